"""Driving the full screen from a test: what is on it as text, and waiting for a condition instead of for a while."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.strip import Strip

from saves.settings import Settings
from saves.store import Store
from tabletop_tui.app import TabletopApp
from tabletop_tui.widgets.zone import Zone

SIZES = ((60, 20), (80, 24), (120, 40))


def tabletop(folder: Path, **settings: Any) -> TabletopApp:
    """The program on a save folder, without animation."""
    return TabletopApp(Store(folder), replace(Settings(animation=False), **settings))


def strips(app: App[Any]) -> list[Strip]:
    """The lines of the screen as they were composed."""
    return app.screen._compositor.render_strips()


def text(app: App[Any]) -> str:
    """The screen as text, one line a row, trailing spaces removed."""
    return "\n".join(strip.text.rstrip() for strip in strips(app))


async def until(pilot: Pilot[Any], condition: Callable[[], object], seconds: float = 10.0) -> None:
    """Wait until the condition holds; fails with the screen."""
    end = time.monotonic() + seconds
    while not condition():
        await pilot.pause()
        assert time.monotonic() < end, text(pilot.app)


def awake(app: App[Any]) -> bool:
    """Does the page hear keys? One that has just opened is deaf for a moment, and draws its keys dimmed."""
    return all(getattr(zone.value, "ready", True) for zone in app.screen.query(Zone))


async def sees(pilot: Pilot[Any], *words: str) -> None:
    """Wait until all the words are on the screen."""
    await until(pilot, lambda: all(word in text(pilot.app) for word in words))


async def type_in(pilot: Pilot[Any], words: str) -> None:
    """Type a text."""
    names = {" ": "space", "-": "minus", ":": "colon", "=": "equals_sign", "/": "slash", "?": "question_mark"}
    await pilot.press(*(names.get(character, character) for character in words))
