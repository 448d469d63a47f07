"""What everybody has: points, gold, parts, blocks and cards; and who takes the next dice."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Seat
from rulesets.demise.components import FIRST_CREATURE
from rulesets.demise.state import owner
from rulesets.demise.view import DemiseView
from tabletop_tui.tables.demise.areas import Area, parts_short
from tabletop_tui.tables.demise.signs import Sign
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas

HEADS = ("gold heads torsos arms legs blocks cards", "gold head torso arm leg blk card")
"""The columns of a seat, in full words where there is room: blocks in reserve; cards are officers and creatures."""
SIGN = 3
"""Columns of pointer, shape and letter."""


def holdings(canvas: Canvas, area: Area, view: DemiseView, signs: Sequence[Sign]) -> None:
    """A line for each seat under a line that names the columns; points are said beside the names above."""
    palette = canvas.kit.palette
    head = next((one for one in HEADS if len(one) + SIGN + 4 <= area.width), HEADS[-1])
    names = max(SIGN, area.width - len(head))
    left = area.x + names
    canvas.put(left, area.y, head, ink(palette.soft, palette.ground))
    asked = owner(view) if view.stack else None
    for row, (seat, sign) in enumerate(list(enumerate(signs))[: area.height - 1], 1):
        y = area.y + row
        style = ink(palette.ink, palette.ground, bold=seat == asked)
        name = f"{sign.text(canvas)} {sign.name}" if names >= 7 else sign.text(canvas)
        canvas.put(area.x, y, canvas.kit.glyphs.pointer if seat == asked else " ", style)
        canvas.clip(area.x + 1, y, names - 1, name, sign.style(canvas, palette.ground))
        has = (view.gold[seat], *view.parts[seat], view.reserves[seat], _cards(view, seat))
        text = " ".join([f"{what:>{len(word)}}" for what, word in zip(has, head.split(), strict=True)])
        canvas.put(left, y, text, style)


def own(canvas: Canvas, area: Area, view: DemiseView, signs: Sequence[Sign]) -> None:
    """Everybody's points, the asked seat's things and the pool, where there is no room for more."""
    palette = canvas.kit.palette
    seat = owner(view) if view.stack else view.active
    x = area.x
    for each, sign in enumerate(signs):
        bold = sign.style(canvas, palette.ground)
        x = canvas.put(x, area.y, sign.text(canvas), bold)
        x = canvas.put(x, area.y, str(view.scores[each]), ink(palette.ink, palette.ground, bold=each == seat)) + 1
    if x <= area.x + area.width - 2:
        canvas.put(x, area.y, "VP", ink(palette.soft, palette.ground))
    x = canvas.put(area.x, area.y + 1, signs[seat].text(canvas), signs[seat].style(canvas, palette.ground)) + 1
    has = f"{view.gold[seat]}g {view.reserves[seat]}blk {parts_short(view.parts[seat])}"
    canvas.clip(x, area.y + 1, area.x + area.width - x, has, ink(palette.ink, palette.ground, bold=True))
    canvas.clip(area.x, area.y + 2, area.width, f"pool {parts_short(view.pool)} {view.supply}g")


def coming(canvas: Canvas, area: Area, view: DemiseView, signs: Sequence[Sign]) -> None:
    """Who takes the next dice, the running turn first."""
    palette = canvas.kit.palette
    x = canvas.put(area.x, area.y, "Next ", ink(palette.accent, palette.ground))
    for seat in view.coming:
        if x + 2 > area.x + area.width:
            break
        x = canvas.put(x, area.y, signs[seat].text(canvas), signs[seat].style(canvas, palette.ground)) + 1


def _cards(view: DemiseView, seat: Seat) -> str:
    creatures = len([card for card in view.cards[seat] if card >= FIRST_CREATURE])
    return f"{len(view.cards[seat]) - creatures}+{creatures}"
