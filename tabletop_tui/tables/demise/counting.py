"""The scoring of a night out of what happened: Grid, Monsters, jars, creatures."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Event
from rulesets.demise.components import CARDS
from rulesets.demise.events import CreaturesFed, LabScored, MobCame
from rulesets.demise.view import DemiseView
from tabletop_tui.widgets.count import Count, CountStep


def count(view: DemiseView, events: Sequence[Event]) -> Count | None:
    """The last scoring among these events, with the points as they stand after it; None = there was none."""
    mobs = [at for at, event in enumerate(events) if isinstance(event, MobCame)]
    if not mobs:
        return None
    mob = events[mobs[-1]]
    assert isinstance(mob, MobCame)
    labs = {event.seat: event for event in events[mobs[-1] :] if isinstance(event, LabScored)}
    fed = {event.seat: event for event in events[mobs[-1] :] if isinstance(event, CreaturesFed)}
    seats = range(view.seats)
    steps = [
        CountStep("Grid", tuple(labs[seat].grid if seat in labs else 0 for seat in seats)),
        CountStep("Monsters", tuple(labs[seat].monsters if seat in labs else 0 for seat in seats)),
    ]
    if any(lab.jars for lab in labs.values()):
        steps.append(CountStep("Jars", tuple(labs[seat].jars if seat in labs else 0 for seat in seats)))
    notes = tuple(_fed(fed[seat]) if seat in fed else "no creatures" for seat in seats)
    steps.append(CountStep("Creatures", tuple(fed[seat].vp if seat in fed else 0 for seat in seats), notes))
    before = tuple(view.scores[seat] - sum(step.gains[seat] for step in steps) for seat in seats)
    return Count(
        f"Night {mob.night} of {view.seats}: the labs are scored",
        f"The mob comes, since {mob.why}.",
        before,
        tuple(steps),
    )


def _fed(event: CreaturesFed) -> str:
    paid = f" for {event.gold} gold" if event.gold else ""
    lost = ", ".join(CARDS[card].name for card in event.lost)
    return f"{event.fed} fed{paid}{f'; lost: {lost}' if lost else ''}"
