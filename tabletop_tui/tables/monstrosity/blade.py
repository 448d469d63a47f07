"""The guillotine: a blade that runs to and fro over a monster, to be stopped by a key."""

from __future__ import annotations

from dataclasses import dataclass

from textual.timer import Timer

from rulesets.monstrosity.components import BLADE, COLUMNS, SLOT_NAMES, Slot
from tabletop_tui.tables.monstrosity.body import Box, draw_body
from tabletop_tui.tables.monstrosity.figures import Figure
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

STEP = 0.07
"""Seconds that the blade stays over a column."""
ROUND_TRIP = 2 * (COLUMNS - 1)
TALLEST = 10
"""Lines of the guillotine; what is left below it shows the monster."""


@dataclass(frozen=True, slots=True)
class Blade:
    """Over whose monster; `running`: somebody is about to stop it."""

    figure: Figure
    running: bool


class BladeZone(Zone[Blade | None]):
    """Sixteen columns; the limbs lie under two of them each. It runs only while somebody may stop it."""

    def __init__(self) -> None:
        super().__init__()
        self._beat = 0
        self._timer: Timer | None = None

    @property
    def column(self) -> int:
        """Where the blade hangs."""
        at = self._beat % ROUND_TRIP
        return at if at < COLUMNS else ROUND_TRIP - at

    @property
    def running(self) -> bool:
        """Does it move?"""
        return self._timer is not None

    def show(self, value: Blade | None) -> None:
        """Show it; let it run, or rest."""
        super().show(value)
        running = value is not None and value.running
        if running and self._timer is None and self.app.animation_level != "none":
            self._beat = 0
            self._timer = self.set_interval(STEP, self._move)
            self.redraw()
        elif not running:
            self.rest()

    def rest(self) -> None:
        """The blade stands still at the left end."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self._beat = 0
            self.redraw()

    def _move(self) -> None:
        self._beat += 1
        self.redraw()

    def draw(self, canvas: Canvas, value: Blade | None) -> None:
        if value is None:
            return
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        wide = min(5, (canvas.width - 4) // COLUMNS)
        left = (canvas.width - wide * COLUMNS) // 2
        figure = value.figure
        hue = ink(palette.hues[figure.hue], palette.ground, bold=True)
        at = canvas.clip(1, 0, canvas.width - 2, f"{mark(glyphs, figure.hue)} {figure.name}'s monster", hue)
        canvas.clip(at + 1, 0, canvas.width - at - 2, "lies under the Guillotine", ink(palette.soft, palette.ground))
        height = min(canvas.height, TALLEST)
        beam = 2 if height >= 7 else 1
        line = ink(palette.soft, palette.ground)
        canvas.put(left - 1, beam, glyphs.heavy[0] + glyphs.heavy[1] * (wide * COLUMNS) + glyphs.heavy[2], line)
        bed = height - 2
        for row in range(beam + 1, bed + 1):
            canvas.put(left - 1, row, glyphs.heavy[3], line)
            canvas.put(left + wide * COLUMNS, row, glyphs.heavy[3], line)
        x = left + self.column * wide
        steel = ink(palette.accent, palette.ground, bold=True)
        for row in range(beam + 1, bed - 1):
            canvas.put(x, row, glyphs.bar * wide, steel)
        canvas.put(x, bed - 1, glyphs.shapes[4] * wide, steel)
        for column in range(COLUMNS):
            self._under(canvas, left + column * wide, bed, wide, figure, BLADE.get(column))
        for slot in dict.fromkeys(BLADE.values()):
            first = next(column for column, hit in BLADE.items() if hit == slot)
            self._label(canvas, left + (first + 1) * wide, bed + 1, 4 * wide, figure, slot)
        if canvas.height >= TALLEST + 9:
            draw_body(canvas, Box(1, TALLEST + 1, canvas.width - 2, canvas.height - TALLEST - 1), figure, {})

    def _under(self, canvas: Canvas, x: int, y: int, wide: int, figure: Figure, slot: Slot | None) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        if slot is None or not figure.cells[slot].pieces:
            text = "·" if slot is None else glyphs.dash
            canvas.centre(x, y, wide, text, ink(palette.line, palette.ground))
        else:
            canvas.put(x, y, glyphs.bar * wide, ink(palette.hues[figure.cells[slot].pieces[0].hue], palette.ground))

    def _label(self, canvas: Canvas, middle: int, y: int, room: int, figure: Figure, slot: Slot) -> None:
        palette = canvas.kit.palette
        pieces = figure.cells[slot].pieces
        name = SLOT_NAMES[slot] if room >= 14 else SLOT_NAMES[slot].replace("right ", "r.").replace("left ", "l.")
        text = f"{pieces[0].sign}{pieces[0].value} {name}" if pieces else f"no {name}"
        style = ink(palette.hues[pieces[0].hue] if pieces else palette.soft, palette.ground, bold=bool(pieces))
        canvas.put(middle - len(text) // 2, y, text, style)
