"""What a column of the table says of a seat, and how many lines each part of it has: values, no drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulesets.contract import Seat
from rulesets.fram_rlyeh.components import CARDS, POWER, TREASURES
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView
from saves.people import Person
from tabletop_tui.tables.fram_rlyeh.faces import DEPTH_HUES, figure, short_figure, short_power, short_relic
from tabletop_tui.widgets.graveyard import PILE
from tabletop_tui.widgets.seat_strip import SeatTag

FIVE_FIT = 15
"""Columns from which on the numbers of a suit fit into two lines, and both kinds of insanity into one."""
BOTH_FIT = 18
"""Columns from which on both kinds of insanity fit into one line by their whole names."""
ROOMY = 2
"""Lines of the numbers in columns as wide as that."""
MOST = 23
"""Lines that the seats ever need."""


@dataclass(frozen=True, slots=True)
class Won:
    """A treasure with the card paid for it: "M-12"; `words` where there is a line for each. Values where known."""

    text: str
    words: str
    hue: int


@dataclass(frozen=True, slots=True)
class Column:
    """One seat. `card` "" = nothing lies there, None = one lies face down."""

    name: str
    hue: int
    word: str
    bot: bool
    asked: bool
    note: str
    """What is said of it now."""
    deals: bool
    card: str | None
    wins: bool
    points: int
    counted: bool
    """Are the treasures in the points? Else the points are only what counts against the seat."""
    trump: tuple[str, str]
    """What the table knows of its trump, by name and in letters."""
    mad: int
    calmed: int
    won: tuple[Won, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """How many lines each part of a column has."""

    head: int = 1
    card: int = 1
    mad: int = 1
    """Two where "calmed" needs a line of its own."""
    won: int = 0
    label: int = 0
    air: int = 0
    """Empty lines between the parts."""
    tracker: int = 2


def plan(width: int, height: int) -> Plan:
    """What there is room for: the more important parts grow first."""
    roomy = width >= FIVE_FIT
    tracker = ROOMY if roomy else ROOMY + 1
    made = Plan(tracker=tracker)
    left = height - 3 - tracker
    for part, more in (
        *(("won", 1), ("mad", int(not roomy)), ("card", 2), ("head", 1), ("label", 1), ("won", 1), ("air", 1)),
        *(("won", 1), ("air", 1), ("card", 2), ("won", 1), ("won", 1), ("air", 1), ("won", 1), ("won", 1)),
    ):
        if more <= left:
            made = replace(made, **{part: getattr(made, part) + more})
            left -= more
    return made


@dataclass(frozen=True, slots=True)
class Seats:
    """All seats, and in which order the cards are turned up."""

    columns: tuple[Column, ...]
    order: tuple[Seat, ...]


def seats(view: FramView, people: tuple[Person, ...], tags: Sequence[SeatTag] = ()) -> Seats:
    """From the view to the columns; `tags` as in a scene."""
    columns = tuple(_column(view, seat, person, tags[seat] if tags else None) for seat, person in enumerate(people))
    return Seats(columns, view.clockwise)


def _column(view: FramView, seat: Seat, person: Person, tag: SeatTag | None) -> Column:
    card, wins = card_of(view, seat)
    trump = view.trumps[seat]
    points = view.points[seat]
    return Column(
        name=person.name,
        hue=person.hue,
        word=f"{PILE}{seat}",
        bot=not person.human,
        asked=tag is not None and tag.asked,
        note=tag.note if tag is not None else "deals" if seat == view.dealer else "",
        deals=seat == view.dealer,
        card=card,
        wins=wins,
        points=0 if points is None else points,
        counted=seat == view.viewer or view.phase is Phase.OVER,
        trump=(CARDS[trump].name, short_figure(trump)) if trump is not None and view.shown[seat] else ("", ""),
        mad=len(view.insanity[seat]),
        calmed=len(view.exorcised[seat]),
        won=won(view, seat),
        left=view.numbers_left(seat),
    )


def won(view: FramView, seat: Seat) -> tuple[Won, ...]:
    """What a seat has taken: "M-12" = a medium treasure for which it paid 12, "M13-12" for those that know it."""
    found = []
    for relic, card in zip(view.treasures(seat), view.paid[seat], strict=True):
        if relic.depth is not None:
            paid, value = short_power(card), "" if relic.treasure is None else TREASURES[relic.treasure].points
            text = f"{short_relic(relic).removesuffix('?')}-{paid}"
            words = f"{relic.depth.word} {value}".rstrip() + f" for {paid}"
            found.append(Won(text, words, DEPTH_HUES[relic.depth]))
    return tuple(found)


def ahead(view: FramView) -> Seat | None:
    """Whose open card would win now: the highest, and of several the nearest to the dealer."""
    powers = {seat: POWER[card] for seat in view.clockwise if (card := view.cards[seat]) is not None}
    return max(powers, key=lambda seat: powers[seat], default=None)


def card_of(view: FramView, seat: Seat) -> tuple[str | None, bool]:
    """What lies before a seat, and whether it wins: of this round, or of the last showdown until the next lead."""
    last = view.showdown
    if view.phase in (Phase.HIDDEN_PLAY, Phase.INTERRUPT, Phase.REPLAY):
        card = view.cards[seat]
        if card is not None:
            return figure(card), view.phase is Phase.INTERRUPT and seat == ahead(view)
        return (None if view.lies[seat] else ""), False
    if last is None:
        return "", False
    return figure(last.cards[seat]), seat == last.winner
