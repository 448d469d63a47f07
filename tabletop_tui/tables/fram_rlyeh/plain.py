"""Fram R'lyeh in sentences: the table for everybody, and what one seat alone knows."""

from __future__ import annotations

from rulesets.contract import Seat
from rulesets.fram_rlyeh.components import CARDS, FIRST_TRUMP, RLYEH_TEXT, ROUNDS, TREASURES, CardNo
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView, Relic
from tabletop_tui.tables.fram_rlyeh.faces import VALUES


def table_lines(view: FramView) -> list[str]:
    """What everybody sees, from public facts alone; after the end everything is turned up."""
    lines: list[str] = []
    over = view.phase is Phase.OVER
    if not over:
        lines.append(f"{{{view.dealer}}} deals. Treasure of this round: {_on_table(view, view.this)}.")
        if view.next is not None:
            lines.append(f"Next round: {_on_table(view, view.next)}.")
        if view.deck_top is not None:
            lines.append(f"Deck: {view.deck} treasures, the top one {_depth(view.deck_top)}.")
        if view.round < ROUNDS - 1 and view.last.treasure is not None:
            lines.append(f"Round {ROUNDS} will be about {TREASURES[view.last.treasure].title}.")
    open_cards = [
        f"{{{seat}}} {CARDS[card].short}" for seat in view.clockwise if (card := _open(view, seat)) is not None
    ]
    if open_cards:
        lines.append(f"Cards on the table: {', '.join(open_cards)}.")
    laid = [f"{{{seat}}}" for seat in view.clockwise if view.lies[seat] and _open(view, seat) is None]
    if laid:
        lines.append(f"Face down: {', '.join(laid)}.")
    return lines + [_seat(view, seat) for seat in range(view.seats)]


def private_lines(view: FramView) -> list[str]:
    """The hand and the secrets of the seat whose view this is."""
    seat = view.viewer
    if seat is None:
        return []
    hand = view.hands[seat] or ()
    numbers = ", ".join(str(CARDS[card].power) for card in hand if card < FIRST_TRUMP) or "none"
    trumps = [CARDS[card].short.removeprefix("the ") for card in hand if card >= FIRST_TRUMP]
    lines = [f"Your power cards: {numbers}. Your trump: {', '.join(trumps) or 'none in hand'}."]
    if view.this.treasure is not None:
        lines.append(f"You know the treasure of this round: {TREASURES[view.this.treasure].title}.")
    if view.next is not None and view.next.treasure is not None and view.round < ROUNDS - 1:
        lines.append(f"You know the next one: {TREASURES[view.next.treasure].title}.")
    own = [TREASURES[relic.treasure].title for relic in view.treasures(seat) if relic.treasure is not None]
    lines.append(f"Your treasures: {', '.join(own) or 'none'}. Your score now: {view.points[seat]}.")
    if view.trumps[seat] == RLYEH_TEXT:
        out = [TREASURES[relic.treasure].title for relic in view.removed if relic.treasure is not None]
        lines.append(f"Out of the game, as R'lyeh Text shows you: {', '.join(out)}.")
    for other in range(view.seats):
        seen = [TREASURES[r.treasure].title for r in view.treasures(other) if r.treasure is not None]
        if other != seat and seen:
            lines.append(f"You have seen what {{{other}}} won: {', '.join(seen)}.")
    if view.thrown is not None and (relic := view.order[view.thrown - 1]).treasure is not None:
        lines.append(f"You have seen what was thrown away: {TREASURES[relic.treasure].title}.")
    return lines


def _open(view: FramView, seat: Seat) -> CardNo | None:
    """The card of a seat, if everybody sees it: also the viewer's own card lies face down until the showdown."""
    if view.phase is Phase.HIDDEN_PLAY and seat != view.dealer:
        return None
    return view.cards[seat]


def _depth(relic: Relic) -> str:
    return "hidden" if relic.depth is None else relic.depth.word


def _on_table(view: FramView, relic: Relic) -> str:
    """A treasure as everybody sees it: the last one lies open, also when its round has come."""
    if relic is view.last and relic.treasure is not None:
        return TREASURES[relic.treasure].title
    if relic.depth is None:
        return "hidden"
    return f"{relic.depth.word}, one of {', '.join(VALUES[relic.depth].split())}"


def _seat(view: FramView, seat: Seat) -> str:
    paid = view.paid[seat]
    won = ", ".join(
        f"{_depth(relic)} for {CARDS[card].short.removeprefix('the ')}"
        for relic, card in zip(view.treasures(seat), paid, strict=True)
    )
    left = ", ".join(map(str, view.numbers_left(seat))) or "none"
    text = (
        f"{{{seat}}}: insanity {len(view.insanity[seat])}, calmed {len(view.exorcised[seat])}; won {won or 'nothing'}; "
    )
    text += f"numbers not seen yet: {left}."
    trump = view.trumps[seat]
    if view.shown[seat] and trump is not None:
        text += f" Trump shown: {CARDS[trump].name}."
    return text
