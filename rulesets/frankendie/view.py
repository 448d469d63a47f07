"""What anybody may know, as a value that has no way back to the state. All seats see the same."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Seat, View, Viewer
from rulesets.frankendie.asking import asks
from rulesets.frankendie.components import CALL_LIMIT, Pace, Symbol
from rulesets.frankendie.state import NONE, Ending, Hand, LastTurn, Phase, State, caller


@dataclass(frozen=True, slots=True, kw_only=True)
class FrankenDieView(View):
    """The saved state less the random source, the time of the reveal, and the dice while they are covered."""

    parts_needed: int
    pace: Pace
    scorch: bool
    dawn: int
    handicaps: tuple[int, ...]
    phase: Phase
    turn: int
    roller: Seat
    ending: Ending
    winner: Seat | None
    gains: int
    best: tuple[Seat, int] | None
    """Who laid the quickest hand with a correct call so far, and when."""
    supply: tuple[int, ...]
    parts: tuple[tuple[Symbol, ...], ...]
    """In the order in which they were taken."""
    last_gain: tuple[int, ...]
    scorch_left: tuple[int, ...]
    last: LastTurn | None
    dice: tuple[Symbol, ...]
    """In die order; none but in a race."""
    geniuses: tuple[Seat, ...]
    dead_until: tuple[int, ...]
    """Until when on the race clock each seat's key is dead."""
    able: tuple[Seat, ...]
    """Who can still slap, clockwise from the roller."""
    locked: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    """From the bottom up."""
    heard: int
    """How many of them have called, or let it be."""
    caller: Seat | None
    call_limit: int | None
    clock: int
    """The time of the last slap, or of the last uncovering."""
    cover_at: int
    echo: bool
    closes_at: int | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.parts)

    def complete(self, seat: Seat) -> bool:
        """Has the seat all the parts of a Creature?"""
        return len(self.parts[seat]) >= self.parts_needed

    @property
    def called(self) -> frozenset[Symbol]:
        """The symbols called this turn, rightly or wrongly."""
        return frozenset([hand.symbol for hand in self.hands[: self.heard]]) - {NONE}


def view(state: State, viewer: Viewer) -> FrankenDieView:
    """All that a viewer may know: but for its own name the same for all."""
    calling = state.phase is Phase.CALLING
    return FrankenDieView(
        viewer=viewer,
        asks=asks(state),
        headline=headline(state),
        points=tuple([len(parts) for parts in state.parts]),
        parts_needed=state.parts_needed,
        pace=state.pace,
        scorch=state.scorch,
        dawn=state.dawn,
        handicaps=state.handicaps,
        phase=state.phase,
        turn=state.turn,
        roller=state.roller,
        ending=state.ending,
        winner=None if state.winner == NONE else state.winner,
        gains=state.gains,
        best=None if state.best_seat == NONE else (state.best_seat, state.best_at),
        supply=tuple(state.supply),
        parts=tuple(state.parts),
        last_gain=tuple(state.last_gain),
        scorch_left=tuple(state.scorch_left),
        last=state.last,
        dice=state.dice if state.phase is Phase.RACE else (),
        geniuses=state.geniuses,
        dead_until=state.dead_until,
        able=state.able,
        locked=state.locked,
        hands=state.stack,
        heard=state.heard,
        caller=caller(state) if calling else None,
        call_limit=CALL_LIMIT[state.pace],
        clock=state.clock,
        cover_at=state.cover_at,
        echo=state.echo,
        closes_at=state.closes_at,
    )


def headline(state: State) -> str:
    """Where the game stands in one line."""
    match state.ending:
        case Ending.ALIVE:
            return "It's alive!"
        case Ending.DAWN:
            return "Dawn"
    return f"Turn {state.turn}" if state.dawn > 40 else f"Turn {state.turn} of {state.dawn}"
