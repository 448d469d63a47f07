"""What is asked now, what is legal, and fillings by chance. Why something is not legal stands in `refusals`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rulesets.contract import Action, Actor, Decision, Form, Number, Offer, Pick, Seat, Stamp, Voice
from rulesets.frankendie.actions import BELL, EARLY, REVEAL, ROLL, TIMEOUT, Call, Slap, close
from rulesets.frankendie.clocks import echo_clock, hush_clock, pad_clock, race_clock
from rulesets.frankendie.components import CALL_LIMIT, COUNTS, ECHO, LAST_TURN, SETTLE, SYMBOLS
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
    if phase is HUSH:
        if who is None:
            return _BEFORE
        return _EARLY[state.turn] if who in state.able and not state.dead_until[who] else ()
    if phase is RACE:
        if who is None:
            return _ending(state.turn, state.heard, closing_time(state))
        if who not in state.able:
            return ()
        at, dead = state.clock, state.dead_until[who]
        return _slaps(state.turn, state.heard, at if at > dead else dead, state.closes_at)
    if phase is CALLING:
        return _calling_offers(state, who)
    return _ROLL if phase is READY and who == state.roller else ()


def _calling_offers(state: State, who: Actor) -> Sequence[Offer]:
    front = state.stack[state.heard].seat
    if who is None:
        return _SILENT[front]
    if who == front:
        return _calls(state.turn, state.heard, CALL_LIMIT[state.pace])
    if not state.echo or who not in state.able:
        return ()
    at, dead = state.clock, state.dead_until[who]
    at = at if at > dead else dead
    last = state.cover_at + ECHO
    return _echoes(state.turn, state.heard, at, last) if at <= last else ()


def closing_time(state: State) -> int:
    """From when on the race can be closed: any time, if it is untimed."""
    return state.clock if state.closes_at is None else state.closes_at


def slap_form(clock: str, at: int, last: int | None) -> Form:
    """A slap at a time on the race clock, which runs on into the echo."""
    return Form("slap", (Stamp("at", clock, at, last),))


# The same offers again and again, for all seats alike: made once.
_ROLL: tuple[Offer, ...] = (ROLL,)
_BEFORE: tuple[Offer, ...] = (REVEAL, BELL)
_SILENT: tuple[tuple[Offer, ...], ...] = tuple([(timeout, BELL) for timeout in TIMEOUT])
_EARLY = tuple([(slap_form(hush_clock(turn), EARLY.at, EARLY.at),) for turn in range(LAST_TURN + 1)])
"""By turn: while the dice are covered, and whenever it comes, the time of a slap is written as the same."""


def early_form(turn: int) -> Form:
    """A slap while the dice are still covered."""
    return _EARLY[turn][0]


@lru_cache(maxsize=4096)
def _slaps(turn: int, heard: int, at: int, closes_at: int | None) -> tuple[Offer]:
    return (slap_form(race_clock(turn, heard), at, None if closes_at is None else closes_at - 1),)  # FD-R33


@lru_cache(maxsize=4096)
def _echoes(turn: int, heard: int, at: int, last: int) -> tuple[Offer]:
    return (slap_form(echo_clock(turn, heard), at, last),)


@lru_cache(maxsize=4096)
def _calls(turn: int, heard: int, limit: int | None) -> tuple[Offer]:
    stamp = Stamp("took", pad_clock(turn, heard), 0, limit)
    return (Form("call", (Pick("symbol", SYMBOLS), Number("count", 1, COUNTS), stamp)),)


@lru_cache(maxsize=4096)
def _ending(turn: int, heard: int, at: int) -> tuple[Offer, ...]:
    return (Form("close", (Stamp("at", race_clock(turn, heard), at, None),)), BELL)


def sample(state: State, who: Actor, form: Form, rng: Random) -> Action:
    """One legal filling of a form, all times, symbols and counts alike."""
    stamp = form.fields[-1]
    assert isinstance(stamp, Stamp)
    if who is None:
        return close(stamp.lo)
    last = stamp.lo + UNTIMED if stamp.hi is None else stamp.hi
    time = stamp.lo + int(rng.random() * (last + 1 - stamp.lo))
    if len(form.fields) == 1:
        return EARLY if time < 0 else Slap(time)
    return Call(int(rng.random() * len(SYMBOLS)), 1 + int(rng.random() * COUNTS), time)
