"""Plain mode in a real pseudo-terminal: the curtain wipes, nothing typed ahead counts, every way out is calm."""

from __future__ import annotations

import re
import signal
import sys
import time
from pathlib import Path

import pytest

from kit.plainly import ROOT, game_script
from kit.term import Term
from saves.store import Store, read_file
from tabletop_tui.plain.talk import REST

pytestmark = pytest.mark.pty
SEATS = ("--seat", "Ada", "--seat", "Bo", "--seat", "Cy")
PROMPT = re.compile(r"(> |: )$")
SECRET = re.compile(r"Coins: \d|slots filled|alone\.")


def start(saves: Path, *words: str, term: str = "xterm-256color") -> Term:
    env = {"TABLETOP_SAVES": str(saves), "PYTHONPATH": str(ROOT), "TERM": term}
    return Term.start([sys.executable, "-m", "tabletop_tui", *words], size=(80, 24), env=env, cwd=str(saves))


def asked(terminal: Term) -> bool:
    """Does the last written line wait for an answer?"""
    lines = [line for line in terminal.emulator.display if line.strip()]
    last = lines[-1].rstrip() + " " if lines else ""
    return bool(PROMPT.search(last)) and terminal.emulator.cursor.x == len(last)


def answer(terminal: Term, line: str) -> None:
    """Type a line as soon as the program waits for one, and wait until it asks again."""
    terminal.wait_for(asked)
    if "press Enter to look" in terminal.screen().rstrip().splitlines()[-1]:
        terminal.rest(REST + 0.1)
    before = len(terminal.raw)
    terminal.send(line + "\r")
    terminal.wait_for(lambda t: (len(t.raw) > before + len(line) + 2 and asked(t)) or t.process.poll() is not None)


def only_save(folder: Path) -> Path:
    (path,) = folder.glob("frankenstein-*.json")
    return path


def test_three_people_play_a_whole_game_and_no_purse_is_ever_in_sight(tmp_path: Path) -> None:
    """And no private page stays on the screen, nor above it, once it is closed."""
    steps, played = game_script("frankenstein", 3, "a dark night")
    looks = 0
    with start(tmp_path, "play", "frankenstein", *SEATS, "--seed", "a dark night", "--plain") as terminal:
        for number, step in enumerate(steps):
            if number % 9 == 0:  # somebody looks now and then, without being made to
                answer(terminal, f"l {('Ada', 'Bo', 'Cy')[(step.seat + 1) % 3]}")
                assert "Pass the keyboard" in terminal.screen()
                assert not SECRET.search(terminal.screen())
                answer(terminal, "")
                assert SECRET.search(terminal.screen())
                answer(terminal, "")
                assert b"\x1b[3J" in terminal.raw
                looks += 1
            curtain = step.private and "" not in step.lines and number % 9 == 0
            lines = [step.lines[0], "", *step.lines[1:]] if curtain else step.lines
            for at, line in enumerate(lines):
                answer(terminal, line)
                if not step.private or at == len(lines) - 1:
                    assert not (SECRET.search(terminal.screen()) and not read_over(terminal)), terminal.screen()
        terminal.wait_for("What now?")
        answer_last(terminal, "1")
        assert terminal.wait_exit() == 0
    assert looks > 5
    assert read_file(only_save(tmp_path)).match.record() == played.record


def read_over(terminal: Term) -> bool:
    """Is the game over? Then the screens have fallen."""
    return "What now?" in terminal.screen()


def answer_last(terminal: Term, line: str) -> None:
    terminal.send(line + "\r")


def test_what_was_typed_ahead_opens_no_curtain(tmp_path: Path) -> None:
    with start(tmp_path, "play", "frankenstein", *SEATS, "--plain") as terminal:
        terminal.wait_for(asked)
        terminal.send("l Bo\r\r\r\r")
        terminal.wait_for("press Enter to look")
        terminal.rest(REST + 0.3)
        assert not SECRET.search(terminal.screen())
        terminal.send("x\r")
        terminal.wait_for("Enter alone, please")
        assert not SECRET.search(terminal.screen())
        terminal.rest(REST + 0.1)
        terminal.send("\r")
        terminal.wait_for("For Bo alone.")


def test_a_held_enter_opens_no_curtain(tmp_path: Path) -> None:
    """A key repeats after half a second, later than a curtain is deaf."""
    with start(tmp_path, "play", "frankenstein", *SEATS, "--plain") as terminal:
        terminal.wait_for(asked)
        terminal.send("l\r")
        terminal.rest(0.5)
        for _ in range(40):
            terminal.send("\r")
            terminal.rest(0.033)
        terminal.rest(REST + 0.3)
        assert not SECRET.search(terminal.raw.decode())
        answer(terminal, "")
        assert SECRET.search(terminal.screen())


def test_who_looked_last_gets_a_curtain_again_from_the_public_page(tmp_path: Path) -> None:
    with start(tmp_path, "play", "frankenstein", *SEATS, "--plain") as terminal:
        for line in ("l", "", ""):
            answer(terminal, line)
        answer(terminal, "l")
        assert "Pass the keyboard to" in terminal.screen()


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("\x04", 0),
        ("\x03", 0),
        ("\x1c", 128 + signal.SIGQUIT),
        (signal.SIGTERM, 128 + signal.SIGTERM),
        (signal.SIGHUP, 128 + signal.SIGHUP),
    ],
)
def test_every_way_out_of_a_private_page_wipes_it_and_has_saved(
    tmp_path: Path, how: str | signal.Signals, code: int
) -> None:
    with start(tmp_path, "play", "frankenstein", *SEATS, "--plain") as terminal:
        for line in ("draw", "l", ""):
            answer(terminal, line)
        assert SECRET.search(terminal.screen())
        if isinstance(how, str):
            terminal.send(how)
        else:
            terminal.process.send_signal(how)
        assert terminal.wait_exit() == code
        assert not SECRET.search(terminal.screen())
        assert "All is saved. Go on with: tabletop-tui resume" in terminal.screen()
        assert "Traceback" not in terminal.screen()
    loaded = read_file(only_save(tmp_path))
    assert loaded.match.length >= 1


def test_a_suspended_private_page_is_wiped_and_closed(tmp_path: Path) -> None:
    with start(tmp_path, "play", "frankenstein", *SEATS, "--plain") as terminal:
        for line in ("l", ""):
            answer(terminal, line)
        assert SECRET.search(terminal.screen())
        terminal.process.send_signal(signal.SIGTSTP)
        time.sleep(0.3)
        terminal.wait_idle()
        assert not SECRET.search(terminal.screen())
        terminal.process.send_signal(signal.SIGCONT)
        terminal.wait_for(asked)
        assert not SECRET.search(terminal.screen())
        answer(terminal, "l")
        assert "Pass the keyboard" in terminal.screen()


def test_killed_at_any_moment_it_resumes_at_the_last_thing_done(tmp_path: Path) -> None:
    steps, played = game_script("frankenstein", 3, "killed")
    lines = [line for step in steps for line in step.lines]
    first = start(tmp_path, "play", "frankenstein", *SEATS, "--seed", "killed", "--plain")
    with first as terminal:
        for line in lines[:25]:
            answer(terminal, line)
        terminal.wait_for(asked)
        terminal.kill(signal.SIGKILL)
    done = read_file(only_save(tmp_path)).match.record()
    assert done == played.record[: len(done)]
    assert len(done) >= 20
    with start(tmp_path, "resume", "--plain") as terminal:
        terminal.wait_for(asked)
        assert not SECRET.search(terminal.screen())
        assert f"Go on with: tabletop-tui resume {only_save(tmp_path).stem}" not in terminal.screen()
        terminal.send("q\r")
        assert terminal.wait_exit() == 0
    assert read_file(only_save(tmp_path)).match.record() == done


def test_a_dumb_terminal_gets_plain_mode_and_is_told_that_it_cannot_be_wiped(tmp_path: Path) -> None:
    with start(tmp_path, "play", "frankenstein", *SEATS, term="dumb") as terminal:
        terminal.wait_for("This output cannot be cleared")
        terminal.wait_for(asked)
        for line in ("l", ""):
            answer(terminal, line)
        assert SECRET.search(terminal.screen())
        answer(terminal, "")
        assert not SECRET.search(terminal.screen())
        assert b"\x1b[2J" not in terminal.raw


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    place = tmp_path / "saves"
    place.write_text("a file in the way")
    with start(tmp_path, "play", "frankenstein", *SEATS, "--seed", "x", "--plain", "--saves", str(place)) as terminal:
        terminal.wait_for("Not being saved: a file stands where")
        answer(terminal, "draw")
        assert "turns up" in terminal.screen()
        assert terminal.raw.count(b"Not being saved") == 1
        place.unlink()
        answer(terminal, "sell")
        assert "The game is being saved again." in terminal.screen()
    assert [entry.moves for entry in Store(place).entries()] == [2]
