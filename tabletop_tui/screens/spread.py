"""The open piles of the table, card by card: anyone may leaf through them at any time."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen

from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.spread import Spread, SpreadValue, SpreadZone, full_height
from tabletop_tui.widgets.title_bar import Title, TitleBar


class SpreadScreen(Keyed, Screen[None]):
    """Reads only."""

    DEFAULT_CSS = """
    SpreadScreen { layout: vertical; overflow: hidden; }
    SpreadScreen SpreadZone { height: 1fr; margin: 1 0; }
    """

    def __init__(self, title: str, order: str, piles: tuple[Spread, ...]) -> None:
        super().__init__()
        self._title = title
        self._order = order
        self._piles = piles
        self._down = 0

    def compose(self) -> ComposeResult:
        """Title, piles, keys."""
        self.zone = SpreadZone(SpreadValue(self._piles))
        yield TitleBar(Title(self._title.capitalize(), self._order))
        yield self.zone
        yield KeyHints([Hint("up", "scroll", "↑↓")], [Hint("q", "back to the table")])

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Arrows scroll, any other key closes."""
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -999, "end": 999}
        if key in steps:
            self._scroll(steps[key])
        else:
            self.close()

    def on_mouse_scroll_up(self) -> None:
        """The wheel scrolls."""
        self._scroll(-3)

    def on_mouse_scroll_down(self) -> None:
        """The wheel scrolls."""
        self._scroll(3)

    def _scroll(self, step: int) -> None:
        size = self.zone.size
        most = max(0, full_height(self._piles, size.width) - size.height)
        self._down = max(0, min(most, self._down + step))
        self.zone.show(SpreadValue(self._piles, self._down))
