"""Recorded games: set-up, record, fingerprint and result of finished games, which replay for ever.

New ones are written by ``python -m kit.recorded GAME`` from the folder `tests`: one file for every seat count and
option set, played by the game's own bots, and one by chance for every seat count. A change of rules that breaks a
recorded game must say so with a higher `rules_version`, and only then are they recorded anew.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from kit.games import setups, step, the_game
from rulesets.bots import RANDOM, make_bot
from rulesets.deal import make_setup
from rulesets.driver import play as drive
from rulesets.match import Match

FOLDER = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Recorded:
    """One finished game."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: str
    players: str
    digest: str
    winners: list[int]
    decided_by: str
    lines: dict[str, list[int]]
    record: list[str]


def load(path: Path) -> Recorded:
    """A file of the folder."""
    return Recorded(**json.loads(path.read_text()))


def paths() -> list[Path]:
    """All recorded games."""
    return sorted(FOLDER.glob("*.json"))


def replay(one: Recorded) -> Match[Any, Any]:
    """Play it again, every line checked."""
    game = the_game(one.game)
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in one.options.items()}
    return Match.replay(game, make_setup(game, one.seats, options, one.seed), one.record)


def result(match: Match[Any, Any]) -> dict[str, Any]:
    """The part of a recorded game that a replay must come to again."""
    outcome = match.outcome()
    assert outcome is not None
    return {
        "digest": match.digest(),
        "winners": list(outcome.winners),
        "decided_by": outcome.decided_by,
        "lines": {name: list(numbers) for name, numbers in outcome.lines},
    }


def play(name: str, seats: int, options: dict[str, Any], players: str, seed: str) -> Recorded:
    """A game by bots of one level, or by chance if that is the level: any offer of anybody, the clock's as well."""
    game = the_game(name)
    match = Match(game, make_setup(game, seats, options, seed))
    if players == RANDOM:
        rng = Random(seed)
        while not match.over:
            step(match, rng)
    else:
        drive(match, {seat: make_bot(game, players, seat, match.setup) for seat in range(seats)})
    version = game.meta.rules_version
    return Recorded(name, version, seats, options, seed, players, record=list(match.record()), **result(match))


def main(name: str) -> None:
    """Record a game anew: its files are replaced."""
    game = the_game(name)
    for path in FOLDER.glob(f"{name}-*.json"):
        path.unlink()
    FOLDER.mkdir(exist_ok=True)
    by_chance: set[int] = set()
    for number, (seats, options) in enumerate(setups(game)):
        levels = [game.meta.bots[0]] if seats in by_chance else [game.meta.bots[0], RANDOM]
        by_chance.add(seats)
        for level in levels:
            one = play(name, seats, options, level, f"recorded {number}")
            words = "-".join(str(value) for value in options.values() if not isinstance(value, tuple)) or "plain"
            path = FOLDER / f"{name}-{seats}-{words}-{level}.json"
            path.write_text(json.dumps(asdict(one), indent=1) + "\n")
            print(path.name, len(one.record))


if __name__ == "__main__":
    main(sys.argv[1])
