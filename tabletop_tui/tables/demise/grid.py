"""The Clinician Grid: four columns, five levels, Igor at the left of his own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulesets.demise.components import COLUMNS, LEVEL_VP, LEVELS, ROW_BONUS, WORDS
from rulesets.demise.view import DemiseView
from tabletop_tui.tables.demise.areas import Area, heading
from tabletop_tui.tables.demise.signs import Sign
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.marks import NO_MARK, Mark, mark_style

BONUSES = " ".join(f"{held}:+{ROW_BONUS[held]}" for held in range(2, COLUMNS + 1))
"""For so many blocks of one seat on one level."""


def grid(
    canvas: Canvas,
    area: Area,
    view: DemiseView,
    signs: Sequence[Sign],
    marks: Mapping[str, Mark],
    per_level: int,
    narrow: bool,
) -> None:
    """Level 1 on top; squares above Igor's level are out of reach for the Clinician and for Igor."""
    heading(canvas, area, "Grid" if narrow else "Clinician Grid", BONUSES if narrow else f"row {BONUSES}")
    left = 5 if narrow else 9
    cell = max(4, min(7, (area.width - left) // COLUMNS))
    board = view.board
    for level in range(1, LEVELS + 1):
        y = area.y + 1 + (level - 1) * per_level
        _level(canvas, Area(area.x, y, left, per_level), view, level, narrow)
        for column in range(COLUMNS):
            place = (level - 1) * COLUMNS + column
            owner = board[place]
            sign = None if owner is None else signs[owner]
            mark = marks.get(WORDS[place], NO_MARK)
            square = Area(area.x + left + column * cell, y, cell, per_level)
            _square(canvas, square, sign, mark, level <= view.igor)


def _level(canvas: Canvas, area: Area, view: DemiseView, level: int, narrow: bool) -> None:
    """Igor if he stands here, the number of the level, what a block on it scores."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    middle = area.y + area.height // 2
    here = level == view.igor
    soft = ink(palette.soft, palette.ground)
    if here:
        name = glyphs.pointer if narrow else f"Igor{glyphs.pointer}"
        canvas.put(area.x, middle, name, ink(palette.accent, palette.ground, bold=True))
    number = ink(palette.ink if level <= view.igor else palette.soft, palette.ground, bold=here)
    x = canvas.put(area.x + (1 if narrow else 5), middle, str(level), number)
    if area.height > 2 and not narrow:
        canvas.put(area.x + 4, middle + 1, f"{LEVEL_VP[level - 1]} VP", soft)
    else:
        canvas.put(x, middle, f"+{LEVEL_VP[level - 1]}", soft)


def _square(canvas: Canvas, area: Area, sign: Sign | None, mark: Mark, reach: bool) -> None:
    """Held, or with the key that chooses it; a dot where Igor does not reach. The ends touch no other square."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    choose = mark.open
    ground = palette.cursor if mark.cursor else palette.face if sign is not None or choose else palette.ground
    if choose or mark.cursor:
        edge = mark_style(canvas, mark, ground)
    else:
        edge = sign.style(canvas, palette.ground) if sign is not None else ink(palette.line, palette.ground)
    middle = area.y + area.height // 2
    inner = area.width - 2
    if area.height >= 3:
        if choose or mark.cursor:
            canvas.fill(area.x, area.y, area.width, area.height, edge, word=mark.word)
        else:
            canvas.fill(area.x + 1, middle, inner, 1, ink(palette.ink, ground), word=mark.word)
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
