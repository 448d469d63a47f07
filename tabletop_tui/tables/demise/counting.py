"""The scoring of a night out of what happened: Grid, Monsters, jars, creatures, each with how it adds up."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Event
from rulesets.demise.components import (
    CARDS,
    CREATURE_VP,
    FIRST_C,
    FIRST_M,
    LEVEL_VP,
    ROW_BONUS,
    TRACK_VP,
    WORDS,
    PlaceSet,
    level_of,
    places,
)
from rulesets.demise.events import CreaturesFed, LabScored, MobCame
from rulesets.demise.view import DemiseView
from tabletop_tui.widgets.count import Count, CountStep

GRID_WORDS = (
    f"Each block gives {', '.join(map(str, LEVEL_VP[:-1]))} or {LEVEL_VP[-1]} VP by its level 1 to {len(LEVEL_VP)}; "
    f"two, three or four on one level add {ROW_BONUS[2]}, {ROW_BONUS[3]} or {ROW_BONUS[4]} (in brackets)."
)
MONSTER_WORDS = "Each Monster gives what its space of the track is worth."
JAR_WORDS = "Jars of Formaldehyde: 1 VP for every two parts."
CREATURE_WORDS = (
    f"One creature to eight give {', '.join(map(str, CREATURE_VP[1:-1]))} or {CREATURE_VP[-1]} VP. "
    "Four eat for nothing, each further one up to eight costs 1 gold."
)


def count(view: DemiseView, events: Sequence[Event]) -> Count | None:
    """The last scoring among these events, with the points as they stand after it; None = there was none."""
    mobs = [at for at, event in enumerate(events) if isinstance(event, MobCame)]
    if not mobs:
        return None
    mob = events[mobs[-1]]
    assert isinstance(mob, MobCame)
    labs = {event.seat: event for event in events[mobs[-1] :] if isinstance(event, LabScored)}
    fed = {event.seat: event for event in events[mobs[-1] :] if isinstance(event, CreaturesFed)}
    rows = [labs[seat] for seat in range(view.seats)]
    meals = [fed.get(seat) for seat in range(view.seats)]
    steps = [
        CountStep("Grid", tuple(lab.grid for lab in rows), tuple(_grid(lab.blocks) for lab in rows), GRID_WORDS),
        CountStep(
            "Monsters", tuple(lab.monsters for lab in rows), tuple(_track(lab.blocks) for lab in rows), MONSTER_WORDS
        ),
    ]
    if any(lab.jars for lab in rows):
        notes = tuple(f"{lab.parts} parts" if lab.jars else "no jars" for lab in rows)
        steps.append(CountStep("Jars", tuple(lab.jars for lab in rows), notes, JAR_WORDS))
    steps.append(
        CountStep(
            "Creatures",
            tuple(meal.vp if meal else 0 for meal in meals),
            tuple(_fed(meal) if meal else "no creatures" for meal in meals),
            CREATURE_WORDS,
        )
    )
    before = tuple(view.scores[seat] - sum(step.gains[seat] for step in steps) for seat in range(view.seats))
    return Count(
        f"Night {mob.night} of {view.seats}: the labs are scored",
        f"The mob comes, since {mob.why}.",
        before,
        tuple(steps),
    )


def _grid(blocks: PlaceSet) -> str:
    """``level 2: 3+3 (+1), 5: 5``."""
    rows = []
    for level, worth in enumerate(LEVEL_VP, 1):
        held = len([place for place in places(blocks) if place < FIRST_C and level_of(place) == level])
        if held:
            bonus = f" (+{ROW_BONUS[held]})" if ROW_BONUS[held] else ""
            rows.append(f"{level}: {'+'.join([str(worth)] * held)}{bonus}")
    return f"level {', '.join(rows)}" if rows else "no blocks on the Grid"


def _track(blocks: PlaceSet) -> str:
    """``M1 17 + M3 19``."""
    held = [place for place in places(blocks) if place >= FIRST_M]
    return " + ".join(f"{WORDS[place]} {TRACK_VP[place - FIRST_M]}" for place in held) or "no Monster"


def _fed(event: CreaturesFed) -> str:
    paid = f" for {event.gold} gold" if event.gold else ""
    lost = ", ".join(CARDS[card].name for card in event.lost)
    return f"{event.fed} fed{paid}{f'; lost: {lost}' if lost else ''}"
