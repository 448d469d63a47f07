"""FrankenDie in sentences."""

from __future__ import annotations

from rulesets.frankendie.components import PARTS, SYMBOLS, seconds, set_words
from rulesets.frankendie.state import NONE, Phase
from rulesets.frankendie.telling import dice_words, verdict_words
from rulesets.frankendie.view import FrankenDieView


def table_lines(view: FrankenDieView) -> list[str]:
    """What everybody sees: the Creatures, and the race as far as it may be seen now.

    Open dice stand before all else and no Creatures beside them: those were told before the roll, and time runs.
    """
    if view.phase is Phase.RACE:
        lines = [f"The dice: {dice_words(view.dice)}."]
    else:
        lines = [_creature(view, seat) for seat in range(view.seats)]
    if view.phase is Phase.READY and view.last is None:
        lines.append(f"{{{view.roller}}} rolls first.")
    if view.last is not None and not view.last.void:
        lines.append(f"The dice of the last turn: {dice_words(view.last.dice)}.")
        for hand, verdict in zip(view.last.hands, view.last.verdicts, strict=True):
            words = verdict_words(hand.seat, verdict, hand.symbol, hand.count)
            lines.append(f"At {seconds(hand.at)}: {words}")
    if view.phase in (Phase.HUSH, Phase.RACE, Phase.CALLING):
        lines += [f"{{{one}}} is a genius: only the first correct call counts for {{{one}}}." for one in view.geniuses]
        lines += [f"{{{one}}} slapped too early and is out for this turn." for one in view.locked]
    for place, hand in enumerate(view.hands):
        if place < view.heard:
            said = "nothing" if hand.symbol == NONE else set_words(hand.symbol, hand.count)
            lines.append(f"{{{hand.seat}}} slapped at {seconds(hand.at)} and called {said}.")
        else:
            lines.append(f"{{{hand.seat}}} slapped at {seconds(hand.at)} and has still to call.")
    return lines


def private_lines(view: FrankenDieView) -> list[str]:
    """Nobody has a secret here."""
    return []


def _creature(view: FrankenDieView, seat: int) -> str:
    owned = view.parts[seat]
    if view.complete(seat):
        return f"{{{seat}}} has a whole Creature and waits for lightning."
    has = ", ".join(SYMBOLS[part] for part in owned) or "nothing yet"
    lacks = ", ".join(SYMBOLS[part] for part in range(PARTS) if part not in owned)
    return f"{{{seat}}} has {has}; still to be found: {lacks}."
