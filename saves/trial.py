"""Is a position that only a file vouches for one that can be played? Asked of the game alone, before anybody sees it.

The types of a state allow positions that the game never reaches, and these may do anything to its code: now, or some
moves later in front of the table. So what a table will ask is asked here, and a few moves are played on a copy.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from rulesets.bots import RANDOM, make_bot
from rulesets.contract import IllegalAction, Offer
from rulesets.driver import CountedClock, Driver
from rulesets.match import Match
from rulesets.naming import named

MOVES = 40
"""Moves that are played on the copy."""


def can_be_played(match: Match[Any, Any]) -> bool:
    """Does everything that a table asks of this position have an answer, now and a few moves on?"""
    try:
        _look(match)
        copy: Match[Any, Any] = Match.resume(match.game, match.setup, match.snapshot(), ())
        _play(copy)
        _look(copy)
    except Exception:  # whatever an impossible position does to a game's code
        return False
    return True


def _look(match: Match[Any, Any]) -> None:
    game, seats = match.game, range(match.setup.seats)
    names = [str(seat) for seat in seats]
    for viewer in (None, *seats):
        seen = match.see(viewer)
        offers: list[Offer] = list(chain.from_iterable(ask.offers for ask in seen.view.asks))
        texts = [seen.view.headline, *(ask.prompt for ask in seen.view.asks), *(match.tell(n.event) for n in seen.log)]
        for text in (*texts, *(game.explain(seen.view, offer).label for offer in offers)):
            named(text, names)
    for decision in match.decisions:
        if decision.owner is not None and decision.owner not in seats:
            raise ValueError("nobody sits there")
        game.legal(match.snapshot(), decision.owner)
    for action in match.after_break():
        game.text(action)
    if match.over != (match.outcome() is not None):
        raise ValueError("over, and not over")


def _play(match: Match[Any, Any]) -> None:
    clock = CountedClock()
    bots = {seat: make_bot(match.game, RANDOM, seat, match.setup) for seat in range(match.setup.seats)}
    driver = Driver(match, bots, clock)
    for _ in range(MOVES):
        driver.begin()
        if match.over or (due := driver.due()) is None:
            return
        if due.at is not None:
            clock.move(due.at)
        try:
            driver.do(due)
        except IllegalAction:  # a calm answer, as people get it too
            return
