"""Draws a monster as a body: head, then arms and torso, then legs, from three bare lines to framed parts with art."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.style import Style

from rulesets.monstrosity.components import HEAD, LARM, LLEG, RARM, RLEG, TORSO, Slot
from tabletop_tui.tables.monstrosity.figures import Cell, Figure, Piece
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.marks import NO_MARK, Mark, mark_style

WIDEST = 26
"""Columns of a part at most."""
FRAMED = 7
"""Columns from which on a part is framed, given three lines."""
NAMED = 13
"""Columns from which on the name of a part stands beside its number."""

Marks = Mapping[str, Mark]


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the canvas."""

    x: int
    y: int
    width: int
    height: int


def places(box: Box) -> dict[Slot, Box]:
    """Where each slot lies in the box of a body."""
    across = min(WIDEST, box.width // 3)
    down = max(1, box.height // 3) if across >= FRAMED else 1
    gap = int(down < 3 and box.height >= 3 * down + 2)
    left = box.x + (box.width - 3 * across) // 2
    at = {
        HEAD: (across, 0),
        LARM: (0, 1),
        TORSO: (across, 1),
        RARM: (2 * across, 1),
        LLEG: (across // 2, 2),
        RLEG: (across // 2 + across, 2),
    }
    return {slot: Box(left + x, box.y + row * (down + gap), across, down) for slot, (x, row) in at.items()}


def draw_body(canvas: Canvas, box: Box, figure: Figure, marks: Marks) -> None:
    """Three rows in the box; framed where a row has three lines and a part is not too narrow."""
    for slot, place in places(box).items():
        cell = figure.cells[slot]
        mark = marks.get(f"{figure.seat} {cell.word}", NO_MARK)
        if place.height >= 3:
            _framed(canvas, place, cell, mark, marks)
        else:
            _flat(canvas, place, cell, mark, marks)


# --------------------------------------------------------------------------------------------------------------- flat


def _flat(canvas: Canvas, box: Box, cell: Cell, mark: Mark, marks: Marks) -> None:
    """One line, and what hangs on it in a second one."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    width = box.width - 1
    if mark.word:
        style = mark_style(canvas, mark, palette.face)
        fills = "".join([piece.sign[1] for piece in cell.pieces])
        text = f"{mark.key}{glyphs.right}{fills}" if width < 8 else f"{mark.key} {glyphs.right} {cell.name}"
        canvas.put(box.x, box.y, " " * width, style, mark.word)
        canvas.clip(box.x, box.y, width, text, style, mark.word)
        return
    if not cell.pieces:
        text = f"{glyphs.dash} {cell.name}" if width >= 11 else glyphs.dash
        canvas.centre(box.x, box.y, width, text, ink(palette.soft, palette.ground))
        return
    ground = palette.panel
    canvas.fill(box.x, box.y, width, box.height, ink(palette.ink, ground), word=cell.pieces[0].word)
    hue = ink(palette.hues[cell.pieces[0].hue], ground)
    if cell.twin:
        piece = cell.pieces[0]
        text = f"={piece.sign}" if width < NAMED else f"= {piece.sign} {piece.name}"
        canvas.clip(box.x, box.y, width, text, hue, marks.get(piece.word, NO_MARK).word or piece.word)
        return
    at = box.x
    several = len(cell.pieces) > 1
    if several and box.height > 1 and width >= NAMED:
        for row, piece in enumerate(cell.pieces):
            _piece(canvas, at, box.y + row, width, piece, marks, False)
        return
    for piece in cell.pieces:
        room = box.x + width - at
        if several and width >= NAMED:
            room = min(room, (width - 1) // 2)
        at = _piece(canvas, at, box.y, room, piece, marks, several and width < NAMED) + (width >= NAMED)
    if cell.wide and not marks.get(cell.pieces[0].word, NO_MARK).word and at < box.x + width:
        canvas.put(at, box.y, "=", hue)
    if box.height > 1:
        mods = ", ".join([mod for piece in cell.pieces for mod in piece.mods])
        canvas.clip(box.x + 1, box.y + 1, width - 1, mods, ink(palette.soft, ground), cell.pieces[0].word)


def _piece(canvas: Canvas, x: int, y: int, width: int, piece: Piece, marks: Marks, cramped: bool) -> int:
    """Shape, letter and value, a sign for each modifier, the name where there is room; returns the column after it."""
    palette = canvas.kit.palette
    mark = marks.get(piece.word, NO_MARK)
    word = mark.word or piece.word
    ground = palette.face if mark.open else palette.panel
    style = mark_style(canvas, mark, ground) if mark.word else ink(palette.hues[piece.hue], ground, bold=True)
    key = (mark.key or canvas.kit.glyphs.pointer) if mark.word else ""
    if cramped:
        return canvas.put(x, y, f"{key}{piece.sign[1]}{'' if key else piece.value}", style, word)
    named = width >= NAMED - 1
    lead = f"{key} {piece.sign}" if named and key else key or (piece.sign[0] if width >= 4 else "")
    text = f"{lead}{piece.value}{piece.tail}" if named and key else f"{lead}{piece.sign[1]}{piece.value}{piece.tail}"
    if not named:
        return canvas.put(x, y, text[:width].ljust(width if mark.word else 0), style, word)
    end = canvas.put(x, y, text, style, word)
    name = style if mark.cursor else ink(palette.ink, ground)
    return canvas.clip(end, y, x + width - end, f" {piece.name}", name, word)


# ------------------------------------------------------------------------------------------------------------- framed


def _framed(canvas: Canvas, box: Box, cell: Cell, mark: Mark, marks: Marks) -> None:
    """A frame with the slot's name; in it value, name, what hangs on it, and a drawing where there is room."""
    palette = canvas.kit.palette
    own = [marks.get(piece.word, NO_MARK) for piece in cell.pieces]
    best = next((one for one in (mark, *own) if one.cursor), next((one for one in (mark, *own) if one.open), NO_MARK))
    ground = palette.face if cell.pieces else palette.ground
    hue = palette.hues[cell.pieces[0].hue] if cell.pieces else palette.line
    edge = ink(palette.accent if best.word else hue, ground, bold=best.cursor)
    word = best.word or (cell.pieces[0].word if cell.pieces else "")
    canvas.fill(box.x, box.y, box.width, box.height, ink(palette.ink, ground), word=word)
    canvas.frame(box.x, box.y, box.width, box.height, edge, heavy=best.cursor, word=word)
    title = ink(palette.soft, ground)
    if box.width >= len(cell.name) + 8:
        canvas.put(box.x + 2, box.y, f" {cell.name} ", title, word)
    if mark.word:
        _key(canvas, box, mark, ground)
    inner = Box(box.x + 2, box.y + 1, box.width - 4, box.height - 2)
    if box.width < 12:
        inner = Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
    if not cell.pieces:
        text = cell.name if box.width < len(cell.name) + 8 else "empty"
        if len(text) > inner.width:
            text = canvas.kit.glyphs.dash
        canvas.centre(inner.x, inner.y + (inner.height - 1) // 2, inner.width, text, title, word)
    elif cell.twin:
        piece = cell.pieces[0]
        text = f"= {piece.sign} {piece.name}" if box.width >= NAMED else f"={piece.sign}"
        canvas.clip(inner.x, inner.y, inner.width, text, ink(hue, ground), word)
    else:
        _contents(canvas, inner, cell.pieces, marks, ground)
        if inner.height == 1 and box.width >= NAMED and len(cell.pieces) == 1 and cell.pieces[0].mods:
            text = f" {', '.join(cell.pieces[0].mods)} "
            canvas.clip(box.x + 2, box.y + box.height - 1, box.width - 4, text, ink(palette.ink, ground), word)


def _key(canvas: Canvas, box: Box, mark: Mark, ground: str) -> None:
    if mark.key:
        canvas.put(box.x + box.width - 5, box.y, f" {mark.key} ", mark_style(canvas, mark, ground), mark.word)


def _contents(canvas: Canvas, box: Box, pieces: tuple[Piece, ...], marks: Marks, ground: str) -> None:
    palette = canvas.kit.palette
    row, end = box.y, box.y + box.height
    if len(pieces) > box.height:
        at = box.x
        for piece in pieces:
            at = _piece(canvas, at, row, min(box.width // 2, NAMED - 2), piece, marks, box.width < 2 * FRAMED)
            at += box.width >= 2 * FRAMED
        return
    for piece in pieces:
        mark = marks.get(piece.word, NO_MARK)
        word = mark.word or piece.word
        style = mark_style(canvas, mark, ground) if mark.word else ink(palette.hues[piece.hue], ground, bold=True)
        lead = f"{mark.key or canvas.kit.glyphs.pointer} " if mark.word else ""
        hanging = box.width >= NAMED and (box.height == 1 or box.height >= 2 + len(pieces))
        text = f"{lead}{piece.sign}{piece.value}{'' if hanging else piece.tail}"
        at = canvas.clip(box.x, row, box.width, text, style, word)
        paper = ink(palette.ink, ground)
        left = box.x + box.width - at
        if left > len(piece.name) or end - row < 2 or len(pieces) > 1:
            canvas.clip(at, row, left, f" {piece.name}" if left >= 5 else "", paper, word)
        else:
            drawn = end - row >= 5 and not piece.mods
            lines = 1 if drawn else min(2, end - row - 1)
            row += canvas.paragraph(box.x, row + 1, box.width, lines, piece.name, paper, word)
        row += 1
        if hanging and box.height > 1:
            row = _hanging(canvas, box, row, end, piece, ink(palette.soft, ground), word)
    if len(pieces) == 1:
        _art(canvas, Box(box.x, row, box.width, end - row), pieces[0], ink(palette.hues[pieces[0].hue], ground))


def _hanging(canvas: Canvas, box: Box, row: int, end: int, piece: Piece, style: Style, word: str) -> int:
    lines = wrap(", ".join((*piece.mods, *(["wrong side -1"] if piece.wrong else []))), box.width)
    for line in lines[: end - row]:
        canvas.put(box.x, row, line, style, word)
        row += 1
    return row


def _art(canvas: Canvas, box: Box, piece: Piece, style: Style) -> None:
    """The drawing of the part, in what is left of its frame."""
    if box.height < 3 or box.width < len(piece.art[0]):
        return
    lines = piece.art[: box.height]
    top = box.y + (box.height - len(lines)) // 2
    for row, line in enumerate(lines):
        canvas.put(box.x + (box.width - len(line)) // 2, top + row, line, style, piece.word)
