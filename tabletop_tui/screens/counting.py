"""A scoring in the middle of the game, step by step: every key goes one step on, and in the end back to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen

from saves.people import Person
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.widgets.count import Count, CountValue, CountZone
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.title_bar import Title, TitleBar
from tabletop_tui.widgets.zone import Zone

NEXT, BACK = "next step", "back to the table"


class CountScreen(Keyed, Screen[None]):
    """Lies over the table."""

    deaf = (0.5, 0.1)

    DEFAULT_CSS = """
    CountScreen { layout: vertical; overflow: hidden; }
    CountScreen CountZone { margin: 1 0 0 0; }
    """

    def __init__(self, game: str, count: Count, people: Sequence[Person]) -> None:
        super().__init__()
        self._game = game
        self._count = count
        self._seats = tuple((person.name, person.hue) for person in people)
        self._shown = 1

    def compose(self) -> ComposeResult:
        """Title, table with bars, keys."""
        self.zone = CountZone(self._value())
        self.hints = KeyHints([self._hint()])
        yield TitleBar(Title(self._game, self._count.title))
        yield self.zone
        yield self.hints

    def _value(self) -> CountValue:
        return CountValue(self._count, self._seats, self._shown)

    def _hint(self) -> Hint:
        return Hint("enter", NEXT if self._shown < len(self._count.steps) else BACK)

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Any key that was meant goes on."""
        if deliberate:
            self._next()

    def _next(self) -> None:
        if self._shown >= len(self._count.steps):
            self.close()
            return
        self._shown += 1
        self.zone.show(self._value())
        self.hints.show([self._hint()])

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """Nothing here stands for anything."""

    def on_click(self) -> None:
        """A click anywhere goes on."""
        self._next()
