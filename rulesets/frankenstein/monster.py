"""What the cards on a mat amount to. A mat is a tuple of card numbers in display order; results are kept, for speed."""

from __future__ import annotations

from bisect import insort
from functools import lru_cache
from itertools import pairwise

from rulesets.frankenstein.components import COFFIN, FACE, KIND, SLOTS, CardNo

CROWD = 4
"""With so many seats duplicates block a monster (FR-R34)."""
_KEEP = 1 << 14


@lru_cache(maxsize=_KEEP)
def faces(mat: tuple[CardNo, ...]) -> int:
    """Sum of the face values: what the cards would pay."""
    return sum([FACE[card] for card in mat])


@lru_cache(maxsize=_KEEP)
def slots_filled(mat: tuple[CardNo, ...]) -> int:
    """Different parts plus coffins, eight at most."""
    kinds = [KIND[card] for card in mat]
    return min(SLOTS, len({kind for kind in kinds if kind < COFFIN}) + kinds.count(COFFIN))


def duplicates(mat: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
    """The body parts beyond the best of each kind; coffins and villagers are never duplicates (FR-R35)."""
    return tuple([card for card, after in pairwise(mat) if KIND[card] == KIND[after] < COFFIN])


@lru_cache(maxsize=_KEEP)
def complete(mat: tuple[CardNo, ...], seats: int) -> bool:
    """Does the monster come alive? Eight slots, and with four or five seats no duplicate."""
    return slots_filled(mat) == SLOTS and not (seats >= CROWD and duplicates(mat))


def values(mat: tuple[CardNo, ...]) -> tuple[int, int]:
    """What counts of the body parts and of the coffins, each coffin in place of the lowest slot (FR-R38).

    >>> from rulesets.frankenstein.components import NUMBER
    >>> values(tuple(sorted(NUMBER[word] for word in "head5 brain7a brain8 coffin9a".split())))
    (13, 9)
    """
    best = {KIND[card]: FACE[card] for card in mat if KIND[card] < COFFIN}  # the last of a kind is its highest
    coffins = [FACE[card] for card in mat if KIND[card] == COFFIN]
    return sum(sorted(best.values(), reverse=True)[: SLOTS - len(coffins)]), sum(coffins)


@lru_cache(maxsize=_KEEP)
def card_value(mat: tuple[CardNo, ...]) -> int:
    """The value of the collection: without duplicates and villagers, with coffins."""
    return sum(values(mat))


def with_card(mat: tuple[CardNo, ...], card: CardNo) -> tuple[CardNo, ...]:
    """The mat with one more card, in display order."""
    cards = list(mat)
    insort(cards, card)
    return tuple(cards)


def without(mat: tuple[CardNo, ...], cards: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
    """The mat with some cards less."""
    return tuple([card for card in mat if card not in cards])
