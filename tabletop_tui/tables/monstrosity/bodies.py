"""All monsters side by side, each under its owner's name: totals, bodies, hearts, ribbons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style

from rulesets.contract import Seat
from rulesets.monstrosity.telling import count
from tabletop_tui.tables.monstrosity.body import FRAMED, Box, draw_body
from tabletop_tui.tables.monstrosity.figures import PEEK, Figure
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.marks import NO_MARK, Mark
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Bodies:
    """The monsters, what of them can be chosen; who is asked, whose turn it is, who is a bot."""

    figures: tuple[Figure, ...]
    marks: Mapping[str, Mark] = field(default_factory=dict)
    asked: tuple[Seat, ...] = ()
    active: Seat | None = None
    bots: tuple[Seat, ...] = ()


ROOMY = 15
"""Columns of a seat from which on there is room between pointer, shape and name."""
HOLE = "-1"
RIBBONS = ("P", "O", "D", HOLE)
"""The badges that are shown beside a total: ribbons, Guard Dog, Black Hole."""


def body_box(x: int, width: int, height: int) -> Box:
    """Where the body lies in a column. Bare parts end in a gap, which may lie on the edge of the next column."""
    return Box(x + 1, 1, width - (width // 3 >= FRAMED), height)


class BodiesZone(Zone[Bodies]):
    """A column for each seat, as wide as its place in the line of seats."""

    def draw(self, canvas: Canvas, value: Bodies) -> None:
        seats = len(value.figures)
        for index, figure in enumerate(value.figures):
            left = index * canvas.width // seats
            width = (index + 1) * canvas.width // seats - left
            self._column(canvas, left, width, figure, value)

    def _column(self, canvas: Canvas, x: int, width: int, figure: Figure, value: Bodies) -> None:
        self._head(canvas, Box(x, 0, width - 1, 1), figure, value)
        hearted = canvas.height >= 5
        draw_body(canvas, body_box(x, width, canvas.height - 1 - hearted), figure, value.marks)
        if hearted:
            self._heart(canvas, x + 1, canvas.height - 1, width - 2, figure)

    def _head(self, canvas: Canvas, box: Box, figure: Figure, value: Bodies) -> None:
        """The owner at the left, total and ribbons at the right; the asked seat stands out as everywhere."""
        palette = canvas.kit.palette
        mark = value.marks.get(f"seat {figure.seat}", NO_MARK)
        word = mark.word or f"{PEEK}{figure.seat}"
        asked = figure.seat in value.asked
        ground = palette.hues[figure.hue] if asked else palette.panel
        if mark.open:
            ground = palette.cursor if mark.cursor else palette.face
        plain = palette.cursor_ink if mark.cursor else palette.ground if asked and not mark.open else ""
        canvas.fill(box.x, 0, box.width, 1, ink(plain or palette.ink, ground), word=word)
        badges = [badge for badge in figure.badges if badge[0] in RIBBONS]
        used = sum([len(badge) + 1 for badge, _, _ in badges])
        owner = len(figure.name) + (4 if _roomy(canvas, value) else 2)
        points = _points(figure, box.width - max(used, 1) - owner - 1, 4 * (figure.seat in value.bots))
        at = box.x + box.width - len(points) - max(used, 1)
        name = ink(plain or palette.hues[figure.hue], ground, bold=True)
        self._owner(canvas, Box(box.x, 0, at - box.x - 1, 1), figure, value, name)
        alive = palette.good if figure.alive else palette.ink
        at = canvas.put(at, 0, points, ink(plain or alive, ground, bold=True), word)
        for badge, _, hue in badges:
            colour = plain or palette.hues[hue]
            style = ink(colour, ground, bold=True) if badge == HOLE else ink(ground, colour, bold=True)
            at = canvas.put(at + 1, 0, badge, style, word)

    def _owner(self, canvas: Canvas, box: Box, figure: Figure, value: Bodies, style: Style) -> None:
        """Name and shape after a key or a pointer; that it is a bot where there is room."""
        glyphs = canvas.kit.glyphs
        mark = value.marks.get(f"seat {figure.seat}", NO_MARK)
        word = mark.word or f"{PEEK}{figure.seat}"
        lead = mark.key or (glyphs.pointer if figure.seat == value.active else " ")
        apart = " " if _roomy(canvas, value) else ""
        text = f"{lead}{apart}{glyphs.shapes[figure.hue]}{apart}{figure.name}"
        at = canvas.clip(box.x, 0, box.width, text, style, word)
        if figure.seat in value.bots and box.x + box.width - at >= 4:
            canvas.put(at, 0, " bot", style, word)

    def _heart(self, canvas: Canvas, x: int, row: int, width: int, figure: Figure) -> None:
        """The heart, or that it lies face down; cards in the lab and the partner where there is room for them."""
        palette = canvas.kit.palette
        text = f"({figure.heart})" if figure.counted and not figure.heart_up else figure.heart
        aside = f"with {figure.partner}" if figure.partner else count(figure.cards, "card")
        if figure.alive:
            text = f"ALIVE {text}"
        short = text.replace("heart face down", "heart ?").replace("no heart yet", "no heart")
        fits = [one for one in (text, short) if len(one) + len(aside) < width]
        shown = fits[0] if fits else short
        aside = aside if fits else ""
        canvas.put(x + width - len(aside), row, aside, ink(palette.soft, palette.ground), f"{PEEK}{figure.seat}")
        colour = palette.good if figure.alive else palette.accent if figure.heart_up else palette.soft
        canvas.clip(x, row, width - len(aside), shown, ink(colour, palette.ground), f"{PEEK}{figure.seat}")


def _roomy(canvas: Canvas, value: Bodies) -> bool:
    return canvas.width // len(value.figures) >= ROOMY


def _points(figure: Figure, room: int, bot: int) -> str:
    """``13 + heart``, ``13 points`` or ``13+?``; the number alone where a name would be cut for more.

    `bot`: the columns which the word for a bot takes.
    """
    long = f"{figure.total} points" if figure.counted else f"{figure.total} + heart"
    if len(long) <= room - bot:
        return long
    return figure.points if len(figure.points) <= room else str(figure.total)
