"""The whole position as whole numbers, and its quick copy.

Mats are tuples, so that copies share them and figures about them are kept; they stand in display order, which is the
order of the card numbers. Graveyards lie from bottom to top. The top card of the deck is its last, which `pop` takes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from rulesets.contract import Seat
from rulesets.frankenstein.components import CARDS, COINS, CardNo

NONE = -1
"""No card, no seat."""


class Phase(IntEnum):
    """What is asked now."""

    TURN = 0
    DEFEND = 1
    DEAL = 2
    BID = 3
    OVER = 4


TURN, DEFEND, DEAL, BID, OVER = Phase
"""The same as plain names, which are quicker to look up."""


@dataclass(slots=True)
class State:
    """Everything that there is to know, and no text, no names, no log."""

    seed: int
    draws: int
    advanced: bool
    open_memory: bool
    phase: Phase
    start: Seat
    active: Seat
    """Whose turn it is."""
    asked: Seat
    """Whose answer is awaited: the active seat but for an auction; NONE when the game is over."""
    turn_no: int
    """1 for the first turn; a bonus turn does not count."""
    defended: bool
    """Has a villager already been met this turn?"""
    passes: int
    """Turns passed in a row."""
    rebuilds: int
    current: CardNo
    """The card just turned up, or NONE."""
    high: int
    """The standing bid of the auction, or 0."""
    high_seat: Seat
    """Who made it, or NONE."""
    bids: tuple[int, ...]
    """The opening amount of the active seat, then the answers clockwise from its left; 0 = pass."""
    bank: int
    """What has been paid in less what has been paid out: below 0 as well."""
    alive: Seat
    """Whose monster came alive, or NONE."""
    aside: tuple[CardNo, ...]
    box: tuple[CardNo, ...]
    coins: list[int]
    mats: list[tuple[CardNo, ...]]
    graveyards: list[list[CardNo]]
    deck: list[CardNo]

    def clone(self) -> State:
        """An independent copy."""
        return State(
            self.seed,
            self.draws,
            self.advanced,
            self.open_memory,
            self.phase,
            self.start,
            self.active,
            self.asked,
            self.turn_no,
            self.defended,
            self.passes,
            self.rebuilds,
            self.current,
            self.high,
            self.high_seat,
            self.bids,
            self.bank,
            self.alive,
            self.aside,
            self.box,
            self.coins[:],
            self.mats[:],
            [yard[:] for yard in self.graveyards],
            self.deck[:],
        )


def opening(seats: int, seed: int = 0) -> State:
    """A table laid for a basic game, before the deck is shuffled: seat 0 to take the first turn."""
    return State(
        seed=seed,
        draws=0,
        advanced=False,
        open_memory=False,
        phase=Phase.TURN,
        start=0,
        active=0,
        asked=0,
        turn_no=1,
        defended=False,
        passes=0,
        rebuilds=0,
        current=NONE,
        high=0,
        high_seat=NONE,
        bids=(),
        bank=0,
        alive=NONE,
        aside=(),
        box=(),
        coins=[COINS] * seats,
        mats=[()] * seats,
        graveyards=[[] for _ in range(seats)],
        deck=list(range(len(CARDS))),
    )
