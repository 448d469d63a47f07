"""What one viewer may know, as a value that has no way back to the state.

A treasure's value is in a view only if the viewer is among those that have lawfully seen it (RL-R25).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Seat, View, Viewer
from rulesets.fram_rlyeh.asking import asks
from rulesets.fram_rlyeh.components import DEPTH, NUMBERS, ROUNDS, CardNo, Depth, TreasureNo
from rulesets.fram_rlyeh.scoring import minus, old_one_wakes, score, scores_of
from rulesets.fram_rlyeh.state import NONE, Phase, State, back_known, clockwise, seats_in


@dataclass(frozen=True, slots=True)
class Relic:
    """A treasure as a viewer knows it: its back and its face, None = hidden, and who has seen the face."""

    depth: Depth | None
    treasure: TreasureNo | None
    seen_by: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Showdown:
    """The last cards that were compared, by seat: all of it is public."""

    dealer: Seat
    winner: Seat
    cards: tuple[CardNo, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FramView(View):
    """Public items, and what the viewer alone may know; None = hidden. After the end nothing is."""

    phase: Phase
    round: int
    dealer: Seat
    hands: tuple[tuple[CardNo, ...] | None, ...]
    sizes: tuple[int, ...]
    """Of all hands."""
    trumps: tuple[CardNo | None, ...]
    """The trump dealt to each seat."""
    shown: tuple[bool, ...]
    """Whose trump the whole table knows."""
    left_over: tuple[CardNo, ...] | None
    """The trumps put away; empty with five seats, whoever looks."""
    lies: tuple[bool, ...]
    """Before whom a card of this round lies, face up or down."""
    cards: tuple[CardNo | None, ...]
    """The card of each seat in this round; None also for one that lies face down."""
    insanity: tuple[tuple[CardNo, ...], ...]
    """Uncovered. Which cards they are is public: all were shown (RL-R27)."""
    exorcised: tuple[tuple[CardNo, ...], ...]
    paid: tuple[tuple[CardNo, ...], ...]
    taken: tuple[tuple[int, ...], ...]
    """The rounds whose treasures a seat has; `treasures` gives the cards."""
    order: tuple[Relic, ...]
    """The treasure of each round; the backs of some and the faces of most lie hidden."""
    removed: tuple[Relic, ...]
    moved: int
    """How many cards set-up moved to the bottom."""
    asked: tuple[Seat, ...]
    """The seats of the interrupt window that are still to be asked."""
    drug_user: Seat | None
    returned: CardNo | None
    winner: Seat | None
    """Who decides about the treasure."""
    mead: Seat | None
    thrower: Seat | None
    thrown: int | None
    """The round whose treasure the talisman sent out of play, and the card that went with it."""
    thrown_card: CardNo | None
    showdown: Showdown | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sizes)

    @property
    def this(self) -> Relic:
        """The treasure of this round."""
        return self.order[self.round - 1]

    @property
    def next(self) -> Relic | None:
        """The treasure of the next round."""
        return self.order[self.round] if self.round < ROUNDS else None

    @property
    def deck(self) -> int:
        """How many treasures lie in the deck."""
        return max(0, ROUNDS - 2 - self.round)

    @property
    def deck_top(self) -> Relic | None:
        """The top of the deck: its back is seen."""
        return self.order[self.round + 1] if self.deck else None

    @property
    def last(self) -> Relic:
        """The treasure of the last round, open from the start."""
        return self.order[-1]

    def treasures(self, seat: Seat) -> tuple[Relic, ...]:
        """What a seat has won, in the order of winning."""
        return tuple([self.order[number - 1] for number in self.taken[seat]])

    @property
    def clockwise(self) -> tuple[Seat, ...]:
        """The seats in the order in which ties are broken: from the dealer on."""
        return clockwise(self.seats, self.dealer)

    def played(self, seat: Seat) -> tuple[CardNo, ...]:
        """The cards of a seat that the table has seen go, oldest pile first, and its open card of this round."""
        gone = self.insanity[seat] + self.exorcised[seat] + self.paid[seat]
        if self.thrown_card is not None and self.thrower == seat:
            gone += (self.thrown_card,)
        card = self.cards[seat]
        return gone if card is None else (*gone, card)

    def numbers_left(self, seat: Seat) -> tuple[int, ...]:
        """The numbers that a seat still has, a card that lies face down included: the public tracker."""
        first = seat * len(NUMBERS)
        gone = self.played(seat)
        return tuple([number for at, number in enumerate(NUMBERS) if first + at not in gone])


def view(state: State, viewer: Viewer) -> FramView:
    """All that a viewer may know."""
    n = len(state.hands)
    seats = range(n)
    over = state.phase is Phase.OVER
    own = [over or seat == viewer for seat in seats]
    shown = [bool(state.shown >> seat & 1) for seat in seats]
    order = tuple([_relic(state, viewer, treasure, back_known(state, at)) for at, treasure in enumerate(state.order)])
    return FramView(
        viewer=viewer,
        asks=asks(state, viewer),
        headline=headline(state),
        points=tuple([_points(state, seat, own[seat]) for seat in seats]),
        phase=state.phase,
        round=state.round,
        dealer=state.dealer,
        hands=tuple([state.hands[seat] if own[seat] else None for seat in seats]),
        sizes=tuple(map(len, state.hands)),
        trumps=tuple([state.trumps[seat] if own[seat] or shown[seat] else None for seat in seats]),
        shown=tuple(shown),
        left_over=state.left_over if over or not state.left_over else None,
        lies=tuple([card != NONE for card in state.cards]),
        cards=tuple([_card(state, viewer, seat) for seat in seats]),
        insanity=tuple(state.insanity),
        exorcised=tuple(state.exorcised),
        paid=tuple(state.paid),
        taken=tuple([tuple([state.order.index(treasure) + 1 for treasure in taken]) for taken in state.taken]),
        order=order,
        removed=tuple([_relic(state, viewer, treasure, True) for treasure in state.removed]),
        moved=state.moved,
        asked=state.asked,
        drug_user=_known(state.drug_user),
        returned=_known(state.returned),
        winner=_known(state.winner),
        mead=_known(state.mead),
        thrower=_known(state.thrower),
        thrown=None if state.thrown == NONE else state.order.index(state.thrown) + 1,
        thrown_card=_known(state.thrown_card),
        showdown=Showdown(state.last_dealer, state.last_winner, state.last_cards) if state.last_cards else None,
    )


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _relic(state: State, viewer: Viewer, treasure: TreasureNo, back: bool) -> Relic:
    """A treasure through the eyes of a viewer: the only place where a value enters a view."""
    mask = state.seen_by[treasure]
    open_to_all = state.phase is Phase.OVER or treasure == state.order[-1]  # RL-R22
    if open_to_all or (viewer is not None and mask >> viewer & 1):
        return Relic(DEPTH[treasure], treasure, seats_in(mask))
    return Relic(DEPTH[treasure] if back else None, None, seats_in(mask))


def _card(state: State, viewer: Viewer, seat: Seat) -> CardNo | None:
    """The card of a seat in this round: face down for others until the showdown, but for the dealer's."""
    card = state.cards[seat]
    if card == NONE or (state.phase is Phase.HIDDEN_PLAY and seat not in (viewer, state.dealer)):
        return None
    return card


def _points(state: State, seat: Seat, own: bool) -> int:
    """What may be counted: the minus of every seat, and the own treasures."""
    uncovered, drug = len(state.insanity[seat]), seat == state.drug_user
    if own:
        return score(state.taken[seat], state.paid[seat], uncovered, drug)
    return -minus(state.paid[seat], uncovered, drug)


def headline(state: State) -> str:
    """Where the game stands in one line."""
    if state.phase is not Phase.OVER:
        return f"Round {state.round} of {ROUNDS}"
    return "The Old One awakens" if old_one_wakes(scores_of(state)) else "The dive is over"
