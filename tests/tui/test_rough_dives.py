"""Rough hands at a table that calls people behind their screens: no wrong eyes see a hand, no card is laid by them."""

from __future__ import annotations

import random
import re
import string
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.term import Term
from saves.store import Store

pytestmark = [pytest.mark.pty, pytest.mark.timeout(240)]

SECRET = re.compile(r"one pair of eyes|Your trump|points now|Seen nothing")
WORDS = ["play", "fram_rlyeh", "--seat", "Ada", "--seat", "Bo", "--seat", "Cy", "--seed", "s1"]
CALL = "I am alone with it"


def start(folder: Path, size: tuple[int, int] = (80, 24)) -> Term:
    env = {"TABLETOP_SAVES": str(folder / "saves"), "TABLETOP_SETTINGS": str(folder / "settings")}
    term = Term.start([sys.executable, "-m", "tabletop_tui", *WORDS], size=size, env=env)
    term.wait_for(CALL)
    rest(term, 0.9)
    return term


def rest(term: Term, seconds: float) -> None:
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        term.pump(left)


def moves(folder: Path) -> tuple[str, ...]:
    store = Store(folder / "saves")
    (entry,) = store.entries()
    return store.load(entry.id).match.record()


def test_a_paste_opens_no_hand_and_lays_no_card(tmp_path: Path) -> None:
    rng = random.Random(3)
    letters = [c for c in string.ascii_letters + string.digits + " \r.,-" if c not in "qQxXmMpPlL"]
    with start(tmp_path) as term:
        term.send("".join(rng.choices(letters, k=3000)))
        rest(term, 3.0)
        assert term.process.poll() is None
        assert not SECRET.search(term.screen())
        assert moves(tmp_path) == ()


def test_a_held_key_neither_lays_twice_nor_opens_the_next_hand(tmp_path: Path) -> None:
    with start(tmp_path) as term:
        term.press("enter")
        term.wait_for(SECRET)
        rest(term, 0.6)
        term.press("9")
        rest(term, 0.3)
        term.press(*["enter"] * 60, delay=0.03)
        rest(term, 0.3)
        assert len(moves(tmp_path)) == 1
        assert not SECRET.search(term.screen()), "whoever holds the key down must not see the next hand"
        assert CALL in term.screen()


@pytest.mark.parametrize("cause", ["small window", "lost focus", "stopped"])
def test_an_open_hand_is_covered(cause: str, tmp_path: Path) -> None:
    with start(tmp_path) as term:
        term.press("enter")
        term.wait_for(SECRET)
        if cause == "small window":
            term.resize(50, 15)
            term.wait_for("A little more room")
            term.resize(80, 24)
        elif cause == "lost focus":
            term.send("\x1b[O")
        else:
            rest(term, 0.4)
            term.press("backspace")
        term.wait_for(CALL)
        rest(term, 0.4)
        assert not SECRET.search(term.screen())
        assert moves(tmp_path) == ()


def test_clicks_anywhere_open_no_hand(tmp_path: Path) -> None:
    """Only the button does; a click beside it means nothing."""
    rng = random.Random(5)
    with start(tmp_path) as term:
        _, button = term.find(CALL)
        for _ in range(120):
            row = rng.choice([y for y in range(23) if y != button])
            term.click(rng.randrange(80), row, rng.choice([0, 2, 64, 65]))
            term.pump(0.01)
        rest(term, 1.0)
        assert term.process.poll() is None
        assert moves(tmp_path) == ()
        assert not SECRET.search(term.screen())
