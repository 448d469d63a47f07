"""What a seat can do, and the one notation for it: ``play_card kelp-11``, ``play_card elder_sign``, ``use_talisman``.

There are few enough actions to make each once and share it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Action
from rulesets.fram_rlyeh.components import CARDS, FIRST_TRUMP, IDS, CardNo
from rulesets.notation import Notation, Verb, one_of


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a card: open as the dealer, face down as anybody else."""

    card: CardNo


@dataclass(frozen=True, slots=True)
class PassInterrupt(Action):
    """Let the cards stand as they were turned up."""


@dataclass(frozen=True, slots=True)
class UseTimeDrug(Action):
    """Take the own card back in order to play another one."""


@dataclass(frozen=True, slots=True)
class ReplayCard(Action):
    """Play another card after the Time Drug."""

    card: CardNo


@dataclass(frozen=True, slots=True)
class TakeTreasure(Action):
    """Take the treasure, and the card played for it."""


@dataclass(frozen=True, slots=True)
class UseTalisman(Action):
    """Discard the Elder Sign rather than take the treasure and the card played for it."""


PLAY_CARD = tuple([PlayCard(card.number) for card in CARDS])
REPLAY_CARD = tuple([ReplayCard(card.number) for card in CARDS])
PASS_INTERRUPT, USE_TIME_DRUG, TAKE_TREASURE, USE_TALISMAN = (
    PassInterrupt(),
    UseTimeDrug(),
    TakeTreasure(),
    UseTalisman(),
)

_CARD = "a card of this game"

NOTATION = Notation(
    {
        "play_card": Verb(PlayCard, one_of(IDS, _CARD)),
        "pass_interrupt": Verb(PassInterrupt),
        "use_time_drug": Verb(UseTimeDrug),
        "replay_card": Verb(ReplayCard, one_of(IDS[:FIRST_TRUMP], "a power card of this game")),
        "take_treasure": Verb(TakeTreasure),
        "use_talisman": Verb(UseTalisman),
    }
)
