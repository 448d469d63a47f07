"""What stands for what on the board: a shape, a letter and a colour for each seat; short words for spaces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from rich.style import Style

from saves.people import Person
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark

SPACE_WORDS = (
    "roll, no rage",
    "VP for what you hold",
    "rage one up or down",
    "take 2 gold",
    "4 cards: a Monster",
    "2 cards for 1 gold",
    "sell parts for rolls",
    "block on any square",
    "top card, free",
)
"""What a Curator space does, in a few words."""


@dataclass(frozen=True, slots=True)
class Sign:
    """How the blocks of a seat are drawn: its shape and colour, and a letter that no other seat has."""

    name: str
    hue: int
    letter: str

    def text(self, canvas: Canvas) -> str:
        """Shape and letter, two cells."""
        return f"{mark(canvas.kit.glyphs, self.hue)}{self.letter}"

    def style(self, canvas: Canvas, ground: str) -> Style:
        """The colour of the seat on that ground."""
        return ink(canvas.kit.palette.hues[self.hue], ground, bold=True)


def signs(people: Sequence[Person]) -> tuple[Sign, ...]:
    """A letter out of each name, no letter twice.

    >>> [sign.letter for sign in signs([Person("Ada", 0), Person("Al", 1), Person("Bo", 2)])]
    ['A', 'L', 'B']
    """
    taken: set[str] = set()
    made = []
    for person in people:
        letters = [c for c in person.name.upper() if c in ascii_uppercase] + list(ascii_uppercase)
        letter = next(c for c in letters if c not in taken)
        taken.add(letter)
        made.append(Sign(person.name, person.hue, letter))
    return tuple(made)
