"""Whole games of Monstrosity, in the real program, in a pseudo-terminal: alone, in teams, by mouse, in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.fingers import Fingers
from kit.monstrosity_eye import MonstrosityEye
from kit.plainly import game_script, run, typed
from kit.program import moves, on_disk, start
from kit.whole import NAMES, WholeGame
from saves.store import Store

pytestmark = [pytest.mark.pty, pytest.mark.timeout(600)]

GAMES = {
    2: WholeGame("monstrosity", 2, "m93"),
    4: WholeGame("monstrosity", 4, "w69", (("teams", "on"),)),
    5: WholeGame("monstrosity", 5, "w201"),
}
"""Short games without a guillotine, whose blade no test stops twice at the same column; four play in teams."""
BLADE = WholeGame("monstrosity", 2, "m76")
"""One with a guillotine."""
SECRET = re.compile(r"one pair of eyes|Can you power|Your lab")
"""What stands on nobody's page but a seat's own."""
BLADE_FALLS = re.compile(r"The blade falls at column (\d+)")


def turns(lines: Sequence[str]) -> int:
    """How often the keyboard changes hands in the record: whenever another seat acts."""
    owners = [int(line.split()[0]) for line in lines]
    return 1 + sum(one != other for one, other in pairwise(owners))


@pytest.mark.parametrize(
    ("seats", "hand"), [(2, "keyboard"), (2, "mouse"), (4, "keyboard"), (5, "keyboard")], ids=lambda value: str(value)
)
def test_people_play_to_the_end(seats: int, hand: str, tmp_path: Path, record_property: pytest.RecordProperty) -> None:
    """The whole game; one hand-over for each seat's turn."""
    lines, replica = GAMES[seats].record, GAMES[seats].sitting()
    with start(tmp_path, GAMES[seats].words) as term:
        fingers = Fingers(term, replica, SECRET, mouse=hand == "mouse", eye=MonstrosityEye(replica))
        fingers.play(lines)
        record_property("hand-overs", fingers.curtains)
        assert fingers.curtains <= turns(lines) + sum(" power " in line for line in lines)
        term.wait_for("shows who won")
        term.rest(0.5)
        term.press("enter")
        outcome = fingers.sitting.outcome()
        assert outcome is not None
        term.wait_for("wins." if len(outcome.winners) == 1 else "win together.")
        assert all(NAMES[seat] in term.screen() for seat in outcome.winners)
        term.rest(0.8)
        term.press("q")
        term.wait_for("THE COLLECTION")
    assert moves(tmp_path) == lines


def test_sixty_columns_are_enough(tmp_path: Path) -> None:
    """All picks and the first days of five, and every page that the public table opens."""
    lines = GAMES[5].record
    with start(tmp_path, GAMES[5].words, size=(60, 20)) as term:
        fingers = Fingers(term, GAMES[5].sitting(), SECRET)
        fingers.play(lines[: next(at for at, line in enumerate(lines) if at > 9 and " end_day" in line) + 1])
        fingers.wait_for_table()
        for key, page in (("o", "monster"), ("h", "Looking back"), ("?", ""), ("m", "settings")):
            term.rest(0.6)
            term.press(key)
            term.wait_for(page or "Monstrosity")
            term.rest(0.3)
            term.press("q")
            fingers.wait_for_table()


def test_killed_in_the_middle_of_a_day_it_goes_on_there_and_undoes_what_is_free(tmp_path: Path) -> None:
    lines = GAMES[5].record
    stop = next(at for at, line in enumerate(lines) if at > 20 and " assemble " in line) + 1
    replica = GAMES[5].saved(tmp_path, lines[: stop - 1])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, replica, SECRET, eye=MonstrosityEye(replica))
        fingers.play(lines[stop - 1 : stop])
        term.wait_for("u undo (1)")
        on_disk(tmp_path, lines[:stop])
        term.kill()
    assert moves(tmp_path) == lines[:stop]
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, replica, SECRET, eye=MonstrosityEye(replica))
        fingers.wait_for_table()
        term.rest(0.8)
        term.press("enter")
        term.wait_for("u undo (1)")
        term.rest(0.4)
        term.press("u")
        term.wait_for("Assemble a part")
        term.rest(0.4)
        term.press("backspace")
        replica.undo()
        fingers.wait_for_table()
        fingers.play(lines[stop - 1 : stop + 1])
        fingers.wait_for_table()
    assert moves(tmp_path) == lines[: stop + 1]


def test_a_blade_is_stopped_by_a_key_where_everybody_sees_it_hang(tmp_path: Path) -> None:
    """The saboteur's lab is covered meanwhile, and comes back only after a key."""
    lines = BLADE.record
    drop = next(at for at, line in enumerate(lines) if "drop_blade" in line)
    replica = BLADE.saved(tmp_path, lines[: drop - 1])
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, replica, SECRET, eye=MonstrosityEye(replica))
        fingers.play(lines[drop - 1 : drop])
        fingers.wait_for_table()
        term.wait_for("lies under the Guillotine")
        term.rest(0.8)
        term.press("d")
        term.wait_for("stops it")
        term.wait_for(lambda t: "\u25bc" in t.screen())
        term.rest(0.7)
        term.press("enter")
        term.wait_for(BLADE_FALLS)
        found = BLADE_FALLS.search(term.screen())
        assert found is not None
        term.wait_for("I am alone with it")
        assert not SECRET.search(term.screen())
    assert moves(tmp_path)[-1] == f"{lines[drop].split()[0]} drop_blade {found[1]}"


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_whole_game_in_sentences(seats: int, tmp_path: Path) -> None:
    game = GAMES[seats]
    steps, played = game_script(game.game, seats, game.seed, dict(game.options))
    told = run(*game.words, "--plain", saves=tmp_path, typed=typed(steps) + "1\n", timeout=300)
    assert (told.returncode, told.stderr) == (0, "")
    assert "wins." in told.stdout or "win together." in told.stdout
    (path,) = tmp_path.glob("monstrosity-*.json")
    assert Store(tmp_path).load(path.stem).match.record() == played.record
