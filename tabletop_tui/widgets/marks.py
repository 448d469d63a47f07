"""How the places of a board stand in the choice that is being made: which have a key, where the cursor is."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Mark:
    """One place."""

    word: str
    """What a click on it means."""
    key: str
    closed: bool
    cursor: bool

    @property
    def open(self) -> bool:
        """Can it be chosen?"""
        return bool(self.word) and not self.closed


NO_MARK = Mark("", "", False, False)


def mark_style(canvas: Canvas, mark: Mark, ground: str) -> Style:
    """The style of a place that is marked."""
    palette = canvas.kit.palette
    if mark.cursor:
        return ink(palette.cursor_ink, palette.cursor, bold=True)
    return ink(palette.accent, ground, bold=True) if mark.open else ink(palette.soft, ground)


def bracket(canvas: Canvas, mark: Mark) -> tuple[str, str]:
    """What stands before and after the number of a place: brackets where it can be chosen, a pointer at the cursor."""
    return (canvas.kit.glyphs.pointer if mark.cursor else "[" if mark.open else " "), ("]" if mark.open else " ")
