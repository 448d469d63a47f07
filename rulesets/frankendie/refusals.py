"""Why an action is not legal now. Nobody has secrets here, so seat and table hear the same words."""

from __future__ import annotations

from rulesets.contract import Action, Actor, Refusal
from rulesets.frankendie.actions import Bell, Call, Close, Reveal, Roll, Slap, Timeout
from rulesets.frankendie.components import CALL_LIMIT, COUNTS, ECHO, SYMBOLS, seconds
from rulesets.frankendie.state import Phase, State, caller

READY, HUSH, RACE, CALLING, OVER = Phase

_NOW = {
    READY: "No race is running: first the dice are rolled.",
    HUSH: "The dice are covered: hands off until they are shown.",
    RACE: "The dice are to be seen: slap the Graveyard, or let the others.",
    CALLING: "The dice are covered: first the hands in the stack make their calls.",
    OVER: "The game is over.",
}
"""What is asked instead, when an action does not belong here."""


def public(reason: str) -> Refusal:
    """A refusal out of what everybody sees."""
    return Refusal(reason, reason)


def why_not(state: State, who: Actor, action: Action) -> Refusal | None:
    """The reason; None = legal."""
    phase = state.phase
    match action:
        case Slap():
            if phase is HUSH or phase is RACE or phase is CALLING:
                return _slap(state, who, action.at)
        case Call():
            if phase is CALLING:
                return _call(state, who, action)
        case Roll():
            if phase is READY:
                return None if who == state.roller else public(f"It is {{{state.roller}}} who rolls.")
        case Reveal():
            if phase is HUSH:
                return _by_table(who)
        case Timeout():
            if phase is CALLING:
                return _timeout(state, who, action.seat)
        case Close():
            if phase is RACE:
                return _close(state, who, action.at)
        case Bell():
            if phase is HUSH or phase is RACE or phase is CALLING:
                return _by_table(who)
    return public(_NOW[phase])


def _by_table(who: Actor) -> Refusal | None:
    return None if who is None else public("No seat does that: it is for the whole table.")


def dead_key(state: State, seat: int) -> Refusal:
    """A slap that comes before a scorched or handicapped key is alive."""
    return public(f"{{{seat}}}'s key is dead for the first {seconds(state.dead_until[seat])} of this race.")


def _slap(state: State, who: Actor, at: int) -> Refusal | None:
    if who is None:
        return public("The table has no hand: a seat slaps.")
    if who not in state.able:
        if who in state.locked:
            return public(f"{{{who}}} slapped too early and is out for this turn.")
        return public(f"{{{who}}}'s hand lies in the stack already: one slap a turn.")
    if state.phase is HUSH:
        if at >= 0:
            return public("The clock does not run yet: the dice are covered.")
        return dead_key(state, who) if state.dead_until[who] else None
    if state.phase is CALLING:
        if not state.echo:
            return public("Too late for this covering: the dice will be uncovered again.")
        if at > state.cover_at + ECHO:
            return public(f"The dice have been covered for more than {seconds(ECHO)}.")
    elif state.closes_at is not None and at >= state.closes_at:
        return public(f"The race closes at {seconds(state.closes_at)}.")
    if at < state.clock:
        return public(f"The clock stands at {seconds(state.clock)} already, and time does not run backwards.")
    return dead_key(state, who) if at < state.dead_until[who] else None


def _call(state: State, who: Actor, call: Call) -> Refusal | None:
    front = caller(state)
    if who != front:
        return public(f"It is {{{front}}} who calls now.")
    if not 1 <= call.count <= COUNTS:
        return public(f"A call names a count from 1 to {COUNTS}: there is no zero.")
    if not 0 <= call.symbol < len(SYMBOLS):
        return public("There is no such symbol.")
    limit = CALL_LIMIT[state.pace]
    if call.took < 0 or (limit is not None and call.took > limit):
        return public("The call came too late." if call.took >= 0 else "The pad was not open yet.")
    return None


def _timeout(state: State, who: Actor, seat: int) -> Refusal | None:
    front = caller(state)
    return _by_table(who) if seat == front else public(f"It is {{{front}}} who is to call.")


def _close(state: State, who: Actor, at: int) -> Refusal | None:
    if state.closes_at is not None and at < state.closes_at:
        return public(f"The race is open until {seconds(state.closes_at)}.")
    if at < state.clock:
        return public(f"The clock stands at {seconds(state.clock)} already, and time does not run backwards.")
    return _by_table(who)
