"""Mashed keys, pastes, clicks, resizes, looks at other windows in mid-race: nothing stops, nothing is spoiled."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.program import start
from kit.racers import ROLLS, Racers
from kit.term import Term
from saves.store import Store

pytestmark = [pytest.mark.pty, pytest.mark.timeout(200)]
KEYS = {"Ada": " ", "Bo": "9", "Cy": ";"}
POOL = (*KEYS.values(), *"abt128", "\x1b[B", "\t", "\x7f", "\r", "k", "m", "h", "?", "\x1bOP")


def mash(term: Term, rng: random.Random) -> None:
    """One thing that people, cats and terminals do."""
    match rng.randrange(9):
        case 0 | 1 | 2:
            term.send("".join(rng.choice((*KEYS.values(), "b", "1")) for _ in range(rng.randint(1, 12))))
        case 3:
            term.send("".join(rng.choice(POOL) for _ in range(rng.randint(1, 30))))
        case 4:
            term.send("\x1b[200~b3 9;\r\x1b[201~")
        case 5:
            term.click(rng.randrange(60), rng.randrange(18), rng.choice((0, 2, 64)))
        case 6:
            term.resize(rng.randint(50, 100), rng.randint(16, 34))
        case 7:
            term.send("\x1b[O\x1b[I")
        case 8:
            for _ in range(20):
                term.send(" ")
                term.rest(0.03)


def recover(term: Term, racers: Racers) -> None:
    """Back to where somebody rolls, by the keys that the pages name."""
    end = time.monotonic() + 60
    while not ROLLS.search(term.screen()):
        assert time.monotonic() < end, term.screen()
        if racers.has("Really"):
            term.press("y")
        elif racers.has("Ring the bell"):
            term.press("r")
        elif racers.has("Enter start "):
            term.press("enter")
        else:
            term.press("escape")
        term.rest(0.7)


def test_whatever_is_done_to_the_keyboard_the_next_race_can_be_run(tmp_path: Path) -> None:
    rng = random.Random(1)
    words = ["play", "frankendie", "--option", "pace=brisk", *[word for name in KEYS for word in ("--seat", name)]]
    with start(tmp_path, words) as term:
        racers = Racers(term, KEYS)
        racers.take_keys()
        for _ in range(2):
            racers.roll()
            for _ in range(14):
                mash(term, rng)
                term.rest(0.15)
                assert term.process.poll() is None, term.screen()
            term.resize(80, 24)
            recover(term, racers)
        racers.roll()
        term.wait_for("LOOK, COUNT")
    (entry,) = Store(tmp_path / "saves").entries()
    assert entry.problem is None and "whole" in Store(tmp_path / "saves").check(entry.id)
