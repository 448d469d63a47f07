"""Cards, hearts and places that explain themselves."""

from __future__ import annotations

from rulesets.contract import Gloss
from rulesets.monstrosity.components import (
    ACTIONS,
    FIRST_ACTION,
    FIRST_MODIFIER,
    FIRST_PLAY,
    FIRST_POWER,
    GOLD,
    HEART,
    HEARTS,
    ICON,
    MODIFIERS,
    NAMES,
    NUMBER,
    PARTS,
    POWERS,
    SABOTAGE,
    SLOT_NAMES,
    SLOT_WORDS,
    WRONG,
    Blow,
    CardNo,
    Colour,
    HeartNo,
)
from rulesets.monstrosity.telling import signed
from rulesets.monstrosity.view import MonstrosityView

_WORDS = {
    "dumpster": ("Dumpster", "Face up, for all to read. A freegan takes its top card, if it is a part or power card."),
    "pile": ("Draw pile", "Face down. When it is empty the dumpster, but for its top card, is shuffled into it."),
    "lab": ("Lab", "The cards in hand: seven at most at the end of a day. Nobody else ever sees them."),
    "purple": ("Purple ribbon", "+1 for the first complete monster, for good."),
    "orange": ("Orange ribbon", "+1 for the first living monster, for good."),
    "hearts": ("Heart deck", "The hearts nobody has: a Heart Transplant draws from it."),
    "heart": ("Heart", "Face down until the monster is complete."),
    "slot": ("In the slot", "The part fills the slot; what lies there comes off."),
    "extension": ("On the extension", "The part is connected to The Middle Bit: both score."),
    "upgrade": ("As an upgrade", "+1 for the part."),
    "degrade": ("As a degrade", "-1 for the part, unless a living monster's heart turns it into an upgrade."),
}


def gloss(view: MonstrosityView, word: str) -> Gloss:
    """A card, a heart or a place in plain words."""
    if word in NUMBER:
        return Gloss(NAMES[NUMBER[word]], card_text(NUMBER[word]))
    if word in HEART:
        heart = HEART[word]
        return Gloss(HEARTS[heart].name, heart_text(heart, view.advanced))
    if word in SLOT_WORDS:
        name = SLOT_NAMES[SLOT_WORDS.index(word)]
        return Gloss(name.capitalize(), "One of the six slots that a monster has to fill.")
    name, text = _WORDS.get(word, (word, "No card or place of this game."))
    return Gloss(name, text)


def card_text(number: CardNo) -> str:
    """What a card is and does, in a sentence or two."""
    if number < FIRST_POWER:
        return _part_text(number)
    if number < FIRST_PLAY:
        power = POWERS[number - FIRST_POWER]
        if power.steals:
            return "Power card: takes the power of another living monster, if that is worth 1 or more."
        return f"Power card, worth {power.value}."
    if number < FIRST_MODIFIER:
        return f"Sabotage: {_blow_text(number)}, from an opponent's monster that is not alive."
    if number < FIRST_ACTION:
        modifier = MODIFIERS[number - FIRST_MODIFIER]
        worth = " or ".join([signed(points) for points in modifier.modes])
        kind = "Special item" if modifier.icon else "Upgrade" if modifier.modes == (1,) else "Degrade"
        match_text = f" Matches hearts with a {modifier.icon}: {_hearts_with(modifier.icon)}." if modifier.icon else ""
        return f"{kind}: {worth} for {_for(modifier.area)}.{match_text}"
    return f"Action: {ACTIONS[number - FIRST_ACTION].deed.value}"


def _for(area: str) -> str:
    return area if area.startswith("any") else f"{'an' if area[0] in 'aeiou' else 'a'} {area}"


def _hearts_with(icon: str) -> str:
    return ", ".join([heart.name for heart in HEARTS if icon in heart.items])


def _part_text(number: CardNo) -> str:
    part = PARTS[number]
    colour = {"G": "green", "B": "blue", "R": "red"}[part.id[0]]
    text = f"{colour.capitalize()} body part for {_where(part.where)}, worth {part.value}."
    if WRONG[number] >= 0:
        text += f" In the advanced game also a {SLOT_NAMES[WRONG[number]]}, for 1 less."
    if part.icon is not None:
        text += f" Its icon pays {ICON} if a {Colour(part.icon).word} heart wakes (advanced game)."
    if number == NUMBER["G17"]:
        text += " The extension: one more part for that slot can be connected to it."
    return text


def _where(where: str) -> str:
    return where if where.startswith(("either", "any", "both")) else f"the {where}"


def _blow_text(number: CardNo) -> str:
    card = SABOTAGE[number - FIRST_PLAY]
    match card.blow:
        case Blow.WEAKEST:
            return "removes the limb worth least now (the victim breaks a tie)"
        case Blow.STRONGEST:
            return "removes the limb worth most now (the victim breaks a tie)"
        case Blow.BLADE:
            return "removes the limb that the blade hits, if any"
        case Blow.CHOICE:
            return f"removes {_for(card.area) if card.area in ('arm', 'leg') else f'the {card.area}'}"


def heart_text(number: HeartNo, advanced: bool) -> str:
    """What a heart is worth, asks for and rewards."""
    heart = HEARTS[number]
    needs = [f"{need} {colour.word}" for colour, need in zip(Colour, heart.needs, strict=True) if need]
    text = f"{heart.points} points. " if heart.points != 1 else "1 point. "
    text += f"Needs {' and '.join(needs)}." if needs else "Needs no colour."
    if heart.id == "H12":
        text += " Once it lies face up every other monster is worth 1 less."
    if heart.id == "H13":
        text += f" Gains {GOLD} whenever an opponent goes freegan on a card that its owner discarded."
    if not advanced:
        return text
    if heart.colour is not None:
        text += f" {heart.colour.word.capitalize()}, for the icons on parts."
    if heart.items:
        text += f" Matches special items with {' and '.join(heart.items)}."
    if heart.goal is not None:
        text += f" Pays {heart.goal_points} for {heart.goal.value}."
    return text
