"""What lies before each seat: its card of the round, insanity, what it has won and paid, the numbers it still has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from textual.timer import Timer

from rulesets.contract import Seat
from rulesets.fram_rlyeh.components import CARDS, NUMBERS, POWER, TREASURES
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView
from saves.people import Person
from tabletop_tui.tables.fram_rlyeh.faces import DEPTH_HUES, figure, short_figure, short_power, short_relic
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.graveyard import PILE
from tabletop_tui.widgets.seat_strip import SeatTag, mark
from tabletop_tui.widgets.zone import Zone

TURN_STEP = 0.28
"""Seconds from one card of a showdown to the next."""
FIVE_FIT = 15
"""Columns from which on the numbers of a suit fit into two lines, and both kinds of insanity into one."""
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
        if value == before:
            return  # what is being turned over goes on
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
        made = plan(canvas.width // count - 1, canvas.height)
        palette, upright = canvas.kit.palette, canvas.kit.glyphs.frame[3]
        apart = made.won > max(2, *[len(column.won) for column in value.columns])
        for index, column in enumerate(value.columns):
            left = index * canvas.width // count
            width = (index + 1) * canvas.width // count - left - 1
            if self._hidden:  # who is ahead is seen when all cards are
                column = replace(column, wins=False, note="")
            self._head(canvas, left, width, made.head, column)
            row = made.head
            self._card(canvas, left + 1, row, made.card, column, index in self._hidden)
            self._beside(canvas, left + 1, row, width - 1, made, column)
            row += made.card + (made.air > 1)
            row = self._insanity(canvas, left + 1, row, made, column)
            row += made.air > 0
            if made.label:
                canvas.put(left + 1, row, "still to play", ink(palette.soft, palette.ground))
            self._left(canvas, left + 1, row + made.label, made.tracker, column)
            row += made.label + made.tracker + (made.air > 2)
            (self._each if apart else self._won)(canvas, left + 1, row, width - 1, made.won, column)
            if index and made.tracker > ROOMY:
                canvas.fill(left, made.head, 1, canvas.height, ink(palette.line, palette.ground), upright)

    @staticmethod
    def _head(canvas: Canvas, x: int, width: int, height: int, column: Column) -> None:
        """Who it is and what it does; the whole head stands out where the seat is asked."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        hue = palette.hues[column.hue]
        ground = hue if column.asked else palette.panel
        name = ink(palette.ground if column.asked else hue, ground, bold=True)
        note = ink(palette.ground if column.asked else palette.soft, ground)
        canvas.fill(x, 0, width, height, note, word=column.word)
        at = canvas.put(
            x, 0, f"{glyphs.pointer if column.deals else ' '}{mark(glyphs, column.hue)} ", name, column.word
        )
        bot = " bot" if column.bot else ""
        canvas.clip(at, 0, x + width - at - len(bot), column.name, name, column.word)
        canvas.put(x + width - len(bot), 0, bot, note, column.word)
        if height > 1:
            canvas.clip(at, 1, x + width - at, column.note, note, column.word)

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

    @staticmethod
    def _beside(canvas: Canvas, x: int, y: int, width: int, made: Plan, column: Column) -> None:
        """Points and trump, right of the card."""
        palette = canvas.kit.palette
        soft = ink(palette.soft, palette.ground)
        wide = {1: 6, 3: 8}.get(made.card, 10)
        strong = ink(palette.bad if column.points < 0 and column.counted else palette.ink, palette.ground, bold=True)
        name, letters = column.trump
        if made.card > 1:
            canvas.put(x + wide, y, "points" if column.counted else "minus", soft)
            canvas.put(x + wide, y + 1, str(column.points if column.counted else -column.points), strong)
            canvas.put(x + wide, y + 2, name if len(name) <= width - wide else letters, soft)
        else:
            canvas.put(x + wide, y, str(column.points), strong)
            canvas.put(x + width - len(letters), y + 1, letters, soft)

    @staticmethod
    def _insanity(canvas: Canvas, x: int, row: int, made: Plan, column: Column) -> int:
        palette = canvas.kit.palette
        soft = ink(palette.soft, palette.ground)
        bad = ink(palette.bad, palette.ground, bold=True) if column.mad else soft
        at = canvas.put(x, row, f"mad {column.mad}", bad, column.word)
        if made.mad > 1:
            canvas.put(x, row + 1, f"calmed {column.calmed}", soft, column.word)
        elif made.tracker == ROOMY:
            canvas.put(at + 1, row, f"calmed {column.calmed}", soft, column.word)
        return row + made.mad

    @staticmethod
    def _each(canvas: Canvas, x: int, row: int, width: int, rows: int, column: Column) -> None:
        """A line for each treasure."""
        palette = canvas.kit.palette
        soft = ink(palette.soft, palette.ground)
        canvas.put(x, row, "won" if column.won else "won nothing", soft, column.word)
        for line, won in enumerate(column.won, 1):
            style = ink(palette.hues[won.hue], palette.ground, bold=True)
            canvas.put(x, row + line, won.words if len(won.words) <= width else won.text, style, column.word)

    @staticmethod
    def _won(canvas: Canvas, x: int, row: int, width: int, rows: int, column: Column) -> None:
        """Depth and paid number of each treasure, the latest ones if there is no room for all."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        if not rows:
            return
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
