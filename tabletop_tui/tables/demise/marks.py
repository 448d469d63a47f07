"""Which places of the board can be chosen now, with their keys, and where the cursor is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.style import Style

from tabletop_tui.choosing import Entry
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas

BOX, CARD = "box ", "card "
"""Before the words of dice and of officer cards, which are bare numbers in the notation."""
DICE_VERBS = ("take_box", "take_vp", "take_build", "turn_die")


@dataclass(frozen=True, slots=True)
class Mark:
    """How a place stands in the choice that is being made."""

    word: str
    """What a click on it means."""
    key: str
    closed: bool
    cursor: bool


NO_MARK = Mark("", "", False, False)


def marks(entries: Iterable[Entry], selected: Entry | None) -> dict[str, Mark]:
    """By place: squares and spaces under their own words, dice and cards under `BOX` and `CARD` and a number."""
    found = {}
    for entry in entries:
        if len(entry.words) < 2:
            continue
        word = entry.words[-1]
        before = ""
        if entry.words[0] in DICE_VERBS and word.isdigit():
            before = BOX
        elif entry.words[0] == "buy":
            before = CARD
        found[before + word] = Mark(word, entry.key, bool(entry.closed), entry is selected)
    return found


def mark_style(canvas: Canvas, mark: Mark, ground: str) -> Style:
    """The style of a place that is marked."""
    palette = canvas.kit.palette
    if mark.cursor:
        return ink(palette.cursor_ink, palette.cursor, bold=True)
    if mark.word and not mark.closed:
        return ink(palette.accent, ground, bold=True)
    return ink(palette.soft, ground)


def bracket(canvas: Canvas, mark: Mark) -> tuple[str, str]:
    """What stands before and after the number of a place: brackets where it can be chosen, a pointer at the cursor."""
    choose = bool(mark.word) and not mark.closed
    return (canvas.kit.glyphs.pointer if mark.cursor else "[" if choose else " "), ("]" if choose else " ")
