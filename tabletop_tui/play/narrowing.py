"""Many offers, narrowed word by word of their notation: first the verb, then the die or the space, then the rest.

A game says through its `Steps` which beginnings of a line are worth a step of their own, and how each is called:

>>> rows([], (), lambda words: None)
[]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from rulesets.contract import Form, Note
from tabletop_tui.play.choice import Entry, Spot

BELOW = 1000
"""The line of what lies on no board but in the bar."""


@dataclass(frozen=True, slots=True)
class Step:
    """One word further: what all offers that begin so are called together, and how one gets there."""

    note: Note
    """`effect` is the question that comes next; without a label a whole line keeps its own."""
    key: str = ""
    at: Spot | None = None
    held: bool = False
    """The board draws it, with its key, so that the bar need not."""
    lead: str = ""
    """Said before the only line behind a first word, where its own label does not say what is done."""


Steps: TypeAlias = Callable[[tuple[str, ...]], Step | None]
"""From the words of a beginning; None = that beginning is no step, what follows it is shown at once."""


def rows(entries: Sequence[Entry], path: tuple[str, ...], steps: Steps) -> list[Entry]:
    """What can be chosen behind `path`: whole lines, and groups that open."""
    shown: list[Entry] = []
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        words = tuple(entry.line.split())
        if words[: len(path)] != path:
            continue
        if len(words) == len(path):
            shown.append(entry)
        else:
            groups.setdefault(words[len(path)], []).append(entry)
    for word, members in groups.items():
        here = (*path, word)
        step = steps(here)
        opened = [entry for entry in members if not entry.closed]
        if step is None and len(members) > 1:
            shown += rows(members, here, steps)
        elif len(members) == 1:
            here = here if step is not None else _next_step(members[0], here, steps)
            shown.append(_leaf(members[0], here, steps(here)))
        elif step is not None:
            closed = "" if opened else members[0].closed
            group = replace(members[0], offer=Form(" ".join(here), ()), line=" ".join(here), note=step.note)
            shown.append(_placed(replace(group, closed=closed, opens=not closed), here, step))
    return shown


def first(entries: Sequence[Entry], path: tuple[str, ...], steps: Steps) -> tuple[tuple[str, ...], list[Entry]]:
    """The rows behind a path; where there is only one group, the path goes on through it."""
    found = rows(entries, path, steps)
    while len(found) == 1 and found[0].opens:
        path = found[0].words
        found = rows(entries, path, steps)
    return path, found


def nearest(spots: Sequence[Spot], here: Spot, across: int, down: int) -> int | None:
    """Which spot an arrow leads to: straight on counts more than near by."""
    ahead = [
        (abs(x - here[0]) * (1 if across else 3) + abs(y - here[1]) * (1 if down else 3), index)
        for index, (x, y) in enumerate(spots)
        if (x - here[0]) * across + (y - here[1]) * down > 0
    ]
    return min(ahead)[1] if ahead else None


def _next_step(entry: Entry, here: tuple[str, ...], steps: Steps) -> tuple[str, ...]:
    """The first beginning of a line beyond `here` that is a step of its own: there its place on the board is known."""
    words = tuple(entry.line.split())
    return next((words[:n] for n in range(len(here) + 1, len(words) + 1) if steps(words[:n]) is not None), here)


def _leaf(entry: Entry, here: tuple[str, ...], step: Step | None) -> Entry:
    if step is None:
        return replace(entry, words=here)
    own = step.held or not step.note.label or (len(here) == 1 and not entry.closed)
    lead = step.lead if len(here) == 1 and not entry.closed else ""
    label = f"{lead}{entry.note.label}" if own else step.note.label
    return _placed(replace(entry, note=replace(entry.note, label=label)), here, step)


def _placed(entry: Entry, here: tuple[str, ...], step: Step) -> Entry:
    return replace(entry, words=here, key=step.key, at=step.at, held=step.held)
