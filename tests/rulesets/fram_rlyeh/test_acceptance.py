"""The acceptance cases RL-1 to RL-50, by number. Card lists go clockwise from the dealer."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from kit.fram_rlyeh import Named, Table, card_of, deal_a, deal_b, deal_c, ids, known_values, lay
from rulesets.box import Setup
from rulesets.contract import Action, AnyGame, Event
from rulesets.deal import BadSetup, make_setup
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import (
    PASS_INTERRUPT,
    PLAY_CARD,
    REPLAY_CARD,
    TAKE_TREASURE,
    USE_TALISMAN,
    USE_TIME_DRUG,
)
from rulesets.fram_rlyeh.components import (
    DEPTH,
    FIRST_TRUMP,
    NUMBER,
    RLYEH_TEXT,
    ROUNDS,
    SUIT_CARDS,
    TIME_DRUG,
    TREASURE,
    Depth,
)
from rulesets.fram_rlyeh.deck import rotate
from rulesets.fram_rlyeh.events import GameOver
from rulesets.fram_rlyeh.scoring import old_one_wakes, winning
from rulesets.fram_rlyeh.state import NONE, Phase, State, clockwise, opening
from rulesets.match import Match
from rulesets.simulate import play_out
from saves.people import About, Person
from saves.store import Store

A, B, C = deal_a, deal_b, deal_c


def dealt(seats: int, seed: int) -> State:
    return GAME.new(Setup(seats, {}, seed))


def named(*words: str) -> tuple[int, ...]:
    return tuple([TREASURE[word] for word in words])


# ------------------------------------------------------------------------------------------------------------- set-up


def test_rl_1_other_numbers_of_players_and_unknown_options_are_refused() -> None:
    for seats in (2, 6):
        with pytest.raises(BadSetup, match="3, 4, 5"):
            make_setup(GAME, seats, seed="x")
    with pytest.raises(BadSetup, match='no option "x"'):
        make_setup(GAME, 4, {"x": 1}, "x")


@pytest.mark.parametrize("seed", range(20))
def test_rl_2_with_five_seats_all_trumps_are_dealt(seed: int) -> None:
    state = dealt(5, seed)
    assert sorted(state.trumps) == list(range(FIRST_TRUMP, FIRST_TRUMP + 5))
    assert state.left_over == ()
    owner = state.trumps.index(RLYEH_TEXT)
    assert state.dealer == owner
    for seat, hand in enumerate(state.hands):
        assert hand[:12] == SUIT_CARDS[seat]
        assert len(hand) == (12 if seat == owner else 13)
    assert GAME.view(state, None).trumps[owner] == RLYEH_TEXT


@pytest.mark.parametrize("seats", [3, 4])
def test_rl_3_with_fewer_seats_some_trumps_stay_away(seats: int) -> None:
    seen = set()
    for seed in range(200):
        state = dealt(seats, seed)
        assert RLYEH_TEXT in state.trumps
        assert len(state.trumps) == seats
        assert len(state.left_over) == 5 - seats
        assert sorted(state.trumps + state.left_over) == list(range(FIRST_TRUMP, FIRST_TRUMP + 5))
        seen |= set(state.trumps)
        assert all(GAME.view(state, viewer).left_over is None for viewer in (None, *range(seats)))
    assert len(seen) == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rl_4_one_of_each_depth_is_removed_and_a_shallow_one_comes_first(seats: int) -> None:
    for seed in range(200):
        state = dealt(seats, seed)
        assert [DEPTH[treasure] for treasure in state.removed] == list(Depth)
        assert DEPTH[state.order[0]] is Depth.SHALLOW
        assert sorted(DEPTH[treasure] for treasure in state.order) == [depth for depth in Depth for _ in range(4)]
        assert sorted(state.order + state.removed) == list(range(15))
        assert state.round == 1


def test_rl_5_the_rotation_shows_backs_and_ends_at_a_shallow_card() -> None:
    order, moved = rotate(named(*"M9 A14 S6 M13 A18 S8 S10 M15 A20 S12 M17 A22".split()))
    assert tuple(order) == named(*"S6 M13 A18 S8 S10 M15 A20 S12 M17 A22 M9 A14".split())
    state = opening([RLYEH_TEXT, *range(61, 64)], [64], named("S4", "M7", "A0"), order, moved)
    view = GAME.view(state, None)
    assert view.last.treasure == TREASURE["A14"]
    assert view.moved == 2
    assert [relic.depth for relic in view.order[-2:]] == [Depth.MEDIUM, Depth.ABYSSAL]
    assert [relic.treasure for relic in view.order[-2:]] == [None, TREASURE["A14"]]


def test_rl_6_what_the_table_sees_at_the_start() -> None:
    view = Table(A()).view(None)
    assert view.this.depth is Depth.SHALLOW
    assert view.next is not None and view.next.depth is Depth.MEDIUM
    assert view.deck_top is not None and view.deck_top.depth is Depth.ABYSSAL
    assert view.deck == 9
    assert known_values(view) == ["A22"]
    assert view.hands == (None,) * 4
    assert view.trumps == (RLYEH_TEXT, None, None, None)
    assert [relic.depth for relic in view.order[3:11]] == [None] * 8


def test_rl_7_what_the_dealer_and_another_see_at_the_start() -> None:
    table = Table(A())
    assert known_values(table.view(0)) == ["S6", "A22", "S4", "M7", "A0"]
    one = table.view(1)
    assert known_values(one) == ["A22"]
    assert one.hands[1] is not None and ids(one.hands[1])[-1] == "shining_trapezohedron"
    assert one.hands[0] is None


# -------------------------------------------------------------------------------------------------- one round, deal A


@pytest.mark.parametrize(
    ("case", "cards", "winner", "running", "asked", "claimed"),
    [
        ("RL-8", (14, 8, 15, 11), 2, (-1, -1, -9, -1), [1, 2, 3], [2]),
        ("RL-9", (14, 15, 15, 11), 1, (-1, -9, -1, -1), [1, 2, 3], [1]),
        ("RL-10", (15, 15, 15, 15), 0, (-9, -1, -1, -1), [1, 2, 3], []),
        ("RL-11", (9, 15, "ES", 4), 1, (-1, -9, -1, -1), [1, 3], []),
        ("RL-12", (9, 4, "ES", 15), 2, (-1, -1, -9, -1), [1, 3], []),
        ("RL-13", (15, "ST", 15, 4), 1, (-1, -11, -1, -1), [2, 3], []),
    ],
)
def test_one_round(
    case: str, cards: tuple[int | str, ...], winner: int, running: tuple[int, ...], asked: list[int], claimed: list[int]
) -> None:
    table = Table(A())
    table.round(*cards)
    assert table.state.last_winner == winner, case
    assert table.running == running, case
    assert table.asked == asked, case
    assert table.claimed == claimed, case
    assert table.state.dealer == winner, case
    if case == "RL-11":
        assert ids(table.state.insanity[2]) == ["elder_sign"]


def test_rl_14_only_the_dealer_leads_and_only_from_the_own_hand() -> None:
    table = Table(A())
    table.refuses(0, PLAY_CARD[RLYEH_TEXT])
    table.refuses(0, PLAY_CARD[NUMBER["kelp-4"]])
    table.refuses(1, PLAY_CARD[NUMBER["brine-4"]])
    table.refuses(0, TAKE_TREASURE)
    with pytest.raises(ValueError, match="coral-16"):
        GAME.parse("play_card coral-16")


def test_rl_15_the_time_drug_is_never_played_as_a_card() -> None:
    table = Table(B())
    table.lead(8)
    table.refuses(0, PLAY_CARD[TIME_DRUG])
    assert GAME.legal(table.state, 0) == tuple([PLAY_CARD[card] for card in SUIT_CARDS[0]])


def laid_three() -> Table:
    table = Table(A())
    table.lead(14)
    table.lay(1, 8)
    table.lay(2, 15)
    return table


def test_rl_16_laid_cards_are_seen_by_their_players_alone() -> None:
    table = laid_three()
    for viewer in (None, 0, 3):
        view = table.view(viewer)
        assert view.cards == (card_of(0, 14), None, None, None)
        assert view.lies == (True, True, True, False)
        assert view.sizes == (11, 12, 12, 13)
    assert table.view(2).cards[2] == card_of(2, 15)
    assert table.view(1).cards[2] is None


def test_rl_17_the_showdown_turns_all_up_and_asks_the_window() -> None:
    table = laid_three()
    table.lay(3, 11)
    for viewer in (None, 0, 1, 2, 3):
        view = table.view(viewer)
        assert view.cards == (card_of(0, 14), card_of(1, 8), card_of(2, 15), card_of(3, 11))
        assert [ask.decision.owner for ask in view.asks] == [1]
        assert view.asks[0].offers == ((PASS_INTERRUPT,) if viewer == 1 else ())


# ---------------------------------------------------------------------------------------------- several rounds, deal A


def test_rl_18_and_rl_19_insanity_is_exorcised_and_counts_again_after() -> None:
    table = Table(A())
    winners = []
    for cards in ((12, 4, 5, 6), (4, 5, 11, 7), (6, 8, 5, 15)):
        table.round(*cards)
        winners.append(table.state.last_winner)
    assert winners == [0, 2, 1]
    assert table.uncovered == [2, 0, 1, 3]
    assert table.exorcised == [0, 2, 1, 0]
    assert table.running == (-8, -1, -3, -3)
    for cards in ((9, 13, 9, 7), (9, 10, 8, 6)):  # RL-19
        table.round(*cards)
        winners.append(table.state.last_winner)
    assert winners[3:] == [2, 3]
    assert table.uncovered == [4, 2, 1, 0]
    assert table.exorcised == [0, 2, 2, 4]
    assert table.running == (-10, -3, -8, 3)


def test_rl_20_the_shift_brings_the_next_treasure_and_shows_it_to_the_dealer() -> None:
    table = Table(A())
    table.round(14, 8, 15, 11)
    view = table.view(2)
    assert view.round == 2
    assert view.this.treasure == TREASURE["M9"] and view.this.seen_by == (2,)
    assert view.next is not None and view.next.treasure is None and view.next.seen_by == ()
    assert view.deck_top is not None and view.deck_top.depth is Depth.SHALLOW
    assert view.order[0].seen_by == (0, 2)
    assert known_values(table.view(0)) == ["S6", "A22", "S4", "M7", "A0"]
    assert known_values(table.view(1)) == ["A22"]


def test_rl_21_the_deck_runs_out_and_the_last_treasure_moves_up() -> None:
    table = Table(A())
    table.all_lowest(8)
    for number, deck in ((9, 1), (10, 0), (11, 0), (12, 0)):
        view = table.view(None)
        assert (view.round, view.deck) == (number, deck)
        assert (view.deck_top is not None) == (deck > 0)
        assert view.next == (view.order[number] if number < 12 else None)
        assert view.last.treasure == TREASURE["A22"]
        if number == 11:
            assert view.next == view.last
        if number == 12:
            assert view.this == view.last
        table.all_lowest(1)


def test_rl_22_golden_mead_deals_next_and_looks_at_two_treasures() -> None:
    table = Table(A())
    table.round(7, 8, 9, "GM")
    assert table.state.last_winner == 2
    assert table.asked == [1, 2]
    assert table.claimed == [2]
    assert table.state.dealer == 3
    assert known_values(table.view(3)) == ["M9", "A14", "A22"]
    assert table.running == (-1, -1, -3, -1)


def test_rl_23_talisman_and_golden_mead_in_one_round() -> None:
    table = Table(A())
    table.round(4, 5, 15, "GM", talisman=True)
    state = table.state
    assert (state.thrower, state.thrown, state.thrown_card) == (2, TREASURE["S6"], NUMBER["kelp-15"])
    assert table.running == (-1, -1, 0, -1)
    assert state.dealer == 3
    assert known_values(table.view(3)) == ["M9", "A14", "A22"]
    assert table.hands == [11, 12, 11, 12]


def thrown_away() -> Table:
    table = Table(A())
    table.round(6, 7, 5, 4)
    table.round(8, 15, 5, 4, talisman=True)
    return table


def test_rl_24_the_talisman_leaves_insanity_and_the_deal() -> None:
    table = thrown_away()
    assert table.state.thrown == TREASURE["M9"]
    for viewer in (None, 0, 1, 2, 3):
        assert ("M9" in known_values(table.view(viewer))) == (viewer in (1, 2))
    assert table.uncovered[2] == 1
    assert table.state.taken[2] == ()
    assert table.hands[2] == 10
    assert table.running == (-2, -2, -1, -2)
    assert table.state.dealer == 2


def test_rl_25_once_the_sign_is_public_no_winner_is_asked() -> None:
    table = thrown_away()
    table.round(6, 9, 10, 4)
    assert table.state.last_winner == 0
    assert table.state.taken[0] == named("A14")
    assert "A14" in known_values(table.view(2))
    assert table.running == (4, -3, -2, -3)
    assert table.asked == [3, 1]
    assert table.claimed == []


def test_rl_26_a_winner_is_asked_whatever_its_trump() -> None:
    table = Table(A())
    table.play(6, 7, 5, 4)
    table.let_be()
    assert table.owner == 1
    assert GAME.legal(table.state, 1) == (TAKE_TREASURE,)


# ------------------------------------------------------------------------------------------------------ Time Drug, B


def test_rl_27_a_round_of_five() -> None:
    table = Table(B())
    table.round(8, 9, 10, 11, 12)
    assert table.state.last_winner == 0
    assert table.asked == [2, 3, 4, 0]
    assert table.running == (-8, -1, -1, -1, -1)


def test_rl_28_the_time_drug_brings_the_card_back() -> None:
    table = Table(B())
    table.play(8, 9, 10, 11, 12)
    table.stop_time(0, 13)
    assert table.state.phase is Phase.DEALER_PLAY
    assert table.view(None).drug_user == 0
    assert table.state.hands[0] == tuple([card_of(0, number) for number in (*range(4, 13), 14, 15)])
    assert table.running == (-11, -1, -1, -1, -1)
    assert table.state.dealer == 0


def test_rl_29_the_time_drug_can_duck() -> None:
    table = Table(B())
    table.play(8, 9, 10, 11, 15)
    table.stop_time(0, 4)
    assert table.owners == [4]
    assert table.state.phase is Phase.CLAIM
    table.claim()
    assert table.running == (-3, -1, -1, -1, -7)
    assert table.state.dealer == 4


def test_rl_30_after_the_time_drug_another_power_card_is_played() -> None:
    table = Table(B())
    table.play(8, 9, 10, 11, 12)
    table.stop_time(0, None)
    table.refuses(0, REPLAY_CARD[card_of(0, 12)])
    table.refuses(0, REPLAY_CARD[TIME_DRUG])
    table.refuses(0, PASS_INTERRUPT)
    wanted = [REPLAY_CARD[card_of(0, number)] for number in range(4, 16) if number != 12]
    assert list(GAME.legal(table.state, 0)) == wanted


def test_rl_31_after_the_time_drug_nobody_is_asked_again() -> None:
    table = Table(B())
    table.play(8, 9, 10, 11, 12)
    table.stop_time(0, 13)
    table.round(4, 5, 6, 7, 8)
    assert table.asked == []
    assert table.running == (-12, -2, -2, -2, -8)
    assert table.claimed == [4]
    for _ in range(10):
        table.all_lowest(1)
        assert table.asked == []


def test_rl_32_three_trumps_in_one_round() -> None:
    table = Table(B())
    table.round(8, "GM", "ST", "ES", 14)
    assert table.asked == [0]
    assert table.state.last_winner == 3
    assert table.state.dealer == 2
    assert table.running == (-1, -1, -1, -13, -1)
    assert table.claimed == []


def test_rl_33_and_the_time_drug_on_top() -> None:
    table = Table(B())
    table.play(8, "GM", "ST", "ES", 14)
    table.stop_time(0, 15)
    assert table.state.last_winner == 3
    assert table.running == (-3, -1, -1, -13, -1)
    assert table.state.dealer == 2
    assert None not in table.view(None).trumps


# ------------------------------------------------------------------------------------------------------- whole games


def test_rl_34_everybody_always_plays_low() -> None:
    table = Table(C())
    for _ in range(ROUNDS):
        table.all_lowest(1)
        assert table.state.last_winner == 2
    assert table.running == (-12, -12, 50)
    assert table.actions == 58
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.winners == (2,)


def test_rl_35_the_time_drug_with_one_card_left() -> None:
    table = Table(C())
    table.all_lowest(10)
    assert [ids(hand)[-1] for hand in table.state.hands] == ["time_drug", "elder_sign", "kelp-15"]
    table.play(14, 14, 14)
    table.stop_time(0, None)
    assert GAME.legal(table.state, 0) == (REPLAY_CARD[card_of(0, 15)],)
    table.act(0, REPLAY_CARD[card_of(0, 15)])
    assert table.state.taken[0] == named("A14")
    assert table.running == (-3, -11, 55)


def test_rl_36_no_window_in_the_last_round() -> None:
    table = Table(C())
    table.all_lowest(11)
    table.play(15, 15, 15)
    assert table.state.phase is Phase.OVER
    assert table.state.hands[0] == (TIME_DRUG,)
    assert table.running[0] == -12


def test_rl_37_three_trumps_in_the_last_round() -> None:
    table = Table(A())
    table.all_lowest(11)
    assert table.uncovered[1] == 11
    table.round(15, "ST", "ES", "GM")
    assert table.running == (42, 5, -12, -12)
    assert [ids(hand) for hand in table.state.hands] == [[], ["brine-15"], ["kelp-15"], ["amber-15"]]
    assert table.exorcised[1] == 11


def test_rl_38_one_always_high_the_others_low() -> None:
    table = Table(A())
    winners = []
    for _ in range(ROUNDS):
        order = clockwise(4, table.state.dealer)
        table.round(*[table.highest(seat) if seat == 0 else table.lowest(seat) for seat in order])
        winners.append(table.state.last_winner)
    assert winners == [0] * 6 + [1] * 6
    assert table.running == (-13, 21, -12, -12)
    assert table.actions == 87
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.winners == (1,)


@pytest.mark.parametrize(
    ("case", "scores", "awake", "winners"),
    [
        ("RL-39", (0, -3, -7), False, (0,)),
        ("RL-40", (-5, -9, -9, -2), True, (1, 2)),
        ("RL-41", (3, 3, -20), False, (0, 1)),
    ],
)
def test_who_wins(case: str, scores: tuple[int, ...], awake: bool, winners: tuple[int, ...]) -> None:
    assert old_one_wakes(scores) is awake, case
    assert winning(scores) == winners, case


# ----------------------------------------------------------------------------------------- looks, replay, saves, end


def test_rl_42_looking_changes_nothing() -> None:
    match = Match(GAME, make_setup(GAME, 4, seed="look"))
    dealer = match.snapshot().dealer
    match.act(dealer, PLAY_CARD[card_of(dealer, 7)])
    before = match.digest(), match.record(), match.see(None)
    for seat in (0, 1, 2, 3):
        for _ in range(10):
            match.see(seat)
            match.looked(seat)
    assert (match.digest(), match.record()) == before[:2]
    assert match.see(None).log == before[2].log
    assert Match.replay(GAME, match.setup, match.record()).digest() == match.digest()


def test_rl_43_a_recorded_game_replays() -> None:
    played = play_out(GAME, ["random"] * 5, "replay")
    setup = make_setup(GAME, 5, seed="replay")
    one, two = (Match.replay(GAME, setup, played.record) for _ in range(2))
    assert one.digest() == two.digest()
    assert one.see(None).log == two.see(None).log
    assert one.outcome() == played.outcome


def test_rl_44_saving_in_the_middle_of_laying_keeps_cards_hidden(tmp_path: Path) -> None:
    people = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy", "Dee")))
    about = About("fram_rlyeh-20261130-bwqk", "fram_rlyeh", people, {}, "deep", False, datetime.now(UTC))
    match = Match(GAME, make_setup(GAME, 4, {}, "deep"))
    for _ in range(3):
        who = match.decisions[0].owner
        assert who is not None
        match.act(who, PLAY_CARD[card_of(who, 9)])
    assert len(match.decisions) == 1

    def games(name: str) -> AnyGame:
        assert name == "fram_rlyeh"
        return GAME

    Store(tmp_path, games).write(about, match)
    loaded = Store(tmp_path, games).load(about.id).match
    assert loaded.digest() == match.digest()
    for viewer in (None, 0, 1, 2, 3):
        assert loaded.see(viewer).view == match.see(viewer).view
        assert loaded.see(viewer).log == match.see(viewer).log
    hidden = [card for seat, card in enumerate(loaded.see(None).view.cards) if seat != loaded.see(None).view.dealer]
    assert hidden == [None, None, None]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rl_45_at_the_end_everything_is_shown(seats: int) -> None:
    state = dealt(seats, 7)
    rng = Random(7)
    events: list[Event] = []
    while GAME.decisions(state):
        who = GAME.decisions(state)[0].owner
        offer = rng.choice(GAME.legal(state, who))
        assert isinstance(offer, Action)
        GAME.apply(state, who, offer, events)
    view = GAME.view(state, None)
    assert len(known_values(view)) == 15
    assert view.left_over == state.left_over
    assert view.hands == tuple(state.hands)
    assert view.trumps == state.trumps
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert view.points == outcome.lines[-1][1]
    assert isinstance(events[-1], GameOver)


def test_rl_46_the_showdown_is_the_same_whoever_holds_the_time_drug() -> None:
    rest = "S4 M7 A0", "S6 M9 A14 S8 M13 A18 S10 M15 A20 S12 M17 A22"
    pair = Table(lay("RT ST ES TD", *rest)), Table(lay("RT TD ES ST", *rest))
    for table in pair:
        table.lead(14)
    for step in ((1, 8), (2, 15), (3, 11)):
        for table in pair:
            table.lay(*step)
        assert_alike(*pair)
    while pair[0].state.phase is Phase.INTERRUPT:
        assert pair[0].owners == pair[1].owners
        assert GAME.decisions(pair[0].state) == GAME.decisions(pair[1].state)
        for table in pair:
            table.act(table.owner, PASS_INTERRUPT)
        assert_alike(*pair)


def assert_alike(one: Table, two: Table) -> None:
    """The table and the seats whose trump is the same in both are given the same, byte for byte."""
    for viewer in (None, 0, 2):
        assert repr(one.view(viewer)) == repr(two.view(viewer))
        shown = [
            [GAME.tell(copy) for event in table.events if (copy := event.shown_to(viewer)) is not None]
            for table in (one, two)
        ]
        assert shown[0] == shown[1]
        assert repr([e.shown_to(viewer) for e in one.events]) == repr([e.shown_to(viewer) for e in two.events])


GOLDEN_A: tuple[tuple[tuple[Named, ...], int, bool], ...] = (
    # cards, winner, asked about the treasure
    ((5, 6, 6, "GM"), 1, True),
    ((9, 11, 10, 10), 0, False),
    ((12, 13, 13, 13), 1, True),
    ((7, 8, 8, 8), 2, True),
    ((11, 12, 13, 12), 0, False),
    ((15, "ST", 5, 4), 1, False),
    ((9, 4, 10, 10), 3, False),
    ((11, 14, 14, 12), 0, False),
    ((9, 11, 15, 14), 2, True),
    ((7, 5, 4, 8), 1, False),
    ((15, "ES", 6, 6), 1, False),
    ((5, 9, 15, 7), 3, False),
)


def test_rl_47_golden_game_of_four() -> None:
    table = Table(A())
    dealers = []
    for number, (cards, winner, claim) in enumerate(GOLDEN_A, 1):
        dealers.append(table.state.dealer)
        table.round(*cards)
        assert table.state.last_winner == winner, number
        assert table.claimed == ([winner] if claim else []), number
        asked = [] if number > 10 else [2] if number > 5 else [2, 1] if number == 5 else [1, 2]
        assert table.asked == asked, number
    assert dealers == [0, 3, 0, 1, 2, 0, 1, 3, 0, 2, 1, 1]
    assert table.actions == 67
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1, 3)
    assert outcome.lines == (
        ("treasures", (37, 67, 28, 32)),
        ("cards paid", (-38, -59, -23, -25)),
        ("insanity", (-4, -1, -3, 0)),
        ("Time Drug", (0, 0, 0, 0)),
        ("score", (-5, 7, 2, 7)),
    )


GOLDEN_B: tuple[tuple[tuple[Named, ...], int, list[int]], ...] = (
    # cards, winner, asked whether to stop time
    ((4, "GM", 4, 4, 4), 1, [3, 4, 0]),
    ((6, 12, 13, 13, 5), 4, [3, 4, 0]),
    ((5, 10, 9, 8, 11), 3, [0, 3]),
    ((15, 6, 5, 6, 5), 3, [3, 0]),
    ((5, 8, 6, 7, 9), 2, [3, 0]),
    ((4, 10, 11, 11, 10), 0, [3, 0]),
    ((11, 15, 15, 14, 15), 1, []),
    ((8, 7, 7, 9, 7), 4, []),
    ((12, 14, 11, 14, "ST"), 3, []),
    ((13, 14, 15, 14, 11), 0, []),
    ((8, 12, 13, 9, 7), 2, []),
    ((10, 8, 10, 9, 13), 1, []),
)


def test_rl_48_golden_game_of_five() -> None:
    table = Table(B())
    dealers = []
    for number, (cards, winner, asked) in enumerate(GOLDEN_B, 1):
        dealers.append(table.state.dealer)
        table.play(*cards)
        if number == 6:
            assert table.state.cards[0] == card_of(0, 11)
            table.stop_time(0, 12)
        table.let_be()
        table.claim(talisman=number == 2)
        assert table.asked == asked, number
        assert table.state.last_winner == winner, number
        assert table.claimed == ([4] if number == 2 else []), number
    assert dealers == [1, 2, 4, 3, 3, 2, 0, 1, 4, 3, 0, 2]
    assert table.actions == 76
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (3,)
    assert outcome.lines == (
        ("treasures", (27, 28, 21, 40, 8)),
        ("cards paid", (-27, -32, -22, -43, -9)),
        ("insanity", (-2, 0, -1, -3, -4)),
        ("Time Drug", (-2, 0, 0, 0, 0)),
        ("score", (-4, -4, -2, -6, -5)),
    )
    assert "Old One" in outcome.ending
    assert outcome.decided_by == "the lowest score, -6 against -5"


def test_rl_49_cards_may_be_laid_in_any_order() -> None:
    table = Table(A())
    table.lead(14)
    table.lay(3, 11)
    assert table.owners == [1, 2]
    assert table.view(None).lies == (True, False, False, True)
    assert table.view(None).cards[3] is None
    table.lay(1, 8)
    table.lay(2, 15)
    other = laid_three()
    other.lay(3, 11)
    assert table.state == other.state
    table.let_be()
    table.claim()
    assert table.running == (-1, -1, -9, -1)


def test_rl_50_a_laid_card_stays_and_only_playable_cards_are_laid() -> None:
    table = Table(A())
    table.lead(14)
    table.lay(3, 11)
    for card in table.state.hands[3]:
        table.refuses(3, PLAY_CARD[card])
    for card in table.state.hands[0]:
        table.refuses(0, PLAY_CARD[card])
    for name in ("time_drug", "rlyeh_text", "kelp-4"):
        table.refuses(1, PLAY_CARD[NUMBER[name]])
    table.refuses(1, USE_TALISMAN)
    table.refuses(1, USE_TIME_DRUG)
    assert table.state.cards[1] == NONE
