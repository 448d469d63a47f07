"""What a choice does, and what the others will see: from a view alone.

No word here may help to count dice: a call is explained the same way whether it is right or wrong.
"""

from __future__ import annotations

from rulesets.contract import Action, Form, Note, Offer, Seat
from rulesets.frankendie.actions import Bell, Call, Close, Reveal, Roll, Slap, Timeout
from rulesets.frankendie.components import LIGHTNING, set_words
from rulesets.frankendie.telling import article
from rulesets.frankendie.view import FrankenDieView

_SEEN = "Everybody sees it."
_HEARD = "Everybody hears it; whether it is right shows when the turn ends."


def explain(view: FrankenDieView, offer: Offer) -> Note:
    """Effect and what the others will see, from the view alone."""
    match offer:
        case Form(head="slap"):
            return _slap(view, None)
        case Form(head="call"):
            return Note("Call a set", "Say one symbol and how many dice show it: all of them.", _HEARD)
        case Form():
            return _CLOSE
        case Action():
            return _explain_action(view, offer)


_CLOSE = Note("Nothing more", "The race ends, and the hands in the stack are judged from the bottom up.", _SEEN)


def _explain_action(view: FrankenDieView, action: Action) -> Note:
    match action:
        case Roll():
            effect = "All eight dice are rolled and covered. A moment later, and nobody knows when, they are shown."
            return Note("Roll", effect, _SEEN)
        case Reveal():
            return Note("Show the dice", "The clock starts.", _SEEN)
        case Slap(at):
            return _slap(view, at)
        case Call(symbol, count):
            return Note(f"Call {set_words(symbol, count)}", _call(view, symbol), _HEARD)
        case Timeout(seat):
            return Note("No call", f"{{{seat}}}'s hand counts as a wrong call.", _SEEN)
        case Close():
            return _CLOSE
        case Bell():
            effect = f"The turn is void: no calls, no parts, no penalties. {{{view.roller}}} rolls afresh."
            return Note("Ring the bell", effect, _SEEN, "Really void this turn for everybody?")
    raise TypeError(f"no action of this game: {action!r}")


def _slap(view: FrankenDieView, at: int | None) -> Note:
    early = at is not None and at < 0
    if early or not (view.dice or view.hands):
        effect = "Too early: whoever slaps before the dice are shown is out for this turn."
        return Note("Slap", effect, _SEEN)
    return Note("Slap", "Your hand goes on the stack and the dice are covered: be ready to call your set.", _SEEN)


def _call(view: FrankenDieView, symbol: int) -> str:
    """What a right call would bring the caller, as far as anybody can say before the turn ends."""
    seat = view.caller
    if seat is None:
        return "If that is exactly what the dice show, it is a correct call."
    first = " and no call below yours was correct" if seat in view.geniuses else ""
    if symbol == LIGHTNING:
        gain = "you win" if view.complete(seat) else "it is a correct call, though you cannot use lightning yet"
    elif _needs(view, seat, symbol):
        gain = f"you take {article(symbol)}"
    else:
        gain = "it is a correct call, though you need no such part"
    return f"If the dice show exactly that{first}, {gain}."


def _needs(view: FrankenDieView, seat: Seat, symbol: int) -> bool:
    return not view.complete(seat) and symbol not in view.parts[seat] and view.supply[symbol] > 0
