"""What a seat could do where the table stands: which places are open, which blocks can be lifted, what can be built.

All of it is public, so these functions take a position or a view.
"""

from __future__ import annotations

from functools import lru_cache

from rulesets.contract import Seat
from rulesets.demise.actions import NO_SKIMP, SKIMP_GOLD
from rulesets.demise.components import (
    ABETTOR,
    ARM,
    BLOCKS,
    BODY,
    BUILD_GOLD,
    C6,
    CLINICIAN,
    COLUMNS,
    COUSIN,
    CURATOR,
    ENGINEER,
    GRID,
    HEAD,
    LEG,
    LEVELS,
    NEPHEW,
    NO_CARD,
    NO_PARTS,
    OFFICER,
    ONE,
    PHYSIOLOGY,
    PLAIN_SITES,
    POLYTHEW,
    RESERVE,
    SITES,
    SLOTS,
    TORSO,
    TRACK,
    TRADER,
    TRUNK,
    TRUNK_LIMIT,
    UP_TO,
    Kind,
    Parts,
    Place,
    PlaceSet,
    columns_held,
    minus,
    places,
    plus,
    within,
)
from rulesets.demise.components import LIMIT as PLAIN_LIMIT
from rulesets.demise.state import Frame, Table

FROM_RESERVE = (RESERVE,)
_CURATOR_AREA = SITES & ~GRID


# ------------------------------------------------------------------------------------------------------------- places


def occupied(table: Table) -> PlaceSet:
    """All places where a block stands. No two seats share one, so that the sum is the union."""
    return sum(table.blocks)


def open_sites(table: Table) -> PlaceSet:
    """Squares and Curator spaces where the active seat could place now, Igor aside (DM-R18)."""
    return (SITES if table.ninth else PLAIN_SITES) & ~(sum(table.blocks) | table.vacated)


def igor_squares(table: Table) -> PlaceSet:
    """Open squares up to Igor's level."""
    return open_sites(table) & UP_TO[table.igor]


def any_square(table: Table) -> PlaceSet:
    """Open squares of any level."""
    return open_sites(table) & GRID


def curator_spaces(table: Table) -> PlaceSet:
    """Open spaces of the Curator Area."""
    return open_sites(table) & _CURATOR_AREA


def igor_targets(table: Table) -> PlaceSet:
    """Where Igor could carry a block."""
    return open_sites(table) & (UP_TO[table.igor] | _CURATOR_AREA)


def open_track(table: Table) -> PlaceSet:
    """Open spaces of the track."""
    return TRACK & ~occupied(table)


def track_choices(table: Table, seat: Seat) -> tuple[Place, ...]:
    """Where a Monster built by the seat may go: the lowest open space, or any for the Engineer (DM-R34)."""
    spaces = places(open_track(table))
    return spaces if ENGINEER in table.cards[seat] else spaces[:1]


def lifts(table: Table, seat: Seat, busy: Place = RESERVE) -> tuple[Place, ...]:
    """Where a block to be placed may come from; none if the seat has none (DM-R17, R19, R58)."""
    blocks = table.blocks[seat]
    if blocks.bit_count() < BLOCKS:
        return FROM_RESERVE
    return places(blocks & SITES & ~(1 << busy))


def has_block(blocks: PlaceSet, busy: Place = RESERVE) -> bool:
    """Does a seat whose blocks stand there have one to place?"""
    return blocks.bit_count() < BLOCKS or blocks & SITES & ~(1 << busy) != 0


def can_place(table: Table, seat: Seat) -> bool:
    """Has the seat a block to place?"""
    return has_block(table.blocks[seat])


# ------------------------------------------------------------------------------------------------------- Undertaker


def shifts(table: Table, seat: Seat) -> int:
    """How far the seat may shift an Undertaker roll (DM-R14)."""
    return (table.blocks[seat] & GRID).bit_count() + (NEPHEW in table.cards[seat])


@lru_cache(maxsize=1 << 12)
def picks(pool: Parts, spade: int) -> tuple[tuple[Kind, ...], ...]:
    """The ways to take any two parts, or the Spade's limb, out of a pool; with too few parts all there are (DM-R15).

    >>> picks((0, 1, 2, 0), 0), picks((7, 7, 0, 3), 1), picks((0, 0, 1, 0), 0)
    (((1, 2), (2, 2)), ((3,),), ((2,),))
    """
    if spade:
        return tuple([(kind,) for kind in (ARM, LEG) if pool[kind]])
    kinds = [kind for kind in range(4) if pool[kind]]
    if sum(pool) < 2:
        return tuple([(kind,) for kind in kinds])
    return tuple(
        [(one, two) for at, one in enumerate(kinds) for two in kinds[at:] if one != two or pool[one] > 1],
    )


def parts_of(kinds: tuple[Kind, ...]) -> Parts:
    """Kinds as counts."""
    parts = NO_PARTS
    for kind in kinds:
        parts = plus(parts, ONE[kind])
    return parts


# ------------------------------------------------------------------------------------------------------------ building


def _needs(skimp: int) -> Parts:
    return minus(BODY, ONE[skimp - 1]) if NO_SKIMP < skimp < SKIMP_GOLD else BODY


BODIES = tuple([_needs(skimp) for skimp in range(SKIMP_GOLD + 1)])
"""What a Monster built with a die is made of, by what is left out."""
LEAST_PARTS = sum(BODY) - 1
"""Nobody builds with a die out of fewer."""


@lru_cache(maxsize=1 << 12)
def _skimps(parts: Parts, gold: int, polythew: bool) -> tuple[int, ...]:
    choices = range(SKIMP_GOLD + 1) if polythew else (NO_SKIMP,)
    return tuple(
        [
            skimp
            for skimp in choices
            if gold >= BUILD_GOLD - (skimp == SKIMP_GOLD) and within(BODIES[skimp], parts) == BODIES[skimp]
        ]
    )


def skimps(table: Table, seat: Seat) -> tuple[int, ...]:
    """The ways in which the seat could pay for a Monster with a die; none if it cannot."""
    parts, gold = table.parts[seat], table.gold[seat]
    return _skimps(parts, gold, POLYTHEW in table.cards[seat])


def can_build(table: Table, seat: Seat) -> bool:
    """Is a space of the track open, and has the seat a block for it?"""
    return open_track(table) != 0 and can_place(table, seat)


def own_share(limb: Kind) -> Parts:
    """What the seat itself must bring to the Clinician."""
    return (1, 1, 1, 0) if limb == ARM else (1, 1, 0, 1)


def village_share(table: Table, limb: Kind) -> Parts:
    """What the pool gives to a Clinician body; the seat must bring the rest (DM-R26)."""
    return within(minus(BODY, own_share(limb)), table.pool)


@lru_cache(maxsize=1 << 12)
def _limbs(parts: Parts, pool: Parts) -> tuple[Kind, ...]:
    if not (parts[HEAD] and parts[TORSO]):
        return ()
    return tuple(
        [
            limb
            for limb, other in ((ARM, LEG), (LEG, ARM))
            if parts[limb] and parts[limb] + pool[limb] > 1 and parts[other] + pool[other] > 1
        ]
    )


def clinic_limbs(table: Table, seat: Seat) -> tuple[Kind, ...]:
    """The limbs from which the seat could build at the Clinician now; none if it cannot."""
    if columns_held(table.blocks[seat]) < COLUMNS or not can_build(table, seat):
        return ()
    return _limbs(table.parts[seat], table.pool)


@lru_cache(maxsize=1 << 12)
def _upgrades(own: PlaceSet, free: PlaceSet) -> tuple[tuple[Place, Place], ...]:
    found = []
    for source in places(own):
        beyond = places(free >> source << source)
        if beyond:
            found.append((source, beyond[0]))
    return tuple(found)


def upgrades(table: Table, seat: Seat) -> tuple[tuple[Place, Place], ...]:
    """Own Monsters that could move down the track: from where, to where (DM-R29)."""
    own = table.blocks[seat] & TRACK
    return _upgrades(own, open_track(table)) if own else ()


# ------------------------------------------------------------------------------------------------------------- cards


def card_left(table: Table) -> bool:
    """Can a card be drawn, if need be after a reshuffle of the discards?"""
    return table.in_deck > 0 or len(table.discards) > 0


_SOLD_OUT = (NO_CARD,) * SLOTS


def card_for_sale(table: Table) -> bool:
    """Is there any card to buy?"""
    return table.display != _SOLD_OUT or card_left(table)


def price(table: Table, seat: Seat, frame: Frame) -> int:
    """What the next card costs."""
    _, source, bought = frame
    return 0 if bought and (source == C6 or COUSIN in table.cards[seat]) else 1


# ------------------------------------------------------------------------------------------------------------- Igor


def relocations_left(table: Table, seat: Seat, frame: Frame) -> int:
    """How many blocks Igor may still carry in this action."""
    _, _, moved, _, upgraded = frame
    return 0 if upgraded else 1 + (PHYSIOLOGY in table.cards[seat]) - moved


def movable(table: Table, seat: Seat, frame: Frame) -> PlaceSet:
    """Own blocks that Igor has not carried yet."""
    own = table.blocks[seat] & SITES
    return own & ~(1 << frame[3]) if frame[2] else own


def igor_steps(table: Table, two: bool) -> tuple[int, ...]:
    """How Igor may move."""
    return _igor_steps(table.igor, two)


@lru_cache(maxsize=16)
def _igor_steps(igor: int, two: bool) -> tuple[int, ...]:
    return tuple([steps for steps in ((1, -1, 2, -2) if two else (1, -1)) if 1 <= igor + steps <= LEVELS])


# ------------------------------------------------------------------------------------------------------------- boxes


def usable_boxes(table: Table, seat: Seat, showing: int) -> int:
    """Those of the boxes (one bit for each of 1..6) whose work the seat could do.

    Asked at every turn, so `open_sites`, `has_block` and `card_for_sale` are written out.
    """
    blocks = table.blocks
    own = blocks[seat]
    free = 0
    if own.bit_count() < BLOCKS or own & SITES:
        free = (SITES if table.ninth else PLAIN_SITES) & ~(sum(blocks) | table.vacated)
    if not free & UP_TO[table.igor] and showing & _CLINICIAN and not clinic_limbs(table, seat):
        showing &= ~_CLINICIAN
    if not free & _CURATOR_AREA:
        showing &= ~_CURATOR
    if not table.gold[seat] or (table.display == _SOLD_OUT and not card_left(table)):
        showing &= ~_OFFICER
    if not table.supply and ABETTOR not in table.cards[seat]:
        showing &= ~_TRADER
    return showing


_TRADER, _CLINICIAN, _OFFICER, _CURATOR = 1 << TRADER, 1 << CLINICIAN, 1 << OFFICER, 1 << CURATOR


def box_usable(table: Table, seat: Seat, box: int) -> bool:
    """Could the seat do what a box is for?"""
    return usable_boxes(table, seat, 1 << box) != 0


def limit(table: Table, seat: Seat) -> int:
    """What the seat may carry into the next night."""
    return TRUNK_LIMIT if TRUNK in table.cards[seat] else PLAIN_LIMIT


@lru_cache(maxsize=1 << 12)
def trims(parts: Parts, keep: int) -> tuple[Parts, ...]:
    """The ways to keep so many parts.

    >>> trims((1, 0, 2, 1), 3)
    ((0, 0, 2, 1), (1, 0, 1, 1), (1, 0, 2, 0))
    """
    return tuple(
        [
            (heads, torsos, arms, legs)
            for heads in range(min(parts[0], keep) + 1)
            for torsos in range(min(parts[1], keep - heads) + 1)
            for arms in range(min(parts[2], keep - heads - torsos) + 1)
            for legs in (keep - heads - torsos - arms,)
            if legs <= parts[3]
        ]
    )
