"""Who wins, the ranking, and which comparison decided."""

from __future__ import annotations

from rulesets.contract import Outcome, Seat
from rulesets.frankendie.components import seconds
from rulesets.frankendie.state import NONE, Ending, Phase, State


def _rank(state: State, seat: Seat) -> tuple[bool, int, int]:
    """Smaller is better: the living Creature, then more parts, then the earlier last gain."""
    return (state.ending is not Ending.ALIVE or seat != state.winner, -len(state.parts[seat]), state.last_gain[seat])


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Best first. Only seats without a part can tie, and they share their place."""
    ranking = sorted(range(len(state.parts)), key=lambda seat: _rank(state, seat))
    shared = [seat for seat in ranking if not state.parts[seat]]
    alone = [(seat,) for seat in ranking if state.parts[seat]]
    return (*alone, tuple(shared)) if shared else tuple(alone)


def leader(state: State) -> Seat:
    """Who would win if dawn broke now: the best with a part at all, or NONE."""
    best = places(state)[0][0]
    return best if state.parts[best] else NONE


def decided_by(state: State) -> str:
    """What put the first before all others."""
    if state.ending is Ending.ALIVE:
        return "lightning called right for a whole Creature"
    if state.winner == NONE:
        return "nobody has a single part"
    ranking = [seat for place in places(state) for seat in place]
    first, second = [len(state.parts[seat]) for seat in ranking[:2]]
    if first > second:
        return f"more body parts, {first} against {second}"
    return f"as many body parts, {first}, but earlier"


def outcome(state: State) -> Outcome | None:
    """The result; None while the game runs."""
    if state.phase is not Phase.OVER:
        return None
    notes: tuple[str, ...] = ()
    if state.best_seat != NONE:
        notes = (f"The quickest correct hand: {{{state.best_seat}}}, at {seconds(state.best_at)}.",)
    return Outcome(
        winners=() if state.winner == NONE else (state.winner,),
        places=places(state),
        lines=(
            ("latest part was no.", tuple(state.last_gain)),
            ("body parts", tuple([len(parts) for parts in state.parts])),
        ),
        decided_by=decided_by(state),
        ending=_ending(state),
        notes=notes,
    )


def _ending(state: State) -> str:
    if state.ending is Ending.ALIVE:
        return f"It's alive! {{{state.winner}}} has called the lightning down."
    if state.winner == NONE:
        return f"Dawn breaks after turn {state.turn}, and all tables are empty."
    return f"Dawn breaks after turn {state.turn}, and no Creature lives."
