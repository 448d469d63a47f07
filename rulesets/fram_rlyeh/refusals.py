"""Why an action is not legal now.

What everybody sees is checked before what only the seat knows. Every played card was open once, so which power cards
a seat has left is public; its trump is not, so the words said at the table never depend on one.
"""

from __future__ import annotations

from rulesets.contract import Action, Actor, Refusal, Seat
from rulesets.fram_rlyeh.actions import (
    PassInterrupt,
    PlayCard,
    ReplayCard,
    TakeTreasure,
    UseTalisman,
    UseTimeDrug,
)
from rulesets.fram_rlyeh.components import (
    CARDS,
    ELDER_SIGN,
    FIRST_TRUMP,
    RLYEH_TEXT,
    SUITS,
    TIME_DRUG,
    CardNo,
)
from rulesets.fram_rlyeh.state import Phase, State

DEALER_PLAY, HIDDEN_PLAY, INTERRUPT, REPLAY, CLAIM, OVER = Phase

HAND = "Look at your hand first."
"""What the table hears when the hand alone forbids an entry, whatever it holds."""

_NOW = {
    DEALER_PLAY: "The dealer leads a card now.",
    HIDDEN_PLAY: "Everybody but the dealer lays a card face down now.",
    INTERRUPT: "The cards are up: settle the round, or stop time.",
    REPLAY: "Time stands still: another power card is played now.",
    CLAIM: "The winner decides about the treasure now.",
    OVER: "The game is over.",
}
"""What is asked instead, when an action does not belong here."""


def public(reason: str) -> Refusal:
    """A refusal out of what everybody sees."""
    return Refusal(reason, reason)


def hidden(reason: str) -> Refusal:
    """A refusal out of what only the seat itself knows."""
    return Refusal(reason, HAND)


def why_not(state: State, who: Actor, action: Action) -> Refusal | None:
    """The reason, for the seat and for the table; None = legal."""
    phase = state.phase
    if who is None or not 0 <= who < len(state.hands):
        return public("Only a seat can do that.")
    match action:
        case PlayCard(card) if phase is HIDDEN_PLAY or phase is DEALER_PLAY:
            if phase is DEALER_PLAY and who != state.dealer:
                return public(f"{{{state.dealer}}} deals and leads first.")
            if state.laid >> who & 1:
                return public(f"{{{who}}} has played already, and a played card cannot be changed.")
            return None if card in state.hands[who] and card != TIME_DRUG else not_playable(who, card)
        case PassInterrupt() | UseTimeDrug() if phase is INTERRUPT:
            if who != state.asked[0]:
                return public(f"It is for {{{state.asked[0]}}} to answer now.")
            return _stop_time(state, who) if isinstance(action, UseTimeDrug) else None
        case ReplayCard(card) if phase is REPLAY:
            if who != state.drug_user:
                return public(f"{{{state.drug_user}}} has stopped time and plays another card now.")
            return None if card in state.hands[who] and card != state.returned else _not_again(state, who, card)
        case TakeTreasure() | UseTalisman() if phase is CLAIM:
            if who != state.winner:
                return public(f"{{{state.winner}}} has won the round and decides about the treasure now.")
            if isinstance(action, UseTalisman) and ELDER_SIGN not in state.hands[who]:
                return hidden("You do not hold the Elder Sign.")
            return None
    return public(_NOW[phase])


def not_playable(who: Seat, card: CardNo) -> Refusal:
    """Why a card that is not in the hand, or the Time Drug, is not played."""
    if card == RLYEH_TEXT:
        return public("R'lyeh Text lies on the table and is never played.")
    if card == TIME_DRUG:
        return public("The Time Drug is not played as a card: it is used after the cards are turned up.")
    if card >= FIRST_TRUMP:
        return hidden(f"{CARDS[card].name} is not in your hand.")
    return _no_power_card(who, card)


def _no_power_card(who: Seat, card: CardNo) -> Refusal:
    if CARDS[card].suit != who:
        return public(f"{CARDS[card].name} is of another suit: {{{who}}} plays {SUITS[who]} cards.")
    return public(f"{{{who}}} has played {CARDS[card].name} already.")


def _stop_time(state: State, who: Seat) -> Refusal | None:
    if TIME_DRUG not in state.hands[who]:
        return hidden("You do not hold the Time Drug.")
    if state.hands[who][0] >= FIRST_TRUMP:
        return public(f"{{{who}}} has no other power card left to play.")
    return None


def _not_again(state: State, who: Seat, card: CardNo) -> Refusal:
    if card == state.returned:
        return public(f"{CARDS[card].name} has just come back: another card has to be played.")
    if card >= FIRST_TRUMP:
        return public("After the Time Drug a power card is played, no trump.")
    return _no_power_card(who, card)
