"""Parts of the page of a new game that few games need: the line of the rules, and practice before a race."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.screens.draft import Draft
from tabletop_tui.tables.race_kit import RaceKit
from tabletop_tui.widgets.pen import Pen, Span


@dataclass(frozen=True, slots=True)
class Rules:
    """Several options set at once, by the number of the preset."""

    number: int


@dataclass(frozen=True, slots=True)
class Habit:
    """A habit of the screens, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class Practise:
    """A few turns alone, to find out how quick the bots should be."""


def draw_presets(pen: Pen, draft: Draft) -> None:
    """The line of the rules: which set of options, and what departs from the first of them."""
    presets = draft.meta.presets
    if not presets:
        return
    spans = [Span("  RULES  ", pen.accent)]
    for number, preset in enumerate(presets):
        stands = draft.stands(preset) and (number or not draft.departures())
        label = f"{preset.name} {pen.glyphs.tick if stands else ' '}"
        spans += [pen.button(label, Rules(number), preset.key), Span(" ", pen.ink)]
    pen.line(*spans)
    standing = [preset for preset in presets if draft.stands(preset)]
    shown = presets[pen.cursor.number] if isinstance(pen.cursor, Rules) else standing[-1] if standing else None
    if shown is not None:
        pen.text(shown.sentence, pen.soft, indent=4)
    if departs := draft.departures():
        pen.text(f"Not as printed: {', '.join(departs)}.", pen.ink, indent=4)
    pen.gap()


def draw_habits(pen: Pen, draft: Draft) -> None:
    """The habits of the screens, in sentences."""
    for option in draft.shown_screen_options:
        spot, on = Habit(option.name), draft.screen.get(option.name, False)
        here = spot == pen.cursor
        arrow = pen.accent if here else pen.soft
        pen.line(("  ", pen.ink), (option.sentence, pen.soft))
        says = pen.aside(max(12, pen.width - 11))
        says.text(option.says[on], pen.ink if here else pen.soft)
        first, *rest = [line.text.rstrip() for line in says.lines]
        style = pen.ink if here else pen.soft
        switch = ((pen.glyphs.left, arrow), (" on  " if on else " off ", pen.marked if here else pen.bold))
        pen.line(pen.pointer(spot), *switch, (pen.glyphs.right, arrow), (f"  {first}", style), spot=spot)
        for line in rest:
            pen.line((" " * 11 + line, style), spot=spot)
    if draft.shown_screen_options:
        pen.gap(1 if pen.height > 17 else 0)


def draw_practice(pen: Pen, draft: Draft, race: RaceKit, result: str) -> None:
    """The offer of practice to a lone person, and what it has said."""
    if race.practice is None or sum(chair.human for chair in draft.chairs) != 1:
        return
    pen.line(pen.pointer(Practise()), pen.button("Practise first", Practise()), ("  ", pen.ink))
    pen.text(result or race.practice.sentence, pen.soft, indent=4)
    pen.gap()


def next_bot(draft: Draft, race: RaceKit | None) -> str:
    """The strength of the next bot: a lone person may be proposed bots that are a match."""
    bots = sum(not chair.human for chair in draft.chairs)
    people = len(draft.chairs) - bots
    proposed = race.opponents if race is not None and people == 1 else ()
    return proposed[bots] if bots < len(proposed) else draft.meta.bots[0]
