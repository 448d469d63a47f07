"""The commands that are no play: simulate, saves, replay, rules, doctor."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kit.plainly import game_script, run, typed
from rulesets.shelf import game
from rulesets.simulate import play_out
from tabletop_tui.commands.simulate import Job, Line, percentile, sentences, summary

SEATS = ("--seat", "Ada", "--seat", "Bo", "--seat", "Cy")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one finished game and one that is running."""
    folder = tmp_path_factory.mktemp("saves")
    steps, _ = game_script("frankenstein", 3, "kept")
    words = ("play", "frankenstein", *SEATS, "--seed", "kept", "--plain")
    assert run(*words, saves=folder, typed=typed(steps) + "1\n").returncode == 0
    (path,) = folder.glob("frankenstein-*.json")
    path.rename(folder / "frankenstein-20260101-done.json")
    path.with_suffix(".kept").unlink()
    assert run("play", "frankenstein", *SEATS, "--plain", saves=folder, typed=typed(steps[:1])).returncode == 0
    return folder


def data(*words: str, saves: Path) -> object:
    told = run(*words, "--json", saves=saves)
    assert (told.returncode, told.stderr) == (0, "")
    return json.loads(told.stdout)


# ------------------------------------------------------------------------------------------------------------ simulate


def test_simulate_prints_what_the_games_were(tmp_path: Path) -> None:
    words = ("simulate", "frankenstein", "--seats", "3", "--bots", "canny", "--games", "20", "--seed", "tuesday")
    first, second = data(*words, saves=tmp_path), data(*words, saves=tmp_path)
    assert isinstance(first, dict) and isinstance(second, dict)
    assert first.pop("seconds") >= 0 and second.pop("seconds") >= 0
    assert first == second
    assert first["games"] == first["finished"] == 20
    assert sum(first["wins"]) == pytest.approx(20)
    played = [play_out(game("frankenstein"), ["canny"] * 3, f"tuesday {number}") for number in range(20)]
    wins = [sum(one.outcome.winners == (seat,) for one in played) for seat in range(3)]
    assert first["wins"] == wins
    actions = sorted(len(one.record) for one in played)
    assert first["actions"] == {"mean": round(sum(actions) / 20, 1), "p95": actions[18], "max": actions[-1]}


def test_simulate_takes_a_level_for_each_seat_and_options(tmp_path: Path) -> None:
    words = ("simulate", "frankenstein", "--bots", "random,canny", "--games", "2", "--option", "game=advanced")
    report = data(*words, saves=tmp_path)
    assert isinstance(report, dict)
    assert report["bots"] == ["random", "canny"]
    assert report["options"] == {"game": "advanced"}
    told = run(*words, saves=tmp_path)
    assert "Seat 2 (canny) won" in told.stdout
    assert told.stderr == ""


def test_a_shared_win_is_divided() -> None:
    job = Job("any", ("a", "b", "c"), {}, "x")
    report = summary(job, [Line((0, 1), 10), Line((2,), 20), Line((), 30)], 1.0)
    assert report["wins"] == [0.5, 0.5, 1.0]
    assert (report["shared"], report["nobody"]) == (1, 1)
    assert sentences("Any", report)[0] == "Any: 3 games by 3 bots in 1.0 seconds, 3 finished."
    alone = summary(job, [Line((2,), 20)], 1.0)
    assert sentences("Any", alone)[0].startswith("Any: 1 game by 3 bots")


def test_percentile_is_a_value_that_occurred() -> None:
    assert percentile(list(range(1, 101)), 95) == 95
    assert percentile([7], 95) == 7


# --------------------------------------------------------------------------------------------------------------- saves


def test_saves_list_and_show(finished: Path) -> None:
    listed = data("saves", "list", saves=finished)
    assert isinstance(listed, list)
    assert [entry["over"] for entry in listed] == [False, True]
    assert listed[1]["winners"]
    shown = data("saves", "show", "frankenstein-20260101", saves=finished)
    assert isinstance(shown, dict)
    assert shown["deal_code"] == "frankenstein:3:kept"
    running = data("saves", "show", listed[0]["id"], saves=finished)
    assert isinstance(running, dict)
    assert running["deal_code"] is None
    text = run("saves", "show", listed[0]["id"], saves=finished).stdout
    assert "its code is told when the game is over" in text
    assert "Coins" not in text


def test_saves_list_stands_in_columns(tmp_path: Path) -> None:
    for words in (("demise", "--seat", "Maximiliane"), ("frankenstein", "--seat", "Ada")):
        run("play", *words, "--seat", "Bo", "--plain", saves=tmp_path, typed="q\n")
    latest, first = run("saves", "list", saves=tmp_path).stdout.splitlines()
    assert latest.index("  20") == first.index("  20")
    assert latest.index("Ada, Bo") == first.index("Maximiliane, Bo")
    assert latest.index("Turn 1") == first.index("Night 1")


def test_a_file_is_no_folder_of_saves(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    told = run("--saves", str(file), "saves", "list", saves=tmp_path)
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.endswith("is a file, no folder of saved games: choose a folder with --saves.\n")


def test_saves_check_export_import_delete(finished: Path, tmp_path: Path) -> None:
    copy = tmp_path / "evening.json"
    assert run("saves", "export", "frankenstein-20260101-done", str(copy), saves=finished).returncode == 0
    other = tmp_path / "other"
    other.mkdir()
    assert "Taken in as frankenstein-" in run("saves", "import", str(copy), saves=other).stdout
    (taken,) = other.glob("*.json")
    assert run("saves", "import", str(copy), saves=other).returncode == 1
    assert run("saves", "check", saves=other).stdout.startswith("good")
    whole = copy.read_bytes()
    taken.write_bytes(whole[: len(whole) // 2])
    broken = run("saves", "check", saves=other)
    assert (broken.returncode, broken.stderr) == (1, "")
    assert broken.stdout.startswith("BAD")
    deleted = run("saves", "delete", "frank", saves=other)
    assert "is in the trash" in deleted.stdout
    assert run("saves", "list", saves=other).stdout.startswith("There are no saved games")


def test_a_damaged_save_offers_its_kept_copy(tmp_path: Path) -> None:
    steps, _ = game_script("frankenstein", 3, "kept")
    run("play", "frankenstein", *SEATS, "--seed", "kept", "--plain", saves=tmp_path, typed=typed(steps[:5]))
    (path,) = tmp_path.glob("*.json")
    path.write_bytes(bytes(500))
    told = run("resume", path.stem, "--plain", saves=tmp_path)
    assert told.returncode == 1
    assert f"tabletop-tui resume {path.stem} --kept" in told.stderr
    again = run("resume", path.stem, "--kept", "--plain", saves=tmp_path)
    assert again.returncode == 0
    assert "the copy kept one save earlier" in again.stdout


# -------------------------------------------------------------------------------------------------------------- replay


def test_replay_of_a_finished_game_from_every_side(finished: Path) -> None:
    done = "frankenstein-20260101-done"
    table = run("replay", done, "--to", "10", saves=finished).stdout
    assert "position 10 of" in table
    assert "Coins" not in table
    own = run("replay", done, "--to", "10", "--as", "bo", saves=finished).stdout
    assert own.count("Coins:") == 1
    truth = run("replay", done, "--to", "10", "--as", "truth", saves=finished).stdout
    assert truth.count("Coins:") == 3
    end = run("replay", str(finished / f"{done}.json"), saves=finished)
    assert end.returncode == 0
    assert "wins." in end.stdout
    assert run("replay", done, "--to", "5000", saves=finished).returncode == 2
    assert run("replay", done, "--to", "x", saves=finished).returncode == 2
    assert 'Nobody called "Zoe"' in run("replay", done, "--as", "Zoe", saves=finished).stderr


def test_a_running_game_is_replayed_as_the_table_only(finished: Path) -> None:
    listed = data("saves", "list", saves=finished)
    assert isinstance(listed, list)
    running = listed[0]["id"]
    assert run("replay", running, saves=finished).returncode == 0
    for who in ("Ada", "truth"):
        told = run("replay", running, "--as", who, saves=finished)
        assert (told.returncode, told.stdout) == (1, "")
        assert "only --as table is possible" in told.stderr


def test_a_running_game_looks_back_no_further_than_its_rules(tmp_path: Path) -> None:
    steps, _ = game_script("frankenstein", 3, "kept")
    run("play", "frankenstein", *SEATS, "--seed", "kept", "--plain", saves=tmp_path, typed=typed(steps[:60]))
    told = run("replay", "frank", "--to", "0", saves=tmp_path)
    assert told.returncode == 2
    assert "as far as its rules let the table remember" in told.stderr


# ------------------------------------------------------------------------------------------------------ rules, doctor


def test_rules_print_sections_and_options(tmp_path: Path) -> None:
    told = run("rules", "frankenstein", saves=tmp_path)
    assert told.returncode == 0
    assert "Options (--option NAME=VALUE):" in told.stdout
    assert "- memory:" in told.stdout


def test_the_doctor_finds_all_well_and_a_folder_that_is_not(tmp_path: Path) -> None:
    told = run("doctor", saves=tmp_path)
    assert told.returncode == 0, told.stdout
    assert "ended by force" in told.stdout
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").write_text("x")
    ill = run("doctor", "--saves", str(tmp_path / "file"), "--json", saves=tmp_path)
    assert ill.returncode == 1
    findings = {finding["name"]: finding["ok"] for finding in json.loads(ill.stdout)["findings"]}
    assert findings["Save folder"] is False
