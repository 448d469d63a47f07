"""A note for whoever plays for the first time: two or three calm lines at the foot of the table."""

from __future__ import annotations

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


class Coach(Zone[str]):
    """The note; empty = nothing to say."""

    def draw(self, canvas: Canvas, value: str) -> None:
        palette = canvas.kit.palette
        soft = ink(palette.soft, palette.panel)
        canvas.fill(0, 0, canvas.width, canvas.height, soft)
        canvas.paragraph(1, 0, canvas.width - 2, canvas.height, value, soft)
