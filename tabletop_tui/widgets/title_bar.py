"""The first line of a page: what is played, where it stands, and whether all is saved."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Title:
    """`name` stands out; `trouble` replaces `right` and is never cut off silently."""

    name: str
    where: str
    right: str = ""
    trouble: str = ""


SHORT = 6
"""With fewer cells left for it the title is dropped: where the game stands counts more."""


class TitleBar(Zone[Title]):
    """One line across the top; the title gives way to where the game stands."""

    DEFAULT_CSS = "TitleBar { dock: top; height: 1; }"

    def draw(self, canvas: Canvas, value: Title) -> None:
        palette = canvas.kit.palette
        plain = ink(palette.soft, palette.panel)
        canvas.fill(0, 0, canvas.width, 1, plain)
        right = value.trouble or value.right
        if not value.trouble and len(value.where) + len(right) + SHORT + 6 > canvas.width:
            right = ""  # that all is well needs no words where there is no room for them
        left = canvas.width - len(right) - len(value.where) - 6
        name = value.name if left >= SHORT else ""
        at = canvas.clip(1, 0, left, name, ink(palette.accent, palette.panel, bold=True)) if name else -1
        room = canvas.width - at - len(right) - 4
        if room > 8:
            canvas.clip(at + 2, 0, room, value.where, plain)
        style = ink(palette.bad, palette.panel, bold=True) if value.trouble else plain
        start = max(at + 2, canvas.width - len(right) - 1)
        canvas.clip(start, 0, canvas.width - start - 1, right, style)
