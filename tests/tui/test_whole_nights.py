"""Whole games of Demise, in the real program, in a pseudo-terminal: by keyboard, by mouse, in sentences, broken off."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.demise_brisk import brisk
from kit.demise_eye import DemiseEye
from kit.fingers import Fingers
from kit.plainly import game_script, run, typed
from kit.program import moves, on_disk, start
from kit.whole import NAMES, WholeGame
from saves.store import Store

pytestmark = [pytest.mark.pty, pytest.mark.timeout(900)]

OPTIONS = (("short_nights", "on"),)
GAMES = {seats: WholeGame("demise", seats, seed, OPTIONS) for seats, seed in ((2, "d15"), (3, "d18"), (4, "d3"))}
"""Short games; with three and four people a Paper Monster is stitched together."""
BRISK = {seats: WholeGame("demise", seats, seed, OPTIONS) for seats, seed in ((2, "b310"), (3, "b234"), (4, "b396"))}
"""Short games with as many kinds of moves as there are, if everybody is brisk."""
NOTHING = re.compile(r"(?!)")
"""This game has no secrets."""


@pytest.mark.parametrize(("seats", "hand"), [(4, "both"), (3, "both"), (2, "mouse"), (2, "keyboard")])
def test_people_play_a_whole_game(seats: int, hand: str, tmp_path: Path) -> None:
    """Everybody hurries the mob along; boxes, spaces, Igor, cards, Monsters and the counting of every night are met."""
    game = BRISK[seats]
    lines = brisk(seats, game.seed, *OPTIONS)
    with start(tmp_path, game.words) as term:
        fingers = Fingers(term, game.sitting(), NOTHING, mouse=hand == "mouse", eye=DemiseEye())
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
        term.rest(0.8)
        term.press("q")
        term.wait_for("THE COLLECTION")
    assert moves(tmp_path) == lines


@pytest.mark.parametrize("seats", [3, 4])
def test_four_cards_become_a_monster(seats: int, tmp_path: Path) -> None:
    """A form with cards to pick, and a warning where some of them still help."""
    lines = GAMES[seats].record
    at = next(at for at, text in enumerate(lines) if " stitch " in text)
    replica = GAMES[seats].saved(tmp_path, lines[:at])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, replica, NOTHING)
        fingers.play(lines[at : at + 2])
        fingers.wait_for_table()


def test_sixty_columns_are_enough(tmp_path: Path) -> None:
    lines = GAMES[4].record
    with start(tmp_path, GAMES[4].words, size=(60, 20)) as term:
        fingers = Fingers(term, GAMES[4].sitting(), NOTHING)
        fingers.play(lines[:12])
        for key, page in (("o", "cards"), ("h", "Looking back"), ("?", ""), ("m", "settings")):
            term.rest(0.4)
            term.press(key)
            term.wait_for(page or "Demise")
            term.rest(0.3)
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
    lines = GAMES[4].record
    stop = compound(lines)
    replica = GAMES[4].saved(tmp_path, lines[: stop - 2])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, replica, NOTHING)
        fingers.play(lines[stop - 2 : stop])
        fingers.wait_for_table()
        on_disk(tmp_path, lines[:stop])
        term.kill()
    on_disk(tmp_path, lines[:stop])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, replica, NOTHING)
        fingers.wait_for_table()
        term.wait_for("u undo")
        fingers.play(lines[stop : stop + 3])
        fingers.wait_for_table()
        on_disk(tmp_path, lines[: stop + 3])


def test_free_undo_takes_back_a_block(tmp_path: Path) -> None:
    lines = GAMES[2].record
    stop = next(at for at, text in enumerate(lines, 1) if "clinic_place" in text or "igor_relocate" in text)
    with start(tmp_path, GAMES[2].words) as term:
        fingers = Fingers(term, GAMES[2].sitting(), NOTHING)
        fingers.play(lines[: stop - 1])
        fingers.wait_for_table()
        if "u undo" in term.screen():
            term.rest(0.4)
            term.press("u")
            term.wait_for("r redo")
            term.rest(0.4)
            term.press("r")
            fingers.wait_for_table()
        fingers.play(lines[stop - 1 : stop])
        fingers.wait_for_table()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_in_sentences(seats: int, tmp_path: Path) -> None:
    steps, played = game_script("demise", seats, GAMES[seats].seed, dict(OPTIONS))
    told = run(*GAMES[seats].words, "--plain", saves=tmp_path, typed=typed(steps) + "1\n", timeout=300)
    assert (told.returncode, told.stderr) == (0, "")
    assert f"{NAMES[played.outcome.winners[0]]} wins." in told.stdout
    assert "behind a curtain" not in told.stdout
    (path,) = tmp_path.glob("demise-*.json")
    assert Store(tmp_path).load(path.stem).match.record() == played.record


def test_a_compound_turn_goes_on_in_sentences(tmp_path: Path) -> None:
    """Igor has carried a block; the rest of the turn is typed, and can be undone back to its beginning."""
    lines = GAMES[4].record
    stop = compound(lines)
    steps, _ = game_script("demise", 4, GAMES[4].seed, dict(OPTIONS))
    GAMES[4].saved(tmp_path, lines[:stop])
    again = lines[stop - 1].partition(" ")[2]
    words = f"u\n{again}\n{typed(steps[stop : stop + 3])}q\n"
    told = run("resume", "--plain", saves=tmp_path / "saves", typed=words, timeout=60)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.count("Igor on level") == 3, "asked, undone, done again"
    on_disk(tmp_path, lines[: stop + 3])
