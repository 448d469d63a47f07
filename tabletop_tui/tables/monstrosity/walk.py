"""How the many offers of a day are narrowed: what, with which card, where; cards and parts are chosen on the table."""

from __future__ import annotations

from rulesets.contract import Note, Seat
from rulesets.monstrosity.components import (
    HEART,
    IDS,
    NONE,
    NUMBER,
    SHORT,
    SLOT_NAMES,
    SLOT_WORDS,
    CardNo,
    Slot,
)
from rulesets.monstrosity.glossary import card_text
from rulesets.monstrosity.monster import slot_of
from rulesets.monstrosity.view import MonstrosityView
from tabletop_tui.play.choice import Spot
from tabletop_tui.play.narrowing import Step

CARD_KEYS = "1234567890"
"""The cards of the lab, and hearts, have digits by their place; everything else gets letters."""
LAB_LINE = 500
"""The cards lie below all monsters."""

_VERBS = {
    "play_card": ("Play a card", "Which card?"),
    "discard": ("Discard a card", "Which card goes into the dumpster?"),
    "assemble": ("Assemble a part", "Which part?"),
    "power": ("Throw the switch", "With which power card?"),
}
_LEADS = {"assemble": "Assemble ", "power": "Throw the switch: "}
_SEIZING = ("play_card", "discard")
_HELD = ("discard", "discard_down", "choose_inspected", "choose_heart", "choose_transplant", "extra_day")
"""Verbs whose next word is a card that lies before the viewer."""
_OF_PARTS = frozenset("UDI") | {"S3", "S4", "S5", "S6", "A07"}
"""Cards, or first letters of cards, that name a part next."""


def walk(view: MonstrosityView, words: tuple[str, ...]) -> Step | None:
    """The step that offers beginning with these words share; None = they are shown at once."""
    match words:
        case ("play_card" | "discard" | "assemble" | "power" as verb,):
            return Step(_verb(view, verb), lead=_LEADS.get(verb, ""))
        case ("extra_day",):
            return Step(Note("Extra Day", "Which of the two? They do the same.", ""))
        case ("discard_down" | "choose_loss" | "choose_inspected",):
            return None
        case ("choose_loss", part):
            return _part(view, part)
        case (verb, card) if verb in _HELD:
            return _card(view, card, "")
        case ("assemble", card):
            return _card(view, card, "Where?")
        case ("power", card):
            return _card(view, card, "Which monster?")
        case ("play_card", "A04" | "A05", part):
            return _card(view, part, "Where?")
        case ("assemble", _, *rest) | ("play_card", "A04" | "A05", _, *rest):
            return _placing(view, tuple(rest))
        case ("play_card", card):
            return _card(view, card, f"{_question(card)} {card_text(NUMBER[card])}")
        case ("play_card", card, *rest):
            return _playing(view, card, tuple(rest))
    return None


def _verb(view: MonstrosityView, verb: str) -> Note:
    """A verb with its question, and what it leaves of a day that has not begun yet."""
    label, question = _VERBS[verb]
    if view.night or view.used:
        return Note(label, question, "")
    day = "Today you may draw, play and discard, once each." if verb in _SEIZING else "That is the whole day."
    return Note(label, f"{question} {day}", "")


def _question(card: str) -> str:
    if card in ("A04", "A05"):
        return "Which part?"
    if card == "A06":
        return "Which part do you give?"
    return "Which part?" if card in _OF_PARTS or card[0] in _OF_PARTS else "Which one?"


def _playing(view: MonstrosityView, card: str, rest: tuple[str, ...]) -> Step | None:
    """What follows a card that is being played."""
    match rest:
        case (part,) if card == "A06":
            return _part(view, part, "For which one?")
        case (_, part) if card == "A06":
            return _part(view, part)
        case (part,) if card[0] == "I":
            return _part(view, part, "As what?")
        case (_, mode) if card[0] == "I":
            return Step(Note("upgrade +1" if mode == "upgrade" else "degrade -1", "", ""))
        case (part,) if card[0] in "UD" or card == "A07":
            return _part(view, part)
        case (_, part) if card[0] == "S":
            return _part(view, part)
    return None


def _placing(view: MonstrosityView, rest: tuple[str, ...]) -> Step | None:
    """Where a part goes: in teams which monster, then which slot, then whether on the extension."""
    match rest:
        case (monster,):
            if not view.teams:
                return None
            label = "your monster" if int(monster) == view.viewer else f"{{{monster}}}'s monster"
            return Step(Note(label, "Where?", ""))
        case (monster, slot):
            at = SLOT_WORDS.index(slot)
            return Step(Note(SLOT_NAMES[at], "How?", ""), at=_spot(view, int(monster), at), held=True)
        case (_, _, onto):
            return Step(Note("onto the extension" if onto == "extension" else "in its place", "", ""))
    return None


def _card(view: MonstrosityView, word: str, question: str) -> Step:
    """A card that lies before the viewer, by its place there."""
    place = _cards(view).index(word) if word in _cards(view) else 0
    key = CARD_KEYS[place] if place < len(CARD_KEYS) else ""
    label = SHORT[NUMBER[word]] if word in NUMBER else word
    return Step(Note(label, question, ""), key, (10 * place, LAB_LINE), held=True)


def _cards(view: MonstrosityView) -> list[str]:
    """The words of what the viewer chooses from, in display order."""
    if view.dealt or view.offered:
        own = () if view.viewer is None else (view.monsters[view.viewer].heart,)
        hearts = view.dealt or tuple(sorted([*view.offered, *[heart for heart in own if heart is not None]]))
        return [word for word, heart in HEART.items() if heart in hearts]
    if view.inspected:
        return [IDS[card] for card in view.inspected]
    lab = () if view.viewer is None else view.monsters[view.viewer].lab or ()
    return [IDS[card] for card in lab]


def _part(view: MonstrosityView, word: str, question: str = "") -> Step | None:
    """A part on a monster."""
    card: CardNo = NUMBER.get(word, NONE)
    for monster in view.monsters:
        if card != NONE and card in monster.body:
            at = slot_of(monster.body, card)
            on = 2 * (monster.body[at] != card)
            x, y = _spot(view, monster.seat, at)
            return Step(Note(SHORT[card], question, ""), at=(x + on, y), held=True)
    return None


_IN_BODY = ((10, 0), (10, 1), (4, 1), (16, 1), (7, 2), (13, 2))
"""Column and line of each slot within a body."""


def _spot(view: MonstrosityView, seat: Seat, slot: Slot) -> Spot:
    x, y = _IN_BODY[slot]
    return 24 * seat + x, 10 + 10 * y
