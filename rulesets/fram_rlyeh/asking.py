"""The question of the moment as each viewer gets it: its offers are for the owner alone."""

from __future__ import annotations

from rulesets.contract import Action, Ask, Decision, Offer, Refusal, Seat, Viewer
from rulesets.fram_rlyeh.actions import PLAY_CARD, REPLAY_CARD
from rulesets.fram_rlyeh.choices import decisions, legal
from rulesets.fram_rlyeh.components import CARDS, DEPTH, TIME_DRUG, TREASURES
from rulesets.fram_rlyeh.refusals import why_not
from rulesets.fram_rlyeh.state import Phase, State

Dimmed = tuple[Offer, Refusal]


def asks(state: State, viewer: Viewer) -> tuple[Ask, ...]:
    """What is asked now, with offers and dimmed entries where the viewer is the one that is asked."""
    return tuple(
        [
            Ask(decision, _own_prompt(state, viewer), tuple(legal(state, viewer)), _dimmed(state, viewer))
            if viewer is not None and viewer == decision.owner
            else Ask(decision, _prompt(state, decision))
            for decision in decisions(state)
        ]
    )


def _prompt(state: State, decision: Decision) -> str:
    """For everybody else: out of public facts alone."""
    seat = decision.owner
    match state.phase:
        case Phase.DEALER_PLAY:
            return f"{{{seat}}}, lead a card for the {_back(state)} treasure."
        case Phase.HIDDEN_PLAY:
            return f"{{{seat}}}, lay a card face down."
        case Phase.INTERRUPT:
            return "The cards are up. Does anybody stop time?"
        case Phase.REPLAY:
            return f"{{{seat}}}, time stands still: play another power card."
        case _:
            return f"{{{seat}}}, you have won the {_back(state)} treasure: look and decide."


def _own_prompt(state: State, seat: Seat) -> str:
    treasure = state.order[state.round - 1]
    match state.phase:
        case Phase.DEALER_PLAY:
            return f"{{{seat}}}, lead a card for {TREASURES[treasure].title}."
        case Phase.HIDDEN_PLAY:
            return f"{{{seat}}}, lay a card face down for the {_back(state)} treasure."
        case Phase.INTERRUPT:
            return f"{{{seat}}}, let the cards stand?"
        case Phase.REPLAY:
            return f"{{{seat}}}, play another card in place of your {CARDS[state.returned].short}."
        case _:
            card = CARDS[state.cards[seat]].short
            return f"{{{seat}}}, take {TREASURES[treasure].title} for {card}?"


def _back(state: State) -> str:
    return DEPTH[state.order[state.round - 1]].word


def _dimmed(state: State, seat: Seat) -> tuple[Dimmed, ...]:
    """What lies in the hand and still cannot be played."""
    match state.phase:
        case Phase.DEALER_PLAY | Phase.HIDDEN_PLAY if TIME_DRUG in state.hands[seat]:
            action: Action = PLAY_CARD[TIME_DRUG]
        case Phase.REPLAY:
            action = REPLAY_CARD[state.returned]
        case _:
            return ()
    refusal = why_not(state, seat, action)
    assert refusal is not None
    return ((action, refusal),)
