"""What stands at the edge of the board: the pool with the Undertaker's key, the score track."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.demise.scoring import tiles
from rulesets.demise.view import DemiseView
from tabletop_tui.tables.demise.areas import Area, parts_short
from tabletop_tui.tables.demise.signs import Sign
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas

KEY_LINES = ("1=arm 2=leg 3=torso", "4=head 5=any 6=arm+leg")
"""What the values of the Undertaker die give."""
SCORE_LINES = 2
POOL_LINES = 1 + len(KEY_LINES)


def pool(canvas: Canvas, area: Area, view: DemiseView) -> None:
    """What nobody holds, and what the values of the Undertaker die give of it where there is room."""
    palette = canvas.kit.palette
    x = canvas.put(area.x, area.y, "Pool ", ink(palette.accent, palette.ground))
    text = f"{parts_short(view.pool)} {view.supply}g"  # gold is the supply
    canvas.clip(x, area.y, area.x + area.width - x, text, canvas.plain)
    if area.height >= POOL_LINES:
        for row, line in enumerate(KEY_LINES, 1):
            text = f"Die {line}" if row == 1 and len(line) + 4 <= area.width else line
            canvas.clip(area.x, area.y + row, area.width, text, ink(palette.soft, palette.ground))


def score_track(canvas: Canvas, area: Area, view: DemiseView, signs: Sequence[Sign]) -> None:
    """Everybody's block on a row from 0 to 99; each full hundred is a + behind it (DM-R44)."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    line, soft = ink(palette.line, palette.ground), ink(palette.soft, palette.ground)
    canvas.put(area.x, area.y, "VP", ink(palette.accent, palette.ground))
    left, width = area.x + 4, area.width - 6
    canvas.put(left, area.y + 1, glyphs.frame[1] * width, line)
    for figure in range(0, 100, 10):
        canvas.put(left + figure * width // 100, area.y + 1, str(figure), soft)
    free = left
    for seat in sorted(range(view.seats), key=lambda seat: (tiles(view.scores[seat])[1], seat)):
        hundreds, rest = tiles(view.scores[seat])
        text = signs[seat].text(canvas) + "+" * hundreds
        x = max(free, left + rest * width // 100)
        canvas.clip(x, area.y, area.x + area.width - x, text, signs[seat].style(canvas, palette.face))
        free = x + len(text)
