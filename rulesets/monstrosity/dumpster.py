"""Where cards come from and where they go: drawing, reshuffling, the dumpster and the labs."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from rulesets.chance import shuffle
from rulesets.contract import Event, Seat
from rulesets.monstrosity.components import NONE, CardNo
from rulesets.monstrosity.events import Drew, Reshuffled
from rulesets.monstrosity.state import State


def draw(state: State, seat: Seat, count: int, out: list[Event] | None) -> None:
    """Up to so many cards off the draw pile, one by one; fewer if no more can be had (MO-R8, R9)."""
    lab = list(state.labs[seat])
    for _ in range(count):
        if not state.pile and not _reshuffle(state, out):
            break
        card = state.pile.pop()
        insort(lab, card)
        if out is not None:
            out.append(Drew(turn=state.turn_no, seat=seat, card=card))
    state.labs[seat] = tuple(lab)


def _reshuffle(state: State, out: list[Event] | None) -> bool:
    """All of the dumpster but its top card becomes the draw pile; False if there is nothing below it."""
    if len(state.dumpster) < 2:
        return False
    state.pile = state.dumpster[:-1]
    state.dumpster = state.dumpster[-1:]
    state.discarders = state.discarders[-1:]
    if out is not None:
        out.append(Reshuffled(turn=state.turn_no, cards=len(state.pile)))
    shuffle(state, state.pile)
    return True


def throw(state: State, cards: Sequence[CardNo], discarder: Seat = NONE) -> None:
    """Put cards on the dumpster, the last on top; the discarder matters to the Heart of Gold (MO-R11)."""
    state.dumpster += cards
    state.discarders += [discarder] * len(cards)


def take_from_lab(state: State, seat: Seat, card: CardNo) -> None:
    """A card leaves a lab."""
    lab = state.labs[seat]
    at = lab.index(card)
    state.labs[seat] = lab[:at] + lab[at + 1 :]


def add_to_lab(state: State, seat: Seat, card: CardNo) -> None:
    """A card comes into a lab."""
    lab = list(state.labs[seat])
    insort(lab, card)
    state.labs[seat] = tuple(lab)
