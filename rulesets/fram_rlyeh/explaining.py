"""What a choice costs and gives, and what the others will see: from a view alone.

Nothing here warns: a question asked once more would be one more key to hear, and tell what somebody holds.
"""

from __future__ import annotations

from rulesets.contract import Form, Note, Offer, Seat
from rulesets.fram_rlyeh.actions import (
    PassInterrupt,
    PlayCard,
    ReplayCard,
    TakeTreasure,
    UseTalisman,
    UseTimeDrug,
)
from rulesets.fram_rlyeh.components import (
    CARDS,
    ELDER_SIGN,
    GOLDEN_MEAD,
    POINTS,
    POWER,
    ROUNDS,
    TIME_DRUG,
    TREASURES,
    CardNo,
)
from rulesets.fram_rlyeh.scoring import DRUG_COST
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView


def explain(view: FramView, offer: Offer) -> Note:
    """Cost, gain and what the others will see."""
    match offer:
        case PlayCard(card):
            return _play(view, card)
        case ReplayCard(card):
            effect = f"{_outcome(view, card)} Your {_short(view.returned)} stays in your hand."
            return Note(f"Play {_short(card)}", effect, "Everybody sees the card.")
        case PassInterrupt():
            others = "Nobody learns whether you could have stopped time."
            return Note("Settle the round", "The cards stand as they lie.", others)
        case UseTimeDrug():
            return _stop_time(view)
        case TakeTreasure():
            return _take(view)
        case UseTalisman():
            return _talisman(view)
        case Form():
            raise TypeError("this game has no forms")
    raise TypeError(f"no action of this game: {offer!r}")


def _short(card: CardNo | None) -> str:
    return "card" if card is None else CARDS[card].short


def _points(count: int) -> str:
    return f"{count} point{'s' * (count != 1)}"


# ------------------------------------------------------------------------------------------------------ playing cards


def _play(view: FramView, card: CardNo) -> Note:
    leads = view.phase is Phase.DEALER_PLAY
    label = f"{'Lead' if leads else 'Lay'} {_short(card)}"
    if card == TIME_DRUG:
        return Note(label, "It is not played as a card, but used once the cards are up.", "Nothing.")
    others = (
        "Everybody sees the card at once." if leads else "Everybody sees that you lay a card, but not yet which one."
    )
    if card == GOLDEN_MEAD:
        return Note(label, f"It never wins: 1 point of insanity. {_mead(view)}", others)
    effect = _hopeless(view, card) or f"If it wins: {_prize(view, card)} If not: 1 point of insanity."
    if card == ELDER_SIGN:
        effect += " It is then no talisman any more."
    return Note(label, effect, others)


def _mead(view: FramView) -> str:
    """What Golden Mead brings: two looks, as far as there is something to look at (RL-R16)."""
    if view.round == ROUNDS:
        return "There is no round left to deal."
    if view.round == ROUNDS - 1:
        return "You deal the last round."
    if view.round == ROUNDS - 2:
        return "You deal the next round and look at its treasure."
    return "You deal the next round and look at its treasure and at the one after it."


def _hopeless(view: FramView, card: CardNo) -> str:
    """Why a card cannot win against those that lie open."""
    for seat in view.clockwise:
        shown = view.cards[seat]
        if shown is None or seat == view.viewer or not _beats(view, seat, shown, card):
            continue
        against = "beats it" if POWER[shown] > POWER[card] else "wins the tie"
        return f"It cannot win: {{{seat}}}'s {_short(shown).removeprefix('the ')} {against}. 1 point of insanity."
    return ""


def _beats(view: FramView, seat: Seat, theirs: CardNo, mine: CardNo) -> bool:
    """Does another seat's card go before a card of the viewer?"""
    if POWER[theirs] != POWER[mine] or view.viewer is None:
        return POWER[theirs] > POWER[mine]
    order = view.clockwise
    return order.index(seat) < order.index(view.viewer)


def _prize(view: FramView, card: CardNo) -> str:
    """What winning with a card means, as far as the viewer knows the treasure."""
    treasure = view.this.treasure
    what = f"the {_back(view)} treasure" if treasure is None else TREASURES[treasure].title
    sum_ = "" if treasure is None else f" ({POINTS[treasure] - POWER[card]:+d})"
    return f"you take {what} and pay {POWER[card]}{sum_}{_exorcism(view)}."


def _back(view: FramView) -> str:
    depth = view.this.depth
    return "hidden" if depth is None else depth.word


def _exorcism(view: FramView) -> str:
    count = 0 if view.viewer is None else len(view.insanity[view.viewer])
    return f", and {count} insanity card{'s' * (count != 1)} no longer count{'s' * (count == 1)}" if count else ""


def _outcome(view: FramView, card: CardNo) -> str:
    """When all cards are up, there is no "if"."""
    hopeless = _hopeless(view, card)
    if hopeless:
        return hopeless
    prize = _prize(view, card)
    return f"It wins: {prize}"


# ------------------------------------------------------------------------------------------------- time and talisman


def _stop_time(view: FramView) -> Note:
    card = None if view.viewer is None else view.cards[view.viewer]
    effect = (
        f"Your {_short(card).removeprefix('the ')} returns to your hand and you play another power card. "
        f"It costs {_points(DRUG_COST)} at the end, and it is used once."
    )
    return Note("Use the Time Drug", effect, "Everybody sees the Time Drug and both cards.")


def _gain(view: FramView) -> int | None:
    """What taking the treasure is worth, insanity included; None = the viewer does not know."""
    me, treasure = view.viewer, view.this.treasure
    card = None if me is None else view.cards[me]
    if me is None or treasure is None or card is None:
        return None
    return POINTS[treasure] - POWER[card] + len(view.insanity[me])


def _take(view: FramView) -> Note:
    card = None if view.viewer is None else view.cards[view.viewer]
    prize = "You take the treasure." if card is None else _prize(view, card)
    return Note("Take the treasure", _upper(prize), "Everybody sees the card you pay, not the treasure.")


def _talisman(view: FramView) -> Note:
    card = None if view.viewer is None else view.cards[view.viewer]
    deals = "You deal the next round." if view.mead is None else f"{{{view.mead}}} deals the next round."
    if view.round == ROUNDS:
        deals = ""
    effect = (
        f"Treasure, {_short(card)} and Elder Sign leave the game; nothing counts, no insanity goes. {deals}".strip()
    )
    gain = _gain(view)
    if gain is not None:
        effect += f" Taking it would {'gain' if gain >= 0 else 'cost'} you {_points(abs(gain))}."
    return Note("Use the Elder Sign", effect, "Everybody sees the Elder Sign, not the treasure.")


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
