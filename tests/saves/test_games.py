"""Every game of the shelf is saved and comes back, at any moment, for every number of seats."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kit.saving import play
from rulesets.deal import make_setup
from rulesets.match import Match
from rulesets.shelf import SHELF, game
from saves.people import About, Person
from saves.store import Store

TABLES = [(name, seats) for name in SHELF for seats in game(name).meta.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_comes_back_at_every_moment(tmp_path: Path, name: str, seats: int) -> None:
    rules, store = game(name), Store(tmp_path)
    people = tuple(Person(f"Player {seat}", seat) for seat in range(seats))
    about = About(store.new_id(name), name, people, {}, "Owl lamp rye", False, datetime(2026, 1, 30, tzinfo=UTC))
    match: Match[Any, Any] = Match(rules, make_setup(rules, seats, about.options, about.seed))
    while True:
        store.write(about, match)
        loaded = store.load(about.id)
        assert loaded.note is None
        assert loaded.match.snapshot() == match.snapshot() and loaded.match.digest() == match.digest()
        assert loaded.match.record() == match.record()
        if match.over:
            break
        play(match, 37)
    assert [loaded.match.see(seat) for seat in range(seats)] == [match.see(seat) for seat in range(seats)]
    (entry,) = store.entries()
    outcome = match.outcome()
    assert outcome and entry.over and entry.winners == tuple(about.names[seat] for seat in outcome.winners)
    assert entry.problem is None and entry.headline == match.headline
