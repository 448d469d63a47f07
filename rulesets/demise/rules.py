"""What an action does; then `flow` goes on to the next question. What is legal stands in `choices` and `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

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
    _EFFECTS[type(action)](state, who, action, out)
    advance(state, out)


# ------------------------------------------------------------------------------------------------------------ the dice


def _remove(state: State, die: int) -> None:
    state.dice = _changed(state.dice, die, -1)


@lru_cache(maxsize=1 << 14)
def _changed(dice: tuple[int, ...], die: int, by: int) -> tuple[int, ...]:
    return (*dice[: die - 1], dice[die - 1] + by, *dice[die:])


def _keep(state: State, seat: Seat, action: Keep, out: list[Event] | None) -> None:
    pop(state)
    if out is not None:
        out.append(events.DiceKept(turn=state.turn_no, seat=seat))


def _turn_die(state: State, seat: Seat, action: TurnDie, out: list[Event] | None) -> None:
    die, to = action.die, action.to
    pop(state)
    _remove(state, die)
    state.dice = _changed(state.dice, to, 1)
    if out is not None:
        out.append(events.DieTurned(turn=state.turn_no, seat=seat, die=die, to=to))


def _take_box(state: State, seat: Seat, action: TakeBox, out: list[Event] | None) -> None:
    """A die is taken for its box."""
    die = action.die
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


def _take_vp(state: State, seat: Seat, action: TakeVp, out: list[Event] | None) -> None:
    die = action.die
    state.stack = state.stack[:-1]
    state.dice = _changed(state.dice, die, -1)
    vp = FLATTERED_VP if FLATTERER in state.cards[seat] else VP_TAKEN
    state.scores[seat] += vp
    if out is not None:
        out.append(events.DieForVp(turn=state.turn_no, seat=seat, die=die, vp=vp))
    if action.refresh:
        shuffle_all(state, None)
        if out is not None:
            out.append(events.Refreshed(turn=state.turn_no, seat=seat, display=state.display))


def _take_build(state: State, seat: Seat, action: TakeBuild, out: list[Event] | None) -> None:
    pop(state)
    _remove(state, action.die)
    if out is not None:
        out.append(events.DieForMonster(turn=state.turn_no, seat=seat, die=action.die))
    gold = BUILD_GOLD - (action.skimp == SKIMP_GOLD)
    build(state, seat, action.space, action.lift, BODIES[action.skimp], NO_PARTS, gold, (), out)


# ---------------------------------------------------------------------------------------------------------------- Igor


def _done(state: State, seat: Seat, action: Done, out: list[Event] | None) -> None:
    pop(state)


def _shift(state: State, seat: Seat, action: IgorShift, out: list[Event] | None) -> None:
    swap(state, (IGOR, 1, *state.stack[-1][2:]))
    state.igor += action.steps
    if out is not None:
        out.append(events.IgorMoved(turn=state.turn_no, seat=seat, level=state.igor))


def _relocate(state: State, seat: Seat, action: IgorRelocate, out: list[Event] | None) -> None:
    source, to = action.source, action.to
    _, shifted, moved, first, upgraded = state.stack[-1]
    swap(state, (IGOR, shifted, moved + 1, first if moved else to, upgraded))
    put_block(state, seat, to, source)
    if out is not None:
        out.append(events.Relocated(turn=state.turn_no, seat=seat, source=source, to=to))
    if to >= FIRST_C:
        arrive(state, seat, to, out)


def _upgrade(state: State, seat: Seat, action: IgorUpgrade, out: list[Event] | None) -> None:
    """The Monster takes its body along to the first open space beyond."""
    part, source = action.part, action.source
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


def _settle(state: State, seat: Seat, action: Settle, out: list[Event] | None) -> None:
    settle(state, seat, action.value, out)


def _curate(state: State, seat: Seat, action: Curate, out: list[Event] | None) -> None:
    pop(state)
    _place(state, seat, action.space, action.lift, out)
    arrive(state, seat, action.space, out)


def _annex(state: State, seat: Seat, action: Annex, out: list[Event] | None) -> None:
    pop(state)
    _place(state, seat, action.square, action.lift, out)


def _clinic_place(state: State, seat: Seat, action: ClinicPlace, out: list[Event] | None) -> None:
    swap(state, (CLINIC, 1, state.stack[-1][2]))
    _place(state, seat, action.square, action.lift, out)
    if ATLAS in state.cards[seat]:
        card_vp(state, seat, ATLAS, 1, out)


def _clinic_build(state: State, seat: Seat, action: ClinicBuild, out: list[Event] | None) -> None:
    swap(state, (CLINIC, state.stack[-1][1], 1))
    village = village_share(state, action.limb)
    build(state, seat, action.space, action.lift, minus(BODY, village), village, 0, (), out)


def _buy(state: State, seat: Seat, action: Buy, out: list[Event] | None) -> None:
    slot = action.slot
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


def _pick(state: State, seat: Seat, action: Pick, out: list[Event] | None) -> None:
    pick(state, seat, action.kinds, out)


def _stitch(state: State, seat: Seat, action: Stitch, out: list[Event] | None) -> None:
    pop(state)
    build(state, seat, action.space, action.lift, NO_PARTS, NO_PARTS, 0, action.cards, out)


def _sell(state: State, seat: Seat, action: PawnSell, out: list[Event] | None) -> None:
    give_parts(state, seat, ONE[action.part])
    state.supply -= 1
    state.gold[seat] += 1
    if out is not None:
        out.append(events.PartSold(turn=state.turn_no, seat=seat, part=action.part))


def _pawn_roll(state: State, seat: Seat, action: PawnRoll, out: list[Event] | None) -> None:
    swap(state, (PAWN, 1))
    pay_gold(state, seat, 1)
    if out is not None:
        out.append(events.RollBought(turn=state.turn_no, seat=seat))
    undertaker(state, seat, False, out)


# --------------------------------------------------------------------------------------------------------- the others


def _move_villager(state: State, seat: Seat, action: MoveVillager, out: list[Event] | None) -> None:
    move_villager(state, action.steps, out)


def _keep_parts(state: State, seat: Seat, action: KeepParts, out: list[Event] | None) -> None:
    keep_parts(state, seat, (action.heads, action.torsos, action.arms, action.legs), out)


_EFFECTS: dict[type[Action], Callable[[State, Seat, Any, list[Event] | None], None]] = {
    TakeBox: _take_box,
    TakeVp: _take_vp,
    TakeBuild: _take_build,
    IgorShift: _shift,
    IgorRelocate: _relocate,
    IgorUpgrade: _upgrade,
    ClinicPlace: _clinic_place,
    ClinicBuild: _clinic_build,
    Curate: _curate,
    Annex: _annex,
    Buy: _buy,
    PawnSell: _sell,
    PawnRoll: _pawn_roll,
    Pick: _pick,
    Settle: _settle,
    Stitch: _stitch,
    MoveVillager: _move_villager,
    TurnDie: _turn_die,
    Keep: _keep,
    KeepParts: _keep_parts,
    Done: _done,
}
"""What each action does; a look-up is quicker than asking for one type after another."""
