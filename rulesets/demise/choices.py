"""What is asked, and the exact offers. Why something else is not legal stands in `refusals`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rulesets.contract import Action, Actor, Decision, Offer, Seat, Voice
from rulesets.demise.actions import (
    ANNEX_AT,
    BUY,
    CLINIC_PLACE,
    CURATE_AT,
    DONE,
    KEEP,
    PAWN_ROLL,
    PAWN_SELL,
    RELOCATE,
    SETTLE,
    SHIFT,
    TAKE_BOX,
    TAKE_VP,
    TURN_DIE,
    UPGRADE,
    VILLAGER,
    KeepParts,
    Pick,
    clinic_build,
    take_build,
)
from rulesets.demise.components import (
    DECK,
    FIRST_C,
    FIRST_M,
    LAMPLIGHTER,
    MOB,
    NO_CARD,
    Kind,
    Parts,
    Place,
    PlaceSet,
    places,
)
from rulesets.demise.reach import (
    LEAST_PARTS,
    any_square,
    can_build,
    can_place,
    card_left,
    clinic_limbs,
    curator_spaces,
    igor_squares,
    igor_steps,
    igor_targets,
    lifts,
    limit,
    movable,
    picks,
    price,
    relocations_left,
    shifts,
    skimps,
    track_choices,
    trims,
    upgrades,
    usable_boxes,
)
from rulesets.demise.state import MOMENTS, TRIM, Frame, State
from rulesets.demise.stitching import stitch_form, stitch_spaces
from rulesets.kept import Kept

_RULES = {
    "tamper": "cards",
    "take_die": "turn",
    "settle_roll": "undertaker",
    "pick_parts": "undertaker",
    "igor": "igor",
    "clinic": "clinician",
    "buy_cards": "officer",
    "curate": "curator",
    "rumour": "curator",
    "stitch": "curator",
    "pawn": "curator",
    "annex": "curator",
    "trim": "reset",
}
"""Where the rulebook speaks of each decision."""
_DECISIONS = tuple(
    [tuple([(Decision(name, seat, Voice.PUBLIC, _RULES[name]),) for seat in range(4)]) for name in MOMENTS]
)


def decisions(state: State) -> tuple[Decision, ...]:
    """One public decision of one seat: the top of the stack; none when the game is over."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    return _DECISIONS[frame[0]][frame[1] if frame[0] == TRIM else state.active]


def legal(state: State, who: Actor) -> Sequence[Offer]:
    """The exact offers to a seat, in the order of the rules text: verbs, then parameters from left to right."""
    if not state.stack or who is None:
        return ()
    frame = state.stack[-1]
    if who != (frame[1] if frame[0] == TRIM else state.active):
        return ()
    return _OFFERS[frame[0]](state, who, frame)


# ------------------------------------------------------------------------------------------------------------ the dice


def _tamper(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return _turns(_SHOWING[state.dice])


@lru_cache(maxsize=64)
def _turns(showing: int) -> tuple[Action, ...]:
    dice = [die for die in range(1, 7) if showing >> die & 1]
    return (KEEP, *[TURN_DIE[die][to] for die in dice for to in range(1, 7) if to != die])


def _faces_of(dice: tuple[int, ...]) -> int:
    """The faces that lie in boxes, one bit each (1..6)."""
    return sum([1 << face for face, count in enumerate(dice, 1) if count])


_SHOWING = Kept(_faces_of)


def _take_die(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    showing = _SHOWING[state.dice]
    usable = usable_boxes(state, seat, showing)
    if state.gold[seat] and sum(state.parts[seat]) >= LEAST_PARTS and (ways := _ways(state, seat)):
        boxes, vps = _takes(showing, usable)
        return (*boxes, *_builds(showing, ways, track_choices(state, seat), lifts(state, seat)), *vps)
    return _joined(showing, usable)


def _ways(state: State, seat: Seat) -> tuple[int, ...]:
    """How the seat could pay for a Monster, if there is room for one."""
    return skimps(state, seat) if can_build(state, seat) else ()


@lru_cache(maxsize=1 << 12)
def _takes(showing: int, usable: int) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    dice = [die for die in range(1, 7) if showing >> die & 1]
    boxes = tuple([TAKE_BOX[die] for die in dice if usable >> die & 1])
    return boxes, tuple([take for die in dice for take in TAKE_VP[die]])


@lru_cache(maxsize=1 << 12)
def _joined(showing: int, usable: int) -> tuple[Action, ...]:
    boxes, vps = _takes(showing, usable)
    return boxes + vps


@lru_cache(maxsize=1 << 10)
def _builds(
    showing: int, ways: tuple[int, ...], spaces: tuple[Place, ...], sources: tuple[Place, ...]
) -> tuple[Action, ...]:
    return tuple(
        [
            take_build(die, skimp, space, lift)
            for die in range(1, 7)
            if showing >> die & 1
            for skimp in ways
            for space in spaces
            for lift in sources
        ]
    )


# -------------------------------------------------------------------------------------------------------- Undertaker


def _settle(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return _values(frame[1], shifts(state, seat))


@lru_cache(maxsize=64)
def _values(roll: int, steps: int) -> tuple[Action, ...]:
    return SETTLE[max(1, roll - steps) : min(6, roll + steps) + 1]


def _pick(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return _picks(state.pool, frame[1])


@lru_cache(maxsize=1 << 12)
def _picks(pool: Parts, spade: int) -> tuple[Action, ...]:
    return tuple([shared_pick(kinds) for kinds in picks(pool, spade)])


shared_pick: Callable[[tuple[Kind, ...]], Pick] = lru_cache(maxsize=64)(Pick)
"""The shared action that takes these parts."""


# ---------------------------------------------------------------------------------------------------------------- Igor


def _igor(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    _, shifted, moved, _, upgraded = frame
    offers: list[Offer] = []
    if not shifted:
        offers += _shift_offers(igor_steps(state, LAMPLIGHTER in state.cards[seat]))
    if relocations_left(state, seat, frame) > 0:
        sources = movable(state, seat, frame)
        if sources:
            targets = places(igor_targets(state))
            for source in places(sources):
                row = RELOCATE[source]
                offers += [row[to] for to in targets]
    if not moved and not upgraded and any(state.parts[seat]):
        found = upgrades(state, seat)
        if found:
            parts = state.parts[seat]
            offers += [UPGRADE[kind][source - FIRST_M] for kind in range(4) if parts[kind] for source, _ in found]
    offers.append(DONE)
    return offers


@lru_cache(maxsize=32)
def _shift_offers(steps: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple([SHIFT[step] for step in steps])


# ----------------------------------------------------------------------------------------------- Clinician, Officer


def _clinic(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    _, placed, built = frame
    offers: list[Offer] = []
    if not placed and can_place(state, seat):
        offers += _clinic_places(igor_squares(state), lifts(state, seat))
    if not built:
        limbs = clinic_limbs(state, seat)
        if limbs:
            spaces, sources = track_choices(state, seat), lifts(state, seat)
            offers += [clinic_build(limb, space, lift) for limb in limbs for space in spaces for lift in sources]
    if placed or built:
        offers.append(DONE)
    return offers


@lru_cache(maxsize=1 << 14)
def _clinic_places(squares: PlaceSet, sources: tuple[Place, ...]) -> tuple[Action, ...]:
    return tuple([CLINIC_PLACE[square][lift] for square in places(squares) for lift in sources])


def _buy(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    one, two, three = state.display
    filled = (one != NO_CARD) | (two != NO_CARD) << 1 | (three != NO_CARD) << 2 | card_left(state) << DECK
    return _buys(filled if price(state, seat, frame) <= state.gold[seat] else 0, frame[2] > 0)


@lru_cache(maxsize=32)
def _buys(filled: int, bought: bool) -> tuple[Action, ...]:
    offers: list[Action] = [BUY[slot] for slot in range(4) if filled >> slot & 1]
    return (*offers, DONE) if bought else tuple(offers)


# ---------------------------------------------------------------------------------------------------------- Curator


def _curate(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return _curates(curator_spaces(state), lifts(state, seat))


@lru_cache(maxsize=1 << 14)
def _curates(spaces: PlaceSet, sources: tuple[Place, ...]) -> tuple[Action, ...]:
    return tuple([CURATE_AT[space - FIRST_C][lift] for space in places(spaces) for lift in sources])


def _rumour(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return [VILLAGER[steps] for steps in (1, -1) if 1 <= state.rage + steps <= MOB]


def _annex(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return _annexes(any_square(state), lifts(state, seat, frame[1]))


@lru_cache(maxsize=1 << 14)
def _annexes(squares: PlaceSet, sources: tuple[Place, ...]) -> tuple[Action, ...]:
    return tuple([ANNEX_AT[square][lift] for square in places(squares) for lift in sources])


def _pawn(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    parts = state.parts[seat] if not frame[1] and state.supply else (0, 0, 0, 0)
    return _pawns(state.gold[seat] > 0, parts[0] > 0, parts[1] > 0, parts[2] > 0, parts[3] > 0)


@lru_cache(maxsize=32)
def _pawns(roll: bool, *sells: bool) -> tuple[Action, ...]:
    offers: list[Action] = [PAWN_ROLL] if roll else []
    return (*offers, *[PAWN_SELL[kind] for kind, held in enumerate(sells) if held], DONE)


def _stitch(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return (stitch_form(stitch_spaces(state, seat), lifts(state, seat, frame[1]), state.cards[seat]),)


# ------------------------------------------------------------------------------------------------------------- reset


def _trim(state: State, seat: Seat, frame: Frame) -> Sequence[Offer]:
    return _keeps(state.parts[seat], limit(state, seat))


@lru_cache(maxsize=1 << 12)
def _keeps(parts: Parts, keep: int) -> tuple[Action, ...]:
    return tuple([KeepParts(*kept) for kept in trims(parts, keep)])


_OFFERS: tuple[Callable[[State, Seat, Frame], Sequence[Offer]], ...] = (
    _tamper,
    _take_die,
    _settle,
    _pick,
    _igor,
    _clinic,
    _buy,
    _curate,
    _rumour,
    _stitch,
    _pawn,
    _annex,
    _trim,
)
"""By moment."""
