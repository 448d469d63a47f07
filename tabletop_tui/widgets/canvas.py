"""A grid of cells to draw on: text, frames and bars with styles and, where a click means something, a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tabletop_tui.theme.glyphs import Glyphs
from tabletop_tui.theme.look import plain
from tabletop_tui.theme.palette import Palette, ink

WORD = "word"
"""Key of a cell's word in the meta of its style."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What one draws with: colours and characters."""

    palette: Palette
    glyphs: Glyphs


@cache
def _clickable(style: Style, word: str) -> Style:
    return style + Style.from_meta({WORD: word})


def shorten(text: str, width: int, ellipsis: str) -> str:
    """The text in at most `width` cells, with a mark where something was cut off."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + ellipsis if width > 0 else ""


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` cells, broken at spaces; a longer word is broken where it must be."""
    lines: list[str] = []
    line = ""
    width = max(1, width)
    for word in text.split():
        while cell_len(word) > width:
            if line:
                lines.append(line)
                line = ""
            head = set_cell_size(word, width)
            lines.append(head)
            word = word[len(head.rstrip()) or 1 :]
        if line and cell_len(line) + 1 + cell_len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line] if line else lines


class Canvas:
    """`width` x `height` cells; whatever is drawn outside is cut off. One character is one cell."""

    def __init__(self, width: int, height: int, kit: Kit, ground: str | None = None) -> None:
        self.width = width
        self.height = height
        self.kit = kit
        self.ground = ground or kit.palette.ground
        self.plain = ink(kit.palette.ink, self.ground)
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[self.plain] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style | None = None, word: str = "") -> int:
        """Write text from (x, y); returns the column after it."""
        end = x + len(text)
        if not 0 <= y < self.height or x >= self.width or end <= 0:
            return end
        if x < 0:
            text, x = text[-x:], 0
        text = plain(text[: self.width - x], self.kit.glyphs)
        style = style or self.plain
        if word:
            style = _clickable(style, word)
        self._chars[y][x : x + len(text)] = text
        self._styles[y][x : x + len(text)] = [style] * len(text)
        return end

    def clip(self, x: int, y: int, width: int, text: str, style: Style | None = None, word: str = "") -> int:
        """Like `put`, in at most `width` cells."""
        return self.put(x, y, shorten(text, width, self.kit.glyphs.ellipsis), style, word)

    def centre(self, x: int, y: int, width: int, text: str, style: Style | None = None, word: str = "") -> None:
        """Write text in the middle of `width` cells."""
        text = shorten(text, width, self.kit.glyphs.ellipsis)
        self.put(x + (width - cell_len(text)) // 2, y, text, style, word)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ", word: str = "") -> None:
        """Cover a rectangle."""
        for row in range(y, y + height):
            self.put(x, row, char * width, style, word)

    def frame(self, x: int, y: int, width: int, height: int, style: Style, heavy: bool = False, word: str = "") -> None:
        """Draw a frame of that outer size; what is inside stays."""
        left_top, across, right_top, upright, left_bottom, right_bottom, *_ = list(
            self.kit.glyphs.heavy if heavy else self.kit.glyphs.frame
        )
        self.put(x, y, left_top + across * (width - 2) + right_top, style, word)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, upright, style, word)
            self.put(x + width - 1, row, upright, style, word)
        self.put(x, y + height - 1, left_bottom + across * (width - 2) + right_bottom, style, word)

    def rule(self, y: int, style: Style, title: str = "", title_style: Style | None = None) -> None:
        """A line across, with a title let into it."""
        self.put(0, y, self.kit.glyphs.frame[1] * self.width, style)
        if title:
            self.put(2, y, f" {shorten(title, self.width - 6, self.kit.glyphs.ellipsis)} ", title_style or style)

    def paragraph(
        self, x: int, y: int, width: int, height: int, text: str, style: Style | None = None, word: str = ""
    ) -> int:
        """Wrapped text in a box; returns the number of lines used. What does not fit ends in a mark."""
        lines = wrap(text, width)
        for row, line in enumerate(lines[:height]):
            if row == height - 1 and len(lines) > height:
                line = shorten(" ".join(lines[row:]), width, self.kit.glyphs.ellipsis)
            self.put(x, y + row, line, style, word)
        return min(len(lines), height)

    def strips(self) -> list[Strip]:
        """The lines as Textual draws them."""
        return [self._strip(chars, styles) for chars, styles in zip(self._chars, self._styles, strict=True)]

    def _strip(self, chars: list[str], styles: Sequence[Style]) -> Strip:
        segments: list[Segment] = []
        start = 0
        width = self.width
        while start < width:
            style = styles[start]
            end = start + 1
            while end < width and styles[end] is style:
                end += 1
            segments.append(Segment("".join(chars[start:end]), style))
            start = end
        return Strip(segments, width)
