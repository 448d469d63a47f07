"""No page of Monstrosity tells others what a seat holds: pairs of positions, compared cell by cell.

Two positions differ in what only one seat may know: its heart, its gold, its lab, what it is asked behind its screen.
What is drawn for the table and for every other seat, key hints and colours included, must be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from kit.monstrosity import FIVE, At, match_at, table
from kit.screen import SIZES, awake, sees, strips, tabletop, until
from rulesets.contract import Seat
from rulesets.monstrosity.game import GAME
from rulesets.monstrosity.state import Phase, State
from saves.people import About, Person
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.private import PrivateScreen
from tabletop_tui.screens.table import TableScreen

PEOPLE = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy", "Di", "Eve")))
Picture = list[list[tuple[str, Any]]]
OTHER = At("head B03, larm R09", "G05 P6", "H08")
THIRD = At("torso G06", "R01 D4", "H05")


def own_secrets() -> tuple[State, State]:
    """A Heart of Gold that has gained four points and a lab, against another heart and other cards."""
    return (
        table(At(FIVE, "P3 U4 B14", "H13", gold=4), OTHER, THIRD),
        table(At(FIVE, "S2 A02 G13", "H01"), OTHER, THIRD),
    )


def transplant() -> tuple[State, State]:
    """Three hearts on offer, against three others."""
    found = []
    for hearts in ((0, 1, 2), (8, 9, 10)):
        state = table(At(FIVE, "P3", "H04"), OTHER, THIRD, dumpster="A01")
        state.phase, state.offered = Phase.TRANSPLANT, hearts
        state.heart_deck = tuple([heart for heart in state.heart_deck if heart not in hearts])
        found.append(state)
    return found[0], found[1]


def too_many_cards() -> tuple[State, State]:
    """A seat that throws cards away behind its screen, against one that is still having its day."""
    found = []
    for phase in (Phase.DISCARD, Phase.DAY):
        state = table(At(FIVE, "P1 P2 P3 P4 P5 P6 P7 U4", "H04"), OTHER, THIRD)
        state.phase, state.used = phase, 1
        found.append(state)
    return found[0], found[1]


def inspection() -> tuple[State, State]:
    """A lab that is being inspected, against another one of as many cards: Cy learns nothing, Bo not what Ada sees."""
    found = []
    for cards in ("G05 P6", "S1 A11"):
        state = table(At(FIVE, "P3", "H04"), At("head B03", cards, "H08"), THIRD, dumpster="A12")
        state.phase, state.target = Phase.INSPECTION, 1
        found.append(state)
    return found[0], found[1]


def partners() -> tuple[State, State]:
    """A partner sees no more than an opponent."""
    four = At("lleg G12", "D2", "H10")
    return (
        table(At(FIVE, "P3 U4 B14", "H04"), OTHER, THIRD, four, teams=True),
        table(At(FIVE, "S2 A02 G13", "H06"), OTHER, THIRD, four, teams=True),
    )


PAIRS: tuple[tuple[Callable[[], tuple[State, State]], Seat], ...] = (
    (own_secrets, 1),
    (transplant, 1),
    (too_many_cards, 1),
    (inspection, 2),
    (partners, 2),
)
"""With a seat that must not know."""


def sitting(state: State) -> Sitting:
    match = match_at(state)
    people = PEOPLE[: len(state.labs)]
    about = About("pair", "monstrosity", people, match.setup.options, "x", False, datetime.now(UTC))
    return Sitting(about, match, None)


def picture(pilot: Pilot[Any]) -> Picture:
    return [[(segment.text, segment.style) for segment in strip] for strip in strips(pilot.app)]


async def shown(state: State, folder: Path, size: tuple[int, int], seat: Seat) -> list[Picture]:
    """The public table with every monster large in turn, its page of monsters, and the private page of that seat."""
    made = sitting(state)
    app = tabletop(folder)
    pictures = []
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(made)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await sees(pilot, "Ada  is having a day")
        await until(pilot, lambda: awake(pilot.app))
        for _ in made.people:
            await pilot.pause()
            pictures.append(picture(pilot))
            await pilot.press("space")
        await pilot.press("o")
        await sees(pilot, "back to the table", "Ada's monster")
        pictures.append(picture(pilot))
        await pilot.press("q")
        await sees(pilot, "Ada  is having a day")
        await until(pilot, lambda: awake(pilot.app))
        await pilot.pause(0.3)
        await pilot.press("l")
        await sees(pilot, "Pass the keyboard to")
        await pilot.pause(0.7)
        await pilot.press(str(seat + 1))
        await sees(pilot, f"{PEOPLE[seat].name}")
        await pilot.pause(0.4)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PrivateScreen))
        await sees(pilot, f"{PEOPLE[seat].name}'s screen", "You are not asked now")
        await pilot.pause(0.3)
        pictures.append(picture(pilot))
        made.close()
    return pictures


def same(left: list[Picture], right: list[Picture]) -> None:
    assert len(left) == len(right) > 2
    for number, (one, other) in enumerate(zip(left, right, strict=True)):
        assert one == other, f"picture {number} differs"


@pytest.mark.parametrize(("pair", "seat"), PAIRS, ids=lambda value: getattr(value, "__name__", str(value)))
async def test_others_see_the_same(pair: Callable[[], tuple[State, State]], seat: Seat, tmp_path: Path) -> None:
    one, other = pair()
    mine = [match_at(state).see(0).view for state in (one, other)]
    assert mine[0] != mine[1], "the pair differs in what Ada knows"
    same(await shown(one, tmp_path / "one", (80, 24), seat), await shown(other, tmp_path / "other", (80, 24), seat))


@pytest.mark.parametrize("size", [size for size in SIZES if size != (80, 24)], ids=str)
async def test_others_see_the_same_at_every_size(size: tuple[int, int], tmp_path: Path) -> None:
    one, other = own_secrets()
    same(await shown(one, tmp_path / "one", size, 1), await shown(other, tmp_path / "other", size, 1))


async def test_all_that_one_seat_cannot_know_may_be_otherwise(tmp_path: Path) -> None:
    """Hearts, labs, piles and gold drawn anew, as far as Bo can tell."""
    one = table(At(FIVE, "P3 U4 B14", "H13", gold=4), OTHER, THIRD)
    other = GAME.resample(match_at(one).see(1), Random(3))
    assert other.labs[0] != one.labs[0] and other.hearts[2] != one.hearts[2]
    same(await shown(one, tmp_path / "one", (80, 24), 1), await shown(other, tmp_path / "other", (80, 24), 1))
