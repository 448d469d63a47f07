"""The canny bot: bids what a treasure seems worth, reads the dealer's lead, and spends its trump when it pays.

It is given its own seat's view, so it knows its hand and what it has lawfully seen, and nothing else. Who has laid
already it does not look at: that would tell it nothing.
"""

from __future__ import annotations

from random import Random

from rulesets.contract import Action, Seat, Seen
from rulesets.fram_rlyeh.actions import (
    PASS_INTERRUPT,
    PLAY_CARD,
    REPLAY_CARD,
    TAKE_TREASURE,
    USE_TALISMAN,
    USE_TIME_DRUG,
)
from rulesets.fram_rlyeh.components import (
    ELDER_SIGN,
    FIRST_TRUMP,
    GOLDEN_MEAD,
    OF_DEPTH,
    POINTS,
    POWER,
    ROUNDS,
    SHINING_TRAPEZOHEDRON,
    TIME_DRUG,
    CardNo,
)
from rulesets.fram_rlyeh.scoring import DRUG_COST
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView, Relic

READ = 0.4
"""How much the dealer's lead says about a treasure that the bot has not seen."""
CARELESS = 0.2
"""How likely others are to play a card above the worth of the treasure, against one below it."""
MAD, LATE_MAD = -0.7, -1.0
"""What a lost round costs: some insanity is exorcised in time, hardly any near the end."""
LATE = 10
"""The rounds from here on are the end."""
RICH, SIGN_RICH = 18, 17
"""Worth the Shining Trapezohedron; worth playing the Elder Sign as a card."""
DULL = 0.0
"""With no better gain than this in sight, Golden Mead is drunk."""
MARGIN = 1
"""What the Time Drug must bring beyond its cost."""
REGRET = -5
"""From this gain down the Elder Sign is a talisman."""
BLUFF = 0.1


class CannyBot:
    """One object per seat and match; its luck is its own."""

    def __init__(self, seat: Seat, salt: int) -> None:
        self.seat = seat
        self.rng = Random(salt)

    def choose(self, seen: Seen) -> Action | None:
        """What to do now; None if it is not asked."""
        view: FramView = seen.view
        if not any([ask.decision.owner == self.seat for ask in view.asks]):
            return None
        mind = _Mind(view, self.seat)
        match view.phase:
            case Phase.DEALER_PLAY if self.rng.random() < BLUFF and (bluff := mind.bluff()) is not None:
                return PLAY_CARD[bluff]
            case Phase.DEALER_PLAY | Phase.HIDDEN_PLAY:
                return PLAY_CARD[mind.card()]
            case Phase.INTERRUPT:
                return USE_TIME_DRUG if mind.stops_time() else PASS_INTERRUPT
            case Phase.REPLAY:
                return REPLAY_CARD[mind.other_card()]
            case _:
                return USE_TALISMAN if mind.throws_away() else TAKE_TREASURE


class _Mind:
    """One decision: the view, and what the bot makes of it."""

    def __init__(self, view: FramView, seat: Seat) -> None:
        hand = view.hands[seat]
        assert hand is not None
        self.view = view
        self.seat = seat
        self.hand = hand
        self.powers = [card for card in hand if card < FIRST_TRUMP]
        self.order = view.clockwise
        self.known = {relic.treasure for relic in (*view.order, *view.removed)}
        self.worth = self._worth()
        self.insane = len(view.insanity[seat])
        self.lost = LATE_MAD if view.round >= LATE else MAD
        self.cult = view.round >= LATE and self._all_mad()

    # ----------------------------------------------------------------------------------------------- what it is worth

    def _mean(self, relic: Relic) -> float:
        """The worth of a treasure, or the mean of those that it may be."""
        if relic.treasure is not None:
            return POINTS[relic.treasure]
        left = self._candidates(relic)
        return sum(left) / len(left)

    def _candidates(self, relic: Relic) -> list[int]:
        assert relic.depth is not None
        return [POINTS[treasure] for treasure in OF_DEPTH[relic.depth] if treasure not in self.known]

    def _worth(self) -> float:
        """The treasure of this round, as far as its back and the dealer's lead give it away."""
        this = self.view.this
        worth = self._mean(this)
        lead = self.view.cards[self.view.dealer]
        if this.treasure is not None or lead is None:
            return worth
        numbers = [*self.view.numbers_left(self.view.dealer), POWER[lead]]
        below = sum([number < POWER[lead] for number in numbers])
        left = self._candidates(this)
        place = round(below / max(1, len(numbers) - 1) * (len(left) - 1))
        return (1 - READ) * worth + READ * left[place]

    def _all_mad(self) -> bool:
        """Does everybody seem to end below zero? Then the lowest score will win."""
        view = self.view
        own = view.points[self.seat]
        assert own is not None
        others = [self._guess(seat) for seat in self.order if seat != self.seat]
        return max(own, *others) < 0

    def _guess(self, seat: Seat) -> float:
        """The score of somebody else, hidden treasures at their mean."""
        return (self.view.points[seat] or 0) + sum([self._mean(relic) for relic in self.view.treasures(seat)])

    # -------------------------------------------------------------------------------------------------------- winning

    def _goes_before(self, seat: Seat, theirs: int, mine: int) -> bool:
        return theirs > mine or (theirs == mine and self.order.index(seat) < self.order.index(self.seat))

    def chance(self, power: int) -> float:
        """How likely a card of this power wins, against open cards and the numbers that others have left."""
        luck = 1.0
        for seat in self.order:
            if seat == self.seat:
                continue
            shown = self.view.cards[seat]
            if shown is not None:
                if self._goes_before(seat, POWER[shown], power):
                    return 0.0
                continue
            total = better = 0.0
            for number in self.view.numbers_left(seat):
                weight = 1.0 if number <= self.worth else CARELESS
                total += weight
                if self._goes_before(seat, number, power):
                    better += weight
            luck *= 1 - better / total
        return luck

    def gain(self, power: int) -> float:
        """What playing a card of this power brings, on average."""
        luck = self.chance(power)
        won = self.worth - power + self.insane
        lost = self.lost
        if self.cult:  # the lowest score wins: a small win is worse than losing a little more
            own = self.view.points[self.seat] or 0
            won = won if own + won >= 0 else -won
            lost = -lost
        return luck * won + (1 - luck) * lost

    # --------------------------------------------------------------------------------------------------------- choices

    def card(self) -> CardNo:
        """The best power card, or the trump if its moment has come."""
        best = max(self.powers, key=self._appeal) if self.powers else self.hand[0]
        trump = self.hand[-1]
        if trump < FIRST_TRUMP or trump == TIME_DRUG or not self.powers:
            return best
        if trump == GOLDEN_MEAD:
            return trump if 2 <= self.view.round < LATE and self._appeal(best) < DULL else best
        rich = trump == SHINING_TRAPEZOHEDRON and self.worth >= RICH
        spare = trump == ELDER_SIGN and (self.worth >= SIGN_RICH or self.view.round >= ROUNDS - 1)
        return trump if (rich or spare) and self._appeal(trump) > self._appeal(best) else best

    def _appeal(self, card: CardNo) -> float:
        """The gain, less what the card may be worth later: a spent low or middle card is missed least."""
        power = POWER[card]
        left = ROUNDS - self.view.round
        return self.gain(power) - KEEP.get(power, 0.0) * min(1.0, left / 6)

    def bluff(self) -> CardNo | None:
        """A low lead for a good treasure, a high one for an empty box; None if there is nothing to hide."""
        relic = self.view.this
        assert relic.depth is not None
        values = [POINTS[treasure] for treasure in OF_DEPTH[relic.depth]]
        if self.worth == 0:
            return self.powers[-1] if len(self.powers) > 1 else None
        return self.powers[len(self.powers) // 4] if self.worth >= values[3] and self.powers else None

    def _settled(self, power: int) -> float:
        """What a card brings when all lie open."""
        return self.gain(power)

    def stops_time(self) -> bool:
        """Is another card so much better that the Time Drug pays?"""
        card = self.view.cards[self.seat]
        if TIME_DRUG not in self.hand or not self.powers or card is None:
            return False
        best = max([self._settled(POWER[other]) for other in self.powers])
        return best - self._settled(POWER[card]) > DRUG_COST + MARGIN

    def other_card(self) -> CardNo:
        """The best of the rest, the cheapest of equals."""
        others = [card for card in self.powers if card != self.view.returned]
        return max(others, key=lambda card: (self._settled(POWER[card]), -POWER[card]))

    def throws_away(self) -> bool:
        """Is the treasure, with the insanity it would exorcise, not worth its price?"""
        card = self.view.cards[self.seat]
        if ELDER_SIGN not in self.hand or card is None or self.cult:
            return False
        gain = self.worth - POWER[card] + self.insane
        return gain < 0 if self.view.round == ROUNDS else gain <= REGRET


KEEP = {15: 0.9, 14: 0.8, 13: 0.5, 12: 0.3, 11: 0.2, 10: 0.1}
"""What a card seems worth for later rounds."""
