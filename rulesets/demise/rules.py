"""What an action does; then `flow` goes on to the next question. What is legal stands in `choices` and `refusals`."""

from __future__ import annotations

from functools import lru_cache

from rulesets.contract import Action, Actor, Event, Seat
from rulesets.demise import events
from rulesets.demise.actions import (
    SKIMP_GOLD,
    Annex,
    Buy,
    ClinicBuild,
    ClinicPlace,
    Curate,
    Done,
    IgorRelocate,
    IgorShift,
    IgorUpgrade,
    Keep,
    KeepParts,
    MoveVillager,
    PawnRoll,
    PawnSell,
    Pick,
    Settle,
    Stitch,
    TakeBox,
    TakeBuild,
    TakeVp,
    TurnDie,
)
from rulesets.demise.components import (
    ABETTOR,
    ATLAS,
    BODY,
    BUILD_GOLD,
    CLINICIAN,
    COADJUTOR,
    DECK,
    FIRST_C,
    FIRST_M,
    FLATTERED_VP,
    FLATTERER,
    INTERNIST,
    NO_CARD,
    NO_PARTS,
    OFFICER,
    ONE,
    TRADER,
    UNDERTAKER,
    VP_TAKEN,
    Kind,
    Place,
    minus,
)
from rulesets.demise.components import IGOR as IGOR_BOX
from rulesets.demise.curator import arrive
from rulesets.demise.flow import advance, keep_parts, move_villager
from rulesets.demise.gains import (
    build,
    card_vp,
    draw_for,
    enrage,
    give_parts,
    pay_gold,
    pick,
    pop,
    put_block,
    settle,
    shuffle_all,
    swap,
    take_gold,
    undertaker,
)
from rulesets.demise.reach import BODIES, price, upgrades, village_share
from rulesets.demise.state import BUY_CARDS, CLINIC, CURATE, IGOR, PAWN, State


def apply(state: State, who: Actor, action: Action, out: list[Event] | None = None) -> None:
    """Do it, in place and unchecked."""
    assert who is not None
    seat = who
    match action:
        case TakeVp(die, refresh):
            _take_vp(state, seat, die, refresh, out)
        case TakeBox(die):
            _take_box(state, seat, die, out)
        case IgorRelocate(source, to):
            _relocate(state, seat, source, to, out)
        case Done():
            pop(state)
        case IgorShift(steps):
            _shift(state, seat, steps, out)
        case Settle(value):
            settle(state, seat, value, out)
        case Curate(space, lift):
            pop(state)
            _place(state, seat, space, lift, out)
            arrive(state, seat, space, out)
        case ClinicPlace(square, lift):
            _clinic_place(state, seat, square, lift, out)
        case Buy(slot):
            _buy(state, seat, slot, out)
        case Pick(kinds):
            pick(state, seat, kinds, out)
        case PawnSell(part):
            _sell(state, seat, part, out)
        case PawnRoll():
            _pawn_roll(state, seat, out)
        case Annex(square, lift):
            pop(state)
            _place(state, seat, square, lift, out)
        case IgorUpgrade(part, source):
            _upgrade(state, seat, part, source, out)
        case MoveVillager(steps):
            move_villager(state, steps, out)
        case TakeBuild(die, skimp, space, lift):
            _take_build(state, seat, die, skimp, space, lift, out)
        case ClinicBuild(limb, space, lift):
            _clinic_build(state, seat, limb, space, lift, out)
        case KeepParts(heads, torsos, arms, legs):
            keep_parts(state, seat, (heads, torsos, arms, legs), out)
        case Keep():
            pop(state)
            if out is not None:
                out.append(events.DiceKept(turn=state.turn_no, seat=seat))
        case TurnDie(die, to):
            _turn_die(state, seat, die, to, out)
        case Stitch(space, lift, cards):
            pop(state)
            build(state, seat, space, lift, NO_PARTS, NO_PARTS, 0, cards, out)
    advance(state, out)


# ------------------------------------------------------------------------------------------------------------ the dice


def _remove(state: State, die: int) -> None:
    state.dice = _changed(state.dice, die, -1)


@lru_cache(maxsize=1 << 14)
def _changed(dice: tuple[int, ...], die: int, by: int) -> tuple[int, ...]:
    return (*dice[: die - 1], dice[die - 1] + by, *dice[die:])


def _turn_die(state: State, seat: Seat, die: int, to: int, out: list[Event] | None) -> None:
    pop(state)
    _remove(state, die)
    state.dice = _changed(state.dice, to, 1)
    if out is not None:
        out.append(events.DieTurned(turn=state.turn_no, seat=seat, die=die, to=to))


def _take_box(state: State, seat: Seat, die: int, out: list[Event] | None) -> None:
    """A die is taken for its box."""
    pop(state)
    _remove(state, die)
    if out is not None:
        out.append(events.DieTaken(turn=state.turn_no, seat=seat, die=die))
    if die == IGOR_BOX:
        state.stack += ((IGOR, 0, 0, 0, 0),)
    elif die == UNDERTAKER:
        if INTERNIST not in state.cards[seat]:  # DM-R56
            enrage(state, seat, out)
        undertaker(state, seat, True, out)
    elif die == TRADER:
        take_gold(state, seat, 2 if COADJUTOR in state.cards[seat] else 1, True, out)
        if ABETTOR in state.cards[seat]:
            undertaker(state, seat, False, out)
    elif die == CLINICIAN:
        state.stack += ((CLINIC, 0, 0),)
    elif die == OFFICER:
        state.stack += ((BUY_CARDS, 0, 0),)
    else:
        state.stack += ((CURATE,),)


def _take_vp(state: State, seat: Seat, die: int, refresh: bool, out: list[Event] | None) -> None:
    state.stack = state.stack[:-1]
    state.dice = _changed(state.dice, die, -1)
    vp = FLATTERED_VP if FLATTERER in state.cards[seat] else VP_TAKEN
    state.scores[seat] += vp
    if out is not None:
        out.append(events.DieForVp(turn=state.turn_no, seat=seat, die=die, vp=vp))
    if refresh:
        shuffle_all(state, None)
        if out is not None:
            out.append(events.Refreshed(turn=state.turn_no, seat=seat, display=state.display))


def _take_build(
    state: State, seat: Seat, die: int, skimp: int, space: Place, lift: Place, out: list[Event] | None
) -> None:
    pop(state)
    _remove(state, die)
    if out is not None:
        out.append(events.DieForMonster(turn=state.turn_no, seat=seat, die=die))
    build(state, seat, space, lift, BODIES[skimp], NO_PARTS, BUILD_GOLD - (skimp == SKIMP_GOLD), (), out)


# ---------------------------------------------------------------------------------------------------------------- Igor


def _shift(state: State, seat: Seat, steps: int, out: list[Event] | None) -> None:
    swap(state, (IGOR, 1, *state.stack[-1][2:]))
    state.igor += steps
    if out is not None:
        out.append(events.IgorMoved(turn=state.turn_no, seat=seat, level=state.igor))


def _relocate(state: State, seat: Seat, source: Place, to: Place, out: list[Event] | None) -> None:
    _, shifted, moved, first, upgraded = state.stack[-1]
    swap(state, (IGOR, shifted, moved + 1, first if moved else to, upgraded))
    put_block(state, seat, to, source)
    if out is not None:
        out.append(events.Relocated(turn=state.turn_no, seat=seat, source=source, to=to))
    if to >= FIRST_C:
        arrive(state, seat, to, out)


def _upgrade(state: State, seat: Seat, part: Kind, source: Place, out: list[Event] | None) -> None:
    """The Monster takes its body along to the first open space beyond."""
    to = dict(upgrades(state, seat))[source]
    swap(state, (*state.stack[-1][:4], 1))
    give_parts(state, seat, ONE[part])
    state.blocks[seat] ^= 1 << source | 1 << to
    bodies = list(state.bodies)
    bodies[to - FIRST_M], bodies[source - FIRST_M] = bodies[source - FIRST_M], NO_PARTS
    state.bodies = tuple(bodies)
    if out is not None:
        out.append(events.Upgraded(turn=state.turn_no, seat=seat, part=part, source=source, to=to))


# ------------------------------------------------------------------------------------------------------ other boxes


def _place(state: State, seat: Seat, place: Place, lift: Place, out: list[Event] | None) -> None:
    put_block(state, seat, place, lift)
    if out is not None:
        out.append(events.Placed(turn=state.turn_no, seat=seat, place=place, lift=lift))


def _clinic_place(state: State, seat: Seat, square: Place, lift: Place, out: list[Event] | None) -> None:
    swap(state, (CLINIC, 1, state.stack[-1][2]))
    _place(state, seat, square, lift, out)
    if ATLAS in state.cards[seat]:
        card_vp(state, seat, ATLAS, 1, out)


def _clinic_build(state: State, seat: Seat, limb: Kind, space: Place, lift: Place, out: list[Event] | None) -> None:
    swap(state, (CLINIC, state.stack[-1][1], 1))
    village = village_share(state, limb)
    build(state, seat, space, lift, minus(BODY, village), village, 0, (), out)


def _buy(state: State, seat: Seat, slot: int, out: list[Event] | None) -> None:
    frame = state.stack[-1]
    gold = price(state, seat, frame)
    swap(state, (BUY_CARDS, frame[1], frame[2] + 1))
    pay_gold(state, seat, gold)
    if slot == DECK:
        draw_for(state, seat, gold, "", out)
        return
    card = state.display[slot]
    state.display = (*state.display[:slot], NO_CARD, *state.display[slot + 1 :])
    state.cards[seat] += (card,)
    if out is not None:
        out.append(events.Bought(turn=state.turn_no, seat=seat, card=card, price=gold))


def _sell(state: State, seat: Seat, part: Kind, out: list[Event] | None) -> None:
    give_parts(state, seat, ONE[part])
    state.supply -= 1
    state.gold[seat] += 1
    if out is not None:
        out.append(events.PartSold(turn=state.turn_no, seat=seat, part=part))


def _pawn_roll(state: State, seat: Seat, out: list[Event] | None) -> None:
    swap(state, (PAWN, 1))
    pay_gold(state, seat, 1)
    if out is not None:
        out.append(events.RollBought(turn=state.turn_no, seat=seat))
    undertaker(state, seat, False, out)
