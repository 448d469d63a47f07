"""Every house ruling, by its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.demise import Case, Look, base, cards_of, enter, events_of, match_at, state_of, vps
from rulesets.box import Setup
from rulesets.demise import events
from rulesets.demise.game import GAME
from rulesets.demise.scoring import tiles
from rulesets.demise.state import State
from rulesets.match import Match

BODY = "1/1/2/2"
FOUR = "G11 G12 G13 G14"
LAST = {"dice": "1", "rage": 4}
GOLDEN_DEAL = (0, (2, 3, 0, 1, 1, 1), 3, (18, 16, 9), (14, 6, 12, 2, 13))
OTHERS = "M1 M2 M3"
FULL = {0: OTHERS, 1: "M4 M5 M6"}

CASES = [
    Case("DM-R1 eight spaces, and a ninth by option", base(), "take_box 6", count_curate=8),
    Case("DM-R1 nine", base(ninth=True), "take_box 6", count_curate=9),
    Case("DM-R2 the new holder rolls", base(rolling=3, dice="1", rage=4, start=1), "vps 1", roller=2, night=2),
    Case("DM-R3 beaker and dice go round apart", base(rolling=3, start=1, night=1), roller=3),
    Case("DM-R4 all dice are rolled again", base(3, dice="11223456"), "vps 6", rolling=2, take=0),
    Case("DM-R5 the 15th rolling round ends a night", base(rolling=15, dice="1"), "vps 1", night=2, rage=1),
    Case("DM-R5 the rage is left as it is", base(rolling=15, dice="1", night=4, rage=2), "vps 1", rage=2, asked="over"),
    Case("DM-R6 one step for several deeds", base(), "take_box 2=3, take_box 2=3, vps 6", rage=2),
    Case(
        "DM-R7 both in one rolling round",
        base(),
        "take_box 2=3, take_box 6, curate C3 -, vps 6",
        rage=3,
        enraged=False,
    ),
    Case("DM-R8 from 1 up only", base(rage=1), "take_box 6, curate C3 -", rage=2),
    Case("DM-R8 from 4 down only", base(rage=4), "take_box 6, curate C3 -", rage=3),
    Case(
        "DM-R8 both ways in between",
        base(rage=2),
        "take_box 6, curate C3 -",
        legal_="move_villager +1, move_villager -1",
    ),
    Case(
        "DM-R9 averted, and raised again by the mark",
        base(rage=4, dice="1266", enraged=True),
        "take_box 6, curate C3 -, vps 3",
        night=2,
    ),
    Case("DM-R9 averted", base(rage=4, dice="1266"), "take_box 6, curate C3 -, vps 3", night=1, rage=3),
    Case("DM-R10 no fifth step", base(rage=4, enraged=True, night=4, dice="1"), "vps 1", rage=4, asked="over"),
    Case("DM-R11 played on", base(blocks=FULL, dice="1266"), "vps 3", night=1),
    Case("DM-R11 nothing built meanwhile", base(blocks=FULL, parts={2: BODY}, dice="12"), "not take_build 1 none M1 -"),
    Case(
        "DM-R11 nor upgraded",
        base(blocks=FULL),
        "take_box 1, not igor_upgrade arm M1",
        asked="0 igor",
    ),
    Case("DM-R12 the last night ends by a full track", base(blocks=FULL, night=4, dice="1"), "vps 1", asked="over"),
    Case("DM-R13 C7 is no visit and angers nobody", base(), "take_box 6, curate C7 -, pawn_roll=3", enraged=False),
    Case("DM-R13 nor C1", base(), "take_box 6, curate C1 -=3", enraged=False),
    Case("DM-R13 nor the Abettor", base(cards="O02 O10"), "take_box 3=3", enraged=False, parts0="0/1/1/1"),
    Case(
        "DM-R14 on every roll, no way round",
        base(blocks="G11"),
        "take_box 6, curate C7 -, pawn_roll=6",
        legal_="settle 5, settle 6",
    ),
    Case("DM-R15 no substitute", base(pool="7/0/10/10"), "take_box 2=3", parts0="0/0/1/1"),
    Case(
        "DM-R15 an empty value may be chosen",
        base(pool="0/7/10/10", blocks="G11"),
        "take_box 2=3, settle 4",
        parts0="0/0/1/1",
    ),
    Case("DM-R16 what is there", base(supply=1, cards="O03"), "take_box 3", gold="3/2/2/13", supply=0),
    Case(
        "DM-R17 the reserve first",
        base(blocks="G12"),
        "take_box 4, not clinic_place G11 G12, clinic_place G11 -",
        blocks0="G11 G12",
    ),
    Case(
        "DM-R17 never from the track",
        base(blocks="M1 M2 M3 M4 G12 C1"),
        "take_box 4, not clinic_place G11 M1, not clinic_place G11 -, clinic_place G11 C1",
        blocks0="G11 G12 M1 M2 M3 M4",
    ),
    Case(
        "DM-R18 a place left stays barred",
        base(cards="O05", blocks="G11 G12"),
        "take_box 1, igor_relocate G11 G13, not igor_relocate G12 G11",
        asked="0 igor",
    ),
    Case(
        "DM-R18 also to the Night Pass",
        base(blocks="G11"),
        "take_box 1, igor_relocate G11 C8, not annex G11 -",
        count_annex=19,
    ),
    Case(
        "DM-R19 the block in use",
        base(blocks="G11 G12 G13 G14 C1 C2"),
        "take_box 6, curate C8 G11, not annex G21 C8, annex G21 C1",
        blocks0="G12 G13 G14 G21 C2 C8",
    ),
    Case(
        "DM-R20 no second block",
        base(blocks="M1 M2 M3 M4 M5"),
        "take_box 6, curate C8 -",
        blocks0="C8 M1 M2 M3 M4 M5",
        asked="1 take_die",
    ),
    Case("DM-R21 bars the space", base(gold=0, parts="0/0/0/0"), "take_box 6, curate C2 -", scores="0/0/0/0"),
    Case("DM-R21 the first card of C6 is a must", base(), "take_box 6, curate C6 -, not done", asked="0 buy_cards"),
    Case("DM-R21 C7 may be declined", base(), "take_box 6, curate C7 -, done", asked="1 take_die"),
    Case(
        "DM-R22 no sale after a roll",
        base(),
        "take_box 6, curate C7 -, pawn_sell arm, pawn_roll=1, not pawn_sell arm, not pawn_sell leg",
        legal_="pawn_roll, done",
    ),
    Case(
        "DM-R23 a block first, Igor afterwards",
        base(blocks="C1"),
        "take_box 1, igor_relocate C1 G11, igor_shift +1",
        igor=2,
        asked="1 take_die",
    ),
    Case("DM-R23 neither", base(blocks="C1"), "take_box 1, done", igor=1, blocks0="C1", asked="1 take_die"),
    Case(
        "DM-R24 build, then place",
        base(blocks=FOUR, parts=BODY, igor=2),
        "take_box 4, not done, clinic_build arm M1 -, clinic_place G21 -",
        blocks0="G11 G12 G13 G14 G21 M1",
    ),
    Case(
        "DM-R25 columns count before the lift",
        base(blocks=f"{FOUR} C1 C2", parts="1/1/1/1"),
        "take_box 4, clinic_build arm M1 G14",
        blocks0="G11 G12 G13 C1 C2 M1",
    ),
    Case(
        "DM-R26 the pool gives what it has",
        base(blocks=FOUR, parts="1/1/2/1", pool="5/5/0/5"),
        "take_box 4, clinic_build leg M1 -",
        parts0="0/0/0/0",
        pool="5/5/0/4",
    ),
    Case(
        "DM-R26 neither has it",
        base(blocks=FOUR, parts="1/1/1/1", pool="5/5/0/5", igor=2),
        "take_box 4",
        count_clinic_build=0,
    ),
    Case(
        "DM-R27 bodies go back at the reset",
        base(blocks="M1", bodies={0: BODY}, **LAST),
        "vps 1",
        pool="7/7/10/10",
        body=[""] * 6,
    ),
    Case("DM-R28 from own stock", base(blocks="M1", bodies={0: BODY}), "take_box 1, not igor_upgrade head M1"),
    Case(
        "DM-R29 the body goes along, no anger, no bonus",
        base(blocks={0: "M1", 1: "M2"}, bodies={0: BODY}, cards="O04 O13 O08"),
        "take_box 1, igor_upgrade leg M1",
        body=["", "", BODY, "", "", ""],
        enraged=False,
        scores="0/0/0/0",
        cards0="O04 O13 O08",
    ),
    Case(
        "DM-R30 not both",
        base(blocks="M1 G11 G12", cards="O05"),
        "take_box 1, igor_relocate G11 G13, not igor_upgrade arm M1",
        asked="0 igor",
    ),
    Case(
        "DM-R30 nor the other way round",
        base(blocks="M1 G11", cards="O05"),
        "take_box 1, igor_upgrade arm M1, not igor_relocate G11 G12, not igor_upgrade leg M2",
        legal_="igor_shift +1, done",
    ),
    Case("DM-R31 the only block", base(blocks="G11", cards="O05"), "take_box 1, igor_relocate G11 G12", blocks0="G12"),
    Case(
        "DM-R32 a block placed in between",
        base(blocks="G11", cards="O05"),
        "take_box 1, igor_relocate G11 C8, annex G54 -, not igor_relocate C8 G12, igor_relocate G54 C4",
        blocks0="C4 C8",
        gold="4/2/2/2",
    ),
    Case(
        "DM-R33 at once, for Igor's steps too",
        base(blocks="G11", display="O17"),
        "take_box 1, not igor_shift +2, igor_relocate G11 C6, buy 1, done, igor_shift +2",
        igor=3,
    ),
    Case(
        "DM-R34 the Engineer at the Clinician",
        base(blocks=FOUR, parts="1/1/1/1", cards="O08"),
        "take_box 4, clinic_build arm M6 -",
        blocks0="G11 G12 G13 G14 M6",
    ),
    Case(
        "DM-R34 the Engineer and a Paper Monster",
        base(cards="O08 O21 O22 O23 O24"),
        "take_box 6, curate C5 -, stitch M4 - O21 O22 O23 O24",
        blocks0="C5 M4",
    ),
    Case(
        "DM-R35 paid cards do not help",
        base(cards="O04 O13 O20 O21"),
        "take_box 6, curate C5 -, stitch M1 - O04 O13 O20 O21",
        scores="0/0/0/0",
        cards0="",
        enraged=True,
    ),
    Case("DM-R36 one card", base(), "take_box 6, curate C6 -, buy deck, done", gold="1/2/2/2", asked="1 take_die"),
    Case("DM-R36 two from the deck", base(gold=1), "take_box 6, curate C6 -, buy deck, buy deck", gold="0/2/2/2"),
    Case("DM-R37 empty until the end of the turn", base(), "take_box 5, buy 2, not buy 2", shown=2),
    Case("DM-R39 nothing is lost", base(), "take_vp 1 refresh", deck=29, shown=3, scores="2/0/0/0"),
    Case("DM-R39 optional", base(), "take_vp 1 leave", deck=29, scores="2/0/0/0"),
    Case("DM-R40 for VP instead", base(gold=0), "not take_box 5, take_vp 5 leave", scores="2/0/0/0"),
    Case(
        "DM-R40 or for a Monster",
        base(blocks={1: FOUR}, parts=BODY),
        "not take_box 4, take_build 4 none M1 -",
        blocks0="M1",
    ),
    Case(
        "DM-R41 by itself, the newest goes",
        base(cards="O25 O21 O22 O23 O24", gold=0, night=4, **LAST),
        "vps 1",
        cards0="O25 O21 O22 O23",
        discards="O24",
    ),
    Case(
        "DM-R42 gold and parts apart", base(gold=5, parts="0/0/2/1", **LAST), "vps 1", gold="3/2/2/2", parts0="0/0/2/1"
    ),
    Case("DM-R43 nothing is asked between turn and scoring", base(night=4, gold=5, **LAST), "vps 1", asked="over"),
    Case("DM-R45 untrimmed", base(night=4, gold=6, parts=BODY, **LAST), "vps 1", gold="6/2/2/2", parts0=BODY),
    Case("DM-R47 for the roll alone", base(supply=0, cards="O02"), "take_box 3=4", parts0="1/0/1/1"),
    Case(
        "DM-R48 a block may leave its column",
        base(blocks=FOUR, parts="1/1/1/1"),
        "take_box 1, igor_relocate G14 C4, done",
        blocks0="G11 G12 G13 C4",
    ),
    Case(
        "DM-R49 one arrival",
        base(cards="O12"),
        "take_box 6, curate C8 -, annex G54 -",
        scores="1/0/0/0",
    ),
    Case("DM-R49 by Igor too", base(cards="O12", blocks="G11"), "take_box 1, igor_relocate G11 C4", scores="1/0/0/0"),
    Case("DM-R51 no pass", base(), "not done, not keep", asked="0 take_die"),
    Case("DM-R52 by themselves", base(cards="O02 O03 O15"), "take_box 3=1", gold="4/2/2/2", parts0="0/0/2/1"),
    Case("DM-R52 the Atlas", base(cards="O14"), "take_box 4, clinic_place G11 -", scores="1/0/0/0"),
    Case(
        "DM-R52 the Atlas is for the Clinician",
        base(cards="O14"),
        "take_box 6, curate C8 -, annex G11 -",
        scores="0/0/0/0",
    ),
    Case(
        "DM-R53 open again",
        base(blocks={0: "M1"}, parts={0: "0/0/1/0", 1: BODY}),
        "take_box 1, igor_upgrade arm M1, done, take_build 1 none M1 -",
        blocks0="M2",
        blocks1="M1",
    ),
    Case(
        "DM-R55 visits only",
        base(cards="O10", blocks="G11"),
        "take_box 6, curate C7 -, pawn_roll=1, settle 2",
        parts0="0/0/1/2",
        asked="0 pawn",
    ),
    Case(
        "DM-R56 the owner's builds still count", base(cards="O07", parts=BODY), "take_build 1 none M1 -", enraged=True
    ),
    Case("DM-R56 other seats' visits too", base(cards="O07"), "take_vp 1 leave, take_box 2=3", enraged=True),
    Case(
        "DM-R57 a body of five",
        base(cards="O01", parts="0/1/2/2", **LAST),
        "take_build 1 head M1 -",
        scores="17/0/0/0",
        pool="7/7/11/11",
    ),
    Case(
        "DM-R58 all blocks on the track",
        base(blocks={0: "M1 M2 M3 M4 M5 M6"}, parts=BODY),
        "not take_box 4, not take_box 6, not take_build 1 none M1 -",
        legal_take_box="take_box 1, take_box 2, take_box 3, take_box 5",
    ),
    Case(
        "DM-R59 each seat for itself",
        base(cards={0: "O21 O22 O23 O24 O25", 1: "O26 O27 O28 O29 O30"}, gold={0: 1, 1: 0}, night=4, **LAST),
        "vps 1",
        scores="11/8/0/2",
        gold="0/0/2/2",
        discards="O30",
    ),
    Case("DM-R60 one scoring", base(blocks=FULL, rolling=15, rage=4, dice="1"), "vps 1", night=2, scores="54/66/2/0"),
    Case(
        "DM-R61 creatures are officer cards",
        base(cards="O01 O02 O21 O22"),
        "take_box 6, curate C5 -, stitch M1 - O01 O02 O21 O22",
        discards="O01 O02 O21 O22",
    ),
    Case(
        "DM-R62 blocks stay above Igor",
        base(blocks="G31 G12", igor=3),
        "take_box 1, igor_shift -1, not igor_relocate G12 G32, done",
        blocks0="G12 G31",
        igor=2,
    ),
    Case("DM-R62 and score", base(blocks="G31", igor=1, **LAST), "vps 1", scores="5/0/0/0"),
    Case("DM-R63 parts cannot be refused", base(), "take_box 2=6", parts0="0/0/2/2"),
    # ------------------------------------------------------------------- what the table says and no other case shows
    Case(
        "two different blocks",
        base(blocks="G11 G12", cards="O05"),
        "take_box 1, igor_relocate G11 C1=3, settle 3, igor_relocate G12 G13, done",
        blocks0="G13 C1",
        parts0="0/1/1/1",
    ),
    Case(
        "Microscope at the Clinician",
        base(blocks=FOUR, parts="1/1/1/1", cards="O04", deck="O21"),
        "take_box 4, clinic_build arm M1 -",
        cards0="O04 O21",
    ),
    Case(
        "a Lamplighter moves two levels",
        base(cards="O17", igor=3),
        "take_box 1",
        legal_igor_shift="igor_shift +1, igor_shift -1, igor_shift +2, igor_shift -2",
    ),
    Case(
        "jars count for parts kept",
        base(cards="O18", parts="0/0/3/2", night=4, **LAST),
        "vps 1",
        scores="2/0/0/2",
    ),
    Case(
        "the Alderman covers a Paper Monster",
        base(cards="O20 O21 O22 O23 O24"),
        "take_box 6, curate C5 -, stitch M1 - O21 O22 O23 O24",
        enraged=False,
    ),
    Case(
        "a full Curator Area closes its box",
        base(blocks={1: "C1 C2 C3 C4", 2: "C5 C6 C7 C8"}),
        "not take_box 6",
        asked="0 take_die",
    ),
    Case(
        "the trunk and parts",
        base(cards="O11", parts="1/1/3/2", **LAST),
        "vps 1",
        asked="0 trim",
        count_keep_parts=8,
    ),
    Case(
        "the rest goes to the pool",
        base(parts="1/1/2/2", **LAST),
        "vps 1, keep_parts 1 1 0 1",
        parts0="1/1/0/1",
        pool="6/6/11/10",
        asked="1 take_die",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_ruling(case: Case) -> None:
    case.run()


def test_DM_R38_a_display_that_cannot_be_filled_stays_empty() -> None:
    state = base(cards={3: " ".join([f"O{number:02}" for number in range(1, 30)])})
    state.deck = []
    match = match_at(state)
    enter(match, "take_box 5", "not buy deck", "buy 1", "done")
    assert Look(match).see("shown") == 2
    assert Look(match).see("asked") == "1 take_die"


def test_DM_R44_tiles_are_bookkeeping() -> None:
    assert tiles(99) == (0, 99) and tiles(512) == (5, 12)


def test_DM_R46_a_tie_in_everything_is_shared() -> None:
    match = match_at(base(2, dice="111", night=2, rage=4, scores={0: 4, 1: 2}, start=1, rolling=2))
    vps(match, 1)
    result = match.outcome()
    assert result is not None and result.winners == (0, 1)
    assert "shared" in result.decided_by


def test_DM_R50_cavy_comes_before_the_first_take_only() -> None:
    match = match_at(base(cards="O06", start=3, dice="1"))
    vps(match, 1)
    enter(match, "keep")
    assert Look(match).see("asked") == "0 take_die"
    vps(match, 7)
    assert Look(match).see("asked") == "0 take_die"


def test_DM_R54_the_corner_is_two_turns() -> None:
    """At the corner the display is refilled, and what was barred is open again."""
    match = match_at(base(2, dice="11115", blocks={1: "G11"}))
    enter(match, "take_box 1", "igor_relocate G11 G12", "igor_shift +1")
    assert Look(match).see("asked") == "1 take_die"
    assert events_of(match, events.TurnBegan)[-1].again
    enter(match, "take_box 1", "igor_relocate G12 G11")
    assert Look(match).see("blocks1") == "G11"


def test_every_case_and_every_ruling_is_named_by_a_test() -> None:
    text = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    rulings = {int(found) for found in re.findall(r"DM[-_]R(\d+)", text)}
    cases = {int(found) for found in re.findall(r"DM[-_](\d+)", text)}
    assert rulings >= set(range(1, 64)), sorted(set(range(1, 64)) - rulings)
    assert cases >= set(range(1, 79)), sorted(set(range(1, 79)) - cases)


def test_short_nights_shorten_the_night() -> None:
    match: Match[State, object] = Match(GAME, Setup(2, {"ninth_space": "off", "short_nights": "on"}, 3))  # type: ignore[type-var]
    assert match.snapshot().rounds == 6
    assert "of 6" in match.headline


def test_a_deal_is_the_same_for_ever() -> None:
    """Golden values: deck, start seat, dice, in this order of draws."""
    state = GAME.new(Setup(4, {"ninth_space": "off", "short_nights": "off"}, 20240131))
    assert (state.start, state.dice, state.draws) == GOLDEN_DEAL[:3]
    assert (state.display, tuple(state.deck[-5:])) == GOLDEN_DEAL[3:]


@pytest.mark.parametrize("card", [f"O{number}" for number in range(21, 33)])
def test_every_creature_is_fed_for_nothing_alone_and_scores_one(card: str) -> None:
    match = match_at(base(cards={0: card}, rage=4, rolling=2))
    vps(match, 8)
    (meal,) = events_of(match, events.CreaturesFed)
    assert (meal.fed, meal.gold, meal.vp, meal.lost) == (1, 0, 1, ())
    assert state_of(match).cards[0] == cards_of(card)
