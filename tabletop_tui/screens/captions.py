"""What stands beside the game on a table page: seats, log, question, keys. Values for widgets, no drawing."""

from __future__ import annotations

from rulesets.contract import Ask, Seat, Seen
from tabletop_tui.play.asking import question
from tabletop_tui.play.choice import LOOK
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.play.hand_codes import LOOK_BESIDE
from tabletop_tui.play.laying import Laying, Line
from tabletop_tui.play.moment import Asked, ByLetter, Calling, Moment, Over, Reacting, Thinking
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.tables.base import TableKit
from tabletop_tui.widgets.decision_bar import BarValue, Button
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.laying_lines import LayingValue, LayLine
from tabletop_tui.widgets.log import LogText
from tabletop_tui.widgets.seat_strip import SeatTag
from tabletop_tui.widgets.title_bar import Title

HOW_TO_CHOOSE = "Choose by key, arrows or mouse; again, or Enter, does it."
ALONE = "I am alone with it"


def title(sitting: Sitting, seen: Seen) -> Title:
    """The first line: game, where it stands, whether it is saved."""
    saved = "saved" if sitting.keeper else "not kept"
    return Title(sitting.game.meta.title, seen.view.headline, saved, "NOT SAVED" if sitting.trouble else "")


def seat_tags(sitting: Sitting, kit: TableKit, seen: Seen) -> tuple[SeatTag, ...]:
    """Everybody at the table. In a window nobody is marked: it is the whole table's."""
    notes = [sitting.fill(note) for note in kit.notes(seen.view)]
    active = kit.active(seen.view)
    outcome = sitting.outcome()
    asked = set(outcome.winners) if outcome else {d.owner for d in sitting.match.decisions if d.window is None}
    return tuple(
        SeatTag(person.name, person.hue, not person.human, seat in asked, seat == active, notes[seat])
        for seat, person in enumerate(sitting.people)
    )


def log_texts(sitting: Sitting, seen: Seen) -> tuple[LogText, ...]:
    """The log as this viewer may read it; what happened since the asked seat last acted is fresh."""
    fresh = {id(line) for line in seen.recap}
    return tuple(LogText(sitting.say(line.event), line.struck, id(line) in fresh) for line in seen.log)


# --------------------------------------------------------------------------------------------------- what is asked


def table_bar(
    sitting: Sitting,
    seen: Seen,
    moment: Moment,
    choosing: Choosing | None = None,
    coach: str = "",
    news: tuple[str, ...] = (),
    called: Seat | None = None,
    who: bool = False,
) -> BarValue:
    """Who is asked what on the public page.

    `coach`: a note for somebody who meets this question for the first time; `news`: what has to be told first;
    `called`: which of the called seats the page waits for; `who`: the table is asked who wants to react.
    """
    match moment:
        case Over():
            end = (Button("enter", "Enter", "shows who won, and why"),)
            return BarValue("The end", None, seen.view.headline, buttons=end, news=news)
        case Thinking(seat):
            if seat is None:
                return BarValue("", None, "")
            person = sitting.people[seat]
            return BarValue(person.name, person.hue, "is thinking", hint="Any key hurries it.", news=news)
        case Asked(ask, _):
            return _asked(sitting, ask, choosing, coach, news)
        case Reacting():
            return _reacting(sitting, seen, moment, coach, news, who)
        case Calling(seats):
            return _calling(sitting, seen, seats, seats[0] if called is None else called, coach, news)
        case ByLetter():
            return BarValue("", None, "")


def _asked(sitting: Sitting, ask: Ask, choosing: Choosing | None, coach: str, news: tuple[str, ...]) -> BarValue:
    owner = ask.decision.owner
    prompt = question(sitting, ask)
    choice = choosing.choice() if choosing else None
    if owner is None:
        return BarValue("The table", None, prompt, choice, HOW_TO_CHOOSE, news=news)
    person = sitting.people[owner]
    all_open = not sitting.game.meta.secrets
    return BarValue(person.name, person.hue, prompt, choice, coach or HOW_TO_CHOOSE, news=news, open=all_open)


def _calling(
    sitting: Sitting, seen: Seen, seats: tuple[Seat, ...], seat: Seat, coach: str, news: tuple[str, ...]
) -> BarValue:
    person = sitting.people[seat]
    asks: tuple[Ask, ...] = seen.view.asks
    prompt = next((question(sitting, ask) for ask in asks if ask.decision.owner == seat), "")
    others = [Button(str(other + 1), str(other + 1), f"{sitting.names[other]} first") for other in seats]
    del others[seats.index(seat)]
    return BarValue(
        person.name,
        person.hue,
        prompt,
        buttons=(Button("enter", "Enter", ALONE), *others),
        news=news,
        hint=coach or f"Pass the keyboard to {person.name}; everybody else looks away.",
    )


def _reacting(sitting: Sitting, seen: Seen, moment: Reacting, coach: str, news: tuple[str, ...], who: bool) -> BarValue:
    window = moment.window
    ask: Ask = seen.view.asks[0]
    prompt = sitting.fill(ask.prompt)
    if who:
        seats = [Button(str(seat + 1), str(seat + 1), sitting.names[seat]) for seat in moment.seats]
        question = f"Who wants to {sitting.fill(window.label)}? All others look away."
        buttons = (*seats, Button("backspace", "Backspace", "nobody"))
    else:
        question = prompt
        settle = Button("enter", "Enter", sitting.fill(window.default_label))
        buttons = (settle, Button(window.key, window.key, sitting.fill(window.label)))
    return BarValue("All", None, question, buttons=buttons, hint=coach, news=news)


def laying_lines(sitting: Sitting, seen: Seen, laying: Laying) -> LayingValue:
    """The laying screen: out of public facts and what has been typed, never out of a hand."""
    asks: tuple[Ask, ...] = seen.view.asks
    prompt = question(sitting, asks[0]) if asks else ""
    what = "Number of your seat, letter, Enter."
    for line in laying.lines():
        if line.open:
            now = "now your letter" if line.ready else f"look first, with {LOOK_BESIDE}"
            what = f"{sitting.names[line.seat]}: {now}."
    slip = "" if laying.slip is None else f"Not one of {sitting.names[laying.slip]}'s letters."
    lines = tuple(_lay_line(sitting, line) for line in laying.lines())
    return LayingValue(f"{prompt} {what}", lines, slip)


def _lay_line(sitting: Sitting, line: Line) -> LayLine:
    person = sitting.people[line.seat]
    if line.laid:
        status = "laid"
    elif not line.human:
        status = "to lay"
    elif not line.ready:
        status = f"look first: {LOOK_BESIDE}, then {line.seat + 1}"
    else:
        status = "to lay"
    pad = line.open and line.ready and not line.laid
    return LayLine(line.seat + 1, person.name, person.hue, status, line.laid or not line.human, pad, line.letter)


# ------------------------------------------------------------------------------------------------------------- keys


def table_hints(sitting: Sitting, kit: TableKit, seen: Seen, moment: Moment | None = None) -> list[Hint]:
    """The keys of the public page, the most needed first: from public facts, or those of a lone human."""
    hints = []
    if sitting.game.meta.secrets and sitting.humans:
        hints.append(Hint(LOOK_BESIDE if isinstance(moment, ByLetter) else LOOK, "look"))
    if seen.free_undo:
        hints.append(Hint("u", f"undo ({seen.free_undo})"))
    if sitting.match.free_redo:
        hints.append(Hint("r", "redo"))
    taken = isinstance(moment, Reacting) and moment.window.key == "t"
    if not seen.free_undo and not taken and sitting.take_back_to() is not None:
        hints.append(Hint("t", "take back"))
    if kit.browses:
        hints.append(Hint("space", kit.browses))
    hints.append(Hint("m", "more"))
    if kit.spread is not None:
        hints.append(Hint("o", kit.spread_label))
    return [*hints, Hint("h", "history")]


def private_title(sitting: Sitting, seat: Seat, seen: Seen) -> Title:
    """The first line of a private page."""
    return Title(f"{sitting.names[seat]}'s screen", seen.view.headline, "for one pair of eyes")


def recap_of(sitting: Sitting, seen: Seen) -> tuple[LogText, ...]:
    """What happened since this seat last looked, through its eyes."""
    return tuple(LogText(sitting.say(line.event), line.struck, True) for line in seen.recap[-12:])
