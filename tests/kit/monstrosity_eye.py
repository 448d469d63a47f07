"""Finds cards of the lab, parts and slots of monsters on an emulated private page of Monstrosity."""

from __future__ import annotations

import re

from kit.term import Term
from rulesets.monstrosity.components import HEART, HEART_NAMES, NUMBER, SHORT, SLOT_WORDS
from rulesets.monstrosity.monster import slot_of
from rulesets.monstrosity.view import MonstrosityView
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.tables.monstrosity.bodies import body_box
from tabletop_tui.tables.monstrosity.body import places

LAB = 12
"""The line from which on cards lie at 80 x 24."""


class MonstrosityEye:
    """`sitting` knows whose monsters have which parts; where they are drawn is worked out as the table does it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def spot(self, term: Term, word: str) -> tuple[int, int]:
        """A card of the lab by its name, a part by its place in a body, a slot of the acting seat's monster."""
        view: MonstrosityView = self.sitting.see(self.sitting.match.decisions[0].owner).view
        if word in SLOT_WORDS:
            return self._slot(term, view, view.active, SLOT_WORDS.index(word))
        for monster in view.monsters:
            if word in NUMBER and NUMBER[word] in monster.body:
                return self._slot(term, view, monster.seat, slot_of(monster.body, NUMBER[word]))
        return self._card(term, word)

    def item(self, term: Term, word: str) -> tuple[int, int]:
        """A card of the lab that is thrown away on a trash day."""
        return self._card(term, word)

    def _slot(self, term: Term, view: MonstrosityView, seat: int, slot: int) -> tuple[int, int]:
        """Bodies lie under the line that bears all names, five lines in all at 80 x 24."""
        names = [self.sitting.names[one][:2] for one in range(view.seats)]
        lines = term.screen().splitlines()
        top = max(row for row, line in enumerate(lines[:8]) if all(name in line for name in names))
        left = seat * term.emulator.columns // view.seats
        width = (seat + 1) * term.emulator.columns // view.seats - left
        place = places(body_box(left, width, 3))[slot]
        return place.x + 1, top + place.y

    def _card(self, term: Term, word: str) -> tuple[int, int]:
        """The card that bears a key: below the lab's heading, before the decision bar."""
        if word in HEART:
            x, y = term.find(HEART_NAMES[HEART[word]])
            return x + 2, y
        name = re.escape(SHORT[NUMBER[word]][:9])
        for row, line in list(enumerate(term.screen().splitlines()))[LAB:]:
            for found in re.finditer(rf"(\d|\u2713\d|[a-z]) .{{0,6}}{name}", line):
                return found.end() - 2, row
        raise AssertionError(f"no card {word} in:\n{term.screen()}")

    def letter(self, term: Term, word: str) -> str:
        """No card of this game has one."""
        raise AssertionError(word)
