"""What a choice costs and gives: VP now, VP at scoring, rage. From a view alone; everything is public."""

from __future__ import annotations

from rulesets.contract import Action, Form, Note, Offer, Seat
from rulesets.demise.actions import (
    SKIMP_GOLD,
    Annex,
    Buy,
    ClinicBuild,
    ClinicPlace,
    Curate,
    Done,
    IgorRelocate,
    IgorShift,
    IgorUpgrade,
    Keep,
    KeepParts,
    MoveVillager,
    PawnRoll,
    PawnSell,
    Pick,
    Settle,
    Stitch,
    TakeBox,
    TakeBuild,
    TakeVp,
    TurnDie,
)
from rulesets.demise.components import (
    ABETTOR,
    ANY_TWO,
    ATLAS,
    BODY,
    BOXES,
    BUILD_GOLD,
    CARDS,
    CLINICIAN,
    COADJUTOR,
    CURATOR_NAMES,
    DECK,
    FIRST_C,
    FIRST_CREATURE,
    FIRST_M,
    FLATTERED_VP,
    FLATTERER,
    IGOR,
    INTERNIST,
    KEY,
    KEY_WORDS,
    KINDS,
    MOB,
    NO_CARD,
    OFFICER,
    SPADE,
    THE_BOX,
    TRACK_VP,
    TRADER,
    UNDERTAKER,
    VP_TAKEN,
    WORDS,
    Parts,
    minus,
    within,
)
from rulesets.demise.effects import (
    NO_VP,
    OTHERS,
    arrival,
    count_word,
    fed_vp,
    monster,
    rage_words,
    reserve_words,
    stitch,
)
from rulesets.demise.reach import BODIES, igor_squares, price, shifts, upgrades, village_share
from rulesets.demise.state import TRIM
from rulesets.demise.telling import card_list, one_part, part_list, short_parts
from rulesets.demise.view import DemiseView


def explain(view: DemiseView, offer: Offer) -> Note:
    """Label, effect and warning of a choice."""
    seat = _asked(view)
    match offer:
        case Form() if offer.head.startswith("stitch"):
            return Note("Stitch four cards", stitch(view, seat, None, None, ()), OTHERS)
        case Form():
            label = "Carry a block" if offer.head == "igor_relocate" else "Upgrade a Monster"
            return Note(label, _FORMS[offer.head], OTHERS)
        case Action():
            return _explain(view, seat, offer)


_FORMS = {
    "igor_relocate": "Igor carries one of your blocks to another open place, and you get what that place gives.",
    "igor_upgrade": "Instead, for one part, a Monster of yours moves to the first open space beyond.",
}


def _asked(view: DemiseView) -> Seat:
    """The seat that is asked, or whose turn it is."""
    if view.stack and view.stack[-1][0] == TRIM:
        return view.stack[-1][1]
    return view.active


_KEY = f"The die: {', '.join(f'{value} {KEY_WORDS[value]}' for value in range(1, 7))}."


def _explain(view: DemiseView, seat: Seat, action: Action) -> Note:
    match action:
        case Keep():
            return Note("Keep the roll", f"All dice stay as they fell. {NO_VP}", OTHERS)
        case TurnDie(die, to):
            left = view.dice[die - 1] - 1
            effect = (
                f"One die goes from {THE_BOX[die]} ({count_word(left)} left there) to {THE_BOX[to]} "
                f"({view.dice[to - 1] + 1} there). Then you take the first die. {NO_VP}"
            )
            return Note(f"Turn {die} into {to}", effect, OTHERS)
        case TakeBox(die):
            return Note(f"{die}: {BOXES[die]}", _box(view, seat, die), f"{OTHERS} {_dice_left(view, die)}")
        case TakeBuild(die, skimp, space, lift):
            less = "" if not skimp else f" (leaving out {'1 gold' if skimp == SKIMP_GOLD else one_part(skimp - 1)})"
            gold = BUILD_GOLD - (skimp == SKIMP_GOLD)
            effect = (
                f"Pay {part_list(BODIES[skimp])} and {gold} gold{less}. "
                f"{monster(view, seat, space, lift, view.cards[seat])}"
            )
            return Note(f"{die}: Monster on {WORDS[space]}", effect, f"{OTHERS} {_dice_left(view, die)}")
        case TakeVp(die, refresh):
            vp = FLATTERED_VP if FLATTERER in view.cards[seat] else VP_TAKEN
            shuffled = " All officer cards that nobody owns are shuffled; three new ones lie open." if refresh else ""
            effect = f"VP now: +{vp}. VP at scoring: unchanged. No rage.{shuffled}"
            label = f"{die}: {vp} VP{', new cards' if refresh else ''}"
            return Note(label, effect, f"{OTHERS} {_dice_left(view, die)}")
        case Settle(value):
            return _settle(view, seat, value)
        case Pick(kinds):
            parts = tuple([kinds.count(kind) for kind in range(len(KINDS))])
            assert len(parts) == 4
            return Note(f"Take {short_parts(parts)}", f"{_holding(view, seat, parts)} {NO_VP}", OTHERS)
        case IgorShift(steps):
            level = view.igor + steps
            effect = (
                f"Igor goes {'up' if steps > 0 else 'down'} to level {level}: squares up to that level can be reached, "
                f"by everybody, until he moves again. {NO_VP}"
            )
            return Note(f"Igor to level {level}", effect, OTHERS)
        case IgorRelocate(source, to):
            return arrival(view, seat, f"{WORDS[source]} to {WORDS[to]}", to, source, "")
        case IgorUpgrade(part, source):
            to = dict(upgrades(view, seat)).get(source, source)
            gain = TRACK_VP[to - FIRST_M] - TRACK_VP[source - FIRST_M]
            effect = (
                f"Give {one_part(part)} to the pool: your Monster on {WORDS[source]} moves to {WORDS[to]}, instead of "
                f"moving a block. VP now: 0. VP at scoring: +{gain}. No rage: it is no new Monster."
            )
            return Note(f"{WORDS[source]} to {WORDS[to]}, {one_part(part)}", effect, OTHERS)
        case ClinicPlace(square, lift):
            now = "VP now: +1 (Dog-eared Atlas)." if ATLAS in view.cards[seat] else ""
            return arrival(view, seat, f"Place on {WORDS[square]}", square, lift, now)
        case ClinicBuild(limb, space, lift):
            village = village_share(view, limb)
            effect = (
                f"Pay {part_list(minus(BODY, village))}; the pool adds {part_list(village)}. No gold. "
                f"{monster(view, seat, space, lift, view.cards[seat])}"
            )
            return Note(f"Monster {WORDS[space]}, {one_part(limb)}", effect, OTHERS)
        case Buy(slot):
            return _buy(view, seat, slot)
        case Curate(space, lift):
            return arrival(view, seat, f"{WORDS[space]} {CURATOR_NAMES[space - FIRST_C]}", space, lift, "")
        case Annex(square, lift):
            return arrival(view, seat, f"Place on {WORDS[square]}", square, lift, "")
        case MoveVillager(steps):
            return _villager(view, steps)
        case Stitch(space, lift, cards):
            powers = [card for card in cards if card < FIRST_CREATURE]
            warn = f"{card_list(tuple(powers))} would no longer help you: discard it all the same?" if powers else ""
            label = f"Stitch on {WORDS[space]}"
            return Note(label, stitch(view, seat, space, lift, cards), OTHERS, warn)
        case PawnRoll():
            effect = (
                f"Pay 1 gold (leaves {view.gold[seat] - 1}) and roll the Undertaker die{_shift_words(view, seat)}. "
                f"After that nothing is sold. {NO_VP} No rage."
            )
            return Note("Roll for 1 gold", effect, OTHERS)
        case PawnSell(part):
            effect = f"{one_part(part).capitalize()} goes to the pool, 1 gold to you (makes {view.gold[seat] + 1})."
            return Note(f"Sell {one_part(part)}", f"{effect} {NO_VP} No rage.", OTHERS)
        case KeepParts(heads, torsos, arms, legs):
            kept = (heads, torsos, arms, legs)
            lost = minus(view.parts[seat], kept)
            return Note(_cap(short_parts(kept)), f"Back to the pool: {part_list(lost)}. {NO_VP}", OTHERS)
        case Done():
            return Note("Done", f"Nothing more of this; on with the turn. {NO_VP}", OTHERS)
    raise TypeError(f"no action of this game: {action!r}")


# ------------------------------------------------------------------------------------------------------------- boxes


def _box(view: DemiseView, seat: Seat, box: int) -> str:
    cards = view.cards[seat]
    if box == IGOR:
        return (
            f"Move Igor one level (he stands on {view.igor}), and let him carry one of your blocks to an open place "
            f"or, instead, upgrade a Monster. All of it if you like. {NO_VP} No rage by itself."
        )
    if box == UNDERTAKER:
        rage = "No rage: The Internist covers for you." if INTERNIST in cards else rage_words(view)
        spade = " The Spade adds an arm or a leg." if SPADE in cards else ""
        return f"Roll the Undertaker die{_shift_words(view, seat)}.{spade} {NO_VP} {rage} {_KEY}"
    if box == TRADER:
        gold = min(view.supply, 2 if COADJUTOR in cards else 1)
        roll = f" Then roll the Undertaker die{_shift_words(view, seat)}." if ABETTOR in cards else ""
        return f"Take {gold} gold (makes {view.gold[seat] + gold}).{roll} {NO_VP} No rage."
    if box == CLINICIAN:
        open_now = igor_squares(view).bit_count()
        return (
            f"Place a block up to Igor's level {view.igor} (open squares: {count_word(open_now)}), and build a Monster "
            f"if you have a block in every column, a head, a torso and a limb; at least one of the two. {NO_VP} "
            "VP at scoring: what the square is worth. Rage only if you build."
        )
    if box == OFFICER:
        return f"Buy one or two officer cards for 1 gold each (you have {view.gold[seat]}). {NO_VP} No rage."
    return (
        "Place a block on an open space of the Curator Area and do at once what it says. VP now and rage: as the "
        f"space says. VP at scoring: none for that block. {reserve_words(view, seat)}"
    )


def _dice_left(view: DemiseView, die: int) -> str:
    left = view.dice[die - 1] - 1
    if left > 0:
        return f"{count_word(left)} more on {die} for those who come."
    return f"No {die} is left for those who come." if left == 0 else ""


def _shift_words(view: DemiseView, seat: Seat) -> str:
    steps = shifts(view, seat)
    return f" (you may shift it by {steps})" if steps else ""


def _settle(view: DemiseView, seat: Seat, value: int) -> Note:
    shifted = f"Shift {view.stack[-1][1]} to {value}: " if value != view.stack[-1][1] else ""
    if value == ANY_TWO:
        return Note("5: any two parts", _cap(f"{shifted}you choose two parts out of the pool. {NO_VP}"), OTHERS)
    got = within(KEY[value], view.pool)
    effect = _holding(view, seat, got) if any(got) else "The pool cannot give it: you get nothing."
    said = _cap(f"{shifted}{KEY_WORDS[value]}. {effect} {NO_VP}")
    return Note(f"{value}: {short_parts(KEY[value])}", said, OTHERS)


def _holding(view: DemiseView, seat: Seat, more: Parts) -> str:
    held = tuple([have + new for have, new in zip(view.parts[seat], more, strict=True)])
    assert len(held) == 4
    missing = minus(BODY, within(BODY, held))
    rest = f"a whole body still takes {part_list(missing)}" if any(missing) else "that makes a whole body"
    return f"You then hold {part_list(held)}; {rest}."


# ---------------------------------------------------------------------------------------------------- cards, Villager


def _buy(view: DemiseView, seat: Seat, slot: int) -> Note:
    cost = price(view, seat, view.stack[-1])
    gold = view.gold[seat] - cost
    pays = f"Pay {cost} gold (leaves {gold})." if cost else "Free."
    if slot == DECK:
        return Note("Top of the deck", f"{pays} The card is turned up at once. {NO_VP}", f"{OTHERS} The card, too.")
    number = view.display[slot]
    if number == NO_CARD:
        return Note(f"Slot {slot + 1}", "It is empty until the turn ends.", OTHERS)
    card = CARDS[number]
    name = card.name.removeprefix("The ")
    if not card.creature:
        return Note(name, f"{pays} {card.text} {NO_VP}", OTHERS)
    gain = fed_vp(view, seat, (*view.cards[seat], number), gold) - fed_vp(view, seat, view.cards[seat])
    scoring = f"VP at each scoring: {gain:+}, with the gold you then hold." if gain else "VP at scoring: unchanged."
    return Note(name, f"{pays} {card.text} {NO_VP} {scoring}", OTHERS)


def _villager(view: DemiseView, steps: int) -> Note:
    rage = view.rage + steps
    ends = rage + view.enraged
    effect = f"Rage: {view.rage} to {rage} at once."
    if ends >= MOB:
        effect += " The mob comes at the end of this rolling round, unless the Villager is moved down again."
    elif view.enraged:
        effect += f" It will rise to {ends} at the end of this rolling round."
    return Note(f"Villager {'up' if steps > 0 else 'down'} to {rage}", f"{effect} {NO_VP}", OTHERS)


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]
