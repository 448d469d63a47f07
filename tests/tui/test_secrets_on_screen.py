"""No public page of Fram R'lyeh tells what a seat holds: pairs of deals, compared cell by cell (RL-46, RL-56).

Two deals differ in who holds which trump, and are played alike. Whatever is drawn for the table, key hints and colours
included, must be the same after every key.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot
from textual.strip import Strip

from kit.fram_rlyeh import card_of, lay
from kit.screen import SIZES, awake, sees, strips, tabletop, text, until
from rulesets.box import Setup
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import PLAY_CARD
from rulesets.fram_rlyeh.state import Phase
from rulesets.match import Match
from saves.people import About, Person
from tabletop_tui.app import TabletopApp
from tabletop_tui.play.hand_codes import HandCodes
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.private import PrivateScreen
from tabletop_tui.screens.table import TableScreen

PEOPLE = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy", "Di")))
TREASURES = ("S4 M7 A0", "S6 M9 A14 S8 M13 A18 S10 M15 A20 S12 M17 A22")
PAIR = ("RT ST ES TD", "RT TD ES ST")
"""The two deals of RL-46."""

QUIET = 0.25
"""Seconds between two keys: those that come faster are not taken for meant."""

Walk = Callable[[Pilot[Any], TabletopApp, list[list[Strip]]], Coroutine[Any, Any, None]]


def sitting(trumps: str, cards: tuple[int, ...] = (), people: tuple[Person, ...] = PEOPLE, **screen: bool) -> Sitting:
    """A table on which these cards have been played, the dealer first."""
    match: Match[Any, Any] = Match.resume(GAME, Setup(4, {}, 1), lay(trumps, *TREASURES), ())
    for seat, number in enumerate(cards):
        match.act(seat, PLAY_CARD[card_of(seat, number)])
    return Sitting(About("pair", "fram_rlyeh", people, {}, "x", False, datetime.now(UTC), screen), match, None)


async def watch(table: Sitting, folder: Path, size: tuple[int, int], walk: Walk) -> list[list[Strip]]:
    """Every picture that the table was shown on this walk."""
    seen: list[list[Strip]] = []
    app = tabletop(folder)
    async with app.run_test(size=size) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(table)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await walk(pilot, app, seen)
        table.close()
    return seen


async def rest(pilot: Pilot[Any], seconds: float) -> None:
    await pilot.pause(seconds)


async def snap(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]], *words: str) -> None:
    await sees(pilot, *words)
    await until(pilot, lambda: awake(app))
    seen.append([Strip(list(strip)) for strip in strips(app)])


def same(one: list[list[Strip]], other: list[list[Strip]]) -> None:
    assert len(one) == len(other) > 0
    for number, (left, right) in enumerate(zip(one, other, strict=True)):
        a = [[(segment.text, segment.style) for segment in strip] for strip in left]
        b = [[(segment.text, segment.style) for segment in strip] for strip in right]
        assert a == b, f"picture {number} differs"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_rl_46_the_showdown_and_its_window_look_the_same(folder: Path, size: tuple[int, int]) -> None:
    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        await snap(pilot, app, seen, "settle the round", "stop time")
        await rest(pilot, QUIET)
        await pilot.press("t")
        await snap(pilot, app, seen, "Who wants to stop time?", "2  Bo", "3  Cy", "4  Di")
        for key in ("2", "3", "4") if size == (80, 24) else ("4",):
            await rest(pilot, QUIET)
            await pilot.press(key)
            await snap(pilot, app, seen, "Pass the keyboard to")
            await rest(pilot, QUIET)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, PrivateScreen))
            await rest(pilot, QUIET)
            await pilot.press("backspace")
            await snap(pilot, app, seen, "settle the round", "stop time")
            await rest(pilot, QUIET)
            await pilot.press("t")
            await snap(pilot, app, seen, "Who wants to stop time?")
        await rest(pilot, QUIET)
        await pilot.press("backspace")
        await snap(pilot, app, seen, "settle the round")
        await rest(pilot, QUIET)
        await pilot.press("enter")
        await snap(pilot, app, seen, "Cy wins the round with 15.")

    cards = (14, 8, 15, 11)
    same(*[await watch(sitting(deal, cards), folder, size, walk) for deal in PAIR])


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=str)
async def test_rl_46_the_calls_of_a_round_look_the_same(folder: Path, size: tuple[int, int]) -> None:
    """Each seat looks, and lays a card of the same number: what the others see in between is the same."""

    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        for name, key in (("Ada", "e"), ("Bo", "8"), ("Cy", "f"), ("Di", "b")):
            await sees(pilot, "I am alone with it", f"{name}  L")
            await snap(pilot, app, seen)
            await rest(pilot, QUIET)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, PrivateScreen))
            await rest(pilot, QUIET)
            await pilot.press(key)
            await rest(pilot, QUIET)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await sees(pilot, "settle the round")
        await snap(pilot, app, seen)

    same(*[await watch(sitting(deal), folder, size, walk) for deal in PAIR])


async def test_rl_56_the_laying_screen_looks_the_same_after_every_key(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = Random()
    monkeypatch.setattr("tabletop_tui.play.hand_codes.SystemRandom", lambda: luck)

    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.codes is not None
        codes = screen.codes.hands
        assert isinstance(codes, HandCodes)
        luck.seed(5)
        await snap(pilot, app, seen, "look first: p, then 2")
        for seat in (1, 2, 3):
            words = screen.kit.codes.words(screen.sitting.see(seat).view) if screen.kit.codes else ()
            codes.look(seat, [word for word in words if "-" in word])
            codes.open(seat, words)
        screen.redraw()
        await snap(pilot, app, seen, "to lay")
        await rest(pilot, 0.4)
        for seat, word in ((3, "amber-11"), (1, "brine-8"), (2, "kelp-15")):
            wrong = next(c for c in "ABCDEFGHJKLMNRSUVWXYZ" if c not in codes.letters(seat).values())
            for key in (str(seat + 1), wrong.lower(), codes.letters(seat)[word].lower(), "backspace"):
                await pilot.press(key)
                await rest(pilot, 0.12)
                await snap(pilot, app, seen)
            for key in (codes.letters(seat)[word].lower(), "enter"):
                await pilot.press(key)
                await rest(pilot, 0.12)
                await snap(pilot, app, seen)
        await sees(pilot, "settle the round")

    pictures = []
    for deal in PAIR:
        table = sitting(deal, (14,), hand_codes=True)
        pictures.append(await watch(table, folder, (80, 24), walk))
        assert table.match.record() == (
            "0 play_card coral-14",
            "3 play_card amber-11",
            "1 play_card brine-8",
            "2 play_card kelp-15",
        ), "RL-51: what is submitted are plain actions, slips and letters leave no trace"
    same(*pictures)


async def test_the_first_second_of_a_window_is_deaf(folder: Path) -> None:
    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        await sees(pilot, "settle the round")
        assert isinstance(app.screen, TableScreen)
        pressed = 0
        while app.screen.now < app.screen.guard._deaf_until - 0.1:
            app.screen.post_message(events.Key("enter", None))
            await rest(pilot, 0.12)
            pressed += 1
        assert pressed > 1
        assert "settle the round" in text(app)
        await rest(pilot, 1.0)
        await pilot.press("enter")
        await sees(pilot, "wins the round")
        seen.append([])

    table = sitting(PAIR[0], (14, 8, 15, 11))
    await watch(table, folder, (80, 24), walk)
    passes = [line for line in table.match.record() if line.endswith("pass_interrupt")]
    assert [line.split()[0] for line in passes] == ["1", "2", "3"], "in turn, the dealer's neighbour first"


async def test_back_from_the_private_page_of_a_window_decides_nothing_and_leaves_no_trace(folder: Path) -> None:
    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        for seat, name, offers in ((1, "Bo", False), (3, "Di", True)):
            await sees(pilot, "settle the round")
            await rest(pilot, 1.2)
            await pilot.press("t")
            await sees(pilot, "Who wants to stop time?")
            await rest(pilot, 0.2)
            await pilot.press(str(seat + 1))
            await sees(pilot, "Pass the keyboard to")
            await rest(pilot, 0.7)
            await pilot.press("enter")
            await sees(pilot, f"{name}'s screen", "Back")
            assert ("Use the Time Drug" in text(app)) == offers
            await rest(pilot, 0.3)
            await pilot.press("b")
            await rest(pilot, 0.2)
            await pilot.press("b")
        await sees(pilot, "settle the round")
        seen.append([])

    table = sitting(PAIR[0], (14, 8, 15, 11))
    before, log = table.match.digest(), len(table.see(None).log)
    await watch(table, folder, (80, 24), walk)
    assert table.match.digest() == before and len(table.see(None).log) == log
    assert not any("pass" in line for line in table.match.record())


async def test_stopping_time_lets_the_humans_before_pass_and_plays_the_other_card_on_the_same_page(
    folder: Path,
) -> None:
    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        await sees(pilot, "settle the round")
        await rest(pilot, 1.2)
        await pilot.press("t")
        await rest(pilot, 0.2)
        await pilot.press("4")
        await sees(pilot, "Pass the keyboard to")
        await rest(pilot, 0.7)
        await pilot.press("enter")
        await sees(pilot, "Use the Time Drug")
        await rest(pilot, 0.3)
        await pilot.press("2")
        await rest(pilot, 0.2)
        await pilot.press("2")
        await sees(pilot, "play another card in place of your 11".capitalize())
        assert isinstance(app.screen, PrivateScreen)
        await rest(pilot, 0.3)
        await pilot.press("4")
        await rest(pilot, 0.2)
        await pilot.press("enter")
        await sees(pilot, "uses the Time Drug", "Di plays 4 instead.", "Cy wins the round")
        seen.append([])

    table = sitting(PAIR[0], (14, 8, 15, 11))
    await watch(table, folder, (80, 24), walk)
    assert table.match.record()[4:] == (
        "1 pass_interrupt",
        "2 pass_interrupt",
        "3 use_time_drug",
        "3 replay_card amber-4",
    )
    assert table.match.snapshot().phase is Phase.CLAIM


async def test_a_claim_and_the_next_lead_are_one_sitting(folder: Path) -> None:
    """The private page stays open from the one to the other, and the table is told of both afterwards."""

    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        await sees(pilot, "settle the round")
        await rest(pilot, 1.2)
        await pilot.press("enter")
        await sees(pilot, "I am alone with it", "Cy  You have won")
        before = table.handover.count
        await rest(pilot, 0.7)
        await pilot.press("enter")
        await sees(pilot, "Cy's screen", "Take the treasure", "Use the Elder Sign")
        await rest(pilot, 0.3)
        await pilot.press("1")
        await rest(pilot, 0.2)
        await pilot.press("1")
        await sees(pilot, "Cy's screen", "Lead a card for")
        await rest(pilot, 0.3)
        await pilot.press("9")
        await rest(pilot, 0.2)
        await pilot.press("9")
        await sees(pilot, "Cy takes a shallow treasure and pays 15.", "Cy leads 9.", "I am alone with it")
        assert table.handover.count == before + 1
        seen.append([])

    table = sitting(PAIR[0], (14, 8, 15, 11))
    await watch(table, folder, (80, 24), walk)


async def test_the_private_look_is_open_to_every_seat_and_changes_nothing(folder: Path) -> None:
    """RL-42, and what a look shows: the parts of the page are the same for all seats."""

    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        for key in ("enter", "2", "3", "4"):
            await sees(pilot, "I am alone with it", "l look")
            await rest(pilot, 0.7)
            await pilot.press("l")
            await sees(pilot, "Pass the keyboard to", "2  Bo instead", "4  Di instead")
            await rest(pilot, 0.7)
            await pilot.press(key)
            if key != "enter":
                await rest(pilot, 0.3)
                await pilot.press("enter")
            await sees(pilot, "'s screen", "This round", "You have won", "Your", "Out of the game", "Seen")
            await rest(pilot, 0.3)
            await pilot.press("q")
        await sees(pilot, "I am alone with it")
        seen.append([])

    table = sitting(PAIR[0])
    before, log = table.match.digest(), table.see(None)
    await watch(table, folder, (80, 24), walk)
    assert table.match.digest() == before and table.see(None) == log


async def test_a_bot_that_passes_is_not_shown_and_does_not_delay(folder: Path) -> None:
    people = (PEOPLE[0], Person("Otto", 1, "canny"), PEOPLE[2], Person("Greta", 3, "canny"))

    async def walk(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        await sees(pilot, "settle the round", "stop time")
        assert "thinking" not in text(app)
        await until(pilot, lambda: table.match.record()[-1].startswith("1 "))
        await sees(pilot, "settle the round", "stop time")
        await rest(pilot, 1.2)
        await pilot.press("enter")
        await sees(pilot, "wins the round")
        seen.append([])

    table = sitting("RT ST ES GM", (14, 8, 15, 11), people)
    await watch(table, folder, (80, 24), walk)
    assert [line.split()[0] for line in table.match.record()[4:7]] == ["1", "2", "3"]


async def test_a_lone_human_plays_on_the_table_page_and_needs_no_curtain(folder: Path) -> None:
    """Its hand lies on the table page; in the window it goes straight to its own page and back."""
    bots = [Person(name, hue, "canny") for hue, name in ((1, "Otto"), (2, "Greta"), (3, "Hugo"))]

    match: Match[Any, Any] = Match.resume(GAME, Setup(4, {}, 1), lay("RT ST ES TD", *TREASURES), ())
    match.act(0, PLAY_CARD[card_of(0, 4)])
    people = (bots[0], Person("Ada", 0), *bots[1:])
    table = Sitting(About("lone", "fram_rlyeh", people, {}, "x", False, datetime.now(UTC)), match, None)

    async def lay_one(pilot: Pilot[Any], app: TabletopApp, seen: list[list[Strip]]) -> None:
        await sees(pilot, "Ada  Lay a card face down", "Choose by key", "Your trump", "This round: S?")
        await rest(pilot, 0.5)
        await pilot.press("9")
        await rest(pilot, 0.2)
        await pilot.press("9")
        await sees(pilot, "settle the round", "stop time")
        await rest(pilot, 1.2)
        await pilot.press("t")
        await sees(pilot, "Ada's screen", "Back")
        await rest(pilot, 0.3)
        await pilot.press("q")
        await sees(pilot, "settle the round")
        await rest(pilot, 1.2)
        await pilot.press("enter")
        await sees(pilot, "wins the round")
        seen.append([])

    await watch(table, folder, (80, 24), lay_one)
    assert table.handover.count == 0
