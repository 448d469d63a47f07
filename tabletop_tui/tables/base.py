"""What every game brings to the table: from a view to widgets and to sentences. The screens know nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, cast

from textual.containers import Vertical

from rulesets.contract import Seat
from saves.people import Person
from tabletop_tui.choosing import Choice
from tabletop_tui.widgets.score import Trophy
from tabletop_tui.widgets.spread import Spread


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn: a view (public or a seat's), who sits there, and the choice being made, if any."""

    view: Any
    people: tuple[Person, ...]
    choice: Choice | None = None
    recent: tuple[str, ...] = ()
    """The last sentences of the log, for a corner of the table that has room for them."""


class TableWidget(Vertical):
    """A part of the screen that a game fills with its zones."""

    DEFAULT_CSS = """
    TableWidget { width: 1fr; height: 1fr; overflow: hidden; }
    """

    def divide(self, width: int, height: int) -> None:
        """Give the zones their heights for this room."""
        raise NotImplementedError

    def show(self, scene: Scene) -> None:
        """Show a scene: set the zones' values; only what differs is drawn."""
        raise NotImplementedError

    def clear(self) -> None:
        """Forget everything private: called before the page falls."""
        raise NotImplementedError

    def end_animation(self) -> None:
        """A key was pressed: everything is where it belongs at once."""


@dataclass(frozen=True, slots=True)
class TableKit:
    """A game's table. `panel` is what a seat sees on its private page; None for games without secrets."""

    public: Callable[[], TableWidget]
    panel: Callable[[], TableWidget] | None
    notes: Callable[[Any], Sequence[str]]
    """A few public words for each seat, with {n} for names."""
    active: Callable[[Any], Seat | None]
    """Whose turn it is, if the game has turns."""
    spread_label: str = ""
    """What the open piles are called, "graveyards"; empty = the game has none worth a page."""
    spread: Callable[[Any, tuple[Person, ...]], tuple[Spread, ...]] | None = None
    trophies: Callable[[Any], tuple[tuple[Trophy, ...], ...]] | None = None
    """What each seat has to show for itself on the last page."""


def kit_of(game_id: str) -> TableKit:
    """The table of a game, imported when it is first needed."""
    return cast(TableKit, import_module(f"tabletop_tui.tables.{game_id}.table").TABLE)
