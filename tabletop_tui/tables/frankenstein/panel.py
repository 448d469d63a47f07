"""Behind the screen in Frankenstein: the purse, the bench with the monster's eight slots, and the cards to pay with."""

from __future__ import annotations

from textual.app import ComposeResult

from rulesets.contract import Seat
from rulesets.frankenstein.components import CARDS, COFFIN, KIND, PARTS, CardNo
from rulesets.frankenstein.monster import card_value, duplicates, faces, slots_filled
from rulesets.frankenstein.view import FrankensteinView
from tabletop_tui.play.choice import Choice
from tabletop_tui.tables.base import Scene, TableWidget
from tabletop_tui.tables.frankenstein.faces import FACES, HUES, LETTERS, kind_name
from tabletop_tui.widgets.board import Board, BoardValue, Space
from tabletop_tui.widgets.hand import Hand, HandValue, Held
from tabletop_tui.widgets.purse import Purse, PurseValue

EMPTY_PURSE = PurseValue(0)
EMPTY_BENCH = BoardValue(())
EMPTY_HAND = HandValue(())


class FrankensteinPanel(TableWidget):
    """Purse over bench over cards."""

    def __init__(self) -> None:
        super().__init__()
        self.purse = Purse()
        self.bench = Board()
        self.hand = Hand()

    def compose(self) -> ComposeResult:
        """Three zones."""
        yield self.purse
        yield self.bench
        yield self.hand

    def divide(self, width: int, height: int) -> None:
        """The bench in one row of framed slots; the cards get what is left."""
        self.purse.styles.height = 2
        bench = 4 if height < 16 else 5
        self.bench.styles.height = bench
        self.hand.styles.height = max(1, height - 2 - bench)

    def show(self, scene: Scene) -> None:
        """From the seat's view to the zones."""
        view: FrankensteinView = scene.view
        seat = view.viewer
        if seat is None:
            return
        coins, mat = view.coins[seat], view.mats[seat]
        if coins is None or mat is None:
            return
        self.purse.show(purse(view, seat, coins, mat))
        self.bench.show(bench(mat))
        self.hand.show(hand(mat, scene.choice))

    def clear(self) -> None:
        """Nothing of a purse stays in a widget."""
        self.purse.show(EMPTY_PURSE)
        self.bench.show(EMPTY_BENCH)
        self.hand.show(EMPTY_HAND)


def purse(view: FrankensteinView, seat: Seat, coins: int, mat: tuple[CardNo, ...]) -> PurseValue:
    """Coins, and what they and the cards amount to."""
    notes = [f"monster {slots_filled(mat)} of 8", f"cards pay {faces(mat)}"]
    if view.advanced:
        points = view.points[seat]
        notes += [f"card value {card_value(mat)}", f"points now {points}"]
    twice = duplicates(mat)
    if twice:
        blocks = " (they block your monster)" if view.seats >= 4 else ""
        notes.append(f"duplicates {len(twice)}{blocks}")
    return PurseValue(coins, tuple(notes))


def bench(mat: tuple[CardNo, ...]) -> BoardValue:
    """The eight slots: the best card of each part; coffins stand in for what is missing."""
    coffins = [card for card in mat if KIND[card] == COFFIN]
    spaces = []
    for place, kind in enumerate(PARTS):
        own = [card for card in mat if KIND[card] == place]
        label = f"{LETTERS[kind]} {kind_name(kind)}"
        if own:
            more = f"+{len(own) - 1} more" if len(own) > 1 else CARDS[own[-1]].name
            spaces.append(Space(kind, label, str(CARDS[own[-1]].face), more, HUES[kind]))
        elif coffins:
            coffin = CARDS[coffins.pop()]
            spaces.append(Space(kind, label, f"C{coffin.face}", "coffin", HUES["coffin"]))
        else:
            spaces.append(Space(kind, label, "", ""))
    return BoardValue((tuple(spaces),))


def hand(mat: tuple[CardNo, ...], choice: Choice | None) -> HandValue:
    """All cards of the mat; while paying, with keys and the order in which they were picked."""
    filling = choice.filling if choice else None
    items = {item.word: item for item in filling.items} if filling else {}
    pointed = choice.pointed if choice else ""
    held = []
    for card in mat:
        word = CARDS[card].id
        item = items.get(word)
        key, order = (item.key, item.order) if item else ("", 0)
        held.append(Held(FACES[card], key, order, word == pointed and bool(items)))
    return HandValue(tuple(held), "Your mat is empty.")
