"""The printed areas of the board: Grid, Curator Area, track, rage, officer display, pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rulesets.demise.components import (
    CARDS,
    COLUMNS,
    CURATOR_NAMES,
    FIRST_C,
    FIRST_M,
    LEVEL_VP,
    LEVELS,
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
    if aside and len(title) + len(aside) + 1 < area.width:
        canvas.put(area.x + area.width - len(aside), area.y, aside, ink(palette.soft, palette.ground))


def grid(
    canvas: Canvas,
    area: Area,
    view: DemiseView,
    signs: Sequence[Sign],
    marks: Mapping[str, Mark],
    per_level: int,
    narrow: bool,
) -> None:
    """Level 1 on top, Igor at the left of his level; squares above him are out of reach for the Clinician."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    heading(canvas, area, "Grid" if narrow else "Clinician Grid", "2+1 3+3 4+6")
    left = 5 if narrow else 9
    cell = max(4, min(7, (area.width - left) // COLUMNS))
    board = view.board
    for level in range(1, LEVELS + 1):
        y = area.y + 1 + (level - 1) * per_level
        middle = y + per_level // 2
        here = level == view.igor
        name = glyphs.pointer if narrow else f"Igor{glyphs.pointer}"
        if here:
            canvas.put(area.x, middle, name, ink(palette.accent, palette.ground, bold=True))
        x = area.x + (1 if narrow else 5)
        style = ink(palette.ink if level <= view.igor else palette.soft, palette.ground, bold=here)
        canvas.put(x, middle, str(level), style)
        worth = f"{LEVEL_VP[level - 1]}" if narrow else f"+{LEVEL_VP[level - 1]}"
        canvas.put(x + 2, middle, worth, ink(palette.soft, palette.ground))
        for column in range(COLUMNS):
            place = (level - 1) * COLUMNS + column
            owner = board[place]
            sign = None if owner is None else signs[owner]
            mark = marks.get(WORDS[place], NO_MARK)
            _square(canvas, Area(area.x + left + column * cell, y, cell, per_level), sign, mark, level <= view.igor)


def _square(canvas: Canvas, area: Area, sign: Sign | None, mark: Mark, reach: bool) -> None:
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    ground = palette.face if sign is not None or (mark.word and not mark.closed) else palette.ground
    if mark.cursor:
        ground = palette.cursor
    choose = bool(mark.word) and not mark.closed
    edge = mark_style(canvas, mark, ground) if choose or mark.cursor else ink(palette.line, ground)
    middle = area.y + area.height // 2
    inner = area.width - 2
    if area.height >= 3:
        canvas.fill(area.x, area.y, area.width, area.height, edge, word=mark.word)
        canvas.frame(area.x, area.y, area.width, area.height, edge, heavy=mark.cursor, word=mark.word)
    else:
        ends = (glyphs.pointer, "]") if mark.cursor else ("[", "]")
        canvas.put(area.x, middle, ends[0] + " " * inner + ends[1], edge, mark.word)
    if sign is not None:
        text = sign.text(canvas) + (f" {mark.key}" if choose and inner > 3 else "")
        style = mark_style(canvas, mark, ground) if mark.cursor else sign.style(canvas, ground)
    else:
        text = mark.key if choose else "" if reach else "."
        style = mark_style(canvas, mark, ground)
    canvas.centre(area.x + 1, middle, inner, text, style, mark.word)
    if sign is not None and choose and inner <= 3 and not mark.cursor:
        key = mark_style(canvas, mark, ground)
        canvas.put(area.x + area.width - 1, middle, mark.key, key, mark.word)


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
    for number in range(9 if view.ninth else 8):
        place = FIRST_C + number
        owner = view.board[place]
        mark = marks.get(WORDS[place], NO_MARK)
        free = ink(palette.soft if mark.closed or owner is not None else palette.ink, palette.ground)
        style = mark_style(canvas, mark, palette.ground) if mark.word else free
        ends = bracket(canvas, mark)
        room = area.width - 3 * (owner is not None)
        text = f"{ends[0]}{number + 1}{ends[1]}{CURATOR_NAMES[number]}"
        canvas.clip(area.x, y, room, text.ljust(room), style, mark.word)
        if owner is not None:
            sign = signs[owner]
            canvas.put(area.x + area.width - 2, y, sign.text(canvas), sign.style(canvas, palette.face), mark.word)
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
    large: bool,
) -> int:
    """The Monster track; returns the lines used."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    if titled:
        heading(canvas, area, "Monster track")
    y = area.y + titled
    for number in range(TRACK_SPACES):
        place = FIRST_M + number
        owner = view.board[place]
        mark = marks.get(WORDS[place], NO_MARK)
        style = mark_style(canvas, mark, palette.ground) if mark.word else canvas.plain
        ends = bracket(canvas, mark)
        canvas.put(area.x, y, f"{ends[0]}M{number + 1}{ends[1]}{TRACK_VP[number]} VP ", style, mark.word)
        at = area.x + 10
        if owner is not None:
            sign = signs[owner]
            canvas.put(at, y, sign.text(canvas), sign.style(canvas, palette.face), mark.word)
            body = view.bodies[number]
            if area.width >= 24 and any(body):
                canvas.put(at + 3, y, parts_short(body), ink(palette.soft, palette.ground))
        else:
            canvas.put(at, y, glyphs.dash * 2, ink(palette.soft, palette.ground), mark.word)
        y += 1
    return y - area.y


def rage(canvas: Canvas, area: Area, view: DemiseView) -> None:
    """The Village Rage Track: where the Villager stands, and whether he will go on."""
    palette = canvas.kit.palette
    hot = view.rage >= MOB - 1
    x = canvas.put(area.x, area.y, "Rage ", ink(palette.bad if hot else palette.accent, palette.ground, bold=hot))
    for step in range(1, MOB + 1):
        if step == view.rage:
            x = canvas.put(x, area.y, f"[{step}]", ink(palette.cursor_ink, palette.cursor, bold=True))
        else:
            x = canvas.put(x, area.y, f" {step} ", ink(palette.soft, palette.ground))
    if view.enraged and view.rage < MOB:
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
            text = "A creature." if card.creature else card.text
            soft = ink(palette.soft, palette.ground)
            canvas.paragraph(area.x + 3, y + 1, area.width - 4, each - 1, text, soft, mark.word)


def pool(canvas: Canvas, area: Area, view: DemiseView) -> None:
    """What nobody holds."""
    palette = canvas.kit.palette
    x = canvas.put(area.x, area.y, "Pool ", ink(palette.accent, palette.ground))
    text = f"{parts_short(view.pool)} {view.supply}g"  # gold is the supply
    canvas.clip(x, area.y, area.x + area.width - x, text, canvas.plain)


def parts_short(parts: Sequence[int]) -> str:
    """Four counts with a letter each: ``1h 0t 2a 2l``."""
    return " ".join(f"{count}{letter}" for count, letter in zip(parts, "htal", strict=True))
