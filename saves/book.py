"""The table book: who played what with whom, and who won. It lies beside the saves and never stands in a game's way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from rulesets.contract import Outcome
from saves import files
from saves.errors import disk_words
from saves.location import save_folder
from saves.people import About, Person
from saves.played import Played, Sitter

FILE = "book.json"
MOST_GAMES = 20_000
MOST_GROUPS = 40
MAX_BOOK = 8 * files.MAX_FILE
GUEST = ""
"""The name of somebody who asked to be forgotten."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games and wins of one kind."""

    games: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Profile:
    """What the book knows of one person, by any spelling of capitals of the name."""

    name: str
    games: int
    wins: int
    streak: int
    """Games won in a row up to now ..."""
    best_streak: int
    """... and at best."""
    last: datetime
    by_game: tuple[tuple[str, Tally], ...]


@dataclass(frozen=True, slots=True)
class Rival:
    """One person against another, over the games both sat in as people: who ended in the better place."""

    name: str
    games: int
    ahead: int
    behind: int


class Book:
    """The book as it lies on disk. What changes it writes it too, and gives back why that failed, or None."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: list[Played] = []
        self._groups: list[tuple[Person, ...]] = []
        self.note: str | None = None
        """What is wrong with the book on disk, in a sentence; None = nothing."""
        self._locked = False
        self.read()

    def read(self) -> None:
        """Read it again: another window may have written. A damaged book is set aside; an unreadable one is left."""
        name = self.path.name
        self._locked = False
        try:
            raw = files.read_whole(self.path, MAX_BOOK)
        except FileNotFoundError:
            return
        except OSError as error:
            self._locked = True
            reason, advice = disk_words(error)
            self.note = f"The table book {name} cannot be opened: {reason}; {advice}."
            return
        except (files.TooBig, files.NotAFile):
            self._set_aside()
            return
        from saves.book_model import BadBook, NewerBook, read_book

        try:
            self.games, self._groups = read_book(raw)
        except NewerBook:
            self._locked = True
            self.note = f"The table book {name} was written by a newer tabletop-tui; update the program to use it."
        except BadBook:
            self._set_aside()

    def _set_aside(self) -> None:
        aside = files.free_name(self.path.with_suffix(".damaged"))
        try:
            self.path.replace(aside)
        except OSError:
            self._locked = True
            self.note = f"The table book {self.path.name} is damaged and in the way; move it away to begin a new one."
        else:
            self.note = f"The table book was damaged and is kept as {aside.name}; a new one is begun."

    # ------------------------------------------------------------------------------------------------------- reading

    def profiles(self) -> tuple[Profile, ...]:
        """Everybody in the book, the most wins first."""
        names = {_key(sitter.name): sitter.name for game in self.games for sitter in game.seats if _counts(sitter)}
        found = [profile for name in names.values() if (profile := self.profile(name))]
        return tuple(sorted(found, key=lambda one: (-one.wins, one.games, one.name.casefold())))

    def profile(self, name: str) -> Profile | None:
        """One person, or None if the book does not know them."""
        played = [(game, sitter) for game in self.games if (sitter := _seat_of(game, name))]
        if not played:
            return None
        streak = best = 0
        tallies: dict[str, Tally] = {}
        for game, sitter in played:
            streak = streak + 1 if sitter.won else 0
            best = max(best, streak)
            old = tallies.get(game.game, Tally())
            tallies[game.game] = Tally(old.games + 1, old.wins + sitter.won)
        wins = sum(tally.wins for tally in tallies.values())
        last, latest = played[-1]
        return Profile(latest.name, len(played), wins, streak, best, last.ended, tuple(sorted(tallies.items())))

    def rivals(self, name: str) -> tuple[Rival, ...]:
        """Head to head with everybody this person has met, the most games first."""
        met: dict[str, Rival] = {}
        for game in self.games:
            own = _seat_of(game, name)
            if own is None:
                continue
            for other in game.seats:
                if not _counts(other) or other is own:
                    continue
                old = met.get(_key(other.name), Rival(other.name, 0, 0, 0))
                ahead, behind = old.ahead + (own.place < other.place), old.behind + (own.place > other.place)
                met[_key(other.name)] = Rival(other.name, old.games + 1, ahead, behind)
        return tuple(sorted(met.values(), key=lambda one: (-one.games, one.name.casefold())))

    def groups(self, seats: int | None = None) -> tuple[tuple[Person, ...], ...]:
        """The groups that sat here, the latest first; only those of so many seats if asked for."""
        return tuple(group for group in self._groups if seats in (None, len(group)))

    # ------------------------------------------------------------------------------------------------------ changing

    def record(self, about: About, outcome: Outcome) -> str | None:
        """Enter a finished game; the same game twice counts once."""
        self.read()
        if any(game.id == about.id for game in self.games):
            return None
        places = {seat: place for place, seats in enumerate(outcome.places) for seat in seats}
        sitters = tuple(
            Sitter(person.name, person.human, places.get(seat, len(outcome.places)), seat in outcome.winners)
            for seat, person in enumerate(about.people)
        )
        self.games = [*self.games, Played(about.id, about.game, datetime.now(UTC), sitters)][-MOST_GAMES:]
        return self._write()

    def remember_group(self, people: tuple[Person, ...]) -> str | None:
        """Put a group first in the list of groups; bots and marks are remembered with it, PINs are not."""
        self.read()
        group = tuple(replace(person, pin="", first_game=False) for person in people)
        names = [_key(person.name) for person in group]
        others = [old for old in self._groups if [_key(person.name) for person in old] != names]
        self._groups = [group, *others][:MOST_GROUPS]
        return self._write()

    def forget(self, name: str) -> str | None:
        """Take a person out: their games stay for the others, with a nameless guest."""
        self.read()
        key = _key(name)
        self.games = [replace(game, seats=tuple(_without(sitter, key) for sitter in game.seats)) for game in self.games]
        self._groups = [group for group in self._groups if all(_key(person.name) != key for person in group)]
        return self._write()

    def _write(self) -> str | None:
        from saves.book_model import book_bytes

        if self._locked:
            return self.note
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            files.write_whole(self.path, book_bytes(self.games, self._groups))
        except OSError as error:
            reason, advice = disk_words(error)
            return f"The table book could not be written to {self.path}: {reason}; {advice}."
        except ValueError:
            return f"The table book {self.path.name} was not changed: a name or a number is none that it takes."
        return None


def load_book(folder: Path | None = None) -> Book:
    """The book beside the saves. Never raises: see `Book.note`."""
    return Book((folder or save_folder()) / FILE)


def _without(sitter: Sitter, key: str) -> Sitter:
    return replace(sitter, name=GUEST) if sitter.human and _key(sitter.name) == key else sitter


def _key(name: str) -> str:
    return name.strip().casefold()


def _counts(sitter: Sitter) -> bool:
    return sitter.human and sitter.name != GUEST


def _seat_of(game: Played, name: str) -> Sitter | None:
    key = _key(name)
    return next((sitter for sitter in game.seats if _counts(sitter) and _key(sitter.name) == key), None)
