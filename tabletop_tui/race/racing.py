"""A race on a real clock: what a press means by the time at which it came in, and what is due when. No widget.

Times come in as seconds of one clock that only goes forward, the one that stamps keys. A timer begins when somebody
says that its frame has left for the terminal (`written`); presses that come before that wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import floor
from typing import Protocol

from rulesets.contract import Action, Actor, Ask, Form, Seat, Timer
from rulesets.driver import Driver, Due
from tabletop_tui.play.keyguard import REPEAT
from tabletop_tui.play.sitting import Sitting

HELD = 0.7
"""Seconds within which the last key of a call may come again because it is held down: keyboards repeat that late."""


class Pad(Protocol):
    """What somebody says key by key. Everybody sees it as it grows."""

    @property
    def complete(self) -> bool:
        """Is it final?"""
        ...

    @property
    def said(self) -> tuple[str, ...]:
        """One word for each field, "" where none is there yet."""
        ...

    def press(self, character: str | None, at: int) -> bool:
        """A key, so many milliseconds after the pad opened. True = it changed what is said."""
        ...

    def words(self) -> tuple[tuple[str, ...], ...]:
        """The fields, when it is complete."""
        ...


@dataclass(frozen=True, slots=True)
class Commands:
    """The two things that are done against the clock: `press` by one's own key alone, `say` by a pad."""

    press: str
    say: str
    pad: Callable[[], Pad]


class RaceClock:
    """Milliseconds on the running timer, by a real clock. It can stand still."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._zero = 0.0
        self._written: float | None = None
        self._stopped: float | None = None

    def begin(self, timer: Timer) -> None:
        """Read the start of this timer at the moment its frame was written."""
        at = self.now() if self._written is None else self._written
        self._zero = at - timer.start / 1000
        self._written = self._stopped = None

    def written(self, at: float) -> None:
        """The next `begin` is of this moment."""
        self._written = at

    def at(self, moment: float) -> int:
        """The reading of a moment."""
        return floor((moment - self._zero) * 1000 + 1e-6)

    def read(self) -> int:
        """The reading now."""
        return self.at(self.now() if self._stopped is None else self._stopped)

    def moment(self, reading: int) -> float:
        """When it reads that."""
        return self._zero + reading / 1000

    def stop(self) -> None:
        """Stand still."""
        if self._stopped is None:
            self._stopped = self.now()

    def go_on(self) -> None:
        """Run again from where it stood."""
        if self._stopped is not None:
            self._zero += self.now() - self._stopped
            self._stopped = None

    def jump(self, to: int) -> None:
        """Let the time in between pass at once; never backwards."""
        if to > self.read():
            self._zero -= (to - self.read()) / 1000


@dataclass(frozen=True, slots=True)
class Press:
    """A key or button, and when it came in."""

    key: str
    character: str | None
    at: float


class Race:
    """One sitting against the clock. `keys`: whose key each is, by its name in small letters."""

    def __init__(
        self, sitting: Sitting, commands: Commands, keys: Mapping[str, Seat], now: Callable[[], float]
    ) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.commands = commands
        self.keys = keys
        self.clock = RaceClock(now)
        self.driver = Driver(sitting.match, sitting.bots, self.clock)
        self.pad: Pad | None = None
        self.caller: Seat | None = None
        """Whose pad it is."""
        self.halted = False
        """Stopped by somebody, or broken off by a load: only `ways_on` remain."""
        self._broken_off = False
        self._waiting: list[Press] = []
        self._rest = 0.0
        self._last = ("", 0.0, False)
        """The key that made the latest call final, when it came last, and whether it was taken for the next call."""
        self._looked_at = -1
        self.look()

    # ------------------------------------------------------------------------------------------------ where it stands

    @property
    def running(self) -> bool:
        """Does a clock run, or wait for its frame?"""
        return self.driver.timer is not None

    @property
    def fresh(self) -> bool:
        """Does the timer wait for its frame to be written?"""
        return self.driver.fresh

    @property
    def quiet(self) -> bool:
        """Must nothing be written to disk? Before the frame is out it still may."""
        timer = self.driver.timer
        return timer is not None and timer.quiet and not self.driver.fresh

    def reading(self) -> int | None:
        """What the running clock reads; None = none runs."""
        timer = self.driver.timer
        if timer is None:
            return None
        return timer.start if self.driver.fresh else max(timer.start, self.clock.read())

    def look(self) -> None:
        """After any change, also one that was made past this: is somebody to say something now?"""
        if self._looked_at == self.match.length:
            return
        self._looked_at = self.match.length
        self.pad = self.caller = None
        timer = self.driver.timer
        if timer is None:
            return
        for ask in self._asks():
            for offer in ask.offers:
                if isinstance(offer, Form) and offer.head == self.commands.say:
                    self.pad, self.caller = self.commands.pad(), ask.decision.owner

    def _asks(self) -> tuple[Ask, ...]:
        asks: tuple[Ask, ...] = self.match.see(None).view.asks
        return asks

    @property
    def pad_open(self) -> bool:
        """Is the pad on the table? While the clock before it runs on, it is not yet."""
        timer = self.driver.timer
        return self.pad is not None and timer is not None and not timer.runs_on

    # ----------------------------------------------------------------------------------------------------- the clock

    def written(self, at: float) -> None:
        """The frame of this moment has left for the terminal."""
        if self.driver.fresh:
            self.clock.written(at)
            self.driver.begin()
        if not self.running:
            self.calm(at)

    def calm(self, at: float) -> None:
        """Something else is to be looked at from now on: hands come to rest once more."""
        self._rest = at + (self.match.decisions[0].settle if self.match.decisions else 0) / 1000

    def rested(self, at: float) -> bool:
        """Have hands come to rest after a race, so that a key counts again?"""
        return at >= self._rest

    @property
    def may_finish(self) -> bool:
        """Would Enter end what runs?"""
        if not self.running or self.driver.fresh:
            return False
        broken = self.match.after_break()
        if any(offer not in broken for ask in self._asks() if ask.decision.owner is None for offer in ask.offers):
            return True
        wanting = self.driver.wanting()
        return len(wanting) == 1 and self.driver.may_end(wanting[0])

    def wake(self) -> float | None:
        """When something is due by itself; None = not before somebody acts or a frame is written."""
        if self.halted or self.driver.fresh:
            return None
        due = self.driver.due()
        if due is None:
            return None
        return self.clock.now() if due.at is None else self.clock.moment(due.at)

    def catch_up(self) -> None:
        """Have all done that is due."""
        if self.halted:
            return
        if self.driver.timer is not None:
            self.driver.catch_up()
        elif (due := self.driver.due()) is not None:
            self.driver.do(due)
        self.look()

    # --------------------------------------------------------------------------------------------------------- people

    def hold(self, press: Press) -> None:
        """A press that cannot be judged yet: something is being written, or the frame is not out."""
        self._waiting.append(press)

    def release(self) -> list[Press]:
        """The presses that wait, in the order in which they came; there are none left then."""
        held, self._waiting = self._waiting, []
        return held

    def press(self, press: Press) -> bool:
        """What a key means at the time at which it came in. True = something has changed."""
        if self.halted or self.match.over:
            return False
        if not self.running:
            return self._at_rest(press)
        if self.driver.fresh:
            self.hold(press)
            return False
        before = (self.match.length, self.driver.fresh)
        done = self._in_time(press)
        self.look()
        return done or (self.match.length, self.driver.fresh) != before  # time passed up to it, whatever it meant

    def _at_rest(self, press: Press) -> bool:
        """Between two races: Enter, or the own key of whoever is asked, goes on."""
        if not self.rested(press.at):
            return False
        if press.key == "enter" and self.driver.waits():
            self.driver.go_on()
            return True
        for decision in self.match.decisions:
            seat = decision.owner
            if seat in self.sitting.humans and (press.key == "enter" or self._seat_of(press) == seat):
                return self._do_plain(seat)
        return False

    def _do_plain(self, who: Actor) -> bool:
        """The only thing there is to do that needs no clock."""
        broken = self.match.after_break()
        plain = [
            offer
            for ask in self._asks()
            if ask.decision.owner == who
            for offer in ask.offers
            if isinstance(offer, Action) and offer not in broken
        ]
        if len(plain) != 1:
            return False
        self.driver.act(who, plain[0])
        self.look()
        return True

    def _seat_of(self, press: Press) -> Seat | None:
        return self.keys.get(press.key.lower())

    def _in_time(self, press: Press) -> bool:
        at = self.clock.at(press.at)
        seat = self._seat_of(press)
        if seat is not None:
            return self.driver.answer(seat, self.commands.press, at=at)
        if self.pad_open and self.caller in self.sitting.humans and self._say(press, at):
            return True
        return press.key == "enter" and self.finish(at)

    def _say(self, press: Press, at: int) -> bool:
        caller, timer = self.caller, self.driver.timer
        assert self.pad is not None and caller is not None and timer is not None
        if self._still_down(press):
            return True
        pad = self.pad
        if (timer.end is not None and at > timer.end) or not pad.press(press.character, at - timer.start):
            return False
        if pad.complete:
            self._last = (press.key, press.at, False)
            self.driver.answer(caller, self.commands.say, pad.words(), at)
        return True

    def _still_down(self, press: Press) -> bool:
        """Is it the last key of the call before, held down? Its first repeat may be the next caller's own press.

        So that one is taken, and taken back when the next repeat comes right behind it.
        """
        key, at, taken = self._last
        if press.key != key or press.at - at >= HELD:
            self._last = ("", 0.0, False)
            return False
        again = press.at - at < REPEAT
        if again and taken:
            self.pad = self.commands.pad()
        self._last = (key, press.at, not again)
        return again

    def finish(self, at: int) -> bool:
        """Nobody wants anything more, where the table may say so; or the only person who could. False = ignored."""
        broken = self.match.after_break()
        for ask in self._asks():
            if ask.decision.owner is not None:
                continue
            for offer in ask.offers:
                if isinstance(offer, Form):
                    return self.driver.answer(None, offer.head, at=at)
                if offer not in broken:
                    self.driver.catch_up(at)
                    timer = self.driver.timer
                    heard = timer is not None and timer.post == offer and at >= timer.start + timer.deaf
                    return heard and self._do_plain(None)
        wanting = self.driver.wanting()
        return len(wanting) == 1 and self.driver.end(wanting[0])

    # ---------------------------------------------------------------------------------------------------- broken off

    def halt(self) -> None:
        """Stop: only `ways_on` remain. A clock that only leads to the next one has run out by that."""
        if not self.running:
            return
        timer = self.driver.timer
        if timer is not None and timer.post is None:
            self.driver.do(Due(None))
        self.halted = True
        self.clock.stop()

    @property
    def can_go_on(self) -> bool:
        """May a stopped clock run on?"""
        timer = self.driver.timer
        return self.halted and timer is not None and timer.halts and not self._broken_off

    def break_off(self) -> bool:
        """After a load or a suspension: if the game cannot be taken up as it was, only `ways_on`; False = it can."""
        if not self.match.after_break():
            return False
        self.halt()
        self._broken_off = True
        return True

    def ways_on(self) -> tuple[Action, ...]:
        """What can be done about it, beside going on."""
        return self.match.after_break() if self.halted else ()

    def go_on(self) -> None:
        """The clock runs on."""
        if self.can_go_on:
            self.halted = False
            self.clock.go_on()

    def mend(self, action: Action) -> None:
        """Do one of the ways on."""
        self.halted = self._broken_off = False
        self._waiting.clear()
        self.driver.act(None, action)
        self.look()
