"""High Card: the smallest game that has everything the contract can ask, for tests of generic code.

Each round the leader sets a public stake (freely undone until "done"), then everybody plays one hand card face down,
in any order; when the last one lies, all turn up, and the highest takes the stake. A drawn card refills each hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from rulesets import chance
from rulesets.box import Meta, Option, Rulebook, Section, Setup, Value
from rulesets.contract import (
    Action,
    Actor,
    Ask,
    Bot,
    Decision,
    Event,
    Form,
    Gloss,
    Note,
    Number,
    Offer,
    Outcome,
    Recall,
    Refusal,
    Seat,
    Seen,
    Timer,
    Undo,
    View,
    Viewer,
    Voice,
)
from rulesets.notation import WHOLE, Notation, Verb

CARDS = 40
HAND = 3
MOST = 9
_PUBLIC, _PRIVATE = Voice.PUBLIC, Voice.PRIVATE


@dataclass(frozen=True, slots=True)
class Stake(Action):
    """The leader names what the round is worth."""

    amount: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """The stake stands."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card goes face down on the table."""

    card: int


DONE = Done()


@dataclass(frozen=True, slots=True, kw_only=True)
class Staked(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    seat: Seat
    card: int | None
    """None to all but its owner, until the reveal."""

    def shown_to(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else Laid(turn=self.turn, undo=self.undo, seat=self.seat, card=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Event):
    cards: tuple[int, ...]
    taker: Seat
    amount: int


@dataclass(slots=True)
class ToyState:
    seed: int
    draws: int
    rounds: int
    turn: int
    leader: Seat
    stake: int
    fixed: bool
    deck: list[int]
    hands: list[list[int]]
    laid: list[int | None]
    points: list[int]

    def clone(self) -> ToyState:
        return ToyState(
            self.seed,
            self.draws,
            self.rounds,
            self.turn,
            self.leader,
            self.stake,
            self.fixed,
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.laid[:],
            self.points[:],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView(View):
    turn: int
    rounds: int
    leader: Seat
    stake: int
    fixed: bool
    hand: tuple[int, ...]
    mine: int | None
    lies: tuple[bool, ...]
    scores: tuple[int, ...]
    seats: int


META = Meta(
    id="toy",
    title="High Card",
    seats=range(2, 6),
    options=(Option("rounds", range(1, 51), 4, "How many rounds are played."),),
    bots=("steady",),
    secrets=True,
    minutes=(2, 5),
    weight=1,
    pitch="One card each, face down.",
    rules_version=1,
    kind="test",
)
RULEBOOK = Rulebook((Section("play", "Play", ("Everybody lays one card; the highest takes the stake.",)),), {})
NOTATION = Notation({"stake": Verb(Stake, WHOLE), "done": Verb(Done), "play": Verb(Play, WHOLE)})
STAKES = Form("stake", (Number("amount", 1, MOST),))


class Toy:
    """The back end."""

    meta = META
    rulebook = RULEBOOK

    def check(self, setup: Setup) -> str | None:
        return None

    def new(self, setup: Setup, out: list[Event] | None = None) -> ToyState:
        rounds = setup.options["rounds"]
        assert isinstance(rounds, int)
        deck = list(range(CARDS))
        state = ToyState(setup.seed, 0, rounds, 1, 0, 1, False, deck, [], [None] * setup.seats, [0] * setup.seats)
        chance.shuffle(state, deck)
        state.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        return state

    def decisions(self, state: ToyState) -> Sequence[Decision]:
        if state.turn > state.rounds:
            return ()
        if not state.fixed:
            return (Decision("stake", state.leader, _PUBLIC, "play"),)
        seats = range(len(state.hands))
        return [Decision("card", seat, _PRIVATE, "play") for seat in seats if state.laid[seat] is None]

    def legal(self, state: ToyState, who: Actor) -> Sequence[Offer]:
        if state.turn > state.rounds or who is None:
            return ()
        if not state.fixed:
            return (STAKES, DONE) if who == state.leader else ()
        return [Play(card) for card in state.hands[who]] if state.laid[who] is None else ()

    def sample(self, state: ToyState, who: Actor, form: Form, rng: Random) -> Action:
        return Stake(rng.randint(1, MOST))

    def why_not(self, state: ToyState, who: Actor, action: Action) -> Refusal | None:
        match action:
            case Stake(amount) if not state.fixed and 1 <= amount <= MOST:
                return None
            case Done() if not state.fixed:
                return None
            case Play(card) if state.fixed and who is not None and card in state.hands[who]:
                return None
        return Refusal("You cannot do that now.", "That cannot be done now.")

    def apply(self, state: ToyState, who: Actor, action: Action, out: list[Event] | None = None) -> None:
        assert who is not None
        match action:
            case Stake(amount):
                state.stake = amount
                if out is not None:
                    out.append(Staked(turn=state.turn, seat=who, amount=amount))
            case Done():
                state.fixed = True
            case Play(card):
                state.hands[who].remove(card)
                state.laid[who] = card
                if out is not None:
                    out.append(Laid(turn=state.turn, undo=Undo.CONSENT, seat=who, card=card))
                if None not in state.laid:
                    self._turn_up(state, out)

    def _turn_up(self, state: ToyState, out: list[Event] | None) -> None:
        cards = tuple(card for card in state.laid if card is not None)
        taker = cards.index(max(cards))
        state.points[taker] += state.stake
        if out is not None:
            out.append(Turned(turn=state.turn, undo=Undo.CONSENT, cards=cards, taker=taker, amount=state.stake))
        state.deck.extend(cards)
        for hand in state.hands:
            card = state.deck.pop(chance.below(state, len(state.deck)))
            hand.append(card)
            hand.sort()
        state.laid = [None] * len(state.hands)
        state.turn += 1
        state.leader = (state.leader + 1) % len(state.hands)
        state.stake, state.fixed = 1, False

    def headline(self, state: ToyState) -> str:
        return f"round {min(state.turn, state.rounds)} of {state.rounds}"

    def view(self, state: ToyState, viewer: Viewer) -> ToyView:
        asks = []
        for decision in self.decisions(state):
            mine = decision.voice is _PUBLIC or decision.owner == viewer
            prompt = "{%d} sets the stake." if decision.name == "stake" else "{%d} lays a card."
            offers = tuple(self.legal(state, decision.owner)) if mine else ()
            asks.append(Ask(decision, prompt % (decision.owner or 0), offers))
        return ToyView(
            viewer=viewer,
            asks=tuple(asks),
            headline=self.headline(state),
            points=tuple(state.points),
            turn=state.turn,
            rounds=state.rounds,
            leader=state.leader,
            stake=state.stake,
            fixed=state.fixed,
            hand=() if viewer is None else tuple(state.hands[viewer]),
            mine=None if viewer is None else state.laid[viewer],
            lies=tuple(card is not None for card in state.laid),
            scores=tuple(state.points),
            seats=len(state.hands),
        )

    def explain(self, view: ToyView, offer: Offer) -> Note:
        match offer:
            case Form():
                return Note("Set the stake", "The round is worth more.", "the stake")
            case Stake(amount):
                return Note(f"Stake {amount}", f"The round is worth {amount}.", "the stake")
            case Play(card):
                return Note(f"Lay {card}", f"Card {card} goes face down.", "that you laid a card")
        return Note("Done", "The stake stands.", "that the stake stands")

    def gloss(self, view: ToyView, word: str) -> Gloss:
        return Gloss(word, "A card with a number.")

    def tell(self, event: Event) -> str:
        match event:
            case Staked(seat=seat, amount=amount):
                return f"{{{seat}}} sets the stake to {amount}."
            case Laid(seat=seat, card=None):
                return f"{{{seat}}} lays a card."
            case Laid(seat=seat, card=card):
                return f"{{{seat}}} lays card {card}."
            case Turned(cards=cards, taker=taker, amount=amount):
                return f"{', '.join(map(str, cards))} turn up: {{{taker}}} takes {amount}."
        return "Something happens."

    def text(self, action: Action) -> str:
        return NOTATION.text(action)

    def parse(self, line: str) -> Action:
        return NOTATION.parse(line)

    def recall(self, state: ToyState, viewer: Viewer) -> Recall:
        return Recall()

    def timers(self, state: ToyState) -> tuple[Timer, ...]:
        return ()

    def after_break(self, state: ToyState) -> tuple[Action, ...]:
        return ()

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.turn <= state.rounds:
            return None
        places = tuple(
            tuple(seat for seat, points in enumerate(state.points) if points == score)
            for score in sorted(set(state.points), reverse=True)
        )
        lines = (("Stakes taken", tuple(state.points)),)
        return Outcome(places[0], places, lines, "more stakes taken", "All rounds are played.")

    def resample(self, seen: Seen, rng: Random) -> ToyState:
        view: ToyView = seen.view
        known = {*view.hand, view.mine}
        rest = [card for card in range(CARDS) if card not in known]
        rng.shuffle(rest)
        hands: list[list[int]] = []
        laid: list[int | None] = []
        for seat in range(view.seats):
            own = seat == view.viewer
            hands.append(list(view.hand) if own else sorted(rest.pop() for _ in range(HAND - view.lies[seat])))
            laid.append(view.mine if own else rest.pop() if view.lies[seat] else None)
        seed = rng.getrandbits(53)
        scores = list(view.scores)
        return ToyState(seed, 0, view.rounds, view.turn, view.leader, view.stake, view.fixed, rest, hands, laid, scores)

    def stir(self, state: ToyState, salt: int) -> None:
        state.seed ^= salt
        chance.shuffle(state, state.deck)

    def bot(self, level: str, seat: Seat, options: Mapping[str, Value | tuple[Value, ...]], salt: int) -> Bot:
        return Steady(seat)


class Steady:
    """Keeps the stake and lays its highest card."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose(self, seen: Seen) -> Action | None:
        view: ToyView = seen.view
        if not view.fixed:
            return DONE if view.leader == self.seat else None
        return Play(view.hand[-1]) if view.mine is None else None


GAME = Toy()
