"""Luck: golden values, so that a save of today deals the same card in ten years, and a check that it is fair."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations

import pytest

from rulesets.chance import below, bits, seed_of, shuffle

GOLDEN_DICE = [4, 3, 4, 3, 1, 0, 1, 1, 3, 1, 4, 5]
GOLDEN_DECK = [0, 4, 2, 1, 5, 7, 6, 8, 3, 9]
GOLDEN_SEED = 55280998035645003


@dataclass
class Dice:
    seed: int
    draws: int = 0


def test_golden_values() -> None:
    dice = Dice(1)
    assert [below(dice, 6) for _ in range(12)] == GOLDEN_DICE
    assert dice.draws == 12
    deck = list(range(10))
    shuffle(dice, deck)
    assert deck == GOLDEN_DECK
    assert dice.draws == 13
    assert seed_of("owl-lamp-rye") == GOLDEN_SEED


def test_nothing_but_seed_and_draws_decides() -> None:
    assert bits(Dice(5, 3), 100) == bits(Dice(5, 3), 100) != bits(Dice(5, 4), 100)
    assert bits(Dice(5, 3), 100) != bits(Dice(6, 3), 100)


def test_few_cards_cost_no_draw() -> None:
    dice = Dice(1)
    for cards in ([], [7]):
        shuffle(dice, cards)
    assert dice.draws == 0


@pytest.mark.parametrize("limit", [0, -3])
def test_nothing_is_drawn_below_nothing(limit: int) -> None:
    with pytest.raises(ValueError, match="below"):
        below(Dice(1), limit)


def test_there_are_bits_to_spare_for_a_whole_deck() -> None:
    wide = bits(Dice(1), 60 * 6)
    assert wide.bit_length() > 400


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected


def test_every_order_is_equally_likely() -> None:
    counts: Counter[object] = Counter()
    dice = Dice(2024)
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        shuffle(dice, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7  # 23 degrees of freedom: one in a thousand


def test_every_number_is_equally_likely() -> None:
    dice = Dice(99)
    counts: Counter[object] = Counter(below(dice, 10) for _ in range(10_000))
    assert chi_square(counts, 10) < 27.9  # 9 degrees of freedom: one in a thousand


def test_a_seed_is_any_text() -> None:
    assert seed_of("Owl ") == seed_of("owl") != seed_of("owls")
    assert 0 <= seed_of("Sturm über Königsberg") < 2**56
