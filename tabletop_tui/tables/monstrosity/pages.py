"""What the page of open piles shows: every monster part by part, and the whole dumpster."""

from __future__ import annotations

from rulesets.monstrosity.components import AREAS, HEARTS, PAIRS, SHORT, SLOT_NAMES, WRONG, CardNo, Slot
from rulesets.monstrosity.glossary import card_text, heart_text
from rulesets.monstrosity.scoring import items_of
from rulesets.monstrosity.view import MonsterView, MonstrosityView
from saves.people import Person
from tabletop_tui.tables.monstrosity.faces import COLOUR_HUES, FACES
from tabletop_tui.tables.monstrosity.figures import figures
from tabletop_tui.widgets.canvas import wrap
from tabletop_tui.widgets.card import Face
from tabletop_tui.widgets.spread import COLUMN, Spread

QUIET = 6
"""The hue of lines that are no cards."""
BONUSES = ("heart icons", "the heart's goal", "inbreeding")


def spread(view: MonstrosityView, people: tuple[Person, ...]) -> tuple[Spread, ...]:
    """The dumpster from the top down, then everybody's monster."""
    known = figures(view, people)
    monsters = [
        Spread(f"{figure.name}'s monster", figure.hue, _monster(view, monster, figure.points), figure.filled)
        for figure, monster in zip(known, view.monsters, strict=True)
    ]
    top = tuple([FACES[card] for card in reversed(view.dumpster)])
    return (*monsters, Spread("Dumpster, top card first", None, top))


def _monster(view: MonstrosityView, monster: MonsterView, points: str) -> tuple[Face, ...]:
    """A line for each part with its slot, below it what hangs on it; then heart, power, ribbons."""
    lines: list[Face] = []
    for card, slot, value in monster.parts:
        face = FACES[card]
        foot = (_place(monster, card, slot),)
        lines.append(Face(face.word, face.letter, face.kind, face.title, str(value), foot, (), face.hue))
        items = items_of(-1 if monster.heart is None else monster.heart, monster.alive)
        for part, modifier, sign in monster.mods:
            if part == card:
                lines.append(_line(f"  {1 if modifier in items else sign:+d} {SHORT[modifier]}"))
    heart = "face down" if monster.heart is None else HEARTS[monster.heart].name
    lines.append(_line(f"Heart: {heart if monster.picked else 'none yet'}"))
    if monster.heart is not None and monster.exposed:
        lines += [_line(line) for line in wrap(heart_text(monster.heart, view.advanced), COLUMN - 8)]
    if monster.power is not None:
        lines.append(_line(f"Alive with {SHORT[monster.power]}, worth {monster.charge}"))
        lines += [_line(line) for line in wrap(card_text(monster.power), COLUMN - 8)] if monster.charge else []
    ribbons = ["purple"] * monster.purple + ["orange"] * monster.orange
    if ribbons:
        lines.append(_line(f"Ribbons: {', '.join(ribbons)}"))
    if monster.dog:
        lines.append(_line("A Guard Dog watches it"))
    lines += [
        _line(f"Bonus for {name}: +{points}") for name, points in zip(BONUSES, monster.bonus, strict=True) if points
    ]
    lines.append(_line(f"Points: {points}"))
    return tuple(lines)


def _place(monster: MonsterView, card: CardNo, slot: Slot) -> str:
    """``left arm``, ``both legs``, ``right arm, wrong side``, ``on the extension``."""
    if PAIRS[card]:
        return "both arms" if slot in AREAS["arm"] else "both legs"
    if monster.body[slot] != card:
        return "on the extension"
    return SLOT_NAMES[slot] + (", wrong side" if slot == WRONG[card] else "")


def _line(text: str) -> Face:
    return Face("", "", "", text, "", (), (), COLOUR_HUES[1] if text.startswith("Points") else QUIET)
