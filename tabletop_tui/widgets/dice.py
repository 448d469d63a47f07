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
    large: tuple[str, ...] = ()
    """The picture for a large die: five lines, at most eleven cells wide."""
    bright: bool = False
    """Drawn light on dark, as the one that stands out."""


def pips(number: int, word: str, hue: int = 0) -> Die:
    """A die with a number on it, 1..6."""
    return Die(word, str(number), PIPS[number], hue=hue)


SIZE = (11, 5)
"""Outer size of a die: columns, lines."""
LARGE = (15, 7)
"""The same where there is room."""


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
            draw_die(canvas, 1 + column * (SIZE[0] + 1), row * SIZE[1], die)

    def _words(self, canvas: Canvas, value: tuple[Die, ...]) -> None:
        palette = canvas.kit.palette
        x = y = 0
        for die in value:
            text = "[ ? ]" if die.covered else f"[{die.letter}{' ' + die.label if die.label else ''}]"
            if x + len(text) > canvas.width and x:
                x, y = 0, y + 1
            style = ink(palette.soft if die.covered else palette.hues[die.hue], palette.ground, bold=die.cursor)
            x = canvas.put(x, y, text, style, "" if die.covered else die.word) + 1


def draw_die(canvas: Canvas, x: int, y: int, die: Die, size: tuple[int, int] = SIZE, tumble: int = 0) -> None:
    """One die with its corner at (x, y). A covered one rolls on with every step of `tumble`; 0 = it lies still."""
    palette = canvas.kit.palette
    width, height = size
    if die.covered:
        _cover(canvas, x, y, size, tumble)
        return
    hue = palette.hues[die.hue]
    ground, colour = (hue, palette.ground) if die.bright else (palette.face, hue)
    strong = ink(colour, ground, bold=True)
    edge = ink(palette.accent if die.cursor else hue, palette.face, bold=die.cursor)
    canvas.fill(x, y, width, height, ink(palette.ink, palette.face), word=die.word)
    canvas.frame(x, y, width, height, edge, heavy=die.cursor, word=die.word)
    if die.bright:
        canvas.fill(x + 1, y + 1, width - 2, height - 2, strong, word=die.word)
    picture = die.large if die.large and height >= LARGE[1] else die.picture
    inner = max(map(len, picture), default=0)
    top = y + 1 + (height - 2 - len(picture)) // 2
    for row, line in enumerate(picture[: height - 2]):
        canvas.put(x + (width - inner) // 2, top + row, line, strong, die.word)
    canvas.put(x + 1, y, f" {die.letter} ", ink(hue, palette.face, bold=True), die.word)
    if die.label:
        label = f" {die.label} " if len(die.label) < width - 3 else die.label
        canvas.centre(x + 1, y + height - 1, width - 2, label, ink(palette.ink, palette.face), die.word)


def _cover(canvas: Canvas, x: int, y: int, size: tuple[int, int], tumble: int) -> None:
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    width, height = size
    back = ink(palette.soft, palette.panel, dim=True)
    canvas.fill(x, y, width, height, back, glyphs.back)
    canvas.frame(x, y, width, height, ink(palette.soft, palette.panel))
    if tumble:
        for row in range(1, height - 1):
            line = [glyphs.back if (column + row + x + tumble) % 6 < 3 else " " for column in range(width - 2)]
            canvas.put(x + 1, y + row, "".join(line), back)
