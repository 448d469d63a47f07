"""Plain mode with sealed choices by several seats at once, on the toy game: no rule and no game lives in plain mode."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest

from kit import toy
from rulesets import shelf
from rulesets.contract import Gloss, Pick
from saves.people import About, Person
from tabletop_tui.plain.choice import Choices
from tabletop_tui.plain.conversation import Conversation
from tabletop_tui.plain.talk import Leave, Talk
from tabletop_tui.play.sitting import Sitting

WIPED = "\n" * 40


@pytest.fixture(autouse=True)
def _toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "rulesets.toy", toy)
    monkeypatch.setattr(shelf, "SHELF", (*shelf.SHELF, "toy"))
    yield
    shelf.game.cache_clear()


def talk_over(players: Sequence[str], lines: Sequence[str]) -> tuple[Sitting, str]:
    """A sitting of the toy after these lines, and all that was written."""
    people = tuple(
        Person(name, hue, level) for hue, (name, level) in enumerate(player.split(":") for player in players)
    )
    about = About("toy-20260101-abcd", "toy", people, {"rounds": 1}, "x", False, datetime.now(UTC))
    sitting = Sitting.start(about, None)
    written = StringIO()
    table = Conversation(sitting, Talk(StringIO("".join(f"{line}\n" for line in lines)), written))
    with pytest.raises(Leave):
        table.sit_down()
    return sitting, written.getvalue()


THREE = ("Ada:human", "Bo:human", "Cy:human")


def test_sealed_choices_are_made_one_behind_the_other_in_any_order() -> None:
    sitting, told = talk_over(THREE, ["2", "2", "", "1", "", "Ada", "", "1", "", "", "", "1", "", "q"])
    assert [line.split()[0] for line in sitting.match.record()] == ["0", "1", "0", "2"]
    assert sitting.match.over
    assert "1. Ada answers, behind a curtain." in told
    assert told.count("Curtain.") == 3
    assert "The game is over." in told


def test_what_a_seat_lays_is_told_to_it_alone() -> None:
    sitting, told = talk_over(THREE, ["done", "", "", "1", "", "q"])
    card = sitting.match.record()[-1].split()[-1]
    private = told.split("For Ada alone.")[1].split(WIPED)[0]
    public = told.replace(private, "")
    assert f"Ada lays card {card}." in private
    assert f"Lay {card}." in private
    assert "Others will see that you laid a card." in private
    assert not re.search(rf"\b{card}\b", public.split("Type h")[1])
    assert "Ada lays a card." in public


def test_a_number_is_asked_for_and_can_be_taken_back_with_b() -> None:
    sitting, told = talk_over(THREE, ["1", "b", "1", "12", "5", "u", "redo", "stake 7", "done", "q"])
    assert "amount, a number from 1 to 9 (b: back):" in told
    assert "Enter a whole number from 1 to 9." in told
    assert "Undone." in told
    assert "u. Undo (1 step free)." in told
    assert sitting.match.record() == ("0 stake 5", "0 stake 7", "0 done")


def test_a_private_page_says_what_is_wrong_and_stays_open() -> None:
    _, told = talk_over(THREE, ["done", "", "", "play 99", "9", "dance", "screen", "c", "", "q"])
    private = told.split("For Ada alone.")[1]
    assert "That is not among the choices now." in private
    assert "There is no choice 9: type 1 to 3" in private
    assert '"dance" is none of the choices: type a number from 1 to 3' in private
    assert '"screen" is for the table: press Enter first' in private


def test_one_person_among_bots_answers_without_a_curtain() -> None:
    sitting, told = talk_over(("Ada:human", "Bo:steady", "Cy:random"), ["done", "1", "q"])
    assert sitting.match.over
    assert "Curtain" not in told
    assert WIPED not in told


def test_bots_alone_play_to_the_end() -> None:
    sitting, told = talk_over(("Ada:steady", "Bo:steady"), ["q"])
    assert sitting.match.over
    assert "takes 1." in told


def test_nobody_is_asked_out_of_turn() -> None:
    _, told = talk_over(THREE, ["done", "7", "Zoe", "2", "b", "q"])
    assert told.count("Type a number from 1 to 3, or h for help.") == 2
    assert "Pass the keyboard to Bo" in told
    assert "alone." not in told


def test_what_only_looks_like_a_number_is_none_of_a_list() -> None:
    """A small two is a word like any other, and so is a number without end."""
    written = StringIO()
    rules: Any = SimpleNamespace(gloss=lambda view, word: Gloss(word, "A card."))
    talk = Talk(StringIO(f"\N{SUPERSCRIPT TWO}\n{'2' * 300}\n2\n"), written)
    choices = Choices(talk, rules, None, (), str, lambda who, action: None, True)
    assert choices._read_pick(Pick("card", ("arm", "leg")), ()) == ("leg",)
    assert written.getvalue().count("is not among: arm, leg.") == 2
