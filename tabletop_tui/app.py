"""The full-screen program: which page is open, what everything looks like, and how it ends.

The pages are imported when they are first opened, so that the shelf is on the screen at once.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import App, SuspendNotSupported
from textual.binding import Binding
from textual.screen import Screen

from tabletop_tui.crash import EXIT_CODE, report_text, sorry, write_report
from tabletop_tui.outlet import Outlet, Written, time
from tabletop_tui.sizes import SMALLEST
from tabletop_tui.theme.glyphs import ASCII, UNICODE, Glyphs
from tabletop_tui.theme.look import register_themes, variables
from tabletop_tui.theme.palette import DARK, PALETTES, Palette
from tabletop_tui.widgets.key_hints import KeyHints

if TYPE_CHECKING:
    from textual.driver import Driver

    from saves.settings import Settings
    from saves.store import Store
    from tabletop_tui.play.sitting import Sitting

WIPE = "\x1b[2J\x1b[H"
"""Clears the screen before it is given back: not every terminal has another one to go back to."""
SIGNALS = ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT")
HANG_UP = 1
"""The number of SIGHUP, also where the system has none."""


class TabletopApp(App[None]):
    """The program. `start` opens something on top of the shelf, such as a game named on the command line."""

    TITLE = "tabletop"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    CSS = "Screen { background: $background; color: $foreground; }"
    BINDINGS = [
        Binding("ctrl+q", "leave", priority=True, show=False),
        Binding("ctrl+c", "how_to_leave", priority=True, show=False),
        Binding("ctrl+z", "pause", priority=True, show=False),
    ]

    def __init__(
        self, store: Store, settings: Settings, start: Callable[[TabletopApp], None] | None = None, *, note: str = ""
    ) -> None:
        super().__init__()
        self.store = store
        self.settings = settings
        self.palette: Palette = DARK
        self.glyphs: Glyphs = UNICODE
        self.sitting: Sitting | None = None
        """The game on the table now."""
        self.crash_page = ""
        self._start = start
        self._note = note
        register_themes(self)
        self.apply(settings)

    # ------------------------------------------------------------------------------------------------------ the look

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own colour names for themes that do not know them."""
        return variables(DARK)

    def apply(self, settings: Settings) -> None:
        """Look and behave by these settings from now on. Remembering them is another matter."""
        self.settings = settings
        self.palette = PALETTES.get(settings.theme, DARK)
        self.glyphs = ASCII if settings.ascii else UNICODE
        self.animation_level = "full" if settings.animation else "none"
        self.theme = self.palette_name
        if self.is_running:
            self._mind_mouse(settings.mouse)
            self.restyle()

    def _mind_mouse(self, wanted: bool) -> None:
        """Ask the terminal for mouse reports, or leave it the mouse for marking text."""
        driver: Any = self._driver
        if getattr(driver, "_mouse", wanted) == wanted:
            return
        with suppress(AttributeError):
            if wanted:
                driver._mouse = True
                driver._enable_mouse_support()
            else:
                driver._disable_mouse_support()
                driver._mouse = False

    @property
    def palette_name(self) -> str:
        """The name of the palette among `PALETTES`."""
        return next(name for name, palette in PALETTES.items() if palette is self.palette)

    def restyle(self) -> None:
        """Draw everything again; a page that keeps drawn lines has a method `restyle` of its own."""
        for screen in self.screen_stack:
            redraw = getattr(screen, "restyle", None)
            if redraw is not None:
                redraw()
            for widget in screen.walk_children():
                widget.refresh()

    # --------------------------------------------------------------------------------------------------------- pages

    def get_default_screen(self) -> Screen[Any]:
        """The shelf lies under all other pages."""
        from tabletop_tui.screens.shelf import ShelfScreen

        return ShelfScreen()

    def go_home(self) -> None:
        """Back to the shelf; a game on the table is put away."""
        self.go_under()
        self.put_away()

    def put_away(self) -> None:
        """The game on the table is free for another window."""
        if self.sitting is not None:
            self.sitting.close()
            self.sitting = None

    def open_new_game(self, game_id: str) -> None:
        """Who plays, and by which rules."""
        from tabletop_tui.screens.new_game import NewGameScreen

        self.push_screen(NewGameScreen(game_id))

    def open_saved(self, select: str = "", problem: str = "") -> None:
        """The list of saved games, on one of them if something is wrong with it."""
        from tabletop_tui.screens.saved import SavedScreen

        if isinstance(self.screen, SavedScreen):
            self.pop_screen()
        self.push_screen(SavedScreen(select, problem))

    def open_settings(self) -> None:
        """Looks and habits."""
        from tabletop_tui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen())

    def open_book(self) -> None:
        """The table book: who played and who won."""
        from tabletop_tui.screens.book import BookScreen

        self.push_screen(BookScreen())

    def open_rules(self, game_id: str, section_id: str = "") -> None:
        """The rulebook of a game, at a section if one is named. It only reads."""
        from tabletop_tui.screens.rulebook import RulebookScreen

        if isinstance(self.screen, RulebookScreen):
            self.screen.turn_to(section_id)
        else:
            self.push_screen(RulebookScreen(game_id, section_id))

    def open_table(self, sitting: Sitting) -> None:
        """Play: the table lies directly on the shelf. A save that another window has open is not played twice."""
        if sitting is not self.sitting:
            self.go_home()
        holder = sitting.keeper.take() if sitting.keeper is not None else None
        if holder:
            from tabletop_tui.screens.in_use import InUseScreen

            self.push_screen(InUseScreen(sitting, holder))
            return
        self.sitting = sitting
        if sitting.match.over:
            self.open_result(sitting)
        else:
            self.push_screen(self._page_of(sitting))

    def _page_of(self, sitting: Sitting) -> Screen[None]:
        from tabletop_tui.tables.base import kit_of

        if kit_of(sitting.game.meta.id).race is not None:
            from tabletop_tui.screens.race import RaceScreen

            return RaceScreen(sitting)
        from tabletop_tui.screens.table import TableScreen

        return TableScreen(sitting)

    def go_plain(self) -> None:
        """The game on the table goes on as numbered sentences, until they are left or say "screen"."""
        from tabletop_tui.exits import CommandError
        from tabletop_tui.plain.conversation import SWITCH, play_on

        sitting = self.sitting
        if sitting is None:
            return
        self.cover()
        self.go_under()
        try:
            with self.suspend():
                code, last = play_on(sitting, self.store, inside=True)
        except (CommandError, SuspendNotSupported) as no:
            self.tell(str(no) or "This terminal cannot leave the full screen.", bad=True)
            return
        if code != SWITCH:
            self.exit(return_code=code)
        else:
            self.open_table(last)

    def go_under(self) -> None:
        """Only the shelf stays; the game stays ours."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def open_end(self, sitting: Sitting) -> None:
        """A game has just ended: the page of its ending if it has one of its own, then the result below it."""
        from tabletop_tui.screens.finale import FinaleScreen
        from tabletop_tui.tables.base import kit_of

        finale = kit_of(sitting.game.meta.id).finale
        page = finale(sitting.see(None).view) if finale is not None else None
        self.open_result(sitting)
        if page is not None:
            self.push_screen(FinaleScreen(page, sitting.names))

    def open_result(self, sitting: Sitting) -> None:
        """How it ended."""
        from tabletop_tui.screens.result import ResultScreen

        self.push_screen(ResultScreen(sitting))

    def when_written(self, done: Callable[[float], None]) -> None:
        """Have `done` called, later and here, with the time at which all drawn so far has left for the terminal."""
        loop = asyncio.get_running_loop()

        def tell(at: float) -> None:
            with suppress(RuntimeError):  # the program has ended meanwhile
                loop.call_soon_threadsafe(done, at)

        if self._driver is None or not isinstance(getattr(self._driver, "_file", None), Outlet):
            tell(time())
            return
        mark = Written()
        mark.done = tell
        self._driver.write(mark)

    # ------------------------------------------------------------------------------------------------------ the size

    def on_resize(self, event: events.Resize) -> None:
        """A terminal that is too small covers everything until it has grown."""
        self.mind_size(event.size.width, event.size.height)

    def mind_size(self, width: int, height: int) -> None:
        """Open or close the page for a terminal that is too small."""
        from tabletop_tui.screens.too_small import TooSmallScreen

        too_small = width < SMALLEST[0] or height < SMALLEST[1]
        shown = isinstance(self.screen, TooSmallScreen)
        if too_small and not shown:
            self.cover()
            self.push_screen(TooSmallScreen())
        elif not too_small and shown:
            self.pop_screen()

    def on_app_blur(self) -> None:
        """Somebody went to another window: whoever comes back may be somebody else."""
        self.cover("look_away")

    def cover(self, how: str = "cover") -> None:
        """Everything private is covered now; a page that can show secrets has a method `cover`.

        One that can be taken up again after a look at another window has a method `look_away` as well.
        """
        for screen in self.screen_stack:
            cover = getattr(screen, how, None) or getattr(screen, "cover", None)
            if cover is not None:
                cover()

    # ----------------------------------------------------------------------------------------------------- beginning

    def on_mount(self) -> None:
        """Listen to the system, and open what was asked for."""
        loop = asyncio.get_running_loop()
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is None:
                continue
            try:
                loop.add_signal_handler(number, self._stopped_by, number)
            except (NotImplementedError, RuntimeError, ValueError):
                continue
        self.app_suspend_signal.subscribe(self, lambda _: self.cover())
        self.app_resume_signal.subscribe(self, lambda _: self._resumed())
        if self._start is not None:
            self._start(self)
        if self._note:
            self.tell(self._note)

    def tell(self, sentence: str, bad: bool = False) -> None:
        """Say something in passing, on the bottom line of the page."""
        for hints in self.screen.query(KeyHints):
            hints.say(sentence, bad)
            return
        self.notify(sentence, severity="error" if bad else "information", markup=False)

    # -------------------------------------------------------------------------------------------------------- ending

    def leave(self) -> None:
        """End the program at once: nothing is asked, because all is saved."""
        self.exit(return_code=0)

    def action_leave(self) -> None:
        """The same by key."""
        self.leave()

    def action_how_to_leave(self) -> None:
        """Ctrl+C is a habit of many hands: it must neither end the game nor go unanswered."""
        trouble = self.sitting is not None and self.sitting.trouble
        self.tell(
            "Ctrl+Q leaves, and the game on the table is lost." if trouble else "Ctrl+Q leaves tabletop; all is saved."
        )

    def action_pause(self) -> None:
        """To the shell and back (`fg`); secrets are covered before the screen is given away."""
        self.cover()
        self.call_after_refresh(self.action_suspend_process)

    def _resumed(self) -> None:
        """Back from the shell, which has written over everything."""
        self.cover()
        self.refresh(layout=True)

    def farewell(self) -> str:
        """The sentence that is printed when the program has ended."""
        trouble = self.sitting.trouble if self.sitting is not None else None
        if trouble:
            return f"The game on the table is NOT saved: {trouble}"
        if self.sitting is not None:
            return "All is saved: `tabletop-tui resume` goes on where you left."
        return "All is saved. See you at the table."

    def _stopped_by(self, number: int) -> None:
        self.exit(return_code=128 + number)

    def run(self, *args: Any, **keys: Any) -> None:
        """Run the program until it ends, and say goodbye; `return_code` is then what the process should end with."""
        try:
            super().run(*args, **keys)
        except Exception as error:
            self._handle_exception(error)
        goodbye = self.crash_page or self.farewell()
        self.put_away()
        with suppress(OSError):  # the terminal may be gone, and everybody with it
            print(goodbye, file=sys.stderr if self.crash_page else sys.stdout, flush=True)

    def _build_driver(self, headless: bool, inline: bool, mouse: bool, size: tuple[int, int] | None) -> Driver:
        """A window that has been closed must not block the program: what is written to it is dropped."""
        driver = super()._build_driver(headless, inline, mouse, size)
        file = getattr(driver, "_file", None)
        if file is not None:
            driver._file = Outlet(file)  # type: ignore[attr-defined]
        stop = driver.stop_application_mode

        def wipe_and_stop() -> None:
            driver.write(WIPE)
            stop()

        driver.stop_application_mode = wipe_and_stop  # type: ignore[method-assign]
        resume = driver.resume_application_mode

        def set_up_anew() -> None:
            if self._exit or not self.is_running:
                return
            driver.suspend_application_mode()
            driver._must_signal_resume = True  # type: ignore[attr-defined]
            resume()

        def resume_once() -> None:
            """Stopped by `kill -STOP` and going on: all is still set up, and a second reader would block the end."""
            reader = getattr(driver, "_key_thread", None)
            if reader is None or not reader.is_alive():
                resume()
            else:
                asyncio.get_running_loop().call_soon_threadsafe(set_up_anew)

        driver.resume_application_mode = resume_once  # type: ignore[method-assign]
        return driver

    # --------------------------------------------------------------------------------------------------------- faults

    def panic(self, *renderables: Any) -> None:
        """A fault in the machinery below: never print what it has in its hands."""
        if not self.is_headless and not (sys.__stdin__ and sys.__stdin__.isatty()):
            self._stopped_by(HANG_UP)  # no fault: the window has gone
        else:
            self._handle_exception(RuntimeError())

    def _handle_exception(self, error: Exception) -> None:
        """Any error that nobody caught. Textual would print all local variables, hands of cards among them."""
        self._return_code = EXIT_CODE
        if self._exception is None:
            self._exception = error  # what a test is told
            self._exception_event.set()
            self.crash_page = sorry(None)
            with suppress(Exception):  # a fault in the report must not hide that there was one
                self.crash_page = self._report(error)
        self._close_messages_no_wait()

    def _report(self, error: Exception) -> str:
        from saves.location import settings_folder

        page = type(self.screen_stack[-1]).__name__ if self._screen_stacks.get(self.current_mode) else ""
        report = write_report(report_text(error, page, (self.size.width, self.size.height)), settings_folder())
        return sorry(report, self.sitting.trouble if self.sitting is not None else None)
