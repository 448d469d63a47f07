"""What private pages have shown does not pile up in the program once they have closed."""

from __future__ import annotations

import gc
from pathlib import Path

from textual._styles_cache import StylesCache
from textual.widget import Widget

from kit.screen import awake, sees, tabletop, text, until
from saves.people import Person
from tabletop_tui.play.sitting import Sitting, new_about

LOOKS = 3


def _lines_of_nobody() -> list[str]:
    """The lines that Textual still keeps although their widget has gone."""
    gc.collect()
    things = gc.get_objects()
    owned = {id(thing._styles_cache) for thing in things if isinstance(thing, Widget)}
    caches = [thing for thing in things if isinstance(thing, StylesCache) and id(thing) not in owned]
    return [strip.text for cache in caches for strip in cache._cache.values()]


async def test_no_line_of_a_closed_page_outlives_its_widget(folder: Path) -> None:
    people = (Person("Ada", 0), Person("Bo", 1))
    sitting = Sitting.start(new_about(None, "frankenstein", people, {}, "gone"), None)
    StylesCache.get_inner_outer.cache_clear()  # of pages of other tests
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(sitting)
        for _ in range(LOOKS):
            await sees(pilot, "Draw a card")
            await until(pilot, lambda: awake(app))
            await pilot.press("l")
            await until(pilot, lambda: "Pass the keyboard" in text(app) or "'s screen" in text(app))
            await until(pilot, lambda: awake(app))
            if "Pass the keyboard" in text(app):  # for the next look of the same eyes it need not
                await pilot.pause(0.6)
                await pilot.press("enter")
                await sees(pilot, "'s screen")
                await until(pilot, lambda: awake(app))
            await pilot.press("q")
            await sees(pilot, "Draw a card")
            await until(pilot, lambda: awake(app))
        assert _lines_of_nobody() == []
        sitting.close()
