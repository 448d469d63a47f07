"""What happened, in sentences; seats as ``{2}``."""

from __future__ import annotations

from rulesets.contract import Event, Seat
from rulesets.frankendie.components import PLURALS, SYMBOLS, Symbol, seconds, set_words
from rulesets.frankendie.events import (
    Began,
    Called,
    Completed,
    Dawn,
    FalseStart,
    Judged,
    RaceOver,
    Revealed,
    Rolled,
    Scorched,
    Slapped,
    TimedOut,
    Voided,
    Won,
)
from rulesets.frankendie.state import Verdict

_PLACES = ("lowest", "second", "third", "fourth", "fifth", "sixth")


def tell(event: Event) -> str:
    """One sentence for an event."""
    match event:
        case Began(seat=seat, chosen=chosen):
            how = "the most convincing cry" if chosen else "chance"
            return f"{{{seat}}} rolls first: so says {how}."
        case Rolled(turn=turn, seat=seat, geniuses=geniuses):
            return f"Turn {turn}: {{{seat}}} rolls{_leading(geniuses)}."
        case Revealed():
            return "The dice are shown."
        case FalseStart(seat=seat, at=at):
            when = "before the dice are shown" if at < 0 else f"at {seconds(at)}, before anybody can have counted"
            return f"{{{seat}}} slaps {when}: out for this turn."
        case Slapped(seat=seat, at=at, position=position):
            return f"{{{seat}}} slaps at {seconds(at)}, {_PLACES[position - 1]} hand in the stack."
        case Called(seat=seat, symbol=symbol, count=count):
            return f"{{{seat}}} calls {set_words(symbol, count)}."
        case TimedOut(seat=seat):
            return f"{{{seat}}} calls nothing."
        case RaceOver(dice=dice):
            return f"The dice: {dice_words(dice)}."
        case Judged(seat=seat, verdict=verdict, symbol=symbol, count=count):
            return verdict_words(seat, verdict, symbol, count)
        case Completed(seat=seat):
            return f"Beware: {{{seat}}} has a whole Creature, and waits for lightning."
        case Scorched(seat=seat, turns=turns):
            return f"{{{seat}}}'s key is scorched for {turns} turn{'s' * (turns != 1)}."
        case Voided(turn=turn):
            return f"The bell rings: turn {turn} is void."
        case Won(seat=seat, decided_by=decided_by):
            return f"{{{seat}}} wins: {decided_by}."
        case Dawn():
            return "Dawn breaks: the night is over."
    raise TypeError(f"no event of this game: {event!r}")


def _leading(geniuses: tuple[Seat, ...]) -> str:
    if not geniuses:
        return ""
    names = " and ".join([f"{{{seat}}}" for seat in geniuses])
    return f"; {names} must be first with a correct call"


def dice_words(dice: tuple[Symbol, ...]) -> str:
    """The faces in die order: ``brain, arm, arm, ...``."""
    return ", ".join([SYMBOLS[face] for face in dice])


def verdict_words(seat: Seat, verdict: Verdict, symbol: Symbol, count: int) -> str:
    """What became of a hand."""
    call = set_words(symbol, count) if count > 0 else ""
    match verdict:
        case Verdict.UNHEARD:
            return f"{{{seat}}}'s hand is not needed any more."
        case Verdict.SILENT:
            return f"{{{seat}}} has called nothing: the hand is wasted."
        case Verdict.WRONG:
            return f"{{{seat}}}'s {call}: wrong."
        case Verdict.SAME:
            return f"{{{seat}}}'s {call}: right, but a hand below was quicker with {PLURALS[symbol]}."
        case Verdict.GENIUS:
            return f"{{{seat}}}'s {call}: right, but a genius has to be first."
        case Verdict.WIN:
            return f"{{{seat}}}'s {call}: right, and the Creature opens its eyes."
        case Verdict.SPARK:
            return f"{{{seat}}}'s {call}: right, but there is no whole Creature to strike."
        case Verdict.UNNEEDED:
            return f"{{{seat}}}'s {call}: right, but {{{seat}}} needs none."
        case Verdict.PART:
            return f"{{{seat}}}'s {call}: right, and {{{seat}}} takes {article(symbol)}."


def article(symbol: Symbol) -> str:
    """``an arm``, ``guts``."""
    word = SYMBOLS[symbol]
    if word in ("guts", "lightning"):
        return word
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"
