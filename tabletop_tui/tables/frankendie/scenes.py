"""From what a view shows to what the three zones of the table draw."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Event, Seat
from rulesets.frankendie.components import DICE, KEYS, PARTS, SYMBOLS, seconds, set_words
from rulesets.frankendie.events import Completed, Dawn, Judged, RaceOver
from rulesets.frankendie.state import NONE, Ending, Hand, Phase, Verdict
from rulesets.frankendie.telling import article
from rulesets.frankendie.view import FrankenDieView
from saves.people import Person
from tabletop_tui.tables.frankendie.faces import COVER, FACES, HUES
from tabletop_tui.tables.frankendie.seats import SeatRow
from tabletop_tui.tables.frankendie.status import Mood, StatusValue
from tabletop_tui.tables.frankendie.yard import Advice, HandLine, PadValue, YardValue
from tabletop_tui.tables.race import RaceScene


def shown_verdicts(scene: RaceScene) -> int:
    """How many verdicts on the hands of the last turn have been told."""
    view: FrankenDieView = scene.view
    if view.last is None:
        return 0
    if scene.beats is None:
        return len(view.last.verdicts)
    return sum(isinstance(event, Judged) for event in scene.beats)


# --------------------------------------------------------------------------------------------------------------- yard


def yard(scene: RaceScene, told: int, rolling: int) -> YardValue:
    """The dice, open or covered, or the pad in their place; and the hands beside them."""
    view: FrankenDieView = scene.view
    match view.phase:
        case Phase.RACE:
            dice = tuple(FACES[symbol] for symbol in view.dice)
        case Phase.HUSH | Phase.CALLING:
            dice = (COVER,) * DICE
        case _:
            dice = tuple(FACES[symbol] for symbol in view.last.dice) if view.last else ()
    return YardValue(dice, rolling, pad(scene), stack(scene, told), () if dice else how_to(scene))


def how_to(scene: RaceScene) -> tuple[Advice, ...]:
    """All that somebody needs who has never played: what to do when, and with which key."""
    view: FrankenDieView = scene.view
    keys = [key for key in scene.keys if key]
    own = f"with {keys[0]}" if len(keys) == 1 else "your own key"
    needed = "All seven parts" if view.parts_needed == PARTS else f"{view.parts_needed} different parts"
    return (
        Advice("HANDS OFF", "while the dice are covered", Mood.STOP),
        Advice("LOOK", "for a set you need, and count it", Mood.GO),
        Advice("SLAP", f"{own} and shout what it is", Mood.STOP),
        Advice("CALL", "it again by key: b 3 for 3 brains", Mood.CALL),
        Advice("", f"{needed}, then lightning: it lives.", Mood.CALM),
    )


def pad(scene: RaceScene) -> PadValue | None:
    """The call pad, while somebody is to call."""
    view: FrankenDieView = scene.view
    if scene.said is None or view.caller is None:
        return None
    person = scene.people[view.caller]
    symbol, count = scene.said
    return PadValue(person.name, person.hue, person.human, symbol, int(count) if count else 0)


def stack(scene: RaceScene, told: int) -> tuple[HandLine, ...]:
    """The hands from the bottom up, with what they called and, when the turn is over, what became of it."""
    view: FrankenDieView = scene.view
    last = view.last
    hands = last.hands if last is not None else view.hands
    lines = []
    for place, hand in enumerate(hands):
        person = scene.people[hand.seat]
        verdict = last.verdicts[place] if last is not None and place < told else None
        lines.append(HandLine(person.name, person.hue, seconds(hand.at), called(hand), mark_of(verdict)))
    return tuple(lines)


def called(hand: Hand) -> str:
    """What a hand has called so far."""
    return "" if hand.symbol == NONE else set_words(hand.symbol, hand.count)


def mark_of(verdict: Verdict | None) -> bool | None:
    """Right, wrong, or neither."""
    if verdict is None or verdict is Verdict.UNHEARD:
        return None
    return verdict.correct


# ------------------------------------------------------------------------------------------------------------- status


def status(scene: RaceScene, told: int, at: int | None) -> StatusValue:
    """What goes on, in two or three words and a sentence; how much time is left; the warning."""
    view: FrankenDieView = scene.view
    names = [person.name for person in scene.people]
    warning = warned(view, names, told)
    match view.phase:
        case Phase.HUSH:
            return StatusValue("HANDS OFF", Mood.STOP, "Whoever slaps before the dice show is out.", None, warning)
        case Phase.RACE:
            heard = [set_words(hand.symbol, hand.count) for hand in view.hands[: view.heard] if hand.symbol != NONE]
            title = "EYES UP" if view.heard else "LOOK, COUNT, SLAP"
            says = f"Called: {', '.join(heard)}." if heard else "" if view.heard else looking(scene)
            left = share(at if at is not None else view.clock, view.clock, view.closes_at)
            return StatusValue(title, Mood.GO, says, left, warning)
        case Phase.CALLING if scene.said is None:
            return StatusValue("SLAPPED", Mood.STOP, "Only a hand already moving still counts.", None, warning)
        case Phase.CALLING:
            who = names[view.caller] if view.caller is not None else ""
            says = f"{who}: how many, of what? Everybody listens."
            return StatusValue("CALL", Mood.CALL, says, share(at or 0, 0, view.call_limit), warning)
        case Phase.OVER:
            if scene.beats is not None or view.winner is None or view.ending is not Ending.ALIVE:
                return StatusValue("THE NIGHT IS OVER", Mood.CALM, verdict_says(scene, told) or scene.prompt)
            cry = f"Cry it, {names[view.winner]}, and laugh evilly!"
            return StatusValue("IT'S ALIIIIVE!", Mood.GO, cry, None, scene.prompt)
    if view.last is None:
        return StatusValue("READY", Mood.CALM, scene.prompt, None, warning)
    title = "TURN VOID" if view.last.void else f"TURN {view.turn - 1} OVER"
    return StatusValue(title, Mood.CALM, verdict_says(scene, told) or scene.prompt, None, warning)


def looking(scene: RaceScene) -> str:
    """What to do while the dice are to be seen, and with which key."""
    keys = [key for key in scene.keys if key]
    return f"A set you need? Hit {keys[0] if len(keys) == 1 else 'your key'}."


def verdict_says(scene: RaceScene, told: int) -> str:
    """The verdict that has just been told, while there are more to come."""
    beats: tuple[Event, ...] = scene.beats or ()
    view: FrankenDieView = scene.view
    if scene.beats is None or view.last is None:
        return ""
    if not beats or isinstance(beats[-1], RaceOver):
        return "The dice are uncovered." if view.last.hands else "Nobody has found anything."
    match beats[-1]:
        case Judged() as event:
            return verdict_text(event, scene.people)
        case Completed(seat=seat):
            return f"{scene.people[seat].name} has a whole Creature!"
        case Dawn():
            return "Dawn breaks."
    return "The Creature opens its eyes."


def verdict_text(event: Judged, people: Sequence[Person]) -> str:
    """One verdict, short enough for the line."""
    name = f"{people[event.seat].name} ({seconds(event.at)})"
    call = f"{name}: {set_words(event.symbol, event.count)}" if event.symbol != NONE else name
    return f"{call} {verdict_short(event.verdict, event.symbol)}"


def verdict_short(verdict: Verdict, symbol: int) -> str:
    """What became of a hand, in a few words."""
    match verdict:
        case Verdict.PART:
            return f"is right: takes {article(symbol)}"
        case Verdict.WIN:
            return "is right: IT LIVES"
        case Verdict.WRONG:
            return "is wrong"
        case Verdict.SILENT:
            return "called nothing"
        case Verdict.SAME:
            return "is right, but not the first"
        case Verdict.GENIUS:
            return "is right, too late for a genius"
        case Verdict.SPARK:
            return "is right: a spark, no more"
        case Verdict.UNNEEDED:
            return "is right, but not needed"
        case Verdict.UNHEARD:
            return "is not needed any more"


def warned(view: FrankenDieView, names: Sequence[str], told: int) -> str:
    """The courtesy warning: who only waits for lightning."""
    if view.last is not None and told < len(view.last.verdicts):
        return ""
    whole = [names[seat] for seat in range(view.seats) if view.complete(seat)]
    if not whole:
        return ""
    return f"BEWARE! {' and '.join(whole)} {'wait' if len(whole) > 1 else 'waits'} for lightning."


def share(at: int, start: int, end: int | None) -> float | None:
    """How much of the time is left, in steps too small to see."""
    if end is None or end <= start:
        return None
    return round(max(0.0, min(1.0, (end - at) / (end - start))), 2)


# -------------------------------------------------------------------------------------------------------------- seats


def seats(scene: RaceScene, told: int, at: int | None) -> tuple[SeatRow, ...]:
    """Everybody's line, in seat order."""
    view: FrankenDieView = scene.view
    rows = []
    for seat, person in enumerate(scene.people):
        owned = owned_parts(view, seat, told)
        note, good = seat_note(view, seat, told, len(owned))
        rows.append(
            SeatRow(
                name=person.name,
                hue=person.hue,
                key=scene.keys[seat] if seat < len(scene.keys) else "",
                bot="" if person.human else person.player,
                parts=tuple((KEYS[part], HUES[part], part in owned) for part in range(PARTS)),
                note=note,
                good=good,
                laurel=seat in view.geniuses and view.phase in RUNNING,
                dead=dead_share(view, seat, at),
                turn=seat == (view.caller if view.phase is Phase.CALLING and scene.said is not None else view.roller)
                and view.phase is not Phase.OVER,
                whole=len(owned) >= view.parts_needed,
            )
        )
    return tuple(rows)


RUNNING = (Phase.HUSH, Phase.RACE, Phase.CALLING)


def owned_parts(view: FrankenDieView, seat: Seat, told: int) -> frozenset[int]:
    """The parts a seat has, without those whose verdict has still to be told."""
    parts = set(view.parts[seat])
    if view.last is not None:
        for hand, verdict in list(zip(view.last.hands, view.last.verdicts, strict=True))[told:]:
            if hand.seat == seat and verdict is Verdict.PART:
                parts.discard(hand.symbol)
    return frozenset(parts)


def seat_note(view: FrankenDieView, seat: Seat, told: int, owned: int) -> tuple[str, bool | None]:
    """A few words about a seat, and whether they are good news."""
    last = view.last
    if last is not None:
        if seat in last.locked:
            return "slapped too early", False
        for place, (hand, verdict) in enumerate(zip(last.hands, last.verdicts, strict=True)):
            if hand.seat == seat and place < told:
                return note_of(verdict, hand), mark_of(verdict) if verdict is not Verdict.SAME else None
        return "", None
    if view.phase not in RUNNING:
        return "", None
    if seat in view.locked:
        return "too early: out", False
    for place, hand in enumerate(view.hands):
        if hand.seat == seat:
            if place < view.heard:
                return (f"called {called(hand)}" if called(hand) else "called nothing"), None
            return "hand in the stack", None
    if seat in view.geniuses:
        return "needs lightning" if view.complete(seat) else "must be first", None
    return "", None


def note_of(verdict: Verdict, hand: Hand) -> str:
    """What a hand brought."""
    match verdict:
        case Verdict.PART:
            return f"+ {SYMBOLS[hand.symbol]}"
        case Verdict.WIN:
            return "IT LIVES"
        case Verdict.WRONG:
            return f"{called(hand)}: wrong"
        case Verdict.SILENT:
            return "said nothing"
        case Verdict.SAME:
            return "right, too late"
        case Verdict.GENIUS:
            return "genius: too late"
        case Verdict.SPARK:
            return "right, a spark"
        case Verdict.UNNEEDED:
            return "right, not needed"
        case Verdict.UNHEARD:
            return "not heard"


def dead_share(view: FrankenDieView, seat: Seat, at: int | None) -> float | None:
    """How much of a dead key's time is left; None = the key is alive."""
    dead = view.dead_until[seat]
    if not dead or view.phase not in RUNNING or seat not in view.able:
        return None
    now = 0 if view.phase is Phase.HUSH else max(view.clock, at or 0) if view.phase is Phase.RACE else view.clock
    return None if now >= dead else round((dead - now) / dead, 2)
