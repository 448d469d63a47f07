"""One widget per part of the table, drawn line by line; a change repaints the lines that differ, nothing else."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tabletop_tui.theme.look import glyphs_of, palette_of
from tabletop_tui.widgets.canvas import WORD, Canvas, Kit

T = TypeVar("T")


class Zone(Widget, Generic[T]):
    """Shows a value of type T. Subclasses draw it; they know no rule and keep nothing but the value."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    Zone { width: 1fr; height: auto; }
    """

    class Chosen(Message):
        """A place that stands for `word` was clicked with the first button."""

        def __init__(self, zone: Zone[Any], word: str, at: float) -> None:
            super().__init__()
            self.zone = zone
            self.word = word
            self.at = at
            """When, by the clock of key events."""

        @property
        def control(self) -> Zone[Any]:
            """The zone that was clicked."""
            return self.zone

    def __init__(self, value: T | None = None, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._value = value
        self._strips: list[Strip] = []
        self._drawn: tuple[int, int, Kit] | None = None

    @property
    def value(self) -> T | None:
        """What is shown."""
        return self._value

    def show(self, value: T) -> None:
        """Show something else; equal values cost nothing."""
        if value == self._value:
            return
        self._value = value
        self.redraw()

    def draw(self, canvas: Canvas, value: T) -> None:
        """Draw the value on an empty canvas of the zone's size."""
        raise NotImplementedError

    @property
    def kit(self) -> Kit:
        """The running app's colours and characters."""
        return Kit(palette_of(self), glyphs_of(self))

    def redraw(self) -> None:
        """Draw again; only lines that differ are sent to the terminal."""
        if not self.is_attached or self._drawn is None or not self.size:
            self.refresh()
            return
        old = self._strips
        self._paint()
        if len(old) != len(self._strips):
            self.refresh()
            return
        changed = [y for y, (before, after) in enumerate(zip(old, self._strips, strict=True)) if before != after]
        if changed:
            self.refresh(Region(0, changed[0], self.size.width, changed[-1] - changed[0] + 1))

    def _paint(self) -> None:
        width, height = self.size
        kit = self.kit
        canvas = Canvas(width, height, kit)
        if self._value is not None and width and height:
            self.draw(canvas, self._value)
        self._strips = canvas.strips()
        self._drawn = (width, height, kit)

    def render_line(self, y: int) -> Strip:
        """One line, out of what was drawn last for this size and these colours."""
        if self._drawn != (*self.size, self.kit):
            self._paint()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    async def on_click(self, event: events.Click) -> None:
        """A click on a cell with a word."""
        word = event.style.meta.get(WORD)
        if word and event.button == 1:
            event.stop()
            self.post_message(self.Chosen(self, word, event.time))
