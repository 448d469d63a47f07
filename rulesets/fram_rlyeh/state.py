"""The whole position as whole numbers, and its quick copy.

Hands and piles are tuples, so that copies share them; a hand stands in display order, a pile from bottom to top. Sets
of seats are whole numbers, bit `s` for seat s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from rulesets.contract import Seat
from rulesets.fram_rlyeh.components import RLYEH_TEXT, ROUNDS, SUIT_CARDS, TREASURES, CardNo, TreasureNo

NONE = -1
"""No card, no treasure, no seat."""


class Phase(IntEnum):
    """What is asked now."""

    DEALER_PLAY = 0
    HIDDEN_PLAY = 1
    INTERRUPT = 2
    REPLAY = 3
    CLAIM = 4
    OVER = 5


@dataclass(slots=True)
class State:
    """Everything that there is to know, and no text, no names, no log.

    The order of laying leaves no trace here (RL-R35).
    """

    seed: int
    draws: int
    phase: Phase
    round: int
    """1..12; it stays 12 when the game is over."""
    dealer: Seat
    trumps: tuple[CardNo, ...]
    """The trump dealt to each seat."""
    left_over: tuple[CardNo, ...]
    """The trumps put away unseen, with three or four seats."""
    removed: tuple[TreasureNo, ...]
    """One of each depth; they lie under R'lyeh Text."""
    order: tuple[TreasureNo, ...]
    """Round r is about the treasure at index r - 1."""
    moved: int
    """How many cards set-up moved to the bottom: their backs are known."""
    shown: int
    """The seats whose trump the table has seen."""
    laid: int
    """The seats that have played in this round."""
    asked: tuple[Seat, ...]
    """The seats of the interrupt window that are still to be asked, in order."""
    drug_user: Seat
    returned: CardNo
    """The card that the Time Drug has just brought back, until another one is played."""
    winner: Seat
    """Who has won the round and is asked about the treasure, or NONE."""
    mead: Seat
    """Who played Golden Mead in the round that is being settled, or NONE."""
    thrower: Seat
    """Who used the talisman, or NONE; `thrown` and `thrown_card` went out of play."""
    thrown: TreasureNo
    thrown_card: CardNo
    last_dealer: Seat
    """The last showdown, for the table to look at: who dealt, who won, and the cards by seat."""
    last_winner: Seat
    last_cards: tuple[CardNo, ...]
    hands: list[tuple[CardNo, ...]]
    cards: list[CardNo]
    """The card of each seat in this round."""
    insanity: list[tuple[CardNo, ...]]
    """Uncovered."""
    exorcised: list[tuple[CardNo, ...]]
    paid: list[tuple[CardNo, ...]]
    taken: list[tuple[TreasureNo, ...]]
    seen_by: list[int]
    """For each treasure the seats that have lawfully seen it. It only grows (RL-R25)."""

    def clone(self) -> State:
        """An independent copy."""
        return State(
            self.seed,
            self.draws,
            self.phase,
            self.round,
            self.dealer,
            self.trumps,
            self.left_over,
            self.removed,
            self.order,
            self.moved,
            self.shown,
            self.laid,
            self.asked,
            self.drug_user,
            self.returned,
            self.winner,
            self.mead,
            self.thrower,
            self.thrown,
            self.thrown_card,
            self.last_dealer,
            self.last_winner,
            self.last_cards,
            self.hands[:],
            self.cards[:],
            self.insanity[:],
            self.exorcised[:],
            self.paid[:],
            self.taken[:],
            self.seen_by[:],
        )


def opening(
    trumps: Sequence[CardNo],
    left_over: Sequence[CardNo],
    removed: Sequence[TreasureNo],
    order: Sequence[TreasureNo],
    moved: int = 0,
    seed: int = 0,
) -> State:
    """The table laid for round 1 from a given deal: the trump of each seat, the treasures removed and in order."""
    seats = len(trumps)
    dealer = list(trumps).index(RLYEH_TEXT)
    seen_by = [0] * len(TREASURES)
    for treasure in removed:
        seen_by[treasure] = 1 << dealer
    seen_by[order[0]] = 1 << dealer
    seen_by[order[-1]] = everybody(seats)  # RL-R22
    own = [(trump,) if trump != RLYEH_TEXT else () for trump in trumps]
    return State(
        seed=seed,
        draws=0,
        phase=Phase.DEALER_PLAY,
        round=1,
        dealer=dealer,
        trumps=tuple(trumps),
        left_over=tuple(left_over),
        removed=tuple(removed),
        order=tuple(order),
        moved=moved,
        shown=1 << dealer,
        laid=0,
        asked=(),
        drug_user=NONE,
        returned=NONE,
        winner=NONE,
        mead=NONE,
        thrower=NONE,
        thrown=NONE,
        thrown_card=NONE,
        last_dealer=NONE,
        last_winner=NONE,
        last_cards=(),
        hands=[SUIT_CARDS[seat] + own[seat] for seat in range(seats)],
        cards=[NONE] * seats,
        insanity=[()] * seats,
        exorcised=[()] * seats,
        paid=[()] * seats,
        taken=[()] * seats,
        seen_by=seen_by,
    )


def everybody(seats: int) -> int:
    """The set of all seats."""
    return (1 << seats) - 1


@lru_cache(maxsize=1024)
def clockwise(seats: int, first: Seat, without: int = 0) -> tuple[Seat, ...]:
    """The seats clockwise from `first`, leaving out those of a set.

    >>> clockwise(4, 2), clockwise(4, 2, 0b1001)
    ((2, 3, 0, 1), (2, 1))
    """
    return tuple([seat % seats for seat in range(first, first + seats) if not without >> seat % seats & 1])


def seats_in(mask: int) -> tuple[Seat, ...]:
    """A set of seats as a rising tuple.

    >>> seats_in(0b1010)
    (1, 3)
    """
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def back_known(state: State, place: int) -> bool:
    """Has the table seen the back of the treasure at this index of `order`?

    All up to the top of the deck, the cards that set-up moved to the bottom, and the last treasure.
    """
    last = ROUNDS - 1
    return place <= state.round + 1 or place > last - state.moved or place == last
