"""What a choice does, what the total is then, and what the others will see: from a view alone.

Sabotage, modifiers and action cards stand in `explaining_cards`.
"""

from __future__ import annotations

from dataclasses import replace

from rulesets.contract import Action, Form, Note, Offer
from rulesets.monstrosity.actions import (
    Assemble,
    ChooseHeart,
    ChooseInspected,
    ChooseLoss,
    ChooseTransplant,
    Discard,
    DiscardDown,
    Draw,
    DropBlade,
    EndDay,
    EndNight,
    ExtraDay,
    Freegan,
    Playing,
    Power,
    StealPower,
    TrashDay,
)
from rulesets.monstrosity.components import (
    BLADE,
    FIRST_PLAY,
    HAND,
    HEART_NAMES,
    HEART_OF_GOLD,
    NAMES,
    NONE,
    NUMBER,
    SHORT,
    SLOT_NAMES,
    VALUE,
    CardNo,
    HeartNo,
)
from rulesets.monstrosity.explaining_cards import SEEN, explain_card
from rulesets.monstrosity.glossary import card_text, heart_text
from rulesets.monstrosity.monster import complete
from rulesets.monstrosity.prospect import losing_words, placing_words, spot, suited_words, waking_words
from rulesets.monstrosity.telling import count, listed
from rulesets.monstrosity.view import MonstrosityView


def explain(view: MonstrosityView, offer: Offer) -> Note:
    """Label, effect and what the others will see."""
    if isinstance(offer, Form):
        return _explain_form(offer)
    if isinstance(offer, Playing):
        return explain_card(view, offer)
    return _explain_action(view, offer)


_VERBS = {
    "trash_day": Note(
        "Trash Day",
        "Three cards into the dumpster, the last on top; draw two. The whole day.",
        "Everybody sees the three cards, not those you draw.",
    ),
    "drop_blade": Note(
        "Drop the blade",
        "Columns 1-2 hit the left arm, 5-6 the left leg, 9-10 the right leg, 13-14 the right arm; the rest are gaps.",
        "Everybody watches, and it cannot be taken back.",
    ),
    "play_card": Note("Play a card", "A sabotage, modifier or action card.", SEEN),
    "discard": Note("Discard a card", "Into the dumpster.", SEEN),
    "assemble": Note("Assemble a part", "Place a body part on a monster.", SEEN),
    "power": Note("Throw the switch", "Lay a power card and reanimate a monster.", SEEN),
    "extra_day": Note("Extra Day", "Another full day.", SEEN),
}


_CHOSEN = "Everybody sees that you have chosen, not what."


def _explain_form(form: Form) -> Note:
    """A form, or what is closed: a verb, or a verb with a card."""
    verb, *words = form.head.split()
    if words and words[0] in NUMBER:
        card = NUMBER[words[0]]
        return Note(SHORT[card], card_text(card), SEEN)
    return _VERBS[verb]


def _explain_action(view: MonstrosityView, action: Action) -> Note:
    match action:
        case ChooseHeart(heart):
            return Note(
                HEART_NAMES[heart],
                heart_text(heart, view.advanced),
                "Everybody sees that you have picked one, not which.",
            )
        case Draw():
            left = f"{count(view.pile, 'card')} left" if view.pile else "after a reshuffle"
            return Note(
                "Draw a card",
                f"Take the top card of the draw pile ({left}).{_then_today(view)}",
                "Everybody sees that you draw, not what.",
            )
        case Discard(card):
            return Note(f"Discard {SHORT[card]}", _discard_effect(view, card), SEEN)
        case DiscardDown(card):
            still = 0 if view.viewer is None else view.monsters[view.viewer].cards - 1 - HAND
            more = f" Then {count(still, 'more card')} must go." if still > 0 else ""
            return Note(f"Discard {SHORT[card]}", _discard_effect(view, card) + more, SEEN)
        case Assemble(card, monster, slot, onto):
            label = f"{SHORT[card]}: {spot(view, card, monster, slot, onto)}"
            return Note(label, placing_words(view, card, monster, slot, onto), SEEN, _worse(view, action))
        case Power(card, monster):
            whom = "" if monster == view.viewer else f" for {{{monster}}}"
            return Note(f"{SHORT[card]}{whom}", waking_words(view, card, monster, NONE), SEEN)
        case StealPower(card, monster, victim):
            whom = "" if monster == view.viewer else f" for {{{monster}}}"
            return Note(f"Steal {{{victim}}}'s power{whom}", waking_words(view, card, monster, victim), SEEN)
        case Freegan():
            what = NAMES[view.dumpster[-1]] if view.dumpster else "the top card"
            cost = "You cannot draw as well." if view.night else "That is the whole day."
            return Note("Go freegan", f"Take {what} out of the dumpster into your lab. {cost}", "Everybody hears it.")
        case TrashDay(cards):
            effect = f"Throw {listed(cards)} away, the last on top, and draw two. That is the whole day."
            return Note("Trash Day", effect, "Everybody sees the three cards, not those you draw.")
        case ExtraDay():
            left = "the last one of this turn" if view.extra_used else "another could follow it"
            return Note("Extra Day", f"End this day and take another full one, {left}.", SEEN, _untouched(view))
        case EndDay():
            return Note("End the day", _hand_limit(view), "Everybody sees that your day is over.", _untouched(view))
        case EndNight():
            return Note(
                "End the night",
                "Your last turn is over.",
                "Everybody sees that your night is over.",
                _switch_left(view),
            )
        case ChooseLoss(part):
            return Note(f"Lose {SHORT[part]}", losing_words(view, view.target or 0, part), SEEN)
        case DropBlade(stop):
            hit = BLADE.get(stop)
            where = "a gap" if hit is None else f"the {SLOT_NAMES[hit]}"
            return Note(f"Column {stop}", f"The blade comes down on {where}.", "Everybody watches.")
        case ChooseTransplant(heart):
            return _transplant(view, heart)
        case ChooseInspected(card):
            effect = f"{card_text(card)} It goes into the dumpster; nobody counts as its discarder."
            return Note(
                f"Throw away {SHORT[card]}",
                effect,
                "Everybody sees which card goes; the rest of the lab stays yours to know.",
            )
    raise TypeError(f"no action of this game: {action!r}")


def _then_today(view: MonstrosityView) -> str:
    """What a draw makes of a day that has not begun yet."""
    return "" if view.night or view.used else " Today you may then play and discard a card, too, and nothing else."


def _discard_effect(view: MonstrosityView, card: CardNo) -> str:
    if card >= FIRST_PLAY:
        return "It goes on top of the dumpster; nobody can pick it up from there."
    mine = None if view.viewer is None else view.monsters[view.viewer].heart
    gold = " Your heart gains 2 if an opponent does." if mine == HEART_OF_GOLD else ""
    return f"It goes on top of the dumpster, where the next freegan may pick it up.{gold}"


def _worse(view: MonstrosityView, action: Assemble) -> str:
    """Throwing a better part away is worth a second thought."""
    monster = view.monsters[action.monster]
    old = monster.body[action.slot]
    if action.on_extension or old == NONE or VALUE[old] <= VALUE[action.card]:
        return ""
    return f"{NAMES[old]} is worth more than {NAMES[action.card]}: replace it all the same?"


def _hand_limit(view: MonstrosityView) -> str:
    over = 0 if view.viewer is None else view.monsters[view.viewer].cards - HAND
    return f"First {count(over, 'card')} must go, down to {HAND}." if over > 0 else "The next seat is on."


def _untouched(view: MonstrosityView) -> str:
    return "" if view.used else "Nothing has been done today: end the day all the same?"


def _switch_left(view: MonstrosityView) -> str:
    """Asked once more while a monster could still be woken."""
    offers = [offer for ask in view.asks for offer in ask.offers]
    left = any([isinstance(offer, Power | StealPower) for offer in offers])
    return "You could still wake a monster tonight: end the night all the same?" if left else ""


def _transplant(view: MonstrosityView, heart: HeartNo) -> Note:
    text = heart_text(heart, view.advanced)
    if view.viewer is None:
        return Note(HEART_NAMES[heart], text, SEEN)
    mine = view.monsters[view.viewer]
    if heart == mine.heart:
        return Note(f"Keep {HEART_NAMES[heart]}", text, "Everybody sees that you keep it." if mine.exposed else _CHOSEN)
    lies = "It lies face up at once." if complete(mine.body) else "It lies face down."
    gold = f" The {mine.gold} points of gold are lost." if mine.gold else ""
    seen = "Everybody sees that you change it." if mine.exposed else _CHOSEN
    met = suited_words(replace(mine, heart=heart), mine.body)
    return Note(f"Take {HEART_NAMES[heart]}", f"{text}{met} {lies}{gold}", seen)
