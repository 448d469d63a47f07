"""Why an action is not legal now.

What everybody sees is checked before what only the seat knows, so that the words said at the table never depend on a
purse: they name a public reason, or they are the fixed sentence of `payment.PURSE`.
"""

from __future__ import annotations

from rulesets.contract import Action, Actor, Refusal
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
from rulesets.frankenstein.state import Phase, State

_NOW = {
    Phase.TURN: "No card lies on the table: first a card is drawn or a graveyard looted.",
    Phase.DEFEND: "Angry Villagers are at the door: they come first.",
    Phase.DEAL: "A card lies on the table: first it is bought, sold or auctioned.",
    Phase.BID: "An auction is running: bid more, or pass.",
}
"""What is asked instead, when an action does not belong here."""


def why_not(state: State, who: Actor, action: Action) -> Refusal | None:
    """The reason, for the seat and for the table; None = legal."""
    phase = state.phase
    if phase is Phase.OVER:
        return public("The game is over.")
    if who != state.asked:
        return public(f"It is for {{{state.asked}}} to answer now.")
    match action:
        case Draw() | Loot() | Pass() if phase is Phase.TURN:
            return _turn(state, who, action)
        case Buy() | Sell() | Auction() if phase is Phase.DEAL:
            return _deal(state, who, action)
        case PassBid() if phase is Phase.BID:
            return None
        case Bid(amount) if phase is Phase.BID:
            return _bid(state, who, amount)
        case Pay(cards) if phase is Phase.DEFEND:
            return payment_problem(state, who, FACE[state.current], cards)
        case LoseCoins() | LoseCard() if phase is Phase.DEFEND:
            return _lose(state, who, action)
    return public(_NOW[phase])


def _turn(state: State, who: int, action: Draw | Loot | Pass) -> Refusal | None:
    match action:
        case Draw():
            return None if can_give(state) else public(_spent(state))
        case Pass():
            if can_give(state):
                return public("Nobody may pass while the deck can give a card: draw or loot.")
            return None
        case Loot(at, cards):
            if not 0 <= at < len(state.graveyards):
                return public(f"There is no graveyard {at}.")
            yard = state.graveyards[at]
            if not yard:
                return public(f"{{{at}}}'s graveyard is empty.")
            return payment_problem(state, who, LOOT[yard[-1]], cards)


def _spent(state: State) -> str:
    if state.rebuilds == REBUILDS:
        return f"The deck is empty and has been rebuilt {REBUILDS} times, which is the limit: loot or pass."
    return "The deck is empty, and no graveyard holds a card below its top one: loot or pass."


def _deal(state: State, who: int, action: Buy | Sell | Auction) -> Refusal | None:
    coins = state.coins[who]
    match action:
        case Buy():
            face = FACE[state.current]
            return None if coins >= face else hidden(f"It costs {face}, and you have {coin_word(coins)}.")
        case Sell():
            return None
        case Auction(amount):
            if amount < 1:
                return public("An auction opens at 1 coin or more.")
            if amount > coins:
                return hidden(f"You have {coin_word(coins)}: nobody opens above their purse.")
            return None


def _bid(state: State, who: int, amount: int) -> Refusal | None:
    if amount <= state.high:
        return public(f"The standing bid is {state.high}: a bid must be above it.")
    coins = state.coins[who]
    return None if amount <= coins else hidden(f"You have {coin_word(coins)}: nobody bids above their purse.")


def _lose(state: State, who: int, action: LoseCoins | LoseCard) -> Refusal | None:
    mat, coins, face = state.mats[who], state.coins[who], FACE[state.current]
    if wealth(state, who) >= face:
        return hidden(f"You can pay {face} in full, so you must.")
    match action:
        case LoseCoins():
            return None if coins else hidden("You have no coins to lose: it must be your highest card.")
        case LoseCard(card):
            if card not in mat:
                return hidden(f"{IDS[card]} is not on your mat.")
            top = dearest(mat)
            if card in top:
                return None
            return hidden(f"Only your highest card can go: {' or '.join([CARDS[best].short for best in top])}.")
