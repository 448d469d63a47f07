"""What one viewer may know, as a value that has no way back to the state.

A partner in teams sees no more than an opponent. While a seat is having a day or a night, the others see no more than
that, whatever it is asked behind its screen.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Seat, View, Viewer
from rulesets.monstrosity.asking import asks
from rulesets.monstrosity.components import (
    FIRST_PLAY,
    FIRST_POWER,
    FLICKER,
    HEARTS,
    NEEDED,
    NONE,
    ROUNDS,
    SLOTS,
    STEAL,
    CardNo,
    Colour,
    HeartNo,
    Slot,
)
from rulesets.monstrosity.monster import Body, Mods, colours, suits, worths
from rulesets.monstrosity.scoring import charge_of, items_of, points_for_power, strong_enough, tally, victims
from rulesets.monstrosity.state import Phase, State, hole_against, mine


@dataclass(frozen=True, slots=True)
class MonsterView:
    """One seat: its monster on the table, and what the viewer may know of its heart and lab (None = nothing)."""

    seat: Seat
    body: Body
    mods: Mods
    """(part, modifier, +1 or -1), oldest first."""
    parts: tuple[tuple[CardNo, Slot, int], ...]
    """Every part with the slot that it fills and what it is worth now."""
    picked: bool
    """Has a heart been picked?"""
    heart: HeartNo | None
    exposed: bool
    gold: int | None
    power: CardNo | None
    charge: int
    """What the power card is worth now."""
    bonus: tuple[int, int, int]
    """Icons, goal and inbred, since it was reanimated."""
    purple: bool
    orange: bool
    dog: bool
    woken: int | None
    """0 for the monster reanimated first, and so on; None = not alive."""
    hole: int
    """1 if somebody else's Black Hole pulls at it."""
    total: int
    """Without the heart and its gold while the viewer may not see them."""
    cards: int
    """How many cards lie in the lab."""
    lab: tuple[CardNo, ...] | None

    @property
    def alive(self) -> bool:
        """Has it been reanimated?"""
        return self.woken is not None


@dataclass(frozen=True, slots=True)
class Switch:
    """What a power card of one's lab would do for a monster: the points that count then, and whether it wakes."""

    card: CardNo
    victim: Seat | None
    points: int
    wakes: bool


@dataclass(frozen=True, slots=True)
class Readiness:
    """Can I power yet? For the viewer's own monster, and the partner's once its heart is up."""

    monster: Seat
    missing: tuple[Slot, ...]
    colours: tuple[tuple[Colour, int, int], ...]
    """What the heart asks for: colour, how many there are, how many are needed."""
    suited: bool
    points: int
    """What counts for the 15 points before a power card."""
    short: int
    """What the power card has to be worth at least."""
    switches: tuple[Switch, ...]
    """The power cards of the lab; one that steals stands here once for each possible victim."""

    @property
    def wakes(self) -> bool:
        """Does any power card of the lab wake it?"""
        return any([switch.wakes for switch in self.switches])


@dataclass(frozen=True, slots=True, kw_only=True)
class MonstrosityView(View):
    """Public items, and the viewer's own heart and lab. Labs stay closed even after the end."""

    advanced: bool
    teams: bool
    phase: Phase
    """DAY or NIGHT for all but the asked seat, whatever it is asked in private."""
    start: Seat
    active: Seat
    round: int
    turn_no: int
    used: int
    """What the active seat has done: see `state`."""
    extra_used: int
    again: bool
    """Does another day follow the hand limit? Told to the asked seat alone."""
    night: bool
    nights: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    pending: CardNo | None
    """The sabotage card that waits for an answer."""
    target: Seat | None
    tied: tuple[CardNo, ...]
    monsters: tuple[MonsterView, ...]
    pile: int
    heart_deck: int
    """Its size, hearts on offer to somebody included."""
    dumpster: tuple[CardNo, ...]
    """From bottom to top."""
    discarders: tuple[Seat, ...]
    """Who discarded each of them; -1 = nobody."""
    dealt: tuple[HeartNo, ...]
    """The hearts that the viewer chooses from now; likewise the next two."""
    offered: tuple[HeartNo, ...]
    inspected: tuple[CardNo, ...]
    ready: tuple[Readiness, ...]
    """For a seat's own view, until its monsters are alive."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.monsters)


def view(state: State, viewer: Viewer) -> MonstrosityView:
    """All that a viewer may know."""
    phase, own = state.phase, viewer is not None and viewer == state.asked
    public = own or phase not in PRIVATE_MOMENTS
    seats = range(len(state.labs))
    monsters = tuple([_monster(state, seat, viewer) for seat in seats])
    return MonstrosityView(
        viewer=viewer,
        asks=asks(state, viewer),
        headline=headline(state),
        points=tuple([monster.total for monster in monsters]),
        advanced=state.advanced,
        teams=state.teams,
        phase=phase if public else working(state),
        start=state.start,
        active=state.active,
        round=state.round,
        turn_no=state.turn_no,
        used=state.used,
        extra_used=state.extra_used,
        again=state.again and own,
        night=state.night,
        nights=state.nights,
        alive=state.alive,
        pending=_known(state.pending),
        target=_known(state.target) if public else None,
        tied=state.tied,
        monsters=monsters,
        pile=len(state.pile),
        heart_deck=len(state.heart_deck) + len(state.offered),
        dumpster=tuple(state.dumpster),
        discarders=tuple(state.discarders),
        dealt=tuple(sorted(state.dealt[state.asked])) if own and phase is Phase.CHOOSE else (),
        offered=tuple(sorted(state.offered)) if own else (),
        inspected=state.labs[state.target] if own and phase is Phase.INSPECTION else (),
        ready=() if viewer is None or phase in (Phase.CHOOSE, Phase.OVER) else _readiness(state, viewer),
    )


PRIVATE_MOMENTS = (Phase.DISCARD, Phase.TRANSPLANT, Phase.INSPECTION)
"""What others take for a part of the day or night."""


def working(state: State) -> Phase:
    """What others see of a seat that works behind its screen."""
    return Phase.NIGHT if state.night else Phase.DAY


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _monster(state: State, seat: Seat, viewer: Viewer) -> MonsterView:
    over = state.phase is Phase.OVER
    heart = state.hearts[seat]
    shown = heart != NONE and (over or state.exposed[seat] or seat == viewer)
    alive = seat in state.alive
    return MonsterView(
        seat=seat,
        body=state.bodies[seat],
        mods=state.mods[seat],
        parts=worths(state.bodies[seat], state.mods[seat], items_of(heart, alive)),
        picked=heart != NONE,
        heart=heart if shown else None,
        exposed=state.exposed[seat],
        gold=state.gold[seat] if shown else None,
        power=_known(state.power[seat]),
        charge=state.charge[seat],
        bonus=state.bonus[seat],
        purple=seat == state.purple,
        orange=seat == state.orange,
        dog=seat == state.dog,
        woken=state.alive.index(seat) if alive else None,
        hole=hole_against(state, seat),
        total=tally(state, seat, shown).total,
        cards=len(state.labs[seat]),
        lab=state.labs[seat] if seat == viewer else None,
    )


def _readiness(state: State, viewer: Seat) -> tuple[Readiness, ...]:
    """The partner's heart is judged only once it is up."""
    return tuple(
        [
            _ready(state, viewer, monster)
            for monster in mine(state, viewer)
            if monster not in state.alive and (monster == viewer or state.exposed[monster])
        ]
    )


def _ready(state: State, viewer: Seat, monster: Seat) -> Readiness:
    body, needs = state.bodies[monster], HEARTS[state.hearts[monster]].needs
    have, points = colours(body), points_for_power(state, monster)
    switches = [
        Switch(
            card,
            _known(victim),
            points + charge_of(state, card, victim),
            strong_enough(state, monster, charge_of(state, card, victim)),
        )
        for card in state.labs[viewer]
        if FIRST_POWER <= card < FIRST_PLAY
        for victim in (victims(state, monster) if card == STEAL else (NONE,))
    ]
    return Readiness(
        monster=monster,
        missing=tuple([slot for slot in range(SLOTS) if body[slot] == NONE]),
        colours=tuple([(colour, have[colour], needs[colour]) for colour in Colour if needs[colour]]),
        suited=suits(body, needs),
        points=points,
        short=NEEDED - points,
        switches=tuple(switches),
    )


def headline(state: State) -> str:
    """Where the game stands in one line."""
    match state.phase:
        case Phase.CHOOSE:
            return "Choosing hearts"
        case Phase.OVER:
            return "The end"
    if state.night:
        left = len([seat for seat in state.nights if seat not in state.alive])
        name = "Power cut" if state.round > ROUNDS else "The all-nighter"
        return f"{name}, {left} still to come" if left else f"{name}, the last turn"
    left = ROUNDS + 1 - state.round if FLICKER <= state.round <= ROUNDS else 0
    flicker = f": the lights flicker, {left} round{'s' * (left != 1)} left" if left else ""
    return f"Round {state.round}{flicker}"
