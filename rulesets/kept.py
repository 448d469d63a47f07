"""Results that are asked for again and again, kept for speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Kept(dict[K, V]):
    """What a function makes of a value, made when first looked up. When full it begins afresh.

    A look-up takes half the time of a call through `lru_cache`: for the few that come at every move.

    >>> squares = Kept(lambda number: number * number, most=2)
    >>> squares[3], squares[4], squares[5], list(squares)
    (9, 16, 25, [5])
    """

    def __init__(self, make: Callable[[K], V], most: int = 1 << 14) -> None:
        self._make = make
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        self[key] = made = self._make(key)
        return made
