"""What holds over whole turns and games by chance, beyond what `kit.frankendie.check` sees in one position."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import groupby
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.frankendie import check
from kit.games import setups, walk
from rulesets.bots import make_bot
from rulesets.deal import make_setup
from rulesets.driver import play
from rulesets.frankendie import GAME
from rulesets.frankendie.actions import Bell
from rulesets.frankendie.events import Began, Judged, RaceOver, Rolled, Voided
from rulesets.frankendie.state import NONE, Phase, Verdict
from rulesets.match import Match

ALL = setups(GAME)
few = settings(max_examples=15, deadline=None)
seeds = st.integers(0, 2**40)


def by_chance(seed: int, steps: int = 400) -> Match[Any, Any]:
    """A game of some set-up, played by chance."""
    rng = Random(seed)
    seats, options = rng.choice(ALL)
    match = Match(GAME, make_setup(GAME, seats, options, str(seed)))
    for _ in walk(match, rng, steps):
        check(match.snapshot())
    return match


def by_bots(seed: int) -> Match[Any, Any]:
    """A whole game of some set-up, played by bots."""
    rng = Random(seed)
    seats, options = rng.choice(ALL)
    match = Match(GAME, make_setup(GAME, seats, options, str(seed)))
    levels = [rng.choice([*GAME.meta.bots, "random"]) for _ in range(seats)]
    play(match, {seat: make_bot(GAME, level, seat, match.setup) for seat, level in enumerate(levels)})
    return match


def check_turns(match: Match[Any, Any]) -> None:
    """At most 2n+3 actions a turn; the dice go round but for a bell; rewards as the rules have them."""
    seats = match.setup.seats
    log = [line for line in match.see(None).log if line.line]
    for turn, lines in groupby(log, lambda line: line.event.turn):
        events = list(lines)
        assert len({line.line for line in events}) <= 2 * seats + 3
        assert 1 <= turn <= match.snapshot().dawn
        _check_rewards([line.event for line in events])
    opening = match.see(None).log[0].event
    assert isinstance(opening, Began)
    rolled = [line.event for line in log if isinstance(line.event, Rolled)]
    voided = {line.event.turn for line in log if isinstance(line.event, Voided)}
    for event in rolled:
        played = sum(one.turn < event.turn and one.turn not in voided for one in rolled)
        assert event.seat == (opening.seat + played) % seats


def _check_rewards(events: list[Any]) -> None:
    geniuses = events[0].geniuses if isinstance(events[0], Rolled) else ()
    judged = [event for event in events if isinstance(event, Judged)]
    correct = [event for event in judged if event.verdict.correct]
    gained = [event for event in judged if event.verdict is Verdict.PART]
    assert len(correct) <= 2 and len({event.symbol for event in gained}) == len(gained)
    for event in correct[1:]:
        assert event.seat not in geniuses or event.verdict in (Verdict.GENIUS, Verdict.SAME)
    faces = [at for at, event in enumerate(events) if isinstance(event, RaceOver)]
    assert len(faces) <= 1
    assert not judged or events.index(judged[0]) > faces[0]


@given(seed=seeds)
@few
def test_turns_by_chance(seed: int) -> None:
    check_turns(by_chance(seed))


@given(seed=seeds)
@few
def test_whole_games_by_bots(seed: int) -> None:
    match = by_bots(seed)
    check_turns(match)
    assert match.over and not any(isinstance(getattr(line, "action", None), Bell) for line in match.lines)
    assert Match.replay(GAME, match.setup, match.record()).digest() == match.digest()


@given(seed=seeds)
@few
def test_all_views_are_one_and_hold_no_covered_dice(seed: int) -> None:
    match = by_chance(seed, Random(seed).randrange(150))
    state = match.snapshot()
    table = GAME.view(state, None)
    for seat in range(match.setup.seats):
        assert replace(GAME.view(state, seat), viewer=None) == table
        assert match.see(seat).log == match.see(None).log
    assert (table.dice != ()) == (state.phase is Phase.RACE)
    names = {field.name for field in fields(table)}
    assert not names & {"seed", "draws", "hush"}


@given(seed=seeds)
@few
def test_what_is_resampled_could_be_so(seed: int) -> None:
    match = by_chance(seed, Random(seed).randrange(150))
    other = GAME.resample(match.see(None), Random(seed))
    check(other)
    assert (other.dice != ()) == (match.snapshot().phase in (Phase.HUSH, Phase.RACE, Phase.CALLING))
    assert other.winner == NONE or match.over
