"""The driver without a clock: bots at a table where nothing runs out."""

from __future__ import annotations

import pytest

from kit import toy
from rulesets.bots import make_bot
from rulesets.contract import Action, Bot, Seen
from rulesets.deal import make_setup
from rulesets.driver import CountedClock, Driver, StuckBot, play
from rulesets.match import Match


def table(seats: int, humans: tuple[int, ...] = ()) -> tuple[Match[toy.ToyState, toy.ToyView], Driver]:
    match = Match(toy.GAME, make_setup(toy.GAME, seats, {"rounds": 2}, "driver"))
    bots = {seat: make_bot(toy.GAME, "steady", seat, match.setup) for seat in range(seats) if seat not in humans}
    return match, Driver(match, bots, CountedClock())


def test_bots_answer_in_calling_order_until_the_game_is_over() -> None:
    match, driver = table(3)
    owners = []
    while not match.over:
        due = driver.due()
        assert due is not None and due.at is None and driver.timer is None and not driver.fresh
        owners.append(due.who)
        driver.do(due)
    assert owners == [0, 0, 1, 2, 1, 0, 1, 2]
    assert driver.due() is None


def test_it_waits_for_a_person_and_lets_the_others_answer_meanwhile() -> None:
    _, driver = table(3, humans=(0,))
    assert driver.due() is None and not driver.waits()
    assert driver.wanting() == (0,)
    driver.act(0, toy.DONE)
    for seat in (1, 2):
        due = driver.due()
        assert due is not None and due.who == seat
        driver.do(due)
    assert driver.due() is None and driver.wanting() == (0,)
    assert not driver.answer(0, "stake", [["3"]])  # no clock, nothing to stamp
    assert driver.catch_up() == 0 and not driver.end(0)


def test_a_change_made_past_the_driver_is_seen_after_a_look() -> None:
    match, driver = table(2, humans=(0,))
    match.act(0, toy.DONE)
    driver.look()
    due = driver.due()
    assert due is not None and due.who == 1


def test_a_bot_is_asked_once_for_each_answer() -> None:
    class Counting:
        asked = 0

        def choose(self, seen: Seen) -> Action | None:
            self.asked += 1
            return toy.DONE

    bot = Counting()
    match = Match(toy.GAME, make_setup(toy.GAME, 2, {}, "x"))
    driver = Driver(match, {0: bot}, CountedClock())
    assert driver.due() is driver.due()
    assert bot.asked == 1


def test_bots_without_an_answer_are_stuck() -> None:
    class Silent:
        def choose(self, seen: Seen) -> Action | None:
            return None

    match = Match(toy.GAME, make_setup(toy.GAME, 2, {}, "x"))
    bots: dict[int, Bot] = {0: Silent(), 1: Silent()}
    with pytest.raises(StuckBot, match="The bot of seat 0 has no answer to stake"):
        play(match, bots)
