"""Luck that is the same on every machine and every Python: a counter run through a hash.

A state keeps two whole numbers, `seed` and `draws`. Each draw hashes "seed:draws:block" with BLAKE2b, reads the digests
as one big number and takes what it needs in mixed radix; then `draws` goes up by one. Nothing depends on the `random`
module, so a save of today deals the same card in ten years. At least 128 bits are left over after every use, so no
order is more likely than another by more than 2^-128.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Protocol

SPARE_BITS = 128
DIGEST_BITS = 512
SMALL_BITS = 30


class Source(Protocol):
    """Anything that carries the random source: every game state does."""

    seed: int
    draws: int


def bits(source: Source, need: int) -> int:
    """A uniformly random whole number of at least `need` + 128 bits; moves the source on by one draw."""
    head = f"{source.seed}:{source.draws}:"
    source.draws += 1
    if need <= DIGEST_BITS - SPARE_BITS:
        return int.from_bytes(blake2b(f"{head}0".encode()).digest(), "big")
    blocks = -(-(need + SPARE_BITS) // DIGEST_BITS)
    return int.from_bytes(b"".join(blake2b(f"{head}{block}".encode()).digest() for block in range(blocks)), "big")


def below(source: Source, limit: int) -> int:
    """A whole number 0..limit-1, all equally likely.

    >>> from types import SimpleNamespace
    >>> dice = SimpleNamespace(seed=7, draws=0)
    >>> [below(dice, 6) + 1 for _ in range(5)], dice.draws
    ([1, 4, 6, 3, 1], 5)
    """
    if limit < 1:
        raise ValueError(f"cannot draw below {limit}")
    return bits(source, limit.bit_length()) % limit


def shuffle(source: Source, items: MutableSequence[Any]) -> None:
    """Put `items` into a random order, in place, all equally likely; one draw (none for fewer than two items)."""
    count = len(items)
    if count < 2:
        return
    luck = bits(source, count * count.bit_length())
    for product, places in _digits(count):
        luck, part = divmod(luck, product)
        for last, radix in places:
            at = part % radix
            part //= radix
            items[last], items[at] = items[at], items[last]


@lru_cache(maxsize=256)
def _digits(count: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """The radices count..2 in groups with their products, each small enough for the quickest arithmetic."""
    groups: list[tuple[int, tuple[tuple[int, int], ...]]] = []
    places: tuple[tuple[int, int], ...] = ()
    product = 1
    for last in range(count - 1, 0, -1):
        if product * (last + 1) >= 1 << SMALL_BITS:
            groups.append((product, places))
            product, places = 1, ()
        product *= last + 1
        places += ((last, last + 1),)
    return (*groups, (product, places))


def seed_of(text: str) -> int:
    """The seed that a text stands for: any text is one, capitals and outer spaces do not matter.

    >>> seed_of("owl-lamp-rye") == seed_of(" Owl-Lamp-RYE ")
    True
    """
    return int.from_bytes(blake2b(text.strip().casefold().encode(), digest_size=7).digest(), "big")


def fresh_salt() -> int:
    """A number nobody could have foreseen, for `Game.stir`."""
    return secrets.randbits(53)
