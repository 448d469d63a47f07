"""The table of Monstrosity: what it shows at every size, what can be chosen on it, the blade, the pages of one seat."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

import pytest

from rulesets.contract import Form, Seat
from rulesets.shelf import game
from rulesets.simulate import play_out
from saves.people import About, Person
from tabletop_tui.asking import choosing_for, own_ask
from tabletop_tui.choice import RESERVED
from tabletop_tui.choosing import Choosing
from tabletop_tui.sitting import Sitting
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


@pytest.mark.parametrize(("seats", "teams", "bot"), [(5, False, "random"), (4, True, "canny"), (2, False, "canny")])
def test_every_step_of_every_kind_of_choice_has_its_own_keys(seats: int, teams: bool, bot: str) -> None:
    """Whatever is asked in a whole game: every open offer is reached, and no key stands for two things."""
    made = sitting(seats, "k7", 0, teams, bot)
    for number, line in enumerate(record(seats, "k7", teams, bot)):
        seat = int(line.split()[0])
        if number % 3 == 0 or line.split()[1] in ("drop_blade", "choose_loss", "choose_transplant", "power"):
            ask = own_ask(made.see(seat), seat)
            assert ask is not None
            open_lines = {offer.head if isinstance(offer, Form) else made.game.text(offer) for offer in ask.offers}
            assert reached(made, seat, [], 0) == open_lines, line
        made.match.enter(seat, line.partition(" ")[2])


def reached(made: Sitting, seat: Seat, way: list[int], depth: int) -> set[str]:
    """The lines at the end of all ways of choosing."""
    assert depth < 6
    choice = choosing(made, seat)
    for index in way:
        choice.choose(index)
    keys = [one.key for one in choice.entries if one.key and not one.closed]
    assert len(keys) == len(set(keys)) and not set(keys) & set(RESERVED), keys
    found: set[str] = set()
    for index, one in enumerate(choice.entries):
        assert not one.held or one.at is not None
        if one.opens:
            found |= reached(made, seat, [*way, index], depth + 1)
        elif not one.closed:
            found.add(one.line)
    return found
