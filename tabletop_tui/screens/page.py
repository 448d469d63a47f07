"""What all pages but the table share: a title line, a sheet with things to choose from, and the key hints.

A page is a small model and a `draw`. Arrows move a cursor over the spots that were drawn; Enter, Space or a click picks
one; left and right change a value where nothing lies beside it; letters are keys of the page unless the cursor is in
a text field. Esc and Backspace go back as `q` does, but nothing hangs on them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.worker import get_current_worker

from tabletop_tui.screens.on_top import OnTop
from tabletop_tui.theme.look import glyphs_of, palette_of
from tabletop_tui.widgets.field import TextField
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.pen import Pen, Spot
from tabletop_tui.widgets.sheet import Sheet
from tabletop_tui.widgets.title_bar import Title, TitleBar

if TYPE_CHECKING:
    from tabletop_tui.app import TabletopApp

T = TypeVar("T")


class Page(OnTop, Screen[None]):
    """A page of the program."""

    widest = 96
    """Columns beyond which lines would be tiring to read; the page then lies in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.cursor: Spot | None = None
        self.touched = False
        """Somebody has pressed or clicked something: the cursor is theirs."""

    @property
    def tabletop(self) -> TabletopApp:
        """The program, with its own type."""
        return cast("TabletopApp", self.app)

    def compose(self) -> ComposeResult:
        """Title, sheet, hints."""
        yield TitleBar(self._title())
        yield Sheet(self._paint)
        yield KeyHints(self.hints(), self.end_hints())

    # ------------------------------------------------------------------------------------------- what a page answers

    def heading(self) -> str:
        """What the page is called."""
        return ""

    def aside(self) -> str:
        """A word about it, at the right end of the title."""
        return ""

    def draw(self, pen: Pen) -> None:
        """Draw everything."""
        raise NotImplementedError

    def hints(self) -> Sequence[Hint]:
        """The keys of this moment."""
        return ()

    def end_hints(self) -> Sequence[Hint]:
        """The keys that are always shown."""
        return (Hint("q", "back", action="screen.back"),)

    def pick(self, spot: Spot) -> None:
        """A spot was chosen."""

    def turn(self, spot: Spot, by: int) -> bool:
        """Left or right on a spot with nothing beside it; False = nothing to change here."""
        return False

    def field(self, spot: Spot | None) -> TextField | None:
        """The text field of a spot."""
        return None

    def typed(self, spot: Spot) -> None:
        """The text of a field has changed."""

    def moved(self, old: Spot | None) -> None:
        """The cursor has moved."""

    def press(self, key: str) -> bool:
        """A key of the page's own; False = no meaning here."""
        return False

    def arrow(self, key: str) -> bool:
        """An arrow, Enter or a page key that the page wants for itself; False = it moves the cursor as everywhere."""
        return False

    def wheel(self, lines: int) -> bool:
        """The wheel, if the page scrolls by itself."""
        return False

    def back(self) -> None:
        """Close the page."""
        if self.on_top:
            self.app.pop_screen()

    # ------------------------------------------------------------------------------------------------------- machine

    @property
    def sheet(self) -> Sheet:
        """The sheet of the page."""
        return self.query_one(Sheet)

    def redraw(self, reveal: bool = True) -> None:
        """Something has changed."""
        if not self.is_mounted:
            return
        self.sheet.redraw(reveal)
        self.query_one(TitleBar).show(self._title())
        self._show_hints()

    def _title(self) -> Title:
        return Title("tabletop", self.heading(), self.aside())

    def _show_hints(self) -> None:
        self.query_one(KeyHints).show(self.hints(), self.end_hints())

    def restyle(self) -> None:
        """Colours or characters have changed."""
        self.redraw(reveal=False)
        self.query_one(TitleBar).redraw()

    def go(self, spot: Spot | None) -> None:
        """Put the cursor on a spot."""
        if spot is not None and spot != self.cursor:
            old, self.cursor = self.cursor, spot
            self.moved(old)
        self.redraw()

    def fetch(self, read: Callable[[], T], have: Callable[[T], None]) -> None:
        """Read from the disk beside the drawing; dropped if the page has gone when it is there."""
        app = self.app

        def work() -> None:
            value = read()
            if not get_current_worker().is_cancelled:
                with suppress(RuntimeError):  # the program has ended meanwhile
                    app.call_from_thread(self._deliver, have, value)

        self.run_worker(work, thread=True, exclusive=True)

    def _deliver(self, have: Callable[[T], None], value: T) -> None:
        if self.is_attached and self.is_mounted and self.is_running:
            have(value)

    def say(self, sentence: str, bad: bool = False) -> None:
        """Say something in passing, on the bottom line."""
        self.query_one(KeyHints).say(sentence, bad)

    def action_back(self) -> None:
        """The `q` of the hints, also while a text is being typed."""
        self.back()

    def _paint(self, width: int, height: int) -> Pen:
        palette, glyphs = palette_of(self), glyphs_of(self)
        pen = Pen(palette, glyphs, min(width, self.widest), height, self.cursor)
        self.draw(pen)
        if self.cursor not in pen.places or pen.places[self.cursor].touch:
            # A text field is entered on purpose only: until then letters are keys of the page.
            first = [spot for spot in pen.order() if self.field(spot) is None]
            if first:
                old, self.cursor = self.cursor, first[0]
                self.moved(old)
                self.call_later(self._show_hints)
                pen = Pen(palette, glyphs, min(width, self.widest), height, self.cursor)
                self.draw(pen)
        if pen.width < width:
            outer = Pen(palette, glyphs, width, height, self.cursor)
            outer.inset(pen, (width - pen.width) // 2)
            return outer
        return pen

    def on_sheet_picked(self, message: Sheet.Picked) -> None:
        """A click chooses; in a text field it only puts the cursor there."""
        self.touched = True
        spot = message.spot
        touch = self.sheet.pen.places[spot].touch
        if not touch:
            self.go(spot)
        if self.field(spot) is None:
            self.pick(spot)
            self.redraw()

    def on_sheet_wheel(self, message: Sheet.Wheel) -> None:
        """Turn the page."""
        if not self.wheel(message.lines):
            self.sheet.scroll_by(message.lines)

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text goes into a text field or nowhere: no key is pressed by it."""
        event.stop()
        field = self.field(self.cursor)
        if field is not None and self.cursor is not None:
            field.put(event.text)
            self.typed(self.cursor)
            self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Text first, then moving about, then the page's own keys."""
        event.stop()
        event.prevent_default()
        if not self.on_top or not self.query(KeyHints):
            return  # it was on its way when another page opened, or this one is not laid out yet
        self.touched = True
        self.query_one(KeyHints).hush()
        spot = self.cursor
        field = self.field(spot)
        if field is not None and spot is not None and field.key(event):
            self.typed(spot)
            self.redraw()
            return
        pen = self.sheet.pen
        match event.key:
            case key if field is None and self.arrow(key):
                self.redraw()
            case "up" | "down":
                target = pen.near(spot, 0, 1 if event.key == "down" else -1)
                if target is None:
                    self.sheet.scroll_by(1 if event.key == "down" else -1)
                self.go(target)
            case "left" | "right":
                by = 1 if event.key == "right" else -1
                target = pen.near(spot, by, 0)
                if target is not None:
                    self.go(target)
                elif spot is not None and self.turn(spot, by):
                    self.redraw()
            case "tab" | "shift+tab":
                self.go(self._next(pen, 1 if event.key == "tab" else -1))
            case "home" | "end":
                order = pen.order()
                self.go(order[0 if event.key == "home" else -1] if order else None)
            case "pageup" | "pagedown":
                self.sheet.scroll_by((self.sheet.size.height - 2) * (1 if event.key == "pagedown" else -1))
            case "enter" | "space" if spot is not None:
                self.pick(spot)
                self.redraw()
            case "f1" if self.press("f1"):
                self.redraw()
            case key if field is None and self.press(
                event.character if event.is_printable and event.character else key
            ):
                self.redraw()
            case "q" | "escape" | "backspace" if field is None or event.key == "escape":
                self.back()

    def _next(self, pen: Pen, by: int) -> Spot | None:
        order = pen.order()
        if not order:
            return None
        if self.cursor not in order:
            return order[0]
        return order[(order.index(self.cursor) + by) % len(order)]
