"""All games of the shelf and the toy game, their set-ups, and walks through them by chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

import pytest

from kit import toy
from rulesets import shelf
from rulesets.box import Option, Scope, Setup
from rulesets.contract import Action, Actor, AnyGame, Form, IllegalAction, Offer, Viewer
from rulesets.deal import make_setup
from rulesets.match import Match
from rulesets.notation import misfit

NAMES = (*shelf.SHELF, "toy")
"""The ids that the generic tests are run with."""
LONGEST = 5000
"""No game by chance takes more lines."""


def the_game(name: str) -> AnyGame:
    """A game of the shelf, or the toy."""
    return toy.GAME if name == "toy" else shelf.game(name)


def option_sets(game: AnyGame, most: int = 16) -> list[dict[str, Any]]:
    """Combinations of option values: all, or the default and each single change of it if these are too many."""
    options = [option for option in game.meta.options if option.scope is Scope.RULES]
    choices = [_values(option) for option in options]
    names = [option.name for option in options]
    every = [dict(zip(names, values, strict=True)) for values in product(*choices)]
    if len(every) <= most:
        return [one for one in every if any(game.check(Setup(seats, one, 1)) is None for seats in game.meta.seats)]
    plain = {option.name: option.default for option in options}
    singles = [plain | {name: value} for name, values in zip(names, choices, strict=True) for value in values]
    return [one for at, one in enumerate(singles) if one not in singles[:at]]


def _values(option: Option) -> Sequence[Any]:
    values = list(option.values)
    return values if len(values) <= 4 else list(dict.fromkeys([values[0], option.default, values[-1]]))


def setups(game: AnyGame) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with every option set that can be dealt."""
    return [
        (seats, options)
        for seats in game.meta.seats
        for options in option_sets(game)
        if game.check(Setup(seats, options, 1)) is None
    ]


def deal(name: str, seats: int, options: dict[str, Any], seed: object = 1) -> Match[Any, Any]:
    """A match as dealt."""
    game = the_game(name)
    return Match(game, make_setup(game, seats, options, str(seed)))


@dataclass(frozen=True)
class Choice:
    """One way to go on."""

    who: Actor
    offer: Offer


def choices(game: AnyGame, state: Any) -> list[Choice]:
    """Everything that somebody, or the clock, may do now."""
    found = [
        Choice(decision.owner, offer)
        for decision in game.decisions(state)
        for offer in game.legal(state, decision.owner)
    ]
    found += [Choice(None, timer.post) for timer in game.timers(state)[:1] if timer.post is not None]
    return found


def fill(game: AnyGame, state: Any, choice: Choice, rng: Random) -> Action:
    """The action that a choice becomes."""
    if isinstance(choice.offer, Form):
        return game.sample(state, choice.who, choice.offer, rng)
    return choice.offer


def step(match: Match[Any, Any], rng: Random) -> tuple[Actor, Action]:
    """One line by chance."""
    state = match.snapshot()
    choice = rng.choice(choices(match.game, state))
    action = fill(match.game, state, choice, rng)
    match.act(choice.who, action)
    return choice.who, action


def walk(match: Match[Any, Any], rng: Random, steps: int = LONGEST) -> Iterator[tuple[Actor, Action]]:
    """So many lines by chance, or to the end."""
    for _ in range(steps):
        if match.over:
            return
        yield step(match, rng)


def viewers(match: Match[Any, Any]) -> list[Viewer]:
    """The table and every seat."""
    return [None, *range(match.setup.seats)]


def covers(offer: Offer, action: Action, text: str) -> bool:
    """Is this action, written as `text`, the offer or a filling of its form within all the form's own limits?"""
    if not isinstance(offer, Form):
        return offer == action
    head, words = offer.head.split(), text.split()
    if words[: len(head)] != head:
        return False
    words = words[len(head) :]
    for field in offer.fields[:-1]:
        if misfit(field, words[:1]) is not None:
            return False
        words = words[1:]
    return misfit(offer.fields[-1], words) is None if offer.fields else not words


def refused(match: Match[Any, Any], who: Actor, action: Action) -> IllegalAction:
    """The refusal of an action; fails if it is done, or if anything changes."""
    before = match.digest(), match.length, len(match.see(None).log)
    with pytest.raises(IllegalAction) as caught:
        match.act(who, action)
    assert before == (match.digest(), match.length, len(match.see(None).log))
    illegal = caught.value
    assert illegal.refusal.reason.strip() and illegal.refusal.aloud.strip()
    return illegal


def check_rules(name: str, state: Any) -> None:
    """The invariants of a game: the function `check` of the module `kit.<name>`, for every game of the shelf."""
    if name != "toy":
        import_module(f"kit.{name}").check(state)
