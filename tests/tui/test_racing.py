"""A race on a clock that the test holds: what a press means by the time at which it came in, and what is due when."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest

from rulesets.box import Value
from rulesets.contract import Seat
from rulesets.frankendie.components import KEYS
from rulesets.frankendie.state import Phase
from saves.people import About, Person
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.race.racing import Press, Race
from tabletop_tui.tables.frankendie.table import TABLE

KEYS_OF = {"tab": 0, "backspace": 1, "space": 2, "down": 3, "u": 4, "x": 5}


class Table:
    """A race whose clock stands until it is moved; every frame is written at once unless it is held back."""

    def __init__(self, people: int = 3, bots: tuple[str, ...] = (), seed: str = "s", **options: Value) -> None:
        seats = [Person(f"P{seat}", seat) for seat in range(people)]
        seats += [Person(f"B{seat}", people + seat, level) for seat, level in enumerate(bots)]
        chosen: Mapping[str, Value] = {"first_roller": 0, **options}
        about = About("x", "frankendie", tuple(seats), chosen, seed, False, datetime.now(UTC))
        self.now = 1000.0
        self.sitting = Sitting.start(about, None)
        keys: dict[str, Seat] = {key: seat for key, seat in KEYS_OF.items() if seat < people}
        assert TABLE.race is not None
        self.race = Race(self.sitting, TABLE.race.commands, keys, lambda: self.now)

    @property
    def view(self) -> Any:
        return self.sitting.see(None).view

    @property
    def record(self) -> list[str]:
        return list(self.sitting.match.record())

    def write(self) -> None:
        self.race.written(self.now)

    def press(self, key: str, at: float | None = None) -> bool:
        """`at`: milliseconds on the running clock; the clock of the test is moved there."""
        moment = self.now if at is None else self.race.clock.moment(round(at)) + 0.0001
        self.now = max(self.now, moment)
        return self.race.press(Press(key, key if len(key) == 1 else None, moment))

    def wait(self) -> None:
        """Let the time come at which something is due, and have it done."""
        wake = self.race.wake()
        assert wake is not None
        self.now = max(self.now, wake + 0.0001)
        self.race.catch_up()

    def to_race(self) -> None:
        """Roll, and wait until the dice are shown and their frame is written."""
        self.now += 10
        assert self.press("enter")
        self.write()
        while self.view.phase is not Phase.RACE:
            self.wait()
        self.write()

    def to_pad(self) -> None:
        """Let the echo run out."""
        while not self.race.pad_open:
            self.wait()
        self.write()

    def truth(self) -> tuple[str, str]:
        """A letter and a digit that are right."""
        dice = self.sitting.match.snapshot().dice
        return KEYS[dice[0]].lower(), str(dice.count(dice[0]))

    def call(self, letter: str, digit: str) -> None:
        self.press(letter, 400)
        self.press(digit, 500)


def test_the_clock_begins_when_its_frame_is_written() -> None:
    table = Table()
    table.now += 10
    table.press("enter")
    table.write()
    table.wait()
    assert table.view.phase is Phase.RACE and table.race.fresh
    table.now += 0.25  # a slow terminal
    assert not table.press("tab") and table.race.release(), "it waits for the frame"
    table.write()
    table.now += 0.9
    table.press("tab")
    assert table.record[-1] == "0 slap 900"


def test_a_press_that_waited_counts_with_its_own_time() -> None:
    table = Table()
    table.to_race()
    held = [
        Press(key, None, table.race.clock.moment(at) + 0.0001)
        for key, at in (("down", 0), ("space", 700), ("tab", 701))
    ]
    for press in held:
        table.race.hold(press)
    table.now += 2
    for press in table.race.release():
        table.race.press(press)
    assert table.record[-2:] == ["2 slap 700", "0 slap 701"]


def test_the_order_of_arrival_is_the_order_of_slapping_also_within_a_millisecond() -> None:
    table = Table(6)
    table.to_race()
    at = table.race.clock.moment(900) + 0.0001
    table.now = at
    for key in ("x", "tab", "u", "backspace", "down", "space"):
        table.race.press(Press(key, None, at))
    assert [hand.seat for hand in table.view.hands] == [5, 0, 4, 1, 3, 2]
    assert {hand.at for hand in table.view.hands} == {900}


def test_fd_58_a_held_key_is_one_slap_and_disturbs_no_call() -> None:
    table = Table()
    table.to_race()
    table.press("tab", 900)
    for at in range(1150, 1300, 33):
        assert not table.press("tab", at)
    table.to_pad()
    for at in range(0, 300, 33):
        table.press("tab", at)
    letter, digit = table.truth()
    table.call(letter, digit)
    assert sum("slap" in line for line in table.record) == 1
    assert " call " in table.record[-1]


def test_a_press_that_comes_when_the_echo_has_just_ended_says_that_the_pad_opens() -> None:
    table = Table()
    table.to_race()
    table.press("tab", 900)
    assert table.press("tab", 1301) and table.race.fresh and table.race.pad_open


def test_a_key_held_through_the_hush_is_a_false_start_and_no_more() -> None:
    table = Table()
    table.now += 10
    table.press("enter")
    table.write()
    for at in range(0, 1000, 33):
        table.press("backspace", at)
    assert table.record[1:] == ["1 slap -1"]
    table.wait()
    table.write()
    assert not table.press("backspace", 900)


def test_fd_67_the_pad_does_not_hear_what_comes_in_its_first_moment() -> None:
    table = Table()
    table.to_race()
    table.press("tab", 900)
    table.to_pad()
    assert not table.press("b", 299) and table.race.pad is not None and table.race.pad.said == ("", "")
    assert table.press("b", 300) and table.press("3", 301)
    assert table.record[-1] == "0 call brain 3 301"


def test_whoever_has_slapped_already_waits_in_the_stack_and_hears_the_first_call() -> None:
    table = Table()
    table.to_race()
    table.press("space", 800)
    table.press("tab", 1200)
    table.press("backspace", 1201)
    assert table.record[-1] == "0 slap 1200", "the echo is over"
    table.to_pad()
    assert table.race.caller == 2
    table.call("l", "8")
    assert table.race.caller == 0 and table.race.fresh


def test_after_a_call_the_dice_come_back_and_the_clock_goes_on_from_the_echo() -> None:
    table = Table()
    table.to_race()
    table.press("space", 800)
    table.to_pad()
    table.call("l", "8")
    assert table.view.phase is Phase.RACE and table.race.fresh and not table.race.quiet
    table.now += 1
    table.write()
    assert table.race.quiet and table.race.reading() == 1200
    table.press("tab", 1300)
    assert table.record[-1] == "0 slap 1300"


def test_a_call_that_never_comes_runs_out() -> None:
    table = Table(pace="brisk")
    table.to_race()
    table.press("tab", 900)
    table.to_pad()
    table.press("b", 2999)
    table.wait()
    assert table.record[-1] == "- timeout 0"


def test_fd_68_the_only_person_ends_a_race_in_which_no_bot_wants_anything() -> None:
    alone = Table(1, ("keen",))
    two = Table(2, ("keen",))
    for table in (alone, two):
        table.sitting.replace_bots({seat: _Still() for seat in table.sitting.bots})
        table.race = Race(table.sitting, table.race.commands, table.race.keys, lambda table=table: table.now)
        table.to_race()
        assert table.press("enter", 2000) == (table is alone)
    assert alone.record[-1] == "- close 15000" and two.view.phase is Phase.RACE


def test_where_people_alone_play_nobody_ends_the_race_of_the_last_one() -> None:
    table = Table(2)
    table.to_race()
    table.press("tab", 900)
    table.to_pad()
    table.call("l", "8")
    table.write()
    assert not table.race.may_finish and not table.press("enter", 2000) and table.view.phase is Phase.RACE


class _Still:
    def choose(self, seen: Any) -> Any:
        from rulesets.frankendie.actions import ROLL

        return ROLL if seen.view.phase is Phase.READY else None


def test_untimed_enter_ends_the_race_and_gives_a_call_up() -> None:
    table = Table(pace="untimed")
    table.to_race()
    assert table.race.may_finish and table.race.wake() is None
    table.press("tab", 90_000)
    table.to_pad()
    assert table.press("enter", 1000)
    assert table.record[-1] == "- timeout 0"
    table.write()
    assert table.press("enter", 100_000)
    assert table.record[-1] == "- close 100000"


def test_untimed_enter_does_nothing_while_hands_are_moving_nor_when_a_pad_has_just_opened() -> None:
    table = Table(pace="untimed")
    table.to_race()
    table.press("tab", 900)
    assert not table.press("enter", 1000)
    table.press("space", 1100)
    table.to_pad()
    assert not table.press("enter", 299) and table.press("enter", 300)
    assert table.record[-3:] == ["0 slap 900", "2 slap 1100", "- timeout 0"]


def test_a_key_held_since_one_call_does_not_begin_the_next() -> None:
    table = Table()
    table.to_race()
    table.press("tab", 900)
    table.press("space", 950)
    table.to_pad()
    table.call("l", "8")
    table.write()
    assert table.race.caller == 2
    for at in range(500, 1000, 33):
        table.press("8", at)
    assert table.race.pad is not None and table.race.pad.said == ("", "")
    assert table.press("l", 1050) and table.press("7", 1200)
    assert table.record[-1] == "2 call lightning 7 1200"


def test_the_next_caller_may_press_the_key_that_ended_the_call_before() -> None:
    table = Table()
    table.to_race()
    table.press("tab", 900)
    table.press("space", 950)
    table.to_pad()
    table.call("l", "8")
    table.write()
    assert table.press("8", 400) and table.press("e", 450)
    assert table.record[-1] == "2 call eye 8 450"


@pytest.mark.parametrize("key", ["enter", "backspace"])
def test_late_slaps_do_not_roll_but_the_roller_does_after_a_rest(key: str) -> None:
    table = Table(2, pace="untimed")
    table.to_race()
    table.press("enter", 1000)
    table.write()
    assert table.view.phase is Phase.READY and table.view.roller == 1
    table.now += 0.799
    assert not table.press(key)
    table.now += 0.002
    assert not table.press("tab"), "the other one does not roll"
    assert table.press(key)


def test_whoever_cuts_the_verdicts_short_rests_before_the_next_roll() -> None:
    table = Table(2, pace="untimed")
    table.to_race()
    table.press("enter", 1000)
    table.write()
    table.now += 2
    table.race.calm(table.now)
    table.now += 0.799
    assert not table.press("enter")
    table.now += 0.002
    assert table.press("enter")


def test_a_bot_rolls_when_anybody_is_ready() -> None:
    table = Table(1, ("keen",), first_roller=1)
    assert table.race.wake() is None
    table.now += 10
    assert table.press("enter")
    table.race.catch_up()
    assert table.record == ["1 roll"]


def test_a_bot_that_was_earlier_goes_first_and_a_person_of_the_same_millisecond_before_it() -> None:
    for late, first in ((1, "1"), (0, "0")):
        table = Table(1, ("keen",), bot_ref=800)
        table.to_race()
        due = table.race.driver.due()
        assert due is not None and due.at is not None and due.who == 1
        table.press("tab", due.at + late)
        slaps = [line for line in table.record if "slap" in line]
        assert slaps[0].startswith(first) and len(slaps) == (2 if late else 1)


def test_only_a_pad_can_be_halted_and_gone_on_with() -> None:
    table = Table()
    table.to_race()
    table.race.halt()
    assert not table.race.can_go_on and not table.press("tab", 900) and table.race.wake() is None
    (bell,) = table.race.ways_on()
    table.race.mend(bell)
    assert table.record[-1] == "- bell" and table.view.last.void
    table.write()
    table.to_race()
    table.press("tab", 900)
    table.to_pad()
    before = table.race.reading()
    table.race.halt()
    table.now += 60
    assert table.race.can_go_on
    table.race.go_on()
    assert table.race.reading() == before


def test_a_halt_while_hands_are_moving_ends_that_and_goes_on_with_the_pad() -> None:
    table = Table()
    table.to_race()
    table.press("tab", 900)
    table.race.halt()
    table.now += 5
    assert table.race.can_go_on
    table.race.go_on()
    table.write()
    assert not table.press("space", 10) and table.race.caller == 0 and table.race.pad_open
    assert table.press("l", 400) and table.press("8", 500) and table.record[-1] == "0 call lightning 8 500"


def test_fd_59_a_race_that_was_broken_off_offers_the_bell_alone() -> None:
    table = Table()
    assert not table.race.break_off(), "at rest there is nothing to mend"
    table.to_race()
    table.press("tab", 900)
    table.to_pad()
    assert table.race.break_off() and not table.race.can_go_on
    assert [table.sitting.game.text(action) for action in table.race.ways_on()] == ["bell"]
    roller = table.view.roller
    table.race.mend(table.race.ways_on()[0])
    assert table.view.roller == roller and table.view.phase is Phase.READY
