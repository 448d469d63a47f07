"""Rough hands at a table that calls people behind their screens: no wrong eyes see a hand, no card is laid by them."""

from __future__ import annotations

import random
import re
import string
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.program import moves, start
from kit.term import Term
from kit.whole import WholeGame

pytestmark = [pytest.mark.pty, pytest.mark.timeout(240)]

SECRET = re.compile(r"one pair of eyes|Your trump|points now|Seen nothing")
GAME = WholeGame("fram_rlyeh", 3, "s1")
CALL = "I am alone with it"


def play(folder: Path) -> Term:
    """The game, asking its first question."""
    term = start(folder, GAME.words)
    term.wait_for(CALL)
    term.rest(0.9)
    return term


def test_a_paste_opens_no_hand_and_lays_no_card(tmp_path: Path) -> None:
    rng = random.Random(3)
    letters = [c for c in string.ascii_letters + string.digits + " \r.,-" if c not in "qQxXmMpPlL"]
    with play(tmp_path) as term:
        term.send("".join(rng.choices(letters, k=3000)))
        term.rest(3.0)
        assert term.process.poll() is None
        assert not SECRET.search(term.screen())
        assert moves(tmp_path) == ()


def test_a_held_key_neither_lays_twice_nor_opens_the_next_hand(tmp_path: Path) -> None:
    with play(tmp_path) as term:
        term.press("enter")
        term.wait_for(SECRET)
        term.rest(0.6)
        term.press("9")
        term.rest(0.3)
        term.press(*["enter"] * 60, delay=0.03)
        term.rest(0.3)
        assert len(moves(tmp_path)) == 1
        assert not SECRET.search(term.screen()), "whoever holds the key down must not see the next hand"
        assert CALL in term.screen()


@pytest.mark.parametrize("cause", ["small window", "lost focus", "stopped"])
def test_an_open_hand_is_covered(cause: str, tmp_path: Path) -> None:
    with play(tmp_path) as term:
        term.press("enter")
        term.wait_for(SECRET)
        if cause == "small window":
            term.resize(50, 15)
            term.wait_for("A little more room")
            term.resize(80, 24)
        elif cause == "lost focus":
            term.send("\x1b[O")
        else:
            term.rest(0.4)
            term.press("backspace")
        term.wait_for(lambda t: CALL in t.screen() and not SECRET.search(t.screen()))
        term.rest(0.4)
        assert not SECRET.search(term.screen())
        assert moves(tmp_path) == ()


def test_clicks_anywhere_open_no_hand(tmp_path: Path) -> None:
    """Only the button does; a click beside it means nothing."""
    rng = random.Random(5)
    with play(tmp_path) as term:
        _, button = term.find(CALL)
        for _ in range(120):
            row = rng.choice([y for y in range(23) if y != button])
            term.click(rng.randrange(80), row, rng.choice([0, 2, 64, 65]))
            term.pump(0.01)
        term.rest(1.0)
        assert term.process.poll() is None
        assert moves(tmp_path) == ()
        assert not SECRET.search(term.screen())
