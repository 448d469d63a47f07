"""The pages round a race: keys chosen by pressing, the line of the rules, practice, what is remembered, the notes."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from kit.screen import sees, tabletop, text, until
from rulesets.contract import Outcome
from rulesets.frankendie.events import Judged
from rulesets.frankendie.state import Verdict
from saves.people import About, Person
from tabletop_tui.app import TabletopApp
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.race.keys import key_label, keys_of
from tabletop_tui.screens.choose_keys import ChooseKeysScreen
from tabletop_tui.screens.new_game import Cell, Column, NewGameScreen, Other
from tabletop_tui.screens.new_game_rules import Practise, Rules
from tabletop_tui.screens.race import RaceScreen
from tabletop_tui.tables.frankendie.pacing import again, measure, rounded

NAMES = ("Ada", "Bo", "Cy")


def about(app: TabletopApp, people: tuple[Person, ...] | None = None, **options: Any) -> About:
    who = people or tuple(Person(name, hue) for hue, name in enumerate(NAMES))
    return About(app.store.new_id("frankendie"), "frankendie", who, options, "s", False, datetime.now(UTC))


async def open_keys(pilot: Pilot[None], app: TabletopApp, of: About) -> Sitting:
    sitting = Sitting.start(of, app.store)
    app.open_table(sitting)
    await until(pilot, lambda: isinstance(app.screen, ChooseKeysScreen))
    await until(pilot, lambda: app.screen.guard._deaf_until < app.screen.now)  # type: ignore[attr-defined]
    await pilot.pause(0.12)
    return sitting


@pytest.mark.parametrize(
    ("key", "label"), [("tab", "Tab"), ("space", "Space"), ("z", "z"), ("full_stop", "."), ("f2", "F2")]
)
def test_keys_are_written_as_people_call_them(key: str, label: str) -> None:
    assert key_label(key) == label


async def test_fd_56_keys_are_chosen_by_pressing_and_refusals_say_why(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        sitting = await open_keys(pilot, app, about(app))
        await sees(pilot, "Ada, which key will you slap with?")
        await pilot.press("b")
        await sees(pilot, "for calling a set")
        await pilot.press("p")
        await sees(pilot, "p pauses")
        await pilot.press("z")
        await sees(pilot, "Bo, which key")
        await pilot.press("z")
        await sees(pilot, "Somebody has that key already")
        await pilot.press("enter")
        await sees(pilot, "Cy, which key")
        await pilot.click(offset=(70, 18))
        await sees(pilot, "Enter starts")
        await pilot.pause(0.1)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, RaceScreen))
        assert keys_of(sitting) == {0: "z", 1: "backspace", 2: "mouse"}


async def test_the_test_names_the_key_that_did_not_arrive(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await open_keys(pilot, app, about(app))
        for name in NAMES:
            await sees(pilot, f"{name}, which key")
            await pilot.press("enter")
        await sees(pilot, "Enter starts. Or t")
        await pilot.pause(0.1)
        await pilot.press("t")
        for number in (1, 2, 3):
            await sees(pilot, f"({number} of 3)")
            await pilot.press("tab", "space", *(["backspace"] if number != 2 else []))
        await sees(pilot, "Bo's Backsp did not arrive every time")
        await pilot.pause(0.4)
        await pilot.press("t")
        for number in (1, 2, 3):
            await sees(pilot, f"({number} of 3)")
            await pilot.press("tab", "space", "backspace")
        await sees(pilot, "Every key arrived")


async def test_keys_are_remembered_with_the_table_and_for_the_same_people(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        first = await open_keys(pilot, app, about(app))
        for name, key in zip(NAMES, ("x", "tab", "f2"), strict=True):
            await sees(pilot, f"{name}, which key")
            await pilot.press(key)
        await sees(pilot, "Enter starts")
        await pilot.pause(0.1)
        await pilot.press("enter")
        await sees(pilot, "READY")
        await until(pilot, lambda: not app.screen._saving)  # type: ignore[attr-defined]
        app.go_home()
        loaded = app.store.load(first.about.id)
        app.open_table(Sitting.resume(loaded, app.store))
        await sees(pilot, "READY")
        assert isinstance(app.screen, RaceScreen), "nothing is asked again"
        app.go_home()
        turned = tuple(Person(name, hue) for hue, name in enumerate(("Cy", "Ada", "Bo")))
        await open_keys(pilot, app, about(app, turned))
        await sees(pilot, "These are your keys")
        page = text(app)
        assert [page.index(name) < page.index(key) for name, key in (("Cy", "F2"), ("Ada", "x"), ("Bo", "Tab"))] == [
            True
        ] * 3


async def test_leaving_the_page_of_keys_leaves_the_table(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(60, 20)) as pilot:
        await open_keys(pilot, app, about(app))
        await pilot.press("q")
        await sees(pilot, "THE COLLECTION")
        assert app.sitting is None


async def test_notes_for_a_first_game(folder: Path) -> None:
    app = tabletop(folder)
    people = (Person("Ada", 0, first_game=True), Person("Otto", 1, "dozy"))
    of = replace(about(app, people, first_roller=0), screen={"keys": json.dumps({"Ada": "space"})})
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_table(Sitting.start(of, app.store))
        await sees(pilot, "Roll, then hands off")


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_bell_rings_for_people_who_are_to_roll(
    folder: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    app = tabletop(folder, bell=wanted)
    rung: list[bool] = []
    monkeypatch.setattr(app, "bell", lambda: rung.append(True))
    of = about(app, (Person("Ada", 0), Person("Otto", 1, "dozy")), first_roller=0)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_table(Sitting.start(replace(of, screen={"keys": json.dumps({"Ada": "space"})}), app.store))
        await sees(pilot, "Enter or Space: Ada rolls", "HANDS OFF", "with Space", "Otto")
        assert len(rung) == wanted


async def test_nothing_is_written_while_dice_show_or_hands_are_moving(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = tabletop(folder, pace="fast")
    of = about(app, (Person("Otto", 0, "keen"), Person("Greta", 1, "keen")), first_roller=0)
    sitting = Sitting.start(of, app.store)
    written: list[tuple[str, bool]] = []
    save = sitting.save

    def watched() -> None:
        race = app.screen.race  # type: ignore[attr-defined]
        clock = race.driver.timer.name.split()[0] if race.running else "none"
        written.append((clock, race.fresh))
        save()

    monkeypatch.setattr(sitting, "save", watched)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_table(sitting)
        await until(pilot, lambda: sitting.see(None).view.turn == 2, 60)
        sitting.close()
    assert {"hush", "pad", "none"} <= {clock for clock, _ in written}
    assert not [clock for clock, fresh in written if clock == "echo" or (clock == "race" and not fresh)]


async def test_with_notes_and_six_people_everybody_still_has_a_line(folder: Path) -> None:
    app = tabletop(folder)
    names = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")
    people = tuple(Person(name, hue, first_game=True) for hue, name in enumerate(names))
    of = about(app, people, first_roller=0)
    keys = dict(zip(names, "uvwxyz", strict=True))
    async with app.run_test(size=(60, 20)) as pilot:
        app.open_table(Sitting.start(replace(of, screen={"keys": json.dumps(keys)}), app.store))
        await sees(pilot, "Roll, then hands off", *names)


async def test_the_line_of_the_rules(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 40)) as pilot:
        app.open_new_game("frankendie")
        await sees(pilot, "RULES", "As printed", "Scorched keys")
        page = app.screen
        assert isinstance(page, NewGameScreen)
        page.go(Rules(1))
        await sees(pilot, "House rule, not in the rulebook")
        await pilot.press("h")
        await sees(pilot, "Not as printed: botch")
        assert page.draft.options["botch"] == "scorch"
        await pilot.press("p")
        await until(pilot, lambda: "Not as printed" not in text(app))
        assert page.draft.options["botch"] == "none" and page.draft.stands(page.draft.meta.presets[0])


async def test_a_lone_person_is_proposed_opponents_and_practice(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 40)) as pilot:
        app.open_new_game("frankendie")
        await sees(pilot, "WHO PLAYS")
        page = app.screen
        assert isinstance(page, NewGameScreen) and "Practise" not in text(app)
        page.draft.remove(1)
        page.draft.chairs[0].name.set("Ada")
        page.draft.chairs.pop()
        page.pick(Other.ADD_BOT)
        page.pick(Other.ADD_BOT)
        page.go(Cell(0, Column.MARK))
        assert [chair.player for chair in page.draft.chairs] == ["human", "keen", "dozy"]
        await sees(pilot, "Practise first")
        page.pick(Practise())
        await sees(pilot, "This is your key")
        await pilot.pause(0.5)
        await pilot.press("enter")
        await sees(pilot, "Practice: 5 to go")
        await pilot.press("q")
        await sees(pilot, "WHO PLAYS")
        assert not app.store.entries(), "practice is kept nowhere"


def test_what_practice_says() -> None:
    def hand(at: int, verdict: Verdict = Verdict.PART, seat: int = 0) -> Judged:
        return Judged(turn=1, seat=seat, verdict=verdict, symbol=1, count=1, at=at)

    good = [hand(1400), hand(2100), hand(1840, Verdict.UNNEEDED), hand(600, Verdict.WRONG), hand(700, seat=1)]
    assert measure(good, 0)[0] == 1800
    assert measure(good[1:], 0)[0] == 3000, "fewer than three correct hands say nothing"


def test_a_rematch_moves_the_bots() -> None:
    people = (Person("Ada", 0), Person("Otto", 1, "keen"))
    of = About("x", "frankendie", people, {"bot_ref": 2000}, "s", True, datetime.now(UTC))

    def ended(winner: int) -> Outcome:
        return Outcome((winner,), ((winner,), (1 - winner,)), (), "", "")

    assert again(of, ended(0))[0] == {"bot_ref": 1800}
    assert again(of, ended(1))[0] == {"bot_ref": 2200}
    assert again(replace(of, options={"bot_ref": 800}), ended(0)) == ({}, "")
    assert again(replace(of, people=(*people, Person("Bo", 2))), ended(0)) == ({}, "")
    assert rounded(6500) == 6000
