"""The printed areas of the board: Curator Area, track, rage, officer display."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rulesets.demise.components import (
    CARDS,
    CREATURE_VP,
    CURATOR_NAMES,
    FIRST_C,
    FIRST_M,
    MOB,
    NO_CARD,
    TRACK_SPACES,
    TRACK_VP,
    WORDS,
)
from rulesets.demise.view import DemiseView
from tabletop_tui.tables.demise.marks import CARD
from tabletop_tui.tables.demise.signs import SPACE_WORDS, Sign
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.marks import NO_MARK, Mark, bracket, mark_style

CREATURE_WORDS = f"Creature, fed 1-8: {' '.join(map(str, CREATURE_VP[1:]))}"
CLOSE = 22
"""Columns below which the steps of the rage track stand close together."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the canvas."""

    x: int
    y: int
    width: int
    height: int

    def below(self, lines: int) -> Area:
        """What is left under so many lines."""
        return replace(self, y=self.y + lines, height=max(0, self.height - lines))

    def shorter(self, lines: int) -> Area:
        """Without so many lines at the bottom."""
        return replace(self, height=max(0, self.height - lines))


def heading(canvas: Canvas, area: Area, title: str, aside: str = "") -> None:
    """The name of an area, and a few words at the right end."""
    palette = canvas.kit.palette
    canvas.clip(area.x, area.y, area.width, title, ink(palette.accent, palette.ground))
    if aside and len(title) + len(aside) < area.width:
        canvas.put(area.x + area.width - len(aside), area.y, aside, ink(palette.soft, palette.ground))


def curator(
    canvas: Canvas,
    area: Area,
    view: DemiseView,
    signs: Sequence[Sign],
    marks: Mapping[str, Mark],
    per_space: int,
    titled: bool,
) -> int:
    """A line for each space, two where there is room to say what it does; returns the lines used."""
    palette = canvas.kit.palette
    if titled:
        heading(canvas, area, "Curator Area")
    y = area.y + titled
    board = view.board
    for number in range(9 if view.ninth else 8):
        place = FIRST_C + number
        owner = board[place]
        mark = marks.get(WORDS[place], NO_MARK)
        free = ink(palette.soft if mark.closed or owner is not None else palette.ink, palette.ground)
        style = mark_style(canvas, mark, palette.ground) if mark.word else free
        ends = bracket(canvas, mark)
        room = area.width - 4 * (owner is not None)
        text = f"{ends[0]}{number + 1}{ends[1]}{CURATOR_NAMES[number]}"
        canvas.clip(area.x, y, room, text.ljust(room), style, mark.word)
        if owner is not None:
            sign = signs[owner]
            canvas.put(area.x + area.width - 3, y, sign.text(canvas), sign.style(canvas, palette.face), mark.word)
        if per_space > 1:
            canvas.clip(area.x + 3, y + 1, area.width - 3, SPACE_WORDS[number], ink(palette.soft, palette.ground))
        y += per_space
    return y - area.y


def track(
    canvas: Canvas,
    area: Area,
    view: DemiseView,
    signs: Sequence[Sign],
    marks: Mapping[str, Mark],
    titled: bool,
    columns: int = 1,
) -> int:
    """The Monster track, down one column or two; returns the lines used."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    if titled:
        heading(canvas, area, "Monster track")
    top = area.y + titled
    board = view.board
    rows = TRACK_SPACES // columns
    for number in range(TRACK_SPACES):
        place = FIRST_M + number
        column, row = divmod(number, rows)
        x, y = area.x + column * area.width // columns, top + row
        owner = board[place]
        mark = marks.get(WORDS[place], NO_MARK)
        style = mark_style(canvas, mark, palette.ground) if mark.word else canvas.plain
        ends = bracket(canvas, mark)
        worth = f"{TRACK_VP[number]} " if columns > 1 else f"{TRACK_VP[number]} VP "
        x = canvas.put(x, y, f"{ends[0]}M{number + 1}{ends[1]}{worth}", style, mark.word)
        if owner is not None:
            sign = signs[owner]
            canvas.put(x, y, sign.text(canvas), sign.style(canvas, palette.face), mark.word)
            body = view.bodies[number]
            if area.width >= 24 and any(body):
                canvas.put(x + 3, y, parts_short(body), ink(palette.soft, palette.ground))
        else:
            canvas.put(x, y, glyphs.dash * 2, ink(palette.soft, palette.ground), mark.word)
    return rows + titled


def rage(canvas: Canvas, area: Area, view: DemiseView) -> None:
    """The Village Rage Track: where the Villager stands, and whether he will go on."""
    palette = canvas.kit.palette
    hot = view.rage >= MOB - 1
    close = area.width < CLOSE
    x = canvas.put(area.x, area.y, "Rage", ink(palette.bad if hot else palette.accent, palette.ground, bold=hot))
    x += not close
    for step in range(1, MOB + 1):
        if step == view.rage:
            x = canvas.put(x, area.y, f"[{step}]", ink(palette.cursor_ink, palette.cursor, bold=True))
        else:
            text = f" {step} " if not close else f"{step}" if step == view.rage + 1 else f" {step}"
            x = canvas.put(x, area.y, text, ink(palette.soft, palette.ground))
    if view.enraged and view.rage < MOB:
        x += close
        canvas.clip(x, area.y, area.x + area.width - x, "rises", ink(palette.bad, palette.ground, bold=True))


def officers(canvas: Canvas, area: Area, view: DemiseView, marks: Mapping[str, Mark]) -> None:
    """The display: three cards, with their text where there is room; deck and discards in the heading."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    titled = area.height >= 4
    if titled:
        heading(canvas, area, "Officers", f"deck {view.in_deck}")
    rest = area.below(titled)
    each = max(1, min(5, rest.height // 3))
    for slot, number in enumerate(view.display):
        y = rest.y + slot * each
        mark = marks.get(f"{CARD}{slot + 1}", NO_MARK)
        style = mark_style(canvas, mark, palette.ground) if mark.word else canvas.plain
        ends = bracket(canvas, mark)
        if number == NO_CARD:
            canvas.clip(area.x, y, area.width, f" {slot + 1} {glyphs.dash}", ink(palette.soft, palette.ground))
            continue
        card = CARDS[number]
        name = card.name.removeprefix("The ")
        canvas.clip(area.x, y, area.width, f"{ends[0]}{slot + 1}{ends[1]}{name}", style, mark.word)
        if each > 1:
            text = CREATURE_WORDS if card.creature else card.text
            soft = ink(palette.soft, palette.ground)
            canvas.paragraph(area.x + 3, y + 1, area.width - 4, each - 1, text, soft, mark.word)


def parts_short(parts: Sequence[int]) -> str:
    """Four counts with a letter each: ``1h 0t 2a 2l``."""
    return " ".join(f"{count}{letter}" for count, letter in zip(parts, "htal", strict=True))
