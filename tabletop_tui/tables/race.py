"""A table of a game against the clock: what it draws besides."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Event
from tabletop_tui.tables.base import Scene


@dataclass(frozen=True, slots=True)
class RaceScene(Scene):
    """A table against the clock. `beats`: what has to be shown one by one, as far as it has been."""

    keys: tuple[str, ...] = ()
    """By seat, the key as it is written; "" for who needs none."""
    said: tuple[str, ...] | None = None
    """What the pad holds so far; None = no pad is open."""
    beats: tuple[Event, ...] | None = None
    """None = nothing is being told one by one."""
    prompt: str = ""
    """What is asked now, with names."""
