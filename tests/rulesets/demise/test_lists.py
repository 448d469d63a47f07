"""Lists against refusals: what is listed is exactly what is not refused, in positions far richer than a deal."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.demise import base, check_pieces, match_at
from rulesets.contract import Action, Form
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
    SKIMPS,
    TAKE_BOX,
    TAKE_VP,
    TURN_DIE,
    UPGRADE,
    VILLAGER,
    KeepParts,
    Pick,
    Stitch,
    clinic_build,
    take_build,
)
from rulesets.demise.bot import CannyBot
from rulesets.demise.components import ALL_PARTS, BLOCKS, C9, CARDS, GOLD, M1, PLACES, RESERVE, minus
from rulesets.demise.game import GAME
from rulesets.demise.state import State

LIFTS = range(RESERVE + 1)
TRACK = range(M1, M1 + 6)
ALL: tuple[Action, ...] = (
    KEEP,
    *[one for row in TURN_DIE for one in row],
    *TAKE_BOX,
    *[
        take_build(die, skimp, M, lift)
        for die in range(1, 7)
        for skimp in range(len(SKIMPS))
        for M in TRACK
        for lift in LIFTS
    ],
    *[one for row in TAKE_VP for one in row],
    *SETTLE,
    *[Pick((one,)) for one in range(4)],
    *[Pick((one, two)) for one in range(4) for two in range(4)],
    *SHIFT.values(),
    *[one for row in RELOCATE for one in row],
    *[one for row in UPGRADE for one in row],
    *[one for row in CLINIC_PLACE for one in row],
    *[clinic_build(limb, space, lift) for limb in (2, 3) for space in TRACK for lift in LIFTS],
    *BUY,
    *[one for row in CURATE_AT for one in row],
    *VILLAGER.values(),
    PAWN_ROLL,
    *PAWN_SELL,
    *[one for row in ANNEX_AT for one in row],
    *[KeepParts(a, b, c, d) for a in range(4) for b in range(4) for c in range(6) for d in range(6)],
    DONE,
)
"""Every action but the stitches, in the order in which lists name them."""
PLACE_AT = {action: at for at, action in enumerate(ALL)}


def rich_position(rng: Random) -> State:
    """Blocks, cards, parts and gold as they might lie late in a night, and a die to be taken."""
    seats = rng.choice((2, 3, 4))
    dice = "".join(sorted(rng.choice("123456") for _ in range(6 if seats == 2 else 8)))
    state = base(seats, dice=dice, igor=rng.randint(1, 5), rage=rng.randint(1, 4), ninth=rng.random() < 0.3)
    free = [place for place in PLACES if state.ninth or place != C9]
    rng.shuffle(free)
    for seat in range(seats):
        for _ in range(rng.choice((1, 4, BLOCKS, BLOCKS))):
            state.blocks[seat] |= 1 << free.pop()
    deck = [card.number for card in CARDS]
    rng.shuffle(deck)
    for seat in range(seats):
        state.cards[seat] = tuple([deck.pop() for _ in range(rng.randrange(7))])
    state.display = (deck.pop(), deck.pop(), -1) if rng.random() < 0.2 else (deck.pop(), deck.pop(), deck.pop())
    cut = rng.randrange(len(deck) + 1)
    state.discards, state.deck = tuple(deck[:cut]), deck[cut:]
    pool = ALL_PARTS
    for seat in range(seats):
        parts = (rng.randrange(2), rng.randrange(2), rng.randrange(4), rng.randrange(4))
        state.parts[seat] = parts
        pool = minus(pool, parts)
    state.pool = pool
    state.gold = [rng.randrange(5) for _ in range(seats)]
    state.supply = GOLD - sum(state.gold)
    return state


@given(seed=st.integers(0, 2**40))
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_listed_is_what_is_not_refused_in_the_order_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    match = match_at(rich_position(rng))
    for _ in range(8):
        if match.over:
            return
        state = match.snapshot()
        who = match.decisions[0].owner
        offers = list(GAME.legal(state, who))
        plain = [offer for offer in offers if not isinstance(offer, Form)]
        allowed = [action for action in ALL if GAME.why_not(state, who, action) is None]
        assert plain == allowed
        assert plain == sorted(plain, key=PLACE_AT.__getitem__)
        offer = rng.choice(offers)
        if isinstance(offer, Form):
            for _ in range(20):
                action = GAME.sample(state, who, offer, rng)
                assert isinstance(action, Stitch)
                assert GAME.why_not(state, who, action) is None
                assert GAME.parse(GAME.text(action)) == action
            offer = action
        match.act(who, offer)
        check_pieces(match.snapshot())


@pytest.mark.parametrize("seed", range(20))
def test_bots_know_their_way_in_rich_positions(seed: int) -> None:
    match = match_at(rich_position(Random(seed)))
    for _ in range(4):
        if match.over:
            return
        who = match.decisions[0].owner
        assert who is not None
        action = CannyBot(who, seed).choose(match.see(who))
        assert action is not None
        match.act(who, action)
        for line in match.see(None).log:
            assert match.tell(line.event)
