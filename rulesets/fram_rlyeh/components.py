"""The 80 cards of the box, as tables, and the figures that everything else looks up.

A power or trump card is a whole number 0..64: the five suits one after another, each from 4 to 15, then the five
trumps, so that a hand in rising order is in display order. A treasure is a whole number 0..14: by depth, then by
value. The values are the house's, inside the printed range; all differ, so that a value names its card.

>>> POWER[NUMBER["kelp-11"]], TREASURES[TREASURE["A22"]].name
(11, "The Sleeper's Alarm Clock")
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

CardNo: TypeAlias = int
"""A power or trump card as a state, an action and a view hold it: an index into `CARDS`."""
TreasureNo: TypeAlias = int
"""A treasure: an index into `TREASURES`."""

ROUNDS = 12
SUITS = ("coral", "brine", "kelp", "amber", "ink")
"""The suit of each seat."""
NUMBERS = range(4, 16)
"""The same in every suit (RL-R3)."""

TRUMPS: dict[str, tuple[str, int | None, str]] = {
    "rlyeh_text": (
        "R'lyeh Text",
        None,
        "Lies face up from the start. Its owner deals first and may look at the three removed treasures at any time.",
    ),
    "shining_trapezohedron": ("Shining Trapezohedron", 17, "Played in place of a power card, it is a 17."),
    "elder_sign": (
        "Elder Sign",
        15,
        "Played in place of a power card, it is a 15. Or kept in hand as a talisman: after winning it is discarded, "
        "and neither the treasure nor the card played for it is taken.",
    ),
    "golden_mead": (
        "Golden Mead",
        0,
        "Played in place of a power card, it is a 0 and never wins. Its player deals next, whoever wins, and looks at "
        "two treasures.",
    ),
    "time_drug": (
        "Time Drug",
        None,
        "Used right after the cards are turned up: the own card returns to the hand and another one is played. "
        "It costs 2 points at the end.",
    ),
}
"""Title, number as a card (None = never played as one), and what it does."""


class Depth(IntEnum):
    """The back of a treasure."""

    SHALLOW = 0
    MEDIUM = 1
    ABYSSAL = 2

    @property
    def word(self) -> str:
        """As it is written."""
        return self.name.lower()


BOX: dict[Depth, tuple[tuple[int, str, str], ...]] = {
    Depth.SHALLOW: (
        (4, "Barnacled Teaspoon", "Part of a set of one."),
        (6, "Slightly Non-Euclidean Teacup", "Holds more on Tuesdays."),
        (8, "Drowned Museum's Gift-Shop Till", "Receipts included."),
        (10, "Idol With the Price Tag On", "Someone already haggled."),
        (12, "Captain's Second-Best Compass", "Points away from the best one."),
    ),
    Depth.MEDIUM: (
        (7, "Bell That Hums Back", "Do not teach it songs."),
        (9, "Jar of Pickled Starlight", "Keep upright. Keep asleep."),
        (13, "Mask of the Polite Priest", 'It says "after you".'),
        (15, "Knob of No Known Door", "Turning it is somebody's problem."),
        (17, "Crown for Too Many Heads", "One size fits none."),
    ),
    Depth.ABYSSAL: (
        (0, "Perfectly Empty Box", "It was not empty yesterday."),
        (14, "Map of Where You Are Standing", "The ink is still wet."),
        (18, "Lullaby in Green Stone", "Hum it once, regret it always."),
        (20, "Egg, Warm", "Warmer than last time you looked."),
        (22, "The Sleeper's Alarm Clock", "Set for any minute now."),
    ),
}
"""Points, name and flavour of the treasures of each depth."""


@dataclass(frozen=True, slots=True)
class Card:
    """A power or trump card. `suit` is None for a trump, `power` for a trump that is never played as a card."""

    number: CardNo
    id: str
    suit: int | None
    power: int | None
    name: str

    @property
    def short(self) -> str:
        """In a sentence: ``11``, ``the Elder Sign (15)``, ``the Time Drug``."""
        if self.suit is not None:
            return str(self.power)
        title = self.name if self.id == "rlyeh_text" else f"the {self.name}"
        return title if self.power is None else f"{title} ({self.power})"


@dataclass(frozen=True, slots=True)
class Treasure:
    """One of the fifteen treasures."""

    number: TreasureNo
    id: str
    depth: Depth
    points: int
    name: str
    flavour: str

    @property
    def title(self) -> str:
        """In a sentence: ``"Egg, Warm" (20)``."""
        return f'"{self.name}" ({self.points})'


def _cards() -> tuple[Card, ...]:
    cards: list[Card] = []
    for suit, word in enumerate(SUITS):
        for power in NUMBERS:
            cards.append(Card(len(cards), f"{word}-{power}", suit, power, f"{word.capitalize()} {power}"))
    for ident, (title, number, _) in TRUMPS.items():
        cards.append(Card(len(cards), ident, None, number, title))
    return tuple(cards)


CARDS = _cards()
NUMBER = {card.id: card.number for card in CARDS}
"""The card that an id names."""
IDS = tuple([card.id for card in CARDS])
FIRST_TRUMP: CardNo = len(SUITS) * len(NUMBERS)
"""Cards from here on are trumps."""
RLYEH_TEXT, SHINING_TRAPEZOHEDRON, ELDER_SIGN, GOLDEN_MEAD, TIME_DRUG = range(FIRST_TRUMP, len(CARDS))
POWER = tuple([-1 if card.power is None else card.power for card in CARDS])
"""The number on a card; -1 for the two trumps that are never played as one."""

TREASURES = tuple(
    [
        Treasure(depth * len(rows) + place, f"{depth.name[0]}{points}", depth, points, name, flavour)
        for depth, rows in BOX.items()
        for place, (points, name, flavour) in enumerate(rows)
    ]
)
TREASURE = {treasure.id: treasure.number for treasure in TREASURES}
"""The treasure that an id names."""
POINTS = tuple([treasure.points for treasure in TREASURES])
DEPTH = tuple([treasure.depth for treasure in TREASURES])
OF_DEPTH = tuple([tuple([t.number for t in TREASURES if t.depth is depth]) for depth in Depth])
"""The five treasures of each depth, by rising value."""


def power_card(suit: int, number: int) -> CardNo:
    """The card of a suit and number.

    >>> IDS[power_card(3, 15)]
    'amber-15'
    """
    return suit * len(NUMBERS) + number - NUMBERS[0]


SUIT_CARDS = tuple([tuple([power_card(suit, number) for number in NUMBERS]) for suit in range(len(SUITS))])
"""The twelve power cards of each seat."""
