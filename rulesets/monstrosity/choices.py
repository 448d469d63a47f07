"""What is asked now, what is legal, and fillings by chance. Why something is not legal stands in `refusals`.

Lists follow the order of the actions in the rules, then the display order of the cards, seats clockwise from the acting
one, slots from head to right leg. Their pieces are kept by what they hang on, so that listing stays quick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
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
    Assemble,
    QuickStitch,
    assemble,
    attach,
    attach_item,
    choose_inspected,
    choose_loss,
    dive,
    drop_blade,
    extra_day,
    inspect,
    play,
    power,
    quick_stitch,
    set_dog,
    snatch,
    steal_power,
    strike,
    strike_part,
    swap,
    trash_day,
    trash_form,
    wipe,
)
from rulesets.monstrosity.components import (
    AREA,
    BLOW,
    COLUMNS,
    DEED,
    EXTENSION,
    EXTRA_DAYS,
    FIRST_ACTION,
    FIRST_ITEM,
    FIRST_PLAY,
    FIRST_POWER,
    HOME,
    LARM,
    MODES,
    NONE,
    PAIRS,
    PLACES,
    RLEG,
    SLOTS,
    STEAL,
    Blow,
    CardNo,
    Deed,
    Slot,
    is_scrap,
)
from rulesets.monstrosity.monster import LIMBS, Body, complete, hit, tradable
from rulesets.monstrosity.scoring import charge_of, strong_enough, victims
from rulesets.monstrosity.state import (
    ASSEMBLED,
    DISCARDED,
    DREW,
    FREEGANED,
    PLAYED,
    POWERED,
    SEIZED,
    Phase,
    State,
    mine,
    others,
)

CHOOSE, DAY, DISCARD_PHASE, TIE, BLADE, TRANSPLANT, INSPECTION, NIGHT, OVER = Phase
MOST_EXTRA_DAYS = 2
TRASH = 3
"""Cards that a Trash Day throws away."""
_KEEP = 1 << 14

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
    """The exact offers to a seat."""
    seat = state.asked
    if who != seat:
        return ()
    phase = state.phase
    if phase is DAY:
        return _day(state, seat)
    if phase is NIGHT:
        return _night(state, seat)
    if phase is DISCARD_PHASE:
        return _each(DISCARD_DOWN, state.labs[seat])
    if phase is TIE:
        return [choose_loss(part) for part in state.tied]
    if phase is BLADE:
        return (BLADE_FORM,)
    if phase is CHOOSE:
        return [CHOOSE_HEART[heart] for heart in sorted(state.dealt[seat])]
    if phase is TRANSPLANT:
        return [CHOOSE_TRANSPLANT[heart] for heart in sorted((*state.offered, state.hearts[seat]))]
    return [choose_inspected(card) for card in state.labs[state.target]]


def _each(table: Sequence[Action], cards: Iterable[CardNo]) -> list[Action]:
    return [table[card] for card in cards]


def can_draw(state: State) -> bool:
    """Is there a card to draw, if need be after a reshuffle? (MO-R9)"""
    return bool(state.pile) or len(state.dumpster) > 1


def can_freegan(state: State) -> bool:
    """Does a body part or a power card lie on top of the dumpster? (MO-R6)"""
    return bool(state.dumpster) and is_scrap(state.dumpster[-1])


_NOTHING_LEFT: tuple[Offer, ...] = (END_DAY,)


def _day(state: State, seat: Seat) -> Sequence[Offer]:
    used, lab = state.used, state.labs[seat]
    if not lab:
        return _empty_handed(state, used)
    offers: list[Offer] = []
    if not used & ~SEIZED:
        if not used & DREW and (state.pile or len(state.dumpster) > 1):
            offers.append(DRAW)
        if not used & PLAYED and lab[-1] >= FIRST_PLAY:
            _plays(state, seat, lab, offers)
        if not used & DISCARDED:
            offers += [DISCARD[card] for card in lab]
        if not used:
            if lab[0] < FIRST_POWER:
                _assembles(state, seat, lab, offers)
            _powers(state, seat, lab, offers)
            if state.dumpster and state.dumpster[-1] < FIRST_PLAY:
                offers.append(FREEGAN)
            if len(lab) >= TRASH:
                offers.append(trash_form(lab))
    if lab[-1] >= FIRST_ACTION and state.extra_used < MOST_EXTRA_DAYS:
        offers += [extra_day(card) for card in EXTRA_DAYS if card in lab]
    offers.append(END_DAY)
    return offers


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
        _plays(state, seat, lab, offers)
    if not used & ASSEMBLED:
        _assembles(state, seat, lab, offers)
    if not used & POWERED:
        _powers(state, seat, lab, offers)
    if not used & (DREW | FREEGANED) and can_freegan(state):
        offers.append(FREEGAN)
    offers.append(END_NIGHT)
    return offers


# ------------------------------------------------------------------------------------------------ assembling, power


def buildable(state: State, seat: Seat) -> Sequence[Seat]:
    """The monsters that a seat may still work on: its own and its partner's, unless alive."""
    if not state.alive:
        return mine(state, seat)
    return [monster for monster in mine(state, seat) if monster not in state.alive]


def _assembles(state: State, seat: Seat, lab: tuple[CardNo, ...], offers: list[Offer]) -> None:
    if not state.teams:
        if seat not in state.alive:
            row = _placings(seat, _extension_slot(state.bodies[seat]), state.advanced)
            for card in lab:
                if card >= FIRST_POWER:
                    return
                offers += row[card]
        return
    rows = [
        _placings(monster, _extension_slot(state.bodies[monster]), state.advanced) for monster in buildable(state, seat)
    ]
    offers += [action for card in lab if card < FIRST_POWER for row in rows for action in row[card]]


def _extension_slot(body: Body) -> Slot:
    return body.index(EXTENSION) if EXTENSION in body else NONE


def _ways(card: CardNo, extension: Slot, advanced: bool) -> list[tuple[Slot, bool]]:
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
            tuple([assemble(card, monster, slot, onto) for slot, onto in _ways(card, extension, advanced)])
            for card in range(FIRST_POWER)
        ]
    )


def _powers(state: State, seat: Seat, lab: tuple[CardNo, ...], offers: list[Offer]) -> None:
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


# ------------------------------------------------------------------------------------------------------ playing cards


def _plays(state: State, seat: Seat, lab: tuple[CardNo, ...], offers: list[Offer]) -> None:
    for card in lab:
        if card >= FIRST_PLAY:
            offers += _LISTERS[card](state, seat, card)


def plays_of(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    """All ways to play one card now; none if it has no legal target (MO-R50)."""
    return _LISTERS[card](state, seat, card)


def _blows(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    """A sabotage card that finds its part itself, against opponents with a limb to lose (MO-R38)."""
    return [strike(card, target) for target in others(state, seat) if has_limb(state, target)]


def _aimed_blows(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    """A sabotage card against a part of the saboteur's choice."""
    found: list[Action] = []
    area, alive = AREA[card], state.alive
    for target in others(state, seat):
        if target not in alive and (parts := hit(state.bodies[target], area)):
            row = _strikes(card, target)
            found += [row[part] for part in parts]
    return found


def has_limb(state: State, target: Seat) -> bool:
    """Is this a monster, not alive, with at least one limb?"""
    return target not in state.alive and state.bodies[target][LARM : RLEG + 1] != _NO_LIMB


_NO_LIMB = (NONE,) * 4


def _attachings(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    """On any monster, alive or not, within the limit of the card (MO-R51)."""
    parts = _parts_in(state.bodies, AREA[card])
    if not parts:
        return ()
    row = _attaching(card)
    return [row[part] for part in parts]


def _item_attachings(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    """A special item likewise, each time in both modes."""
    row, other = _attaching(card), _attaching_as_degrade(card)
    return [way[part] for part in _parts_in(state.bodies, AREA[card]) for way in (row, other)]


def _parts_in(bodies: Iterable[Body], area: tuple[Slot, ...]) -> list[CardNo]:
    """The parts of all monsters that fill a slot of an area now, in display order."""
    parts = {body[slot] for slot in area for body in bodies}
    parts.discard(NONE)
    if EXTENSION in parts:
        parts.update([part for body in bodies for part in hit(body, area)])
    return sorted(parts)


@lru_cache(maxsize=_KEEP)
def _attaching(card: CardNo) -> tuple[Action, ...]:
    """By part: this modifier on it, an item as an upgrade."""
    if card < FIRST_ITEM:
        return tuple([attach(card, part) for part in range(FIRST_POWER)])
    return tuple([attach_item(card, part, False) for part in range(FIRST_POWER)])


@lru_cache(maxsize=_KEEP)
def _attaching_as_degrade(card: CardNo) -> tuple[Action, ...]:
    """By part: this item on it as a degrade."""
    return tuple([attach_item(card, part, True) for part in range(FIRST_POWER)])


@lru_cache(maxsize=_KEEP)
def _strikes(card: CardNo, target: Seat) -> tuple[Action, ...]:
    """By part: this sabotage card against it."""
    return tuple([strike_part(card, target, part) for part in range(FIRST_POWER)])


def _transplant(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    return () if seat in state.alive or not state.heart_deck else (play(card),)


def _quick_stitch(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    if state.night:
        return ()
    rows = [
        _stitchings(card, monster, _extension_slot(state.bodies[monster]), state.advanced)
        for monster in buildable(state, seat)
    ]
    return [action for part in state.labs[seat] if part < FIRST_POWER for row in rows for action in row[part]]


@lru_cache(maxsize=_KEEP)
def _stitchings(card: CardNo, monster: Seat, extension: Slot, advanced: bool) -> tuple[tuple[QuickStitch, ...], ...]:
    """By part: the ways to assemble it with this card."""
    return tuple(
        [
            tuple([quick_stitch(card, part, monster, slot, onto) for slot, onto in _ways(part, extension, advanced)])
            for part in range(FIRST_POWER)
        ]
    )


def _swap(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    """Same slot, one-slot parts, neither monster alive (MO-R46)."""
    own = [state.bodies[monster] for monster in buildable(state, seat)]
    theirs = [state.bodies[target] for target in others(state, seat) if target not in state.alive]
    pairs = [
        (body[slot], other[slot])
        for slot in range(SLOTS)
        for body in own
        if tradable(body, slot)
        for other in theirs
        if tradable(other, slot)
    ]
    pairs.sort()
    return [swap(card, own_part, their_part) for own_part, their_part in pairs]


def _snatch(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    limbs = [
        part for target in others(state, seat) if target not in state.alive for part in hit(state.bodies[target], LIMBS)
    ]
    return [snatch(card, part) for part in sorted(limbs)]


def _dive(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    return [dive(card, scrap) for scrap in sorted(state.dumpster) if scrap < FIRST_PLAY]


def _mail_order(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    return (play(card),)


def _guard(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    return [set_dog(card, monster) for monster in buildable(state, seat)]


def _wipe(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    return [wipe(card, modifier) for modifier in sorted([mod for mods in state.mods for _, mod, _ in mods])]


def _inspect(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    return [inspect(card, target) for target in others(state, seat) if state.labs[target]]


def _no_play(state: State, seat: Seat, card: CardNo) -> Sequence[Action]:
    """Extra Day is no card to play within a day: it ends one (MO-R42)."""
    return ()


_DEEDS: dict[Deed, Callable[[State, Seat, CardNo], Sequence[Action]]] = {
    Deed.TRANSPLANT: _transplant,
    Deed.EXTRA_DAY: _no_play,
    Deed.QUICK_STITCH: _quick_stitch,
    Deed.SWAP: _swap,
    Deed.SNATCH: _snatch,
    Deed.DIVE: _dive,
    Deed.MAIL_ORDER: _mail_order,
    Deed.GUARD: _guard,
    Deed.WIPE: _wipe,
    Deed.INSPECT: _inspect,
}
_LISTERS: tuple[Callable[[State, Seat, CardNo], Sequence[Action]], ...] = (
    *[_no_play] * FIRST_PLAY,
    *[_aimed_blows if blow is Blow.CHOICE else _blows for blow in BLOW.values()],
    *[_attachings if card < FIRST_ITEM else _item_attachings for card in MODES],
    *[_DEEDS[deed] for deed in DEED.values()],
)
"""What lists the ways to play each card."""


# ---------------------------------------------------------------------------------------------------------- by chance


def sample(state: State, who: Actor, form: Form, rng: Random) -> Action:
    """One legal filling of a form, all alike."""
    if form is BLADE_FORM or form.head == BLADE_FORM.head:
        return drop_blade(int(rng.random() * COLUMNS))
    assert who is not None
    cards = list(state.labs[who])
    return trash_day(tuple([cards.pop(int(rng.random() * len(cards))) for _ in range(TRASH)]))
