"""Positions of Demise as the acceptance table writes them, moves in notation, rolls that are known, and the invariants.

A case is a row: ``Case("DM-23", base(), "take_box 3", gold="3/2/2/2", supply=11, enraged=False)``. A move that begins
with "not " must be refused; one that ends with "=3" rolls the Undertaker die to a 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

from rulesets.box import Setup
from rulesets.chance import below
from rulesets.contract import Action, Event, Form, Offer
from rulesets.demise.components import (
    ALL_PARTS,
    C9,
    CARDS,
    GOLD,
    IDS,
    M1,
    NO_CARD,
    NO_PARTS,
    NUMBER,
    PLACE,
    PLACES,
    TRUNK,
    WORDS,
    CardNo,
    Parts,
    PlaceSet,
    places,
    plus,
)
from rulesets.demise.game import GAME
from rulesets.demise.state import (
    DAWN,
    PAUSE,
    TAKE_DIE,
    TAMPER,
    TRIM,
    State,
    dice_of,
    opening,
    roller,
    taker,
)
from rulesets.match import Match

VP_ROUND = "take_vp {} leave"


def parts_of(text: str) -> Parts:
    """``1/1/2/2`` as heads, torsos, arms, legs."""
    heads, torsos, arms, legs = map(int, text.split("/"))
    return (heads, torsos, arms, legs)


def set_of(words: str) -> PlaceSet:
    """``G11 C4 M1`` as a set of places."""
    return sum([1 << PLACE[word] for word in words.split()])


def cards_of(words: str) -> tuple[CardNo, ...]:
    """``O01 O22``."""
    return tuple([NUMBER[word] for word in words.split()])


def base(
    seats: int = 4,
    *,
    dice: str = "11223456",
    blocks: Mapping[int, str] | str = "",
    cards: Mapping[int, str] | str = "",
    parts: Mapping[int, str] | str = "",
    gold: Mapping[int, int] | int | None = None,
    pool: str = "",
    supply: int | None = None,
    display: str = "",
    deck: str = "",
    igor: int = 1,
    rage: int = 1,
    enraged: bool = False,
    start: int = 0,
    night: int = 1,
    rolling: int = 1,
    scores: Mapping[int, int] | None = None,
    ninth: bool = False,
    rounds: int = 15,
    bodies: Mapping[int, str] | None = None,
) -> State:
    """The base position of the table with what a case adds; a plain text or number is seat 0's.

    The last seat holds what a smaller pool or supply leaves over. `display` fills the slots, `deck` names its top cards
    first; the other cards lie below them.
    """
    state = opening(seats, seed=7)
    state.start, state.night, state.rolling = start, night, rolling
    state.igor, state.rage, state.enraged = igor, rage, enraged
    state.ninth, state.rounds = ninth, rounds
    for seat, words in _by_seat(blocks).items():
        state.blocks[seat] = set_of(words)
    for seat, words in _by_seat(cards).items():
        state.cards[seat] = cards_of(words)
    for seat, text in _by_seat(parts).items():
        state.parts[seat] = parts_of(text)
    for seat, amount in _by_seat(gold).items():
        state.gold[seat] = amount
    for seat, score in (scores or {}).items():
        state.scores[seat] = score
    if bodies:
        state.bodies = tuple([parts_of(bodies.get(space, "0/0/0/0")) for space in range(6)])
    _share(state, pool, supply)
    _stack_cards(state, display, deck)
    state.dice = tuple([dice.count(str(face)) for face in range(1, 7)])
    state.take, state.turn_no = dice_of(seats) - len(dice), 1
    state.active = taker(state, state.take)
    state.stack = ((TAKE_DIE,),)
    return state


def _by_seat(given: Any) -> Mapping[int, Any]:
    if isinstance(given, Mapping):
        return given
    return {} if given is None or given == "" else {0: given}


def _share(state: State, pool: str, supply: int | None) -> None:
    """Pool and supply hold what nobody has; what they are said not to have lies with the last seat."""
    last = len(state.scores) - 1
    held = NO_PARTS
    for parts in (*state.parts, *state.bodies):
        held = plus(held, parts)
    rest = tuple([whole - part for whole, part in zip(ALL_PARTS, held, strict=True)])
    state.pool = parts_of(pool) if pool else parts_of("/".join(map(str, rest)))
    over = tuple([have - wanted for have, wanted in zip(rest, state.pool, strict=True)])
    state.parts[last] = plus(state.parts[last], parts_of("/".join(map(str, over))))
    left = GOLD - sum(state.gold)
    state.supply = left if supply is None else supply
    state.gold[last] += left - state.supply


def _stack_cards(state: State, display: str, deck: str) -> None:
    gone = {card for held in state.cards for card in held}
    shown, top = cards_of(display), cards_of(deck)
    rest = [card.number for card in CARDS if card.number not in {*gone, *shown, *top}]
    slots = list(shown)
    while len(slots) < 3:
        slots.append(rest.pop())
    state.display = tuple(slots)
    state.deck = [*rest, *reversed(top)]


def match_at(state: State) -> Match[Any, Any]:
    """A match that goes on from a position."""
    options = {"ninth_space": "on" if state.ninth else "off", "short_nights": "on" if state.rounds == 6 else "off"}
    return Match.resume(GAME, Setup(len(state.scores), options, state.seed), state.clone(), ())


def state_of(match: Match[Any, Any]) -> State:
    """The position."""
    state = match.snapshot()
    assert isinstance(state, State)
    return state


@cache
def seed_rolling(face: int) -> int:
    """A seed whose first Undertaker roll is that face."""
    seed = 0
    while below(SimpleNamespace(seed=seed, draws=0), 6) + 1 != face:
        seed += 1
    return seed


def enter(match: Match[Any, Any], *moves: str) -> Match[Any, Any]:
    """Moves of whoever is asked; returns the match that goes on, a new one once a roll was made known."""
    for move in moves:
        who = match.decisions[0].owner
        line = move.removeprefix("not ")
        line, _, face = line.partition("=")
        action = GAME.parse(line)
        refusal = match.why_not(who, action)
        if move.startswith("not "):
            assert refusal is not None, f"{line} should be refused"
            continue
        assert refusal is None, f"{move}: {refusal}"
        if face:  # the next roll is known: a match from here on, with that luck
            state = state_of(match)
            state.seed, state.draws = seed_rolling(int(face)), 0
            match = match_at(state)
        match.act(who, action)
    return match


def vps(match: Match[Any, Any], count: int) -> None:
    """So many takes for VP, of any dice."""
    for _ in range(count):
        state = state_of(match)
        die = next(face for face in range(1, 7) if state.dice[face - 1])
        enter(match, VP_ROUND.format(die))


def legal(match: Match[Any, Any], begins: str = "") -> list[str]:
    """The offers to whoever is asked that begin with these words, in notation."""
    who = match.decisions[0].owner
    return [text for text in map(text_of, GAME.legal(state_of(match), who)) if text.startswith(begins)]


def text_of(offer: Offer) -> str:
    """An offer in notation; of a form its head and what can be picked."""
    if isinstance(offer, Form):
        return f"{offer.head} [{' | '.join(' '.join(field.items) for field in offer.fields)}]"  # type: ignore[union-attr]
    return GAME.text(offer)


def events_of(match: Match[Any, Any], kind: type[Event]) -> list[Any]:
    """What the log has of one kind."""
    return [line.event for line in match.see(None).log if isinstance(line.event, kind)]


class Case:
    """One row: a position, the moves, and what is then to be seen (by the names of `Look`)."""

    def __init__(self, id: str, position: State, moves: str = "", **expected: Any) -> None:
        self.id = id
        self.position = position
        self.moves = [move.strip() for move in moves.split(",")] if moves else []
        self.expected = expected

    def run(self) -> None:
        """Play it and look."""
        match = match_at(self.position)
        for move in self.moves:
            words = move.split()
            if words[0] == "vps":
                vps(match, int(words[1]))
            else:
                match = enter(match, move)
        seen = Look(match)
        for what, value in self.expected.items():
            found = seen.see(what)
            assert found == value, f"{self.id}: {what} is {found!r}, not {value!r}"


class Look:
    """A position in the words of the table."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match
        self.state = state_of(match)

    def see(self, what: str) -> Any:
        """``parts1`` the parts of seat 1, ``has_settle`` whether such an offer is listed, or a name below."""
        state = self.state
        if what.startswith("legal_"):
            return ", ".join(legal(self.match, what.removeprefix("legal_")))
        if what.startswith("count_"):
            return len(legal(self.match, what.removeprefix("count_")))
        if what[-1].isdigit() and hasattr(self, f"_{what[:-1]}"):
            return getattr(self, f"_{what[:-1]}")(int(what[-1]))
        match what:
            case "asked":
                decisions = self.match.decisions
                return f"{decisions[0].owner} {decisions[0].name}" if decisions else "over"
            case "gold":
                return "/".join(map(str, state.gold))
            case "scores":
                return "/".join(map(str, state.scores))
            case "pool":
                return "/".join(map(str, state.pool))
            case "deck":
                return len(state.deck)
            case "discards":
                return " ".join([IDS[card] for card in state.discards])
            case "shown":
                return len([card for card in state.display if card != NO_CARD])
            case "dice":
                return "".join([str(face) * count for face, count in enumerate(state.dice, 1)])
            case "roller":
                return roller(state)
            case "body":
                return ["/".join(map(str, body)) if any(body) else "" for body in state.bodies]
            case _:
                return getattr(state, what)

    def _parts(self, seat: int) -> str:
        return "/".join(map(str, self.state.parts[seat]))

    def _blocks(self, seat: int) -> str:
        return " ".join([WORDS[place] for place in places(self.state.blocks[seat])])

    def _cards(self, seat: int) -> str:
        return " ".join([IDS[card] for card in self.state.cards[seat]])

    def _reserve(self, seat: int) -> int:
        return 6 - self.state.blocks[seat].bit_count()

    def _score(self, seat: int) -> int:
        return self.state.scores[seat]


def all_cards(state: State) -> list[CardNo]:
    """Every card, wherever it is."""
    shown = [card for card in state.display if card != NO_CARD]
    return [*state.deck, *state.discards, *shown, *[card for held in state.cards for card in held]]


def check(state: State) -> None:
    """What holds after every action of a game that was dealt: section 11 of the rules, by number."""
    check_pieces(state)
    seats = len(state.scores)
    in_hand = state.stack[:1] == ((TAKE_DIE,),)
    assert sum(state.dice) == dice_of(seats) - state.take - (not in_hand and state.take < 2 * seats)  # 6
    if state.stack and state.stack[-1] == (TAKE_DIE,):
        assert NO_CARD not in state.display or not (state.deck or state.discards)  # 7
        assert state.vacated == 0
        verbs = [GAME.text(action).split()[0] for action in actions_of(GAME.legal(state, state.active))]
        assert verbs.count("take_vp") >= 2  # 9
    _check_first_roll(state)
    assert state.turn_no <= 2 * seats * seats * state.rounds  # 12
    _check_stack(state)


def check_pieces(state: State) -> None:
    """What also holds in a made-up position: nothing is lost, nothing stands where it cannot."""
    held = state.pool
    for parts in (*state.parts, *state.bodies):
        held = plus(held, parts)
        assert min(parts) >= 0
    assert held == ALL_PARTS and min(state.pool) >= 0  # 1
    assert state.supply + sum(state.gold) == GOLD and min(state.supply, *state.gold) >= 0  # 2
    assert sorted(all_cards(state)) == list(range(len(CARDS)))  # 3
    _check_blocks(state)  # 4
    assert 1 <= state.rage <= 4 and 1 <= state.igor <= 5  # 5
    assert 1 <= state.rolling <= state.rounds and 1 <= state.night <= len(state.scores)
    assert not any(any(body) for space, body in enumerate(state.bodies) if not _taken(state) >> M1 + space & 1)  # 8
    assert sum(map(sum, state.earned)) <= sum(state.scores)


def _check_blocks(state: State) -> None:
    """4: six blocks each, one on a place at most, and none where there is no place."""
    seen = 0
    for blocks in state.blocks:
        assert blocks.bit_count() <= 6
        assert not blocks & seen
        seen |= blocks
    assert seen < 1 << len(PLACES)
    assert state.ninth or not seen >> C9 & 1


def _taken(state: State) -> PlaceSet:
    taken = 0
    for blocks in state.blocks:
        taken |= blocks
    return taken


def _check_first_roll(state: State) -> None:
    """10: what a night begins with."""
    if state.rolling == 1 and state.take == 0 and state.stack in (((TAKE_DIE,),), ((TAKE_DIE,), (TAMPER,))):
        assert _taken(state) == 0
        assert (state.rage, state.igor, state.enraged, state.discards) == (1, 1, False, ())
        for seat, cards in enumerate(state.cards):
            limit = 5 if TRUNK in cards else 3
            assert state.gold[seat] <= limit and sum(state.parts[seat]) <= limit


def _check_stack(state: State) -> None:
    """Whoever is asked can do something, and nobody is asked what only has one answer."""
    if not state.stack:
        assert state.night == len(state.scores)
        return
    assert state.stack[-1][0] not in (DAWN, PAUSE)
    name = GAME.decisions(state)[0].name
    owner = GAME.decisions(state)[0].owner
    offers = GAME.legal(state, owner)
    assert offers
    if name in ("settle_roll", "pick_parts", "rumour", "trim"):
        assert len(offers) > 1
    if name in ("igor", "clinic", "buy_cards", "pawn"):
        assert [GAME.text(offer) for offer in offers if not isinstance(offer, Form)] != ["done"]
    assert len({GAME.text(offer) for offer in offers if not isinstance(offer, Form)} | {""}) >= len(offers)
    assert state.stack[-1][0] != TRIM or state.stack[0][0] == DAWN


def actions_of(offers: Sequence[Offer]) -> list[Action]:
    """The plain actions among offers."""
    return [offer for offer in offers if not isinstance(offer, Form)]
