"""What stands beside the game on a table page: seats, log, question, keys. Values for widgets, no drawing."""

from __future__ import annotations

from rulesets.contract import Ask, Seen
from tabletop_tui.asking import called, question
from tabletop_tui.choosing import Choosing
from tabletop_tui.sitting import Sitting
from tabletop_tui.tables.base import TableKit
from tabletop_tui.widgets.decision_bar import BarValue
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.log import LogText
from tabletop_tui.widgets.seat_strip import SeatTag
from tabletop_tui.widgets.title_bar import Title

HOW_TO_CHOOSE = "Choose by key, arrows or mouse; the same again, or Enter, does it."


def title(sitting: Sitting, seen: Seen) -> Title:
    """The first line: game, where it stands, whether it is saved."""
    saved = "saved" if sitting.keeper else "not kept"
    return Title(sitting.game.meta.title, seen.view.headline, saved, "NOT SAVED" if sitting.trouble else "")


def seat_tags(sitting: Sitting, kit: TableKit, seen: Seen) -> tuple[SeatTag, ...]:
    """Everybody at the table."""
    notes = [sitting.fill(note) for note in kit.notes(seen.view)]
    active = kit.active(seen.view)
    outcome = sitting.outcome()
    asked = set(outcome.winners) if outcome else {decision.owner for decision in sitting.match.decisions}
    return tuple(
        SeatTag(person.name, person.hue, not person.human, seat in asked, seat == active, notes[seat])
        for seat, person in enumerate(sitting.people)
    )


def log_texts(sitting: Sitting, seen: Seen) -> tuple[LogText, ...]:
    """The log as this viewer may read it; what happened since the asked seat last acted is fresh."""
    fresh = {id(line) for line in seen.recap}
    return tuple(LogText(sitting.say(line.event), line.struck, id(line) in fresh) for line in seen.log)


def table_bar(sitting: Sitting, seen: Seen, ask: Ask | None, choosing: Choosing | None, coach: str) -> BarValue:
    """Who is asked what on the public page. `coach`: a note for somebody who meets this question for the first time."""
    if sitting.match.over:
        return BarValue("The end", None, seen.view.headline, hint="Enter shows who won, and why.")
    bot = sitting.bot_to_move()
    if bot is not None:
        person = sitting.people[bot]
        return BarValue(person.name, person.hue, "is thinking", hint="Any key hurries it.")
    if ask is not None and choosing is not None:
        owner = ask.decision.owner
        prompt = question(sitting, ask)
        if owner is None:
            return BarValue("The table", None, prompt, choosing.choice(), HOW_TO_CHOOSE)
        person = sitting.people[owner]
        return BarValue(person.name, person.hue, prompt, choosing.choice(), coach or HOW_TO_CHOOSE)
    seats = called(sitting)
    if not seats:
        return BarValue("", None, "")
    person = sitting.people[seats[0]]
    others = ", ".join(f"{seat + 1} {sitting.names[seat]}" for seat in seats[1:])
    instead = f" Or first: {others}." if others else ""
    return BarValue(person.name, person.hue, "Your turn, behind your screen.", hint=f"Enter opens it.{instead}")


def table_hints(sitting: Sitting, kit: TableKit, seen: Seen) -> list[Hint]:
    """The keys of the public page, the most needed first."""
    hints = []
    if sitting.game.meta.secrets and sitting.humans:
        hints.append(Hint("l", "look"))
    if seen.free_undo:
        hints.append(Hint("u", f"undo ({seen.free_undo})"))
    if sitting.match.free_redo:
        hints.append(Hint("r", "redo"))
    if not seen.free_undo and sitting.take_back_to() is not None:
        hints.append(Hint("t", "take back"))
    hints.append(Hint("m", "more"))
    if kit.spread is not None:
        hints.append(Hint("o", kit.spread_label))
    return [*hints, Hint("h", "history")]
