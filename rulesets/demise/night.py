"""The end of a night: what calls the mob, the scoring, and what is left for the next night."""

from __future__ import annotations

from rulesets.contract import Event, Seat
from rulesets.demise import events
from rulesets.demise.components import (
    FIRST_CREATURE,
    FORMALDEHYDE,
    JARS_PER_VP,
    MOB,
    NO_PARTS,
    TRACK_SPACES,
    grid_vp,
    plus,
    track_vp,
)
from rulesets.demise.gains import pay_gold, shuffle_all
from rulesets.demise.reach import open_track
from rulesets.demise.scoring import can_feed, chart, feed_price, outcome
from rulesets.demise.state import DAWN, TRIM, State, holder


def night_over(state: State) -> str | None:
    """What ends the night at the end of a rolling round, in words; None = it goes on (DM-R5, R60)."""
    if state.rage == MOB:
        return f"rage stands at {MOB}"
    if not open_track(state):
        return "the Monster track is full"
    if state.rolling == state.rounds:
        return f"the night's last rolling round, the {state.rounds}th, is over"
    return None


def score_night(state: State, why: str, out: list[Event] | None) -> None:
    """The mob: Grid, track and jars, then creatures; then the end, or the next night."""
    if out is not None:
        out.append(events.MobCame(turn=state.turn_no, night=state.night, why=why))
    seats = range(len(state.scores))
    for seat in seats:
        _score_lab(state, seat, out)
    first = holder(state)
    for seat in seats:
        _feed(state, (first + seat) % len(state.scores), out)
    if state.night < len(state.scores):
        _burn(state, out)
    elif out is not None:
        result = outcome(state)
        assert result is not None
        out.append(events.Final(turn=state.turn_no, winners=result.winners, decided_by=result.decided_by))


def _score_lab(state: State, seat: Seat, out: list[Event] | None) -> None:
    blocks = state.blocks[seat]
    grid, monsters = grid_vp(blocks), track_vp(blocks)
    jars = sum(state.parts[seat]) // JARS_PER_VP if FORMALDEHYDE in state.cards[seat] else 0
    state.scores[seat] += grid + monsters + jars
    before = state.earned[seat]
    state.earned[seat] = (before[0] + grid, before[1] + monsters, before[2] + jars, before[3])
    if out is not None:
        parts = sum(state.parts[seat])
        out.append(
            events.LabScored(
                turn=state.turn_no, seat=seat, blocks=blocks, parts=parts, grid=grid, monsters=monsters, jars=jars
            )
        )


def _feed(state: State, seat: Seat, out: list[Event] | None) -> None:
    """As many creatures as the gold allows; the newest go (DM-R41)."""
    cards = state.cards[seat]
    creatures = [card for card in cards if card >= FIRST_CREATURE]
    if not creatures:
        return
    fed = can_feed(len(creatures), state.gold[seat], cards)
    gold, vp, lost = feed_price(fed, cards), chart(fed), tuple(creatures[fed:])
    pay_gold(state, seat, gold)
    state.scores[seat] += vp
    before = state.earned[seat]
    state.earned[seat] = (*before[:3], before[3] + vp)
    if lost:
        state.cards[seat] = tuple([card for card in cards if card not in lost])
        state.discards += lost
    if out is not None:
        out.append(events.CreaturesFed(turn=state.turn_no, seat=seat, fed=fed, gold=gold, vp=vp, lost=lost))


def _burn(state: State, out: list[Event] | None) -> None:
    """The beaker passes on; everything but what people own goes back to the beginning.

    Bodies leave together with their blocks, so that none ever lies without one; nothing hangs on that order.
    """
    seats = len(state.scores)
    state.night += 1
    state.rolling = 1
    shuffle_all(state, None)
    state.blocks = [0] * seats
    for body in state.bodies:
        state.pool = plus(state.pool, body)
    state.bodies = (NO_PARTS,) * TRACK_SPACES
    state.igor = state.rage = 1
    first = holder(state)
    state.stack = ((DAWN,), *[(TRIM, (first + seat) % seats) for seat in reversed(range(seats))])
    if out is not None:
        out.append(events.LabsBurnt(turn=state.turn_no, display=state.display))
