"""How quick the bots are to be: measured in practice, and moved a little after each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from rulesets.box import Value
from rulesets.contract import Event, Outcome, Seat
from rulesets.frankendie.box import META
from rulesets.frankendie.components import seconds
from rulesets.frankendie.events import Judged
from saves.people import About
from tabletop_tui.tables.race_kit import Practice

OPTION = "bot_ref"
TURNS = 5
FEWEST = 3
"""Correct hands below which practice says nothing about speed."""
BEGINNER = 3000
"""The time proposed then, in milliseconds."""
EASIER, HARDER = 1.1, 0.9
"""The factors after a game that was lost, and one that was won."""

_OPTION = next(option for option in META.options if option.name == OPTION)


def rounded(milliseconds: float) -> int:
    """To the nearest value that the option has.

    >>> rounded(1849), rounded(1851), rounded(10), rounded(99999)
    (1800, 1900, 800, 6000)
    """
    values = [value for value in _OPTION.values if isinstance(value, int)]
    return min(values, key=lambda value: (abs(value - milliseconds), -value))


def measure(events: Sequence[Event], seat: Seat) -> tuple[int, str]:
    """The median time of the correct hands of a seat, and a sentence."""
    times = [event.at for event in events if isinstance(event, Judged) and event.seat == seat and event.verdict.correct]
    if len(times) < FEWEST:
        return BEGINNER, f"{len(times)} correct hands say little: bots of {seconds(BEGINNER)} are proposed."
    value = rounded(median(times))
    return (
        value,
        f"{len(times)} correct hands, {seconds(round(median(times)))} in the middle: bots of {seconds(value)}.",
    )


def again(about: About, outcome: Outcome) -> tuple[Mapping[str, Value], str]:
    """One person against bots: a little quicker bots after a win, a little slower ones otherwise."""
    people = [seat for seat, person in enumerate(about.people) if person.human]
    now = about.options.get(OPTION, _OPTION.default)
    if len(people) != 1 or len(about.people) < 2 or not isinstance(now, int):
        return {}, ""
    value = rounded(now * (HARDER if people[0] in outcome.winners else EASIER))
    if value == now:
        return {}, ""
    how = "quicker" if value < now else "slower"
    return {OPTION: value}, f"A new deal makes the bots a little {how}: {seconds(value)} instead of {seconds(now)}."


PRACTICE = Practice(
    option=OPTION,
    turns=TURNS,
    sentence=f"{TURNS} rolls alone, kept nowhere: they say how quick the bots should be for you.",
    measure=measure,
)
