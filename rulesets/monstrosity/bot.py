"""The canny bot: one step ahead on a copy of what it may know, thrifty with sabotage, and quick at the switch.

It is given its own seat's view. It thinks on a position redrawn from that view, and looks at nothing in it that is
hidden from its seat: other labs, the draw pile, hearts that lie face down.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from rulesets.contract import Action, Form, Offer, Seat, Seen
from rulesets.monstrosity.actions import (
    DRAW,
    END_DAY,
    END_NIGHT,
    FREEGAN,
    Assemble,
    ChooseHeart,
    ChooseInspected,
    ChooseLoss,
    ChooseTransplant,
    Discard,
    DiscardDown,
    ExtraDay,
    Playing,
    Power,
    StealPower,
    drop_blade,
    trash_day,
)
from rulesets.monstrosity.choices import legal
from rulesets.monstrosity.components import COLUMNS, FIRST_POWER, HAND, HEART, HEART_OF_GOLD, CardNo
from rulesets.monstrosity.monster import complete, filled
from rulesets.monstrosity.resample import resample
from rulesets.monstrosity.rules import apply
from rulesets.monstrosity.scoring import tally
from rulesets.monstrosity.state import DREW, FREEGANED, Phase, State, mine, others
from rulesets.monstrosity.thinking import deed_worth, lab_worth, own_worth, spare_first, standing
from rulesets.monstrosity.view import MonstrosityView

HEART_RANK = ("H07", "H04", "H13", "H01", "H11", "H02", "H08", "H12", "H05", "H10", "H09", "H06", "H03")
"""How well each heart has done for this kind of player, the best first."""
DRAW_WORTH = 1.7
"""An unseen card."""
FULL_DRAW_WORTH = 0.8
"""The same when the lab is full already."""
PATIENCE = 3
"""Turns for which a finished monster waits at most."""
THREAT = 5
"""An opponent with so many slots filled could answer a reanimation."""
ANSWER = 2
"""What such an opponent can be expected to gain on top."""


class CannyBot:
    """One object per seat and match; its luck is its own."""

    def __init__(self, seat: Seat, salt: int) -> None:
        self.seat = seat
        self.rng = Random(salt)
        self._waits: set[int] = set()
        """The turns in which it could have thrown the switch and did not."""

    def choose(self, seen: Seen) -> Action | None:
        """What to do now; None if somebody else is asked."""
        view: MonstrosityView = seen.view
        offers = [offer for ask in view.asks if ask.decision.owner == self.seat for offer in ask.offers]
        if not offers:
            return None
        if view.phase is Phase.CHOOSE:
            ranked = {HEART[ident]: rank for rank, ident in enumerate(HEART_RANK)}
            return min([o for o in offers if isinstance(o, ChooseHeart)], key=lambda offer: ranked[offer.heart])
        if view.phase is Phase.BLADE:
            return drop_blade(int(self.rng.random() * COLUMNS))
        me = _Mind(resample(seen, self.rng), self.seat, offers)
        match view.phase:
            case Phase.DAY:
                return me.day(self._waits)
            case Phase.NIGHT:
                return me.night()
            case _:
                return me.answer()


class _Mind:
    """One decision on one redrawn position."""

    def __init__(self, state: State, seat: Seat, offers: list[Offer]) -> None:
        self.state = state
        self.seat = seat
        self.offers = offers
        self.actions = [offer for offer in offers if not isinstance(offer, Form)]
        self.now = standing(state, seat) + lab_worth(state, seat)

    # ----------------------------------------------------------------------------------------------------- measuring

    def gain(self, action: Action) -> float:
        """How much better things stand after it, on a copy."""
        after = self.state.clone()
        apply(after, self.seat, action)
        return standing(after, self.seat) + lab_worth(after, self.seat) - self.now

    def best(self, actions: Iterable[Action]) -> tuple[float, Action | None]:
        """The best of these by what it gains; a card that brings something unseen by what that is worth."""
        found: tuple[float, Action | None] = (0.0, None)
        for action in actions:
            gain = self._gain_of(action)
            if gain > found[0]:
                found = gain, action
        return found

    def _gain_of(self, action: Action) -> float:
        if isinstance(action, Playing):
            worth = deed_worth(self.state, self.seat, action, self.draw_worth())
            if worth is not None:
                return worth
        return self.gain(action)

    def draw_worth(self) -> float:
        """What an unseen card is worth now."""
        return DRAW_WORTH if len(self.state.labs[self.seat]) < HAND or self.state.night else FULL_DRAW_WORTH

    # --------------------------------------------------------------------------------------------------------- a day

    def day(self, waits: set[int]) -> Action:
        """The option that gains most; within Seize the Day draw, play, discard, and then perhaps an extra day."""
        if not self.state.used:
            if (switch := self.switch()) is not None and self._strike_now(waits):
                return switch
            return self._open_day()
        if DRAW in self.actions:
            return DRAW
        gain, play = self.best([action for action in self.actions if isinstance(action, Playing)])
        if play is not None and gain > 0:
            return play
        return self._worthless() or self._another_day() or END_DAY

    def _open_day(self) -> Action:
        """The first step of a day: the best part, or a card out of the dumpster, or new ones, or seize the day."""
        choices: list[tuple[float, Action]] = []
        gain, part = self.best([action for action in self.actions if isinstance(action, Assemble)])
        if part is not None:
            choices.append((gain, part))
        if FREEGAN in self.actions:
            choices.append((self.gain(FREEGAN), FREEGAN))
        if any([isinstance(offer, Form) for offer in self.offers]):
            choices.append(self._trash())
        seized, play = self.best([action for action in self.actions if isinstance(action, Playing)])
        first: Action | None = play
        if DRAW in self.actions:
            first = DRAW
            seized += self.draw_worth()
        if first is not None:
            choices.append((seized, first))
        gain, choice = max(choices, key=lambda found: found[0], default=(0.0, END_DAY))
        return choice if gain > 0 else self._worthless() or self._another_day() or END_DAY

    def _trash(self) -> tuple[float, Action]:
        cards = tuple(spare_first(self.state, self.seat)[:3])
        after = self.state.clone()
        after.labs[self.seat] = tuple([card for card in after.labs[self.seat] if card not in cards])
        loss = lab_worth(self.state, self.seat) - lab_worth(after, self.seat)
        hungry = any([complete(self.state.bodies[monster]) for monster in mine(self.state, self.seat)])
        return 2 * (DRAW_WORTH + 0.5 * hungry) - loss, trash_day(cards)

    def _worthless(self) -> Action | None:
        """A card to discard: one too many, or bait for the Heart of Gold."""
        discards = {action.card: action for action in self.actions if isinstance(action, Discard)}
        if not discards:
            return None
        spare = spare_first(self.state, self.seat)
        if self.state.hearts[self.seat] == HEART_OF_GOLD:
            bait = [card for card in spare[:4] if card < FIRST_POWER and self._wanted_by_others(card)]
            if bait:
                return discards[bait[0]]
        return discards[spare[0]] if len(self.state.labs[self.seat]) > HAND else None

    def _wanted_by_others(self, card: CardNo) -> bool:
        """Would the next opponent fill a slot with this part?"""
        following = others(self.state, self.seat)[0]
        bare = self.state.clone()
        bare.labs[following] = ()
        empty = lab_worth(bare, following)
        bare.labs[following] = (card,)
        return lab_worth(bare, following) - empty > 1

    def _another_day(self) -> Action | None:
        """An Extra Day is played when something is ready to be built or woken."""
        extra = next((action for action in self.actions if isinstance(action, ExtraDay)), None)
        if extra is None:
            return None
        after = self.state.clone()
        apply(after, self.seat, extra)
        if after.phase is not Phase.DAY:
            return None
        again = _Mind(after, self.seat, list(legal(after, self.seat)))
        gain, _ = again.best([action for action in again.actions if isinstance(action, Assemble)])
        return extra if gain > DRAW_WORTH or again.switch() is not None else None

    # --------------------------------------------------------------------------------------------------- the switch

    def switch(self) -> Action | None:
        """The power card that leaves the monster worth most."""
        powers = [action for action in self.actions if isinstance(action, Power | StealPower)]
        return max(powers, key=self.gain, default=None)

    def _strike_now(self, waits: set[int]) -> bool:
        """At once, unless an opponent near completion could pass the total; then wait a little."""
        state = self.state
        if state.teams or len(waits) >= PATIENCE:
            return True
        switch = self.switch()
        assert switch is not None
        after = state.clone()
        apply(after, self.seat, switch)
        total = tally(after, self.seat).total
        threats = [
            tally(state, other, state.exposed[other]).total + ANSWER
            for other in others(state, self.seat)
            if filled(state.bodies[other]) >= THREAT
        ]
        if all([threat < total for threat in threats]):
            return True
        waits.add(state.turn_no)
        return False

    def night(self) -> Action:
        """A card first, then a part, a point, the switch."""
        state = self.state
        if not state.used & (DREW | FREEGANED):
            if FREEGAN in self.actions and self.gain(FREEGAN) > DRAW_WORTH:
                return FREEGAN
            if DRAW in self.actions:
                return DRAW
        for kind in (Assemble, Playing):
            gain, action = self.best([action for action in self.actions if isinstance(action, kind)])
            if action is not None and gain > 0:
                return action
        return self.switch() or END_NIGHT

    # ----------------------------------------------------------------------------------------------------- answering

    def answer(self) -> Action:
        """A card too many, a limb to lose, a heart, a card of another lab."""
        first = self.actions[0]
        if isinstance(first, DiscardDown):
            spare = spare_first(self.state, self.seat)[0]
            return next(action for action in self.actions if isinstance(action, DiscardDown) and action.card == spare)
        if isinstance(first, ChooseInspected):
            return max(self.actions, key=self._hurts)
        if isinstance(first, ChooseLoss | ChooseTransplant):
            return max(self.actions, key=self._own_after)
        return first

    def _hurts(self, action: Action) -> float:
        """How much less the inspected lab is worth to its owner."""
        assert isinstance(action, ChooseInspected)
        victim = self.state.target
        after = self.state.clone()
        after.labs[victim] = tuple([card for card in after.labs[victim] if card != action.card])
        return lab_worth(self.state, victim) - lab_worth(after, victim)

    def _own_after(self, action: Action) -> float:
        after = self.state.clone()
        apply(after, self.seat, action)
        return sum([own_worth(after, monster) for monster in mine(after, self.seat)])
