"""The board of Demise as one picture: dice in boxes, Grid, Curator Area, track, officers, what everybody has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from textual.timer import Timer

from rulesets.demise.state import SETTLE_ROLL, dice_of
from rulesets.demise.view import DemiseView
from saves.people import Person
from tabletop_tui.choice import Choice, Entry
from tabletop_tui.tables.demise.areas import Area, curator, grid, officers, pool, rage, track
from tabletop_tui.tables.demise.dice import Dice, boxes
from tabletop_tui.tables.demise.holdings import coming, holdings, own
from tabletop_tui.tables.demise.marks import marks
from tabletop_tui.tables.demise.signs import Sign, signs
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.marks import Mark
from tabletop_tui.widgets.zone import Zone

TUMBLES = 8
TUMBLE = 0.06
"""Dice roll for so many steps of so many seconds."""
LARGE = 23
"""Lines from which on squares have frames and spaces say what they do."""
NARROW = 76
"""Columns below which words are shortened and only the asked seat's things are drawn."""


@dataclass(frozen=True, slots=True)
class BoardValue:
    """Everything on the table, and what of it can be chosen."""

    view: DemiseView
    signs: tuple[Sign, ...]
    marks: Mapping[str, Mark] = field(default_factory=dict)


def board_value(view: DemiseView, people: tuple[Person, ...], choice: Choice | None) -> BoardValue:
    """From the scene."""
    entries: tuple[Entry, ...] = choice.entries if choice is not None and choice.filling is None else ()
    selected = choice.selected if choice is not None else None
    return BoardValue(view, signs(people), marks(entries, selected))


class DemiseBoard(Zone[BoardValue]):
    """Three columns under the dice boxes, at any size; freshly rolled dice tumble."""

    def __init__(self) -> None:
        super().__init__()
        self._step = TUMBLES
        self._timer: Timer | None = None

    def show(self, value: BoardValue) -> None:
        """Show the board; dice that have just been rolled tumble first."""
        before = self.value
        super().show(value)
        if before is not None and _rolled(before.view, value.view) and self.app.animation_level != "none":
            self.end_animation()
            self._step = 0
            self._timer = self.set_interval(TUMBLE, self._tumble)
            self.redraw()

    def end_animation(self) -> None:
        """A key was pressed: the dice lie."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._step < TUMBLES:
            self._step = TUMBLES
            self.redraw()

    def _tumble(self) -> None:
        self._step += 1
        if self._step >= TUMBLES:
            self._step = TUMBLES - 1
            self.end_animation()
        else:
            self.redraw()

    def draw(self, canvas: Canvas, value: BoardValue) -> None:
        width, height = canvas.width, canvas.height
        large, narrow = height >= LARGE, width < NARROW
        tall = 3 if large else 2
        dice = Dice(value.view, value.marks, self._step, TUMBLES)
        boxes(canvas, Area(0, 0, width, tall), dice, narrow)
        top = tall + (large and height > LARGE)
        left = 24 if narrow else width * 34 // 80
        middle = 18 if narrow else width * 24 // 80
        low = height - top
        self._left(canvas, Area(0, top, left - 1, low), value, large, narrow)
        self._middle(canvas, Area(left, top, middle - 1, low), value, large, narrow)
        self._right(canvas, Area(left + middle, top, width - left - middle, low), value, large, narrow)

    def _left(self, canvas: Canvas, area: Area, value: BoardValue, large: bool, narrow: bool) -> None:
        view = value.view
        below = 3 if narrow else view.seats + 1
        per_level = 3 if large and area.height >= 16 + below else 2 if large else 1
        used = 1 + 5 * per_level
        grid(canvas, area, view, value.signs, value.marks, per_level, narrow)
        rest = area.below(used + (area.height > used + below + 1))
        if narrow:
            own(canvas, rest, view, value.signs)
        else:
            holdings(canvas, rest, view, value.signs)

    def _middle(self, canvas: Canvas, area: Area, value: BoardValue, large: bool, narrow: bool) -> None:
        view = value.view
        count = 9 if view.ninth else 8
        per_space = 2 if large and area.height >= 2 * count + 4 else 1
        after = 1 + (area.height >= count + 2)
        heading = area.height >= count * per_space + after + 1
        used = curator(canvas, area, view, value.signs, value.marks, per_space, heading)
        rest = area.below(used + (area.height > used + after + 1))
        if rest.height > 0:
            rage(canvas, rest, view)
        if rest.height > 1 and view.coming:
            coming(canvas, rest.below(1), view, value.signs)

    def _right(self, canvas: Canvas, area: Area, value: BoardValue, large: bool, narrow: bool) -> None:
        view = value.view
        heading = area.height >= 10
        used = track(canvas, area, view, value.signs, value.marks, heading, large)
        rest = area.below(used + (area.height > used + 6))
        pooled = area.height >= used + 4
        cards = rest.shorter(pooled)
        officers(canvas, cards, view, value.marks)
        if pooled:
            pool(canvas, rest.below(rest.height - 1), view)


def _rolled(before: DemiseView, now: DemiseView) -> bool:
    """Have dice been rolled since?"""
    if not now.stack:
        return False
    fresh = (before.night, before.rolling) != (now.night, now.rolling) and sum(now.dice) == dice_of(now.seats)
    asked = now.stack[-1][0] == SETTLE_ROLL
    return fresh or (asked and (not before.stack or before.stack[-1] != now.stack[-1]))
