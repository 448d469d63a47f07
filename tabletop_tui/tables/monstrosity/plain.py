"""Monstrosity in sentences: everybody's monster and the piles, and what one seat alone knows."""

from __future__ import annotations

from rulesets.monstrosity.components import COLOUR, HEARTS, NAMES, NONE, PAIRS, SHORT, SLOT_NAMES, SLOTS, CardNo, Slot
from rulesets.monstrosity.glossary import card_text, heart_text
from rulesets.monstrosity.state import Phase
from rulesets.monstrosity.telling import count, signed
from rulesets.monstrosity.view import MonsterView, MonstrosityView
from tabletop_tui.tables.monstrosity.closeup import day_words
from tabletop_tui.tables.monstrosity.ready import checks


def table_lines(view: MonstrosityView) -> list[str]:
    """What everybody sees, from public facts alone."""
    lines = [day_words(view)]
    if view.teams:
        lines.append("Teams: {0} with {2}, {1} with {3}.")
    for monster in view.monsters:
        lines += _monster(view, monster)
    lines.append(f"Draw pile: {count(view.pile, 'card')}. Heart deck: {count(view.heart_deck, 'heart')}.")
    if view.dumpster:
        top, below = view.dumpster[-1], [SHORT[card] for card in reversed(view.dumpster[:-1])]
        lines.append(f"Dumpster, top card: {NAMES[top]}. {card_text(top)}")
        if below:
            lines.append(f"Below it, from the top: {', '.join(below)}.")
    else:
        lines.append("The dumpster is empty.")
    return lines


def private_lines(view: MonstrosityView) -> list[str]:
    """Heart, lab, and whether the monster can be powered yet."""
    if view.viewer is None:
        return []
    mine = view.monsters[view.viewer]
    lines = []
    if mine.heart is not None and mine.heart != NONE:
        gold = f" It has gained {mine.gold}." if mine.gold else ""
        where = "face up" if mine.exposed else "face down"
        lines.append(f"Your heart, {where}: {HEARTS[mine.heart].name}. {heart_text(mine.heart, view.advanced)}{gold}")
        lines.append(f"With it your monster is worth {count(mine.total, 'point')}.")
    if mine.lab is not None and view.phase is not Phase.CHOOSE:
        lines.append(f"Your lab: {count(len(mine.lab), 'card')}.")
        lines += [f"{NAMES[card]}. {card_text(card)}" for card in mine.lab]
    if view.inspected and view.target is not None:
        lines.append(f"The lab of {{{view.target}}}: {', '.join([NAMES[card] for card in view.inspected])}.")
    for ready in view.ready:
        whose = "your monster" if ready.monster == view.viewer else f"the monster of {{{ready.monster}}}"
        said = "; ".join([check.text for check in checks(view, view.monsters[ready.monster], ready)])
        lines.append(f"Can you power {whose}? {'Yes' if ready.wakes else 'Not yet'}: {said}.")
    return lines


def _monster(view: MonstrosityView, monster: MonsterView) -> list[str]:
    seat = f"{{{monster.seat}}}"
    hidden = not monster.exposed and view.phase is not Phase.OVER
    filled = sum([monster.body[slot] != NONE for slot in range(SLOTS)])
    total = _public_total(view, monster)
    alive = "alive, " if monster.alive else ""
    points = f"{count(total, 'point')}{' without its heart' if hidden else ''}"
    lab = "" if view.phase in (Phase.CHOOSE, Phase.OVER) else f", {count(monster.cards, 'card')} in the lab"
    lines = [f"Monster of {seat}: {alive}{points}, {filled} of {SLOTS} parts{lab}."]
    if monster.parts:
        lines.append(f"It has {'; '.join([_part(monster, *part) for part in monster.parts])}.")
    facts = []
    if not monster.picked:
        facts.append("no heart yet")
    elif hidden or monster.heart is None:
        facts.append("heart face down")
    else:
        gold = f" with {monster.gold} gold" if monster.gold else ""
        facts.append(f"heart {HEARTS[monster.heart].name}{gold}")
    facts += ["purple ribbon"] * monster.purple + ["orange ribbon"] * monster.orange + ["Guard Dog"] * monster.dog
    if monster.power is not None:
        facts.append(f"power {NAMES[monster.power]}, worth {monster.charge}")
    if any(monster.bonus):
        facts.append(f"bonus {signed(sum(monster.bonus))}")
    if monster.hole:
        facts.append("a Black Hole takes 1")
    lines.append(f"{seat}'s monster: {', '.join(facts)}.")
    return lines


def _public_total(view: MonstrosityView, monster: MonsterView) -> int:
    """The total without what only the viewer knows."""
    if monster.exposed or view.phase is Phase.OVER or monster.heart is None:
        return monster.total
    return monster.total - HEARTS[monster.heart].points - (monster.gold or 0)


def _part(monster: MonsterView, card: CardNo, slot: Slot, value: int) -> str:
    """``left arm Lobster Claw 4 with Brass Knuckles``."""
    where = SLOT_NAMES[slot]
    if PAIRS[card]:
        where = f"both {where.split()[-1]}s"
    if monster.body[slot] != card and not PAIRS[card]:
        where = f"on the extension, {where}"
    mods = [f"{NAMES[mod]} {signed(points)}" for part, mod, points in monster.mods if part == card]
    hangs = f" with {' and '.join(mods)}" if mods else ""
    return f"{where} {COLOUR[card].word} {NAMES[card]} {value}{hangs}"
