"""What a sabotage, modifier or action card does, and what the totals are then: from a view alone."""

from __future__ import annotations

from rulesets.contract import Note, Seat
from rulesets.monstrosity.actions import (
    Attach,
    AttachItem,
    Dive,
    Inspect,
    Play,
    Playing,
    QuickStitch,
    SetDog,
    Snatch,
    Strike,
    StrikePart,
    Swap,
    Wipe,
)
from rulesets.monstrosity.components import (
    BLOW,
    DEED,
    MODES,
    NAMES,
    NONE,
    SHORT,
    Blow,
    CardNo,
    Deed,
)
from rulesets.monstrosity.monster import extreme, swap_in
from rulesets.monstrosity.prospect import losing_words, off_words, placing_words, spot, suited_words, then, total, whose
from rulesets.monstrosity.telling import listed, signed
from rulesets.monstrosity.view import MonsterView, MonstrosityView

SEEN = "Everybody sees it."


def explain_card(view: MonstrosityView, action: Playing) -> Note:
    """Label, effect and what the others will see."""
    name = SHORT[action.card]
    match action:
        case Attach(card, part):
            return _attach(view, card, part, MODES[card][0], name)
        case AttachItem(card, part, as_degrade):
            return _attach(view, card, part, MODES[card][as_degrade], name)
        case StrikePart(_, target, part):
            effect = _dog(view, target) or losing_words(view, target, part)
            return Note(f"{name}: {SHORT[part]}", effect, SEEN)
        case Strike(card, target):
            return Note(f"{name}: {whose(view, target, False)}", _dog(view, target) or _blow(view, card, target), SEEN)
        case QuickStitch(_, part, monster, slot, onto):
            effect = f"{placing_words(view, part, monster, slot, onto)} The day goes on."
            return Note(f"Stitch {SHORT[part]}: {spot(view, part, monster, slot, onto, True)}", effect, SEEN)
        case Swap(_, own, theirs):
            return Note(f"Swap {SHORT[own]}, {SHORT[theirs]}", _swap(view, own, theirs), SEEN)
        case Snatch(_, part):
            owner = _owner(view, part)
            return Note(f"Snatch {SHORT[part]}", f"Into your lab. {losing_words(view, owner, part)}", SEEN)
        case Dive(_, take):
            return Note(
                f"Dive for {SHORT[take]}", f"{NAMES[take]} comes into your lab, with no gold for anybody.", SEEN
            )
        case SetDog(_, monster):
            effect = f"The next sabotage card against {whose(view, monster, False)} is cancelled, and the dog goes too."
            return Note(f"Guard Dog: {whose(view, monster, False)}", effect, SEEN)
        case Wipe(_, modifier):
            return _wipe(view, modifier)
        case Inspect(_, target):
            cards = view.monsters[target].cards
            effect = f"Look at the {cards} card{'s' * (cards != 1)} of {{{target}}}'s lab and throw one of them away."
            return Note(f"Inspect {{{target}}}'s lab", effect, "Everybody sees which card goes, and only that.")
        case Play(card) if DEED[card] is Deed.TRANSPLANT:
            count = min(3, view.heart_deck)
            effect = f"Look at {count} other hearts; keep one of them or your own. It cannot be taken back."
            return Note(
                name, effect, "Everybody sees that you choose; whether you change, only if your heart lies face up."
            )
        case Play():
            return Note(name, "Draw up to three cards.", "Everybody sees that you draw them, not which.")


def _owner(view: MonstrosityView, part: CardNo) -> Seat:
    return next((monster.seat for monster in view.monsters if part in monster.body), NONE)


def _attach(view: MonstrosityView, card: CardNo, part: CardNo, points: int, name: str) -> Note:
    owner = _owner(view, part)
    monster = view.monsters[owner]
    new = total(monster, monster.body, (*monster.mods, (part, card, points)))
    text = f"On {NAMES[part]} of {whose(view, owner, False)}. {then(view, owner, new)}"
    if monster.alive and points < 0 and new >= monster.total:
        text += " The heart turns it into an upgrade."
    mode = f" {signed(points)}" if len(MODES[card]) > 1 else ""
    return Note(f"{name}{mode}: {SHORT[part]}", text, SEEN, _backfires(view, owner, monster, new))


def _backfires(view: MonstrosityView, owner: Seat, monster: MonsterView, new: int) -> str:
    """Helping an opponent or hurting oneself looks like a slip of the finger."""
    own = view.viewer is not None and owner in own_side(view, view.viewer)
    if own and new < monster.total:
        return "That makes your own side weaker: really?"
    return "That makes an opponent stronger: really?" if not own and new > monster.total else ""


def own_side(view: MonstrosityView, seat: Seat) -> tuple[Seat, ...]:
    """The monsters that a seat builds."""
    return (seat, (seat + 2) % view.seats) if view.teams else (seat,)


def _dog(view: MonstrosityView, target: Seat) -> str:
    return "The Guard Dog takes the card away, and nothing else happens." if view.monsters[target].dog else ""


def _blow(view: MonstrosityView, card: CardNo, target: Seat) -> str:
    if BLOW[card] is Blow.BLADE:
        return "You stop a running blade: 2 of 16 columns for each limb slot, the others are gaps. Then it is over."
    monster = view.monsters[target]
    tied = extreme(monster.body, monster.mods, BLOW[card] is Blow.STRONGEST)
    if len(tied) == 1:
        return f"It takes {NAMES[tied[0]]}. {losing_words(view, target, tied[0])}"
    return f"{listed(tied)} are worth the same: {{{target}}} chooses which one goes."


def _swap(view: MonstrosityView, own: CardNo, theirs: CardNo) -> str:
    monster, victim = _owner(view, own), _owner(view, theirs)
    mine_now, theirs_now = view.monsters[monster], view.monsters[victim]
    body, mods, fallen = swap_in(mine_now.body, mine_now.mods, own, theirs)
    other_body, other_mods, more = swap_in(theirs_now.body, theirs_now.mods, theirs, own)
    return (
        f"{then(view, monster, total(mine_now, body, mods))}{suited_words(mine_now, body)} "
        f"{then(view, victim, total(theirs_now, other_body, other_mods))}{off_words((*fallen, *more))}"
    )


def _wipe(view: MonstrosityView, modifier: CardNo) -> Note:
    for monster in view.monsters:
        for part, card, _ in monster.mods:
            if card == modifier:
                mods = tuple([attached for attached in monster.mods if attached[1] != modifier])
                new = total(monster, monster.body, mods)
                text = f"Off {NAMES[part]} of {whose(view, monster.seat, False)}. {then(view, monster.seat, new)}"
                return Note(f"Wipe off {SHORT[modifier]}", text, SEEN, _backfires(view, monster.seat, monster, new))
    return Note(f"Wipe off {SHORT[modifier]}", "It is attached to no monster.", SEEN)
