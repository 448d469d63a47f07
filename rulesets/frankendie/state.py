"""The whole position as whole numbers, and its quick copy.

The queue of hands that still have to call is the end of the stack from `heard` on: both grow at the same end.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from rulesets.contract import Seat
from rulesets.frankendie.components import PARTS, TOKENS, Pace, Symbol

NONE = -1
"""No seat, no symbol, no count, no time."""


class Phase(IntEnum):
    """What is asked now."""

    READY = 0
    HUSH = 1
    RACE = 2
    CALLING = 3
    OVER = 4


class Verdict(IntEnum):
    """What became of a hand when the turn ended."""

    UNHEARD = 0
    SILENT = 1
    WRONG = 2
    SAME = 3
    GENIUS = 4
    WIN = 5
    SPARK = 6
    UNNEEDED = 7
    PART = 8

    @property
    def correct(self) -> bool:
        """Was the call right, whatever it brought?"""
        return self >= Verdict.SAME

    @property
    def botched(self) -> bool:
        """Wrong or silent."""
        return self is Verdict.WRONG or self is Verdict.SILENT


class Ending(IntEnum):
    """How the game ended."""

    RUNNING = 0
    ALIVE = 1
    DAWN = 2


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand in the stack. `symbol`, `count` and `took` are NONE while it waits, and for good if it stays silent."""

    seat: Seat
    at: int
    symbol: Symbol = NONE
    count: int = NONE
    took: int = NONE


@dataclass(frozen=True, slots=True)
class LastTurn:
    """What the table looks at between two turns. A void turn shows nothing at all."""

    void: bool
    dice: tuple[Symbol, ...] = ()
    hands: tuple[Hand, ...] = ()
    """From the bottom up."""
    verdicts: tuple[Verdict, ...] = ()
    locked: tuple[Seat, ...] = ()


VOID = LastTurn(True)


@dataclass(slots=True)
class State:
    """Everything that there is to know, and no text, no names, no log."""

    seed: int
    draws: int
    # the options
    parts_needed: int
    pace: Pace
    scorch: bool
    dawn: int
    handicaps: tuple[int, ...]
    # the game
    phase: Phase
    turn: int
    roller: Seat
    ending: Ending
    winner: Seat
    gains: int
    """How many tokens have been taken so far."""
    best_seat: Seat
    """Who laid the quickest hand with a correct call so far, and when."""
    best_at: int
    supply: list[int]
    parts: list[tuple[Symbol, ...]]
    """In the order in which they were taken."""
    last_gain: list[int]
    """Which of all the tokens taken was a seat's latest; 0 = none yet."""
    scorch_left: list[int]
    """In how many turns to come a seat's key is dead at first."""
    last: LastTurn | None
    """The turn before, from its end to the next roll."""
    # the running turn
    dice: tuple[Symbol, ...]
    hush: int
    """How long the dice stay covered; 0 once they have been seen."""
    geniuses: tuple[Seat, ...]
    dead_until: tuple[int, ...]
    able: tuple[Seat, ...]
    """Who can still slap: neither locked nor in the stack; clockwise from the roller."""
    locked: tuple[Seat, ...]
    """Who made a false start."""
    stack: tuple[Hand, ...]
    """From the bottom up."""
    heard: int
    """How many of them have called, or let it be."""
    clock: int
    cover_at: int
    echo: bool
    """Dice covered, and nobody has called yet: a hand already moving still counts."""
    closes_at: int | None

    def clone(self) -> State:
        """An independent copy."""
        return State(
            self.seed,
            self.draws,
            self.parts_needed,
            self.pace,
            self.scorch,
            self.dawn,
            self.handicaps,
            self.phase,
            self.turn,
            self.roller,
            self.ending,
            self.winner,
            self.gains,
            self.best_seat,
            self.best_at,
            self.supply[:],
            self.parts[:],
            self.last_gain[:],
            self.scorch_left[:],
            self.last,
            self.dice,
            self.hush,
            self.geniuses,
            self.dead_until,
            self.able,
            self.locked,
            self.stack,
            self.heard,
            self.clock,
            self.cover_at,
            self.echo,
            self.closes_at,
        )


def opening(seats: int, seed: int = 0) -> State:
    """A table before the first roll, with the default options: seat 0 to roll."""
    return State(
        seed=seed,
        draws=0,
        parts_needed=PARTS,
        pace=Pace.NORMAL,
        scorch=False,
        dawn=99,
        handicaps=(0,) * seats,
        phase=Phase.READY,
        turn=1,
        roller=0,
        ending=Ending.RUNNING,
        winner=NONE,
        gains=0,
        best_seat=NONE,
        best_at=NONE,
        supply=[TOKENS] * PARTS,
        parts=[()] * seats,
        last_gain=[0] * seats,
        scorch_left=[0] * seats,
        last=None,
        dice=(),
        hush=0,
        geniuses=(),
        dead_until=(0,) * seats,
        able=(),
        locked=(),
        stack=(),
        heard=0,
        clock=0,
        cover_at=NONE,
        echo=False,
        closes_at=None,
    )


def complete(state: State, seat: Seat) -> bool:
    """Has the seat all the parts of a Creature?"""
    return len(state.parts[seat]) >= state.parts_needed


def caller(state: State) -> Seat:
    """Whose call is awaited, with the dice covered."""
    return state.stack[state.heard].seat
