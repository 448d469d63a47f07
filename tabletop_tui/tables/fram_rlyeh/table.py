"""The public table of Fram R'lyeh: every seat with what lies before it, and the dive below."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult

from rulesets.contract import Offer, Seat
from rulesets.fram_rlyeh.actions import PlayCard, ReplayCard
from rulesets.fram_rlyeh.components import IDS, TIME_DRUG
from rulesets.fram_rlyeh.state import Phase, clockwise
from rulesets.fram_rlyeh.view import FramView
from saves.people import Person
from tabletop_tui.tables.base import Codes, Finale, Scene, TableKit, TableWidget
from tabletop_tui.tables.fram_rlyeh.columns import MOST, ahead, seats, won
from tabletop_tui.tables.fram_rlyeh.cover import OLD_ONE
from tabletop_tui.tables.fram_rlyeh.faces import face, key_of, short_relic
from tabletop_tui.tables.fram_rlyeh.hand import FramHand, Secrets, SecretsZone, hand, secrets
from tabletop_tui.tables.fram_rlyeh.panel import FramPanel
from tabletop_tui.tables.fram_rlyeh.seats import SeatsZone
from tabletop_tui.tables.fram_rlyeh.track import TrackZone, track
from tabletop_tui.widgets.score import Trophy
from tabletop_tui.widgets.spread import Spread


class FramTable(TableWidget):
    """Seats over the dive; a lone human's own hand and knowledge below."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = SeatsZone()
        self.track = TrackZone()
        self.hand = FramHand()
        self.secrets = SecretsZone()
        self.hand.display = self.secrets.display = False

    def compose(self) -> ComposeResult:
        """Four zones, the last two only for a lone human, the hand next to what is asked."""
        yield self.seats
        yield self.track
        yield self.secrets
        yield self.hand

    def divide(self, width: int, height: int) -> None:
        """The seats need nine to eleven lines, the dive three or four; the more room the larger the cards."""
        own = self.hand.display
        cards = (3 if height < 20 else 5) if own else 0
        known = (1 if height < 14 else 2 if height < 20 else 4) if own else 0
        left = height - cards - known
        dive = 2 if left < 11 else 3 if left < 13 else 4 if left < 20 else 7
        self.seats.styles.height = max(1, min(left - dive, MOST))
        self.track.styles.height = dive
        self.hand.styles.height = max(1, cards)
        self.secrets.styles.height = max(1, known)

    def show(self, scene: Scene) -> None:
        """From the view to the zones."""
        view: FramView = scene.view
        me = view.viewer
        if (me is not None) != self.hand.display:
            self.hand.display = self.secrets.display = me is not None
            self.divide(self.size.width, self.size.height)
        self.seats.show(seats(view, scene.people, scene.tags))
        self.track.show(track(view))
        if me is not None:
            self.hand.show(hand(view, me, scene.choice, scene.letters))
            self.secrets.show(secrets(view, me, scene.people))

    def clear(self) -> None:
        """What a lone human sees of its own."""
        self.hand.show(())
        self.secrets.show(Secrets((), ()))

    def end_animation(self) -> None:
        """A key was pressed."""
        self.seats.end_animation()


def notes(view: FramView) -> list[str]:
    """What stands under each name: its part in this round."""
    found = []
    for seat in range(view.seats):
        if view.phase is Phase.HIDDEN_PLAY:
            found.append("leads" if seat == view.dealer else "has laid" if view.lies[seat] else "to lay")
        elif view.phase is Phase.DEALER_PLAY:
            found.append("to lead" if seat == view.dealer else "")
        elif view.phase is Phase.CLAIM:
            found.append("has won" if seat == view.winner else "")
        elif view.phase is Phase.INTERRUPT:
            found.append("is ahead" if seat == ahead(view) else "")
        elif view.phase is Phase.REPLAY:
            found.append("stops time" if seat == view.drug_user else "")
        else:
            found.append("")
    return found


def active(view: FramView) -> Seat | None:
    """Who deals."""
    return None if view.phase is Phase.OVER else view.dealer


def spread(view: FramView, people: tuple[Person, ...]) -> tuple[Spread, ...]:
    """All that lies before the seats: whose card is what, was open once and may be read again."""
    piles = []
    for seat, person in enumerate(people):
        rounds = zip(view.treasures(seat), view.paid[seat], strict=True)
        cards = [face(card, person.hue, f"paid for {_treasure(short_relic(relic))}") for relic, card in rounds]
        cards += [face(card, person.hue, "insane") for card in reversed(view.insanity[seat])]
        cards += [face(card, person.hue, "calmed") for card in reversed(view.exorcised[seat])]
        if seat == view.drug_user:
            cards.append(face(TIME_DRUG, person.hue, "used: -2"))
        if seat == view.thrower and view.thrown_card is not None:
            cards.append(face(view.thrown_card, person.hue, "thrown away"))
        piles.append(Spread(f"Before {person.name}", person.hue, tuple(cards)))
    return tuple(piles)


def _treasure(short: str) -> str:
    return short.removesuffix("?")


def keys(offer: Offer) -> str:
    """The key of a card in the hand."""
    return key_of(offer.card) if isinstance(offer, PlayCard | ReplayCard) else ""


def sealed_seats(view: FramView) -> Sequence[tuple[Seat, bool]]:
    """Everybody but the dealer, clockwise, and whether it has laid."""
    others = clockwise(view.seats, view.dealer, 1 << view.dealer)
    return tuple((seat, view.lies[seat]) for seat in others)


def coded(view: FramView) -> Sequence[str]:
    """The cards of the viewer's hand that are ever laid: all but the Time Drug."""
    cards = view.hands[view.viewer] if view.viewer is not None else None
    return tuple(IDS[card] for card in cards or () if card != TIME_DRUG)


def finale(view: FramView) -> Finale | None:
    """Everybody below zero."""
    scores = [points for points in view.points if points is not None]
    if max(scores) >= 0:
        return None
    last = min(scores)
    maddest = " and ".join(f"{{{seat}}}" for seat, points in enumerate(scores) if points == last)
    return Finale(
        "THE OLD ONE AWAKENS",
        OLD_ONE,
        (
            "Twelve dives, and not one of you kept a clear head.",
            f"It looks you over, and is very pleased with {maddest}.",
        ),
    )


def trophies(view: FramView) -> tuple[tuple[Trophy, ...], ...]:
    """What each seat brought up, and paid for it."""
    return tuple(tuple((f"{one.text:<6}", one.hue) for one in won(view, seat)) for seat in range(view.seats))


TABLE = TableKit(
    public=FramTable,
    panel=FramPanel,
    notes=notes,
    active=active,
    spread_label="piles",
    spread=spread,
    trophies=trophies,
    keys=keys,
    codes=Codes("hidden_play", sealed_seats, coded),
    finale=finale,
    heads=True,
)
