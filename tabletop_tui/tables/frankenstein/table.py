"""The public table of Frankenstein: what lies in the middle, and the graveyards."""

from __future__ import annotations

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.timer import Timer

from rulesets.contract import Seat
from rulesets.frankenstein.components import CARDS, CardNo
from rulesets.frankenstein.monster import slots_filled
from rulesets.frankenstein.state import Phase
from rulesets.frankenstein.view import FrankensteinView
from saves.people import Person
from tabletop_tui.tables.base import Scene, TableKit, TableWidget
from tabletop_tui.tables.frankenstein.faces import FACES, kind_name
from tabletop_tui.tables.frankenstein.panel import FrankensteinPanel, bench
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.card import Face, draw_back, draw_card, draw_gap
from tabletop_tui.widgets.graveyard import PILE, Graveyards, Pile
from tabletop_tui.widgets.score import Trophy
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.spread import Spread
from tabletop_tui.widgets.zone import Zone

FLIPPED = 4
FLIP_STEP = 0.06
"""A flip takes so many steps of so many seconds."""


@dataclass(frozen=True, slots=True)
class Middle:
    """The middle of the table. `bids`: name, hue, amount (0 = pass, None = still to be asked), in order."""

    deck: int
    current: Face | None
    title: str
    lines: tuple[str, ...]
    bids: tuple[tuple[str, int, int | None], ...]
    high: int
    aside: tuple[Face, ...]
    box: int


class MiddleZone(Zone[Middle]):
    """Deck, card, and what is going on beside it. A card that is turned up flips over."""

    def __init__(self) -> None:
        super().__init__()
        self._flip = FLIPPED
        self._flipping: Timer | None = None

    def show(self, value: Middle) -> None:
        """Show the middle; begin the flip where a card has come up."""
        before = self.value
        turned_up = before is not None and before.current is None and value.current is not None
        super().show(value)
        if turned_up and self.app.animation_level != "none":
            self._flip = 0
            self._flipping = self.set_interval(FLIP_STEP, self._turn)
            self.redraw()

    def end_animation(self) -> None:
        """A key was pressed: the card lies there."""
        if self._flipping is not None:
            self._flipping.stop()
            self._flipping = None
        if self._flip < FLIPPED:
            self._flip = FLIPPED
            self.redraw()

    def _turn(self) -> None:
        self._flip += 1
        if self._flip >= FLIPPED:
            self._flip = FLIPPED - 1
            self.end_animation()
        else:
            self.redraw()

    def draw(self, canvas: Canvas, value: Middle) -> None:
        palette = canvas.kit.palette
        height = min(canvas.height, 11)
        top = min(1, canvas.height - height)
        back = (min(12, canvas.width // 6), min(9, height - 2))
        card = (22 if canvas.width >= 78 else 20, height)
        if value.deck:
            draw_back(canvas, 1, top, back, str(value.deck), min(3, value.deck))
        else:
            draw_gap(canvas, 1, top, back, "0")
        x = back[0] + 4
        if self._flip < FLIPPED:
            narrow = (max(3, card[0] * (FLIPPED - self._flip) // FLIPPED), height)
            draw_back(canvas, x + (card[0] - narrow[0]) // 2, top, narrow, "")
        elif value.current is None:
            draw_gap(canvas, x, top, card, "no card up")
        else:
            draw_card(canvas, x, top, value.current, card)
        x += card[0] + 2
        width = min(52, canvas.width - x - 1)
        canvas.clip(x, top, width, value.title, ink(palette.accent, palette.ground, bold=True))
        row = top + 1
        if value.bids:
            row = self._bids(canvas, x, row, width, value)
        else:
            for line in value.lines:
                row += canvas.paragraph(x, row, width, max(0, top + height - row - 1), line)
        self._villagers(canvas, x, top + height - 1, width, value)

    def _bids(self, canvas: Canvas, x: int, row: int, width: int, value: Middle) -> int:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        for name, hue, amount in value.bids:
            style = ink(palette.hues[hue], palette.ground, bold=amount == value.high)
            canvas.clip(x, row, width - 12, f"{mark(glyphs, hue)} {name}", style)
            says = "" if amount is None else "passes" if amount == 0 else f"bids {amount}"
            high = amount == value.high and bool(amount)
            canvas.put(x + width - 12, row, f"{glyphs.crown if high else ' '} {says}", style if amount else None)
            row += 1
        return row

    def _villagers(self, canvas: Canvas, x: int, row: int, width: int, value: Middle) -> None:
        palette = canvas.kit.palette
        parts = []
        if value.aside:
            parts.append("set aside: " + " ".join(f"{face.letter}{face.figure}" for face in value.aside))
        if value.box:
            parts.append(f"villagers gone: {value.box}")
        canvas.clip(x, row, width, "   ".join(parts), ink(palette.soft, palette.ground))


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

    def compose(self) -> ComposeResult:
        """Three zones, the last of them only for a lone human."""
        self.middle = MiddleZone()
        self.graveyards = Graveyards()
        self.own = OwnZone()
        self.own.display = False
        self.own.styles.height = 1
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
        self.middle.show(middle(scene.view, scene.people))
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


def middle(view: FrankensteinView, people: tuple[Person, ...]) -> Middle:
    """What lies in the middle and what is said beside it."""
    name = people[view.active].name
    bids: tuple[tuple[str, int, int | None], ...] = ()
    lines: tuple[str, ...] = ()
    title = ""
    card = CARDS[view.current] if view.current is not None else None
    match view.phase:
        case Phase.TURN:
            title = "A new turn" if not view.defended else "A bonus turn"
            lines = (f"{name} turns up a card, or loots the top of a graveyard for its loot cost.",)
            if view.passes:
                lines = (*lines, f"{view.passes} of {view.seats} turns in a row passed; at {view.seats} dawn breaks.")
        case Phase.DEAL if card:
            title = f"{name} turned it up"
            lines = (f"Buy it for {card.face}, sell it for {card.sell}, or auction it.",)
        case Phase.DEFEND if card:
            title = f"Villagers attack {name}!"
            lines = (f"{card.face} in coins or cards drive them off.",)
        case Phase.BID if view.auction:
            title = f"Auction: {view.auction.high} is bid"
            given = view.auction.bids
            order = [(view.active + step) % view.seats for step in range(view.seats)]
            bids = tuple(
                (people[seat].name, people[seat].hue, given[step] if step < len(given) else None)
                for step, seat in enumerate(order)
            )
        case _:
            title = "It's alive!" if view.alive is not None else "Dawn"
            lines = ("The game is over.",)
    return Middle(
        deck=view.deck,
        current=FACES[view.current] if view.current is not None else None,
        title=title,
        lines=lines,
        bids=bids,
        high=view.auction.high if view.auction else 0,
        aside=tuple(FACES[card] for card in view.aside),
        box=len(view.box),
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
    return tuple((f"{kind_name(s.word)[:4]}{s.text or '-':<3}", -1 if s.hue is None else s.hue) for s in spaces)


TABLE = TableKit(
    public=FrankensteinTable,
    panel=FrankensteinPanel,
    notes=seat_notes,
    active=active,
    spread_label="graveyards",
    spread=spread,
    trophies=trophies,
)
