"""The canny bot: thrifty at auctions, afraid of duplicates at a full table, and seldom a looter.

It is given its own seat's view, so it knows its purse, its mat and what lies open, and nothing else.
"""

from __future__ import annotations

from random import Random

from rulesets.contract import Action, Seat, Seen
from rulesets.frankenstein.actions import (
    BUY,
    DRAW,
    LOSE_CARD,
    LOSE_COINS,
    PASS,
    PASS_BID,
    SELL,
    Loot,
    Pay,
    auction,
    bid,
)
from rulesets.frankenstein.choices import dearest
from rulesets.frankenstein.components import COFFIN, FACE, KIND, LOOT, MOB, SLOTS, CardNo
from rulesets.frankenstein.components import SELL as SELL_VALUE
from rulesets.frankenstein.monster import (
    CROWD,
    card_value,
    complete,
    duplicates,
    faces,
    slots_filled,
    with_card,
    without,
)
from rulesets.frankenstein.state import Phase
from rulesets.frankenstein.view import FrankensteinView

COFFIN_WORTH = 8
OPENING = 0.6
"""The part of the face value at which a wanted card is auctioned."""
CHEAP = 3
"""Up to this face value a wanted card is bought outright."""
FEW = 2
"""With so few slots missing, every wanted card is urgent."""
SPARE_WORTH = 0.45
"""What a villager or a duplicate is worth as money, for each point of its face."""


class CannyBot:
    """One object per seat and match; its luck is its own."""

    def __init__(self, seat: Seat, salt: int) -> None:
        self.seat = seat
        self.rng = Random(salt)

    def choose(self, seen: Seen) -> Action | None:
        """What to do now; None if somebody else is asked."""
        view: FrankensteinView = seen.view
        if not any([ask.decision.owner == self.seat for ask in view.asks]):
            return None
        me = _Mind(view, self.seat)
        match view.phase:
            case Phase.TURN:
                return me.turn()
            case Phase.DEFEND:
                return me.defend()
            case Phase.DEAL:
                return me.deal(self.rng)
            case _:
                return me.bid()


class _Mind:
    """One decision: the view, and what the bot makes of it."""

    def __init__(self, view: FrankensteinView, seat: Seat) -> None:
        coins, mat = view.coins[seat], view.mats[seat]
        assert coins is not None and mat is not None
        self.view = view
        self.seat = seat
        self.coins = coins
        self.mat = mat
        self.missing = SLOTS - slots_filled(mat)
        self.crowd = view.seats >= CROWD

    # ------------------------------------------------------------------------------------------------- what it is worth

    def wanted(self, card: CardNo) -> bool:
        """Does the card fill a slot?"""
        return KIND[card] != MOB and slots_filled(with_card(self.mat, card)) > SLOTS - self.missing

    def worth(self, card: CardNo) -> float:
        """The most that the bot would pay."""
        if not self.wanted(card):
            return self._worth_unwanted(card)
        worth = COFFIN_WORTH if KIND[card] == COFFIN else FACE[card] + 1
        if self.missing <= FEW:
            worth += 3
        return worth + 3 if self.missing == 1 else worth

    def _worth_unwanted(self, card: CardNo) -> float:
        if self.crowd:
            return 0
        worth = SELL_VALUE[card] - 1
        if self.view.advanced:
            worth = max(worth, card_value(with_card(self.mat, card)) - card_value(self.mat))
        return worth

    # ------------------------------------------------------------------------------------------------------ the auction

    def deal(self, rng: Random) -> Action:
        """The card that the bot has turned up itself."""
        card = self.view.current
        assert card is not None
        face, sell = FACE[card], SELL_VALUE[card]
        if not self.wanted(card):
            bold = rng.random() * 3 < 1
            return auction(sell) if bold and self.coins >= sell else SELL
        if self.coins >= face and (face <= CHEAP or self.missing <= FEW):
            return BUY
        if self.coins < sell:
            return SELL
        return auction(min(self.coins, max(1, round(OPENING * face))))

    def bid(self) -> Action:
        """Somebody else's card."""
        card, running = self.view.current, self.view.auction
        assert card is not None and running is not None
        top = min(int(self.worth(card)), self.coins)
        if top <= running.high:
            return PASS_BID
        if len(running.bids) == self.view.seats - 1:
            return bid(running.high + 1)
        return bid(max(running.high + 1, min(FACE[card] - 1, top)))

    # ---------------------------------------------------------------------------------------------- looting and paying

    def turn(self) -> Action:
        """Loot what completes the monster, or a bargain near the end; otherwise draw."""
        best: tuple[float, Loot] | None = None
        for at, yard in enumerate(self.view.graveyards):
            if not yard:
                continue
            card = yard[-1]
            for cards in self._payments(LOOT[card]):
                if complete(with_card(without(self.mat, cards), card), self.view.seats):
                    return Loot(at, cards)
                gain = self.worth(card) - self._price(LOOT[card], cards)
                harmless = not set(cards) - set(self._spares())
                if self.missing <= FEW and self.wanted(card) and harmless and gain > (best[0] if best else 0):
                    best = gain, Loot(at, cards)
        if best is not None:
            return best[1]
        draw = any([DRAW in ask.offers for ask in self.view.asks])
        return DRAW if draw else PASS

    def defend(self) -> Action:
        """Pay with what is least needed; if that cannot be, lose what is worth less."""
        card = self.view.current
        assert card is not None
        if self.coins + faces(self.mat) >= FACE[card]:
            return Pay(self._payments(FACE[card])[0])
        worst = min(dearest(self.mat), key=self._keep, default=None)
        if worst is None or 0 < self.coins < self._keep(worst):
            return LOSE_COINS
        return LOSE_CARD[worst]

    def _spares(self) -> list[CardNo]:
        """Villagers and duplicates, the dearest first."""
        extra = duplicates(self.mat)
        spares = [card for card in self.mat if KIND[card] == MOB or card in extra]
        return sorted(spares, key=FACE.__getitem__, reverse=True)

    def _keep(self, card: CardNo) -> float:
        """What a card is worth where it lies."""
        return FACE[card] * SPARE_WORTH if card in self._spares() else FACE[card] + 1

    def _price(self, cost: int, cards: tuple[CardNo, ...]) -> float:
        coins = max(0, cost - sum([FACE[card] for card in cards]))
        return coins + sum([self._keep(card) for card in cards])

    def _payments(self, cost: int) -> list[tuple[CardNo, ...]]:
        """Ways to pay a cost, the thriftiest first; empty if there is none.

        A monster blocked by duplicates first tries to shed all of them at once.
        """
        if self.coins + faces(self.mat) < cost:
            return []
        thrifty = self._thrifty(cost, ())
        extra = duplicates(self.mat)
        if self.crowd and self.missing == 0 and extra:
            return [self._thrifty(cost, extra), thrifty]
        return [thrifty]

    def _thrifty(self, cost: int, cards: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
        """Villagers and duplicates as they fit, then coins, and only then slots, the cheapest first."""
        chosen = list(cards)
        left = cost - sum([FACE[card] for card in chosen])
        spares = [card for card in self._spares() if card not in chosen]
        for card in spares:
            if FACE[card] <= left:
                chosen.append(card)
                left -= FACE[card]
        rest = [card for card in reversed(spares) if card not in chosen]
        rest += sorted([card for card in self.mat if card not in spares and card not in chosen], key=FACE.__getitem__)
        while left > self.coins:
            card = rest.pop(0)
            chosen.append(card)
            left -= FACE[card]
        return tuple(chosen)
