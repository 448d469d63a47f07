"""The table of Demise: the board, the cards of everybody, and the counting of a night."""

from __future__ import annotations

from textual.app import ComposeResult

from rulesets.contract import Seat
from rulesets.demise.components import CARDS, NO_CARD, CardNo
from rulesets.demise.scoring import can_feed, chart, tiles
from rulesets.demise.state import owner
from rulesets.demise.telling import part_list
from rulesets.demise.view import DemiseView
from saves.people import Person
from tabletop_tui.tables.base import Scene, TableKit, TableWidget
from tabletop_tui.tables.demise.board import DemiseBoard, board_value
from tabletop_tui.tables.demise.counting import count
from tabletop_tui.tables.demise.walk import walk
from tabletop_tui.widgets.canvas import wrap
from tabletop_tui.widgets.card import Face
from tabletop_tui.widgets.spread import COLUMN, Spread


class DemiseTable(TableWidget):
    """The board alone: everything lies on it."""

    def compose(self) -> ComposeResult:
        """One zone."""
        self.board = DemiseBoard()
        yield self.board

    def divide(self, width: int, height: int) -> None:
        """All of it."""
        self.board.styles.height = height

    def show(self, scene: Scene) -> None:
        """From the view to the board."""
        self.board.show(board_value(scene.view, scene.people, scene.choice, scene.fresh))

    def clear(self) -> None:
        """Nothing here is private."""

    def end_animation(self) -> None:
        """A key was pressed."""
        self.board.end_animation()


def seat_notes(view: DemiseView) -> list[str]:
    """Points, and who has the beaker and rolls."""
    notes = []
    for seat in range(view.seats):
        roles = ["beaker"] * (seat == view.holder) + ["rolls"] * (seat == view.roller)
        notes.append(", ".join([f"{view.scores[seat]} VP", *(roles if view.stack else [])]))
    return notes


def active(view: DemiseView) -> Seat | None:
    """Whose turn it is."""
    return owner(view) if view.stack else None


def spread(view: DemiseView, people: tuple[Person, ...]) -> tuple[Spread, ...]:
    """Everybody's things and cards with their texts, the display, the discards."""
    seats = [
        Spread(
            f"{person.name}'s cards", person.hue, (*_has(view, seat), *_cards(view.cards[seat])), len(view.cards[seat])
        )
        for seat, person in enumerate(people)
    ]
    display = tuple(card for card in view.display if card != NO_CARD)
    rest = f"Pool: {part_list(view.pool)}. Supply: {view.supply} gold. Deck: {view.in_deck}."
    takes = f"Next dice: {', '.join(people[seat].name for seat in view.coming)}." if view.coming else ""
    roles = f"{people[view.holder].name} has the beaker, {people[view.roller].name} rolled." if view.stack else ""
    short = "Short: h t a l heads, torsos, arms, legs; blk blocks in reserve; card 2+1: two officers, one creature."
    table = tuple(_note(line) for text in (rest, takes, roles, short) for line in wrap(text, COLUMN - 6))
    return (
        *seats,
        Spread("On display", None, (*table, *_cards(display)), len(display)),
        Spread("Discards", None, _cards(view.discards[::-1]), len(view.discards)),
    )


def _has(view: DemiseView, seat: Seat) -> tuple[Face, ...]:
    """What a seat holds, in lines; points from 100 on as tiles and the rest (DM-R44)."""
    hundreds, rest = tiles(view.scores[seat])
    score = f"{view.scores[seat]} VP"
    if hundreds:
        score = f"{score}: {hundreds} tile{'s' * (hundreds != 1)} of 100, and {rest}"
    blocks = view.reserves[seat]
    has = (
        f"{view.gold[seat]} gold, {part_list(view.parts[seat])}; {blocks or 'no'} block{'s' * (blocks != 1)} in reserve"
    )
    creatures = len([card for card in view.cards[seat] if CARDS[card].creature])
    fed = can_feed(creatures, view.gold[seat], view.cards[seat])
    food = (_note(f"{creatures} creature{'s' * (creatures != 1)}: {chart(fed)} VP at scoring"),) if creatures else ()
    return _note(score), *[_note(line) for line in wrap(has, COLUMN - 6)], *food


def _note(text: str) -> Face:
    return Face("", "", "", text, "", (), (), 6)


def _cards(cards: tuple[CardNo, ...]) -> tuple[Face, ...]:
    """A line for the title and some for the text."""
    lines = []
    for number in cards:
        card = CARDS[number]
        hue = 3 if card.creature else 5
        lines.append(Face(card.id, "*" if card.creature else "+", "", card.name, "", (), (), hue))
        if not card.creature:
            lines += [_note(line) for line in wrap(card.text, COLUMN - 8)]
    return tuple(lines)


TABLE = TableKit(
    public=DemiseTable,
    panel=None,
    notes=seat_notes,
    active=active,
    spread_label="cards",
    spread=spread,
    walk=walk,
    count=count,
    chapter=lambda view: f"night {view.night}",
)
