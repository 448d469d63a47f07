"""Whole games of the shelf by three people, in the real program, in a pseudo-terminal of 80 x 24."""

from __future__ import annotations

import random
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.fingers import Fingers, replica
from kit.on_disk import on_disk
from kit.term import Term
from rulesets.shelf import game
from rulesets.simulate import play_out
from saves.people import About, Person
from saves.store import Store
from tabletop_tui.play.sitting import Sitting

pytestmark = [pytest.mark.pty, pytest.mark.timeout(300)]

NAMES = ("Ada", "Bo", "Cy")
SEED = "s40"
"""A short deal in which two payments with cards are made behind a screen."""
SECRET = re.compile(r"\d coins?  \[|\d coins?  \(|monster \d of 8|cards pay")
"""What stands on nobody's page but the owner's."""


def record() -> tuple[str, ...]:
    return play_out(game("frankenstein"), ["canny"] * 3, SEED).record


def sitting() -> Sitting:
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES))
    return Sitting.start(About("replica", "frankenstein", people, {}, SEED, False, datetime.now(UTC)), None)


def start(folder: Path, *words: str, size: tuple[int, int] = (80, 24), **env: str) -> Term:
    places = {"TABLETOP_SAVES": str(folder / "saves"), "TABLETOP_SETTINGS": str(folder / "settings"), **env}
    return Term.start([sys.executable, "-m", "tabletop_tui", *words], size=size, env=places)


def play_words() -> list[str]:
    return ["play", "frankenstein", *[word for name in NAMES for word in ("--seat", name)], "--seed", SEED]


@pytest.mark.parametrize("hand", ["keyboard", "mouse"])
def test_three_people_play_a_whole_game(hand: str, tmp_path: Path) -> None:
    with start(tmp_path, *play_words()) as term:
        fingers = Fingers(term, sitting(), SECRET, mouse=hand == "mouse")
        fingers.play(record())
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
        fingers.rest(1.0)
        term.press("q")
        term.wait_for("THE COLLECTION")
        term.press("q")
        assert term.wait_exit() == 0


def test_sixty_columns_are_enough(tmp_path: Path) -> None:
    with start(tmp_path, *play_words(), size=(60, 20)) as term:
        fingers = Fingers(term, sitting(), SECRET)
        fingers.play(record()[:24])
        for key, page in (("o", "graveyard"), ("h", "Looking back"), ("question_mark", ""), ("m", "settings")):
            fingers.rest(0.4)
            term.press({"question_mark": "?"}.get(key, key))
            term.wait_for(page or "Frankenstein")
            fingers.rest(0.3)
            term.press("q")
            fingers.wait_for_table()


def test_killed_at_any_moment_it_goes_on_at_the_last_committed_action(tmp_path: Path) -> None:
    """Twenty times kill -9, at any distance from the last key: what is on disk stays there, and nothing is added."""
    rng = random.Random(7)
    lines = record()
    store = Store(tmp_path / "saves")
    done = 0
    replicated = sitting()
    words = play_words()
    for _ in range(20):
        with start(tmp_path, *words) as term:
            fingers = Fingers(term, replica(replicated), SECRET)
            for text in lines[:done]:
                fingers.sitting.match.enter(int(text.split()[0]), text.partition(" ")[2])
            count = rng.randint(0, 2)
            fingers.play(lines[done : done + count])
            fingers.wait_for_table()
            on_disk(tmp_path, lines[: done + count])
            term.press(rng.choice(["d", "b", "p", "enter", "l", "1"]))
            fingers.rest(rng.random() * 0.15)
            term.kill()
        (entry,) = store.entries()
        match = store.load(entry.id).match
        assert match.record() == lines[: done + count], "the last committed action and nothing else"
        done += count
        words = ["resume"]
