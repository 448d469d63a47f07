"""Whole games of FrankenDie in the real program, in a pseudo-terminal, and what must never be on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.program import start
from kit.racers import ART, OVER, Racers, assert_no_face_while_covered
from kit.term import Term
from saves.store import Store

pytestmark = [pytest.mark.pty, pytest.mark.timeout(300)]
SHORT = ("--option", "parts_needed=5")


def race(
    folder: Path, people: Mapping[str, str], *words: str, size: tuple[int, int] = (80, 24), animation: bool = False
) -> Term:
    """The program, dealing a race for these people."""
    if not animation:
        (folder / "settings").mkdir(exist_ok=True)
        (folder / "settings" / "settings.json").write_text('{"animation": false}')
    seats = [word for name in people for word in ("--seat", name)]
    return start(folder, ["play", "frankendie", *seats, *words], size)


def end(term: Term, racers: Racers, folder: Path) -> None:
    """To the result and away; the save holds what was played."""
    assert assert_no_face_while_covered(bytes(term.raw)) >= racers.turns
    term.rest(1.2)
    term.press("enter")
    term.wait_for(lambda t: "wins." in t.screen() or "IT LIVES" in t.screen() or "ALIVE" in t.screen())
    term.rest(0.8)
    if "wins." not in term.screen():
        term.press("enter")
        term.wait_for("wins.")
    term.rest(0.8)
    term.press("q")
    term.wait_for("THE COLLECTION")
    term.press("q")
    assert term.wait_exit() == 0
    (entry,) = Store(folder / "saves").entries()
    assert entry.over and entry.problem is None
    assert Store(folder / "saves").check(entry.id)


@pytest.mark.parametrize(
    ("people", "size"),
    [
        ({"Ada": "tab", "Bo": "backspace"}, (80, 24)),
        ({"Ada": "tab", "Bo": "z", "Cy": "space", "Di": "down"}, (60, 20)),
        ({"Ada": "tab", "Bo": "backspace", "Cy": "space", "Di": "down", "Eve": "u", "Flo": "x"}, (90, 34)),
    ],
    ids=["2", "4", "6"],
)
def test_people_play_a_whole_game_at_one_keyboard(
    people: dict[str, str], size: tuple[int, int], tmp_path: Path
) -> None:
    with race(tmp_path, people, *SHORT, "--option", "pace=brisk", "--seed", "r168", size=size) as term:
        racers = Racers(term, people)
        racers.take_keys()
        racers.play()
        end(term, racers, tmp_path)


def test_a_lone_person_plays_by_mouse_alone_against_bots(tmp_path: Path) -> None:
    people = {"Ada": "space"}
    options = ("--option", "bot_ref=6000", "--option", "pace=brisk")
    with race(tmp_path, people, "--bot", "dozy", *SHORT, *options, "--seed", "mouse") as term:
        racers = Racers(term, people, mouse=True)
        term.wait_for("Enter starts", 30)
        term.rest(0.6)
        term.click(2, 23)
        term.wait_for("READY")
        racers.play()
        end(term, racers, tmp_path)


def test_without_a_limit_enter_ends_races_and_calls(tmp_path: Path) -> None:
    people = {"Ada": "tab", "Bo": "backspace"}
    with race(tmp_path, people, *SHORT, "--option", "pace=untimed", "--seed", "r168") as term:
        racers = Racers(term, people)
        racers.take_keys()
        term.rest(0.9)
        racers.hold("enter", "LOOK, COUNT", 0.4)
        assert term.has("LOOK, COUNT"), "Enter held since the roll ends nothing"
        term.rest(0.7)
        term.press("tab")
        term.wait_for("CALL")
        term.rest(0.5)
        term.press("enter")
        term.wait_for("EYES UP")
        term.rest(0.9)
        term.press("enter")
        term.wait_for("TURN 1 OVER")
        racers.play()
        end(term, racers, tmp_path)


def test_a_held_key_spoils_nothing_for_the_others(tmp_path: Path) -> None:
    people = {"Ada": "tab", "Bo": "backspace"}
    with race(tmp_path, people, "--option", "pace=brisk", "--seed", "held", animation=True) as term:
        racers = Racers(term, people)
        racers.take_keys()
        racers.roll()
        racers.hold("tab", "LOOK, COUNT")
        assert "too early: out" in term.screen()
        term.rest(0.6)
        racers.hold("backspace", "SLAPPED", 0.6)
        term.wait_for("CALL   Bo")
        term.rest(0.4)
        term.press("b", "1", delay=0.05)
        term.wait_for("TURN 1 OVER", 20)
        term.wait_for("slapped too early")


def test_a_pause_covers_and_offers_only_what_is_fair(tmp_path: Path) -> None:
    people = {"Ada": "tab", "Bo": "backspace"}
    with race(tmp_path, people, "--seed", "pause") as term:
        racers = Racers(term, people)
        racers.take_keys()
        racers.roll()
        term.wait_for("LOOK, COUNT")
        term.rest(0.3)
        at = len(term.raw)
        term.press("p")
        term.wait_for("cannot be taken up again")
        term.rest(0.5)
        assert "Go on" not in term.screen() and not any(art in bytes(term.raw[at:]) for art in ART)
        term.press("r")
        term.wait_for("Really void this turn")
        term.rest(0.2)
        term.press("y")
        term.wait_for("TURN VOID")
        racers.roll()
        term.wait_for("LOOK, COUNT")
        term.rest(0.7)
        at = len(term.raw)
        term.press("tab")
        term.wait_for("CALL   Ada")
        term.rest(0.1)
        term.send("\x1b[O")  # somebody looks at another window
        term.wait_for("Go on")
        term.rest(6)
        term.press("g")
        term.wait_for("CALL   Ada")
        assert not any(art in bytes(term.raw[at:]) for art in ART)
        term.rest(0.4)
        term.press("3", "b", delay=0.05)
        term.wait_for("EYES UP")


@pytest.mark.parametrize("how", ["kill", "small", "suspend"])
def test_a_race_that_was_broken_off_shows_nothing_and_offers_the_bell(how: str, tmp_path: Path) -> None:
    people = {"Ada": "tab", "Bo": "backspace"}
    with race(tmp_path, people, "--seed", "broken") as term:
        racers = Racers(term, people)
        racers.take_keys()
        racers.roll()
        term.wait_for("LOOK, COUNT")
        term.rest(0.3)
        at = len(term.raw)
        if how == "kill":
            term.kill()
        elif how == "small":
            term.resize(50, 15)
            term.wait_for("A little more room")
            term.resize(80, 24)
        else:
            term.press("ctrl+z")
            term.rest(0.7)
            term.process.send_signal(18)
        if how != "kill":
            term.wait_for("Ring the bell")
            assert not any(art in bytes(term.raw[at:]) for art in ART)
            return
    with start(tmp_path, ["resume"]) as term:
        term.wait_for("Ring the bell", 30)
        racers = Racers(term, people)
        term.rest(0.6)
        assert not any(art in bytes(term.raw) for art in ART)
        term.press("r")
        term.wait_for("Really void")
        term.rest(0.2)
        term.press("y")
        term.wait_for("TURN VOID")
        assert OVER not in term.screen()
        racers.roll()
        term.wait_for("LOOK, COUNT")
