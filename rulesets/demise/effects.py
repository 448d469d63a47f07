"""What a block or a Monster does where it arrives, in words: VP now, VP at scoring, rage."""

from __future__ import annotations

from rulesets.contract import Note, Seat
from rulesets.demise.components import (
    ALDERMAN,
    C2,
    C3,
    C5,
    CURATOR_TEXTS,
    FIRST_C,
    FIRST_CREATURE,
    GRID,
    LEYDEN_JAR,
    LIBRARY_CARD,
    MICROSCOPE,
    MOB,
    RESERVE,
    TRACK,
    WORDS,
    CardNo,
    Place,
    PlaceSet,
    grid_vp,
    track_vp,
)
from rulesets.demise.curator import idle
from rulesets.demise.gains import JAR_VP
from rulesets.demise.scoring import can_feed, chart
from rulesets.demise.state import in_reserve
from rulesets.demise.telling import card_list
from rulesets.demise.view import DemiseView

OTHERS = "Everybody sees it."
NO_VP = "VP now: 0."


def rage_words(view: DemiseView) -> str:
    """What one more cause of anger does."""
    if view.enraged:
        return "Rage: it will rise anyway at the end of this rolling round, once only."
    if view.rage >= MOB:
        return f"Rage: it stands on {MOB} already."
    return f"Rage: enrages the village, {view.rage} to {view.rage + 1} at the end of this rolling round."


def _moved(view: DemiseView, seat: Seat, place: Place, lift: Place) -> PlaceSet:
    """Where the blocks of the seat stand afterwards."""
    return view.blocks[seat] & ~(1 << lift) | 1 << place


def _from(view: DemiseView, seat: Seat, lift: Place) -> str:
    if lift != RESERVE:
        return f"The block comes from {WORDS[lift]}."
    left = in_reserve(view, seat) - 1
    return f"The block comes out of your reserve ({count_word(left)} left)."


def _at_scoring(view: DemiseView, seat: Seat, after: PlaceSet) -> str:
    before = view.blocks[seat]
    grid = grid_vp(after) - grid_vp(before)
    track = track_vp(after) - track_vp(before)
    total = f"VP at scoring: {grid + track:+}" if grid + track else "VP at scoring: unchanged"
    return f"{total} (your Grid then {grid_vp(after)})." if (before | after) & GRID else f"{total}."


def arrival(view: DemiseView, seat: Seat, label: str, place: Place, lift: Place, now: str) -> Note:
    """A block on a square or a space."""
    scoring, source = _at_scoring(view, seat, _moved(view, seat, place, lift)), _from(view, seat, lift)
    if place < FIRST_C:
        return Note(label, f"{now or NO_VP} {scoring} No rage. {source}", OTHERS)
    why = idle(view, seat, place, lift)
    vp = (LIBRARY_CARD in view.cards[seat]) + 0
    text = CURATOR_TEXTS[place - FIRST_C]
    if why is not None:
        effect = f"Only bars it: {why}. VP now: {f'+{vp}' if vp else 0}. {scoring} No rage. {source}"
        return Note(f"Bar {label}", effect, OTHERS, f"No effect, since {why}: place it all the same?")
    if place == C2:
        vp += view.gold[seat] + sum(view.parts[seat])
    rage = _space_rage(view, seat, place)
    return Note(label, f"{text} VP now: {f'+{vp}' if vp else 0}. {scoring} {rage} {source}", OTHERS)


def _space_rage(view: DemiseView, seat: Seat, space: Place) -> str:
    if space == C3:
        if view.rage in (1, MOB):
            return f"Rage: {view.rage} to {2 if view.rage == 1 else MOB - 1} at once."
        return f"Rage: {view.rage} to {view.rage - 1} or {view.rage + 1} at once, as you like."
    if space == C5:
        return "No rage: the Bought Alderman sees to it." if ALDERMAN in view.cards[seat] else rage_words(view)
    return "No rage."


def reserve_words(view: DemiseView, seat: Seat) -> str:
    """How many blocks are at hand."""
    left = in_reserve(view, seat)
    return f"You have {count_word(left)} block{'s' * (left != 1)} in reserve." if left else "Your block must be lifted."


# ----------------------------------------------------------------------------------------------------------- Monsters


def monster(view: DemiseView, seat: Seat, space: Place, lift: Place, cards: tuple[CardNo, ...]) -> str:
    """What a Monster there gives, with these cards in force."""
    now = f"+{JAR_VP} (Leyden Jar)" if LEYDEN_JAR in cards else "0"
    rage = "No rage: the Bought Alderman sees to it." if ALDERMAN in cards else rage_words(view)
    scope = " The Microscope gives you the top card of the deck." if MICROSCOPE in cards else ""
    after = _moved(view, seat, space, lift)
    full = " It fills the track: the mob comes at the end of this rolling round." if _fills(view, space) else ""
    return f"VP now: {now}. {_at_scoring(view, seat, after)} {rage}{full}{scope} {_from(view, seat, lift)}"


def _fills(view: DemiseView, space: Place) -> bool:
    return not TRACK & ~(sum(view.blocks) | 1 << space)


def stitch(view: DemiseView, seat: Seat, space: Place | None, lift: Place | None, cards: tuple[CardNo, ...]) -> str:
    """What four cards for a Monster cost and give."""
    if space is None or lift is None:
        rage = rage_words(view)
        return f"Discard four of your cards for a Monster on the track. A discarded card no longer helps. {rage}"
    left = tuple([card for card in view.cards[seat] if card not in cards])
    return f"Discard {card_list(cards)}. {monster(view, seat, space, lift, left)}{_lost_creatures(view, seat, left)}"


def _lost_creatures(view: DemiseView, seat: Seat, left: tuple[CardNo, ...]) -> str:
    lost = fed_vp(view, seat, view.cards[seat]) - fed_vp(view, seat, left)
    return f" Creatures: {lost} VP less at each scoring." if lost else ""


def fed_vp(view: DemiseView, seat: Seat, cards: tuple[CardNo, ...], gold: int | None = None) -> int:
    """What the creatures among these cards would score with the gold now held, or with so much."""
    count = len([card for card in cards if card >= FIRST_CREATURE])
    return chart(can_feed(count, view.gold[seat] if gold is None else gold, cards))


def count_word(number: int) -> str:
    """``none``, ``1``, ``2``."""
    return str(number) if number else "none"
