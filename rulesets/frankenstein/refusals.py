"""Why an action is not legal now.

What everybody sees is checked before what only the seat knows, so that the words said at the table never depend on a
purse: they name a public reason, or they are the fixed sentence of `payment.PURSE`.
"""

from __future__ import annotations

from rulesets.contract import Action, Actor, Refusal, Seat
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
from rulesets.frankenstein.choices import dearest
from rulesets.frankenstein.components import CARDS, FACE, IDS, LOOT, REBUILDS
from rulesets.frankenstein.deck import can_give
from rulesets.frankenstein.payment import coin_word, hidden, payment_problem, public, wealth
from rulesets.frankenstein.state import BID, DEAL, NONE, TURN, State


def why_not(state: State, who: Actor, action: Action) -> Refusal | None:
    """The reason, for the seat and for the table; None = legal."""
    if who is None or who != state.asked:
        return public(f"It is for {{{state.asked}}} to answer now." if state.asked != NONE else "The game is over.")
    phase = state.phase
    if phase is TURN:
        return _turn(state, who, action)
    if phase is DEAL:
        return _deal(state, who, action)
    return _bid(state, who, action) if phase is BID else _defend(state, who, action)


def _turn(state: State, who: Seat, action: Action) -> Refusal | None:
    match action:
        case Draw():
            return None if state.deck or can_give(state) else public(_spent(state))
        case Loot():
            at = action.graveyard
            if not 0 <= at < len(state.graveyards):
                return public(f"There is no graveyard {at}.")
            yard = state.graveyards[at]
            if not yard:
                return public(f"{{{at}}}'s graveyard is empty.")
            return payment_problem(state, who, LOOT[yard[-1]], action.cards)
        case Pass():
            if can_give(state):
                return public("Nobody may pass while the deck can give a card: draw or loot.")
            return None
    return public("No card lies on the table: first a card is drawn or a graveyard looted.")


def _spent(state: State) -> str:
    if state.rebuilds == REBUILDS:
        return f"The deck is empty and has been rebuilt {REBUILDS} times, which is the limit: loot or pass."
    return "The deck is empty, and no graveyard holds a card below its top one: loot or pass."


def _deal(state: State, who: Seat, action: Action) -> Refusal | None:
    coins = state.coins[who]
    match action:
        case Sell():
            return None
        case Buy():
            face = FACE[state.current]
            return None if coins >= face else hidden(f"It costs {face}, and you have {coin_word(coins)}.")
        case Auction():
            if action.amount < 1:
                return public("An auction opens at 1 coin or more.")
            if action.amount > coins:
                return hidden(f"You have {coin_word(coins)}: nobody opens above their purse.")
            return None
    return public("A card lies on the table: first it is bought, sold or auctioned.")


def _bid(state: State, who: Seat, action: Action) -> Refusal | None:
    match action:
        case PassBid():
            return None
        case Bid():
            if action.amount <= state.high:
                return public(f"The standing bid is {state.high}: a bid must be above it.")
            coins = state.coins[who]
            if action.amount > coins:
                return hidden(f"You have {coin_word(coins)}: nobody bids above their purse.")
            return None
    return public("An auction is running: bid more, or pass.")


def _defend(state: State, who: Seat, action: Action) -> Refusal | None:
    face = FACE[state.current]
    match action:
        case Pay():
            return payment_problem(state, who, face, action.cards)
        case LoseCoins() | LoseCard() if wealth(state, who) >= face:
            return hidden(f"You can pay {face} in full, so you must.")
        case LoseCoins():
            return None if state.coins[who] else hidden("You have no coins to lose: it must be your highest card.")
        case LoseCard(card):
            mat = state.mats[who]
            if card not in mat:
                return hidden(f"{IDS[card]} is not on your mat.")
            top = dearest(mat)
            if card in top:
                return None
            return hidden(f"Only your highest card can go: {' or '.join([CARDS[best].short for best in top])}.")
    return public("Angry Villagers are at the door: they come first.")
