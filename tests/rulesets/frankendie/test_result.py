"""Ranking, result and the words for them; the examples of the rules."""

from __future__ import annotations

from typing import Any

from kit.frankendie import ALL7, Table
from rulesets.contract import Outcome
from rulesets.frankendie import GAME
from rulesets.frankendie.state import State
from rulesets.naming import named

NAMES = ["Ada", "Bo", "Cy", "Di"]


def standing(counts: str, gains: str, **options: Any) -> Table:
    """Numbers of parts, and which of all tokens was each seat's latest."""
    numbers = [int(count) for count in counts.split("/")]
    table = Table(len(numbers), owns={seat: ALL7[:count] for seat, count in enumerate(numbers)}, **options)
    table.state.last_gain = [int(gain) for gain in gains.split("/")]
    table.state.gains = max(table.state.gains, *table.state.last_gain)
    return table


def finish(table: Table, *lines: str) -> Outcome:
    """Play unchecked to the end: these positions did not grow token by token."""
    state: State = table.state
    for line in lines:
        who, _, text = line.partition(" ")
        action = GAME.parse(text)
        seat = None if who == "-" else int(who)
        assert GAME.why_not(state, seat, action) is None
        GAME.apply(state, seat, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def test_example_1_alive() -> None:
    table = standing("7/6/6/4", "21/23/18/15", dice="LLBBBTTA")
    outcome = finish(table, "0 slap 900", "0 call lightning 2 500")
    assert outcome.winners == (0,) and outcome.places == ((0,), (2,), (1,), (3,))
    assert outcome.decided_by == "lightning called right for a whole Creature"
    assert named(outcome.notes[0], NAMES) == "The quickest correct hand: Ada, at 0.90 s."


def test_example_2_alive_from_behind() -> None:
    table = standing("7/7/5", "16/14/9", dice="LLLBBTTA")
    lines = ("0 slap 900", "2 slap 950", "1 slap 960", "0 call lightning 1 500", "2 call foot 1 500")
    outcome = finish(table, *lines, "1 call lightning 3 500")
    assert outcome.winners == (1,) and outcome.places == ((1,), (0,), (2,))
    assert named(outcome.ending, NAMES).startswith("It's alive! Bo")


def test_example_3_dawn() -> None:
    table = standing("3/3/2/0", "8/5/7/0", turn=20, dawn=20)
    outcome = finish(table, "- close 15000")
    assert outcome.winners == (1,) and outcome.places == ((1,), (0,), (2,), (3,))
    assert outcome.decided_by == "as many body parts, 3, but earlier"
    table = standing("7/7/2/0", "16/14/9/0", turn=20, dawn=20)
    assert finish(table, "- close 15000").winners == (1,)


def test_example_4_an_empty_dawn() -> None:
    table = standing("0/0", "0/0", turn=20, dawn=20)
    outcome = finish(table, "- close 15000")
    assert outcome.winners == () and outcome.places == ((0, 1),)
    assert outcome.decided_by == "nobody has a single part"
    assert outcome.notes == ()


def test_a_dawn_decided_by_numbers_in_words() -> None:
    outcome = finish(standing("4/3/0/0", "8/5/0/0", turn=20, dawn=20), "- bell")
    assert outcome.decided_by == "more body parts, 4 against 3"
    assert outcome.places == ((0,), (1,), (2, 3))
    assert dict(outcome.lines) == {
        "latest part was no.": (8, 5, 0, 0),
        "body parts": (4, 3, 0, 0),
    }


def test_no_result_while_the_game_runs() -> None:
    assert GAME.outcome(Table().state) is None
