"""The ways to play each card, as the cards say them. Pieces are kept by what they hang on, for speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from rulesets.contract import Action, Offer, Seat
from rulesets.monstrosity.actions import (
    QuickStitch,
    attach,
    attach_item,
    dive,
    inspect,
    play,
    quick_stitch,
    set_dog,
    snatch,
    strike,
    strike_part,
    swap,
    wipe,
)
from rulesets.monstrosity.assembling import buildable, extension_slot, ways_for
from rulesets.monstrosity.components import (
    AREA,
    BLOW,
    DEED,
    EXTENSION,
    FIRST_ITEM,
    FIRST_PLAY,
    FIRST_POWER,
    LARM,
    MODES,
    NONE,
    RLEG,
    SLOTS,
    Blow,
    CardNo,
    Deed,
    Slot,
)
from rulesets.monstrosity.monster import LIMBS, Body, hit, tradable
from rulesets.monstrosity.state import State, others

_KEEP = 1 << 14


def list_plays(state: State, seat: Seat, lab: tuple[CardNo, ...], offers: list[Offer]) -> None:
    """Append the ways to play each card of the lab that is played within a day."""
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
        _stitchings(card, monster, extension_slot(state.bodies[monster]), state.advanced)
        for monster in buildable(state, seat)
    ]
    return [action for part in state.labs[seat] if part < FIRST_POWER for row in rows for action in row[part]]


@lru_cache(maxsize=_KEEP)
def _stitchings(card: CardNo, monster: Seat, extension: Slot, advanced: bool) -> tuple[tuple[QuickStitch, ...], ...]:
    """By part: the ways to assemble it with this card."""
    return tuple(
        [
            tuple([quick_stitch(card, part, monster, slot, onto) for slot, onto in ways_for(part, extension, advanced)])
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
