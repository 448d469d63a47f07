"""Settings, places and the table book: small files that must never stand in a game's way."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.saving import PEOPLE, about
from rulesets.contract import Outcome
from saves import files
from saves.book import load_book
from saves.location import save_folder, settings_folder
from saves.people import Person
from saves.settings import Pace, Settings, Theme, load_settings, save_settings


@pytest.fixture(autouse=True)
def _places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_SETTINGS", str(tmp_path / "settings"))
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path / "saves"))


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")


# ------------------------------------------------------------------------------------------------------------ location


def test_the_folder_asked_for_wins_over_the_environment_over_the_systems_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert save_folder(tmp_path / "mine") == tmp_path / "mine"
    assert save_folder() == tmp_path / "saves"
    monkeypatch.setenv("TABLETOP_SAVES", "  ")
    monkeypatch.delenv("TABLETOP_SETTINGS")
    assert save_folder().is_absolute() and save_folder().name == "saves" and "tabletop-tui" in str(save_folder())
    assert settings_folder().is_absolute() and "tabletop-tui" in str(settings_folder())


def test_a_home_sign_and_a_relative_path_are_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert save_folder(Path("~/games")) == tmp_path / "games"
    assert save_folder(Path("games")) == tmp_path / "games"


# ------------------------------------------------------------------------------------------------------------ settings


def test_settings_come_back_as_they_were() -> None:
    assert load_settings() == Settings()
    mine = Settings(theme=Theme.CONTRAST, animation=False, ascii=True, bell=True, pace=Pace.FAST, mouse=False)
    assert save_settings(mine) is None
    assert load_settings() == mine
    assert save_settings(Settings()) is None
    assert load_settings() == Settings()


def test_each_bad_setting_takes_its_default_and_the_others_stay(tmp_path: Path) -> None:
    save_settings(Settings(bell=True))
    path = tmp_path / "settings" / "settings.json"
    found = json.loads(path.read_text())
    path.write_text(json.dumps(found | {"theme": "pink", "animation": "yes", "pace": ["fast"], "later": 1}))
    assert load_settings() == Settings(bell=True)


_JUNK: Any = st.recursive(st.none() | st.integers() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=3))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(raw=st.binary(max_size=60) | st.dictionaries(st.sampled_from(Settings.__slots__), _JUNK).map(json.dumps))
def test_no_settings_file_stops_the_program(tmp_path: Path, raw: bytes | str) -> None:
    path = tmp_path / "settings" / "settings.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(raw.encode() if isinstance(raw, str) else raw)
    assert isinstance(load_settings(), Settings)


@pytest.mark.parametrize("text", ["[" * 100_000, "1" * 100_000, "null", ""])
def test_absurd_settings_files_are_ignored(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings").mkdir()
    (tmp_path / "settings" / "settings.json").write_text(text)
    assert load_settings() == Settings()


def test_settings_that_cannot_be_kept_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files.os, "fsync", _full)
    said = save_settings(Settings(bell=True))
    assert said and "the disk is full" in said and "hold for now" in said
    assert load_settings() == Settings()


# ---------------------------------------------------------------------------------------------------------------- book


def _won(*places: tuple[int, ...]) -> Outcome:
    return Outcome(places[0], places, (("Total", (0, 0, 0)),), "more points", "All rounds are played.")


def test_the_book_counts_games_wins_streaks_and_rivals(tmp_path: Path) -> None:
    book = load_book()
    for number, outcome in enumerate(
        [_won((0,), (1,), (2,)), _won((1,), (0, 2)), _won((0, 1), (2,)), _won((0,), (1, 2))]
    ):
        assert book.record(about(f"toy-2026-{number}"), outcome) is None
    assert book.record(about("toy-2026-3"), _won((1,), (0, 2))) is None, "the same game counts once"
    book = load_book()
    ada, bo = book.profiles()
    assert (ada.name, ada.games, ada.wins, ada.streak, ada.best_streak) == ("Ada", 4, 3, 2, 2)
    assert (bo.name, bo.games, bo.wins, bo.streak, bo.best_streak) == ("Bo", 4, 2, 0, 2)
    assert ada.by_game[0][0] == "toy" and ada.by_game[0][1].wins == 3
    (rival,) = book.rivals("ADA ")
    assert (rival.name, rival.games, rival.ahead, rival.behind) == ("Bo", 4, 2, 1)
    assert book.profile("Cy") is None, "a bot has no profile"
    assert book.note is None


def test_whoever_asks_is_forgotten_and_the_others_keep_their_games() -> None:
    book = load_book()
    book.record(about(), _won((0,), (1,), (2,)))
    book.remember_group(PEOPLE)
    assert book.forget("ada") is None
    book = load_book()
    assert [profile.name for profile in book.profiles()] == ["Bo"]
    assert book.groups() == () and "Ada" not in book.path.read_text()


def test_groups_are_remembered_newest_first_by_number_of_seats() -> None:
    book = load_book()
    duo = (Person("Dee", 1), Person("Eli", 2))
    for group in (PEOPLE, duo, PEOPLE):
        assert book.remember_group(group) is None
    plain = tuple(replace(person, pin="", first_game=False) for person in PEOPLE)
    assert load_book().groups() == (plain, duo)
    assert load_book().groups(2) == (duo,)


def test_two_windows_write_into_one_book() -> None:
    one, two = load_book(), load_book()
    one.record(about("toy-2026-1"), _won((0,), (1, 2)))
    two.record(about("toy-2026-2"), _won((0,), (1, 2)))
    assert len(load_book().games) == 2


@pytest.mark.parametrize("raw", [b"", b"\0" * 99, b"[]", b"[" * 90_000, b'{"version": 1}', b"\xff", b'{"games": 9}'])
def test_a_damaged_book_is_set_aside_and_a_new_one_begun(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "saves" / "book.json"
    path.parent.mkdir()
    path.write_bytes(raw)
    book = load_book()
    assert book.games == [] and book.note and "book.damaged" in book.note
    assert (path.parent / "book.damaged").read_bytes() == raw
    assert book.record(about(), _won((0,), (1, 2))) is None and len(load_book().games) == 1


def test_a_newer_book_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "book.json"
    path.parent.mkdir()
    path.write_text('{"format": "tabletop-tui book", "version": 2, "chapters": []}')
    before = path.read_bytes()
    book = load_book()
    assert book.note and "newer" in book.note
    assert book.record(about(), _won((0,), (1, 2))) == book.note
    assert path.read_bytes() == before


def test_a_book_that_cannot_be_written_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files.os, "fsync", _full)
    said = load_book().record(about(), _won((0,), (1, 2)))
    assert said and "the disk is full" in said
    assert load_book().games == []


def test_a_folder_in_place_of_the_book(tmp_path: Path) -> None:
    (tmp_path / "saves" / "book.json").mkdir(parents=True)
    book = load_book()
    assert book.note
    book.record(about(), _won((0,), (1, 2)))


def test_a_book_that_may_not_be_opened_is_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = load_book()
    book.record(about("toy-2026-1"), _won((0,), (1, 2)))
    real = os.open

    def refuse(path: Any, flags: int, *more: Any) -> int:
        if not flags & os.O_WRONLY:
            raise PermissionError(13, "Permission denied")
        return real(path, flags, *more)

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "open", refuse)
        said = load_book().record(about("toy-2026-2"), _won((0,), (1, 2)))
    assert said and "may not use" in said
    assert len(load_book().games) == 1
