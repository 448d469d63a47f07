"""Symbols, dice, tokens and times, as tables.

A symbol is a whole number 0..7 in the order of `SYMBOLS`; 0..6 are the body parts, 7 is lightning. Times are whole
milliseconds.

>>> set_words(SYMBOLS.index("brain"), 3), set_words(LIGHTNING, 1), set_words(SYMBOLS.index("foot"), 2)
('3 brains', '1 lightning', '2 feet')
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

Symbol: TypeAlias = int
"""A symbol as a state, an action and a view hold it: an index into `SYMBOLS`."""

# id, key of the call, plural, flavour
_TABLE = (
    ("arm", "A", "arms", "Waves at strangers. Nobody taught it to."),
    ("brain", "B", "brains", "The jar says GENIUS. The jar is reused."),
    ("eye", "E", "eyes", "Follows you round the room, sometimes rolling."),
    ("foot", "F", "feet", "Two left ones are still a pair."),
    ("guts", "G", "guts", "Nine metres. Measured twice, regretted once."),
    ("head", "H", "heads", "One careful owner, one careless guillotine."),
    ("torso", "T", "torsos", "Roomy. Original fittings missing."),
    ("lightning", "L", "lightning", "Free delivery. Stand well back."),
)
SYMBOLS = tuple([row[0] for row in _TABLE])
KEYS = tuple([row[1] for row in _TABLE])
PLURALS = tuple([row[2] for row in _TABLE])
FLAVOUR = tuple([row[3] for row in _TABLE])
PARTS = 7
"""So many body parts: symbols 0..6."""
LIGHTNING = 7
TOKENS = 6
"""Of each body part."""

DICE = 8
FACES = 6
DIE = tuple([tuple([face for face in range(DICE) if face not in (die, (die + 3) % DICE)]) for die in range(DICE)])
"""The faces of each die: every symbol once, except two. So every symbol is on six dice, and all dice differ."""
COUNTS = 8
"""A call names a count 1..8; there is no zero (FD-R16)."""

HUSH = range(1000, 2501)
"""How long the dice stay covered after a roll: any of these, all alike."""
BLINK = 500
"""Nobody can have seen and counted before this: such a slap is a false start."""
ECHO = 400
"""So long after a slap has covered the dice, hands already moving are stacked."""
SCORCH = 3000
"""So long the key of a scorched seat is dead."""
DEAF_HUSH, DEAF_PAD, SETTLE = 500, 300, 800
"""Presses that a screen ignores: after a roll, after a call pad has opened, after a race has ended."""


LAST_TURN = 99
"""No game has more turns."""


def scorch_turns(seats: int) -> int:
    """For how many turns a botched call scorches: one for two or three players, two for four to six."""
    return -(-seats // 3)


class Pace(IntEnum):
    """How much time there is."""

    NORMAL = 0
    BRISK = 1
    RELAXED = 2
    UNTIMED = 3


# By pace; None = no limit.
CALL_LIMIT = (5000, 3000, 9000, None)
"""For entering a call."""
IDLE = (15000, 10000, 30000, None)
"""A race in which nobody slaps."""
AFTER = (5000, 3500, 10000, None)
"""What is left after each uncovering."""


def set_words(symbol: Symbol, count: int) -> str:
    """``3 brains``, ``1 brain``."""
    return f"{count} {SYMBOLS[symbol] if count == 1 else PLURALS[symbol]}"


def seconds(milliseconds: int) -> str:
    """``1.42 s``."""
    return f"{milliseconds / 1000:.2f} s"
