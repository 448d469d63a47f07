"""Which parts a seat could assemble, and which power cards play. Pieces are kept by what they hang on, for speed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rulesets.contract import Offer, Seat
from rulesets.monstrosity.actions import Assemble, assemble, power, steal_power
from rulesets.monstrosity.components import (
    EXTENSION,
    FIRST_PLAY,
    FIRST_POWER,
    HOME,
    NONE,
    PAIRS,
    PLACES,
    STEAL,
    CardNo,
    Slot,
)
from rulesets.monstrosity.monster import Body, complete
from rulesets.monstrosity.scoring import charge_of, strong_enough, victims
from rulesets.monstrosity.state import State, mine

_KEEP = 1 << 14


def buildable(state: State, seat: Seat) -> Sequence[Seat]:
    """The monsters that a seat may still work on: its own and its partner's, unless alive."""
    if not state.alive:
        return mine(state, seat)
    return [monster for monster in mine(state, seat) if monster not in state.alive]


def list_assembles(state: State, seat: Seat, lab: tuple[CardNo, ...], offers: list[Offer]) -> None:
    """Append the ways to assemble each part of the lab."""
    if not state.teams:
        if seat not in state.alive:
            row = _placings(seat, extension_slot(state.bodies[seat]), state.advanced)
            for card in lab:
                if card >= FIRST_POWER:
                    return
                offers += row[card]
        return
    rows = [
        _placings(monster, extension_slot(state.bodies[monster]), state.advanced) for monster in buildable(state, seat)
    ]
    offers += [action for card in lab if card < FIRST_POWER for row in rows for action in row[card]]


def extension_slot(body: Body) -> Slot:
    """Where the extension sits, or NONE."""
    return body.index(EXTENSION) if EXTENSION in body else NONE


def ways_for(card: CardNo, extension: Slot, advanced: bool) -> list[tuple[Slot, bool]]:
    """Slots for a part, each as it is and, where the extension fills it, connected to that."""
    ways: list[tuple[Slot, bool]] = []
    for slot in (PLACES if advanced else HOME)[card]:
        ways.append((slot, False))
        if slot == extension and card != EXTENSION and not PAIRS[card]:
            ways.append((slot, True))
    return ways


@lru_cache(maxsize=_KEEP)
def _placings(monster: Seat, extension: Slot, advanced: bool) -> tuple[tuple[Assemble, ...], ...]:
    """By part: the ways to assemble it on a monster with the extension in that slot."""
    return tuple(
        [
            tuple([assemble(card, monster, slot, onto) for slot, onto in ways_for(card, extension, advanced)])
            for card in range(FIRST_POWER)
        ]
    )


def list_powers(state: State, seat: Seat, lab: tuple[CardNo, ...], offers: list[Offer]) -> None:
    """Append the ways to play each power card of the lab."""
    if not state.teams and not complete(state.bodies[seat]):
        return
    ready = [monster for monster in buildable(state, seat) if complete(state.bodies[monster])]
    powers = [card for card in lab if FIRST_POWER <= card < FIRST_PLAY] if ready else ()
    for card in powers:
        for monster in ready:
            if card == STEAL:
                offers += [
                    steal_power(card, monster, victim)
                    for victim in clockwise(state, seat, victims(state, monster))
                    if strong_enough(state, monster, state.charge[victim])
                ]
            elif strong_enough(state, monster, charge_of(state, card)):
                offers.append(power(card, monster))


def clockwise(state: State, seat: Seat, seats: Iterable[Seat]) -> list[Seat]:
    """Seats in the order in which they sit from an acting one."""
    return sorted(seats, key=lambda other: (other - seat) % len(state.labs))
