"""Writes a page line by line: headings, paragraphs, rows to choose from, columns side by side.

A page is drawn anew whenever anything on it changes. What can be chosen is a *spot*: any hashable value of the page's
own; the pen remembers where each was drawn, so that arrows and the mouse find it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tabletop_tui.theme.glyphs import Glyphs
from tabletop_tui.theme.look import plain
from tabletop_tui.theme.palette import Palette, ink
from tabletop_tui.widgets.canvas import shorten, wrap

Spot = Hashable
SPOT = "spot"
"""Key of a spot's number in the meta of its style."""


class Span(NamedTuple):
    """Some text in one style; a click on it chooses `spot`."""

    text: str
    style: Style
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a spot was drawn: lines `top` to `bottom`, from column `left`. Arrows pass over a `touch` spot."""

    top: int
    bottom: int
    left: int
    touch: bool = False


class Pen:
    """Draws lines of `width` cells on one ground. `cursor` is the spot that the next key would choose."""

    def __init__(
        self, palette: Palette, glyphs: Glyphs, width: int, height: int, cursor: Spot | None = None, ground: str = ""
    ) -> None:
        self.palette = palette
        self.glyphs = glyphs
        self.width = width
        self.height = height
        """Lines that can be seen at once."""
        self.cursor = cursor
        self.ground = ground or palette.ground
        self.lines: list[Strip] = []
        self.spots: list[Spot] = []
        self.places: dict[Spot, Place] = {}
        self.ink = ink(palette.ink, self.ground)
        self.bold = ink(palette.ink, self.ground, bold=True)
        self.soft = ink(palette.soft, self.ground)
        self.accent = ink(palette.accent, self.ground, bold=True)
        self.rule = ink(palette.line, self.ground)
        self.good = ink(palette.good, self.ground)
        self.bad = ink(palette.bad, self.ground)
        self.marked = ink(palette.cursor_ink, palette.cursor, bold=True)

    def hue(self, hue: int) -> Style:
        """The colour of a person."""
        return ink(self.palette.hues[hue], self.ground, bold=True)

    def shape(self, hue: int) -> str:
        """The shape that goes with it."""
        return self.glyphs.shapes[hue]

    def aside(self, width: int) -> Pen:
        """A pen for a column of its own, to be put `beside` another."""
        return Pen(self.palette, self.glyphs, width, self.height, self.cursor, self.ground)

    # --------------------------------------------------------------------------------------------------------- lines

    def gap(self, lines: int = 1) -> None:
        """Empty lines."""
        self.lines += [Strip.blank(self.width, self.ink)] * max(0, lines)

    def line(self, *spans: Span | tuple[str, Style], spot: Spot | None = None, touch: bool = False) -> None:
        """One line. `spot` makes all of it one thing to choose."""
        y, x, segments = len(self.lines), 0, []
        for span in spans:
            text, style = plain(span[0], self.glyphs), span[1]
            own = span.spot if isinstance(span, Span) and span.spot is not None else spot
            if own is not None:
                style = style + Style(meta={SPOT: self._note(own, y, x, touch)})
            segments.append(Segment(text, style))
            x += cell_len(text)
        end = self.ink + Style(meta={SPOT: self._note(spot, y, 0, touch)}) if spot is not None else self.ink
        self.lines.append(Strip(segments, x).adjust_cell_length(self.width, end))

    def ends(self, left: Sequence[Span], right: Sequence[Span], spot: Spot | None = None) -> None:
        """One line with something at both ends; the right end wins where there is not room for both."""
        used = sum(cell_len(span.text) for span in right)
        shown = self.fit(left, max(0, self.width - used - 2))
        space = self.width - used - sum(cell_len(span.text) for span in shown)
        self.line(*shown, (" " * max(0, space), self.ink), *right, spot=spot)

    def fit(self, spans: Sequence[Span], width: int) -> list[Span]:
        """As many cells of the spans as there is room for, with a mark where something was cut off."""
        shown: list[Span] = []
        for span in spans:
            text = shorten(span.text, width, self.glyphs.ellipsis)
            shown.append(span._replace(text=text))
            width -= cell_len(text)
            if text != span.text or width <= 0:
                break
        return shown

    def head(self, title: str, aside: str = "", spans: Sequence[Span] = ()) -> None:
        """The heading of a part of the page."""
        self.ends([Span(title, self.accent)], spans or ([Span(aside, self.soft)] if aside else []))

    def text(self, words: str, style: Style | None = None, indent: int = 0, hang: str = "") -> None:
        """A paragraph; `hang` stands before its first line."""
        style = style or self.ink
        before = " " * indent + hang
        for line in wrap(words, max(8, self.width - len(before))):
            self.line((before, style), (line, style))
            before = " " * len(before)

    def button(self, label: str, spot: Spot, key: str = "") -> Span:
        """Something to press, as a span of a line."""
        cap = f"{key} " if key else ""
        if spot == self.cursor:
            return Span(f" {cap}{label} ", self.marked, spot)
        return Span(f" {cap}{label} ", ink(self.palette.accent, self.palette.panel, bold=True), spot)

    def pointer(self, spot: Spot) -> Span:
        """Two cells before a row: the pointer where the cursor is."""
        return Span(f"{self.glyphs.pointer} ", self.accent) if spot == self.cursor else Span("  ", self.ink)

    def beside(self, *columns: Pen, gap: int = 2) -> None:
        """Columns side by side; shorter ones are filled up."""
        top, left = len(self.lines), 0
        for column in columns:
            numbers = {}
            for number, spot in enumerate(column.spots):
                at = column.places[spot]
                self.places[spot] = Place(top + at.top, top + at.bottom, left + at.left, at.touch)
                self.spots.append(spot)
                numbers[number] = len(self.spots) - 1
            column.lines = [_renumber(line, numbers) for line in column.lines]
            left += column.width + gap
        between = Strip([Segment(" " * gap, self.ink)], gap)
        for y in range(max(len(column.lines) for column in columns)):
            parts: list[Strip] = []
            for column in columns:
                blank = Strip.blank(column.width, self.ink)
                parts += [column.lines[y] if y < len(column.lines) else blank, between]
            self.lines.append(Strip.join(parts[:-1]).adjust_cell_length(self.width, self.ink))

    def inset(self, column: Pen, left: int) -> None:
        """A narrower column, set in from the left."""
        self.beside(self.aside(left), column, gap=0)

    def _note(self, spot: Spot, y: int, x: int, touch: bool) -> int:
        old = self.places.get(spot)
        if old is None:
            self.places[spot] = Place(y, y, x, touch)
            self.spots.append(spot)
            return len(self.spots) - 1
        self.places[spot] = Place(old.top, y, old.left, old.touch)
        return self.spots.index(spot)

    # ------------------------------------------------------------------------------------------------------- finding

    def near(self, spot: Spot | None, across: int, down: int) -> Spot | None:
        """The spot that an arrow leads to: on the same line, or the nearest one of the next line that has any."""
        here = self.places.get(spot) if spot is not None else None
        stops = [(other, at) for other, at in self.places.items() if not at.touch and other != spot]
        if here is None:
            return min(stops, key=lambda stop: (stop[1].top, stop[1].left), default=(None, None))[0]
        if across:
            row = [stop for stop in stops if stop[1].top == here.top and (stop[1].left - here.left) * across > 0]
            return min(row, key=lambda stop: abs(stop[1].left - here.left), default=(None, None))[0]
        ahead = [stop for stop in stops if (stop[1].top - here.top) * down > 0]
        return min(
            ahead, key=lambda stop: (abs(stop[1].top - here.top), abs(stop[1].left - here.left)), default=(None, None)
        )[0]

    def order(self) -> list[Spot]:
        """All stops in reading order."""
        stops = [
            (at.top, at.left, number) for number, spot in enumerate(self.spots) if not (at := self.places[spot]).touch
        ]
        return [self.spots[number] for _, _, number in sorted(stops)]


def _renumber(line: Strip, numbers: dict[int, int]) -> Strip:
    def moved(segment: Segment) -> Segment:
        style = segment.style
        number = style.meta.get(SPOT) if style and style._meta else None
        if style is None or number is None:
            return segment
        return Segment(segment.text, style + Style(meta={SPOT: numbers[number]}))

    return Strip([moved(segment) for segment in line], line.cell_length)


def columns(texts: Iterable[tuple[str, int]], ellipsis: str) -> str:
    """Texts in columns of so many cells each, one of them left empty."""
    return "".join(set_cell_size(shorten(text, width - 1, ellipsis), width) for text, width in texts)
