"""What an action does. What is legal stands in `choices`, and why something is not in `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.contract import Action, Actor, Event
from rulesets.frankendie import events
from rulesets.frankendie.actions import Bell, Call, Close, Reveal, Roll, Slap, Timeout
from rulesets.frankendie.components import AFTER, BLINK, ECHO, IDLE, LIGHTNING
from rulesets.frankendie.resolving import end_turn, void_turn
from rulesets.frankendie.rolling import roll
from rulesets.frankendie.state import Hand, Phase, State, complete

READY, HUSH, RACE, CALLING, OVER = Phase


def apply(state: State, who: Actor, action: Action, out: list[Event] | None = None) -> None:
    """Do it, in place and unchecked."""
    _EFFECTS[type(action)](state, who, action, out)


def _roll(state: State, who: Actor, action: Roll, out: list[Event] | None) -> None:
    roll(state, out)


def _reveal(state: State, who: Actor, action: Reveal, out: list[Event] | None) -> None:
    state.phase = RACE
    state.clock = 0
    state.hush = 0
    state.closes_at = IDLE[state.pace]
    if out is not None:
        out.append(events.Revealed(turn=state.turn))


def _slap(state: State, who: Actor, action: Slap, out: list[Event] | None) -> None:
    """A hand, or a false start: nobody can have seen and counted within the first blink (FD-R22)."""
    assert who is not None
    at, able, phase = action.at, state.able, state.phase
    place = able.index(who)
    state.able = able = able[:place] + able[place + 1 :]
    if phase is not HUSH:
        state.clock = at
    if at < BLINK:
        state.locked += (who,)
        if out is not None:
            out.append(events.FalseStart(turn=state.turn, seat=who, at=at))
        if not able:  # FD-R28
            end_turn(state, out)
        return
    state.stack += (Hand(who, at),)
    if phase is RACE:
        state.phase = CALLING
        state.cover_at = at
        state.echo = True
    if out is not None:
        out.append(events.Slapped(turn=state.turn, seat=who, at=at, position=len(state.stack)))


def _call(state: State, who: Actor, action: Call, out: list[Event] | None) -> None:
    hand = state.stack[state.heard]
    _heard(state, Hand(hand.seat, hand.at, action.symbol, action.count, action.took), out)


def _timeout(state: State, who: Actor, action: Timeout, out: list[Event] | None) -> None:
    _heard(state, state.stack[state.heard], out)


def _close(state: State, who: Actor, action: Close, out: list[Event] | None) -> None:
    end_turn(state, out)


def _bell(state: State, who: Actor, action: Bell, out: list[Event] | None) -> None:
    void_turn(state, out)


def _heard(state: State, hand: Hand, out: list[Event] | None) -> None:
    """The front of the queue has called, or let it be."""
    heard = state.heard
    if hand.count > 0:
        state.stack = (*state.stack[:heard], hand, *state.stack[heard + 1 :])
    if out is not None:
        if hand.count > 0:
            called = events.Called(turn=state.turn, seat=hand.seat, symbol=hand.symbol, count=hand.count)
            out.append(called)
        else:
            out.append(events.TimedOut(turn=state.turn, seat=hand.seat))
    state.heard = heard = heard + 1
    state.echo = False
    if decided(state) or (heard == len(state.stack) and not state.able):
        end_turn(state, out)
    elif heard == len(state.stack):
        _uncover(state)


def decided(state: State) -> bool:
    """Two correct calls end the turn, and so does a first one that wins (FD-R14, R18)."""
    correct = [hand for hand in state.stack[: state.heard] if state.dice.count(hand.symbol) == hand.count]
    if len(correct) == 1:
        return correct[0].symbol == LIGHTNING and complete(state, correct[0].seat)
    return len(correct) > 1


def _uncover(state: State) -> None:
    """The race goes on for the others (FD-R40); the echo has used up its time on the clock."""
    state.phase = RACE
    state.clock = state.cover_at + ECHO
    after = AFTER[state.pace]
    state.closes_at = None if after is None else state.clock + after


_EFFECTS: dict[type[Action], Callable[[State, Actor, Any, list[Event] | None], None]] = {
    Roll: _roll,
    Reveal: _reveal,
    Slap: _slap,
    Call: _call,
    Timeout: _timeout,
    Close: _close,
    Bell: _bell,
}
