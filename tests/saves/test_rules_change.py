"""The snapshot is the authority: no change of rules and no broken record ever costs a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kit.saving import LATER, about, deal, doctored, later_toys, play, saved, secret_part, toys
from kit.toy import GAME, Toy
from rulesets.contract import AnyGame
from saves.store import SaveError, Store


def test_under_other_rules_it_goes_on_from_the_snapshot_and_says_where_replay_stops(tmp_path: Path) -> None:
    _, of, match = saved(tmp_path)
    loaded = Store(tmp_path, later_toys).load(of.id)
    assert loaded.match.snapshot() == match.snapshot()
    assert loaded.match.first == 20
    assert loaded.note == (
        "The rules of High Card have changed since this game was last played: "
        "it goes on from where it stood, and replay stops at move 20."
    )


def test_once_saved_under_the_new_rules_it_has_undo_log_and_no_note_again(tmp_path: Path) -> None:
    _, of, _ = saved(tmp_path)
    store = Store(tmp_path, later_toys)
    match = play(store.load(of.id).match, 5)
    store.write(of, match)
    again = store.load(of.id)
    assert again.note is None
    assert (again.match.first, again.match.length) == (20, 25)
    assert again.match.digest() == match.digest() and again.match.record() == match.record()
    assert again.match.see(None).log == match.see(None).log
    store.write(of, again.match)
    assert store.load(of.id).note is None


class StricterToy(Toy):
    """Stakes above 2 are forbidden now."""

    meta = LATER.meta

    def why_not(self, state: Any, who: Any, action: Any) -> Any:
        if getattr(action, "amount", 0) > 2:
            from rulesets.contract import Refusal

            return Refusal("Too much.", "Too much.")
        return super().why_not(state, who, action)


def _shelf(game: AnyGame) -> Any:
    return lambda _name: game


def test_the_note_names_the_last_move_that_still_replays(tmp_path: Path) -> None:
    store, of = Store(tmp_path, toys), about()
    match = deal(of)
    for line in ("stake 1", "stake 2", "stake 5", "done"):
        match.enter(0, line)
    store.write(of, match)
    loaded = Store(tmp_path, _shelf(StricterToy())).load(of.id)
    assert loaded.note and loaded.note.endswith("replay stops at move 2.")
    assert loaded.match.snapshot() == match.snapshot()


class WordlessToy(Toy):
    """The notation has changed: old lines cannot even be read."""

    meta = LATER.meta

    def parse(self, line: str) -> Any:
        from rulesets.contract import BadNotation

        if line.startswith("stake"):
            raise BadNotation(f"{line}: unknown")
        return super().parse(line)


def test_even_unreadable_lines_do_not_cost_the_position(tmp_path: Path) -> None:
    store, of = Store(tmp_path, toys), about()
    match = deal(of)
    match.enter(0, "stake 3")
    match.enter(0, "done")
    store.write(of, match)
    new = Store(tmp_path, _shelf(WordlessToy()))
    loaded = new.load(of.id)
    assert loaded.match.snapshot() == match.snapshot() and loaded.note
    loaded.match.act(0, GAME.legal(match.snapshot(), 0)[0])  # type: ignore[arg-type]
    new.write(of, loaded.match)
    again = new.load(of.id)
    assert again.note is None and again.match.snapshot() == loaded.match.snapshot()


def test_a_position_of_an_older_shape_is_reached_again_by_its_moves(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    state = secret_part(store.path(of.id))["state"]
    del state["fixed"]
    doctored(store.path(of.id), inside={"state": state})
    loaded = Store(tmp_path, later_toys).load(of.id)
    assert loaded.match.snapshot() == match.snapshot()
    assert loaded.note and "played again" in loaded.note
    with pytest.raises(SaveError, match="fixed"):
        store.load(of.id)


def test_an_option_that_is_gone_takes_its_default(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    doctored(store.path(of.id), {"options": {"rounds": 6, "speed": "high"}})
    loaded = Store(tmp_path, later_toys).load(of.id)
    assert loaded.match.snapshot() == match.snapshot()
    assert loaded.match.setup.options == {"rounds": 6}
    new = Store(tmp_path, later_toys)
    new.write(loaded.about, loaded.match)
    assert new.load(of.id).match.snapshot() == match.snapshot()


@pytest.mark.parametrize(
    ("record", "stops"),
    [
        (("0 stake 2",), 1),
        ((), 0),
        (("0 stake 2", "1 stake 3"), 1),
        (("nonsense",), 0),
        (("9 done",), 0),
        (("! back 0 1",), 0),
    ],
)
def test_a_record_that_does_not_lead_to_the_snapshot_only_costs_the_replay(
    tmp_path: Path, record: tuple[str, ...], stops: int
) -> None:
    store, of, match = saved(tmp_path)
    doctored(store.path(of.id), inside={"record": record})
    loaded = store.load(of.id)
    assert loaded.match.snapshot() == match.snapshot()
    assert loaded.note == (
        "The moves of this game do not lead to its saved position: "
        f"it goes on from where it stood, and replay stops at move {stops}."
    )
    assert "replay stops" in store.check(of.id)
    store.write(of, play(loaded.match, 2))
    assert store.load(of.id).note is None


def test_a_bot_that_is_not_made_any_more_is_replaced_and_named(tmp_path: Path) -> None:
    store, of, _ = saved(tmp_path)
    people = [
        {"name": name, "hue": 0, "player": player, "first_game": False, "pin": ""}
        for name, player in (("Ada", "human"), ("Bo", "human"), ("Cy", "oracle"))
    ]
    doctored(store.path(of.id), {"people": people})
    loaded = store.load(of.id)
    assert loaded.about.people[2].player == "steady"
    assert loaded.note == "The bot oracle, which played for Cy, is not made any more: steady plays on."


def test_a_take_back_survives(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    match.take_back(12, 4711)
    play(match, 3)
    store.write(of, match)
    loaded = store.load(of.id)
    assert loaded.note is None and loaded.match.digest() == match.digest()
    assert loaded.match.see(None).log == match.see(None).log
