"""Why a part cannot go there, a monster cannot be woken, or a card has no such target: reasons in words."""

from __future__ import annotations

from rulesets.contract import Seat
from rulesets.monstrosity.actions import (
    Attach,
    AttachItem,
    Dive,
    Inspect,
    Play,
    Playing,
    QuickStitch,
    SetDog,
    Snatch,
    Strike,
    StrikePart,
    Swap,
    Wipe,
)
from rulesets.monstrosity.components import (
    AREA,
    AREA_NAME,
    DEED,
    EXTENSION,
    FIRST_MODIFIER,
    FIRST_PLAY,
    FIRST_POWER,
    HEART_NAMES,
    HEARTS,
    NAMES,
    NEEDED,
    NONE,
    PAIRS,
    SLOT_NAMES,
    SLOTS,
    STEAL,
    CardNo,
    Colour,
    Deed,
    Slot,
)
from rulesets.monstrosity.deeds import owner_of, wearer_of
from rulesets.monstrosity.monster import LIMBS, Body, colours, connects, fits, hit, slot_of, tradable
from rulesets.monstrosity.playing import has_limb
from rulesets.monstrosity.scoring import charge_of, points_for_power, victims
from rulesets.monstrosity.state import State, mine, others


def monster_problem(state: State, seat: Seat, monster: Seat) -> str | None:
    """Why this seat may not work on that monster."""
    if monster not in mine(state, seat):
        return "You build your own monster, and in teams your partner's."
    if monster in state.alive:
        return f"{{{monster}}}'s monster is alive: nothing is replaced on it any more."
    return None


def assembling_problem(state: State, seat: Seat, part: CardNo, monster: Seat, slot: Slot, onto: bool) -> str | None:
    """Why a part cannot be placed there (MO-R12 to R16, R54)."""
    if part >= FIRST_POWER:
        return f"{NAMES[part]} is no body part."
    if problem := monster_problem(state, seat, monster):
        return problem
    if not fits(part, slot, state.advanced):
        if PAIRS[part] and slot in PAIRS[part]:
            return f"{NAMES[part]} fills both slots: name the left one."
        return f"{NAMES[part]} cannot be a {SLOT_NAMES[slot]}."
    if onto and not connects(state.bodies[monster], part, slot, state.advanced):
        if PAIRS[part]:
            return "A part that fills two slots cannot be connected to another."
        return f"{NAMES[EXTENSION]} is not there to connect it to."
    return None


# ------------------------------------------------------------------------------------------------------------- power


def power_problem(state: State, seat: Seat, card: CardNo, monster: Seat, victim: Seat = NONE) -> str | None:
    """Why this card does not wake that monster (MO-R21, R22, R26)."""
    if not FIRST_POWER <= card < FIRST_PLAY:
        return f"{NAMES[card]} is no power card."
    if monster in state.alive:
        return f"{{{monster}}}'s monster is alive already."
    if problem := monster_problem(state, seat, monster):
        return problem
    if card == STEAL and victim not in victims(state, monster):
        return "Power is stolen from another living monster whose power card is worth 1 or more."
    if problem := body_problem(state.bodies[monster]) or heart_problem(state, monster):
        return problem
    points = points_for_power(state, monster) + charge_of(state, card, victim)
    return None if points >= NEEDED else f"That makes {points} points, and {NEEDED} are needed."


def body_problem(body: Body) -> str | None:
    """Which slots are still empty."""
    empty = [SLOT_NAMES[slot] for slot in range(SLOTS) if body[slot] == NONE]
    return f"It is not complete: no {', no '.join(empty)}." if empty else None


def heart_problem(state: State, monster: Seat) -> str | None:
    """Which colours the heart still misses."""
    heart = state.hearts[monster]
    have = colours(state.bodies[monster])
    short = [
        f"{need} {colour.word} part{'s' * (need > 1)} (there {'are' if have[colour] != 1 else 'is'} {have[colour]})"
        for colour, need in zip(Colour, HEARTS[heart].needs, strict=True)
        if have[colour] < need
    ]
    return f"{HEART_NAMES[heart]} asks for {' and '.join(short)}." if short else None


# --------------------------------------------------------------------------------------------------------- the cards


def playing_problem(state: State, seat: Seat, action: Playing) -> str | None:
    """Why a card that is in the lab cannot be played that way."""
    match action:
        case Attach(card, part) | AttachItem(card, part):
            owner = owner_of(state, part)
            return _area_problem(state, card, part, owner) if owner != NONE else _not_there(part)
        case Strike(_, target):
            if problem := _victim_problem(state, seat, target):
                return problem
            return None if has_limb(state, target) else f"{{{target}}}'s monster has no limb to lose."
        case StrikePart(card, target, part):
            if problem := _victim_problem(state, seat, target):
                return problem
            if part not in state.bodies[target]:
                return f"{NAMES[part]} is not on {{{target}}}'s monster."
            return _area_problem(state, card, part, target)
        case QuickStitch(_, part, monster, slot, onto):
            if state.night:
                return "There is no Quick Stitch in the all-nighter."
            if part not in state.labs[seat]:
                return f"{NAMES[part]} is not in your lab."
            return assembling_problem(state, seat, part, monster, slot, onto)
        case Swap(_, own, theirs):
            return _swap_problem(state, seat, own, theirs)
        case Snatch(_, part):
            owner = owner_of(state, part)
            if owner == NONE:
                return _not_there(part)
            if problem := _victim_problem(state, seat, owner):
                return problem
            limb = part in hit(state.bodies[owner], LIMBS)
            return None if limb else f"{NAMES[part]} is no limb."
        case Dive(_, take):
            return _dive_problem(state, take)
        case SetDog(_, monster):
            return (
                "A living monster needs no Guard Dog."
                if monster in state.alive
                else monster_problem(state, seat, monster)
            )
        case Wipe(_, modifier):
            on, _part = wearer_of(state, modifier)
            return None if on != NONE else f"{NAMES[modifier]} is attached to no monster."
        case Inspect(_, target):
            if target not in others(state, seat):
                return "You inspect the lab of an opponent."
            return None if state.labs[target] else f"{{{target}}}'s lab is empty."
        case Play(card):
            return _transplant_problem(state, seat) if DEED[card] is Deed.TRANSPLANT else None


def nothing_to_play(state: State, seat: Seat, card: CardNo) -> str:
    """Why a card has no legal target at all (MO-R50)."""
    if card in AREA_NAME:
        area = AREA_NAME[card]
        what = {"any limb": "limb", "anything but a torso": "part but a torso"}.get(area, area)
        if card < FIRST_MODIFIER:
            return f"No opponent's monster that is not alive has a {what}."
        return f"No monster has a {what} to put it on."
    match DEED[card]:
        case Deed.TRANSPLANT:
            return _transplant_problem(state, seat) or ""
        case Deed.QUICK_STITCH if state.night:
            return "There is no Quick Stitch in the all-nighter."
        case Deed.QUICK_STITCH:
            return "You hold no body part, or have no monster left to put it on."
        case Deed.SWAP:
            return (
                "No two parts in the same slot can change places: one-slot parts of monsters not alive, no extension."
            )
        case Deed.SNATCH:
            return "No opponent's monster that is not alive has a limb."
        case Deed.DIVE:
            return "There is no body part and no power card in the dumpster."
        case Deed.GUARD:
            return "A living monster needs no Guard Dog."
        case Deed.WIPE:
            return "No modifier is attached to any monster."
        case Deed.INSPECT:
            return "All opponents' labs are empty."
        case Deed.EXTRA_DAY:
            return "An Extra Day ends a day; it is not played within one."
        case Deed.MAIL_ORDER:
            return ""


def _transplant_problem(state: State, seat: Seat) -> str | None:
    if seat in state.alive:
        return "Your monster is alive: its heart stays."
    return None if state.heart_deck else "The heart deck is empty."


def _victim_problem(state: State, seat: Seat, target: Seat) -> str | None:
    if target not in others(state, seat):
        return "Only an opponent's monster can be the target."
    return f"{{{target}}}'s monster is alive: nothing can be taken off it." if target in state.alive else None


def _area_problem(state: State, card: CardNo, part: CardNo, owner: Seat) -> str | None:
    slot = slot_of(state.bodies[owner], part)
    if slot in AREA[card]:
        return None
    return f"{NAMES[card]} is for {_area_words(card)}, and {NAMES[part]} is a {SLOT_NAMES[slot]} now."


def _area_words(card: CardNo) -> str:
    area = AREA_NAME[card]
    return area if area.startswith("any") else f"{'an' if area[0] in 'aeiou' else 'a'} {area}"


def _swap_problem(state: State, seat: Seat, own: CardNo, theirs: CardNo) -> str | None:
    monster, victim = owner_of(state, own), owner_of(state, theirs)
    if monster == NONE or victim == NONE:
        return _not_there(own if monster == NONE else theirs)
    if problem := monster_problem(state, seat, monster) or _victim_problem(state, seat, victim):
        return problem
    slot = slot_of(state.bodies[monster], own)
    if slot != slot_of(state.bodies[victim], theirs):
        return "Both parts have to fill the same slot."
    if tradable(state.bodies[monster], slot) and tradable(state.bodies[victim], slot):
        return None
    return "Only one-slot parts change places, and no extension nor what is connected to it."


def _dive_problem(state: State, take: CardNo) -> str | None:
    if take not in state.dumpster:
        return f"{NAMES[take]} is not in the dumpster."
    return None if take < FIRST_PLAY else f"{NAMES[take]} is neither a body part nor a power card."


def _not_there(part: CardNo) -> str:
    return f"{NAMES[part]} is on no monster."
