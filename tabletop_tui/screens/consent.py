"""A take-back needs everybody: each human agrees with the number of the seat, one No ends it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from textual.app import ComposeResult
from textual.screen import ModalScreen

from rulesets.contract import Seat
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

NO = "no"


@dataclass(frozen=True, slots=True)
class ConsentValue:
    """`what`: the move in question; `people`: name, hue, number key and whether it has agreed, for each human."""

    what: str
    people: tuple[tuple[str, int, int, bool], ...]


class ConsentBox(Zone[ConsentValue]):
    """The question, and who has agreed."""

    DEFAULT_CSS = """
    ConsentBox { width: 56; }
    """

    def draw(self, canvas: Canvas, value: ConsentValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        plain = ink(palette.ink, palette.panel)
        soft = ink(palette.soft, palette.panel)
        canvas.fill(0, 0, canvas.width, canvas.height, plain)
        canvas.frame(0, 0, canvas.width, canvas.height, ink(palette.accent, palette.panel))
        canvas.put(2, 1, "Take the last move back?", ink(palette.accent, palette.panel, bold=True))
        row = 2 + canvas.paragraph(2, 2, canvas.width - 4, 2, value.what, plain)
        text = "What nobody knew then is shuffled anew, so nobody gains by it."
        if len(value.people) > 1:
            text = f"All must agree. {text}"
        row += canvas.paragraph(2, row, canvas.width - 4, 2, text, soft) + 1
        for name, hue, number, agreed in value.people:
            style = ink(palette.hues[hue], palette.panel, bold=True)
            answer = f"{glyphs.tick} agrees" if agreed else f"{number}: agree"
            at = canvas.put(2, row, f"{mark(glyphs, hue)} {name}", style, str(number))
            canvas.put(max(at + 2, 26), row, answer, plain, str(number))
            row += 1
        canvas.put(2, row + 1, "n: no, leave it as it is", plain, NO)


class ConsentScreen(Keyed, ModalScreen[bool]):
    """Answers True when every human has agreed."""

    deaf = (0.2, 0.05)

    DEFAULT_CSS = """
    ConsentScreen { align: center middle; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self._agreed: set[Seat] = set()

    def compose(self) -> ComposeResult:
        """One box."""
        self.box = ConsentBox(self._value())
        self.box.styles.height = len(self._sitting.humans) + 10
        yield self.box

    def _value(self) -> ConsentValue:
        sitting, people = self._sitting, self._sitting.people
        to = sitting.take_back_to()
        log = sitting.see(None).log
        undone = [line.event for line in log if to is not None and line.line > to and not line.struck]
        moves = sitting.match.length - to if to is not None else 0
        what = sitting.say(undone[0]) if undone else "The last move."
        if moves > 1:
            what += f" And {moves - 1} more move{'s' * (moves > 2)} after it."
        rows = tuple((people[s].name, people[s].hue, s + 1, s in self._agreed) for s in sitting.humans)
        return ConsentValue(what, rows)

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """A seat's number agrees; n, q, Backspace or Escape say no."""
        if deliberate:
            self._answer(key)

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """The same by mouse."""
        self._answer(word)

    def _answer(self, word: str) -> None:
        if word in ("n", "q", NO, "backspace", "escape"):
            self.close(False)
        elif word.isdecimal() and int(word) - 1 in self._sitting.humans:
            self._agreed.add(int(word) - 1)
            self.box.show(self._value())
            if len(self._agreed) == len(self._sitting.humans):
                self.close(True)
