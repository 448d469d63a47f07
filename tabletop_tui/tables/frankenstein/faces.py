"""How the cards of Frankenstein look: a letter, a hue and a drawing for each kind, all in plain ASCII."""

from __future__ import annotations

from rulesets.frankenstein.components import CARDS, CardNo
from tabletop_tui.widgets.card import Face

KIND_NAMES = {"mob": "Villagers"}
LETTERS = {
    "head": "H",
    "brain": "B",
    "torso": "T",
    "heart": "E",
    "arm": "A",
    "leg": "L",
    "hand": "D",
    "foot": "F",
    "coffin": "C",
    "mob": "V",
}
"""One letter for each kind, no letter twice."""
HUES = {
    "head": 2,
    "brain": 7,
    "torso": 5,
    "heart": 0,
    "arm": 3,
    "leg": 3,
    "hand": 4,
    "foot": 4,
    "coffin": 6,
    "mob": 1,
}
ART = {
    "head": (
        r"  .-'''-.  ",
        r" /  o o  \ ",
        r" \   ^   / ",
        r"  '-.=.-'  ",
    ),
    "brain": (
        r"  _.-''-._  ",
        r" (_.(  )._) ",
        r" (_,.)(.,_) ",
        r"   '-..-'   ",
    ),
    "torso": (
        r"  .--\ /--.  ",
        r" /|   V   |\ ",
        r" \|  -+-  |/ ",
        r"   \_____/   ",
    ),
    "heart": (
        r" .-'-. .-'-. ",
        r"(     V     )",
        r" '.       .' ",
        r"   '-. .-'   ",
    ),
    "arm": (
        r"  __         ",
        r" /  '----.__ ",
        r" \__.----.__=",
        r"    '-'    ' ",
    ),
    "leg": (
        r"   |  |      ",
        r"   |  /      ",
        r"   | |____   ",
        r"   |______)  ",
    ),
    "hand": (
        r"  _ | | | _  ",
        r" | || | || | ",
        r" |  '---'  | ",
        r"  \_______/  ",
    ),
    "foot": (
        r"    |  |      ",
        r"  .-'  '--._  ",
        r" (__________) ",
        r"       o o o  ",
    ),
    "coffin": (
        r"   .-----.   ",
        r"  /   +   \  ",
        r"  \  RIP  /  ",
        r"   '-----'   ",
    ),
    "mob": (
        r" |) Y  |) Y  ",
        r" |o |o |o |o ",
        r" /|\/|\/|\/| ",
        r" / \/ \/ \/  ",
    ),
}
"""Up to four lines each; the last may be cut off."""


def kind_name(kind: str) -> str:
    """The kind as a heading."""
    return KIND_NAMES.get(kind, kind.capitalize())


def _face(number: CardNo) -> Face:
    card = CARDS[number]
    foot = () if card.kind == "mob" else (f"sell {card.sell}", f"loot {card.loot}")
    return Face(
        word=card.id,
        letter=LETTERS[card.kind],
        kind=kind_name(card.kind),
        title=card.name,
        figure=str(card.face),
        foot=foot,
        art=ART[card.kind],
        hue=HUES[card.kind],
    )


FACES = tuple(_face(card.number) for card in CARDS)
"""By card number."""
