"""Assembling a part, the completion check, and throwing the switch."""

from __future__ import annotations

from rulesets.contract import Event, Seat
from rulesets.monstrosity import events
from rulesets.monstrosity.components import DOG, NONE, CardNo, Slot
from rulesets.monstrosity.dumpster import take_from_lab, throw
from rulesets.monstrosity.monster import complete, place
from rulesets.monstrosity.scoring import NO_BONUS, bonus_of, charge_of, tally
from rulesets.monstrosity.state import State, mine
from rulesets.monstrosity.turns import begin_all_nighter


def assemble_part(
    state: State,
    seat: Seat,
    part: CardNo,
    monster: Seat,
    slot: Slot,
    on_extension: bool,
    quick: CardNo,
    out: list[Event] | None,
) -> None:
    """Place a part out of the lab; `quick` = the Quick Stitch that allows it, or NONE."""
    take_from_lab(state, seat, part)
    body, mods, fallen = place(state.bodies[monster], state.mods[monster], part, slot, on_extension)
    state.bodies[monster], state.mods[monster] = body, mods
    if fallen:
        throw(state, fallen, seat)
    if out is not None:
        out.append(
            events.Assembled(
                turn=state.turn_no,
                seat=seat,
                monster=monster,
                card=part,
                slot=slot,
                on_extension=on_extension,
                fallen=fallen,
                quick=None if quick == NONE else quick,
            )
        )
    if complete(body):
        _completed(state, monster, out)


def _completed(state: State, monster: Seat, out: list[Event] | None) -> None:
    """The heart is turned up, and the first complete monster gets the purple ribbon; both for good (MO-R17, R18)."""
    if not state.exposed[monster]:
        state.exposed[monster] = True
        if out is not None:
            out.append(events.Exposed(turn=state.turn_no, monster=monster, heart=state.hearts[monster]))
    if state.purple == NONE:
        state.purple = monster
        if out is not None:
            out.append(events.Ribbon(turn=state.turn_no, monster=monster, purple=True))


def reanimate(state: State, seat: Seat, card: CardNo, monster: Seat, victim: Seat, out: list[Event] | None) -> None:
    """The power card is laid; ribbons and bonuses belong to the monster, whoever threw the switch (MO-R60)."""
    take_from_lab(state, seat, card)
    charge = charge_of(state, card, victim)
    if victim != NONE:
        state.charge[victim] = 0  # MO-R26
    state.power[monster] = card
    state.charge[monster] = charge
    state.alive += (monster,)
    bonus = NO_BONUS
    if state.advanced:
        bonus = bonus_of(state.bodies[monster], state.mods[monster], state.hearts[monster], charge)
    state.bonus[monster] = bonus.icons, bonus.goal, bonus.inbred
    first = state.orange == NONE
    if first:
        state.orange = monster
    guarded = state.dog == monster
    if guarded:  # MO-R23
        state.dog = NONE
        throw(state, (DOG,))
    if out is not None:
        turn = state.turn_no
        out.append(
            events.Reanimated(
                turn=turn,
                seat=seat,
                monster=monster,
                card=card,
                charge=charge,
                victim=None if victim == NONE else victim,
                icons=bonus.icons,
                goal=bonus.goal,
                inbred=bonus.inbred,
                total=tally(state, monster).total,
            )
        )
        if first:
            out.append(events.Ribbon(turn=turn, monster=monster, purple=False))
        if guarded:
            out.append(events.DogGone(turn=turn, monster=monster))
    if not state.night and all([partner in state.alive for partner in mine(state, monster)]):  # MO-R62
        begin_all_nighter(state, (seat + 1) % len(state.labs), False, out)
