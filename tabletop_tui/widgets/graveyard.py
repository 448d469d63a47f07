"""Discard piles side by side, one for each seat, each with its top card; or one pile laid open."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.card import Face, card_line, draw_card, draw_gap
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

PILE = "pile:"
"""What the words of piles begin with: a click on one opens it."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A seat's pile: whose, how many cards, the top one. `word` is what a click on it means."""

    name: str
    hue: int
    count: int
    top: Face | None
    word: str


class Graveyards(Zone[tuple[Pile, ...]]):
    """Cards if there is room for them (five lines and ten columns each), else a line for each pile."""

    def draw(self, canvas: Canvas, value: tuple[Pile, ...]) -> None:
        count = len(value)
        if canvas.height >= 5 and canvas.width // count >= 12:
            self._cards(canvas, value, max(12, (canvas.width - 1) // count))
        else:
            self._lines(canvas, value)

    def _cards(self, canvas: Canvas, value: tuple[Pile, ...], width: int) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        size = (min(width - 1, 20), min(canvas.height - 1, 9))
        soft = ink(palette.soft, palette.ground)
        empty = "empty graveyard" if size[0] >= 19 else "empty"
        for index, pile in enumerate(value):
            left = index * width + 1
            hue = ink(palette.hues[pile.hue], palette.ground, bold=True)
            at = canvas.clip(left, 0, size[0] - 3, f"{mark(glyphs, pile.hue)} {pile.name}", hue, pile.word)
            if pile.count:
                canvas.put(at + 1, 0, str(pile.count), soft, pile.word)
            if pile.top is None:
                draw_gap(canvas, left, 1, size, empty, pile.word)
            else:
                draw_card(canvas, left, 1, pile.top, size, word=pile.word)

    def _lines(self, canvas: Canvas, value: tuple[Pile, ...]) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        names = min(18, max(len(pile.name) for pile in value) + 3)
        for row, pile in enumerate(value):
            hue = ink(palette.hues[pile.hue], palette.ground, bold=True)
            canvas.clip(1, row, names, f"{mark(glyphs, pile.hue)} {pile.name}", hue, pile.word)
            soft = ink(palette.soft, palette.ground)
            if pile.top is None:
                canvas.put(names + 2, row, "empty graveyard", soft, pile.word)
            else:
                at = card_line(canvas, names + 2, row, canvas.width - names - 8, pile.top, pile.word)
                if pile.count > 1:
                    canvas.put(at + 1, row, f"+{pile.count - 1}", soft, pile.word)
