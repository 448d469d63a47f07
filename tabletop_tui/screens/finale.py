"""An ending with a page of its own: a picture, a title, a few sentences; any key goes on to the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from textual.app import ComposeResult
from textual.screen import Screen

from rulesets.naming import named
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.tables.base import Finale
from tabletop_tui.tables.covers import HEIGHT, WIDTH
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.zone import Zone


class FinaleZone(Zone[Finale]):
    """The picture as large as fits, the words below it."""

    DEFAULT_CSS = """
    FinaleZone { height: 1fr; }
    """

    def draw(self, canvas: Canvas, value: Finale) -> None:
        palette = canvas.kit.palette
        words = 2 + len(value.sentences)
        large = canvas.height >= HEIGHT + words + 2 and canvas.width >= 2 * WIDTH + 2
        wide, high = (2 * WIDTH, HEIGHT) if large else (WIDTH, HEIGHT // 2)
        top = max(0, (canvas.height - high - words - 1) // 2)
        left = (canvas.width - wide) // 2
        self._picture(canvas, left, top, value, large)
        row = top + high + 1
        canvas.centre(0, row, canvas.width, value.title, ink(palette.accent, palette.ground, bold=True))
        for sentence in value.sentences:
            row += 1
            canvas.centre(1, row + 1, canvas.width - 2, sentence, canvas.plain)

    def _picture(self, canvas: Canvas, left: int, top: int, value: Finale, large: bool) -> None:
        palette, glyphs, cover = canvas.kit.palette, canvas.kit.glyphs, value.cover
        if glyphs.ascii:
            style = ink(palette.hues[cover.hue], palette.ground, bold=True)
            for y, line in enumerate(cover.letters):
                canvas.put(left + (WIDTH // 2 if large else 0), top + (y + HEIGHT // 4 if large else y), line, style)
        elif large:
            for y, row in enumerate(cover.dots):
                for x, dot in enumerate(row):
                    canvas.put(left + 2 * x, top + y, "  ", Style(bgcolor=cover.colours[dot]))
        else:
            for y in range(HEIGHT // 2):
                for x in range(WIDTH):
                    upper, lower = cover.dots[2 * y][x], cover.dots[2 * y + 1][x]
                    style = Style(color=cover.colours[upper], bgcolor=cover.colours[lower])
                    canvas.put(left + x, top + y, glyphs.half, style)


class FinaleScreen(Keyed, Screen[None]):
    """Lies over the result."""

    deaf = (0.6, 0.1)

    DEFAULT_CSS = """
    FinaleScreen { layout: vertical; }
    """

    def __init__(self, finale: Finale, names: Sequence[str]) -> None:
        super().__init__()
        sentences = tuple(named(sentence, names) for sentence in finale.sentences)
        self._finale = Finale(finale.title, finale.cover, sentences)

    def compose(self) -> ComposeResult:
        """Picture and words, keys."""
        yield FinaleZone(self._finale)
        yield KeyHints([Hint("enter", "the points")])

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Any key that was meant goes on."""
        if deliberate:
            self.close()

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """Nothing here stands for anything."""

    def on_click(self) -> None:
        """A click anywhere goes on."""
        self.close()
