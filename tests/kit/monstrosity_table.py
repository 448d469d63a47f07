"""Sittings at positions of Monstrosity, and the program with its table open."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from kit.monstrosity import FIVE, At, match_at
from kit.screen import awake, sees, tabletop, until
from rulesets.contract import Seat
from rulesets.monstrosity.state import State
from rulesets.shelf import game
from rulesets.simulate import play_out
from saves.people import About, Person
from tabletop_tui.app import TabletopApp
from tabletop_tui.play.asking import choosing_for, own_ask
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.table import TableScreen
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
