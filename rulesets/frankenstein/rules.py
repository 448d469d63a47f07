"""What an action does. What is legal stands in `choices`, and why something is not in `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.contract import Action, Actor, Event, Seat
from rulesets.frankenstein import events
from rulesets.frankenstein.actions import (
    Auction,
    Bid,
    Buy,
    Draw,
    Loot,
    LoseCard,
    LoseCoins,
    Pass,
    PassBid,
    Pay,
    Sell,
)
from rulesets.frankenstein.components import FACE, LOOT, SLOTS, CardNo
from rulesets.frankenstein.components import SELL as SELL_VALUE
from rulesets.frankenstein.deck import draw, return_asides
from rulesets.frankenstein.monster import complete, with_card, without
from rulesets.frankenstein.payment import discard, pay
from rulesets.frankenstein.scoring import outcome
from rulesets.frankenstein.state import BID, NONE, OVER, TURN, State


def apply(state: State, who: Actor, action: Action, out: list[Event] | None = None) -> None:
    """Do it, in place and unchecked."""
    _EFFECTS[type(action)](state, action, out)


def _sell(state: State, action: Sell, out: list[Event] | None) -> None:
    seat = state.asked
    card = state.current
    coins = SELL_VALUE[card]
    state.coins[seat] += coins
    state.bank -= coins
    state.graveyards[seat].append(card)
    state.current = NONE
    if out is not None:
        out.append(events.Sold(turn=state.turn_no, seat=seat, card=card, coins=coins))
    _end_turn(state, out)


def _buy(state: State, action: Buy, out: list[Event] | None) -> None:
    seat = state.asked
    card = state.current
    coins = FACE[card]
    state.coins[seat] -= coins
    state.bank += coins
    if out is not None:
        out.append(events.Bought(turn=state.turn_no, seat=seat, card=card, coins=coins))
    _take_current(state, seat, out)


def _auction(state: State, action: Auction, out: list[Event] | None) -> None:
    seat, amount = state.asked, action.amount
    state.phase = BID
    state.high = amount
    state.high_seat = seat
    state.bids = (amount,)
    state.asked = (seat + 1) % len(state.coins)
    if out is not None:
        out.append(events.AuctionOpened(turn=state.turn_no, seat=seat, card=state.current, amount=amount))


def _pass_bid(state: State, action: PassBid, out: list[Event] | None) -> None:
    seat = state.asked
    state.bids += (0,)
    if out is not None:
        out.append(events.BidPassed(turn=state.turn_no, seat=seat))
    _next_answer(state, seat, out)


def _bid(state: State, action: Bid, out: list[Event] | None) -> None:
    seat, amount = state.asked, action.amount
    state.bids += (amount,)
    state.high = amount
    state.high_seat = seat
    if out is not None:
        out.append(events.BidMade(turn=state.turn_no, seat=seat, amount=amount))
    _next_answer(state, seat, out)


def _next_answer(state: State, seat: Seat, out: list[Event] | None) -> None:
    """The answer of the active seat's right-hand neighbour settles the auction (FR-R16)."""
    state.asked = (seat + 1) % len(state.coins)
    if state.asked == state.active:
        _settle(state, out)


def _settle(state: State, out: list[Event] | None) -> None:
    """Money, then card (FR-R20); the auctioneer's own bid goes to the bank (FR-R19)."""
    winner, amount, seller = state.high_seat, state.high, state.active
    state.coins[winner] -= amount
    if winner == seller:
        state.bank += amount
    else:
        state.coins[seller] += amount
    if out is not None:
        payee = None if winner == seller else seller
        won = events.AuctionWon(turn=state.turn_no, seat=winner, card=state.current, amount=amount, payee=payee)
        out.append(won)
    state.high = 0
    state.high_seat = NONE
    state.bids = ()
    _take_current(state, winner, out)


def _take_current(state: State, seat: Seat, out: list[Event] | None) -> None:
    """The card on the table goes behind a screen."""
    state.mats[seat] = mat = with_card(state.mats[seat], state.current)
    state.current = NONE
    if len(mat) < SLOTS or not _comes_alive(state, seat, out):
        _end_turn(state, out)


def _loot(state: State, action: Loot, out: list[Event] | None) -> None:
    """Lift the card, pay, keep the card: it cannot pay for itself (FR-R21)."""
    seat, at, cards = state.asked, action.graveyard, action.cards
    card = state.graveyards[at].pop()
    coins = pay(state, seat, LOOT[card], cards, card)
    state.passes = 0
    if out is not None:
        out.append(events.Looted(turn=state.turn_no, seat=seat, graveyard=at, card=card, coins=coins, cards=cards))
    if len(state.mats[seat]) < SLOTS or not _comes_alive(state, seat, out):
        _end_turn(state, out)


def _pay(state: State, action: Pay, out: list[Event] | None) -> None:
    """Pay the villagers and keep them (FR-R27); then the bonus turn."""
    seat, cards = state.asked, action.cards
    villager = state.current
    coins = pay(state, seat, FACE[villager], cards, villager)
    if out is not None:
        out.append(events.Defended(turn=state.turn_no, seat=seat, villager=villager, coins=coins, cards=cards))
    _after_villager(state, seat, out)


def _lose_coins(state: State, action: LoseCoins, out: list[Event] | None) -> None:
    _fail(state, state.asked, None, out)


def _lose_card(state: State, action: LoseCard, out: list[Event] | None) -> None:
    _fail(state, state.asked, action.card, out)


def _fail(state: State, seat: Seat, card: CardNo | None, out: list[Event] | None) -> None:
    """Lose a card, or all coins; the villagers leave the game."""
    villager = state.current
    coins = 0
    if card is None:
        coins = state.coins[seat]
        state.coins[seat] = 0
        state.bank += coins
    else:
        state.mats[seat] = without(state.mats[seat], (card,))
        discard(state, seat, (card,))
    state.box += (villager,)
    if out is not None:
        out.append(events.DefenceFailed(turn=state.turn_no, seat=seat, villager=villager, coins=coins, card=card))
    _after_villager(state, seat, out)


def _after_villager(state: State, seat: Seat, out: list[Event] | None) -> None:
    state.current = NONE
    if len(state.mats[seat]) < SLOTS or not _comes_alive(state, seat, out):
        state.phase = TURN
        if out is not None:
            out.append(events.BonusTurn(turn=state.turn_no, seat=seat))


def _pass(state: State, action: Pass, out: list[Event] | None) -> None:
    seat = state.asked
    state.passes += 1
    if out is not None:
        out.append(events.Passed(turn=state.turn_no, seat=seat, passes=state.passes))
    if state.passes < len(state.coins):
        _end_turn(state, out)
        return
    state.phase = OVER
    state.asked = NONE
    if out is not None:
        out.append(events.Dawn(turn=state.turn_no))
        _tell_result(state, out)


def _end_turn(state: State, out: list[Event] | None) -> None:
    if state.aside:
        return_asides(state, out)
    state.defended = False
    state.active = state.asked = (state.active + 1) % len(state.coins)
    state.turn_no += 1
    state.phase = TURN
    if out is not None:
        out.append(events.TurnBegan(turn=state.turn_no, seat=state.active))


def _comes_alive(state: State, seat: Seat, out: list[Event] | None) -> bool:
    """The completion check (FR-R33, R37): only the seat whose mat has just changed can be newly complete."""
    if not complete(state.mats[seat], len(state.coins)):
        return False
    state.alive = seat
    state.phase = OVER
    state.asked = NONE
    if out is not None:
        out.append(events.Alive(turn=state.turn_no, seat=seat))
        _tell_result(state, out)
    return True


def _tell_result(state: State, out: list[Event]) -> None:
    result = outcome(state)
    assert result is not None
    out.append(events.Final(turn=state.turn_no, winner=result.winners[0], decided_by=result.decided_by))


_EFFECTS: dict[type[Action], Callable[[State, Any, list[Event] | None], None]] = {
    Draw: draw,
    Loot: _loot,
    Pass: _pass,
    Pay: _pay,
    LoseCoins: _lose_coins,
    LoseCard: _lose_card,
    Buy: _buy,
    Sell: _sell,
    Auction: _auction,
    Bid: _bid,
    PassBid: _pass_bid,
}
"""What each action does; a look-up is quicker than asking for one type after another."""
