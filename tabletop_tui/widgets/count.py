"""Points counted step by step: what everybody had, what each step adds, and how far that brings them."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class CountStep:
    """One step: its name, what each seat gains, and a few words for each seat (or nothing)."""

    name: str
    gains: tuple[int, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """A scoring in the middle of a game."""

    title: str
    why: str
    before: tuple[int, ...]
    steps: tuple[CountStep, ...]


@dataclass(frozen=True, slots=True)
class CountValue:
    """A count, the people as name and hue, and how many steps are shown."""

    count: Count
    seats: tuple[tuple[str, int], ...]
    shown: int


class CountZone(Zone[CountValue]):
    """Seats down, steps across; below that bars, with the newest step in full and the rest before it."""

    DEFAULT_CSS = "CountZone { height: 1fr; }"

    def draw(self, canvas: Canvas, value: CountValue) -> None:
        palette = canvas.kit.palette
        count, soft = value.count, ink(palette.soft, palette.ground)
        canvas.clip(2, 0, canvas.width - 4, count.title, ink(palette.accent, palette.ground, bold=True))
        row = 1 + canvas.paragraph(2, 1, canvas.width - 4, 2, count.why)
        row += canvas.height > row + 2 * len(value.seats) + 5
        columns = ["before", *(step.name for step in count.steps), "sum"]
        name = max(6, min(16, canvas.width // 5))
        wide = max(6, min(18, (canvas.width - name - 4) // len(columns)))
        for at, title in enumerate(columns):
            shown = at <= value.shown or at == len(columns) - 1
            style = ink(palette.accent, palette.ground, bold=True) if at == value.shown else soft
            canvas.clip(name + 2 + at * wide, row, wide - 1, title if shown else "", style)
        for seat, (who, hue) in enumerate(value.seats):
            y = row + 1 + seat
            text = f"{mark(canvas.kit.glyphs, hue)} {who}"
            canvas.clip(2, y, name - 1, text, ink(palette.hues[hue], palette.ground, bold=True))
            canvas.put(name + 2, y, f"{count.before[seat]:>4}", soft)
            for at, step in enumerate(count.steps[: value.shown], 1):
                style = ink(palette.ink, palette.ground, bold=at == value.shown)
                canvas.put(name + 2 + at * wide, y, f"{step.gains[seat]:>+4}", style)
            total = ink(palette.ink, palette.ground, bold=True)
            canvas.put(name + 2 + (len(columns) - 1) * wide, y, f"{_total(value, seat):>4}", total)
        self._bars(canvas, value, row + len(value.seats) + 2, name)

    def _bars(self, canvas: Canvas, value: CountValue, top: int, name: int) -> None:
        palette, glyphs, count = canvas.kit.palette, canvas.kit.glyphs, value.count
        sums = [had + sum(step.gains[seat] for step in count.steps) for seat, had in enumerate(count.before)]
        newest = count.steps[value.shown - 1] if value.shown else None
        room = canvas.width - name - 10
        each = 2 if newest is not None and any(newest.notes) and canvas.height - top >= 2 * len(value.seats) else 1
        for seat, (who, hue) in enumerate(value.seats):
            y = top + seat * each
            full = _total(value, seat) * room // max(1, *sums)
            new = newest.gains[seat] * room // max(1, *sums) if newest is not None else 0
            style = ink(palette.hues[hue], palette.ground, bold=True)
            canvas.clip(2, y, name - 1, f"{mark(glyphs, hue)} {who}", style)
            at = canvas.put(name + 2, y, glyphs.track * max(0, full - new), style)
            at = canvas.put(at, y, glyphs.bar * new, style)
            canvas.put(at + 1, y, str(_total(value, seat)))
            if each > 1 and newest is not None:
                canvas.clip(name + 2, y + 1, room, newest.notes[seat], ink(palette.soft, palette.ground))


def _total(value: CountValue, seat: int) -> int:
    return value.count.before[seat] + sum(step.gains[seat] for step in value.count.steps[: value.shown])
