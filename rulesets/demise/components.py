"""The box: places of the board, body parts, officer cards and the figures that everything else looks up.

A place is a whole number 0..34: squares G11..G54 of the Clinician Grid by level and column, spaces C1..C9 of the
Curator Area, spaces M1..M6 of the Monster Scoring Track. A set of places is one whole number with a bit for each.
A card is 0..31 for O01..O32. Body parts are four counts: heads, torsos, arms, legs.

>>> WORDS[0], WORDS[19], WORDS[20], WORDS[34], places(0b1001)
('G11', 'G54', 'C1', 'M6', (0, 3))
>>> CARDS[21].id, CARDS[21].name
('O22', 'Bat With a Grudge')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

CardNo: TypeAlias = int
Place: TypeAlias = int
PlaceSet: TypeAlias = int
"""One bit for each place."""
Parts: TypeAlias = tuple[int, int, int, int]
"""Heads, torsos, arms, legs."""
Kind: TypeAlias = int
"""A kind of body part, an index into `KINDS`."""

# ------------------------------------------------------------------------------------------------------------ figures

BLOCKS = 6
"""Working blocks of a seat; the other two of its eight stand on the score track for good."""
GOLD = 20
FIRST_GOLD = 2
FIRST_PARTS: Parts = (0, 0, 1, 1)
ALL_PARTS: Parts = (7, 7, 14, 14)
BODY: Parts = (1, 1, 2, 2)
NO_PARTS: Parts = (0, 0, 0, 0)
BUILD_GOLD = 2
LIMIT = 3
"""What may be carried into the next night, of gold and of parts each."""
TRUNK_LIMIT = 5
MOB = 4
"""The rage at which the mob comes."""
LEVELS = 5
COLUMNS = 4
SLOTS = 3
DECK = 3
"""Where a card can be bought: a display slot 0..2, or the deck."""
LONG_NIGHT = 15
SHORT_NIGHT = 6
STITCH_CARDS = 4

KINDS = ("head", "torso", "arm", "leg")
HEAD, TORSO, ARM, LEG = range(4)

IGOR, UNDERTAKER, TRADER, CLINICIAN, OFFICER, CURATOR = range(1, 7)
BOXES = ("", "Igor", "Undertaker", "Trader", "Clinician", "Officer", "Curator")
"""The influence box of each die face."""
THE_BOX = ("", "Igor", "the Undertaker", "the Trader", "the Clinician", "the Officer", "the Curator")
"""The same in a sentence."""

ANY_TWO = 5
KEY: tuple[Parts, ...] = (
    NO_PARTS,
    (0, 0, 1, 0),
    (0, 0, 0, 1),
    (0, 1, 0, 0),
    (1, 0, 0, 0),
    NO_PARTS,
    (0, 0, 1, 1),
)
"""What each value of the Undertaker die gives; at 5 the seat chooses any two parts."""
KEY_WORDS = ("", "an arm", "a leg", "a torso", "a head", "any two parts", "an arm and a leg")

LEVEL_VP = (2, 3, 3, 4, 5)
"""Of each block, by level from 1 up."""
ROW_BONUS = (0, 0, 1, 3, 6)
"""By the number of own blocks on one level."""
TRACK_VP = (17, 18, 19, 20, 22, 24)
CREATURE_VP = (0, 1, 3, 5, 8, 11, 14, 17, 20)
"""By creatures fed; more than eight count as eight."""
CREATURE_GOLD = (0, 0, 0, 0, 0, 1, 2, 3, 4)
OFFAL = 2
"""What the Barrel of Offal takes off the price of feeding."""
VP_TAKEN = 2
FLATTERED_VP = 3
JARS_PER_VP = 2

# ------------------------------------------------------------------------------------------------------------- places

SQUARES = LEVELS * COLUMNS
SPACES = 9
TRACK_SPACES = 6
FIRST_C = SQUARES
FIRST_M = SQUARES + SPACES
C1, C2, C3, C4, C5, C6, C7, C8, C9 = range(FIRST_C, FIRST_M)
M1 = FIRST_M
RESERVE: Place = FIRST_M + TRACK_SPACES
"""Where a block comes from that is not lifted from the board: written "-"."""

WORDS = (
    *[f"G{level}{column}" for level in range(1, LEVELS + 1) for column in range(1, COLUMNS + 1)],
    *[f"C{space}" for space in range(1, SPACES + 1)],
    *[f"M{space}" for space in range(1, TRACK_SPACES + 1)],
    "-",
)
PLACE = {word: number for number, word in enumerate(WORDS)}
"""The place that a word names."""
PLACES = range(FIRST_M + TRACK_SPACES)

GRID: PlaceSet = (1 << SQUARES) - 1
TRACK: PlaceSet = ((1 << TRACK_SPACES) - 1) << FIRST_M
SITES: PlaceSet = (1 << FIRST_M) - 1
"""Grid and Curator Area: where blocks can be moved and lifted."""
PLAIN_SITES: PlaceSet = SITES & ~(1 << C9)
"""Without the ninth space, which is an option."""
UP_TO = tuple([(1 << COLUMNS * level) - 1 for level in range(LEVELS + 1)])
"""The squares up to a level."""

CURATOR_NAMES = (
    "Quiet Digging",
    "Stock-taking",
    "Rumour Mill",
    "Petty Cash",
    "Paper Monster",
    "Two for One",
    "Pawn Counter",
    "Night Pass",
    "Reading Room",
)
CURATOR_TEXTS = (
    "Roll the Undertaker die. It is a visit, and nobody gets angry.",
    "1 VP now for each body part and each gold you hold.",
    "Move the Villager one step up or down; on 4 the mob waits for the end of the rolling round.",
    "Take 2 gold.",
    "Discard four of your officer cards: a block goes on the track as a Monster. It enrages the village.",
    "Buy one or two officer cards for 1 gold in all.",
    "First sell parts for 1 gold each, as many as you like; then roll the Undertaker die for 1 gold each.",
    "Place another block on any open Grid square, whatever Igor's level.",
    "Take the top card of the officer deck, free.",
)


@lru_cache(maxsize=1 << 16)
def places(chosen: PlaceSet) -> tuple[Place, ...]:
    """The members of a set of places, in order."""
    return tuple([place for place in PLACES if chosen >> place & 1])


def level_of(square: Place) -> int:
    """The level 1..5 of a Grid square."""
    return square // COLUMNS + 1


@lru_cache(maxsize=1 << 14)
def columns_held(blocks: PlaceSet) -> int:
    """In how many of the four columns of the Grid these blocks stand."""
    return len({square % COLUMNS for square in places(blocks & GRID)})


@lru_cache(maxsize=1 << 14)
def grid_vp(blocks: PlaceSet) -> int:
    """What the Grid blocks of one seat are worth at scoring, row bonuses included.

    >>> grid_vp(0b1_0111)  # G11 G12 G13 G21
    12
    """
    total = 0
    for level, worth in enumerate(LEVEL_VP):
        count = (blocks >> COLUMNS * level & 15).bit_count()
        total += worth * count + ROW_BONUS[count]
    return total


@lru_cache(maxsize=1 << 8)
def _track_vp(track: int) -> int:
    return sum([worth for space, worth in enumerate(TRACK_VP) if track >> space & 1])


def track_vp(blocks: PlaceSet) -> int:
    """What the track blocks of one seat are worth at scoring."""
    return _track_vp(blocks >> FIRST_M)


# -------------------------------------------------------------------------------------------------------------- cards

_OFFICERS = (
    ("The Polythew", "Build with a die one body part short, or for 1 gold instead of 2; not both."),
    ("The Abettor", "At the Trader you also roll the Undertaker die. It is no visit and angers nobody."),
    ("The Coadjutor", "At the Trader you take 2 gold instead of 1."),
    ("The Microscope", "Each time you build a Monster, take the top card of the deck, free."),
    ("Physiology", "With Igor you may move two different blocks."),
    ("Cavy", "When you have rolled the influence dice you may turn one of them to another face."),
    ("The Internist", "Your visits to the Undertaker with a 2 do not enrage the village."),
    ("The Engineer", "When you build a Monster, choose any open space of the track."),
    ("The Sexton's Nephew", "Shift each of your Undertaker rolls by one more step, if you like."),
    ("Resurrection Spade", "After each visit to the Undertaker take an arm or a leg besides."),
    ("False-Bottomed Trunk", "You carry up to 5 gold and 5 parts into the next night."),
    ("Overdue Library Card", "1 VP each time a block of yours arrives in the Curator Area by a 6 or by Igor."),
    ("Leyden Jar", "2 VP at once for each Monster you build."),
    ("Dog-eared Atlas", "1 VP at once for each block you place at the Clinician."),
    ("The Flatterer", "Taking a die for VP gives you 3 instead of 2."),
    ("The Sergeant's Cousin", "At the Officer your second card is free."),
    ("The Lamplighter", "With your Igor action he may move two levels."),
    ("Jars of Formaldehyde", "At each scoring 1 VP for every two parts you hold."),
    ("Barrel of Offal", "Feeding your creatures costs 2 gold less."),
    ("The Bought Alderman", "Monsters you build do not enrage the village."),
)
_CREATURES = (
    "Two-Headed Spaniel",
    "Bat With a Grudge",
    "Gelatinous Aunt",
    "Clockwork Crow",
    "Wolfish Notary",
    "Moth of Unusual Appetite",
    "The Thing in the Copper Bath",
    "Reluctant Basilisk",
    "Six-Legged Goose",
    "Choir of Newts",
    "Vampire Hedgehog",
    "The Second-Best Mummy",
)
_CREATURE_TEXT = "A creature: the more of them you feed at scoring, the more VP. Four eat for nothing."


@dataclass(frozen=True, slots=True)
class Card:
    """One officer card of the box."""

    number: CardNo
    id: str
    name: str
    text: str
    creature: bool


CARDS = tuple(
    [
        Card(number, f"O{number + 1:02}", name, text, number >= len(_OFFICERS))
        for number, (name, text) in enumerate((*_OFFICERS, *[(name, _CREATURE_TEXT) for name in _CREATURES]))
    ]
)
IDS = tuple([card.id for card in CARDS])
NUMBER = {card.id: card.number for card in CARDS}
"""The card that an id names."""
NO_CARD = -1
"""An empty display slot."""

(
    POLYTHEW,
    ABETTOR,
    COADJUTOR,
    MICROSCOPE,
    PHYSIOLOGY,
    CAVY,
    INTERNIST,
    ENGINEER,
    NEPHEW,
    SPADE,
    TRUNK,
    LIBRARY_CARD,
    LEYDEN_JAR,
    ATLAS,
    FLATTERER,
    COUSIN,
    LAMPLIGHTER,
    FORMALDEHYDE,
    BARREL,
    ALDERMAN,
) = range(len(_OFFICERS))
FIRST_CREATURE = len(_OFFICERS)


# -------------------------------------------------------------------------------------------------------------- parts


def plus(parts: Parts, more: Parts) -> Parts:
    """Both together."""
    return (parts[0] + more[0], parts[1] + more[1], parts[2] + more[2], parts[3] + more[3])


def minus(parts: Parts, less: Parts) -> Parts:
    """What is left."""
    return (parts[0] - less[0], parts[1] - less[1], parts[2] - less[2], parts[3] - less[3])


def within(parts: Parts, limit: Parts) -> Parts:
    """As much of `parts` as `limit` has."""
    return (
        min(parts[0], limit[0]),
        min(parts[1], limit[1]),
        min(parts[2], limit[2]),
        min(parts[3], limit[3]),
    )


ONE: tuple[Parts, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""One part of each kind."""
