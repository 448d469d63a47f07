"""The lines of a record, as values and as text: ``1 bid 5``, ``- reveal``, ``! back 12 7731``.

Who acts comes first, a seat or ``-`` for the table, then the action in the game's notation. A line that begins with
``!`` is a take-back that the table agreed to: to which position, and what was redrawn there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rulesets.contract import Action, Actor, AnyGame, BadNotation

TABLE = "-"
"""Who acts, when it is the table itself."""
BACK = "!"


@dataclass(frozen=True, slots=True)
class Move:
    """A line of the record: who did what."""

    who: Actor
    action: Action


@dataclass(frozen=True, slots=True)
class Back:
    """A line of the record: by consent back to the position after line `to`, redrawn with `salt`."""

    to: int
    salt: int


Line: TypeAlias = Move | Back


class BrokenRecord(ValueError):
    """A record that does not replay: `line` counts from 1, the text says what is wrong with it."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"Line {line} of the record: {why}")
        self.line = line


def write_line(game: AnyGame, line: Line) -> str:
    """A line of the record as text."""
    if isinstance(line, Back):
        return f"{BACK} back {line.to} {line.salt}"
    return f"{actor_word(line.who)} {game.text(line.action)}"


def read_line(game: AnyGame, text: str) -> Line:
    """The inverse of `write_line`. Raises BadNotation."""
    if not text.startswith(BACK):
        return _read_move(game.parse, text)
    first, *words = text.split()
    numbers = all(w.isascii() and w.isdigit() and len(w) < 20 for w in words[1:])
    if first != BACK or len(words) != 3 or words[0] != "back" or not numbers:
        raise BadNotation(f'"{text[:60]}": a take-back reads "! back POSITION SALT".')
    return Back(int(words[1]), int(words[2]))


@lru_cache(maxsize=4096)
def _read_move(parse: Callable[[str], Action], text: str) -> Move:
    """Moves are values, so equal lines share one."""
    first, _, rest = text.partition(" ")
    return Move(actor_of(first), parse(rest))


def actor_word(who: Actor) -> str:
    """Who acts, as the first word of a line."""
    return TABLE if who is None else str(who)


@lru_cache(maxsize=128)
def actor_of(word: str) -> Actor:
    """The inverse of `actor_word`."""
    if word == TABLE:
        return None
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise BadNotation(f'"{word}" is no seat: a line begins with a seat number, or "-" for the table.')
    return int(word)
