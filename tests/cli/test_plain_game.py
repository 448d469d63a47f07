"""Plain mode: whole games through a pipe, every refusal in the right ears, and calm ends."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest

from kit.plainly import game_script, run, typed
from saves.store import Store, read_file
from tabletop_tui.plain.talk import MOST_READ, Leave, Talk

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


def seats(count: int) -> list[str]:
    return [word for name in NAMES[:count] for word in ("--seat", name)]


def only_save(folder: Path) -> Path:
    (path,) = folder.glob("frankenstein-*.json")
    return path


@pytest.mark.parametrize(("count", "options"), [(2, ()), (3, ()), (4, ("game=advanced",)), (5, ("memory=open",))])
def test_a_whole_game_of_people_through_a_pipe(tmp_path: Path, count: int, options: tuple[str, ...]) -> None:
    chosen = dict(option.split("=") for option in options)
    steps, played = game_script("frankenstein", count, "a rainy tuesday", chosen)
    words = [word for option in options for word in ("--option", option)]
    told = run(
        *("play", "frankenstein", *seats(count), *words, "--seed", "a rainy tuesday", "--plain"),
        saves=tmp_path,
        typed=typed(steps) + "1\n",
    )
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    winner = NAMES[played.outcome.winners[0]]
    assert f"{winner} wins." in told.stdout
    assert "Draw for the first turn: " in told.stdout.split("Turn 1:")[0]
    assert "Deal code: frankenstein:" in told.stdout
    loaded = read_file(only_save(tmp_path))
    assert loaded.match.record() == played.record
    book = json.loads((tmp_path / "book.json").read_text())
    assert len(book["games"]) == 1


def test_the_end_of_input_is_a_calm_end_and_resume_goes_on_there(tmp_path: Path) -> None:
    steps, played = game_script("frankenstein", 3, "half time")
    words = ("play", "frankenstein", *seats(3), "--seed", "half time", "--plain")
    first = run(*words, saves=tmp_path, typed=typed(steps[:40]))
    assert (first.returncode, first.stderr) == (0, "")
    assert "All is saved. Go on with: tabletop-tui resume frankenstein-" in first.stdout
    assert read_file(only_save(tmp_path)).match.record() == played.record[:40]
    # A new sitting knows nobody: the first private look is behind a curtain, whoever looked last.
    rest = [line for step in steps[40:] for line in step.lines]
    looks = (
        next(at for at, step in enumerate(steps[40:]) if step.private) if any(s.private for s in steps[40:]) else None
    )
    if looks is not None and "" not in steps[40 + looks].lines:
        at = sum(len(step.lines) for step in steps[40 : 40 + looks])
        rest.insert(at + 1, "")
    second = run("resume", "--plain", saves=tmp_path, typed="\n".join([*rest, "1", ""]))
    assert (second.returncode, second.stderr) == (0, "")
    assert read_file(only_save(tmp_path)).match.record() == played.record
    assert "no unfinished game" in run("resume", "--plain", saves=tmp_path).stderr


def public_pages(output: str) -> list[str]:
    """What was on the screen between private pages; a private page goes from its first line to the wipe after it."""
    return re.split(r"For \w+ alone\..*?\n{40,}", output, flags=re.DOTALL)


def test_no_public_page_tells_a_purse(tmp_path: Path) -> None:
    looks = "".join("l\n\nlog\nwhat coins\n\n1\n" for _ in range(8))
    told = run("play", "frankenstein", *seats(3), "--seed", "purses", "--plain", saves=tmp_path, typed=looks)
    assert told.returncode == 0
    pages = public_pages(told.stdout)
    assert len(pages) > 5
    for page in pages:
        assert not re.search(r"Coins: \d", page)
        assert "slots filled" not in page
        assert "alone." not in page


def test_leaving_from_a_private_page_wipes_it(tmp_path: Path) -> None:
    told = run("play", "frankenstein", *seats(2), "--seed", "x", "--plain", saves=tmp_path, typed="l\n\nq\n")
    _public, _, after = told.stdout.partition("For ")
    assert "Coins: 12." in after
    assert re.search(r"Coins: 12\..*\n{40,}.*All is saved", after, re.DOTALL)


def test_fr_r47_at_the_table_the_purse_is_refused_in_neutral_words(tmp_path: Path) -> None:
    told = run(
        *("play", "frankenstein", *seats(2), "--seed", "x", "--plain"),
        saves=tmp_path,
        typed="draw\nauction 0\nauction 13\nl\n\nauction 13\n\nauction 12\nq\n",
    )
    assert told.stdout.count("Look at your purse first") == 1
    aloud, panel = told.stdout.split("For Ada alone.")
    assert "Look at your purse first" in aloud
    assert "12 coins" in panel or "12" in panel
    assert read_file(only_save(tmp_path)).match.record() == ("0 draw", "0 auction 12")


def test_what_is_not_offered_at_the_table_is_refused_alike_whatever_is_held(tmp_path: Path) -> None:
    said = []
    for line in ("lose_coins", "lose_card leg2", "loot 1 arm2"):
        told = run("play", "frankenstein", *seats(2), "--seed", "x", "--plain", saves=tmp_path, typed=f"{line}\n")
        said.append(told.stdout.split("Ada> ")[1].split("\n\n")[0].strip())
    assert len(set(said)) == 1
    assert "not among the choices on the table" in said[0]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("7", "There is no choice 7: type 1 to 1, or h for help."),
        ("0", "There is no choice 0"),
        ("1 2", "takes nothing after its number"),
        ("dance", '"dance" is none of the choices: type 1, or h for help.'),
        ("draw\n3\nx\n-1\n\nb", "Enter a whole number from 1"),
        ("draw\nauc 3", "offers 3 coins"),
        ("draw\n3 4", "offers 4 coins"),
        ("u", "only the table can take it back"),
        ("redo", "There is nothing to do again"),
        ("back", "There is nothing that could be taken back"),
        ("draw\nback\nyes\nno", "Bo does not agree: the move stands."),
        ("draw\nback\nyes\nyes", "Taken back."),
        ("h", "Type the number of a choice"),
        ("what brain7a", "Chess Master, Resigned"),
        ("l Zoe", "Who wants to look? Type l and a name: Ada or Bo."),
        ("l bo\n", "Pass the keyboard to Bo"),
        ("l bo\nb", "Curtain."),
        ("screen", "The full screen needs a terminal."),
        ("log", "Turn 1: Ada."),
        ("\x1b[A\x00" + "x" * 5000, "is none of the choices"),
    ],
)
def test_whatever_is_typed_gets_an_answer(tmp_path: Path, lines: str, says: str) -> None:
    told = run("play", "frankenstein", *seats(2), "--seed", "x", "--plain", saves=tmp_path, typed=f"{lines}\n")
    assert told.returncode == 0
    assert told.stderr == ""
    assert says in told.stdout
    assert "\x1b" not in told.stdout


def test_no_more_of_a_line_is_held_than_is_looked_at() -> None:
    class Pasted(StringIO):
        longest = 0

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            line = super().readline(-1 if size is None else size)
            self.longest = max(self.longest, len(line))
            return line

    pasted = Pasted("x" * 100_000 + "\n" + "y" * (MOST_READ - 1) + "\n2\n" + "z" * MOST_READ)
    talk = Talk(pasted, StringIO())
    assert [talk.read("> ") for _ in range(4)] == ["x" * MOST_READ, "y" * (MOST_READ - 1), "2", "z" * MOST_READ]
    assert pasted.longest <= MOST_READ
    with pytest.raises(Leave):
        talk.read("> ")


def test_one_person_among_bots_needs_no_curtain(tmp_path: Path) -> None:
    words = ("play", "frankenstein", "--seat", "Ada", "--bot", "canny", "--bot", "random", "--plain", "--seed", "x")
    told = run(*words, saves=tmp_path, typed="draw\nl\n\n1\n" * 4)
    assert told.returncode == 0
    assert "Curtain" not in told.stdout
    assert "Coins: 12." in told.stdout


def test_the_shelf_in_sentences(tmp_path: Path) -> None:
    deal = "1\nAda\nbot\nADA\n\U0001f9df\nbot clever\nBo\n\nb\nadvanced\n\nclassic\n\n"
    told = run("--plain", saves=tmp_path, typed=deal.replace("\nclassic\n\n", "\nopen\nmy seed\n"))
    assert told.returncode == 0
    for sentence in (
        'The name "ADA" is taken',
        "U+1F9DF",
        'There is no bot "clever": choose canny or random.',
        "Greta is a bot (canny).",
    ):
        assert sentence in told.stdout
    loaded = read_file(only_save(tmp_path))
    assert loaded.about.names == ("Ada", "Greta", "Bo")
    assert loaded.about.seed == "open"
    again = run("--plain", saves=tmp_path, typed="1\nq\n")
    assert "Go on: Frankenstein with Ada, Greta and Bo" in again.stdout
    assert "All is saved." in again.stdout


def test_a_game_that_is_open_elsewhere_is_not_opened_twice(tmp_path: Path) -> None:
    run("play", "frankenstein", *seats(2), "--plain", saves=tmp_path, typed="draw\n")
    store = Store(tmp_path)
    (entry,) = store.entries()
    lock = store.lock(entry.id)
    assert lock.take() is None
    told = run("resume", "--plain", saves=tmp_path)
    lock.release()
    assert told.returncode == 1
    assert "open already" in told.stderr
    assert told.stderr.count("\n") == 1
