"""Deals of Fram R'lyeh that tests lay out by hand, a table that plays them round by round, and the invariants."""

from __future__ import annotations

from rulesets.contract import Action, Event, Seat
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import (
    PASS_INTERRUPT,
    PLAY_CARD,
    REPLAY_CARD,
    TAKE_TREASURE,
    USE_TALISMAN,
    USE_TIME_DRUG,
)
from rulesets.fram_rlyeh.components import (
    DEPTH,
    ELDER_SIGN,
    GOLDEN_MEAD,
    IDS,
    POWER,
    RLYEH_TEXT,
    ROUNDS,
    SHINING_TRAPEZOHEDRON,
    SUIT_CARDS,
    TIME_DRUG,
    TREASURE,
    TREASURES,
    CardNo,
    Depth,
    power_card,
)
from rulesets.fram_rlyeh.scoring import scores_of
from rulesets.fram_rlyeh.state import NONE, Phase, State, clockwise, opening
from rulesets.fram_rlyeh.view import FramView

TRUMP = {
    "RT": RLYEH_TEXT,
    "ST": SHINING_TRAPEZOHEDRON,
    "ES": ELDER_SIGN,
    "GM": GOLDEN_MEAD,
    "TD": TIME_DRUG,
}
Named = int | str
"""A card as the tables write it: a number of the seat's own suit, or the letters of a trump."""


def card_of(seat: Seat, name: Named) -> CardNo:
    """The card that a seat plays under this name."""
    return TRUMP[name] if isinstance(name, str) else power_card(seat, name)


def name_of(card: CardNo) -> Named:
    """The inverse."""
    return next((name for name, trump in TRUMP.items() if trump == card), POWER[card])


def lay(trumps: str, removed: str, order: str) -> State:
    """A rigged deal, written as in ``lay("RT ST TD", "S4 M7 A0", "S6 M9 ...")``."""
    dealt = [TRUMP[word] for word in trumps.split()]
    left_over = [trump for trump in TRUMP.values() if trump not in dealt]
    places = [TREASURE[word] for word in order.split()]
    return opening(dealt, left_over, [TREASURE[word] for word in removed.split()], places)


def deal_a() -> State:
    """Four seats, seat 0 deals."""
    return lay("RT ST ES GM", "S4 M7 A0", "S6 M9 A14 S8 M13 A18 S10 M15 A20 S12 M17 A22")


def deal_b() -> State:
    """Five seats, seat 1 deals."""
    return lay("TD RT GM ST ES", "S12 M17 A22", "S4 A0 M7 A20 S6 M9 A14 S8 M13 A18 M15 S10")


def deal_c() -> State:
    """Three seats, seat 2 deals."""
    return lay("TD ES RT", "S4 M7 A0", "S12 A22 M17 S10 A20 M15 S8 A18 M13 S6 A14 M9")


class Table:
    """A state being played: every action is checked, listed and counted."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.actions = 0
        self.asked: list[Seat] = []
        """Who was asked in the interrupt window of the last round."""
        self.claimed: list[Seat] = []
        """Who was asked about the treasure of the last round."""

    def act(self, who: Seat, action: Action) -> None:
        """A legal action."""
        assert GAME.why_not(self.state, who, action) is None
        assert action in GAME.legal(self.state, who)
        GAME.apply(self.state, who, action, self.events)
        self.actions += 1

    def refuses(self, who: Seat, action: Action) -> None:
        """An action that is refused and changes nothing."""
        before = repr(self.state)
        assert GAME.why_not(self.state, who, action) is not None
        assert action not in GAME.legal(self.state, who)
        assert repr(self.state) == before

    def lead(self, name: Named) -> None:
        """The dealer's card."""
        dealer = self.state.dealer
        self.act(dealer, PLAY_CARD[card_of(dealer, name)])

    def lay(self, seat: Seat, name: Named) -> None:
        """A card face down."""
        self.act(seat, PLAY_CARD[card_of(seat, name)])

    def play(self, *names: Named) -> None:
        """The cards of a round, from the dealer clockwise: then they are up."""
        self.asked, self.claimed = [], []
        for seat, name in zip(clockwise(len(names), self.state.dealer), names, strict=True):
            self.act(seat, PLAY_CARD[card_of(seat, name)])

    def let_be(self, until: Seat | None = None) -> None:
        """Everybody lets the cards stand, but for one."""
        while self.state.phase is Phase.INTERRUPT and self.owner != until:
            self.asked.append(self.owner)
            self.act(self.owner, PASS_INTERRUPT)

    def stop_time(self, seat: Seat, name: Named | None) -> None:
        """The seat uses the Time Drug when it is asked, and plays another card unless that is None."""
        self.let_be(until=seat)
        self.asked.append(seat)
        self.act(seat, USE_TIME_DRUG)
        if name is not None:
            self.act(seat, REPLAY_CARD[card_of(seat, name)])

    def claim(self, talisman: bool = False) -> None:
        """The winner decides, if it is asked."""
        if self.state.phase is Phase.CLAIM:
            self.claimed.append(self.owner)
            self.act(self.owner, USE_TALISMAN if talisman else TAKE_TREASURE)

    def round(self, *names: Named, talisman: bool = False) -> None:
        """A whole round in which time is not stopped."""
        self.play(*names)
        self.let_be()
        self.claim(talisman)

    @property
    def owner(self) -> Seat:
        """The first that is asked."""
        owner = GAME.decisions(self.state)[0].owner
        assert owner is not None
        return owner

    @property
    def owners(self) -> list[Seat | None]:
        """All that are asked, in calling order."""
        return [decision.owner for decision in GAME.decisions(self.state)]

    @property
    def running(self) -> tuple[int, ...]:
        """The score formula, applied to the cards so far."""
        return scores_of(self.state)

    @property
    def hands(self) -> list[int]:
        """Hand sizes."""
        return [len(hand) for hand in self.state.hands]

    @property
    def uncovered(self) -> list[int]:
        """Uncovered insanity by seat."""
        return [len(pile) for pile in self.state.insanity]

    @property
    def exorcised(self) -> list[int]:
        """Exorcised insanity by seat."""
        return [len(pile) for pile in self.state.exorcised]

    def view(self, viewer: Seat | None) -> FramView:
        """What a viewer may know."""
        return GAME.view(self.state, viewer)

    def lowest(self, seat: Seat) -> Named:
        """The lowest power card of a seat."""
        return POWER[self.state.hands[seat][0]]

    def highest(self, seat: Seat) -> Named:
        """The highest power card of a seat."""
        return max([POWER[card] for card in self.state.hands[seat] if card < RLYEH_TEXT])

    def all_lowest(self, rounds: int) -> None:
        """So many rounds in which everybody plays the lowest power card."""
        for _ in range(rounds):
            self.round(*[self.lowest(seat) for seat in clockwise(len(self.state.hands), self.state.dealer)])


def ids(cards: tuple[CardNo, ...]) -> list[str]:
    """Cards by name."""
    return [IDS[card] for card in cards]


def known_values(view: FramView) -> list[str]:
    """The treasures whose value a view holds."""
    relics = (*view.order, *view.removed)
    return [TREASURES[relic.treasure].id for relic in relics if relic.treasure is not None]


def check(state: State) -> None:
    """What holds after every action of a game that was dealt."""
    seats = range(len(state.hands))
    finished = state.round if state.phase is Phase.OVER else state.round - 1
    _check_cards(state)
    _check_treasures(state, finished)
    settled = state.phase is Phase.CLAIM
    piles = [len(state.paid[s]) + len(state.insanity[s]) + len(state.exorcised[s]) for s in seats]
    gone = sum(piles) + (state.thrown_card != NONE)
    assert gone == len(seats) * finished + (len(seats) - 1 if settled else 0)
    assert all(len(state.paid[seat]) == len(state.taken[seat]) for seat in seats)
    assert not any(GOLDEN_MEAD in paid for paid in state.paid)
    assert sum([trump == TIME_DRUG for trump in state.trumps]) >= (state.drug_user != NONE)
    assert all(-127 <= points <= 175 for points in scores_of(state))
    assert len({hand for hand in state.hands if hand}) == len([hand for hand in state.hands if hand])
    if state.phase is Phase.DEALER_PLAY:
        for seat in seats:
            less = (seat == state.trumps.index(RLYEH_TEXT)) + (seat in (state.drug_user, state.thrower))
            assert len(state.hands[seat]) == 14 - state.round - less
    if state.last_cards and state.phase in (Phase.DEALER_PLAY, Phase.OVER):
        assert state.thrower == state.last_winner or state.insanity[state.last_winner] == ()
    if state.phase is Phase.INTERRUPT:
        assert state.round < ROUNDS and state.drug_user == NONE
        assert all(any(card >= RLYEH_TEXT for card in state.hands[seat]) for seat in state.asked)
    assert (state.phase is Phase.OVER) == (not GAME.decisions(state))


def _check_cards(state: State) -> None:
    """Every card of a seat is in one place."""
    for seat, trump in enumerate(state.trumps):
        cards = [*state.hands[seat], *state.insanity[seat], *state.exorcised[seat], *state.paid[seat]]
        cards += [state.cards[seat]] if state.cards[seat] != NONE else []
        cards += [state.thrown_card, ELDER_SIGN] if state.thrower == seat else []
        cards += [TIME_DRUG] if state.drug_user == seat else []
        cards += [RLYEH_TEXT] if trump == RLYEH_TEXT else []
        assert sorted(cards) == [*SUIT_CARDS[seat], trump]
        assert state.hands[seat] == tuple(sorted(state.hands[seat]))
        shown = trump not in state.hands[seat] and not (state.phase is Phase.HIDDEN_PLAY and state.cards[seat] == trump)
        led = state.cards[seat] == trump and seat == state.dealer
        assert bool(state.shown >> seat & 1) == (shown or led)
    assert sorted(state.trumps + state.left_over) == list(range(RLYEH_TEXT, TIME_DRUG + 1))


def _check_treasures(state: State, finished: int) -> None:
    """All fifteen are there, those of the rounds played are won or thrown away, and the right seats have seen them."""
    assert sorted(state.order + state.removed) == list(range(15))
    assert [DEPTH[treasure] for treasure in state.removed] == list(Depth)
    assert DEPTH[state.order[0]] is Depth.SHALLOW
    gone = [treasure for taken in state.taken for treasure in taken]
    gone += [state.thrown] if state.thrown != NONE else []
    assert sorted(gone) == sorted(state.order[:finished])
    everybody = (1 << len(state.hands)) - 1
    assert state.seen_by[state.order[-1]] == everybody
    for treasure in state.removed:
        assert state.seen_by[treasure] == 1 << state.trumps.index(RLYEH_TEXT)
    assert not any(state.seen_by[treasure] for treasure in state.order[state.round + 1 : -1])
    if state.phase is not Phase.OVER:
        assert state.seen_by[state.order[state.round - 1]] >> state.dealer & 1
