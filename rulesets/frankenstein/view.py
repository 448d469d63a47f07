"""What one viewer may know, as a value that has no way back to the state."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Seat, View, Viewer
from rulesets.frankenstein.asking import asks
from rulesets.frankenstein.components import CardNo
from rulesets.frankenstein.scoring import points
from rulesets.frankenstein.state import NONE, Phase, State


@dataclass(frozen=True, slots=True)
class AuctionView:
    """A running auction. `bids` = the opening amount, then the answers from the auctioneer's left on; 0 = pass."""

    high: int
    high_seat: Seat
    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FrankensteinView(View):
    """Public items, and the viewer's own coins and mat; None = hidden. After the end only the deck is hidden."""

    advanced: bool
    open_memory: bool
    phase: Phase
    start: Seat
    active: Seat
    turn_no: int
    defended: bool
    passes: int
    rebuilds: int
    deck: int
    """Its size."""
    current: CardNo | None
    """The card just turned up: an index into `components.CARDS`, as all cards here."""
    aside: tuple[CardNo, ...]
    box: tuple[CardNo, ...]
    graveyards: tuple[tuple[CardNo, ...], ...]
    """From bottom to top."""
    auction: AuctionView | None
    coins: tuple[int | None, ...]
    mats: tuple[tuple[CardNo, ...] | None, ...]
    """In display order."""
    bank: int | None
    alive: Seat | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.coins)


def view(state: State, viewer: Viewer) -> FrankensteinView:
    """All that a viewer may know."""
    seats = range(len(state.coins))
    over = state.phase is Phase.OVER
    known = [over or seat == viewer for seat in seats]
    return FrankensteinView(
        viewer=viewer,
        asks=asks(state, viewer),
        headline=headline(state),
        points=tuple([_points(state, seat) if known[seat] else None for seat in seats]),
        advanced=state.advanced,
        open_memory=state.open_memory,
        phase=state.phase,
        start=state.start,
        active=state.active,
        turn_no=state.turn_no,
        defended=state.defended,
        passes=state.passes,
        rebuilds=state.rebuilds,
        deck=len(state.deck),
        current=None if state.current == NONE else state.current,
        aside=state.aside,
        box=state.box,
        graveyards=tuple([tuple(yard) for yard in state.graveyards]),
        auction=AuctionView(state.high, state.high_seat, state.bids) if state.phase is Phase.BID else None,
        coins=tuple([state.coins[seat] if known[seat] else None for seat in seats]),
        mats=tuple([state.mats[seat] if known[seat] else None for seat in seats]),
        bank=state.bank if over else None,
        alive=None if state.alive == NONE else state.alive,
    )


def _points(state: State, seat: Seat) -> int:
    return points(state.mats[seat], state.coins[seat], state.advanced, seat == state.alive)


def headline(state: State) -> str:
    """Where the game stands in one line."""
    if state.phase is Phase.OVER:
        return "Dawn" if state.alive == NONE else "It's alive!"
    return f"Turn {state.turn_no}, {len(state.deck)} in the deck"
