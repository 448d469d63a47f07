"""The bell rings when somebody else is asked, and only for people who want it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kit.screen import sees, tabletop, until
from rulesets.contract import Action
from rulesets.deal import make_setup
from rulesets.match import Match
from rulesets.shelf import game
from saves.people import About, Person
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.table import TableScreen


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_bell_rings_once_for_each_person_that_is_asked(
    folder: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    play = game("demise")
    match = Match(play, make_setup(play, 2, {}, "bell"))
    people = (Person("Ada", 0), Person("Bo", 1))
    sitting = Sitting(About("bell", "demise", people, {}, "bell", False, datetime.now(UTC)), match, None)
    app = tabletop(folder, bell=wanted)
    rung: list[int] = []
    monkeypatch.setattr(app, "bell", lambda: rung.append(match.length))
    async with app.run_test(size=(80, 24)) as pilot:
        await sees(pilot, "THE COLLECTION")
        app.open_table(sitting)
        await sees(pilot, "Ada", "Bo")
        page = app.screen
        assert isinstance(page, TableScreen)
        asked = [match.decisions[0].owner]
        while len(asked) < 4:
            decision = match.decisions[0]
            asks = sitting.see(decision.owner).view.asks
            action = next(offer for ask in asks for offer in ask.offers if isinstance(offer, Action))
            sitting.act(decision.owner, action)
            page.acted()
            await until(pilot, lambda: not page._busy)
            if match.decisions[0].owner != asked[-1]:
                asked.append(match.decisions[0].owner)
        sitting.close()
    assert len(rung) == (len(asked) if wanted else 0)
