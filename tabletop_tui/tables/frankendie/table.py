"""The table of FrankenDie: what goes on, the dice or the call pad, the stack of hands, and everybody's Creature."""

from __future__ import annotations

from dataclasses import replace

from textual.app import ComposeResult

from rulesets.contract import Seat
from rulesets.frankendie.components import DICE
from rulesets.frankendie.state import Ending, Phase
from rulesets.frankendie.view import FrankenDieView
from tabletop_tui.race.racing import Commands
from tabletop_tui.tables.base import Scene, TableKit, TableWidget
from tabletop_tui.tables.frankendie.faces import COVER
from tabletop_tui.tables.frankendie.keys import Pad, proposed, why_no_slap_key
from tabletop_tui.tables.frankendie.pacing import PRACTICE, again
from tabletop_tui.tables.frankendie.scenes import seats, shown_verdicts, status, yard
from tabletop_tui.tables.frankendie.seats import Seats
from tabletop_tui.tables.frankendie.status import Mood, Status, StatusValue
from tabletop_tui.tables.frankendie.yard import CREATURE, Risen, Yard, YardValue
from tabletop_tui.tables.race import RaceScene
from tabletop_tui.tables.race_kit import RaceKit
from tabletop_tui.widgets.dice import LARGE, SIZE

ROWS = 2 * SIZE[1]
LARGE_ROWS = 2 * LARGE[1]
LARGE_COLUMNS = 4 * (LARGE[0] + 1) + 19
"""From so many columns on, large dice leave room for the stack."""


class FrankenDieTable(TableWidget):
    """Status over yard over seats."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._at: int | None = None
        self._frame = 0
        self._count = 6
        self._rises = 0

    def compose(self) -> ComposeResult:
        """Three zones."""
        self.status = Status()
        self.yard = Yard(YardValue())
        self.seats = Seats()
        yield self.status
        yield self.yard
        yield self.seats

    def divide(self, width: int, height: int) -> None:
        """The dice come first; then everybody's line; what is left gives air."""
        roomy = width >= LARGE_COLUMNS and height >= LARGE_ROWS + 4 + 2 * self._count
        yard = LARGE_ROWS if roomy else ROWS
        left = height - yard - self._count
        status = 1 if left < 2 else 2 if left < 3 else 3 if left < 5 else 4
        air = 1 if left - status >= 2 else 0
        self.status.styles.height = status
        self.yard.styles.height = yard + air
        self.seats.styles.height = max(1, height - status - yard - air)

    def show(self, scene: Scene) -> None:
        """From the view to the zones."""
        self._scene = scene
        if len(scene.people) != self._count:
            self._count = len(scene.people)
            self.divide(self.size.width, self.size.height)
        self._at = None
        self._show()

    def urgent(self, scene: Scene) -> bool:
        """Dice come up or are covered before anything else is drawn."""
        assert isinstance(scene, RaceScene)
        self._scene, self._at = scene, None
        before = self.yard.value
        self.yard.show(yard(scene, 0, 0))
        return self.yard.value is not before

    def tick(self, at: int | None, frame: int) -> None:
        """Bars shrink, covered dice roll."""
        self._at, self._frame = at, frame
        if self._scene is not None:
            self._show()

    def _risen(self, scene: RaceScene) -> Risen | None:
        """After a win, when all is told: the Creature comes up, a line at each tick."""
        view: FrankenDieView = scene.view
        if view.ending is not Ending.ALIVE or view.winner is None or scene.beats is not None:
            self._rises = 0
            return None
        self._rises = min(len(CREATURE), self._rises + 1) if self._frame else len(CREATURE)
        winner = scene.people[view.winner]
        return Risen(winner.name, winner.hue, self._rises)

    def clear(self) -> None:
        """Covers, and nothing else."""
        self._scene = None
        self.yard.show(YardValue((COVER,) * DICE))
        self.status.show(StatusValue("PAUSED", Mood.CALM, ""))

    def _show(self) -> None:
        scene = self._scene
        assert scene is not None
        race = scene if isinstance(scene, RaceScene) else RaceScene(scene.view, scene.people)
        told = shown_verdicts(race)
        rolling = self._frame if race.view.phase is Phase.HUSH else 0
        self.yard.show(replace(yard(race, told, rolling), risen=self._risen(race)))
        self.status.show(status(race, told, self._at))
        self.seats.show(seats(race, told, self._at))


def seat_notes(view: FrankenDieView) -> list[str]:
    """A few public words for each seat."""
    return [f"{len(parts)} of {view.parts_needed}" for parts in view.parts]


def active(view: FrankenDieView) -> Seat | None:
    """Who rolls."""
    return None if view.phase is Phase.OVER else view.roller


TABLE = TableKit(
    public=FrankenDieTable,
    panel=None,
    notes=seat_notes,
    active=active,
    race=RaceKit(
        commands=Commands("slap", "call", Pad),
        button="slap",
        proposed=proposed,
        why_not=why_no_slap_key,
        advice=("Tap, do not hold: a held key can block another one.",),
        picture=(
            ".--------------------------------------.",
            "|[Tab] the left   [u] the top  [Backsp]|",
            "|    [x]                    the right  |",
            "'----------[    Space    ]----[Down]---'",
        ),
        practice=PRACTICE,
        opponents=("keen", "dozy"),
        again=again,
        typed={"pace": "untimed"},
    ),
)
