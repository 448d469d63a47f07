"""The end of a turn: a verdict for each hand from the bottom of the stack, and what follows from it."""

from __future__ import annotations

from rulesets.contract import Event
from rulesets.frankendie import events
from rulesets.frankendie.components import LIGHTNING, Symbol, scorch_turns
from rulesets.frankendie.scoring import decided_by, leader
from rulesets.frankendie.state import NONE, VOID, Ending, Hand, LastTurn, Phase, State, Verdict, complete

ENOUGH = 2
"""So many correct calls are rewarded in a turn."""


def end_turn(state: State, out: list[Event] | None) -> None:
    """Judge the hands, pay out, and hand the dice on, unless the game is over."""
    turn, dice = state.turn, state.dice
    if out is not None:
        out.append(events.RaceOver(turn=turn, dice=dice))
    verdicts = _judge(state, out)
    state.last = LastTurn(False, dice, state.stack, tuple(verdicts), state.locked)
    if Verdict.WIN in verdicts:
        state.winner = state.stack[verdicts.index(Verdict.WIN)].seat
        _finish(state, Ending.ALIVE, out)
        return
    _scorch(state, verdicts, out)
    _next(state, (state.roller + 1) % len(state.parts), out)


def void_turn(state: State, out: list[Event] | None) -> None:
    """The bell: nothing of this turn counts, and the same seat rolls afresh (FD-R31)."""
    state.last = VOID
    if out is not None:
        out.append(events.Voided(turn=state.turn))
    _next(state, state.roller, out)


def _judge(state: State, out: list[Event] | None) -> list[Verdict]:
    """From the bottom up, each judged by what the hands below have brought."""
    verdicts: list[Verdict] = []
    named: list[Symbol] = []
    for index, hand in enumerate(state.stack):
        verdict = _verdict(state, index, hand, named, Verdict.WIN in verdicts)
        verdicts.append(verdict)
        if verdict.correct:
            named.append(hand.symbol)
            if state.best_seat == NONE or hand.at < state.best_at:
                state.best_seat, state.best_at = hand.seat, hand.at
        if out is not None:
            out.append(
                events.Judged(
                    turn=state.turn, seat=hand.seat, verdict=verdict, symbol=hand.symbol, count=hand.count, at=hand.at
                )
            )
        if verdict is Verdict.PART:
            _take(state, hand, out)
    return verdicts


def _verdict(state: State, index: int, hand: Hand, named: list[Symbol], won: bool) -> Verdict:
    """The first that fits. `named`: the symbols of the correct calls below."""
    if won or len(named) == ENOUGH or index >= state.heard:
        return Verdict.UNHEARD
    if hand.symbol == NONE:
        return Verdict.SILENT
    if hand.count != state.dice.count(hand.symbol):  # FD-R2
        return Verdict.WRONG
    if hand.symbol in named:  # FD-R5
        return Verdict.SAME
    if named and hand.seat in state.geniuses:  # FD-R8
        return Verdict.GENIUS
    full = complete(state, hand.seat)
    if hand.symbol == LIGHTNING:
        return Verdict.WIN if full else Verdict.SPARK
    if full or hand.symbol in state.parts[hand.seat] or not state.supply[hand.symbol]:  # FD-R3, R15, R29
        return Verdict.UNNEEDED
    return Verdict.PART


def _take(state: State, hand: Hand, out: list[Event] | None) -> None:
    state.supply[hand.symbol] -= 1
    state.parts[hand.seat] += (hand.symbol,)
    state.gains += 1
    state.last_gain[hand.seat] = state.gains
    if out is not None and complete(state, hand.seat):
        out.append(events.Completed(turn=state.turn, seat=hand.seat))


def _scorch(state: State, verdicts: list[Verdict], out: list[Event] | None) -> None:
    """A turn played to its end cools every key down; with the house rule botched calls burn new ones (FD-R25, R27)."""
    if not state.scorch:
        return
    state.scorch_left = [max(0, left - 1) for left in state.scorch_left]
    turns = scorch_turns(len(state.parts))
    for hand, verdict in zip(state.stack, verdicts, strict=True):
        if verdict.botched:
            state.scorch_left[hand.seat] = turns
            if out is not None:
                out.append(events.Scorched(turn=state.turn, seat=hand.seat, turns=turns))


def _next(state: State, roller: int, out: list[Event] | None) -> None:
    """The next turn, or dawn."""
    if state.turn >= state.dawn:
        state.winner = leader(state)
        _finish(state, Ending.DAWN, out)
        return
    state.turn += 1
    state.roller = roller
    state.phase = Phase.READY
    _clear(state)


def _finish(state: State, ending: Ending, out: list[Event] | None) -> None:
    state.phase = Phase.OVER
    state.ending = ending
    _clear(state)
    if out is not None:
        if ending is Ending.DAWN:
            out.append(events.Dawn(turn=state.turn))
        if state.winner != NONE:
            out.append(events.Won(turn=state.turn, seat=state.winner, decided_by=decided_by(state)))


def _clear(state: State) -> None:
    """Nothing of the race is left but what `last` keeps for everybody to look at."""
    state.dice = ()
    state.hush = 0
    state.geniuses = ()
    state.dead_until = (0,) * len(state.parts)
    state.able = ()
    state.locked = ()
    state.stack = ()
    state.heard = 0
    state.clock = 0
    state.cover_at = NONE
    state.echo = False
    state.closes_at = None
