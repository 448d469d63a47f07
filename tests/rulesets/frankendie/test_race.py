"""Whole races on the counted clock: people and bots at one table, through the driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kit.frankendie import STD, dice_of
from rulesets.contract import Action, IllegalAction, Seen, Timer
from rulesets.deal import make_setup
from rulesets.driver import CountedClock, Driver, Due
from rulesets.frankendie import GAME
from rulesets.frankendie.actions import BELL, EARLY, ROLL
from rulesets.frankendie.state import Phase
from rulesets.match import Match
from rulesets.simulate import play_out


class Scripted:
    """A bot that rolls, and does what it is told for a phase, by notation; it counts how often it is asked."""

    def __init__(self, seat: int, **says: str) -> None:
        self.seat = seat
        self.says = says
        self.asked = 0

    def choose(self, seen: Seen) -> Action | None:
        self.asked += 1
        view = seen.view
        if view.phase is Phase.READY:
            return ROLL
        name = "calling" if view.caller == self.seat else "echo" if view.phase is Phase.CALLING else "race"
        if view.phase is Phase.HUSH or name not in self.says:
            return None
        return GAME.parse(self.says[name])


class Races:
    """A table with some seats played by scripts, the others by people; seat 0 rolls, the dice fall as in the tables."""

    def __init__(self, seats: int, bots: Sequence[Scripted] = (), **options: Any) -> None:
        self.match = Match(GAME, make_setup(GAME, seats, {"first_roller": 0, **options}, "race"))
        self.clock = CountedClock()
        self.driver = Driver(self.match, {bot.seat: bot for bot in bots}, self.clock)

    @property
    def timer(self) -> str:
        """The name of the running timer, "" for none."""
        timer = self.driver.timer
        return timer.name if timer else ""

    def roll(self) -> Races:
        """Roll by the person of seat 0, and wait until the dice are shown."""
        self.driver.act(0, ROLL)
        self.match._state.dice = dice_of(STD)
        self.driver.begin()
        due = self.driver.due()
        assert due is not None and due.at == self.match.snapshot().hush
        self.clock.move(due.at)
        self.driver.do(due)
        self.driver.begin()
        return self

    def press(self, seat: int, at: int) -> bool:
        """A person's slap key."""
        self.clock.move(at)
        return self.driver.answer(seat, "slap", at=at)

    def call(self, seat: int, symbol: str, count: int, took: int = 1000) -> bool:
        """A person's call."""
        self.clock.move(took)
        return self.driver.answer(seat, "call", [[symbol], [str(count)]], at=took)

    def let_pass(self) -> Due:
        """The next thing that happens by itself."""
        self.driver.begin()
        due = self.driver.due()
        assert due is not None
        if due.at is not None:
            self.clock.move(due.at)
        self.driver.do(due)
        return due

    @property
    def lines(self) -> list[str]:
        """The record after the roll and the reveal."""
        return list(self.match.record()[2:])


def test_clocks_of_a_turn_and_what_they_are_for() -> None:
    races = Races(3)
    assert races.timer == "" and races.driver.due() is None
    races.roll()
    assert races.timer == "race 1.0"
    assert races.press(0, 900)
    assert races.timer == "echo 1.0" and not races.driver.fresh and races.clock.read() == 900
    assert races.press(1, 1300)
    assert races.let_pass() == Due(1300)
    assert races.timer == "pad 1.0" and races.driver.fresh
    races.driver.begin()
    assert races.clock.read() == 0
    assert races.call(0, "brain", 2)
    assert races.timer == "pad 1.1" and races.driver.fresh
    assert races.let_pass().at == 5000
    assert races.timer == "race 1.2" and races.driver.fresh
    races.driver.begin()
    assert races.clock.read() == 1300
    assert races.let_pass().at == 6300
    assert races.timer == "" and races.match.decisions[0].name == "ready"
    assert races.lines == ["0 slap 900", "1 slap 1300", "0 call brain 2 1000", "- timeout 1", "- close 6300"]


def test_what_a_timer_says_of_itself() -> None:
    races = Races(2)
    races.driver.act(0, ROLL)
    (hush,) = races.match.timers()
    assert hush.deaf == 500 and not (hush.quiet or hush.early or hush.halts) and 1000 <= (hush.end or 0) <= 2500
    races = Races(2).roll()
    (race,) = races.match.timers()
    assert race.quiet and race.early and not race.halts and race.end == 15000
    races.press(0, 700)
    echo, pad = races.match.timers()
    assert echo == Timer("echo 1.0", 700, 1100, None, quiet=True, runs_on=True)
    assert pad.halts and pad.deaf == 300 and not (pad.quiet or pad.early) and pad.end == 5000
    assert "hush" not in repr(races.match.see(None).view.asks)


def test_a_clock_that_begins_has_a_name_of_its_own() -> None:
    """All names a driver ever begins are different."""
    begun: list[str] = []

    class Noting(CountedClock):
        def begin(self, timer: Timer) -> None:
            begun.append(timer.name)
            super().begin(timer)

    match = Match(GAME, make_setup(GAME, 4, {"dawn": 20}, "names"))
    clock = Noting()
    driver = Driver(match, {seat: GAME.bot("dozy", seat, match.setup.options, seat) for seat in range(4)}, clock)
    while not match.over:
        driver.begin()
        due = driver.due()
        assert due is not None
        clock.move(due.at or 0)
        driver.do(due)
    assert len(begun) > 60 and len(set(begun)) == len(begun)


def test_fd_58_a_key_that_is_held_slaps_once() -> None:
    races = Races(3).roll()
    assert [races.press(0, at) for at in (900, 1150, 1180, 1210)] == [True, False, False, False]
    races.let_pass()
    races.driver.begin()
    assert not races.press(0, 40)
    assert races.call(0, "brain", 3)
    assert races.lines == ["0 slap 900", "0 call brain 3 1000"]


def test_fd_67_a_pad_is_deaf_at_first() -> None:
    races = Races(3).roll()
    races.press(0, 900)
    races.let_pass()
    assert not races.call(0, "brain", 3, 500)  # its frame is not out yet
    races.driver.begin()
    assert not races.call(0, "brain", 3, 299)
    assert races.call(0, "brain", 3, 300)


def test_a_key_in_the_hush_is_ignored_at_first_and_then_a_false_start() -> None:
    races = Races(2)
    races.driver.act(0, ROLL)
    races.driver.begin()
    assert not races.press(1, 499)
    assert races.press(1, 500)
    assert races.match.record()[-1] == f"1 {GAME.text(EARLY)}"
    assert races.timer == "hush 1" and not races.driver.fresh  # the clock just goes on


def test_fd_68_enter_closes_the_race_for_a_lone_person_only() -> None:
    one = Races(3, [Scripted(1), Scripted(2)]).roll()
    assert one.driver.wanting() == (0,) and one.driver.may_end(0)
    assert one.driver.end(0)
    assert one.lines == ["- close 15000"]
    two = Races(3, [Scripted(2)]).roll()
    assert not two.driver.may_end(0) and not two.driver.end(0) and two.lines == []
    planning = Races(2, [Scripted(1, race="slap 3000")]).roll()
    assert not planning.driver.end(0)


def test_enter_does_nothing_in_the_hush_or_on_a_timed_pad() -> None:
    races = Races(2, [Scripted(1)])
    races.driver.act(0, ROLL)
    races.driver.begin()
    assert not races.driver.end(0)
    races = Races(2, [Scripted(1)]).roll()
    races.press(0, 900)
    races.let_pass()
    races.driver.begin()
    assert not races.driver.end(0)


def test_untimed_the_table_says_when_it_is_over() -> None:
    races = Races(3, pace="untimed").roll()
    assert races.driver.due() is None
    races.clock.move(70000)
    assert races.press(0, 70000)
    assert races.let_pass() == Due(70400)
    races.driver.begin()
    assert races.driver.due() is None and races.driver.may_end(0)
    assert races.driver.end(0)  # no call
    races.driver.begin()
    races.clock.move(99000)
    assert races.driver.answer(None, "close")
    assert races.lines == ["0 slap 70000", "- timeout 0", "- close 99000"]


def test_when_only_bots_are_left_and_none_has_a_plan_the_race_closes_at_once() -> None:
    races = Races(3, [Scripted(1), Scripted(2)]).roll()
    assert races.driver.due() == Due(15000, None, GAME.parse("close 15000"))
    assert races.press(0, 900)
    races.let_pass()
    races.driver.begin()
    assert races.call(0, "brain", 3)
    races.driver.begin()
    assert races.driver.due() == Due(None, None, GAME.parse("close 6300"))


def test_a_person_goes_before_a_bot_of_the_same_millisecond_and_after_an_earlier_one() -> None:
    races = Races(3, [Scripted(2, race="slap 1000", echo="slap 1000")]).roll()
    assert races.press(1, 1000)
    assert races.lines == ["1 slap 1000"]
    races.let_pass()
    assert races.lines == ["1 slap 1000", "2 slap 1000"]
    late = Races(3, [Scripted(2, race="slap 999")]).roll()
    assert late.press(1, 1000)
    assert late.lines == ["2 slap 999", "1 slap 1000"]


def test_of_two_bots_the_first_clockwise_from_the_roller() -> None:
    bots = [Scripted(seat, race="slap 1000", echo="slap 1000", calling="call eye 1 1200") for seat in (1, 2)]
    races = Races(3, bots).roll()
    races.let_pass()
    races.let_pass()
    assert races.lines == ["1 slap 1000", "2 slap 1000"]
    assert races.let_pass() == Due(1400)
    assert races.let_pass() == Due(1200, 1, GAME.parse("call eye 1 1200"))


def test_what_the_clock_has_made_due_is_done_before_a_late_key() -> None:
    races = Races(3).roll()
    races.press(0, 900)
    assert not races.press(1, 1301)  # the pad has opened in between
    assert races.timer == "pad 1.0" and races.driver.fresh
    races.driver.begin()
    races.clock.move(5000)
    assert races.driver.catch_up() == 1
    assert races.timer == "race 1.1"


def test_a_key_that_comes_too_late_for_the_race_is_ignored() -> None:
    races = Races(2).roll()
    assert not races.press(1, 15000)
    races.clock.move(15000)
    assert races.driver.catch_up() == 1 and races.lines == ["- close 15000"]


def test_bots_are_asked_once_after_each_change() -> None:
    bot = Scripted(2, race="slap 4000")
    races = Races(3, [bot]).roll()
    for _ in range(3):
        races.driver.due()
    asked = bot.asked
    races.press(0, 100)
    races.driver.due()
    assert bot.asked == asked + 1


def test_a_bots_roll_waits_for_a_person_and_not_for_bots() -> None:
    races = Races(2, [Scripted(0)])
    assert races.driver.due() is None and races.driver.waits()
    races.driver.go_on()
    assert not races.driver.waits()
    assert races.driver.due() == Due(None, 0, ROLL)
    alone = Races(2, [Scripted(0), Scripted(1)])
    assert alone.driver.due() == Due(None, 0, ROLL) and not alone.driver.waits()


def test_the_page_between_two_turns_lets_hands_settle() -> None:
    races = Races(2)
    (first,) = races.match.decisions
    assert first.patient and first.settle == 0
    races.roll().driver.act(None, BELL)
    (second,) = races.match.decisions
    assert second.settle == 800 and races.timer == ""


def test_a_bot_that_does_what_is_not_offered_is_found_out() -> None:
    class Lost(Scripted):
        def choose(self, seen: Seen) -> Action | None:
            return super().choose(seen) if seen.view.phase is Phase.READY else GAME.parse("call eye 1 100")

    races = Races(2, [Lost(1)])
    races.driver.act(0, ROLL)
    with pytest.raises(IllegalAction):
        races.let_pass()


def test_the_record_of_a_driven_game_replays() -> None:
    played = play_out(GAME, ["keen", "fiendish", "dozy"], "replay")
    again = Match.replay(GAME, make_setup(GAME, 3, {}, "replay"), played.record)
    assert again.outcome() == played.outcome


@pytest.mark.parametrize("level", ["keen", "random"])
@pytest.mark.parametrize("pace", ["brisk", "untimed"])
def test_bots_end_a_game_at_every_pace(level: str, pace: str) -> None:
    played = play_out(GAME, [level] * 4, "pace", {"pace": pace, "dawn": 20, "botch": "scorch"})
    assert played.outcome.places and not any("bell" in line for line in played.record)
