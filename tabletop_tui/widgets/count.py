"""Points counted step by step: what everybody had, what each step adds and why, and how far that brings them."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class CountStep:
    """One step: its name, what each seat gains, how that adds up for each seat (or nothing), and the rule behind it."""

    name: str
    gains: tuple[int, ...]
    notes: tuple[str, ...] = ()
    rule: str = ""


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
    """Seats down, steps across; below that the rule of the newest step, and bars with that step in full."""

    DEFAULT_CSS = "CountZone { height: 1fr; }"

    def draw(self, canvas: Canvas, value: CountValue) -> None:
        palette = canvas.kit.palette
        count, soft = value.count, ink(palette.soft, palette.ground)
        room = canvas.height - 2 * len(value.seats) - 2
        row = canvas.paragraph(2, 0, canvas.width - 4, 2 if room > 8 else 1, count.why)
        row += room > row + 6
        columns = ["before", *(step.name for step in count.steps), "sum"]
        gap = 4 if canvas.width >= 76 else 2
        name = max(6, min(16, canvas.width - 6 - sum(len(title) + gap for title in columns)))
        right = name + 2
        for at, title in enumerate(columns):
            right += len(title) + gap
            if not at:
                right -= gap
            last = at == len(columns) - 1
            if at > value.shown and not last:
                continue
            newest = at == value.shown
            head = ink(palette.accent, palette.ground, bold=True) if newest else soft
            canvas.put(right - len(title), row, title, head)
            for seat in range(len(value.seats)):
                number = (
                    count.before[seat] if not at else _total(value, seat) if last else count.steps[at - 1].gains[seat]
                )
                text = f"{number:+}" if at and not last else f"{number}"
                style = ink(palette.ink, palette.ground, bold=last or newest) if at else soft
                canvas.put(right - len(text), row + 1 + seat, text, style)
        for seat, (who, hue) in enumerate(value.seats):
            text = f"{mark(canvas.kit.glyphs, hue)} {who}"
            canvas.clip(2, row + 1 + seat, name - 1, text, ink(palette.hues[hue], palette.ground, bold=True))
        self._bars(canvas, value, row + len(value.seats) + 1)

    def _bars(self, canvas: Canvas, value: CountValue, top: int) -> None:
        palette, glyphs, count = canvas.kit.palette, canvas.kit.glyphs, value.count
        sums = [had + sum(step.gains[seat] for step in count.steps) for seat, had in enumerate(count.before)]
        newest = count.steps[value.shown - 1]
        top += canvas.height - top > 2 * len(value.seats) + 3
        accent = ink(palette.accent, palette.ground, bold=True)
        width = canvas.width - 4
        lines = max(1, min(3, canvas.height - top - 2 * len(value.seats)))
        at = canvas.put(2, top, f"{newest.name}  ", accent)
        top += max(1, canvas.paragraph(at, top, width - at + 2, lines, newest.rule))
        top += canvas.height - top > 2 * len(value.seats)
        room = width - 8
        each = 2 if any(newest.notes) and canvas.height - top >= 2 * len(value.seats) else 1
        for seat, (_, hue) in enumerate(value.seats):
            y = top + seat * each
            full = _total(value, seat) * room // max(1, *sums)
            new = newest.gains[seat] * room // max(1, *sums)
            style = ink(palette.hues[hue], palette.ground, bold=True)
            at = canvas.put(2, y, f"{mark(glyphs, hue)} ", style)
            at = canvas.put(at, y, glyphs.track * max(0, full - new), style)
            at = canvas.put(at, y, glyphs.bar * new, style)
            canvas.put(at + 1, y, str(_total(value, seat)))
            if each > 1:
                gain = f"{newest.gains[seat]:+} "
                at = canvas.put(4, y + 1, gain, ink(palette.ink, palette.ground, bold=True))
                canvas.clip(at + 1, y + 1, width - at, newest.notes[seat], ink(palette.soft, palette.ground))


def _total(value: CountValue, seat: int) -> int:
    return value.count.before[seat] + sum(step.gains[seat] for step in value.count.steps[: value.shown])
