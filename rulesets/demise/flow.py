"""How the game goes on by itself: decisions that resolve themselves, turns, rolling rounds, nights."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.box import Setup
from rulesets.chance import below, shuffle
from rulesets.contract import Event, Seat
from rulesets.demise import events
from rulesets.demise.components import (
    CAVY,
    MOB,
    NO_CARD,
    SHORT_NIGHT,
    minus,
)
from rulesets.demise.gains import deal_display, give_parts, pay_gold, pick, pop, settle
from rulesets.demise.night import night_over, score_night
from rulesets.demise.reach import (
    can_place,
    card_for_sale,
    clinic_limbs,
    igor_squares,
    igor_targets,
    limit,
    movable,
    picks,
    price,
    relocations_left,
    shifts,
    trims,
    upgrades,
)
from rulesets.demise.state import (
    TAKE_DIE,
    TAMPER,
    Frame,
    State,
    dice_of,
    holder,
    opening,
    roller,
    taker,
)


def new(setup: Setup, out: list[Event] | None = None) -> State:
    """Shuffle, deal the display, draw the start seat, roll: in that order."""
    state = opening(setup.seats, setup.seed)
    state.ninth = setup.options["ninth_space"] == "on"
    if setup.options["short_nights"] == "on":
        state.rounds = SHORT_NIGHT
    shuffle(state, state.deck)
    deal_display(state, None)
    state.start = below(state, setup.seats)
    if out is not None:
        out.append(events.TableLaid(turn=0, start=state.start, display=state.display))
        out.append(events.NightBegan(turn=0, night=1, holder=state.start))
    roll_dice(state, out)
    return state


# ------------------------------------------------------------------------------------------------- going on by itself


def advance(state: State, out: list[Event] | None) -> None:
    """Go on until somebody has to be asked, or the game is over."""
    while True:
        if not state.stack:
            _end_turn(state, out)
            if not state.stack:
                return
        frame = state.stack[-1]
        resolve = _RESOLVE[frame[0]]
        if resolve is None or not resolve(state, frame, out):
            return


def _settle(state: State, frame: Frame, out: list[Event] | None) -> bool:
    """Without a shift the die stands as it fell."""
    seat = state.active
    if shifts(state, seat):
        return False
    settle(state, seat, frame[1], out)
    return True


def _pick(state: State, frame: Frame, out: list[Event] | None) -> bool:
    choices = picks(state.pool, frame[1])
    if len(choices) > 1:
        return False
    pick(state, state.active, choices[0] if choices else (), out)
    return True


def _igor(state: State, frame: Frame, out: list[Event] | None) -> bool:
    """Igor closes when nothing but `done` is left."""
    if not frame[1]:
        return False
    seat = state.active
    if relocations_left(state, seat, frame) > 0 and movable(state, seat, frame) and igor_targets(state):
        return False
    if not frame[2] and not frame[4] and any(state.parts[seat]) and upgrades(state, seat):
        return False
    pop(state)
    return True


def _clinic(state: State, frame: Frame, out: list[Event] | None) -> bool:
    seat = state.active
    if not frame[1] and igor_squares(state) and can_place(state, seat):
        return False
    if not frame[2] and clinic_limbs(state, seat):
        return False
    pop(state)
    return True


def _buy(state: State, frame: Frame, out: list[Event] | None) -> bool:
    seat = state.active
    if frame[2] < 2 and price(state, seat, frame) <= state.gold[seat] and card_for_sale(state):
        return False
    pop(state)
    return True


def _rumour(state: State, frame: Frame, out: list[Event] | None) -> bool:
    """On 1 and on 4 there is only one way to go (DM-R8)."""
    if 1 < state.rage < MOB:
        return False
    move_villager(state, 1 if state.rage == 1 else -1, out)
    return True


def move_villager(state: State, steps: int, out: list[Event] | None) -> None:
    """One step at once; if it ends on 4, the mob waits for the end of the rolling round."""
    pop(state)
    state.rage += steps
    if out is not None:
        out.append(events.VillagerMoved(turn=state.turn_no, seat=state.active, rage=state.rage))


def _pawn(state: State, frame: Frame, out: list[Event] | None) -> bool:
    seat = state.active
    if state.gold[seat] or (not frame[1] and state.supply and any(state.parts[seat])):
        return False
    pop(state)
    return True


def _trim(state: State, frame: Frame, out: list[Event] | None) -> bool:
    """Gold above the limit goes without asking; of parts the seat chooses what it keeps."""
    seat = frame[1]
    keep = limit(state, seat)
    if state.gold[seat] > keep:
        gold = state.gold[seat] - keep
        pay_gold(state, seat, gold)
        if out is not None:
            out.append(events.GoldLeft(turn=state.turn_no, seat=seat, gold=gold))
    if sum(state.parts[seat]) <= keep:
        pop(state)
        return True
    choices = trims(state.parts[seat], keep)
    if len(choices) > 1:
        return False
    keep_parts(state, seat, choices[0], out)
    return True


def keep_parts(state: State, seat: Seat, kept: tuple[int, int, int, int], out: list[Event] | None) -> None:
    """What is not kept goes to the pool."""
    pop(state)
    lost = minus(state.parts[seat], kept)
    give_parts(state, seat, lost)
    if out is not None:
        out.append(events.PartsLeft(turn=state.turn_no, seat=seat, kept=kept, lost=lost))


def _dawn(state: State, frame: Frame, out: list[Event] | None) -> bool:
    if out is not None:
        out.append(events.NightBegan(turn=state.turn_no, night=state.night, holder=holder(state)))
    roll_dice(state, out)
    return True


_RESOLVE: tuple[Callable[[State, Frame, list[Event] | None], bool] | None, ...] = (
    None,  # tamper
    None,  # take_die
    _settle,
    _pick,
    _igor,
    _clinic,
    _buy,
    None,  # curate
    _rumour,
    None,  # stitch
    _pawn,
    None,  # annex
    _trim,
    _dawn,
    None,  # pause
)
"""By moment: resolve it, or answer False if it must be asked. None = always asked."""


# -------------------------------------------------------------------------------------------------------------- turns


def roll_dice(state: State, out: list[Event] | None) -> None:
    """The roller throws all influence dice, also those that nobody took (DM-R4); one draw for all of them."""
    count = dice_of(len(state.scores))
    luck = below(state, 6**count)
    dice = [0] * 6
    for _ in range(count):
        luck, face = divmod(luck, 6)
        dice[face] += 1
    state.dice = tuple(dice)
    state.take = 0
    if out is not None:
        rolled = events.DiceRolled(turn=state.turn_no, roller=roller(state), rolling=state.rolling, dice=state.dice)
        out.append(rolled)
    _begin_turn(state, out)
    if CAVY in state.cards[state.active]:  # DM-R50
        state.stack += ((TAMPER,),)


_TAKE = ((TAKE_DIE,),)


def _begin_turn(state: State, out: list[Event] | None) -> None:
    seat = state.active = taker(state, state.take)
    state.turn_no += 1
    state.stack = _TAKE
    if out is not None:
        seats = len(state.scores)
        again = state.take == seats
        out.append(events.TurnBegan(turn=state.turn_no, seat=seat, take=state.take + 1, takes=2 * seats, again=again))


def _end_turn(state: State, out: list[Event] | None) -> None:
    """Refill the display, forget the vacated places; the two turns at the corner are two (DM-R54)."""
    if NO_CARD in state.display:
        dealt = deal_display(state, out)
        if dealt and out is not None:
            out.append(events.Refilled(turn=state.turn_no, cards=tuple(dealt)))
    state.vacated = 0
    state.take += 1
    if state.take < 2 * len(state.scores):
        _begin_turn(state, out)
    else:
        _end_round(state, out)


def _end_round(state: State, out: list[Event] | None) -> None:
    if state.enraged:
        state.enraged = False
        state.rage = min(MOB, state.rage + 1)
        if out is not None:
            out.append(events.RageRose(turn=state.turn_no, rage=state.rage))
    why = night_over(state)
    if why is not None:
        score_night(state, why, out)
    else:
        state.rolling += 1
        roll_dice(state, out)
