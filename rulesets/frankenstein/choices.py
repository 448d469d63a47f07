"""What is asked now, what is legal, and fillings by chance. Why something is not legal stands in `refusals`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rulesets.contract import Action, Actor, Decision, Form, Number, Offer, Pick, Voice
from rulesets.frankenstein.actions import (
    BUY,
    DRAW,
    LOOT_IN_COINS,
    LOSE_CARD,
    LOSE_COINS,
    PASS,
    PASS_BID,
    PAY_IN_COINS,
    SELL,
    Pay,
    auction,
    bid,
    loot,
)
from rulesets.frankenstein.components import FACE, IDS, LOOT, CardNo
from rulesets.frankenstein.deck import can_give
from rulesets.frankenstein.monster import faces
from rulesets.frankenstein.payment import random_payment
from rulesets.frankenstein.state import BID, DEAL, TURN, State
from rulesets.kept import Kept

_RULE = {"turn": "turn", "defend": "villagers", "deal": "deal", "bid": "auction"}
_DECISIONS: tuple[tuple[tuple[Decision, ...], ...], ...] = (
    *[tuple([(Decision(name, seat, Voice.ALOUD, rule),) for seat in range(5)]) for name, rule in _RULE.items()],
    ((),),  # when the game is over
)
"""By phase and asked seat, made once."""
_LOOT_HEADS = tuple([f"loot {graveyard}" for graveyard in range(5)])
_GRAVEYARDS = {head: graveyard for graveyard, head in enumerate(_LOOT_HEADS)}


def decisions(state: State) -> tuple[Decision, ...]:
    """One decision of one seat, or none when the game is over. Nothing is skipped (FR-R18, R41)."""
    return _DECISIONS[state.phase][state.asked]


def legal(state: State, who: Actor) -> Sequence[Offer]:
    """The exact offers to a seat, in the order draw, loot, pass; pay, lose; buy, sell, auction; pass_bid, bid."""
    seat = state.asked
    if who != seat:
        return ()
    phase = state.phase
    coins = state.coins[seat]
    if phase is TURN:
        worth, loots = _LOOTING[state.mats[seat]]
        worth += coins
        drawable = state.deck or can_give(state)
        offers: list[Offer] = [DRAW] if drawable else []
        for at, yard in enumerate(state.graveyards):
            if yard and LOOT[yard[-1]] <= worth:
                offer = loots[at]
                if offer is None:
                    offer = loots[at] = Form(_LOOT_HEADS[at], _cards_of(state.mats[seat]))
                offers.append(offer)
        if not drawable:
            offers.append(PASS)
        return offers
    if phase is DEAL:
        return _deal_offers(coins, coins >= FACE[state.current])
    if phase is BID:
        return _bid_offers(state.high, coins)
    return _defend_offers(state, coins, state.mats[seat])


def _looting_with(mat: tuple[CardNo, ...]) -> tuple[int, list[Offer | None]]:
    """What the cards of a mat would pay, and the offer to loot each graveyard with them, made when first listed."""
    if not mat:  # nothing to choose
        return 0, list(LOOT_IN_COINS)
    return faces(mat), [None] * 5


_LOOTING = Kept(_looting_with)


def _defend_offers(state: State, coins: int, mat: tuple[CardNo, ...]) -> list[Offer]:
    if coins + faces(mat) >= FACE[state.current]:
        return [pay_offer(mat)]  # FR-R26
    lose: list[Offer] = [LOSE_COINS] if coins else []
    return lose + [LOSE_CARD[card] for card in dearest(mat)]


@lru_cache(maxsize=4096)
def _deal_offers(coins: int, affordable: bool) -> tuple[Offer, ...]:
    offers: list[Offer] = [BUY, SELL] if affordable else [SELL]
    return (*offers, auction_form(coins)) if coins else tuple(offers)


@lru_cache(maxsize=4096)
def _bid_offers(high: int, coins: int) -> tuple[Offer, ...]:
    return (PASS_BID, bid_form(high, coins)) if coins > high else (PASS_BID,)


def auction_form(coins: int | None) -> Form:
    """Open an auction at up to so many coins; None = nobody may know."""
    return Form("auction", (Number("coins", 1, coins),))


def bid_form(high: int, coins: int | None) -> Form:
    """Bid above `high`, up to so many coins; None = nobody may know."""
    return Form("bid", (Number("coins", high + 1, coins),))


@lru_cache(maxsize=1 << 12)
def pay_offer(mat: tuple[CardNo, ...]) -> Offer:
    """Pay villagers with any cards of the mat."""
    return Form("pay", _cards_of(mat)) if mat else PAY_IN_COINS


@lru_cache(maxsize=1 << 14)
def _cards_of(mat: tuple[CardNo, ...]) -> tuple[Pick]:
    return (Pick("cards", tuple([IDS[card] for card in mat]), 0, len(mat), ordered=True),)


def dearest(mat: tuple[CardNo, ...]) -> list[CardNo]:
    """The cards of the highest face value on a mat."""
    top = max([FACE[card] for card in mat], default=0)
    return [card for card in mat if FACE[card] == top]


def sample(state: State, who: Actor, form: Form, rng: Random) -> Action:
    """One legal filling of a form, all amounts alike, any payment."""
    seat, phase = state.asked, state.phase
    if phase is TURN:
        graveyard = _GRAVEYARDS[form.head]
        return loot(graveyard, random_payment(state, seat, LOOT[state.graveyards[graveyard][-1]], rng))
    least, most = state.high + 1, state.coins[seat]
    if phase is BID:
        return bid(least + int(rng.random() * (most - state.high)))
    if phase is DEAL:
        return auction(least + int(rng.random() * most))
    return Pay(random_payment(state, seat, FACE[state.current], rng))
