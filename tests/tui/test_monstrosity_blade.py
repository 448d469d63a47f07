"""The guillotine: it runs only while it can be stopped, falls where it hangs, and labs can be looked at meanwhile."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from kit.monstrosity import At, table
from kit.monstrosity_table import at, seated
from kit.screen import sees, until
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.private import PrivateScreen
from tabletop_tui.screens.table import TableScreen
from tabletop_tui.tables.monstrosity.blade import ROUND_TRIP, BladeZone
from tabletop_tui.tables.monstrosity.table import MonstrosityTable


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


async def test_a_lone_human_watches_the_blade_of_a_bot(tmp_path: Path) -> None:
    made = at(table(At("", "S2 P1", "H04"), At("larm B08, lleg R17", "P2", "H01")), bots=(0,))
    made.match.enter(0, "play_card S2 1")
    async with seated(made, tmp_path, (80, 24)) as (pilot, app):
        await sees(pilot, "Bo's monster lies under the Guillotine", "Ada  is thinking")
        await pilot.press("enter")
        await sees(pilot, "The blade falls at column", "Your lab (1)")
        assert isinstance(app.screen, TableScreen)
