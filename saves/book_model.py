"""The table book as a model. Imports pydantic, so import this module inside functions only."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from saves.model import Line, Name, SavedPerson, Strict, Word
from saves.people import Person
from saves.played import Played, Sitter

VERSION = 1


class BadBook(Exception):
    """Bytes that are no table book."""


class NewerBook(Exception):
    """A table book of a later format."""


class SavedSitter(Strict):
    """One seat of a finished game."""

    name: Line
    human: bool
    place: Annotated[int, Field(ge=0, le=12)]
    won: bool


class SavedGame(Strict):
    """One finished game."""

    id: Name
    game: Word
    ended: datetime
    seats: Annotated[tuple[SavedSitter, ...], Field(max_length=12)]


class BookFile(Strict):
    """What stands in the file."""

    format: Literal["tabletop-tui book"] = "tabletop-tui book"
    version: Literal[1] = 1
    games: tuple[SavedGame, ...]
    groups: tuple[Annotated[tuple[SavedPerson, ...], Field(max_length=12)], ...]


def _is_later(version: object) -> bool:
    return isinstance(version, int) and version > VERSION


def book_bytes(games: Sequence[Played], groups: Sequence[tuple[Person, ...]]) -> bytes:
    """The file of a book."""
    file = BookFile(
        games=tuple(
            SavedGame(
                id=game.id,
                game=game.game,
                ended=game.ended,
                seats=tuple(SavedSitter(name=s.name, human=s.human, place=s.place, won=s.won) for s in game.seats),
            )
            for game in games
        ),
        groups=tuple(tuple(map(SavedPerson.of, group)) for group in groups),
    )
    return (file.model_dump_json(indent=2) + "\n").encode()


def read_book(raw: bytes) -> tuple[list[Played], list[tuple[Person, ...]]]:
    """The games and groups in a file. Raises BadBook, NewerBook."""
    try:
        file = BookFile.model_validate_json(raw)
    except ValidationError as bad:
        if any(fault["loc"] == ("version",) and _is_later(fault["input"]) for fault in bad.errors()):
            raise NewerBook from None
        raise BadBook from None
    games = [
        Played(game.id, game.game, game.ended, tuple(Sitter(s.name, s.human, s.place, s.won) for s in game.seats))
        for game in file.games
    ]
    return games, [tuple(person.person() for person in group) for group in file.groups]
