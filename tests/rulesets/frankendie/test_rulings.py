"""The rulings FD-R1 to FD-R40, each pinned by a situation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.frankendie import ALL7, Table
from rulesets.contract import Undo
from rulesets.deal import BadSetup, make_setup
from rulesets.frankendie import GAME
from rulesets.frankendie.components import PARTS, TOKENS, Pace
from rulesets.frankendie.events import Began, DieEvent, RaceOver
from rulesets.frankendie.state import NONE, VOID
from rulesets.match import Match

HERE = Path(__file__).parent
CASES = {f"FD-{number}" for number in range(1, 71)} - {"FD-56", "FD-57"}
"""FD-56 and FD-57, on slap keys and the call pad, are tested with the screens."""
RULINGS = {f"FD-R{number}" for number in range(1, 41)} - {"FD-R34"}
"""FD-R34 is withdrawn."""


def test_every_ruling_and_every_case_is_named_by_a_test() -> None:
    text = "".join([file.read_text() for file in HERE.glob("test_*.py")])
    names = "".join(re.findall(r"def (test_\w+)", text)).upper().replace("_", "-")
    named = set(re.findall(r"FD-R?\d+", names)) | set(re.findall(r'case\(\s*"(FD-\d+)"', text))
    assert not (CASES | RULINGS) - named


def test_fd_r1_two_to_six_play() -> None:
    assert GAME.meta.seats == range(2, 7) and GAME.meta.seats[-1] == TOKENS


def test_fd_r2_only_the_dice_make_a_call_correct() -> None:
    assert Table(owns={0: "B"}).run("P0@900, P0: B3, close 6300").verdicts == "unneeded"
    assert Table().run("P0@900, P0: B4, close 6300").verdicts == "wrong"


def test_fd_r3_a_part_owned_already_is_a_fair_block() -> None:
    table = Table(owns={0: "B", 1: "A"}).run("P0@900, P0: B3, P1@1400, P1: A1")
    assert (table.verdicts, table.parts, table.now) == ("unneeded unneeded", "B/A/-", "ready 1, turn 2")


def test_fd_r4_lightning_without_a_creature_is_a_correct_call() -> None:
    table = Table().run("P0@900, P0: L1, P1@1400, P1: A1")
    assert (table.verdicts, table.now) == ("spark part", "ready 1, turn 2")


@pytest.mark.parametrize(
    ("owns", "moves", "verdicts"),
    [
        ({0: "B"}, "P0@900, P1@950, P0: B3, P1: B3", "unneeded same"),
        ({0: "AE", 1: "B"}, "P1@900, P0@950, P1: T2, P0: T2", "part same"),
        ({}, "P0@900, P1@950, P0: L1, P1: L1", "spark same"),
    ],
)
def test_fd_r5_the_second_of_two_alike_takes_nothing(owns: dict[int, str], moves: str, verdicts: str) -> None:
    table = Table(owns=owns).run(moves)
    assert (table.verdicts, table.now) == (verdicts, "ready 1, turn 2")


def test_fd_r6_a_wrong_call_blocks_nobody() -> None:
    table = Table().run("P0@900, P1@950, P2@960, P0: B2, P1: B3, P2: T2")
    assert (table.verdicts, table.parts) == ("wrong part part", "-/B/T")


def test_fd_r7_the_first_correct_call_is_first_whatever_lies_below() -> None:
    table = Table(owns={0: "AE", 1: "B"}).run("P1@900, P2@950, P0@960, P1: B1, P2: A2, P0: B3")
    assert table.now == "ready 1, turn 2" and table.verdicts == "wrong wrong part"


def test_fd_r8_a_genius_that_comes_second_cannot_win_and_ends_the_turn() -> None:
    table = Table(owns={0: ALL7, 1: "B"}).run("P1@900, P1: T2, P0@1400, P0: L1")
    assert (table.verdicts, table.result, table.now) == ("part genius", "running", "ready 1, turn 2")


def test_fd_r9_leadership_is_judged_at_the_roll() -> None:
    table = Table(phase="ready", owns={0: "A", 1: "B"}).run("roll, reveal, P0@900, P0: B3")
    assert table.geniuses == ()
    table.run("P1@1400, P1: T2, roll")
    assert table.parts == "AB/BT/-" and table.geniuses == ()
    assert Table(owns={0: "AE"}).geniuses == (0,)


def test_fd_r10_a_tie_has_no_leader_and_neither_has_the_first_turn() -> None:
    assert Table().geniuses == ()
    assert Table(owns={0: "AE", 1: "BT"}).geniuses == ()


def test_fd_r11_several_whole_creatures_and_the_first_correct_call() -> None:
    table = Table(owns={0: ALL7, 1: ALL7})
    assert table.geniuses == (0, 1)
    assert table.run("P1@900, P0@950, P1: L1").result == "alive 1"


def test_fd_r12_with_a_whole_creature_nobody_else_leads() -> None:
    table = Table(4, owns={0: "ABEFG", 1: "AEFGH", 2: "AB"}, parts_needed=5)
    assert table.geniuses == (0, 1)


def test_fd_r13_the_win_comes_in_a_later_turn() -> None:
    table = Table(owns={0: "AEFGHT"}).run("P0@900, P0: B3, not P0@1400, P1@1500, P1: T2")
    assert table.result == "running" and table.parts == f"AEFGHTB/{'T'}/-"


def test_fd_r14_a_winning_call_ends_everything() -> None:
    table = Table(owns={0: ALL7}).run("P0@900, P1@950, P2@960, P0: L1, not P1: B3")
    assert (table.verdicts, table.parts, table.result) == ("win unheard unheard", f"{ALL7}/-/-", "alive 0")
    assert table.scorched == "0/0/0"


def test_fd_r15_a_whole_creature_may_block() -> None:
    table = Table(owns={0: ALL7, 1: "B"}).run("P0@900, P0: B3, P1@1400, P1: T2")
    assert table.verdicts == "unneeded part" and table.now == "ready 1, turn 2"


def test_fd_r16_there_is_no_zero_and_an_absent_symbol_is_always_wrong() -> None:
    table = Table().run("P0@900, not P0: G0")
    for count in range(1, 9):
        other = Table().run(f"P0@900, P0: G{count}, close 6300")
        assert other.verdicts == "wrong"
    assert "no zero" in table.refuses(*_call(table, "G0"))


def _call(table: Table, word: str) -> tuple[int, object]:
    from kit.frankendie import read

    return read(f"P0: {word}")  # type: ignore[return-value]


def test_fd_r17_one_hand_a_turn() -> None:
    Table().run("P0@900, not P0@950, P0: B2, not P0@1500")


def test_fd_r18_the_second_correct_call_stops_the_race() -> None:
    table = Table().run("P0@900, P1@910, P2@920, P0: B3, P1: T2, not P2: A1")
    assert table.verdicts == "part part unheard" and table.scorched == "0/0/0"


def test_fd_r19_verdicts_stay_secret_until_the_end() -> None:
    table = Table().run("P0@900, P1@910, P0: B2, P1: T2")
    assert table.now == "race, turn 1" and table.view().last is None
    assert "Judged" not in table.told


def test_fd_r20_a_turn_without_enough_correct_calls_just_ends() -> None:
    assert Table().run("close 15000").now == "ready 1, turn 2"
    table = Table().run("P0@900, P1@910, P2@920, P0: B2, P1: T1, P2: A2")
    assert (table.verdicts, table.now) == ("wrong wrong wrong", "ready 1, turn 2")
    assert Table().run("P0@900, P0: B3, close 6300").verdicts == "part"


def test_fd_r21_the_roller_has_no_privilege() -> None:
    table = Table(roller=2).run("P0@900, P0: B3, P1@1400, P1: T2")
    assert table.now == "ready 0, turn 2"
    assert table.refuses(1, GAME.parse("roll")) == "It is {0} who rolls."


def test_fd_r22_a_false_start_locks_for_the_turn_and_costs_nothing_else() -> None:
    table = Table().run("P0@0, P1@499, not P0@900, P2@500, P2: B2")
    assert (table.now, table.scorched, table.verdicts) == ("ready 1, turn 2", "0/0/1", "wrong")
    assert table.run("roll").locked == ()


def test_fd_r23_a_time_out_is_a_botched_call() -> None:
    table = Table().run("P0@900, P0 timeout, close 6300")
    assert (table.verdicts, table.scorched) == ("silent", "1/0/0")


def test_fd_r24_a_late_press_on_covered_dice_is_ignored() -> None:
    table = Table().run("P0@900, not P1@1301, P1@1300, P0: B2, not P2@1300, P1: T1, P2@1300")
    assert table.locked == () and table.queue == "2"


def test_fd_r25_a_botch_costs_nothing_unless_you_play_it_so() -> None:
    assert Table(botch="none").run("P0@900, P0: B2, close 6300").scorched == "0/0/0"
    assert Table(2).run("P0@900, P0: B2, close 6300").scorched == "1/0"
    assert Table(3).run("P0@900, P0: B2, close 6300").scorched == "1/0/0"
    assert Table(6).run("P0@900, P0: B2, close 6300").scorched == "2/0/0/0/0/0"


def test_fd_r26_the_longer_of_scorch_and_handicap() -> None:
    dead = {"scorch_left": [1, 0, 1], "handicaps": (4000, 500, 1000)}
    assert Table(**dead).state.dead_until == (4000, 500, 3000)


def test_fd_r27_scorch_lasts_for_turns_played_and_is_set_afresh() -> None:
    table = Table(4, scorch_left=[1, 0, 0, 0]).run("bell")
    assert table.scorched == "1/0/0/0"
    table.run("roll, reveal, P0@3000, P0: B2, close 8400")
    assert table.scorched == "2/0/0/0"
    both = Table(2).run("P0@900, P1@910, P0: B2, P1: B1")
    assert both.scorched == "1/1"


def test_fd_r28_if_all_start_too_early_the_dice_are_shown() -> None:
    table = Table(phase="hush").run("P0@-1, P1@-1, P2@-1")
    faces = [event.dice for event in table.events if isinstance(event, RaceOver)]
    assert faces == [table.dice] and table.now == "ready 1, turn 2"
    late = Table(2).run("P0@1, P1@2")
    assert late.now == "ready 1, turn 2"


def test_fd_r29_an_empty_supply_is_guarded() -> None:
    table = Table()
    table.state.supply[1] = 0
    state = table.state
    for who, line in ((0, "slap 900"), (0, "call brain 3 100"), (None, "close 6300")):
        GAME.apply(state, who, GAME.parse(line))
    assert state.last is not None and state.last.verdicts[0].name == "UNNEEDED"


def test_fd_r30_dawn_ends_the_game() -> None:
    table = Table(turn=99, owns={1: "B"}).run("close 15000")
    assert (table.result, table.now) == ("dawn 1", "over")


def test_fd_r31_the_bell() -> None:
    table = Table(turn=2, roller=1).run("P0@900, P0: B3, bell")
    assert (table.now, table.parts) == ("ready 1, turn 3", "-/-/-")
    assert table.state.last == VOID
    assert Table(turn=99).run("bell").result == "dawn nobody"
    assert Table(phase="hush").run("P0@-1, bell, roll, reveal, P0@900").queue == "0"


def test_fd_r32_the_order_of_arrival_decides_within_a_millisecond() -> None:
    assert Table().run("P1@900, P0@900, P2@900").queue == "1 0 2"


def test_fd_r33_a_slap_at_the_moment_of_closing_is_too_late() -> None:
    Table().run("not P0@15000, P0@14999")
    Table().run("P0@900, P0: B2, not P1@6300, P1@6299")


def test_fd_r35_any_five_different_parts() -> None:
    table = Table(owns={0: "GHTA"}, parts_needed=5).run("P0@900, P0: B3, close 6300")
    assert table.parts == "GHTAB/-/-" and "Completed" in table.told
    table.run("roll")
    assert table.geniuses == (0,)


def test_fd_r36_a_call_is_final() -> None:
    Table().run("P0@900, P0: B2, not P0: B3")


def test_fd_r37_the_start_player_is_drawn_or_chosen() -> None:
    starts = {_start("seeded", seed) for seed in "abcdefgh"}
    assert starts == {0, 1, 2}
    assert {_start(2, seed) for seed in "abcd"} == {2}
    with pytest.raises(BadSetup, match="first_roller cannot be 3 with 3 players"):
        _start(3, "a")


def _start(first: int | str, seed: str) -> int:
    match = Match(GAME, make_setup(GAME, 3, {"first_roller": first}, seed))
    state = match.snapshot()
    assert state.draws == (first == "seeded")
    (line,) = match.see(None).log
    assert isinstance(line.event, Began) and line.event.chosen == (first != "seeded")
    assert line.event.seat == state.roller
    return int(state.roller)


def test_fd_r38_the_log_gives_no_second_look_and_nothing_is_ever_undone() -> None:
    table = Table().run("P0@900, P0: B2, P1@1400, P1 timeout, P2@1900, P2: A1, roll, bell")
    assert all(isinstance(event, DieEvent) and event.undo is Undo.NEVER for event in table.events)
    match = Match(GAME, make_setup(GAME, 2, {"first_roller": 0}, "x"))
    for who, line in ((0, "roll"), (None, "reveal"), (0, "slap 700"), (0, "call eye 1 100")):
        match.enter(who, line)
        assert match.free_undo == 0 and match.can_take_back(0) is not None
        assert not GAME.recall(match.snapshot(), None).browse
        assert list(match.positions(None)) == [match.length]


def test_fd_r39_the_entered_call_counts_whatever_was_shouted() -> None:
    assert Table().run("P0@900, P1@950, P0: B3, P1: T2").verdicts == "part part"


def test_fd_r40_the_race_reopens_until_two_are_correct_or_nobody_is_left() -> None:
    table = Table(4).run("P0@900, P0: B2")
    assert (table.now, table.clock) == ("race, turn 1", 1300)
    table.run("P1@1500, P1: B3")
    assert (table.now, table.closes_at) == ("race, turn 1", 6900)


@pytest.mark.parametrize(
    ("pace", "limit", "idle", "after"),
    [(Pace.BRISK, 3000, 10000, 3500), (Pace.NORMAL, 5000, 15000, 5000), (Pace.RELAXED, 9000, 30000, 10000)],
)
def test_the_paces(pace: Pace, limit: int, idle: int, after: int) -> None:
    table = Table(pace=pace)
    assert table.closes_at == idle
    table.run(f"P0@900, not P0: B2 took {limit + 1}, P0: B2 took {limit}")
    assert table.closes_at == 1300 + after


def test_what_nobody_has_is_none() -> None:
    state = Table(phase="ready").state
    assert state.winner == NONE and state.best_seat == NONE and state.supply == [TOKENS] * PARTS
