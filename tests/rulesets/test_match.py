"""The middle end: barriers, take-backs, looking back, recaps, records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kit.frankenstein import enter, match_at, table
from kit.games import deal, refused, walk
from rulesets.box import Setup
from rulesets.contract import BadNotation, Form, Offer, TakenBack
from rulesets.frankenstein.actions import DRAW, SELL
from rulesets.frankenstein.events import Defended, Revealed, Sold, TurnBegan
from rulesets.frankenstein.game import GAME
from rulesets.match import Match, NotPossible
from rulesets.record import Back, BrokenRecord, Move


def villager_paid() -> Match[Any, Any]:
    """A card turned up, which nobody takes back freely, and the villagers paid, which is freely undone."""
    return enter(match_at(table(2, mats={0: "arm2"}, deck="mob6a leg3a")), "draw", "pay")


# -------------------------------------------------------------------------------------------------------------- undo


def test_what_a_seat_pays_from_its_own_hand_is_undone_freely_up_to_the_card_turned_up() -> None:
    match = villager_paid()
    assert match.free_undo == 1
    match.undo()
    assert match.decisions[0].name == "defend"
    assert match.free_undo == 0
    with pytest.raises(NotPossible, match="only the table"):
        match.undo()


def test_a_turn_that_has_passed_to_another_seat_is_not_undone_freely() -> None:
    match = enter(match_at(table(2, deck="torso6a")), "draw", "sell")
    assert match.free_undo == 0


def test_redo_does_it_again_until_something_else_is_done() -> None:
    match = villager_paid()
    after = match.digest()
    match.undo()
    assert match.free_redo == 1
    assert match.redo() == 2
    assert match.digest() == after
    match.undo()
    enter(match, "pay arm2")
    assert match.free_redo == 0
    with pytest.raises(NotPossible, match="nothing to do again"):
        match.redo()


def test_an_undone_line_leaves_no_trace() -> None:
    match = villager_paid()
    match.undo()
    assert match.record() == ("0 draw",)
    assert not any(isinstance(line.event, Defended) for line in match.see(None).log)


# --------------------------------------------------------------------------------------------------------- taking back


def test_a_take_back_is_a_line_of_the_record_and_strikes_what_it_takes() -> None:
    match = enter(match_at(table(2, deck="torso6a arm2 leg2")), "draw", "sell", "draw")
    match.take_back(0, 99)
    assert match.lines[-1] == Back(0, 99)
    assert match.decisions[0].owner == 0 and match.decisions[0].name == "turn"
    assert match.free_undo == 0
    log = match.see(None).log
    assert {type(line.event) for line in log if line.struck} == {Revealed, Sold, TurnBegan}
    assert isinstance(log[-1].event, TakenBack) and not log[-1].struck
    assert "takes back" in match.tell(log[-1].event)


def test_a_take_back_redraws_the_deck() -> None:
    """Nobody foresees the card that has been seen: over many salts other cards come up too."""
    cards = set()
    for salt in range(6):
        match = enter(match_at(table(2, deck="torso6a")), "draw")
        match.take_back(0, salt)
        enter(match, "draw")
        cards.add(match.see(None).view.current or match.see(None).view.aside)
    assert len(cards) > 1


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_there_is_no_going_back_to_where_nobody_was(to: int) -> None:
    match = enter(match_at(table(2, deck="torso6a")), "draw", "sell", "draw")
    with pytest.raises(NotPossible):
        match.take_back(to, 1)
    assert match.length == 3


def test_a_game_that_is_over_can_be_taken_back() -> None:
    match = enter(match_at(table(2, exactly=True)), "pass", "pass")
    assert match.over
    match.take_back(1, 5)
    assert not match.over
    enter(match, "pass")
    assert match.over


# -------------------------------------------------------------------------------------------------------- looking back


def test_the_public_table_is_stepped_back_as_far_as_the_log_goes() -> None:
    match = enter(match_at(table(2, deck="torso6a arm2 leg2 head5 foot2")), *["draw", "sell"] * 5)
    assert match.positions(None)[-1] == 10
    first = match.positions(None)[0]
    assert first == 6  # turn 6 runs: turn 4 began with line 6
    assert match.see(None, 7).view.current is not None
    assert match.see(None, 7).log[-1].line == 7
    for position in (first - 1, 11):
        with pytest.raises(NotPossible, match="may not look back"):
            match.see(None, position)
    with pytest.raises(NotPossible, match="Not while the game runs"):
        match.see(0, 8)


def test_after_the_end_everything_is_looked_back_at_from_every_seat() -> None:
    match = deal("frankenstein", 3, {"game": "basic", "memory": "strict"}, "end")
    for _ in walk(match, Random(1)):
        pass
    assert match.positions(1) == range(match.length + 1)
    assert match.see(1, 0).view.coins == (None, 12, None)
    assert None not in match.see(None).view.mats


# -------------------------------------------------------------------------------------------------------------- recaps


def test_the_table_is_told_what_happened_since_the_asked_seat_last_acted_or_looked() -> None:
    match = enter(match_at(table(2, deck="torso6a arm2 leg2")), "draw", "sell", "draw", "sell")
    assert [type(line.event) for line in match.see(None).recap] == [Revealed, Sold, TurnBegan]
    match.looked(0)
    assert match.see(None).recap == ()


def test_a_seat_is_told_what_happened_since_it_last_looked_its_own_moves_too() -> None:
    match = enter(match_at(table(2, deck="torso6a arm2 leg2")), "draw", "sell")
    match.looked(0)
    enter(match, "draw", "sell")
    assert [type(line.event) for line in match.see(0).recap] == [Revealed, Sold, TurnBegan]
    assert len(match.see(1).recap) > 3
    match.looked(0)
    assert match.see(0).recap == ()


def test_looking_changes_neither_state_nor_record() -> None:
    match = villager_paid()
    before = match.digest(), match.record(), match.free_undo
    match.looked(1)
    match.see(1)
    assert (match.digest(), match.record(), match.free_undo) == before


# ------------------------------------------------------------------------------------------------------------- refusals


def test_an_illegal_action_changes_nothing_and_keeps_what_was_undone() -> None:
    match = villager_paid()
    match.undo()
    refused(match, 0, SELL)
    assert match.free_redo == 1


def test_somebody_else_or_the_table_may_not_act() -> None:
    match = match_at(table(3))
    assert "Somebody else" in refused(match, 1, DRAW).refusal.reason
    refused(match, None, DRAW)
    over = enter(match_at(table(2, exactly=True)), "pass", "pass")
    assert "over" in refused(over, 0, DRAW).refusal.reason


# -------------------------------------------------------------------------------------------------------------- records

BROKEN = [
    (["0 draw", "0 dance"], 2, "begins with one of"),
    (["7 draw"], 1, "Somebody else is asked"),
    (["draw"], 1, "is no seat"),
    (["! back 5 1"], 1, "no such position"),
    (["! back x"], 1, "a take-back reads"),
    ([""], 1, "is no seat"),
]


@pytest.mark.parametrize(("record", "line", "says"), BROKEN)
def test_a_record_that_does_not_replay_says_where_and_why(record: list[str], line: int, says: str) -> None:
    setup = Setup(2, {"game": "basic", "memory": "strict"}, 5)
    start = GAME.new(setup).start
    lines = [text.replace("0 ", f"{start} ", 1) if text.startswith("0 ") else text for text in record]
    with pytest.raises(BrokenRecord) as caught:
        Match.replay(GAME, setup, lines)
    assert caught.value.line == line
    assert says in str(caught.value)


def test_a_line_of_other_rules_must_at_least_be_readable() -> None:
    with pytest.raises(BadNotation):
        Match.resume(GAME, Setup(2, {"game": "basic", "memory": "strict"}, 1), table(2), ["0 dance"])


def test_a_game_resumed_from_a_state_goes_on_without_a_past() -> None:
    match = Match.resume(GAME, Setup(2, {"game": "basic", "memory": "strict"}, 1), table(2), ["0 draw", "0 sell"])
    assert (match.first, match.length, match.free_undo, match.see(None).log) == (2, 2, 0, ())
    assert match.positions(None) == range(2, 3)
    assert match.can_take_back(1) is not None
    assert match.enter(0, "draw") == 3
    assert match.record()[2] == "0 draw"
    match.take_back(2, 4)
    assert match.decisions[0].name == "turn"


def test_the_record_counts_lines_from_one() -> None:
    match = match_at(table(2, deck="torso6a"))
    assert match.enter(0, "draw") == 1
    assert match.lines == (Move(0, DRAW),)
    assert match.see(None).log[-1].line == 1


def test_the_log_is_told_alike_whether_somebody_looked_after_every_line_or_only_at_the_end() -> None:
    one, two = [deal("frankenstein", 4, {"game": "basic", "memory": "open"}, "look") for _ in range(2)]
    for who, action in walk(one, Random(3), 200):
        one.see(None)
        two.act(who, action)
    assert one.see(2).log == two.see(2).log
    assert one.free_undo == two.free_undo


def test_digests_hang_on_the_state_alone() -> None:
    match = villager_paid()
    digest = match.digest()
    match.undo()
    match.redo()
    match.looked(0)
    assert match.digest() == digest
    assert Match.resume(GAME, match.setup, match.snapshot(), ()).digest() == digest


def test_offers_are_shared_so_that_listing_them_is_quick() -> None:
    def listed() -> list[Offer]:
        state = table(3, mats={0: "arm2 leg2"}, yards={1: "foot2"})
        return [*GAME.legal(state, 0)]

    one, two = listed(), listed()
    assert all(a is b for a, b in zip(one, two, strict=True))
    assert any(isinstance(offer, Form) for offer in one)
