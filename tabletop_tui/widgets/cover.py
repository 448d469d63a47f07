"""Draws the picture on a box: two dots in a cell, or one dot in two cells where there is room for a poster."""

from __future__ import annotations

from rich.style import Style

from tabletop_tui.tables.covers import HEIGHT, WIDTH, Cover
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.pen import Pen, Span, Spot

POSTER = (2 * WIDTH + 2, HEIGHT + 2)
SMALL = (WIDTH + 2, HEIGHT // 2 + 2)
"""Columns and lines with the frame."""


def draw_cover(pen: Pen, cover: Cover | None, title: str, poster: bool, spot: Spot | None = None) -> None:
    """The box from the front, framed."""
    width, height = (2 * WIDTH, HEIGHT) if poster else (WIDTH, HEIGHT // 2)
    top_left, across, top_right, upright, bottom_left, bottom_right, *_ = tuple(pen.glyphs.frame)
    frame = ink(pen.palette.hues[cover.hue] if cover else pen.palette.soft, pen.ground)
    pen.line((top_left + across * width + top_right, frame), spot=spot, touch=True)
    for y in range(height):
        row = _row(pen, cover, title, y, width, height, poster)
        pen.line((upright, frame), *row, (upright, frame), spot=spot, touch=True)
    pen.line((bottom_left + across * width + bottom_right, frame), spot=spot, touch=True)


def _row(pen: Pen, cover: Cover | None, title: str, y: int, width: int, height: int, poster: bool) -> list[Span]:
    if cover is None:
        text = title.upper() if y == height // 2 else ""
        return [Span(f"{text[:width]:^{width}}", ink(pen.palette.ink, pen.palette.panel, bold=True))]
    if pen.glyphs.ascii:
        text = cover.letters[y // 2] if poster and not y % 2 else "" if poster else cover.letters[y]
        return [Span(f"{text:^{width}}", ink(pen.palette.hues[cover.hue], pen.palette.panel))]
    if poster:
        cells = [("  ", Style(bgcolor=cover.colours[dot])) for dot in cover.dots[y]]
    else:
        pairs = zip(cover.dots[2 * y], cover.dots[2 * y + 1], strict=True)
        cells = [
            (" ", Style(bgcolor=cover.colours[upper]))
            if upper == lower
            else (pen.glyphs.half, Style(color=cover.colours[upper], bgcolor=cover.colours[lower]))
            for upper, lower in pairs
        ]
    return [Span(text, style) for text, style in cells]
