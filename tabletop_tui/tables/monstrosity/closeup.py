"""One monster large, with the names of everything; the piles beside it; what may still be done today above it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulesets.monstrosity.components import GUILLOTINE, HEAD
from rulesets.monstrosity.state import (
    ASSEMBLED,
    DISCARDED,
    DREW,
    FREEGANED,
    PLAYED,
    POWERED,
    SEIZED,
    TRASHED,
    Phase,
)
from rulesets.monstrosity.telling import count
from rulesets.monstrosity.view import MonstrosityView
from tabletop_tui.tables.monstrosity.body import Box, draw_body, places
from tabletop_tui.tables.monstrosity.faces import FACES
from tabletop_tui.tables.monstrosity.figures import PEEK, Figure
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.card import Face, card_line, draw_back, draw_card, draw_gap
from tabletop_tui.widgets.graveyard import PILE
from tabletop_tui.widgets.marks import Mark
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

DUMPSTER = f"{PILE}dumpster"
"""What a click on the dumpster means."""


@dataclass(frozen=True, slots=True)
class Piles:
    """Draw pile, dumpster with its top card, heart deck."""

    pile: int
    dumpster: int
    top: Face | None
    hearts: int


def piles(view: MonstrosityView) -> Piles:
    """From the view."""
    top = FACES[view.dumpster[-1]] if view.dumpster else None
    return Piles(view.pile, len(view.dumpster), top, view.heart_deck)


@dataclass(frozen=True, slots=True)
class Closeup:
    """What is shown large."""

    figure: Figure
    piles: Piles
    day: str
    marks: Mapping[str, Mark] = field(default_factory=dict)


class CloseupZone(Zone[Closeup | None]):
    """The piles stand at the right where there is room, else in the first line."""

    def draw(self, canvas: Canvas, value: Closeup | None) -> None:
        if value is None:
            return
        palette, height = canvas.kit.palette, canvas.height
        side = min(24, canvas.width // 4) if canvas.width >= 70 and height >= 6 else 0
        width = canvas.width - side - (1 if side else 0)
        row = 0
        if height >= 6:
            canvas.clip(1, row, width - 1, value.day, ink(palette.accent, palette.ground, bold=True))
            row += 1
        if side:
            _piles_beside(canvas, Box(canvas.width - side, 0, side - 1, height), value.piles)
        elif height >= 5:
            piles_line(canvas, 1, row, canvas.width - 2, value.piles)
            row += 1
        box = Box(1, row, width - 1, height - row)
        if box.height >= 9:
            _corners(canvas, box, value.figure)
        else:
            heading(canvas, 1, row, width - 1, value.figure)
            box = Box(1, row + 1, width - 1, height - row - 1)
        draw_body(canvas, box, value.figure, value.marks)
        low = max(place.y + place.height for place in places(box).values())
        if places(box)[HEAD].height < 2 and low < box.y + box.height:  # no room for it beside the parts
            canvas.clip(1, low, width - 1, _hangs(value.figure), ink(palette.soft, palette.ground))


def _hangs(figure: Figure) -> str:
    """``on Limp Frond: +1 Chain; on Oar: -1 Rust``"""
    pieces = [piece for cell in figure.cells if not cell.twin for piece in cell.pieces if piece.mods]
    return "; ".join([f"on {piece.name}: {', '.join(piece.mods)}" for piece in pieces])


def _corners(canvas: Canvas, box: Box, figure: Figure) -> None:
    """Beside the head is room to say whose monster it is and what is known of it."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    head = places(box)[HEAD]
    word = f"{PEEK}{figure.seat}"
    soft = ink(palette.soft, palette.ground)
    left = head.x - box.x - 1
    name = f"{mark(glyphs, figure.hue)} {figure.name}'s monster"
    points = f"{'ALIVE: ' * figure.alive}{figure.total} points" if figure.counted else f"{figure.total} + its heart"
    strong = ink(palette.good if figure.alive else palette.ink, palette.ground, bold=True)
    canvas.clip(box.x, box.y, left, name, ink(palette.hues[figure.hue], palette.ground, bold=True), word)
    canvas.clip(box.x, box.y + 1, left, points, strong, word)
    parts = f"{figure.filled}/6 parts, {count(figure.cards, 'card')}"
    rest = [f"with {figure.partner}"] if figure.partner else []
    for row, line in enumerate([parts, *rest][: head.height - 2], 2):
        canvas.clip(box.x, box.y + row, left, line, soft, word)
    x = head.x + head.width + 1
    right = box.x + box.width - x
    heart = ink(palette.accent if figure.heart_up else palette.soft, palette.ground)
    canvas.clip(x, box.y, right, figure.heart, heart, word)
    badges = ", ".join([name for _, name, _ in figure.badges])
    canvas.paragraph(x, box.y + 1, right, head.height - 1, badges, soft, word)


def heading(canvas: Canvas, x: int, row: int, width: int, figure: Figure) -> None:
    """Whose monster it is and what is known of it, in one line."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    hue = ink(palette.hues[figure.hue], palette.ground, bold=True)
    word = f"{PEEK}{figure.seat}"
    at = canvas.clip(x, row, width, f"{mark(glyphs, figure.hue)} {figure.name}'s monster", hue, word)
    points = f"{figure.total} points" if figure.counted else f"{figure.total} + its heart"
    partner = [f"with {figure.partner}"] if figure.partner else []
    badges = [name for _, name, _ in figure.badges]
    facts = [*badges, f"{figure.filled} of 6 parts", *partner, count(figure.cards, "card"), figure.heart]
    at = canvas.clip(at + 2, row, x + width - at - 2, points, ink(palette.ink, palette.ground, bold=True), word)
    rest = x + width - at - 2
    while len(facts) > 1 and len(", ".join(facts)) > rest:  # what stands last is said elsewhere, too
        facts.pop()
    if rest > 6:
        canvas.clip(at + 2, row, rest, ", ".join(facts), ink(palette.soft, palette.ground), word)


def piles_line(canvas: Canvas, x: int, row: int, width: int, piles: Piles) -> None:
    """Draw pile and dumpster in one line."""
    palette = canvas.kit.palette
    soft = ink(palette.soft, palette.ground)
    at = canvas.put(x, row, f"pile {piles.pile}", soft)
    at = canvas.put(at + 2, row, f"dumpster {piles.dumpster}", soft, DUMPSTER)
    if piles.top is None:
        return
    at = canvas.put(at, row, ", top ", soft, DUMPSTER)
    hue = ink(palette.hues[piles.top.hue], palette.ground, bold=True)
    at = canvas.put(at, row, f"{piles.top.letter}{piles.top.figure}", hue, DUMPSTER)
    canvas.clip(at + 1, row, x + width - at - 1, piles.top.title, word=DUMPSTER)


def _piles_beside(canvas: Canvas, box: Box, piles: Piles) -> None:
    palette = canvas.kit.palette
    soft = ink(palette.soft, palette.ground)
    large = box.height >= 15
    counts = f"pile {piles.pile}  hearts {piles.hearts}"
    if large:
        canvas.put(box.x, box.y, "Draw pile", soft)
        draw_back(canvas, box.x, box.y + 1, (12, 4), str(piles.pile), min(3, piles.pile))
        canvas.put(box.x + 14, box.y + 2, "hearts", soft)
        canvas.put(box.x + 14, box.y + 3, str(piles.hearts), ink(palette.ink, palette.ground, bold=True))
        top = box.y + 7
    else:
        canvas.clip(box.x, box.y, box.width, counts, soft)
        top = box.y + 1
    title = ink(palette.ink, palette.ground, bold=True)
    canvas.clip(box.x, top, box.width, f"Dumpster {piles.dumpster}", title, DUMPSTER)
    room = box.y + box.height - top - 1
    size = (min(22, box.width), 9 if room >= 9 else 5 if room >= 5 else 4)
    if piles.top is None:
        draw_gap(canvas, box.x, top + 1, (size[0], min(size[1], room)), "empty", DUMPSTER)
    elif room >= 4:
        draw_card(canvas, box.x, top + 1, piles.top, size, word=DUMPSTER)
    else:
        card_line(canvas, box.x, top + 1, box.width, piles.top, DUMPSTER)


def day_words(view: MonstrosityView) -> str:
    """Whose day or night it is, what has been done in it and what may still be done: public facts alone."""
    name = f"{{{view.active}}}"
    match view.phase:
        case Phase.CHOOSE:
            return "Everybody picks a secret heart; then the labs are dealt."
        case Phase.OVER:
            return "The sun comes up over the underground contest."
        case Phase.TIE | Phase.BLADE if view.target is not None:
            card = "The Guillotine stands" if view.pending == GUILLOTINE else "Sabotage hangs"
            return f"{card} over {{{view.target}}}'s monster."
    done = [words for bit, words in _DONE if view.used & bit]
    if view.night:
        left = [words for bit, words in _NIGHT if not view.used & bit]
        return _sentence(f"{name}'s night", done, left)
    day = f"{name}'s {'extra day' if view.extra_used else 'day'}"
    if not view.used:
        return f"{day}: seize, assemble, power, freegan or trash."
    left = [words for bit, words in _STEPS if not view.used & bit] if not view.used & ~SEIZED else []
    return _sentence(day, done, left)


_DONE = (
    (DREW, "drew"),
    (PLAYED, "played"),
    (DISCARDED, "discarded"),
    (ASSEMBLED, "assembled"),
    (POWERED, "threw the switch"),
    (FREEGANED, "went freegan"),
    (TRASHED, "had a trash day"),
)
_STEPS = ((DREW, "draw"), (PLAYED, "play"), (DISCARDED, "discard"))
_NIGHT = ((DREW | FREEGANED, "draw or freegan"), (PLAYED, "play"), (ASSEMBLED, "assemble"), (POWERED, "power"))


def _sentence(what: str, done: list[str], left: list[str]) -> str:
    had = ", ".join(done) or "nothing yet"
    return f"{what}: {had}" + (f"; may still {', '.join(left)}." if left else "; that was it.")
