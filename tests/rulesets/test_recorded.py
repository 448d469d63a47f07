"""Recorded games replay for ever, on every machine, whatever the hash seed of the day."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kit.games import NAMES, setups, the_game
from kit.recorded import load, paths, replay, result

ROOT = Path(__file__).parents[2]
DIGESTS = "from kit.recorded import *; print(*[replay(load(path)).digest() for path in paths()], sep='\\n')"


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)
def test_a_recorded_game_comes_to_the_same_end(path: Path) -> None:
    one = load(path)
    match = replay(one)
    assert list(match.record()) == one.record
    found = result(match)
    assert found == {name: getattr(one, name) for name in found}, "a change of rules needs a higher rules_version"
    assert one.rules_version == match.game.meta.rules_version


@pytest.mark.parametrize("name", [name for name in NAMES if name != "toy"])
def test_every_seat_count_and_option_set_is_recorded(name: str) -> None:
    found = [(one.seats, one.options) for one in map(load, paths()) if one.game == name]
    assert [one for one in setups(the_game(name)) if one not in found] == []


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_no_game_hangs_on_the_hash_seed(hash_seed: str) -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", DIGESTS], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [load(path).digest for path in paths()]
