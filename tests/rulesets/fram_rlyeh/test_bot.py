"""What the canny bot does with its trump and its cards, and how it fares against chance."""

from __future__ import annotations

from random import Random

import pytest

from kit.fram_rlyeh import Table, card_of, deal_a, deal_b, lay
from rulesets.box import Setup
from rulesets.contract import Action
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import (
    PASS_INTERRUPT,
    PLAY_CARD,
    TAKE_TREASURE,
    USE_TALISMAN,
    USE_TIME_DRUG,
    PlayCard,
)
from rulesets.fram_rlyeh.bot import CannyBot, _Mind
from rulesets.fram_rlyeh.components import POWER, ROUNDS, TREASURE
from rulesets.fram_rlyeh.state import State
from rulesets.match import Match
from rulesets.simulate import play_out


def choice(table: Table, seat: int, salt: int = 1) -> Action | None:
    """What the bot of a seat does in a position."""
    match = Match.resume(GAME, Setup(len(table.state.hands), {}, 1), table.state, ())
    return CannyBot(seat, salt).choose(match.see(seat))


def test_it_is_silent_when_it_is_not_asked() -> None:
    table = Table(deal_a())
    assert choice(table, 1) is None
    assert choice(table, 0) is not None


def test_it_never_overpays_an_empty_box_with_a_card_that_wins_for_sure() -> None:
    table = Table(lay("RT ST ES GM", "S4 M7 A22", "S6 A0 A14 S8 M13 A18 S10 M15 A20 S12 M17 M9"))
    table.round(4, 5, 15, 6)
    assert table.state.order[1] == TREASURE["A0"]
    for salt in range(20):
        action = choice(table, 2, salt)
        assert isinstance(action, PlayCard)
        bluffs = action == PLAY_CARD[card_of(2, 14)]
        assert bluffs or POWER[action.card] <= 7


def test_it_reads_the_lead() -> None:
    """A high lead makes a hidden treasure look better than a low one."""
    worth = []
    for lead in (4, 15):
        table = Table(deal_a())
        table.lead(lead)
        worth.append(_Mind(table.view(1), 1).worth)
    assert worth[0] < 8 < worth[1]  # the mean of the five


def test_it_ducks_a_bad_bargain_with_the_time_drug() -> None:
    table = Table(deal_b())
    table.play(4, 5, 5, 5, 15)
    table.let_be(until=0)
    assert choice(table, 0) == USE_TIME_DRUG  # 15 for a shallow treasure
    table = Table(deal_b())
    table.play(8, 9, 10, 11, 5)
    table.let_be(until=0)
    assert choice(table, 0) == PASS_INTERRUPT


def test_it_throws_a_bad_treasure_away_and_takes_a_good_one() -> None:
    table = Table(deal_a())
    table.play(4, 5, 15, 6)
    table.let_be()
    assert choice(table, 2) == USE_TALISMAN  # 6 - 15
    table = Table(deal_a())
    table.play(4, 5, 8, 6)
    table.let_be()
    assert choice(table, 2) == TAKE_TREASURE  # 6 - 8


def test_it_keeps_the_trapezohedron_for_the_rich() -> None:
    poor = Table(deal_a())
    poor.lead(15)
    action = choice(poor, 1)
    assert isinstance(action, PlayCard) and POWER[action.card] < 15
    rich = Table(deal_a())
    rich.all_lowest(11)
    rich.lead(15)
    assert choice(rich, 1) == PLAY_CARD[card_of(1, "ST")]  # 22 is open, and 15 is to be beaten


def test_it_takes_no_notice_of_who_has_laid() -> None:
    state = deal_a()
    one, two = Table(state.clone()), Table(state.clone())
    for table in (one, two):
        table.lead(9)
    two.lay(1, 15)
    two.lay(2, 4)
    assert choice(one, 3) == choice(two, 3)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_chance(seats: int) -> None:
    won = 0.0
    games = 24
    for number in range(games):
        seat = number % seats
        levels = ["canny" if at == seat else "random" for at in range(seats)]
        winners = play_out(GAME, levels, f"strength {number}").outcome.winners
        won += (seat in winners) / len(winners)
    assert won / games > 1.4 / seats


def test_its_choice_hangs_on_its_view_alone() -> None:
    rng = Random(5)
    match = Match(GAME, Setup(4, {}, 99))
    for _ in range(50):
        who = match.decisions[0].owner
        assert who is not None
        action = CannyBot(who, 3).choose(match.see(who))
        other: State = GAME.resample(match.see(who), rng)
        twin = Match.resume(GAME, match.setup, other, ())
        assert CannyBot(who, 3).choose(twin.see(who)) == action
        assert action is not None
        match.act(who, action)
        if match.over:
            break
    assert match.snapshot().round <= ROUNDS
