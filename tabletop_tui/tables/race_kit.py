"""What a game against the clock brings besides: how keys are pressed, practice, and what a rematch changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from rulesets.box import Value
from rulesets.contract import Event, Outcome, Seat
from saves.people import About
from tabletop_tui.race.racing import Commands


@dataclass(frozen=True, slots=True)
class Practice:
    """A few turns alone, kept nowhere, to find a value for an option of the bots."""

    option: str
    turns: int
    sentence: str
    """What it is good for."""
    measure: Callable[[Sequence[Event], Seat], tuple[int, str]]
    """From what happened: the value, and a sentence about it."""


@dataclass(frozen=True, slots=True)
class RaceKit:
    """What a game against the clock brings besides: how keys are pressed, and what it needs keys for."""

    commands: Commands
    button: str
    """What a person's own key does, "slap"."""
    proposed: Callable[[int], tuple[str, ...]]
    """The keys of so many persons to begin with."""
    why_not: Callable[[str, str | None, Collection[str]], str | None]
    """Why a key (its name, its character, who has which already) cannot be somebody's own; None = it can."""
    advice: tuple[str, ...] = ()
    """What people should know before they choose their keys."""
    picture: tuple[str, ...] = ()
    """Where the proposed keys lie, for three people and more; plain ASCII."""
    practice: Practice | None = None
    opponents: tuple[str, ...] = ()
    """The bots proposed to a lone person, the first ones first."""
    again: Callable[[About, Outcome], tuple[Mapping[str, Value], str]] | None = None
    """Other options that a rematch with a fresh deal proposes, and a sentence about them; none and "" = as before."""
    typed: Mapping[str, Value] = field(default_factory=dict)
    """Options that suit plain mode, where a line takes longer than a key."""
