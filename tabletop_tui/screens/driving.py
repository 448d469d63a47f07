"""What goes on behind the public page: every action is on disk before the next key counts, and bots move at a pace."""

from __future__ import annotations

import asyncio

from textual.screen import Screen
from textual.timer import Timer

from rulesets.contract import Beat
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.keyed import Keyed

PACE = {"slow": 2.0, "normal": 0.9, "fast": 0.15}
"""Seconds that a bot waits before it moves; longer where more has happened to read."""
SHOWN = {"slow": 6.0, "normal": 4.0, "fast": 1.0}
"""Seconds that a bot waits where the table has just been shown something."""
RETRY = 5.0
"""Seconds after which a save that failed is tried again."""


class Driving(Keyed, Screen[None]):
    """Saves and bots of one sitting. The page itself is a subclass."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._bot_timer: Timer | None = None
        self._busy = False
        self._waiting: list[tuple[str, str | None, bool]] = []

    def show_table(self) -> None:
        """Show the position and ask what is asked."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Something beside the position has changed."""
        raise NotImplementedError

    def take_key(self, key: str, character: str | None, deliberate: bool) -> None:
        """A key, now that everything is on disk."""
        raise NotImplementedError

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """A key counts when the last move is on disk; until then it waits."""
        if self._busy:
            self._waiting.append((key, character, deliberate))
        else:
            self.take_key(key, character, deliberate)

    # ------------------------------------------------------------------------------------------- after every action

    def acted(self) -> None:
        """Something was done: show it, and have it on disk before the next key counts."""
        self.show_table()
        self.keep()

    def keep(self) -> None:
        """Have the match on disk before the next key counts."""
        self._busy = True
        self.run_worker(self._save(), group="save")

    async def _save(self) -> None:
        before = self.sitting.trouble
        await asyncio.to_thread(self.sitting.save)
        self._busy = False
        if self.sitting.trouble != before:
            self.redraw()
        waiting, self._waiting = self._waiting, []
        for key, character, deliberate in waiting:
            if self._busy:
                self._waiting.append((key, character, deliberate))
            elif self.on_top:
                self.take_key(key, character, deliberate)

    async def retry(self) -> None:
        """What could not be saved is tried again even while nobody moves."""
        if self.sitting.trouble and not self._busy:
            self.keep()

    # ---------------------------------------------------------------------------------------------------------- bots

    def call_bot(self) -> None:
        """The bot that is asked now moves in a while; where several are asked at once, or in a window, without one."""
        self.stop_bot()
        if self.sitting.bot_to_move() is not None:
            self._bot_timer = self.set_timer(self._pace(), self._start_bot)

    def _pace(self) -> float:
        """Constant, but for what everybody can see."""
        decisions = self.sitting.match.decisions
        if decisions[0].window is not None or len(decisions) > 1:
            return 0.01
        pace = self.tabletop.settings.pace
        fresh = [line for line in self.sitting.see(None).log if line.line == self.sitting.match.length]
        if any(line.event.beat is Beat.NOW for line in fresh):
            return SHOWN.get(pace, SHOWN["normal"])
        return PACE.get(pace, PACE["normal"]) * (1 + 0.4 * min(4, len(fresh)))

    def stop_bot(self) -> bool:
        """No bot is waiting any more; False if none was."""
        waiting = self._bot_timer is not None
        if self._bot_timer is not None:
            self._bot_timer.stop()
            self._bot_timer = None
        return waiting

    def hurry_bot(self) -> bool:
        """A key hurries the bot that waits; False if none does."""
        if self.sitting.bot_to_move() is None or not self.stop_bot():
            return False
        self._start_bot()
        return True

    def _start_bot(self) -> None:
        self.run_worker(self._bot(), exclusive=True, group="bot")

    async def _bot(self) -> None:
        """A bot thinks outside the interface and moves when the disk has the last move."""
        length = self.sitting.match.length
        answer = await asyncio.to_thread(self.sitting.bot_action)
        while self._busy:
            await asyncio.sleep(0.005)
        if answer is None or self.sitting.match.length != length:
            return
        self.sitting.act(*answer)
        self.acted()
