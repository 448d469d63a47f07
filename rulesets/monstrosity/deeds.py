"""What a card does when it is played: modifiers, sabotage, and the twelve action cards."""

from __future__ import annotations

from rulesets.contract import Event, Seat
from rulesets.monstrosity import events
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
from rulesets.monstrosity.building import assemble_part
from rulesets.monstrosity.components import (
    BLADE,
    BLOW,
    DEED,
    DOG,
    MODES,
    NONE,
    Blow,
    CardNo,
    Deed,
    HeartNo,
)
from rulesets.monstrosity.dumpster import add_to_lab, draw, take_from_lab, throw
from rulesets.monstrosity.monster import complete, extreme, remove, swap_in
from rulesets.monstrosity.state import Phase, State
from rulesets.monstrosity.turns import shuffle_hearts

TRANSPLANTS = 3
"""Hearts that a Heart Transplant offers at most (MO-R43)."""
ORDERED = 3
"""Cards that Mail-Order Organs brings at most."""


def play_card(state: State, seat: Seat, action: Playing, out: list[Event] | None) -> None:
    """The card leaves the lab; then an action card goes into the dumpster first, and its effect happens."""
    take_from_lab(state, seat, action.card)
    match action:
        case Attach(card, part):
            _attach(state, seat, card, part, MODES[card][0], out)
        case AttachItem(card, part, as_degrade):
            _attach(state, seat, card, part, MODES[card][as_degrade], out)
        case Strike(card, target):
            _strike(state, seat, card, target, out)
        case StrikePart(card, target, part):
            if not _dog_bites(state, seat, card, target, out):
                _sabotage(state, card, target, part, out)
        case SetDog(card, monster):
            state.dog = monster
            if out is not None:
                out.append(events.DogSet(turn=state.turn_no, seat=seat, card=card, monster=monster))
        case Play(card):
            throw(state, (card,))
            if DEED[card] is Deed.TRANSPLANT:
                _begin_transplant(state, seat, card, out)
            else:
                if out is not None:
                    out.append(events.Ordered(turn=state.turn_no, seat=seat, card=card))
                draw(state, seat, ORDERED, out)
        case QuickStitch(card, part, monster, slot, on_extension):
            throw(state, (card,))
            assemble_part(state, seat, part, monster, slot, on_extension, card, out)
        case Swap(card, mine, theirs):
            throw(state, (card,))
            _swap(state, seat, card, mine, theirs, out)
        case Snatch(card, part):
            throw(state, (card,))
            _snatch(state, seat, card, part, out)
        case Dive(card, take):
            throw(state, (card,))
            _dive(state, seat, card, take, out)
        case Wipe(card, modifier):
            throw(state, (card,))
            _wipe(state, seat, card, modifier, out)
        case Inspect(card, target):
            throw(state, (card,))
            state.phase = Phase.INSPECTION
            state.target = target
            if out is not None:
                out.append(events.Inspecting(turn=state.turn_no, seat=seat, card=card, victim=target))


def owner_of(state: State, part: CardNo) -> Seat:
    """At whose monster a part is; NONE = at nobody's."""
    for seat, body in enumerate(state.bodies):
        if part in body:
            return seat
    return NONE


def wearer_of(state: State, modifier: CardNo) -> tuple[Seat, CardNo]:
    """At whose monster and on which part a modifier is; NONE = nowhere."""
    for seat, mods in enumerate(state.mods):
        for part, card, _ in mods:
            if card == modifier:
                return seat, part
    return NONE, NONE


def back_to_work(state: State) -> None:
    """Whatever was asked in between is answered: the day or the night goes on."""
    state.pending = state.target = NONE
    state.asked = state.active
    state.phase = Phase.NIGHT if state.night else Phase.DAY


# ---------------------------------------------------------------------------------------------- modifiers, sabotage


def _attach(state: State, seat: Seat, card: CardNo, part: CardNo, points: int, out: list[Event] | None) -> None:
    monster = owner_of(state, part)
    state.mods[monster] += ((part, card, points),)
    if out is not None:
        out.append(events.Attached(turn=state.turn_no, seat=seat, monster=monster, part=part, card=card, points=points))


def _dog_bites(state: State, seat: Seat, card: CardNo, target: Seat, out: list[Event] | None) -> bool:
    """A guarded monster: the dog, then the sabotage card, and nothing else happens (MO-R38)."""
    if state.dog != target:
        return False
    state.dog = NONE
    throw(state, (DOG, card))
    if out is not None:
        out.append(events.DogBites(turn=state.turn_no, seat=seat, card=card, victim=target))
    return True


def _strike(state: State, seat: Seat, card: CardNo, target: Seat, out: list[Event] | None) -> None:
    """A card that finds its part itself: by points, by the victim's choice in a tie, or by the blade."""
    if _dog_bites(state, seat, card, target, out):
        return
    if BLOW[card] is Blow.BLADE:
        state.phase = Phase.BLADE
        state.pending, state.target = card, target
        if out is not None:
            out.append(events.BladeRaised(turn=state.turn_no, seat=seat, card=card, victim=target))
        return
    tied = extreme(state.bodies[target], state.mods[target], BLOW[card] is Blow.STRONGEST)
    if len(tied) == 1:
        _sabotage(state, card, target, tied[0], out)
        return
    state.phase = Phase.TIE
    state.pending, state.target, state.tied = card, target, tied
    state.asked = target
    if out is not None:
        out.append(events.TieToBreak(turn=state.turn_no, seat=seat, card=card, victim=target, tied=tied))


def _sabotage(state: State, card: CardNo, victim: Seat, part: CardNo, out: list[Event] | None) -> None:
    """The part, or nothing, goes into the dumpster, and the sabotage card on top of it."""
    fallen: tuple[CardNo, ...] = ()
    if part != NONE:
        state.bodies[victim], state.mods[victim], fallen = remove(state.bodies[victim], state.mods[victim], part)
    throw(state, (*fallen, card))
    if out is not None:
        out.append(
            events.Sabotaged(
                turn=state.turn_no,
                seat=state.active,
                card=card,
                victim=victim,
                part=None if part == NONE else part,
                fallen=fallen,
            )
        )


def break_tie(state: State, part: CardNo, out: list[Event] | None) -> None:
    """The victim has chosen (MO-R39)."""
    _sabotage(state, state.pending, state.target, part, out)
    state.tied = ()
    back_to_work(state)


def drop_blade(state: State, seat: Seat, stop: int, out: list[Event] | None) -> None:
    """The blade takes what fills the slot under its column, if anything does (MO-R41)."""
    slot = BLADE.get(stop, NONE)
    part = NONE if slot == NONE else state.bodies[state.target][slot]
    if out is not None:
        found = None if slot == NONE else slot
        out.append(events.BladeFell(turn=state.turn_no, seat=seat, victim=state.target, stop=stop, slot=found))
    _sabotage(state, state.pending, state.target, part, out)
    back_to_work(state)


# ---------------------------------------------------------------------------------------------------- action cards


def _begin_transplant(state: State, seat: Seat, card: CardNo, out: list[Event] | None) -> None:
    """The heart deck is in a random order already: its last three are three at random."""
    count = min(TRANSPLANTS, len(state.heart_deck))
    state.offered = state.heart_deck[-count:]
    state.heart_deck = state.heart_deck[:-count]
    state.phase = Phase.TRANSPLANT
    if out is not None:
        out.append(events.TransplantBegan(turn=state.turn_no, seat=seat, card=card, hearts=count))


def transplant(state: State, seat: Seat, heart: HeartNo, out: list[Event] | None) -> None:
    """Keep one; a new heart lies face up if and only if the monster is complete now (MO-R43)."""
    old, was_up = state.hearts[seat], state.exposed[seat]
    if heart != old:
        state.hearts[seat] = heart
        state.exposed[seat] = complete(state.bodies[seat])
        state.gold[seat] = 0
    returned = [other for other in (*state.offered, old) if other != heart]
    state.offered = ()
    shuffle_hearts(state, [*state.heart_deck, *returned])
    if out is not None:
        out.append(
            events.Transplanted(
                turn=state.turn_no,
                seat=seat,
                old=old,
                new=heart,
                changed=heart != old,
                was_up=was_up,
                is_up=state.exposed[seat],
            )
        )
    back_to_work(state)


def _swap(state: State, seat: Seat, card: CardNo, mine: CardNo, theirs: CardNo, out: list[Event] | None) -> None:
    monster, victim = owner_of(state, mine), owner_of(state, theirs)
    body, mods, fallen = swap_in(state.bodies[monster], state.mods[monster], mine, theirs)
    state.bodies[monster], state.mods[monster] = body, mods
    body, mods, more = swap_in(state.bodies[victim], state.mods[victim], theirs, mine)
    state.bodies[victim], state.mods[victim] = body, mods
    throw(state, (*fallen, *more))
    if out is not None:
        out.append(
            events.Swapped(
                turn=state.turn_no,
                seat=seat,
                card=card,
                mine=mine,
                monster=monster,
                theirs=theirs,
                victim=victim,
                fallen=(*fallen, *more),
            )
        )


def _snatch(state: State, seat: Seat, card: CardNo, part: CardNo, out: list[Event] | None) -> None:
    """Everything that comes off with it falls; only the limb itself goes into the lab (MO-R47)."""
    victim = owner_of(state, part)
    state.bodies[victim], state.mods[victim], gone = remove(state.bodies[victim], state.mods[victim], part)
    fallen = tuple([lost for lost in gone if lost != part])
    throw(state, fallen)
    add_to_lab(state, seat, part)
    if out is not None:
        out.append(events.Snatched(turn=state.turn_no, seat=seat, card=card, part=part, victim=victim, fallen=fallen))


def _dive(state: State, seat: Seat, card: CardNo, take: CardNo, out: list[Event] | None) -> None:
    """Not freegan: no gold for anybody (MO-R48)."""
    at = state.dumpster.index(take)
    del state.dumpster[at], state.discarders[at]
    add_to_lab(state, seat, take)
    if out is not None:
        out.append(events.Dived(turn=state.turn_no, seat=seat, card=card, taken=take))


def _wipe(state: State, seat: Seat, card: CardNo, modifier: CardNo, out: list[Event] | None) -> None:
    monster, part = wearer_of(state, modifier)
    state.mods[monster] = tuple([attached for attached in state.mods[monster] if attached[1] != modifier])
    throw(state, (modifier,))
    if out is not None:
        out.append(
            events.Wiped(turn=state.turn_no, seat=seat, card=card, modifier=modifier, part=part, monster=monster)
        )


def confiscate(state: State, seat: Seat, card: CardNo, out: list[Event] | None) -> None:
    """The inspected card goes into the dumpster, discarded by nobody (MO-R11)."""
    victim = state.target
    take_from_lab(state, victim, card)
    throw(state, (card,))
    if out is not None:
        out.append(events.Confiscated(turn=state.turn_no, seat=seat, victim=victim, card=card))
    back_to_work(state)
