"""What comes in the box of a game: its back, the set-up that people choose, and the rulebook. Quick to load."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

Value: TypeAlias = str | int
"""The value of a set-up option."""


class Scope(Enum):
    """Whom an option concerns: the rules, or the bots alone (screen options are no options of the rules)."""

    RULES = auto()
    BOTS = auto()


@dataclass(frozen=True, slots=True)
class Option:
    """One set-up choice. `per_seat` takes one value for each seat."""

    name: str
    values: tuple[Value, ...] | range
    default: Value
    sentence: str
    """What the choice is about, in plain words."""
    says: Mapping[Value, str] = field(default_factory=dict)
    """What each value means, in plain words; a value without an entry speaks for itself."""
    called: Mapping[Value, str] = field(default_factory=dict)
    """What a value is called where people choose it, if not as it is noted."""
    per_seat: bool = False
    scope: Scope = Scope.RULES

    def word(self, value: Value) -> str:
        """A value in a word or two."""
        return self.called.get(value, str(value))


@dataclass(frozen=True, slots=True)
class Preset:
    """Several options set by one key of the set-up page; the others stay as they are."""

    name: str
    key: str
    sentence: str
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Meta:
    """The back of the box. `bots[0]` also answers to "canny". `secrets` False: no curtain and no private look, ever."""

    id: str
    title: str
    seats: range
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    secrets: bool
    minutes: tuple[int, int]
    weight: int
    """1 (a child can) .. 5 (bring coffee)."""
    pitch: str
    rules_version: int
    kind: str = ""
    """Two or three words: "auction, set collection"."""
    presets: tuple[Preset, ...] = ()
    """Put before all options; the first is what the defaults amount to."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a deal hangs on; names, colours, keys and bot levels are no part of it."""

    seats: int
    options: Mapping[str, Value | tuple[Value, ...]]
    seed: int


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a rulebook in our own words; `id` is what `Decision.rule` points to."""

    id: str
    title: str
    text: tuple[str, ...]
    """Paragraphs; one that starts with "- " is a list entry."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules retold, and a note for each decision that a newcomer meets (`Decision.name` -> note)."""

    sections: tuple[Section, ...]
    coach: Mapping[str, str]
