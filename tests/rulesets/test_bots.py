"""Bots by name, and whole games between them."""

from __future__ import annotations

import pytest

from rulesets import shelf
from rulesets.bots import UnknownLevel, level_of, levels, make_bot
from rulesets.box import Setup
from rulesets.deal import make_setup
from rulesets.simulate import play_out


@pytest.mark.parametrize("name", shelf.SHELF)
def test_levels(name: str) -> None:
    game = shelf.game(name)
    assert levels(game.meta)[-1] == "random"
    assert level_of(game.meta, "canny") == game.meta.bots[0] if "canny" not in game.meta.bots else "canny"
    with pytest.raises(UnknownLevel, match="random"):
        level_of(game.meta, "brilliant")
    with pytest.raises(UnknownLevel):
        make_bot(game, "brilliant", 0, make_setup(game, game.meta.seats[0], seed="x"))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_out_the_same_way_each_time(seats: int) -> None:
    game = shelf.game("frankenstein")
    one, two = [play_out(game, ["canny"] * seats, "a seed") for _ in range(2)]
    assert one.record == two.record
    assert one.outcome == two.outcome


def test_a_bot_is_not_given_the_seed_of_the_deal() -> None:
    game = shelf.game("frankenstein")
    given: list[int] = []

    class Spy:
        meta = game.meta

        def bot(self, level: str, seat: int, options: object, salt: int) -> None:
            given.append(salt)

    setup = Setup(2, {"game": "basic", "memory": "strict"}, 4711)
    for seat in range(2):
        make_bot(Spy(), "canny", seat, setup)  # type: ignore[arg-type]
    assert 4711 not in given and len(set(given)) == 2
