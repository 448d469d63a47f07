"""What is asked now, what is legal, and fillings by chance. Why something is not legal stands in `refusals`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rulesets.contract import Action, Actor, Decision, Form, Number, Offer, Pick, Seat, Stamp, Voice
from rulesets.frankendie.actions import BELL, EARLY, REVEAL, ROLL, TIMEOUT, Call, Slap, close
from rulesets.frankendie.clocks import echo_clock, pad_clock, race_clock
from rulesets.frankendie.components import CALL_LIMIT, COUNTS, ECHO, SETTLE, SYMBOLS
from rulesets.frankendie.state import Phase, State, caller

READY, HUSH, RACE, CALLING, OVER = Phase

_SEATS = range(6)
_READY = tuple(
    [
        tuple([(Decision("ready", seat, Voice.PUBLIC, "roll", patient=True, settle=settle),) for seat in _SEATS])
        for settle in (0, SETTLE)
    ]
)
"""Before the first roll nobody's late slap can do harm."""
_HUSH = tuple([Decision("hush", seat, Voice.PUBLIC, "early") for seat in _SEATS])
_RACE = tuple([Decision("race", seat, Voice.PUBLIC, "race") for seat in _SEATS])
_ECHO = tuple([Decision("echo", seat, Voice.PUBLIC, "race") for seat in _SEATS])
_CALLING = tuple([Decision("calling", seat, Voice.PUBLIC, "call") for seat in _SEATS])
_BELL = Decision("bell", None, Voice.PUBLIC, "bell")
_NOBODY: tuple[Seat, ...] = ()
UNTIMED = 15000
"""A random slap in an untimed race comes within so many milliseconds, a random call as well."""


def decisions(state: State) -> tuple[Decision, ...]:
    """The roller; or all who can still slap, clockwise from the roller; or the hand that is to call. And the bell."""
    phase = state.phase
    if phase is RACE:
        return _racing(state.able)
    if phase is CALLING:
        return _calling(caller(state), state.able if state.echo else _NOBODY)
    if phase is HUSH:
        return _hushed(state.able)
    return () if phase is OVER else _READY[state.turn > 1][state.roller]


@lru_cache(maxsize=4096)
def _racing(able: tuple[Seat, ...]) -> tuple[Decision, ...]:
    return (*[_RACE[seat] for seat in able], _BELL)


@lru_cache(maxsize=4096)
def _hushed(able: tuple[Seat, ...]) -> tuple[Decision, ...]:
    return (*[_HUSH[seat] for seat in able], _BELL)


@lru_cache(maxsize=1 << 14)
def _calling(front: Seat, able: tuple[Seat, ...]) -> tuple[Decision, ...]:
    return (_CALLING[front], *[_ECHO[seat] for seat in able], _BELL)


def legal(state: State, who: Actor) -> Sequence[Offer]:
    """The offers of a seat: roll, slap or call; of the table: reveal, timeout, close, and always the bell last."""
    phase = state.phase
    if who is None:
        return _of_table(state)
    if phase is RACE:
        if who not in state.able:
            return ()
        at = max(state.clock, state.dead_until[who])
        return (slap_form(race_clock(state), at, None if state.closes_at is None else state.closes_at - 1),)  # FD-R33
    if phase is CALLING:
        if who == caller(state):
            return (call_form(pad_clock(state), CALL_LIMIT[state.pace]),)
        if not state.echo or who not in state.able:
            return ()
        at = max(state.clock, state.dead_until[who])
        last = state.cover_at + ECHO
        return (slap_form(echo_clock(state), at, last),) if at <= last else ()
    if phase is HUSH:
        return (early_form(state.turn),) if who in state.able and not state.dead_until[who] else ()
    return (ROLL,) if phase is READY and who == state.roller else ()


def _of_table(state: State) -> tuple[Offer, ...]:
    match state.phase:
        case Phase.HUSH:
            return (REVEAL, BELL)
        case Phase.RACE:
            return (close_form(state), BELL)
        case Phase.CALLING:
            return (TIMEOUT[caller(state)], BELL)
    return ()


@lru_cache(maxsize=1024)
def slap_form(clock: str, at: int, last: int | None) -> Form:
    """A slap at a time on the race clock, which runs on into the echo."""
    return Form("slap", (Stamp("at", clock, at, last),))


def early_form(turn: int) -> Form:
    """A slap while the dice are still covered: whenever it comes, its time is written as the same."""
    return slap_form(f"hush {turn}", EARLY.at, EARLY.at)


@lru_cache(maxsize=1024)
def call_form(clock: str, limit: int | None) -> Form:
    """One symbol, one count."""
    return Form("call", (Pick("symbol", SYMBOLS), Number("count", 1, COUNTS), Stamp("took", clock, 0, limit)))


def close_form(state: State) -> Form:
    """Nobody has found anything more."""
    at = state.clock if state.closes_at is None else state.closes_at
    return Form("close", (Stamp("at", race_clock(state), at, None),))


def sample(state: State, who: Actor, form: Form, rng: Random) -> Action:
    """One legal filling of a form, all times, symbols and counts alike."""
    stamp = form.fields[-1]
    assert isinstance(stamp, Stamp)
    if who is None:
        return close(stamp.lo)
    last = stamp.lo + UNTIMED if stamp.hi is None else stamp.hi
    time = stamp.lo + int(rng.random() * (last + 1 - stamp.lo))
    if len(form.fields) == 1:
        return Slap(time)
    return Call(int(rng.random() * len(SYMBOLS)), 1 + int(rng.random() * COUNTS), time)
