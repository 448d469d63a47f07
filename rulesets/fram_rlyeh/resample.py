"""Positions that fit what a viewer knows: unseen trumps, face-down cards and treasures by chance, all else as it is."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from rulesets.contract import Seat, Seen
from rulesets.fram_rlyeh.components import (
    CARDS,
    FIRST_TRUMP,
    ROUNDS,
    TIME_DRUG,
    TREASURES,
    CardNo,
    power_card,
)
from rulesets.fram_rlyeh.deck import spread
from rulesets.fram_rlyeh.state import NONE, Phase, State, everybody
from rulesets.fram_rlyeh.view import FramView


def resample(seen: Seen, rng: Random) -> State:
    """A full state that fits the view."""
    view: FramView = seen.view
    places = [*view.order, *view.removed]
    dealt = spread([relic.depth for relic in places], [relic.treasure for relic in places], rng.shuffle)
    seen_by = [0] * len(TREASURES)
    for relic, treasure in zip(places, dealt, strict=True):
        seen_by[treasure] = _mask(relic.seen_by)
    trumps, left_over = _trumps(view, rng)
    hands, cards = _hands(view, trumps, rng)
    last = view.showdown
    return State(
        seed=rng.getrandbits(53),
        draws=0,
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        trumps=trumps,
        left_over=left_over,
        removed=tuple(dealt[ROUNDS:]),
        order=tuple(dealt[:ROUNDS]),
        moved=view.moved,
        shown=_mask([seat for seat, shown in enumerate(view.shown) if shown]),
        laid=_laid(view),
        asked=view.asked,
        drug_user=_number(view.drug_user),
        returned=_number(view.returned),
        winner=_number(view.winner),
        mead=_number(view.mead),
        thrower=_number(view.thrower),
        thrown=NONE if view.thrown is None else dealt[view.thrown - 1],
        thrown_card=_number(view.thrown_card),
        last_dealer=NONE if last is None else last.dealer,
        last_winner=NONE if last is None else last.winner,
        last_cards=() if last is None else last.cards,
        hands=hands,
        cards=cards,
        insanity=list(view.insanity),
        exorcised=list(view.exorcised),
        paid=list(view.paid),
        taken=[tuple([dealt[number - 1] for number in rounds]) for rounds in view.taken],
        seen_by=seen_by,
    )


def _mask(seats: Iterable[Seat]) -> int:
    return sum([1 << seat for seat in seats])


def _number(known: int | None) -> int:
    return NONE if known is None else known


def _laid(view: FramView) -> int:
    """In the middle of laying those before whom a card lies; once all are up, everybody."""
    if view.phase in (Phase.DEALER_PLAY, Phase.OVER):
        return 0
    if view.phase is Phase.HIDDEN_PLAY:
        return _mask([seat for seat, lies in enumerate(view.lies) if lies])
    return everybody(view.seats)


def _trumps(view: FramView, rng: Random) -> tuple[tuple[CardNo, ...], tuple[CardNo, ...]]:
    """Whose trump is not known gets one of the others; the rest was left over."""
    left_over = view.left_over or ()
    rest = [card for card in range(FIRST_TRUMP, len(CARDS)) if card not in view.trumps and card not in left_over]
    rng.shuffle(rest)
    trumps = tuple([rest.pop() if trump is None else trump for trump in view.trumps])
    return trumps, tuple(left_over or rest)


def _hands(view: FramView, trumps: tuple[CardNo, ...], rng: Random) -> tuple[list[tuple[CardNo, ...]], list[CardNo]]:
    """Hands and the cards of the round. Which numbers a seat has left is public; what lies face down is one of them,
    or its trump."""
    hands: list[tuple[CardNo, ...]] = []
    cards: list[CardNo] = []
    for seat, known in enumerate(view.hands):
        card = view.cards[seat]
        if known is not None:
            hand = list(known)
        else:
            hand = [power_card(seat, number) for number in view.numbers_left(seat)]
            if not view.shown[seat]:
                hand.append(trumps[seat])
            if card is None and view.lies[seat]:
                card = rng.choice([held for held in hand if held != TIME_DRUG])
                hand.remove(card)
        hands.append(tuple(hand))
        cards.append(_number(card))
    return hands, cards
