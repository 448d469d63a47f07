"""Why an action is not legal now. Everything is public, so the table hears what the seat hears."""

from __future__ import annotations

from rulesets.contract import Action, Actor, Refusal, Seat
from rulesets.demise.actions import (
    SKIMP_GOLD,
    SKIMPS,
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
    ARM,
    BUILD_GOLD,
    CLINICIAN,
    COLUMNS,
    CURATOR,
    DECK,
    ENGINEER,
    FIRST_C,
    FIRST_M,
    GRID,
    HEAD,
    IDS,
    KINDS,
    LAMPLIGHTER,
    LEG,
    LEVELS,
    MOB,
    NO_CARD,
    OFFICER,
    PLAIN_SITES,
    POLYTHEW,
    RESERVE,
    SITES,
    SQUARES,
    STITCH_CARDS,
    THE_BOX,
    TORSO,
    TRACK,
    TRADER,
    WORDS,
    Kind,
    Parts,
    Place,
    columns_held,
    level_of,
    minus,
    within,
)
from rulesets.demise.reach import (
    BODIES,
    box_usable,
    can_place,
    card_left,
    clinic_limbs,
    lifts,
    limit,
    movable,
    occupied,
    open_track,
    picks,
    price,
    relocations_left,
    shifts,
    track_choices,
    upgrades,
)
from rulesets.demise.state import (
    ANNEX,
    BUY_CARDS,
    CLINIC,
    CURATE,
    IGOR,
    PAWN,
    PICK_PARTS,
    RUMOUR,
    SETTLE_ROLL,
    STITCH,
    TAKE_DIE,
    TAMPER,
    TRIM,
    Frame,
    State,
    Table,
    in_reserve,
    owner,
)

_NOW = (
    "The dice have just been rolled: keep them, or turn one.",
    "First take a die.",
    "The Undertaker die lies on the table: settle its value first.",
    "The Undertaker is waiting: choose your parts first.",
    "Igor is waiting: move him or a block, or say done.",
    "The Clinician is waiting: place, build, or say done.",
    "The Officer is waiting: buy a card, or say done if you have one.",
    "The Curator is waiting: choose a space.",
    "The Villager has to move one step, up or down.",
    "The Paper Monster has to be stitched: choose four of your cards.",
    "The Pawn Counter is open: sell, roll, or say done.",
    "The Night Pass is in use: choose a Grid square for your block.",
    "The labs have burnt: choose the parts that you carry away.",
)
"""What is asked instead, when an action does not belong here."""
NO_BLOCK = "All your blocks are on the Monster track, and those cannot be lifted before the night ends."


def public(reason: str) -> Refusal:
    """A refusal out of what everybody sees."""
    return Refusal(reason, reason)


def why_not(state: State, who: Actor, action: Action) -> Refusal | None:
    """The reason; None = legal."""
    if not state.stack:
        return public("The game is over.")
    seat = owner(state)
    if who != seat:
        return public(f"It is for {{{seat}}} to answer now.")
    reason = problem(state, seat, action)
    return None if reason is None else public(reason)


def problem(state: Table, seat: Seat, action: Action) -> str | None:
    """What is wrong with an action of the asked seat, in a sentence; None = nothing."""
    frame = state.stack[-1]
    moment = frame[0]
    match action:
        case TakeBox(die) if moment == TAKE_DIE:
            return no_die(state, die) or no_box(state, seat, die)
        case IgorRelocate(source, to) if moment == IGOR:
            return _relocate(state, seat, frame, source, to)
        case Done():
            return _done(frame)
        case IgorShift(steps) if moment == IGOR:
            return _shift(state, seat, frame, steps)
        case Settle(value) if moment == SETTLE_ROLL:
            return _settle(state, seat, frame[1], value)
        case TakeVp(die) if moment == TAKE_DIE:
            return no_die(state, die)
        case Curate(space, lift) if moment == CURATE:
            return _curator_space(state, space) or _lift(state, seat, lift)
        case ClinicPlace(square, lift) if moment == CLINIC:
            if frame[1]:
                return "You have placed a block already: the Clinician takes one at a time."
            return _square(state, square, True) or _lift(state, seat, lift)
        case Buy(slot) if moment == BUY_CARDS:
            return _buy(state, seat, frame, slot)
        case Pick(kinds) if moment == PICK_PARTS:
            return _pick(state, frame, kinds)
        case PawnSell(part) if moment == PAWN:
            return _sell(state, seat, frame, part)
        case PawnRoll() if moment == PAWN:
            return None if state.gold[seat] else "A roll costs 1 gold, and you have none."
        case Annex(square, lift) if moment == ANNEX:
            return _square(state, square, False) or _lift(state, seat, lift, frame[1])
        case IgorUpgrade(part, source) if moment == IGOR:
            return _upgrade(state, seat, frame, part, source)
        case MoveVillager(steps) if moment == RUMOUR:
            return _villager(state, steps)
        case TakeBuild(die, skimp, space, lift) if moment == TAKE_DIE:
            return (
                no_die(state, die)
                or no_body(state, seat, skimp)
                or _track(state, seat, space)
                or _lift(state, seat, lift)
            )
        case ClinicBuild(limb, space, lift) if moment == CLINIC:
            if frame[2]:
                return "You have built a Monster already: the Clinician helps once."
            return no_clinic_body(state, seat, limb) or _track(state, seat, space) or _lift(state, seat, lift)
        case KeepParts(heads, torsos, arms, legs) if moment == TRIM:
            return _keep(state, seat, (heads, torsos, arms, legs))
        case Keep() if moment == TAMPER:
            return None
        case TurnDie(die, to) if moment == TAMPER:
            if not 1 <= to <= 6 or die == to:
                return "Turn the die to another face, 1 to 6."
            return no_die(state, die)
        case Stitch(space, lift, cards) if moment == STITCH:
            return _stitch(state, seat, space, lift, cards, frame[1])
    return _NOW[moment]


# ------------------------------------------------------------------------------------------------------------- boxes


def no_die(table: Table, die: int) -> str | None:
    """Why no such die can be taken."""
    if not 1 <= die <= 6:
        return "A die shows 1 to 6."
    return None if table.dice[die - 1] else f"No die shows {die}: there is none for {THE_BOX[die]}."


def no_box(table: Table, seat: Seat, box: int) -> str | None:
    """Why a box is of no use to the seat (DM-R40)."""
    if box_usable(table, seat, box):
        return None
    if box == TRADER:
        return "The Trader has no gold left. The die can still be taken for VP or a Monster."
    if box == OFFICER:
        if table.gold[seat]:
            return "No officer card is left to buy. The die can still be taken for VP or a Monster."
        return "A card costs 1 gold, and you have none. The die can still be taken for VP or a Monster."
    if not can_place(table, seat):
        return NO_BLOCK
    if box == CURATOR:
        return "Every space of the Curator Area is taken. The die can still be taken for VP or a Monster."
    assert box == CLINICIAN
    return (
        f"No square is open up to Igor's level {table.igor}, and you cannot build a Monster here. "
        "The die can still be taken for VP or a Monster."
    )


def no_body(table: Table, seat: Seat, skimp: int) -> str | None:
    """Why own parts and gold do not pay for a Monster with a die."""
    if skimp and POLYTHEW not in table.cards[seat]:
        return f"Only the owner of The Polythew may leave out {SKIMPS[skimp]}."
    missing = minus(BODIES[skimp], within(BODIES[skimp], table.parts[seat]))
    gold = max(0, BUILD_GOLD - (skimp == SKIMP_GOLD) - table.gold[seat])
    if any(missing) or gold:
        return f"A Monster takes a head, a torso, two arms, two legs and {BUILD_GOLD} gold: {_short(missing, gold)}."
    return None


def _short(parts: Parts, gold: int) -> str:
    """``an arm and 1 gold are missing``."""
    words = [f"{count} {KINDS[kind]}{'s' * (count > 1)}" for kind, count in enumerate(parts) if count]
    if gold:
        words.append(f"{gold} gold")
    verb = "is" if len(words) == 1 and sum(parts) + gold == 1 else "are"
    return f"{' and '.join([', '.join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]} {verb} missing"


def no_clinic_body(table: Table, seat: Seat, limb: Kind) -> str | None:
    """Why the Clinician cannot help to a Monster from that limb (DM-R25, R26)."""
    if limb not in (ARM, LEG):
        return "It takes an arm or a leg."
    held = columns_held(table.blocks[seat])
    if held < COLUMNS:
        return f"It takes a block in each of the {COLUMNS} columns of the Grid; yours stand in {held}."
    parts = table.parts[seat]
    for kind in (HEAD, TORSO, limb):
        if not parts[kind]:
            return f"You must bring a head, a torso and an arm or a leg: you have no {KINDS[kind]}."
    if limb in clinic_limbs(table, seat):
        return None
    if not open_track(table):
        return "The Monster track is full."
    if not can_place(table, seat):
        return NO_BLOCK
    return "The pool and you together do not have the other limbs."


# ------------------------------------------------------------------------------------------------------------- places


def _lift(table: Table, seat: Seat, lift: Place, busy: Place = RESERVE) -> str | None:
    """Why a block cannot come from there (DM-R17, R19)."""
    if lift in lifts(table, seat, busy):
        return None
    if in_reserve(table, seat):
        return "While you have a block in reserve it is that one that you place."
    if lift == RESERVE:
        return "Your reserve is empty: lift one of your blocks on the Grid or in the Curator Area."
    if not table.blocks[seat] >> lift & 1:
        return f"None of your blocks stands on {WORDS[lift]}."
    if lift == busy:
        return f"The block on {WORDS[lift]} is in use: lift another one."
    return "Blocks on the Monster track cannot be lifted."


def _open(table: Table, place: Place) -> str | None:
    if occupied(table) >> place & 1:
        at = next(seat for seat, blocks in enumerate(table.blocks) if blocks >> place & 1)
        return f"{WORDS[place]} is taken by {{{at}}}."
    if table.vacated >> place & 1:
        return f"You have left {WORDS[place]} in this turn: it stays barred to you until the turn ends."
    return None


def _square(table: Table, square: Place, below_igor: bool) -> str | None:
    if not 0 <= square < SQUARES:
        return f"{WORDS[square]} is no square of the Clinician Grid."
    if below_igor and level_of(square) > table.igor:
        return f"{WORDS[square]} is on level {level_of(square)}, above Igor, who stands on {table.igor}."
    return _open(table, square)


def _curator_space(table: Table, space: Place) -> str | None:
    if not FIRST_C <= space < FIRST_M or not (SITES if table.ninth else PLAIN_SITES) >> space & 1:
        return f"{WORDS[space]} is no space of the Curator Area in this game."
    return _open(table, space)


def _track(table: Table, seat: Seat, space: Place) -> str | None:
    choices = track_choices(table, seat)
    if space in choices:
        return None
    if not choices:
        return "The Monster track is full."
    if not TRACK >> space & 1:
        return f"{WORDS[space]} is no space of the Monster track."
    if occupied(table) >> space & 1:
        return f"{WORDS[space]} is taken."
    return f"A Monster goes to the lowest open space, {WORDS[choices[0]]}; only The Engineer may choose."


# ---------------------------------------------------------------------------------------------------------------- Igor


def _shift(table: Table, seat: Seat, frame: Frame, steps: int) -> str | None:
    if frame[1]:
        return "Igor has moved already in this action."
    if abs(steps) > 1 and LAMPLIGHTER not in table.cards[seat]:
        return "Igor moves one level; two with The Lamplighter."
    if not 1 <= table.igor + steps <= LEVELS:
        return f"Igor stands on level {table.igor}: there is no level {table.igor + steps}."
    return None


def no_relocation(table: Table, seat: Seat, frame: Frame) -> str | None:
    """Why Igor carries no block any more."""
    if frame[4]:
        return "You have upgraded a Monster instead of moving a block."
    if relocations_left(table, seat, frame) <= 0:
        return "Igor has carried his block." if frame[2] == 1 else "Igor has carried two blocks."
    if not movable(table, seat, frame):
        return "You have no block on the Grid or in the Curator Area that he could carry."
    return None


def _relocate(table: Table, seat: Seat, frame: Frame, source: Place, to: Place) -> str | None:
    spent = no_relocation(table, seat, frame)
    if spent:
        return spent
    if not movable(table, seat, frame) >> source & 1:
        if source == frame[3] and frame[2]:
            return f"The block on {WORDS[source]} has been carried already."
        if TRACK >> source & 1:
            return "Blocks on the Monster track stay there."
        return f"None of your blocks stands on {WORDS[source]}."
    return _square(table, to, True) if GRID >> to & 1 else _curator_space(table, to)


def no_upgrade(table: Table, seat: Seat, frame: Frame) -> str | None:
    """Why no Monster can move down the track now."""
    if frame[4]:
        return "You have upgraded a Monster already in this action."
    if frame[2]:
        return "Igor has carried a block: an upgrade would have been instead of that."
    if not table.blocks[seat] & TRACK:
        return "You have no Monster on the track."
    if not any(table.parts[seat]):
        return "An upgrade costs a body part, and you have none."
    return None if upgrades(table, seat) else "No space is open beyond your Monsters."


def _upgrade(table: Table, seat: Seat, frame: Frame, part: Kind, source: Place) -> str | None:
    spent = no_upgrade(table, seat, frame)
    if spent:
        return spent
    if not table.parts[seat][part]:
        return f"You have no {KINDS[part]} to give."
    if not (TRACK & table.blocks[seat]) >> source & 1:
        return f"You have no Monster on {WORDS[source]}."
    if source not in [at for at, _ in upgrades(table, seat)]:
        return f"No space is open beyond {WORDS[source]}."
    return None


# ------------------------------------------------------------------------------------------------------------ the rest


def _done(frame: Frame) -> str | None:
    moment = frame[0]
    if moment in (IGOR, PAWN):
        return None
    if moment == CLINIC:
        return None if frame[1] or frame[2] else "First place a block or build a Monster: one of the two is a must."
    if moment == BUY_CARDS:
        return None if frame[2] else "One card must be bought first."
    return _NOW[moment]


def _settle(table: Table, seat: Seat, roll: int, value: int) -> str | None:
    if not 1 <= value <= 6:
        return "The die has values from 1 to 6, and they do not go round."
    steps = shifts(table, seat)
    if abs(value - roll) > steps:
        return f"You rolled {roll} and may shift by {steps}: {value} is too far."
    return None


def _pick(table: Table, frame: Frame, kinds: tuple[Kind, ...]) -> str | None:
    choices = picks(table.pool, frame[1])
    if kinds in choices:
        return None
    if tuple(sorted(kinds)) in choices:
        return "Name the parts in the order head, torso, arm, leg."
    if frame[1]:
        return "The Spade digs up an arm or a leg, as far as the pool has one."
    if len(kinds) != len(choices[0]):
        return f"Take exactly {len(choices[0])} part{'s' * (len(choices[0]) > 1)}."
    return "The pool does not have these parts."


def _buy(table: Table, seat: Seat, frame: Frame, slot: int) -> str | None:
    if price(table, seat, frame) > table.gold[seat]:
        return "A card costs 1 gold, and you have none."
    if slot == DECK:
        return None if card_left(table) else "Deck and discards are empty."
    return None if table.display[slot] != NO_CARD else f"Slot {slot + 1} is empty until the turn ends."


def _sell(table: Table, seat: Seat, frame: Frame, part: Kind) -> str | None:
    if frame[1]:
        return "You have paid for a roll: nothing is sold after that."
    if not table.parts[seat][part]:
        return f"You have no {KINDS[part]} to sell."
    return None if table.supply else "No gold is left in the supply."


def _villager(table: Table, steps: int) -> str | None:
    if abs(steps) != 1:
        return "The Villager moves exactly one step."
    rage = table.rage + steps
    return None if 1 <= rage <= MOB else f"The Villager stands on {table.rage}: there is no {rage}."


def _stitch(table: Table, seat: Seat, space: Place, lift: Place, cards: tuple[int, ...], busy: Place) -> str | None:
    held = table.cards[seat]
    if len(cards) != STITCH_CARDS or len(set(cards)) != STITCH_CARDS:
        return f"Discard {STITCH_CARDS} different cards."
    for card in cards:
        if card not in held:
            return f"{IDS[card]} is not yours."
    wrong = _track(table, seat, space)
    if wrong is None and ENGINEER in cards and space != track_choices(table, seat)[0]:
        wrong = "The Engineer is among the discarded cards: the Monster goes to the lowest open space."
    return wrong or _lift(table, seat, lift, busy)


def _keep(table: Table, seat: Seat, kept: Parts) -> str | None:
    keep = limit(table, seat)
    if min(kept) < 0 or within(kept, table.parts[seat]) != kept:
        return "You do not have these parts."
    return None if sum(kept) == keep else f"Keep exactly {keep} parts."
