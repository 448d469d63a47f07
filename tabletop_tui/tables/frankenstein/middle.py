"""The middle of the table: deck, the card that is up, what is going on beside it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.timer import Timer

from rulesets.frankenstein.components import CARDS
from rulesets.frankenstein.state import Phase
from rulesets.frankenstein.view import FrankensteinView
from saves.people import Person
from tabletop_tui.tables.frankenstein.faces import FACES
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.card import Face, draw_back, draw_card, draw_gap
from tabletop_tui.widgets.seat_strip import mark
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
    recent: tuple[str, ...] = ()


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
        self._recent(canvas, x, row + 1, width, top + height - 1 - row - 1, value.recent)

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

    def _recent(self, canvas: Canvas, x: int, row: int, width: int, room: int, recent: tuple[str, ...]) -> None:
        """As many of the last sentences as fit, whole."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        soft = ink(palette.soft, palette.ground)
        shown: list[list[str]] = []
        for sentence in reversed(recent):
            lines = wrap(sentence, width - 2)
            if len(lines) + sum(len(more) for more in shown) > room:
                break
            shown.insert(0, lines)
        row += room - sum(len(lines) for lines in shown)
        for lines in shown:
            canvas.put(x, row, glyphs.bullet, ink(palette.line, palette.ground))
            for line in lines:
                canvas.put(x + 2, row, line, soft)
                row += 1

    def _villagers(self, canvas: Canvas, x: int, row: int, width: int, value: Middle) -> None:
        palette = canvas.kit.palette
        parts = []
        if value.aside:
            parts.append("set aside: " + " ".join(f"{face.letter}{face.figure}" for face in value.aside))
        if value.box:
            parts.append(f"villagers gone: {value.box}")
        canvas.clip(x, row, width, "   ".join(parts), ink(palette.soft, palette.ground))


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
