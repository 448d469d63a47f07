"""Every house ruling, by its id."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from kit.games import deal, walk
from kit.monstrosity import BASIC_SIX, FIVE, At, Case, Play, match_at, table
from rulesets.contract import Undo
from rulesets.monstrosity.actions import NOTATION
from rulesets.monstrosity.bot import CannyBot
from rulesets.monstrosity.components import (
    BLADE,
    COLUMNS,
    EXTRA_DAYS,
    HEART,
    NUMBER,
    PARTS,
    ROUNDS,
    WRONG,
)
from rulesets.monstrosity.events import BladeFell, Drew, Exposed, GoldGained, HeartPicked, Transplanted
from rulesets.monstrosity.game import GAME
from rulesets.monstrosity.scoring import bonus_of
from rulesets.monstrosity.state import Phase

HERE = Path(__file__).parent
RULINGS, ACCEPTED = 65, 84

NINETEEN = "head G03, torso G06, larm B08, rarm B10, lleg R13, rleg R12"
ROUND_60 = table(At(BASIC_SIX, "P3"), n=3, active=2, round=ROUNDS)
STITCH = table(At(FIVE, "A04 B14 U1"))
OFFER = table(At("head B02", "A01", "H04"))
GUARDED = table(At(lab="S1 S2 S3"), At("larm R07, rarm R08"), dog=1)
TIE = (table(At(lab="S1"), At("larm R07, rarm R08")), "play_card S1 1")
BLADE_UP = (table(At(lab="S2"), At("larm R07, rarm R08")), "play_card S2 1")
OFFERED = (OFFER, "play_card A01")
LOOKED = (table(At(lab="A12"), At(lab="P1 U1 G03")), "play_card A12 1")
TEAMS = table(At("head B02", "G03 P3"), At(), At(FIVE, heart="H10"), At("rarm R08"), teams=True)

CASES = [
    Case("MO-R1 an idle day", table(At()), "end_day", asked="1 day"),
    Case("MO-R1 each step once", table(At(lab="U1 U2")), "draw; not draw; discard U1; not discard U2", asked="0 day"),
    Case("MO-R1 in any order", table(At("head B02", "U1 G01")), "discard G01; play_card U1 B02; draw", kinds="end_day"),
    Case("MO-R2 played at once", table(At("head B02"), pile="U1"), "draw; play_card U1 B02", mods0="U1"),
    Case("MO-R2 discarded at once", table(At(), pile="U1"), "draw; discard U1", dumpster="U1"),
    Case(
        "MO-R3 seizing closes the rest",
        table(At(lab="B02 G03 U1 U2"), dumpster="P8"),
        "draw; not assemble B02 0 head slot; not freegan; not trash_day U1 U2 G03",
        asked="0 day",
    ),
    Case("MO-R3 an option closes the rest", table(At(lab="B02 U1")), "assemble B02 0 head slot", kinds="end_day"),
    Case("MO-R4 a day does not end by itself", table(At()), "draw", asked="0 day"),
    Case(
        "MO-R5 card by card",
        table(At(lab="U1 U2 U3 U4 U5 D1 D2 D3 D4")),
        "end_day; discard_down U1",
        asked="0 discard_down",
        dumpster="U1",
    ),
    Case(
        "MO-R5 before an extra day",
        table(At(lab="U1 U2 U3 U4 U5 D1 D2 D3 A02")),
        "extra_day A02; discard_down U1",
        asked="0 day",
        dumpster="A02 U1",
    ),
    Case(
        "MO-R5 not in the all-nighter",
        table(At(BASIC_SIX, power="P3"), At(lab="U1 U2 U3 U4 U5 D1 D2 D3"), active=1, night=()),
        "end_night",
        asked="over",
    ),
    Case("MO-R6 to eight cards", table(At(lab="U1 U2 U3 U4 U5 D1 D2"), dumpster="P8"), "freegan", asked="0 day"),
    Case("MO-R6 a modifier on top", table(At(), dumpster="P8 U1"), "not freegan"),
    Case("MO-R7", table(At(lab="G03"), n=2), "discard G03; end_day; end_day; freegan", lab0="G03", gold="0/0"),
    Case("MO-R8 fewer than two", table(At(lab="U1 U2 U3"), pile="P1"), "trash_day U1 U2 U3", dumpster="U3"),
    Case("MO-R9 the top stays", table(At(), pile="", dumpster="U1 U2 U3"), "draw", pile=1, dumpster="U3"),
    Case(
        "MO-R11 the inspector throws for nobody",
        table(At(lab="A12"), At(lab="G03", heart="H13")),
        "play_card A12 1; choose_inspected G03",
        discarders="- -",
    ),
    Case(
        "MO-R11 sabotage throws for nobody",
        table(At(lab="S5"), At("head G03")),
        "play_card S5 1 G03",
        dumpster="G03 S5",
        discarders="- -",
    ),
    Case("MO-R11 a Trash Day has an owner", table(At(lab="U1 U2 G03")), "trash_day U1 U2 G03", discarders="0 0 0"),
    Case(
        "MO-R11 a reshuffle forgets",
        table(At(heart="H13"), At(), pile="", dumpster="G03/0 G04/0"),
        "draw; end_day; freegan",
        gold="2/0",
        discarders="",
    ),
    Case("MO-R12 without a torso", table(At("head B02", "B07")), "assemble B07 0 larm slot", body0="B02 B07"),
    Case("MO-R12 worse over better", table(At("head G03", "G01")), "assemble G01 0 head slot", body0="G01"),
    Case("MO-R12 a torso taken away", table(At(lab="S6"), At(FIVE)), "play_card S6 1 R05", body1="B02 B07 B09 B12"),
    Case(
        "MO-R13 the left slot names it",
        table(At(lab="R17")),
        "not assemble R17 0 rleg slot",
        assemble="R17 0 lleg slot",
    ),
    Case("MO-R13 the other slot is left empty", table(At("lleg R17", "G15")), "assemble G15 0 rleg slot", body0="G15"),
    Case("MO-R14", table(At("lleg R17 U3")), parts0=5, colours0="0/0/2"),
    Case("MO-R15 both score and count", table(At("lleg G17, on B12")), parts0=4, colours0="1/1/0"),
    Case("MO-R15 wrong side too", table(At("rarm G17", "B08")), "assemble B08 0 rarm extension", slot0_rarm=4),
    Case("MO-R16", table(At("larm B08", "G17")), "not assemble G17 0 larm extension"),
    Case("MO-R17 by Quick Stitch", STITCH, "play_card A04 B14 0 rleg slot", purple=0, exposed="0"),
    Case(
        "MO-R18",
        table(At(FIVE, "B14 B15"), At(lab="S4")),
        "assemble B14 0 rleg slot; end_day; play_card S4 0 B14; end_day; assemble B15 0 rleg slot",
        purple=0,
        exposed="0",
        total0=15,
    ),
    Case("MO-R19", table(At("rarm B07 U2 D2 D4")), slot0_rarm=0),
    Case("MO-R20", table(At("larm R10 D2", "D4")), "play_card D4 R10", slot0_larm=0, mods0="D2 D4"),
    Case("MO-R21 the orange ribbon does not count", table(At(BASIC_SIX, "P6"), orange=0), power=""),
    Case("MO-R21 the purple one does", table(At(BASIC_SIX, "P6"), purple=0), power="P6 0"),
    Case("MO-R21 gold counts", table(At(BASIC_SIX, "P7", "H13", gold=2)), power="P7 0"),
    Case(
        "MO-R21 a Black Hole counts",
        table(At(BASIC_SIX, "P4"), At(heart="H12", exposed=True)),
        power="",
    ),
    Case(
        "MO-R22 only when powering",
        table(At(BASIC_SIX, power="P3", heart="H09"), active=1, night=()),
        "end_night",
        winners=(0,),
    ),
    Case(
        "MO-R23 nothing comes off",
        table(At(BASIC_SIX, power="P3"), At("larm B08", "S1 S3 A06 A07"), active=1, night=()),
        "not play_card S1 0; not play_card S3 0 B07; not play_card A06 B08 B07; not play_card A07 B07",
        play_card="",
    ),
    Case(
        "MO-R23 the dog goes",
        table(At(BASIC_SIX, "P3"), dog=0),
        "power P3 0",
        dog=-1,
        dumpster="A10",
    ),
    Case(
        "MO-R23 modifiers work",
        table(At(BASIC_SIX.replace("B07", "B07 U2"), power="P3"), At(lab="A11 D2"), active=1, night=()),
        "play_card A11 U2",
        mods0="",
    ),
    Case(
        "MO-R24",
        table(At(BASIC_SIX, power="P7", heart="H04"), At(lab="D2"), active=1, night=(), purple=0),
        "play_card D2 B07; end_night",
        total0=16,
        winners=(0,),
    ),
    Case(
        "MO-R25 the bonus stays",
        table(At(BASIC_SIX, power="P3", bonus=1), At(lab="U2"), active=1, night=()),
        "play_card U2 B07",
        bonus0=1,
    ),
    Case(
        "MO-R26 the victim lives on",
        table(At(BASIC_SIX, power="P3=3", bonus=1), At(NINETEEN, "P9", "H10"), active=1, night=()),
        "power P9 1 0",
        alive=(0, 1),
        orange=0,
        bonus0=1,
    ),
    Case("MO-R27", table(At(NINETEEN, "P8", "H10")), "power P8 0", alive=(0,)),
    Case(
        "MO-R28 each once",
        table(At(BASIC_SIX, power="P3"), At(lab="G03 G04 U1 U2"), active=1, night=(), dumpster="P8"),
        "assemble G03 1 head slot; not assemble G04 1 torso slot; play_card U1 G03; draw; not freegan; not discard U2",
        asked="1 night",
    ),
    Case(
        "MO-R28 drawing by an effect is no draw",
        table(At(BASIC_SIX, power="P3"), At(lab="A09"), active=1, night=(), dumpster="P8"),
        "play_card A09; draw",
        asked="1 night",
    ),
    Case("MO-R29", table(At(BASIC_SIX, "P3 U1 U2 U3 U4 U5 D1 D2 D3 D4")), "power P3 0", asked="1 night"),
    Case(
        "MO-R30",
        table(At(BASIC_SIX, power="P3"), At("larm R07"), At(lab="S3"), active=2, night=()),
        "play_card S3 1 R07",
        body1="",
    ),
    Case("MO-R31 a hopeless night", table(At(BASIC_SIX, "P3")), "power P3 0", asked="1 night", alive=(0,)),
    Case("MO-R32", table(At(BASIC_SIX, "P3")), "power P3 0; end_night", asked="over"),
    Case(
        "MO-R33",
        table(At(BASIC_SIX, power="P3"), At(NINETEEN, "P4", "H10"), active=1, night=(), dumpster="P8"),
        "power P4 1; freegan",
        asked="1 night",
    ),
    Case(
        "MO-R34 not by day in singles",
        table(At(BASIC_SIX, "P9"), At(NINETEEN, heart="H10")),
        "not power P9 0 1",
    ),
    Case(
        "MO-R34 not only a neighbour",
        table(At(BASIC_SIX, power="P3"), At(), At(NINETEEN, "P9", "H10"), At(), active=2, night=(3,)),
        power="P9 2 0",
    ),
    Case("MO-R35", table(At(BASIC_SIX, power="P1"), At(), active=1, night=(), alive=(0,)), "end_night", winners=(0,)),
    Case("MO-R36", table(At(), At(), active=1, night=()), "end_night", winners=()),
    Case("MO-R37 a power cut", ROUND_60, "end_day", asked="0 night", round=61),
    Case("MO-R37 nothing further starts", ROUND_60, "end_day; power P3 0", asked="0 night", alive=(0,)),
    Case(
        "MO-R37 then the others",
        ROUND_60,
        "end_day; power P3 0; end_night; end_night; end_night",
        asked="over",
        winners=(0,),
    ),
    Case("MO-R38 not against oneself", table(At("larm B08", "S3"), At()), "not play_card S3 0 B08", play_card=""),
    Case("MO-R38 a part that fits", table(At(lab="S1 S2 S7"), At("head G03, torso G06")), play_card=""),
    Case("MO-R38 the dog before a tie", GUARDED, "play_card S1 1", asked="0 day", dumpster="A10 S1", dog=-1),
    Case("MO-R38 the dog before the blade", GUARDED, "play_card S2 1", asked="0 day", body1="R07 R08"),
    Case(
        "MO-R39 extension and connected part apart",
        table(At(lab="S1"), At("larm G17, on R15")),
        "play_card S1 1",
        body1="G17",
        dumpster="R15 S1",
    ),
    Case(
        "MO-R39 the saboteur chooses where points do not",
        table(At(lab="S3"), At("larm G08, rarm R10")),
        "play_card S3 1 G08",
        body1="R10",
    ),
    Case(
        "MO-R40 an any-limb part is what it fills",
        table(At(lab="S3 S4"), At("lleg R15, larm R18")),
        play_card="S3 1 R18; S4 1 R15",
    ),
    Case(
        "MO-R41 the extension falls",
        table(At(lab="S2"), At("larm G17, on B08")),
        "play_card S2 1; drop_blade 2",
        body1="",
        dumpster="G17 B08 S2",
    ),
    Case("MO-R41 an empty slot", table(At(lab="S2"), At("larm B08")), "play_card S2 1; drop_blade 14", body1="B08"),
    Case(
        "MO-R42 after any option",
        table(At(lab="B02 A02"), pile="P1"),
        "assemble B02 0 head slot; extra_day A02; draw",
        asked="0 day",
        round=1,
    ),
    Case(
        "MO-R43 the old heart",
        OFFER,
        "play_card A01; choose_transplant H04",
        heart0="H04",
        dumpster="A01",
    ),
    Case(
        "MO-R43 gold is lost",
        table(At(lab="A01", heart="H13", gold=4)),
        "play_card A01; choose_transplant H11",
        gold="0/0",
        heart0="H11",
    ),
    Case(
        "MO-R43 not when alive",
        table(At(BASIC_SIX, "A01", power="P1"), At(), At(), At(), teams=True),
        "not play_card A01",
    ),
    Case(
        "MO-R44 whether or not it stays complete",
        table(At("head B02", heart="H12", exposed=True), At("head G03", heart="H11")),
        total="3/3",
    ),
    Case(
        "MO-R45 in the night",
        table(At(BASIC_SIX, power="P3", heart="H13"), At(), active=1, night=(), dumpster="G03/0"),
        "freegan",
        gold="2/0",
    ),
    Case(
        "MO-R45 after a transplant",
        table(At(lab="A01"), At(), dumpster="G03/0"),
        "play_card A01; choose_transplant H13; end_day",
        heart0="H13",
        gold="0/0",
    ),
    Case(
        "MO-R46 no two-slot part, no extension",
        table(At("lleg R17, larm G17, on R10, head G01", "A06"), At("lleg G12, rleg G15, larm G08, head G02")),
        play_card="A06 G01 G02",
    ),
    Case(
        "MO-R47 the extension",
        table(At(lab="A07"), At("larm G17 U4, on B08 D2")),
        "play_card A07 G17",
        lab0="G17",
        dumpster="A07 U4 D2 B08",
        body1="",
    ),
    Case(
        "MO-R48",
        table(At(lab="A08"), At(heart="H13"), dumpster="G03/1"),
        "play_card A08 G03",
        lab0="G03",
        gold="0/0",
    ),
    Case("MO-R49 it is not the Assemble option", STITCH, "play_card A04 B14 0 rleg slot; draw", asked="0 day"),
    Case("MO-R50", table(At(lab="S5 U1")), "not play_card U1 B02; discard U1", play_card=""),
    Case("MO-R51 on any monster", table(At("head B02", "U1"), At("head G03")), play_card="U1 G03; U1 B02"),
    Case("MO-R51 never a torso", table(At("torso R05", "U5")), "not play_card U5 R05"),
    Case("MO-R51 what it fills now", table(At("lleg R15", "U2 U3")), play_card="U3 R15"),
    Case(
        "MO-R52 before it lives",
        table(At("larm B07", "I3", "H04")),
        "play_card I3 B07 degrade",
        slot0_larm=1,
        total0=3,
    ),
    Case(
        "MO-R52 the floor comes after turning",
        table(At("head G03, torso G06, larm R10 D4 I3-, rarm B10, lleg R13, rleg R12", heart="H10", power="P1")),
        parts0=17,
    ),
    Case(
        "MO-R53",
        table(At("head G03 I1, torso G06, larm B08 I3, rarm B10, lleg R13, rleg R12", heart="H10", power="P1")),
        parts0=21,
        total0=21 + 2 + 4 + 2 + 1,
    ),
    Case("MO-R54", table(At(lab="B07 B11 B16 G08 B02")), "assemble B07 0 rarm slot", slot0_rarm=1),
    Case("MO-R54 not arm for leg", table(At(lab="B07")), "not assemble B07 0 lleg slot"),
    Case("MO-R58 no wrong side", table(At(lab="B07"), beginner=True), assemble="B07 0 larm slot"),
    Case(
        "MO-R59 the partner's monster", TEAMS, "assemble G03 2 head slot", body2="G03 R05 B07 B09 B12", discarders="0"
    ),
    Case(
        "MO-R60",
        table(At("head G03", "P3"), At(), At(NINETEEN.replace("G03", "G02"), heart="H10"), At(), teams=True, purple=2),
        "power P3 2",
        orange=2,
        alive=(2,),
        lab0="",
    ),
    Case(
        "MO-R61",
        table(At(BASIC_SIX, "G03", power="P1"), At(), At(), At(), teams=True),
        "assemble G03 2 head slot",
        body2="G03",
    ),
    Case(
        "MO-R62 a living seat gets no night",
        table(
            At(BASIC_SIX, "P3"),
            At(NINETEEN, heart="H10", power="P1"),
            At("head B03, torso R04, larm R07, rarm B15, lleg R11, rleg R14", power="P2"),
            At(),
            teams=True,
        ),
        "power P3 0",
        asked="3 night",
    ),
    Case(
        "MO-R63 no team, no winner",
        table(At(BASIC_SIX, power="P1"), At(), At(), At(), teams=True, active=3, night=()),
        "end_night",
        winners=(),
    ),
    Case(
        "MO-R64 no sabotage against a partner",
        table(At(lab="S5 A07 A12"), At(), At("head G03, larm B08", "U1"), At(), teams=True),
        play_card="",
    ),
    Case(
        "MO-R64 power from any living monster",
        table(At(BASIC_SIX, power="P1"), At(), At(NINETEEN, "P9", "H10"), At(), active=2, teams=True),
        power="P9 2 0",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_ruling(case: Case) -> None:
    case.run()


def test_every_ruling_and_every_case_is_named_by_a_test() -> None:
    text = "".join([file.read_text() for file in HERE.glob("test_*.py")]).replace("_", "-").upper()
    named = set(re.findall(r"MO-R?\d+", text))
    wanted = {f"MO-R{number}" for number in range(1, RULINGS + 1)}
    wanted |= {f"MO-{number}" for number in range(1, ACCEPTED + 1)}
    assert wanted - named == set()


def test_mo_r10_the_dumpster_and_the_log_can_be_read_by_all() -> None:
    position = table(At(lab="G03"), dumpster="U1/1 P8 S3")
    for viewer in (None, 0, 1):
        assert GAME.view(position, viewer).dumpster == tuple(position.dumpster)
    assert GAME.recall(position, 1).since == 0


def test_mo_r37_the_lights_flicker_for_ten_rounds() -> None:
    assert [GAME.headline(table(At(), round=number)) for number in (50, 51, 60)] == [
        "Round 50",
        "Round 51: the lights flicker, 10 rounds left",
        "Round 60: the lights flicker, 1 round left",
    ]


def test_mo_r41_the_columns_of_the_blade() -> None:
    gaps = [stop for stop in range(COLUMNS) if stop not in BLADE]
    assert gaps == [0, 3, 4, 7, 8, 11, 12, 15]
    assert all(list(BLADE.values()).count(slot) == 2 for slot in BLADE.values())


def test_mo_r41_a_dropped_blade_cannot_be_taken_back() -> None:
    match = match_at(table(At("head B02", "S2"), At("larm B08")))
    match.enter(0, "play_card S2 1")
    match.enter(0, "drop_blade 0")
    assert match.free_undo == 0
    assert match.can_take_back(match.first) is not None
    assert BladeFell(turn=1, seat=0, victim=1, stop=0, slot=None).undo is Undo.NEVER


def test_mo_r42_an_extra_day_is_the_last_act_and_no_card_to_play() -> None:
    play = Play(table(At(lab="A02 A03")))
    assert "A02" not in play.lines("play_card")
    play.do("extra_day A02; extra_day A03")
    assert play.state.extra_used == 2
    play.state.labs[0] = (EXTRA_DAYS[0],)
    assert play.kinds == "draw discard end_day"


def test_mo_r43_what_the_others_learn_of_a_transplant() -> None:
    for exposed, new, learned in (
        (False, "H11", None),
        (False, "H04", None),
        (True, "H11", True),
        (True, "H04", False),
    ):
        position = table(At("head B02", "A01", "H04", exposed=exposed))
        play = Play(position).do(f"play_card A01; choose_transplant {new}")
        (event,) = [event for event in play.events if isinstance(event, Transplanted)]
        for viewer in (None, 1):
            copy = event.shown_to(viewer)
            assert isinstance(copy, Transplanted)
            assert copy.changed is learned
            assert copy.new == (HEART["H04"] if learned is False else None)
            assert copy.old == (HEART["H04"] if exposed else None)
        assert event.shown_to(0) == event


def test_mo_r43_a_new_heart_lies_face_up_on_a_complete_monster() -> None:
    play = Play(table(At(BASIC_SIX, "A01", "H04"))).do("play_card A01; choose_transplant H11")
    assert play.state.exposed[0]
    (event,) = [event for event in play.events if isinstance(event, Transplanted)]
    assert event.shown_to(1) == event


def test_mo_r45_only_the_holder_is_told_of_hidden_gold() -> None:
    for exposed in (False, True):
        position = table(At(heart="H13", exposed=exposed), At(), At(), active=1, dumpster="G03/0")
        play = Play(position).do("freegan")
        (event,) = [event for event in play.events if isinstance(event, GoldGained)]
        assert event.shown_to(0) == event
        assert event.undo is Undo.FREE
        for viewer in (None, 1, 2):
            assert event.shown_to(viewer) == (event if exposed else None)
            assert GAME.view(play.state, viewer).monsters[0].gold == (2 if exposed else None)


@pytest.mark.parametrize(
    ("words", "heart", "goal", "icons", "inbred"),
    [
        ("head B02, torso B06, larm B07, rarm B09, lleg B12, rleg B14", "H11", 1, 0, 3),  # MO-R55
        ("head B02, torso B06, larm G17, on B07, rarm B09, lleg B12, rleg B14", "H06", 0, 0, 0),
        ("head G02, torso G06, larm B08, rarm B09, lleg G17, rleg B14", "H01", 2, 0, 0),  # MO-R56
        ("head R02, torso R06, larm B08, rarm B09, lleg G17, rleg B14", "H07", 0, 0, 0),
        ("head R02, torso R06, larm B08, rarm B09, lleg R17", "H07", 1, 0, 0),
        ("head G02, torso G06, larm G08, rarm G10, lleg G12, rleg B14", "H01", 2, 0, 0),
        ("head G01, torso R06, larm B11, rarm B09, lleg R14, rleg B14", "H02", 0, 4, 0),  # MO-R57
        ("head G01, torso R06, larm B11, rarm B09, lleg R14, rleg B14", "H06", 0, 2, 0),
        ("head G01, torso R06, larm B11, rarm B09, lleg R14, rleg B14", "H12", 0, 0, 0),
    ],
)
def test_mo_r55_r56_r57_what_waking_pays(words: str, heart: str, goal: int, icons: int, inbred: int) -> None:
    state = table(At(words))
    bonus = bonus_of(state.bodies[0], state.mods[0], HEART[heart], 3)
    assert (bonus.goal, bonus.icons, bonus.inbred) == (goal, icons, inbred)


def test_mo_r56_a_row_through_the_extension() -> None:
    state = table(At("head G02, torso G06, larm G17, on B08, rarm G10, lleg B12, rleg B14"))
    assert bonus_of(state.bodies[0], (), HEART["H01"], 3).goal == 2
    state = table(At("head R02, torso R06, larm B07, rarm B10, lleg G17, on R11, rleg B14"))
    assert bonus_of(state.bodies[0], (), HEART["H07"], 3).goal == 1


def test_mo_r54_the_blue_limbs_of_one_side_and_no_others() -> None:
    turned = [part.id for part, slot in zip(PARTS, WRONG, strict=True) if slot >= 0]
    assert turned == ["B07", "B08", "B09", "B10", "B12", "B13", "B14", "B15"]


def test_mo_r58_what_a_beginner_leaves_in_the_box() -> None:
    match = deal("monstrosity", 3, {"mode": "beginner"})
    state = match.snapshot()
    assert len(state.pile) == 90 and len(state.heart_deck) == 12 - 9
    assert not any(NUMBER[f"I{number}"] in state.pile for number in range(1, 7))
    play = Play(table(At("head G01, torso G06, larm B11, rarm G10, lleg G13, rleg G15", "P7", "H01"), beginner=True))
    assert play.do("power P7 0").see("bonus0") == 0


def test_mo_r59_r65_a_partner_sees_no_more_than_an_opponent() -> None:
    rng = Random(3)
    match = deal("monstrosity", 4, {"teams": "on"}, "partners")
    for _ in walk(match, rng, 60):
        for seat in range(4):
            mine, theirs = match.see(seat).view, match.see((seat + 1) % 4).view
            partner = (seat + 2) % 4
            assert mine.monsters[partner] == theirs.monsters[partner]
            assert mine.monsters[partner].lab is None
            if not match.snapshot().exposed[partner]:
                assert mine.monsters[partner].heart is None


def test_mo_r62_in_a_night_one_part_and_one_power_for_both_monsters() -> None:
    play = Play(
        table(
            At(BASIC_SIX, power="P1"),
            At(lab="G03 G04"),
            At(NINETEEN.replace("G03", "G02"), heart="H10", power="P2"),
            At(),
            teams=True,
            active=1,
            night=(3,),
        )
    )
    play.do("assemble G03 3 head slot; not assemble G04 1 torso slot; end_night")
    assert play.asked == "3 night"


def test_mo_r63_equal_sums_the_earlier_second_monster() -> None:
    for alive, winners in (((0, 2, 1, 3), (0, 2)), ((1, 3, 0, 2), (1, 3)), ((0, 1, 3, 2), (1, 3))):
        position = table(
            At(BASIC_SIX, power="P3=9"),
            At("head B03, torso R04, larm R07, rarm R08, lleg R11, rleg R12", heart="H12", power="P4=9"),
            At("head R02, torso B05, larm B08, rarm G09, lleg G12, rleg G14", heart="H10", power="P5=6"),
            At("head G02, torso B04, larm G07, rarm R09, lleg R13, rleg G15", heart="H01", power="P6=3"),
            teams=True,
            active=3,
            night=(),
            alive=alive,
            purple=0,
        )
        sums = [sum(GAME.view(position, None).points[seat] for seat in team) for team in ((0, 2), (1, 3))]
        position.charge[3] += sums[0] - sums[1]  # even now
        outcome = GAME.outcome(Play(position).do("end_night").state)
        assert outcome is not None
        assert outcome.winners == winners
        assert outcome.decided_by.startswith("after a tie")
        assert outcome.places[0] == winners


def test_mo_r64_a_black_hole_pulls_at_the_partner_too() -> None:
    position = table(At("head B02", heart="H12", exposed=True), At(), At("head G03", heart="H11"), At(), teams=True)
    assert Play(position).see("total2") == 3


def test_mo_r65_the_heart_of_a_partner_is_turned_up_with_the_monster() -> None:
    position = table(At(lab="B14"), At(), At(FIVE, heart="H10"), At(), teams=True)
    assert GAME.view(position, 0).monsters[2].heart is None
    assert GAME.view(position, 0).ready[0].monster == 0 and len(GAME.view(position, 0).ready) == 1
    play = Play(position).do("assemble B14 2 rleg slot")
    assert GAME.view(play.state, 0).monsters[2].heart == HEART["H10"]
    assert [ready.monster for ready in GAME.view(play.state, 0).ready] == [0, 2]
    assert any(isinstance(event, Exposed) and event.undo is Undo.CONSENT for event in play.events)


def test_days_can_be_undone_until_something_is_drawn_or_shown() -> None:
    match = match_at(table(At(FIVE, "G03 B14 A02 U1 S3"), At("larm B08")))
    match.enter(0, "discard G03")
    match.enter(0, "play_card S3 1 B08")
    match.enter(0, "extra_day A02")
    assert match.free_undo == 3
    match.undo()
    match.enter(0, "draw")
    assert match.free_undo == 0
    again = match_at(table(At(FIVE, "B14")))
    again.enter(0, "assemble B14 0 rleg slot")
    assert again.free_undo == 0
    looked = match_at(table(At(lab="A12"), At(lab="P1 G03")))
    looked.enter(0, "play_card A12 1")
    looked.enter(0, "choose_inspected P1")
    assert looked.free_undo == 0, "the table has seen the card; another one would be shown as well"


def test_a_drawn_card_is_for_its_seat_alone_and_so_is_a_picked_heart() -> None:
    drew = Drew(turn=1, seat=1, card=3)
    assert drew.shown_to(1) == drew
    assert GAME.tell(drew) == "{1} draws Compost Bin."
    assert all(GAME.tell(drew.shown_to(viewer)) == "{1} draws a card." for viewer in (None, 0, 2))
    picked = HeartPicked(turn=0, seat=1, heart=4)
    assert all(GAME.tell(picked.shown_to(viewer)) == "{1} picks a heart." for viewer in (None, 0, 2))


def test_the_notation_of_every_action_met_in_play() -> None:
    kinds = set()
    for seed in range(12):
        match = deal("monstrosity", 4, {"teams": "on"} if seed % 2 else {}, seed)
        for _, action in walk(match, Random(seed), 400):
            kinds.add(type(action))
            assert NOTATION.parse(NOTATION.text(action)) == action
    assert len(kinds) > 22


def test_the_bot_answers_every_question() -> None:
    for position, phase in (
        (TIE, Phase.TIE),
        (BLADE_UP, Phase.BLADE),
        (OFFERED, Phase.TRANSPLANT),
        (LOOKED, Phase.INSPECTION),
    ):
        play = Play(position[0]).do(position[1])
        assert play.state.phase is phase
        match = match_at(play.state)
        seat = play.state.asked
        action = CannyBot(seat, 1).choose(match.see(seat))
        assert action is not None
        assert GAME.why_not(play.state, seat, action) is None
