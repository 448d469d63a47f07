"""Nobody is given what it may not know: pairs of games that differ only there look the same, byte for byte."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.fram_rlyeh import Table, card_of, check, deal_a, deal_b, known_values
from rulesets.box import Setup
from rulesets.contract import Action, Beat, Event, Undo, Viewer, Voice
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import PASS_INTERRUPT, PLAY_CARD, TAKE_TREASURE
from rulesets.fram_rlyeh.components import FIRST_TRUMP, ROUNDS, TREASURES
from rulesets.fram_rlyeh.events import Laid, Peeked, TalismanUsed, TreasureTaken
from rulesets.fram_rlyeh.state import Phase, State, opening
from rulesets.match import Match

SEEDS = st.integers(0, 2**40)
few = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


def some_deal(seed: int) -> tuple[State, Random]:
    rng = Random(seed)
    return GAME.new(Setup(rng.randrange(3, 6), {}, seed)), rng


def step(state: State, rng: Random, events: list[Event]) -> None:
    """Anybody who is asked does anything."""
    who = rng.choice(GAME.decisions(state)).owner
    offer = rng.choice(GAME.legal(state, who))
    assert isinstance(offer, Action)
    GAME.apply(state, who, offer, events)


def given_to(viewer: Viewer, state: State, events: list[Event]) -> tuple[str, list[str], list[str]]:
    """All that a viewer is given: its view, its events, and what they are called."""
    copies = [copy for event in events if (copy := event.shown_to(viewer)) is not None]
    return repr(GAME.view(state, viewer)), list(map(repr, copies)), list(map(GAME.tell, copies))


def swapped(state: State, one: int, two: int) -> State:
    """The same deal with the trumps of two places swapped; places from the number of seats on are left over."""
    trumps = list(state.trumps + state.left_over)
    trumps[one], trumps[two] = trumps[two], trumps[one]
    n = len(state.trumps)
    return opening(trumps[:n], trumps[n:], state.removed, state.order, state.moved, state.seed)


@given(seed=SEEDS)
@few
def test_who_holds_which_trump_shows_nowhere_while_none_is_used(seed: int) -> None:
    """The pair test of RL-46, for any two trumps, over a whole game; also for a trump that was left over."""
    state, rng = some_deal(seed)
    seats = len(state.hands)
    places = [place for place in range(5) if place != state.dealer]
    one, two = sorted(rng.sample(places, 2))
    pair = [state, swapped(state, one, two)]
    logs: list[list[Event]] = [[], []]
    others = [None, *[seat for seat in range(seats) if seat not in (one, two)]]
    while GAME.decisions(pair[0]):
        assert GAME.decisions(pair[0]) == GAME.decisions(pair[1])
        who = rng.choice(GAME.decisions(pair[0])).owner
        assert who is not None
        match pair[0].phase:
            case Phase.INTERRUPT:
                action: Action = PASS_INTERRUPT
            case Phase.CLAIM:
                action = TAKE_TREASURE
            case _:
                action = PLAY_CARD[rng.choice([card for card in pair[0].hands[who] if card < FIRST_TRUMP])]
        for state, log in zip(pair, logs, strict=True):
            assert GAME.why_not(state, who, action) is None
            GAME.apply(state, who, action, log)
        if pair[0].phase is Phase.OVER:  # now everything is turned up
            ends = [GAME.view(state, None) for state in pair]
            assert (ends[0].trumps, ends[0].left_over) != (ends[1].trumps, ends[1].left_over)
            return
        for viewer in others:
            assert given_to(viewer, pair[0], logs[0]) == given_to(viewer, pair[1], logs[1])


@given(seed=SEEDS)
@few
def test_a_face_down_card_shows_to_its_player_alone(seed: int) -> None:
    state, rng = some_deal(seed)
    for _ in range(60):
        if state.phase is Phase.HIDDEN_PLAY:
            break
        step(state, rng, [])
    if state.phase is not Phase.HIDDEN_PLAY or len(GAME.decisions(state)) < 2:
        return
    who = rng.choice(GAME.decisions(state)).owner
    results = []
    for offer in GAME.legal(state, who):
        assert isinstance(offer, Action)
        after, log = state.clone(), list[Event]()
        GAME.apply(after, who, offer, log)
        results.append({viewer: given_to(viewer, after, log) for viewer in (None, *range(len(state.hands)))})
    for viewer in (None, *range(len(state.hands))):
        seen = [result[viewer] for result in results]
        assert (len({repr(one) for one in seen}) == 1) == (viewer != who or len(seen) == 1)


@given(seed=SEEDS)
@few
def test_a_view_holds_a_value_only_for_those_that_have_seen_it(seed: int) -> None:
    state, rng = some_deal(seed)
    while state.phase is not Phase.OVER:
        for viewer in range(len(state.hands)):
            wanted = {TREASURES[t].id for t in range(15) if state.seen_by[t] >> viewer & 1}
            assert set(known_values(GAME.view(state, viewer))) == wanted
        assert set(known_values(GAME.view(state, None))) == {TREASURES[state.order[-1]].id}
        for viewer in (None, *range(len(state.hands))):
            view = GAME.view(state, viewer)
            for seat, hand in enumerate(view.hands):
                assert (hand is not None) == (seat == viewer)
            assert all(not ask.offers and not ask.closed for ask in view.asks if ask.decision.owner != viewer)
        step(state, rng, [])


@given(seed=SEEDS)
@few
def test_events_carry_a_treasure_only_to_those_that_have_seen_it(seed: int) -> None:
    state, rng = some_deal(seed)
    while state.phase is not Phase.OVER:
        log: list[Event] = []
        step(state, rng, log)
        for viewer in (None, *range(len(state.hands))):
            for event in log:
                copy: Any = event.shown_to(viewer)
                if isinstance(event, Laid):
                    assert (copy.card is not None) == (viewer == event.seat)
                elif isinstance(event, Peeked):
                    assert (copy.treasure is not None) == (viewer == event.seat)
                elif isinstance(event, TreasureTaken | TalismanUsed):
                    assert event.treasure is not None
                    seen = viewer is not None and state.seen_by[event.treasure] >> viewer & 1
                    assert (copy.treasure is not None) == (bool(seen) or event.turn == ROUNDS)
                else:
                    assert copy is event


@given(seed=SEEDS)
@few
def test_seen_by_never_shrinks_and_luck_is_over_after_the_deal(seed: int) -> None:
    state, rng = some_deal(seed)
    draws = state.draws
    while state.phase is not Phase.OVER:
        before = state.seen_by[:]
        step(state, rng, [])
        assert all(old & new == old for old, new in zip(before, state.seen_by, strict=True))
        assert state.draws == draws


@given(seed=SEEDS)
@few
def test_the_order_of_laying_changes_nothing_but_the_log(seed: int) -> None:
    state, rng = some_deal(seed)
    for _ in range(rng.randrange(5) * len(state.hands) * 2):
        if state.phase is not Phase.OVER:
            step(state, rng, [])
    while state.phase not in (Phase.OVER, Phase.DEALER_PLAY):
        step(state, rng, [])
    if state.phase is Phase.OVER:
        return
    step(state, rng, [])
    chosen = {d.owner: rng.choice(GAME.legal(state, d.owner)) for d in GAME.decisions(state)}
    results = []
    for order in permutations(chosen):
        after, log = state.clone(), list[Event]()
        for who in order:
            offer = chosen[who]
            assert isinstance(offer, Action)
            GAME.apply(after, who, offer, log)
        results.append((repr(after), [event for event in log if not isinstance(event, Laid)]))
    assert all(result == results[0] for result in results)


@given(seed=SEEDS)
@few
def test_a_resampled_position_keeps_the_rules_and_can_be_played_on(seed: int) -> None:
    state, rng = some_deal(seed)
    match = Match(GAME, Setup(len(state.hands), {}, seed))
    for _ in range(rng.randrange(40)):
        who = rng.choice(match.decisions).owner
        offer = rng.choice(GAME.legal(match.snapshot(), who))
        assert isinstance(offer, Action)
        match.act(who, offer)
        if match.over:
            break
    for viewer in (None, *range(len(state.hands))):
        other = GAME.resample(match.see(viewer), rng)
        check(other)
        while other.phase is not Phase.OVER:
            step(other, rng, [])
        check(other)


def test_resampling_reaches_every_holder_of_an_unseen_trump_and_every_hidden_card() -> None:
    table = Table(deal_b())
    table.lead(8)
    table.lay(2, "GM")
    match = Match.resume(GAME, Setup(5, {}, 1), table.state, ())
    rng = Random(3)
    others = [GAME.resample(match.see(0), rng) for _ in range(200)]
    assert {state.trumps[3] for state in others} == {card_of(3, name) for name in ("ST", "ES", "GM")}
    assert len({state.cards[2] for state in others}) > 12
    assert {state.trumps[0] for state in others} == {card_of(0, "TD")}
    assert all(state.cards[1] == card_of(1, 8) for state in others)


def test_a_take_back_redraws_what_nobody_has_seen_under_the_same_backs() -> None:
    table = Table(deal_a())
    table.round(4, 15, 5, 6)
    orders = set()
    for salt in range(60):
        state = table.state.clone()
        GAME.stir(state, salt)
        check(state)
        orders.add(state.order)
        assert state.order[:2] == table.state.order[:2]  # both dealers have looked
        assert state.order[-1] == table.state.order[-1]
        assert state.removed == table.state.removed
        for viewer in (None, 0, 1, 2, 3):
            assert GAME.view(state, viewer) == GAME.view(table.state, viewer)
    assert len(orders) > 40


@pytest.mark.parametrize("trumps", ["RT ST ES TD", "RT TD ES ST"])
def test_the_window_is_one_public_page_for_all(trumps: str) -> None:
    """Key, labels, seats and default hang on public facts; the answer of each seat is private."""
    state = deal_a()
    names = {"RT": 60, "ST": 61, "ES": 62, "GM": 63, "TD": 64}
    dealt = [names[word] for word in trumps.split()]
    table = Table(opening(dealt, [63], state.removed, state.order))
    table.play(4, 5, 6, 7)
    for seats in ((1, 2, 3), (2, 3), (3,)):
        decision = GAME.decisions(table.state)[0]
        assert decision.voice is Voice.PRIVATE
        assert decision.window is not None
        assert (decision.owner, decision.window.seats) == (seats[0], seats)
        assert decision.window.default == PASS_INTERRUPT
        view = table.view(None)
        assert view.asks[0].prompt == "The cards are up. Does anybody stop time?"
        assert view.asks[0].offers == () and view.asks[0].closed == ()
        table.act(seats[0], PASS_INTERRUPT)
    assert table.state.phase is Phase.CLAIM


def test_passes_and_looks_leave_no_event() -> None:
    table = Table(deal_a())
    table.play(4, 5, 6, 7)
    before = len(table.events)
    table.act(1, PASS_INTERRUPT)
    table.act(2, PASS_INTERRUPT)
    assert len(table.events) == before


def test_the_showdown_is_shown_at_once_and_a_claim_and_the_next_lead_are_one_sitting() -> None:
    """What falls between two private questions of the same seat may not call the table, and what ends laying must."""
    table = Table(deal_a())
    table.lead(4)
    table.lay(1, 5)
    table.lay(2, 15)
    assert not any(event.beat is Beat.NOW for event in table.events)
    table.lay(3, 6)
    assert any(event.beat is Beat.NOW for event in table.events)
    table.let_be()
    assert [(d.name, d.owner) for d in GAME.decisions(table.state)] == [("claim", 2)]
    table.events.clear()
    table.claim()
    assert [(d.name, d.owner) for d in GAME.decisions(table.state)] == [("dealer_play", 2)]
    assert table.events and not any(event.beat is Beat.NOW for event in table.events)


def test_the_time_drug_and_the_other_card_are_one_sitting() -> None:
    table = Table(deal_b())
    table.play(8, 9, 10, 11, 12)
    table.let_be(until=0)
    table.events.clear()
    table.stop_time(0, None)
    assert table.owner == 0 and table.state.phase is Phase.REPLAY
    assert not any(event.beat is Beat.NOW for event in table.events)
    table.act(0, GAME.parse("replay_card coral-4"))
    assert any(event.beat is Beat.NOW for event in table.events)


@given(seed=SEEDS)
@few
def test_nothing_is_undone_freely(seed: int) -> None:
    state, rng = some_deal(seed)
    match = Match(GAME, Setup(len(state.hands), {}, seed))
    while not match.over:
        before = [decision.owner for decision in match.decisions]
        state = match.snapshot()
        who = rng.choice(match.decisions).owner
        offer = rng.choice(GAME.legal(state, who))
        assert isinstance(offer, Action)
        log: list[Event] = []
        GAME.apply(state, who, offer, log)
        assert all(event.undo is Undo.CONSENT for event in log)
        match.act(who, offer)
        assert log or [decision.owner for decision in match.decisions] != before
        assert match.free_undo == 0
