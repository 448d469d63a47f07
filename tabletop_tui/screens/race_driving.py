"""How a race moves on: presses count by the time at which they came in, and frames go out at once.

A clock begins when its frame has left for the terminal. Nothing is written to disk while hands are on their way; what
is to be written is on disk before the next frame, and presses wait for it with their times.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from typing import Any

from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from rulesets.contract import Beat, Event, Seen
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.race.racing import Press, Race
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.tables.base import TableWidget
from tabletop_tui.tables.race import RaceScene
from tabletop_tui.widgets.key_hints import KeyHints
from tabletop_tui.widgets.zone import Zone

CALM, QUICK = 0.005, 0.0005
"""Seconds after which a thread gives way to another one: as usual, and in a race."""
GRACE = 0.005
"""Seconds by which what is due waits for presses that came in before it."""
TICK = 0.1
"""Seconds between two looks at the running clock."""
TOLD = 0.9
"""Seconds for each thing that is told one by one."""
PACE = {"slow": 3.0, "normal": 1.5, "fast": 0.3}
"""Seconds between two races of bots alone."""
LATER = 0.3
"""Seconds after which bots alone look again whether anybody looks on."""


class RaceDriving(Keyed, Screen[Any]):
    """Clock, saves and frames of one sitting. The page itself is a subclass."""

    table: TableWidget
    hints: KeyHints
    _seen: Seen

    def __init__(self, sitting: Sitting, race: Race) -> None:
        super().__init__()
        self.sitting = sitting
        self.race = race
        self._beats: tuple[Event, ...] = ()
        self._told = 0
        self._telling = False
        self._token = 0
        """The latest frame: what is said of older ones comes too late."""
        self._frame = 0
        self._saving = False
        self._saved = self._shown = -1
        """The length of the record that is on disk, and the one that is on the screen."""
        self._begun = False
        self._wake: Timer | None = None
        self._teller: Timer | None = None

    def on_mount(self) -> None:
        """Look at the clock from now on."""
        self.set_interval(TICK, self._tick)

    def pressed(self, press: Press, deliberate: bool) -> None:
        """What a key does now."""
        raise NotImplementedError

    def _scene(self) -> RaceScene:
        raise NotImplementedError

    def _draw(self) -> None:
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------------- moving on

    def _moved(self) -> None:
        """The match or its clock has moved on: show it, having written what has to be written first."""
        if self.race.quiet:
            self._present()
        else:
            self.keep()

    def keep(self) -> None:
        """Have the match on disk, then show it."""
        if not self._saving:
            self._saving = True
            self.run_worker(self._save(), group="save")

    async def _save(self) -> None:
        length = self.sitting.match.length
        if length != self._saved or self.sitting.trouble:
            await asyncio.to_thread(self.sitting.save)
            self._saved = length
        self._saving = False
        self._present()
        if not self.race.fresh:
            self._let_go()

    def _present(self) -> None:
        """Show where it stands; the clock begins when that has left for the terminal."""
        if self.race.halted:
            return  # all is covered until somebody says how it goes on
        length = self.sitting.match.length
        if length != self._shown:
            self._shown = length
            self._begin_telling()
        self._seen = self.sitting.see(None)
        self._breathe(not self.race.running)
        self._token += 1
        token = self._token
        if self.race.running and self.table.urgent(self._scene()):
            self.paint_now()  # the rest when this has left: the thread that writes must not wait for it
            self.tabletop.when_written(lambda at: self._soon(self._rest_of_frame, token, at))
            return
        self._draw()
        self.paint_now()
        if self.race.fresh or not self.race.running:
            self.tabletop.when_written(lambda at: self._soon(self._written, token, at))
        else:
            self._schedule()

    def _soon(self, then: Callable[[int, float], None], token: int, at: float) -> None:
        """From the loop into the queue of this page."""
        self.call_later(then, token, at)

    def _rest_of_frame(self, token: int, at: float) -> None:
        if token != self._token or self.race.halted:
            return
        self._written(token, at)
        if token == self._token:
            self._draw()
            self.paint_now()

    def _written(self, token: int, at: float) -> None:
        if token != self._token or self.race.halted:
            return
        self.race.written(at)
        self._schedule()
        self._let_go()

    def _let_go(self) -> None:
        """The presses that had to wait, with the times at which they came in."""
        for press in self.race.release():
            if self.on_top:
                self.pressed(press, False)

    def paint_now(self) -> None:
        """Send what has changed to the terminal at once; Textual would wait for its next tick."""
        if not self.on_top or self.app._batch_count:
            return
        if self._layout_required or self._repaint_required:
            self._on_timer_update()
            return
        widgets: set[Widget] = {*self.query(Zone), self.hints}
        self._compositor.update_widgets(widgets)
        if self._compositor._dirty_regions:
            self._compositor_refresh()

    def _breathe(self, freely: bool) -> None:
        """Between two races memory is tidied up as usual; in a race such a pause would be somebody's slap.

        There the threads that read keys and write frames also need not wait long for their turn.
        """
        if freely:
            gc.enable()
        else:
            gc.disable()
        sys.setswitchinterval(CALM if freely else QUICK)

    def on_unmount(self) -> None:
        """Everything as it was."""
        self._breathe(True)

    # ----------------------------------------------------------------------------------------------------- the clock

    def _schedule(self) -> None:
        """Wait for what is due next."""
        if self._wake is not None:
            self._wake.stop()
            self._wake = None
        moment = self.race.wake()
        if moment is None or self._saving or self._telling:
            return
        if self.race.running:
            delay = max(0.0, moment - self.race.clock.now()) + GRACE
        else:
            delay = 0.0 if self.sitting.humans else PACE.get(self.tabletop.settings.pace, PACE["normal"])
        self._wake = self.set_timer(max(0.001, delay), self._due)

    def _due(self) -> None:
        """Presses that came in before are still on their way through two queues: go after them."""
        self.app.call_later(self.call_later, self._do_due)

    def _do_due(self) -> None:
        if self._saving or self.race.halted or self._fallen:
            return
        if not self.on_top:
            self._wake = self.set_timer(LATER, self._due)  # somebody reads another page
            return
        before = (self.sitting.match.length, self.race.fresh)
        self.race.catch_up()
        if before == (self.sitting.match.length, self.race.fresh):
            self._schedule()
        else:
            self._moved()

    def _tick(self) -> None:
        """The clock goes on."""
        ended = self.sitting.match.over and not self._telling
        if (ended or self.race.running) and not self.race.halted and self.on_top and self._begun:
            self._frame += 1
            lively = self.app.animation_level != "none"
            self.table.tick(self.race.reading(), self._frame if lively else 0)

    # ----------------------------------------------------------------------------------------------------- telling

    def _begin_telling(self) -> None:
        """What the table has to be shown is told one by one."""
        length = self.sitting.match.length
        log = self.sitting.see(None).log
        self._beats = tuple(line.event for line in log if line.line == length and line.event.beat is Beat.NOW)
        if self._teller is not None:
            self._teller.stop()
            self._teller = None
        self._told = 1
        self._telling = bool(self._beats) and self.app.animation_level != "none"
        if self._telling:
            self._teller = self.set_interval(TOLD, self._tell)

    def _tell(self) -> None:
        self._told += 1
        if self._told > len(self._beats):
            self._tell_all()
        else:
            self._draw()

    def _tell_all(self) -> None:
        self._telling = False
        if self._teller is not None:
            self._teller.stop()
            self._teller = None
        self._draw()
        self._schedule()
