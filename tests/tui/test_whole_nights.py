"""Whole games of Demise, in the real program, in a pseudo-terminal: by keyboard, by mouse, in sentences, broken off."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.demise_brisk import brisk
from kit.demise_eye import DemiseEye
from kit.fingers import Fingers
from kit.on_disk import on_disk
from kit.plainly import game_script, run, typed
from kit.term import Term
from rulesets.shelf import game
from rulesets.simulate import play_out
from saves.people import About, Person
from saves.store import Store
from tabletop_tui.play.sitting import Sitting

pytestmark = [pytest.mark.pty, pytest.mark.timeout(900)]

NAMES = ("Ada", "Bo", "Cy", "Di")
SEEDS = {2: "d15", 3: "d18", 4: "d3"}
"""Short games; with three and four people a Paper Monster is stitched together."""
BRISK = {2: "b310", 3: "b234", 4: "b396"}
"""Short games with as many kinds of moves as there are."""
OPTIONS = {"short_nights": "on"}
NOTHING = re.compile(r"(?!)")
"""This game has no secrets."""


@cache
def record(seats: int) -> tuple[str, ...]:
    return play_out(game("demise"), ["canny"] * seats, SEEDS[seats], OPTIONS).record


def sitting(seats: int, seed: str = "") -> Sitting:
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES[:seats]))
    about = About("replica", "demise", people, OPTIONS, seed or SEEDS[seats], False, datetime.now(UTC))
    return Sitting.start(about, None)


def play_words(seats: int, seed: str = "") -> list[str]:
    people = [word for name in NAMES[:seats] for word in ("--seat", name)]
    return ["play", "demise", *people, "--option", "short_nights=on", "--seed", seed or SEEDS[seats]]


def start(folder: Path, words: Sequence[str], size: tuple[int, int] = (80, 24)) -> Term:
    env = {"TABLETOP_SAVES": str(folder / "saves"), "TABLETOP_SETTINGS": str(folder / "settings")}
    return Term.start([sys.executable, "-m", "tabletop_tui", *words], size=size, env=env)


def saved(folder: Path, seats: int, lines: Sequence[str]) -> Sitting:
    """A save with these lines, and a sitting that stands there."""
    store = Store(folder / "saves")
    whole = sitting(seats)
    about = replace(whole.about, id=store.new_id("demise"))
    begun = Sitting.start(about, store)
    for text in lines:
        begun.match.enter(int(text.split()[0]), text.partition(" ")[2])
        whole.match.enter(int(text.split()[0]), text.partition(" ")[2])
    begun.save()
    begun.close()
    return whole


@pytest.mark.parametrize(("seats", "hand"), [(4, "both"), (3, "both"), (2, "mouse"), (2, "keyboard")])
def test_people_play_a_whole_game(seats: int, hand: str, tmp_path: Path) -> None:
    """Everybody hurries the mob along; boxes, spaces, Igor, cards, Monsters and the counting of every night are met."""
    seed = BRISK[seats]
    lines = brisk(seats, seed, *OPTIONS.items())
    with start(tmp_path, play_words(seats, seed)) as term:
        fingers = Fingers(term, sitting(seats, seed), NOTHING, mouse=hand == "mouse", eye=DemiseEye())
        fingers.play(lines[: len(lines) // 2])
        if hand == "both":
            fingers.mouse = True
        fingers.play(lines[len(lines) // 2 :])
        assert fingers.curtains == 0, "almost nothing is hidden: no curtain ever falls"
        term.wait_for("shows who won")
        term.press("enter")
        outcome = fingers.sitting.outcome()
        assert outcome is not None
        term.wait_for(f"{NAMES[outcome.winners[0]]} ")
        term.wait_for("wins.")
        fingers.rest(0.8)
        term.press("q")
        term.wait_for("THE COLLECTION")
    (entry,) = Store(tmp_path / "saves").entries()
    assert Store(tmp_path / "saves").load(entry.id).match.record() == lines


@pytest.mark.parametrize("seats", [3, 4])
def test_four_cards_become_a_monster(seats: int, tmp_path: Path) -> None:
    """A form with cards to pick, and a warning where some of them still help."""
    lines = record(seats)
    at = next(at for at, text in enumerate(lines) if " stitch " in text)
    whole = saved(tmp_path, seats, lines[:at])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, whole, NOTHING)
        fingers.play(lines[at : at + 2])
        fingers.wait_for_table()


def test_sixty_columns_are_enough(tmp_path: Path) -> None:
    lines = record(4)
    with start(tmp_path, play_words(4), size=(60, 20)) as term:
        fingers = Fingers(term, sitting(4), NOTHING)
        fingers.play(lines[:12])
        for key, page in (("o", "cards"), ("h", "Looking back"), ("?", ""), ("m", "settings")):
            fingers.rest(0.4)
            term.press(key)
            term.wait_for(page or "Demise")
            fingers.rest(0.3)
            term.press("q")
            fingers.wait_for_table()


def compound(lines: Sequence[str]) -> int:
    """A line in the middle of a turn: Igor has carried a block and may still be moved."""
    return next(
        at
        for at, text in enumerate(lines, 1)
        if "igor_relocate" in text and lines[at].split()[1].startswith(("igor", "done"))
    )


def test_killed_in_the_middle_of_a_turn_it_goes_on_there(tmp_path: Path) -> None:
    lines = record(4)
    stop = compound(lines)
    whole = saved(tmp_path, 4, lines[: stop - 2])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, whole, NOTHING)
        fingers.play(lines[stop - 2 : stop])
        fingers.wait_for_table()
        on_disk(tmp_path, lines[:stop])
        term.kill()
    on_disk(tmp_path, lines[:stop])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, whole, NOTHING)
        fingers.wait_for_table()
        term.wait_for("u undo")
        fingers.play(lines[stop : stop + 3])
        fingers.wait_for_table()
        on_disk(tmp_path, lines[: stop + 3])


def test_free_undo_takes_back_a_block(tmp_path: Path) -> None:
    lines = record(2)
    stop = next(at for at, text in enumerate(lines, 1) if "clinic_place" in text or "igor_relocate" in text)
    with start(tmp_path, play_words(2)) as term:
        fingers = Fingers(term, sitting(2), NOTHING)
        fingers.play(lines[: stop - 1])
        fingers.wait_for_table()
        if "u undo" in term.screen():
            fingers.rest(0.4)
            term.press("u")
            term.wait_for("r redo")
            fingers.rest(0.4)
            term.press("r")
            fingers.wait_for_table()
        fingers.play(lines[stop - 1 : stop])
        fingers.wait_for_table()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_in_sentences(seats: int, tmp_path: Path) -> None:
    steps, played = game_script("demise", seats, SEEDS[seats], OPTIONS)
    told = run(*play_words(seats), "--plain", saves=tmp_path, typed=typed(steps) + "1\n", timeout=300)
    assert (told.returncode, told.stderr) == (0, "")
    assert f"{NAMES[played.outcome.winners[0]]} wins." in told.stdout
    assert "behind a curtain" not in told.stdout
    (path,) = tmp_path.glob("demise-*.json")
    assert Store(tmp_path).load(path.stem).match.record() == played.record


def test_a_compound_turn_goes_on_in_sentences(tmp_path: Path) -> None:
    """Igor has carried a block; the rest of the turn is typed, and can be undone back to its beginning."""
    lines = record(4)
    stop = compound(lines)
    steps, _ = game_script("demise", 4, SEEDS[4], OPTIONS)
    saved(tmp_path, 4, lines[:stop])
    again = lines[stop - 1].partition(" ")[2]
    words = f"u\n{again}\n{typed(steps[stop : stop + 3])}q\n"
    told = run("resume", "--plain", saves=tmp_path / "saves", typed=words, timeout=60)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.count("Igor on level") == 3, "asked, undone, done again"
    on_disk(tmp_path, lines[: stop + 3])
