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

HEAD = " VP gold  h t a l  blk cards"
"""The columns of a seat: parts are heads, torsos, arms, legs; cards are officers and creatures."""


def holdings(canvas: Canvas, area: Area, view: DemiseView, signs: Sequence[Sign]) -> None:
    """A line for each seat under a line that names the columns."""
    palette = canvas.kit.palette
    names = max(2, area.width - len(HEAD) - 2)
    left = area.x + names
    canvas.put(left + 1, area.y, HEAD, ink(palette.soft, palette.ground))
    asked = owner(view) if view.stack else None
    for row, (seat, sign) in enumerate(list(enumerate(signs))[: area.height - 1], 1):
        y = area.y + row
        name = f"{sign.text(canvas)} {sign.name}" if names >= 6 else sign.text(canvas)
        canvas.clip(area.x, y, names, name, sign.style(canvas, palette.ground))
        style = ink(palette.ink, palette.ground, bold=seat == asked)
        h, t, a, m = view.parts[seat]
        cards = _cards(view, seat)
        text = f"{view.scores[seat]:>4} {view.gold[seat]:>3}   {h} {t} {a} {m}   {view.reserves[seat]}   {cards}"
        canvas.put(left, y, text, style)


def own(canvas: Canvas, area: Area, view: DemiseView, signs: Sequence[Sign]) -> None:
    """The asked seat alone, where there is no room for all: everybody is on the page of the cards."""
    palette = canvas.kit.palette
    seat = owner(view) if view.stack else view.active
    sign = signs[seat]
    x = canvas.put(area.x, area.y, sign.text(canvas), sign.style(canvas, palette.ground))
    canvas.clip(x + 1, area.y, area.width - 3, f"{view.scores[seat]} VP {view.gold[seat]} gold")
    lines = (
        f"{parts_short(view.parts[seat])} {view.reserves[seat]} blocks",
        f"pool {parts_short(view.pool)} {view.supply}g",
    )
    for row, line in enumerate(lines, 1):
        canvas.clip(area.x, area.y + row, area.width, line)


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
