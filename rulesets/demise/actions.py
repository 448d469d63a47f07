"""What a seat can do, and the notation for it: ``take_box 2``, ``igor_relocate G11 C6``, ``take_build 4 none M1 -``.

Every placement says where its block comes from: a place of the board (the block is lifted there) or ``-``, the reserve.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rulesets.contract import Action, BadNotation
from rulesets.demise.components import (
    FIRST_C,
    FIRST_M,
    IDS,
    KINDS,
    RESERVE,
    SPACES,
    SQUARES,
    TRACK_SPACES,
    WORDS,
    CardNo,
    Kind,
    Place,
)
from rulesets.notation import WHOLE, Notation, Verb, Word, one_of, some_of

SKIMPS = ("none", *KINDS, "gold")
"""What is left out of a Monster built with a die."""
NO_SKIMP, SKIMP_GOLD = 0, 5


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Leave the influence dice as they fell."""


@dataclass(frozen=True, slots=True)
class TurnDie(Action):
    """Turn one influence die to another face."""

    die: int
    to: int


@dataclass(frozen=True, slots=True)
class TakeBox(Action):
    """Take a die and do what its box is for."""

    die: int


@dataclass(frozen=True, slots=True)
class TakeBuild(Action):
    """Take any die and build a Monster out of own parts and gold."""

    die: int
    skimp: int
    """An index into `SKIMPS`."""
    space: Place
    lift: Place


@dataclass(frozen=True, slots=True)
class TakeVp(Action):
    """Take any die for VP, and shuffle all officer cards that nobody owns if `refresh`."""

    die: int
    refresh: bool


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Shift the Undertaker die to this value, and be paid."""

    value: int


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Take these parts, in the order head, torso, arm, leg."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class IgorShift(Action):
    """Move Igor up (+) or down (-)."""

    steps: int


@dataclass(frozen=True, slots=True)
class IgorRelocate(Action):
    """Move an own block from place to place."""

    source: Place
    to: Place


@dataclass(frozen=True, slots=True)
class IgorUpgrade(Action):
    """Give up a part: an own Monster moves to the first open space beyond."""

    part: Kind
    source: Place


@dataclass(frozen=True, slots=True)
class ClinicPlace(Action):
    """Place a block on a Grid square that Igor allows."""

    square: Place
    lift: Place


@dataclass(frozen=True, slots=True)
class ClinicBuild(Action):
    """Build a Monster from head, torso and a limb; the village pays for the rest."""

    limb: Kind
    space: Place
    lift: Place


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy the card of a display slot 0..2, or 3 = the top of the deck."""

    slot: int


@dataclass(frozen=True, slots=True)
class Curate(Action):
    """Place a block on a space of the Curator Area and do what it says."""

    space: Place
    lift: Place


@dataclass(frozen=True, slots=True)
class MoveVillager(Action):
    """Move the Villager up (+1) or down (-1)."""

    steps: int


@dataclass(frozen=True, slots=True)
class Stitch(Action):
    """Discard four officer cards: a block goes on the track."""

    space: Place
    lift: Place
    cards: tuple[CardNo, ...]


@dataclass(frozen=True, slots=True)
class PawnRoll(Action):
    """Pay 1 gold for a roll of the Undertaker die."""


@dataclass(frozen=True, slots=True)
class PawnSell(Action):
    """Sell a part for 1 gold."""

    part: Kind


@dataclass(frozen=True, slots=True)
class Annex(Action):
    """Place a block on any open Grid square."""

    square: Place
    lift: Place


@dataclass(frozen=True, slots=True)
class KeepParts(Action):
    """Keep so many parts of each kind; the rest goes to the pool."""

    heads: int
    torsos: int
    arms: int
    legs: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing more of this."""


# One shared instance of each action that can be listed; the widest families are filled as they come up.
KEEP, PAWN_ROLL, DONE = Keep(), PawnRoll(), Done()
TURN_DIE = tuple([tuple([TurnDie(die, to) for to in range(7)]) for die in range(7)])
TAKE_BOX = tuple([TakeBox(die) for die in range(7)])
TAKE_VP = tuple([(TakeVp(die, False), TakeVp(die, True)) for die in range(7)])
SETTLE = tuple([Settle(value) for value in range(7)])
SHIFT = {steps: IgorShift(steps) for steps in (1, -1, 2, -2)}
RELOCATE = tuple([tuple([IgorRelocate(source, to) for to in range(FIRST_M)]) for source in range(FIRST_M)])
UPGRADE = tuple(
    [tuple([IgorUpgrade(part, FIRST_M + space) for space in range(TRACK_SPACES)]) for part in range(len(KINDS))]
)
CLINIC_PLACE = tuple([tuple([ClinicPlace(square, lift) for lift in range(RESERVE + 1)]) for square in range(SQUARES)])
CURATE_AT = tuple([tuple([Curate(FIRST_C + at, lift) for lift in range(RESERVE + 1)]) for at in range(SPACES)])
ANNEX_AT = tuple([tuple([Annex(square, lift) for lift in range(RESERVE + 1)]) for square in range(SQUARES)])
BUY = tuple([Buy(slot) for slot in range(4)])
VILLAGER = {steps: MoveVillager(steps) for steps in (1, -1)}
PAWN_SELL = tuple([PawnSell(part) for part in range(len(KINDS))])

take_build = lru_cache(maxsize=1 << 13)(TakeBuild)
"""The shared action with these parameters."""
clinic_build = lru_cache(maxsize=1 << 10)(ClinicBuild)
"""The shared action with these parameters."""


def _steps(word: str) -> int:
    sign, number = word[:1], word.lstrip("+-")
    if number not in ("1", "2") or word not in (number, f"+{number}", f"-{number}"):
        raise BadNotation(f'"{word}" is no step: +1 or -1 (or two of them).')
    return -int(number) if sign == "-" else int(number)


def _refresh(word: str) -> bool:
    if word not in ("leave", "refresh"):
        raise BadNotation(f'"{word}": leave or refresh the officer cards.')
    return word == "refresh"


_PLACE = one_of(WORDS, "a place of the board")
_PART = one_of(KINDS, "a kind of body part")
_STEPS = Word(_steps, lambda steps: f"{steps:+}")

NOTATION = Notation(
    {
        "keep": Verb(Keep),
        "turn_die": Verb(TurnDie, WHOLE, WHOLE),
        "take_box": Verb(TakeBox, WHOLE),
        "take_build": Verb(TakeBuild, WHOLE, one_of(SKIMPS, "what can be left out"), _PLACE, _PLACE),
        "take_vp": Verb(TakeVp, WHOLE, Word(_refresh, lambda refresh: "refresh" if refresh else "leave")),
        "settle": Verb(Settle, WHOLE),
        "pick": Verb(Pick, some_of(KINDS, "a kind of body part")),
        "igor_shift": Verb(IgorShift, _STEPS),
        "igor_relocate": Verb(IgorRelocate, _PLACE, _PLACE),
        "igor_upgrade": Verb(IgorUpgrade, _PART, _PLACE),
        "clinic_place": Verb(ClinicPlace, _PLACE, _PLACE),
        "clinic_build": Verb(ClinicBuild, _PART, _PLACE, _PLACE),
        "buy": Verb(Buy, one_of(("1", "2", "3", "deck"), "a slot of the display or the deck")),
        "curate": Verb(Curate, _PLACE, _PLACE),
        "move_villager": Verb(MoveVillager, _STEPS),
        "stitch": Verb(Stitch, _PLACE, _PLACE, some_of(IDS, "an officer card")),
        "pawn_roll": Verb(PawnRoll),
        "pawn_sell": Verb(PawnSell, _PART),
        "annex": Verb(Annex, _PLACE, _PLACE),
        "keep_parts": Verb(KeepParts, WHOLE, WHOLE, WHOLE, WHOLE),
        "done": Verb(Done),
    }
)
