"""Reads a private page of Fram R'lyeh off an emulated screen: where a card of the hand lies, which letter is on it."""

from __future__ import annotations

from kit.term import Term
from rulesets.fram_rlyeh.components import NUMBER
from tabletop_tui.tables.fram_rlyeh.faces import KEYS, key_of, short_figure

PLACES = len(KEYS)


class FramEye:
    """For any width of the terminal."""

    def spot(self, term: Term, word: str) -> tuple[int, int]:
        """The middle of the card."""
        card = NUMBER[word]
        width = max(4, min(9, term.emulator.columns // PLACES))
        x = KEYS.index(key_of(card)) * width
        for row, line in enumerate(term.emulator.display):
            if line[x : x + width - 1].strip(" │┃") == short_figure(card) and self._hand(term, row, width):
                return x + (width - 1) // 2, row
        raise AssertionError(f"no card {word} in:\n{term.screen()}")

    @staticmethod
    def _hand(term: Term, row: int, width: int) -> bool:
        """Is this the row of figures? Above it stand frames or keys, one in each place."""
        above = term.emulator.display[row - 1]
        if width < 6:
            return all(len(above[at : at + width].split()) <= 1 for at in range(0, width * PLACES, width))
        return "╭" in above or "┏" in above or "│" in above

    def letter(self, term: Term, word: str) -> str:
        """What stands on the upper edge of the card."""
        x, y = self.spot(term, word)
        for row in range(y - 1, y - 3, -1):
            found = [c for c in term.emulator.display[row][x - 1 : x + 2] if c.isalnum()]
            if found:
                return found[0]
        raise AssertionError(f"no letter on {word} in:\n{term.screen()}")
