"""The board of Demise: what it shows at every size, what can be chosen on it, how dice fall, how a night is counted."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kit.screen import SIZES, sees, tabletop, text, until
from rulesets.contract import Form
from rulesets.demise.components import CURATOR_NAMES, FIRST_M, TRACK_VP, WORDS
from rulesets.demise.events import Rolled
from rulesets.shelf import game
from rulesets.simulate import play_out
from saves.people import About, Person
from tabletop_tui.app import TabletopApp
from tabletop_tui.play.asking import choosing_for, public_ask
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.tables.demise.board import DemiseBoard
from tabletop_tui.tables.demise.counting import count
from tabletop_tui.tables.demise.dice import Dice
from tabletop_tui.tables.demise.plain import table_lines
from tabletop_tui.tables.demise.signs import signs
from tabletop_tui.tables.demise.table import TABLE
from tabletop_tui.tables.demise.walk import walk
from tabletop_tui.theme.glyphs import UNICODE

NAMES = ("Ada", "Al", "Bo", "Bea")
SEED = "s1"


@cache
def record() -> tuple[str, ...]:
    return play_out(game("demise"), ["canny"] * 4, SEED).record


def sitting(lines: int) -> Sitting:
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES))
    made = Sitting.start(About("replica", "demise", people, {}, SEED, False, datetime.now(UTC)), None)
    for line in record()[:lines]:
        made.match.enter(int(line.split()[0]), line.partition(" ")[2])
    return made


def before(verb: str, start: int = 0) -> int:
    """How many lines come before the next one with that verb."""
    return next(at for at, line in enumerate(record()) if at >= start and line.split()[1] == verb)


def choosing(made: Sitting) -> Choosing:
    seen = made.see(None)
    ask = public_ask(made, seen)
    assert ask is not None
    return choosing_for(made, seen, ask, False, walk=walk)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_everything_that_a_choice_needs_is_on_one_page(size: tuple[int, int], tmp_path: Path) -> None:
    made = sitting(before("igor_relocate", 40))
    app = tabletop(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.open_table(made)
        await sees(pilot, "Igor on level")
        page = text(app)
        for name in CURATOR_NAMES[:8]:
            assert name[:8] in page
        assert all(f"M{number}" in page for number in range(1, 7))
        assert "Rage" in page and "1 Igor" in page and "ool" in page
        view = made.see(None).view
        for seat, sign in enumerate(signs(made.people)):
            shown = view.blocks[seat] != 0
            assert not shown or sign.letter in page
        assert made.see(None).view.headline in page
        await pilot.pause(0.5)
        await pilot.press("o")
        await sees(pilot, "Ada's cards", "back to the table")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_block_is_carried_on_the_board(size: tuple[int, int], tmp_path: Path) -> None:
    made = sitting(before("igor_relocate", 40))
    length = made.match.length
    app = tabletop(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.open_table(made)
        await sees(pilot, "Igor on level")
        await pilot.pause(0.5)
        await pilot.press("c")
        await sees(pilot, "Carry a block", "Which of your blocks")
        await pilot.press("right", "enter")
        await sees(pilot, "Where to?")
        await pilot.press("right")
        await sees(pilot, "VP at scoring")
        await pilot.press("backspace", "backspace", "backspace")
        await sees(pilot, "Which of your blocks")
        assert made.match.length == length
        await pilot.press("right", "enter", "down")
        await pilot.pause(0.4)
        await pilot.press("enter")
        await until(pilot, lambda: made.match.length == length + 1)
        await pilot.pause(0.4)
        await pilot.press("u")
        await until(pilot, lambda: made.match.length == length)


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_every_area_and_every_column_has_a_name_with_nine_spaces_too(
    size: tuple[int, int], tmp_path: Path
) -> None:
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES))
    about = About("replica", "demise", people, {"ninth_space": "on"}, SEED, False, datetime.now(UTC))
    made = Sitting.start(about, None)
    app = tabletop(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.open_table(made)
        await sees(pilot, "takes a die")
        page = text(app)
        for name in ("Clinician Grid", "Curator Area", "Reading Room", "Monster track", "Officers", "Pool", "Rage"):
            assert name in page
        names = re.search("gold +heads? +torsos? +arms? +legs? +bl[a-z]+ +cards?", page)
        assert names is not None
        column = next(line for line in page.splitlines() if names.group() in line).index(names.group())
        for seat, sign in enumerate(signs(made.people)):
            row = next(line for line in page.splitlines() if f"{sign.letter} " in line[: column + 1])
            view = made.see(None).view
            has = [view.gold[seat], *view.parts[seat], view.reserves[seat]]
            assert row[column:].split()[:6] == [str(number) for number in has], row


async def test_the_smallest_page_says_vp_and_rage_of_every_space(tmp_path: Path) -> None:
    made = sitting(before("curate", 40))
    app = tabletop(tmp_path)
    async with app.run_test(size=(60, 20)) as pilot:
        app.open_table(made)
        await sees(pilot, "Which space do you enter?")
        await pilot.pause(0.5)
        for number, name in enumerate(CURATOR_NAMES[:8], 1):
            if made.see(None).view.board[19 + number] is None:
                await pilot.press(str(number))
                await sees(pilot, f"C{number} {name}")
                said = " ".join(text(app).split())
                anger = "Rage: 2 to 1 or 3" if name == "Rumour Mill" else "No rage"
                assert all(word in said for word in ("VP now: ", "VP at scoring: ", anger)), said


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_how_to_choose_is_said_whole_or_not_at_all(size: tuple[int, int], tmp_path: Path) -> None:
    app = tabletop(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.open_table(sitting(0))
        await sees(pilot, "VP for a die")
        await pilot.pause(0.5)
        await pilot.press("v")
        await sees(pilot, "Whoever comes later")
        said = " ".join(text(app).split())
        assert "Whoever comes later will miss it." in said
        assert ("miss it. Choose" in said) == ("miss it. Choose by key, arrows or a click on the table." in said)


def test_every_step_of_every_kind_of_choice_has_its_own_keys() -> None:
    """Whatever is asked in a whole game: every open offer is reached, and no key stands for two things."""
    made = sitting(0)
    known: set[str] = set()
    for line in record()[:170]:
        ask = public_ask(made, made.see(None))
        assert ask is not None
        if ask.decision.name not in known or line.split()[1] == "take_build":
            known.add(ask.decision.name)
            open_lines = {offer.head if isinstance(offer, Form) else made.game.text(offer) for offer in ask.offers}
            assert reached(made, [], 0) == open_lines, line
        made.match.enter(int(line.split()[0]), line.partition(" ")[2])


def reached(made: Sitting, way: list[int], depth: int) -> set[str]:
    """The lines at the end of all ways of choosing."""
    assert depth < 6
    choice = choosing(made)
    for index in way:
        choice.choose(index)
    keys = [one.key for one in choice.entries if one.key and not one.closed]
    assert len(keys) == len(set(keys)), keys
    found: set[str] = set()
    for index, one in enumerate(choice.entries):
        if one.opens:
            found |= reached(made, [*way, index], depth + 1)
        elif not one.closed:
            found.add(one.line)
    return found


async def test_who_has_the_beaker_and_who_rolls_is_said_in_full(tmp_path: Path) -> None:
    """In the first rolling round of a night it is the same person, whose column is narrow with four at the table."""
    app = tabletop(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_table(sitting(0))
        await sees(pilot, "0 VP, beaker", "rolls")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_rage_and_turn_order_are_on_the_smallest_board_even_with_nine_spaces(seats: int, tmp_path: Path) -> None:
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES[:seats]))
    options = {"ninth_space": "on"}
    made = Sitting.start(About("replica", "demise", people, options, SEED, False, datetime.now(UTC)), None)
    app = tabletop(tmp_path)
    async with app.run_test(size=(60, 20)) as pilot:
        app.open_table(made)
        await sees(pilot, "9 Reading Room", "Rage[1]2 3 4", "Next")
        first, second = made.see(None).view.coming[:2]
        (line,) = [line for line in text(app).splitlines() if "Next" in line]
        assert re.search(rf"Next .{signs(people)[first].letter} .{signs(people)[second].letter}", line)
        assert all(re.search(rf".{sign.letter}0 ", text(app)) for sign in signs(people)), "points of everybody"


async def test_an_undertaker_die_that_settles_itself_tumbles_all_the_same(tmp_path: Path) -> None:
    """With no block on the Grid nothing is asked, so that the next person's turn has begun when the die is seen."""
    made = sitting(0)
    while not made.see(None).view.dice[1]:
        made.match.enter(made.see(None).view.active, "take_vp 1 leave")
    app = tabletop(tmp_path, animation=True)
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_table(made)
        await sees(pilot, "takes a die")
        seat = made.see(None).view.active
        board = app.screen.query_one(DemiseBoard)
        steps: list[int] = []
        tumble = board._tumble
        board._tumble = lambda: (steps.append(board._step), tumble())[1]  # type: ignore[method-assign]
        made.match.enter(seat, "take_box 2")
        (roll,) = [one.event.roll for one in made.see(None).log if isinstance(one.event, Rolled)]
        screen: Any = app.screen
        screen.acted()
        await until(pilot, lambda: len(steps) >= 3)
        await sees(pilot, f"die {roll}", "rolled")
        await until(pilot, lambda: board._timer is None)
        assert made.see(None).view.active != seat, "nothing was asked of the roller"
        await pilot.press("right")
        assert f"die {roll}" in text(app), "it lies there until something else happens"
        board._step = 0
        board._timer = board.set_interval(60, board._tumble)
        await pilot.press("right")
        await until(pilot, lambda: board._timer is None)


def test_the_number_of_a_closed_box_tells_why_it_is_closed() -> None:
    made = sitting(0)
    view = made.see(None).view
    empty = next(box for box in range(1, 7) if not view.dice[box - 1])
    choice = choosing(made)
    assert choice.key(str(empty), str(empty)) is None
    preview = choice.choice().preview
    assert preview is not None and f"No die shows {empty}" in preview.refusal
    choice.key("enter", None)
    assert made.match.length == 0


def test_blocks_have_letters_that_differ() -> None:
    people = [Person(name, hue) for hue, name in enumerate(("Ada", "Al", "Ada B", "ada", "3", "A"))]
    letters = [sign.letter for sign in signs(people)]
    assert len(set(letters)) == len(letters)


def test_dice_come_to_rest_one_after_the_other() -> None:
    view = sitting(0).see(None).view
    steps = [Dice(view, {}, step, 8).counts() for step in range(9)]
    assert {sum(counts) for counts in steps} == {8}
    assert steps[-1] == view.dice
    assert any(counts != view.dice for counts in steps)


def test_a_night_is_counted_step_by_step() -> None:
    """Before, each step, and the sum are what the rules gave."""
    made = sitting(0)
    nights = 0
    for line in record():
        was = made.see(None)
        made.match.enter(int(line.split()[0]), line.partition(" ")[2])
        seen = made.see(None)
        events = [one.event for one in seen.log[len(was.log) :]]
        counted = count(seen.view, events)
        if counted is None:
            continue
        nights += 1
        assert f"Night {nights} of 4" in counted.title
        assert [step.name for step in counted.steps if step.name != "Jars"] == ["Grid", "Monsters", "Creatures"]
        sums = [had + sum(step.gains[seat] for step in counted.steps) for seat, had in enumerate(counted.before)]
        assert tuple(sums) == seen.view.scores
        assert all(had >= score for had, score in zip(counted.before, was.view.scores, strict=True))
        for step in counted.steps[:2]:
            assert [added_up(note) for note in step.notes] == list(step.gains), step
    assert nights == 4


def added_up(note: str) -> int:
    """What the figures of a note make: levels stand before a colon, spaces have a letter."""
    return sum(int(number) for number in re.findall(r"(?<![M\d])(\d+)(?![\d:])", note))


async def test_the_end_shows_the_curve_over_the_nights(tmp_path: Path) -> None:
    """Below the points where there is room, else in their place."""
    made = sitting(len(record()))
    app = tabletop(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_end(made)
        await sees(pilot, "Clinician Grid", "c curve")
        await pilot.pause(0.5)
        await pilot.press("c")
        names = [f"{UNICODE.shapes[person.hue]} {person.name}" for person in made.people]
        await sees(pilot, "How it grew: VP", "night 1", "night 4", "c points", *names)
        assert "Clinician Grid" not in text(app)
        await pilot.resize_terminal(120, 40)
        await sees(pilot, "Clinician Grid", "night 1", "night 4", "shelf")
        assert "c curve" not in text(app) and "c points" not in text(app)


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_count_lies_over_the_table_until_it_is_read(size: tuple[int, int], tmp_path: Path) -> None:
    made = sitting(0)
    lines = record()
    stop = next(at for at in range(len(lines)) if _night(made, lines[at]) == 2)
    made = sitting(stop)
    app = tabletop(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.open_table(made)
        await sees(pilot, "m more")
        screen: Any = app.screen
        made.match.enter(int(lines[stop].split()[0]), lines[stop].partition(" ")[2])
        screen.acted()
        await sees(pilot, "Night 1 of 4: the labs are scored", "Grid", "6 (in brackets).", "next step")
        for _ in range(4):
            await pilot.pause(0.7)
            await pilot.press("enter")
        await sees(pilot, "Night 2 of 4")
        assert isinstance(app, TabletopApp) and app.screen is screen


def _night(made: Sitting, line: str) -> int:
    made.match.enter(int(line.split()[0]), line.partition(" ")[2])
    night: int = made.see(None).view.night
    return night


def test_sentences_name_the_lowest_open_space_of_the_track() -> None:
    view = sitting(before("clinic_build")).see(None).view
    (line,) = [line for line in table_lines(view) if "track" in line]
    space = next(number for number in range(6) if view.board[FIRST_M + number] is None)
    assert f"M{space + 1}, {TRACK_VP[space]} VP" in line


def test_cards_tell_their_texts() -> None:
    view = sitting(60).see(None).view
    people = tuple(Person(name, hue) for hue, name in enumerate(NAMES))
    assert TABLE.spread is not None
    piles = TABLE.spread(view, people)
    assert [pile.title for pile in piles] == [*(f"{name}'s cards" for name in NAMES), "On display", "Discards"]
    assert sum(pile.count or 0 for pile in piles) == 32 - view.in_deck
    assert len(WORDS) == 36
