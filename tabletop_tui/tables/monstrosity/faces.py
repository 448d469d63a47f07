"""How the cards of Monstrosity look: colours by shape, letter and hue, short words, drawings in plain ASCII."""

from __future__ import annotations

from rulesets.monstrosity.components import (
    CARDS,
    COLOUR,
    FIRST_ACTION,
    FIRST_ITEM,
    FIRST_MODIFIER,
    FIRST_PLAY,
    FIRST_POWER,
    HEARTS,
    MODES,
    MODIFIERS,
    PARTS,
    POWERS,
    SABOTAGE,
    SHORT,
    CardNo,
    Colour,
    HeartNo,
)
from tabletop_tui.theme.glyphs import UNICODE
from tabletop_tui.widgets.card import Face

COLOUR_HUES = (3, 5, 0)
"""Green, blue and red as hues; each hue has its shape."""
COLOUR_LETTERS = "GBR"
SIGNS = tuple(f"{UNICODE.shapes[hue]}{letter}" for hue, letter in zip(COLOUR_HUES, COLOUR_LETTERS, strict=True))
"""Shape and letter of each colour."""
POWER_HUE, SABOTAGE_HUE, UP_HUE, DOWN_HUE, ITEM_HUE, ACTION_HUE = 2, 1, 4, 6, 7, 2

_AREAS = {
    "left arm": "l.arm",
    "right arm": "r.arm",
    "either arm": "arm",
    "left leg": "l.leg",
    "right leg": "r.leg",
    "either leg": "leg",
    "any limb": "limb",
    "both arms": "arms",
    "both legs": "legs",
    "anything but a torso": "no torso",
}
"""Where a card goes, in at most eight letters; heads and torsos are short enough."""

ART = {
    "head": (
        r"  .--^^--.  ",
        r" /  o  O  \ ",
        r" |   __   | ",
        r"  \_.--._/  ",
    ),
    "torso": (
        r" .--.  .--. ",
        r"/   |+-|   \ ",
        r"\   |+-|   / ",
        r" \__|+-|__/ ",
    ),
    "arm": (
        r" .--.____   ",
        r"(   -+-+ \__",
        r" '--'--.  _=",
        r"        '--'",
    ),
    "leg": (
        r"   |  +|    ",
        r"   |  +/    ",
        r"   | +|___  ",
        r"   |______) ",
    ),
    "limb": (
        r"  __  +  __ ",
        r" (  )-+-(  )",
        r"  '\  +  /' ",
        r"    '-+-'   ",
    ),
    "power": (
        r"     __/    ",
        r"   _/ /     ",
        r"  /_  _/    ",
        r"   / /      ",
    ),
    "sabotage": (
        r"   \|/ _    ",
        r"  --*-(_)-- ",
        r"   /|\  |   ",
        r"    '   '   ",
    ),
    "upgrade": (
        r"     /\     ",
        r"    /  \    ",
        r"   /_  _\   ",
        r"     ||     ",
    ),
    "degrade": (
        r"     ||     ",
        r"   \\    /  ",
        r"    \\  /   ",
        r"     \\/    ",
    ),
    "item": (
        r"    .--.    ",
        r"  .-|  |-.  ",
        r"  '-|  |-'  ",
        r"    '--'    ",
    ),
    "action": (
        r"   .----.   ",
        r"  / 12   \  ",
        r"  |9 +-- 3| ",
        r"   '----'   ",
    ),
    "heart": (
        r"  .-. .-.   ",
        r" (   V   )  ",
        r"  '.-+-.'   ",
        r"    'v'     ",
    ),
}
"""Four lines each; the last may be cut off."""


def where_short(card: CardNo) -> str:
    """Where a part, a modifier or a sabotage card goes; the kind of all others."""
    if card < FIRST_POWER:
        area = PARTS[card].where
    elif card < FIRST_PLAY:
        return "power"
    elif card < FIRST_MODIFIER:
        area = SABOTAGE[card - FIRST_PLAY].area
    elif card < FIRST_ACTION:
        area = MODIFIERS[card - FIRST_MODIFIER].area
    else:
        return "action"
    return _AREAS.get(area, area)


def figure(card: CardNo) -> str:
    """The number on a card, with its sign where it changes a part."""
    if card < FIRST_POWER:
        return str(PARTS[card].value)
    if card < FIRST_PLAY:
        power = POWERS[card - FIRST_POWER]
        return "?" if power.steals else str(power.value)
    if FIRST_MODIFIER <= card < FIRST_ACTION:
        return "+/-" if len(MODES[card]) > 1 else f"{MODES[card][0]:+d}"
    return ""


def letter(card: CardNo) -> str:
    """What a card begins with: shape and letter of a part, the letter of its kind on all others."""
    return SIGNS[COLOUR[card]] if card < FIRST_POWER else CARDS[card].id[0]


def hue(card: CardNo) -> int:
    """The hue of a card."""
    if card < FIRST_POWER:
        return COLOUR_HUES[COLOUR[card]]
    if card < FIRST_PLAY:
        return POWER_HUE
    if card < FIRST_MODIFIER:
        return SABOTAGE_HUE
    if card < FIRST_ACTION:
        return ITEM_HUE if card >= FIRST_ITEM else UP_HUE if MODES[card] == (1,) else DOWN_HUE
    return ACTION_HUE


def kind(card: CardNo) -> str:
    """What a card is, for its heading: where a part goes, else its kind."""
    if card < FIRST_POWER:
        return PARTS[card].where
    if card < FIRST_PLAY:
        return "power"
    if card < FIRST_MODIFIER:
        return "sabotage"
    if card < FIRST_ACTION:
        return "item" if card >= FIRST_ITEM else "upgrade" if MODES[card] == (1,) else "degrade"
    return "action"


def _art(card: CardNo) -> tuple[str, ...]:
    if card < FIRST_POWER:
        where = PARTS[card].where
        return ART[next(name for name in ("head", "torso", "arm", "leg", "limb") if name in where)]
    return ART[kind(card)]


def _foot(card: CardNo) -> tuple[str, ...]:
    if card < FIRST_POWER:
        icon = PARTS[card].icon
        return () if icon is None else (f"{icon.word} heart",)
    return (where_short(card),) if FIRST_PLAY <= card < FIRST_ACTION else ()


def _face(card: CardNo) -> Face:
    return Face(
        word=CARDS[card].id,
        letter=letter(card),
        kind=kind(card),
        title=SHORT[card],
        figure=figure(card),
        foot=_foot(card),
        art=_art(card),
        hue=hue(card),
    )


FACES = tuple(_face(card) for card in range(len(CARDS)))
"""By card number."""


def heart_needs(heart: HeartNo) -> str:
    """``3 blue``, ``1 of each``, ``no colour``."""
    needs = [f"{need} {colour.word}" for colour, need in zip(Colour, HEARTS[heart].needs, strict=True) if need]
    return "1 of each" if len(needs) == len(Colour) else " ".join(needs) or "no colour"


def _heart_face(heart: HeartNo) -> Face:
    kind = HEARTS[heart]
    return Face(
        word=kind.id,
        letter="  " if kind.colour is None else SIGNS[kind.colour],
        kind="heart",
        title=kind.name,
        figure=str(kind.points),
        foot=(heart_needs(heart),),
        art=ART["heart"],
        hue=ITEM_HUE if kind.colour is None else COLOUR_HUES[kind.colour],
    )


HEART_FACES = tuple(_heart_face(heart) for heart in range(len(HEARTS)))
"""By heart number."""
