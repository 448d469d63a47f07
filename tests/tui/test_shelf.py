"""The shelf and the page that sets up a game: what people meet first."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from kit.screen import SIZES, sees, tabletop, text, type_in, until
from rulesets.shelf import metas
from saves.people import About
from saves.store import Store
from tabletop_tui.app import TabletopApp
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.draft import Draft
from tabletop_tui.screens.new_game import Cell, Column, NewGameScreen, Other
from tabletop_tui.screens.new_game_rules import Habit
from tabletop_tui.screens.shelf import WEIGHTS, Box, Going, ShelfScreen
from tabletop_tui.screens.table import TableScreen


def save_game(folder: Path, *names: str) -> str:
    """A game that was begun and left; returns its id."""
    from rulesets.shelf import game

    draft = Draft(game("frankenstein"))
    draft.chairs.clear()
    for name in names:
        draft.add(name)
    store = Store(folder)
    about = draft.about(store)
    assert isinstance(about, About)
    sitting = Sitting.start(about, store)
    sitting.save()
    sitting.close()
    return about.id


def new_game(app: TabletopApp) -> NewGameScreen:
    """The page that is open."""
    assert isinstance(app.screen, NewGameScreen)
    return app.screen


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_shelf_shows_box_and_keys(folder: Path, size: tuple[int, int]) -> None:
    app = tabletop(folder)
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "THE COLLECTION", "▶ Frankenstein", "FRANKENSTEIN", "2–5", "min", "Enter play", "q leave")


async def test_the_latest_game_comes_first_and_enter_goes_on_with_it(folder: Path) -> None:
    save_game(folder, "Ada", "Bo")
    latest = save_game(folder, "Cleo", "Dan", "Eve")
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "CONTINUE", "to move", "just now", "all saved games (2)", "Cleo, Dan, Eve")
        assert app.screen.cursor == Going(latest)  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: app.sitting is not None and len(app.screen_stack) == 2)
        assert app.sitting is not None
        assert app.sitting.names == ("Cleo", "Dan", "Eve")


async def test_at_80_columns_every_title_is_whole_and_a_saved_game_says_who_plays(folder: Path) -> None:
    save_game(folder, "Ada", "Bo")
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "to move · Turn 1 · Ada, Bo", *(meta.title for meta in metas().values()))
        for meta in metas().values():
            app.screen.go(Box(meta.id))  # type: ignore[attr-defined]
            await sees(pilot, meta.title.upper(), meta.kind, WEIGHTS[meta.weight])


async def test_whoever_leaves_a_table_by_mistake_is_back_with_enter(folder: Path) -> None:
    other = save_game(folder, "Ada", "Bo")
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "CONTINUE", "to move", "Ada, Bo")
        await pilot.press("down", "down", "enter")
        await sees(pilot, "WHO PLAYS?")
        await type_in(pilot, "Cy")
        await pilot.press("enter")
        await type_in(pilot, "Di")
        await pilot.press("enter", "enter")
        await until(pilot, lambda: app.sitting is not None and isinstance(app.screen, TableScreen))
        begun = app.sitting.about.id if app.sitting else other
        await sees(pilot, "l look")
        app.screen.action_leave()  # type: ignore[attr-defined]
        await sees(pilot, "CONTINUE", "Cy, Di")
        await until(pilot, lambda: app.screen.cursor == Going(begun))  # type: ignore[attr-defined]


async def test_a_name_that_is_cut_off_says_so_and_is_wiped_at_once(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await open_new_game(pilot)
        await type_in(pilot, "Maximiliane Josephine")
        await sees(pilot, "● …iliane Josephine")
        await pilot.press("ctrl+u")
        await type_in(pilot, "Max")
        await sees(pilot, " Max ")


async def test_a_number_filters_the_boxes(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "▶ Frankenstein")
        await pilot.press("7")
        await sees(pilot, "No game here is for 7")
        await pilot.press("0")
        await sees(pilot, "▶ Frankenstein")
        assert app.screen.cursor == Box("frankenstein")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("key", "shown"),
    [("n", "WHO PLAYS?"), ("question_mark", "Rules"), ("a", "Saved games"), ("s", "Settings"), ("b", "Table book")],
)
async def test_every_page_opens_by_key_and_q_goes_back(folder: Path, key: str, shown: str) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(60, 20)) as pilot:
        await sees(pilot, "THE COLLECTION")
        await pilot.press(key)
        await sees(pilot, shown)
        await pilot.press("escape" if key == "n" else "q")
        await sees(pilot, "THE COLLECTION")
        assert isinstance(app.screen, ShelfScreen)


async def test_every_hint_can_be_clicked(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "s settings")
        await pilot.click(offset=(text(app).splitlines()[-1].index("s settings"), 23))
        await sees(pilot, "Colours")


async def test_enter_names_enter_starts_a_game(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "▶ Frankenstein")
        await pilot.press("enter")
        await sees(pilot, "WHO PLAYS?")
        await type_in(pilot, "Ada")
        await pilot.press("enter")
        await type_in(pilot, "Bo")
        await pilot.press("enter")
        await type_in(pilot, "Cleo Q")
        await pilot.press("enter", "enter")
        await until(pilot, lambda: app.sitting is not None)
        assert app.sitting is not None
        assert app.sitting.names == ("Ada", "Bo", "Cleo Q")
        assert app.sitting.about.chance


async def test_hand_codes_are_offered_where_they_fit_and_the_new_game_has_them(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(60, 20)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_new_game("frankenstein")
        await sees(pilot, "WHO PLAYS?")
        assert "Hand codes" not in text(app), "this game has no sealed choices"
        await pilot.press("escape")
        await sees(pilot, "THE COLLECTION")
        app.open_new_game("fram_rlyeh")
        await sees(pilot, "WHO PLAYS?", "Hand codes", "off", "The keyboard goes round")
        draft = new_game(app).draft
        draft.next_player(0)
        draft.next_player(1)
        new_game(app).redraw()
        await until(pilot, lambda: "Hand codes" not in text(app))
        draft.chairs[1].player = draft.chairs[2].player
        for seat, name in enumerate(("Ada", "Bo", "Cy")):
            draft.chairs[seat].name.set(name)
        new_game(app).cursor = Habit("hand_codes")
        new_game(app).redraw()
        await sees(pilot, "Hand codes")
        for answer in ("Everybody looks", "goes round", "Everybody looks"):
            await pilot.press("right")
            await sees(pilot, answer)
        new_game(app).start()
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert app.sitting is not None and app.sitting.about.screen == {"hand_codes": True}
        assert isinstance(app.screen, TableScreen) and app.screen.codes is not None
        assert app.sitting.match.setup.options == {}, "no part of the set-up"


async def test_the_group_of_last_time_is_seated(folder: Path) -> None:
    for expected in ("typed", "remembered"):
        app = tabletop(folder)
        async with app.run_test(size=(80, 24)) as pilot:
            await sees(pilot, "THE COLLECTION")
            await pilot.press("n")
            await sees(pilot, "WHO PLAYS?")
            if expected == "typed":
                await pilot.press("A", "enter", "B", "enter", "enter")
            else:
                await sees(pilot, "played here:", "▶ 3    + another player", "Enter start")
                await pilot.press("enter")
            await until(pilot, lambda app=app: app.sitting is not None)  # type: ignore[misc]
            await app.workers.wait_for_complete()
            assert app.sitting is not None
            assert app.sitting.names == ("A", "B")


async def open_new_game(pilot: Pilot[None]) -> None:
    """From the shelf."""
    await sees(pilot, "THE COLLECTION")
    await pilot.press("n")
    await sees(pilot, "WHO PLAYS?")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "cannot be empty"),
        ("ada", 'The name "ada" is taken'),
        ("Maximiliane Josephine", "at most 16 characters"),
        ("Bo\N{GAME DIE}", "no emoji"),
        ("\N{CJK UNIFIED IDEOGRAPH-5B57}", "nothing that takes two columns"),
        ("...", "at least one letter"),
    ],
)
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
async def test_a_bad_name_is_refused_below_it(folder: Path, size: tuple[int, int], typed: str, reason: str) -> None:
    app = tabletop(folder)
    async with app.run_test(size=size) as pilot:
        await open_new_game(pilot)
        await type_in(pilot, "Ada")
        await pilot.press("enter")
        new_game(app).draft.chairs[1].name.put(typed)
        await pilot.press("down", "end", "end", "enter")
        await until(pilot, lambda: reason in " ".join(text(app).split()))
        assert new_game(app).cursor == Cell(1, Column.NAME)
        assert app.sitting is None


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("frankenstein:9:owl", "is for 2 to 5 players: this deal says 9"),
        ("frankenstein:x:owl", "is no number of players"),
        ("frankenstein:2:owl:game=other", "choose basic, advanced"),
        ("frankenstein:2:owl:colour=red", 'has no option "colour"'),
        ("frankenstein:2:owl:game", "write name=value"),
        ("z" * 70, "at most 60 characters"),
    ],
)
async def test_a_bad_deal_is_refused_below_it(folder: Path, code: str, reason: str) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await open_new_game(pilot)
        page = new_game(app)
        page.go(Other.DEAL)
        page.draft.deal.put(code)
        page.typed(Other.DEAL)
        page.redraw()
        await until(pilot, lambda: reason in " ".join(text(app).split()))


async def test_a_deal_code_fills_in_seats_and_options(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await open_new_game(pilot)
        page = new_game(app)
        page.go(Other.DEAL)
        await type_in(pilot, "frankenstein:4:owl-lamp-rye:game=advanced")
        await sees(pilot, "advanced", "the most valuable collection", "  4  ")
        assert len(page.draft.chairs) == 4
        for chair, name in zip(page.draft.chairs, "ABCD", strict=True):
            chair.name.set(name)
        await pilot.press("enter", "enter")
        await until(pilot, lambda: app.sitting is not None)
        assert app.sitting is not None
        assert app.sitting.code() == "frankenstein:4:owl-lamp-rye:game=advanced"
        assert not app.sitting.about.chance


async def test_bots_marks_coach_and_pin_by_keyboard(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await open_new_game(pilot)
        await type_in(pilot, "Ada")
        await pilot.press("right", "right", "enter")  # to the player, on to the coach: yes
        await pilot.press("right", "1", "2", "3", "4", "down")
        await pilot.press("up", "shift+tab", "shift+tab", "shift+tab", "shift+tab", "enter")  # the mark
        await pilot.press("down", "right", "right", "enter")  # the second seat is a bot
        chairs = new_game(app).draft.chairs
        assert [chair.player for chair in chairs] == ["human", "canny"]
        assert chairs[0].first_game
        assert chairs[0].pin.text == "1234"
        assert chairs[0].hue != 0
        assert chairs[1].name.text == "Otto"
        assert "1234" not in text(app)
        await pilot.press("end", "enter")
        await until(pilot, lambda: app.sitting is not None)
        assert app.sitting is not None
        assert "1234" not in app.sitting.people[0].pin


async def test_a_page_of_pasted_text_stays_in_its_field(folder: Path) -> None:
    from textual import events

    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await open_new_game(pilot)
        app.screen.post_message(events.Paste("q" * 5000 + "\nq\n"))
        await sees(pilot, "at most 16 characters")
        assert len(new_game(app).draft.chairs[0].name.text) == 40
        await pilot.press("escape")
        await sees(pilot, "THE COLLECTION")
        app.screen.post_message(events.Paste("q\nq\n"))
        await pilot.pause()
        assert app.is_running and isinstance(app.screen, ShelfScreen)


async def test_down_from_a_mark_leads_to_the_name_that_is_missing(folder: Path) -> None:
    """Whoever marks a first game and goes down to the next seat types its name next, and no letter is lost."""
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_new_game("demise")
        await sees(pilot, "WHO PLAYS?")
        await type_in(pilot, "Zoe")
        await pilot.press("right", "right", "space", "down")
        await type_in(pilot, "Max")
        await sees(pilot, "Zoe", "yes, help", "Max")
