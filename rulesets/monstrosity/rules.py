"""What an action does. What is legal stands in `choices`, and why something is not in `refusals`."""

from __future__ import annotations

from typing import cast

from rulesets.contract import Action, Actor, Event, Seat
from rulesets.monstrosity import deeds, events, turns
from rulesets.monstrosity.actions import (
    Assemble,
    ChooseHeart,
    ChooseInspected,
    ChooseLoss,
    ChooseTransplant,
    Discard,
    DiscardDown,
    Draw,
    DropBlade,
    EndDay,
    EndNight,
    ExtraDay,
    Freegan,
    Playing,
    Power,
    StealPower,
    TrashDay,
)
from rulesets.monstrosity.building import assemble_part, reanimate
from rulesets.monstrosity.components import GOLD, HEART_OF_GOLD, NONE, CardNo
from rulesets.monstrosity.dumpster import add_to_lab, draw, take_from_lab, throw
from rulesets.monstrosity.state import (
    ASSEMBLED,
    DISCARDED,
    DREW,
    FREEGANED,
    PLAYED,
    POWERED,
    TRASHED,
    State,
    others,
)

TRASH_DRAWS = 2
"""Cards that a Trash Day brings."""


def apply(state: State, who: Actor, action: Action, out: list[Event] | None = None) -> None:
    """Do it, in place and unchecked."""
    seat = state.asked
    match action:  # the frequent ones first
        case EndDay():
            turns.end_day(state, out)
        case Draw():
            state.used |= DREW
            draw(state, seat, 1, out)
        case Discard():
            state.used |= DISCARDED
            _discard(state, seat, action.card, out)
        case Assemble():
            state.used |= ASSEMBLED
            assemble_part(state, seat, action.card, action.monster, action.slot, action.on_extension, NONE, out)
        case TrashDay():
            state.used |= TRASHED
            _trash(state, seat, action.cards, out)
        case Freegan():
            state.used |= FREEGANED
            _freegan(state, seat, out)
        case DiscardDown():
            _discard(state, seat, action.card, out)
            turns.end_day(state, out)
        case ExtraDay():
            _extra_day(state, seat, action.card, out)
        case Power():
            state.used |= POWERED
            reanimate(state, seat, action.card, action.monster, NONE, out)
        case StealPower():
            state.used |= POWERED
            reanimate(state, seat, action.card, action.monster, action.victim, out)
        case DropBlade():
            deeds.drop_blade(state, seat, action.stop, out)
        case ChooseLoss():
            deeds.break_tie(state, action.part, out)
        case ChooseTransplant():
            deeds.transplant(state, seat, action.heart, out)
        case ChooseInspected():
            deeds.confiscate(state, seat, action.card, out)
        case EndNight():
            turns.end_night(state, out)
        case ChooseHeart():
            turns.pick_heart(state, seat, action.heart, out)
        case _:
            state.used |= PLAYED
            deeds.play_card(state, seat, cast(Playing, action), out)


def _discard(state: State, seat: Seat, card: CardNo, out: list[Event] | None) -> None:
    take_from_lab(state, seat, card)
    throw(state, (card,), seat)
    if out is not None:
        out.append(events.Discarded(turn=state.turn_no, seat=seat, card=card))


def _trash(state: State, seat: Seat, cards: tuple[CardNo, ...], out: list[Event] | None) -> None:
    """Three away, then two drawn, so that even the thrown ones can come back (MO-R8)."""
    state.labs[seat] = tuple([card for card in state.labs[seat] if card not in cards])
    throw(state, cards, seat)
    if out is not None:
        out.append(events.Trashed(turn=state.turn_no, seat=seat, cards=cards))
    draw(state, seat, TRASH_DRAWS, out)


def _freegan(state: State, seat: Seat, out: list[Event] | None) -> None:
    """The top card into the lab; if an opponent with the Heart of Gold had discarded it, that heart gains (MO-R45)."""
    card = state.dumpster.pop()
    discarder = state.discarders.pop()
    add_to_lab(state, seat, card)
    if out is not None:
        who = None if discarder == NONE else discarder
        out.append(events.Freeganed(turn=state.turn_no, seat=seat, card=card, discarder=who))
    if discarder != NONE and state.hearts[discarder] == HEART_OF_GOLD and discarder in others(state, seat):
        state.gold[discarder] += GOLD
        if out is not None:
            out.append(
                events.GoldGained(
                    turn=state.turn_no,
                    seat=discarder,
                    gold=state.gold[discarder],
                    exposed=state.exposed[discarder],
                )
            )


def _extra_day(state: State, seat: Seat, card: CardNo, out: list[Event] | None) -> None:
    """The last act of a day: the hand limit, then a full day more (MO-R42)."""
    take_from_lab(state, seat, card)
    throw(state, (card,))
    state.extra_used += 1
    state.again = True
    if out is not None:
        out.append(events.ExtraDayPlayed(turn=state.turn_no, seat=seat, card=card))
    turns.end_day(state, out)
