"""All saved games: go on, look why one is damaged, put away, bring back, copy out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from rulesets.shelf import metas
from tabletop_tui.play.when import ago
from tabletop_tui.screens.page import Page
from tabletop_tui.screens.resuming import resume, standing
from tabletop_tui.widgets.field import TextField
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.pen import Pen, Span, Spot, columns

if TYPE_CHECKING:
    from saves.entries import Entry


PEOPLE = 21
"""Columns that the names need at least to have one of their own."""


@dataclass(frozen=True, slots=True)
class Row:
    """One save."""

    id: str


class Other(Enum):
    """What else can be chosen."""

    SEARCH = auto()


class SavedScreen(Page):
    """The list; the chosen row says more about itself."""

    def __init__(self, select: str = "", problem: str = "") -> None:
        super().__init__()
        self.entries: tuple[Entry, ...] | None = None
        self.titles = {name: meta.title for name, meta in metas().items()}
        self.search = TextField(most=40)
        self.cursor = Row(select) if select else None
        self.problem = (select, problem)
        """What went wrong when a save was opened."""
        self.trash: list[Path] = []
        """What was deleted here, the latest last."""

    def on_mount(self) -> None:
        """Read the folder when the page is on the screen."""
        self.call_after_refresh(self.reload)

    def on_screen_resume(self) -> None:
        """Something may have been played or finished meanwhile."""
        if self.entries is not None:
            self.reload()

    def reload(self) -> None:
        """Read the folder, beside the drawing."""
        store = self.tabletop.store
        self.fetch(lambda: tuple(store.entries()), self._have)

    def _have(self, entries: tuple[Entry, ...]) -> None:
        self.entries = entries
        if (not self.touched and self.cursor is None) or (self.cursor is Other.SEARCH and not self.touched):
            self.cursor = Row(entries[0].id) if entries else None
        self.redraw()

    # ------------------------------------------------------------------------------------------------------ the page

    @property
    def found(self) -> list[Entry]:
        """What the search leaves."""
        words = self.search.text.casefold().split()
        return [entry for entry in self.entries or () if all(word in _all_of(entry) for word in words)]

    def heading(self) -> str:
        """The page."""
        return "Saved games"

    def aside(self) -> str:
        """How many."""
        return "" if self.entries is None else f"{len(self.entries)} saved"

    def draw(self, pen: Pen) -> None:
        """Search, then the rows."""
        pen.gap()
        if self.entries is None:
            pen.line(("looking into the folder", pen.soft))
            return
        if not self.entries:
            pen.text("Nothing is saved yet. Every game you start is saved by itself, move by move.")
            pen.gap()
            pen.text(str(self.tabletop.store.folder), pen.soft)
            return
        width = min(36, pen.width - 12)
        field = self.search.spans(pen, Other.SEARCH, width, "a name, a game, a word")
        pen.line(pen.pointer(Other.SEARCH), ("search  ", pen.soft), *field)
        pen.gap()
        for entry in self.found:
            self._draw_row(pen, entry)
        if not self.found:
            pen.text("No saved game has these words in it.", pen.soft, indent=2)

    def _draw_row(self, pen: Pen, entry: Entry) -> None:
        spot = Row(entry.id)
        chosen = spot == pen.cursor
        style = pen.bold if chosen else pen.ink
        mark = Span(f"{pen.glyphs.cross} ", pen.bad) if entry.problem and not chosen else pen.pointer(spot)
        when = ago(entry.changed)
        state = "cannot be opened" if entry.problem else standing(entry, 28)
        title = self.titles.get(entry.game, entry.title)
        who = ", ".join(entry.names) if entry.names else "?"
        tint = pen.bad if entry.problem else pen.soft
        column = 2 + max(len(self.titles.get(one.game, one.title)) for one in self.entries or ())
        people = pen.width - 2 - column - 28 - 13
        if people >= PEOPLE:
            text = columns(((title, column), (who, people)), pen.glyphs.ellipsis)
            pen.line(
                mark,
                (text, style),
                (columns(((state, 28),), pen.glyphs.ellipsis), tint),
                (f"{when:>13}", pen.soft),
                spot=spot,
            )
        else:
            before = f"{title:<{column if people + 28 >= PEOPLE else 0}}  "
            pen.ends([mark, Span(before, style), Span(who, pen.ink)], [Span(when, pen.soft)], spot=spot)
            pen.line(("    ", pen.ink), *pen.fit([Span(state, tint)], pen.width - 4), spot=spot)
        if not chosen:
            return
        problem = entry.problem or (self.problem[1] if self.problem[0] == entry.id else "")
        if problem:
            pen.text(problem, pen.bad, indent=4)
            if self._has_kept(entry):
                pen.text(
                    "k opens the copy kept one save earlier. The damaged file is set aside, not deleted.", pen.ink, 4
                )
        pen.line(*pen.fit([Span(f"    {entry.id}", pen.soft), Span(f" · {entry.moves} moves", pen.soft)], pen.width))

    def _has_kept(self, entry: Entry) -> bool:
        return entry.kept or (self.problem[0] == entry.id and "kept" in self.problem[1])

    @property
    def entry(self) -> Entry | None:
        """The save under the cursor."""
        match self.cursor:
            case Row(ident):
                return next((entry for entry in self.found if entry.id == ident), None)
        return None

    # ------------------------------------------------------------------------------------------------------ the keys

    def hints(self) -> Sequence[Hint]:
        """What can be done with this save."""
        entry = self.entry
        if self.cursor is Other.SEARCH:
            return (Hint("enter", "to the list"), Hint("a", "search", shown="a-z"))
        hints = []
        if entry is not None:
            hints.append(Hint("enter", "see the result" if entry.over else "go on"))
            if self._has_kept(entry):
                hints.append(Hint("k", "kept copy"))
            hints += [Hint("d", "delete"), Hint("x", "copy to a file")]
        if self.trash:
            hints.append(Hint("u", "bring back"))
        return (*hints, Hint("slash", "search"))

    def field(self, spot: Spot | None) -> TextField | None:
        """The search."""
        return self.search if spot is Other.SEARCH else None

    def pick(self, spot: Spot) -> None:
        """Open."""
        match spot:
            case Row(ident):
                entry = self.entry
                if entry is not None and entry.problem:
                    self.say("This one cannot be opened: the reason stands below it.", bad=True)
                else:
                    resume(self.tabletop, ident)
            case Other.SEARCH:
                self.cursor = Row(self.found[0].id) if self.found else spot

    def press(self, key: str) -> bool:
        """The letters of the bottom line."""
        entry = self.entry
        match key:
            case "/":
                self.cursor = Other.SEARCH
            case "u" if self.trash:
                self._bring_back()
            case "d" | "delete" if entry is not None:
                self._delete(entry)
            case "x" if entry is not None:
                self._copy_out(entry)
            case "k" if entry is not None and self._has_kept(entry):
                resume(self.tabletop, entry.id, kept=True)
            case _:
                return False
        return True

    def _delete(self, entry: Entry) -> None:
        from saves.errors import SaveError

        found = self.found
        at = found.index(entry)
        try:
            self.trash.append(self.tabletop.store.delete(entry.id))
        except SaveError as bad:
            self.say(str(bad), bad=True)
            return
        rest = found[at + 1 :] or found[:at][-1:]
        self.cursor = Row(rest[0].id) if rest else None
        self.entries = tuple(other for other in self.entries or () if other.id != entry.id)
        self.say("Moved to the trash folder; u brings it back.")

    def _bring_back(self) -> None:
        from saves.errors import SaveError

        path = self.trash[-1]
        try:
            entry = self.tabletop.store.import_file(path)
        except SaveError:
            self.say(f"It is damaged and stays in the trash folder: {path.name}", bad=True)
        else:
            self.entries = (entry, *(self.entries or ()))
            self.cursor = Row(entry.id)
            self.say("Back again.")
        self.trash.pop()
        self.reload()

    def _copy_out(self, entry: Entry) -> None:
        from saves.errors import SaveError

        try:
            path = self.tabletop.store.export(entry.id, Path.cwd())
        except SaveError as bad:
            self.say(str(bad), bad=True)
        else:
            self.say(f"Copied to {path.name} in the folder you started from.")


def _all_of(entry: Entry) -> str:
    return " ".join((entry.id, entry.title, *entry.names, standing(entry))).casefold()
