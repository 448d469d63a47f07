"""Dice, drawn big: a picture or pips, the letter and the word of what they show; or covered; or tumbling."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone

PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}
"""The picture of a number die."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die: the word it stands for in the notation, what it shows, and how. `covered` hides all of it."""

    word: str
    letter: str
    picture: tuple[str, ...]
    """Three lines of plain ASCII, at most seven cells wide."""
    label: str = ""
    hue: int = 0
    covered: bool = False
    cursor: bool = False


def pips(number: int, word: str, hue: int = 0) -> Die:
    """A die with a number on it, 1..6."""
    return Die(word, str(number), PIPS[number], hue=hue)


SIZE = (11, 5)
"""Outer size of a die: columns, lines."""


class Dice(Zone[tuple[Die, ...]]):
    """Framed dice in rows; where they do not fit, one short word for each."""

    def draw(self, canvas: Canvas, value: tuple[Die, ...]) -> None:
        if not value:
            return
        per_row = max(1, canvas.width // (SIZE[0] + 1))
        rows = -(-len(value) // per_row)
        if rows * SIZE[1] > canvas.height:
            self._words(canvas, value)
            return
        even = -(-len(value) // rows)
        for index, die in enumerate(value):
            row, column = divmod(index, even)
            self._die(canvas, 1 + column * (SIZE[0] + 1), row * SIZE[1], die)

    def _die(self, canvas: Canvas, x: int, y: int, die: Die) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        if die.covered:
            canvas.fill(x, y, *SIZE, ink(palette.line, palette.panel), glyphs.back)
            canvas.frame(x, y, *SIZE, ink(palette.soft, palette.panel))
            return
        hue = palette.hues[die.hue]
        edge = ink(palette.accent if die.cursor else hue, palette.face, bold=die.cursor)
        canvas.fill(x, y, *SIZE, ink(palette.ink, palette.face), word=die.word)
        canvas.frame(x, y, *SIZE, edge, heavy=die.cursor, word=die.word)
        width = max(map(len, die.picture), default=0)
        for row, line in enumerate(die.picture[: SIZE[1] - 2]):
            canvas.put(x + (SIZE[0] - width) // 2, y + 1 + row, line, ink(hue, palette.face, bold=True), die.word)
        canvas.put(x + 1, y, f" {die.letter} ", ink(hue, palette.face, bold=True), die.word)
        if die.label:
            canvas.centre(
                x + 1, y + SIZE[1] - 1, SIZE[0] - 2, f" {die.label} ", ink(palette.ink, palette.face), die.word
            )

    def _words(self, canvas: Canvas, value: tuple[Die, ...]) -> None:
        palette = canvas.kit.palette
        x = y = 0
        for die in value:
            text = "[ ? ]" if die.covered else f"[{die.letter}{' ' + die.label if die.label else ''}]"
            if x + len(text) > canvas.width and x:
                x, y = 0, y + 1
            style = ink(palette.soft if die.covered else palette.hues[die.hue], palette.ground, bold=die.cursor)
            x = canvas.put(x, y, text, style, "" if die.covered else die.word) + 1
