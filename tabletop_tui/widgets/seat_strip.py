"""Who sits where, whose turn it is, and what the table may know of each: always in the same place."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.glyphs import Glyphs
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class SeatTag:
    """One seat as the table sees it."""

    name: str
    hue: int
    bot: bool
    asked: bool
    """Is it asked something now?"""
    active: bool
    """Is it its turn?"""
    note: str
    """A few public words: "bids 5", "3 in the graveyard"."""


def mark(glyphs: Glyphs, hue: int) -> str:
    """The shape that goes with a hue."""
    return glyphs.shapes[hue]


class SeatStrip(Zone[tuple[SeatTag, ...]]):
    """All seats in turn order, left to right; the asked one stands out by colour, ground and pointer."""

    def draw(self, canvas: Canvas, value: tuple[SeatTag, ...]) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        count = len(value)
        for index, tag in enumerate(value):
            left = index * canvas.width // count
            width = (index + 1) * canvas.width // count - left - 1
            ground = palette.hues[tag.hue] if tag.asked else palette.panel
            name = ink(palette.ground if tag.asked else palette.hues[tag.hue], ground, bold=True)
            note = ink(palette.ground if tag.asked else palette.soft, ground)
            canvas.fill(left, 0, width, canvas.height, note)
            pointer = glyphs.pointer if tag.active else " "
            end = canvas.put(left, 0, f"{pointer} {mark(glyphs, tag.hue)} ", name)
            bot = " bot" if tag.bot else ""
            room = left + width - end
            if canvas.height > 1:
                beside, below = _two_lines(tag.note, room - len(tag.name) - len(bot) - 2, width - 4)
                canvas.clip(end, 0, room - len(bot), tag.name, name)
                canvas.put(left + width - len(bot) - len(beside) - bool(beside), 0, f"{beside}{bot}", note)
                canvas.clip(left + 4, 1, width - 4, below, note)
            else:
                canvas.clip(end, 0, room, f"{tag.name}{bot}", name)


def _two_lines(note: str, beside: int, below: int) -> tuple[str, str]:
    """What stands beside the name, and under it: only what finds no room there goes up, if there is room for it.

    >>> _two_lines("108 VP, beaker, rolls", 8, 15), _two_lines("108 VP, beaker", 8, 15)
    (('rolls', '108 VP, beaker'), ('', '108 VP, beaker'))
    """
    first, _, last = note.rpartition(", ")
    return (last, first) if len(note) > below and first and len(last) <= beside else ("", note)
