"""What happened, in sentences; seats as ``{2}``."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Event
from rulesets.monstrosity import events
from rulesets.monstrosity.components import HEART_NAMES, SHORT, SLOT_NAMES, STEAL, CardNo
from rulesets.monstrosity.components import NAMES as PRINTED

NAMES = tuple([SHORT[card] if card == STEAL else name for card, name in enumerate(PRINTED)])
"""A log speaks of nobody as "you", whatever is printed on a card."""


def listed(cards: Sequence[CardNo]) -> str:
    """``Left Oar, Woodworm and Puddle Sock``."""
    names = [NAMES[card] for card in cards]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def signed(points: int) -> str:
    """``+1``, ``-1``."""
    return f"{points:+d}"


def count(number: int, noun: str) -> str:
    """``1 card``, ``3 cards``."""
    return f"{number} {noun}{'s' * (number != 1)}"


def tell(event: Event) -> str:
    """One sentence for an event."""
    match event:
        case events.GameBegan(start=start, hearts=hearts):
            return f"{hearts} hearts are dealt to everybody; {{{start}}} will begin."
        case events.HeartPicked(seat=seat, heart=heart):
            which = "" if heart is None else f": {HEART_NAMES[heart]}"
            return f"{{{seat}}} picks a heart{which}."
        case events.LabsDealt(cards=cards):
            return f"Everybody gets a lab of {count(cards, 'card')}."
        case events.Flickers(left=left):
            return f"The lights flicker: {count(left, 'round')} until the power cut."
        case events.DayBegan(seat=seat, extra=extra):
            return f"{{{seat}}} begins {'an extra day' if extra else 'a day'}."
        case events.ExtraDayPlayed(seat=seat):
            return f"{{{seat}}} plays Extra Day."
        case events.DayEnded(seat=seat, night=night):
            return f"{{{seat}}} ends the {'night' if night else 'day'}."
        case events.Drew(seat=seat, card=card):
            return f"{{{seat}}} draws {'a card' if card is None else NAMES[card]}."
        case events.Reshuffled(cards=cards):
            return (
                f"The draw pile is empty: {count(cards, 'card')} out of the dumpster, all but the top one, refill it."
            )
        case events.Discarded(seat=seat, card=card):
            return f"{{{seat}}} throws {NAMES[card]} into the dumpster."
        case events.Trashed(seat=seat, cards=cards):
            return f"Trash Day: {{{seat}}} throws {listed(cards)} into the dumpster, the last on top."
        case events.Freeganed(seat=seat, card=card):
            return f'"I\'m going freegan," says {{{seat}}} and picks {NAMES[card]} out of the dumpster.'
        case events.GoldGained(seat=seat, gold=gold):
            return f"The Heart of Gold of {{{seat}}} has gained {gold} by now."
        case events.Assembled():
            return _assembled(event)
        case events.Exposed(monster=monster, heart=heart):
            hole = ": every other monster is worth 1 less" if HEART_NAMES[heart] == "Black Hole" else ""
            return f"{{{monster}}}'s monster is complete and its heart turned up: {HEART_NAMES[heart]}{hole}."
        case events.Ribbon(monster=monster, purple=purple):
            first = "purple ribbon: the first complete one" if purple else "orange ribbon: the first alive"
            return f"{{{monster}}}'s monster gets the {first}."
        case events.Attached(seat=seat, monster=monster, part=part, card=card, points=points):
            return f"{{{seat}}} puts {NAMES[card]} ({signed(points)}) on {{{monster}}}'s {NAMES[part]}."
        case events.Reanimated():
            return _reanimated(event)
        case events.AllNighter(cut=cut, seats=seats):
            names = ", ".join([f"{{{seat}}}" for seat in seats])
            return f"{'Power cut' if cut else 'The all-nighter begins'}: one last turn for {names}."
        case events.NightBegan(seat=seat):
            return f"{{{seat}}} stays up all night."
        case events.Final(winners=winners, decided_by=decided):
            if not winners:
                return f"Nobody wins: {decided}."
            names = " and ".join([f"{{{seat}}}" for seat in winners])
            return f"{names} {'win' if len(winners) > 1 else 'wins'}: {decided}."
    return _tell_card(event)


def _tell_card(event: Event) -> str:
    """Sabotage and action cards."""
    match event:
        case events.Sabotaged(card=card, victim=victim, part=None):
            return f"{NAMES[card]} misses {{{victim}}}'s monster."
        case events.Sabotaged(seat=seat, card=card, victim=victim, part=int(part), fallen=fallen):
            return f"{{{seat}}}'s {NAMES[card]} takes {NAMES[part]} off {{{victim}}}'s monster{_with(fallen, part)}."
        case events.DogBites(seat=seat, card=card, victim=victim):
            return f"{{{victim}}}'s Guard Dog chases {{{seat}}} and {NAMES[card]} away."
        case events.TieToBreak(seat=seat, card=card, victim=victim, tied=tied):
            return f"{{{seat}}} plays {NAMES[card]}: {listed(tied)} are worth the same, so {{{victim}}} chooses."
        case events.BladeRaised(seat=seat, victim=victim):
            return f"{{{seat}}} wheels the Guillotine over {{{victim}}}'s monster."
        case events.BladeFell(stop=stop, slot=slot):
            where = "a gap" if slot is None else f"the {SLOT_NAMES[slot]}"
            return f"The blade falls at column {stop}: {where}."
        case events.Ordered(seat=seat):
            return f"{{{seat}}} plays Mail-Order Organs."
        case events.Swapped(seat=seat, mine=mine, monster=monster, theirs=theirs, victim=victim, fallen=fallen):
            lost = f"; {listed(fallen)} fall{'s' * (len(fallen) == 1)} off" if fallen else ""
            return (
                f"{{{seat}}} plays Black-Market Swap: {{{monster}}}'s {NAMES[mine]} "
                f"against {{{victim}}}'s {NAMES[theirs]}{lost}."
            )
        case events.Snatched(seat=seat, part=part, victim=victim, fallen=fallen):
            return f"{{{seat}}}'s Body Snatcher takes {NAMES[part]} from {{{victim}}}'s monster{_with(fallen, part)}."
        case events.Dived(seat=seat, taken=taken):
            return f"{{{seat}}} dives into the dumpster for {NAMES[taken]}."
        case events.DogSet(seat=seat, monster=monster):
            return f"{{{seat}}} sets a Guard Dog at {{{monster}}}'s monster."
        case events.DogGone(monster=monster):
            return f"{{{monster}}}'s monster needs no Guard Dog any more."
        case events.Wiped(seat=seat, modifier=modifier, part=part, monster=monster):
            return f"{{{seat}}} wipes {NAMES[modifier]} off {{{monster}}}'s {NAMES[part]}."
        case events.Inspecting(seat=seat, victim=victim):
            return f"{{{seat}}} inspects the lab of {{{victim}}}."
        case events.Confiscated(seat=seat, victim=victim, card=card):
            return f"{{{seat}}} throws {{{victim}}}'s {NAMES[card]} into the dumpster."
        case events.TransplantBegan(seat=seat, hearts=hearts):
            return f"{{{seat}}} plays Heart Transplant and looks at {count(hearts, 'heart')}."
        case events.Transplanted():
            return _transplanted(event)
    raise TypeError(f"no event of this game: {event!r}")


def _with(fallen: Sequence[CardNo], part: CardNo) -> str:
    more = [card for card in fallen if card != part]
    return f", with {listed(more)}" if more else ""


def _assembled(event: events.Assembled) -> str:
    whose = "" if event.monster == event.seat else f" for {{{event.monster}}}"
    where = SLOT_NAMES[event.slot]
    place = f"on the extension, {where}" if event.on_extension else f"as {where}"
    quick = "Quick Stitch: " if event.quick is not None else ""
    lost = f"; {listed(event.fallen)} come{'s' * (len(event.fallen) == 1)} off" if event.fallen else ""
    return f"{quick}{{{event.seat}}} assembles {NAMES[event.card]} {place}{whose}{lost}."


def _reanimated(event: events.Reanimated) -> str:
    whose = "the monster" if event.monster == event.seat else f"{{{event.monster}}}'s monster"
    stolen = "" if event.victim is None else f", stolen from {{{event.victim}}}"
    named = {"icons": event.icons, "goal of the heart": event.goal, "inbred": event.inbred}
    extra = [f"{name} {signed(points)}" for name, points in named.items() if points]
    bonus = f" ({', '.join(extra)})" if extra else ""
    return (
        f"It lives! {{{event.seat}}} wakes {whose} with {NAMES[event.card]} "
        f"({signed(event.charge)}{stolen}){bonus}: {event.total} points."
    )


def _transplanted(event: events.Transplanted) -> str:
    who = f"{{{event.seat}}}"
    if event.changed is None:
        new = "" if event.new is None else f": {HEART_NAMES[event.new]} lies there now"
        return f"{who} has chosen a heart{new}."
    if not event.changed:
        kept = "" if event.old is None else f", {HEART_NAMES[event.old]}"
        return f"{who} keeps the old heart{kept}."
    old = "the old heart" if event.old is None else HEART_NAMES[event.old]
    new = "a new one, face down" if event.new is None else HEART_NAMES[event.new]
    return f"{who} exchanges {old} for {new}."
