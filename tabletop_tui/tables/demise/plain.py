"""Demise in sentences: everything is public, so there is one page for all."""

from __future__ import annotations

from rulesets.contract import Seat
from rulesets.demise.components import (
    BOXES,
    CARDS,
    CURATOR_NAMES,
    FIRST_C,
    FIRST_M,
    LEVELS,
    NO_CARD,
    TRACK_SPACES,
    TRACK_VP,
    WORDS,
    level_of,
    places,
)
from rulesets.demise.telling import card_list, part_list
from rulesets.demise.view import DemiseView


def table_lines(view: DemiseView) -> list[str]:
    """The board and what everybody has."""
    lines = [_dice(view)] if view.stack else []
    if view.coming:
        lines.append(f"Next to take a die: {', '.join(f'{{{seat}}}' for seat in view.coming)}.")
    lines.append(f"Igor stands on level {view.igor} of {LEVELS}. {{{view.holder}}} has the beaker.")
    lines.append(f"Pool: {part_list(view.pool)}. Supply: {view.supply} gold. Officer deck: {view.in_deck} cards.")
    display = tuple(card for card in view.display if card != NO_CARD)
    lines += [f"On display: {CARDS[card].name}. {CARDS[card].text}" for card in display]
    free = [
        f"{WORDS[FIRST_C + number]} {CURATOR_NAMES[number]}"
        for number in range(9 if view.ninth else 8)
        if view.board[FIRST_C + number] is None
    ]
    lines.append(f"Open in the Curator Area: {', '.join(free) or 'nothing'}.")
    space = next((number for number in range(TRACK_SPACES) if view.board[FIRST_M + number] is None), None)
    lowest = "full" if space is None else f"lowest open space {WORDS[FIRST_M + space]}, {TRACK_VP[space]} VP"
    lines.append(f"Monster track: {lowest}.")
    return lines + [line for seat in range(view.seats) for line in _seat(view, seat)]


def private_lines(view: DemiseView) -> list[str]:
    """Nobody has secrets here."""
    return []


def _dice(view: DemiseView) -> str:
    shown = [f"{count} on {face} ({BOXES[face]})" for face, count in enumerate(view.dice, 1) if count]
    return f"Dice: {', '.join(shown) or 'none left'}."


def _seat(view: DemiseView, seat: Seat) -> list[str]:
    blocks = view.reserves[seat]
    has = part_list(view.parts[seat]) if any(view.parts[seat]) else "no parts"
    lines = [
        f"{{{seat}}}: {view.scores[seat]} VP, {view.gold[seat]} gold, {has}, "
        f"{blocks} block{'s' * (blocks != 1)} in reserve."
    ]
    held = places(view.blocks[seat])
    if held:
        grid = [f"{WORDS[place]} on level {level_of(place)}" for place in held if place < FIRST_C]
        rest = [WORDS[place] for place in held if place >= FIRST_C and place < FIRST_M]
        track = [WORDS[place] for place in held if place >= FIRST_M]
        told = [f"Grid {', '.join(grid)}"] * bool(grid) + [f"Curator {', '.join(rest)}"] * bool(rest)
        told += [f"Monsters {', '.join(track)}"] * bool(track)
        lines.append(f"{{{seat}}}'s blocks: {'; '.join(told)}.")
    if view.cards[seat]:
        lines.append(f"{{{seat}}}'s cards: {card_list(view.cards[seat])}.")
    return lines
