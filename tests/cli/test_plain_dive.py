"""Fram R'lyeh in plain mode: whole games through a pipe, one page for all who may stop time, nothing told aloud."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.plainly import game_script, run, typed
from saves.store import read_file

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
SEEDS = {3: "f283", 4: "f89", 5: "f51"}


def seats(count: int) -> list[str]:
    return [word for name in NAMES[:count] for word in ("--seat", name)]


@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_whole_game_of_people_through_a_pipe(tmp_path: Path, count: int) -> None:
    steps, played = game_script("fram_rlyeh", count, SEEDS[count])
    told = run(
        *("play", "fram_rlyeh", *seats(count), "--seed", SEEDS[count], "--plain"),
        saves=tmp_path,
        typed=typed(steps) + "1\n",
    )
    assert (told.returncode, told.stderr) == (0, "")
    (path,) = tmp_path.glob("fram_rlyeh-*.json")
    assert read_file(path).match.record() == played.record
    assert ("The Old One awakens" in told.stdout) == (max(played.outcome.lines[-1][1]) < 0)
    assert "uses the Time Drug and takes" in told.stdout
    (last,) = set(re.findall(r"Round 12 will be about (.+)\.", told.stdout))
    assert f"Next round: {last}." in told.stdout and f"Treasure of this round: {last}." in told.stdout
    pages = re.split(r"For \w+ alone\..*?\n{40,}", told.stdout.split("The game is over.")[0], flags=re.DOTALL)
    assert len(pages) > 12 * count
    for page in pages:
        assert "Your power cards" not in page and "alone." not in page and "You know the treasure" not in page


def test_the_window_offers_the_same_for_everybody_and_back_decides_nothing(tmp_path: Path) -> None:
    """RL-46 in sentences: who holds the Time Drug cannot be read off the page, nor off what is asked for."""
    steps, _ = game_script("fram_rlyeh", 3, SEEDS[3])
    at = next(number for number, step in enumerate(steps) if not step.private)
    before = typed(steps[:at])
    told = run(
        *("play", "fram_rlyeh", *seats(3), "--seed", SEEDS[3], "--plain"),
        saves=tmp_path,
        typed=before + "1\n\n\n2\n\n\nq\n",
    )
    (path,) = tmp_path.glob("fram_rlyeh-*.json")
    assert read_file(path).match.length == at, "neither look has decided anything"
    assert told.stdout.count("Enter or d: settle the round, for everybody.") == 3
    offers = re.findall(r"^\d\. \w+ wants to stop time: first a look, behind a curtain\.$", told.stdout, re.MULTILINE)
    assert len(offers) == 6 and offers[:2] == offers[2:4] == offers[4:]
