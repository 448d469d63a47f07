"""What a seat can do, and the one notation for it: ``loot 1 arm5 leg4a``, ``bid 5``.

Cards listed in a payment are discarded in that order; the last one lies on top.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rulesets.contract import Action, Seat
from rulesets.frankenstein.components import IDS, CardNo
from rulesets.notation import WHOLE, Notation, Verb, one_of, some_of


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Turn up the top card of the deck."""


@dataclass(frozen=True, slots=True)
class Loot(Action):
    """Take the top card of a graveyard for its loot cost, paid with these cards and the rest in coins."""

    graveyard: Seat
    cards: tuple[CardNo, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, when the deck cannot give a card."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Defend the monster: pay the villagers' value with these cards and the rest in coins."""

    cards: tuple[CardNo, ...] = ()


@dataclass(frozen=True, slots=True)
class LoseCoins(Action):
    """Fail to defend: give up all coins."""


@dataclass(frozen=True, slots=True)
class LoseCard(Action):
    """Fail to defend: discard a card of the highest face value held."""

    card: CardNo


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Pay the face value of the card on the table and keep it."""


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Take the sell value for the card on the table and lay it on one's own graveyard."""


@dataclass(frozen=True, slots=True)
class Auction(Action):
    """Auction the card on the table, opening at this amount."""

    amount: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid this amount."""

    amount: int


@dataclass(frozen=True, slots=True)
class PassBid(Action):
    """Let the card go."""


DRAW, PASS, BUY, SELL, PASS_BID, LOSE_COINS = Draw(), Pass(), Buy(), Sell(), PassBid(), LoseCoins()
LOSE_CARD = tuple([LoseCard(number) for number in range(len(IDS))])
LOOT_IN_COINS = tuple([Loot(graveyard) for graveyard in range(5)])
PAY_IN_COINS = Pay()

auction = lru_cache(maxsize=1024)(Auction)
"""The shared action that opens at an amount."""
bid = lru_cache(maxsize=1024)(Bid)
"""The shared action that bids an amount."""
loot = lru_cache(maxsize=1 << 14)(Loot)
"""The shared action that loots a graveyard with certain cards."""

_CARD = "a card of this game"

NOTATION = Notation(
    {
        "draw": Verb(Draw),
        "loot": Verb(Loot, WHOLE, some_of(IDS, _CARD)),
        "pass": Verb(Pass),
        "pay": Verb(Pay, some_of(IDS, _CARD)),
        "lose_coins": Verb(LoseCoins),
        "lose_card": Verb(LoseCard, one_of(IDS, _CARD)),
        "buy": Verb(Buy),
        "sell": Verb(Sell),
        "auction": Verb(Auction, WHOLE),
        "bid": Verb(Bid, WHOLE),
        "pass_bid": Verb(PassBid),
    }
)
