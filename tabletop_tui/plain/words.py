"""What plain mode, `replay` and `rules` say: views, logs, outcomes and rulebooks as sentences.

A game may describe its table better than the general words can: `tabletop_tui/tables/<game>/plain.py` then has
`table_lines(view)`, from public facts alone whatever the view, and `private_lines(view)`, what only that seat knows.
Seats are written `{2}`, as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from rulesets.box import Meta, Option, Rulebook, Section
from rulesets.contract import AnyGame, LogLine, Outcome, Seen
from rulesets.match import Match
from rulesets.naming import named


class Describes(Protocol):
    """What a game's own module of sentences has."""

    table_lines: Callable[[Any], list[str]]
    private_lines: Callable[[Any], list[str]]


@cache
def _own_words(game: str) -> Describes | None:
    name = f"tabletop_tui.tables.{game}.plain"
    try:
        return cast(Describes, import_module(name))
    except ModuleNotFoundError as missing:
        if missing.name not in (name, name.removesuffix(".plain")):
            raise
        return None


def table_lines(game: AnyGame, view: Any) -> list[str]:
    """The public table."""
    own = _own_words(game.meta.id)
    headline = view.headline[:1].upper() + view.headline[1:] + "."
    if own is not None:
        return [headline, *own.table_lines(view)]
    points = [f"{{{seat}}} {points}" for seat, points in enumerate(view.points) if points is not None]
    return [headline, f"Points: {', '.join(points)}."] if points else [headline]


def private_lines(game: AnyGame, view: Any) -> list[str]:
    """What the seat of this view has for its own eyes."""
    own = _own_words(game.meta.id)
    return own.private_lines(view) if own is not None else []


def log_lines(match: Match[Any, Any], names: Sequence[str], log: Iterable[LogLine]) -> list[str]:
    """Events as sentences; what was taken back says so."""
    return [named(match.tell(n.event), names) + (" (Taken back.)" if n.struck else "") for n in log]


def recap_lines(match: Match[Any, Any], names: Sequence[str], seen: Seen, most: int = 8) -> list[str]:
    """What happened since the viewer last acted or looked, the latest `most` events."""
    lines = log_lines(match, names, seen.recap)
    if len(lines) > most:
        return [f"{len(lines) - most} earlier events are left out; type log for all.", *lines[-most:]]
    return lines


def outcome_lines(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Who won, why, and the score by category."""
    lines = [named(outcome.ending, names), winner_line(outcome.winners, names)]
    if outcome.decided_by:
        lines.append(f"Decided by: {named(outcome.decided_by, names)}.")
    for place, seats in enumerate(outcome.places, 1):
        lines.append(f"Place {place}: {listed([names[seat] for seat in seats])}.")
    for category, points in outcome.lines:
        each = ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=False))
        lines.append(f"{named(category, names)}: {each}.")
    return [*lines, *[named(note, names) for note in outcome.notes]]


def winner_line(winners: Sequence[int], names: Sequence[str]) -> str:
    """Who won, in a sentence.

    >>> winner_line((1,), ["Ada", "Bo"]), winner_line((), ["Ada", "Bo"]), winner_line((0, 1), ["Ada", "Bo"])
    ('Bo wins.', 'Nobody wins.', 'Ada and Bo win together.')
    """
    if not winners:
        return "Nobody wins."
    if len(winners) == 1:
        return f"{names[winners[0]]} wins."
    return f"{listed([names[seat] for seat in winners])} win together."


def listed(words: Sequence[str], join: str = "and") -> str:
    """Words as a list in a sentence.

    >>> listed(["Ada"]), listed(["Ada", "Bo"]), listed(["Ada", "Bo", "Cy"])
    ('Ada', 'Ada and Bo', 'Ada, Bo and Cy')
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {join} {words[-1]}"


def rules_lines(rulebook: Rulebook) -> list[str]:
    """A whole rulebook, its sections numbered."""
    lines: list[str] = []
    for number, section in enumerate(rulebook.sections, 1):
        lines += ["", f"{number}. {section.title}", *section.text]
    return lines[1:]


def section_lines(rulebook: Rulebook, section_id: str) -> list[str]:
    """The section of a moment; empty if there is none."""
    return [line for s in rulebook.sections if s.id == section_id for line in (s.title, *s.text)]


def search_lines(rulebook: Rulebook, text: str) -> list[str]:
    """Every paragraph with the text, under its section's title."""
    wanted = text.casefold()
    lines: list[str] = []
    for number, section in enumerate(rulebook.sections, 1):
        found = _paragraphs(section, wanted)
        if found:
            lines += ["", f"{number}. {section.title}", *found]
    return lines[1:]


def _paragraphs(section: Section, wanted: str) -> list[str]:
    if wanted in section.title.casefold():
        return list(section.text)
    return [paragraph for paragraph in section.text if wanted in paragraph.casefold()]


def option_lines(meta: Meta) -> list[str]:
    """The options of a game with their values."""
    if not meta.options:
        return []
    return [
        "Options (--option NAME=VALUE):",
        *[f"- {option.name}: {option.sentence} {'; '.join(value_words(option))}." for option in meta.options],
    ]


def value_words(option: Option) -> list[str]:
    """Each value of an option with what it means; a long range in one piece."""
    values = option.values
    if isinstance(values, range) and len(values) > 8:
        step = f" in steps of {values.step}" if values.step != 1 else ""
        return [f"{values[0]} to {values[-1]}{step}, usually {option.default}"]
    words = []
    for value in values:
        usual = " (usual)" if value == option.default else ""
        says = f": {option.says[value].rstrip('.')}" if value in option.says else ""
        words.append(f"{value}{usual}{says}")
    return words
