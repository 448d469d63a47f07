"""What an action does. What is legal stands in `choices`, and why something is not in `refusals`."""

from __future__ import annotations

from rulesets.contract import Action, Actor, Event, Seat
from rulesets.frankendie import events
from rulesets.frankendie.actions import Bell, Call, Close, Reveal, Roll, Slap, Timeout
from rulesets.frankendie.components import AFTER, BLINK, ECHO, IDLE, LIGHTNING
from rulesets.frankendie.resolving import end_turn, void_turn
from rulesets.frankendie.rolling import roll
from rulesets.frankendie.state import Hand, Phase, State, complete

HUSH, RACE, CALLING = Phase.HUSH, Phase.RACE, Phase.CALLING


def apply(state: State, who: Actor, action: Action, out: list[Event] | None = None) -> None:
    """Do it, in place and unchecked."""
    match action:  # the frequent ones first
        case Slap():
            assert who is not None
            _slap(state, who, action.at, out)
        case Call():
            hand = state.stack[state.heard]
            _heard(state, Hand(hand.seat, hand.at, action.symbol, action.count, action.took), out)
        case Roll():
            roll(state, out)
        case Reveal():
            _reveal(state, out)
        case Timeout():
            _heard(state, state.stack[state.heard], out)
        case Close():
            end_turn(state, out)
        case Bell():
            void_turn(state, out)


def _reveal(state: State, out: list[Event] | None) -> None:
    state.phase = RACE
    state.clock = 0
    state.hush = 0
    state.closes_at = IDLE[state.pace]
    if out is not None:
        out.append(events.Revealed(turn=state.turn))


def _slap(state: State, seat: Seat, at: int, out: list[Event] | None) -> None:
    """A hand, or a false start: nobody can have seen and counted within the first blink (FD-R22)."""
    place = state.able.index(seat)
    state.able = state.able[:place] + state.able[place + 1 :]
    if state.phase is not HUSH:
        state.clock = at
    if at < BLINK:
        state.locked += (seat,)
        if out is not None:
            out.append(events.FalseStart(turn=state.turn, seat=seat, at=at))
        if not state.able:  # FD-R28
            end_turn(state, out)
        return
    state.stack += (Hand(seat, at),)
    if state.phase is RACE:
        state.phase = CALLING
        state.cover_at = at
        state.echo = True
    if out is not None:
        out.append(events.Slapped(turn=state.turn, seat=seat, at=at, position=len(state.stack)))


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
