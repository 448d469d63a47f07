"""What lies before each seat: its card of the round, insanity, what it has won and paid, the numbers it still has."""

from __future__ import annotations

from dataclasses import replace

from textual.timer import Timer

from rulesets.contract import Seat
from rulesets.fram_rlyeh.components import NUMBERS
from tabletop_tui.tables.fram_rlyeh.columns import BOTH_FIT, ROOMY, Column, Plan, Seats, Won, plan
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

TURN_STEP = 0.28
"""Seconds from one card of a showdown to the next."""


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
            row = self._insanity(canvas, left + 1, row, width, made, column)
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
            costs = "costs so far" if width - wide >= 12 else "costs"
            canvas.put(x + wide, y, "points" if column.counted else costs, soft)
            canvas.put(x + wide, y + 1, str(column.points if column.counted else -column.points), strong)
            canvas.put(x + wide, y + 2, name if len(name) <= width - wide else letters, soft)
        else:
            canvas.put(x + wide, y, str(column.points), strong)
            canvas.put(x + width - len(letters), y + 1, letters, soft)

    @staticmethod
    def _insanity(canvas: Canvas, x: int, row: int, width: int, made: Plan, column: Column) -> int:
        palette = canvas.kit.palette
        soft = ink(palette.soft, palette.ground)
        bad = ink(palette.bad, palette.ground, bold=True) if column.mad else soft
        label = "insane" if width >= BOTH_FIT else "mad"
        at = canvas.put(x, row, f"{label} {column.mad}", bad, column.word)
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
