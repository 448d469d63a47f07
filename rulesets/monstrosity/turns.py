"""How days, rounds and the all-nighter follow each other, from the deal to the end."""

from __future__ import annotations

from rulesets.box import Setup
from rulesets.chance import below, shuffle
from rulesets.contract import Event, Seat
from rulesets.monstrosity import events
from rulesets.monstrosity.box import DRAWN
from rulesets.monstrosity.components import FLICKER, HAND, NONE, ROUNDS, HeartNo
from rulesets.monstrosity.scoring import outcome
from rulesets.monstrosity.state import Phase, State, opening

DAY = Phase.DAY
DEALT, DEALT_FIVE = 3, 2
"""Hearts dealt to each seat, and with five players."""


# ------------------------------------------------------------------------------------------------------- the set-up


def new(setup: Setup, out: list[Event] | None = None) -> State:
    """Draw or name who begins, and deal the hearts. The deck waits until all have picked one."""
    seats, options = setup.seats, setup.options
    state = opening(seats, setup.seed, options["mode"] == "advanced", options["teams"] == "on")
    start = options["start"]
    if start == DRAWN:
        state.start = below(state, seats)
    else:
        assert isinstance(start, int)
        state.start = start
    state.active = state.asked = (state.start + 1) % seats
    deck = list(state.heart_deck)
    shuffle(state, deck)
    count = DEALT_FIVE if seats == 5 else DEALT
    state.dealt = [tuple([deck.pop() for _ in range(count)]) for _ in range(seats)]
    state.heart_deck = tuple(deck)
    if out is not None:
        out.append(events.GameBegan(turn=0, start=state.start, hearts=count))
    return state


def pick_heart(state: State, seat: Seat, heart: HeartNo, out: list[Event] | None) -> None:
    """The heart goes face down to the monster; after the start seat has picked, the labs are dealt."""
    state.hearts[seat] = heart
    state.dealt[seat] = tuple([other for other in state.dealt[seat] if other != heart])
    if out is not None:
        out.append(events.HeartPicked(turn=0, seat=seat, heart=heart))
    if seat != state.start:
        state.active = state.asked = (seat + 1) % len(state.labs)
        return
    deck = [*state.heart_deck, *[left for dealt in state.dealt for left in dealt]]
    state.dealt = [()] * len(state.labs)
    shuffle_hearts(state, deck)
    shuffle(state, state.pile)
    state.labs = [tuple(sorted([state.pile.pop() for _ in range(HAND)])) for _ in state.labs]
    if out is not None:
        out.append(events.LabsDealt(turn=0, cards=HAND))
    _begin_turn(state, out)


def shuffle_hearts(state: State, deck: list[HeartNo]) -> None:
    """These hearts, in a new order, are the heart deck."""
    deck.sort()
    shuffle(state, deck)
    state.heart_deck = tuple(deck)


# -------------------------------------------------------------------------------------------------------------- days


def _begin_turn(state: State, out: list[Event] | None) -> None:
    state.turn_no += 1
    state.extra_used = 0
    _begin_day(state, False, out)


def _begin_day(state: State, extra: bool, out: list[Event] | None) -> None:
    state.phase = DAY
    state.asked = state.active
    state.used = 0
    state.again = False
    if out is not None:
        out.append(events.DayBegan(turn=state.turn_no, seat=state.active, extra=extra))


def end_day(state: State, out: list[Event] | None) -> None:
    """The hand limit comes first, also before an extra day (MO-R5, R42)."""
    seat = state.active
    if len(state.labs[seat]) > HAND:
        state.phase = Phase.DISCARD
        return
    if state.again:
        _begin_day(state, True, out)
        return
    if out is not None:
        out.append(events.DayEnded(turn=state.turn_no, seat=seat, night=False))
    seat += 1
    if seat == len(state.labs):
        seat = 0
    state.active = seat
    if seat == state.start:
        state.round += 1
        if state.round > ROUNDS:
            begin_all_nighter(state, state.start, True, out)
            return
        if state.round >= FLICKER and out is not None:
            out.append(events.Flickers(turn=state.turn_no, left=ROUNDS + 1 - state.round))
    _begin_turn(state, out)


# ------------------------------------------------------------------------------------------------------------- nights


def begin_all_nighter(state: State, first: Seat, cut: bool, out: list[Event] | None) -> None:
    """One last turn for every seat whose monster is not alive, clockwise from `first` (MO-R28, R37, R62)."""
    seats = len(state.labs)
    state.night = True
    state.again = False
    state.nights = tuple([seat for step in range(seats) if (seat := (first + step) % seats) not in state.alive])
    if out is not None:
        out.append(events.AllNighter(turn=state.turn_no, cut=cut, seats=state.nights))
    next_night(state, out)


def end_night(state: State, out: list[Event] | None) -> None:
    """The next seat, or the end."""
    if out is not None:
        out.append(events.DayEnded(turn=state.turn_no, seat=state.active, night=True))
    next_night(state, out)


def next_night(state: State, out: list[Event] | None) -> None:
    """A seat whose monster has come alive by then is skipped; after the last the game is over."""
    while state.nights:
        seat, *rest = state.nights
        state.nights = tuple(rest)
        if seat not in state.alive:
            state.active = state.asked = seat
            state.used = 0
            state.turn_no += 1
            state.phase = Phase.NIGHT
            if out is not None:
                out.append(events.NightBegan(turn=state.turn_no, seat=seat))
            return
    state.phase = Phase.OVER
    state.asked = NONE
    if out is not None:
        result = outcome(state)
        assert result is not None
        out.append(events.Final(turn=state.turn_no, winners=result.winners, decided_by=result.decided_by))
