"""What is rarely needed at the table: settings, plain sentences, the save, the deal code if it may be known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from textual.app import ComposeResult
from textual.screen import ModalScreen

from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


class MoreBox(Zone[tuple[tuple[tuple[str, str], ...], tuple[str, ...], int]]):
    """Keys with what they do, then facts; the third value is the entry under the cursor."""

    DEFAULT_CSS = """
    MoreBox { width: 56; }
    """

    def draw(self, canvas: Canvas, value: tuple[tuple[tuple[str, str], ...], tuple[str, ...], int]) -> None:
        palette = canvas.kit.palette
        entries, facts, at = value
        canvas.fill(0, 0, canvas.width, canvas.height, ink(palette.ink, palette.panel))
        canvas.frame(0, 0, canvas.width, canvas.height, ink(palette.accent, palette.panel))
        for row, (key, label) in enumerate(entries, 1):
            style = ink(palette.cursor_ink, palette.cursor) if row - 1 == at else ink(palette.ink, palette.panel)
            canvas.put(2, row, f" {key}  {label} ".ljust(canvas.width - 4), style, key)
            if row - 1 != at:
                canvas.put(3, row, key, ink(palette.accent, palette.panel, bold=True), key)
        row = len(entries) + 2
        for fact in facts:
            canvas.clip(3, row, canvas.width - 5, fact, ink(palette.soft, palette.panel))
            row += 1


@dataclass(frozen=True, slots=True)
class Toggle:
    """A habit of this table that can be switched: key, words, and what the key does."""

    key: str
    label: str
    do: Callable[[], None]


class MoreScreen(Keyed, ModalScreen[str]):
    """A short menu over the table. Answers with a key of the table page, or with none."""

    DEFAULT_CSS = """
    MoreScreen { align: center middle; }
    """
    ENTRIES = (
        ("h", "history: the log, and the table as it was"),
        ("s", "settings"),
        ("p", "go on in plain sentences (for screen readers)"),
        ("b", "table book"),
        ("x", "leave tabletop"),
        ("q", "back to the table"),
    )

    def __init__(self, sitting: Sitting, spread_label: str, toggles: tuple[Toggle, ...] = ()) -> None:
        super().__init__()
        self._sitting = sitting
        self._toggles = {toggle.key: toggle for toggle in toggles}
        first = [(toggle.key, toggle.label) for toggle in toggles]
        self._entries = (*first, *([("o", spread_label)] if spread_label else []), *self.ENTRIES)
        self._at = 0

    def compose(self) -> ComposeResult:
        """One box."""
        saved = self._sitting.keeper is not None and not self._sitting.trouble
        facts = [f"Saved as {self._sitting.about.id}" if saved else "This game is not being saved."]
        if self._sitting.code_is_open:
            facts.append(f"Deal code {self._sitting.code()}")
        else:
            facts.append("A deal by chance: its code is shown at the end.")
        self._facts = tuple(facts)
        self.box = MoreBox((self._entries, self._facts, self._at))
        self.box.styles.height = len(self._entries) + len(facts) + 3
        yield self.box

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Letters, or arrows and Enter."""
        if key in ("up", "down"):
            self._at = (self._at + (1 if key == "down" else -1)) % len(self._entries)
            self.box.show((self._entries, self._facts, self._at))
        elif key in ("backspace", "escape", "m"):
            self._do("q")
        elif deliberate:
            self._do(self._entries[self._at][0] if key == "enter" else key)

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """The same by mouse."""
        self._do(word)

    def _do(self, key: str) -> None:
        app = self.tabletop
        match key:
            case _ if key in self._toggles:
                self.close()
                app.call_after_refresh(self._toggles[key].do)
            case "s":
                self.close()
                app.open_settings()
            case "p":
                self.close()
                app.call_after_refresh(app.go_plain)
            case "b":
                self.close()
                app.open_book()
            case "x" if self._sitting.trouble:
                self.close()
                app.call_after_refresh(app.tell, "Not saved: the game would be lost. Ctrl+Q leaves all the same.", True)
            case "x":
                app.leave()
            case "h" | "o":
                self.close(key)
            case "q":
                self.close()
