"""The trial of a position: what a game reaches passes, a forgery is refused before the table sees it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kit.games import NAMES, the_game
from kit.saving import doctored, secret_part
from rulesets.deal import make_setup
from rulesets.match import Match
from rulesets.simulate import play_out
from saves.people import About, Person
from saves.store import SaveError, Store
from saves.trial import can_be_played


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_reaches_can_be_played(name: str) -> None:
    game = the_game(name)
    seats = game.meta.seats[-1]
    record = play_out(game, ["random"] * seats, "trial").record
    match: Match[Any, Any] = Match(game, make_setup(game, seats, None, "trial"))
    step = max(len(record) // 6, 1)
    for at in range(0, len(record) + 1, step):
        assert can_be_played(match)
        before = match.digest()
        match.follow(record[at : at + step])
        assert at + step > len(record) or match.digest() != before
    assert match.over and can_be_played(match)


@pytest.mark.parametrize("forged", [{"active": 9}, {"asked": 7}, {"deck": [99] * 59}])
def test_a_position_that_would_break_in_front_of_the_table_is_refused(tmp_path: Path, forged: dict[str, Any]) -> None:
    store, people = Store(tmp_path), (Person("Ada", 0), Person("Bo", 1), Person("Cy", 2))
    about = About("frankenstein-20261130-bwqk", "frankenstein", people, {}, "x", False, datetime.now(UTC))
    game = the_game("frankenstein")
    match: Match[Any, Any] = Match(game, make_setup(game, 3, None, "x"))
    match.enter(match.decisions[0].owner, "draw")
    path = store.write(about, match)
    assert store.load(about.id).note is None
    doctored(path, inside={"state": secret_part(path)["state"] | forged})
    with pytest.raises(SaveError, match="none that Frankenstein can be in"):
        store.load(about.id)
