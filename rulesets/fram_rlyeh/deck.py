"""Dealing, where all the luck of the game is, and dealing again what nobody has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesets.box import Setup
from rulesets.chance import below, seed_of, shuffle
from rulesets.contract import Event
from rulesets.fram_rlyeh.components import (
    DEPTH,
    ELDER_SIGN,
    GOLDEN_MEAD,
    OF_DEPTH,
    RLYEH_TEXT,
    ROUNDS,
    SHINING_TRAPEZOHEDRON,
    TIME_DRUG,
    CardNo,
    Depth,
    TreasureNo,
)
from rulesets.fram_rlyeh.events import Dealt, Peeked, Rotated
from rulesets.fram_rlyeh.state import State, back_known, opening

ALL_TRUMPS = 5
"""With so many seats no trump is left over."""


class Luck:
    """A seed and how often it has been drawn from, before there is a state to hold them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0


def new(setup: Setup, out: list[Event] | None = None) -> State:
    """Deal trumps and treasures; the owner of R'lyeh Text deals first."""
    luck = Luck(setup.seed)
    trumps, left_over = _trumps(luck, setup.seats)
    removed = [of_depth[below(luck, len(of_depth))] for of_depth in OF_DEPTH]
    order = [treasure for of_depth in OF_DEPTH for treasure in of_depth if treasure not in removed]
    shuffle(luck, order)
    order, moved = rotate(order)
    state = opening(trumps, left_over, removed, order, moved, setup.seed)
    state.draws = luck.draws
    if out is not None:
        tell_deal(state, out)
    return state


def _trumps(luck: Luck, seats: int) -> tuple[list[CardNo], list[CardNo]]:
    """The trumps of the seats, and those put away. R'lyeh Text is always in play."""
    rest = [SHINING_TRAPEZOHEDRON, ELDER_SIGN, GOLDEN_MEAD, TIME_DRUG]
    if seats == ALL_TRUMPS:
        drawn, rest = rest, []
    else:
        drawn = [rest.pop(below(luck, len(rest))) for _ in range(seats - 1)]
    trumps = [RLYEH_TEXT, *drawn]
    shuffle(luck, trumps)
    return trumps, rest


def rotate(order: Sequence[TreasureNo]) -> tuple[list[TreasureNo], int]:
    """Move cards from the top to the bottom until a shallow one lies on top; also how many were moved."""
    moved = next(place for place, treasure in enumerate(order) if DEPTH[treasure] is Depth.SHALLOW)
    return [*order[moved:], *order[:moved]], moved


def tell_deal(state: State, out: list[Event]) -> None:
    """What the table sees of a deal."""
    if state.moved:
        backs = tuple([DEPTH[treasure] for treasure in state.order[ROUNDS - state.moved :]])
        out.append(Rotated(turn=0, depths=backs))
    sizes = tuple(map(len, state.hands))
    out.append(Dealt(turn=0, seat=state.dealer, sizes=sizes, last=state.order[-1]))
    first = state.order[0]
    out.append(Peeked(turn=0, seat=state.dealer, next_round=False, depth=DEPTH[first], treasure=first))


def spread(
    depths: Sequence[Depth | None], known: Sequence[TreasureNo | None], mix: Callable[[list[int]], None]
) -> list[TreasureNo]:
    """A treasure for each of the fifteen places: the known one, or one of the others by chance.

    A place whose back is known gets a treasure of that depth; all deals that fit are equally likely.
    """
    left = [[treasure for treasure in of_depth if treasure not in known] for of_depth in OF_DEPTH]
    open_backs: list[int] = []
    for depth in Depth:
        mix(left[depth])
        wanted = sum([treasure is None and back is depth for back, treasure in zip(depths, known, strict=True)])
        open_backs += [depth] * (len(left[depth]) - wanted)
    mix(open_backs)
    dealt: list[TreasureNo] = []
    for back, treasure in zip(depths, known, strict=True):
        if treasure is None:
            treasure = left[open_backs.pop() if back is None else back].pop()
        dealt.append(treasure)
    return dealt


def stir(state: State, salt: int) -> None:
    """Redraw what nobody has seen, after a take-back: treasures keep their known backs. There is no luck to come."""
    state.seed = seed_of(f"{state.seed}:{state.draws}:{salt}")
    state.draws = 0
    places = [*state.order, *state.removed]
    backs = [
        DEPTH[treasure] if place >= ROUNDS or back_known(state, place) else None
        for place, treasure in enumerate(places)
    ]
    known = [treasure if state.seen_by[treasure] else None for treasure in places]
    dealt = spread(backs, known, lambda items: shuffle(state, items))
    state.order = tuple(dealt[:ROUNDS])
    state.removed = tuple(dealt[ROUNDS:])
