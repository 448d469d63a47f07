"""What a log tells about the other seats: whose screen a card went behind, and what their purses must hold.

With the whole log this is plain arithmetic; with a window of it, a card seen to go and the least that must be left.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulesets.contract import Seat, Seen
from rulesets.frankenstein.components import COINS, CardNo
from rulesets.frankenstein.events import AuctionWon, Bought, DefenceFailed, Defended, Looted, Sold, StartDraw


@dataclass(slots=True)
class Purse:
    """What is known of the coins of one seat."""

    known: int | None = None
    """Their exact number."""
    least: int = 0

    def add(self, coins: int) -> None:
        """Coins come, or go if below 0: then at least so many were there."""
        self.least = max(0, self.least + coins)
        if self.known is not None:
            self.known += coins

    def emptied(self) -> None:
        """All coins were lost."""
        self.known = self.least = 0


@dataclass(slots=True)
class Memory:
    """The purses, and the cards known to lie on mats."""

    purses: list[Purse]
    cards: dict[CardNo, Seat] = field(default_factory=dict)

    def _pay(self, seat: Seat, coins: int, cards: tuple[CardNo, ...] = ()) -> None:
        self.purses[seat].add(-coins)
        for card in cards:
            self.cards.pop(card, None)


def remember(seen: Seen, seats: int) -> Memory:
    """All that follows from the log of one viewer. What was taken back did not happen."""
    memory = Memory([Purse() for _ in range(seats)])
    for line in seen.log:
        if line.struck:
            continue
        match line.event:
            case StartDraw():
                memory.purses = [Purse(COINS, COINS) for _ in range(seats)]
            case Bought(seat=seat, card=card, coins=coins):
                memory._pay(seat, coins)
                memory.cards[card] = seat
            case Sold(seat=seat, coins=coins):
                memory.purses[seat].add(coins)
            case AuctionWon(seat=seat, card=card, amount=amount, payee=payee):
                memory._pay(seat, amount)
                memory.cards[card] = seat
                if payee is not None:
                    memory.purses[payee].add(amount)
            case Looted(seat=seat, card=card, coins=coins, cards=cards):
                memory._pay(seat, coins, cards)
                memory.cards[card] = seat
            case Defended(seat=seat, villager=card, coins=coins, cards=cards):
                memory._pay(seat, coins, cards)
                memory.cards[card] = seat
            case DefenceFailed(seat=seat, card=None):
                memory.purses[seat].emptied()
            case DefenceFailed(card=int(lost)):
                memory.cards.pop(lost, None)
    return memory
