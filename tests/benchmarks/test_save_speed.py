"""Saving and loading against the bare disk and against the game itself, measured in turns so that both see one machine.

Bars: a save takes at most 1.5 times a bare write + flush + rename + flush of the folder of the same bytes; a load with
validation and replay of 500 moves takes at most twice 500 random steps of the game.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from rulesets.contract import Action, AnyGame, Form
from rulesets.deal import make_setup
from rulesets.match import Match
from rulesets.shelf import SHELF
from rulesets.shelf import game as game_by_id
from saves.people import About, Person
from saves.store import Store

MOVES = 500
ROUNDS = 200


def _random_action(game: AnyGame, state: Any, rng: Random) -> tuple[Any, Action]:
    decisions = game.decisions(state)
    who = decisions[int(rng.random() * len(decisions))].owner
    offers = game.legal(state, who)
    offer = offers[int(rng.random() * len(offers))]
    return who, game.sample(state, who, offer, rng) if isinstance(offer, Form) else offer


def _about(game: AnyGame, number: int) -> About:
    seats = game.meta.seats[-1]
    people = tuple(Person(f"Player {seat}", seat) for seat in range(seats))
    ident = f"{game.meta.id}-20261130-{number}"
    return About(ident, game.meta.id, people, {}, f"bench-{number}", True, datetime.now(UTC))


def _longest(game: AnyGame) -> tuple[About, Match[Any, Any]]:
    """A match of MOVES moves, or the longest of some that end sooner."""
    best: tuple[About, Match[Any, Any]] | None = None
    for number in range(20):
        about = _about(game, number)
        match: Match[Any, Any] = Match(game, make_setup(game, len(about.people), None, about.seed))
        rng = Random(number)
        while not match.over and match.length < MOVES:
            match.act(*_random_action(game, match.snapshot(), rng))
        if best is None or match.length > best[1].length:
            best = about, match
        if match.length == MOVES:
            break
    assert best
    return best


def _bare(folder: Path, data: bytes) -> None:
    making = str(folder / "bare.tmp")
    fd = os.open(making, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
    os.write(fd, data)
    os.fsync(fd)
    os.close(fd)
    os.replace(making, str(folder / "bare"))  # noqa: PTH105
    fd = os.open(folder, os.O_RDONLY)
    os.fsync(fd)
    os.close(fd)


def _timed(call: Callable[[], object]) -> float:
    start = perf_counter()
    call()
    return perf_counter() - start


@pytest.mark.parametrize("name", SHELF)
def test_autosave(benchmark: BenchmarkFixture, tmp_path: Path, name: str) -> None:
    """As in play: a move, then a save. Only the save counts."""
    game = game_by_id(name)
    about, match = _longest(game)
    record = match.record()
    store = Store(tmp_path, game_by_id)
    moving: Match[Any, Any] = Match.replay(game, match.setup, record[: len(record) // 2])
    store.write(about, moving)
    bares, saves = [], []
    for line in record[len(record) // 2 :]:
        data = store.path(about.id).read_bytes()
        moving.follow([line])
        bares.append(_timed(partial(_bare, tmp_path, data)))
        saves.append(_timed(lambda: store.write(about, moving)))
    bare, save = median(bares), median(saves)
    benchmark.extra_info |= {
        "moves": moving.length,
        "bytes": len(data),
        "bare_us": round(bare * 1e6),
        "save_us": round(save * 1e6),
        "ratio": round(save / bare, 2),
    }
    benchmark.pedantic(lambda: store.write(about, moving), rounds=ROUNDS, warmup_rounds=5)
    assert save <= 1.5 * bare, benchmark.extra_info


@pytest.mark.parametrize("name", SHELF)
def test_load(benchmark: BenchmarkFixture, tmp_path: Path, name: str) -> None:
    """Whole games, one after the other, until MOVES moves are loaded, against as many random steps."""
    game = game_by_id(name)
    store = Store(tmp_path, game_by_id)
    about, match = _longest(game)
    store.write(about, match)
    moves = match.length

    def steps() -> None:
        rng, left = Random(5), moves
        while left:
            state = game.new(match.setup)
            while left and game.decisions(state):
                game.apply(state, *_random_action(game, state, rng))
                left -= 1

    def load() -> None:
        assert store.load(about.id).note is None

    load()
    times = [(_timed(steps), _timed(load)) for _ in range(60)]
    walked, loaded = (median(column) for column in zip(*times, strict=True))
    benchmark.extra_info |= {
        "moves": moves,
        "steps_us": round(walked * 1e6),
        "load_us": round(loaded * 1e6),
        "ratio": round(loaded / walked, 2),
    }
    benchmark.pedantic(load, rounds=50, warmup_rounds=3)
    assert loaded <= 2 * walked, benchmark.extra_info
