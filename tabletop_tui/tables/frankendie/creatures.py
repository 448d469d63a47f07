"""Everybody's Creature as a picture, where there is room: what is there in its colour, what is missing in dots."""

from __future__ import annotations

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas

_BODY = (
    r"  (~~~~~)  ",
    r"  |     |  ",
    r"  | o o |  ",
    r"  '-___-'  ",
    r".--/   \--.",
    r"|  | + |  |",
    r"m  |%%%|  m",
    r"   '---'   ",
    r"   |   |   ",
    r"  _|   |_  ",
)
_PARTS = (
    "  BBBBBBB  ",
    "  H     H  ",
    "  H E E H  ",
    "  HHHHHHH  ",
    "AAAT   TAAA",
    "A  T T T  A",
    "A  TGGGT  A",
    "   TTTTT   ",
    "   F   F   ",
    "  FF   FF  ",
)
"""By cell of the body, the letter of the part it belongs to."""
SIZE = (len(_BODY[0]), len(_BODY))
"""Columns and lines."""


def draw_creature(canvas: Canvas, x: int, y: int, parts: tuple[tuple[str, int, bool], ...]) -> None:
    """One body with its corner at (x, y). `parts`: letter, hue, and whether it is there."""
    palette = canvas.kit.palette
    there = {letter: hue for letter, hue, owned in parts if owned}
    missing = ink(palette.soft, palette.ground)
    for row, (line, letters) in enumerate(zip(_BODY, _PARTS, strict=True)):
        for column, (sign, letter) in enumerate(zip(line, letters, strict=True)):
            if letter in there:
                style = ink(palette.hues[there[letter]], palette.ground, bold=True)
                canvas.put(x + column, y + row, sign, style)
            elif letter != " ":
                canvas.put(x + column, y + row, ".", missing)
