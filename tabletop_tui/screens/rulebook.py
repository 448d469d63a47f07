"""The rulebook of a game, in our own words: a section at a time, contents and search. It only reads.

Up and down scroll, left and right turn to the section before or after, `/` finds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rulesets.box import Section
from rulesets.shelf import game as game_by_id
from tabletop_tui.screens.page import Page
from tabletop_tui.widgets.field import TextField
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.pen import Pen, Span, Spot

CONTENTS = 26
"""Columns of the contents beside the text at least."""
TEXT = 60
"""Columns of the text that longer titles in the contents may not take."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A section, by its place in the book."""

    number: int


class Other(Enum):
    """What else can be chosen."""

    SEARCH = auto()


class RulebookScreen(Page):
    """The open book."""

    widest = 100

    def __init__(self, game_id: str, section_id: str = "") -> None:
        super().__init__()
        game = game_by_id(game_id)
        self.title_of_game = game.meta.title
        self.sections: tuple[Section, ...] = game.rulebook.sections
        self.number = 0
        self.line = 0
        """The first line of the section that is shown."""
        self.last_line = 0
        self.finding = False
        self.search = TextField(most=40)
        self.turn_to(section_id)

    def turn_to(self, section_id: str) -> None:
        """Open at a section; an unknown one opens the book at its first page."""
        ids = [section.id for section in self.sections]
        self._open(ids.index(section_id) if section_id in ids else 0)

    def _open(self, number: int) -> None:
        self.number = max(0, min(number, len(self.sections) - 1))
        self.line, self.finding, self.cursor = 0, False, None
        self.redraw()

    # ------------------------------------------------------------------------------------------------------ the page

    def heading(self) -> str:
        """Whose rules."""
        return f"Rules · {self.title_of_game}"

    def aside(self) -> str:
        """Where in the book."""
        return f"{self.number + 1} of {len(self.sections)}"

    def draw(self, pen: Pen) -> None:
        """The text with the contents beside it, or the contents with a search line."""
        if self.finding:
            self._draw_finding(pen)
            return
        wide = pen.width >= 72
        longest = max(len(section.title) for section in self.sections) + 2
        beside = max(CONTENTS, min(longest, pen.width - TEXT - 3))
        column = pen.aside(min(68, pen.width - beside - 3) if wide else pen.width)
        self._draw_text(column)
        room = pen.height - 1
        self.last_line = max(0, len(column.lines) - room)
        self.line = max(0, min(self.line, self.last_line))
        column.lines = column.lines[self.line : self.line + room]
        if self.line < self.last_line and column.lines:
            column.lines.pop()
            column.line((f"{pen.glyphs.down} more", pen.accent))
        pen.gap()
        if not wide:
            pen.beside(column)
            return
        contents = pen.aside(beside)
        top = max(0, min(self.number - room // 2, len(self.sections) - room))
        for number, section in list(enumerate(self.sections))[top : top + room]:
            style = contents.marked if number == self.number else contents.soft
            shown = contents.fit([Span(f" {section.title} ", style, Leaf(number))], beside)
            contents.line(*shown, touch=True)
        pen.beside(contents, column, gap=3)

    def _draw_text(self, pen: Pen) -> None:
        section = self.sections[self.number]
        pen.line((section.title.upper(), pen.accent))
        pen.gap()
        listed = False
        for number, paragraph in enumerate(section.text):
            entry = paragraph.startswith("- ")
            if number and not (entry and listed):
                pen.gap()
            if entry:
                pen.text(paragraph[2:], indent=1, hang=f"{pen.glyphs.bullet} ")
            else:
                pen.text(paragraph)
            listed = entry

    def _draw_finding(self, pen: Pen) -> None:
        pen.gap()
        field = self.search.spans(pen, Other.SEARCH, min(36, pen.width - 12), "any word of the rules")
        pen.line(pen.pointer(Other.SEARCH), ("find  ", pen.soft), *field)
        pen.gap()
        hits = self.hits()
        for number, line in hits:
            spot = Leaf(number)
            style = pen.bold if spot == pen.cursor else pen.ink
            spans = [pen.pointer(spot), Span(self.sections[number].title, style)]
            pen.line(*pen.fit([*spans, Span(f"   {line}", pen.soft)], pen.width), spot=spot)
        if not hits:
            pen.text("The rules do not use these words.", pen.soft, indent=2)

    def hits(self) -> list[tuple[int, str]]:
        """The sections that hold all words that were typed, with the sentence of the first one."""
        words = self.search.text.casefold().split()
        found = []
        for number, section in enumerate(self.sections):
            whole = " ".join((section.title, *section.text)).casefold()
            if all(word in whole for word in words):
                found.append((number, _around(section, words[0]) if words else ""))
        titles = [self.sections[number].title.casefold() for number, _ in found]
        first = [all(word in title for word in words) for title in titles]
        return [hit for hit, top in zip(found, first, strict=True) if top] + [
            hit for hit, top in zip(found, first, strict=True) if not top
        ]

    # ------------------------------------------------------------------------------------------------------ the keys

    def hints(self) -> Sequence[Hint]:
        """How to turn the pages."""
        if self.finding:
            typing = Hint("a", "find", shown="a-z") if self.cursor is Other.SEARCH else Hint("slash", "find")
            return (Hint("enter", "open"), Hint("down", "move", shown="↑↓"), typing)
        return (
            Hint("down", "scroll", shown="↑↓"),
            Hint("right", "next section", shown="←→"),
            Hint("c", "contents"),
            Hint("slash", "find"),
        )

    def field(self, spot: Spot | None) -> TextField | None:
        """The search."""
        return self.search if spot is Other.SEARCH and self.finding else None

    def pick(self, spot: Spot) -> None:
        """Open a section."""
        match spot:
            case Leaf(number):
                self._open(number)
            case Other.SEARCH if self.hits():
                self._open(self.hits()[0][0])

    def arrow(self, key: str) -> bool:
        """While reading, the arrows turn the pages."""
        if self.finding:
            return False
        page = max(1, self.size.height - 5)
        match key:
            case "up":
                self.line -= 1
            case "down":
                self._on(1)
            case "pageup":
                self.line -= page
            case "pagedown" | "space" | "enter":
                self._on(page)
            case "home":
                self.line = 0
            case "end":
                self.line = self.last_line
            case "left":
                self._open(self.number - 1)
            case "right":
                self._open(self.number + 1)
            case _:
                return False
        self.line = max(0, self.line)
        return True

    def wheel(self, lines: int) -> bool:
        """The wheel scrolls the text."""
        if self.finding:
            return False
        self.line = max(0, self.line + lines)
        self.redraw()
        return True

    def _on(self, lines: int) -> None:
        """Further down; from the end of a section to the next one."""
        if self.line >= self.last_line and self.number + 1 < len(self.sections):
            self._open(self.number + 1)
        else:
            self.line += lines

    def press(self, key: str) -> bool:
        """The letters of the bottom line."""
        match key:
            case "/" | "c":
                self.finding = True
                self.search = TextField(most=40)
                self.cursor = Other.SEARCH if key == "/" else Leaf(self.number)
            case "?":
                self.back()
            case _:
                return False
        return True

    def back(self) -> None:
        """From the contents to the text, from the text out of the book."""
        if self.finding:
            self._open(self.number)
        else:
            super().back()


def _around(section: Section, word: str) -> str:
    for paragraph in section.text:
        at = paragraph.casefold().find(word)
        if at >= 0:
            start = paragraph.rfind(" ", 0, max(0, at - 20)) + 1
            return paragraph[start:]
    return ""
