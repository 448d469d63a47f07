"""What comes and goes: parts, gold, cards, blocks, anger. The Undertaker die, and the Monster that is built."""

from __future__ import annotations

from rulesets.chance import below, shuffle
from rulesets.contract import Event, Seat
from rulesets.demise import events
from rulesets.demise.components import (
    ALDERMAN,
    ANY_TWO,
    FIRST_M,
    IDS,
    KEY,
    LEYDEN_JAR,
    MICROSCOPE,
    NO_CARD,
    RESERVE,
    SLOTS,
    SPADE,
    CardNo,
    Kind,
    Parts,
    Place,
    minus,
    plus,
    within,
)
from rulesets.demise.reach import parts_of
from rulesets.demise.state import PICK_PARTS, SETTLE_ROLL, Frame, State

JAR_VP = 2


def push(state: State, frame: Frame) -> None:
    """Something to be decided before all that waits."""
    state.stack += (frame,)


def pop(state: State) -> Frame:
    """The top of the stack is dealt with."""
    frame = state.stack[-1]
    state.stack = state.stack[:-1]
    return frame


def swap(state: State, frame: Frame) -> None:
    """The top of the stack with its counters moved on."""
    state.stack = (*state.stack[:-1], frame)


# ------------------------------------------------------------------------------------------------- parts, gold, blocks


def take_parts(state: State, seat: Seat, wanted: Parts) -> Parts:
    """Parts from the pool, as far as it has them (DM-R15)."""
    parts = within(wanted, state.pool)
    state.pool = minus(state.pool, parts)
    state.parts[seat] = plus(state.parts[seat], parts)
    return parts


def give_parts(state: State, seat: Seat, parts: Parts) -> None:
    """Parts to the pool."""
    state.parts[seat] = minus(state.parts[seat], parts)
    state.pool = plus(state.pool, parts)


def take_gold(state: State, seat: Seat, wanted: int, trader: bool, out: list[Event] | None) -> None:
    """Gold from the supply, as far as it has any (DM-R16)."""
    gold = min(wanted, state.supply)
    state.supply -= gold
    state.gold[seat] += gold
    if out is not None:
        out.append(events.GoldTaken(turn=state.turn_no, seat=seat, gold=gold, trader=trader))


def pay_gold(state: State, seat: Seat, gold: int) -> None:
    """Gold to the supply."""
    state.gold[seat] -= gold
    state.supply += gold


def put_block(state: State, seat: Seat, place: Place, lift: Place) -> None:
    """A block arrives out of the reserve, or lifted elsewhere: the place left stays barred this turn (DM-R18)."""
    if lift != RESERVE:
        state.blocks[seat] &= ~(1 << lift)
        state.vacated |= 1 << lift
    state.blocks[seat] |= 1 << place


def enrage(state: State, seat: Seat, out: list[Event] | None) -> None:
    """Rage will rise by one at the end of the rolling round, however often this happens (DM-R6)."""
    if not state.enraged:
        state.enraged = True
        if out is not None:
            out.append(events.Enraged(turn=state.turn_no, seat=seat))


# ------------------------------------------------------------------------------------------------------ officer cards


def draw_card(state: State, out: list[Event] | None) -> CardNo:
    """The top card; of an empty deck, the discards make a new one (DM-R38). NO_CARD if there is none."""
    if not state.deck:
        if not state.discards:
            return NO_CARD
        state.deck = list(state.discards)
        state.discards = ()
        shuffle(state, state.deck)
        if out is not None:
            out.append(events.DeckRenewed(turn=state.turn_no, cards=len(state.deck)))
    return state.deck.pop()


def draw_for(state: State, seat: Seat, price: int, why: str, out: list[Event] | None) -> None:
    """A seat gets the top card, if there is one."""
    card = draw_card(state, out)
    if card == NO_CARD:
        return
    state.cards[seat] += (card,)
    if out is not None:
        out.append(events.Drawn(turn=state.turn_no, seat=seat, card=card, price=price, why=why))


def shuffle_all(state: State, out: list[Event] | None) -> None:
    """Deck, discards and display together; then a new display (DM-R39)."""
    state.deck += state.discards
    state.deck += [card for card in state.display if card != NO_CARD]
    state.discards = ()
    shuffle(state, state.deck)
    if len(state.deck) < SLOTS:
        state.display = (NO_CARD,) * SLOTS
        deal_display(state, out)
        return
    pop_card = state.deck.pop
    state.display = (pop_card(), pop_card(), pop_card())


def deal_display(state: State, out: list[Event] | None) -> list[tuple[int, CardNo]]:
    """Fill the empty slots in their order; returns what was turned up where."""
    display = list(state.display)
    dealt: list[tuple[int, CardNo]] = []
    for slot, held in enumerate(display):
        if held == NO_CARD and (card := draw_card(state, out)) != NO_CARD:
            display[slot] = card
            dealt.append((slot, card))
    state.display = tuple(display)
    return dealt


# ------------------------------------------------------------------------------------------------------ the Undertaker


def undertaker(state: State, seat: Seat, visit: bool, out: list[Event] | None) -> None:
    """Roll the Undertaker die; it is settled next."""
    roll = below(state, 6) + 1
    state.stack += ((SETTLE_ROLL, roll, int(visit)),)
    if out is not None:
        out.append(events.Rolled(turn=state.turn_no, seat=seat, roll=roll, visit=visit))


def settle(state: State, seat: Seat, value: int, out: list[Event] | None) -> None:
    """Be paid for a value; after a visit the Spade adds a limb (DM-R55)."""
    _, roll, visit = pop(state)
    parts = take_parts(state, seat, KEY[value])
    if out is not None:
        out.append(events.PaidOut(turn=state.turn_no, seat=seat, roll=roll, value=value, parts=parts))
    if visit and SPADE in state.cards[seat]:
        state.stack += ((PICK_PARTS, 1),)
    if value == ANY_TWO:
        state.stack += ((PICK_PARTS, 0),)


def pick(state: State, seat: Seat, kinds: tuple[Kind, ...], out: list[Event] | None) -> None:
    """Take the chosen parts."""
    _, spade = pop(state)
    parts = take_parts(state, seat, parts_of(kinds))
    if out is not None:
        out.append(events.Picked(turn=state.turn_no, seat=seat, parts=parts, spade=bool(spade)))


# --------------------------------------------------------------------------------------------------------- a Monster


def build(
    state: State,
    seat: Seat,
    space: Place,
    lift: Place,
    own: Parts,
    village: Parts,
    gold: int,
    cards: tuple[CardNo, ...],
    out: list[Event] | None,
) -> None:
    """A Monster: paid by own parts, parts of the pool, gold or cards; then block and body, anger, Jar and Microscope.

    Cards that paid for it no longer help (DM-R35).
    """
    body = plus(own, village)
    state.parts[seat] = minus(state.parts[seat], own)
    state.pool = minus(state.pool, village)
    pay_gold(state, seat, gold)
    if cards:
        state.cards[seat] = tuple([card for card in state.cards[seat] if card not in cards])
        state.discards += cards
    put_block(state, seat, space, lift)
    at = space - FIRST_M
    state.bodies = (*state.bodies[:at], body, *state.bodies[at + 1 :])
    if out is not None:
        out.append(
            events.Built(
                turn=state.turn_no, seat=seat, space=space, lift=lift, body=body, own=own, gold=gold, cards=cards
            )
        )
    held = state.cards[seat]
    if ALDERMAN not in held:
        enrage(state, seat, out)
    if LEYDEN_JAR in held:
        card_vp(state, seat, LEYDEN_JAR, JAR_VP, out)
    if MICROSCOPE in held:
        draw_for(state, seat, 0, IDS[MICROSCOPE], out)


def card_vp(state: State, seat: Seat, card: CardNo, vp: int, out: list[Event] | None) -> None:
    """VP at once from an officer card."""
    state.scores[seat] += vp
    if out is not None:
        out.append(events.CardPaidVp(turn=state.turn_no, seat=seat, card=card, vp=vp))
