"""Who wins, by how much, and which comparison decided."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.contract import Outcome, Seat
from rulesets.frankenstein.monster import CROWD, card_value, duplicates, slots_filled, values
from rulesets.frankenstein.state import NONE, Phase, State

BONUS = 3
"""Points for the seat whose monster comes alive, in the advanced game."""


def coins_counted(mat: tuple[int, ...], coins: int) -> int:
    """The coins that score: half the card value at most, rounded down (FR-R39)."""
    return min(coins, card_value(mat) // 2)


def score(mat: tuple[int, ...], coins: int, alive: bool) -> int:
    """Points in the advanced game."""
    return card_value(mat) + coins_counted(mat, coins) + (BONUS if alive else 0)


def points(mat: tuple[int, ...], coins: int, advanced: bool, alive: bool = False) -> int:
    """What a seat may count for itself: its score in the advanced game, its filled slots in the basic one."""
    return score(mat, coins, alive) if advanced else slots_filled(mat)


def outcome(state: State) -> Outcome | None:
    """The result; None while the game runs."""
    if state.phase is not Phase.OVER:
        return None
    tests = _advanced(state) if state.advanced else _basic(state)
    seats = range(len(state.coins))
    ranking = sorted(seats, key=lambda seat: [measure(seat) for measure, _ in tests], reverse=True)
    first, second = ranking[:2]
    measure, words = next((m, w) for m, w in tests if m(first) != m(second))
    return Outcome(
        winners=(first,),
        places=tuple([(seat,) for seat in ranking]),
        lines=_lines(state),
        decided_by=words.format(measure(first), measure(second)),
        ending=_ending(state),
    )


_Test = tuple[Callable[[Seat], int], str]
"""A comparison, bigger is better, and its words."""


def _basic(state: State) -> list[_Test]:
    tests: list[_Test] = [(lambda seat: seat == state.alive, "the first complete monster")]
    if len(state.coins) >= CROWD:
        tests.append((lambda seat: not duplicates(state.mats[seat]), "no duplicates"))
    tests.append((lambda seat: slots_filled(state.mats[seat]), "more slots filled, {} against {}"))
    return tests + _last_tests(state)


def _advanced(state: State) -> list[_Test]:
    return [
        (lambda seat: _score(state, seat), "the higher score, {} against {}"),
        (lambda seat: seat == state.alive, "after a tie on points, the monster that came alive"),
        *_last_tests(state),
    ]


def _last_tests(state: State) -> list[_Test]:
    return [
        (lambda seat: card_value(state.mats[seat]), "after a tie, the higher card value, {} against {}"),
        (lambda seat: state.coins[seat], "after a tie, more coins, {} against {}"),
        (
            lambda seat: (seat - state.start) % len(state.coins),
            "after a tie in everything, the later place in turn order",
        ),
    ]


def _score(state: State, seat: Seat) -> int:
    return score(state.mats[seat], state.coins[seat], seat == state.alive)


def _lines(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    mats = state.mats
    parts, coffins = zip(*[values(mat) for mat in mats], strict=True)
    if not state.advanced:
        lines = [
            ("coins", tuple(state.coins)),
            ("card value", tuple([card_value(mat) for mat in mats])),
            ("slots filled", tuple([slots_filled(mat) for mat in mats])),
        ]
        if len(mats) >= CROWD:
            lines.insert(2, ("duplicates", tuple([len(duplicates(mat)) for mat in mats])))
        return tuple(lines)
    seats = range(len(mats))
    return (
        ("body parts", parts),
        ("coffins", coffins),
        ("coins that count", tuple([coins_counted(mats[seat], state.coins[seat]) for seat in seats])),
        ("it's alive", tuple([BONUS if seat == state.alive else 0 for seat in seats])),
        ("score", tuple([_score(state, seat) for seat in seats])),
    )


def _ending(state: State) -> str:
    if state.alive == NONE:
        return "Dawn breaks: nobody's monster came alive."
    return f"It's alive! {{{state.alive}}} has put the whole monster together."
