"""The other pages of the shell: saved games, settings, rulebook, table book, and what happens when things go wrong."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from kit.screen import SIZES, sees, strips, tabletop, text, type_in, until
from rulesets.contract import Outcome
from rulesets.shelf import game
from saves.book import load_book
from saves.settings import Theme, load_settings
from saves.store import Store
from tabletop_tui.app import TabletopApp
from tabletop_tui.crash import EXIT_CODE
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.draft import Draft
from tabletop_tui.screens.in_use import InUseScreen
from tabletop_tui.screens.rulebook import RulebookScreen
from tabletop_tui.screens.shelf import ShelfScreen
from tabletop_tui.screens.too_small import TooSmallScreen


def begin(folder: Path, *names: str, of: str = "frankenstein") -> Sitting:
    """A game that was saved twice, so that there is a kept copy; still held by this window."""
    draft = Draft(game(of))
    draft.chairs.clear()
    for name in names:
        draft.add(name)
    store = Store(folder)
    about = draft.about(store)
    assert about is not None
    sitting = Sitting.start(about, store)
    sitting.save()
    draw = sitting.match.see(0).view.asks[0].offers[0]
    sitting.act(sitting.match.decisions[0].owner, draw)
    sitting.save()
    return sitting


def save(folder: Path, *names: str, of: str = "frankenstein") -> str:
    """The same, put away."""
    sitting = begin(folder, *names, of=of)
    sitting.close()
    return sitting.about.id


# --------------------------------------------------------------------------------------------------------- saved games


async def test_saved_games_are_found_deleted_and_brought_back(folder: Path) -> None:
    save(folder, "Ada", "Bo")
    save(folder, "Cleo", "Dan")
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "CONTINUE")
        await pilot.press("a")
        await sees(pilot, "Ada, Bo", "Cleo, Dan", "2 saved")
        await pilot.press("slash")
        await type_in(pilot, "ada")
        await until(pilot, lambda: "Cleo" not in text(app))
        await pilot.press("enter", "d")
        await sees(pilot, "Moved to the trash folder; u brings it back.")
        assert len(Store(folder).entries()) == 1
        await pilot.press("u")
        await sees(pilot, "Back again.", "Ada, Bo")
        assert len(Store(folder).entries()) == 2


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_longest_title_and_all_names_are_whole(folder: Path, size: tuple[int, int]) -> None:
    save(folder, "Ada", "Bo", of="demise")
    save(folder, "Cleo", "Dan", "Eve")
    app = tabletop(folder)
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "all saved games (2)")
        await pilot.press("a")
        await sees(pilot, "The Demise of Dr. Frankenstein ", " Ada, Bo ", " Cleo, Dan, Eve ", "to move")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_damaged_save_says_why_and_offers_the_kept_copy(folder: Path, size: tuple[int, int]) -> None:
    ident = save(folder, "Ada", "Bo")
    path = Store(folder).path(ident)
    path.write_bytes(path.read_bytes()[:200])
    app = tabletop(folder)
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "all saved games (1)")
        await pilot.press("a")
        await sees(pilot, "cannot be opened", "k opens the copy")
        await pilot.press("enter")
        await sees(pilot, "This one cannot be opened")
        await pilot.press("k")
        await until(pilot, lambda: app.sitting is not None)
        assert app.sitting is not None
        assert app.sitting.names == ("Ada", "Bo")


async def test_a_save_is_copied_out(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ident = save(folder, "Ada", "Bo")
    monkeypatch.chdir(tmp_path)
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "CONTINUE")
        await pilot.press("a")
        await sees(pilot, "Ada, Bo")
        await pilot.press("x")
        await sees(pilot, "Copied to")
        assert (tmp_path / f"{ident}.json").exists()


@pytest.mark.parametrize("way", ["copy", "look", "back"])
async def test_a_game_that_is_open_elsewhere_is_copied_or_looked_at(folder: Path, way: str) -> None:
    other = begin(folder, "Ada", "Bo")
    app = tabletop(folder)
    try:
        async with app.run_test(size=(80, 24)) as pilot:
            await sees(pilot, "CONTINUE")
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, InUseScreen))
            await sees(pilot, "Only one window can play", "Look on", "Play a copy")
            if way == "copy":
                await pilot.press("down", "enter")
                await until(pilot, lambda: app.sitting is not None)
                assert app.sitting is not None
                assert app.sitting.about.id != other.about.id
                assert app.sitting.trouble is None
                assert len(Store(folder).entries()) == 2
            elif way == "look":
                await pilot.press("enter")
                await until(pilot, lambda: type(app.screen).__name__ == "HistoryScreen")
                assert app.sitting is None
            else:
                await pilot.press("q")
                await until(pilot, lambda: isinstance(app.screen, ShelfScreen))
    finally:
        other.close()


# ------------------------------------------------------------------------------------------------------------ settings


async def test_settings_are_seen_at_once_and_kept(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        await pilot.press("s")
        await sees(pilot, "Colours", "lamplight")
        await pilot.press("right")
        await sees(pilot, "paper by day")
        assert app.palette.name == "paper"
        await pilot.press("down", "enter")
        await sees(pilot, "plain ASCII", "> Characters", "for terminals that draw others badly")
        await pilot.resize_terminal(60, 20)
        await sees(pilot, "for terminals that draw others badly", "everything is there at once", "important")
        assert app.glyphs.ascii
    assert load_settings().theme is Theme.LIGHT
    assert load_settings().ascii


@pytest.mark.parametrize("keys", ["", "n", "s", "a", "b", "question_mark"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_ascii_is_ascii_on_every_page(folder: Path, size: tuple[int, int], keys: str) -> None:
    save(folder, "Ada", "Bo")
    app = tabletop(folder, ascii=True)
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "CONTINUE", "to move")
        if keys:
            await pilot.press(keys)
            await until(pilot, lambda: not isinstance(app.screen, ShelfScreen))
            await app.workers.wait_for_complete()
            await pilot.pause()
        assert text(app).isascii(), text(app)


# ------------------------------------------------------------------------------------------------------------ rulebook


async def test_the_rulebook_opens_at_a_section_and_changes_nothing(folder: Path) -> None:
    sections = game("frankenstein").rulebook.sections
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_rules("frankenstein", sections[-1].id)
        await sees(pilot, sections[-1].title.upper(), f"{len(sections)} of {len(sections)}")
        app.open_rules("frankenstein", "no such section")
        await sees(pilot, sections[0].title.upper())
        assert len(app.screen_stack) == 2
        await pilot.press("slash")
        await sees(pilot, "find")
        await type_in(pilot, "monster")
        await pilot.press("enter")
        assert isinstance(app.screen, RulebookScreen)
        assert "monster" in " ".join(app.screen.sections[app.screen.number].text).casefold()
        await pilot.press("q")
        await sees(pilot, "THE COLLECTION")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_rulebook_can_be_read_to_its_last_line_with_one_key(folder: Path, size: tuple[int, int]) -> None:
    app = tabletop(folder)
    last = game("frankenstein").rulebook.sections[-1].text[-1].split()[-1]
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "THE COLLECTION")
        await pilot.press("question_mark")
        await sees(pilot, "Rules")
        for _ in range(200):
            await pilot.press("space")
            if f"{len(game('frankenstein').rulebook.sections)} of" in text(app) and last in text(app):
                break
        assert last in text(app)


# ---------------------------------------------------------------------------------------------------------- table book


async def test_the_table_book_shows_and_forgets(folder: Path) -> None:
    book = load_book(folder)
    for number in range(3):
        sitting = begin(folder, "Ada", "Bo")
        about = replace(sitting.about, id=f"{sitting.about.id[:-4]}abc{number}")
        sitting.close()
        book.record(about, Outcome((0,), ((0,), (1,)), (), "", ""))
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        await pilot.press("b")
        await sees(pilot, "Ada", "3 / 3", "100%", "against Bo: 3 ahead, 0 behind", "Frankenstein 3 of 3")
        await pilot.press("d")
        await sees(pilot, "d once more takes Ada out")
        await pilot.press("down", "up", "d")
        assert load_book(folder).profile("Ada")
        await pilot.press("d")
        await sees(pilot, "Ada is out of the book.")
        assert load_book(folder).profile("Ada") is None


# -------------------------------------------------------------------------------------------------- size, faults, keys


async def test_a_small_terminal_hides_everything_until_it_grows(folder: Path) -> None:
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        for columns, rows in ((59, 24), (80, 19), (12, 4), (1, 1), (3, 40)):
            await pilot.resize_terminal(columns, rows)
            await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
            await pilot.press("n", "enter", "down")
            assert "Frank" not in text(app)
        app.open_settings()  # something else comes on top meanwhile: it is covered as well
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await pilot.resize_terminal(60, 20)
        await sees(pilot, "Colours")
        await pilot.press("q")
        await sees(pilot, "THE COLLECTION")
        assert len(app.screen_stack) == 1


async def test_a_fault_ends_with_a_report_that_holds_no_secret(folder: Path, tmp_path: Path) -> None:
    secret = "arm5 lies in seat 2"

    class Faulty(TabletopApp):
        def open_settings(self) -> None:
            hand = [secret]
            raise KeyError(hand[0])

    app = Faulty(Store(folder), load_settings())
    with pytest.raises(KeyError):  # noqa: PT012
        async with app.run_test(size=(80, 24)) as pilot:
            await sees(pilot, "THE COLLECTION")
            await pilot.press("s")
            await pilot.pause()
    assert app.return_code == EXIT_CODE
    assert "Your game is saved" in app.crash_page
    report = next((tmp_path / "settings").glob("crash-*.txt")).read_text()
    assert "builtins.KeyError" in report
    assert "open_settings" in report
    assert "arm5" not in report + app.crash_page


async def test_no_line_is_longer_than_the_screen_in_any_theme(folder: Path) -> None:
    save(folder, "Ada", "Maximiliane Jos.", "Cleo", "Dan", "Eve")
    for theme in Theme:
        app = tabletop(folder, theme=theme)
        async with app.run_test(size=(60, 20)) as pilot:
            await sees(pilot, "CONTINUE", "to move")
            for key in ("n", "s", "a", "b"):
                await pilot.press(key)
                await pilot.pause()
                assert {strip.cell_length for strip in strips(app)} == {60}
                await pilot.press("escape")
                await until(pilot, lambda app=app: isinstance(app.screen, ShelfScreen))  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(4))
async def test_mashed_keys_and_clicks_never_break_a_page(folder: Path, seed: int) -> None:
    rng = random.Random(seed)
    save(folder, "Ada", "Bo")
    app = tabletop(folder)
    keys = ["up", "down", "left", "right", "tab", "space", "backspace", "delete", "home", "end", "pageup", "pagedown"]
    keys += [*"abcdknosuxy012379", "question_mark", "slash", "escape", "f1", "ctrl+c"]
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "CONTINUE")
        for _ in range(150):
            match rng.randrange(12):
                case 0:
                    await pilot.click(offset=(rng.randrange(app.size.width), rng.randrange(app.size.height)))
                case 1:
                    await pilot.resize_terminal(rng.choice((5, 60, 80, 130)), rng.choice((3, 20, 24, 45)))
                case _:
                    await pilot.press(rng.choice(keys))
            if app.sitting is not None:
                app.go_home()
        assert app.is_running
