"""What anybody at the table may know, as a value that has no way back to the state: all but the order of the deck."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulesets.contract import Seat, View, Viewer
from rulesets.demise.asking import asks
from rulesets.demise.components import BLOCKS, MOB, PLACES, CardNo, Parts, PlaceSet
from rulesets.demise.state import Earned, Frame, State, holder, roller, taker

ROUND_SHOWN = 11
"""From this rolling round on a long night shows how many there are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DemiseView(View):
    """The table. Views of one position are equal, whoever looks."""

    viewer: Viewer = field(compare=False)
    ninth: bool
    rounds: int
    start: Seat
    night: int
    rolling: int
    take: int
    """Turns finished in this rolling round."""
    turn_no: int
    active: Seat
    igor: int
    rage: int
    enraged: bool
    """Will rage rise at the end of the rolling round?"""
    supply: int
    vacated: PlaceSet
    """Places barred to the active seat until its turn ends."""
    dice: tuple[int, ...]
    """How many lie in the boxes 1..6."""
    pool: Parts
    stack: tuple[Frame, ...]
    """What is being decided, the innermost last: see `state`."""
    bodies: tuple[Parts, ...]
    display: tuple[CardNo, ...]
    discards: tuple[CardNo, ...]
    in_deck: int
    scores: tuple[int, ...]
    gold: tuple[int, ...]
    parts: tuple[Parts, ...]
    blocks: tuple[PlaceSet, ...]
    cards: tuple[tuple[CardNo, ...], ...]
    earned: tuple[Earned, ...]
    coming: tuple[Seat, ...]
    """Who takes the next dice of this rolling round, the running turn first."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def reserves(self) -> tuple[int, ...]:
        """Blocks that stand nowhere."""
        return tuple([BLOCKS - blocks.bit_count() for blocks in self.blocks])

    @property
    def board(self) -> tuple[Seat | None, ...]:
        """Whose block stands on each place G11..M6."""
        return tuple(
            [next((seat for seat, blocks in enumerate(self.blocks) if blocks >> place & 1), None) for place in PLACES]
        )

    @property
    def holder(self) -> Seat:
        """Who has the beaker."""
        return holder(self)

    @property
    def roller(self) -> Seat:
        """Who rolls in this rolling round."""
        return roller(self)


def view(state: State, viewer: Viewer) -> DemiseView:
    """All that a viewer may know."""
    last = 2 * len(state.scores)
    takes = range(state.take % last, last) if state.stack else range(0)  # between nights all of the next round
    return DemiseView(
        viewer=viewer,
        asks=asks(state),
        headline=headline(state),
        points=tuple(state.scores),
        ninth=state.ninth,
        rounds=state.rounds,
        start=state.start,
        night=state.night,
        rolling=state.rolling,
        take=state.take,
        turn_no=state.turn_no,
        active=state.active,
        igor=state.igor,
        rage=state.rage,
        enraged=state.enraged,
        supply=state.supply,
        vacated=state.vacated,
        dice=state.dice,
        pool=state.pool,
        stack=state.stack,
        bodies=state.bodies,
        display=state.display,
        discards=state.discards,
        in_deck=len(state.deck),
        scores=tuple(state.scores),
        gold=tuple(state.gold),
        parts=tuple(state.parts),
        blocks=tuple(state.blocks),
        cards=tuple(state.cards),
        earned=tuple(state.earned),
        coming=tuple([taker(state, take) for take in takes]),
    )


def headline(state: State) -> str:
    """Where the game stands in one line."""
    seats = len(state.scores)
    if not state.stack:
        return "The last laboratory has burnt down"
    shown = state.rolling >= ROUND_SHOWN or state.rounds < ROUND_SHOWN
    rolling = f"rolling round {state.rolling}{f' of {state.rounds}' if shown else ''}"
    rises = " (will rise)" if state.enraged and state.rage < MOB else ""
    return f"Night {state.night} of {seats}, {rolling}, rage {state.rage}{rises}"
