"""All monsters side by side, each under its owner's name: totals, bodies, hearts, ribbons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulesets.contract import Seat
from tabletop_tui.tables.monstrosity.body import Box, draw_body
from tabletop_tui.tables.monstrosity.figures import PEEK, Figure
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.marks import NO_MARK, Mark, mark_style
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Bodies:
    """The monsters, what of them can be chosen, and which one is shown large beside them."""

    figures: tuple[Figure, ...]
    marks: Mapping[str, Mark] = field(default_factory=dict)
    large: Seat | None = None
    names: bool = False
    """Does nothing else on the page name the columns?"""


class BodiesZone(Zone[Bodies]):
    """A column for each seat, as wide as its place in the line of seats."""

    def draw(self, canvas: Canvas, value: Bodies) -> None:
        count = len(value.figures)
        for index, figure in enumerate(value.figures):
            left = index * canvas.width // count
            width = (index + 1) * canvas.width // count - left
            self._column(canvas, left, width, figure, value)

    def _column(self, canvas: Canvas, x: int, width: int, figure: Figure, value: Bodies) -> None:
        row = 0
        if value.names:
            self._owner(canvas, x, width - 1, figure, value.large == figure.seat)
            row = 1
        self._total(canvas, x, row, width - 1, figure, value.marks.get(f"seat {figure.seat}", NO_MARK))
        row += 1
        hearted = canvas.height - row >= 4
        draw_body(canvas, Box(x + 1, row, width - 1, canvas.height - row - hearted), figure, value.marks)
        if hearted:
            self._heart(canvas, x + 1, canvas.height - 1, width - 2, figure)

    def _owner(self, canvas: Canvas, x: int, width: int, figure: Figure, large: bool) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        style = ink(palette.hues[figure.hue], palette.panel, bold=True)
        canvas.fill(x, 0, width, 1, style, word=f"{PEEK}{figure.seat}")
        lead = glyphs.pointer if large else " "
        name = f"{lead}{glyphs.shapes[figure.hue]} {figure.name}"
        end = canvas.clip(x, 0, width, name, style, f"{PEEK}{figure.seat}")
        cards = f"{figure.cards} cards"
        if width - (end - x) > len(cards):
            soft = ink(palette.soft, palette.panel)
            canvas.put(x + width - len(cards), 0, cards, soft, f"{PEEK}{figure.seat}")

    def _total(self, canvas: Canvas, x: int, row: int, width: int, figure: Figure, mark: Mark) -> None:
        """The running total, and a letter for each ribbon, dog and power."""
        palette = canvas.kit.palette
        word = mark.word or f"{PEEK}{figure.seat}"
        ground = palette.face if mark.word else palette.ground
        strong = ink(palette.good if figure.alive else palette.ink, ground, bold=True)
        if mark.word:
            canvas.fill(x, row, width, 1, strong, word=word)
            at = canvas.put(x + 1, row, f"{mark.key} " if mark.key else "", mark_style(canvas, mark, ground), word)
            if mark.cursor:
                strong = mark_style(canvas, mark, ground)
        else:
            at = x + 1
        text = f"ALIVE {figure.points}" if figure.alive and width >= 14 else figure.points
        long = f"{figure.total} + heart" if not figure.counted else f"{figure.total} points"
        badges = sum([len(badge) + 1 for badge, _, _ in figure.badges])
        if not figure.alive and x + width - at >= len(long) + badges + 1:
            text = long
        at = canvas.put(at, row, text, strong, word) + 1
        for badge, _, hue in figure.badges:
            if at + len(badge) <= x + width:
                at = canvas.put(at, row, badge, ink(palette.hues[hue], ground, bold=True), word) + 1

    def _heart(self, canvas: Canvas, x: int, row: int, width: int, figure: Figure) -> None:
        palette = canvas.kit.palette
        text = figure.heart if width >= len(figure.heart) else figure.heart.replace("heart face down", "heart ?")
        if figure.counted and not figure.heart_up and width >= len(text) + 7:
            text = f"{text} (down)"
        colour = palette.accent if figure.heart_up else palette.soft
        canvas.clip(x, row, width, text, ink(colour, palette.ground), f"{PEEK}{figure.seat}")
