"""What happens at the table, as data. All of it is public; no event before `RaceOver` holds a face (FD-R38).

Nothing is ever undone: whoever has seen dice cannot unsee them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Beat, Event, Seat, Undo
from rulesets.frankendie.components import Symbol
from rulesets.frankendie.state import Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class DieEvent(Event):
    """Any event of this game."""

    undo: Undo = Undo.NEVER


@dataclass(frozen=True, slots=True, kw_only=True)
class Began(DieEvent):
    """The game begins: this seat rolls first; `chosen` by the table, or by chance."""

    seat: Seat
    chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(DieEvent):
    """The dice are rolled and covered; these seats are geniuses for the whole turn."""

    seat: Seat
    geniuses: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(DieEvent):
    """The dice are uncovered and the clock runs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FalseStart(DieEvent):
    """A slap that came too early: the seat is out for this turn."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Slapped(DieEvent):
    """A hand on the Graveyard; `position` in the stack, 1 = the lowest."""

    seat: Seat
    at: int
    position: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Called(DieEvent):
    """What a hand has found, or thinks so."""

    seat: Seat
    symbol: Symbol
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(DieEvent):
    """A hand that called nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceOver(DieEvent):
    """The turn has ended: the eight faces, in die order."""

    dice: tuple[Symbol, ...]
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged(DieEvent):
    """The verdict on a hand, with the call again (NONE if it made none)."""

    seat: Seat
    verdict: Verdict
    symbol: Symbol
    count: int
    at: int
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Completed(DieEvent):
    """A seat has all the parts it needs: the others are warned."""

    seat: Seat
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Scorched(DieEvent):
    """A botched call has burnt a seat's key for this many turns."""

    seat: Seat
    turns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Voided(DieEvent):
    """The bell: the turn does not count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(DieEvent):
    """The winner, and what decided in words."""

    seat: Seat
    decided_by: str
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Dawn(DieEvent):
    """The last turn is over, and no Creature lives."""

    beat: Beat = Beat.NOW
