"""Places, cards and parts that explain themselves, with where they stand in this position."""

from __future__ import annotations

from rulesets.contract import Gloss, Seat
from rulesets.demise.components import (
    ALL_PARTS,
    BOXES,
    CARDS,
    CREATURE_GOLD,
    CREATURE_VP,
    CURATOR_NAMES,
    CURATOR_TEXTS,
    FIRST_C,
    FIRST_M,
    KEY_WORDS,
    KINDS,
    LEVEL_VP,
    NUMBER,
    PLACE,
    RESERVE,
    TRACK_VP,
    CardNo,
    Place,
    level_of,
)
from rulesets.demise.curator import idle
from rulesets.demise.reach import lifts
from rulesets.demise.telling import part_list
from rulesets.demise.view import DemiseView

_BOX_TEXTS = (
    "",
    "Move Igor one level and let him carry one of your blocks, or upgrade a Monster instead of carrying.",
    "Roll the Undertaker die for parts. It enrages the village.",
    "Take 1 gold.",
    "Place a block on the Grid up to Igor's level; with a block in every column also build a cheap Monster.",
    "Buy up to two officer cards for 1 gold each.",
    "Place a block in the Curator Area and use the space at once.",
)
_WORDS = {
    "igor": ("Igor", "Blocks are placed and carried on the Grid up to his level only. He starts each night on 1."),
    "rage": (
        "Village Rage",
        "1 to 4. An enraging deed lifts it by one when the rolling round ends. On 4 the mob comes.",
    ),
    "villager": ("Villager", "He shows the rage of the village. The Rumour Mill moves him at once."),
    "beaker": ("Beaker", "Its holder rolls first in the night. It passes to the left after each night."),
    "deck": ("Officer deck", "Face down. A card bought or drawn from it is turned up at once."),
    "discards": ("Discards", "They make a new deck when it is empty, and are shuffled in after every night."),
    "pool": ("Pool", "The body parts that nobody holds. What it lacks, nobody gets."),
    "supply": ("Supply", "The gold that nobody holds, out of 20 in all."),
    "reserve": ("Reserve", "Blocks not on the board. With none left, one is lifted from Grid or Curator Area."),
    "monster": ("Monster", "A block on the track. Built with a die and a whole body, at the Clinician, or from cards."),
    "grid": ("Clinician Grid", "Each block scores by its level; two, three, four of yours on a level add 1, 3, 6."),
    "undertaker": (
        "Undertaker die",
        "; ".join([f"{value}: {KEY_WORDS[value]}" for value in range(1, 7)])
        + ". Each of your blocks on the Grid lets you shift it by one.",
    ),
    "creatures": (
        "Creatures",
        "VP at scoring for 1, 2, 3 and so on fed: "
        + ", ".join(map(str, CREATURE_VP[1:]))
        + ". From the fifth on they cost gold: "
        + ", ".join(map(str, CREATURE_GOLD[5:]))
        + ".",
    ),
    "-": ("Reserve", "The block comes out of the reserve."),
}


def gloss(view: DemiseView, word: str) -> Gloss:
    """A place, a card, a kind of part, a box ("box 4") or a thing of the board, in plain words."""
    if word in NUMBER:
        return _card(view, NUMBER[word])
    if word in PLACE and PLACE[word] != RESERVE:
        return _place(view, PLACE[word], word)
    if word in KINDS:
        kind = KINDS.index(word)
        total = ALL_PARTS[kind]
        return Gloss(word.capitalize(), f"{view.pool[kind]} of {total} are in the pool. A body takes {_BODY[kind]}.")
    if word.startswith("box ") and word[4:] in ("1", "2", "3", "4", "5", "6"):
        box = int(word[4:])
        return Gloss(BOXES[box], _BOX_TEXTS[box])
    name, text = _WORDS.get(word, (word, "No card or place of this game."))
    return Gloss(name, text)


_BODY = ("one", "one", "two", "two")


def _card(view: DemiseView, number: CardNo) -> Gloss:
    card = CARDS[number]
    owner = next((seat for seat, held in enumerate(view.cards) if number in held), None)
    where = f" Owned by {{{owner}}}." if owner is not None else " Discarded." if number in view.discards else ""
    more = f" {_WORDS['creatures'][1]}" if card.creature else ""
    return Gloss(card.name, f"{card.text}{more}{where}")


def _place(view: DemiseView, place: Place, word: str) -> Gloss:
    seat = view.board[place]
    if place < FIRST_C:
        worth = LEVEL_VP[level_of(place) - 1]
        return Gloss(f"Square {word}", f"Level {level_of(place)}: a block here scores {worth} VP.{_held(view, seat)}")
    if place < FIRST_M:
        if seat is None and not view.ninth and place == FIRST_M - 1:
            return Gloss(CURATOR_NAMES[-1], "An optional ninth space, not part of this game.")
        lift = (lifts(view, view.active) or (RESERVE,))[0]
        why = idle(view, view.active, place, lift) if seat is None and view.stack else None
        bars = f" For {{{view.active}}} it would only bar the space now." if why is not None else ""
        return Gloss(CURATOR_NAMES[place - FIRST_C], f"{CURATOR_TEXTS[place - FIRST_C]}{_held(view, seat)}{bars}")
    body = view.bodies[place - FIRST_M]
    made = f" Made of {part_list(body)}." if any(body) else ""
    text = f"The Monster here scores {TRACK_VP[place - FIRST_M]} VP.{_held(view, seat)}{made}"
    return Gloss(f"Monster space {word}", text)


def _held(view: DemiseView, seat: Seat | None) -> str:
    return " Open." if seat is None else f" Held by {{{seat}}}."
