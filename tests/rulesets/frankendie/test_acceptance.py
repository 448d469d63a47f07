"""The acceptance cases of FrankenDie, as the table writes them. Three seats, scorched keys, dice as in `STD`."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from typing import Any

import pytest

from kit.frankendie import ALL7, Table
from rulesets.contract import Stamp
from rulesets.deal import BadSetup, make_setup
from rulesets.frankendie import GAME
from rulesets.frankendie.actions import BELL
from rulesets.frankendie.components import DIE, SYMBOLS, Pace
from rulesets.frankendie.events import RaceOver
from rulesets.frankendie.state import Phase
from rulesets.match import Match


class Case:
    """One row: a position, the moves, and what is then to be seen."""

    def __init__(self, id: str, table: dict[str, Any], moves: str, **expected: Any) -> None:
        self.id = id
        self.table = table
        self.moves = moves
        self.expected = expected


def case(id: str, moves: str, *, at: dict[str, Any] | None = None, **expected: Any) -> Case:
    return Case(id, at or {}, moves, **expected)


TWO = {"seats": 2}
GENIUS = {"owns": {0: "AE", 1: "B"}}
WHOLE = {"owns": {0: ALL7, 1: "B"}}
BOTH_WHOLE = {"owns": {0: ALL7, 1: ALL7, 2: "B"}}
LACKS_BRAIN = {"owns": {0: "AEFGHT"}}
FIVE = {"owns": {0: "ABEFG"}, "parts_needed": 5, "dice": "TTTLLABH"}
LAST = {"phase": "race", "turn": 20, "dawn": 20}

CASES = [
    case(
        "FD-7",
        "P0@900, P0: B3, P1@2000, P1: T2, not P2@2100",
        parts="B/T/-",
        supply="6 5 6 6 6 6 5",
        now="ready 1, turn 2",
    ),
    case(
        "FD-8",
        "P0@900, P0: B2, P1@2000, P1: T2, P2@2500, P2: A1",
        verdicts="wrong part part",
        parts="-/T/A",
        scorched="1/0/0",
    ),
    case("FD-9", "P0@900, P0: B2, P1@2000, P1: T2", at=TWO, verdicts="wrong part", parts="-/T", now="ready 1, turn 2"),
    case("FD-10", "P0@900, P1@1200, P0: B3, P1: B3", verdicts="part same", parts="B/-/-", now="ready 1, turn 2"),
    case(
        "FD-11",
        "P0@900, P1@1200, P0: B3, P1: B3",
        at={"owns": {0: "B", 1: "T"}},
        verdicts="unneeded same",
        parts="B/T/-",
        now="ready 1, turn 2",
    ),
    case("FD-12", "P0@900, P1@1200, P0: B2, P1: B3, close 6300", verdicts="wrong part", parts="-/B/-"),
    case(
        "FD-13",
        "P0@900, P1@1200, P0: B3, P1: T2",
        at={"owns": {0: "B", 1: "A"}},
        verdicts="unneeded part",
        parts="B/AT/-",
        now="ready 1, turn 2",
    ),
    case("FD-14", "P0@900, not P0: B0, not P0: B9", now="calling 0, turn 1"),
    case("FD-15", "P0@900, P0: E1, close 6300", verdicts="wrong", scorched="1/0/0"),
    case("FD-16", "P0@900, P1@901, P0: L1, P1: B3", verdicts="spark part", parts="-/B/-", result="running"),
    case("FD-17", "P0@900, P0: B3, P1@1400, P1: T2", at=GENIUS, verdicts="part part", parts="AEB/BT/-"),
    case(
        "FD-18",
        "P1@900, P1: T2, P0@1400, P0: B3",
        at=GENIUS,
        verdicts="part genius",
        parts="AE/BT/-",
        now="ready 1, turn 2",
    ),
    case("FD-19", "P1@900, P1: T1, P0@1400, P0: B3, close 6800", at=GENIUS, verdicts="wrong part", parts="AEB/B/-"),
    case("FD-20", "P0@900, P0: B3, P1@1400, P1: T2", at={"owns": {0: "A", 1: "B"}}, parts="AB/BT/-"),
    case("FD-21", "P1@900, P1: T2, P0@1400, P0: F1", at=GENIUS, verdicts="part genius", parts="AE/BT/-"),
    case("FD-22", "P0@900, P0: B3, P1@1400, P1: T2", at={"owns": {0: "A", 1: "E"}}, parts="AB/ET/-"),
    case(
        "FD-23",
        "P2@900, P2: A1, P0@1400, P0: L1",
        at=BOTH_WHOLE,
        verdicts="part genius",
        parts=f"{ALL7}/{ALL7}/BA",
        result="running",
    ),
    case(
        "FD-24",
        "P0@900, P0: L1, not P1@1400, not close 15000, not roll, not bell",
        at=WHOLE,
        verdicts="win",
        now="over",
        result="alive 0",
    ),
    case("FD-25", "P1@900, P1: B1, P0@1300, P0: L1", at=WHOLE, verdicts="wrong win", result="alive 0"),
    case("FD-26", "P0@900, P0: L2, close 6300", at=WHOLE, verdicts="wrong", result="running", scorched="1/0/0"),
    case(
        "FD-27",
        "P1@900, P0@950, P1: L1, P0: L1",
        at=WHOLE,
        verdicts="spark same",
        result="running",
        now="ready 1, turn 2",
    ),
    case(
        "FD-28",
        "P0@900, P0: T2, P1@1300, P1: T2",
        at=WHOLE,
        verdicts="unneeded same",
        parts=f"{ALL7}/B/-",
    ),
    case(
        "FD-29",
        "P0@900, P0: B3, not P0@1300, close 6300",
        at=LACKS_BRAIN,
        parts="AEFGHTB/-/-",
        result="running",
        now="ready 1, turn 2",
    ),
    case(
        "FD-31",
        "P1@-200, reveal, P0@800, P0: B3, not P1@1300, P2@1500, P2: T2",
        at={"phase": "hush"},
        parts="B/-/T",
        scorched="0/0/0",
    ),
    case("FD-32", "P1@499, P0@500", locked=(1,), queue="0", now="calling 0, turn 1"),
    case(
        "FD-33",
        "P0@-5, P1@-1",
        at={"phase": "hush", **TWO},
        now="ready 1, turn 2",
        scorched="0/0",
        verdicts="",
    ),
    case("FD-34", "P2@1000, P0@1400, not P1@1401", queue="2 0"),
    case("FD-35", "P2@1000, P2: B3, not P0@1200, P0@1400", now="calling 0, turn 1"),
    case("FD-36", "P2@1000, P2: B2, not close 6399", now="race, turn 1", clock=1400, closes_at=6400),
    case("FD-36", "P2@1000, P2: B2, close 6400", now="ready 1, turn 2"),
    case("FD-37", "not close 14999, not P0@15000, close 15000", now="ready 1, turn 2", parts="-/-/-", verdicts=""),
    case(
        "FD-38",
        "P0@900, P1@1000, not P0: B3 took 5001, not P1: T2, P0 timeout, P1: T2, close 6300",
        verdicts="silent part",
        parts="-/T/-",
        scorched="1/0/0",
    ),
    case(
        "FD-39",
        "P0@1000, P1@1100, P2@1200, P0: B3, P1: T2, not P2: A1",
        verdicts="part part unheard",
        scorched="0/0/0",
        now="ready 1, turn 2",
    ),
    case(
        "FD-40",
        "not P0@-100, reveal, P1@1500, P1: T2, not P0@2999, P0@3000, P0: B3",
        at={"phase": "hush", "scorch_left": [1, 0, 0]},
        parts="B/T/-",
        scorched="0/0/0",
    ),
    case(
        "FD-41",
        "P1@1500, P1: T2, P0@3000, P0: B3, roll, reveal, P0@600",
        at={"scorch_left": [1, 0, 0]},
        now="calling 0, turn 2",
    ),
    case(
        "FD-60",
        "P0@900, P0: B2, close 6300, roll, reveal, not P0@2999, close 15000, roll, reveal, not P0@2999, close 15000, "
        "roll, reveal, P0@500",
        at={"seats": 4},
        now="calling 0, turn 4",
        scorched="0/0/0/0",
    ),
    case("FD-60", "P0@900, P0: B2, close 6300", at={"seats": 4}, scorched="2/0/0/0"),
    case("FD-60", "P0@900, P0: B2, close 6300, roll, reveal, close 15000", at={"seats": 4}, scorched="1/0/0/0"),
    case(
        "FD-42",
        "P0@900, P0: B2, close 6300, roll, reveal, P0@600, P0: B3",
        at={"botch": "none"},
        scorched="0/0/0",
        now="race, turn 2",
    ),
    case(
        "FD-43",
        "P1@-50, reveal, P0@900, P0: B2, close 6300, roll, reveal, not P0@2999, P1@600",
        at={"phase": "hush"},
        scorched="1/0/0",
        locked=(),
    ),
    case(
        "FD-44",
        "P0@900, P1@950, P0: B2, P1: B1, roll, reveal, not P0@2999, P1@3000",
        at=TWO,
        scorched="1/1",
    ),
    case(
        "FD-45",
        "P1@700, P1: B3, bell",
        at={"scorch_left": [1, 0, 0], "turn": 2, "roller": 1},
        now="ready 1, turn 3",
        parts="-/-/-",
        scorched="1/0/0",
        verdicts="",
    ),
    case("FD-46", "P0@900, P0: T3, P1@1400, P1: T3", at=FIVE, verdicts="unneeded same", parts="ABEFG/-/-"),
    case("FD-46", "P0@900, P0: L2", at=FIVE, result="alive 0"),
    case("FD-47", "not P0@900, P0@1000", at={"handicaps": (1000, 0, 0)}, locked=(), queue="0"),
    case(
        "FD-48",
        "close 15000",
        at={**LAST, "owns": {0: "AB", 1: "EF"}},
        result="dawn 0",
        places=((0,), (1,), (2,)),
    ),
    case("FD-49", "close 15000", at={**LAST, **TWO}, result="dawn nobody", places=((0, 1),)),
    case(
        "FD-50",
        "P0@900000, P0: B3 took 999999, close 900400",
        at={"pace": Pace.UNTIMED},
        parts="B/-/-",
    ),
    case("FD-51", "P0@900, P1@900, P0: B3, P1: T2", verdicts="part part", parts="B/T/-"),
    case("FD-52", "P0@900, P1@1000, not P2@999", queue="0 1"),
    case(
        "FD-53",
        "P0@900, P0: A1, close 6300",
        at={"seats": 6, "owns": dict.fromkeys(range(6), "A")},
        verdicts="unneeded",
        supply="0 6 6 6 6 6 6",
    ),
    case(
        "FD-62",
        "P0@900, P0 timeout, P1@1500, P1: B2, P2@2000, P2: B3",
        at={"botch": "none"},
        verdicts="silent wrong part",
        scorched="0/0/0",
        now="ready 1, turn 2",
    ),
    case(
        "FD-63",
        "P2@900, P0@950, P1@1000, P2: L2, P0: L1, not P1: L1",
        at={"owns": {0: ALL7, 1: ALL7, 2: "A"}},
        verdicts="wrong win unheard",
        result="alive 0",
    ),
    case(
        "FD-64",
        "P1@900, P0@950, P1: L1, P0: B3",
        at={"owns": {0: "AE", 1: "B", 2: "F"}},
        verdicts="spark genius",
        parts="AE/B/F",
        now="ready 1, turn 2",
    ),
    case("FD-65", "P1@900, P0@950, P1: B3, P0: B3", at=GENIUS, verdicts="unneeded same", parts="AE/B/-"),
]


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.id)
def test_case(one: Case) -> None:
    table = Table(**one.table).run(one.moves)
    for what, value in one.expected.items():
        found = getattr(table, what)
        assert found == value, f"{one.id}: {what} is {found!r}, not {value!r}"


def fresh(seats: int, **options: Any) -> Match[Any, Any]:
    return Match(GAME, make_setup(GAME, seats, options, "owl"))


def test_fd_1_a_new_game() -> None:
    match = fresh(4)
    view = match.see(None).view
    assert view.supply == (6,) * 7 and sum(view.supply) == 42
    assert view.parts == ((),) * 4 and view.turn == 1 and view.phase is Phase.READY
    assert all(match.see(viewer).view.dice == () for viewer in (None, 0, 1, 2, 3))


def test_fd_2_the_dice_table() -> None:
    faces = Counter([SYMBOLS[face] for die in DIE for face in die])
    assert set(faces) == set(SYMBOLS) and set(faces.values()) == {6} and len(DIE) == 8
    assert {SYMBOLS[face] for face in set(range(8)) - set(DIE[0])} == {"arm", "foot"}
    assert {SYMBOLS[face] for face in set(range(8)) - set(DIE[7])} == {"lightning", "eye"}
    assert [SYMBOLS[face] for face in DIE[4]] == "arm brain eye foot head torso".split()


def test_fd_3_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            fresh(seats)
    assert fresh(2).decisions and fresh(6).decisions


def test_fd_4_the_first_roller_may_be_chosen_and_the_dice_go_round() -> None:
    match = fresh(3, first_roller=2)
    rollers = []
    for _ in range(3):
        rollers.append(match.decisions[0].owner)
        match.enter(rollers[-1], "roll")
        match.enter(None, "reveal")
        match.enter(None, "close 15000")
    assert rollers == [2, 0, 1]


def test_fd_5_nothing_but_hands_off_in_the_hush() -> None:
    Table(phase="hush").run("not roll, not P0: B3, not close 15000, not P0 timeout")


def test_fd_6_dice_are_seen_in_the_race_alone() -> None:
    table = Table(phase="hush")
    shown = [table.view(viewer).dice for viewer in (None, 0, 1, 2)]
    assert shown == [()] * 4
    table.run("reveal")
    assert all(table.view(viewer).dice == table.state.dice != () for viewer in (None, 0, 1, 2))
    table.run("P0@900")
    assert all(table.view(viewer).dice == () for viewer in (None, 0, 1, 2))


def test_fd_10_the_third_had_no_chance() -> None:
    Table().run("P0@900, P1@1200, P0: B3, P1: B3, not P2@1700")


def test_fd_17_to_fd_23_who_is_a_genius() -> None:
    assert Table(owns={0: "AE", 1: "B"}).geniuses == (0,)
    assert Table(owns={0: "A", 1: "B"}).geniuses == ()
    assert Table(owns={0: ALL7, 1: ALL7, 2: "B"}).geniuses == (0, 1)
    assert Table(6, owns=dict.fromkeys(range(6), "A")).geniuses == ()  # FD-53


def test_fd_29_and_fd_30_the_last_part_and_the_turn_after() -> None:
    table = Table(owns={0: "AEFGHT"}).run("P0@900, P0: B3, not P0@1300, close 6300")
    assert "Completed" in table.told
    table.roll_again("LLABEFGH")
    assert table.geniuses == (0,)
    table.run("P0@700, P0: L2")
    assert table.result == "alive 0"


def test_fd_33_the_dice_are_shown_after_all_the_same() -> None:
    table = Table(2, phase="hush").run("P0@-5, P1@-1")
    assert table.view().last.dice == table.dice
    assert table.view().last.locked == (0, 1)


def test_fd_54_a_call_is_public_and_its_truth_is_not() -> None:
    right, wrong = Table().run("P0@900, P0: B2"), Table(dice="BBTTLAFG").run("P0@900, P0: B2")
    one, two = right.view(), wrong.view()
    assert one.hands[0].symbol == 1 and one.hands[0].count == 2
    assert replace(one, dice=()) == replace(two, dice=())
    assert "correct" not in repr(one).lower() and one.last is None


def test_fd_55_a_replay_and_a_save_come_to_the_same() -> None:
    from pydantic import TypeAdapter

    match = fresh(3, botch="scorch")
    adapter = TypeAdapter(type(match.snapshot()))
    first = "0 roll, - reveal, 1 slap 900, 2 slap 1100, 1 call brain 3 700, - timeout 2"
    for line in f"{first}, 0 slap 2000, 0 call arm 1 900".split(", "):
        who, _, text = line.partition(" ")
        owner = match.decisions[0].owner if text == "roll" else None if who == "-" else int(who)
        match.enter(owner, text)
        state = match.snapshot()
        assert adapter.validate_json(adapter.dump_json(state)) == state
        assert Match.replay(GAME, match.setup, match.record()).digest() == match.digest()


def test_fd_59_and_fd_69_after_a_break_only_the_bell() -> None:
    table = Table(phase="ready")
    assert GAME.after_break(table.state) == ()
    for moves in ("roll", "reveal", "P0@900"):
        table.run(moves)
        assert GAME.after_break(table.state) == (BELL,)
    assert table.view().dice == ()
    table.run("P0: B2")
    assert GAME.after_break(table.state) == (BELL,)
    table.run("bell")
    last = table.view().last
    assert last is not None and last.void and last.dice == () and last.hands == ()
    assert table.scorched == "0/0/0" and table.now == "ready 0, turn 2"


def test_fd_61_the_defaults_are_as_printed() -> None:
    state = fresh(3).snapshot()
    assert (state.scorch, state.parts_needed, state.dawn, state.pace) == (False, 7, 99, Pace.NORMAL)
    assert state.handicaps == (0, 0, 0)
    assert make_setup(GAME, 3, {}, "x").options["bot_ref"] == 1800
    printed = GAME.meta.presets[0]
    assert printed.name == "As printed"
    defaults = {option.name: option.default for option in GAME.meta.options}
    assert all(defaults[name] == value for name, value in printed.options.items())


def test_fd_66_no_event_before_the_end_holds_a_face() -> None:
    table = Table().run("P0@900, P0: B3, P1@2000, P1: T2")
    faces = [event for event in table.events if isinstance(event, RaceOver)]
    assert [event.dice for event in faces] == [table.dice]
    before = table.events[: table.events.index(faces[0])]
    values = [getattr(event, field.name) for event in before for field in fields(event)]
    assert not any(isinstance(value, tuple) and len(value) == len(DIE) for value in values)
    assert all(face in DIE[die] for die, face in enumerate(faces[0].dice))


def test_a_slap_before_the_dice_are_shown_always_has_the_same_time() -> None:
    table = Table(phase="hush")
    (form,) = GAME.legal(table.state, 1)
    (stamp,) = form.fields
    assert isinstance(stamp, Stamp) and stamp.lo == stamp.hi == -1
