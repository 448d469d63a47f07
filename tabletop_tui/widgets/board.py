"""A board of named spaces in rows: what lies on each, which can be chosen, where the cursor is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Space:
    """One space. `word` names it in the notation; an empty `text` means that nothing lies there."""

    word: str
    label: str
    text: str
    detail: str = ""
    hue: int | None = None
    open: bool = False
    cursor: bool = False


@dataclass(frozen=True, slots=True)
class BoardValue:
    """Rows of spaces, top to bottom; rows may differ in length."""

    rows: tuple[tuple[Space, ...], ...]


class Board(Zone[BoardValue]):
    """Framed spaces where there are three lines or more for each row, else one line a row."""

    def draw(self, canvas: Canvas, value: BoardValue) -> None:
        rows = value.rows
        height = canvas.height // max(1, len(rows))
        for index, row in enumerate(rows):
            if not row:
                continue
            width = (canvas.width - 1) // len(row)
            labels = fitting([space.label for space in row], width - 3)
            for column, space in enumerate(row):
                if height >= 3:
                    self._framed(
                        canvas, 1 + column * width, index * height, (width - 1, min(height, 6)), space, labels[column]
                    )
                else:
                    self._flat(canvas, 1 + column * width, index, width - 1, space)

    def _framed(self, canvas: Canvas, x: int, y: int, size: tuple[int, int], space: Space, label: str) -> None:
        palette = canvas.kit.palette
        width, height = size
        hue = palette.line if space.hue is None else palette.hues[space.hue]
        ground = palette.face if space.text else palette.ground
        edge = ink(palette.accent if space.cursor or space.open else hue, ground, bold=space.cursor)
        canvas.fill(x, y, width, height, ink(palette.ink, ground), word=space.word)
        canvas.frame(x, y, width, height, edge, heavy=space.cursor, word=space.word)
        canvas.clip(x + 1, y, width - 2, label, ink(palette.soft, ground), space.word)
        if space.text:
            style = ink(palette.ink if space.hue is None else hue, ground, bold=True)
            canvas.centre(x + 1, y + 1, width - 2, space.text, style, space.word)
            if height >= 4 and width >= 8:
                soft = ink(palette.soft, ground)
                canvas.paragraph(x + 1, y + 2, width - 2, height - 3, space.detail, soft, space.word)

    def _flat(self, canvas: Canvas, x: int, y: int, width: int, space: Space) -> None:
        palette = canvas.kit.palette
        style = ink(palette.soft if space.hue is None else palette.hues[space.hue], palette.ground, bold=space.cursor)
        canvas.clip(x, y, width, f"{space.label} {space.text or '-'}", style, space.word)


def fitting(labels: Sequence[str], width: int) -> list[str]:
    """The labels of a row, all in the same short form: whole, or the last word of each, or the first letter."""
    for short in (list(labels), [label.split()[-1] for label in labels]):
        if all(len(label) <= width for label in short):
            return short
    return [label[0] for label in labels]
