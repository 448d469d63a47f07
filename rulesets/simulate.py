"""Whole games between bots, without a screen: for measuring strength, and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter

from rulesets.bots import make_bot
from rulesets.contract import Action, AnyGame, Outcome, Value
from rulesets.deal import make_setup
from rulesets.match import Match


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: its outcome, the number of recorded actions, and the seconds it took."""

    outcome: Outcome
    actions: int
    seconds: float
    record: tuple[str, ...]


class StuckBot(RuntimeError):
    """A bot that is asked gave no answer: a defect of that bot."""


def play_out(
    game: AnyGame, bots: Sequence[str], seed: str, options: Mapping[str, Value | tuple[Value, ...]] | None = None
) -> Played:
    """Play one game to its end, a bot level for each seat. Raises BadSetup, UnknownLevel."""
    began = perf_counter()
    setup = make_setup(game, len(bots), options, seed)
    match = Match(game, setup)
    players = [make_bot(game, level, seat, setup) for seat, level in enumerate(bots)]
    while not match.over:
        who = match.decisions[0].owner
        assert who is not None
        action: Action | None = players[who].choose(match.see(who))
        if action is None:
            raise StuckBot(f"The {bots[who]} bot of seat {who} has no answer to {match.decisions[0].name}.")
        match.act(who, action)
    outcome = match.outcome()
    assert outcome is not None
    return Played(outcome, match.length, perf_counter() - began, match.record())
