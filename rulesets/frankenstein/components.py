"""The sixty cards of the house deck, as one table, and the figures that everything else looks up.

A card is a whole number 0..59: its place in the display order (kinds as listed, then face, then letter). A body part or
coffin of face f sells for f // 2 and is looted for f + f // 2; Angry Villagers have a face value only.

>>> card = CARDS[NUMBER["brain7a"]]
>>> card.face, card.sell, card.loot, card.name
(7, 3, 10, 'Chess Master, Resigned')
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

CardNo: TypeAlias = int
"""A card as a state, an action and a view hold it: an index into `CARDS`."""

DECK: dict[str, tuple[tuple[int, str], ...]] = {
    "head": (
        (5, "Choirboy, Slightly Off-Key"),
        (6, "Tax Collector, Unmourned"),
        (6, "Tenor, Mouth Stuck Open"),
        (7, "The Bishop's Double"),
        (7, "Headsman's Own, Ironically"),
        (8, "Profile from a Silver Coin"),
    ),
    "brain": (
        (5, "Label Says Do Not Shake"),
        (6, "Committee Chairman, Hardly Used"),
        (6, "Poet, Weeps in Thunder"),
        (7, "Chess Master, Resigned"),
        (7, "Notary, Remembers Everything"),
        (8, "The Professor Who Failed You"),
    ),
    "torso": (
        (5, "Scarecrow with Ambitions"),
        (6, "Blacksmith, Lightly Toasted"),
        (6, "Wrestler, Lost on Points"),
        (7, "Grenadier, Buttons Included"),
        (7, "Innkeeper, Roomy Interior"),
        (8, "Circus Strongman, Ribs Intact"),
    ),
    "heart": (
        (5, "Broken Once, Glued Twice"),
        (6, "Widower's, Still in Waltz Time"),
        (6, "Smuggler's, Quiet as a Cat"),
        (7, "Lion Tamer's, One Bite Missing"),
        (7, "Postman's, Good on Stairs"),
        (8, "Hopeless Romantic's, Beats in Rhyme"),
    ),
    "arm": (
        (2, "Sleeve, Mostly"),
        (3, "Fishmonger's, Keep Downwind"),
        (3, "Left, but It Says Right"),
        (4, "Bell-Ringer's, Long Swing"),
        (4, "Coachman's, Whip Not Included"),
        (5, "Champion's, Undefeated till Tuesday"),
    ),
    "leg": (
        (2, "Table Leg, Nobody Will Notice"),
        (3, "Messenger's, Ran Out"),
        (3, "Duellist's, the Slower One"),
        (4, "Ballerina's, Points Nowhere"),
        (4, "Mountain Guide's, Took the Shortcut"),
        (5, "Cavalryman's, Bowed with Pride"),
    ),
    "hand": (
        (2, "Mitten with Something in It"),
        (3, "Butcher's, Four and a Half Fingers"),
        (3, "Gambler's, Ace Still Attached"),
        (4, "Pianist's, Refuses Marches"),
        (4, "Forger's, Signs Anything"),
        (5, "Surgeon's, Steady at Last"),
    ),
    "foot": (
        (2, "Boot, Contents Unverified"),
        (3, "Vintner's, Purple for Life"),
        (3, "Night Watchman's, Asleep First"),
        (4, "Pilgrim's, Nearly There"),
        (4, "Dancing Master's, Both Left"),
        (5, "Explorer's, Seen Six Continents"),
    ),
    "coffin": (
        (9, "Pine Box, Return to Sender"),
        (9, "Rented by the Week"),
        (9, "Two Careful Owners"),
        (10, "The Baron's Spare"),
        (10, "Lead-Lined, Humming Softly"),
        (10, "Do Not Open before Thunder"),
    ),
    "mob": (
        (4, "The Baker and His Torch"),
        (4, "Choir Practice, Armed"),
        (4, "The Neighbourhood Watch"),
        (6, "The Burgomaster's Speech"),
        (6, "Every Pitchfork in the Valley"),
        (6, "Grandmother Ilse and Friends"),
    ),
}
"""Face value and name of every card, by kind. The names are flavour only."""

KINDS = tuple(DECK)
PARTS = KINDS[:8]
COFFIN = KINDS.index("coffin")
MOB = KINDS.index("mob")
SLOTS = 8
"""A monster has one slot for each of the eight parts."""
COINS = 12
"""What every seat begins with."""
REBUILDS = 5
"""How often a game rebuilds its deck at most (FR-R11)."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the box. `sell` and `loot` are 0 for Angry Villagers, who can be neither sold nor looted."""

    number: CardNo
    id: str
    kind: str
    face: int
    sell: int
    loot: int
    name: str

    @property
    def title(self) -> str:
        """Kind and name in a sentence: ``the brain "Chess Master, Resigned"``."""
        return f'the {self.kind} "{self.name}"' if self.kind != "mob" else f'Angry Villagers "{self.name}"'

    @property
    def short(self) -> str:
        """Kind and face value: ``brain 7``, ``villagers 6``."""
        return f"{'villagers' if self.kind == 'mob' else self.kind} {self.face}"


def _cards() -> tuple[Card, ...]:
    cards: list[Card] = []
    for kind, rows in DECK.items():
        faces = [face for face, _ in rows]
        for place, (face, name) in enumerate(rows):
            letter = "abc"[place - faces.index(face)] if faces.count(face) > 1 else ""
            sell, loot = (0, 0) if kind == "mob" else (face // 2, face + face // 2)
            cards.append(Card(len(cards), f"{kind}{face}{letter}", kind, face, sell, loot, name))
    return tuple(cards)


CARDS = _cards()
NUMBER = {card.id: card.number for card in CARDS}
"""The card that an id names."""

# The same figures by card number, as the rules look them up.
KIND = tuple([KINDS.index(card.kind) for card in CARDS])
FACE = tuple([card.face for card in CARDS])
SELL = tuple([card.sell for card in CARDS])
LOOT = tuple([card.loot for card in CARDS])
IDS = tuple([card.id for card in CARDS])
