"""Why a box, a body, a place or one of Igor's errands is out of reach, in a sentence; None = it is not."""

from __future__ import annotations

from rulesets.contract import Seat
from rulesets.demise.actions import (
    SKIMP_GOLD,
    SKIMPS,
)
from rulesets.demise.components import (
    ARM,
    BUILD_GOLD,
    CLINICIAN,
    COLUMNS,
    CURATOR,
    FIRST_C,
    FIRST_M,
    GRID,
    HEAD,
    KINDS,
    LAMPLIGHTER,
    LEG,
    LEVELS,
    OFFICER,
    PLAIN_SITES,
    POLYTHEW,
    RESERVE,
    SITES,
    SQUARES,
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
    clinic_limbs,
    lifts,
    movable,
    occupied,
    open_track,
    relocations_left,
    track_choices,
    upgrades,
)
from rulesets.demise.state import (
    Frame,
    Table,
    in_reserve,
)

NO_BLOCK = "All your blocks are on the Monster track, and those cannot be lifted before the night ends."


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


def no_lift(table: Table, seat: Seat, lift: Place, busy: Place = RESERVE) -> str | None:
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


def no_square(table: Table, square: Place, below_igor: bool) -> str | None:
    if not 0 <= square < SQUARES:
        return f"{WORDS[square]} is no square of the Clinician Grid."
    if below_igor and level_of(square) > table.igor:
        return f"{WORDS[square]} is on level {level_of(square)}, above Igor, who stands on {table.igor}."
    return _open(table, square)


def no_curator_space(table: Table, space: Place) -> str | None:
    if not FIRST_C <= space < FIRST_M or not (SITES if table.ninth else PLAIN_SITES) >> space & 1:
        return f"{WORDS[space]} is no space of the Curator Area in this game."
    return _open(table, space)


def no_track(table: Table, seat: Seat, space: Place) -> str | None:
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


def no_shift(table: Table, seat: Seat, frame: Frame, steps: int) -> str | None:
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


def wrong_relocation(table: Table, seat: Seat, frame: Frame, source: Place, to: Place) -> str | None:
    spent = no_relocation(table, seat, frame)
    if spent:
        return spent
    if not movable(table, seat, frame) >> source & 1:
        if source == frame[3] and frame[2]:
            return f"The block on {WORDS[source]} has been carried already."
        if TRACK >> source & 1:
            return "Blocks on the Monster track stay there."
        return f"None of your blocks stands on {WORDS[source]}."
    return no_square(table, to, True) if GRID >> to & 1 else no_curator_space(table, to)


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


def wrong_upgrade(table: Table, seat: Seat, frame: Frame, part: Kind, source: Place) -> str | None:
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
