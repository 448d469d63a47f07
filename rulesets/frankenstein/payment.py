"""Paying with coins and cards, and where the cards go."""

from __future__ import annotations

from random import Random

from rulesets.contract import Refusal, Seat
from rulesets.frankenstein.components import CARDS, FACE, IDS, KIND, MOB, CardNo
from rulesets.frankenstein.monster import faces, without
from rulesets.frankenstein.state import State

PURSE = "Look at your purse first."
"""What the table hears when hidden goods alone forbid an entry, whatever is missing (FR-R47)."""


def public(reason: str) -> Refusal:
    """A refusal out of what everybody sees."""
    return Refusal(reason, reason)


def hidden(reason: str) -> Refusal:
    """A refusal out of what only the seat itself knows."""
    return Refusal(reason, PURSE)


def wealth(state: State, seat: Seat) -> int:
    """Coins plus the faces of all cards on the mat."""
    return state.coins[seat] + faces(state.mats[seat])


def payment_problem(state: State, seat: Seat, cost: int, cards: tuple[CardNo, ...]) -> Refusal | None:
    """Why these cards and the coins of the seat do not pay a cost; None = they do, perhaps with cards to spare."""
    if cards:
        if len(set(cards)) < len(cards):
            return public("The same card is listed twice: each pays once.")
        mat = state.mats[seat]
        for card in cards:
            if card not in mat:
                return hidden(f"{IDS[card]} is not on your mat.")
    missing = cost - sum([FACE[card] for card in cards]) - state.coins[seat]
    if missing <= 0:
        return None
    given = " + ".join([CARDS[card].short for card in cards]) + " and " if cards else ""
    return hidden(f"The cost is {cost}; {given}your {coin_word(state.coins[seat])} fall {missing} short.")


def pay(state: State, seat: Seat, cost: int, cards: tuple[CardNo, ...]) -> int:
    """Pay; cards are discarded in list order. Returns the coins paid to the bank: what the cards leave open."""
    coins = cost
    if cards:
        coins = max(0, cost - sum([FACE[card] for card in cards]))
        state.mats[seat] = without(state.mats[seat], cards)
        discard(state, seat, cards)
    state.coins[seat] -= coins
    state.bank += coins
    return coins


def discard(state: State, seat: Seat, cards: tuple[CardNo, ...]) -> None:
    """Parts and coffins go on top of the own graveyard, villagers out of the game."""
    state.graveyards[seat] += tuple([card for card in cards if KIND[card] != MOB])
    state.box += tuple([card for card in cards if KIND[card] == MOB])


def random_payment(state: State, seat: Seat, cost: int, rng: Random) -> tuple[CardNo, ...]:
    """Any number of cards of the mat in any order, and more until the coins cover the rest."""
    cards = list(state.mats[seat])
    count = int(rng.random() * (len(cards) + 1))
    open_cost = cost - state.coins[seat]
    chosen: list[CardNo] = []
    while cards and (len(chosen) < count or open_cost > 0):
        card = cards.pop(int(rng.random() * len(cards)))
        chosen.append(card)
        open_cost -= FACE[card]
    return tuple(chosen)


def coin_word(count: int) -> str:
    """``1 coin``, ``5 coins``."""
    return "1 coin" if count == 1 else f"{count} coins"


def paid(coins: int, cards: tuple[CardNo, ...]) -> str:
    """``2 coins, arm 5 and leg 4``."""
    parts = [CARDS[card].short for card in cards]
    if coins or not parts:
        parts.insert(0, coin_word(coins))
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
