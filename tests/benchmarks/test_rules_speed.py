"""How quick the rules are, as ratios in one run: python -m pytest -n 0 --benchmark-enable tests/benchmarks

The bars are in the docstrings. A step is what a bot of chance does: list, choose, fill, apply. How the rules compare
with other projects' is measured with `peers_plug`, in the environment where those are installed.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Any

import pytest

from kit.games import NAMES, the_game
from rulesets.box import Setup
from rulesets.contract import Action, Actor, Form
from rulesets.deal import make_setup
from rulesets.match import Match

LINES = 500
ROUNDS = 15

every_game = pytest.mark.parametrize("name", [name for name in NAMES if name != "toy"])


class Course:
    """A deal, and a way through it by chance."""

    def __init__(self, name: str) -> None:
        self.game = the_game(name)
        self.setup = make_setup(self.game, self.game.meta.seats[-1], seed="bench")
        self.moves: list[tuple[Actor, Action]] = []
        state = self.game.new(self.setup)
        self.steps(state, Random(1), self.moves)
        self.middle = self.game.new(self.setup)
        for who, action in self.moves[: len(self.moves) // 2]:
            self.game.apply(self.middle, who, action)
        match = Match(self.game, self.setup)
        for who, action in self.moves:
            match.act(who, action)
        self.record = match.record()

    def steps(self, state: Any, rng: Random, moves: list[tuple[Actor, Action]] | None = None) -> int:
        """Up to 500 steps; returns their number."""
        decisions, legal, sample, apply = self.game.decisions, self.game.legal, self.game.sample, self.game.apply
        count = 0
        while count < LINES and (asked := decisions(state)):
            if len(asked) == 1:
                who = asked[0].owner
                offers = legal(state, who)
                offer = offers[int(rng.random() * len(offers))]
            else:  # several at once: anybody may be the next
                every = [(one.owner, offer) for one in asked for offer in legal(state, one.owner)]
                who, offer = every[int(rng.random() * len(every))]
            action = sample(state, who, offer, rng) if isinstance(offer, Form) else offer
            apply(state, who, action)
            if moves is not None:
                moves.append((who, action))
            count += 1
        return count

    def replay(self) -> None:
        """Every move checked."""
        match = Match(self.game, self.setup)
        for who, action in self.moves:
            match.act(who, action)


def seconds(work: Any) -> float:
    """CPU time of one run, the median of many."""
    found = []
    for _ in range(ROUNDS):
        began = process_time()
        work()
        found.append(process_time() - began)
    return median(found)


@pytest.fixture
def course(name: str) -> Course:
    return Course(name)


@every_game
def test_steps(benchmark: Any, course: Course) -> None:
    """For the record."""
    benchmark(lambda: course.steps(course.game.new(course.setup), Random(2)))


@every_game
def test_a_copy_costs_no_more_than_three_steps(benchmark: Any, course: Course) -> None:
    """Bar: 3 steps."""
    count = course.steps(course.game.new(course.setup), Random(2))
    step = seconds(lambda: course.steps(course.game.new(course.setup), Random(2))) / count
    clone = course.middle.clone
    copy = seconds(lambda: [clone() for _ in range(LINES)]) / LINES
    benchmark.extra_info["steps"] = round(copy / step, 2)
    benchmark(clone)
    assert copy <= 3 * step


@every_game
def test_a_checked_replay_costs_little_more_than_playing(benchmark: Any, course: Course) -> None:
    """Bar: 1.5 times as many steps by chance."""
    ratios = []
    for _ in range(ROUNDS):
        began = process_time()
        count = course.steps(course.game.new(course.setup), Random(2))
        middle = process_time()
        course.replay()
        ratios.append((process_time() - middle) / len(course.moves) / ((middle - began) / count))
    benchmark.extra_info["times playing"] = round(median(ratios), 2)
    benchmark(course.replay)
    assert median(ratios) <= 1.5


@every_game
def test_a_record_is_read_checked_and_replayed_quickly(benchmark: Any, course: Course) -> None:
    """Bar: twice as many steps by chance."""
    ratios = []
    for _ in range(ROUNDS):
        began = process_time()
        count = course.steps(course.game.new(course.setup), Random(2))
        middle = process_time()
        Match.replay(course.game, course.setup, course.record)
        ratios.append((process_time() - middle) / len(course.moves) / ((middle - began) / count))
    benchmark.extra_info["times playing"] = round(median(ratios), 2)
    benchmark(lambda: Match.replay(course.game, course.setup, course.record))
    assert median(ratios) <= 2


@every_game
def test_dealing(benchmark: Any, course: Course) -> None:
    """For the record."""
    benchmark(lambda: course.game.new(Setup(course.setup.seats, course.setup.options, 7)))


@every_game
def test_what_a_screen_asks_for_at_each_key(benchmark: Any, course: Course) -> None:
    """For the record: the view and the log of one seat in the middle of a game."""
    match = Match(course.game, course.setup)
    for who, action in course.moves[: len(course.moves) // 2]:
        match.act(who, action)
    benchmark(lambda: match.see(0))
