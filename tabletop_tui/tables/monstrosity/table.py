"""The table of Monstrosity: everybody's monster, one of them large or one's own lab below, and the guillotine."""

from __future__ import annotations

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.widget import Widget

from rulesets.contract import Seat, Skill
from rulesets.monstrosity.components import COLOUR, HEARTS
from rulesets.monstrosity.state import Phase, own_monsters
from rulesets.monstrosity.telling import count
from rulesets.monstrosity.view import MonstrosityView
from rulesets.naming import named
from tabletop_tui.play.choice import Choice
from tabletop_tui.tables.base import Scene, TableKit, TableWidget
from tabletop_tui.tables.monstrosity.blade import Blade, BladeZone
from tabletop_tui.tables.monstrosity.bodies import Bodies, BodiesZone
from tabletop_tui.tables.monstrosity.body import FRAMED
from tabletop_tui.tables.monstrosity.closeup import Closeup, CloseupZone, day_words, piles
from tabletop_tui.tables.monstrosity.faces import COLOUR_HUES, ITEM_HUE, SIGNS
from tabletop_tui.tables.monstrosity.figures import PEEK, Figure, figures, marks, pointed
from tabletop_tui.tables.monstrosity.lab import NOTHING, LabZone, lab
from tabletop_tui.tables.monstrosity.pages import spread
from tabletop_tui.tables.monstrosity.ready import ReadyZone, ready_value
from tabletop_tui.tables.monstrosity.walk import walk
from tabletop_tui.widgets.marks import Mark
from tabletop_tui.widgets.score import Trophy

ROOMY = 26
"""Lines from which on there is room for a lab and for a monster shown large ..."""
LAB_AND_MONSTER = 10
"""... of which so many are the lab's."""


class MonstrosityTable(TableWidget):
    """Monsters in a row; below them one large for all eyes, or the lab for one pair."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._peek: Seat | None = None
        """The monster that somebody asked to see large."""
        self._moment: object = None
        self._room = (80, 13)
        self.bodies = BodiesZone()
        self.ready = ReadyZone()
        self.lab = LabZone()
        self.closeup = CloseupZone()
        self.blade = BladeZone()
        self.ready.display = self.lab.display = self.blade.display = False

    def compose(self) -> ComposeResult:
        """Five zones, of which two or three are shown at a time."""
        yield self.bodies
        yield self.ready
        yield self.lab
        yield self.closeup
        yield self.blade

    def divide(self, width: int, height: int) -> None:
        """Four or five lines for the monsters, more where their parts can be framed."""
        self._room = (width, height)
        seats = len(self._scene.people) if self._scene is not None else 5
        framed = width // seats >= 3 * FRAMED + 1 and height >= 22
        own = self.lab.display
        monsters = 0 if not self.bodies.display else 11 if framed else 5 if height >= 12 or not own else 4
        ready = 0 if not self.ready.display else 2 if height < 11 else 3
        self.bodies.styles.height = max(1, monsters)
        self.ready.styles.height = max(1, ready)
        rest = max(1, height - monsters - ready)
        lab = LAB_AND_MONSTER if self.lab.display and self.closeup.display else rest
        self.lab.styles.height = lab
        self.closeup.styles.height = rest - lab if self.lab.display and self.closeup.display else rest
        self.blade.styles.height = rest

    def show(self, scene: Scene) -> None:
        """From the view to the zones."""
        view: MonstrosityView = scene.view
        if self._moment != (view.turn_no, view.phase, view.viewer):
            self._moment, self._peek = (view.turn_no, view.phase, view.viewer), None
        self._scene = scene
        self._show(scene, view)

    def _show(self, scene: Scene, view: MonstrosityView) -> None:
        choice = scene.choice
        monsters = figures(view, scene.people)
        entries = choice.entries if choice is not None and choice.filling is None else ()
        selected = choice.selected if choice is not None else None
        places = marks(entries, selected)
        large = self._large(view, choice)
        self._arrange(view, large, choice is not None or bool(scene.tags))
        self.bodies.show(_bodies(scene, view, monsters, places))
        if self.blade.display and view.target is not None:
            self.blade.show(Blade(monsters[view.target], _aiming(choice)))
        if self.closeup.display and large is not None:
            day = named(day_words(view), [person.name for person in scene.people])
            self.closeup.show(Closeup(monsters[large], piles(view), day, places))
        if self.ready.display:
            self.ready.show(ready_value(view, scene.people))
        if self.lab.display:
            self.lab.show(lab(view, scene.people, places, choice))

    def _large(self, view: MonstrosityView, choice: Choice | None) -> Seat | None:
        """What is shown large: what somebody asked for; for all eyes also what is being talked of."""
        lab_alone = view.viewer is not None and not self._roomy() and view.phase is not Phase.OVER
        if self._peek is not None or lab_alone:
            return self._peek
        about = pointed(choice.selected if choice is not None else None, view)
        if view.viewer is not None and about is None:
            return view.viewer
        return about if about is not None else view.target if view.target is not None else view.active

    def _roomy(self) -> bool:
        """Is there room for the lab and a monster shown large?"""
        return self._room[1] >= ROOMY

    def _arrange(self, view: MonstrosityView, large: Seat | None, watching: bool) -> None:
        """Which zones are shown. Under the blade all watch it, but for those who only look at their own lab."""
        blade = view.phase is Phase.BLADE and (view.viewer is None or watching)
        own = view.viewer is not None and not blade and view.phase is not Phase.OVER
        hearts = own and self._peek is None and bool(view.dealt or view.offered)
        ready = own and not hearts
        lab = own and (large is None or self._roomy())
        wanted = (not view.dealt or not own, ready, lab, not blade and not hearts and large is not None, blade)
        zones: tuple[Widget, ...] = (self.bodies, self.ready, self.lab, self.closeup, self.blade)
        if wanted != tuple([zone.display for zone in zones]):
            for zone, shown in zip(zones, wanted, strict=True):
                zone.display = shown
        self.divide(*self._room)

    def browse(self, word: str = "") -> bool:
        """One monster after the other, then the lab again; a click names one."""
        scene = self._scene
        if scene is None or (word and not word.startswith(PEEK)):
            return False
        view: MonstrosityView = scene.view
        if word:
            seat = int(word.removeprefix(PEEK))
            self._peek = None if self._peek == seat else seat
        else:
            now = self._large(view, scene.choice)
            order = [(view.active + step) % view.seats for step in range(view.seats)]
            following = order[0] if now is None else order[(order.index(now) + 1) % len(order)]
            last = view.viewer is not None and not self._roomy() and now is not None and following == order[0]
            self._peek = None if last else following
        self._show(scene, view)
        return True

    def aim(self) -> int | None:
        """Where the blade hangs."""
        return self.blade.column if self.blade.running else None

    def clear(self) -> None:
        """Nothing of a lab or a heart stays in a widget."""
        self._scene = None
        self.ready.show(())
        self.lab.show(NOTHING)
        self.bodies.show(Bodies(()))
        self.closeup.show(None)
        self.blade.show(None)

    def end_animation(self) -> None:
        """The blade is no animation: a key stops it, and only where it is asked for."""


def _bodies(scene: Scene, view: MonstrosityView, monsters: tuple[Figure, ...], places: Mapping[str, Mark]) -> Bodies:
    """On the public page the seats that are asked stand out, on a private one its own."""
    asked = [seat for seat, tag in enumerate(scene.tags) if tag.asked]
    if not scene.tags and view.viewer is not None:
        asked = [view.viewer]
    bots = [seat for seat, person in enumerate(scene.people) if not person.human]
    return Bodies(monsters, places, tuple(asked), active(view), tuple(bots))


def _aiming(choice: Choice | None) -> bool:
    """Is somebody about to stop the blade?"""
    return choice is not None and choice.filling is not None and isinstance(choice.filling.field, Skill)


def notes(view: MonstrosityView) -> list[str]:
    """What stands under each name: the cards in the lab, and the partner."""
    found = []
    for monster in view.monsters:
        partners = [seat for seat in own_monsters(view.seats, view.teams, monster.seat) if seat != monster.seat]
        found.append("".join([f"with {{{seat}}}, " for seat in partners]) + count(monster.cards, "card"))
    return found


def active(view: MonstrosityView) -> Seat | None:
    """Whose turn it is."""
    return None if view.phase is Phase.OVER else view.active


def trophies(view: MonstrosityView) -> tuple[tuple[Trophy, ...], ...]:
    """The parts of every monster, and its heart."""
    shown = []
    for monster in view.monsters:
        parts = [(f"{SIGNS[COLOUR[card]]}{value}", COLOUR_HUES[COLOUR[card]]) for card, _, value in monster.parts]
        heart = HEARTS[monster.heart].name if monster.heart is not None else ""
        shown.append((*parts, (heart, ITEM_HUE)))
    return tuple(shown)


TABLE = TableKit(
    public=MonstrosityTable,
    panel=MonstrosityTable,
    notes=notes,
    active=active,
    spread_label="monsters",
    spread_order="and the dumpster",
    spread=spread,
    trophies=trophies,
    walk=walk,
    browses="next monster",
    heads=True,
)
