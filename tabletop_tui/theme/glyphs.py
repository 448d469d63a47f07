"""The few characters beyond ASCII that are ever drawn, and what stands in for them with `--ascii`.

All are one cell wide everywhere but in terminals set to wide East Asian text; nothing is ever meant by a mark or a
colour alone. A test scans every string of the program against `ALLOWED`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyphs:
    """Frames, blocks and marks of one character set."""

    ascii: bool
    frame: str
    """Top left, horizontal, top right, vertical, bottom left, bottom right, tee right, tee left, cross-less rule."""
    heavy: str
    """The same of the frame round what has the cursor."""
    back: str
    """Fill of a card's back."""
    bar: str
    """Filled part of a bar."""
    track: str
    """Empty part of a bar."""
    shapes: str
    """The eight marks of people, by hue."""
    pointer: str
    bullet: str
    tick: str
    cross: str
    up: str
    down: str
    left: str
    right: str
    ellipsis: str
    dash: str
    crown: str
    """Stands before the winner."""
    half: str
    """Upper half of a cell: two picture dots above each other."""


UNICODE = Glyphs(
    ascii=False,
    frame="╭─╮│╰╯├┤─",
    heavy="┏━┓┃┗┛┣┫━",
    back="░",
    bar="█",
    track="░",
    shapes="●■▲◆▼○□△",
    pointer="▶",
    bullet="•",
    tick="✓",
    cross="×",
    up="↑",
    down="↓",
    left="←",
    right="→",
    ellipsis="…",
    dash="–",
    crown="★",
    half="▀",
)
ASCII = Glyphs(
    ascii=True,
    frame="+-+|++++-",
    heavy="#=#|##||=",
    back=":",
    bar="#",
    track=".",
    shapes="o#^*v@=%",
    pointer=">",
    bullet="-",
    tick="v",
    cross="x",
    up="^",
    down="v",
    left="<",
    right=">",
    ellipsis="~",
    dash="-",
    crown="!",
    half='"',
)
ALLOWED = frozenset("".join(str(getattr(UNICODE, name)) for name in Glyphs.__slots__ if name != "ascii")) | frozenset(
    "’“”·"
)
"""Every character outside ASCII that may be drawn."""
