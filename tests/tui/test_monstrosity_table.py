"""The table of Monstrosity: what it shows at every size, and what is chosen on it and behind a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.monstrosity import FIVE, At, table
from kit.monstrosity_table import BUSY, NAMES, at, behind, record, seated, sitting
from kit.screen import SIZES, awake, sees, tabletop, text, until
from tabletop_tui.screens.result import verdict


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_five_monsters_lie_on_the_table_and_one_of_them_is_large(size: tuple[int, int], tmp_path: Path) -> None:
    made = at(table(*BUSY, dog=0, purple=3, orange=3, dumpster="S5 G18"))
    async with seated(made, tmp_path, size) as (pilot, app):
        await sees(pilot, "Ada's monster", "its heart", "Deep-Sea", "Hill-Troll")
        page = text(app)
        assert all(name in page for name in NAMES), "every seat over its monster"
        assert page.count("heart ?") + page.count("heart face down") >= 3
        assert "ALIVE" in page and "Ada's day: seize, assemble" in page
        await until(pilot, lambda: awake(app))
        for name, part in (("Bo", "Thorn-"), ("Cy", "Buttoned"), ("Di", "Polar-Bear"), ("Eve", "left arm")):
            await pilot.press("space")
            await sees(pilot, f"{name}'s monster", part)
        await pilot.press("space")
        await sees(pilot, "Ada's monster")
        await pilot.press("o")
        if size[0] > 100:
            places = ("right arm, wrong side", "on the extension", "both legs", "Bonus for the heart's goal: +3")
            await sees(pilot, "Monsters  and the dumpster", *places)
        assert made.match.length == made.match.first, "looking decides nothing"


async def test_five_names_stay_whole_beside_a_black_hole_and_modifiers_are_named(tmp_path: Path) -> None:
    """On the smallest page, where a column of five has eleven cells."""
    made = at(table(At(FIVE.replace("B02", "B02 U1"), "", "H04"), At("", "", "H12", exposed=True), At(), At(), At()))
    async with seated(made, tmp_path, (60, 20)) as (pilot, app):
        await sees(pilot, "Ada's monster", "on Deep-Sea Diver: +1 ")
        row = next(line for line in text(app).splitlines() if "Eve" in line)
        assert all(name in row for name in NAMES) and "Ada 11 -1" in row, row


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_private_page_says_whether_the_switch_can_be_thrown(size: tuple[int, int], tmp_path: Path) -> None:
    made = at(table(*BUSY, dumpster="S5 G18"))
    async with seated(made, tmp_path, size) as (pilot, app):
        await behind(pilot, "Ada")
        await sees(
            pilot, "Can you power? Not yet", "5 of 6 parts", "Cold Heart: blue 2 of 2", "13 of 15 points", "goal +2"
        )
        page = text(app)
        for card in ("Titanium", "Runaway", "Guillotine", "Penguin", "Jumper", "Extra Day", "Insp"):
            assert card in page
        await pilot.press("a")
        await pilot.press("backspace")
        await pilot.press("space")
        if size[1] < 40:
            await sees(pilot, "Ada's monster")
            assert "Your lab" not in text(app)


async def test_a_part_is_placed_on_the_body_after_what_it_would_do_was_said(tmp_path: Path) -> None:
    made = at(table(At(FIVE, "B14 G13 P3", "H04"), At("", "", "H01")))
    async with seated(made, tmp_path, (80, 24)) as (pilot, _):
        await behind(pilot, "Ada")
        await pilot.press("a")
        await sees(pilot, "Which part?", "1 ◆G3 Tree Stump", "2 ○B2 Penguin")
        await pilot.press("2")
        await sees(pilot, "Assemble a part → Penguin Waddler", "Where?")
        await pilot.press("right", "right", "left", "right")
        await sees(pilot, "All six slots are filled", "Your monster: 13 points, then 16", "The heart asks for")
        await pilot.pause(0.4)
        await pilot.press("enter")
        await sees(pilot, "Can you power? YES", "Cold Heart")
        assert made.match.record() == ("0 assemble B14 0 rleg slot",)


async def test_sabotage_is_aimed_at_a_part_by_key_arrow_or_click(tmp_path: Path) -> None:
    made = at(table(At("", "S4", "H04"), At("head B02, lleg G12, rleg R12", "", "H01")))
    async with seated(made, tmp_path, (80, 24)) as (pilot, app):
        await behind(pilot, "Ada")
        rows = text(app).splitlines()
        row = next(number for number, line in enumerate(rows) if "Bear Trap" in line)
        await pilot.click(offset=(rows[row].index("Bear Trap"), row))
        await sees(pilot, "Bear Trap: Sabotage: removes a leg")
        await pilot.press("p")
        await sees(pilot, "Play a card → Bear Trap", "Which part? Sabotage: removes a leg")
        await pilot.press("right", "right")
        await sees(pilot, "Bear Trap: Rooster Drumstick", "Worth 2 now")
        await pilot.pause(0.3)
        await pilot.press("enter")
        await until(pilot, lambda: made.match.record() == ("0 play_card S4 1 R12",))


async def test_the_victim_breaks_a_tie_on_the_public_page(tmp_path: Path) -> None:
    state = table(At("", "S1 P1", "H04"), At("larm B07, rarm R10, lleg G12 D3", "P2", "H01"))
    made = at(state)
    made.match.enter(0, "play_card S1 1")
    async with seated(made, tmp_path, (80, 24)) as (pilot, app):
        await sees(pilot, "Bo", "chooses which limb Electric Carver takes", "Sabotage hangs over Bo's monster")
        assert "Your lab" not in text(app)
        await pilot.pause(0.5)
        await pilot.press("right")
        await sees(pilot, "Lose")
        await pilot.pause(0.3)
        await pilot.press("enter")
        await sees(pilot, "Ada  is having a day", "I am alone with it")
        assert made.match.record()[-1].startswith("1 choose_loss ")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("seats", "teams"), [(5, False), (4, True)])
async def test_the_end_says_all_it_has_to_say_and_has_all_bars_or_none(
    seats: int, teams: bool, size: tuple[int, int], tmp_path: Path
) -> None:
    made = sitting(seats, "k7", len(record(seats, "k7", teams)), teams)
    assert made.match.over
    app = tabletop(tmp_path)
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_end(made)
        await sees(pilot, "the end", "Decided by", "The hearts", "body parts", "total")
        page = text(app)
        outcome = made.outcome()
        assert outcome is not None
        for sentence in verdict(made, outcome).sentences:
            assert sentence in " ".join(page.split())
        assert page.count("█ ") in (0, seats)
        assert ("team" in page) == teams
