"""A race in plain mode: the dice are told, and a line is a press and what is said, at the time at which Enter came.

What was told cannot be covered again; so this is for people who trust each other, best without a limit of time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesets.contract import Form, Seat, Stamp
from tabletop_tui.plain.commands import seat_of
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.plain.talk import Leave
from tabletop_tui.race.racing import Pad, Race

if TYPE_CHECKING:
    from tabletop_tui.tables.race_kit import RaceKit

LONGEST_WAIT = 0.2
"""Seconds between two looks at the clock while nothing is due."""
PIPED = 1000
"""Milliseconds that each line of a pipe is taken to need: there nobody looks, counts or types."""
ANY_TIME = 1 << 30
"""Milliseconds after which a pad has long been listening."""


class PlainRace:
    """From the moment a clock begins to run to the moment when none does.

    `command` does a line that is a command of a public page; False if it is none.
    """

    def __init__(self, table: PlainTable, kit: RaceKit, command: Callable[[str], bool]) -> None:
        self.table = table
        self.talk = table.talk
        self.sitting = table.sitting
        self.kit = kit
        self.command = command
        self.race = Race(table.sitting, kit.commands, {}, time.monotonic)
        self._said: dict[Seat, tuple[tuple[str, ...], ...]] = {}
        self._explained = False

    def run(self) -> None:
        """Raises Leave."""
        race = self.race
        while race.running:
            self.talk.check()
            self._news()
            if race.fresh:
                self._frame()
                race.written(time.monotonic())
            elif race.pad_open and race.caller in self.sitting.humans:
                self._call(race.caller)
            elif self._secret() or race.pad is not None or not race.driver.wanting():
                self._let_time_pass()
            else:
                self._line()
        self._news()
        self.table.stale = True

    # --------------------------------------------------------------------------------------------------- what is told

    def _news(self) -> None:
        if not self.race.quiet:
            self.table.save()
        self.table.news()

    def _frame(self) -> None:
        """What everybody sees before the clock begins."""
        race = self.race
        if self._secret() or race.pad is not None:
            return
        self.talk.forget_typed()
        self.table.tell(self.sitting.see(None))
        if not self._explained:
            self._explained = True
            who = "" if len(self.sitting.humans) == 1 else "your name, then "
            self.talk.say(
                f"Found a set? Type {who}its letter and how many, and Enter; that is your {self.kit.button} and your "
                "call. An empty line: nothing more. q leaves, and this turn is void then."
            )

    def _secret(self) -> bool:
        """Does nobody know how long this takes? Then a press now could only be too early."""
        timer = self.race.driver.timer
        if timer is None:
            return False
        for ask in self.sitting.see(None).view.asks:
            for offer in ask.offers:
                stamps = (
                    [field for field in offer.fields if isinstance(field, Stamp)] if isinstance(offer, Form) else []
                )
                if any(stamp.timer == timer.name and stamp.lo == stamp.hi for stamp in stamps):
                    return True
        return False

    # ------------------------------------------------------------------------------------------------- what time does

    def _let_time_pass(self) -> None:
        """Nobody is asked for a line now: wait for what is due; without a terminal nobody waits."""
        moment = self.race.wake()
        if moment is None:
            raise Leave
        if self.talk.live:
            time.sleep(max(0.0, moment - time.monotonic()))
        else:
            self.race.clock.jump(self.race.clock.at(moment) + 1)
        self.race.catch_up()

    def _skip(self) -> None:
        """The people want nothing: on to what happens next."""
        moment = self.race.wake()
        if moment is not None:
            self.race.clock.jump(self.race.clock.at(moment) + 1)
        self.race.catch_up()

    # ------------------------------------------------------------------------------------------------- what is typed

    def _line(self) -> None:
        """A line of a person, unless something happens before it is there."""
        race, length = self.race, self.sitting.match.length
        prompt = "> " if len(self.sitting.humans) > 1 else f"{self.sitting.names[self.sitting.humans[0]]}> "
        self.talk.show_prompt(prompt)
        while not self.talk.ready(self._patience()):
            race.catch_up()
            if self.sitting.match.length != length:
                self.talk.say("")
                return
        line = self.talk.read("")
        if not self.talk.live:
            race.clock.jump(race.clock.read() + PIPED)
            race.catch_up()
        at = race.clock.read()
        if not line:
            self._nothing_more(at)
        elif not self._set(line, at) and not self.command(line):
            self.talk.say(f"Type {'a name, ' if len(self.sitting.humans) > 1 else ''}a letter and a number, as in: b 2")

    def _patience(self) -> float:
        moment = self.race.wake()
        return LONGEST_WAIT if moment is None else max(0.0, min(LONGEST_WAIT, moment - time.monotonic()))

    def _nothing_more(self, at: int) -> None:
        if not self.race.finish(at):
            self._skip()

    def _set(self, line: str, at: int) -> bool:
        """ "Ada b 3": press and say; False = the line is something else."""
        humans, names = self.sitting.humans, self.sitting.names
        first, *rest = line.split()
        seat, pad = seat_of(first, humans, names), self._pad(rest)
        if (seat is None or not pad.complete) and len(humans) == 1:
            seat, pad = humans[0], self._pad([first, *rest])
        if seat is None or not pad.complete:
            return False
        self._said[seat] = pad.words()
        if not self.race.driver.answer(seat, self.kit.commands.press, at=at):
            self._news()
            self.talk.say(f"Not now, {names[seat]}: too early, too late, or your hand is used up.")
        self.race.look()
        return True

    def _pad(self, said: list[str]) -> Pad:
        """What these words come to: letters and digits, or whole words."""
        pad = self.kit.commands.pad()
        for word in said:
            for character in word if len(word) < 3 else word[:1]:
                pad.press(character, ANY_TIME)
        return pad

    def _call(self, seat: Seat) -> None:
        """What was typed with the press is said as soon as the pad hears."""
        race = self.race
        timer = race.driver.timer
        assert timer is not None
        race.clock.jump(timer.start + timer.deaf)
        said = self._said.pop(seat, None)
        if said is None or not race.driver.answer(seat, self.kit.commands.say, said, at=race.clock.read()):
            self._skip()
        race.look()
