"""Positions that fit what a viewer knows, and the redrawing of what nobody knows: covered dice, and luck to come."""

from __future__ import annotations

from random import Random

from rulesets.chance import seed_of
from rulesets.contract import Seen
from rulesets.frankendie.rolling import throw
from rulesets.frankendie.rules import decided
from rulesets.frankendie.state import NONE, Phase, State
from rulesets.frankendie.view import FrankenDieView


def resample(seen: Seen, rng: Random) -> State:
    """A full state that fits the view: covered dice fall anew, so that the calls heard leave the turn open."""
    view: FrankenDieView = seen.view
    state = State(
        seed=rng.getrandbits(53),
        draws=0,
        parts_needed=view.parts_needed,
        pace=view.pace,
        scorch=view.scorch,
        dawn=view.dawn,
        handicaps=view.handicaps,
        phase=view.phase,
        turn=view.turn,
        roller=view.roller,
        ending=view.ending,
        winner=NONE if view.winner is None else view.winner,
        gains=view.gains,
        best_seat=NONE if view.best is None else view.best[0],
        best_at=NONE if view.best is None else view.best[1],
        supply=list(view.supply),
        parts=list(view.parts),
        last_gain=list(view.last_gain),
        scorch_left=list(view.scorch_left),
        last=view.last,
        dice=view.dice,
        hush=0,
        geniuses=view.geniuses,
        dead_until=view.dead_until,
        able=view.able,
        locked=view.locked,
        stack=view.hands,
        heard=view.heard,
        clock=view.clock,
        cover_at=view.cover_at,
        echo=view.echo,
        closes_at=view.closes_at,
    )
    _throw_covered(state)
    return state


def stir(state: State, salt: int) -> None:
    """Redraw the luck to come, and the dice if they are covered."""
    state.seed = seed_of(f"{state.seed}:{state.draws}:{salt}")
    state.draws = 0
    _throw_covered(state)


def _throw_covered(state: State) -> None:
    if state.phase is Phase.HUSH:
        throw(state)
    elif state.phase is Phase.CALLING:
        throw(state)
        while decided(state):
            throw(state)
        state.hush = 0
