"""Hand codes: on its private page a seat reads a letter on each card; then it makes its sealed choice by letter.

The letters live here and nowhere else: not in a state, a log, a save or a report. They are drawn by the screen's own
luck, and what is submitted in the end is the plain action.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom

from rulesets.contract import Seat

LETTERS = "ABCDEFGHJKLMNRSUVWXYZ"
"""Not I and O, which look like figures, nor P, Q and T, which are keys of the page where letters are laid."""
LOOK_BESIDE = "p"
"""The key of the private look on that page, where the usual one may be somebody's letter."""
SLIPS = 2
"""With so many letters that were not its own a seat has to look again: counting the letters of a hand would tell."""


@dataclass(slots=True)
class Hand:
    """The letters of one seat since it last looked: letter -> the word of a card."""

    valid: dict[str, str] = field(default_factory=dict)
    spent: set[str] = field(default_factory=set)
    slips: int = 0

    def letter_of(self, word: str) -> str:
        """The letter of a card; empty = it has none."""
        return next((letter for letter, own in self.valid.items() if own == word), "")


class HandCodes:
    """The letters of all seats. Nothing of it is ever shown but on the private page of the seat itself."""

    def __init__(self, luck: Random | None = None) -> None:
        self._luck = luck or SystemRandom()
        self._hands: dict[Seat, Hand] = {}

    def __repr__(self) -> str:
        return "HandCodes(...)"

    def ready(self, seat: Seat) -> bool:
        """Has the seat letters? Whether it still has to look first is known to all."""
        return seat in self._hands and bool(self._hands[seat].valid)

    def look(self, seat: Seat, words: Iterable[str]) -> None:
        """A look of its own: every playable card gets a new letter, the old ones are void."""
        self._hands[seat] = Hand()
        self._give(seat, words)

    def open(self, seat: Seat, words: Iterable[str]) -> None:
        """Another private page of that seat: its letters stay, and a card without one gets a free one.

        For a seat without any letter it counts as a look.
        """
        if not self.ready(seat):
            self._hands[seat] = Hand()
        self._give(seat, words)

    def _give(self, seat: Seat, words: Iterable[str]) -> None:
        hand = self._hands[seat]
        free = [letter for letter in LETTERS if letter not in hand.valid and letter not in hand.spent]
        self._luck.shuffle(free)
        for word in words:
            if not hand.letter_of(word) and free:
                hand.valid[free.pop()] = word

    def letters(self, seat: Seat) -> Mapping[str, str]:
        """For the seat's own page: card word -> letter."""
        hand = self._hands.get(seat, Hand())
        return {word: letter for letter, word in hand.valid.items()}

    def try_letter(self, seat: Seat, letter: str) -> bool:
        """Is it one of the seat's letters? A letter that is not counts as a slip; too many of them void all."""
        if not self.ready(seat):
            return False
        hand = self._hands[seat]
        if letter in hand.valid:
            return True
        hand.slips += 1
        if hand.slips >= SLIPS:
            del self._hands[seat]
        return False

    def word(self, seat: Seat, letter: str) -> str:
        """The card that a valid letter stands for."""
        return self._hands[seat].valid[letter]

    def keep_only(self, seat: Seat, words: Iterable[str]) -> None:
        """What has left the hand has no letter any more, and its letter is not given again before the next look."""
        hand = self._hands.get(seat)
        if hand is None:
            return
        held = set(words)
        for letter, word in list(hand.valid.items()):
            if word not in held:
                del hand.valid[letter]
                hand.spent.add(letter)
