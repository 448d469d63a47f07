"""Frankenstein in sentences: the table for everybody, and what lies behind one seat's screen."""

from __future__ import annotations

from rulesets.contract import Seat
from rulesets.frankenstein.components import CARDS, COFFIN, KIND, KINDS, LOOT, MOB, PARTS, SLOTS, CardNo
from rulesets.frankenstein.monster import CROWD, duplicates, slots_filled
from rulesets.frankenstein.view import FrankensteinView


def table_lines(view: FrankensteinView) -> list[str]:
    """What everybody sees, from public facts alone; after the end all screens have fallen."""
    lines = [f"It is {{{view.active}}}'s turn."] if view.asks else []
    if view.current is not None:
        card = CARDS[view.current]
        price = f"demands {card.face}" if card.kind == "mob" else f"buy for {card.face}, sell for {card.sell}"
        lines.append(f"Card on the table: {_card(view.current)}, {price}.")
    if view.auction is not None:
        lines.append(f"Auction: {{{view.auction.high_seat}}} leads with {view.auction.high}.")
    lines += [_graveyard(seat, yard) for seat, yard in enumerate(view.graveyards) if yard]
    empty = [f"{{{seat}}}" for seat, yard in enumerate(view.graveyards) if not yard]
    if empty:
        lines.append(f"Empty graveyards: {', '.join(empty)}.")
    if view.aside:
        lines.append(f"Villagers set aside until the turn ends: {len(view.aside)}.")
    if view.box:
        lines.append(f"Villagers out of the game: {len(view.box)}.")
    if view.rebuilds:
        lines.append(f"Times the deck has been rebuilt: {view.rebuilds}.")
    if view.passes:
        lines.append(f"Passes in a row: {view.passes}.")
    if not view.asks:
        for seat in range(view.seats):
            lines += [f"{{{seat}}}: {line}" for line in _behind_screen(view, seat)]
    return lines


def private_lines(view: FrankensteinView) -> list[str]:
    """The coins and the monster of the seat whose view this is."""
    return [] if view.viewer is None else _behind_screen(view, view.viewer)


def _behind_screen(view: FrankensteinView, seat: Seat) -> list[str]:
    coins, mat = view.coins[seat], view.mats[seat]
    if coins is None or mat is None:
        return []
    kinds = {KIND[card] for card in mat}
    filled = slots_filled(mat)
    missing = [part for part in PARTS if KINDS.index(part) not in kinds]
    lines = [f"Coins: {coins}.", f"Monster: {filled} of {SLOTS} slots filled."]
    for kind in range(MOB):
        held = [card for card in mat if KIND[card] == kind]
        if held:
            lines.append(f"{KINDS[kind].capitalize()}: {', '.join(map(_values, held))}.")
    if missing and filled < SLOTS:
        joker = "; a coffin stands in for any of them" if COFFIN in kinds else ""
        lines.append(f"Missing: {', '.join(missing)}{joker}.")
    if extra := duplicates(mat):
        blocks = "; they keep the monster from coming alive" if view.seats >= CROWD else ""
        lines.append(f"Duplicates: {', '.join(CARDS[card].short for card in extra)}{blocks}.")
    if mobs := [card for card in mat if KIND[card] == MOB]:
        lines.append(f"Villagers kept as money: {', '.join(map(_values, mobs))}.")
    return lines


def _graveyard(seat: Seat, yard: tuple[CardNo, ...]) -> str:
    text = f"{{{seat}}}'s graveyard, top card: {_card(yard[-1])}, loot for {LOOT[yard[-1]]}."
    below = [CARDS[card].short for card in reversed(yard[:-1])]
    return f"{text} Below it: {', '.join(below)}." if below else text


def _card(number: CardNo) -> str:
    card = CARDS[number]
    return f'{card.short} "{card.name}"'


def _values(number: CardNo) -> str:
    card = CARDS[number]
    return f'{card.face} "{card.name}"'
