"""Which clock runs, by name: what the program is told, and the timers it gets. The rules read no clock themselves.

Each name is used once in a match: turns only rise, and within a turn the stack or the number of hands heard has grown
whenever dice are uncovered, covered, or the next pad opens.
"""

from __future__ import annotations

from rulesets.contract import Timer
from rulesets.frankendie.actions import REVEAL, TIMEOUT, close
from rulesets.frankendie.components import CALL_LIMIT, DEAF_HUSH, DEAF_PAD, ECHO
from rulesets.frankendie.state import Phase, State, caller


def hush_clock(turn: int) -> str:
    """The covered dice before the reveal."""
    return f"hush {turn}"


def race_clock(turn: int, heard: int) -> str:
    """Uncovered dice, after so many hands have called."""
    return f"race {turn}.{heard}"


def echo_clock(turn: int, heard: int) -> str:
    """Covered dice, and hands already moving."""
    return f"echo {turn}.{heard}"


def pad_clock(turn: int, heard: int) -> str:
    """A hand that is to call, after so many others."""
    return f"pad {turn}.{heard}"


def timers(state: State) -> tuple[Timer, ...]:
    """Run one after another. How long the dice stay covered stands here alone."""
    phase = state.phase
    if phase is Phase.RACE:
        end = state.closes_at
        over = close(state.clock if end is None else end)
        return (Timer(race_clock(state.turn, state.heard), state.clock, end, over, quiet=True, early=True),)
    if phase is Phase.CALLING:
        limit = CALL_LIMIT[state.pace]
        silent = TIMEOUT[caller(state)]
        pad = Timer(
            pad_clock(state.turn, state.heard), 0, limit, silent, early=limit is None, halts=True, deaf=DEAF_PAD
        )
        if not state.echo:
            return (pad,)
        return (
            Timer(
                echo_clock(state.turn, state.heard), state.clock, state.cover_at + ECHO, None, quiet=True, runs_on=True
            ),
            pad,
        )
    if phase is Phase.HUSH:
        return (Timer(hush_clock(state.turn), 0, state.hush, REVEAL, deaf=DEAF_HUSH),)
    return ()
