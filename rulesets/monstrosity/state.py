"""The whole position as whole numbers, and its quick copy.

Bodies, modifiers and labs are tuples, so that copies share them. Labs stand in display order, which is the order of the
card numbers; the dumpster lies from bottom to top; the next card of the draw pile is its last, where `pop` takes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from rulesets.contract import Seat
from rulesets.monstrosity.components import (
    BLACK_HOLE,
    CARDS,
    FIRST_ACTION,
    FIRST_ITEM,
    HEART_OF_GOLD,
    HEARTS,
    NONE,
    CardNo,
    HeartNo,
)
from rulesets.monstrosity.monster import NOTHING, Body, Mods


class Phase(IntEnum):
    """What is asked now."""

    CHOOSE = 0
    """A heart out of those dealt."""
    DAY = 1
    DISCARD = 2
    """Down to seven cards."""
    TIE = 3
    """The victim says which limb goes."""
    BLADE = 4
    TRANSPLANT = 5
    INSPECTION = 6
    NIGHT = 7
    OVER = 8


# What the active seat has done today or tonight, in `State.used`. A day may hold one option only (MO-R1, R3): the first
# three together are Seize the Day, each other one stands alone. A night may hold all but the last two, once each.
DREW, PLAYED, DISCARDED, ASSEMBLED, POWERED, FREEGANED, TRASHED = [1 << bit for bit in range(7)]
SEIZED = DREW | PLAYED | DISCARDED


@dataclass(slots=True)
class State:
    """Everything that there is to know, and no text, no names, no log."""

    seed: int
    draws: int
    advanced: bool
    teams: bool
    phase: Phase
    start: Seat
    active: Seat
    """Whose day or night it is; during the choice of hearts, who chooses."""
    asked: Seat
    """Whose answer is awaited: the active seat but for a tie; NONE when the game is over."""
    round: int
    """1 to 60; 61 in the night that a power cut brings."""
    turn_no: int
    """0 while hearts are chosen; a seat's extra days and its day belong to one turn."""
    used: int
    extra_used: int
    """Extra Days played this turn."""
    again: bool
    """Does another day of the same seat follow when this one is over?"""
    night: bool
    """Has the all-nighter begun?"""
    nights: tuple[Seat, ...]
    """The seats whose night is still to come, those alive by then included."""
    pending: CardNo
    """The sabotage card that waits for an answer, or NONE."""
    target: Seat
    """The seat that a pending card or a Lab Inspection is about, or NONE."""
    tied: tuple[CardNo, ...]
    """The limbs among which the victim chooses."""
    offered: tuple[HeartNo, ...]
    """The hearts of a running transplant."""
    purple: Seat
    orange: Seat
    dog: Seat
    """At whose monster the Guard Dog lies, or NONE."""
    alive: tuple[Seat, ...]
    """In the order of reanimation."""
    bodies: list[Body]
    mods: list[Mods]
    hearts: list[HeartNo]
    exposed: list[bool]
    gold: list[int]
    """What the Heart of Gold has gained in this seat's hands."""
    power: list[CardNo]
    charge: list[int]
    """What the power card of each living monster is worth now."""
    bonus: list[tuple[int, int, int]]
    """Icons, goal and inbred of each living monster, fixed when it was reanimated (MO-R25)."""
    labs: list[tuple[CardNo, ...]]
    dealt: list[tuple[HeartNo, ...]]
    """The hearts dealt at the set-up; the unpicked ones lie here until the last seat has picked."""
    heart_deck: tuple[HeartNo, ...]
    dumpster: list[CardNo]
    discarders: list[Seat]
    """Who is taken to have discarded each card of the dumpster, or NONE (MO-R11)."""
    pile: list[CardNo]

    def clone(self) -> State:
        """An independent copy."""
        return State(
            self.seed,
            self.draws,
            self.advanced,
            self.teams,
            self.phase,
            self.start,
            self.active,
            self.asked,
            self.round,
            self.turn_no,
            self.used,
            self.extra_used,
            self.again,
            self.night,
            self.nights,
            self.pending,
            self.target,
            self.tied,
            self.offered,
            self.purple,
            self.orange,
            self.dog,
            self.alive,
            self.bodies[:],
            self.mods[:],
            self.hearts[:],
            self.exposed[:],
            self.gold[:],
            self.power[:],
            self.charge[:],
            self.bonus[:],
            self.labs[:],
            self.dealt[:],
            self.heart_deck,
            self.dumpster[:],
            self.discarders[:],
            self.pile[:],
        )


def deck_of(advanced: bool) -> list[CardNo]:
    """The cards in the game, in display order: a beginner's game leaves the special items in the box."""
    return [card for card in range(len(CARDS)) if advanced or not FIRST_ITEM <= card < FIRST_ACTION]


def hearts_of(advanced: bool) -> list[HeartNo]:
    """The hearts in the game: a beginner's game leaves the Heart of Gold in the box."""
    return [heart for heart in range(len(HEARTS)) if advanced or heart != HEART_OF_GOLD]


def opening(seats: int, seed: int = 0, advanced: bool = True, teams: bool = False) -> State:
    """An empty table: nothing shuffled, no heart dealt, seat 0 to begin."""
    return State(
        seed=seed,
        draws=0,
        advanced=advanced,
        teams=teams,
        phase=Phase.CHOOSE,
        start=0,
        active=1 % seats,
        asked=1 % seats,
        round=1,
        turn_no=0,
        used=0,
        extra_used=0,
        again=False,
        night=False,
        nights=(),
        pending=NONE,
        target=NONE,
        tied=(),
        offered=(),
        purple=NONE,
        orange=NONE,
        dog=NONE,
        alive=(),
        bodies=[NOTHING] * seats,
        mods=[()] * seats,
        hearts=[NONE] * seats,
        exposed=[False] * seats,
        gold=[0] * seats,
        power=[NONE] * seats,
        charge=[0] * seats,
        bonus=[(0, 0, 0)] * seats,
        labs=[()] * seats,
        dealt=[()] * seats,
        heart_deck=tuple(hearts_of(advanced)),
        dumpster=[],
        discarders=[],
        pile=deck_of(advanced),
    )


# ---------------------------------------------------------------------------------------------------- who is who


def own_monsters(seats: int, teams: bool, seat: Seat) -> tuple[Seat, ...]:
    """The monsters that a seat builds: its own, and in teams its partner's."""
    return (seat, (seat + 2) % seats) if teams else (seat,)


def opponents(seats: int, teams: bool, seat: Seat) -> tuple[Seat, ...]:
    """The opponents of a seat, clockwise from it."""
    mine = own_monsters(seats, teams, seat)
    around = [(seat + step) % seats for step in range(1, seats)]
    return tuple([other for other in around if other not in mine])


_BOTH = (False, True)
MINE = tuple([tuple([tuple([own_monsters(n, teams, seat) for seat in range(n)]) for n in range(6)]) for teams in _BOTH])
"""`own_monsters` by teams, number of seats and seat."""
OTHERS = tuple([tuple([tuple([opponents(n, teams, seat) for seat in range(n)]) for n in range(6)]) for teams in _BOTH])
"""`opponents` likewise."""


def mine(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The monsters that a seat builds."""
    return MINE[state.teams][len(state.labs)][seat]


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The opponents of a seat, clockwise from it."""
    return OTHERS[state.teams][len(state.labs)][seat]


def hole_against(state: State, seat: Seat) -> int:
    """1 if an exposed Black Hole pulls at this seat's monster, else 0 (MO-R44)."""
    for owner, heart in enumerate(state.hearts):
        if heart == BLACK_HOLE:
            return 1 if owner != seat and state.exposed[owner] else 0
    return 0
