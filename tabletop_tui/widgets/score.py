"""The end as a table of points by category, as bars, and as a curve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

Trophy: TypeAlias = tuple[str, int]
"""A few letters and a hue (-1 = a gap)."""


@dataclass(frozen=True, slots=True)
class TrophyValue:
    """`seats`: name, hue and what it has to show, in the order of the table."""

    seats: tuple[tuple[str, int, tuple[Trophy, ...]], ...]


class Trophies(Zone[TrophyValue]):
    """A line for each seat."""

    def draw(self, canvas: Canvas, value: TrophyValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        longest = max([sum([len(text) + 1 for text, _ in things]) for _, _, things in value.seats], default=0)
        start = max(12, min(22, canvas.width - longest))
        for row, (name, hue, things) in enumerate(value.seats):
            style = ink(palette.hues[hue], palette.ground, bold=True)
            canvas.clip(2, row, start - 3, f"{mark(glyphs, hue)} {name}", style)
            at = start
            for text, colour in things:
                style = ink(palette.soft if colour < 0 else palette.hues[colour], palette.ground, bold=colour >= 0)
                at = canvas.put(at, row, text, style) + 1


@dataclass(frozen=True, slots=True)
class ScoreValue:
    """`seats`: name, hue, place (1 = best), in the order shown. `lines`: category and a number for each of them."""

    seats: tuple[tuple[str, int, int, bool], ...]
    """Name, hue, place, is it a winner."""
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    """The total last."""


@dataclass(frozen=True, slots=True)
class CurveValue:
    """`seats`: name and hue; `points`: for each of them its points at the same moments, oldest first."""

    seats: tuple[tuple[str, int], ...]
    points: tuple[tuple[int, ...], ...]
    what: str
    """What grew, as the last line of the points calls it."""
    chapters: tuple[tuple[int, str], ...] = ()
    """The moments at which a part of the game began, and its name."""


class ScoreCurve(Zone[CurveValue]):
    """How points grew: moments across, points upwards, each seat by its mark."""

    def draw(self, canvas: Canvas, value: CurveValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        moments = len(value.points[0]) if value.points else 0
        height, width = canvas.height - 2, canvas.width - 8
        if moments < 2 or height < 4:
            return
        low = min(0, *(min(points) for points in value.points))
        high = max(low + 1, *(max(points) for points in value.points))
        line, soft = ink(palette.line, palette.ground), ink(palette.soft, palette.ground)
        whose = sum(len(name) + 4 for name, _ in value.seats)
        long = f"How it grew: {value.what}"
        what = long if 2 + len(long) + 1 + whose < canvas.width else value.what
        at = canvas.put(2, 0, what, ink(palette.accent, palette.ground)) + 3
        fits = at + whose - 2 <= canvas.width
        share = canvas.width if fits else (canvas.width - at) // len(value.seats) - 2
        for name, hue in value.seats:
            style = ink(palette.hues[hue], palette.ground, bold=True)
            at = canvas.clip(at, 0, share, f"{mark(glyphs, hue)} {name}", style) + 2
        for row in range(height):
            canvas.put(6, 1 + row, glyphs.frame[3], line)
        canvas.put(6, 1 + height, glyphs.frame[4] + glyphs.frame[1] * width, line)
        canvas.put(1, 1, f"{high:>4}")
        canvas.put(1, height, f"{low:>4}")
        for number, (moment, chapter) in enumerate(value.chapters):
            column = moment * (width - 1) // max(1, moments - 1)
            if number:
                for row in range(height):
                    canvas.put(7 + column, 1 + row, glyphs.frame[3], line)
            canvas.clip(7 + column + bool(number), 1 + height, width - column - 1, f" {chapter} ", soft)
        for (_, hue), points in zip(value.seats, value.points, strict=True):
            style = ink(palette.hues[hue], palette.ground, bold=True)
            for column in range(width):
                amount = points[column * (moments - 1) // max(1, width - 1)]
                row = height - 1 - (amount - low) * (height - 1) // (high - low)
                canvas.put(7 + column, 1 + row, mark(glyphs, hue), style)


class ScoreTable(Zone[ScoreValue]):
    """Categories down, seats across; the total as bars below where there is room."""

    def draw(self, canvas: Canvas, value: ScoreValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        label = min(27, max([len(name) for name, _ in value.lines], default=8) + 3)
        column = max(6, min(18, (canvas.width - label - 2) // max(1, len(value.seats))))
        for index, (name, hue, _, winner) in enumerate(value.seats):
            style = ink(palette.hues[hue], palette.ground, bold=True)
            crown = glyphs.crown if winner else mark(glyphs, hue)
            canvas.clip(label + index * column, 0, column - 1, f"{crown} {name}", style)
        for row, (name, numbers) in enumerate(value.lines, 1):
            last = row == len(value.lines)
            style = ink(palette.ink if last else palette.soft, palette.ground, bold=last)
            canvas.clip(2, row, label - 3, name, style)
            for index, number in enumerate(numbers):
                canvas.put(label + index * column, row, f"{number:>{min(5, column - 2)}}", style)
        top = len(value.lines) + 2
        if not value.lines or canvas.height - top < len(value.seats):
            return
        totals = value.lines[-1][1]
        most = max(1, *totals)
        width = canvas.width - 29
        for index, (name, hue, place, _) in enumerate(value.seats):
            style = ink(palette.hues[hue], palette.ground, bold=True)
            canvas.clip(2, top + index, 20, f"{place}. {mark(glyphs, hue)} {name}", style)
            length = max(0, totals[index]) * width // most
            canvas.put(23, top + index, glyphs.bar * length, ink(palette.hues[hue], palette.ground))
            canvas.put(24 + length, top + index, str(totals[index]))
