"""Whole games between bots, without a screen: for measuring strength, and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulesets.bots import make_bot
from rulesets.box import Value
from rulesets.contract import AnyGame, Outcome
from rulesets.deal import make_setup
from rulesets.driver import play
from rulesets.match import Match


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: how it ended, and its record."""

    outcome: Outcome
    record: tuple[str, ...]


def play_out(
    game: AnyGame, bots: Sequence[str], seed: str, options: Mapping[str, Value | tuple[Value, ...]] | None = None
) -> Played:
    """Play one game to its end, a bot level for each seat. Raises BadSetup, UnknownLevel, StuckBot."""
    setup = make_setup(game, len(bots), options, seed)
    match = Match(game, setup)
    play(match, {seat: make_bot(game, level, seat, setup) for seat, level in enumerate(bots)})
    outcome = match.outcome()
    assert outcome is not None
    return Played(outcome, match.record())
