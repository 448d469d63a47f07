"""The worked examples of scoring, and the words of the result."""

from __future__ import annotations

import pytest

from kit.fram_rlyeh import deal_a
from rulesets.fram_rlyeh.components import NUMBER, SUIT_CARDS, TREASURE, power_card
from rulesets.fram_rlyeh.scoring import outcome, score, winning
from rulesets.fram_rlyeh.state import NONE, Phase, State


def treasures(words: str) -> list[int]:
    return [TREASURE[word] for word in words.split()]


def test_example_1_everything_counts() -> None:
    paid = [power_card(0, number) for number in (15, 12, 9)]
    assert score(treasures("A22 M13 S8"), paid, 3, True) == 2


def test_example_2_a_shared_win() -> None:
    paid = [NUMBER["shining_trapezohedron"], power_card(0, 6)]
    assert score(treasures("A18 M7"), paid, 1, False) == 1
    assert winning((1, 1, -4)) == (0, 1)


def test_example_3_the_lowest_wins_when_the_old_one_is_awake() -> None:
    assert winning((-4, -4, -2, -6, -5)) == (3,)
    assert winning((-4, -4, 0, -6, -5)) == (2,)


@pytest.mark.parametrize(("drug", "points"), [(False, -12), (True, -14)])
def test_example_4_nothing_but_insanity(drug: bool, points: int) -> None:
    assert score([], [], 12, drug) == points


def finished(taken: list[str], paid: list[list[int]], insanity: list[int], drug: int = NONE) -> State:
    state = deal_a()
    state.phase = Phase.OVER
    state.taken = [tuple(treasures(words)) for words in taken]
    state.paid = [tuple([power_card(seat, number) for number in numbers]) for seat, numbers in enumerate(paid)]
    state.insanity = [SUIT_CARDS[seat][:count] for seat, count in enumerate(insanity)]
    state.drug_user = drug
    return state


def test_zero_is_not_negative_so_the_old_one_sleeps() -> None:
    result = outcome(finished(["M15", "", "", ""], [[15], [], [], []], [0, 3, 7, 7]))
    assert result is not None
    assert result.winners == (0,)
    assert result.places == ((0,), (1,), (2, 3))
    assert result.decided_by == "the highest score, 0 against -3"
    assert result.ending == "The dive is over: {0} kept a clear head and called for help."


def test_two_share_the_win_of_the_old_one() -> None:
    result = outcome(finished(["", "", "", ""], [[], [], [], []], [5, 9, 9, 0], drug=3))
    assert result is not None
    assert result.winners == (1, 2)
    assert result.places == ((1, 2), (0,), (3,))
    assert result.lines[-1] == ("score", (-5, -9, -9, -2))
    assert result.decided_by == "the lowest score, -9 against -5, shared by 2"


def test_all_alike_and_all_sane() -> None:
    result = outcome(finished(["", "", "", ""], [[], [], [], []], [0, 0, 0, 0]))
    assert result is not None
    assert result.winners == (0, 1, 2, 3)
    assert result.decided_by == "the highest score, 0, which all share"
    assert result.ending == "The dive is over, and nobody has joined the cult."


def test_a_running_game_has_no_result() -> None:
    assert outcome(deal_a()) is None
