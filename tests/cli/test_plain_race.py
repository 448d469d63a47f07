"""A race in plain mode: told, typed, judged; whole games through a pipe, where every line takes a second."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.plainly import ROOT
from rulesets.frankendie.components import KEYS, SYMBOLS
from saves.store import Store

PROMPTS = ("> ", "goes on. ", "Choice: ", "bell ")


class Pipe:
    """The program at the other end of two pipes."""

    def __init__(self, folder: Path, *words: str) -> None:
        env = {**os.environ, "TABLETOP_SAVES": str(folder), "PYTHONPATH": str(ROOT)}
        argv = [sys.executable, "-m", "tabletop_tui", *words, "--plain"]
        self.process = subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env, cwd=folder
        )
        self.heard = ""

    def listen(self) -> str:
        """All that is said until the next line is awaited."""
        assert self.process.stdout is not None
        start = len(self.heard)
        while not self.heard.endswith(PROMPTS) or len(self.heard) == start:
            data = os.read(self.process.stdout.fileno(), 4096)
            if not data:
                break
            self.heard += data.decode()
        return self.heard[start:]

    def say(self, line: str) -> str:
        """Type a line; what is said then."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.listen()

    def close(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(20)


def lacking(said: str, name: str) -> list[str]:
    """What somebody still looks for, from the latest telling of the table."""
    if re.findall(rf"{name} has (.*)", said)[-1].startswith("a whole"):
        return ["lightning"]
    return re.findall(rf"{name} has .*; still to be found: (.*)\.", said)[-1].split(", ")


def answer(pipe: Pipe, said: str, people: tuple[str, ...]) -> str:
    """What people would type now: a right call for what somebody needs, or nothing."""
    if "1. Roll" in said:
        return pipe.say("1")
    if "goes on. " in said[-20:]:
        return pipe.say("")
    dice = re.findall(r"The dice: (.*)\.", pipe.heard)[-1].split(", ")
    turn = pipe.heard[pipe.heard.rindex("The dice are shown.") :]
    for name in people:
        if re.search(rf"{name} slaps", turn):
            continue
        called = [symbol for symbol in SYMBOLS if re.search(rf"calls \d {symbol[:3]}", turn)]
        for symbol in lacking(pipe.heard, name):
            if symbol in dice and symbol not in called:
                who = f"{name} " if len(people) > 1 else ""
                return pipe.say(f"{who}{KEYS[SYMBOLS.index(symbol)].lower()} {dice.count(symbol)}")
    return pipe.say("")


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (("Ada", "Bo"), (), ("pace=untimed", "parts_needed=5")),
        (("Ada", "Bo", "Cy"), (), ("parts_needed=5",)),
        (("Ada",), ("dozy",), ("pace=untimed", "parts_needed=5", "bot_ref=6000")),
        (("Ada",), ("keen", "fiendish"), ("pace=brisk", "parts_needed=5", "dawn=20")),
    ],
)
def test_a_whole_game(people: tuple[str, ...], bots: tuple[str, ...], options: tuple[str, ...], tmp_path: Path) -> None:
    words = [word for name in people for word in ("--seat", name)]
    words += [word for level in bots for word in ("--bot", level)]
    words += [word for option in options for word in ("--option", option)]
    pipe = Pipe(tmp_path, "play", "frankendie", *words, "--seed", "plain race")
    said = pipe.listen()
    for _ in range(400):
        if "The game is over." in said:
            break
        said = answer(pipe, said, people)
    assert "wins." in pipe.heard
    pipe.say("1")
    assert pipe.close() == 0
    (entry,) = Store(tmp_path).entries()
    assert entry.over and entry.problem is None


def test_a_line_is_the_hand_and_the_call_and_an_empty_one_ends_the_race(tmp_path: Path) -> None:
    pipe = Pipe(
        tmp_path, "play", "frankendie", "--seat", "Ada", "--seat", "Bo", "--option", "pace=untimed", "--seed", "q"
    )
    pipe.listen()
    said = pipe.say("1")
    assert "Type your name, then its letter and how many" in said
    assert "Type a name, a letter and a number" in pipe.say("3")
    said = pipe.say("bo 8 lightning")
    assert re.search(r"Bo slaps at \d\.\d\d s.*\nBo calls 8 lightning", said)
    assert "The dice: " in said and "wrong" not in said, "what is wrong shows when the turn ends"
    assert "Not now, Bo" in pipe.say("bo b1")
    said = pipe.say("")
    assert "Bo's 8 lightning: wrong." in said
    pipe.close()


def test_leaving_in_a_race_leaves_the_bell(tmp_path: Path) -> None:
    pipe = Pipe(tmp_path, "play", "frankendie", "--seat", "Ada", "--seat", "Bo", "--seed", "bell")
    pipe.listen()
    assert "The dice: " in pipe.say("1")
    assert "All is saved" in pipe.say("q")
    assert pipe.close() == 0
    again = Pipe(tmp_path, "resume")
    said = again.listen()
    assert "broken off in the middle of a race" in said and "Ring the bell" in said
    assert "The dice: " not in again.heard
    again.close()


def test_typed_lines_are_proposed_a_race_without_a_limit(tmp_path: Path) -> None:
    pipe = Pipe(tmp_path, "play", "frankendie")
    assert pipe.process.stdin is not None
    pipe.process.stdin.write(b"Ada\nBo\n\n\n\nq\n")
    pipe.process.stdin.close()
    assert pipe.process.stdout is not None
    told = pipe.process.stdout.read().decode()
    assert "what suits typed lines best (pace=untimed)" in told
    pipe.process.wait(20)
    (entry,) = Store(tmp_path).entries()
    assert Store(tmp_path).load(entry.id).about.options == {"pace": "untimed"}
