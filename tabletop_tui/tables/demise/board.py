"""The board of Demise as one picture: dice in boxes, Grid, Curator Area, track, officers, what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from textual.timer import Timer

from rulesets.contract import Event
from rulesets.demise.events import DiceRolled, Rolled
from rulesets.demise.view import DemiseView
from saves.people import Person
from tabletop_tui.play.choice import Choice, Entry
from tabletop_tui.tables.demise.areas import Area, curator, officers, rage, track
from tabletop_tui.tables.demise.dice import Dice, boxes
from tabletop_tui.tables.demise.grid import grid
from tabletop_tui.tables.demise.holdings import coming, holdings, own
from tabletop_tui.tables.demise.marks import marks
from tabletop_tui.tables.demise.reference import POOL_LINES, SCORE_LINES, pool, score_track
from tabletop_tui.tables.demise.signs import Sign, signs
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.marks import Mark
from tabletop_tui.widgets.zone import Zone

TUMBLES = 8
TUMBLE = 0.06
"""Dice roll for so many steps of so many seconds."""
LARGE = 23
"""Lines from which on squares have frames, spaces say what they do, and there is a score track."""
MEDIUM = 16
"""Lines from which on the boxes say what they are for."""
FOLDED = 15
"""Lines below which the Monster track stands in two columns."""
NARROW = 80
"""Columns below which words are shortened and only the asked seat's things are drawn."""
SHORT = 24
"""Lines of the terminal below which the line of seats has no room for points."""


@dataclass(frozen=True, slots=True)
class BoardValue:
    """Everything on the table, and what of it can be chosen."""

    view: DemiseView
    signs: tuple[Sign, ...]
    marks: Mapping[str, Mark] = field(default_factory=dict)
    fallen: Rolled | None = None
    """The Undertaker die that has just been rolled, even if nothing had to be decided about it."""
    influence: DiceRolled | None = None
    """The influence dice, if they have just been rolled."""


def board_value(
    view: DemiseView, people: tuple[Person, ...], choice: Choice | None, fresh: Sequence[Event] = ()
) -> BoardValue:
    """From the scene."""
    entries: tuple[Entry, ...] = choice.entries if choice is not None and choice.filling is None else ()
    selected = choice.selected if choice is not None else None
    die = next((event for event in reversed(fresh) if isinstance(event, Rolled)), None)
    dice = next((event for event in reversed(fresh) if isinstance(event, DiceRolled)), None)
    return BoardValue(view, signs(people), marks(entries, selected), die, dice)


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
        if before is not None and _rolled(before, value) and self.app.animation_level != "none":
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
        tall = 3 if height >= MEDIUM else 2
        dice = Dice(value.view, value.marks, self._step, TUMBLES, value.fallen, value.influence is not None)
        boxes(canvas, Area(0, 0, width, tall), dice, narrow)
        top = tall + (large and height > LARGE)
        left = 24 if narrow else max(36, width * 34 // 80)
        middle = 18 if narrow else (width - left) // 2
        low = height - top
        if large and not narrow and low >= LARGE - 1 + SCORE_LINES:
            low -= SCORE_LINES
            score_track(canvas, Area(0, top + low, width, SCORE_LINES), value.view, value.signs)
        self._left(canvas, Area(0, top, left - 1, low), value, narrow)
        self._middle(canvas, Area(left, top, middle - 1, low), value, narrow)
        self._right(canvas, Area(left + middle, top, width - left - middle, low), value, narrow)

    def _left(self, canvas: Canvas, area: Area, value: BoardValue, narrow: bool) -> None:
        view, brief = value.view, narrow or self.app.size.height < SHORT
        below = 3 if brief else view.seats + 1
        per_level = max(1, min(3, (area.height - 1 - below) // 5))
        used = 1 + 5 * per_level
        grid(canvas, area, view, value.signs, value.marks, per_level, narrow)
        rest = area.below(used + (area.height > used + below))
        if brief:
            own(canvas, rest, view, value.signs)
        else:
            holdings(canvas, rest, view, value.signs)

    def _middle(self, canvas: Canvas, area: Area, value: BoardValue, narrow: bool) -> None:
        view = value.view
        count = 9 if view.ninth else 8
        # The heading comes before who is next: that can be told from whose turn it is.
        after = 0 if _packed(area, narrow) else 1 if area.height == count + 2 else 2
        per_space = 2 if area.height >= 2 * count + after + 2 else 1
        heading = area.height >= count * per_space + after + 1
        used = curator(canvas, area, view, value.signs, value.marks, per_space, heading)
        if after:
            self._villager(canvas, area.below(used + (area.height > used + after)), value)

    def _villager(self, canvas: Canvas, area: Area, value: BoardValue) -> None:
        """Rage, and who takes the next dice."""
        if area.height > 0:
            rage(canvas, area, value.view)
        if area.height > 1 and value.view.coming:
            coming(canvas, area.below(1), value.view, value.signs)

    def _right(self, canvas: Canvas, area: Area, value: BoardValue, narrow: bool) -> None:
        view = value.view
        packed = _packed(area, narrow)
        columns = 2 if area.height < FOLDED else 1
        used = track(canvas, area, view, value.signs, value.marks, area.height > 8, columns)
        rest = area.below(used + (area.height > used + 3 * columns + 6))
        last = 2 if packed else 0 if narrow else POOL_LINES if rest.height >= 4 + POOL_LINES else 1
        officers(canvas, rest.shorter(last), view, value.marks)
        if packed:
            self._villager(canvas, rest.below(rest.height - last), value)
        elif last:
            pool(canvas, rest.below(rest.height - last), view)


def _packed(area: Area, narrow: bool) -> bool:
    """Is there so little room that rage and the next takers stand in the third column?"""
    return narrow and area.height < 14


def _rolled(before: BoardValue, now: BoardValue) -> bool:
    """Have dice been rolled since?"""
    die = now.fallen is not None and now.fallen is not before.fallen
    return die or (now.influence is not None and now.influence is not before.influence)
