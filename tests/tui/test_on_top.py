"""A key that was on its way to a page when another one opened over it neither closes that one nor does anything."""

from __future__ import annotations

from pathlib import Path

from textual import events

from kit.screen import sees, tabletop, until
from saves.people import Person
from tabletop_tui.play.sitting import Sitting, new_about
from tabletop_tui.screens.history import HistoryScreen
from tabletop_tui.screens.spread import SpreadScreen
from tabletop_tui.screens.table import TableScreen


async def test_a_page_below_another_hears_no_key_and_closes_nothing(folder: Path) -> None:
    people = (Person("Ada", 0), Person("Bo", 1))
    sitting = Sitting.start(new_about(None, "demise", people, {}, "top"), None)
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(sitting)
        await sees(pilot, "Ada", "Bo")
        table, history = app.screen, HistoryScreen(sitting)
        assert isinstance(table, TableScreen)
        await app.push_screen(history)
        await app.push_screen(over := SpreadScreen("cards", "as they lie", ()))
        for key in ("backspace", "q"):
            history.post_message(events.Key(key, None))
        table.post_message(events.Key("m", "m"))
        await pilot.pause(0.2)
        assert app.screen_stack[-3:] == [table, history, over]
        await pilot.press("backspace")
        await until(pilot, lambda: app.screen is history)
        await pilot.pause(0.3)
        await pilot.press("backspace")
        await until(pilot, lambda: app.screen is table)
        sitting.close()
