"""Every card that lies on a monster: where it may go and what it is worth there, card by card."""

from __future__ import annotations

import pytest

from kit.monstrosity import At, Play, numbers, table
from rulesets.monstrosity.components import NAMES

PARTS = """
G01 head 1, G02 head 3, G03 head 4, G04 torso 1, G05 torso 3, G06 torso 4, G07 larm 1, G08 larm 4, G09 rarm 1,
G10 rarm 4, G11 larm rarm 2, G12 lleg 2, G13 lleg 3, G14 rleg 2, G15 rleg 3, G16 lleg rleg 2,
G17 larm rarm lleg rleg 2, G18 torso 5,
B01 head 1, B02 head 3, B03 head 3, B04 torso 2, B05 torso 2, B06 torso 3, B07 larm 2, B08 larm 3, B09 rarm 2,
B10 rarm 3, B11 larm rarm 1, B12 lleg 2, B13 lleg 3, B14 rleg 2, B15 rleg 3, B16 lleg rleg 2,
R01 head 1, R02 head 2, R03 head 3, R04 torso 2, R05 torso 2, R06 torso 3, R07 larm 2, R08 rarm 2, R09 larm rarm 3,
R10 larm rarm 1, R11 lleg 2, R12 rleg 2, R13 lleg rleg 3, R14 lleg rleg 1, R15 larm rarm lleg rleg 1,
R16 larm rarm lleg rleg 2, R17 lleg 4, R18 larm 4
"""
"""A two-slot part is named by its left slot. Blue parts of one limb slot fit the other side, too, for 1 less."""
WRONG_SIDE = {"larm": "rarm", "rarm": "larm", "lleg": "rleg", "rleg": "lleg"}
BODY = "head B02, torso R05, larm B07, rarm B09, lleg B12, rleg B14"
HEAD, ARMS, LEGS = "B02", "B07 B09", "B12 B14"
MODIFIERS = {
    HEAD: "U1 D1 I1 I2",
    ARMS: "U2 D2 I3 I4",
    LEGS: "U3 D3 I5 I6",
    f"{ARMS} {LEGS}": "U4 D4",
    f"{HEAD} {ARMS} {LEGS}": "U5 D5",
}
"""By the parts of `BODY` that take them."""


@pytest.mark.parametrize("line", [line.strip() for line in PARTS.split(",")])
def test_a_part_fits_its_slots_and_is_worth_its_points(line: str) -> None:
    card, *slots, points = line.split()
    for beginner in (True, False):
        play = Play(table(At(lab=card), beginner=beginner))
        wrong = WRONG_SIDE.get(slots[0]) if card[0] == "B" and len(slots) == 1 and not beginner else None
        places = {slot: int(points) for slot in slots} | ({wrong: int(points) - 1} if wrong else {})
        assert sorted(play.lines("assemble").split("; ")) == sorted(f"{card} 0 {slot} slot" for slot in places)
        for slot, worth in places.items():
            assert Play(play.state).do(f"assemble {card} 0 {slot} slot").see("parts0") == worth, NAMES[numbers(card)[0]]


@pytest.mark.parametrize(
    ("card", "parts"), [(card, parts) for parts, cards in MODIFIERS.items() for card in cards.split()]
)
def test_a_modifier_goes_where_it_may_and_counts_one(card: str, parts: str) -> None:
    play = Play(table(At(BODY, card)))
    modes = {"upgrade": 1, "degrade": -1} if card[0] == "I" else {"": 1 if card[0] == "U" else -1}
    lines = [f"{card} {part} {mode}".rstrip() for part in sorted(parts.split()) for mode in modes]
    assert play.lines("play_card") == "; ".join(lines)
    for line in lines:
        change = next(points for mode, points in modes.items() if line.endswith(mode))
        assert Play(play.state).do(f"play_card {line}").see("parts0") == 13 + change
