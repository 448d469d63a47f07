"""The public table of Frankenstein: what lies in the middle, and the graveyards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from textual.app import ComposeResult

from rulesets.contract import Seat
from rulesets.frankenstein.components import CardNo
from rulesets.frankenstein.monster import slots_filled
from rulesets.frankenstein.state import Phase
from rulesets.frankenstein.view import FrankensteinView
from saves.people import Person
from tabletop_tui.tables.base import Scene, TableKit, TableWidget
from tabletop_tui.tables.frankenstein.faces import FACES, kind_name
from tabletop_tui.tables.frankenstein.middle import MiddleZone, middle
from tabletop_tui.tables.frankenstein.panel import FrankensteinPanel, bench
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.graveyard import PILE, Graveyards, Pile
from tabletop_tui.widgets.score import Trophy
from tabletop_tui.widgets.spread import Spread
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Own:
    """What a lone human always sees of its own: coins, the eight slots, and how many are filled."""

    coins: int
    slots: tuple[tuple[str, str, int], ...]
    """Part, what lies there ("7", "C9" or nothing), and its hue (-1 = empty)."""
    filled: int


class OwnZone(Zone[Own]):
    """One line."""

    def draw(self, canvas: Canvas, value: Own) -> None:
        palette = canvas.kit.palette
        at = canvas.put(1, 0, f"You: {value.coins} coins", ink(palette.accent, palette.ground, bold=True))
        at = canvas.put(at + 2, 0, f"{value.filled} of 8", canvas.plain) + 1
        long = canvas.width - at >= 7 * len(value.slots)
        for label, figure, hue in value.slots:
            text = f"{label[:4] if long else label[0]}{figure or '-'}"
            colour = palette.soft if hue < 0 else palette.hues[hue]
            at = canvas.put(at + 1, 0, text, ink(colour, palette.ground, bold=hue >= 0))


class FrankensteinTable(TableWidget):
    """The middle over the graveyards; a lone human's own things in a line below."""

    def __init__(self) -> None:
        super().__init__()
        self.middle = MiddleZone()
        self.graveyards = Graveyards()
        self.own = OwnZone()
        self.own.display = False
        self.own.styles.height = 1

    def compose(self) -> ComposeResult:
        """Three zones, the last of them only for a lone human."""
        yield self.middle
        yield self.graveyards
        yield self.own

    def divide(self, width: int, height: int) -> None:
        """Graveyards get five lines at 80 x 24, more where there is room for bigger cards."""
        yards = 5 if height < 14 else 6 if height < 17 else min(9, height // 2)
        self.middle.styles.height = height - yards - self.own.display
        self.graveyards.styles.height = yards

    def show(self, scene: Scene) -> None:
        """From the view to the zones."""
        self.middle.show(replace(middle(scene.view, scene.people), recent=scene.recent))
        self.graveyards.show(piles(scene.view, scene.people))
        mine = own(scene.view)
        if (mine is not None) != self.own.display:
            self.own.display = mine is not None
            self.divide(self.size.width, self.size.height)
        if mine is not None:
            self.own.show(mine)

    def clear(self) -> None:
        """Nothing here is private."""

    def end_animation(self) -> None:
        """A key was pressed."""
        self.middle.end_animation()


def own(view: FrankensteinView) -> Own | None:
    """The viewer's own things in short; None for the table."""
    if view.viewer is None:
        return None
    coins, mat = view.coins[view.viewer], view.mats[view.viewer]
    if coins is None or mat is None:
        return None
    slots = tuple(
        (kind_name(space.word), space.text, -1 if space.hue is None else space.hue) for space in bench(mat).rows[0]
    )
    return Own(coins, slots, slots_filled(mat))


def piles(view: FrankensteinView, people: tuple[Person, ...]) -> tuple[Pile, ...]:
    """The graveyards, in seat order."""
    return tuple(
        Pile(person.name, person.hue, len(yard), FACES[yard[-1]] if yard else None, f"{PILE}{seat}")
        for seat, (person, yard) in enumerate(zip(people, view.graveyards, strict=True))
    )


def seat_notes(view: FrankensteinView) -> list[str]:
    """What stands under each name: its part in the auction, else whose turn it is."""
    notes = []
    for seat in range(view.seats):
        step = (seat - view.active) % view.seats
        if view.auction:
            given = view.auction.bids[step] if step < len(view.auction.bids) else None
            notes.append("to bid" if given is None else f"bids {given}" if given else "passes")
        elif view.phase is Phase.OVER:
            notes.append("it's alive!" if seat == view.alive else "")
        else:
            notes.append("to play" if step == 0 else "")
    return notes


def active(view: FrankensteinView) -> Seat | None:
    """Whose turn it is."""
    return None if view.phase is Phase.OVER else view.active


def spread(view: FrankensteinView, people: tuple[Person, ...]) -> tuple[Spread, ...]:
    """All graveyards, and the villagers that left the game."""
    yards = [
        Spread(f"{person.name}'s graveyard", person.hue, tuple(FACES[card] for card in reversed(yard)))
        for person, yard in zip(people, view.graveyards, strict=True)
    ]
    return (*yards, Spread("Villagers out of the game", None, tuple(FACES[card] for card in view.box)))


def trophies(view: FrankensteinView) -> tuple[tuple[Trophy, ...], ...]:
    """The eight slots of every monster."""
    return tuple(_slots(mat or ()) for mat in view.mats)


def _slots(mat: tuple[CardNo, ...]) -> tuple[Trophy, ...]:
    spaces = bench(mat).rows[0]
    return tuple((f"{kind_name(s.word)} {s.text or '-':<2}", -1 if s.hue is None else s.hue) for s in spaces)


TABLE = TableKit(
    public=FrankensteinTable,
    panel=FrankensteinPanel,
    notes=seat_notes,
    active=active,
    spread_label="graveyards",
    spread=spread,
    trophies=trophies,
)
