"""What a log tells about the other seats: cards that went into a lab face up, hearts that nobody can hold, gold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulesets.contract import Event, Seat, Seen
from rulesets.monstrosity import events
from rulesets.monstrosity.components import GOLD, CardNo, HeartNo
from rulesets.monstrosity.state import OTHERS
from rulesets.monstrosity.view import MonstrosityView


@dataclass(slots=True)
class Memory:
    """What follows from the public part of a log."""

    cards: dict[CardNo, Seat]
    """Cards known to lie in a lab."""
    barred: list[set[HeartNo]]
    """By seat: hearts that went back into the heart deck after the seat last chose."""
    gold: list[int]
    """By seat: what the Heart of Gold would have gained there since the seat last chose."""


def remember(seen: Seen) -> Memory:
    """All that follows from the log of one viewer. What was taken back did not happen."""
    view: MonstrosityView = seen.view
    memory = Memory({}, [set() for _ in range(view.seats)], [0] * view.seats)
    others = OTHERS[view.teams][view.seats]
    for line in seen.log:
        if line.struck:
            continue
        event = line.event
        match event:
            case events.Freeganed(seat=seat, card=card, discarder=discarder):
                memory.cards[card] = seat
                if discarder is not None and seat in others[discarder]:
                    memory.gold[discarder] += GOLD
            case events.Dived(seat=seat, card=card, taken=taken):
                memory.cards.pop(card, None)
                memory.cards[taken] = seat
            case events.Snatched(seat=seat, card=card, part=part):
                memory.cards.pop(card, None)
                memory.cards[part] = seat
            case events.Transplanted(seat=seat, old=old, changed=changed):
                _transplanted(memory, seat, old, changed)
            case _:
                for card in _shown(event):
                    memory.cards.pop(card, None)
    return memory


def _transplanted(memory: Memory, seat: Seat, old: HeartNo | None, changed: bool | None) -> None:
    """A heart seen to go back is with nobody who has not chosen since; who chose may hold any other."""
    if changed is False:
        return
    memory.gold[seat] = 0
    memory.barred[seat] = set()
    if changed and old is not None:
        for barred in memory.barred:
            barred.add(old)


def _shown(event: Event) -> Iterable[CardNo]:
    """The cards that an event shows to leave a lab."""
    match event:
        case events.Trashed(cards=cards):
            return cards
        case events.Assembled(card=card, quick=quick):
            return (card,) if quick is None else (card, quick)
        case (
            events.Discarded(card=card)
            | events.ExtraDayPlayed(card=card)
            | events.Attached(card=card)
            | events.Sabotaged(card=card)
            | events.DogBites(card=card)
            | events.TieToBreak(card=card)
            | events.BladeRaised(card=card)
            | events.Ordered(card=card)
            | events.Swapped(card=card)
            | events.DogSet(card=card)
            | events.Wiped(card=card)
            | events.Inspecting(card=card)
            | events.Confiscated(card=card)
            | events.TransplantBegan(card=card)
            | events.Reanimated(card=card)
        ):
            return (card,)
    return ()
