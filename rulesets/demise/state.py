"""The whole position as whole numbers, and its quick copy.

What is being asked is a stack of frames: the last one is asked, or resolves itself (see `flow`); when none is left the
turn is over. A frame is a tuple of whole numbers, the moment first:

====================  =========================================================================================
``TAMPER``            the roller may turn a die
``TAKE_DIE``          a die is taken
``SETTLE_ROLL``       the value of the Undertaker die; 1 if it is a visit
``PICK_PARTS``        0 = any two parts, 1 = the Spade's arm or leg
``IGOR``              1 if he has moved; blocks relocated; where the first of them stands; 1 if upgraded
``CLINIC``            1 if placed; 1 if built
``BUY_CARDS``         the space C6, or 0 at the Officer; cards bought
``CURATE``            a space of the Curator Area is chosen
``RUMOUR``            the Villager goes up or down
``STITCH``            the space C5, whose own block is busy
``PAWN``              1 if a roll has been bought
``ANNEX``             the space C8, whose own block is busy
``TRIM``              the seat that cuts its parts down
``DAWN``              nobody is asked: the next night begins
``PAUSE``             nobody is asked: a bot's trial ends here, before the turn does
====================  =========================================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, TypeAlias

from rulesets.contract import Seat
from rulesets.demise.components import (
    ALL_PARTS,
    BLOCKS,
    CARDS,
    FIRST_GOLD,
    FIRST_PARTS,
    GOLD,
    LONG_NIGHT,
    NO_CARD,
    NO_PARTS,
    SLOTS,
    TRACK_SPACES,
    CardNo,
    Parts,
    PlaceSet,
)

Frame: TypeAlias = tuple[int, ...]

MOMENTS = (
    "tamper",
    "take_die",
    "settle_roll",
    "pick_parts",
    "igor",
    "clinic",
    "buy_cards",
    "curate",
    "rumour",
    "stitch",
    "pawn",
    "annex",
    "trim",
)
"""The decisions by name."""
(
    TAMPER,
    TAKE_DIE,
    SETTLE_ROLL,
    PICK_PARTS,
    IGOR,
    CLINIC,
    BUY_CARDS,
    CURATE,
    RUMOUR,
    STITCH,
    PAWN,
    ANNEX,
    TRIM,
    DAWN,
    PAUSE,
) = range(15)

Earned: TypeAlias = tuple[int, int, int, int]
"""VP of one seat out of all scorings so far: Grid, Monsters, jars, creatures."""


class Table(Protocol):
    """What a position and a view have in common: enough to tell what can be done, and what it is worth."""

    @property
    def ninth(self) -> bool: ...
    @property
    def rounds(self) -> int: ...
    @property
    def start(self) -> Seat: ...
    @property
    def night(self) -> int: ...
    @property
    def rolling(self) -> int: ...
    @property
    def take(self) -> int: ...
    @property
    def active(self) -> Seat: ...
    @property
    def igor(self) -> int: ...
    @property
    def rage(self) -> int: ...
    @property
    def enraged(self) -> bool: ...
    @property
    def supply(self) -> int: ...
    @property
    def vacated(self) -> PlaceSet: ...
    @property
    def dice(self) -> tuple[int, ...]: ...
    @property
    def pool(self) -> Parts: ...
    @property
    def stack(self) -> tuple[Frame, ...]: ...
    @property
    def display(self) -> tuple[CardNo, ...]: ...
    @property
    def discards(self) -> tuple[CardNo, ...]: ...
    @property
    def scores(self) -> Sequence[int]: ...
    @property
    def gold(self) -> Sequence[int]: ...
    @property
    def parts(self) -> Sequence[Parts]: ...
    @property
    def blocks(self) -> Sequence[PlaceSet]: ...
    @property
    def cards(self) -> Sequence[tuple[CardNo, ...]]: ...
    @property
    def in_deck(self) -> int: ...


@dataclass(slots=True)
class State:
    """Everything that there is to know, and no text, no names, no log."""

    seed: int
    draws: int
    ninth: bool
    """Is the ninth space of the Curator Area in play?"""
    rounds: int
    """The rolling round that always ends a night."""
    start: Seat
    """Who has the beaker in the first night."""
    night: int
    """The game round, from 1."""
    rolling: int
    """The rolling round of this night, from 1."""
    take: int
    """Turns finished in this rolling round."""
    turn_no: int
    """Turns begun in the whole game."""
    active: Seat
    """Whose turn it is."""
    igor: int
    rage: int
    enraged: bool
    """Will rage rise at the end of the rolling round?"""
    supply: int
    """Gold not held by anybody."""
    vacated: PlaceSet
    """Places that the active seat has left in this turn."""
    dice: tuple[int, ...]
    """How many lie in the boxes 1..6."""
    pool: Parts
    stack: tuple[Frame, ...]
    bodies: tuple[Parts, ...]
    """What lies on M1..M6."""
    display: tuple[CardNo, ...]
    discards: tuple[CardNo, ...]
    """The last one lies on top."""
    scores: list[int]
    gold: list[int]
    parts: list[Parts]
    blocks: list[PlaceSet]
    """Where the blocks of each seat stand; those that stand nowhere are its reserve."""
    cards: list[tuple[CardNo, ...]]
    """In the order in which they were gained."""
    earned: list[Earned]
    deck: list[CardNo]
    """The last one is the top."""

    @property
    def in_deck(self) -> int:
        """The size of the deck, all that anybody may know of it."""
        return len(self.deck)

    def clone(self) -> State:
        """An independent copy."""
        return State(
            self.seed,
            self.draws,
            self.ninth,
            self.rounds,
            self.start,
            self.night,
            self.rolling,
            self.take,
            self.turn_no,
            self.active,
            self.igor,
            self.rage,
            self.enraged,
            self.supply,
            self.vacated,
            self.dice,
            self.pool,
            self.stack,
            self.bodies,
            self.display,
            self.discards,
            self.scores[:],
            self.gold[:],
            self.parts[:],
            self.blocks[:],
            self.cards[:],
            self.earned[:],
            self.deck[:],
        )


def opening(seats: int, seed: int = 0) -> State:
    """A table laid for the first night, before deck and dice are touched: seat 0 has the beaker."""
    pool = (ALL_PARTS[0], ALL_PARTS[1], ALL_PARTS[2] - seats, ALL_PARTS[3] - seats)
    return State(
        seed=seed,
        draws=0,
        ninth=False,
        rounds=LONG_NIGHT,
        start=0,
        night=1,
        rolling=1,
        take=0,
        turn_no=0,
        active=0,
        igor=1,
        rage=1,
        enraged=False,
        supply=GOLD - FIRST_GOLD * seats,
        vacated=0,
        dice=(0,) * 6,
        pool=pool,
        stack=(),
        bodies=(NO_PARTS,) * TRACK_SPACES,
        display=(NO_CARD,) * SLOTS,
        discards=(),
        scores=[0] * seats,
        gold=[FIRST_GOLD] * seats,
        parts=[FIRST_PARTS] * seats,
        blocks=[0] * seats,
        cards=[()] * seats,
        earned=[(0, 0, 0, 0)] * seats,
        deck=list(range(len(CARDS))),
    )


def dice_of(seats: int) -> int:
    """How many influence dice are rolled."""
    return 6 if seats == 2 else 8


def holder(table: Table) -> Seat:
    """Who has the beaker this night."""
    return (table.start + table.night - 1) % len(table.scores)


def roller(table: Table) -> Seat:
    """Who rolls the influence dice in this rolling round."""
    return (table.start + table.night + table.rolling - 2) % len(table.scores)


def taker(table: Table, take: int) -> Seat:
    """Whose turn the take of that number is (0..2n-1): clockwise from the roller, then the same way back."""
    return _order(len(table.scores), roller(table))[take]


@lru_cache(maxsize=16)
def _order(seats: int, first: Seat) -> tuple[Seat, ...]:
    clockwise = [(first + step) % seats for step in range(seats)]
    return (*clockwise, *reversed(clockwise))


def owner(table: Table) -> Seat:
    """Who is asked."""
    top = table.stack[-1]
    return top[1] if top[0] == TRIM else table.active


def in_reserve(table: Table, seat: Seat) -> int:
    """The blocks of a seat that stand nowhere."""
    return BLOCKS - table.blocks[seat].bit_count()
