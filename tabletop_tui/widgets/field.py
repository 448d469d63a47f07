"""A line of text that is being typed: a value with a caret, drawn by a pen. No key of a page is lost to it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from textual import events

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import shorten
from tabletop_tui.widgets.pen import Pen, Span, Spot


@dataclass(slots=True)
class TextField:
    """What was typed so far. `most` is a brake for pasted books; what is too long is said by the page."""

    text: str = ""
    caret: int = -1
    """-1 = behind the last character."""
    most: int = 80
    secret: bool = False
    """Only dots are shown."""
    digits: bool = False

    @property
    def at(self) -> int:
        """Where the next character goes."""
        return len(self.text) if self.caret < 0 else min(self.caret, len(self.text))

    def set(self, text: str) -> None:
        """Put a text in."""
        self.text, self.caret = text, -1

    def key(self, event: events.Key) -> bool:
        """Take a key; False = it means something to the page."""
        match event.key:
            case "backspace":
                if self.at:
                    self.text, self.caret = self.text[: self.at - 1] + self.text[self.at :], self.at - 1
            case "ctrl+u":
                self.text, self.caret = self.text[self.at :], 0
            case "delete":
                self.text, self.caret = self.text[: self.at] + self.text[self.at + 1 :], self.at
            case "left" if self.at:
                self.caret = self.at - 1
            case "right" if self.at < len(self.text):
                self.caret = self.at + 1
            case "home" if self.text:
                self.caret = 0
            case "end" if self.at < len(self.text):
                self.caret = -1
            case _ if event.is_printable and event.character is not None:
                self.put(event.character)
            case _:
                return False
        return True

    def put(self, text: str) -> None:
        """Insert typed or pasted text: its first line, as far as there is room."""
        text = "".join(character for character in text.split("\n")[0] if character.isprintable())
        if self.digits:
            text = "".join(character for character in text if character in "0123456789")
        text = text[: max(0, self.most - len(self.text))]
        self.text, self.caret = self.text[: self.at] + text + self.text[self.at :], self.at + len(text)

    def spans(self, pen: Pen, spot: Spot, width: int, empty: str = "") -> list[Span]:
        """The field in exactly `width` cells, `empty` in it while there is nothing."""
        active = spot == pen.cursor
        ground = pen.palette.face if active else pen.palette.panel
        # The line shows where the field is when the terminal has no shade for its ground.
        full = ink(pen.palette.ink, ground, underline=True)
        soft = ink(pen.palette.soft, ground, underline=True)
        shown = pen.glyphs.bullet * len(self.text) if self.secret else "".join(map(one_cell, self.text))
        if not active:
            cut = shorten(shown or empty, width, pen.glyphs.ellipsis)
            return [Span(f"{cut:<{width}}", full if shown else soft, spot)]
        first = max(0, self.at - width + 1)
        before, under = shown[first : self.at], shown[self.at : self.at + 1] or " "
        if first:
            before = pen.glyphs.ellipsis + before[1:]
        rest = shown[self.at + 1 :]
        if not shown and empty:
            under, rest = empty[0], empty[1:]
        room = width - 1 - len(before)
        tail = f"{rest[:room]:<{room}}"
        return [Span(before, full, spot), Span(under, pen.marked, spot), Span(tail, full if shown else soft, spot)]


def one_cell(character: str) -> str:
    """The character, or a question mark for one that would shift everything behind it."""
    return character if character.isprintable() and cell_len(character) == 1 else "?"
