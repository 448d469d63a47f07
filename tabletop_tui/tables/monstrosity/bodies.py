"""All monsters side by side, each under its owner's name: totals, bodies, hearts, ribbons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulesets.contract import Seat
from rulesets.monstrosity.telling import count
from tabletop_tui.tables.monstrosity.body import FRAMED, Box, draw_body
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
    own: Seat | None = None
    """Whose page it is."""


HOLE = "-1"
RIBBONS = ("P", "O", "D", HOLE)
"""The badges that are shown beside a total: ribbons, Guard Dog, Black Hole."""


def body_box(x: int, width: int, height: int) -> Box:
    """Where the body lies in a column. Bare parts end in a gap, which may lie on the edge of the next column."""
    return Box(x + 1, 1, width - (width // 3 >= FRAMED), height)


class BodiesZone(Zone[Bodies]):
    """A column for each seat, as wide as its place in the line of seats."""

    def draw(self, canvas: Canvas, value: Bodies) -> None:
        count = len(value.figures)
        for index, figure in enumerate(value.figures):
            left = index * canvas.width // count
            width = (index + 1) * canvas.width // count - left
            self._column(canvas, left, width, figure, value)

    def _column(self, canvas: Canvas, x: int, width: int, figure: Figure, value: Bodies) -> None:
        mark = value.marks.get(f"seat {figure.seat}", NO_MARK)
        self._head(canvas, Box(x, 0, width - 1, 1), figure, value, mark)
        hearted = canvas.height >= 5
        draw_body(canvas, body_box(x, width, canvas.height - 1 - hearted), figure, value.marks)
        if hearted:
            self._heart(canvas, x + 1, canvas.height - 1, width - 2, figure, value.names)

    def _head(self, canvas: Canvas, box: Box, figure: Figure, value: Bodies, mark: Mark) -> None:
        """The running total, a letter for each ribbon and the dog; before them the owner where nothing else says it."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        word = mark.word or f"{PEEK}{figure.seat}"
        own = value.names and figure.seat == value.own
        ground = palette.hues[figure.hue] if own else palette.panel if value.names else palette.ground
        if mark.open:
            ground = palette.cursor if mark.cursor else palette.face
        strong = palette.cursor_ink if mark.cursor else palette.ground if own else palette.ink
        name = strong if mark.cursor or own else palette.hues[figure.hue]
        total = strong if mark.cursor or own or not figure.alive else palette.good
        canvas.fill(box.x, 0, box.width, 1, ink(strong, ground), word=word)
        badges = "".join([f" {badge}" for badge, _, _ in figure.badges if badge in RIBBONS])
        if not value.names:
            at = canvas.put(box.x + 1, 0, f"{mark.key} " if mark.key else "", mark_style(canvas, mark, ground), word)
            at = canvas.put(at, 0, _points(figure, box.x + box.width - at - len(badges)), ink(total, ground, bold=True))
        else:
            points = f"{'ALIVE ' if figure.alive and box.width >= 22 else ''}{figure.points}"
            room = box.width - len(points) - len(badges) - (2 if box.width > 12 else 1)
            lead = f"{mark.key} " if mark.key else glyphs.pointer if value.large == figure.seat else ""
            text = f"{lead}{glyphs.shapes[figure.hue]} {figure.name}"
            if len(text) + 1 > room:
                text = text.replace(" ", "")
            canvas.clip(box.x + (len(text) < room), 0, room, text, ink(name, ground, bold=True), word)
            at = box.x + box.width - len(points) - len(badges) - (box.width > 12)
            at = canvas.put(at, 0, points, ink(total, ground, bold=True), word)
        for badge, _, hue in figure.badges:
            if badge in RIBBONS:
                plain = ink(strong if mark.cursor or own else palette.hues[hue], ground, bold=True)
                pill = ink(ground, strong if mark.cursor or own else palette.hues[hue], bold=True)
                at = canvas.put(at + 1, 0, badge, plain if badge == HOLE else pill, word)

    def _heart(self, canvas: Canvas, x: int, row: int, width: int, figure: Figure, names: bool) -> None:
        """The heart, or that it lies face down; and the cards in the lab where nothing else says it."""
        palette = canvas.kit.palette
        text = figure.heart if width >= len(figure.heart) else figure.heart.replace("heart face down", "heart ?")
        if figure.counted and not figure.heart_up:
            text = f"({text})"
        cards = count(figure.cards, "card")
        if names and len(text) + len(cards) < width:
            canvas.put(x + width - len(cards), row, cards, ink(palette.soft, palette.ground))
        colour = palette.accent if figure.heart_up else palette.soft
        canvas.clip(x, row, width, text, ink(colour, palette.ground), f"{PEEK}{figure.seat}")


def _points(figure: Figure, room: int) -> str:
    """``ALIVE 19``, ``13 + heart``, ``13 points`` or, where there is no room, the number alone."""
    long = f"{figure.total} points" if figure.counted else f"{figure.total} + heart"
    if figure.alive:
        long = f"ALIVE {figure.total}"
    return long if len(long) < room else figure.points
