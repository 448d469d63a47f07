"""What a curtain shows: whose turn it is to sit down, and how to open it. Never anything of the game."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class CurtainValue:
    """`others`: number key and name of the seats that may sit down instead."""

    name: str
    hue: int
    others: tuple[tuple[int, str], ...]
    pin: bool
    typed: int
    wrong: bool
    ready: bool = True
    """Does it hear keys already?"""


class Curtain(Zone[CurtainValue]):
    """Folds from top to bottom, a plate in the middle."""

    DEFAULT_CSS = """
    Curtain { height: 1fr; }
    """

    def draw(self, canvas: Canvas, value: CurtainValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        fold = ink(palette.line, palette.veil)
        canvas.fill(0, 0, canvas.width, canvas.height, fold)
        for row in range(canvas.height):
            canvas.put(0, row, ("   " + glyphs.frame[3]) * (canvas.width // 4), fold)
        width = min(canvas.width - 4, 52)
        others = value.others[: max(0, canvas.height - 13)]
        height = 9 + value.pin * 2 + (len(others) + 1 if others else 0)
        x, y = (canvas.width - width) // 2, max(0, (canvas.height - height) // 2)
        canvas.fill(x, y, width, height, ink(palette.ink, palette.panel))
        canvas.frame(x, y, width, height, ink(palette.hues[value.hue], palette.panel))
        canvas.centre(x + 1, y + 2, width - 2, "Pass the keyboard to", ink(palette.soft, palette.panel))
        name = f" {mark(glyphs, value.hue)} {value.name} "
        canvas.centre(x + 1, y + 3, width - 2, name, ink(palette.ground, palette.hues[value.hue], bold=True))
        row = y + 5
        if value.pin:
            dots = glyphs.bullet * value.typed + "_"
            text = "That is not the PIN: try again" if value.wrong else f"PIN {dots}"
            canvas.centre(x + 1, row, width - 2, text, ink(palette.bad if value.wrong else palette.ink, palette.panel))
            row += 2
        button = ink(palette.cursor_ink, palette.cursor, bold=True) if value.ready else ink(palette.soft, palette.face)
        canvas.centre(x + 1, row, width - 2, " Enter: I am alone with it ", button, "open")
        row += 2
        if others:
            for number, other in others:
                soft = ink(palette.soft, palette.panel)
                key = glyphs.down if value.pin else str(number)
                canvas.centre(x + 1, row, width - 2, f"{key}  {other} instead", soft, str(number))
                row += 1
            row += 1
        canvas.centre(x + 1, row, width - 2, "q  back to the table", ink(palette.soft, palette.panel), "back")
