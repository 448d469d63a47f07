"""What an action does. What is legal stands in `choices`, and why something is not in `refusals`."""

from __future__ import annotations

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
from rulesets.frankenstein.state import NONE, Phase, State

TURN, DEFEND, DEAL, BID, OVER = Phase


def apply(state: State, who: Actor, action: Action, out: list[Event] | None = None) -> None:
    """Do it, in place and unchecked."""
    seat = state.asked
    match action:  # the frequent ones first
        case Draw():
            draw(state, out)
        case Loot():
            _loot(state, seat, action.graveyard, action.cards, out)
        case PassBid():
            _answer(state, seat, 0, out)
        case Sell():
            _sell(state, seat, out)
        case Auction():
            _open_auction(state, seat, action.amount, out)
        case Bid():
            _answer(state, seat, action.amount, out)
        case Buy():
            _buy(state, seat, out)
        case Pay():
            _defend(state, seat, action.cards, out)
        case LoseCoins():
            _fail(state, seat, None, out)
        case LoseCard():
            _fail(state, seat, action.card, out)
        case Pass():
            _pass(state, seat, out)


def _sell(state: State, seat: Seat, out: list[Event] | None) -> None:
    card = state.current
    coins = SELL_VALUE[card]
    state.coins[seat] += coins
    state.bank -= coins
    state.graveyards[seat] += (card,)
    state.current = NONE
    if out is not None:
        out.append(events.Sold(turn=state.turn_no, seat=seat, card=card, coins=coins))
    _end_turn(state, out)


def _buy(state: State, seat: Seat, out: list[Event] | None) -> None:
    card = state.current
    coins = FACE[card]
    state.coins[seat] -= coins
    state.bank += coins
    if out is not None:
        out.append(events.Bought(turn=state.turn_no, seat=seat, card=card, coins=coins))
    _take_current(state, seat, out)


def _open_auction(state: State, seat: Seat, amount: int, out: list[Event] | None) -> None:
    state.phase = BID
    state.high = amount
    state.high_seat = seat
    state.bids = (amount,)
    state.asked = (seat + 1) % len(state.coins)
    if out is not None:
        out.append(events.AuctionOpened(turn=state.turn_no, seat=seat, card=state.current, amount=amount))


def _answer(state: State, seat: Seat, amount: int, out: list[Event] | None) -> None:
    """A bid, or 0 = pass; the answer of the active seat's right-hand neighbour settles the auction (FR-R16)."""
    state.bids += (amount,)
    if amount:
        state.high = amount
        state.high_seat = seat
    if out is not None:
        turn = state.turn_no
        out.append(
            events.BidMade(turn=turn, seat=seat, amount=amount) if amount else events.BidPassed(turn=turn, seat=seat)
        )
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


def _loot(state: State, seat: Seat, at: Seat, cards: tuple[CardNo, ...], out: list[Event] | None) -> None:
    """Lift the card, pay, keep the card: it cannot pay for itself (FR-R21)."""
    yard = state.graveyards[at]
    card = yard[-1]
    state.graveyards[at] = yard[:-1]
    coins = pay(state, seat, LOOT[card], cards, card)
    state.passes = 0
    if out is not None:
        out.append(events.Looted(turn=state.turn_no, seat=seat, graveyard=at, card=card, coins=coins, cards=cards))
    if len(state.mats[seat]) < SLOTS or not _comes_alive(state, seat, out):
        _end_turn(state, out)


def _defend(state: State, seat: Seat, cards: tuple[CardNo, ...], out: list[Event] | None) -> None:
    """Pay the villagers and keep them (FR-R27); then the bonus turn."""
    villager = state.current
    coins = pay(state, seat, FACE[villager], cards, villager)
    if out is not None:
        out.append(events.Defended(turn=state.turn_no, seat=seat, villager=villager, coins=coins, cards=cards))
    _after_villager(state, seat, out)


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


def _pass(state: State, seat: Seat, out: list[Event] | None) -> None:
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
