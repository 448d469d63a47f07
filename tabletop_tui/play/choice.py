"""What a decision bar shows: the values between the making of a choice and its drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase, digits
from typing import TypeAlias

from rulesets.contract import Field, Note, Offer

RESERVED = "hlmoqrtu"
"""Letters that mean the same on every page and are never given to an entry: see `screens/table.py`."""
LOOK = "l"
"""The one of them that a game without secrets has no use for."""

CHANCE = "c"
"""The key that leaves a test of skill to chance."""
Spot: TypeAlias = tuple[int, int]
"""Where something lies on the board, column and line: arrows lead from spot to spot."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be chosen."""

    offer: Offer
    line: str
    """The notation of the action, or the head of the form."""
    note: Note
    key: str = ""
    digit: str = ""
    closed: str = ""
    """Why it cannot be chosen now; empty = it can."""
    held: bool = False
    """The game's own part of the page draws it, with its key: a card in the hand, a space of the board."""
    words: tuple[str, ...] = ()
    """The words that it stands for among many offers; the last of them is what it is called on a board."""
    opens: bool = False
    """It is a group: choosing it commits nothing and shows what is in it."""
    at: Spot | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a field offers to pick."""

    word: str
    name: str
    key: str
    order: int = 0
    """1 = picked first ...; 0 = not picked."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a line that is being composed would do: said before Enter."""

    note: Note | None
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class Filling:
    """A field that is open."""

    field: Field
    typed: str
    items: tuple[Item, ...]
    at: int
    """The item under the cursor; -1 = none yet."""


@dataclass(frozen=True, slots=True)
class Choice:
    """All that the decision bar shows. `cursor` None = nothing selected yet."""

    entries: tuple[Entry, ...]
    cursor: int | None
    filling: Filling | None
    preview: Preview | None
    message: str = ""
    trail: tuple[str, ...] = ()
    """The steps taken so far through many offers, and what they lead to as a question in `asks`."""
    asks: str = ""

    @property
    def selected(self) -> Entry | None:
        """The entry that has been chosen once."""
        return None if self.cursor is None else self.entries[self.cursor]

    @property
    def picked(self) -> tuple[str, ...]:
        """The words picked so far in the open field, in order."""
        if self.filling is None:
            return ()
        return tuple(item.word for item in sorted(self.filling.items, key=lambda item: item.order) if item.order)

    @property
    def pointed(self) -> str:
        """The word under the cursor of the open field."""
        filling = self.filling
        return filling.items[filling.at].word if filling and 0 <= filling.at < len(filling.items) else ""


@dataclass(frozen=True, slots=True)
class Done:
    """The choice is made: this line of notation."""

    line: str


def with_keys(entries: Sequence[Entry], reserved: str = RESERVED, number: bool = False) -> tuple[Entry, ...]:
    """Give every entry a letter out of its label, and a digit unless digits open the only number field.

    An entry that comes with a key keeps that one alone; a closed one, whose key only tells the reason, gives way.
    """
    own = {entry.key for entry in entries if entry.key and not entry.closed}
    taken = own | set(reserved)
    keyed = []
    for index, entry in enumerate(entries):
        if entry.key:
            keyed.append(entry)
            continue
        letters = [c for c in entry.note.label.casefold() if c in ascii_lowercase] + list(ascii_lowercase)
        key = next((c for c in letters if c not in taken), "")
        taken.add(key)
        digit = digits[(index + 1) % 10] if index < 10 and not number else ""
        keyed.append(replace(entry, key=key, digit="" if digit in own else digit))
    used = {key for entry, given in zip(entries, keyed, strict=True) if not _tells(entry) for key in _keys(given)}
    return tuple(
        replace(given, key="") if _tells(entry) and entry.key in used else given
        for entry, given in zip(entries, keyed, strict=True)
    )


def _tells(entry: Entry) -> bool:
    """Does it come with a key that only tells why it is closed?"""
    return bool(entry.key and entry.closed)


def _keys(entry: Entry) -> tuple[str, str]:
    return entry.key, entry.digit
