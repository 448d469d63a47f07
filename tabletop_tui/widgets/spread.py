"""Open piles laid out: every card of each as a line, top card first, in columns that can be scrolled."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.card import Face, card_line
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

COLUMN = 38
"""Cells that a pile needs beside another."""


@dataclass(frozen=True, slots=True)
class Spread:
    """One pile: its title, whose it is (hue None = nobody's), its cards from the top down."""

    title: str
    hue: int | None
    cards: tuple[Face, ...]
    count: int | None = None
    """How many cards these lines are; None = each is one."""


@dataclass(frozen=True, slots=True)
class SpreadValue:
    """All piles, and how many lines are scrolled away above."""

    piles: tuple[Spread, ...]
    down: int = 0


class SpreadZone(Zone[SpreadValue]):
    """As many piles side by side as fit, the others below."""

    def draw(self, canvas: Canvas, value: SpreadValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        width = canvas.width // columns(canvas.width, len(value.piles))
        for x, y, pile in layout(value.piles, canvas.width):
            top = y - value.down
            hue = palette.soft if pile.hue is None else palette.hues[pile.hue]
            sign = glyphs.bullet if pile.hue is None else mark(glyphs, pile.hue)
            style = ink(hue, palette.ground, bold=True)
            canvas.clip(
                x + 1,
                top,
                width - 2,
                f"{sign} {pile.title} ({len(pile.cards) if pile.count is None else pile.count})",
                style,
            )
            if not pile.cards:
                canvas.put(x + 3, top + 1, "empty", ink(palette.soft, palette.ground))
            for row, face in enumerate(pile.cards, 1):
                if 0 <= top + row < canvas.height:
                    card_line(canvas, x + 3, top + row, width - 5, face)


def columns(width: int, count: int) -> int:
    """How many piles fit side by side."""
    return max(1, min(count, width // COLUMN))


def layout(piles: tuple[Spread, ...], width: int) -> list[tuple[int, int, Spread]]:
    """Where each pile begins: column, line, pile."""
    across = columns(width, len(piles))
    places, y = [], 0
    for start in range(0, len(piles), across):
        row = piles[start : start + across]
        places += [(index * (width // across), y, pile) for index, pile in enumerate(row)]
        y += max(len(pile.cards) or 1 for pile in row) + 2
    return places


def full_height(piles: tuple[Spread, ...], width: int) -> int:
    """The lines that all piles take."""
    return max((y + len(pile.cards) + 2 for _, y, pile in layout(piles, width)), default=0)
