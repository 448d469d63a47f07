"""Which places of the board can be chosen now, with their keys, and where the cursor is."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop_tui.play.choice import Entry
from tabletop_tui.widgets.marks import Mark

BOX, CARD = "box ", "card "
"""Before the words of dice and of officer cards, which are bare numbers in the notation."""
DICE_VERBS = ("take_box", "take_vp", "take_build", "turn_die")


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
