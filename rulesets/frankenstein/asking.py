"""The question of the moment as each viewer gets it.

The table (None) and every seat that is not asked get the entries that anybody could say aloud: whatever the asked seat
holds, they are the same. The asked seat's own view has its exact limits, and what it cannot do with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.contract import Ask, Offer, Refusal, Seat, Viewer
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
)
from rulesets.frankenstein.choices import auction_form, bid_form, decisions, legal
from rulesets.frankenstein.components import CARDS, FACE, LOOT
from rulesets.frankenstein.deck import can_give
from rulesets.frankenstein.payment import coin_word, hidden, wealth
from rulesets.frankenstein.refusals import why_not
from rulesets.frankenstein.state import Phase, State

Dimmed = tuple[Offer, Refusal]


def asks(state: State, viewer: Viewer) -> tuple[Ask, ...]:
    """What is asked now, with the offers that this viewer may know."""
    return tuple(
        [
            Ask(decision, _prompt(state), tuple(legal(state, viewer)), tuple(_own_dimmed(state, viewer)))
            if viewer is not None and viewer == decision.owner
            else Ask(decision, _prompt(state), aloud_offers(state), tuple(_table_dimmed(state)))
            for decision in decisions(state)
        ]
    )


def _prompt(state: State) -> str:
    seat = state.active
    match state.phase:
        case Phase.TURN:
            again = "bonus turn: " if state.defended else ""
            if not can_give(state):
                return f"{{{seat}}}, {again}the deck is spent: loot a graveyard or pass?"
            loot = ", or loot a graveyard" if any(state.graveyards) else ""
            return f"{{{seat}}}, {again}draw a card{loot}?"
        case Phase.DEFEND:
            return f"{{{seat}}}, Angry Villagers demand {FACE[state.current]}: defend your monster."
        case Phase.DEAL:
            return f"{{{seat}}}, {CARDS[state.current].short} is up: buy, sell or auction it?"
        case _:
            asked = decisions(state)[0].owner
            return (
                f"{{{asked}}}, {{{state.high_seat}}} offers {state.high} for {CARDS[state.current].short}: bid or pass?"
            )


def aloud_offers(state: State) -> tuple[Offer, ...]:
    """What could be said aloud now, from what everybody sees: payments in coins alone, amounts without a limit."""
    match state.phase:
        case Phase.TURN:
            loots = [LOOT_IN_COINS[at] for at, yard in enumerate(state.graveyards) if yard]
            return (DRAW, *loots) if can_give(state) else (*loots, PASS)
        case Phase.DEFEND:
            return (PAY_IN_COINS,)
        case Phase.DEAL:
            return (BUY, SELL, auction_form(None))
        case _:
            return (PASS_BID, bid_form(state.high, None))


def _table_dimmed(state: State) -> Iterator[Dimmed]:
    """What is impossible for a reason that everybody sees."""
    if state.phase is Phase.TURN:
        for action in (DRAW, PASS):
            refusal = why_not(state, state.active, action)
            if refusal is not None:
                yield action, refusal


def _own_dimmed(state: State, who: Seat) -> Iterator[Dimmed]:
    """What is impossible for the asked seat, also for a reason that only this seat knows."""
    coins, worth = state.coins[who], wealth(state, who)
    match state.phase:
        case Phase.TURN:
            for at, yard in enumerate(state.graveyards):
                if yard and worth < LOOT[yard[-1]]:
                    yield LOOT_IN_COINS[at], _too_dear(LOOT[yard[-1]], worth)
            yield from _table_dimmed(state)
        case Phase.DEFEND:
            failing = worth < FACE[state.current]
            if failing:
                yield PAY_IN_COINS, _too_dear(FACE[state.current], worth)
            for action in (LOSE_COINS, *[LOSE_CARD[card] for card in state.mats[who] if failing]):
                refusal = why_not(state, who, action)
                if refusal is not None:
                    yield action, refusal
        case Phase.DEAL:
            refusal = why_not(state, who, BUY)
            if refusal is not None:
                yield BUY, refusal
            if not coins:
                yield auction_form(None), hidden("You have no coin to open an auction with.")
        case _:
            if coins <= state.high:
                yield (
                    bid_form(state.high, None),
                    hidden(f"You have {coin_word(coins)}: too few to outbid {state.high}."),
                )


def _too_dear(cost: int, worth: int) -> Refusal:
    return hidden(f"It costs {cost}, and all your coins and cards together are worth {worth}.")
