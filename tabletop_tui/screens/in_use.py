"""A save that another window has open: two windows on one game would tear it apart, so one looks on or copies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from enum import Enum, auto

from saves.people import About
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.page import Page
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.pen import Pen, Spot


class Way(Enum):
    """What can be done."""

    LOOK = auto()
    COPY = auto()
    BACK = auto()


class InUseScreen(Page):
    """Says who has the game, and offers three ways on."""

    widest = 64

    def __init__(self, sitting: Sitting, holder: str) -> None:
        super().__init__()
        self._sitting = sitting
        self._holder = holder

    def heading(self) -> str:
        """Which game."""
        return f"{self._sitting.game.meta.title} is open elsewhere"

    def draw(self, pen: Pen) -> None:
        """Why, and the ways on."""
        pen.gap(2)
        pen.text(f"{', '.join(self._sitting.names)} play this game in {self._holder}.")
        pen.text("Only one window can play and save it, so that no move is lost.", pen.soft)
        pen.gap()
        for way, label, says in (
            (Way.LOOK, "Look on", "the public table as it was last saved; nothing can be played here"),
            (Way.COPY, "Play a copy", "a second game from this position; the first goes on where it is"),
            (Way.BACK, "Back", "to the shelf"),
        ):
            pen.line(pen.pointer(way), pen.button(label, way))
            pen.text(says, pen.soft, indent=4)
            pen.gap()

    def hints(self) -> Sequence[Hint]:
        """Enter."""
        return (Hint("enter", "choose"), Hint("down", "move", shown="↑↓"))

    def pick(self, spot: Spot) -> None:
        """Go that way."""
        match spot:
            case Way.LOOK:
                from tabletop_tui.screens.history import HistoryScreen

                sitting = Sitting(self._sitting.about, self._sitting.match, None)
                self.app.switch_screen(HistoryScreen(sitting))
            case Way.COPY:
                self._copy()
            case Way.BACK:
                self.back()

    def _copy(self) -> None:
        from saves.keeper import Keeper

        store = self.tabletop.store
        old = self._sitting.about
        about: About = replace(old, id=store.new_id(old.game), created=datetime.now(UTC))
        sitting = Sitting(
            about, self._sitting.match, Keeper(store, about), "This is a copy: the first game is untouched."
        )
        sitting.save()
        self.back()
        self.tabletop.open_table(sitting)
