"""A sheet of lines drawn by the page it lies on: one widget for everything between title and key hints."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.pen import SPOT, Pen, Spot

MARGIN = 2


class Sheet(Widget):
    """Asks `painter` for its lines when they are needed: width and height in, a pen out."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    class Picked(Message):
        """A spot was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Wheel(Message):
        """The wheel was turned."""

        def __init__(self, lines: int) -> None:
            super().__init__()
            self.lines = lines

    def __init__(self, painter: Callable[[int, int], Pen]) -> None:
        super().__init__()
        self._painter = painter
        self._pen: Pen | None = None
        self._drawn = (0, 0)
        self._top = 0
        self._reveal = True

    @property
    def pen(self) -> Pen:
        """The page as it is drawn now."""
        if self._pen is None or self._drawn != tuple(self.size):
            self._drawn = (self.size.width, self.size.height)
            self._pen = self._painter(max(20, self.size.width - 2 * MARGIN), self.size.height)
            self._settle(self._pen)
        return self._pen

    @property
    def top(self) -> int:
        """The first line that is shown."""
        return self._top

    def redraw(self, reveal: bool = True) -> None:
        """Something has changed; `reveal` brings the cursor into sight."""
        self._pen = None
        self._reveal = self._reveal or reveal
        self.refresh()

    def scroll_by(self, lines: int) -> None:
        """Turn the page without moving the cursor."""
        pen = self.pen
        self._top = max(0, min(self._top + lines, len(pen.lines) - self.size.height))
        self.refresh()

    def _settle(self, pen: Pen) -> None:
        height = self.size.height
        at = pen.places.get(pen.cursor) if pen.cursor is not None else None
        if self._reveal and at is not None:
            first = min(place.top for place in pen.places.values())
            above = 0 if at.top <= first else max(0, at.top - 1)
            self._top = min(self._top, above)
            self._top = max(self._top, at.bottom + 2 - height)
        self._reveal = False
        self._top = max(0, min(self._top, len(pen.lines) - height))

    def render_line(self, y: int) -> Strip:
        """One line, with a mark at the edge where there is more above or below."""
        pen, width = self.pen, self.size.width
        line = self._top + y
        blank = ink(pen.palette.ink, pen.ground)
        if line >= len(pen.lines):
            return Strip.blank(width, blank)
        side = Strip.blank(MARGIN, blank)
        mark = " "
        if y == 0 and self._top:
            mark = pen.glyphs.up
        elif y == self.size.height - 1 and line + 1 < len(pen.lines):
            mark = pen.glyphs.down
        edge = Strip([Segment(mark.rjust(MARGIN), ink(pen.palette.accent, pen.ground, bold=True))], MARGIN)
        return Strip.join([side, pen.lines[line], edge]).adjust_cell_length(width, blank)

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked."""
        number = event.style.meta.get(SPOT)
        spots = self.pen.spots
        if isinstance(number, int) and number < len(spots):
            self.post_message(self.Picked(spots[number]))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel turns the page."""
        event.stop()
        self.post_message(self.Wheel(3))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel turns the page."""
        event.stop()
        self.post_message(self.Wheel(-3))
