"""The acceptance table, row by row: situation, actions, result."""

from __future__ import annotations

import pytest

from kit.demise import Case, Look, base, cards_of, enter, events_of, legal, match_at, parts_of, state_of, vps
from kit.games import refused
from rulesets.box import Setup
from rulesets.demise import events
from rulesets.demise.components import CARDS, NO_CARD, grid_vp
from rulesets.demise.game import GAME
from rulesets.demise.scoring import outcome, tiles
from rulesets.demise.state import State, holder, roller
from rulesets.match import Match

BODY = "1/1/2/2"
FOUR = "G11 G12 G13 G14"
FULL_BOARD = "C1 C2 C3 C4 C6 G11"
LAST = {"dice": "1", "rage": 4}
"""One die left, and the mob comes after it."""

CASES = [
    # -------------------------------------------------------------------------------------------------- Undertaker
    Case("DM-9", base(), "take_box 2=3", parts0="0/1/1/1", enraged=True, asked="1 take_die"),
    Case("DM-10 offers", base(blocks="G11 G12"), "take_box 2=3", count_settle=5, asked="0 settle_roll"),
    Case("DM-10 any two", base(blocks="G11 G12"), "take_box 2=3, settle 5", count_pick=10),
    Case("DM-10", base(blocks="G11 G12"), "take_box 2=3, settle 5, pick head torso", parts0="1/1/1/1"),
    Case(
        "DM-11",
        base(blocks="G11 G12 G13"),
        "take_box 2=6, not settle 1, not settle 2",
        legal_settle="settle 3, settle 4, settle 5, settle 6",
    ),
    Case(
        "DM-12",
        base(blocks="G11", cards="O09"),
        "take_box 2=1",
        legal_settle="settle 1, settle 2, settle 3",
    ),
    Case("DM-13", base(pool="0/7/10/10"), "take_box 2=4", parts0="0/0/1/1", enraged=True, asked="1 take_die"),
    Case("DM-14", base(pool="0/0/0/1"), "take_box 2=5", parts0="0/0/1/2", asked="1 take_die"),
    Case("DM-15", base(pool="7/7/0/10"), "take_box 2=6", parts0="0/0/1/2"),
    Case(
        "DM-16",
        base(),
        "take_box 2=3, take_box 2=3, vps 6",
        rage=2,
        rolling=2,
        roller=1,
        enraged=False,
    ),
    Case("DM-17 own", base(cards="O07"), "take_box 2=3", enraged=False),
    Case("DM-17", base(cards="O07"), "take_box 2=3, take_box 2=3", enraged=True),
    Case(
        "DM-18",
        base(cards="O10"),
        "take_box 6, curate C1 -=3",
        parts0="0/1/1/1",
        legal_pick="pick arm, pick leg",
        enraged=False,
        blocks0="C1",
    ),
    # -------------------------------------------------------------------------------------------------------- rage
    Case("DM-19 at once", base(rage=2), "take_box 6, curate C3 -, move_villager +1", rage=3),
    Case(
        "DM-19",
        base(rage=2),
        "take_box 6, curate C3 -, move_villager +1, take_box 2=3, vps 6",
        night=2,
        rage=1,
        asked="1 take_die",
    ),
    Case("DM-20", base(), "take_box 6, curate C3 -", rage=2, asked="1 take_die"),
    Case("DM-21 played on", base(rage=3), "take_box 6, curate C3 -, move_villager +1, vps 6", rage=4, take=7),
    Case("DM-21", base(rage=3), "take_box 6, curate C3 -, move_villager +1, vps 7", night=2, rage=1),
    Case(
        "DM-22 averted",
        base(rage=3, dice="11234566"),
        "take_vp 2 leave, take_vp 3 leave, take_vp 4 leave, take_box 6, curate C3 -, move_villager +1, "
        "take_box 1, igor_relocate C3 G11, done, take_box 6, curate C3 -",
        rage=3,
        asked="1 take_die",
    ),
    Case(
        "DM-22",
        base(rage=3, dice="11234566"),
        "take_vp 2 leave, take_vp 3 leave, take_vp 4 leave, take_box 6, curate C3 -, move_villager +1, "
        "take_box 1, igor_relocate C3 G11, done, take_box 6, curate C3 -, vps 2",
        rage=3,
        rolling=2,
        night=1,
    ),
    # ------------------------------------------------------------------------------------------------------ Trader
    Case("DM-23", base(), "take_box 3", gold="3/2/2/2", supply=11, enraged=False),
    Case(
        "DM-24",
        base(cards="O02 O03"),
        "take_box 3=2",
        gold="4/2/2/2",
        parts0="0/0/1/2",
        enraged=False,
    ),
    Case(
        "DM-25",
        base(supply=0),
        "not take_box 3",
        legal_take_box="take_box 1, take_box 2, take_box 4, take_box 5, take_box 6",
    ),
    Case("DM-25 Abettor", base(supply=0, cards="O02"), "take_box 3=3", parts0="0/1/1/1", gold="2/2/2/14"),
    Case("DM-26", base(supply=1, cards="O03"), "take_box 6, curate C4 -", gold="3/2/2/13", supply=0),
    # --------------------------------------------------------------------------------------------------- Clinician
    Case(
        "DM-27 offers",
        base(),
        "take_box 4, not clinic_place G21 -",
        legal_="clinic_place G11 -, clinic_place G12 -, clinic_place G13 -, clinic_place G14 -",
    ),
    Case("DM-27", base(), "take_box 4, clinic_place G12 -", reserve0=5, asked="1 take_die"),
    Case("DM-28", base(blocks={1: FOUR}), "not take_box 4, take_vp 4 leave", scores="2/0/0/0"),
    Case(
        "DM-29",
        base(blocks="G11 G12 G13", parts="1/1/1/1"),
        "take_box 4, clinic_place G14 -, clinic_build arm M1 -",
        parts0="0/0/0/1",
        pool="6/6/9/8",
        gold="2/2/2/2",
        body=["1/1/2/2", "", "", "", "", ""],
        enraged=True,
        reserve0=1,
    ),
    Case(
        "DM-30",
        base(blocks=FOUR, parts="1/1/1/1", pool="6/6/10/1"),
        "take_box 4, clinic_build arm M1 -",
        parts0="0/0/0/0",
        pool="6/6/9/0",
    ),
    Case(
        "DM-31",
        base(blocks=FOUR, parts="1/1/1/0", pool="6/6/10/1", igor=2),
        "take_box 4, not clinic_build arm M1 -, not clinic_build leg M1 -",
        count_clinic_build=0,
    ),
    Case(
        "DM-32 offers",
        base(blocks=f"{FOUR} C1 C2", parts="1/1/1/1"),
        "take_box 4",
        count_clinic_place=0,
        count_clinic_build=12,
    ),
    Case(
        "DM-32",
        base(blocks=f"{FOUR} C1 C2", parts="1/1/1/1"),
        "take_box 4, clinic_build leg M1 G11",
        blocks0="G12 G13 G14 C1 C2 M1",
    ),
    # ---------------------------------------------------------------------------------------------- with any die
    Case("DM-33 offers", base(parts=BODY), count_take_build=6),
    Case(
        "DM-33",
        base(parts=BODY),
        "take_build 5 none M1 -",
        gold="0/2/2/2",
        parts0="0/0/0/0",
        blocks0="M1",
        enraged=True,
        dice="1122346",
    ),
    Case("DM-34", base(cards="O01", parts="1/1/2/1", dice="1"), legal_take_build="take_build 1 leg M1 -"),
    Case("DM-34 poor", base(cards="O01", parts="1/1/2/1", gold=1), count_take_build=0),
    Case("DM-35 offers", base(cards="O01", parts=BODY, gold=1, dice="1"), legal_take_build="take_build 1 gold M1 -"),
    Case(
        "DM-35",
        base(cards="O01", parts=BODY, gold=1),
        "take_build 1 gold M1 -",
        gold="0/2/2/2",
        body=["1/1/2/2", "", "", "", "", ""],
    ),
    Case(
        "DM-36",
        base(cards="O08", parts={0: BODY, 1: BODY}),
        "take_build 1 none M6 -, not take_build 1 none M2 -, take_build 1 none M1 -",
        blocks0="M6",
        blocks1="M1",
    ),
    # ----------------------------------------------------------------------------------------------------- upgrade
    Case(
        "DM-37",
        base(blocks={0: "M1", 1: "M2 M3"}),
        "take_box 1, igor_upgrade arm M1",
        blocks0="M4",
        parts0="0/0/0/1",
        enraged=False,
        count_igor_relocate=0,
        count_igor_upgrade=0,
    ),
    Case("DM-38", base(blocks="M6"), "take_box 1, not igor_upgrade arm M6", count_igor_upgrade=0),
    Case(
        "DM-39",
        base(blocks={0: "M1", 1: "M2 M3"}, parts={0: "0/0/1/0", 1: BODY}),
        "take_box 1, igor_upgrade arm M1, done, take_build 1 none M1 -",
        blocks1="M1 M2 M3",
    ),
    # ----------------------------------------------------------------------------------------------------- Officer
    Case(
        "DM-40 meanwhile",
        base(),
        "take_box 5, buy 1",
        shown=2,
        asked="0 buy_cards",
        gold="1/2/2/2",
    ),
    Case("DM-40", base(), "take_box 5, buy 1, buy deck", gold="0/2/2/2", shown=3, asked="1 take_die"),
    Case("DM-41", base(gold=0), "not take_box 5", asked="0 take_die"),
    Case(
        "DM-42",
        base(cards="O16", gold=1, deck="O21 O22"),
        "take_box 5, buy deck, buy deck",
        gold="0/2/2/2",
        cards0="O16 O21 O22",
    ),
    Case("DM-43", base(), "take_box 6, curate C6 -, buy 1, buy deck", gold="1/2/2/2", asked="1 take_die"),
    # ----------------------------------------------------------------------------------------------------- Curator
    Case(
        "DM-44",
        base(),
        "take_box 6, curate C7 -, pawn_roll=3, not pawn_sell leg, pawn_roll=4",
        parts0="1/1/1/1",
        gold="0/2/2/2",
        enraged=False,
        asked="1 take_die",
    ),
    Case(
        "DM-45 sold",
        base(parts="0/1/1/1"),
        "take_box 6, curate C7 -, pawn_sell torso, pawn_sell arm, pawn_sell leg",
        gold="5/2/2/2",
        parts0="0/0/0/0",
        legal_="pawn_roll, done",
    ),
    Case(
        "DM-45",
        base(parts="0/1/1/1"),
        "take_box 6, curate C7 -, pawn_sell torso, pawn_sell arm, pawn_sell leg, pawn_roll=4, not pawn_sell head, done",
        gold="4/2/2/2",
        parts0="1/0/0/0",
    ),
    Case("DM-46", base(gold=0, parts="0/0/0/0"), "take_box 6", count_curate=8),
    Case("DM-47 offers", base(), "take_box 6, curate C8 -", count_annex=20),
    Case("DM-47", base(), "take_box 6, curate C8 -, annex G54 -", reserve0=4, blocks0="G54 C8"),
    Case(
        "DM-48",
        base(cards="O08 O13 O21 O22 O23"),
        "take_box 6, curate C5 -, not stitch M2 - O08 O21 O22 O23, stitch M1 - O08 O21 O22 O23",
        scores="2/0/0/0",
        enraged=True,
        discards="O08 O21 O22 O23",
        body=["", "", "", "", "", ""],
        reserve0=4,
        cards0="O13",
    ),
    Case("DM-49 offers", base(cards="O21 O22 O23 O24", blocks="M1 M2 M3 M4 M5"), "take_box 6", count_curate=8),
    Case(
        "DM-49",
        base(cards="O21 O22 O23 O24", blocks="M1 M2 M3 M4 M5"),
        "take_box 6, curate C5 -",
        cards0="O21 O22 O23 O24",
        enraged=False,
        reserve0=0,
        asked="1 take_die",
    ),
    # -------------------------------------------------------------------------------------------------------- Igor
    Case(
        "DM-50",
        base(blocks="G11"),
        "take_box 1, not igor_relocate G11 G21, igor_shift +1, igor_relocate G11 G21",
        igor=2,
        blocks0="G21",
        asked="1 take_die",
    ),
    Case("DM-51", base(blocks="C4", gold=4), "take_box 1, igor_relocate C4 C2", scores="6/0/0/0"),
    Case(
        "DM-52",
        base(cards="O05", blocks="G11 G12 M1"),
        "take_box 1, igor_relocate G11 G13, not igor_relocate G13 G14, not igor_relocate G12 G11",
        count_igor_upgrade=0,
        legal_igor_relocate=", ".join([f"igor_relocate G12 {to}" for to in "G14 C1 C2 C3 C4 C5 C6 C7 C8".split()]),
    ),
    Case(
        "DM-53",
        base(cards="O15"),
        "take_vp 1 refresh",
        scores="3/0/0/0",
        deck=28,
        shown=3,
        discards="",
    ),
    Case("DM-54", base(blocks=FULL_BOARD), "take_box 4, not clinic_place G11 C1", count_clinic_place=18),
    # ----------------------------------------------------------------------------------------------------- scoring
    Case("DM-56", base(blocks=FOUR, **LAST), "vps 1", scores="16/0/0/0"),
    Case(
        "DM-57",
        base(cards="O21 O22 O23 O24 O25 O26", gold=1, night=4, **LAST),
        "vps 1",
        scores="11/0/0/2",
        gold="0/2/2/2",
        discards="O26",
        cards0="O21 O22 O23 O24 O25",
    ),
    Case(
        "DM-58",
        base(cards="O21 O22 O23 O24 O25", gold=0, night=4, **LAST),
        "vps 1",
        scores="8/0/0/2",
        discards="O25",
    ),
    Case(
        "DM-59",
        base(cards="O21 O22 O23 O24 O25 O26 O19 O27", gold=1, night=4, **LAST),
        "vps 1",
        scores="17/0/0/2",
        gold="0/2/2/2",
        discards="",
    ),
    Case(
        "DM-60",
        base(gold=5, parts="1/0/2/1", **LAST),
        "vps 1",
        gold="3/2/2/2",
        asked="0 trim",
        legal_="keep_parts 0 0 2 1, keep_parts 1 0 1 1, keep_parts 1 0 2 0",
    ),
    Case("DM-61", base(gold=5, parts="1/0/2/1", cards="O11", **LAST), "vps 1", gold="5/2/2/2", asked="1 take_die"),
    Case(
        "DM-62",
        base(rage=2, blocks={0: "M1 M2 M3", 1: "M4 M5 M6"}),
        "vps 8",
        scores="58/70/4/4",
        night=2,
    ),
    Case("DM-63", base(rolling=15), "vps 8", night=2, rolling=1),
    Case("DM-63 before", base(rolling=14), "vps 8", night=1, rolling=15, roller=2),
    Case(
        "DM-64",
        base(night=4, rage=4, blocks="G11", parts="2/2/2/2"),
        "vps 8",
        asked="over",
        blocks0="G11",
        parts0="2/2/2/2",
    ),
    Case(
        "DM-67",
        base(cards="O04 O13 O20", parts=BODY, deck="O21"),
        "take_build 1 none M1 -",
        enraged=False,
        scores="2/0/0/0",
        cards0="O04 O13 O20 O21",
    ),
    Case("DM-68", base(cards="O18 O21 O22", parts="1/1/2/1", blocks="G31", **LAST), "vps 1", scores="10/0/0/0"),
    Case(
        "DM-70",
        base(ninth=True, deck="O21"),
        "take_box 6, curate C9 -",
        cards0="O21",
        gold="2/2/2/2",
    ),
    Case("DM-70 off", base(), "take_box 6, not curate C9 -", count_curate=8),
    Case(
        "DM-71",
        base(cards="O10 O12"),
        "take_box 6, curate C1 -=1",
        scores="1/0/0/0",
        parts0="0/0/2/1",
        legal_pick="pick arm, pick leg",
    ),
    Case("DM-73", base(), "take_box 6, curate C5 -", blocks0="C5", reserve0=5, enraged=False, asked="1 take_die"),
    Case(
        "DM-73 barred",
        base(dice="11223466"),
        "take_box 6, curate C5 -, take_box 6, not curate C5 -",
        count_curate=7,
    ),
    Case(
        "DM-74",
        base(display="O16 O21", gold=1),
        "take_box 5, buy 1, buy 2",
        gold="0/2/2/2",
        cards0="O16 O21",
    ),
    Case(
        "DM-75",
        base(display="O05", blocks="G11 G12"),
        "take_box 1, igor_relocate G11 C6, buy 1, done",
        count_igor_upgrade=0,
        legal_igor_relocate=", ".join([f"igor_relocate G12 {to}" for to in "G13 G14 C1 C2 C3 C4 C5 C7 C8".split()]),
    ),
    Case(
        "DM-76",
        base(blocks="C2"),
        "take_box 1, igor_relocate C2 C7, done",
        asked="0 igor",
        gold="2/2/2/2",
        parts0="0/0/1/1",
        legal_="igor_shift +1, done",
    ),
    Case(
        "DM-77",
        base(cards="O21 O22 O23 O24 O25 O26 O27 O28 O29", gold=5, night=4, **LAST),
        "vps 1",
        scores="20/0/0/2",
        gold="1/2/2/2",
        discards="",
    ),
    Case("DM-78", base(rolling=6), "vps 8", rolling=7, roller=2),
    Case("DM-78 short", base(rolling=6, rounds=6), "vps 8", night=2, rolling=1),
]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    case.run()


# -------------------------------------------------------------------------------------------------- set-up and order


def dealt(seats: int, **options: str) -> State:
    return GAME.new(Setup(seats, {"ninth_space": "off", "short_nights": "off"} | options, 1))


@pytest.mark.parametrize(
    ("id", "seats", "pool", "supply", "dice"),
    [("DM-1", 4, "7/7/10/10", 12, 8), ("DM-2", 2, "7/7/12/12", 16, 6), ("DM-3", 3, "7/7/11/11", 14, 8)],
)
def test_set_up(id: str, seats: int, pool: str, supply: int, dice: int) -> None:
    state = dealt(seats)
    assert state.pool == parts_of(pool)
    assert (state.supply, sum(state.dice), len(state.deck)) == (supply, dice, 29)
    assert NO_CARD not in state.display
    assert state.blocks == [0] * seats


@pytest.mark.parametrize(
    ("id", "seats", "first", "order", "left"),
    [
        ("DM-4", 4, 2, [2, 3, 0, 1, 1, 0, 3, 2], 0),
        ("DM-5", 3, 1, [1, 2, 0, 0, 2, 1], 2),
        ("DM-6", 2, 0, [0, 1, 1, 0], 2),
    ],
)
def test_order_of_takes(id: str, seats: int, first: int, order: list[int], left: int) -> None:
    dice = "112345" if seats == 2 else "11223456"
    match = match_at(base(seats, start=first, dice=dice))
    owners = []
    for _ in order:
        owners.append(match.decisions[0].owner)
        if len(owners) == len(order):
            assert sum(state_of(match).dice) == left + 1
        vps(match, 1)
    assert owners == order
    state = state_of(match)
    assert state.scores == [4] * seats
    assert roller(state) == (first + 1) % seats
    assert sum(state.dice) == len(dice)


def test_DM_7_the_two_rotations() -> None:
    state = base(start=3, night=2, rolling=3)
    assert (holder(state), roller(state)) == (0, 2)


def test_DM_8_the_holder_of_the_beaker_rolls_first_in_a_night() -> None:
    match = match_at(base(start=3, rolling=4, dice="1", rage=4))
    vps(match, 1)
    state = state_of(match)
    assert (roller(state), state.active, state.night) == (0, 0, 2)


# ---------------------------------------------------------------------------------------------- cases with a story


def test_DM_55_cavy_turns_a_die_of_the_own_roll_only() -> None:
    match = match_at(base(cards={0: "O06"}, start=3, dice="1"))
    vps(match, 1)  # seat 0 rolls next
    assert Look(match).see("asked") == "0 tamper"
    state = state_of(match)
    shown = [face for face in range(1, 7) if state.dice[face - 1]]
    assert legal(match, "turn_die") == [f"turn_die {die} {to}" for die in shown for to in range(1, 7) if to != die]
    before = state.dice
    die = shown[0]
    to = die % 6 + 1
    enter(match, f"turn_die {die} {to}")
    after = state_of(match).dice
    assert (after[die - 1], after[to - 1]) == (before[die - 1] - 1, before[to - 1] + 1)
    assert Look(match).see("asked") == "0 take_die"

    other = match_at(base(cards={1: "O06"}, start=3, dice="1"))
    vps(other, 1)
    assert Look(other).see("asked") == "0 take_die"


def test_DM_65_ties_are_broken_by_parts_gold_and_cards() -> None:
    def ended(parts: tuple[str, str], gold: tuple[int, int], cards: tuple[str, str]) -> State:
        state = base(2, dice="111", night=2, rage=4)
        state.stack = ()
        state.scores = [80, 80]
        state.parts = [parts_of(parts[0]), parts_of(parts[1])]
        state.gold = list(gold)
        state.cards = [cards_of(cards[0]), cards_of(cards[1])]
        return state

    def places(state: State) -> tuple[tuple[int, ...], ...]:
        result = outcome(state)
        assert result is not None
        return result.places

    assert places(ended(("1/1/1/0", "1/1/2/1"), (9, 0), ("O01", ""))) == ((1,), (0,))
    assert places(ended(("1/1/1/0", "0/1/1/1"), (0, 2), ("O01", ""))) == ((1,), (0,))
    assert places(ended(("1/1/1/0", "0/1/1/1"), (2, 2), ("O01", "O02 O21"))) == ((1,), (0,))
    assert places(ended(("1/1/1/0", "0/1/1/1"), (2, 2), ("O01", "O21"))) == ((0, 1),)


def test_DM_66_a_score_above_100_is_a_tile_and_a_rest() -> None:
    match = match_at(base(scores={0: 92}, blocks="G21 G22 G31", **LAST))
    vps(match, 1)
    assert state_of(match).scores[0] == 92 + 2 + 10
    assert tiles(106) == (1, 6)


def test_DM_69_an_empty_deck_is_made_anew_of_the_discards() -> None:
    state = base(cards={3: " ".join([f"O{number:02}" for number in range(1, 20)])})
    state.discards = tuple(state.deck)
    state.deck = []
    assert len(state.discards) == 10
    match = match_at(state)
    enter(match, "take_box 5", "buy deck")
    after = state_of(match)
    assert (len(after.deck), after.discards, len(after.cards[0])) == (9, (), 1)
    assert events_of(match, events.DeckRenewed)[0].cards == 10


def test_DM_72_a_replay_comes_to_the_same_state_and_all_views_are_equal() -> None:
    match: Match[State, object] = Match(GAME, Setup(3, {"ninth_space": "on", "short_nights": "off"}, 5))  # type: ignore[type-var]
    for number in range(80):
        offers = [text for text in legal(match) if not text.endswith("]")]
        match.enter(match.decisions[0].owner, offers[number * 7 % len(offers)])
    again = Match.replay(GAME, match.setup, match.record())
    assert again.snapshot() == match.snapshot() and again.digest() == match.digest()
    views = [match.see(viewer).view for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


# ----------------------------------------------------------------------------------------------- the worked examples


@pytest.mark.parametrize(
    ("example", "position", "gain"),
    [
        ("A", base(blocks="G11 G12 G13 G21 C4 M1", **LAST), 29),
        ("B", base(blocks="G51 G52 G53 G54", cards="O21 O22 O23 O24 O25 O26", gold=1, **LAST), 37),
        ("B with O19", base(blocks="G51 G52 G53 G54", cards="O19 O21 O22 O23 O24 O25 O26", gold=1, **LAST), 40),
        ("D", base(blocks="G31", cards="O18 O21 O22", parts="1/1/2/1", **LAST), 8),
    ],
)
def test_worked_example(example: str, position: State, gain: int) -> None:
    match = match_at(position)
    vps(match, 1)
    assert state_of(match).scores[0] == 2 + gain


@pytest.mark.parametrize(("before", "winner", "words"), [(72, 1, "more VP, 109 against 106"), (69, 1, "more body")])
def test_worked_example_C(before: int, winner: int, words: str) -> None:
    """Cora (seat 0) and Dmitri (seat 1): the last night of a game for two."""
    position = base(
        2,
        dice="111",
        night=2,
        start=1,
        rage=4,
        scores={0: 92, 1: before},
        blocks={0: "G21 G22", 1: "M2 M3"},
        cards={0: "O21 O22 O23"},
        parts={0: "1/0/1/1", 1: "1/1/2/1"},
        gold={1: 0},
    )
    position.take = 3
    position.active = 0
    match = match_at(position)
    vps(match, 1)
    result = match.outcome()
    assert result is not None
    assert result.winners == (winner,)
    assert result.decided_by.startswith(("after a tie on VP, " if before == 69 else "") + words)
    assert tiles(106) == (1, 6)


def test_the_grid_is_worth_what_the_table_says() -> None:
    assert [grid_vp(0b1111 << 4 * level) for level in range(5)] == [14, 18, 18, 22, 26]
    assert len(CARDS) == 32 and len([card for card in CARDS if card.creature]) == 12


def test_what_is_refused_changes_nothing() -> None:
    match = match_at(base(supply=0))
    assert "no gold" in refused(match, 0, GAME.parse("take_box 3")).refusal.reason
