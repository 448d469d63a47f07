"""Who sits at a table, and all about a match that the rules never see. Imports the standard library alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from rulesets.box import Value

HUMAN = "human"
SEAT_HUES = (0, 5, 2, 3, 6, 1, 4, 7)
"""The hues that seats get by default: neighbours differ at a glance (red, blue, yellow, green, violet ...)."""


@dataclass(frozen=True, slots=True)
class Person:
    """One seat as the people see it: a name, a mark, and who plays it."""

    name: str
    hue: int
    """0..7, a place in the palette's hues; the shape of the mark goes with it."""
    player: str = HUMAN
    """"human", or the level of a bot."""
    first_game: bool = False
    """Wants the coach's notes."""
    pin: str = ""
    """Digest of an optional PIN that opens this seat's curtain; empty = none."""

    @property
    def human(self) -> bool:
        """Is it a person?"""
        return self.player == HUMAN


@dataclass(frozen=True, slots=True)
class About:
    """A match but for its moves: what a save holds beside the record and the snapshot."""

    id: str
    """Names the file: game, date and four letters, as in "frankenstein-20261130-owlk"."""
    game: str
    people: tuple[Person, ...]
    options: Mapping[str, Value | tuple[Value, ...]]
    seed: str
    """The seed text; hidden from the table until the end if `chance`."""
    chance: bool
    """Dealt by chance: the code is shown only when the game is over."""
    created: datetime
    """In UTC."""
    screen: Mapping[str, str | int | bool] = field(default_factory=dict)
    """Screen options (hand codes and the like): no part of the set-up."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(person.name for person in self.people)
