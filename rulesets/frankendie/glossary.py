"""Symbols and places that explain themselves, with what they mean for the viewer's own Creature."""

from __future__ import annotations

from rulesets.contract import Gloss
from rulesets.frankendie.components import FLAVOUR, LIGHTNING, SYMBOLS, TOKENS, Symbol
from rulesets.frankendie.view import FrankenDieView

_WORDS = {
    "graveyard": ("Graveyard", "Slap it as soon as you have counted a set: one hand a turn, and it cannot be lifted."),
    "dice": ("Dice", "Eight, all different: each lacks two of the eight symbols, and every symbol is on six dice."),
    "stack": ("Stack of hands", "Hands call and are judged from the bottom up: the earliest slap lies lowest."),
    "supply": ("Supply", f"{TOKENS} tokens of each of the seven body parts. They cannot run out before you need one."),
    "creature": ("Creature", "One body part of each kind. Whole, it waits for a correct call of lightning."),
    "genius": (
        "Genius",
        "Whoever has more parts than anybody else, and everybody with a whole Creature, judged at the roll. Only the "
        "turn's first correct call rewards a genius.",
    ),
    "scorched": (
        "Scorched key",
        "After a wrong call, if you play that house rule: the key is dead for the first 3 seconds of a race.",
    ),
    "handicap": ("Handicap", "The key is dead at the start of every race, to give others a chance."),
    "false_start": ("False start", "A slap before anybody can have counted: out for this turn, and nothing worse."),
    "bell": ("Bell", "Something went wrong: the turn is void, and the same seat rolls again."),
    "dawn": ("Dawn", "After this turn the night is over, and the most body parts win."),
}


def gloss(view: FrankenDieView, word: str) -> Gloss:
    """A symbol or a place in plain words, with what it means for the viewer's own Creature."""
    if word in SYMBOLS:
        return _gloss_symbol(view, SYMBOLS.index(word))
    name, text = _WORDS.get(word, (word, "No symbol or place of this game."))
    return Gloss(name, text)


def _gloss_symbol(view: FrankenDieView, symbol: Symbol) -> Gloss:
    name = SYMBOLS[symbol].capitalize()
    if symbol == LIGHTNING:
        what = "No part: a correct call of lightning wakes a whole Creature and wins."
    else:
        what = f"A body part; {view.supply[symbol]} of {TOKENS} are left."
    return Gloss(name, f"{FLAVOUR[symbol]} {what} {_own(view, symbol)}".strip())


def _own(view: FrankenDieView, symbol: Symbol) -> str:
    seat = view.viewer
    if seat is None:
        return ""
    if view.complete(seat):
        return "It is all you need." if symbol == LIGHTNING else "Your Creature is whole and needs no more parts."
    if symbol == LIGHTNING:
        return "Yours is not whole yet."
    return "You have one." if symbol in view.parts[seat] else "You have none yet."
