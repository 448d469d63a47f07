"""The keys of a race: one slap key for each person, and the call pad. No widget, no clock: both are given what came in.

Keys have Textual's names, with the character that was typed beside them. Capitals do not matter: Caps Lock may be on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rulesets.frankendie.components import COUNTS, DEAF_PAD, KEYS, SYMBOLS

PROPOSED = ("tab", "backspace", "space", "down", "u", "x")
"""Slap keys in the order of the persons: six corners of a keyboard, four of them the same on every layout."""
ALONE = ("space",)
MOUSE = "mouse"
"""The mouse button as a slap key: for one seat."""

_DIGITS: Mapping[str, int] = {
    **{str(count): count for count in range(1, COUNTS + 1)},
    # The same keys of a French keyboard, where digits need Shift.
    **{character: count for count, character in enumerate("&\u00e9\"'(-\u00e8_", 1)},
}
_LETTERS: Mapping[str, str] = dict(zip([key.lower() for key in KEYS], SYMBOLS, strict=True))
_GLOBAL = {
    "enter": "Enter rolls and goes on",
    "escape": "Escape pauses",
    "p": "p pauses",
    "q": "q leaves",
    "?": "? opens the rules",
    "question_mark": "? opens the rules",
}
_SHIFTS = {
    *(f"{side}_{key}" for side in ("left", "right") for key in ("shift", "control", "alt", "super", "hyper", "meta")),
    *(f"{key}_lock" for key in ("caps", "num", "scroll")),
    "iso_level3_shift",
    "iso_level5_shift",
}
"""Pressed on the way to another key; the few terminals that report them do so before that one."""


def proposed(persons: int) -> tuple[str, ...]:
    """The slap keys to begin with."""
    return ALONE if persons == 1 else PROPOSED[:persons]


def why_no_slap_key(key: str, character: str | None, taken: Collection[str]) -> str | None:
    """Why this key cannot be somebody's slap key; None = it can."""
    name, typed = key.lower(), (character or "").lower()
    if name in _GLOBAL or typed in _GLOBAL:
        return f"{_GLOBAL.get(name) or _GLOBAL[typed]}: choose another key."
    if typed in _LETTERS or typed in _DIGITS:
        return "That key is for calling a set: choose another one."
    if name in _SHIFTS:
        return "Most terminals do not report that key alone: choose another one."
    if "+" in name and name != "+":
        return "A key that is pressed together with another one is too slow: choose a single key."
    if name in {one.lower() for one in taken}:
        return "Somebody has that key already: choose another one."
    return None


class Pad:
    """The call pad of one hand: one letter and one digit, in either order; when both are there the call is final."""

    def __init__(self) -> None:
        self.symbol: str | None = None
        self.count: int | None = None

    @property
    def complete(self) -> bool:
        """Is the call made?"""
        return self.symbol is not None and self.count is not None

    @property
    def said(self) -> tuple[str, str]:
        """Symbol and count, "" where none is there yet."""
        return self.symbol or "", str(self.count or "")

    def press(self, character: str | None, at: int) -> bool:
        """A key, so many milliseconds after the pad opened. True = it changed the call; until both are there it may."""
        typed = (character or "").lower()
        if at < DEAF_PAD or self.complete:
            return False
        if typed in _LETTERS:
            self.symbol = _LETTERS[typed]
        elif typed in _DIGITS:
            self.count = _DIGITS[typed]
        else:
            return False
        return True

    def words(self) -> tuple[tuple[str], tuple[str]]:
        """Symbol and count as the fields of a call are filled. Only when it is complete."""
        assert self.symbol is not None and self.count is not None
        return (self.symbol,), (str(self.count),)
