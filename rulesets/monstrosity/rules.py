"""What an action does. What is legal stands in `choices`, and why something is not in `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

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
    _EFFECTS[type(action)](state, state.asked, action, out)


def _end_day(state: State, seat: Seat, action: EndDay, out: list[Event] | None) -> None:
    turns.end_day(state, out)


def _draw(state: State, seat: Seat, action: Draw, out: list[Event] | None) -> None:
    state.used |= DREW
    draw(state, seat, 1, out)


def _discard(state: State, seat: Seat, action: Discard, out: list[Event] | None) -> None:
    state.used |= DISCARDED
    _throw(state, seat, action.card, out)


def _discard_down(state: State, seat: Seat, action: DiscardDown, out: list[Event] | None) -> None:
    _throw(state, seat, action.card, out)
    turns.end_day(state, out)


def _throw(state: State, seat: Seat, card: CardNo, out: list[Event] | None) -> None:
    take_from_lab(state, seat, card)
    throw(state, (card,), seat)
    if out is not None:
        out.append(events.Discarded(turn=state.turn_no, seat=seat, card=card))


def _assemble(state: State, seat: Seat, action: Assemble, out: list[Event] | None) -> None:
    state.used |= ASSEMBLED
    assemble_part(state, seat, action.card, action.monster, action.slot, action.on_extension, NONE, out)


def _trash(state: State, seat: Seat, action: TrashDay, out: list[Event] | None) -> None:
    """Three away, then two drawn, so that even the thrown ones can come back (MO-R8)."""
    state.used |= TRASHED
    cards = action.cards
    state.labs[seat] = tuple([card for card in state.labs[seat] if card not in cards])
    throw(state, cards, seat)
    if out is not None:
        out.append(events.Trashed(turn=state.turn_no, seat=seat, cards=cards))
    draw(state, seat, TRASH_DRAWS, out)


def _freegan(state: State, seat: Seat, action: Freegan, out: list[Event] | None) -> None:
    """The top card into the lab; if an opponent with the Heart of Gold had discarded it, that heart gains (MO-R45)."""
    state.used |= FREEGANED
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


def _extra_day(state: State, seat: Seat, action: ExtraDay, out: list[Event] | None) -> None:
    """The last act of a day: the hand limit, then a full day more (MO-R42)."""
    card = action.card
    take_from_lab(state, seat, card)
    throw(state, (card,))
    state.extra_used += 1
    state.again = True
    if out is not None:
        out.append(events.ExtraDayPlayed(turn=state.turn_no, seat=seat, card=card))
    turns.end_day(state, out)


def _power(state: State, seat: Seat, action: Power, out: list[Event] | None) -> None:
    state.used |= POWERED
    reanimate(state, seat, action.card, action.monster, NONE, out)


def _steal_power(state: State, seat: Seat, action: StealPower, out: list[Event] | None) -> None:
    state.used |= POWERED
    reanimate(state, seat, action.card, action.monster, action.victim, out)


def _play(state: State, seat: Seat, action: Playing, out: list[Event] | None) -> None:
    state.used |= PLAYED
    deeds.play_card(state, seat, action, out)


def _drop_blade(state: State, seat: Seat, action: DropBlade, out: list[Event] | None) -> None:
    deeds.drop_blade(state, seat, action.stop, out)


def _choose_loss(state: State, seat: Seat, action: ChooseLoss, out: list[Event] | None) -> None:
    deeds.break_tie(state, action.part, out)


def _choose_transplant(state: State, seat: Seat, action: ChooseTransplant, out: list[Event] | None) -> None:
    deeds.transplant(state, seat, action.heart, out)


def _choose_inspected(state: State, seat: Seat, action: ChooseInspected, out: list[Event] | None) -> None:
    deeds.confiscate(state, seat, action.card, out)


def _end_night(state: State, seat: Seat, action: EndNight, out: list[Event] | None) -> None:
    turns.end_night(state, out)


def _choose_heart(state: State, seat: Seat, action: ChooseHeart, out: list[Event] | None) -> None:
    turns.pick_heart(state, seat, action.heart, out)


_EFFECTS: dict[type[Action], Callable[[State, Seat, Any, list[Event] | None], None]] = {
    ChooseHeart: _choose_heart,
    Draw: _draw,
    Discard: _discard,
    TrashDay: _trash,
    Freegan: _freegan,
    Assemble: _assemble,
    Power: _power,
    StealPower: _steal_power,
    ExtraDay: _extra_day,
    **dict.fromkeys(get_args(Playing), _play),
    DropBlade: _drop_blade,
    ChooseLoss: _choose_loss,
    ChooseTransplant: _choose_transplant,
    ChooseInspected: _choose_inspected,
    DiscardDown: _discard_down,
    EndDay: _end_day,
    EndNight: _end_night,
}
"""What each action does; a look-up is quicker than asking for one type after another."""
