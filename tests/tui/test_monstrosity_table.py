"""The table of Monstrosity: what it shows at every size, what can be chosen on it, the blade, the pages of one seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from kit.monstrosity import FIVE, At, match_at, table
from kit.screen import SIZES, awake, sees, tabletop, text, until
from rulesets.contract import Form, Seat
from rulesets.monstrosity.state import State
from rulesets.shelf import game
from rulesets.simulate import play_out
from saves.people import About, Person
from tabletop_tui.app import TabletopApp
from tabletop_tui.asking import choosing_for, own_ask
from tabletop_tui.choice import RESERVED
from tabletop_tui.choosing import Choosing
from tabletop_tui.screens.private import PrivateScreen
from tabletop_tui.screens.table import TableScreen
from tabletop_tui.sitting import Sitting
from tabletop_tui.tables.monstrosity.blade import ROUND_TRIP, BladeZone
from tabletop_tui.tables.monstrosity.table import MonstrosityTable
from tabletop_tui.tables.monstrosity.walk import walk

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
TEAMS = {"teams": "on"}


@cache
def record(seats: int, seed: str, teams: bool = False, bot: str = "canny") -> tuple[str, ...]:
    return play_out(game("monstrosity"), [bot] * seats, seed, TEAMS if teams else {}).record


def sitting(seats: int, seed: str, lines: int, teams: bool = False, bot: str = "canny") -> Sitting:
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES[:seats]))
    about = About("replica", "monstrosity", people, TEAMS if teams else {}, seed, False, datetime.now(UTC))
    made = Sitting.start(about, None)
    for line in record(seats, seed, teams, bot)[:lines]:
        made.match.enter(int(line.split()[0]), line.partition(" ")[2])
    return made


def choosing(made: Sitting, seat: Seat) -> Choosing:
    seen = made.see(seat)
    ask = own_ask(seen, seat)
    assert ask is not None
    return choosing_for(made, seen, ask, True, walk=walk)


@pytest.mark.parametrize(("seats", "teams", "bot"), [(5, False, "random"), (4, True, "canny"), (2, False, "canny")])
def test_every_step_of_every_kind_of_choice_has_its_own_keys(seats: int, teams: bool, bot: str) -> None:
    """Whatever is asked in a whole game: every open offer is reached, and no key stands for two things."""
    made = sitting(seats, "k7", 0, teams, bot)
    for number, line in enumerate(record(seats, "k7", teams, bot)):
        seat = int(line.split()[0])
        if number % 3 == 0 or line.split()[1] in ("drop_blade", "choose_loss", "choose_transplant", "power"):
            ask = own_ask(made.see(seat), seat)
            assert ask is not None
            open_lines = {offer.head if isinstance(offer, Form) else made.game.text(offer) for offer in ask.offers}
            assert reached(made, seat, [], 0) == open_lines, line
        made.match.enter(seat, line.partition(" ")[2])


def reached(made: Sitting, seat: Seat, way: list[int], depth: int) -> set[str]:
    """The lines at the end of all ways of choosing."""
    assert depth < 6
    choice = choosing(made, seat)
    for index in way:
        choice.choose(index)
    keys = [one.key for one in choice.entries if one.key and not one.closed]
    assert len(keys) == len(set(keys)) and not set(keys) & set(RESERVED), keys
    found: set[str] = set()
    for index, one in enumerate(choice.entries):
        assert not one.held or one.at is not None
        if one.opens:
            found |= reached(made, seat, [*way, index], depth + 1)
        elif not one.closed:
            found.add(one.line)
    return found


# ------------------------------------------------------------------------------------------------------ on the screen


def at(state: State, names: Sequence[str] = NAMES, bots: Sequence[int] = ()) -> Sitting:
    """A sitting at a position that was laid out by hand."""
    match = match_at(state)
    people = tuple(
        Person(name, hue, "canny" if hue in bots else "human") for hue, name in enumerate(names[: len(state.labs)])
    )
    about = About("pair", "monstrosity", people, match.setup.options, "x", False, datetime.now(UTC))
    return Sitting(about, match, None)


@asynccontextmanager
async def seated(
    made: Sitting, folder: Path, size: tuple[int, int], **settings: Any
) -> AsyncIterator[tuple[Pilot[Any], TabletopApp]]:
    """The program with that table open."""
    app = tabletop(folder, **settings)
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(made)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        yield pilot, app


async def behind(pilot: Pilot[Any], name: str) -> None:
    """Through the call of the table to a private page."""
    await until(pilot, lambda: awake(pilot.app))
    await pilot.pause(0.7)
    await pilot.press("enter")
    await sees(pilot, f"{name}'s screen")
    await pilot.pause(0.3)


BUSY = (
    At(f"{FIVE}", "U4 S3 S2 B14 P3 A02 A12", "H04"),
    At("head G03, torso G06, larm G17 U2, on B08 D4, lleg R17 U3", "P1 S1 B15", "H12"),
    At("head R03 I2-, torso R06, larm R18", "G13", "H13", gold=4),
    At("head B03, torso B06, larm B10, rarm B07, lleg B13, rleg B15", "P2 D2", "H06", power="P7", bonus=3),
    At("", "G01 G02", "H07"),
)
"""All that can lie on a table: an extension, two-slot parts, modifiers, a monster that lives, one without parts."""


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


def under_the_blade() -> Sitting:
    made = at(table(At("", "S2 P1", "H04"), At("larm B08, lleg R17", "P2", "H01")))
    made.match.enter(0, "play_card S2 1")
    return made


async def test_the_blade_runs_only_while_it_can_be_stopped_and_falls_where_it_hangs(tmp_path: Path) -> None:
    made = under_the_blade()
    async with seated(made, tmp_path, (80, 24), animation=True) as (pilot, app):
        await sees(pilot, "lies under the Guillotine", "Drop the blade")
        blade = app.screen.query_one(BladeZone)
        await pilot.pause(0.6)
        assert not blade.running
        await pilot.press("d")
        await until(pilot, lambda: blade.running and blade.column > 2)
        await pilot.press("backspace")
        await until(pilot, lambda: not blade.running)
        await pilot.press("d")
        await until(pilot, lambda: blade.column > 4)
        assert made.match.length == made.match.first + 1
        await pilot.pause(0.3)
        columns = {blade.column}
        await pilot.press("space")
        columns.add(blade.column)
        await sees(pilot, "The blade falls at column", "I am alone with it")
        stop = int(made.match.record()[-1].split()[-1])
        assert min(columns) - 1 <= stop <= max(columns) + 1
        await pilot.press("u")
        assert made.match.record()[-1] == f"0 drop_blade {stop}", "a dropped blade cannot be undone"


async def test_the_blade_is_left_to_chance_by_key_and_without_animation(tmp_path: Path) -> None:
    stops = set()
    for key, animation in (("c", True), ("enter", False), ("c", False), ("enter", False)):
        made = under_the_blade()
        async with seated(made, tmp_path, (80, 24), animation=animation) as (pilot, _):
            await sees(pilot, "Drop the blade")
            await pilot.pause(0.6)
            await pilot.press("d")
            await sees(pilot, "leaves it to chance")
            await pilot.pause(0.3)
            await pilot.press(key)
            await sees(pilot, "The blade falls at column")
            stops.add(made.match.record()[-1])
    assert len(stops) > 1, "not always the same column"


def test_the_blade_turns_round_at_both_ends() -> None:
    blade = BladeZone()
    columns = []
    for beat in range(2 * ROUND_TRIP):
        blade._beat = beat
        columns.append(blade.column)
    assert columns[:16] == list(range(16)) and columns[16] == 14 and columns[ROUND_TRIP] == 0
    assert {abs(one - other) for one, other in pairwise(columns)} == {1}


async def test_a_lab_can_be_looked_at_while_the_blade_hangs_and_nothing_of_it_stays(tmp_path: Path) -> None:
    made = under_the_blade()
    async with seated(made, tmp_path, (80, 24)) as (pilot, app):
        await sees(pilot, "lies under the Guillotine")
        await pilot.pause(0.6)
        await pilot.press("l")
        await sees(pilot, "Pass the keyboard to")
        await pilot.pause(0.7)
        await pilot.press("2")
        await pilot.pause(0.4)
        await pilot.press("enter")
        await sees(pilot, "Bo's screen", "Your lab (1)", "Somebody Else's Reactor")
        await pilot.pause(0.3)
        await pilot.press("space")
        await sees(pilot, "Ada's monster")
        page = app.screen
        assert isinstance(page, PrivateScreen)
        panel = page.panel
        await pilot.press("q")
        await sees(pilot, "lies under the Guillotine")
        assert isinstance(panel, MonstrosityTable)
        kept = [panel.bodies.value, panel.ready.value, panel.lab.value, panel.closeup.value, panel.blade.value]
        assert not any(word in repr(kept) for word in ("Reactor", "Pickled"))


@pytest.mark.parametrize(
    ("lab", "keys", "places"),
    [
        ("A04 B14 G13", "p", ["G13", "B14"]),
        ("A04 B14 G13", "p2", ["lleg", "rleg"]),
        ("G17", "a", ["larm", "rarm", "lleg", "rleg"]),
        ("U4", "p", ["B07", "B09", "B12", "R07", "R15"]),
        ("I3", "p", ["B07", "B09", "R07", "R15"]),
        ("A06", "p", ["B07", "B09"]),
        ("S3", "p", ["R07", "R15"]),
        ("A07", "p", ["R07", "R15"]),
    ],
)
def test_cards_parts_and_slots_are_chosen_where_they_lie(lab: str, keys: str, places: list[str]) -> None:
    made = at(table(At(FIVE, lab, "H04"), At("larm R07, rarm R15", "", "H01")))
    choice = choosing(made, 0)
    for key in keys:
        choice.key(key, key)
    assert [one.words[-1] for one in choice.entries if one.held] == places
    assert len({one.at for one in choice.entries if one.held}) == len(places)
    assert all(one.key for one in choice.entries)


def test_in_teams_it_is_said_first_on_which_monster() -> None:
    made = at(table(At(FIVE, "B14", "H04"), At(), At("head B03"), At(), teams=True))
    choice = choosing(made, 0)
    choice.key("a", "a")
    assert [one.note.label for one in choice.entries] == ["your monster", "Cy's monster"]
    choice.key("c", "c")
    choice.key("enter", None)
    shown = choice.choice()
    assert shown.trail[-1] == "Cy's monster" and {one.words[-1] for one in shown.entries} == {"lleg", "rleg"}
