"""Mashed, held and pasted keys, clicks anywhere, sizes from 1 x 1 to 300 x 100: no crash, no move, no secret."""

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

SECRET = re.compile(r"\d coins?  \[|\d coins?  \(|monster \d of 8|cards pay")
GAME = WholeGame("frankenstein", 3, "s3")
QUESTION = "Draw a card?"


def play(folder: Path) -> Term:
    """The game, asking its first question."""
    term = start(folder, GAME.words)
    term.wait_for(QUESTION)
    term.rest(0.6)
    return term


def home(term: Term) -> None:
    """Back to the table from wherever the keys have led."""
    for _ in range(20):
        if QUESTION in term.screen() and "l look" in term.screen():
            return
        term.press("backspace")
        term.rest(0.5)


@pytest.mark.parametrize("bracketed", [True, False], ids=["bracketed paste", "typed at once"])
def test_five_thousand_pasted_characters_do_nothing(bracketed: bool, tmp_path: Path) -> None:
    rng = random.Random(3)
    letters = [c for c in string.ascii_letters + string.digits + " \r.,-" if c not in "qQxXmM"]
    text = "".join(rng.choices(letters, k=5000))
    with play(tmp_path) as term:
        term.send(f"\x1b[200~{text}\x1b[201~" if bracketed else text)
        term.rest(4.0)
        assert term.process.poll() is None
        assert moves(tmp_path) == ()


def test_a_held_key_makes_no_move_of_the_next_person(tmp_path: Path) -> None:
    with play(tmp_path) as term:
        term.press(*["d"] * 40, delay=0.03)
        term.rest(0.5)
        assert len(moves(tmp_path)) <= 1
        term.press(*["enter"] * 40, delay=0.03)
        term.rest(0.5)
        assert len(moves(tmp_path)) <= 1


def test_clicks_anywhere_make_no_move_in_passing(tmp_path: Path) -> None:
    rng = random.Random(5)
    with play(tmp_path) as term:
        for _ in range(150):
            term.click(rng.randrange(80), rng.randrange(19), rng.choice([0, 0, 2, 64, 65]))
            term.pump(0.01)
        term.rest(1.0)
        assert term.process.poll() is None
        assert moves(tmp_path) == ()


def test_any_size_at_any_moment(tmp_path: Path) -> None:
    """The window changes its size while keys are pressed; a hand that was open is covered."""
    rng = random.Random(11)
    sizes = [(1, 1), (2, 1), (300, 100), (59, 20), (60, 19), (60, 20), (5, 100), (300, 3)]
    sizes += [(rng.randint(1, 300), rng.randint(1, 100)) for _ in range(16)]
    with play(tmp_path) as term:
        for width, height in sizes:
            term.resize(width, height)
            term.press(rng.choice(["l", "enter", "h", "o", "a", "backspace"]))
            term.rest(0.12)
            assert term.process.poll() is None
        term.resize(80, 24)
        term.rest(0.8)
        home(term)
        term.wait_for(QUESTION)
        assert not SECRET.search(term.screen())
        assert moves(tmp_path) == ()


@pytest.mark.parametrize("cause", ["small window", "lost focus"])
def test_an_open_purse_is_covered(cause: str, tmp_path: Path) -> None:
    with play(tmp_path) as term:
        term.press("l")
        term.wait_for("Pass the keyboard to")
        term.rest(0.8)
        term.press("enter")
        term.wait_for(SECRET)
        if cause == "small window":
            term.resize(50, 15)
            term.wait_for("A little more room")
            term.resize(80, 24)
        else:
            term.send("\x1b[O")
        term.wait_for("l look")
        term.rest(0.4)
        assert not SECRET.search(term.screen())
        term.press("l")
        term.wait_for("Pass the keyboard to")


def test_typed_ahead_keys_do_not_open_a_curtain(tmp_path: Path) -> None:
    with play(tmp_path) as term:
        term.press("l")
        term.press(*["enter"] * 60, delay=0.03)
        term.rest(0.1)
        assert "Pass the keyboard to" in term.screen(), "a key that is held down opens nothing"
        term.rest(0.6)
        term.press("enter")
        term.wait_for(SECRET)
