"""The table of Fram R'lyeh: what a column has room for, who is ahead, and a pair of deals on a poor terminal."""

from __future__ import annotations

import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kit.fram_rlyeh import card_of, deal_a, lay
from kit.screen import sees, tabletop, text, until
from kit.term import Term
from rulesets.contract import Seat
from rulesets.deal import make_setup
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import PLAY_CARD
from rulesets.fram_rlyeh.state import State
from rulesets.match import Match
from rulesets.simulate import play_out
from saves.people import About, Person
from saves.store import Store
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.private import PrivateScreen
from tabletop_tui.screens.result import ResultScreen
from tabletop_tui.screens.table import TableScreen
from tabletop_tui.tables.fram_rlyeh.columns import ahead, plan
from tabletop_tui.tables.fram_rlyeh.table import FramTable, notes

PEOPLE = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy", "Di")))
TREASURES = ("S4 M7 A0", "S6 M9 A14 S8 M13 A18 S10 M15 A20 S12 M17 A22")
PAIR = ("RT ST ES TD", "RT TD ES ST")


def shown(state: State, *cards: int | str) -> State:
    """The position with these cards on the table, the dealer's first."""
    for seat, card in enumerate(cards):
        GAME.apply(state, seat, PLAY_CARD[card_of(seat, card)], None)
    return state


def match_of(state: State) -> Match[Any, Any]:
    return Match.resume(GAME, make_setup(GAME, 4, {}, "x"), state, ())


def about(people: tuple[Person, ...] = PEOPLE) -> About:
    return About("fram_rlyeh-20261130-pair", "fram_rlyeh", people, {}, "x", False, datetime(2026, 11, 30, tzinfo=UTC))


@pytest.mark.parametrize("width", [8, 11, 14, 15, 19, 26, 60])
def test_a_column_never_needs_more_lines_than_there_are(width: int) -> None:
    for height in range(6, 40):
        made = plan(width, height)
        assert made.head + made.card + made.mad + made.won + made.label + made.air + made.tracker <= max(height, 6)
        assert made.tracker == (2 if width >= 15 else 3)
        assert height < 11 or (made.won and made.head == 2), "nothing of the table is left out at 80 x 24"


@pytest.mark.parametrize(
    ("cards", "first"),
    [((14, 8, 15, 11), 2), ((14, 15, 15, 11), 1), ((15, 15, 15, 15), 0), ((9, 4, "ES", 15), 2), ((9, "ST", 15, 4), 1)],
)
def test_the_showdown_says_who_is_ahead_as_the_round_would_be_settled(
    cards: tuple[int | str, ...], first: Seat
) -> None:
    view = GAME.view(shown(deal_a(), *cards), None)
    assert ahead(view) == first
    assert [seat for seat, note in enumerate(notes(view)) if note] == [first]


async def test_a_window_explains_itself_to_newcomers_and_names_who_is_ahead(folder: Path) -> None:
    people = (replace(PEOPLE[0], first_game=True), *PEOPLE[1:3], replace(PEOPLE[3], first_game=True))
    table = Sitting(about(people), match_of(shown(lay(PAIR[0], *TREASURES), 14, 8, 15, 11)), None)
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(table)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await sees(pilot, "settle the round", "is ahead", "Whoever holds the Time Drug")
        assert text(app).count("is ahead") == 1
        table.close()


async def test_a_look_with_hand_codes_says_what_the_letters_are_for(folder: Path) -> None:
    of = replace(about(), screen={"hand_codes": True})
    table = Sitting(of, match_of(shown(deal_a(), 14)), None)
    app = tabletop(folder)
    async with app.run_test(size=(60, 20)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(table)
        await sees(pilot, "Number of your seat", "look first: p, then 3")
        assert isinstance(app.screen, TableScreen)
        app.push_screen(PrivateScreen(app.screen, 2))
        await sees(
            pilot, "Cy's screen", "Note the letters on your cards: at the table 3, the", "Or choose here and now."
        )
        app.screen.fall()  # type: ignore[attr-defined]
        await sees(pilot, "Number of your seat", "to lay")
        table.close()


@pytest.mark.parametrize("key", ["", "x"])
async def test_the_cards_are_turned_over_one_by_one_and_any_key_ends_it(
    key: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clockwise from the dealer, whose card lay open; a key that is not heard yet ends it as well."""
    if key:
        monkeypatch.setattr("tabletop_tui.tables.fram_rlyeh.seats.TURN_STEP", 60.0)
    table = Sitting(about(), match_of(shown(deal_a(), 14, 8, 15)), None)
    app = tabletop(folder, animation=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(table)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await sees(pilot, "Di  Lay a card")
        assert isinstance(app.screen, TableScreen) and isinstance(app.screen.table, FramTable)
        zone, seen = app.screen.table.seats, []
        draw = zone.redraw
        monkeypatch.setattr(zone, "redraw", lambda: (seen.append(zone._hidden), draw()))
        table.act(3, PLAY_CARD[card_of(3, 11)])
        app.screen.acted()
        assert zone._hidden == (1, 2, 3) and "is ahead" not in text(app)
        if key:
            await pilot.press(key)
        await until(pilot, lambda: zone._hidden == ())
        await sees(pilot, "settle the round", "is ahead")
        steps = [hidden for at, hidden in enumerate(seen) if at == 0 or hidden != seen[at - 1]]
        assert steps[-1] == () and (key or steps[-4:] == [(1, 2, 3), (2, 3), (3,), ()])
        table.close()


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_the_last_page_shows_what_all_have_won_or_none_of_it(seats: int, folder: Path) -> None:
    record = play_out(GAME, ["random"] * seats, "x").record
    match: Match[Any, Any] = Match.replay(GAME, make_setup(GAME, seats, {}, "x"), record)
    people = tuple(Person(f"Diver{seat}", seat) for seat in range(seats))
    table = Sitting(About("end", "fram_rlyeh", people, {}, "x", False, datetime.now(UTC)), match, None)
    app = tabletop(folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        await app.push_screen(ResultScreen(table))
        await sees(pilot, "cards paid", "Diver0")
        shown = 0
        for turn in ("points", "curve"):
            page = app.screen
            assert isinstance(page, ResultScreen) and page.trophies is not None
            await pilot.pause()
            if page.trophies.display:
                shown += 1
                assert page.trophies.region.bottom <= 23 and page.trophies.region.height > seats, turn
            page.press("c", "c", True)
        assert shown == 1


@pytest.mark.pty
@pytest.mark.timeout(120)
def test_rl_46_on_a_terminal_of_sixteen_colours_and_plain_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cell by cell and colour by colour, as two terminals show it, after every key."""
    # Laid out by hand, the position can be saved only as one of other rules: it goes on from there.
    with monkeypatch.context() as other_rules:
        other_rules.setattr(GAME, "meta", replace(GAME.meta, rules_version=GAME.meta.rules_version + 1))
        for number, trumps in enumerate(PAIR):
            match = match_of(shown(lay(trumps, *TREASURES), 14, 8, 15, 11))
            Store(tmp_path / str(number)).write(about(), match)
    terms = [_poor(tmp_path / str(number)) for number in range(2)]
    with terms[0], terms[1]:
        who, curtain = "Who wants to stop time?", "Pass the keyboard to"
        told = ("settle the round", who, curtain, who, "settle the round")
        for key, words in zip(("", "t", "4", "q", "backspace"), told, strict=True):
            for term in terms:
                if key:
                    term.press(key)
                term.wait_for(words)
            _rest(*terms)
            assert terms[0].emulator.buffer == terms[1].emulator.buffer, words
            assert terms[0].screen().isascii()
        colours = {cell.fg for row in terms[0].emulator.buffer.values() for cell in row.values()}
        assert not any(len(colour) == 6 and set(colour) <= set("0123456789abcdef") for colour in colours), colours
        for term in terms:
            term.press("enter")
            term.wait_for("Cy wins the round")
        _rest(*terms)
        assert terms[0].emulator.buffer == terms[1].emulator.buffer


def _poor(folder: Path) -> Term:
    env = {
        "TABLETOP_SAVES": str(folder),
        "TABLETOP_SETTINGS": str(folder / "settings"),
        "TERM": "xterm",
        "COLORTERM": None,
    }
    return Term.start([sys.executable, "-m", "tabletop_tui", "resume", "--ascii"], size=(60, 20), env=env)


def _rest(*terms: Term) -> None:
    """What has just opened takes a moment to light up, and hears nothing before."""
    for term, quiet in zip(terms, (1.2, 0.2), strict=True):
        term.wait_idle(quiet)
