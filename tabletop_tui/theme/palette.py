"""Three palettes as data. Every text colour has a contrast of at least 4.5 on every ground it is drawn on (tested)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rich.style import Style


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours as "#rrggbb" by the part they play."""

    name: str
    dark: bool
    ground: str
    """The table itself."""
    panel: str
    """Bars and boxes that lie on it."""
    face: str
    """The face of a card."""
    ink: str
    soft: str
    """Second-rank text."""
    line: str
    """Frames and rules: no text."""
    accent: str
    """What to look at and what to press."""
    good: str
    bad: str
    cursor: str
    """Ground under the cursor."""
    cursor_ink: str
    veil: str
    """Ground of a curtain."""
    hues: tuple[str, ...]
    """Eight, for people and kinds of things: red, orange, yellow, green, teal, blue, violet, pink."""


DARK = Palette(
    name="lamp",
    dark=True,
    ground="#14171c",
    panel="#1d222a",
    face="#262c36",
    ink="#e8e4d8",
    soft="#a9adb5",
    line="#4a5361",
    accent="#f0c25a",
    good="#8fd18a",
    bad="#ff8a7a",
    cursor="#f0c25a",
    cursor_ink="#14171c",
    veil="#10131f",
    hues=("#ff8a7a", "#f5a65b", "#ead16a", "#8fd18a", "#6fd0c4", "#86b4ff", "#c3a2ff", "#ff9ecb"),
)
LIGHT = Palette(
    name="paper",
    dark=False,
    ground="#f4efe4",
    panel="#e9e2d3",
    face="#fdfaf3",
    ink="#24221d",
    soft="#57534a",
    line="#a89f8c",
    accent="#7a4b00",
    good="#1f6423",
    bad="#a3271a",
    cursor="#7a4b00",
    cursor_ink="#fdfaf3",
    veil="#e2d9c6",
    hues=("#a3271a", "#8a4600", "#6a5500", "#1f6423", "#005f5a", "#1d4fa0", "#6a34a8", "#99265f"),
)
CONTRAST = Palette(
    name="stark",
    dark=True,
    ground="#000000",
    panel="#1f1f1f",
    face="#303030",
    ink="#ffffff",
    soft="#e0e0e0",
    line="#bfbfbf",
    accent="#ffff00",
    good="#66ff66",
    bad="#ffabab",
    cursor="#ffff00",
    cursor_ink="#000000",
    veil="#000000",
    hues=("#ffabab", "#ffb84d", "#ffff66", "#66ff66", "#66ffff", "#9fc5ff", "#dcbcff", "#ffb3e6"),
)
PALETTES = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}
"""By the name of the setting."""


@cache
def ink(colour: str, ground: str, bold: bool = False, dim: bool = False, underline: bool = False) -> Style:
    """A text style. Shared, because boards ask for the same few thousands of times."""
    return Style(color=colour, bgcolor=ground, bold=bold, dim=dim, underline=underline)
