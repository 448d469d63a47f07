"""Paying with coins and cards, and where the cards go."""

from __future__ import annotations

from bisect import insort
from random import Random

from rulesets.contract import Refusal, Seat
from rulesets.frankenstein.components import CARDS, FACE, IDS, KIND, MOB, CardNo
from rulesets.frankenstein.monster import faces
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
    coins = state.coins[seat]
    if not cards:
        short = cost - coins
        return None if short <= 0 else hidden(f"The cost is {cost}; your {coin_word(coins)} fall {short} short.")
    if len(set(cards)) < len(cards):
        return public("The same card is listed twice: each pays once.")
    mat = state.mats[seat]
    for card in cards:
        if card not in mat:
            return hidden(f"{IDS[card]} is not on your mat.")
    missing = cost - sum([FACE[card] for card in cards]) - coins
    if missing <= 0:
        return None
    given = " + ".join([CARDS[card].short for card in cards])
    return hidden(f"The cost is {cost}; {given} and your {coin_word(coins)} fall {missing} short.")


def pay(state: State, seat: Seat, cost: int, cards: tuple[CardNo, ...], gain: CardNo) -> int:
    """Discard the cards in list order, pay the rest in coins to the bank, and put the gain on the mat.

    Returns the coins paid. The gain itself cannot pay (FR-R21, R27).
    """
    mat = list(state.mats[seat])
    if cards:
        for card in cards:
            mat.remove(card)
        cost -= discard(state, seat, cards)
    insort(mat, gain)
    state.mats[seat] = tuple(mat)
    if cost <= 0:
        return 0
    state.coins[seat] -= cost
    state.bank += cost
    return cost


def discard(state: State, seat: Seat, cards: tuple[CardNo, ...]) -> int:
    """Parts and coffins go on top of the own graveyard, villagers out of the game. Returns what they pay."""
    worth = 0
    for card in cards:
        worth += FACE[card]
        if KIND[card] == MOB:
            state.box += (card,)
        else:
            state.graveyards[seat].append(card)
    return worth


def random_payment(state: State, seat: Seat, cost: int, rng: Random) -> tuple[CardNo, ...]:
    """Cards of the mat in any order: each that is needed beside the coins, others by the toss of a coin."""
    mat = state.mats[seat]
    cost -= state.coins[seat]
    if len(mat) == 1:
        return mat if cost > 0 or rng.random() < 0.5 else ()
    cards = list(mat)
    chosen: list[CardNo] = []
    while cards:
        card = cards.pop(int(rng.random() * len(cards)))
        if cost > 0 or rng.random() < 0.5:
            chosen.append(card)
            cost -= FACE[card]
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
