"""Hand codes in plain mode: letters read behind the curtain, typed in the open, and never told to the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from kit.fram_rlyeh import deal_a, lay
from rulesets.deal import make_setup
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.state import State
from rulesets.match import Match
from saves.people import About, Person
from saves.store import Store
from tabletop_tui.plain.conversation import Conversation
from tabletop_tui.plain.home import _new_game
from tabletop_tui.plain.talk import Leave, Talk
from tabletop_tui.play.sitting import Sitting

PEOPLE = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy", "Di")))
ALL = "ABCDEFGHJKLMNRSUVWXYZ"


class Typist(StringIO):
    """Types line after line, and reads the letters of its hand off what has been written."""

    def __init__(self, written: StringIO, lines: list[str]) -> None:
        super().__init__()
        self.written = written
        self.lines: Iterator[str] = iter(lines)
        self.letters: dict[str, str] = {}

    def readline(self, size: int | None = -1, /) -> str:
        told = self.written.getvalue()
        if found := re.findall(r"Your letters: (.*)\.\n", told):
            self.letters |= {name: letter for letter, name in (one.split(" for ") for one in found[-1].split(", "))}
        line = next(self.lines, None)
        if line is None:
            return ""
        who, _, card = line.partition(" = ")
        if card == "?":
            own = {letter for name, letter in self.letters.items() if name.startswith("Kelp") or "Elder" in name}
            return f"{who} {next(letter for letter in ALL if letter not in own)}\n"
        return f"{who} {self.letters[card].lower()}\n" if card else f"{line}\n"


def typed(state: State, lines: list[str], **screen: bool) -> tuple[Sitting, str]:
    """A sitting after these lines, "3 = Kelp 15" being the letter of that card, and all that was written."""
    match: Match[Any, Any] = Match.resume(GAME, make_setup(GAME, 4, {}, "x"), state, ())
    about = About("codes", "fram_rlyeh", PEOPLE, {}, "x", False, datetime.now(UTC), screen)
    sitting = Sitting(about, match, None)
    written = StringIO()
    with pytest.raises(Leave):
        Conversation(sitting, Talk(Typist(written, lines), written)).sit_down()
    return sitting, written.getvalue()


LOOKS = ["l Bo", "", "", "l Cy", "", "", "l Di", "", ""]
LEAD = ["", "", "play_card coral-14"]


def test_rl_51_in_plain_mode_the_same_actions_and_no_passing_to_lay() -> None:
    lines = [*LOOKS, *LEAD, "4 = Amber 11", "bo = Brine 8", "3 = Kelp 15"]
    sitting, told = typed(deal_a(), lines, hand_codes=True)
    assert sitting.match.record() == (
        "0 play_card coral-14",
        "3 play_card amber-11",
        "1 play_card brine-8",
        "2 play_card kelp-15",
    )
    assert told.count("Curtain.") == 4, "three looks and a lead"
    laying = told.split("Di, lay a card face down.")[1].split("The cards are turned up")[0]
    assert "Brine" not in laying and "Kelp" not in laying and "Amber" not in laying


def test_rl_53_in_plain_mode_two_slips_void_all_letters() -> None:
    lines = [*LOOKS, *LEAD, "3 = ?", "1 k", "4 x y", "3 = ?", "3 = Kelp 15", "l Cy", "", "", "3 = Kelp 15"]
    sitting, told = typed(deal_a(), lines, hand_codes=True)
    assert told.count("Not one of Cy's letters.") == 2
    assert told.count("Cy: look first, with l Cy.") >= 2, "now its own letter is refused as well"
    assert "Type a number and a letter" in told, "the dealer has nothing to lay, and no line of its own"
    assert sitting.match.record() == ("0 play_card coral-14", "2 play_card kelp-15"), "a new look brings new letters"


def test_the_table_switches_hand_codes_and_what_it_reads_is_the_same_whatever_is_held() -> None:
    pages = []
    for trumps in ("RT ST ES TD", "RT TD ES ST"):
        state = lay(trumps, "S4 M7 A0", "S6 M9 A14 S8 M13 A18 S10 M15 A20 S12 M17 A22")
        lines = ["h", "codes", *LOOKS, *LEAD, "h", "", "2 = Brine 8", "2 k", "codes", "q"]
        sitting, told = typed(state, lines)
        assert "codes: hand codes" in told and "no passing): on." in told and "no passing): off." in told
        assert sitting.about.screen == {"hand_codes": False}
        assert sitting.match.record() == ("0 play_card coral-14", "1 play_card brine-8")
        assert "Bo has nothing to lay now." in told
        pages.append(re.split(r"For \w+ alone\..*?\n{40,}", told, flags=re.DOTALL))
    assert len(pages[0]) == 5
    assert pages[0] == pages[1]


def test_a_new_game_asks_for_them_where_two_people_play(tmp_path: Path) -> None:
    typed = "Ada\nBo\nCy\n\n2\n\n"
    written = StringIO()
    sitting = _new_game(Talk(StringIO(typed), written), Store(tmp_path), GAME)
    assert sitting is not None and sitting.about.screen == {"hand_codes": True}
    assert "Hand codes, for cards that are chosen in secret:" in written.getvalue()
    written = StringIO()
    sitting = _new_game(Talk(StringIO("Ada\nbot\nbot\n\n\n"), written), Store(tmp_path), GAME)
    assert sitting is not None and sitting.about.screen == {}
    assert "Hand codes" not in written.getvalue()
