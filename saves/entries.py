"""A saved game as a list shows it: read from the outside of its file, without its secrets and without pydantic."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rulesets.shelf import Games, UnknownGame
from saves.errors import SaveError
from saves.people import Person
from saves.sealed import in_calendar, plain

_NAME, _TEXT = 40, 80


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list of saved games; `problem` says in a sentence why it cannot be resumed, or is None."""

    id: str
    path: Path
    game: str
    title: str
    people: tuple[Person, ...]
    headline: str
    turn_of: str
    """Who is asked: "Bo", "Ada and Bo", or "" when it is over."""
    moves: int
    created: datetime
    changed: datetime
    over: bool
    winners: tuple[str, ...]
    """Names."""
    problem: str | None = None
    kept: bool = False
    """There is a problem, but `Store.load_kept` works."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(person.name for person in self.people)

    @classmethod
    def broken(cls, path: Path, bad: SaveError) -> Entry:
        """A file that cannot be read, with what its name tells."""
        game = path.stem.partition("-")[0]
        time = _file_time(path)
        return cls(path.stem, path, game, game, (), "", "", 0, time, time, False, (), str(bad), bad.kept)


def entry_of(found: dict[str, Any], path: Path, games: Games) -> Entry:
    """The line for a save whose frame is sound; whatever its fields hold, nothing but a line comes of it."""
    game = plain(found.get("game"), _NAME)
    problem = None
    try:
        title = games(game).meta.title
    except UnknownGame:
        title, problem = game, f"{path.name}: this program has no game {game}; update it to play on."
    try:
        people = tuple(_person(one) for one in found["people"][:12])
        names = tuple(person.name for person in people)
        return Entry(
            id=path.stem,
            path=path,
            game=game,
            title=title,
            people=people,
            headline=plain(found["headline"], _TEXT),
            turn_of=_listed([names[seat] for seat in found["asked"]]),
            moves=int(found["moves"]),
            created=in_calendar(datetime.fromisoformat(found["created"])),
            changed=in_calendar(datetime.fromisoformat(found["changed"])),
            over=bool(found["over"]),
            winners=tuple(names[seat] for seat in found["winners"]),
            problem=problem,
        )
    except Exception:  # one file must not take the list of all the others away
        time = _file_time(path)
        problem = f"{path.name}: it holds what no save holds; import a copy of it if you have one."
        return Entry(path.stem, path, game, title, (), "", "", 0, time, time, False, (), problem)


def _person(found: dict[str, Any]) -> Person:
    hue = found["hue"]
    return Person(plain(found["name"], _NAME), hue if hue in range(8) else 0, plain(found["player"], _NAME))


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _file_time(path: Path) -> datetime:
    for file in (path, path.with_suffix(".kept")):
        try:
            return datetime.fromtimestamp(file.stat().st_mtime, UTC)
        except (OSError, OverflowError, ValueError):
            continue
    return datetime.fromtimestamp(0, UTC)
