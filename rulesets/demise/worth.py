"""What a position is worth to a seat, in VP: what it has, what the night would score, and what it may still build.

The bot compares the positions after each choice with this one number.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from rulesets.contract import Seat
from rulesets.demise.components import (
    ARM,
    BARREL,
    BLOCKS,
    BUILD_GOLD,
    COLUMNS,
    FIRST_CREATURE,
    FIRST_M,
    FORMALDEHYDE,
    GRID,
    HEAD,
    JARS_PER_VP,
    LEG,
    LIMIT,
    MOB,
    POLYTHEW,
    TORSO,
    TRACK_VP,
    CardNo,
    Parts,
    columns_held,
    grid_vp,
    places,
    track_vp,
)
from rulesets.demise.reach import open_track
from rulesets.demise.scoring import can_feed, chart
from rulesets.demise.state import State

LATER_NIGHT = 0.9
"""What a VP of a later night counts."""
POWER_BASE, POWER_NIGHT = 0.6, 1.5
"""An advantage card: at once, and for each later night."""
GRID_STEP, COLUMN_STEP, RESERVE_STEP = 0.25, 0.35, 0.25
CRUMB = 0.02
"""What a part or a gold is worth when it builds nothing any more."""
NEED = 8
"""Six parts and two gold make a Monster."""
SECOND = 1 / 3
"""How much the lesser of two ways to build counts."""


def worth(state: State, seat: Seat, rival: int) -> float:
    """The position in the eyes of one seat, whose best rival stands at so many VP."""
    nights = len(state.scores) - state.night
    young = _young(state)
    blocks, cards = state.blocks[seat], state.cards[seat]
    on_grid = (blocks & GRID).bit_count()
    mine = standing(state, seat)
    value = mine + _later_creatures(cards, state.gold[seat], nights)
    value += _powers(cards, nights)
    value += GRID_STEP * on_grid + COLUMN_STEP * columns_held(blocks)
    value += RESERVE_STEP * young * (BLOCKS - blocks.bit_count())
    value += CRUMB * (state.gold[seat] + sum(state.parts[seat]))
    # Who leads wants the mob, who is behind wants peace.
    pull = 1.5 * tanh((mine - rival) / 8) * min(MOB, state.rage + state.enraged)
    return value + _prospect(state, seat, young, nights) + (pull if nights else 1.6 * pull)


def rival_of(state: State, seat: Seat) -> int:
    """What the best of the others would have if the night ended now."""
    return max([standing(state, other) for other in range(len(state.scores)) if other != seat])


def standing(state: State, seat: Seat) -> int:
    """VP of the seat if the night ended now."""
    blocks, cards, gold = state.blocks[seat], state.cards[seat], state.gold[seat]
    vp = state.scores[seat] + grid_vp(blocks) + track_vp(blocks)
    if FORMALDEHYDE in cards:
        vp += sum(state.parts[seat]) // JARS_PER_VP
    creatures = _creatures(cards)
    return vp + chart(can_feed(creatures, gold, cards)) if creatures else vp


@lru_cache(maxsize=1 << 12)
def _creatures(cards: tuple[CardNo, ...]) -> int:
    return len([card for card in cards if card >= FIRST_CREATURE])


def _later_creatures(cards: tuple[CardNo, ...], gold: int, nights: int) -> float:
    """The same creatures again in the nights to come, with a little gold for them."""
    creatures = _creatures(cards)
    if not nights or not creatures:
        return 0
    return LATER_NIGHT * nights * chart(can_feed(creatures, min(max(gold, 1), LIMIT), cards))


@lru_cache(maxsize=1 << 12)
def _powers(cards: tuple[CardNo, ...], nights: int) -> float:
    """The advantage cards; the Barrel helps only some."""
    count = sum([0.7 if card == BARREL else 1 for card in cards if card < FIRST_CREATURE])
    return (POWER_BASE + POWER_NIGHT * nights) * count


def _young(state: State) -> float:
    """How much of the night is left, 0.2 to 1."""
    left = min(MOB - state.rage - state.enraged / 2, state.rounds + 1 - state.rolling)
    return max(0.2, min(1.0, 0.1 + left / 3))


def _prospect(state: State, seat: Seat, young: float, nights: int) -> float:
    """Monsters to come: the better way to build, and a part of the other; this night and the next."""
    free = open_track(state)
    parts, gold, cards = state.parts[seat], state.gold[seat], state.cards[seat]
    skimp = POLYTHEW in cards
    tonight = 0.0
    if free:
        best = TRACK_VP[places(free)[0] - FIRST_M]
        tonight = best * _ways(parts, gold, columns_held(state.blocks[seat]), skimp)
    if not nights:
        return young * tonight
    later = TRACK_VP[0] * _ways(_carried(parts), min(gold, LIMIT), 0, skimp)
    return young * tonight + (1 - young) * LATER_NIGHT * later


@lru_cache(maxsize=1 << 14)
def _ways(parts: Parts, gold: int, columns: int, skimp: bool) -> float:
    """How near a Monster is, in Monsters: with parts and gold, and at the Clinician."""
    head, torso = min(parts[HEAD], 1), min(parts[TORSO], 1)
    limbs = min(parts[ARM], 2) + min(parts[LEG], 2)
    useful = head + torso + limbs + min(gold, BUILD_GOLD)
    whole = (min(NEED, useful + skimp) / NEED) ** 1.15
    spare = _spare(parts, gold)
    clinic = ((columns + head + torso + min(limbs, 1)) / (COLUMNS + 3)) ** 1.6 if columns else 0.0
    return float(max(whole, clinic) + SECOND * min(whole, clinic) + spare)


def _spare(parts: Parts, gold: int) -> float:
    """A second body on the way counts a little."""
    extra = sum([max(0, held - need) for held, need in zip(parts, (1, 1, 2, 2), strict=True)])
    return 0.012 * extra + 0.015 * max(0, gold - BUILD_GOLD)


@lru_cache(maxsize=1 << 12)
def _carried(parts: Parts) -> Parts:
    """The three parts worth carrying away: head, torso, then limbs."""
    head, torso = min(parts[HEAD], 1), min(parts[TORSO], 1)
    left = LIMIT - head - torso
    arms = min(parts[ARM], 2, (left + 1) // 2)
    legs = min(parts[LEG], 2, left - arms)
    return (head, torso, arms, legs)
