"""A calm page while the terminal is too small to play in. It hides everything, so it is a curtain as well."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from tabletop_tui.sizes import SMALLEST
from tabletop_tui.theme.look import palette_of
from tabletop_tui.theme.palette import ink


class Notice(Widget):
    """As much of the message as there is room for."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Notice { width: 1fr; height: 1fr; }"

    def _kept(self) -> str:
        sitting = getattr(self.app, "sitting", None)
        return "" if sitting is not None and sitting.trouble else "All is saved. "

    def render_line(self, y: int) -> Strip:
        """One line of the page."""
        palette, (width, height) = palette_of(self), self.size
        lines = [
            ("A little more room, please", True),
            ("", False),
            (f"{SMALLEST[0]} x {SMALLEST[1]} at least; this is {width} x {height}.", False),
            (f"{self._kept()}All is covered.", False),
            ("", False),
            ("q leaves", False),
        ]
        lines = [line for line in lines if cell_len(line[0]) <= width] or [("too small"[:width], True)]
        if len(lines) > height:
            lines = [line for line in lines if line[0]][:height]
        at = y - max(0, (height - len(lines)) // 2)
        quiet = ink(palette.soft, palette.veil)
        if not 0 <= at < len(lines):
            return Strip([Segment(" " * width, quiet)], width)
        text, first = lines[at]
        style = ink(palette.ink, palette.veil, bold=True) if first else quiet
        left = (width - cell_len(text)) // 2
        return Strip([Segment(" " * left, quiet), Segment(text, style)]).adjust_cell_length(width, quiet)


class TooSmallScreen(Screen[None]):
    """Covers whatever lies below until the terminal has grown again."""

    def compose(self) -> ComposeResult:
        """One notice."""
        yield Notice()

    async def on_key(self, event: events.Key) -> None:
        """No key reaches anything below; q leaves."""
        event.stop()
        event.prevent_default()
        if event.key == "q":
            await self.run_action("app.leave")

    def on_screen_resume(self) -> None:
        """A page that lay on top of this one was closed; the terminal may have grown meanwhile."""
        self.app.call_later(self._look_again)

    def on_screen_suspend(self) -> None:
        """Another page came on top while the terminal is still too small: cover that as well."""
        self.app.call_later(self._look_again)

    def _look_again(self) -> None:
        mind_size = getattr(self.app, "mind_size", None)
        if mind_size is not None:
            mind_size(self.app.size.width, self.app.size.height)
