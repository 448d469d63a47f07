"""The acceptance cases, by id. Moves are entered by whoever is asked; the dumpster reads from bottom to top."""

from __future__ import annotations

import pytest

from kit.monstrosity import BASIC_SIX, FIVE, At, Case, Play, table
from rulesets.box import Setup
from rulesets.monstrosity.components import HEART, IDS, NUMBER
from rulesets.monstrosity.game import GAME

NINETEEN = "head G03, torso G06, larm B08, rarm B10, lleg R13, rleg R12"
"""Parts of all colours worth 19."""
B = "head G03, torso G06, larm B08, rarm B10, lleg B13, rleg B16"
ALL_BLUE = "head B02, torso B06, larm B07, rarm B09, lleg B12, rleg B14"
GREENISH = "head G01, torso G06, larm B11, rarm G10, lleg G13, rleg G15"
HATTED = "head R03 I2-, torso R06, larm R09, rarm R08, lleg R11 I5, rleg B14"
SEVEN = "U1 U2 U3 U4 U5 D1 D2"
EXTENDED = "larm G17 U4, on B08 D4"
FIVE_IN_THE_DARK = table(
    At(),
    At("head G03, torso G06, larm B08, rarm B10, lleg G13", "R14 U4 P1 A02 A04 B14", "H10"),
    active=1,
    night=(),
    round=61,
    dumpster="P8",
)
STEAL = table(At(BASIC_SIX, heart="H05", power="P2"), At(B, "P9", "H04"), active=1, night=(), purple=0)
TIED = table(At(lab="S1"), At("larm B07, rarm R10, lleg G12 D3"))
DAYS = table(At(lab="A02 A03"))
SEIZED = table(At("larm R10", "U4 G03 A02"))


def blade(stop: int) -> str:
    return f"play_card S2 1; drop_blade {stop}"


CASES = [
    Case("MO-1", table(At(BASIC_SIX, heart="H04")), total0=15, colours0="0/5/1"),
    Case("MO-2", table(At(BASIC_SIX, "P3 P6")), "not power P6 0", power="P3 0"),
    Case("MO-3", table(At(BASIC_SIX, "P3 P6"), purple=0), power="P3 0; P6 0"),
    Case("MO-4", table(At(BASIC_SIX, "P6")), power=""),
    Case(
        "MO-5 the night begins at once",
        table(At(BASIC_SIX, "P3"), n=3, purple=0),
        "power P3 0",
        orange=0,
        total0=19,
        asked="1 night",
    ),
    Case("MO-5 then seat 2", table(At(BASIC_SIX, "P3"), n=3, purple=0), "power P3 0; end_night", asked="2 night"),
    Case(
        "MO-5 then it is over",
        table(At(BASIC_SIX, "P3"), n=3, purple=0),
        "power P3 0; end_night; end_night",
        asked="over",
        winners=(0,),
    ),
    Case(
        "MO-6 the tail counts twice",
        table(At("head B02, torso G05, larm B08, rarm B10, lleg R17", "P6", "H07")),
        total0=18,
        power="P6 0",
    ),
    Case("MO-6 not three times", table(At("head B02, torso G05, larm B08, rarm B10, lleg R17", "P6", "H08")), power=""),
    Case(
        "MO-7",
        table(At("lleg R17 U3", "G13")),
        "assemble G13 0 lleg slot",
        body0="G13",
        dumpster="U3 R17",
        discarders="0 0",
    ),
    Case(
        "MO-8",
        table(At("lleg G12, rleg G15 D3", "R17")),
        "assemble R17 0 lleg slot",
        body0="R17",
        dumpster="G12 D3 G15",
    ),
    Case("MO-9", table(At("larm G17", "B08")), "assemble B08 0 larm extension", slot0_larm=5, colours0="1/1/0"),
    Case(
        "MO-10",
        table(At("larm G17, on B08", "R15")),
        "assemble R15 0 larm extension",
        dumpster="B08",
        slot0_larm=3,
    ),
    Case(
        "MO-11",
        table(At("larm G17, on B08", "R15")),
        "assemble R15 0 larm slot",
        dumpster="G17 B08",
        slot0_larm=1,
    ),
    Case("MO-12", table(At("larm G17", "R18 R17")), assemble="R17 0 lleg slot; R18 0 larm slot"),
    Case(
        "MO-13",
        table(At(lab="S3"), At(EXTENDED)),
        "play_card S3 1 G17",
        dumpster="U4 D4 G17 B08 S3",
        body1="",
    ),
    Case(
        "MO-14",
        table(At(lab="S3"), At(EXTENDED)),
        "play_card S3 1 B08",
        dumpster="D4 B08 S3",
        body1="G17",
        mods1="U4",
    ),
    Case("MO-15", table(At(lab="B08")), "assemble B08 0 rarm slot", slot0_rarm=2),
    Case("MO-15 beginner", table(At(lab="B08"), beginner=True), "not assemble B08 0 rarm slot"),
    Case(
        "MO-16",
        table(At(lab="G08 B02 B11 B08")),
        assemble="G08 0 larm slot; B02 0 head slot; B08 0 larm slot; B08 0 rarm slot; B11 0 larm slot; B11 0 rarm slot",
    ),
    Case("MO-16 never wrong", table(At(lab="B11")), "assemble B11 0 rarm slot", slot0_rarm=1),
    Case("MO-17", table(At("larm R10 D4 D5 U4")), slot0_larm=0),
    Case("MO-17 with U5", table(At("larm R10 D4 D5 U4", "U5")), "play_card U5 R10", slot0_larm=1),
    Case("MO-18 sabotage on top", table(At(), dumpster="G03 S3"), "not freegan"),
    Case("MO-18 empty", table(At()), "not freegan"),
    Case("MO-19", table(At(), dumpster="S3 P8"), "freegan", lab0="P8", kinds="end_day"),
    Case("MO-19 with an Extra Day", table(At(lab="A02"), dumpster="S3 P8"), "freegan", kinds="extra_day end_day"),
    Case("MO-20 once", table(At(lab=SEVEN), dumpster="P8"), "freegan; end_day", asked="0 discard_down"),
    Case(
        "MO-20 then seat 1",
        table(At(lab=SEVEN), dumpster="P8"),
        "freegan; end_day; discard_down U4",
        asked="1 day",
        dumpster="U4",
        discarders="0",
    ),
    Case("MO-21", table(At(lab="U1 U2")), "not trash_day U1 U2 G03", kinds="draw discard end_day"),
    Case(
        "MO-22",
        table(At(lab="U1 U2 G03"), pile="P1 P2 P3"),
        "trash_day U2 U1 G03",
        dumpster="U2 U1 G03",
        lab0="P1 P2",
    ),
    Case(
        "MO-23",
        table(At(lab="U1 U2 G03"), pile=""),
        "trash_day U2 U1 G03",
        lab0="U1 U2",
        dumpster="G03",
        pile=0,
    ),
    Case("MO-24", table(At(), pile="", dumpster="G03"), "not draw"),
    Case("MO-25", table(At(), pile="", dumpster="S1 G03"), "draw", lab0="S1", dumpster="G03"),
    Case("MO-26", SEIZED, "discard G03", kinds="draw play_card extra_day end_day"),
    Case("MO-27", SEIZED, "discard G03; draw; play_card U4 R10", kinds="extra_day end_day"),
    Case(
        "MO-28 a new day",
        table(At(lab="A02 A03 G03 U1"), dumpster="P8"),
        "draw; extra_day A03; not freegan",
        asked="0 day",
    ),
    Case("MO-28 all options", DAYS, "draw; extra_day A02; draw; extra_day A03", asked="0 day", round=1),
    Case(
        "MO-28 three days are the most",
        table(At(lab="A02 A03"), pile="P1 P2 A05 A04"),
        "draw; extra_day A02; extra_day A03; draw; end_day",
        asked="1 day",
        round=1,
    ),
    Case("MO-28 then only the end", DAYS, "draw; extra_day A02; extra_day A03; draw; not extra_day A02"),
    Case(
        "MO-29",
        table(At(FIVE, "B14"), At(lab="S4")),
        "assemble B14 0 rleg slot; end_day; play_card S4 0 B14",
        purple=0,
        exposed="0",
        total0=12,
    ),
    Case(
        "MO-30",
        table(At(FIVE, "B14", "H12"), At("head G03, torso G06, larm G08", heart="H11"), At(heart="H04")),
        "assemble B14 0 rleg slot",
        total="14/11/1",
    ),
    Case(
        "MO-31",
        table(At(BASIC_SIX, heart="H12"), At(heart="H04"), At(heart="H11"), At(heart="H10"), teams=True, purple=0),
        total="14/1/-1/1",
    ),
    Case(
        "MO-32 the victim is asked",
        TIED,
        "play_card S1 1",
        asked="1 sabotage_tie",
        legal="choose_loss G12; choose_loss R10",
    ),
    Case("MO-32", TIED, "play_card S1 1; choose_loss G12", dumpster="D3 G12 S1", asked="0 day"),
    Case("MO-33", table(At(lab="S1"), At("larm B08, rarm G10, lleg R17 D3 D4 D5")), "play_card S1 1", body1="B08 G10"),
    Case(
        "MO-34",
        table(At(lab="S7"), At("torso G18, head G03, larm B08, rarm R10 U2 U4 U5")),
        "play_card S7 1",
        body1="G03 G18 B08",
    ),
    Case("MO-35 0", table(At(lab="S2"), At("larm B08, lleg R17")), blade(0), body1="B08 R17", dumpster="S2"),
    Case("MO-35 1", table(At(lab="S2"), At("larm B08, lleg R17")), blade(1), body1="R17", dumpster="B08 S2"),
    Case("MO-35 3", table(At(lab="S2"), At("larm B08, lleg R17")), blade(3), body1="B08 R17", dumpster="S2"),
    Case("MO-35 10", table(At(lab="S2"), At("larm B08, lleg R17")), blade(10), body1="B08", dumpster="R17 S2"),
    Case("MO-35 13", table(At(lab="S2"), At("larm B08, lleg R17")), blade(13), body1="B08 R17", dumpster="S2"),
    Case(
        "MO-36",
        table(At("larm B08", "A10"), At(lab="S2")),
        "play_card A10 0; end_day; play_card S2 0",
        asked="1 day",
        dumpster="A10 S2",
        body0="B08",
    ),
    Case(
        "MO-37",
        table(At(lab="S3 D2"), At(BASIC_SIX, heart="H04", power="P3"), At("lleg G12"), night=(2,)),
        play_card="D2 B07; D2 B09",
    ),
    Case(
        "MO-38",
        FIVE_IN_THE_DARK,
        "not extra_day A02; not play_card A04 B14 1 rleg slot",
        kinds="draw play_card assemble freegan end_night",
    ),
    Case(
        "MO-39",
        FIVE_IN_THE_DARK,
        "freegan; not draw; assemble R14 1 rleg slot",
        purple=1,
        total1=21,
        power="P1 1; P8 1",
    ),
    Case(
        "MO-39 power",
        FIVE_IN_THE_DARK,
        "freegan; assemble R14 1 rleg slot; power P1 1",
        total1=26,
        asked="1 night",
    ),
    Case(
        "MO-39 the end",
        FIVE_IN_THE_DARK,
        "freegan; assemble R14 1 rleg slot; power P1 1; end_night",
        asked="over",
        winners=(1,),
    ),
    Case("MO-40", STEAL, "power P9 1 0", total="18/24", alive=(0, 1)),
    Case("MO-40 B wins", STEAL, "power P9 1 0; end_night", winners=(1,)),
    Case("MO-41", table(At(BASIC_SIX, "P9")), power=""),
    Case(
        "MO-42",
        table(At(BASIC_SIX, power="P7"), At(B, "P9", "H04"), active=1, night=(), purple=0),
        power="",
    ),
    Case("MO-43", table(At(ALL_BLUE, "P7", "H06")), "power P7 0", bonus0=3, total0=24),
    Case("MO-43 beginner", table(At(ALL_BLUE, "P7", "H06"), beginner=True), "power P7 0", bonus0=0, total0=21),
    Case("MO-44", table(At(GREENISH, "P7", "H01")), "power P7 0", bonus0=6, total0=25),
    Case("MO-45", table(At(GREENISH, "P7", "H10")), power=""),
    Case(
        "MO-46",
        table(At("head B02, torso G06, larm G08, rarm G10, lleg B12, rleg B14", "P7", "H01")),
        "power P7 0",
        bonus0=2,
    ),
    Case(
        "MO-47",
        table(At("head G02, torso G06, larm G08, rarm B09, lleg B12, rleg B14", "P7", "H01")),
        "power P7 0",
        bonus0=0,
    ),
    Case(
        "MO-48",
        table(At("head B02, torso R06, larm R18, lleg B12, rleg B14", "P3", "H07")),
        "power P3 0",
        bonus0=1,
        parts0=14,
    ),
    Case(
        "MO-49",
        table(At(BASIC_SIX, power="P3", bonus=1), At(lab="D2"), active=1, night=(), purple=0),
        "play_card D2 B07",
        bonus0=1,
        total0=18,
    ),
    Case("MO-50", table(At(BASIC_SIX, "P4")), "power P4 0", total0=17),
    Case("MO-51 before", table(At(HATTED, "P7", "H08")), total0=18),
    Case("MO-51", table(At(HATTED, "P7", "H08")), "power P7 0", total0=22),
    Case(
        "MO-52 degrade",
        table(At(BASIC_SIX, heart="H04", power="P3"), At(lab="I3"), active=1, night=()),
        "play_card I3 B07 degrade",
        total0=20,
    ),
    Case(
        "MO-52 upgrade",
        table(At(BASIC_SIX, heart="H04", power="P3"), At(lab="I3"), active=1, night=()),
        "play_card I3 B07 upgrade",
        total0=21,
    ),
    Case("MO-52 neither", table(At(BASIC_SIX, heart="H04", power="P3"), active=1, night=()), total0=19),
    Case("MO-53", table(At(lab="G03", heart="H13"), n=3), "discard G03; end_day; freegan", gold="2/0/0"),
    Case(
        "MO-54",
        table(At("head G02", "G03", "H13")),
        "assemble G03 0 head slot; end_day; freegan",
        lab1="G02",
        gold="2/0",
    ),
    Case(
        "MO-55",
        table(At(lab="G03", heart="H13"), n=4, teams=True),
        "discard G03; end_day; end_day; freegan",
        gold="0/0/0/0",
    ),
    Case("MO-56 before", table(At(BASIC_SIX, "A01", "H12")), total1=2),
    Case(
        "MO-56",
        table(At(BASIC_SIX, "A01", "H12")),
        "play_card A01; choose_transplant H11",
        exposed="0",
        heart0="H11",
        total1=3,
    ),
    Case(
        "MO-57 a new heart",
        table(At(FIVE, "A01", "H12", exposed=True)),
        "play_card A01; choose_transplant H11",
        exposed="",
        heart0="H11",
    ),
    Case(
        "MO-57 the old heart",
        table(At(FIVE, "A01", "H12", exposed=True)),
        "play_card A01; choose_transplant H12",
        exposed="0",
        heart0="H12",
    ),
    Case(
        "MO-58 one swap",
        table(At("larm R10 U2, head G01", "A06"), At("larm B08 D2, lleg R17")),
        play_card="A06 R10 B08",
    ),
    Case(
        "MO-58",
        table(At("larm R10 U2, head G01", "A06"), At("larm B08 D2, lleg R17")),
        "play_card A06 R10 B08",
        dumpster="A06 U2 D2",
        parts0=4,
        body1="R10 R17",
    ),
    Case("MO-59", table(At("rarm G09", "A06"), At("rarm B08")), "play_card A06 G09 B08", slot0_rarm=2, body0="B08"),
    Case("MO-60 legal", table(At(lab="A07"), At("lleg R17 U3, head G03")), play_card="A07 R17"),
    Case(
        "MO-60",
        table(At(lab="A07"), At("lleg R17 U3, head G03")),
        "play_card A07 R17",
        lab0="R17",
        dumpster="A07 U3",
        body1="G03",
    ),
    Case(
        "MO-61",
        table(At(lab="A08"), At(heart="H13"), dumpster="P1/1 S3 G03"),
        "play_card A08 P1",
        lab0="P1",
        dumpster="S3 G03 A08",
        gold="0/0",
    ),
    Case("MO-62", table(At(lab="A09"), pile="P1", dumpster="S1"), "play_card A09", lab0="P1 S1", dumpster="A09"),
    Case("MO-63", table(At("head G03", "A11")), play_card=""),
    Case(
        "MO-64",
        table(At(lab="A12"), At(lab="P1 U1")),
        "play_card A12 1; choose_inspected P1",
        dumpster="A12 P1",
        discarders="- -",
        lab1="U1",
    ),
    Case(
        "MO-65",
        table(At(FIVE, "A04 B14 U1")),
        "play_card A04 B14 0 rleg slot",
        purple=0,
        exposed="0",
        kinds="draw discard end_day",
    ),
    Case(
        "MO-66",
        table(At(FIVE, "B14 P3"), At(), At(NINETEEN, heart="H10"), At(), teams=True),
        "power P3 2",
        alive=(2,),
        orange=2,
        asked="0 day",
        kinds="end_day",
    ),
    Case(
        "MO-66 later",
        table(At(FIVE, "B14 P3"), At(), At(NINETEEN, heart="H10"), At(), teams=True),
        "power P3 2; end_day; end_day",
        asked="2 day",
    ),
    Case(
        "MO-67 seat 1",
        table(At(BASIC_SIX, "P3"), At(), At(NINETEEN, heart="H10", power="P1"), At(), teams=True),
        "power P3 0",
        asked="1 night",
    ),
    Case(
        "MO-67 seat 3",
        table(At(BASIC_SIX, "P3"), At(), At(NINETEEN, heart="H10", power="P1"), At(), teams=True),
        "power P3 0; end_night",
        asked="3 night",
    ),
    Case(
        "MO-67",
        table(At(BASIC_SIX, "P3"), At(), At(NINETEEN, heart="H10", power="P1"), At(), teams=True),
        "power P3 0; end_night; end_night",
        winners=(0, 2),
    ),
    Case(
        "MO-68",
        table(
            At(BASIC_SIX, power="P7"),
            At(NINETEEN, heart="H10", power="P1"),
            At("head B03, torso R04, larm R07, rarm R08, lleg R11, rleg R14", power="P6"),
            At(),
            teams=True,
            active=3,
            night=(),
        ),
        "end_night",
        winners=(0, 2),
    ),
    Case("MO-69 first night", table(At(), active=1, round=60), "end_day", asked="0 night"),
    Case("MO-69 last night", table(At(), active=1, round=60), "end_day; end_night", asked="1 night"),
    Case("MO-69", table(At(), active=1, round=60), "end_day; end_night; end_night", asked="over", winners=()),
    Case(
        "MO-70",
        table(At(lab="U1 U4 U5 D2 I1"), At("torso G06, head G03, larm R18")),
        play_card="U1 G03; U4 R18; U5 G03; U5 R18; D2 R18; I1 G03 upgrade; I1 G03 degrade",
    ),
    Case("MO-71", table(At(NINETEEN, "P8", "H10")), "power P8 0", bonus0=2, total0=23),
    Case(
        "MO-72 before",
        table(At("head B02 U1, torso R05, larm B08 D2, rarm B09, lleg B12, rleg B14", "P7", "H05")),
        total0=17,
    ),
    Case(
        "MO-72",
        table(At("head B02 U1, torso R05, larm B08 D2, rarm B09, lleg B12, rleg B14", "P7", "H05")),
        "power P7 0",
        bonus0=2,
    ),
    Case(
        "MO-73 before",
        table(At("head B02, torso R06, rarm B08, larm B10, lleg B12, rleg B14", "P7", "H04")),
        total0=16,
    ),
    Case(
        "MO-73",
        table(At("head B02, torso R06, rarm B08, larm B10, lleg B12, rleg B14", "P7", "H04")),
        "power P7 0",
        bonus0=2,
    ),
    Case(
        "MO-74",
        table(At(lab="A07 S3"), At("larm B08"), dog=1),
        "play_card A07 B08",
        lab0="B08 S3",
        dumpster="A07",
        dog=1,
    ),
    Case(
        "MO-75",
        table(At(lab="G03 A02")),
        "discard G03; extra_day A02",
        asked="0 day",
        dumpster="G03 A02",
        kinds="draw end_day",
    ),
    Case("MO-76", table(At(heart="H13"), dumpster="G03/0"), "freegan", lab0="G03", gold="0/0"),
    Case(
        "MO-77",
        table(At("larm B08 U2", "G17")),
        "not assemble G17 0 larm extension; assemble G17 0 larm slot",
        dumpster="U2 B08",
        slot0_larm=2,
    ),
    Case("MO-78", table(At(lab="D5"), At("rarm R10 D2 D4")), "play_card D5 R10", slot1_rarm=0),
    Case(
        "MO-81",
        table(At("head G02", "A04 G03", "H13")),
        "play_card A04 G03 0 head slot",
        dumpster="A04 G02",
    ),
    Case(
        "MO-81 gold",
        table(At("head G02", "A04 G03", "H13")),
        "play_card A04 G03 0 head slot; end_day; freegan",
        lab1="G02",
        gold="2/0",
    ),
    Case(
        "MO-82",
        table(
            At(BASIC_SIX, power="P1=5"),
            At("head B03, torso R04, larm R07, rarm R08, lleg R11, rleg R12", power="P6"),
            At(),
            active=2,
            night=(),
            alive=(1, 0),
        ),
        "end_night",
        total0=18,
        total1=18,
        winners=(1,),
    ),
    Case(
        "MO-83",
        table(At(lab="S3 S5"), At("larm R07, rarm R08")),
        play_card="S3 1 R07; S3 1 R08",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    case.run()


def test_mo_79_hearts_are_picked_in_order_and_the_rest_makes_the_heart_deck() -> None:
    state = GAME.new(Setup(3, {"mode": "advanced", "teams": "off", "start": 2}, 5))
    play = Play(state)
    for seat in (0, 1, 2):
        assert play.asked == f"{seat} choose_heart"
        assert len(play.state.heart_deck) == 4
        assert not any(play.state.labs)
        play.do(play.legal.split("; ")[0])
    assert len(play.state.heart_deck) == 10
    assert play.asked == "2 day"
    assert [len(lab) for lab in play.state.labs] == [7, 7, 7]


@pytest.mark.parametrize(("how", "more"), [("", 4), ("-", 2)])
def test_mo_80_every_matching_item_pays_by_itself(how: str, more: int) -> None:
    plain = Play(table(At(NINETEEN, heart="H10", power="P3"))).see("total0")
    items = f"head G03 I1{how}, torso G06, larm B08 I3{how}, rarm B10, lleg R13, rleg R12"
    assert Play(table(At(items, heart="H10", power="P3"))).see("total0") == plain + more  # type: ignore[operator]


def test_mo_84_after_the_end_hearts_lie_open_and_labs_do_not() -> None:
    position = table(At(BASIC_SIX, power="P3"), At(lab="G03", heart="H13", gold=2), active=1, night=(), purple=0)
    assert GAME.view(position, 0).monsters[1].heart is None
    assert GAME.view(position, 0).monsters[1].total == 0
    play = Play(position).do("end_night")
    seen = GAME.view(play.state, 0).monsters[1]
    assert (seen.heart, seen.gold, seen.total) == (HEART["H13"], 2, 2)
    assert seen.lab is None and seen.cards == 1
    assert all(monster.lab is None for monster in GAME.view(play.state, None).monsters)


def test_worked_example_1_the_store_brand_heart() -> None:
    play = Play(table(At(BASIC_SIX, "P3"), purple=0))
    assert play.see("total0") == 14
    assert GAME.view(play.state, 0).ready[0].switches[0].points == 17
    assert play.do("power P3 0").see("total0") == 19


def test_worked_example_3_under_a_black_hole() -> None:
    play = Play(table(At(GREENISH, "P7", "H01"), At(heart="H12", exposed=True)))
    assert play.do("power P7 0").see("total0") == 24


def test_the_card_ids_of_the_rules() -> None:
    assert len(IDS) == 96
    assert [IDS[number] for number in (0, 17, 18, 33, 34, 51)] == ["G01", "G18", "B01", "B16", "R01", "R18"]
    assert [NUMBER[ident] for ident in ("P1", "S1", "U1", "D1", "I1", "A01", "A12")] == [52, 61, 68, 73, 78, 84, 95]
