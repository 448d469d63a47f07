"""One finished game, as the table book keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat of a finished game: `place` 0 is the best, shared by ties and teams."""

    name: str
    human: bool
    place: int
    won: bool


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    id: str
    game: str
    ended: datetime
    seats: tuple[Sitter, ...]
