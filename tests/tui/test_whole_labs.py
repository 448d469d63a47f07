"""Whole games of Monstrosity, in the real program, in a pseudo-terminal: alone, in teams, by mouse, in sentences."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.fingers import Fingers
from kit.monstrosity_eye import MonstrosityEye
from kit.on_disk import on_disk
from kit.plainly import game_script, run, typed
from kit.term import Term
from rulesets.record import Move, read_line
from rulesets.shelf import game
from rulesets.simulate import play_out
from saves.people import About, Person
from saves.store import Store
from tabletop_tui.play.sitting import Sitting

pytestmark = [pytest.mark.pty, pytest.mark.timeout(600)]

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
SEEDS = {2: "m93", 4: "w69", 5: "w201"}
"""Short games without a guillotine, whose blade no test stops twice at the same column; four play in teams."""
SECRET = re.compile(r"one pair of eyes|Can you power|Your lab")
"""What stands on nobody's page but a seat's own."""
BLADE_FALLS = re.compile(r"The blade falls at column (\d+)")


def options(seats: int) -> dict[str, str]:
    return {"teams": "on"} if seats == 4 else {}


@cache
def record(seats: int, seed: str = "") -> tuple[str, ...]:
    return play_out(game("monstrosity"), ["canny"] * seats, seed or SEEDS[seats], options(seats)).record


def sitting(seats: int, seed: str = "") -> Sitting:
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES[:seats]))
    about = About("replica", "monstrosity", people, options(seats), seed or SEEDS[seats], False, datetime.now(UTC))
    return Sitting.start(about, None)


def play_words(seats: int) -> list[str]:
    people = [word for name in NAMES[:seats] for word in ("--seat", name)]
    chosen = [word for name, value in options(seats).items() for word in ("--option", f"{name}={value}")]
    return ["play", "monstrosity", *people, *chosen, "--seed", SEEDS[seats]]


def start(folder: Path, words: Sequence[str], size: tuple[int, int] = (80, 24)) -> Term:
    env = {"TABLETOP_SAVES": str(folder / "saves"), "TABLETOP_SETTINGS": str(folder / "settings")}
    return Term.start([sys.executable, "-m", "tabletop_tui", *words], size=size, env=env)


def saved(folder: Path, seats: int, lines: Sequence[str], seed: str = "") -> Sitting:
    """A save with these lines, and a sitting that stands there."""
    store = Store(folder / "saves")
    whole = sitting(seats, seed)
    about = replace(whole.about, id=store.new_id("monstrosity"))
    begun = Sitting.start(about, store)
    for text in lines:
        begun.match.enter(int(text.split()[0]), text.partition(" ")[2])
        whole.match.enter(int(text.split()[0]), text.partition(" ")[2])
    begun.save()
    begun.close()
    return whole


def turns(lines: Sequence[str]) -> int:
    """How often the keyboard changes hands in the record: whenever another seat acts."""
    owners = [int(line.split()[0]) for line in lines]
    return 1 + sum(one != other for one, other in pairwise(owners))


@pytest.mark.parametrize(
    ("seats", "hand"), [(2, "keyboard"), (2, "mouse"), (4, "keyboard"), (5, "keyboard")], ids=lambda value: str(value)
)
def test_people_play_to_the_end(seats: int, hand: str, tmp_path: Path, record_property: pytest.RecordProperty) -> None:
    """The whole game; one hand-over for each seat's turn."""
    lines = record(seats)
    whole = sitting(seats)
    with start(tmp_path, play_words(seats)) as term:
        fingers = Fingers(term, whole, SECRET, mouse=hand == "mouse", eye=MonstrosityEye(whole))
        fingers.play(lines)
        record_property("hand-overs", fingers.curtains)
        assert fingers.curtains <= turns(lines) + sum(" power " in line for line in lines)
        term.wait_for("shows who won")
        fingers.rest(0.5)
        term.press("enter")
        outcome = fingers.sitting.outcome()
        assert outcome is not None
        term.wait_for("wins." if len(outcome.winners) == 1 else "win together.")
        assert all(NAMES[seat] in term.screen() for seat in outcome.winners)
        fingers.rest(0.8)
        term.press("q")
        term.wait_for("THE COLLECTION")
    (entry,) = Store(tmp_path / "saves").entries()
    assert Store(tmp_path / "saves").load(entry.id).match.record() == lines


def test_sixty_columns_are_enough(tmp_path: Path) -> None:
    """All picks and the first days of five, and every page that the public table opens."""
    lines = record(5)
    with start(tmp_path, play_words(5), size=(60, 20)) as term:
        fingers = Fingers(term, sitting(5), SECRET)
        fingers.play(lines[: next(at for at, line in enumerate(lines) if at > 9 and " end_day" in line) + 1])
        fingers.wait_for_table()
        for key, page in (("o", "monster"), ("h", "Looking back"), ("?", ""), ("m", "settings")):
            fingers.rest(0.6)
            term.press(key)
            term.wait_for(page or "Monstrosity")
            fingers.rest(0.3)
            term.press("q")
            fingers.wait_for_table()


def test_killed_in_the_middle_of_a_day_it_goes_on_there_and_undoes_what_is_free(tmp_path: Path) -> None:
    lines = record(5)
    stop = next(at for at, line in enumerate(lines) if at > 20 and " assemble " in line) + 1
    whole = saved(tmp_path, 5, lines[: stop - 1])
    store = Store(tmp_path / "saves")
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, whole, SECRET, eye=MonstrosityEye(whole))
        fingers.play(lines[stop - 1 : stop])
        term.wait_for("u undo (1)")
        on_disk(tmp_path, lines[:stop])
        term.kill()
    (entry,) = store.entries()
    assert store.load(entry.id).match.record() == lines[:stop]
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, whole, SECRET, eye=MonstrosityEye(whole))
        fingers.wait_for_table()
        fingers.rest(0.8)
        term.press("enter")
        term.wait_for("u undo (1)")
        fingers.rest(0.4)
        term.press("u")
        term.wait_for("Assemble a part")
        fingers.rest(0.4)
        term.press("backspace")
        whole.undo()
        fingers.wait_for_table()
        fingers.play(lines[stop - 1 : stop + 1])
        fingers.wait_for_table()
    (entry,) = store.entries()
    assert store.load(entry.id).match.record() == lines[: stop + 1]


def test_a_blade_is_stopped_by_a_key_where_everybody_sees_it_hang(tmp_path: Path) -> None:
    """The saboteur's lab is covered meanwhile, and comes back only after a key."""
    lines = record(2, "m76")
    drop = next(at for at, line in enumerate(lines) if "drop_blade" in line)
    whole = saved(tmp_path, 2, lines[: drop - 1], "m76")
    line = read_line(whole.game, lines[drop])
    assert isinstance(line, Move) and line.who is not None
    with start(tmp_path, ["resume"]) as term:
        fingers = Fingers(term, whole, SECRET, eye=MonstrosityEye(whole))
        fingers.play(lines[drop - 1 : drop])
        fingers.wait_for_table()
        term.wait_for("lies under the Guillotine")
        fingers.rest(0.8)
        term.press("d")
        term.wait_for("stops it")
        term.wait_for(lambda t: "\u25bc" in t.screen())
        fingers.rest(0.7)
        term.press("enter")
        term.wait_for(BLADE_FALLS)
        found = BLADE_FALLS.search(term.screen())
        assert found is not None
        term.wait_for("I am alone with it")
        assert not SECRET.search(term.screen())
    (entry,) = Store(tmp_path / "saves").entries()
    assert Store(tmp_path / "saves").load(entry.id).match.record()[-1] == f"{line.who} drop_blade {found[1]}"


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_whole_game_in_sentences(seats: int, tmp_path: Path) -> None:
    steps, played = game_script("monstrosity", seats, SEEDS[seats], options(seats))
    told = run(*play_words(seats), "--plain", saves=tmp_path, typed=typed(steps) + "1\n", timeout=300)
    assert (told.returncode, told.stderr) == (0, "")
    assert "wins." in told.stdout or "win together." in told.stdout
    (path,) = tmp_path.glob("monstrosity-*.json")
    assert Store(tmp_path).load(path.stem).match.record() == played.record
