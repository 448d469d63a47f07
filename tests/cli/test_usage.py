"""The command line: what it refuses, with which words and which exit code. One clear line on stderr, no traceback."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from kit.plainly import ROOT
from tabletop_tui import __version__
from tabletop_tui.cli import main

PLAY = ("play", "frankenstein", "--plain")


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("TABLETOP_SETTINGS", str(tmp_path / "settings"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("bogus",), 'There is no command "bogus": choose play, resume, saves,'),
        (("--saves", "play", "bogus"), 'There is no command "bogus": choose play, resume, saves,'),
        (("--bogus",), "See: tabletop-tui --help"),
        (("--theme", "pink", "saves"), 'There is no theme "pink": choose dark, light, contrast.'),
        (("play",), "he following arguments are required: GAME"),
        (("rules", "frank"), 'There is no game "frank" on the shelf: frankenstein'),
        (("play", "fram", "--seat", "Ada"), "Fram R'lyeh is for 3 to 5 players, not 1"),
        (("play", "chess"), 'There is no game "chess" on the shelf: frankenstein'),
        ((*PLAY, "--seat", "Ada"), "is for 2 to 5 players, not 1: choose 2, 3, 4, 5."),
        ((*PLAY, *(f"--seat={name}" for name in "ABCDEF")), "not 6"),
        ((*PLAY, "--seat", "Ada", "--seat", "ADA"), 'The name "ADA" is taken'),
        ((*PLAY, "--seat", "", "--seat", "Bo"), "A name cannot be empty"),
        ((*PLAY, "--seat", "x" * 30, "--seat", "Bo"), "A name has at most 16 characters; this one has 30."),
        ((*PLAY, "--seat", "\U0001f9df", "--seat", "Bo"), "character 1 (U+1F9DF) is not possible"),
        ((*PLAY, "--seat", "Ada", "--bot", "clever"), 'has no bot "clever": choose canny, random.'),
        ((*PLAY, "--seat", "A", "--seat", "B", "--option", "game=chess"), 'game cannot be "chess": choose basic, adv'),
        ((*PLAY, "--seat", "A", "--seat", "B", "--option", "size=9"), 'has no option "size": it knows game, memory'),
        ((*PLAY, "--seat", "A", "--seat", "B", "--option", "game"), "write --option NAME=VALUE"),
        (
            (*PLAY, "--seat", "A", "--seat", "B", "--option", "game=basic", "--option", "game=advanced"),
            "given twice: basic and advanced",
        ),
        ((*PLAY, "--seat", "A", "--seat", "B", "--seed", " "), "A seed cannot be empty"),
        ((*PLAY, "--seat", "A", "--seat", "B", "--seed", ""), "A seed cannot be empty"),
        ((*PLAY, "--seat", "A", "--seat", "B", "--seed", "owl\udcff"), "stands for no letter"),
        (("simulate", "frankenstein", "--seed", "owl\udcff"), "stands for no letter"),
        ((*PLAY, "--seat", "A", "--seat", "B", "--seed", "x" * 61), "at most 60 characters, this one has 61"),
        (
            (*PLAY, "--seat", "A", "--seat", "B", "--seed", "frankenstein:3:owl"),
            "That deal code is for 3 players; 2 are seated.",
        ),
        ((*PLAY, "--seat", "A", "--seat", "B", "--seed", "frankenstein:two:owl"), '"two" is no number of players'),
        ((*PLAY, "--seat", "A", "--seat", "B", "--seed", "frankenstein:2:owl:game"), '"game" is no option'),
        ((*PLAY, "--seat", "A", "--seat", "B", "--seed", "frankenstein:2:owl:game=x"), 'game cannot be "x"'),
        (
            (*PLAY, "--seat=A", "--seat=B", "--seed", "frankenstein:2:owl:game=advanced", "--option", "game=basic"),
            "The deal code says game=advanced and --option says game=basic.",
        ),
        (("play", "frankenstein:2:owl", "--seed", "x", "--plain"), "leave --seed out"),
        (("play", "frankenstein:2:owl", "--plain"), "Who plays?"),
        (("play", "frankenstein", "--seat", "A", "--seat", "B"), "add --plain for numbered sentences"),
        ((), "add --plain for numbered sentences"),
        (("rules", "chess"), 'There is no game "chess"'),
        (("simulate", "frankenstein", "--seats", "9"), '--seats takes a whole number from 2 to 5, not "9".'),
        (("simulate", "frankenstein", "--seats", "1"), '--seats takes a whole number from 2 to 5, not "1".'),
        (("simulate", "frankenstein", "--seats", "four"), 'not "four"'),
        (("simulate", "frankenstein", "--games", "0"), "--games takes a whole number from 1"),
        (("simulate", "frankenstein", "--games", "-5"), "--games takes a whole number"),
        (("simulate", "frankenstein", "--seats", "3", "--bots", "canny,random"), "names 2 levels for 3 seats"),
        (("simulate", "frankenstein", "--bots", "wise"), 'has no bot "wise"'),
        (("simulate", "frankenstein", "--option", "game=x"), 'game cannot be "x"'),
        (("simulate", "frankenstein", "--seed", ""), "A seed cannot be empty"),
        (("saves", "polish"), 'There is no action "polish": choose list, show,'),
        (("saves", "show"), "he following arguments are required: ID"),
        (("saves", "export", "x"), "he following arguments are required: TO"),
    ],
)
def test_what_cannot_be_is_refused_with_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    code, out, err = call(capsys, *words)
    assert (code, out) == (2, "")
    assert says in err
    assert err.startswith("tabletop-tui: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("resume", "--plain"), "There is no unfinished game"),
        (("resume", "nothing", "--plain"), "there are no saved games"),
        (("saves", "show", "nothing"), "there are no saved games"),
        (("saves", "check", "nothing"), "there are no saved games"),
        (("saves", "delete", "../../etc/passwd"), "there are no saved games"),
        (("saves", "import", "no-such-file.json"), "there is no such file"),
        (("replay", "no-such-file.json"), "there is no such file"),
        (("replay", "/"), "tabletop-tui: /: it is no ordinary file"),
        (("rules", "frankenstein", "--search", "zeppelin"), 'never say "zeppelin"'),
        (("rules", "frankenstein", "--search", " "), "never say"),
    ],
)
def test_what_could_not_be_done_ends_with_code_1(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    code, out, err = call(capsys, *words)
    assert (code, out) == (1, "")
    assert says in err
    assert err.startswith("tabletop-tui: ")
    assert err.count("\n") == 1


def test_a_save_folder_that_cannot_be_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    code, _, err = call(capsys, "saves", "import", "nothing.json", "--saves", str(tmp_path / "file" / "below"))
    assert code == 1
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "resume", "saves", "replay", "rules", "simulate", "doctor"])
def test_every_command_has_help_with_examples(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, err = call(capsys, command, "--help")
    assert (code, err) == (0, "")
    assert f"tabletop-tui {command}" in out.split("examples:")[1]
    assert all(len(line) <= 120 and line.isascii() for line in out.splitlines())


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "--help")
    assert code == 0
    assert "examples:" in out
    assert call(capsys, "--version") == (0, f"tabletop-tui {__version__}\n", "")


def test_global_options_stand_before_or_after_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words in (("--saves", str(tmp_path / "here"), "saves"), ("saves", "list", "--saves", str(tmp_path / "here"))):
        code, out, _ = call(capsys, *words)
        assert code == 0
        assert str(tmp_path / "here") in out


def test_a_defect_is_one_line_without_what_it_was_about(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("head7a is in Ada's hand")

    monkeypatch.setattr("tabletop_tui.plain.words.rules_lines", broken)
    code, out, err = call(capsys, "rules", "frankenstein")
    assert code == 1
    assert out == ""
    assert "RuntimeError" in err
    assert "head7a" not in err


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that closes streams")
@pytest.mark.parametrize(
    "line", ["saves list >&-", "saves list >&- 2>&-", "doctor --json >&-", "--plain <&-", "--plain <&- >&- 2>&-"]
)
def test_a_closed_stream_is_no_defect(tmp_path: Path, line: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = f"{shlex.quote(sys.executable)} -m tabletop_tui {line}"
    told = subprocess.run(command, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stderr) == (0, "")


def test_a_name_that_the_output_has_no_letters_for_is_shown_all_the_same(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = partial(subprocess.run, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    program = [sys.executable, "-m", "tabletop_tui"]
    run([*program, *PLAY, "--seat", "Zo\u00eb", "--seat", "Bo"], env=env, input="q\n")
    env["PYTHONIOENCODING"] = "ascii"
    told = run([*program, "saves", "list"], env=env)
    assert (told.returncode, told.stderr) == (0, "")
    assert "Zo\\xeb, Bo" in told.stdout
    assert json.loads(run([*program, "saves", "list", "--json"], env=env).stdout)[0]["people"] == ["Zo\u00eb", "Bo"]
