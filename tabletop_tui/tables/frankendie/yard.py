"""The Graveyard: eight dice, open or covered, or the call pad in their place; beside it the stack of hands."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from rulesets.frankendie.components import COUNTS, KEYS, SYMBOLS
from tabletop_tui.tables.frankendie.faces import HUES
from tabletop_tui.tables.frankendie.status import Mood, mood_colour
from tabletop_tui.theme.palette import Palette, ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.dice import LARGE, SIZE, Die, draw_die
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

ACROSS = 4
"""Dice in a row."""
WIDE = 17
"""Columns from which on a hand in the stack has its time and its call beside the name."""


@dataclass(frozen=True, slots=True)
class PadValue:
    """Whose call it is, and what of it is there: symbol id or "", count or 0."""

    name: str
    hue: int
    human: bool
    symbol: str
    count: int


@dataclass(frozen=True, slots=True)
class HandLine:
    """A hand in the stack. `right` None = nothing is known of its call."""

    name: str
    hue: int
    time: str
    call: str
    right: bool | None


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, in a word and a few more."""

    word: str
    says: str
    mood: Mood


@dataclass(frozen=True, slots=True)
class Risen:
    """Whose Creature lives, and how many lines of it have risen so far."""

    name: str
    hue: int
    lines: int


CREATURE = (
    r"     _________     ",
    r"    /#########\    ",
    r"    |#  ^ ^  #|    ",
    r"   o|  (o)(O) |o   ",
    r"    |    <    |    ",
    r"    |  \HHHH/ |    ",
    r" m__ \___-___/ __m ",
    r"  \  \_/|+|\_/  /  ",
    r"   \___ |+| ___/   ",
    r"       \|+|/       ",
)
"""It comes up out of the Graveyard."""


@dataclass(frozen=True, slots=True)
class YardValue:
    """`rolling`: a step of the covered dice; 0 = they lie still. `stack` from the bottom up.

    `how`: what stands on the Graveyard while no dice lie there.
    """

    dice: tuple[Die, ...] = ()
    rolling: int = 0
    pad: PadValue | None = None
    stack: tuple[HandLine, ...] = ()
    how: tuple[Advice, ...] = ()
    risen: Risen | None = None


def said(palette: Palette, right: bool | None) -> Style:
    """How a call is written when nothing is known of it, when it was right, when it was wrong."""
    colour = palette.soft if right is None else palette.good if right else palette.bad
    return ink(colour, palette.ground, bold=True)


class Yard(Zone[YardValue]):
    """Dice on the left, hands on the right."""

    def draw(self, canvas: Canvas, value: YardValue) -> None:
        size = LARGE if canvas.height >= 2 * LARGE[1] else SIZE
        width = ACROSS * (size[0] + 1)
        if value.risen is not None:
            self._creature(canvas, (width, 2 * size[1]), value.risen)
        elif value.pad is not None:
            self._pad(canvas, (width, 2 * size[1]), value.pad)
        elif value.dice:
            for index, die in enumerate(value.dice):
                row, column = divmod(index, ACROSS)
                draw_die(canvas, 1 + column * (size[0] + 1), row * size[1], die, size, value.rolling)
        else:
            self._grave(canvas, (width - 1, 2 * size[1]), value.how)
        self._stack(canvas, width + 2, canvas.width - width - 3, 2 * size[1], value.stack)

    def _grave(self, canvas: Canvas, size: tuple[int, int], how: tuple[Advice, ...]) -> None:
        """Before the first roll: what is to be done here."""
        palette = canvas.kit.palette
        width, height = size
        canvas.frame(1, 0, width, height, ink(palette.line, palette.ground))
        canvas.centre(2, 0, width - 2, " The Graveyard ", ink(palette.soft, palette.ground))
        x = 1 + max(2, (width - 43) // 2)
        row = max(1, (height - len(how)) // 2)
        for one in how:
            row += not one.word
            canvas.put(x, row, one.word, ink(mood_colour(palette, one.mood), palette.ground, bold=True))
            at = x + 10 * bool(one.word)
            canvas.clip(at, row, width - at, one.says, ink(palette.ink, palette.ground))
            row += 1

    def _stack(self, canvas: Canvas, x: int, width: int, height: int, hands: tuple[HandLine, ...]) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        wide = width >= WIDE
        width = min(width, 34)
        if hands:
            canvas.put(x, height - 1, glyphs.frame[1] * width, ink(palette.line, palette.ground))
        step = 2 if 2 * len(hands) < height else 1
        row = height - 1
        for hand in hands:
            row -= step
            hue = palette.hues[hand.hue]
            style = ink(palette.ground, hue, bold=True)
            canvas.fill(x, row, width, 1, style)
            sign = "" if hand.right is None else glyphs.tick if hand.right else glyphs.cross
            if not wide:
                canvas.clip(x, row, width - 2 * (step == 1), f"{mark(glyphs, hand.hue)} {hand.name}", style)
                if step == 1:
                    canvas.put(x + width - 2, row, sign, style)
                    continue
                canvas.clip(x, row + 1, width, f"{sign} {hand.time}".strip(), said(palette, hand.right))
                continue
            lead = " " if width >= 24 else ""
            canvas.clip(x, row, width - 7 - 2 * (step == 1), f"{lead}{mark(glyphs, hand.hue)} {hand.name}", style)
            canvas.put(x + width - 7 - len(lead), row, f"{hand.time:>7}", style)
            if step == 1:
                canvas.put(x + width - 8 - len(lead), row, sign, style)
            else:
                says = f"{sign} {hand.call}" if hand.call else ""
                canvas.clip(x + 3, row + 1, width - 3, says.strip(), said(palette, hand.right))
        if hands:
            canvas.clip(x, max(0, row - 1), width, "hands", ink(palette.soft, palette.ground))

    def _creature(self, canvas: Canvas, size: tuple[int, int], value: Risen) -> None:
        palette = canvas.kit.palette
        width, height = size[0] - 1, size[1]
        good = ink(palette.good, palette.ground, bold=True)
        left = 1 + (width - len(CREATURE[0])) // 2
        for row, line in enumerate(CREATURE[: value.lines]):
            canvas.put(left, height - value.lines + row, line, good)
        for side in (1, width - 6):
            canvas.put(side, height - 1, "######", ink(palette.line, palette.ground))

    def _pad(self, canvas: Canvas, size: tuple[int, int], value: PadValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        width, height = size[0] - 1, size[1]
        hue = palette.hues[value.hue]
        name = ink(palette.ground, hue, bold=True)
        canvas.fill(1, 0, width, 3, name)
        spaced = " ".join(value.name.upper())
        shown = spaced if len(spaced) + 6 <= width else value.name.upper()
        canvas.centre(1, 1, width, f"{mark(glyphs, value.hue)}  {shown}  {mark(glyphs, value.hue)}", name)
        large = height >= 2 * LARGE[1]
        row = 4
        cell = (width + 1) // ACROSS
        for index, (key, symbol) in enumerate(zip(KEYS, SYMBOLS, strict=True)):
            down, across = divmod(index, ACROSS)
            chosen = symbol == value.symbol
            word = key.lower() if value.human else ""
            y = row + down * (2 if large else 1)
            x = 1 + across * cell
            style = ink(palette.cursor_ink, palette.cursor, bold=True) if chosen else ink(palette.ink, palette.face)
            canvas.put(x, y, f"{key} {symbol:<{cell - 3}}", style, word)
            if not chosen:
                canvas.put(x, y, key, ink(palette.hues[HUES[index]], palette.face, bold=True), word)
        row += 5 if large else 3
        cell = (width + 1) // COUNTS
        for count in range(1, COUNTS + 1):
            style = ink(palette.ink, palette.face, bold=True)
            if count == value.count:
                style = ink(palette.cursor_ink, palette.cursor, bold=True)
            canvas.put(1 + (count - 1) * cell, row, f"{count:^{cell - 1}}", style, str(count) if value.human else "")
        says = "a letter and a digit, in either order" if value.human else "listen"
        canvas.centre(1, row + (2 if large else 1), width, says, ink(palette.soft, palette.ground))
