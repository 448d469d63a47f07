"""Matches of the toy game, and stores that know it."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kit.toy import GAME, Toy
from rulesets.bots import make_bot
from rulesets.contract import AnyGame
from rulesets.deal import make_setup
from rulesets.driver import CountedClock, Driver
from rulesets.match import Match
from rulesets.shelf import UnknownGame
from saves import sealed
from saves.people import About, Person
from saves.store import Store

PEOPLE = (Person("Ada", 0, pin="5f3a"), Person("Bo", 3, first_game=True), Person("Cy", 5, "steady"))


def toys(name: str) -> AnyGame:
    """A shelf with the toy game alone."""
    if name != "toy":
        raise UnknownGame(name)
    return GAME


class LaterToy(Toy):
    """The same game after a change of its rules."""

    meta = replace(GAME.meta, rules_version=2)


LATER = LaterToy()


def later_toys(name: str) -> AnyGame:
    """A shelf where the toy game has new rules."""
    return LATER if toys(name) else GAME


def about(ident: str = "toy-20261130-bwqk", rounds: int = 6, people: tuple[Person, ...] = PEOPLE) -> About:
    """What a save holds beside the moves."""
    created = datetime(2026, 1, 30, 19, 30, tzinfo=UTC)
    return About(ident, "toy", people, {"rounds": rounds}, "Owl-lamp-rye", True, created, {"codes": True, "keys": "qp"})


def deal(of: About, game: AnyGame = GAME) -> Match[Any, Any]:
    """The match as dealt."""
    return Match(game, make_setup(game, len(of.people), of.options, of.seed))


def play(match: Match[Any, Any], steps: int) -> Match[Any, Any]:
    """So many steps by random players, fewer if the game ends."""
    bots = {seat: make_bot(match.game, "random", seat, match.setup) for seat in range(match.setup.seats)}
    clock = CountedClock()
    driver = Driver(match, bots, clock)
    last = match.length + steps
    while not match.over and match.length < last:
        driver.begin()
        due = driver.due()
        assert due is not None
        if due.at is not None:
            clock.move(due.at)
        driver.do(due)
    return match


def saved(folder: Path, steps: int = 20, ident: str = "toy-20261130-bwqk") -> tuple[Store, About, Match[Any, Any]]:
    """A store with one game that was saved twice, the second time `steps` steps on: so there is a kept copy."""
    store, of = Store(folder, toys), about(ident)
    match = play(deal(of), steps - 1)
    store.write(of, match)
    store.write(of, play(match, 1))
    return store, of, match


def doctored(path: Path, outside: dict[str, Any] | None = None, inside: dict[str, Any] | None = None) -> None:
    """Change fields of a save and seal it again, as nobody but a forger (or an older program) would."""
    found = json.loads(path.read_bytes())
    secret = json.loads(zlib.decompress(base64.b64decode(found["packed"])))
    secret.update(inside or {})
    found["packed"] = base64.b64encode(zlib.compress(json.dumps(secret).encode())).decode()
    found.update(outside or {})
    found["checksum"] = ""
    path.write_bytes(sealed.seal(json.dumps(found, indent=2).encode()))


def secret_part(path: Path) -> Any:
    """The packed part of a save."""
    return json.loads(zlib.decompress(base64.b64decode(json.loads(path.read_bytes())["packed"])))
