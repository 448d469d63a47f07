"""Cards held by one seat, with the cursor and the order in which they were picked. Only ever on a private page."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.card import Face, card_line, draw_card
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand. `key` picks it while picking is open; `order` 0 = not picked."""

    face: Face
    key: str = ""
    order: int = 0
    cursor: bool = False


@dataclass(frozen=True, slots=True)
class HandValue:
    """The cards in the order in which they are shown, and what to say when there are none."""

    cards: tuple[Held, ...]
    empty: str = "no cards"


class Hand(Zone[HandValue]):
    """Middle-sized cards in rows if they fit, else one line for each, in columns, around the cursor."""

    def draw(self, canvas: Canvas, value: HandValue) -> None:
        if not value.cards:
            canvas.put(1, 0, value.empty, ink(canvas.kit.palette.soft, canvas.kit.palette.ground))
            return
        size = (18 if canvas.width >= 100 else 14, 5)
        per_row = max(1, (canvas.width - 1) // (size[0] + 1))
        rows = -(-len(value.cards) // per_row)
        if rows * (size[1] + 1) - 1 <= canvas.height:
            self._cards(canvas, value, size, per_row)
        else:
            self._lines(canvas, value)

    def _cards(self, canvas: Canvas, value: HandValue, size: tuple[int, int], per_row: int) -> None:
        palette = canvas.kit.palette
        for index, held in enumerate(value.cards):
            row, column = divmod(index, per_row)
            x, y = 1 + column * (size[0] + 1), row * (size[1] + 1)
            chosen = str(held.order) if held.order else ""
            draw_card(canvas, x, y, held.face, size, cursor=held.cursor, chosen=chosen)
            if held.key:
                style = ink(palette.accent, palette.face, bold=True)
                canvas.put(x + size[0] - 5, y, f" {held.key} ", style, held.face.word)

    def _lines(self, canvas: Canvas, value: HandValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        columns = max(1, canvas.width // 38)
        width = canvas.width // columns
        rows = -(-len(value.cards) // columns)
        at = next((index for index, held in enumerate(value.cards) if held.cursor), 0) % rows
        first = max(0, min(at - canvas.height // 2, rows - canvas.height))
        for index, held in enumerate(value.cards):
            column, row = divmod(index, rows)
            y = row - first
            if not 0 <= y < canvas.height:
                continue
            x = column * width
            pointer = glyphs.pointer if held.cursor else " "
            canvas.put(x, y, pointer, ink(palette.accent, palette.ground, bold=True))
            label = f"{glyphs.tick}{held.order}" if held.order else f" {held.key}" if held.key else "  "
            canvas.put(x + 1, y, label, ink(palette.accent, palette.ground, bold=bool(held.order)), held.face.word)
            card_line(canvas, x + 4, y, width - 5, held.face)
