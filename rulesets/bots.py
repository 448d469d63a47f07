"""Players that are no people: what every game has, and how one is asked for by name."""

from __future__ import annotations

from random import Random

from rulesets.box import Meta, Setup
from rulesets.chance import seed_of
from rulesets.contract import Action, AnyGame, Bot, Form, Offer, Seat, Seen, Stamp

RANDOM = "random"
CANNY = "canny"


class UnknownLevel(LookupError):
    """No such strength; the text lists those there are."""


def levels(meta: Meta) -> tuple[str, ...]:
    """The strengths that can be chosen for a game, the default one first."""
    return (*meta.bots, RANDOM)


def level_of(meta: Meta, name: str) -> str:
    """The level that a name stands for: "canny" is the default one of every game. Raises UnknownLevel."""
    if name == CANNY and CANNY not in meta.bots:
        return meta.bots[0]
    if name not in levels(meta):
        raise UnknownLevel(f'{meta.title} has no bot "{name}": choose {", ".join(levels(meta))}.')
    return name


def make_bot(game: AnyGame, level: str, seat: Seat, setup: Setup) -> Bot:
    """A bot for one seat of one match. It gets a one-way hash of the seed, never the seed. Raises UnknownLevel."""
    level = level_of(game.meta, level)
    salt = seed_of(f"bot {seat} of {setup.seed}")
    if level == RANDOM:
        return RandomBot(game, seat, salt)
    return game.bot(level, seat, setup.options, salt)


class RandomBot:
    """Any legal choice, all entries alike; in a race, to stay out of it is one more.

    It fills forms on a resampled position, so that it knows its view only.
    """

    def __init__(self, game: AnyGame, seat: Seat, salt: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Random(salt)

    def choose(self, seen: Seen) -> Action | None:
        """One of the offers to this seat."""
        offers = [offer for ask in seen.view.asks if ask.decision.owner == self.seat for offer in ask.offers]
        if not offers:
            return None
        chosen = int(self.rng.random() * (len(offers) + any([_races(offer) for offer in offers])))
        if chosen == len(offers):
            return None
        offer: Offer = offers[chosen]
        if isinstance(offer, Form):
            return self.game.sample(self.game.resample(seen, self.rng), self.seat, offer, self.rng)
        return offer


def _races(offer: Offer) -> bool:
    """Is this a matter of time, so that it can also be let go?"""
    return isinstance(offer, Form) and any([isinstance(field, Stamp) for field in offer.fields])
