"""A rush of keys selects nothing that stays, and right after it nobody can mean anything yet."""

from __future__ import annotations

from pathlib import Path

from textual import events

from kit.screen import awake, sees, tabletop, until
from saves.people import Person
from tabletop_tui.play.keyguard import CALM
from tabletop_tui.play.sitting import Sitting, new_about
from tabletop_tui.screens.table import TableScreen


async def test_a_rush_of_keys_draws_no_card_and_the_next_key_alone_does_not_either(folder: Path) -> None:
    people = (Person("Ada", 0), Person("Bo", 1))
    sitting = Sitting.start(new_about(None, "frankenstein", people, {}, "mash"), None)
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(sitting)
        await sees(pilot, "Draw a card")
        page = app.screen
        assert isinstance(page, TableScreen) and page._choosing is not None
        choosing = page._choosing
        await pilot.pause(0.5)
        keys = [events.Key(key, key) for key in "defdgjdkdd"]
        for key in keys:
            page.post_message(key)
        await until(pilot, lambda: page.guard.rushing)
        await pilot.pause(0.1)
        assert choosing.choice().cursor is None
        await pilot.press("d")
        await pilot.pause(0.2)
        await pilot.press("d")
        await pilot.pause(0.2)
        assert sitting.match.length == 0
        await pilot.pause(CALM + 0.1)
        await pilot.press("d")
        await pilot.pause(0.2)
        if not sitting.match.length:
            await pilot.press("enter")
        await until(pilot, lambda: sitting.match.length == 1)
        sitting.close()


async def test_a_key_that_only_looks_like_a_digit_calls_nobody(folder: Path) -> None:
    """On a French keyboard a small two has a key of its own."""
    people = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy")))
    sitting = Sitting.start(new_about(None, "fram_rlyeh", people, {}, "two"), None)
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(sitting)
        for page in ("I am alone with it", "q  back to the table"):
            await sees(pilot, page)
            await until(pilot, lambda: awake(app))
            await pilot.press("\N{SUPERSCRIPT TWO}")
            await until(pilot, lambda: awake(app))
            await sees(pilot, page)
            await pilot.press("l")
        sitting.close()
