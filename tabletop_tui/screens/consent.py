"""A take-back needs everybody: each human agrees with the number of the seat, one No ends it."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.screen import ModalScreen

from rulesets.contract import Seat
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.sitting import Sitting
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

NO = "no"


class ConsentBox(Zone[tuple[tuple[str, int, int, bool], ...]]):
    """Name, hue, number key and whether it has agreed, for each human."""

    DEFAULT_CSS = """
    ConsentBox { width: 56; }
    """

    def draw(self, canvas: Canvas, value: tuple[tuple[str, int, int, bool], ...]) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        plain = ink(palette.ink, palette.panel)
        soft = ink(palette.soft, palette.panel)
        canvas.fill(0, 0, canvas.width, canvas.height, plain)
        canvas.frame(0, 0, canvas.width, canvas.height, ink(palette.accent, palette.panel))
        canvas.put(2, 1, "Take the last move back?", ink(palette.accent, palette.panel, bold=True))
        text = "All must agree. What nobody knew then is shuffled anew, so nobody gains by it."
        row = 2 + canvas.paragraph(2, 2, canvas.width - 4, 2, text, soft)
        for name, hue, number, agreed in value:
            style = ink(palette.hues[hue], palette.panel, bold=True)
            answer = f"{glyphs.tick} agrees" if agreed else f"{number}: agree"
            at = canvas.put(2, row, f"{mark(glyphs, hue)} {name}", style, str(number))
            canvas.put(max(at + 2, 26), row, answer, plain, str(number))
            row += 1
        canvas.put(2, row, "n: no, leave it as it is", plain, NO)


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
        self.box.styles.height = len(self._sitting.humans) + 6
        yield self.box

    def _value(self) -> tuple[tuple[str, int, int, bool], ...]:
        people = self._sitting.people
        return tuple((people[s].name, people[s].hue, s + 1, s in self._agreed) for s in self._sitting.humans)

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
        elif word.isdigit() and int(word) - 1 in self._sitting.humans:
            self._agreed.add(int(word) - 1)
            self.box.show(self._value())
            if len(self._agreed) == len(self._sitting.humans):
                self.close(True)
