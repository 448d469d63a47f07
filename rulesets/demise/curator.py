"""The Curator Area: what each space does when a block arrives there, and when it would do nothing."""

from __future__ import annotations

from rulesets.contract import Event, Seat
from rulesets.demise import events
from rulesets.demise.components import (
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    LIBRARY_CARD,
    STITCH_CARDS,
    WORDS,
    Place,
)
from rulesets.demise.gains import card_vp, draw_for, push, take_gold, undertaker
from rulesets.demise.reach import any_square, card_for_sale, card_left, has_block, open_track
from rulesets.demise.state import ANNEX, BUY_CARDS, PAWN, RUMOUR, STITCH, State, Table

CASH = 2


def arrive(state: State, seat: Seat, space: Place, out: list[Event] | None) -> None:
    """A block of the seat has just come to a space, by a 6 or by Igor."""
    if LIBRARY_CARD in state.cards[seat]:
        card_vp(state, seat, LIBRARY_CARD, 1, out)
    if idle(state, seat, space) is not None:
        if out is not None:
            out.append(events.NoEffect(turn=state.turn_no, seat=seat, space=space))
        return
    if space == C1:
        undertaker(state, seat, True, out)
    elif space == C2:
        vp = state.gold[seat] + sum(state.parts[seat])
        state.scores[seat] += vp
        if out is not None:
            out.append(events.StockTaken(turn=state.turn_no, seat=seat, vp=vp))
    elif space == C3:
        push(state, (RUMOUR,))
    elif space == C4:
        take_gold(state, seat, CASH, False, out)
    elif space == C5:
        push(state, (STITCH, C5))
    elif space == C6:
        push(state, (BUY_CARDS, C6, 0))
    elif space == C7:
        push(state, (PAWN, 0))
    elif space == C8:
        push(state, (ANNEX, C8))
    else:
        draw_for(state, seat, 0, WORDS[space], out)


def idle(table: Table, seat: Seat, space: Place, lift: Place | None = None) -> str | None:
    """Why the effect of a space cannot be carried out, in words; None = it can (DM-R20, R21).

    The block stands there already, unless `lift` says where it would come from.
    """
    if space == C2:
        return None if table.gold[seat] or any(table.parts[seat]) else "you hold no part and no gold"
    if space == C4:
        return None if table.supply else "no gold is left in the supply"
    if space == C5:
        if len(table.cards[seat]) < STITCH_CARDS:
            return f"it takes {STITCH_CARDS} officer cards, and you have {len(table.cards[seat])}"
        if not open_track(table):
            return "the track is full"
        return None if _further_block(table, seat, space, lift) else "you would have no second block to place"
    if space == C6:
        if not table.gold[seat]:
            return "you have no gold"
        return None if card_for_sale(table) else "there is no officer card to buy"
    if space == C7:
        can = table.gold[seat] or (table.supply and any(table.parts[seat]))
        return None if can else "you have nothing to sell and no gold to pay with"
    if space == C8:
        if not any_square(table):
            return "no Grid square is open"
        return None if _further_block(table, seat, space, lift) else "you would have no second block to place"
    if space > C8:
        return None if card_left(table) else "no officer card is left to draw"
    return None


def _further_block(table: Table, seat: Seat, space: Place, lift: Place | None) -> bool:
    """Once the block has arrived, is there one more to place? The entering block does not count."""
    blocks = table.blocks[seat]
    if lift is not None:
        blocks = blocks & ~(1 << lift) | 1 << space  # the reserve is no place: nothing leaves the board then
    return has_block(blocks, space)
