"""A rush of keys selects nothing that stays, and right after it nobody can mean anything yet."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from textual import events

from kit.screen import awake, sees, tabletop, until
from rulesets.deal import make_setup
from rulesets.match import Match
from rulesets.shelf import game
from saves.people import About, Person
from tabletop_tui.play.keyguard import CALM
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.table import TableScreen


async def test_a_rush_of_keys_draws_no_card_and_the_next_key_alone_does_not_either(folder: Path) -> None:
    play = game("frankenstein")
    people = (Person("Ada", 0), Person("Bo", 1))
    about = About("mash", "frankenstein", people, {}, "mash", False, datetime.now(UTC))
    sitting = Sitting(about, Match(play, make_setup(play, 2, {}, "mash")), None)
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
    play = game("fram_rlyeh")
    people = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy")))
    about = About("two", "fram_rlyeh", people, {}, "two", False, datetime.now(UTC))
    sitting = Sitting(about, Match(play, make_setup(play, 3, {}, "two")), None)
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
