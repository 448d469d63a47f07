"""What is said of choices and of what cannot be chosen, and how far a turn may be undone."""

from __future__ import annotations

import pytest

from kit.demise import Look, base, enter, match_at
from kit.games import refused
from rulesets.demise.game import GAME
from rulesets.demise.state import State

BODY = "1/1/2/2"
FOUR = "G11 G12 G13 G14"
LAST = {"dice": "1", "rage": 4}


def test_undo_is_free_until_a_die_a_card_or_the_end_of_a_turn() -> None:
    match = match_at(base(blocks="C7 G11", display="O05"))
    enter(match, "take_box 1", "igor_relocate C7 C6", "buy 1")
    assert match.free_undo == 3
    match.undo()
    match.undo()
    assert Look(match).see("blocks0") == "G11 C7"
    match.redo()
    match.redo()
    enter(match, "buy deck")
    assert match.free_undo == 0
    enter(match, "igor_relocate G11 C1")
    assert match.free_undo == 0
    corner = match_at(base(2, dice="11115"))
    enter(corner, "take_vp 1 leave")
    assert Look(corner).see("asked") == "1 take_die" and corner.free_undo == 0


def test_boxes_that_are_of_no_use_are_closed_with_a_reason() -> None:
    match = match_at(base(gold=0, supply=0, blocks={1: FOUR, 2: "C1 C2 C3 C4", 3: "C5 C6 C7 C8"}))
    (ask,) = match.see(None).view.asks
    closed = {GAME.text(offer): refusal.reason for offer, refusal in ask.closed}
    assert [f"take_box {box}" for box in (3, 4, 5, 6)] == [text for text in closed if text.startswith("take_box")]
    assert "no gold" in closed["take_box 3"] and "Igor's level 1" in closed["take_box 4"]
    assert "1 gold" in closed["take_box 5"] and "taken" in closed["take_box 6"]
    assert "a head" in closed["take_build 1 none M1 -"]


def test_a_space_without_effect_is_marked() -> None:
    match = match_at(base(gold=0, parts="0/0/0/0"))
    enter(match, "take_box 6")
    view = match.see(0).view
    for space in ("C2", "C5", "C6", "C7"):
        note = GAME.explain(view, GAME.parse(f"curate {space} -"))
        assert note.label.startswith("Bar ") and "Only bars it" in note.effect and note.warn
    for space in ("C1", "C3", "C4", "C8"):
        assert not GAME.explain(view, GAME.parse(f"curate {space} -")).warn


@pytest.mark.parametrize(
    ("position", "moves", "line", "says"),
    [
        (base(blocks="G11 G12"), ("take_box 4",), "clinic_place G13 -", ("VP at scoring: +4", "VP now: 0", "No rage")),
        (base(cards="O14"), ("take_box 4",), "clinic_place G13 -", ("VP at scoring: +2", "VP now: +1")),
        (base(parts=BODY), (), "take_build 1 none M1 -", ("VP at scoring: +17", "VP now: 0", "1 to 2 at the end")),
        (base(parts=BODY, cards="O13 O20"), (), "take_build 1 none M1 -", ("VP now: +2", "No rage")),
        (base(), (), "take_box 2", ("VP now: 0", "1 to 2 at the end")),
        (base(enraged=True), (), "take_box 2", ("rise anyway",)),
        (base(cards="O07"), (), "take_box 2", ("No rage",)),
        (base(cards="O15"), (), "take_vp 1 refresh", ("VP now: +3", "shuffled")),
        (base(), ("take_box 6",), "curate C2 -", ("VP now: +4",)),
        (base(cards="O12"), ("take_box 6",), "curate C2 -", ("VP now: +5",)),
        (base(rage=2), ("take_box 6",), "curate C3 -", ("2 to 1 or 3 at once",)),
        (base(rage=3), ("take_box 6", "curate C3 -"), "move_villager +1", ("3 to 4 at once", "The mob comes")),
        (base(blocks={0: "M1", 1: "M2"}), ("take_box 1",), "igor_upgrade arm M1", ("VP at scoring: +2", "No rage")),
        (base(blocks={0: "M1 M2 M3 M4 M5"}, parts=BODY), (), "take_build 1 none M6 -", ("fills the track",)),
        (base(display="O21"), ("take_box 5",), "buy 1", ("each scoring: +1", "VP now: 0")),
        (base(blocks="G11 G12"), ("take_box 1",), "igor_relocate G12 C2", ("VP at scoring: -3", "VP now: +4")),
    ],
)
def test_explanations_say_vp_now_vp_at_scoring_and_rage(
    position: State, moves: tuple[str, ...], line: str, says: tuple[str, ...]
) -> None:
    match = enter(match_at(position), *moves)
    note = GAME.explain(match.see(0).view, GAME.parse(line))
    for words in says:
        assert words in note.effect, note.effect


@pytest.mark.parametrize(
    ("position", "moves", "line", "says"),
    [
        (base(), (), "take_box 7", "1 to 6"),
        (base(dice="22334455"), (), "take_box 1", "No die shows 1"),
        (base(parts=BODY), (), "take_build 1 leg M1 -", "The Polythew"),
        (base(parts=BODY), (), "take_build 1 none M2 -", "lowest open space"),
        (base(parts=BODY), (), "take_build 1 none G11 -", "no space of the Monster track"),
        (base(parts=BODY, blocks={1: "M1"}), (), "take_build 1 none M1 -", "taken"),
        (base(), ("take_box 4",), "clinic_place C1 -", "no square"),
        (base(), ("take_box 4",), "done", "First place"),
        (base(), ("take_box 1",), "igor_shift -1", "no level 0"),
        (base(), ("take_box 1",), "igor_relocate G11 G12", "no block"),
        (base(blocks="G11 M1"), ("take_box 1",), "igor_relocate M1 G12", "track"),
        (base(blocks="G11"), ("take_box 1",), "igor_upgrade arm M1", "no Monster"),
        (base(blocks="M1", parts="0/0/1/0"), ("take_box 1",), "igor_upgrade leg M1", "no leg"),
        (base(blocks={0: "M1", 1: "M2"}), ("take_box 1",), "igor_upgrade arm M2", "no Monster on M2"),
        (base(), ("take_box 6",), "curate M1 -", "no space of the Curator Area"),
        (base(blocks={1: "C1"}), ("take_box 6",), "curate C1 -", "taken by {1}"),
        (base(blocks="G11 G12"), ("take_box 2=3", "settle 5"), "pick torso head", "in the order"),
        (base(blocks="G11 G12"), ("take_box 2=3", "settle 5"), "pick head", "exactly 2"),
        (base(pool="1/7/10/10", blocks="G11 G12"), ("take_box 2=3", "settle 5"), "pick head head", "does not have"),
        (base(cards="O10"), ("take_box 6", "curate C1 -=3"), "pick head", "an arm or a leg"),
        (base(), ("take_box 6", "curate C7 -"), "pawn_sell head", "no head"),
        (base(supply=0), ("take_box 6", "curate C7 -"), "pawn_sell arm", "supply"),
        (base(cards="O21 O22 O23 O24"), ("take_box 6", "curate C5 -"), "stitch M1 - O21 O22 O23", "4 different"),
        (base(cards="O21 O22 O23 O24"), ("take_box 6", "curate C5 -"), "stitch M1 - O21 O22 O23 O25", "not yours"),
        (base(parts="1/0/2/1", **LAST), ("take_vp 1 leave",), "keep_parts 1 0 2 1", "exactly 3"),
        (base(parts="1/0/2/1", **LAST), ("take_vp 1 leave",), "keep_parts 3 0 0 0", "do not have"),
        (base(rage=2), ("take_box 6", "curate C3 -"), "move_villager +2", "one step"),
        (base(cards="O09"), ("take_box 2=1",), "settle 0", "1 to 6"),
        (base(cards="O09"), ("take_box 2=1",), "settle 3", "too far"),
    ],
)
def test_a_refusal_says_why(position: State, moves: tuple[str, ...], line: str, says: str) -> None:
    match = enter(match_at(position), *moves)
    owner = match.decisions[0].owner
    assert owner == 0
    assert says in refused(match, owner, GAME.parse(line)).refusal.reason


def test_the_question_names_what_is_left_of_a_compound_turn() -> None:
    igor = enter(match_at(base(blocks="C4 M1", parts="0/0/1/1")), "take_box 1")
    assert igor.see(0).view.asks[0].prompt == "{0}, Igor on level 1: move him, carry a block, or done?"
    enter(igor, "igor_shift +1")
    assert igor.see(0).view.asks[0].prompt == "{0}, Igor on level 2: carry a block, or done?"
    upgrade = enter(match_at(base(blocks="M1", parts="0/0/1/1")), "take_box 1")
    assert upgrade.see(0).view.asks[0].prompt == "{0}, Igor on level 1: move him, upgrade a Monster, or done?"
    clinic = enter(match_at(base(blocks=FOUR, parts="1/1/1/1", igor=2)), "take_box 4")
    assert clinic.see(0).view.asks[0].prompt.endswith("block up to level 2, Monster, or both?")
    enter(clinic, "clinic_build arm M1 -")
    assert clinic.see(0).view.asks[0].prompt.endswith("a block up to level 2, too, or done?")
    clinic.undo()
    enter(clinic, "clinic_place G21 -")
    assert clinic.see(0).view.asks[0].prompt.endswith("now build a Monster, or done?")
