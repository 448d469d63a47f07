"""What is asked now, what is legal, and fillings by chance. Why something is not legal stands in `refusals`.

Lists follow the order of the actions in the rules, then the display order of the cards, seats clockwise from the acting
one, slots from head to right leg.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rulesets.contract import Action, Actor, Decision, Form, Offer, Seat, Voice
from rulesets.monstrosity.actions import (
    BLADE_FORM,
    CHOOSE_HEART,
    CHOOSE_TRANSPLANT,
    DISCARD,
    DISCARD_DOWN,
    DRAW,
    END_DAY,
    END_NIGHT,
    FREEGAN,
    TRASH_FORM,
    choose_inspected,
    choose_loss,
    drop_blade,
    extra_day,
    trash_day,
)
from rulesets.monstrosity.assembling import list_assembles, list_powers
from rulesets.monstrosity.components import COLUMNS, EXTRA_DAYS, FIRST_ACTION, FIRST_PLAY, FIRST_POWER, is_scrap
from rulesets.monstrosity.playing import list_plays
from rulesets.monstrosity.state import ASSEMBLED, DISCARDED, DREW, FREEGANED, PLAYED, POWERED, SEIZED, Phase, State

CHOOSE, DAY, DISCARD_PHASE, TIE, BLADE, TRANSPLANT, INSPECTION, NIGHT, OVER = Phase
MOST_EXTRA_DAYS = 2
TRASH = 3
"""Cards that a Trash Day throws away."""

_ASKED = (
    ("choose_heart", Voice.PRIVATE, "hearts"),
    ("day", Voice.PRIVATE, "day"),
    ("discard_down", Voice.PRIVATE, "lab"),
    ("sabotage_tie", Voice.PUBLIC, "sabotage"),
    ("guillotine_drop", Voice.PUBLIC, "guillotine"),
    ("transplant_choice", Voice.PRIVATE, "transplant"),
    ("inspection_choice", Voice.PRIVATE, "actions"),
    ("night", Voice.PRIVATE, "night"),
)
DECISIONS: tuple[tuple[tuple[Decision, ...], ...], ...] = (
    *[tuple([(Decision(name, seat, voice, rule),) for seat in range(5)]) for name, voice, rule in _ASKED],
    ((),),  # when the game is over
)
"""By phase and asked seat, made once."""


def decisions(state: State) -> tuple[Decision, ...]:
    """One decision of one seat, or none when the game is over. Nothing is skipped."""
    return DECISIONS[state.phase][state.asked]


def legal(state: State, who: Actor) -> Sequence[Offer]:
    """The exact offers to a seat. A day is what is asked most, so it is written out here."""
    seat = state.asked
    if who != seat:
        return ()
    if state.phase is not DAY:
        return _OTHER_MOMENTS[state.phase](state, seat)
    used, lab = state.used, state.labs[seat]
    if not lab:
        return _empty_handed(state, used)
    offers: list[Offer] = []
    if not used & ~SEIZED:
        if not used & DREW and (state.pile or len(state.dumpster) > 1):
            offers.append(DRAW)
        if not used & PLAYED and lab[-1] >= FIRST_PLAY:
            list_plays(state, seat, lab, offers)
        if not used & DISCARDED:
            offers.extend(map(_discard, lab))
        if not used:
            if lab[0] < FIRST_POWER:
                list_assembles(state, seat, lab, offers)
            list_powers(state, seat, lab, offers)
            if state.dumpster and state.dumpster[-1] < FIRST_PLAY:
                offers.append(FREEGAN)
            if len(lab) >= TRASH:
                offers.append(TRASH_FORM[lab])
    if lab[-1] >= FIRST_ACTION and state.extra_used < MOST_EXTRA_DAYS:
        offers += [extra_day(card) for card in EXTRA_DAYS if card in lab]
    offers.append(END_DAY)
    return offers


_discard = DISCARD.__getitem__
_NOTHING_LEFT: tuple[Offer, ...] = (END_DAY,)


def can_draw(state: State) -> bool:
    """Is there a card to draw, if need be after a reshuffle? (MO-R9)"""
    return bool(state.pile) or len(state.dumpster) > 1


def can_freegan(state: State) -> bool:
    """Does a body part or a power card lie on top of the dumpster? (MO-R6)"""
    return bool(state.dumpster) and is_scrap(state.dumpster[-1])


def _empty_handed(state: State, used: int) -> Sequence[Offer]:
    """A day without a card in the lab."""
    if used & (DREW | ~SEIZED):
        return _NOTHING_LEFT
    offers: list[Offer] = [DRAW] if can_draw(state) else []
    if not used and can_freegan(state):
        offers.append(FREEGAN)
    offers.append(END_DAY)
    return offers


def _night(state: State, seat: Seat) -> list[Offer]:
    """Each step once; draw and freegan exclude each other (MO-R28)."""
    used, lab = state.used, state.labs[seat]
    offers: list[Offer] = []
    if not used & (DREW | FREEGANED) and can_draw(state):
        offers.append(DRAW)
    if not used & PLAYED:
        list_plays(state, seat, lab, offers)
    if not used & ASSEMBLED:
        list_assembles(state, seat, lab, offers)
    if not used & POWERED:
        list_powers(state, seat, lab, offers)
    if not used & (DREW | FREEGANED) and can_freegan(state):
        offers.append(FREEGAN)
    offers.append(END_NIGHT)
    return offers


def _hearts(state: State, seat: Seat) -> list[Action]:
    return [CHOOSE_HEART[heart] for heart in sorted(state.dealt[seat])]


def _too_many(state: State, seat: Seat) -> list[Action]:
    return [DISCARD_DOWN[card] for card in state.labs[seat]]


def _tie(state: State, seat: Seat) -> list[Action]:
    return [choose_loss(part) for part in state.tied]


def _blade(state: State, seat: Seat) -> tuple[Form]:
    return (BLADE_FORM,)


def _transplant(state: State, seat: Seat) -> list[Action]:
    return [CHOOSE_TRANSPLANT[heart] for heart in sorted((*state.offered, state.hearts[seat]))]


def _inspection(state: State, seat: Seat) -> list[Action]:
    return [choose_inspected(card) for card in state.labs[state.target]]


_OTHER_MOMENTS: dict[Phase, Callable[[State, Seat], Sequence[Offer]]] = {
    CHOOSE: _hearts,
    DISCARD_PHASE: _too_many,
    TIE: _tie,
    BLADE: _blade,
    TRANSPLANT: _transplant,
    INSPECTION: _inspection,
    NIGHT: _night,
}


# ---------------------------------------------------------------------------------------------------------- by chance


def sample(state: State, who: Actor, form: Form, rng: Random) -> Action:
    """One legal filling of a form, all alike."""
    if form is BLADE_FORM or form.head == BLADE_FORM.head:
        return drop_blade(int(rng.random() * COLUMNS))
    assert who is not None
    cards = list(state.labs[who])
    return trash_day(tuple([cards.pop(int(rng.random() * len(cards))) for _ in range(TRASH)]))
