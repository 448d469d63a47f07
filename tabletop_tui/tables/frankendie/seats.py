"""Everybody at the table in a line each: name, key, the parts of the Creature, and what is to be said."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.tables.frankendie.creatures import SIZE, draw_creature
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

DEAD = 8
"""Cells of the bar of a dead key."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat. `parts`: letter, hue, and whether it is there."""

    name: str
    hue: int
    key: str
    bot: str
    parts: tuple[tuple[str, int, bool], ...]
    note: str
    good: bool | None
    laurel: bool
    dead: float | None
    """How much of the time is left in which the key is dead; None = it is alive."""
    turn: bool
    whole: bool


class Seats(Zone[tuple[SeatRow, ...]]):
    """One line each, with air between them where there is room, or with everybody's Creature below."""

    def draw(self, canvas: Canvas, value: tuple[SeatRow, ...]) -> None:
        pictures = bool(value) and canvas.height > len(value) + 1 + SIZE[1] and canvas.width // len(value) > SIZE[0]
        step = 2 if canvas.height >= 2 * len(value) and not pictures else 1
        for index, row in enumerate(value):
            self._row(canvas, index * step, row)
        if pictures:
            self._creatures(canvas, value)

    def _creatures(self, canvas: Canvas, value: tuple[SeatRow, ...]) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        cell = min(canvas.width // len(value), SIZE[0] + 7)
        for index, row in enumerate(value):
            x, y = 1 + index * cell, canvas.height - SIZE[1] - 1
            draw_creature(canvas, x, y, row.parts)
            name = ink(palette.hues[row.hue], palette.ground, bold=True)
            canvas.centre(x, canvas.height - 1, SIZE[0], f"{mark(glyphs, row.hue)} {row.name}", name)

    def _row(self, canvas: Canvas, y: int, row: SeatRow) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        wide = canvas.width >= 76
        room = 18 if wide else canvas.width - 44
        hue = palette.hues[row.hue]
        name = ink(hue, palette.ground, bold=True)
        canvas.put(0, y, glyphs.pointer if row.turn else " ", ink(palette.accent, palette.ground, bold=True))
        at = canvas.put(1, y, f"{mark(glyphs, row.hue)} ", name)
        if row.laurel:
            laurel = ink(palette.accent, palette.ground, bold=True)
            at = canvas.put(at, y, glyphs.crown, laurel)
            at = canvas.clip(at, y, room - 4, row.name, name)
            canvas.put(at, y, glyphs.crown, laurel)
        else:
            canvas.clip(at, y, room - 2, row.name, name)
        x = 1 + room + 1
        if row.key:
            canvas.put(x, y, f"{row.key:^6}", ink(palette.accent, palette.face, bold=True))
        else:
            canvas.clip(x, y, 8, row.bot, ink(palette.soft, palette.ground))
        x += 9
        for letter, part_hue, there in row.parts:
            text = f" {letter} " if wide else letter
            if there:
                canvas.put(x, y, text, ink(palette.ground, palette.hues[part_hue], bold=True))
            else:
                canvas.put(x, y, text.lower(), ink(palette.soft, palette.ground))
            x += 4 if wide else 2
        x += 1
        if row.dead is not None:
            full = max(1, round(DEAD * row.dead))
            bad = ink(palette.bad, palette.ground)
            at = canvas.put(x, y, "key dead ", bad)
            at = canvas.put(at, y, glyphs.bar * full, bad)
            canvas.put(at, y, glyphs.track * (DEAD - full), ink(palette.line, palette.ground))
            return
        colour = palette.accent if row.good is None and row.laurel else palette.soft
        if row.good is not None:
            colour = palette.good if row.good else palette.bad
        if row.whole and not row.note:
            canvas.clip(x, y, canvas.width - x, "whole!", ink(palette.accent, palette.ground, bold=True))
        canvas.clip(x, y, canvas.width - x, row.note, ink(colour, palette.ground, bold=row.good is True))
