"""Why an action is not legal now.

First when it may be done at all, then whether the card is there, then its targets (`targets`). All private questions
are answered behind the seat's own screen, so what the table hears of a refusal is the same sentence whatever it is.
"""

from __future__ import annotations

from rulesets.contract import Action, Actor, Refusal, Seat
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
from rulesets.monstrosity.choices import MOST_EXTRA_DAYS, TRASH, can_draw, can_freegan
from rulesets.monstrosity.components import (
    COLUMNS,
    EXTRA_DAYS,
    HEART_NAMES,
    IDS,
    NAMES,
    CardNo,
)
from rulesets.monstrosity.state import (
    ASSEMBLED,
    DISCARDED,
    DREW,
    FREEGANED,
    PLAYED,
    POWERED,
    SEIZED,
    TRASHED,
    Phase,
    State,
)
from rulesets.monstrosity.targets import assembling_problem, playing_problem, power_problem

_NOW = {
    Phase.CHOOSE: "First everybody picks a heart.",
    Phase.DAY: "That cannot be done on a day.",
    Phase.DISCARD: "First the lab comes down to seven cards.",
    Phase.TIE: "First the victim says which limb goes.",
    Phase.BLADE: "The blade hangs in the air: first it has to fall.",
    Phase.TRANSPLANT: "First a heart is chosen.",
    Phase.INSPECTION: "First a card of the inspected lab is chosen.",
    Phase.NIGHT: "That cannot be done in the all-nighter.",
}
"""What is asked instead, when an action does not belong here."""


def why_not(state: State, who: Actor, action: Action) -> Refusal | None:
    """The reason, for the seat and for the table; None = legal."""
    if state.phase is Phase.OVER:
        return Refusal("The game is over.", "The game is over.")
    if who != state.asked:
        wait = f"It is for {{{state.asked}}} to answer now."
        return Refusal(wait, wait)
    reason = problem(state, who, action)
    if reason is None:
        return None
    public = state.phase in (Phase.TIE, Phase.BLADE)
    return Refusal(reason, reason if public else behind_the_screen(state.asked))


def behind_the_screen(seat: Seat) -> str:
    """All that the table hears when a private choice is refused."""
    return f"{{{seat}}} chooses behind the own screen."


def problem(state: State, seat: Seat, action: Action) -> str | None:
    """The reason in words; None = legal. The seat is the one that is asked."""
    phase = state.phase
    match action:
        case ChooseHeart(heart) if phase is Phase.CHOOSE:
            return None if heart in state.dealt[seat] else f"{HEART_NAMES[heart]} was not dealt to you."
        case DiscardDown(card) if phase is Phase.DISCARD:
            return _missing(state, seat, card)
        case ChooseLoss(part) if phase is Phase.TIE:
            return None if part in state.tied else f"Choose among the tied limbs: {_ids(state.tied)}."
        case DropBlade(stop) if phase is Phase.BLADE:
            return None if 0 <= stop < COLUMNS else f"The blade stops at a column from 0 to {COLUMNS - 1}."
        case ChooseTransplant(heart) if phase is Phase.TRANSPLANT:
            offered = heart in state.offered or heart == state.hearts[seat]
            return None if offered else f"{HEART_NAMES[heart]} is not on offer."
        case ChooseInspected(card) if phase is Phase.INSPECTION:
            there = card in state.labs[state.target]
            return None if there else f"{NAMES[card]} is not in that lab."
        case EndDay() if phase is Phase.DAY:
            return None
        case EndNight() if phase is Phase.NIGHT:
            return None
        case _ if phase in (Phase.DAY, Phase.NIGHT):
            return _working(state, seat, action, phase is Phase.NIGHT)
    return _NOW[phase]


def _working(state: State, seat: Seat, action: Action, night: bool) -> str | None:
    match action:  # the frequent ones first
        case Draw():
            return closed(state, DREW) or draw_problem(state)
        case Discard(card):
            return closed(state, DISCARDED) or _missing(state, seat, card)
        case Assemble(card, monster, slot, onto):
            return (
                closed(state, ASSEMBLED)
                or _missing(state, seat, card)
                or assembling_problem(state, seat, card, monster, slot, onto)
            )
        case TrashDay(cards):
            return closed(state, TRASHED) or _trash_problem(state, seat, cards)
        case Freegan():
            return closed(state, FREEGANED) or freegan_problem(state)
        case ExtraDay(card):
            return extra_day_problem(state, night) or _extra_card(card) or _missing(state, seat, card)
        case Power(card, monster):
            return closed(state, POWERED) or _missing(state, seat, card) or power_problem(state, seat, card, monster)
        case StealPower(card, monster, victim):
            return (
                closed(state, POWERED)
                or _missing(state, seat, card)
                or power_problem(state, seat, card, monster, victim)
            )
        case EndDay():
            return "It is night: end the night instead."
        case EndNight():
            return "It is day: end the day instead."
        case ChooseHeart():
            return "The hearts have been picked."
        case ChooseLoss() | DropBlade() | ChooseTransplant() | ChooseInspected() | DiscardDown():
            return "Nothing of the kind is asked now."
        case _ if isinstance(action, Playing):
            return closed(state, PLAYED) or _missing(state, seat, action.card) or playing_problem(state, seat, action)
    raise TypeError(f"no action of this game: {action!r}")


# ------------------------------------------------------------------------------------------------------- the timing

_SPENT = {
    DREW: "A card has been drawn already",
    PLAYED: "A card has been played already",
    DISCARDED: "A card has been discarded already",
    ASSEMBLED: "A part has been assembled already",
    POWERED: "A power card has been laid already",
    FREEGANED: "You have been freegan already",
    TRASHED: "It has been Trash Day already",
}


def closed(state: State, step: int) -> str | None:
    """Why this step is not open today or tonight, whatever the lab holds (MO-R1, R3, R28)."""
    used = state.used
    if state.night:
        return _closed_tonight(used, step)
    if not used or (step & SEIZED and not used & ~SEIZED and not used & step):
        return None
    if used & step:
        return f"{_SPENT[step]} today."
    if used & SEIZED:
        return "Today is a day to seize: draw, play, discard, each once, and nothing else."
    spent = next(words for bit, words in _SPENT.items() if used & bit)
    return f"{spent} today, and a day has room for one option only."


def _closed_tonight(used: int, step: int) -> str | None:
    if step in (DISCARDED, TRASHED):
        return "Nothing is thrown away in the all-nighter."
    if used & step:
        return f"{_SPENT[step]} tonight."
    if step in (DREW, FREEGANED) and used & (DREW | FREEGANED):
        return "In the all-nighter it is either a draw or freegan, not both."
    return None


def draw_problem(state: State) -> str | None:
    """Why no card can be drawn."""
    if can_draw(state):
        return None
    return "The draw pile is empty, and below the top card of the dumpster there is nothing to shuffle."


def freegan_problem(state: State) -> str | None:
    """Why there is nothing to pick up."""
    if can_freegan(state):
        return None
    if not state.dumpster:
        return "The dumpster is empty."
    return f"{NAMES[state.dumpster[-1]]} lies on top: a freegan takes body parts and power cards only."


def extra_day_problem(state: State, night: bool) -> str | None:
    """Why no further day can follow."""
    if night:
        return "No day follows the all-nighter."
    if state.extra_used >= MOST_EXTRA_DAYS:
        return "Two extra days a turn are the limit."
    return None


def _extra_card(card: CardNo) -> str | None:
    return None if card in EXTRA_DAYS else f"{NAMES[card]} is no Extra Day."


def trash_problem(state: State, seat: Seat) -> str | None:
    """Why there can be no Trash Day."""
    held = len(state.labs[seat])
    return None if held >= TRASH else f"Trash Day takes {TRASH} cards, and you have {held}."


def _trash_problem(state: State, seat: Seat, cards: tuple[CardNo, ...]) -> str | None:
    if problem := trash_problem(state, seat):
        return problem
    if len(cards) != TRASH or len(set(cards)) != TRASH:
        return f"Choose {TRASH} different cards."
    return next(filter(None, [_missing(state, seat, card) for card in cards]), None)


def _missing(state: State, seat: Seat, card: CardNo) -> str | None:
    return None if card in state.labs[seat] else f"{NAMES[card]} is not in your lab."


def _ids(cards: tuple[CardNo, ...]) -> str:
    return ", ".join([IDS[card] for card in cards])
