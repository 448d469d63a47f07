"""Why an action is not legal now. Everything is public, so the table hears what the seat hears."""

from __future__ import annotations

from rulesets.contract import Action, Actor, Refusal, Seat
from rulesets.demise.actions import (
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
    DECK,
    ENGINEER,
    IDS,
    KINDS,
    MOB,
    NO_CARD,
    STITCH_CARDS,
    Kind,
    Parts,
    Place,
    within,
)
from rulesets.demise.reach import (
    card_left,
    limit,
    picks,
    price,
    shifts,
    track_choices,
)
from rulesets.demise.reasons import (
    no_body,
    no_box,
    no_clinic_body,
    no_curator_space,
    no_die,
    no_lift,
    no_shift,
    no_square,
    no_track,
    wrong_relocation,
    wrong_upgrade,
)
from rulesets.demise.state import (
    ANNEX,
    BUY_CARDS,
    CLINIC,
    CURATE,
    IGOR,
    PAWN,
    PICK_PARTS,
    RUMOUR,
    SETTLE_ROLL,
    STITCH,
    TAKE_DIE,
    TAMPER,
    TRIM,
    Frame,
    State,
    Table,
    owner,
)

_NOW = (
    "The dice have just been rolled: keep them, or turn one.",
    "First take a die.",
    "The Undertaker die lies on the table: settle its value first.",
    "The Undertaker is waiting: choose your parts first.",
    "Igor is waiting: move him or a block, or say done.",
    "The Clinician is waiting: place, build, or say done.",
    "The Officer is waiting: buy a card, or say done if you have one.",
    "The Curator is waiting: choose a space.",
    "The Villager has to move one step, up or down.",
    "The Paper Monster has to be stitched: choose four of your cards.",
    "The Pawn Counter is open: sell, roll, or say done.",
    "The Night Pass is in use: choose a Grid square for your block.",
    "The labs have burnt: choose the parts that you carry away.",
)
"""What is asked instead, when an action does not belong here."""


def public(reason: str) -> Refusal:
    """A refusal out of what everybody sees."""
    return Refusal(reason, reason)


def why_not(state: State, who: Actor, action: Action) -> Refusal | None:
    """The reason; None = legal."""
    if not state.stack:
        return public("The game is over.")
    seat = owner(state)
    if who != seat:
        return public(f"It is for {{{seat}}} to answer now.")
    reason = problem(state, seat, action)
    return None if reason is None else public(reason)


def problem(state: Table, seat: Seat, action: Action) -> str | None:
    """What is wrong with an action of the asked seat, in a sentence; None = nothing."""
    frame = state.stack[-1]
    moment = frame[0]
    match action:
        case TakeBox(die) if moment == TAKE_DIE:
            return no_die(state, die) or no_box(state, seat, die)
        case IgorRelocate(source, to) if moment == IGOR:
            return wrong_relocation(state, seat, frame, source, to)
        case Done():
            return _done(frame)
        case IgorShift(steps) if moment == IGOR:
            return no_shift(state, seat, frame, steps)
        case Settle(value) if moment == SETTLE_ROLL:
            return _settle(state, seat, frame[1], value)
        case TakeVp(die) if moment == TAKE_DIE:
            return no_die(state, die)
        case Curate(space, lift) if moment == CURATE:
            return no_curator_space(state, space) or no_lift(state, seat, lift)
        case ClinicPlace(square, lift) if moment == CLINIC:
            if frame[1]:
                return "You have placed a block already: the Clinician takes one at a time."
            return no_square(state, square, True) or no_lift(state, seat, lift)
        case Buy(slot) if moment == BUY_CARDS:
            return _buy(state, seat, frame, slot)
        case Pick(kinds) if moment == PICK_PARTS:
            return _pick(state, frame, kinds)
        case PawnSell(part) if moment == PAWN:
            return _sell(state, seat, frame, part)
        case PawnRoll() if moment == PAWN:
            return None if state.gold[seat] else "A roll costs 1 gold, and you have none."
        case Annex(square, lift) if moment == ANNEX:
            return no_square(state, square, False) or no_lift(state, seat, lift, frame[1])
        case IgorUpgrade(part, source) if moment == IGOR:
            return wrong_upgrade(state, seat, frame, part, source)
        case MoveVillager(steps) if moment == RUMOUR:
            return _villager(state, steps)
        case TakeBuild(die, skimp, space, lift) if moment == TAKE_DIE:
            return (
                no_die(state, die)
                or no_body(state, seat, skimp)
                or no_track(state, seat, space)
                or no_lift(state, seat, lift)
            )
        case ClinicBuild(limb, space, lift) if moment == CLINIC:
            if frame[2]:
                return "You have built a Monster already: the Clinician helps once."
            return no_clinic_body(state, seat, limb) or no_track(state, seat, space) or no_lift(state, seat, lift)
        case KeepParts(heads, torsos, arms, legs) if moment == TRIM:
            return _keep(state, seat, (heads, torsos, arms, legs))
        case Keep() if moment == TAMPER:
            return None
        case TurnDie(die, to) if moment == TAMPER:
            if not 1 <= to <= 6 or die == to:
                return "Turn the die to another face, 1 to 6."
            return no_die(state, die)
        case Stitch(space, lift, cards) if moment == STITCH:
            return _stitch(state, seat, space, lift, cards, frame[1])
    return _NOW[moment]


# ------------------------------------------------------------------------------------------------------------ the rest


def _done(frame: Frame) -> str | None:
    moment = frame[0]
    if moment in (IGOR, PAWN):
        return None
    if moment == CLINIC:
        return None if frame[1] or frame[2] else "First place a block or build a Monster: one of the two is a must."
    if moment == BUY_CARDS:
        return None if frame[2] else "One card must be bought first."
    return _NOW[moment]


def _settle(table: Table, seat: Seat, roll: int, value: int) -> str | None:
    if not 1 <= value <= 6:
        return "The die has values from 1 to 6, and they do not go round."
    steps = shifts(table, seat)
    if abs(value - roll) > steps:
        return f"You rolled {roll} and may shift by {steps}: {value} is too far."
    return None


def _pick(table: Table, frame: Frame, kinds: tuple[Kind, ...]) -> str | None:
    choices = picks(table.pool, frame[1])
    if kinds in choices:
        return None
    if tuple(sorted(kinds)) in choices:
        return "Name the parts in the order head, torso, arm, leg."
    if frame[1]:
        return "The Spade digs up an arm or a leg, as far as the pool has one."
    if len(kinds) != len(choices[0]):
        return f"Take exactly {len(choices[0])} part{'s' * (len(choices[0]) > 1)}."
    return "The pool does not have these parts."


def _buy(table: Table, seat: Seat, frame: Frame, slot: int) -> str | None:
    if price(table, seat, frame) > table.gold[seat]:
        return "A card costs 1 gold, and you have none."
    if slot == DECK:
        return None if card_left(table) else "Deck and discards are empty."
    return None if table.display[slot] != NO_CARD else f"Slot {slot + 1} is empty until the turn ends."


def _sell(table: Table, seat: Seat, frame: Frame, part: Kind) -> str | None:
    if frame[1]:
        return "You have paid for a roll: nothing is sold after that."
    if not table.parts[seat][part]:
        return f"You have no {KINDS[part]} to sell."
    return None if table.supply else "No gold is left in the supply."


def _villager(table: Table, steps: int) -> str | None:
    if abs(steps) != 1:
        return "The Villager moves exactly one step."
    rage = table.rage + steps
    return None if 1 <= rage <= MOB else f"The Villager stands on {table.rage}: there is no {rage}."


def _stitch(table: Table, seat: Seat, space: Place, lift: Place, cards: tuple[int, ...], busy: Place) -> str | None:
    held = table.cards[seat]
    if len(cards) != STITCH_CARDS or len(set(cards)) != STITCH_CARDS:
        return f"Discard {STITCH_CARDS} different cards."
    for card in cards:
        if card not in held:
            return f"{IDS[card]} is not yours."
    wrong = no_track(table, seat, space)
    if wrong is None and ENGINEER in cards and space != track_choices(table, seat)[0]:
        wrong = "The Engineer is among the discarded cards: the Monster goes to the lowest open space."
    return wrong or no_lift(table, seat, lift, busy)


def _keep(table: Table, seat: Seat, kept: Parts) -> str | None:
    keep = limit(table, seat)
    if min(kept) < 0 or within(kept, table.parts[seat]) != kept:
        return "You do not have these parts."
    return None if sum(kept) == keep else f"Keep exactly {keep} parts."
