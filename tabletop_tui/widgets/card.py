"""A card as it lies on a table: large with art, or as a line of text."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas

LARGE = (20, 9)
"""Outer size in cells: columns, lines."""
FOOT = 8
"""Cells kept for the label at the end of a card in one line."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card. A table makes these out of its game's data; nothing here knows a game."""

    word: str
    """The word of the notation that names the card."""
    letter: str
    """One letter for its kind, unique in its game."""
    kind: str
    title: str
    figure: str
    """The number that matters most, top right."""
    foot: tuple[str, ...]
    """Short labels along the lower edge: "sell 3", "loot 10"."""
    art: tuple[str, ...]
    """Up to four lines of plain ASCII, at most sixteen cells wide."""
    hue: int


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    face: Face,
    size: tuple[int, int] = LARGE,
    *,
    cursor: bool = False,
    chosen: str = "",
    word: str | None = None,
) -> None:
    """Draw a card with its upper left corner at (x, y).

    `cursor` frames it heavily; `chosen` is a short mark ("2" = second in order) let into the upper edge; `word` is
    what a click on it means (default: the card's own word).
    """
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    width, height = size
    word = face.word if word is None else word
    hue = palette.hues[face.hue]
    paper = ink(palette.ink, palette.face)
    edge = ink(palette.accent if cursor or chosen else palette.soft, palette.face, bold=cursor)
    canvas.fill(x, y, width, height, paper, word=word)
    canvas.frame(x, y, width, height, edge, heavy=cursor, word=word)
    inner = width - 4
    head = ink(hue, palette.face, bold=True)
    figure = ink(palette.ink, palette.face, bold=True)
    canvas.put(x + 2, y + 1, face.letter, head, word)
    if inner - 3 - len(face.figure) >= 3:
        canvas.clip(
            x + 3 + len(face.letter), y + 1, inner - 2 - len(face.letter) - len(face.figure), face.kind, head, word
        )
    canvas.put(x + width - 2 - len(face.figure), y + 1, face.figure, figure, word)
    if height >= 7:
        lines = 2 if height >= 9 else 1
        art_height = height - 3 - lines
        art = face.art[:art_height]
        left = x + (width - max(map(len, art), default=0)) // 2
        for row, line in enumerate(art):
            canvas.put(left, y + 2 + (art_height - len(art)) // 2 + row, line, ink(hue, palette.face), word)
        canvas.paragraph(x + 2, y + height - 1 - lines, inner, lines, face.title, ink(palette.soft, palette.face), word)
    elif height >= 4:
        lines = height - 3
        canvas.paragraph(x + 2, y + 2, inner, lines, face.title, ink(palette.soft, palette.face), word)
    foot = f" {'  '.join(face.foot)} " if face.foot else ""
    if len(foot) > width - 2 and len(face.foot) > 1:
        foot = f" {face.foot[-1]} "
    if foot and len(foot) <= width - 2:
        canvas.put(x + width - 1 - len(foot), y + height - 1, foot, ink(palette.ink, palette.face), word)
    if chosen:
        canvas.put(x + 2, y, f" {glyphs.tick}{chosen} ", ink(palette.cursor_ink, palette.cursor, bold=True), word)


def draw_back(canvas: Canvas, x: int, y: int, size: tuple[int, int], label: str, depth: int = 1) -> None:
    """The back of a pile of cards; up to two more edges show that it is thick. `label` stands in the middle."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    width, height = size
    edge = ink(palette.line, palette.ground)
    for layer in range(min(2, depth - 1), 0, -1):
        canvas.frame(x + layer, y + layer, width, height, edge)
    pattern = ink(palette.line, palette.panel)
    canvas.fill(x, y, width, height, pattern, glyphs.back)
    canvas.frame(x, y, width, height, ink(palette.soft, palette.panel))
    if label:
        canvas.centre(x + 1, y + height // 2, width - 2, f" {label} ", ink(palette.ink, palette.panel, bold=True))


def draw_gap(canvas: Canvas, x: int, y: int, size: tuple[int, int], label: str, word: str = "") -> None:
    """An empty place for a card."""
    palette = canvas.kit.palette
    canvas.frame(x, y, *size, ink(palette.line, palette.ground), word=word)
    canvas.centre(x + 1, y + size[1] // 2, size[0] - 2, label, ink(palette.soft, palette.ground), word)


def card_line(canvas: Canvas, x: int, y: int, width: int, face: Face, word: str | None = None) -> int:
    """A card in one line: "B7 Chess Master, Resigned   loot 10", the last label at the right end of `width`."""
    palette = canvas.kit.palette
    word = face.word if word is None else word
    hue = ink(palette.hues[face.hue], canvas.ground, bold=True)
    at = canvas.put(x, y, f"{face.letter}{face.figure}", hue, word)
    foot = face.foot[-1] if face.foot else ""
    room = width - (at - x) - 1
    if not foot or room <= FOOT + 8:
        return canvas.clip(at + 1, y, room, face.title, word=word)
    canvas.clip(at + 1, y, room - FOOT - 1, face.title, word=word)
    return canvas.put(x + width - len(foot), y, foot, ink(palette.soft, canvas.ground), word)
