"""Positions of Frankenstein as the acceptance table writes them, moves in notation, and the invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.box import Setup
from rulesets.frankenstein.components import CARDS, COINS, IDS, KIND, MOB, NUMBER, CardNo
from rulesets.frankenstein.game import GAME
from rulesets.frankenstein.monster import complete
from rulesets.frankenstein.state import NONE, Phase, State, opening
from rulesets.match import Match

P7 = "head5 brain5 torso5 heart5 arm2 leg2 hand2"
"""Only the foot is missing."""


def cards(words: str) -> tuple[CardNo, ...]:
    """The cards that a line names, in its order."""
    return tuple(NUMBER[word] for word in words.split())


def ids(numbers: Sequence[CardNo]) -> str:
    """The inverse."""
    return " ".join(IDS[number] for number in numbers)


def table(
    seats: int,
    *,
    deck: str = "",
    exactly: bool = False,
    coins: str = "",
    mats: Mapping[int, str] | None = None,
    yards: Mapping[int, str] | None = None,
    advanced: bool = False,
    memory: str = "strict",
    rebuilds: int = 0,
    start: int = 0,
    active: int = 0,
) -> State:
    """A position before a turn. `deck` names its top cards first; the rest lies below unless it is `exactly` so."""
    state = opening(seats, seed=7)
    state.advanced = advanced
    state.open_memory = memory == "open"
    state.rebuilds = rebuilds
    state.start = start
    state.active = state.asked = active
    if coins:
        state.coins = [int(word) for word in coins.split("/")]
    for seat, words in (mats or {}).items():
        state.mats[seat] = tuple(sorted(cards(words)))
    for seat, words in (yards or {}).items():
        state.graveyards[seat] = list(cards(words))
    top = cards(deck)
    gone = {*top, *[card for pile in (*state.mats, *state.graveyards) for card in pile]}
    state.deck = [] if exactly else [card.number for card in CARDS if card.number not in gone]
    state.deck += reversed(top)
    state.bank = COINS * seats - sum(state.coins)
    return state


def match_at(state: State) -> Match[Any, Any]:
    """A match that goes on from a position."""
    options = {"game": "advanced" if state.advanced else "basic", "memory": "open" if state.open_memory else "strict"}
    return Match.resume(GAME, Setup(len(state.coins), options, state.seed), state.clone(), ())


def enter(match: Match[Any, Any], *moves: str) -> Match[Any, Any]:
    """Moves of whoever is asked, in notation; one that begins with "not " must be refused and change nothing."""
    for move in moves:
        who = match.decisions[0].owner
        line = move.removeprefix("not ")
        refusal = match.why_not(who, GAME.parse(line))
        if line == move:
            assert refusal is None, f"{move}: {refusal}"
            match.enter(who, line)
        else:
            assert refusal is not None, f"{line} should be refused"
    return match


def state_of(match: Match[Any, Any]) -> State:
    """The position."""
    state = match.snapshot()
    assert isinstance(state, State)
    return state


def whole(state: State) -> bool:
    """Are all sixty cards in the game? Test positions may leave some out."""
    return len(_all_cards(state)) == len(CARDS)


def _all_cards(state: State) -> list[CardNo]:
    current = [] if state.current == NONE else [state.current]
    piles = (*state.mats, *state.graveyards)
    return [*state.deck, *state.aside, *state.box, *current, *[card for pile in piles for card in pile]]


def check(state: State) -> None:
    """What holds after every action of a game that was dealt."""
    seats = range(len(state.coins))
    assert sorted(_all_cards(state)) == list(range(len(CARDS)))
    assert sum(state.coins) + state.bank == COINS * len(seats)
    assert min(state.coins) >= 0
    assert all(KIND[card] == MOB for card in (*state.box, *state.aside))
    assert not any(KIND[card] == MOB for yard in state.graveyards for card in yard)
    assert (state.current != NONE) == (state.phase in (Phase.DEFEND, Phase.DEAL, Phase.BID))
    assert (state.phase is Phase.DEFEND) == (state.current != NONE and KIND[state.current] == MOB)
    assert state.defended or not state.aside or state.phase is Phase.OVER
    assert 0 <= state.rebuilds <= 5
    assert 0 <= state.passes <= len(seats)
    assert all(mat == tuple(sorted(mat)) for mat in state.mats)
    if state.phase is Phase.OVER:
        assert state.asked == NONE
        assert [seat for seat in seats if complete(state.mats[seat], len(seats))] == (
            [] if state.alive == NONE else [state.alive]
        )
        return
    assert not any(complete(mat, len(seats)) for mat in state.mats)
    if state.phase is Phase.BID:
        assert 1 <= state.high <= state.coins[state.high_seat]
        assert state.asked != state.active
        assert state.asked == (state.active + len(state.bids)) % len(seats)
        assert state.high == max(state.bids)
    else:
        assert state.asked == state.active
        assert (state.high, state.high_seat, state.bids) == (0, NONE, ())
    if state.phase is Phase.DEFEND:
        assert state.coins[state.active] or state.mats[state.active]
