"""What goes on in two or three words, how much time is left, and the warning that somebody waits for lightning."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from tabletop_tui.theme.palette import Palette, ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


class Mood(Enum):
    """How the words are to be taken."""

    CALM = auto()
    STOP = auto()
    GO = auto()
    CALL = auto()


@dataclass(frozen=True, slots=True)
class StatusValue:
    """`left`: the share of the time that is left; None = no time runs, or nobody may know."""

    title: str
    mood: Mood
    says: str
    left: float | None = None
    warning: str = ""


class Status(Zone[StatusValue]):
    """Words, then bar; the warning in their place where there is no other."""

    def draw(self, canvas: Canvas, value: StatusValue) -> None:
        palette = canvas.kit.palette
        colour = mood_colour(palette, value.mood)
        top = 1 if canvas.height >= 4 else 0
        at = canvas.put(1, top, f" {value.title} ", ink(palette.ground, colour, bold=True))
        if canvas.height == 1 and value.left is not None:  # the time is more to the point than words
            self._bar(canvas, 0, at + 1, value.left, colour)
            return
        row = canvas.height - 1
        apart = row > top + 1 or value.left is None
        says, inks = value.says, ink(palette.ink, palette.ground, bold=True)
        if value.warning and not apart:
            says, inks = value.warning, ink(palette.accent, palette.ground, bold=True)
        canvas.clip(at + 2, top, canvas.width - at - 3, says, inks)
        if value.left is not None:
            self._bar(canvas, top + 1, 1, value.left, colour)
        if value.warning and apart:
            canvas.fill(0, row, canvas.width, 1, ink(palette.ground, palette.accent, bold=True))
            canvas.centre(0, row, canvas.width, value.warning, ink(palette.ground, palette.accent, bold=True))

    def _bar(self, canvas: Canvas, row: int, x: int, left: float, colour: str) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        width = canvas.width - 1 - x
        full = round(width * left)
        canvas.put(x, row, glyphs.bar * full, ink(colour, palette.ground))
        canvas.put(x + full, row, glyphs.track * (width - full), ink(palette.line, palette.ground))


def mood_colour(palette: Palette, mood: Mood) -> str:
    """The colour of a mood."""
    match mood:
        case Mood.STOP:
            return palette.bad
        case Mood.GO:
            return palette.good
        case Mood.CALL:
            return palette.accent
        case Mood.CALM:
            return palette.soft
