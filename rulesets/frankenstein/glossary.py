"""Cards and places that explain themselves, with what they mean for the viewer's own monster."""

from __future__ import annotations

from rulesets.contract import Gloss
from rulesets.frankenstein.components import CARDS, COFFIN, KIND, KINDS, MOB, NUMBER, PARTS, CardNo
from rulesets.frankenstein.monster import CROWD
from rulesets.frankenstein.view import FrankensteinView

_WORDS = {
    "deck": ("Deck", "Face down. Whoever draws turns up its top card for all to see."),
    "graveyard": (
        "Graveyard",
        "What its owner sold or discarded. Anyone may look through it; only the top card is looted.",
    ),
    "box": ("Box", "Villagers who have left the game for good."),
    "aside": ("Set aside", "Villagers met after the first one of a turn. They return to the deck when the turn ends."),
    "coins": ("Coins", "Kept behind the screen. In the advanced game they count up to half the card value."),
    "mat": ("Mat", "The cards behind a screen: one slot for each of the eight body parts."),
    "bank": ("Bank", "Bottomless. What lies in it nobody counts before the end."),
    "coffin": ("Coffin", "A wild card: it fills any slot, and there may be several. Never a duplicate."),
    "mob": ("Angry Villagers", "Turned up, they demand their value. Paid off, they are kept and pay for other things."),
}


def gloss(view: FrankensteinView, word: str) -> Gloss:
    """A card or a place in plain words, with what it means for the viewer's own monster."""
    if word in NUMBER:
        return _gloss_card(view, NUMBER[word])
    if word in PARTS:
        return Gloss(word.capitalize(), f"One of the eight body parts. {_own_kind(view, KINDS.index(word))}".strip())
    name, text = _WORDS.get(word, (word, "No card or place of this game."))
    return Gloss(name, text)


def _gloss_card(view: FrankensteinView, number: CardNo) -> Gloss:
    card = CARDS[number]
    if KIND[number] == MOB:
        return Gloss(card.short, f'"{card.name}". Angry Villagers of value {card.face}. {_WORDS["mob"][1]}')
    what = "A coffin, good for any slot" if KIND[number] == COFFIN else _article(card.kind)
    prices = f"buy for {card.face}, sell for {card.sell}, loot for {card.loot}"
    return Gloss(card.short, f'"{card.name}". {what}: {prices}. {_own_kind(view, KIND[number])}'.strip())


def _article(kind: str) -> str:
    return f"{'An' if kind[0] in 'aeiou' else 'A'} {kind}"


def _own_kind(view: FrankensteinView, kind: int) -> str:
    """How many of the kind lie behind the viewer's own screen, and what one more would do."""
    mat = None if view.viewer is None else view.mats[view.viewer]
    if mat is None:
        return ""
    held = [KIND[card] for card in mat].count(kind)
    if kind == COFFIN:
        return f"You hold {held}." if held else ""
    if not held:
        return "Your monster has none yet."
    more = "a duplicate would block it" if view.seats >= CROWD else "a duplicate is only good for paying"
    return f"Your monster has {'one' if held == 1 else held} already: {more}."
