"""What every game brings to the table: from a view to widgets and to sentences. The screens know nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, cast

from textual.containers import Vertical

from rulesets.contract import Event, Offer, Seat
from saves.people import Person
from tabletop_tui.play.choice import Choice
from tabletop_tui.play.narrowing import Step
from tabletop_tui.tables.covers import Cover
from tabletop_tui.tables.race_kit import RaceKit
from tabletop_tui.widgets.count import Count
from tabletop_tui.widgets.score import Trophy
from tabletop_tui.widgets.seat_strip import SeatTag
from tabletop_tui.widgets.spread import Spread


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn: a view (public or a seat's), who sits there, and the choice being made, if any."""

    view: Any
    people: tuple[Person, ...]
    choice: Choice | None = None
    recent: tuple[str, ...] = ()
    """The last sentences of the log, for a corner of the table that has room for them."""
    fresh: tuple[Event, ...] = ()
    """What has just happened: the same tuple for as long as nothing else does, empty for a position looked back to."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """Hand codes, on a private page alone: card word -> letter."""
    tags: tuple[SeatTag, ...] = ()
    """Who is asked and what is said of each seat, for tables with `heads`; empty = nobody is asked here."""


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

    def browse(self, word: str = "") -> bool:
        """Show the next thing large, or the one that a click names; False = there is none. It decides nothing."""
        return False

    def aim(self) -> int | None:
        """What a running test of skill reads now; None = none is shown, so that chance has to decide."""
        return None

    def urgent(self, scene: Scene) -> bool:
        """In a race: show of the scene only what must be seen, or must no longer be seen, before all else; is it any?

        The rest follows with `show`.
        """
        return False

    def tick(self, at: int | None, frame: int) -> None:
        """In a race: what the clock reads now, None = none runs; `frame` counts steps of an animation, 0 = none."""


@dataclass(frozen=True, slots=True)
class ScreenOption:
    """A habit of the screens at one table: no part of the set-up, kept with the save, off unless it is chosen."""

    name: str
    sentence: str
    """What it is about, for those who set up a game."""
    says: Mapping[bool, str]
    """What each answer means."""
    label: str
    """The same at the table, after which "on" or "off" is said."""
    key: str
    """Its key on the page that switches it."""
    word: str
    """The command of plain mode that does."""
    people: int
    """For so many people at least."""


HAND_CODES = ScreenOption(
    "hand_codes",
    "Hand codes, for cards that are chosen in secret:",
    {
        False: "The keyboard goes round; each of you chooses alone.",
        True: "Everybody looks once at the letters of a hand, then all choose by letter: nobody passes the keyboard.",
    },
    "hand codes (lay by letter, no passing)",
    "c",
    "codes",
    2,
)
"""For every game with `Codes`."""


@dataclass(frozen=True, slots=True)
class Codes:
    """How a game's sealed choices can be made by letter."""

    decision: str
    """The name of the sealed decision."""
    seats: Callable[[Any], Sequence[tuple[Seat, bool]]]
    """From the public view: who takes part in the step that is open, in calling order, and whether it has laid."""
    words: Callable[[Any], Sequence[str]]
    """From a seat's view: the words of its cards that can ever be laid."""


@dataclass(frozen=True, slots=True)
class Finale:
    """An ending that deserves a page of its own before the points are counted."""

    title: str
    cover: Cover
    sentences: tuple[str, ...]


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
    spread_order: str = "top card first"
    """What is said of that page beside its title."""
    spread: Callable[[Any, tuple[Person, ...]], tuple[Spread, ...]] | None = None
    trophies: Callable[[Any], tuple[tuple[Trophy, ...], ...]] | None = None
    """What each seat has to show for itself on the last page."""
    keys: Callable[[Offer], str] | None = None
    """The key of an offer that the game's own zones draw, such as a card in the hand; empty = the bar draws it."""
    codes: Codes | None = None
    finale: Callable[[Any], Finale | None] | None = None
    """From the view after the end; None = an ending like others."""
    walk: Callable[[Any, tuple[str, ...]], Step | None] | None = None
    """How many offers are narrowed word by word: from the view and the first words of some, see `narrowing`."""
    browses: str = ""
    """What Space shows large one after the other, "monsters"; empty = there is nothing to browse."""
    count: Callable[[Any, Sequence[Event]], Count | None] | None = None
    """A scoring in the middle of the game, from the view after it and what has just happened; None = there was none."""
    heads: bool = False
    """The table itself says over each seat who it is and whether it is asked: the page needs no strip of seats."""
    chapter: Callable[[Any], str] | None = None
    """What the part of the game is called in which a public view stands; empty = none."""
    race: RaceKit | None = None
    """For games against the clock: they are played on the page for races."""

    @property
    def screen_options(self) -> tuple[ScreenOption, ...]:
        """The habits that this table can take up."""
        return (HAND_CODES,) if self.codes is not None else ()


def kit_of(game_id: str) -> TableKit:
    """The table of a game, imported when it is first needed."""
    return cast(TableKit, import_module(f"tabletop_tui.tables.{game_id}.table").TABLE)


def screen_options_of(game_id: str, people: int) -> tuple[ScreenOption, ...]:
    """The habits that so many people can take up; none with a game without a table, which plain mode plays as well."""
    table = f"tabletop_tui.tables.{game_id}"
    try:
        options = kit_of(game_id).screen_options
    except ModuleNotFoundError as missing:
        if missing.name != table:
            raise
        return ()
    return tuple(option for option in options if people >= option.people)
