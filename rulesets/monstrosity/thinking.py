"""What the canny bot makes of a position: monsters, labs, and cards that bring something unseen."""

from __future__ import annotations

from rulesets.contract import Seat
from rulesets.monstrosity.actions import Inspect, Play, Playing, SetDog, Strike, StrikePart
from rulesets.monstrosity.components import (
    BLOW,
    COLOUR,
    COLUMNS,
    DEED,
    FIRST_ACTION,
    FIRST_MODIFIER,
    FIRST_PLAY,
    FIRST_POWER,
    HEARTS,
    NONE,
    PAIRS,
    PLACES,
    POWER_VALUE,
    SLOTS,
    VALUE,
    WRONG,
    Blow,
    CardNo,
    Deed,
    Slot,
)
from rulesets.monstrosity.monster import LIMBS, colours, complete, filled, parts_on
from rulesets.monstrosity.scoring import tally
from rulesets.monstrosity.state import State, mine, others

SLOT_WORTH = 5.5
POINT_WORTH = 1.2
NEED_WORTH = 1.5
"""A coloured part that the heart asks for."""
MISFIT = 4.0
"""A coloured part that has no empty slot left to go to."""
ALIVE_WORTH = 40.0
RIVAL_SHARE = 1 / 3
"""How much the best opponent's worth counts against one's own."""

POWER_WORTH = 8.0
"""The first power card of a lab; further ones count little."""
SABOTAGE_WORTH = 1.5
MODIFIER_WORTH = 0.4
DEED_WORTH = {
    Deed.EXTRA_DAY: 3.0,
    Deed.QUICK_STITCH: 3.0,
    Deed.SWAP: 1.0,
    Deed.SNATCH: 1.5,
    Deed.DIVE: 1.5,
    Deed.MAIL_ORDER: 2.0,
    Deed.GUARD: 1.0,
    Deed.WIPE: 0.4,
    Deed.INSPECT: 0.8,
    Deed.TRANSPLANT: 0.6,
}
NEAR = 4
"""Monsters with fewer slots filled are not worth a sabotage card."""


def own_worth(state: State, seat: Seat) -> float:
    """What a monster of one's own side is worth."""
    body = state.bodies[seat]
    needs = HEARTS[state.hearts[seat]].needs
    met = sum([min(have, need) for have, need in zip(colours(body), needs, strict=True)])
    worth = SLOT_WORTH * filled(body) + POINT_WORTH * tally(state, seat).total + NEED_WORTH * met
    worth -= MISFIT * max(0, sum(needs) - met - (SLOTS - filled(body)))
    return worth + (ALIVE_WORTH if seat in state.alive else 0)


def rival_worth(state: State, seat: Seat) -> float:
    """What an opponent's monster is worth, as far as it lies open."""
    points = tally(state, seat, state.exposed[seat]).total
    worth = SLOT_WORTH * filled(state.bodies[seat]) + POINT_WORTH * points
    return worth + (ALIVE_WORTH if seat in state.alive else 0)


def standing(state: State, seat: Seat) -> float:
    """One's own side less a share of the best opponent."""
    own = sum([own_worth(state, monster) for monster in mine(state, seat)])
    return own - RIVAL_SHARE * max([rival_worth(state, other) for other in others(state, seat)])


# -------------------------------------------------------------------------------------------------------------- labs


def lab_worth(state: State, seat: Seat) -> float:
    """The best part for each missing slot, a first power card, and little for the rest."""
    lab = state.labs[seat]
    worth = 0.0
    free = [card for card in lab if card < FIRST_POWER]
    for monster in mine(state, seat):
        if monster not in state.alive:
            worth += _parts_worth(state, monster, free)
    powers = [POWER_VALUE[card] for card in lab if FIRST_POWER <= card < FIRST_PLAY]
    if powers and not all([monster in state.alive for monster in mine(state, seat)]):
        worth += POWER_WORTH + 0.5 * max(powers) + 0.3 * (len(powers) - 1)
    for card in lab:
        if card >= FIRST_ACTION:
            worth += DEED_WORTH[DEED[card]]
        elif card >= FIRST_MODIFIER:
            worth += MODIFIER_WORTH
        elif card >= FIRST_PLAY:
            worth += SABOTAGE_WORTH
    return worth


def _parts_worth(state: State, monster: Seat, free: list[CardNo]) -> float:
    """Parts are given to empty slots one by one, the best first, and leave `free`; a better part is worth a little."""
    body = state.bodies[monster]
    needs = HEARTS[state.hearts[monster]].needs
    have = colours(body)
    empty = {slot for slot in range(SLOTS) if body[slot] == NONE}
    ways = [
        (_use(card, slot) + (1.2 if have[COLOUR[card]] < needs[COLOUR[card]] else 0), card, PAIRS[card] or (slot,))
        for card in free
        for slot in PLACES[card]
    ]
    ways.sort(reverse=True)
    worth = 0.0
    for use, card, slots in ways:
        if card in free and empty.issuperset(slots):
            free.remove(card)
            empty.difference_update(slots)
            worth += use
    for card in free:
        better = max([VALUE[card] - _value_in(body[slot]) for slot in PLACES[card]])
        worth += 0.5 * better if better > 0 else 0.1
    return worth


def _use(card: CardNo, slot: Slot) -> float:
    return (2.5 * len(PAIRS[card] or (slot,))) + 0.8 * (VALUE[card] - (slot == WRONG[card]))


def _value_in(part: CardNo) -> int:
    return 0 if part == NONE else VALUE[part]


def spare_first(state: State, seat: Seat) -> list[CardNo]:
    """The cards of the lab, those that would be missed least first."""
    whole = lab_worth(state, seat)
    bare = state.clone()

    def missed(card: CardNo) -> float:
        bare.labs[seat] = tuple([other for other in state.labs[seat] if other != card])
        return whole - lab_worth(bare, seat)

    return sorted(state.labs[seat], key=missed)


# ------------------------------------------------------------------------------------------- cards with unseen effects


def deed_worth(state: State, seat: Seat, action: Playing, unseen: float) -> float | None:
    """What playing a card brings whose effect cannot be tried on a copy, or should wait; None = try it."""
    match action:
        case Play(card) if DEED[card] is Deed.MAIL_ORDER:
            return 3 * unseen - DEED_WORTH[Deed.MAIL_ORDER]
        case Play():
            return _transplant_worth(state, seat)
        case Inspect(_, target):
            return 0.7 if filled(state.bodies[target]) >= NEAR else -1.0
        case SetDog(_, monster):
            return 1.0 if filled(state.bodies[monster]) >= NEAR else -1.0
        case Strike(card, target) if BLOW[card] is Blow.BLADE:
            limbs = [slot for _, slot in parts_on(state.bodies[target]) if slot in LIMBS]
            chance = 2 * len(limbs) / COLUMNS
            return chance * RIVAL_SHARE * 8 - 0.5 if filled(state.bodies[target]) > NEAR else -1.0
        case Strike(_, target) | StrikePart(_, target):
            return None if filled(state.bodies[target]) >= NEAR else -1.0
    return None


def _transplant_worth(state: State, seat: Seat) -> float:
    """A new heart helps when the monster does not suit the old one."""
    body = state.bodies[seat]
    short = sum([max(0, n - h) for h, n in zip(colours(body), HEARTS[state.hearts[seat]].needs, strict=True)])
    return 3.0 if short and (complete(body) or short > SLOTS - filled(body)) else -1.0
