"""What can be done, and the one notation for it: ``slap 900``, ``call brain 3 1200``, ``close 6300``.

All times are actions' parameters, in milliseconds: the rules read no clock. Who acts stands beside the action; the
table itself (its clock, its bell) reveals, closes, lets a call run out and rings.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rulesets.contract import Action, Seat
from rulesets.frankendie.components import SYMBOLS, Symbol
from rulesets.notation import WHOLE, Notation, Verb, one_of


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the eight dice and cover them."""


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """The dice are uncovered for the first time: the clock starts."""


@dataclass(frozen=True, slots=True)
class Slap(Action):
    """A hand on the Graveyard, at this time on the race clock; below 0: while the dice were still covered."""

    at: int

    @property
    def moment(self) -> int:
        """The time of the slap."""
        return self.at


@dataclass(frozen=True, slots=True)
class Call(Action):
    """What the hand has found, and how long it took to say so."""

    symbol: Symbol
    count: int
    took: int

    @property
    def moment(self) -> int:
        """The time on the clock of the call pad."""
        return self.took


@dataclass(frozen=True, slots=True)
class Timeout(Action):
    """The seat has called nothing in time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Close(Action):
    """Nobody has found anything more: the race is over."""

    at: int

    @property
    def moment(self) -> int:
        """The time on the race clock."""
        return self.at


@dataclass(frozen=True, slots=True)
class Bell(Action):
    """The turn is void."""


ROLL, REVEAL, BELL = Roll(), Reveal(), Bell()
TIMEOUT = tuple([Timeout(seat) for seat in range(6)])
EARLY = Slap(-1)
"""The false start: how long the dice would have stayed covered is a secret, so it is always recorded as -1."""

close = lru_cache(maxsize=4096)(Close)
"""The shared action that closes at a time."""

NOTATION = Notation(
    {
        "roll": Verb(Roll),
        "reveal": Verb(Reveal),
        "slap": Verb(Slap, WHOLE),
        "call": Verb(Call, one_of(SYMBOLS, "a symbol of these dice"), WHOLE, WHOLE),
        "timeout": Verb(Timeout, WHOLE),
        "close": Verb(Close, WHOLE),
        "bell": Verb(Bell),
    }
)
