"""Setting up, and what a roll fixes for the whole turn: dice, geniuses, dead keys."""

from __future__ import annotations

from functools import cache
from itertools import product

from rulesets.box import Setup
from rulesets.chance import below, bits
from rulesets.contract import Event, Seat
from rulesets.frankendie.components import DIE, HUSH, SCORCH, Pace, Symbol
from rulesets.frankendie.events import Began, Rolled
from rulesets.frankendie.state import Phase, State, opening

_FIRST_FOUR: tuple[tuple[Symbol, ...], ...] = tuple(product(*DIE[:4]))
_OTHER_FOUR: tuple[tuple[Symbol, ...], ...] = tuple(product(*DIE[4:]))
"""All ways in which four dice can fall, all alike."""
_WAYS = len(_FIRST_FOUR) * len(_OTHER_FOUR) * len(HUSH)
_NEED = _WAYS.bit_length()


def check(setup: Setup) -> str | None:
    """The seat that rolls first has to be there; all else goes together."""
    first = setup.options["first_roller"]
    if isinstance(first, int) and first >= setup.seats:
        return f"first_roller cannot be {first} with {setup.seats} players: choose seeded, or 0 to {setup.seats - 1}."
    return None


def new(setup: Setup, out: list[Event] | None = None) -> State:
    """Lay the table and find out who rolls first."""
    state = opening(setup.seats, setup.seed)
    options = setup.options
    needed, dawn, handicaps, first = (options[name] for name in ("parts_needed", "dawn", "handicap", "first_roller"))
    assert isinstance(needed, int) and isinstance(dawn, int) and isinstance(handicaps, tuple)
    state.parts_needed, state.dawn = needed, dawn
    state.handicaps = tuple([int(handicap) for handicap in handicaps])
    state.pace = Pace[str(options["pace"]).upper()]
    state.scorch = options["botch"] == "scorch"
    state.roller = first if isinstance(first, int) else below(state, setup.seats)
    if out is not None:
        out.append(Began(turn=1, seat=state.roller, chosen=isinstance(first, int)))
    return state


def roll(state: State, out: list[Event] | None) -> None:
    """Clear the race, fix who is a genius and whose key is dead, roll, and cover the dice."""
    state.last = None
    state.geniuses = geniuses(state)
    state.dead_until = _dead_until(state) if state.scorch else state.handicaps
    state.able = _clockwise(state.roller, len(state.parts))
    throw(state)
    state.phase = Phase.HUSH
    if out is not None:
        out.append(Rolled(turn=state.turn, seat=state.roller, geniuses=state.geniuses))


def _dead_until(state: State) -> tuple[int, ...]:
    """The longer of scorch and handicap, not both (FD-R26)."""
    keys = zip(state.handicaps, state.scorch_left, strict=True)
    return tuple([max(handicap, SCORCH) if left else handicap for handicap, left in keys])


@cache
def _clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple([(first + step) % seats for step in range(seats)])


def throw(state: State) -> None:
    """A face for each die, then how long they stay covered: one draw."""
    luck = bits(state, _NEED) % _WAYS
    luck, first = divmod(luck, len(_FIRST_FOUR))
    wait, other = divmod(luck, len(_OTHER_FOUR))
    state.dice = _FIRST_FOUR[first] + _OTHER_FOUR[other]
    state.hush = HUSH[wait]


def geniuses(state: State) -> tuple[Seat, ...]:
    """All complete seats; if there are none, the one that is strictly ahead (FD-R9 to R12)."""
    counts = [len(parts) for parts in state.parts]
    most = max(counts)
    if most >= state.parts_needed:
        return tuple([seat for seat, count in enumerate(counts) if count == most])
    return (counts.index(most),) if counts.count(most) == 1 else ()
