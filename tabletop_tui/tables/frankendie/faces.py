"""How the symbols of FrankenDie look: letter, colour, and two drawings for a die, all in plain ASCII."""

from __future__ import annotations

from dataclasses import replace

from rulesets.frankendie.components import KEYS, LIGHTNING, SYMBOLS, Symbol
from tabletop_tui.widgets.dice import Die

HUES = (2, 7, 4, 3, 0, 6, 5, 2)
"""By symbol: arm yellow, brain pink, eye teal, foot green, guts red, head violet, torso blue, lightning yellow."""

_SMALL = (
    (
        r" __   __ ",
        r"(  '-'  3",
        r" '--.--' ",
    ),
    (
        r" .-~~~-. ",
        r"( ~(.)~ )",
        r" '~-.-~' ",
    ),
    (
        r" .-'''-. ",
        r"<  (@)  >",
        r" '-...-' ",
    ),
    (
        r"  |  |   ",
        r"  |  '--.",
        r"  (___ooo",
    ),
    (
        r" ,~~~~~, ",
        r"(,~~~~~' ",
        r" '~~~~~,)",
    ),
    (
        r" .#####. ",
        r" | o o | ",
        r"  \_=_/  ",
    ),
    (
        r" /\_ _/\ ",
        r" \| + |/ ",
        r"  |___|  ",
    ),
    (
        r"   ___/  ",
        r"  /_  /  ",
        r"   /_/   ",
    ),
)
_LARGE = (
    (
        r"   ___     ",
        r"  /   \    ",
        r" |  .  '--.",
        r"  \  '--. 3",
        r"   '-----' ",
    ),
    (
        r"  _.-~-._  ",
        r" (~( | )~) ",
        r"(~(~.|.~)~)",
        r" (~_~|~_~) ",
        r"   '-|-'   ",
    ),
    (
        r"   _____   ",
        r" .' .-. '. ",
        r"<  ( @ )  >",
        r" '. '-' .' ",
        r"   '---'   ",
    ),
    (
        r"   |   |   ",
        r"   |   |   ",
        r"   |   '-. ",
        r"  /       '",
        r" (____oooo)",
    ),
    (
        r"  ,~~~~~~, ",
        r" ( ,~~~~~' ",
        r"  '~~~~~~, ",
        r" ,~~~~~, ) ",
        r" '~~~~~~~' ",
    ),
    (
        r"  .#####.  ",
        r" |#     #| ",
        r" |  o o  | ",
        r"  \  =  /  ",
        r"   '---'   ",
    ),
    (
        r" .-._ _.-. ",
        r"/  \ V /  \ ".rstrip(),
        r"\_| -+- |_/",
        r"  |  |  |  ",
        r"  '-----'  ",
    ),
    (
        r"     ___/  ",
        r"    /  /   ",
        r"   /__  /  ",
        r"     / /   ",
        r"    /.'    ",
    ),
)


def _face(symbol: Symbol) -> Die:
    return Die(
        word="",
        letter=KEYS[symbol],
        picture=_SMALL[symbol],
        label=SYMBOLS[symbol],
        hue=HUES[symbol],
        large=_LARGE[symbol],
        bright=symbol == LIGHTNING,
    )


FACES = tuple(_face(symbol) for symbol in range(len(SYMBOLS)))
"""A die that shows this symbol."""
COVER = replace(FACES[0], letter="", picture=(), large=(), label="", hue=0, covered=True)
"""A covered die: nothing of any face is in it."""
