"""The tour of `rulesets/README.md` is true: its smallest game runs, and passes for a game."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from kit.games import walk
from kit.values import check_value, shared_parts
from rulesets.deal import make_setup
from rulesets.match import Match

ROOT = Path(__file__).parents[2]
TOUR = (ROOT / "rulesets" / "README.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", TOUR, re.DOTALL)


@pytest.fixture(scope="module")
def tour() -> dict[str, Any]:
    module = ModuleType("tour")
    sys.modules["tour"] = module
    game = next(block for block in BLOCKS if ">>>" not in block)
    exec(compile(game, "rulesets/README.md", "exec"), module.__dict__)
    return module.__dict__


def test_what_the_tour_shows_is_what_happens(tour: dict[str, Any]) -> None:
    shown = "\n".join(block for block in BLOCKS if ">>>" in block)
    example = doctest.DocTestParser().get_doctest(shown, dict(tour), "tour", "rulesets/README.md", 0)
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert runner.tries > 5
    assert runner.failures == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_game_keeps_the_promises_of_a_game(tour: dict[str, Any], seats: int) -> None:
    game = tour["GAME"]
    match, rng = Match(game, make_setup(game, seats, seed="tour")), Random(1)
    for _ in walk(match, rng):
        check_value(match.see(None).view)
        state = match.snapshot()
        assert state.clone() == state and shared_parts(state.clone(), state) == []
        assert game.view(game.resample(match.see(0), rng), 0) == match.see(0).view
    assert Match.replay(game, match.setup, match.record()).digest() == match.digest()
    assert len(match.outcome().winners) == seats - 1  # type: ignore[union-attr]


def test_every_file_that_the_tour_names_is_there() -> None:
    names = set(re.findall(r"`(\w+\.py)`", TOUR))
    there = {path.name for path in (ROOT / "rulesets").rglob("*.py")} | {"test_every_game.py"}
    assert names <= there
