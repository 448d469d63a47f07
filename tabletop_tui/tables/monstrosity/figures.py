"""From a view to monsters as they are drawn: what lies in each slot, what hangs on it, what may be counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulesets.contract import Seat
from rulesets.monstrosity.components import (
    COLOUR,
    HEARTS,
    IDS,
    NONE,
    NUMBER,
    PAIRS,
    SHORT,
    SLOT_NAMES,
    SLOT_WORDS,
    WRONG,
    CardNo,
    Slot,
)
from rulesets.monstrosity.scoring import items_of
from rulesets.monstrosity.state import Phase, own_monsters
from rulesets.monstrosity.view import MonsterView, MonstrosityView
from saves.people import Person
from tabletop_tui.play.choice import Entry
from tabletop_tui.tables.monstrosity.faces import ART, COLOUR_HUES, FACES, SIGNS
from tabletop_tui.widgets.marks import Mark

PEEK = "peek:"
"""What the words of monsters begin with: a click on one shows it large."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A body part where it lies; `mods` are the modifiers that hang on it: ``+1 Crown``."""

    word: str
    sign: str
    hue: int
    value: int
    name: str
    mods: tuple[str, ...]
    wrong: bool
    art: tuple[str, ...]

    @property
    def tail(self) -> str:
        """A + or a - for each modifier."""
        return "".join([mod[0] for mod in self.mods])


@dataclass(frozen=True, slots=True)
class Cell:
    """A slot: nothing, a part, or the extension with what is connected to it."""

    word: str
    name: str
    pieces: tuple[Piece, ...]
    wide: bool
    """The part fills this slot and its twin."""
    twin: bool
    """Its right half, where it is not drawn again."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A monster: its six slots in the order of the rules, and all around them."""

    seat: Seat
    name: str
    hue: int
    cells: tuple[Cell, ...]
    total: int
    counted: bool
    """Is the heart in the total?"""
    heart: str
    """What may be said of it in a few words."""
    heart_up: bool
    filled: int
    cards: int
    badges: tuple[tuple[str, str, int], ...]
    """Ribbons, dog, power: a letter, the word, a hue."""
    partner: str
    alive: bool
    tied: tuple[str, ...]

    @property
    def points(self) -> str:
        """``13``, ``13+?`` where the heart is not counted."""
        return f"{self.total}{'' if self.counted else '+?'}"


def figures(view: MonstrosityView, people: tuple[Person, ...]) -> tuple[Figure, ...]:
    """All monsters, in seat order."""
    return tuple([_figure(view, monster, people) for monster in view.monsters])


def _figure(view: MonstrosityView, monster: MonsterView, people: tuple[Person, ...]) -> Figure:
    person = people[monster.seat]
    partners = [seat for seat in own_monsters(view.seats, view.teams, monster.seat) if seat != monster.seat]
    over = view.phase is Phase.OVER
    return Figure(
        seat=monster.seat,
        name=person.name,
        hue=person.hue,
        cells=tuple([_cell(monster, slot) for slot in range(len(SLOT_WORDS))]),
        total=monster.total,
        counted=monster.heart is not None,
        heart=_heart(monster),
        heart_up=monster.exposed or over,
        filled=sum([monster.body[slot] != NONE for slot in range(len(SLOT_WORDS))]),
        cards=monster.cards,
        badges=_badges(monster),
        partner=people[partners[0]].name if partners else "",
        alive=monster.alive,
        tied=tuple([IDS[card] for card in view.tied]) if view.target == monster.seat else (),
    )


def _heart(monster: MonsterView) -> str:
    if not monster.picked:
        return "no heart yet"
    if monster.heart is None:
        return "heart face down"
    gold = f" +{monster.gold} gold" if monster.gold else ""
    return f"{HEARTS[monster.heart].name}{gold}"


def _badges(monster: MonsterView) -> tuple[tuple[str, str, int], ...]:
    found = []
    if monster.purple:
        found.append(("P", "purple ribbon", 6))
    if monster.orange:
        found.append(("O", "orange ribbon", 1))
    if monster.dog:
        found.append(("D", "Guard Dog", 4))
    if monster.power is not None:
        found.append((f"*{monster.charge}", f"alive with {SHORT[monster.power]} {monster.charge}", 2))
    if any(monster.bonus):
        bonus = sum(monster.bonus)
        found.append((f"+{bonus}", f"bonus +{bonus}", 3))
    if monster.hole:
        found.append(("-1", "Black Hole -1", 0))
    return tuple(found)


def _cell(monster: MonsterView, slot: Slot) -> Cell:
    part = monster.body[slot]
    pair = PAIRS[part] if part != NONE else ()
    twin = bool(pair) and slot != pair[0]
    pieces = [
        _piece(monster, card, at, value)
        for card, at, value in monster.parts
        if at == slot or (card == part and slot in pair)
    ]
    return Cell(SLOT_WORDS[slot], SLOT_NAMES[slot], tuple(pieces), bool(pair), twin)


def _piece(monster: MonsterView, card: CardNo, slot: Slot, value: int) -> Piece:
    items = items_of(NONE if monster.heart is None else monster.heart, monster.alive)
    mods = [
        f"{1 if modifier in items else points:+d} {SHORT[modifier]}"
        for part, modifier, points in monster.mods
        if part == card
    ]
    colour = COLOUR[card]
    art = FACES[card].art or ART["limb"]
    return Piece(
        IDS[card], SIGNS[colour], COLOUR_HUES[colour], value, SHORT[card], tuple(mods), slot == WRONG[card], art
    )


# -------------------------------------------------------------------------------------------------- what can be chosen


def marks(entries: Iterable[Entry], selected: Entry | None) -> dict[str, Mark]:
    """By card, heart, ``0 larm`` for a slot of a monster, ``seat 0`` for a monster."""
    found = {}
    for entry in entries:
        if not entry.words:
            continue
        word = entry.words[-1]
        place = word
        if word in SLOT_WORDS:
            place = f"{entry.words[-2]} {word}"
        elif word.isdigit():
            place = f"seat {word}"
        found[place] = Mark(word, entry.key or entry.digit, bool(entry.closed), entry is selected)
    return found


def pointed(selected: Entry | None, view: MonstrosityView) -> Seat | None:
    """The monster that a selected entry is about, so that it can be shown large."""
    for word in reversed(selected.words if selected is not None else ()):
        if word.isdigit():
            return int(word)
        card = NUMBER.get(word, NONE)
        for monster in view.monsters:
            if card != NONE and card in monster.body:
                return monster.seat
    return None
