"""A folder of saves: what goes in comes out, is listed, found, put away, carried out and in."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.saving import about, deal, play, saved, toys
from saves.errors import Fault
from saves.store import SaveError, Store, read_file


def test_a_match_comes_back_as_it_was(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    loaded = store.load(of.id)
    assert loaded.note is None
    assert loaded.about == of
    assert loaded.match.digest() == match.digest()
    assert loaded.match.record() == match.record()
    assert loaded.match.see(None) == match.see(None)
    assert [loaded.match.see(seat).log for seat in range(3)] == [match.see(seat).log for seat in range(3)]


@settings(max_examples=25, deadline=None)
@given(steps=st.integers(0, 60), undo=st.booleans(), back=st.integers(0, 70))
def test_dump_load_dump_is_identical(
    tmp_path_factory: pytest.TempPathFactory, steps: int, undo: bool, back: int
) -> None:
    store, of = Store(tmp_path_factory.mktemp("saves"), toys), about()
    match = deal(of)
    for _ in range(4):
        play(match, steps // 4)
        store.write(of, match)
        if undo and match.free_undo:
            match.undo()
            store.write(of, match)
    if match.can_take_back(back) is None:
        match.take_back(back, 77)
        store.write(of, match)
    first = json.loads(store.write(of, match).read_bytes())
    loaded = store.load(of.id)
    assert loaded.note is None
    again = Store(store.folder / "again", toys)
    second = json.loads(again.write(loaded.about, loaded.match).read_bytes())
    for text in (first, second):
        del text["changed"], text["checksum"]
    assert first == second


def test_undo_and_another_choice_between_two_saves(tmp_path: Path) -> None:
    store, of = Store(tmp_path, toys), about()
    match = deal(of)

    def check() -> None:
        store.write(of, match)
        loaded = store.load(of.id)
        assert loaded.note is None and loaded.match.record() == match.record()

    check()
    for line in ("stake 2", "stake 3", "stake 4"):
        match.enter(0, line)
    check()
    match.undo()
    match.undo()
    check()
    match.redo()
    match.redo()
    check()
    for _ in range(3):
        match.undo()
    match.enter(0, "stake 5")
    match.enter(0, "stake 3")
    match.enter(0, "stake 4")
    check()
    match.undo()
    match.enter(0, "done")
    check()


def test_the_file_reads_well_and_hides_what_nobody_should_see_in_passing(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    text = store.path(of.id).read_text()
    found = json.loads(text)
    assert list(found)[:6] == ["format", "version", "app", "game", "rules_version", "id"]
    assert [person["name"] for person in found["people"]] == ["Ada", "Bo", "Cy"]
    assert found["headline"] == match.headline
    assert found["moves"] == 20
    assert text.count("\n") > 30
    assert of.seed not in text and str(match.setup.seed) not in text
    assert not any(line in text for line in match.record())
    assert "hands" not in text


def test_listing_is_newest_first_and_says_where_each_game_stands(tmp_path: Path) -> None:
    store, first, _ = saved(tmp_path, 5, "toy-20261130-aaaa")
    _, second, match = saved(tmp_path, 7, "toy-20261130-bbbb")
    store.write(about("toy-20261130-cccc", 1), play(deal(about(rounds=1)), 100))
    entries = store.entries()
    assert [entry.id for entry in entries] == ["toy-20261130-cccc", second.id, first.id]
    over, running = entries[0], entries[1]
    assert over.over and over.turn_of == "" and set(over.winners) <= {"Ada", "Bo", "Cy"} and over.winners
    assert (running.title, running.names, running.over, running.problem) == ("High Card", first.names, False, None)
    asked = [first.names[decision.owner or 0] for decision in match.decisions]
    assert all(name in running.turn_of for name in asked)
    assert running.created == first.created and running.changed > running.created


def test_a_list_of_an_absent_or_strange_folder_is_empty(tmp_path: Path) -> None:
    assert Store(tmp_path / "nowhere", toys).entries() == []
    (tmp_path / "file").write_text("x")
    assert Store(tmp_path / "file", toys).entries() == []


def test_the_list_names_files_it_cannot_use(tmp_path: Path) -> None:
    store, of, _ = saved(tmp_path)
    store.path(of.id).with_name(f"{of.id} (copy).json").write_bytes(store.path(of.id).read_bytes())
    (tmp_path / "toy-1.json").write_text("no")
    (tmp_path / "book.json").write_text("{}")
    problems = {entry.id: entry.problem for entry in store.entries()}
    assert set(problems) == {of.id, f"{of.id} (copy)", "toy-1"}
    assert problems[of.id] is None
    assert "import it" in (problems[f"{of.id} (copy)"] or "")
    assert "JSON" in (problems["toy-1"] or "")


def test_an_id_may_be_shortened_while_it_is_clear(tmp_path: Path) -> None:
    store, first, _ = saved(tmp_path, 5, "toy-20261130-aaaa")
    saved(tmp_path, 5, "toy-20261130-abbb")
    assert store.find("toy-20261130-aa") == first.id
    assert store.find(f" {first.id}.json ") == first.id
    for text, words in (
        ("toy", "2 saved games"),
        ("chess", "no saved game"),
        ("", "no saved game"),
        ("../x", "no saved"),
    ):
        with pytest.raises(SaveError, match=words):
            store.find(text)
    with pytest.raises(SaveError, match="no saved games"):
        Store(tmp_path / "empty", toys).find("toy")


@pytest.mark.parametrize(
    "ident", ["../toy-1", "/etc/passwd", "toy", "", "toy-1/../../x", "TOY-1", "toy-1\0", "con", "a-" * 99]
)
def test_an_id_with_a_trick_in_it_leads_nowhere(tmp_path: Path, ident: str) -> None:
    store = Store(tmp_path / "saves", toys)
    for verb in (store.load, store.load_kept, store.check, store.delete, store.path, store.entry):
        with pytest.raises(SaveError) as caught:
            verb(ident)
        assert caught.value.fault is Fault.REFUSED
    with pytest.raises(SaveError):
        store.export(ident, tmp_path / "out.json")
    assert list(tmp_path.iterdir()) == []


def test_new_ids_are_free(tmp_path: Path) -> None:
    store = Store(tmp_path, toys)
    ids = {store.new_id("toy") for _ in range(50)}
    assert len(ids) > 45 and all(store.path(ident) for ident in ids)


def test_check_says_all_is_well(tmp_path: Path) -> None:
    store, of, _ = saved(tmp_path)
    assert store.check(of.id) == f"{of.id} is whole: 20 moves; they lead to the position that was saved."


def test_the_kept_copy_is_one_save_behind(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    loaded = store.load_kept(of.id)
    assert loaded.match.record() == match.record()[:-1]
    assert loaded.note and "move 19" in loaded.note


def test_delete_moves_to_the_trash_and_import_brings_it_back(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    gone = store.delete(of.id)
    assert gone == tmp_path / "trash" / f"{of.id}.json" and store.entries() == []
    with pytest.raises(SaveError, match="no such save"):
        store.delete(of.id)
    assert store.import_file(gone).id == of.id
    assert store.load(of.id).match.digest() == match.digest()
    assert store.delete(of.id) != gone, "an older one in the trash stays"


def test_export_and_import(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path / "one")
    out = store.export(of.id, tmp_path)
    assert out == tmp_path / f"{of.id}.json"
    with pytest.raises(SaveError, match="already"):
        store.export(of.id, out)
    with pytest.raises(SaveError, match="no such folder"):
        store.export(of.id, tmp_path / "none" / "evening.json")
    other = Store(tmp_path / "two", toys)
    entry = other.import_file(out)
    assert (entry.id, entry.names, entry.problem) == (of.id, of.names, None)
    with pytest.raises(SaveError, match="here already"):
        other.import_file(out)
    other.write(of, play(match, 1))
    copy = other.import_file(out)
    assert copy.id != of.id and other.load(copy.id).about.id == copy.id
    assert len(other.entries()) == 2
    assert read_file(out, toys).match.length == 20
    with pytest.raises(SaveError, match="no such file"):
        other.import_file(tmp_path / "none.json")


def test_a_save_survives_line_ends_of_another_system(tmp_path: Path) -> None:
    store, of, _ = saved(tmp_path)
    path = store.path(of.id)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert store.load(of.id).note is None


def test_a_match_is_not_saved_as_another_one(tmp_path: Path) -> None:
    store = Store(tmp_path, toys)
    with pytest.raises(SaveError, match="another one"):
        store.write(about(rounds=9), deal(about(rounds=8)))
    assert not list(tmp_path.iterdir())


def test_absurd_people_are_refused_on_the_way_out(tmp_path: Path) -> None:
    from dataclasses import replace

    of = about()
    store = Store(tmp_path, toys)
    for name in ("x" * 41, "", "a\x1b[2J", "\ud800"):
        strange = replace(of, people=(replace(of.people[0], name=name), *of.people[1:]))
        with pytest.raises(SaveError, match="what no save holds"):
            store.write(strange, deal(of))
    assert not list(tmp_path.glob("*.json"))


def test_the_store_starts_without_pydantic(tmp_path: Path) -> None:
    saved(tmp_path)
    code = (
        "import sys, pathlib, saves.store, saves.keeper, saves.settings, saves.book, saves.location, kit.saving\n"
        "entries = saves.store.Store(pathlib.Path(sys.argv[1]), kit.saving.toys).entries()\n"
        "saves.settings.load_settings()\n"
        "assert entries[0].problem is None\n"
        "assert not any(name.startswith('pydantic') for name in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, env=_env())


def _env() -> dict[str, str]:
    import os

    root = Path(__file__).resolve().parents[2]
    return {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
