"""The first page: games to go on with, and the boxes of the collection."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from tabletop_tui.widgets.key_hints import Hint, KeyHints


class ShelfScreen(Screen[None]):
    """The shelf."""

    BINDINGS = [Binding("q", "app.leave", show=False)]

    def compose(self) -> ComposeResult:
        """For now the bottom line alone."""
        yield KeyHints((Hint("enter", "play"),), (Hint("q", "leave"),))
