"""Behind the screen in Fram R'lyeh: the dive, everybody in a line, hand, secrets. The same parts for every seat."""

from __future__ import annotations

from dataclasses import dataclass

from textual.app import ComposeResult

from rulesets.fram_rlyeh.components import NUMBERS
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView
from saves.people import Person
from tabletop_tui.tables.base import Scene, TableWidget
from tabletop_tui.tables.fram_rlyeh.columns import Won, ahead, won
from tabletop_tui.tables.fram_rlyeh.faces import figure
from tabletop_tui.tables.fram_rlyeh.hand import FramHand, Secrets, SecretsZone, hand, secrets
from tabletop_tui.tables.fram_rlyeh.track import TrackZone, track
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Rival:
    """Everything of a seat in one line: its card, its numbers, what the table counts."""

    name: str
    hue: int
    deals: bool
    card: str
    ahead: bool
    """Would it win now?"""
    left: tuple[int, ...]
    mad: int
    points: int
    won: tuple[Won, ...]


class RivalsZone(Zone[tuple[Rival, ...]]):
    """A line for each seat, the viewer's own among them."""

    def draw(self, canvas: Canvas, value: tuple[Rival, ...]) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        soft = ink(palette.soft, palette.ground)
        names = min(16, max((len(rival.name) for rival in value), default=0) + 2, max(8, canvas.width - 58))
        for row, rival in enumerate(value):
            canvas.put(0, row, glyphs.pointer if rival.deals else " ", ink(palette.accent, palette.ground, bold=True))
            hue = ink(palette.hues[rival.hue], palette.ground, bold=True)
            canvas.clip(1, row, names, f"{mark(glyphs, rival.hue)} {rival.name}", hue)
            strong = ink(palette.accent if rival.ahead else palette.ink, palette.ground, bold=True)
            crown = f"{glyphs.crown} " if rival.ahead else ""
            canvas.put(names + 1, row, f"{crown}{rival.card}".rjust(6), strong)
            at = names + 9
            for number in NUMBERS:
                here = number in rival.left
                text = str(number) if here else "·".rjust(len(str(number)))
                at = canvas.put(at, row, text, canvas.plain if here else ink(palette.line, palette.ground)) + 1
            bad = ink(palette.bad, palette.ground, bold=True) if rival.mad else soft
            at = canvas.put(at + 1, row, f"mad {rival.mad}", bad)
            if at + 6 <= canvas.width:
                canvas.put(at + 2, row, f"{rival.points:+d}" if rival.points else "0", soft)
            at += 7
            self._won(canvas, at, row, rival.won)

    @staticmethod
    def _won(canvas: Canvas, at: int, row: int, won: tuple[Won, ...]) -> None:
        """The latest of what has been won, as much as there is room for."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        room = canvas.width - at - len("won") - 2
        shown = list(won)
        while shown and sum(len(one.text) + 1 for one in shown) > room:
            del shown[0]
        if not shown:
            return
        label = "won " if len(shown) == len(won) else f"won{glyphs.ellipsis}"
        at = canvas.put(at, row, label, ink(palette.soft, palette.ground))
        for one in shown:
            at = canvas.put(at, row, one.text, ink(palette.hues[one.hue], palette.ground, bold=True)) + 1


def rivals(view: FramView, people: tuple[Person, ...]) -> tuple[Rival, ...]:
    """From the view to the lines."""
    found, first = [], ahead(view)
    for seat, person in enumerate(people):
        card = view.cards[seat]
        laid = view.lies[seat] and view.phase is not Phase.OVER
        shown = figure(card) if card is not None else "laid" if laid else ""
        points = view.points[seat]
        found.append(
            Rival(
                person.name,
                person.hue,
                seat == view.dealer,
                shown,
                view.phase in (Phase.INTERRUPT, Phase.REPLAY) and seat == first,
                view.numbers_left(seat),
                len(view.insanity[seat]),
                0 if points is None else points,
                won(view, seat),
            )
        )
    return tuple(found)


class FramPanel(TableWidget):
    """Four zones, in this order on every private page."""

    def __init__(self) -> None:
        super().__init__()
        self.track = TrackZone()
        self.rivals = RivalsZone()
        self.hand = FramHand()
        self.secrets = SecretsZone()

    def compose(self) -> ComposeResult:
        """The dive, the seats, the secrets, the hand: what changes with a key lies next to what is asked."""
        yield self.track
        yield self.rivals
        yield self.secrets
        yield self.hand

    def divide(self, width: int, height: int) -> None:
        """A line for each seat, three or more for the hand, the rest for treasures and secrets."""
        seats = len(self.rivals.value or ()) or 5
        cards = 3 if height < 18 else 5
        left = height - seats - cards
        dive = 2 if left < 8 else min(6, left - 5)
        self.track.styles.height = dive
        self.rivals.styles.height = seats
        self.hand.styles.height = cards
        self.secrets.styles.height = max(1, left - dive)

    def show(self, scene: Scene) -> None:
        """From the seat's view to the zones."""
        view: FramView = scene.view
        seat = view.viewer
        if seat is None:
            return
        if len(self.rivals.value or ()) != len(scene.people):
            self.rivals.show(rivals(view, scene.people))
            self.divide(self.size.width, self.size.height)
        self.track.show(track(view))
        self.rivals.show(rivals(view, scene.people))
        self.hand.show(hand(view, seat, scene.choice, scene.letters))
        self.secrets.show(secrets(view, seat, scene.people))

    def clear(self) -> None:
        """Nothing of a hand stays in a widget."""
        self.track.show(())
        self.rivals.show(())
        self.hand.show(())
        self.secrets.show(Secrets((), ()))
