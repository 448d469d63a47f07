"""Feeding, who wins, and which comparison decided."""

from __future__ import annotations

from rulesets.contract import Outcome, Seat
from rulesets.demise.components import (
    BARREL,
    CREATURE_GOLD,
    CREATURE_VP,
    MOB,
    OFFAL,
    TRACK,
    CardNo,
)
from rulesets.demise.state import State, Table

MOST = len(CREATURE_VP) - 1


def chart(fed: int) -> int:
    """VP for so many creatures fed."""
    return CREATURE_VP[min(fed, MOST)]


def feed_price(fed: int, cards: tuple[CardNo, ...]) -> int:
    """Gold to feed so many; the price stops at eight, as the VP do."""
    gold = CREATURE_GOLD[min(fed, MOST)]
    return max(0, gold - OFFAL) if BARREL in cards else gold


def can_feed(creatures: int, gold: int, cards: tuple[CardNo, ...]) -> int:
    """The largest number that the gold feeds.

    >>> can_feed(6, 1, ()), can_feed(5, 0, ()), can_feed(7, 1, (BARREL,)), can_feed(9, 5, ())
    (5, 4, 7, 9)
    """
    while feed_price(creatures, cards) > gold:
        creatures -= 1
    return creatures


def tiles(score: int) -> tuple[int, int]:
    """A score as "100" tiles and the rest on the track (DM-R44).

    >>> tiles(106)
    (1, 6)
    """
    return divmod(score, 100)


_Key = tuple[int, int, int, int]
_TESTS = (
    "more VP, {} against {}",
    "after a tie on VP, more body parts, {} against {}",
    "after a tie on VP and parts, more gold, {} against {}",
    "after a tie on VP, parts and gold, more officer cards, {} against {}",
)


def _key(table: Table, seat: Seat) -> _Key:
    """What is compared, in this order."""
    return (table.scores[seat], sum(table.parts[seat]), table.gold[seat], len(table.cards[seat]))


def outcome(state: State) -> Outcome | None:
    """The result; None while the game runs."""
    if state.stack:
        return None
    seats = range(len(state.scores))
    keys = [_key(state, seat) for seat in seats]
    places = tuple(
        [tuple([seat for seat in seats if keys[seat] == key]) for key in sorted(set(keys), reverse=True)],
    )
    return Outcome(
        winners=places[0],
        places=places,
        lines=_lines(state),
        decided_by=_decided(keys, places),
        ending=_ending(state),
        notes=_notes(state, keys),
    )


def _decided(keys: list[_Key], places: tuple[tuple[Seat, ...], ...]) -> str:
    if len(places[0]) > 1:
        return "level in VP, parts, gold and cards: the victory is shared"
    first, second = keys[places[0][0]], keys[places[1][0]]
    at = next(at for at in range(len(_TESTS)) if first[at] != second[at])
    return _TESTS[at].format(first[at], second[at])


def _lines(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Where the VP came from, over all nights."""
    grid, monsters, jars, creatures = zip(*state.earned, strict=True)
    seats = range(len(state.scores))
    lines = [
        ("at once", tuple([state.scores[seat] - sum(state.earned[seat]) for seat in seats])),
        ("Clinician Grid", grid),
        ("Monsters", monsters),
        ("creatures", creatures),
        ("VP", tuple(state.scores)),
    ]
    if any(jars):
        lines.insert(4, ("jars", jars))
    return tuple(lines)


def _ending(state: State) -> str:
    if state.rage == MOB:
        return f"Night {state.night} was the last: rage reached {MOB}, and the mob burnt every laboratory down."
    if not TRACK & ~sum(state.blocks):
        return f"Night {state.night} was the last: with a Monster on every space the village had seen enough."
    return f"Night {state.night} was the last: after its rolling round {state.rolling} the mob came uncalled."


def _notes(state: State, keys: list[_Key]) -> tuple[str, ...]:
    """What broke a tie on VP, for all who were in it."""
    best = max(state.scores)
    tied = [seat for seat, score in enumerate(state.scores) if score == best]
    if len(tied) < 2:
        return ()
    return tuple(
        [f"{{{seat}}} ends with {keys[seat][1]} parts, {keys[seat][2]} gold, {keys[seat][3]} cards." for seat in tied]
    )
