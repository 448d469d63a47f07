"""The table book: who played here, who won, and how two of them stand against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.shelf import metas
from tabletop_tui.play.when import ago
from tabletop_tui.screens.page import Page
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.pen import Pen, Span, Spot, columns

if TYPE_CHECKING:
    from saves.book import Book, Profile

BAR = 12


@dataclass(frozen=True, slots=True)
class Name:
    """One person of the book."""

    name: str


class BookScreen(Page):
    """Everybody, the most wins first; the chosen one in full."""

    widest = 84

    def __init__(self) -> None:
        super().__init__()
        self.book: Book | None = None
        self.profiles: tuple[Profile, ...] = ()
        self._sure = ""
        """The name that `d` was pressed for once."""

    def on_mount(self) -> None:
        """Open the book when the page is on the screen."""
        store = self.tabletop.store

        def read() -> Book:
            from saves.book import load_book

            return load_book(store.folder if store else None)

        self.call_after_refresh(lambda: self.fetch(read, self._have))

    def _have(self, book: Book) -> None:
        self.book, self.profiles = book, book.profiles()
        self.redraw()
        if book.note:
            self.say(book.note, bad=True)

    def heading(self) -> str:
        """The page."""
        return "Table book"

    def draw(self, pen: Pen) -> None:
        """The table, and below the chosen line what else is known."""
        pen.gap()
        if self.book is None:
            pen.line(("opening the book", pen.soft))
            return
        if not self.profiles:
            pen.text("Nobody is in the book yet. Every game that is played to its end is entered by itself.")
            return
        narrow = pen.width < 70
        heads = columns((("", 2), ("name", 18), ("games", 7), ("won", 6)), pen.glyphs.ellipsis)
        pen.line((heads, pen.soft), ("" if narrow else f"{'':<{BAR + 6}}in a row now / best", pen.soft))
        for profile in self.profiles:
            self._draw_one(pen, profile, narrow)

    def _draw_one(self, pen: Pen, profile: Profile, narrow: bool) -> None:
        spot = Name(profile.name)
        style = pen.bold if spot == pen.cursor else pen.ink
        share = profile.wins / profile.games
        full = round(share * BAR)
        spans = [
            pen.pointer(spot),
            Span(columns(((profile.name, 18),), pen.glyphs.ellipsis), style),
            Span(f"{profile.games:>5}  {profile.wins:>3}   ", style),
            Span(pen.glyphs.bar * full, pen.accent),
            Span(pen.glyphs.track * (BAR - full), pen.rule),
            Span(f" {share:>4.0%}", pen.soft),
        ]
        if not narrow:
            spans.append(Span(f"  {profile.streak} / {profile.best_streak}", pen.soft))
        pen.line(*spans, spot=spot)
        if spot != pen.cursor or self.book is None:
            return
        known = metas()
        games = ", ".join(
            f"{known[game].title if game in known else game} {tally.wins} of {tally.games}"
            for game, tally in profile.by_game
        )
        pen.text(f"won {games}; last played {ago(profile.last)}", pen.soft, indent=4)
        for rival in self.book.rivals(profile.name):
            level = rival.games - rival.ahead - rival.behind
            told = f"against {rival.name}: {rival.ahead} ahead, {rival.behind} behind"
            pen.text(f"{told}, {level} level" if level else told, pen.soft, indent=4)
        pen.gap()

    def hints(self) -> Sequence[Hint]:
        """Delete."""
        if not self.profiles:
            return ()
        return (Hint("down", "move", shown="↑↓"), Hint("d", "take this name out"))

    def moved(self, old: Spot | None) -> None:
        """Another name: nothing is half asked any more."""
        self._sure = ""

    def press(self, key: str) -> bool:
        """Take a name out: asked twice, because the book has no trash."""
        match (key, self.cursor):
            case ("d" | "delete", Name(name)) if self.book is not None:
                if self._sure != name:
                    self._sure = name
                    self.say(f"d once more takes {name} out of the book for good; the games stay for the others.")
                    return True
                trouble = self.book.forget(name)
                self.profiles, self.cursor = self.book.profiles(), None
                self.say(trouble or f"{name} is out of the book.", bad=trouble is not None)
                return True
        return False
