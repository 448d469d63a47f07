"""A race that was stopped or broken off: everything is covered, and only what is fair can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen

from rulesets.contract import Action
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.title_bar import Title, TitleBar
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Halt:
    """What is said, and the ways on: key, label, what it does."""

    title: str
    text: str
    ways: tuple[tuple[str, str, str], ...]
    question: str


class HaltZone(Zone[Halt]):
    """A calm page."""

    DEFAULT_CSS = """
    HaltZone { height: 1fr; }
    """

    def draw(self, canvas: Canvas, value: Halt) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        canvas.fill(0, 0, canvas.width, canvas.height, ink(palette.line, palette.veil), glyphs.back)
        width, height = min(62, canvas.width - 4), min(canvas.height, 9 + 3 * len(value.ways))
        x, y = (canvas.width - width) // 2, max(0, (canvas.height - height) // 2)
        canvas.fill(x, y, width, height, ink(palette.ink, palette.panel))
        canvas.frame(x, y, width, height, ink(palette.accent, palette.panel))
        canvas.centre(x, y + 1, width, value.title, ink(palette.accent, palette.panel, bold=True))
        row = y + 3
        row += canvas.paragraph(x + 3, row, width - 6, 2, value.text, ink(palette.ink, palette.panel)) + 1
        if value.question:
            canvas.paragraph(x + 3, row, width - 6, 2, value.question, ink(palette.ink, palette.panel, bold=True))
            at = canvas.put(x + 3, row + 3, " y  Yes ", ink(palette.cursor_ink, palette.cursor, bold=True), "y")
            canvas.put(at + 2, row + 3, " n  No ", ink(palette.ink, palette.face, bold=True), "n")
            return
        for key, label, effect in value.ways:
            canvas.put(x + 3, row, f" {key}  {label} ", ink(palette.cursor_ink, palette.cursor, bold=True), key)
            row += 1
            row += canvas.paragraph(x + 6, row, width - 9, 2, effect, ink(palette.soft, palette.panel)) + 1


class InterruptedScreen(Keyed, Screen[Action | str]):
    """Answers with an action, "go on" or "leave"."""

    deaf = (0.3, 0.08)

    DEFAULT_CSS = """
    InterruptedScreen { layout: vertical; overflow: hidden; }
    """

    def __init__(self, sitting: Sitting, ways: tuple[Action, ...], can_go_on: bool) -> None:
        super().__init__()
        self._sitting = sitting
        self._actions: dict[str, Action] = {}
        self._asked: Action | None = None
        view = sitting.see(None).view
        rows: list[tuple[str, str, str]] = []
        if can_go_on:
            rows.append(("g", "Go on", "The clock runs on from where it stood."))
        self._warn: dict[Action, str] = {}
        for action in ways:
            note = sitting.game.explain(view, action)
            key = next(
                letter for letter in (*note.label.lower(), *"abcdefhi") if letter.isalpha() and letter not in "gqyn"
            )
            while key in self._actions:
                key = chr(ord(key) + 1)
            self._actions[key] = action
            self._warn[action] = sitting.fill(note.warn)
            rows.append((key, note.label, sitting.fill(note.effect)))
        self._rows = tuple(rows)
        self._title = "Paused" if can_go_on else "Broken off"
        self._text = (
            "Everything is covered, and the clock stands still."
            if can_go_on
            else "A race that was broken off cannot be taken up again: nobody may have a second look."
        )

    def compose(self) -> ComposeResult:
        """Title, page, keys."""
        title = TitleBar(Title(self._sitting.game.meta.title, self._title.lower(), ""))
        self.page = HaltZone()
        self.hints = KeyHints()
        yield title
        yield self.page
        yield self.hints

    def on_mount(self) -> None:
        """Show the ways on."""
        self._draw()

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """One of the ways; what is for good is asked once more."""
        if not deliberate:
            return
        typed = (character or key).lower()
        if self._asked is not None:
            if typed == "y":
                self.close(self._asked)
            elif typed in ("n", "backspace", "escape", "q"):
                self._asked = None
        elif typed in self._actions:
            action = self._actions[typed]
            if self._warn[action]:
                self._asked = action
            else:
                self.close(action)
        elif typed == "g" and self._rows[0][0] == "g":
            self.close("go on")
        elif key == "q":
            self.close("leave")
        if self.on_top:
            self._draw()

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """The same by mouse."""
        self.press(word, word, True)

    def _draw(self) -> None:
        warn = self._warn[self._asked] if self._asked is not None else ""
        self.page.show(Halt(self._title, self._text, self._rows, warn))
        ways = [Hint(key, label[:1].lower() + label[1:]) for key, label, _ in self._rows]
        hints = [Hint("y", "yes"), Hint("n", "no")] if warn else ways
        self.hints.show(hints, [] if warn else [Hint("q", "leave: all is saved")])
