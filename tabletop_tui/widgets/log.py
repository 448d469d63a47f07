"""What happened, newest last; what was taken back is struck out."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class LogText:
    """One sentence of the log."""

    text: str
    struck: bool = False
    fresh: bool = False
    """Happened since the person who is asked last acted."""
    bad: bool = False
    """Not of the game: something is wrong with the save."""


@dataclass(frozen=True, slots=True)
class LogPage:
    """The lines and how far the reader has scrolled back from the end, in lines of the screen."""

    lines: tuple[LogText, ...]
    title: str = ""
    back: int = 0


class Log(Zone[LogPage]):
    """The end of the log, wrapped, with a title in the first line if there is one."""

    def draw(self, canvas: Canvas, value: LogPage) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        top = 0
        if value.title:
            canvas.put(1, 0, value.title, ink(palette.accent, palette.ground))
            top = 1
        soft = ink(palette.soft, palette.ground)
        rows: list[tuple[str, str, Style]] = []
        for line in value.lines:
            style = canvas.plain if line.fresh else soft
            if line.bad:
                style = ink(palette.bad, palette.ground, bold=True)
            if line.struck:
                style = style + Style(strike=True)
            text = f"{line.text} (taken back)" if line.struck else line.text
            for number, part in enumerate(wrap(text, canvas.width - 4)):
                rows.append((glyphs.bullet if number == 0 else " ", part, style))
        room = canvas.height - top
        if room == 1 and value.lines and not value.back:
            last = value.lines[-1]
            canvas.put(1, top, glyphs.bullet, ink(palette.line, palette.ground))
            canvas.clip(3, top, canvas.width - 4, last.text, rows[-1][2])
            return
        end = len(rows) - min(value.back, max(0, len(rows) - room))
        first = max(0, end - room)
        while not value.back and first < end - 1 and rows[first][0] == " ":
            first += 1  # no entry without its beginning
        shown = rows[first:end]
        for number, (bullet, part, style) in enumerate(shown):
            canvas.put(1, top + number, bullet, ink(palette.line, palette.ground))
            canvas.put(3, top + number, part, style)
