"""The canny bot: it tries each choice on a copy, plays the rest of its turn greedily, and takes what is worth most.

It thinks on a position resampled from its view, so that it cannot know the deck; a roll of the Undertaker die counts
with all six faces alike, and a card from the deck as the mean of a few.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from types import SimpleNamespace

from rulesets.chance import below
from rulesets.contract import Action, Form, Offer, Seat, Seen
from rulesets.demise.actions import (
    BUY,
    KEEP,
    TAKE_BOX,
    TURN_DIE,
    Curate,
    IgorRelocate,
    PawnRoll,
    TakeBox,
    TakeBuild,
    TakeVp,
)
from rulesets.demise.choices import legal
from rulesets.demise.components import (
    ABETTOR,
    BARREL,
    C1,
    C9,
    DECK,
    FIRST_CREATURE,
    STITCH_CARDS,
    TRADER,
    UNDERTAKER,
    CardNo,
)
from rulesets.demise.reach import box_usable
from rulesets.demise.resample import resample
from rulesets.demise.rules import apply
from rulesets.demise.state import IGOR, PAUSE, TAKE_DIE, TAMPER, TRIM, State, taker
from rulesets.demise.stitching import cards_of, filled_stitch
from rulesets.demise.view import DemiseView
from rulesets.demise.worth import rival_of, worth

DEPTH = 3
"""How many more choices of the same turn are looked at."""
WIDE = 12
"""Of the choices that lead to further choices, only so many are looked into, those that look best."""
CARDS_TRIED = 3
NOISE = 0.02
"""Choices that are worth the same are not always made the same way."""


class CannyBot:
    """One object per seat and match; its luck is its own."""

    def __init__(self, seat: Seat, salt: int) -> None:
        self.seat = seat
        self.rng = Random(salt)

    def choose(self, seen: Seen) -> Action | None:
        """What to do now; None if somebody else is asked."""
        view: DemiseView = seen.view
        offers = [offer for ask in view.asks if ask.decision.owner == self.seat for offer in ask.offers]
        if not offers:
            return None
        state = resample(seen, self.rng)
        if state.stack[-1][0] == TAMPER:
            return self._tamper(state)
        if len(offers) == 1:
            return _plain(offers[0])
        # A stop below what is being decided, so that a trial ends with the turn.
        state.stack = ((PAUSE,), *(state.stack[-1:] if state.stack[-1][0] == TRIM else state.stack))
        return self._best(state, offers)

    def _best(self, state: State, offers: Sequence[Offer]) -> Action:
        """The choice that is worth most; of equal dice the one that the next seat would like best."""
        tried = _Mind(state, self.seat, self.rng).try_all(state, offers, DEPTH)
        top = max([value for value, _ in tried])
        best = max(tried, key=lambda one: one[0] + NOISE * self.rng.random())[1]
        if isinstance(best, TakeVp | TakeBuild):
            alike = [action for value, action in tried if value > top - NOISE and type(action) is type(best)]
            return max(alike, key=lambda action: self._denied(state, action))
        return best

    def _denied(self, state: State, action: Action) -> float:
        """What the next seat loses if the die of this action is gone."""
        if not isinstance(action, TakeVp | TakeBuild):
            return 0
        if isinstance(action, TakeVp) and action.refresh:
            return -1
        if state.take + 1 >= 2 * len(state.scores) or state.dice[action.die - 1] > 1:
            return 0
        after = taker(state, state.take + 1)
        if after == self.seat or not box_usable(state, after, action.die):
            return 0
        theirs = state.clone()
        theirs.active = after
        theirs.vacated = 0
        theirs.stack = ((PAUSE,), (TAKE_DIE,))
        mind = _Mind(theirs, after, self.rng)
        return mind.try_all(theirs, [TAKE_BOX[action.die]], 1)[0][0] - mind.worth(theirs)

    def _tamper(self, state: State) -> Action:
        """Turn a die only if a box is worth having that nobody rolled; give up the commonest face for it."""
        wished = state.clone()
        wished.stack = ((PAUSE,), (TAKE_DIE,))
        wished.dice = (1,) * 6
        boxes = [TAKE_BOX[die] for die in range(1, 7) if box_usable(wished, self.seat, die)]
        values = _Mind(wished, self.seat, self.rng).try_all(wished, boxes, DEPTH)
        best = max(values, key=lambda one: one[0])[1]
        assert isinstance(best, TakeBox)
        if state.dice[best.die - 1]:
            return KEEP
        spare = max(range(1, 7), key=lambda die: state.dice[die - 1])
        return TURN_DIE[spare][best.die]


# ------------------------------------------------------------------------------------------------------ looking ahead


class _Mind:
    """One decision of one seat: what the others have does not change while it thinks."""

    def __init__(self, state: State, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.rival = rival_of(state, seat)

    def worth(self, state: State) -> float:
        """The position in VP."""
        return worth(state, self.seat, self.rival)

    def try_all(self, state: State, offers: Sequence[Offer], depth: int) -> list[tuple[float, Action]]:
        """Every choice with its value. What leads to more choices is looked into if it seems promising."""
        rough: list[tuple[float, Action, list[State]]] = []
        for offer in offers:
            action = _plain(offer)
            if isinstance(action, TakeVp) and action.refresh:
                continue
            after = _outcomes(state, self.seat, action, self.rng)
            rough.append((_mean([self.worth(one) for one in after]), action, after))
        if not depth:
            return [(value, action) for value, action, _ in rough]
        unsettled = [at for at, (_, _, after) in enumerate(rough) if not _settled(after)]
        looked = set(sorted(unsettled, key=lambda at: -rough[at][0])[:WIDE])
        return [
            (_mean([self.rest(child, depth - 1) for child in after]) if at in looked else value, action)
            for at, (value, action, after) in enumerate(rough)
        ]

    def rest(self, state: State, depth: int) -> float:
        """The value of a position once the seat has played on."""
        if state.stack[-1][0] == PAUSE:
            return self.worth(state)
        return max([value for value, _ in self.try_all(state, legal(state, self.seat), depth)])


def _settled(after: list[State]) -> bool:
    """Does nothing of interest follow? Where Igor stands is of little interest once he has carried a block."""
    for state in after:
        top = state.stack[-1]
        if top[0] != PAUSE and not (top[0] == IGOR and top[2] + top[4] > 0):
            return False
    return True


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _outcomes(state: State, seat: Seat, action: Action, rng: Random) -> list[State]:
    """The positions to which a choice may lead, all alike likely."""
    if _rolls(state, seat, action):
        return [_after(state, seat, action, seed) for seed in face_seeds()]
    draws = action is BUY[DECK] or _space(action) == C9
    if not draws or not state.deck:
        return [_after(state, seat, action, None)]
    found: list[State] = []
    for _ in range(CARDS_TRIED):
        at = int(rng.random() * len(state.deck))
        state.deck[at], state.deck[-1] = state.deck[-1], state.deck[at]
        found.append(_after(state, seat, action, None))
    return found


def _after(state: State, seat: Seat, action: Action, seed: int | None) -> State:
    copy = state.clone()
    if seed is not None:
        copy.seed, copy.draws = seed, 0
    apply(copy, seat, action)
    return copy


def _space(action: Action) -> int | None:
    """The Curator space to which a block goes."""
    match action:
        case Curate(space):
            return space
        case IgorRelocate(_, to):
            return to
    return None


def _rolls(state: State, seat: Seat, action: Action) -> bool:
    match action:
        case TakeBox(die):
            return die == UNDERTAKER or (die == TRADER and ABETTOR in state.cards[seat])
        case PawnRoll():
            return True
    return _space(action) == C1


@cache
def face_seeds() -> tuple[int, ...]:
    """Seeds whose first roll of a die gives 1, 2, 3, 4, 5 and 6."""
    found: dict[int, int] = {}
    seed = 0
    while len(found) < 6:
        found.setdefault(below(SimpleNamespace(seed=seed, draws=0), 6), seed)
        seed += 1
    return tuple([found[face] for face in range(6)])


# ------------------------------------------------------------------------------------------------- the Paper Monster


def _plain(offer: Offer) -> Action:
    """An action for an offer: of a stitch, the four cards that are worth least, and its first places."""
    if not isinstance(offer, Form):
        return offer
    cards = sorted(cards_of(offer), key=_keep)[:STITCH_CARDS]
    return filled_stitch(offer, cards)


def _keep(card: CardNo) -> float:
    """How dear a card is to the bot."""
    if card >= FIRST_CREATURE:
        return 2
    return 0 if card == BARREL else 1
