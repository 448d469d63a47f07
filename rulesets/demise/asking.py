"""The question of the moment, the same for every viewer: what can be done, and what cannot with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.contract import Action, Ask, Form, Offer, Refusal, Seat
from rulesets.demise.actions import (
    ANNEX_AT,
    BUY,
    CLINIC_PLACE,
    CURATE_AT,
    DONE,
    NO_SKIMP,
    PAWN_ROLL,
    PAWN_SELL,
    SETTLE,
    SHIFT,
    TAKE_BOX,
    VILLAGER,
    clinic_build,
    take_build,
)
from rulesets.demise.choices import decisions, legal
from rulesets.demise.components import (
    ARM,
    LAMPLIGHTER,
    LEG,
    LEVELS,
    M1,
    RESERVE,
    SPACES,
    Place,
)
from rulesets.demise.reach import lifts, limit, movable, price, relocations_left, shifts, track_choices, upgrades
from rulesets.demise.reasons import no_relocation, no_upgrade
from rulesets.demise.refusals import public, why_not
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
    Frame,
    State,
    owner,
)

Dimmed = tuple[Offer, Refusal]

NO_RELOCATION = Form("igor_relocate", ())
"""Stands for all moves of a block, when there is none."""
NO_UPGRADE = Form("igor_upgrade", ())
"""Stands for all upgrades, when there is none."""


def asks(state: State) -> tuple[Ask, ...]:
    """What is asked now."""
    if not state.stack:
        return ()
    seat = owner(state)
    frame = state.stack[-1]
    offers = tuple(legal(state, seat))
    return (Ask(decisions(state)[0], prompt(state, seat, frame), offers, tuple(closed(state, seat, frame))),)


def prompt(state: State, seat: Seat, frame: Frame) -> str:
    """The question in the player's terms."""
    you = f"{{{seat}}}"
    moment, counter = frame[0], frame[1] if len(frame) > 1 else 0
    if moment == TAMPER:
        return f"{you}, turn one die with Cavy, or keep the roll?"
    if moment == TAKE_DIE:
        return _take_prompt(state, you)
    if moment == SETTLE_ROLL:
        return f"{you}, you rolled {counter} and may shift it by {shifts(state, seat)}: to what?"
    if moment == PICK_PARTS:
        return f"{you}, the Spade finds an arm or a leg: which?" if counter else f"{you}, take any two parts."
    if moment == IGOR:
        return _igor_prompt(state, seat, frame)
    if moment == CLINIC:
        return _clinic_prompt(state, seat, frame)
    if moment == BUY_CARDS:
        cost = price(state, seat, frame)
        which = "a second" if frame[2] else "an"
        return f"{you}, buy {which} officer card {f'for {cost} gold' if cost else 'free'}?"
    if moment == CURATE:
        return f"{you}, which space of the Curator Area?"
    if moment == RUMOUR:
        return f"{you}, the Villager stands on {state.rage}: up or down?"
    if moment == STITCH:
        return f"{you}, discard four officer cards for a Paper Monster."
    if moment == PAWN:
        return f"{you}, Pawn Counter: sell parts, pay for rolls, or done?"
    if moment == ANNEX:
        return f"{you}, place a block on any open square of the Grid."
    return f"{you}, carry away {limit(state, seat)} parts: which?"


def _take_prompt(state: State, you: str) -> str:
    seats = len(state.scores)
    where = f"take {state.take + 1} of {2 * seats}"
    if state.take == seats:
        return f"{you} takes a die again ({where}, at the corner)."
    return f"{you} takes a die ({where}{', going back' if state.take > seats else ''})."


def _igor_prompt(state: State, seat: Seat, frame: Frame) -> str:
    _, shifted, moved, _, upgraded = frame
    ways = [] if shifted else ["move him"]
    if relocations_left(state, seat, frame) > 0 and movable(state, seat, frame):
        ways.append("carry another block" if moved else "carry a block")
    elif not moved and not upgraded and upgrades(state, seat):
        ways.append("upgrade a Monster")
    return f"{{{seat}}}, Igor on level {state.igor}: {', '.join(ways)}, or done?"


def _clinic_prompt(state: State, seat: Seat, frame: Frame) -> str:
    _, placed, built = frame
    if placed:
        return f"{{{seat}}}, Clinician: now build a Monster, or done?"
    if built:
        return f"{{{seat}}}, Clinician: a block up to level {state.igor}, too, or done?"
    return f"{{{seat}}}, Clinician: block up to level {state.igor}, Monster, or both?"


def closed(state: State, seat: Seat, frame: Frame) -> Iterator[Dimmed]:
    """What a player might look for and cannot have now. All of an action's refusals come from `why_not`."""
    for action in _candidates(state, seat, frame):
        refusal = why_not(state, seat, action)
        if refusal is not None:
            yield action, refusal
    if frame[0] == IGOR:
        reason = no_relocation(state, seat, frame)
        if reason is not None:
            yield NO_RELOCATION, public(reason)
        reason = no_upgrade(state, seat, frame)
        if reason is not None:
            yield NO_UPGRADE, public(reason)


def _candidates(state: State, seat: Seat, frame: Frame) -> Iterator[Action]:
    """One action for each thing worth a reason."""
    moment = frame[0]
    if moment == TAKE_DIE:
        yield from TAKE_BOX[1:]
        first = next(die for die in range(1, 7) if state.dice[die - 1])
        yield take_build(first, NO_SKIMP, _first_track(state, seat), _first_lift(state, seat))
    elif moment == SETTLE_ROLL:
        yield from SETTLE[1:]
    elif moment == IGOR:
        steps = (1, -1, 2, -2) if LAMPLIGHTER in state.cards[seat] else (1, -1)
        yield from [SHIFT[step] for step in steps if 1 <= state.igor + step <= LEVELS]
    elif moment == CLINIC:
        lift = _first_lift(state, seat)
        yield from [row[lift] for row in CLINIC_PLACE]
        yield from [clinic_build(limb, _first_track(state, seat), lift) for limb in (ARM, LEG)]
        yield DONE
    elif moment == BUY_CARDS:
        yield from BUY
        yield DONE
    elif moment == CURATE:
        lift = _first_lift(state, seat)
        yield from [row[lift] for row in CURATE_AT[: SPACES if state.ninth else SPACES - 1]]
    elif moment == RUMOUR:
        yield from VILLAGER.values()
    elif moment == PAWN:
        yield PAWN_ROLL
        yield from PAWN_SELL
    elif moment == ANNEX:
        lift = _first_lift(state, seat, frame[1])
        yield from [row[lift] for row in ANNEX_AT]


def _first_lift(state: State, seat: Seat, busy: Place = RESERVE) -> Place:
    sources = lifts(state, seat, busy)
    return sources[0] if sources else RESERVE


def _first_track(state: State, seat: Seat) -> Place:
    choices = track_choices(state, seat)
    return choices[0] if choices else M1
