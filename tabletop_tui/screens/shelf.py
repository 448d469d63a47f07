"""The first page: games to go on with on top, then the boxes of the collection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.cells import cell_len

from rulesets.box import Meta
from rulesets.shelf import metas
from tabletop_tui.play.when import ago
from tabletop_tui.screens.page import Page
from tabletop_tui.screens.resuming import resume, standing
from tabletop_tui.tables.covers import cover_of
from tabletop_tui.widgets.cover import POSTER, SMALL, draw_cover
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.pen import Pen, Span, Spot

if TYPE_CHECKING:
    from saves.store import Entry

SHOWN = 3
"""Unfinished games on the shelf itself; the page of saved games has all."""
ROOMY, TALL = 37, 28
"""From so many columns and lines on there is room for what is good to know but not needed."""
TITLES = 37
"""The longest title beside its number of players."""
LOW = 20
"""With fewer lines not one can be spared."""
WEIGHTS = ("", "a child can", "easy", "takes some thought", "demanding", "bring coffee")


@dataclass(frozen=True, slots=True)
class Going:
    """An unfinished game."""

    id: str


@dataclass(frozen=True, slots=True)
class Latest:
    """The unfinished game that was played last, while the saves are still being read."""


@dataclass(frozen=True, slots=True)
class Box:
    """A game of the collection."""

    game: str


@dataclass(frozen=True, slots=True)
class Front:
    """The picture of a box."""

    game: str


@dataclass(frozen=True, slots=True)
class Players:
    """A number of players to filter by; 0 = any."""

    count: int


@dataclass(frozen=True, slots=True)
class AllSaved:
    """The page of saved games."""


class ShelfScreen(Page):
    """The shelf."""

    widest = 116

    def __init__(self) -> None:
        super().__init__()
        self.metas = metas()
        self.players = 0
        self.entries: tuple[Entry, ...] | None = None
        """All saves, newest first; None = not read yet."""
        self.expects_saves = False
        self._seen = False
        self._hurry = False
        """Enter was pressed before the saves were read: go on as soon as they are."""

    def on_mount(self) -> None:
        """The saves are read when the shelf is on the screen."""
        self.expects_saves = self._any_save()
        if self.expects_saves:
            self.cursor = Latest()
            self.call_after_refresh(self.reload)

    def on_screen_resume(self) -> None:
        """Back from a game or another page: times and saves have changed."""
        if self._seen and (self.entries is not None or self._any_save()):
            self.reload()
        self._seen = True

    def reload(self) -> None:
        """Read the saves again, beside the drawing."""
        store = self.tabletop.store
        self.fetch(lambda: tuple(store.entries()), self._have)

    def _any_save(self) -> bool:
        store = self.tabletop.store
        return store is not None and any(store.folder.glob("*-*.json"))

    def _have(self, entries: Sequence[Entry]) -> None:
        before, self.entries = self.entries, tuple(entries)
        back = before is not None or not self.expects_saves
        if isinstance(self.cursor, Latest) or (back and self.going and self.going[0] not in (before or ())):
            # Left a table by mistake? Enter goes on there.
            self.cursor = Going(self.going[0].id) if self.going else None
            if self._hurry and self.cursor is not None:
                self.pick(self.cursor)
        self.redraw()

    # ------------------------------------------------------------------------------------------------------ the page

    @property
    def going(self) -> list[Entry]:
        """Unfinished games, newest first."""
        return [entry for entry in self.entries or () if not entry.over and entry.problem is None]

    @property
    def boxes(self) -> list[Meta]:
        """The boxes that fit the number of players."""
        return [meta for meta in self.metas.values() if not self.players or self.players in meta.seats]

    def aside(self) -> str:
        """How much there is."""
        count = len(self.metas)
        return f"{count} game{'s' if count > 1 else ''} on the shelf"

    def draw(self, pen: Pen) -> None:
        """Titles on the left, the front of the chosen box on the right."""
        # Letters cannot grow: a drawing made of them stays small.
        poster = not pen.glyphs.ascii and pen.width >= POSTER[0] + 44 and pen.height >= POSTER[1] + 10
        right = pen.aside(POSTER[0] if poster else SMALL[0] if pen.width < 70 else min(42, pen.width - TITLES - 2))
        left = pen.aside(pen.width - right.width - (4 if pen.width >= TITLES + 46 else 2))
        left.gap()
        if pen.height >= LOW:
            right.gap()
        self._continue(left)
        self._collection(left)
        self._front(right, poster)
        pen.beside(left, right, gap=pen.width - left.width - right.width)

    def _continue(self, pen: Pen) -> None:
        going = self.going
        if self.entries is None and self.expects_saves:
            pen.head("CONTINUE")
            latest = Latest()
            pen.line(pen.pointer(latest), ("looking for your games", pen.soft), spot=latest)
            pen.gap(2)
            return
        if not self.entries:
            return
        if going:
            pen.head("CONTINUE")
            for entry in going[: SHOWN if pen.height > 20 else SHOWN - 1]:
                spot = Going(entry.id)
                title = pen.bold if spot == pen.cursor else pen.ink
                when = ago(entry.changed)
                fits = 2 + cell_len(entry.title) + 2 + len(when) <= pen.width
                # The rows stand in order of time, and the box says when: the title counts more.
                right = [Span(when, pen.soft)] if fits else []
                pen.ends([pen.pointer(spot), Span(entry.title, title)], right, spot=spot)
                names = f" · {', '.join(entry.names)}"
                told = standing(entry, pen.width - 2 - len(names)) + names
                pen.line(*pen.fit([Span("  ", pen.ink), Span(told, pen.soft)], pen.width), spot=spot)
        every = AllSaved()
        style = pen.bold if every == pen.cursor else pen.soft
        pen.line(pen.pointer(every), (f"all saved games ({len(self.entries)})", style), spot=every)
        pen.gap()

    def _collection(self, pen: Pen) -> None:
        pen.head("THE COLLECTION")
        seats = sorted({count for meta in self.metas.values() for count in meta.seats})
        spans = [Span("  for", pen.soft)]
        pad = " " if 3 * len(seats) + 12 <= pen.width else ""
        for count in (0, *seats):
            chosen = count == self.players
            label = f"{pad}{count or 'any'}{pad}"
            spans += [Span("" if pad and count else " ", pen.soft)]
            spans += [Span(label, pen.marked if chosen else pen.ink, Players(count))]
        if 3 * len(seats) + 20 <= pen.width:
            spans.append(Span(" players", pen.soft))
        pen.line(*spans, touch=True)
        word = " players" if pen.width >= max(len(meta.title) for meta in self.metas.values()) + 16 else ""
        for meta in self.boxes:
            spot = Box(meta.id)
            title = pen.bold if spot == pen.cursor else pen.ink
            facts = span(*ends(meta.seats)) + word
            pen.ends([pen.pointer(spot), Span(meta.title, title)], [Span(facts, pen.soft)], spot=spot)
            if pen.width >= ROOMY and pen.height >= TALL:
                told = f"  {meta.kind} · {span(*meta.minutes)} min · {WEIGHTS[meta.weight]}"
                pen.line(*pen.fit([Span(told, pen.soft)], pen.width), spot=spot)
        if not self.boxes:
            pen.text(f"No game here is for {self.players}. Press 0 for all.", pen.soft, indent=2)
        if not self.entries and not self.expects_saves:
            pen.gap()
            pen.text("Enter opens the box: say who plays, and the cards are dealt.", pen.soft, indent=2)
            pen.gap()
            pen.text("Every move is saved by itself. Leave whenever you like.", pen.soft, indent=2)

    def _front(self, pen: Pen, poster: bool) -> None:
        game = self.shown_game
        meta = self.metas.get(game)
        if meta is None:
            return
        show_cover = pen.height >= SMALL[1] + 5
        if show_cover:
            draw_cover(pen, cover_of(game), meta.title, poster, Front(game))
        roomy = pen.width >= ROOMY
        name = Span(meta.title.upper(), pen.accent)
        flow(pen, [name, Span(meta.kind, pen.soft)] if roomy else [name], "  ")
        entry = self.shown_entry
        if entry is not None:
            pen.text(", ".join(entry.names))
            pen.text(f"{standing(entry)}, {ago(entry.changed)}", pen.soft)
            return
        facts = [Span(f"{span(*ends(meta.seats))} players · {span(*meta.minutes)} min", pen.ink)]
        if roomy:
            weight = pen.glyphs.bar * meta.weight + pen.glyphs.track * (5 - meta.weight)
            facts.append(Span(f"{weight} {WEIGHTS[meta.weight]}", pen.soft))
        flow(pen, facts, " · ")
        pen.text(meta.pitch, pen.soft)

    @property
    def shown_entry(self) -> Entry | None:
        """The unfinished game under the cursor."""
        match self.cursor:
            case Going(id):
                return next((entry for entry in self.going if entry.id == id), None)
        return None

    @property
    def shown_game(self) -> str:
        """The game whose box is shown."""
        entry = self.shown_entry
        if entry is not None:
            return entry.game
        match self.cursor:
            case Box(game):
                return game
        return next(iter(self.boxes or self.metas.values())).id

    # ------------------------------------------------------------------------------------------------------ the keys

    def hints(self) -> Sequence[Hint]:
        """What the keys do on this row."""
        main = Hint("enter", "go on" if isinstance(self.cursor, Going | Latest) else "open")
        if isinstance(self.cursor, Box):
            main = Hint("enter", "play")
        # What a narrow line drops first can be chosen on the page itself.
        rest = [Hint("n", "new game"), Hint("question_mark", "rules"), Hint("s", "settings"), Hint("b", "book")]
        return (main, *rest, Hint("a", "all saves"), Hint("0", "players", shown="0-9"))

    def end_hints(self) -> Sequence[Hint]:
        """How to get out."""
        return (Hint("q", "leave"),)

    def pick(self, spot: Spot) -> None:
        """Go on, open a box, filter."""
        match spot:
            case Latest():
                self._hurry = True
            case Going(id):
                resume(self.tabletop, id)
            case Box(game) | Front(game):
                self.app_open_new(game)
            case AllSaved():
                self.tabletop.open_saved()
            case Players(count):
                self.players = count

    def press(self, key: str) -> bool:
        """The letters of the bottom line."""
        match key:
            case "n":
                self.app_open_new(self.shown_game)
            case "?":
                self.tabletop.open_rules(self.shown_game)
            case "a":
                self.tabletop.open_saved()
            case "s":
                self.tabletop.open_settings()
            case "b":
                self.tabletop.open_book()
            case _ if len(key) == 1 and key in "0123456789":
                self.players = int(key)
                self.cursor = Box(self.boxes[0].id) if self.boxes and isinstance(self.cursor, Box) else self.cursor
            case "escape" | "backspace":
                pass  # there is nowhere to go back to, and leaving by accident would be rude
            case _:
                return False
        return True

    def app_open_new(self, game: str) -> None:
        """Set up a game."""
        self.tabletop.open_new_game(game)

    def back(self) -> None:
        """From the shelf there is only the way out."""
        self.tabletop.leave()


def flow(pen: Pen, facts: Sequence[Span], between: str) -> None:
    """Facts beside each other where there is room, each on a line of its own where there is none."""
    together = [one for fact in facts for one in (Span(between, pen.soft), fact)][1:]
    if sum(cell_len(one.text) for one in together) <= pen.width:
        pen.line(*together)
        return
    for fact in facts:
        pen.line(*pen.fit([fact], pen.width))


def span(low: int, high: int) -> str:
    """A range as people write it."""
    return str(low) if low == high else f"{low}–{high}"


def ends(seats: Sequence[int]) -> tuple[int, int]:
    """The fewest and the most."""
    return seats[0], seats[-1]
