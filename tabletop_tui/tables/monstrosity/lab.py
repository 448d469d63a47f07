"""The cards that one seat chooses from: its lab, hearts that are dealt or offered, a lab that it inspects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulesets.monstrosity.components import HEARTS, IDS, CardNo, HeartNo, is_part
from rulesets.monstrosity.glossary import card_text, heart_text
from rulesets.monstrosity.view import MonstrosityView
from saves.people import Person
from tabletop_tui.play.choice import Choice
from tabletop_tui.tables.monstrosity.closeup import Piles, piles, piles_line
from tabletop_tui.tables.monstrosity.faces import FACES, HEART_FACES, heart_needs, where_short
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.card import Face, draw_card
from tabletop_tui.widgets.marks import NO_MARK, Mark, mark_style
from tabletop_tui.widgets.zone import Zone

CARD = (16, 9)
SMALL = (15, 5)
"""Outer sizes of a card with and without its drawing."""


@dataclass(frozen=True, slots=True)
class LabCard:
    """A card with its key. `aside` is said at the end of its line; `picked` is its place among those picked."""

    face: Face
    aside: str
    text: str
    mark: Mark
    picked: int = 0


@dataclass(frozen=True, slots=True)
class Lab:
    """A heading, the cards, and the piles in the line of the heading."""

    title: str
    cards: tuple[LabCard, ...]
    piles: Piles
    spoken: bool = False
    """Do the cards speak for themselves? Hearts do: few, and new to everybody."""


NOTHING = Lab("", (), Piles(0, 0, None, 0))
"""What is left of a lab when the curtain falls."""


class LabZone(Zone[Lab]):
    """Cards in a row where there is room, else a line for each, in columns."""

    def draw(self, canvas: Canvas, value: Lab) -> None:
        palette = canvas.kit.palette
        room = canvas.height - 1
        if not value.spoken and 2 * room < len(value.cards) <= 2 * canvas.height:
            self._lines(canvas, value.cards, 0, canvas.height)
            return
        at = canvas.put(1, 0, value.title, ink(palette.accent, palette.ground, bold=True))
        piles_line(canvas, max(at + 3, canvas.width - 50), 0, min(49, canvas.width - at - 4), value.piles)
        if not value.cards:
            canvas.put(1, 1, "no cards", ink(palette.soft, palette.ground))
            return
        if value.spoken and room >= 7 and canvas.width // len(value.cards) >= 24:
            self._tall(canvas, value.cards, room)
            return
        if value.spoken and room >= len(value.cards):
            self._spoken(canvas, value.cards, room)
            return
        width = min(CARD[0], (canvas.width - 1) // len(value.cards) - 1)
        if room >= CARD[1] and width >= 13:
            self._cards(canvas, value.cards, (width, CARD[1]))
        elif room >= SMALL[1] and width >= SMALL[0]:
            self._cards(canvas, value.cards, (width, SMALL[1]))
        else:
            self._lines(canvas, value.cards, 1, room)

    def _cards(self, canvas: Canvas, cards: tuple[LabCard, ...], size: tuple[int, int]) -> None:
        palette = canvas.kit.palette
        for index, card in enumerate(cards):
            x = 1 + index * (size[0] + 1)
            chosen = str(card.picked) if card.picked else ""
            word = card.mark.word or card.face.word
            draw_card(canvas, x, 1, card.face, size, cursor=card.mark.cursor, chosen=chosen, word=word)
            if card.mark.key:
                style = mark_style(canvas, card.mark, palette.face)
                canvas.put(x + size[0] - 5, 1, f" {card.mark.key} ", style, word)

    def _tall(self, canvas: Canvas, cards: tuple[LabCard, ...], room: int) -> None:
        """Hearts side by side: a drawing where there is room for it, and all that the heart says."""
        palette = canvas.kit.palette
        width = min(34, (canvas.width - 1) // len(cards) - 1)
        height = min(room, 16)
        for index, card in enumerate(cards):
            x, face, word = 1 + index * (width + 1), card.face, card.mark.word or card.face.word
            hue = palette.hues[face.hue]
            canvas.fill(x, 1, width, height, ink(palette.ink, palette.face), word=word)
            edge = ink(palette.accent if card.mark.cursor else hue, palette.face, bold=card.mark.cursor)
            canvas.frame(x, 1, width, height, edge, heavy=card.mark.cursor, word=word)
            if card.mark.key:
                key = mark_style(canvas, card.mark, palette.face)
                canvas.put(x + width - 5, 1, f" {card.mark.key} ", key, word)
            title = f"{face.letter} {face.title}".strip()
            canvas.clip(x + 2, 2, width - 4, title, ink(hue, palette.face, bold=True), word)
            row = 3
            if height >= 14:
                for line in face.art:
                    canvas.centre(x + 1, row + 1, width - 2, line, ink(hue, palette.face), word)
                    row += 1
                row += 2
            strong = ink(palette.ink, palette.face, bold=True)
            canvas.clip(x + 2, row, width - 4, card.aside, strong, word)
            soft = ink(palette.soft, palette.face)
            canvas.paragraph(x + 2, row + 1, width - 4, height - row - 1, card.text, soft, word)

    def _spoken(self, canvas: Canvas, cards: tuple[LabCard, ...], room: int) -> None:
        """A line for the card and what it says below it, as far as there is room."""
        palette = canvas.kit.palette
        each = room // len(cards)
        for index, card in enumerate(cards):
            y = 1 + index * each
            self._line(canvas, 1, y, canvas.width - 2, card)
            if each > 1:
                word = card.mark.word or card.face.word
                soft = ink(palette.soft, palette.ground)
                canvas.paragraph(5, y + 1, canvas.width - 6, each - 1, card.text, soft, word)

    def _lines(self, canvas: Canvas, cards: tuple[LabCard, ...], top: int, room: int) -> None:
        columns = 1 if canvas.width < 50 else 2
        columns = min(4, max(columns, -(-len(cards) // max(1, room))))
        rows = -(-len(cards) // columns)
        width = (canvas.width - 1) // columns
        for index, card in enumerate(cards):
            column, row = divmod(index, rows)
            self._line(canvas, 1 + column * width, top + row, width - 1, card)

    def _line(self, canvas: Canvas, x: int, y: int, width: int, card: LabCard) -> None:
        """``1 ◆G4 Cabbage          head``"""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        mark, word = card.mark, card.mark.word or card.face.word
        ground = palette.cursor if mark.cursor else palette.face if mark.open or card.picked else palette.ground
        plain = ink(palette.cursor_ink if mark.cursor else palette.ink, ground, bold=mark.cursor)
        if mark.closed and not mark.cursor:
            plain = ink(palette.soft, ground)
        canvas.fill(x, y, width - 1, 1, plain, word=word)
        lead = f"{glyphs.tick}{card.picked}" if card.picked else f" {glyphs.cross if mark.closed else mark.key}"
        canvas.put(x, y, lead, plain if mark.cursor else mark_style(canvas, mark, ground), word)
        hue = palette.cursor_ink if mark.cursor else palette.hues[card.face.hue]
        figure = f"{card.face.letter}{card.face.figure}".strip()
        at = canvas.put(x + 3, y, figure, ink(hue, ground, bold=True), word)
        aside = card.aside if width - 8 - len(card.aside) >= 10 else ""
        end = x + width - 2 - len(aside)
        canvas.clip(max(at + 1, x + 7), y, end - max(at + 1, x + 7) - 1, card.face.title, plain, word)
        soft = plain if mark.cursor else ink(palette.soft, ground)
        canvas.put(end, y, aside, soft, word)


def lab(view: MonstrosityView, people: tuple[Person, ...], marks: Mapping[str, Mark], choice: Choice | None) -> Lab:
    """What the viewer chooses from now, else its lab."""
    if view.dealt:
        return Lab("Hearts to choose from", _hearts(view, view.dealt, marks), piles(view), True)
    if view.offered and view.viewer is not None:
        own = view.monsters[view.viewer].heart
        hearts = tuple(sorted((*view.offered, *(() if own is None else (own,)))))
        return Lab("Keep one of these hearts", _hearts(view, hearts, marks, own), piles(view), True)
    cards: tuple[CardNo, ...] = ()
    title = "Your lab"
    if view.inspected and view.target is not None:
        cards, title = view.inspected, f"{people[view.target].name}'s lab"
    elif view.viewer is not None:
        cards = view.monsters[view.viewer].lab or ()
    items = {item.word: item for item in choice.filling.items} if choice and choice.filling else {}
    pointed = choice.pointed if choice else ""
    shown = []
    for card in cards:
        word = IDS[card]
        item = items.get(word)
        mark = Mark(word, item.key, False, pointed == word) if item else marks.get(word, NO_MARK)
        face = replace(FACES[card], kind=where_short(card)) if is_part(card) else FACES[card]
        shown.append(LabCard(face, where_short(card), card_text(card), mark, item.order if item else 0))
    many = f" ({len(shown)})" if shown else ""
    return Lab(f"{title}{many}", tuple(shown), piles(view))


def _hearts(
    view: MonstrosityView, hearts: tuple[HeartNo, ...], marks: Mapping[str, Mark], own: HeartNo | None = None
) -> tuple[LabCard, ...]:
    return tuple(
        [
            LabCard(
                HEART_FACES[heart],
                "your old one" if heart == own else f"needs {heart_needs(heart)}",
                heart_text(heart, view.advanced),
                marks.get(HEARTS[heart].id, NO_MARK),
            )
            for heart in hearts
        ]
    )
