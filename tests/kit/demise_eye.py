"""Finds the spaces of the Demise board on an emulated screen of 80 x 24."""

from __future__ import annotations

from kit.term import Term
from rulesets.demise.components import COLUMNS, CURATOR_NAMES, FIRST_C, FIRST_M, LEVEL_VP, PLACE


class DemiseEye:
    """By what is printed on the board."""

    def spot(self, term: Term, word: str) -> tuple[int, int]:
        """The middle of a square, the name of a Curator space, the number of a track space."""
        place = PLACE[word]
        if place < FIRST_C:
            level, column = divmod(place, COLUMNS)
            x, y = term.find(f"{level + 1}+{LEVEL_VP[level]} ")
            return x + 4 + 6 * column + 3, y
        if place < FIRST_M:
            x, y = term.find(CURATOR_NAMES[place - FIRST_C])
            return x + 2, y
        x, y = term.find(word)
        return x, y

    def letter(self, term: Term, word: str) -> str:
        """No card of this game has one."""
        raise AssertionError(word)
