"""What a seat can do, and its one notation: ``assemble B14 0 rleg slot``, ``play_card S3 1 B08``, ``power P9 0 2``.

What may follow `play_card` and `power` depends on the card. The functions in small letters give the shared instances.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rulesets.contract import Action, Form, Pick, Seat, Skill
from rulesets.kept import Kept
from rulesets.monstrosity.components import (
    BLOW,
    COLUMNS,
    DEED,
    FIRST_ACTION,
    FIRST_ITEM,
    FIRST_MODIFIER,
    FIRST_PLAY,
    FIRST_POWER,
    HEART_IDS,
    IDS,
    SLOT_WORDS,
    STEAL,
    Blow,
    CardNo,
    Deed,
    HeartNo,
    Slot,
)
from rulesets.notation import Notation, Verb, Word, one_of, some_of


@dataclass(frozen=True, slots=True)
class ChooseHeart(Action):
    """Pick a heart out of those dealt."""

    heart: HeartNo


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of the draw pile."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw a card into the dumpster."""

    card: CardNo


@dataclass(frozen=True, slots=True)
class Assemble(Action):
    """Place a body part on a monster, in a slot or connected to the extension that fills it."""

    card: CardNo
    monster: Seat
    slot: Slot
    on_extension: bool


@dataclass(frozen=True, slots=True)
class Power(Action):
    """Reanimate a monster."""

    card: CardNo
    monster: Seat


@dataclass(frozen=True, slots=True)
class StealPower(Action):
    """Reanimate a monster with the power of another one."""

    card: CardNo
    monster: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class Freegan(Action):
    """Take the top card of the dumpster."""


@dataclass(frozen=True, slots=True)
class TrashDay(Action):
    """Throw three cards away, the last on top, and draw two."""

    cards: tuple[CardNo, ...]


@dataclass(frozen=True, slots=True)
class ExtraDay(Action):
    """End the day and take another one."""

    card: CardNo


@dataclass(frozen=True, slots=True)
class EndDay(Action):
    """End the day."""


@dataclass(frozen=True, slots=True)
class EndNight(Action):
    """End the night."""


@dataclass(frozen=True, slots=True)
class DiscardDown(Action):
    """Throw away a card too many."""

    card: CardNo


@dataclass(frozen=True, slots=True)
class ChooseLoss(Action):
    """The victim says which of the tied limbs goes."""

    part: CardNo


@dataclass(frozen=True, slots=True)
class DropBlade(Action):
    """Stop the blade at a column."""

    stop: int


@dataclass(frozen=True, slots=True)
class ChooseTransplant(Action):
    """Keep one of the hearts on offer, or the old one."""

    heart: HeartNo


@dataclass(frozen=True, slots=True)
class ChooseInspected(Action):
    """Throw away a card of the inspected lab."""

    card: CardNo


# The ways to play a card, by what the card needs to know.


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Heart Transplant, Mail-Order Organs: nothing to choose."""

    card: CardNo


@dataclass(frozen=True, slots=True)
class Attach(Action):
    """An upgrade or a degrade, on a part."""

    card: CardNo
    part: CardNo


@dataclass(frozen=True, slots=True)
class AttachItem(Action):
    """A special item, on a part, as an upgrade or a degrade."""

    card: CardNo
    part: CardNo
    as_degrade: bool


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """A sabotage card that finds its part by itself: against whom."""

    card: CardNo
    target: Seat


@dataclass(frozen=True, slots=True)
class StrikePart(Action):
    """A sabotage card against a part of the saboteur's choice."""

    card: CardNo
    target: Seat
    part: CardNo


@dataclass(frozen=True, slots=True)
class QuickStitch(Action):
    """Assemble a part at once."""

    card: CardNo
    part: CardNo
    monster: Seat
    slot: Slot
    on_extension: bool


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange a part for an opponent's."""

    card: CardNo
    mine: CardNo
    theirs: CardNo


@dataclass(frozen=True, slots=True)
class Snatch(Action):
    """Take an opponent's limb."""

    card: CardNo
    part: CardNo


@dataclass(frozen=True, slots=True)
class Dive(Action):
    """Take a card out of the dumpster."""

    card: CardNo
    take: CardNo


@dataclass(frozen=True, slots=True)
class SetDog(Action):
    """Lay the Guard Dog at a monster."""

    card: CardNo
    monster: Seat


@dataclass(frozen=True, slots=True)
class Wipe(Action):
    """Discard a modifier from any monster."""

    card: CardNo
    modifier: CardNo


@dataclass(frozen=True, slots=True)
class Inspect(Action):
    """Look into an opponent's lab."""

    card: CardNo
    target: Seat


Playing: TypeAlias = (
    Play | Attach | AttachItem | Strike | StrikePart | QuickStitch | Swap | Snatch | Dive | SetDog | Wipe | Inspect
)
"""All that the notation calls `play_card`."""

DRAW, FREEGAN, END_DAY, END_NIGHT = Draw(), Freegan(), EndDay(), EndNight()
DISCARD = tuple([Discard(card) for card in range(len(IDS))])
DISCARD_DOWN = tuple([DiscardDown(card) for card in range(len(IDS))])
CHOOSE_HEART = tuple([ChooseHeart(heart) for heart in range(len(HEART_IDS))])
CHOOSE_TRANSPLANT = tuple([ChooseTransplant(heart) for heart in range(len(HEART_IDS))])

_SHARED = 1 << 14
assemble = lru_cache(maxsize=_SHARED)(Assemble)
quick_stitch = lru_cache(maxsize=_SHARED)(QuickStitch)
power = lru_cache(maxsize=_SHARED)(Power)
steal_power = lru_cache(maxsize=_SHARED)(StealPower)
extra_day = lru_cache(maxsize=_SHARED)(ExtraDay)
choose_loss = lru_cache(maxsize=_SHARED)(ChooseLoss)
drop_blade = lru_cache(maxsize=_SHARED)(DropBlade)
choose_inspected = lru_cache(maxsize=_SHARED)(ChooseInspected)
play = lru_cache(maxsize=_SHARED)(Play)
attach = lru_cache(maxsize=_SHARED)(Attach)
attach_item = lru_cache(maxsize=_SHARED)(AttachItem)
strike = lru_cache(maxsize=_SHARED)(Strike)
strike_part = lru_cache(maxsize=_SHARED)(StrikePart)
swap = lru_cache(maxsize=_SHARED)(Swap)
snatch = lru_cache(maxsize=_SHARED)(Snatch)
dive = lru_cache(maxsize=_SHARED)(Dive)
set_dog = lru_cache(maxsize=_SHARED)(SetDog)
wipe = lru_cache(maxsize=_SHARED)(Wipe)
inspect = lru_cache(maxsize=_SHARED)(Inspect)
trash_day = lru_cache(maxsize=_SHARED)(TrashDay)

BLADE_FORM = Form("drop_blade", (Skill("stop", 0, COLUMNS - 1),))


_id_of = IDS.__getitem__


def _trash_form(lab: tuple[CardNo, ...]) -> Form:
    return Form("trash_day", (Pick("cards", tuple(map(_id_of, lab)), 3, 3, ordered=True),))


TRASH_FORM = Kept(_trash_form)
"""By lab: three different cards of it, in any order."""


# ----------------------------------------------------------------------------------------------------- the notation

_CARD = one_of(IDS, "a card of this game")
_CARDS = some_of(IDS, "a card of this game")
_HEART = one_of(HEART_IDS, "a heart of this game")
_SEAT = one_of([str(seat) for seat in range(5)], "a seat: 0 to 4")
_STOP = one_of([str(stop) for stop in range(COLUMNS)], f"a column: 0 to {COLUMNS - 1}")
_SLOT = one_of(SLOT_WORDS, f"a slot: {', '.join(SLOT_WORDS)}")


def _either(no: str, yes: str) -> Word:
    """A word for True and one for False."""
    place = one_of((no, yes), f"either {no} or {yes}")
    return Word(lambda word: place.read(word) == 1, lambda value: (no, yes)[value])


_ONTO = _either("slot", "extension")
_AS = _either("upgrade", "degrade")

_DEEDS = {
    Deed.TRANSPLANT: Verb(Play, _CARD),
    Deed.MAIL_ORDER: Verb(Play, _CARD),
    Deed.QUICK_STITCH: Verb(QuickStitch, _CARD, _CARD, _SEAT, _SLOT, _ONTO),
    Deed.SWAP: Verb(Swap, _CARD, _CARD, _CARD),
    Deed.SNATCH: Verb(Snatch, _CARD, _CARD),
    Deed.DIVE: Verb(Dive, _CARD, _CARD),
    Deed.GUARD: Verb(SetDog, _CARD, _SEAT),
    Deed.WIPE: Verb(Wipe, _CARD, _CARD),
    Deed.INSPECT: Verb(Inspect, _CARD, _SEAT),
}


def _shape(card: CardNo) -> Verb | None:
    """How `play_card` reads on after this card; None = it is never played that way."""
    if card < FIRST_PLAY:
        return None
    if card < FIRST_MODIFIER:
        return Verb(StrikePart, _CARD, _SEAT, _CARD) if BLOW[card] is Blow.CHOICE else Verb(Strike, _CARD, _SEAT)
    if card < FIRST_ITEM:
        return Verb(Attach, _CARD, _CARD)
    if card < FIRST_ACTION:
        return Verb(AttachItem, _CARD, _CARD, _AS)
    return _DEEDS.get(DEED[card])


NOTATION = Notation(
    {
        "choose_heart": Verb(ChooseHeart, _HEART),
        "draw": Verb(Draw),
        "play_card": {IDS[card]: shape for card in range(len(IDS)) if (shape := _shape(card))},
        "discard": Verb(Discard, _CARD),
        "assemble": Verb(Assemble, _CARD, _SEAT, _SLOT, _ONTO),
        "power": {
            IDS[card]: Verb(StealPower, _CARD, _SEAT, _SEAT) if card == STEAL else Verb(Power, _CARD, _SEAT)
            for card in range(FIRST_POWER, FIRST_PLAY)
        },
        "freegan": Verb(Freegan),
        "trash_day": Verb(TrashDay, _CARDS),
        "extra_day": Verb(ExtraDay, _CARD),
        "end_day": Verb(EndDay),
        "end_night": Verb(EndNight),
        "discard_down": Verb(DiscardDown, _CARD),
        "choose_loss": Verb(ChooseLoss, _CARD),
        "drop_blade": Verb(DropBlade, _STOP),
        "choose_transplant": Verb(ChooseTransplant, _HEART),
        "choose_inspected": Verb(ChooseInspected, _CARD),
    }
)
