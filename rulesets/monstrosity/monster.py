"""A monster on the table as plain values: what lies where, what it is worth, what falls off. Results are kept.

A body is a tuple of seven: the part in each of the six slots (a two-slot part stands in both of its slots), then the
part connected to the extension. Modifiers are triples (part, modifier card, +1 or -1), oldest first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from rulesets.monstrosity.components import (
    AREAS,
    COLOUR,
    EXTENSION,
    HEAD,
    HOME,
    ICONS,
    LARM,
    LLEG,
    NONE,
    PAIRS,
    PLACES,
    RARM,
    RLEG,
    SLOTS,
    TORSO,
    VALUE,
    WRONG,
    WRONG_SIDE,
    CardNo,
    Colour,
    Slot,
)

Body: TypeAlias = tuple[CardNo, ...]
Attached: TypeAlias = tuple[CardNo, CardNo, int]
Mods: TypeAlias = tuple[Attached, ...]
Change: TypeAlias = tuple[Body, Mods, tuple[CardNo, ...]]
"""A body and its modifiers after something was done, and what came off, in the order of the dumpster."""

CONNECTED = SLOTS
"""The place in a body of the part connected to the extension."""
NOTHING: Body = (NONE,) * (SLOTS + 1)
LIMBS = AREAS["any limb"]
ROWS = ((HEAD, TORSO, LLEG), (HEAD, TORSO, RLEG), (LARM, TORSO, RARM))
"""What counts as connected in a row (MO-R56)."""
_KEEP = 1 << 14


@lru_cache(maxsize=_KEEP)
def parts_on(body: Body) -> tuple[tuple[CardNo, Slot], ...]:
    """Every part with the slot that it fills (a two-slot part: its left one), in slot order."""
    found: list[tuple[CardNo, Slot]] = []
    for slot in range(SLOTS):
        part = body[slot]
        if part == NONE or (PAIRS[part] and slot != PAIRS[part][0]):
            continue
        found.append((part, slot))
        if part == EXTENSION and body[CONNECTED] != NONE:
            found.append((body[CONNECTED], slot))
    return tuple(found)


@lru_cache(maxsize=_KEEP)
def slot_of(body: Body, part: CardNo) -> Slot:
    """The slot that a part of this body fills (a two-slot part: its left one); NONE if it is not there."""
    if part in body:
        at = body.index(part)
        return body.index(EXTENSION) if at == CONNECTED else at
    return NONE


def hit(body: Body, area: tuple[Slot, ...]) -> list[CardNo]:
    """The parts that fill a slot of an area now, in display order."""
    if len(area) == 1:
        part = body[area[0]]
        return [] if part == NONE else [part]
    parts = {body[slot] for slot in area}
    parts.discard(NONE)
    if EXTENSION in parts and body[CONNECTED] != NONE:
        parts.add(body[CONNECTED])
    return sorted(parts)


def filled(body: Body) -> int:
    """How many of the six slots are filled."""
    return SLOTS - body[:SLOTS].count(NONE)


def complete(body: Body) -> bool:
    """Are all six slots filled? (MO-R17)"""
    return body.count(NONE) == (body[CONNECTED] == NONE)


@lru_cache(maxsize=_KEEP)
def worths(body: Body, mods: Mods, items: tuple[CardNo, ...] = ()) -> tuple[tuple[CardNo, Slot, int], ...]:
    """Every part with its slot and its value now: the sum first, then the floor of 0 (MO-R19).

    `items` are the special items that the heart of a living monster turns into upgrades (MO-R52).
    """
    change: dict[CardNo, int] = {}
    for part, modifier, points in mods:
        change[part] = change.get(part, 0) + (1 if modifier in items else points)
    return tuple(
        [
            (part, slot, max(0, VALUE[part] - (WRONG_SIDE if slot == WRONG[part] else 0) + change.get(part, 0)))
            for part, slot in parts_on(body)
        ]
    )


@lru_cache(maxsize=_KEEP)
def worth(body: Body, mods: Mods, items: tuple[CardNo, ...] = ()) -> int:
    """What all parts are worth together."""
    return sum([value for _, _, value in worths(body, mods, items)])


@lru_cache(maxsize=_KEEP)
def colours(body: Body) -> tuple[int, int, int]:
    """Green, blue and red body parts; a two-slot part counts twice (MO-R14)."""
    counts = [0, 0, 0]
    for part, _ in parts_on(body):
        counts[COLOUR[part]] += 2 if PAIRS[part] else 1
    return counts[0], counts[1], counts[2]


def suits(body: Body, needs: tuple[int, int, int]) -> bool:
    """Does the body have the parts that a heart asks for?"""
    green, blue, red = colours(body)
    return green >= needs[0] and blue >= needs[1] and red >= needs[2]


def icons(body: Body, colour: Colour | None) -> int:
    """How many of its parts carry a heart bonus icon of that colour (MO-R57)."""
    return 0 if colour is None else [ICONS[part] for part, _ in parts_on(body)].count(colour)


def row(body: Body, colour: Colour | None) -> bool:
    """Are three parts of that colour connected in a row? In a slot with the extension either part will do (MO-R56)."""

    def shows(slot: Slot) -> bool:
        part = body[slot]
        if part == NONE:
            return False
        joined = body[CONNECTED] if part == EXTENSION else NONE
        return COLOUR[part] is colour or (joined != NONE and COLOUR[joined] is colour)

    return any([all([shows(slot) for slot in slots]) for slots in ROWS])


def wrong_sided(body: Body) -> bool:
    """Is at least one limb on its wrong side?"""
    return any([slot == WRONG[part] for part, slot in parts_on(body)])


def inbred(body: Body) -> bool:
    """Are all its parts of one colour? (MO-R55)"""
    return len({COLOUR[part] for part, _ in parts_on(body)}) == 1


# --------------------------------------------------------------------------------------------------- taking it apart


def remove(body: Body, mods: Mods, part: CardNo) -> Change:
    """Take a part off. First its modifiers fall, then the part; with the extension goes what is connected (MO-R40)."""
    gone = [part]
    if part == EXTENSION and body[CONNECTED] != NONE:
        gone.append(body[CONNECTED])
    fallen = [modifier for lost in gone for on, modifier, _ in mods if on == lost]
    kept = tuple([attached for attached in mods if attached[0] not in gone]) if fallen else mods
    return tuple([NONE if at in gone else at for at in body]), kept, (*fallen, *gone)


def place(body: Body, mods: Mods, part: CardNo, slot: Slot, on_extension: bool) -> Change:
    """Put a part on; what fills its slots comes off, the left slot first (MO-R13, R15, R16)."""
    if not on_extension and body[slot] == NONE and not PAIRS[part]:  # the usual case
        return (*body[:slot], part, *body[slot + 1 :]), mods, ()
    fallen: tuple[CardNo, ...] = ()
    at = (CONNECTED,) if on_extension else PAIRS[part] or (slot,)
    for place_no in at:
        if body[place_no] != NONE:
            body, mods, off = remove(body, mods, body[place_no])
            fallen += off
    new = list(body)
    for place_no in at:
        new[place_no] = part
    return tuple(new), mods, fallen


def fits(part: CardNo, slot: Slot, wrong_sides: bool) -> bool:
    """May the part be assembled in this slot? A two-slot part is named by its left one."""
    return slot in (PLACES if wrong_sides else HOME)[part]


def connects(body: Body, part: CardNo, slot: Slot, wrong_sides: bool) -> bool:
    """May it be connected to the extension in this slot? (MO-R15)"""
    return body[slot] == EXTENSION and part != EXTENSION and not PAIRS[part] and fits(part, slot, wrong_sides)


def tradable(body: Body, slot: Slot) -> bool:
    """Can the part in this slot be swapped: a one-slot part, no extension and nothing connected? (MO-R46)"""
    part = body[slot]
    return part not in (NONE, EXTENSION) and not PAIRS[part]


def swap_in(body: Body, mods: Mods, old: CardNo, new: CardNo) -> Change:
    """Another part takes the place of one; only the modifiers of the old one fall."""
    fallen = tuple([modifier for on, modifier, _ in mods if on == old])
    kept = tuple([attached for attached in mods if attached[0] != old])
    return tuple([new if part == old else part for part in body]), kept, fallen


def extreme(body: Body, mods: Mods, highest: bool) -> tuple[CardNo, ...]:
    """The limbs of the highest or the lowest value now, in display order (MO-R39). Not alive, so no item is turned."""
    values = {part: value for part, slot, value in worths(body, mods) if slot in LIMBS}
    best = max(values.values()) if highest else min(values.values())
    return tuple(sorted([part for part, value in values.items() if value == best]))
