"""The question of the moment, for everybody: all that is offered here is public."""

from __future__ import annotations

from rulesets.contract import Ask, Decision, Offer, Refusal
from rulesets.frankendie.actions import BELL
from rulesets.frankendie.choices import decisions, early_form, legal, slap_form
from rulesets.frankendie.clocks import echo_clock
from rulesets.frankendie.components import ECHO, Pace
from rulesets.frankendie.refusals import dead_key
from rulesets.frankendie.state import Phase, State, caller

_PROMPTS = {
    "ready": "{{{}}}, roll the dice.",
    "hush": "{{{}}}, hands off: the dice are covered.",
    "race": "{{{}}}, find a set, slap the Graveyard and shout it.",
    "echo": "{{{}}}, only a hand already moving still counts.",
    "calling": "{{{}}}, call it: how many, of what?",
}


def asks(state: State) -> tuple[Ask, ...]:
    """What is asked now. The table is offered what people may press, never what the clock alone posts."""
    return tuple(
        [
            _of_table(state, decision) if decision.owner is None else _of_seat(state, decision)
            for decision in decisions(state)
        ]
    )


def _of_seat(state: State, decision: Decision) -> Ask:
    seat = decision.owner
    assert seat is not None
    return Ask(
        decision, _PROMPTS[decision.name].format(seat), tuple(legal(state, seat)), _closed(state, decision, seat)
    )


def _closed(state: State, decision: Decision, seat: int) -> tuple[tuple[Offer, Refusal], ...]:
    """A dead key is shown with its reason, lest it look like a fault."""
    dead = state.dead_until[seat]
    if decision.name == "hush" and dead:
        return ((early_form(state.turn), dead_key(state, seat)),)
    if decision.name == "echo" and dead > state.cover_at + ECHO:
        return ((slap_form(echo_clock(state.turn, state.heard), dead, None), dead_key(state, seat)),)
    return ()


def _of_table(state: State, decision: Decision) -> Ask:
    if state.pace is Pace.UNTIMED and state.phase is Phase.RACE:
        return Ask(decision, "Nothing more to find?", tuple(legal(state, None)))
    if state.pace is Pace.UNTIMED and state.phase is Phase.CALLING:
        return Ask(decision, f"No call from {{{caller(state)}}}?", tuple(legal(state, None)))
    return Ask(decision, "Has something gone wrong?", (BELL,))
