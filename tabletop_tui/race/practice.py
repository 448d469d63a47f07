"""A race alone, kept nowhere: to warm up, and to find out how quick somebody is."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from rulesets.box import Option, Value
from rulesets.contract import Action, AnyGame, Seat, Seen
from rulesets.deal import fresh_seed, make_setup
from rulesets.match import Match
from saves.people import About, Person
from tabletop_tui.play.sitting import Sitting


class Absent:
    """Sits in the other seats: does what the game cannot do without, and never anything against the clock."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose(self, seen: Seen) -> Action | None:
        """The only thing to do, if it is one."""
        plain = [
            offer
            for ask in seen.view.asks
            if ask.decision.owner == self.seat
            for offer in ask.offers
            if isinstance(offer, Action)
        ]
        return plain[0] if len(plain) == 1 else None


def practice_sitting(
    game: AnyGame, person: Person, options: Mapping[str, Value | tuple[Value, ...]], screen: Mapping[str, str]
) -> Sitting:
    """A table with one person and empty chairs. Options for single seats are left out."""
    seats = game.meta.seats[0]
    chosen = {option.name: options[option.name] for option in game.meta.options if _fits(option, options)}
    people = (person, *[Person("the assistant", 5, game.meta.bots[0])] * (seats - 1))
    about = About("practice", game.meta.id, people, chosen, fresh_seed(), True, datetime.now(UTC), dict(screen))
    match: Match[Any, Any] = Match(game, make_setup(game, seats, chosen, about.seed))
    sitting = Sitting(about, match, None)
    sitting.replace_bots({seat: Absent(seat) for seat in range(1, seats)})
    return sitting


def _fits(option: Option, options: Mapping[str, Value | tuple[Value, ...]]) -> bool:
    """Is it chosen, and does it mean the same with fewer seats? One that names a seat may not."""
    names_seat = isinstance(option.default, str) and isinstance(options.get(option.name), int)
    return option.name in options and not option.per_seat and not names_seat
