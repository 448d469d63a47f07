"""The six boxes with the influence dice in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulesets.demise.components import BOXES, FIRST_C, FIRST_M, PLAIN_SITES, SITES, UNDERTAKER
from rulesets.demise.events import Rolled
from rulesets.demise.state import SETTLE_ROLL
from rulesets.demise.view import DemiseView
from tabletop_tui.tables.demise.areas import Area
from tabletop_tui.tables.demise.marks import BOX
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.marks import NO_MARK, Mark, mark_style

SHORT = ("", "Igor", "Undert.", "Trader", "Clinic", "Officer", "Curator")


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice as they lie; while they tumble (`step` < `steps`) most of them are still anywhere."""

    view: DemiseView
    marks: Mapping[str, Mark]
    step: int
    steps: int
    fallen: Rolled | None = None
    """The Undertaker die that has just been rolled."""
    influence: bool = True
    """Have the influence dice just been rolled?"""

    @property
    def tumbling(self) -> bool:
        """Do they still roll?"""
        return self.step < self.steps

    def counts(self) -> tuple[int, ...]:
        """How many lie in the boxes 1..6 at this step: one die after the other comes to rest."""
        if not self.tumbling or not self.influence:
            return self.view.dice
        faces = [face for face, count in enumerate(self.view.dice) for _ in range(count)]
        resting = self.step * len(faces) // self.steps
        shown = [0] * 6
        for index, face in enumerate(faces):
            shown[face if index < resting else (index * 5 + self.step * (index + 3)) % 6] += 1
        return tuple(shown)

    def rolled(self) -> int | None:
        """What the Undertaker die shows, while it lies on the table."""
        top = self.view.stack[-1] if self.view.stack else ()
        if top and top[0] == SETTLE_ROLL:
            value = top[1]
        elif self.fallen is not None:
            value = self.fallen.roll
        else:
            return None
        return (self.step * 5 + value) % 6 + 1 if self.tumbling and self.fallen is not None else value


def boxes(canvas: Canvas, area: Area, dice: Dice, narrow: bool) -> None:
    """All six; with a line of what belongs to the box if the area has three lines."""
    width = area.width // 6
    spare = area.width - 6 * width
    counts = dice.counts()
    rolled = dice.rolled()
    x = area.x
    for box in range(1, 7):
        wide = width + (box <= spare)
        mark = dice.marks.get(f"{BOX}{box}", NO_MARK)
        shown, says = _dice(box, counts[box - 1], wide - 3), status(dice.view, box)
        if box == UNDERTAKER and rolled is not None:
            shown, says = f"{shown} die {rolled}".lstrip() if len(shown) + 8 < wide else f"die {rolled}", "rolled"
        name = SHORT[box] if narrow else BOXES[box]
        _box(canvas, Area(x, area.y, wide, area.height), (f"{box}", name), shown, says, mark)
        x += wide


def _box(canvas: Canvas, area: Area, title: tuple[str, str], dice: str, says: str, mark: Mark) -> None:
    """Number and name, with the cursor between them; the dice; what the box is for."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    close = area.width < 12
    head = mark_style(canvas, mark, palette.panel) if mark.word else ink(palette.ink, palette.panel, bold=True)
    if mark.closed and not mark.cursor:
        head = ink(palette.soft, palette.panel)
    full = ink(palette.ink if dice else palette.soft, palette.panel, bold=bool(dice))
    x, y, width = area.x, area.y, area.width - 1
    canvas.fill(x, y, width, area.height, full, word=mark.word)
    at = glyphs.pointer if mark.cursor else " "
    name = f"{title[0]}{at}{title[1]}" if close else f"{at}{title[0]} {title[1]}"
    canvas.clip(x, y, width, name.ljust(width), head, mark.word)
    canvas.clip(x + (not close), y + 1, width - (not close), dice or glyphs.dash, full, mark.word)
    if area.height > 2:
        canvas.clip(x + 1, y + 2, width - 1, says, ink(palette.soft, palette.panel), mark.word)


def _dice(face: int, count: int, room: int) -> str:
    """One bracket for each die; where they do not fit, the number of them."""
    each = f"[{face}]"
    if count * 3 <= room:
        return each * count
    return f"{each} x{count}"


def status(view: DemiseView, box: int) -> str:
    """What a box is for and how much of it there is, in a dozen characters."""
    held = sum(view.blocks)
    sites = (SITES if view.ninth else PLAIN_SITES) >> FIRST_C & ((1 << FIRST_M - FIRST_C) - 1)
    spaces = (sites & ~(held >> FIRST_C)).bit_count()
    return (
        "",
        "move a block",
        "parts, anger",
        f"1 gold of {view.supply}" if view.supply else "no gold left",
        f"to level {view.igor}",
        "buy cards",
        f"{spaces} spaces",
    )[box]
