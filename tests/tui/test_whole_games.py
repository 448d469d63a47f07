"""Whole games of the shelf by three people, in the real program, in a pseudo-terminal of 80 x 24."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.fingers import Fingers
from kit.program import moves, on_disk, start
from kit.whole import NAMES, WholeGame

pytestmark = [pytest.mark.pty, pytest.mark.timeout(300)]

GAME = WholeGame("frankenstein", 3, "s40")
"""A short deal in which two payments with cards are made behind a screen."""
SECRET = re.compile(r"\d coins?  \[|\d coins?  \(|monster \d of 8|cards pay")
"""What stands on nobody's page but the owner's."""


@pytest.mark.parametrize("hand", ["keyboard", "mouse"])
def test_three_people_play_a_whole_game(hand: str, tmp_path: Path) -> None:
    with start(tmp_path, GAME.words) as term:
        fingers = Fingers(term, GAME.sitting(), SECRET, mouse=hand == "mouse")
        fingers.play(GAME.record)
        assert fingers.curtains == 2, "only the two payments with cards need a curtain"
        term.wait_for("shows who won")
        if hand == "mouse":
            term.click(*term.find("It's alive"))
        else:
            term.press("enter")
        term.wait_for("wins.")
        outcome = fingers.sitting.outcome()
        assert outcome is not None
        assert f"{NAMES[outcome.winners[0]]}  wins." in term.screen()
        term.rest(1.0)
        term.press("q")
        term.wait_for("THE COLLECTION")
        term.press("q")
        assert term.wait_exit() == 0


def test_sixty_columns_are_enough(tmp_path: Path) -> None:
    with start(tmp_path, GAME.words, size=(60, 20)) as term:
        fingers = Fingers(term, GAME.sitting(), SECRET)
        fingers.play(GAME.record[:24])
        for key, page in (("o", "graveyard"), ("h", "Looking back"), ("question_mark", ""), ("m", "settings")):
            term.rest(0.4)
            term.press({"question_mark": "?"}.get(key, key))
            term.wait_for(page or "Frankenstein")
            term.rest(0.3)
            term.press("q")
            fingers.wait_for_table()


def test_killed_at_any_moment_it_goes_on_at_the_last_committed_action(tmp_path: Path) -> None:
    """Twenty times kill -9, at any distance from the last key: what is on disk stays there, and nothing is added."""
    rng = random.Random(7)
    lines = GAME.record
    done = 0
    words = GAME.words
    for _ in range(20):
        with start(tmp_path, words) as term:
            fingers = Fingers(term, GAME.sitting(lines[:done]), SECRET)
            count = rng.randint(0, 2)
            fingers.play(lines[done : done + count])
            fingers.wait_for_table()
            on_disk(tmp_path, lines[: done + count])
            term.press(rng.choice(["d", "b", "p", "enter", "l", "1"]))
            term.rest(rng.random() * 0.15)
            term.kill()
        assert moves(tmp_path) == lines[: done + count], "the last committed action and nothing else"
        done += count
        words = ["resume"]
