"""What a monster would be worth: the arithmetic and the phrases of explanations, from views alone."""

from __future__ import annotations

from rulesets.contract import Seat
from rulesets.monstrosity.components import (
    AREAS,
    BLACK_HOLE,
    HEARTS,
    MATCHING,
    NEEDED,
    NONE,
    PAIRS,
    POWER_VALUE,
    RIBBON,
    SLOT_NAMES,
    SLOTS,
    WRONG,
    CardNo,
    Colour,
    Slot,
)
from rulesets.monstrosity.monster import Body, Mods, colours, complete, filled, place, remove, worth, worths
from rulesets.monstrosity.scoring import NO_BONUS, bonus_of, items_of, matching_upgrades
from rulesets.monstrosity.state import MINE
from rulesets.monstrosity.telling import listed, signed
from rulesets.monstrosity.view import MonsterView, MonstrosityView


def whose(view: MonstrosityView, seat: Seat, capital: bool = True) -> str:
    """``Your monster``, ``{1}'s monster``."""
    if seat == view.viewer:
        return "Your monster" if capital else "your monster"
    return f"{{{seat}}}'s monster"


def spot(view: MonstrosityView, part: CardNo, seat: Seat, slot: Slot, on_extension: bool, tight: bool = False) -> str:
    """Where a part would go, for a label of few words: ``left arm``, ``both legs``, ``{2}'s extension``."""
    name = "extension" if on_extension else SLOT_NAMES[slot]
    if PAIRS[part]:
        name = "both arms" if slot in AREAS["arm"] else "both legs"
    if seat == view.viewer:
        return name
    return f"{{{seat}}}'s {name.replace(' ', '-') if tight else name}"


def total(monster: MonsterView, body: Body, mods: Mods) -> int:
    """What a monster would be worth with another body, as far as the viewer may count."""
    heart = NONE if monster.heart is None else monster.heart
    items = items_of(heart, monster.alive)
    change = worth(body, mods, items) - worth(monster.body, monster.mods, items)
    return monster.total + change + matching_upgrades(mods, items) - matching_upgrades(monster.mods, items)


def then(view: MonstrosityView, seat: Seat, new: int) -> str:
    """``Your monster: 13 points, then 15.``"""
    old = view.monsters[seat].total
    hidden = " (without its heart)" if view.monsters[seat].heart is None else ""
    if new == old:
        return f"{whose(view, seat)} stays at {old} points{hidden}."
    return f"{whose(view, seat)}: {old} points, then {new}{hidden}."


def suited_words(monster: MonsterView, body: Body) -> str:
    """How far the parts meet what the heart asks for, if the viewer knows it: `` The heart: blue 3 of 4.``"""
    if monster.heart is None:
        return ""
    needs, have = HEARTS[monster.heart].needs, colours(body)
    wanted = [
        f"{colour.word} {min(have[colour], needs[colour])} of {needs[colour]}" for colour in Colour if needs[colour]
    ]
    if not wanted:
        return ""
    met = all([have[colour] >= needs[colour] for colour in Colour])
    return f" The heart asks for {', '.join(wanted)}{': met' if met else ''}."


def off_words(fallen: tuple[CardNo, ...]) -> str:
    """`` Off come Pogo Foot and Mermaid Tail.``"""
    return f" Off come{'s' * (len(fallen) == 1)} {listed(fallen)}." if fallen else ""


def placing_words(view: MonstrosityView, part: CardNo, seat: Seat, slot: Slot, on_extension: bool) -> str:
    """A part placed: its worth there, the slots, the total, the heart, and what comes off."""
    monster = view.monsters[seat]
    body, mods, fallen = place(monster.body, monster.mods, part, slot, on_extension)
    value = next(value for card, _, value in worths(body, mods) if card == part)
    text = f"Assembled it is worth {value}{' on its wrong side' if slot == WRONG[part] else ''}. "
    new = total(monster, body, mods)
    if complete(body):
        first = not any([other.purple for other in view.monsters])
        new += RIBBON if first else 0
        if not complete(monster.body):
            text += "All six slots are filled" + ("" if monster.exposed else ": the heart is turned up")
            text += f", and the purple ribbon is {signed(RIBBON)}. " if first else ". "
    else:
        text += f"{filled(body)} of {SLOTS} slots filled. "
    text += then(view, seat, new) + suited_words(monster, body) + off_words(fallen)
    bared = [SLOT_NAMES[at] for at in range(SLOTS) if body[at] == NONE != monster.body[at]]
    if bared:
        text += f" The {bared[0]} is left empty."
    if complete(body) and monster.heart == BLACK_HOLE and not monster.exposed:
        text += " Every other monster is worth 1 less from then on."
    return text


def losing_words(view: MonstrosityView, seat: Seat, part: CardNo) -> str:
    """A part taken off: its worth, the total then, and what goes with it."""
    monster = view.monsters[seat]
    body, mods, fallen = remove(monster.body, monster.mods, part)
    others = tuple([card for card in fallen if card != part])
    more = f" With it go{'es' * (len(others) == 1)} {listed(others)}." if others else ""
    return f"Worth {part_worth(monster, part)} now. {then(view, seat, total(monster, body, mods))}{more}"


def part_worth(monster: MonsterView, part: CardNo) -> int:
    """What a part is worth where it is."""
    return next((value for card, _, value in monster.parts if card == part), 0)


# ------------------------------------------------------------------------------------------------------------- power


def charge_from(view: MonstrosityView, card: CardNo, victim: Seat) -> int:
    """What a power card is worth, printed or stolen."""
    return POWER_VALUE[card] if victim == NONE else view.monsters[victim].charge


def waking_words(view: MonstrosityView, card: CardNo, seat: Seat, victim: Seat) -> str:
    """A power card: what counts for the 15 points, and what the living monster is worth."""
    monster = view.monsters[seat]
    charge = charge_from(view, card, victim)
    before = monster.total + charge
    text = f"{before} of the {NEEDED} points needed."
    if monster.heart is None:
        return text
    first = not any([other.orange for other in view.monsters])
    bonus = bonus_of(monster.body, monster.mods, monster.heart, charge) if view.advanced else NO_BONUS
    items = MATCHING[monster.heart]
    turned = worth(monster.body, monster.mods, items) - worth(monster.body, monster.mods)
    extra = {
        "orange ribbon": RIBBON if first else 0,
        "icons": bonus.icons,
        "goal of the heart": bonus.goal,
        "inbred": bonus.inbred,
        "special items": turned + matching_upgrades(monster.mods, items),
    }
    named = [f"{name} {signed(points)}" for name, points in extra.items() if points]
    gains = f" ({', '.join(named)})" if named else ""
    text += f" Alive it is worth {before + sum(extra.values())}{gains}."
    if victim != NONE:
        robbed = view.monsters[victim]
        text += f" {whose(view, victim)}: {robbed.total} points, then {robbed.total - robbed.charge}."
    partners = MINE[view.teams][view.seats][seat]
    if not view.night and all([view.monsters[partner].alive for partner in partners if partner != seat]):
        text += " The all-nighter begins at once."
    return text
