"""How the cards of Fram R'lyeh look: letters, hues and marks, all in plain ASCII."""

from __future__ import annotations

from rulesets.fram_rlyeh.components import BOX, CARDS, FIRST_TRUMP, SUITS, TREASURES, CardNo, Depth
from rulesets.fram_rlyeh.view import Relic
from tabletop_tui.widgets.card import Face

DEPTH_HUES = {Depth.SHALLOW: 4, Depth.MEDIUM: 5, Depth.ABYSSAL: 6}
DEPTH_MARKS = {Depth.SHALLOW: "S~", Depth.MEDIUM: "M~~", Depth.ABYSSAL: "A~~~"}
"""A letter and so many waves: no depth is told by its colour alone."""
VALUES = {depth: " ".join(str(points) for points, _, _ in rows) for depth, rows in BOX.items()}
"""What stands on the back of a treasure."""
TRUMP_LETTERS = ("RT", "ST", "ES", "GM", "TD")
KEYS = "456789abcdefg"
"""One key for each card of a hand: 4 to 9 as printed, a to f for 10 to 15, g for the trump. All hands, one pattern."""


def key_of(card: CardNo) -> str:
    """The key of a card on a private page: the same for every seat."""
    return KEYS[-1] if card >= FIRST_TRUMP else KEYS[card % (len(KEYS) - 1)]


def figure(card: CardNo) -> str:
    """A card in two to five characters: "11", "ES 15", "TD"."""
    power = CARDS[card].power
    if card < FIRST_TRUMP:
        return str(power)
    letters = TRUMP_LETTERS[card - FIRST_TRUMP]
    return letters if power is None else f"{letters} {power}"


def short_figure(card: CardNo) -> str:
    """The same in two characters."""
    return figure(card).split()[0]


def short_power(card: CardNo) -> str:
    """The number alone, where it is clear that one was played."""
    return figure(card).split()[-1]


def short_relic(relic: Relic) -> str:
    """A treasure as far as it is known: "M13", "M?", "?"."""
    if relic.treasure is not None:
        return TREASURES[relic.treasure].id
    return "?" if relic.depth is None else f"{relic.depth.name[0]}?"


def face(card: CardNo, hue: int, foot: str = "") -> Face:
    """A card for the page of open piles."""
    own = CARDS[card]
    letter = SUITS[own.suit][0].upper() if own.suit is not None else TRUMP_LETTERS[card - FIRST_TRUMP]
    power = "" if own.power is None else str(own.power)
    kind = SUITS[own.suit] if own.suit is not None else "trump"
    return Face(own.id, letter, kind, own.name, power, (foot,) if foot else (), (), hue)
