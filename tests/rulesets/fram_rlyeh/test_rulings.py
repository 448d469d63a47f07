"""The rulings RL-R1 to RL-R36, each pinned by a situation. Card lists go clockwise from the dealer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.fram_rlyeh import Table, card_of, deal_a, deal_b, deal_c, known_values, lay, name_of
from rulesets.deal import BadSetup, make_setup
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import (
    NOTATION,
    PASS_INTERRUPT,
    PLAY_CARD,
    TAKE_TREASURE,
    USE_TALISMAN,
    USE_TIME_DRUG,
    PlayCard,
)
from rulesets.fram_rlyeh.components import (
    CARDS,
    ELDER_SIGN,
    FIRST_TRUMP,
    NUMBERS,
    POWER,
    ROUNDS,
    SUIT_CARDS,
    TIME_DRUG,
    TREASURE,
    Depth,
)
from rulesets.fram_rlyeh.events import Laid, Peeked
from rulesets.fram_rlyeh.scoring import score, winning
from rulesets.fram_rlyeh.state import Phase, clockwise

HERE = Path(__file__).parent
RULINGS = 36
CASES = 50
"""RL-51 to RL-56 are about hand codes, which live in the screen alone."""


def test_every_ruling_and_every_case_is_named_by_a_test() -> None:
    text = "".join([file.read_text() for file in HERE.glob("test_*.py")]).replace("_", "-").upper()
    named = set(re.findall(r"RL-R?\d+", text))
    wanted = {f"RL-R{number}" for number in range(1, RULINGS + 1)} | {f"RL-{number}" for number in range(1, CASES + 1)}
    assert not wanted - named


def test_rl_r1_a_trump_takes_the_place_of_the_power_card() -> None:
    table = Table(deal_a())
    table.lead(14)
    table.lay(1, "ST")
    table.refuses(1, PLAY_CARD[card_of(1, 4)])


def test_rl_r2_cards_left_in_hand_score_nothing() -> None:
    table = Table(deal_a())
    table.all_lowest(11)
    table.round(15, "ST", 15, 15)
    assert [tuple(map(name_of, hand)) for hand in table.state.hands] == [(), (15,), ("ES",), ("GM",)]
    assert table.running == (42, 22 - 17, -12, -12)


def test_rl_r3_every_suit_has_the_numbers_4_to_15() -> None:
    for suit in SUIT_CARDS:
        assert [POWER[card] for card in suit] == list(range(4, 16))
    assert len(CARDS) == 65 and len(NUMBERS) == 12


def test_rl_r4_the_returned_card_is_a_power_card_and_not_played_again() -> None:
    table = Table(deal_b())
    table.play(8, 9, 10, 11, 12)
    table.stop_time(0, None)
    assert table.state.returned == card_of(0, 12) < FIRST_TRUMP
    refusal = GAME.why_not(table.state, 0, GAME.parse("replay_card coral-12"))
    assert refusal is not None and "just come back" in refusal.reason


def test_rl_r5_no_window_in_round_12_and_another_card_before() -> None:
    table = Table(deal_c())
    for number in range(1, ROUNDS + 1):
        table.play(*[table.lowest(seat) for seat in clockwise(3, table.state.dealer)])
        opened = table.state.phase is Phase.INTERRUPT
        assert opened == (number < ROUNDS)
        assert not opened or len(table.state.hands[0]) > 1
        table.let_be()
        table.claim()


def test_rl_r6_the_dealer_and_the_winning_seat_may_stop_time_and_keep_the_card() -> None:
    table = Table(lay("RT ST TD", "S4 M7 A0", "S12 A22 M17 S10 A20 M15 S8 A18 M13 S6 A14 M9"))
    table.round(4, 5, 15)
    assert table.state.dealer == 2
    table.play(14, 5, 6)
    assert table.owner == 2  # the dealer, and about to win
    table.stop_time(2, 4)
    assert table.state.last_winner == 1
    assert card_of(2, 14) in table.state.hands[2]


def test_rl_r6_the_returned_card_may_be_played_in_a_later_round() -> None:
    table = Table(deal_b())
    table.play(8, 9, 10, 11, 12)
    table.stop_time(0, 4)
    table.claim()
    assert (table.state.dealer, table.uncovered[0]) == (4, 1)
    table.round(4, 12, 5, 5, 5)
    assert table.state.paid[0] == (card_of(0, 12),)


def test_rl_r7_a_used_time_drug_costs_2_and_is_never_exorcised() -> None:
    table = Table(deal_b())
    table.play(8, 9, 10, 11, 15)
    table.stop_time(0, 4)
    table.claim()
    assert table.running[0] == -1 - 2
    table.round(4, 15, 5, 5, 5)
    assert table.state.last_winner == 0 and table.uncovered[0] == 0
    assert table.running[0] == 0 - 15 - 2
    assert score((), (), 0, False) == 0


def test_rl_r8_the_dealer_is_asked_first_and_a_use_ends_the_window() -> None:
    table = Table(deal_b())
    table.round(4, 15, 5, 6, 7)
    assert table.state.dealer == 2
    table.play(5, 6, 7, 8, 9)
    assert table.state.asked == (2, 3, 4, 0)
    table.stop_time(0, 15)
    assert table.asked == [2, 3, 4, 0]
    assert not table.state.asked


def test_rl_r9_the_window_opens_also_when_the_time_drug_is_not_in_play() -> None:
    table = Table(deal_a())
    assert TIME_DRUG in table.state.left_over
    table.play(4, 5, 6, 7)
    decision = GAME.decisions(table.state)[0]
    assert decision.window is not None
    assert decision.window.seats == (1, 2, 3)
    assert decision.window.default == PASS_INTERRUPT
    assert (decision.window.key, decision.window.label) == ("t", "stop time")
    assert decision.window.default_label == "settle the round"


def test_rl_r10_talisman_after_a_time_drug_in_the_same_round() -> None:
    table = Table(deal_b())
    table.play(8, 9, 10, 11, 15)
    table.stop_time(0, 4)
    table.claim(talisman=True)
    assert (table.state.thrower, table.state.drug_user) == (4, 0)
    assert table.running == (-3, -1, -1, -1, 0)


def test_rl_r11_a_played_elder_sign_is_no_talisman() -> None:
    table = Table(deal_a())
    table.round(9, 4, "ES", 14)
    assert table.claimed == []
    assert table.state.paid[2] == (ELDER_SIGN,)


def test_rl_r12_a_lost_trump_is_insanity_of_1() -> None:
    table = Table(deal_a())
    table.round(15, 15, "ES", "GM")
    assert table.running == (6 - 15, -1, -1, -1)
    assert table.state.dealer == 3


def test_rl_r13_the_elder_sign_ties_with_a_15() -> None:
    table = Table(deal_a())
    table.round(4, 5, "ES", 15)
    assert table.state.last_winner == 2
    table = Table(deal_a())
    table.round(4, 15, "ES", 5)
    assert table.state.last_winner == 1


def test_rl_r14_golden_mead_never_wins() -> None:
    assert POWER[card_of(0, "GM")] == 0 < min(NUMBERS)


def test_rl_r15_golden_mead_goes_before_winning_and_talisman() -> None:
    table = Table(deal_a())
    table.round(4, 5, 15, "GM", talisman=True)
    assert table.state.dealer == 3


@pytest.mark.parametrize(
    ("number", "looks"), [(9, [False, True]), (10, [False]), (11, []), (12, None)], ids=["r9", "r10", "r11", "r12"]
)
def test_rl_r16_golden_mead_late_in_the_game(number: int, looks: list[bool] | None) -> None:
    table = Table(deal_a())
    table.all_lowest(number - 1)
    table.events.clear()
    table.round(table.lowest(0), table.lowest(1), table.lowest(2), "GM")
    peeks = [event.next_round for event in table.events if isinstance(event, Peeked)]
    if looks is None:
        assert table.state.phase is Phase.OVER
        assert table.running[3] == -12
    else:
        assert table.state.dealer == 3
        assert peeks == looks


def test_rl_r17_golden_mead_led_by_the_dealer() -> None:
    table = Table(deal_a())
    table.round(4, 5, 6, 15)
    table.lead("GM")
    assert table.view(None).trumps[3] == card_of(3, "GM")
    for seat in (0, 1, 2):
        table.lay(seat, 15)
    table.let_be()
    table.claim()
    assert table.state.last_winner == 0
    assert table.state.dealer == 3


def test_rl_r18_the_talisman_is_legal_in_round_12_and_takes_the_price_away() -> None:
    table = Table(deal_a())
    table.round(15, 4, 4, 4)
    table.round(4, 15, 5, 5)
    while table.state.round < ROUNDS:  # from now on seat 2 is the nearest to the dealer with the highest card
        table.all_lowest(1)
    assert table.state.dealer == 2
    before = table.running
    table.play(15, 15, 14, 14)
    assert table.state.phase is Phase.CLAIM
    table.claim(talisman=True)
    assert table.running == (before[0] - 1, before[1] - 1, before[2], before[3] - 1)
    assert GAME.decisions(table.state) == ()


def test_rl_r19_the_winner_sees_the_treasure_before_deciding() -> None:
    table = Table(deal_a())
    table.play(4, 5, 15, 6)
    table.let_be()
    assert table.owner == 2
    assert "S6" in known_values(table.view(2))
    assert 'Teacup" (6)' in table.view(2).asks[0].prompt
    assert "Teacup" not in table.view(None).asks[0].prompt
    table.act(2, USE_TALISMAN)
    assert [viewer for viewer in range(4) if "S6" in known_values(table.view(viewer))] == [0, 2]


def test_rl_r20_and_rl_r21_all_insanity_goes_and_the_paid_card_is_none() -> None:
    table = Table(deal_a())
    table.round(15, 4, 4, 4)
    table.round(14, 5, 5, 5)
    assert table.uncovered == [0, 2, 2, 2]
    table.round(4, 15, 6, 6)
    assert (table.uncovered[1], table.exorcised[1]) == (0, 2)
    assert table.state.paid[1] == (card_of(1, 15),)
    assert card_of(1, 15) not in table.state.exorcised[1]


def test_rl_r22_everybody_knows_the_last_treasure_from_start_to_end() -> None:
    table = Table(deal_a())
    for _ in range(ROUNDS):
        for viewer in (None, 0, 1, 2, 3):
            assert "A22" in known_values(table.view(viewer))
        table.all_lowest(1)
    taken = [copy for event in table.events if (copy := event.shown_to(None)) and "takes" in GAME.tell(copy)]
    assert '"The Sleeper\'s Alarm Clock" (22)' in GAME.tell(taken[-1])


def test_rl_r23_and_rl_r24_which_backs_can_be_seen() -> None:
    setups = [make_setup(GAME, 4, seed=f"backs {number}") for number in range(12)]
    states = [GAME.new(setup) for setup in setups]
    assert {state.moved for state in states} > {0, 1}
    for state in states:
        backs = [relic.depth is not None for relic in GAME.view(state, None).order]
        wanted = [place < 3 or place >= 12 - state.moved or place == 11 for place in range(12)]
        assert backs == wanted


def test_rl_r25_what_was_seen_stays_readable() -> None:
    table = Table(deal_a())
    table.round(4, 15, 5, 6)
    table.all_lowest(5)
    assert "S6" in known_values(table.view(0))
    assert "S6" in known_values(table.view(1))
    assert "S6" not in known_values(table.view(2))


def test_rl_r26_looking_is_no_action() -> None:
    assert set(NOTATION.verbs) == {
        "play_card",
        "pass_interrupt",
        "use_time_drug",
        "replay_card",
        "take_treasure",
        "use_talisman",
    }


def test_rl_r27_the_numbers_left_are_public() -> None:
    table = Table(deal_a())
    table.round(14, 8, 15, 11)
    assert table.view(None).insanity[1] == (card_of(1, 8),)
    assert table.view(None).numbers_left(1) == (4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15)
    assert 15 not in table.view(3).numbers_left(2)


def test_rl_r28_rlyeh_text_stays_and_its_owner_looks_at_the_removed_three() -> None:
    table = Table(deal_a())
    table.all_lowest(6)
    assert set(known_values(table.view(0))) >= {"S4", "M7", "A0"}
    assert table.state.trumps[0] == card_of(0, "RT")
    assert all(card_of(0, "RT") not in hand for hand in table.state.hands)


def test_rl_r29_left_over_trumps_are_unknown_to_all() -> None:
    table = Table(deal_a())
    assert all(table.view(viewer).left_over is None for viewer in (None, 0, 1, 2, 3))
    assert "may not be in this game" in GAME.gloss(table.view(0), "time_drug").text


def test_rl_r30_a_treasure_worth_nothing_is_taken_and_exorcises() -> None:
    table = Table(deal_b())
    table.round(15, 4, 4, 4, 4)
    table.round(5, 5, 15, 5, 5)
    assert table.state.taken[3] == (TREASURE["A0"],)
    assert table.exorcised[3] == 1
    assert table.running[3] == -15
    assert winning((0, -1)) == (0,)


def test_rl_r31_and_rl_r32_who_shares_wins_and_who_is_mad_loses() -> None:
    assert winning((3, 3, -20)) == (0, 1)
    assert winning((-4, -7, -7)) == (1, 2)
    assert winning((-1, 0, -40)) == (1,)


def test_rl_r33_nobody_deals_after_round_12() -> None:
    table = Table(deal_a())
    table.all_lowest(ROUNDS)
    assert GAME.decisions(table.state) == ()
    assert table.state.round == ROUNDS


def test_rl_r34_and_rl_r35_a_laid_card_stays_and_only_owners_act() -> None:
    table = Table(deal_a())
    table.lead(14)
    table.lay(2, 15)
    refusal = GAME.why_not(table.state, 2, PLAY_CARD[card_of(2, 4)])
    assert refusal is not None and refusal.reason == "{2} has played already, and a played card cannot be changed."
    assert refusal.aloud == refusal.reason
    for action in (PASS_INTERRUPT, USE_TIME_DRUG, TAKE_TREASURE, USE_TALISMAN):
        table.refuses(1, action)
    with pytest.raises(BadSetup):
        make_setup(GAME, 2, seed="x")


def test_rl_r35_the_order_of_laying_changes_the_log_alone() -> None:
    tables = [Table(deal_a()), Table(deal_a())]
    cards: dict[int, int | str] = {1: 8, 2: "ES", 3: 11}
    for table, order in zip(tables, ((1, 2, 3), (3, 1, 2)), strict=True):
        table.lead(14)
        for seat in order:
            table.lay(seat, cards[seat])
    assert tables[0].state == tables[1].state
    logs = [[event for event in table.events if not isinstance(event, Laid)] for table in tables]
    assert logs[0] == logs[1]
    assert tables[0].events != tables[1].events


@pytest.mark.parametrize(("seats", "most"), [(3, 71), (4, 94), (5, 117)])
def test_rl_r36_the_longest_game(seats: int, most: int) -> None:
    assert 12 * seats + 11 * (seats - 1) + 1 + 12 == most


def test_the_parser_makes_actions_that_equal_the_shared_ones() -> None:
    assert GAME.parse("play_card elder_sign") == PLAY_CARD[ELDER_SIGN] == PlayCard(ELDER_SIGN)
    assert Depth(0).word == "shallow"
