"""Cards and places that explain themselves, with what the viewer knows of them."""

from __future__ import annotations

from rulesets.contract import Gloss
from rulesets.fram_rlyeh.components import (
    BOX,
    CARDS,
    FIRST_TRUMP,
    NUMBER,
    SUITS,
    TREASURE,
    TREASURES,
    TRUMPS,
    CardNo,
    Depth,
    TreasureNo,
)
from rulesets.fram_rlyeh.view import FramView

_WORDS = {
    "this": ("Treasure of this round", "Face down. The dealer has seen it, and its winner may look."),
    "next": ("Treasure of the next round", "Face down: only its back is known, unless Golden Mead showed its face."),
    "last": ("Treasure of the last round", "Open from the start: everybody knows what round 12 is about."),
    "deck": ("Deck", "The treasures to come. The back of the top one can be seen."),
    "removed": ("Removed treasures", "One of each depth, out of the game. The owner of R'lyeh Text may look at them."),
    "insanity": (
        "Insanity",
        "A card that did not win. Each one that is uncovered costs 1 point, whatever its number.",
    ),
    "exorcised": ("Exorcised", "Insanity under a treasure: it counts no more. What comes later starts a new pile."),
    "paid": ("Paid cards", "The card that won a treasure lies on it: its number is subtracted."),
    "dealer": ("Dealer", "Knows the treasure, leads face up, and goes first in every tie."),
    "trump": ("Trump", "Every seat was dealt one. Nobody knows the others' until they are shown."),
}


def gloss(view: FramView, word: str) -> Gloss:
    """A card or a place in plain words."""
    if word in NUMBER:
        return _card(view, NUMBER[word])
    if word in TREASURE:
        return _treasure(view, TREASURE[word])
    if word in SUITS:
        seat = SUITS.index(word)
        return Gloss(word.capitalize(), _suit(view, seat) or "The suit of a seat that is not played in this game.")
    for depth in Depth:
        if word == depth.word:
            values = ", ".join([str(points) for points, _, _ in BOX[depth]])
            return Gloss(word.capitalize(), f"Worth one of {values}. One of the five is out of the game.")
    name, text = _WORDS.get(word, (word, "No card or place of this game."))
    return Gloss(name, text)


def _card(view: FramView, number: CardNo) -> Gloss:
    card = CARDS[number]
    if number >= FIRST_TRUMP:
        return Gloss(card.name, f"{TRUMPS[card.id][2]} {_holder(view, number)}".strip())
    text = f"Of power {card.power}: if it wins, {card.power} points are paid for the treasure."
    return Gloss(card.name, text)


def _holder(view: FramView, trump: CardNo) -> str:
    """Who has the trump, if the viewer knows it."""
    if trump in view.trumps:
        seat = view.trumps.index(trump)
        return "It is yours." if seat == view.viewer else f"{{{seat}}} was dealt it."
    if view.left_over is not None and trump in view.left_over:
        return "It was not in this game."
    return "Where it is you do not know." if view.left_over is not None else "It may not be in this game."


def _suit(view: FramView, seat: int) -> str:
    if seat >= view.seats:
        return ""
    left = ", ".join(map(str, view.numbers_left(seat))) or "none"
    return f"{{{seat}}}'s suit. Numbers not seen yet: {left}."


def _treasure(view: FramView, number: TreasureNo) -> Gloss:
    treasure = TREASURES[number]
    text = f"{treasure.depth.word.capitalize()}, worth {treasure.points}. {treasure.flavour} {_place(view, number)}"
    return Gloss(treasure.name, text.strip())


def _place(view: FramView, number: TreasureNo) -> str:
    """Where the treasure is, if the viewer knows it."""
    if any([relic.treasure == number for relic in view.removed]):
        return "It is out of the game."
    for place, relic in enumerate(view.order, 1):
        if relic.treasure == number:
            owner = next((seat for seat, rounds in enumerate(view.taken) if place in rounds), None)
            return f"The treasure of round {place}." if owner is None else f"{{{owner}}} has it."
    return ""
