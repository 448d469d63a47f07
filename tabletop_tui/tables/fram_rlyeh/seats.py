"""What lies before each seat: its card of the round, insanity, what it has won and paid, the numbers it still has."""

from __future__ import annotations

from dataclasses import dataclass

from textual.timer import Timer

from rulesets.contract import Seat
from rulesets.fram_rlyeh.components import NUMBERS, CardNo
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView
from saves.people import Person
from tabletop_tui.tables.fram_rlyeh.faces import DEPTH_HUES, figure, short_figure, short_relic
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.graveyard import PILE
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

TURN_STEP = 0.28
"""Seconds from one card of a showdown to the next."""
FIVE_FIT = 15
"""Columns from which on the numbers of a suit fit into two lines, and both kinds of insanity into one."""


@dataclass(frozen=True, slots=True)
class Won:
    """A treasure with the card paid for it: "M12"; `value` where the viewer knows it."""

    text: str
    hue: int


@dataclass(frozen=True, slots=True)
class Column:
    """One seat. `card` "" = nothing lies there, None = one lies face down."""

    name: str
    hue: int
    word: str
    deals: bool
    card: str | None
    wins: bool
    points: int
    trump: str
    """What the table knows of its trump."""
    mad: int
    calmed: int
    won: tuple[Won, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seats:
    """All seats, and in which order the cards are turned up."""

    columns: tuple[Column, ...]
    order: tuple[Seat, ...]


class SeatsZone(Zone[Seats]):
    """A column for each seat. Cards that come up are turned over one by one, clockwise from the dealer."""

    def __init__(self) -> None:
        super().__init__()
        self._hidden: tuple[Seat, ...] = ()
        """Seats whose card is up but not turned over on the screen yet."""
        self._turning: Timer | None = None

    def show(self, value: Seats) -> None:
        """Show the seats; begin to turn cards over where they have come up."""
        before = self.value
        self._stop()
        hidden: tuple[Seat, ...] = ()
        if before is not None and len(before.columns) == len(value.columns):
            hidden = tuple(seat for seat in before.order if self._comes_up(before.columns[seat], value.columns[seat]))
        if len(hidden) < 2 or not self.is_attached or self.app.animation_level == "none":
            hidden = ()  # one card alone is another one after the Time Drug, and lies open at once
        self._hidden = hidden
        super().show(value)
        if hidden:
            self._turning = self.set_interval(TURN_STEP, self._turn)
            self.redraw()

    @staticmethod
    def _comes_up(before: Column, after: Column) -> bool:
        return before.card in (None, "") and bool(after.card) and not before.deals

    def _turn(self) -> None:
        self._hidden = self._hidden[1:]
        if not self._hidden:
            self._stop()
        self.redraw()

    def _stop(self) -> None:
        if self._turning is not None:
            self._turning.stop()
            self._turning = None

    def end_animation(self) -> None:
        """A key was pressed: all cards are up."""
        self._stop()
        if self._hidden:
            self._hidden = ()
            self.redraw()

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, value: Seats) -> None:
        count = len(value.columns)
        for index, column in enumerate(value.columns):
            left = index * canvas.width // count
            width = (index + 1) * canvas.width // count - left - 1
            self._column(canvas, left, width, column, index in self._hidden)

    def _column(self, canvas: Canvas, x: int, width: int, column: Column, hidden: bool) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        roomy = width >= FIVE_FIT
        tracker = 2 if roomy else 3
        spare = canvas.height - 3 - tracker
        won = 1 if spare >= 1 else 0
        calmed = 1 if not roomy and spare >= 2 else 0
        spare -= won + calmed
        card = 5 if spare >= 6 else 3 if spare >= 2 else 1
        spare -= card - 1
        if spare >= 1:
            won, spare = won + 1, spare - 1
        hue = ink(palette.hues[column.hue], palette.ground, bold=True)
        name = f"{mark(glyphs, column.hue)} {column.name}"
        deals = " deals" if roomy else f" {glyphs.pointer}"
        room = width - (len(deals) if column.deals else 0)
        at = canvas.clip(x + 1, 0, room - 1, name, hue, column.word)
        if column.deals:
            canvas.put(at, 0, deals, ink(palette.accent, palette.ground, bold=True), column.word)
        self._card(canvas, x + 1, 1, card, column, hidden)
        self._beside(canvas, x + 1, 1, width - 1, card, column)
        row = 1 + card + (1 if spare >= 3 else 0)
        row = self._insanity(canvas, x + 1, row, column, roomy, calmed)
        row = self._won(canvas, x + 1, row, width - 1, won, column)
        self._left(canvas, x + 1, row + (1 if spare >= 4 else 0), tracker, column)

    def _card(self, canvas: Canvas, x: int, y: int, height: int, column: Column, hidden: bool) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        width = 7 if height < 5 else 9
        word = column.word
        back = column.card is None or hidden
        if height == 1:
            if back:
                canvas.put(x, y, f"[{glyphs.back * 3}]", ink(palette.soft, palette.ground), word)
            elif column.card:
                crown = glyphs.crown if column.wins else " "
                style = ink(palette.ink, palette.face, bold=True)
                canvas.put(x, y, f"{crown}{column.card}".ljust(5), style, word)
            else:
                canvas.put(x, y, "[   ]", ink(palette.line, palette.ground), word)
            return
        if back:
            canvas.fill(x, y, width, height, ink(palette.line, palette.panel), glyphs.back, word)
            canvas.frame(x, y, width, height, ink(palette.soft, palette.panel), word=word)
        elif column.card:
            hue = palette.hues[column.hue]
            edge = ink(palette.accent if column.wins else hue, palette.face, bold=column.wins)
            canvas.fill(x, y, width, height, ink(palette.ink, palette.face), word=word)
            canvas.frame(x, y, width, height, edge, heavy=column.wins, word=word)
            style = ink(palette.accent if column.wins else palette.ink, palette.face, bold=True)
            canvas.centre(x + 1, y + height // 2, width - 2, column.card, style, word)
            if column.wins:
                canvas.put(x + width // 2 - 1, y, f" {glyphs.crown} ", edge, word)
        else:
            canvas.frame(x, y, width, height, ink(palette.line, palette.ground), word=word)

    def _beside(self, canvas: Canvas, x: int, y: int, width: int, card: int, column: Column) -> None:
        """Points and trump, right of the card."""
        palette = canvas.kit.palette
        soft = ink(palette.soft, palette.ground)
        wide = 6 if card == 1 else 8 if card == 3 else 10
        points = f"{column.points:+d}" if column.points else "0"
        strong = ink(palette.bad if column.points < 0 else palette.ink, palette.ground, bold=True)
        if card == 1:
            canvas.put(x + wide, y, points, strong)
            canvas.put(x + (wide + 4 if width > 14 else 8), y + (width <= 14), column.trump, soft)
            return
        canvas.clip(x + wide, y + card // 2, width - wide, points, strong)
        if column.trump:
            canvas.clip(x + wide, y + card - 1, width - wide, column.trump, soft)

    def _insanity(self, canvas: Canvas, x: int, row: int, column: Column, roomy: bool, calmed: int) -> int:
        palette = canvas.kit.palette
        soft = ink(palette.soft, palette.ground)
        bad = ink(palette.bad, palette.ground, bold=True) if column.mad else soft
        at = canvas.put(x, row, f"mad {column.mad}", bad, column.word)
        if roomy:
            canvas.put(at + 1, row, f"calmed {column.calmed}", soft, column.word)
        elif calmed:
            canvas.put(x, row + 1, f"calmed {column.calmed}", soft, column.word)
        return row + 1 + calmed

    def _won(self, canvas: Canvas, x: int, row: int, width: int, rows: int, column: Column) -> int:
        """Depth and paid number of each treasure, the latest ones if there is no room for all."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        if not rows:
            return row
        fits: list[list[Won]] = [[]]
        label = "won "
        for won in reversed(column.won):
            used = sum(len(one.text) + 1 for one in fits[-1]) + (len(label) if len(fits) == 1 else 0)
            if used + len(won.text) > width:
                if len(fits) == rows:
                    label = f"won{glyphs.ellipsis}"
                    break
                fits.append([])
            fits[-1].append(won)
        at = canvas.put(x, row, label, ink(palette.soft, palette.ground), column.word)
        if not column.won:
            canvas.put(at, row, "nothing" if width >= 11 else glyphs.dash, ink(palette.soft, palette.ground))
        for line, wons in enumerate(fits):
            for won in wons:
                style = ink(palette.hues[won.hue], palette.ground, bold=True)
                at = canvas.put(at, row + line, won.text, style, column.word) + 1
            at = x
        return row + rows

    def _left(self, canvas: Canvas, x: int, row: int, rows: int, column: Column) -> None:
        """The numbers not seen yet; a dot stands where one has gone."""
        palette = canvas.kit.palette
        at = x
        for index, number in enumerate(NUMBERS):
            if index in ((7,) if rows == 2 else (4, 8)):
                row, at = row + 1, x
            here = number in column.left
            text = str(number) if here else "·".rjust(len(str(number)))
            style = canvas.plain if here else ink(palette.line, palette.ground)
            at = canvas.put(at, row, text, style, column.word) + 1


def seats(view: FramView, people: tuple[Person, ...]) -> Seats:
    """From the view to the columns."""
    columns = tuple(_column(view, seat, person) for seat, person in enumerate(people))
    return Seats(columns, view.clockwise)


def _column(view: FramView, seat: Seat, person: Person) -> Column:
    card, wins = card_of(view, seat)
    trump = view.trumps[seat]
    known = trump is not None and view.shown[seat]
    points = view.points[seat]
    return Column(
        name=person.name,
        hue=person.hue,
        word=f"{PILE}{seat}",
        deals=seat == view.dealer,
        card=card,
        wins=wins,
        points=0 if points is None else points,
        trump=short_figure(trump) if known and trump is not None else "",
        mad=len(view.insanity[seat]),
        calmed=len(view.exorcised[seat]),
        won=won(view, seat),
        left=view.numbers_left(seat),
    )


def won(view: FramView, seat: Seat) -> tuple[Won, ...]:
    """What a seat has taken: "M-12" = a medium treasure for which it paid 12, "M13-12" for those that know it."""
    return tuple(
        Won(f"{short_relic(relic).removesuffix('?')}-{_power(card)}", DEPTH_HUES[relic.depth])
        for relic, card in zip(view.treasures(seat), view.paid[seat], strict=True)
        if relic.depth is not None
    )


def card_of(view: FramView, seat: Seat) -> tuple[str | None, bool]:
    """What lies before a seat, and whether it has won: of this round, or of the last showdown until the next lead."""
    last = view.showdown
    if view.phase in (Phase.HIDDEN_PLAY, Phase.INTERRUPT, Phase.REPLAY):
        card = view.cards[seat]
        if card is not None:
            return figure(card), False
        return (None if view.lies[seat] else ""), False
    if last is None:
        return "", False
    return figure(last.cards[seat]), seat == last.winner


def _power(card: CardNo) -> str:
    return figure(card).split()[-1]
