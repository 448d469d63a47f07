"""One seat's own cards with the key or the letter of each, and what it alone knows. Only ever for its own eyes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulesets.contract import Seat
from rulesets.fram_rlyeh.components import (
    CARDS,
    ELDER_SIGN,
    FIRST_TRUMP,
    GOLDEN_MEAD,
    IDS,
    RLYEH_TEXT,
    SHINING_TRAPEZOHEDRON,
    TIME_DRUG,
    TREASURES,
    CardNo,
)
from rulesets.fram_rlyeh.view import FramView
from saves.people import Person
from tabletop_tui.play.choice import Choice
from tabletop_tui.tables.fram_rlyeh.columns import won
from tabletop_tui.tables.fram_rlyeh.faces import VALUES, short_figure, short_power, short_relic
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.zone import Zone

MOST = 13
"""Cards in a full hand: all hands are drawn for so many, so that a place is a number."""


USES = {
    RLYEH_TEXT: "",
    SHINING_TRAPEZOHEDRON: " (17)",
    ELDER_SIGN: " (15, or declines a treasure)",
    GOLDEN_MEAD: " (0, and deals next)",
    TIME_DRUG: " (replay after the reveal)",
}
"""What a trump is good for, in a few words."""


@dataclass(frozen=True, slots=True)
class Own:
    """A card of the hand. `key` chooses it; `code` is its hand code; `dim` = cannot be played now."""

    word: str
    text: str
    key: str
    code: str
    cursor: bool
    dim: bool


class FramHand(Zone[tuple[Own | None, ...]]):
    """Thirteen places in a row; where a card has gone the place stays empty."""

    def draw(self, canvas: Canvas, value: tuple[Own | None, ...]) -> None:
        palette = canvas.kit.palette
        width = max(4, min(9, canvas.width // MOST))
        height = min(canvas.height, 5)
        for place, own in enumerate(value):
            x = place * width
            if own is None:
                canvas.put(x + width // 2 - 1, height // 2, "·", ink(palette.line, palette.ground))
                continue
            style = ink(palette.accent if own.cursor else palette.soft, palette.face, bold=own.cursor)
            canvas.fill(x, 0, width - 1, height, ink(palette.ink, palette.face), word=own.word)
            wide = width - 1
            framed = height >= 3 and wide >= 5
            if framed:
                canvas.frame(x, 0, wide, height, style, heavy=own.cursor, word=own.word)
            text = ink(palette.soft if own.dim else palette.ink, palette.face, bold=not own.dim)
            if own.cursor:
                text = ink(palette.cursor_ink, palette.cursor, bold=True)
            canvas.put(x + framed, height // 2, f"{own.text:^{wide - 2 * framed}}", text, own.word)
            sign = own.code or own.key
            if sign and height >= 3:
                mark = ink(palette.soft if own.dim else palette.accent, palette.face, bold=not own.dim)
                canvas.put(x + wide // 2 - (wide >= 5), 0, f" {sign} " if wide >= 5 else sign, mark, own.word)


def hand(view: FramView, seat: Seat, choice: Choice | None, letters: Mapping[str, str]) -> tuple[Own | None, ...]:
    """The places of a hand: the numbers of the suit, then the trump."""
    cards = view.hands[seat] or ()
    entries = {entry.line.split()[-1]: entry for entry in choice.entries if entry.held} if choice else {}
    selected = choice.selected if choice else None
    first = seat * (MOST - 1)
    trump = [card for card in cards if card >= FIRST_TRUMP]
    places: list[CardNo | None] = [card if card in cards else None for card in range(first, first + MOST - 1)]
    places.append(trump[0] if trump else None)
    owns: list[Own | None] = []
    for card in places:
        if card is None:
            owns.append(None)
            continue
        word = IDS[card]
        entry = entries.get(word)
        key = entry.key if entry and not letters else ""
        dim = bool(choice) and (entry is None or bool(entry.closed))
        cursor = selected is not None and entry is not None and selected.line == entry.line
        owns.append(Own(word, short_figure(card), key, letters.get(word, ""), cursor, dim))
    return tuple(owns)


@dataclass(frozen=True, slots=True)
class Secrets:
    """For one pair of eyes: what each part is about, and what there is to say; the ones that matter now first."""

    parts: tuple[tuple[str, str], ...]
    shorter: tuple[str, ...]
    """The same in fewer words, and in still fewer, where there is no room."""


class SecretsZone(Zone[Secrets]):
    """A line for each part; where they do not fit, one text."""

    def draw(self, canvas: Canvas, value: Secrets) -> None:
        palette = canvas.kit.palette
        style, soft = ink(palette.ink, palette.ground), ink(palette.soft, palette.ground)
        indent = 3 + max((len(about) for about, _ in value.parts), default=0)
        width = canvas.width - 1 - indent
        if sum(len(wrap(said, width)) for _, said in value.parts) <= canvas.height:
            row = 0
            for about, said in value.parts:
                canvas.put(1, row, about, soft)
                row += canvas.paragraph(indent, row, width, canvas.height - row, said, style)
            return
        texts = (" ".join(f"{about}: {said}." for about, said in value.parts), *value.shorter)
        room = canvas.width - 2
        text = next((text for text in texts if len(wrap(text, room)) <= canvas.height), texts[-1])
        canvas.paragraph(1, 0, room, canvas.height, text, style)


def secrets(view: FramView, seat: Seat, people: tuple[Person, ...]) -> Secrets:
    """What the seat knows: the same parts for every seat, whatever there is to say in them."""
    this = view.this
    if this.treasure is not None:
        here = TREASURES[this.treasure].title
    else:
        here = "hidden" if this.depth is None else f"{VALUES[this.depth]}, one of them"
    rounds = zip(view.treasures(seat), view.paid[seat], strict=True)
    bought = ", ".join(f"{short_relic(relic)} for {short_power(card)}" for relic, card in rounds) or "nothing"
    points = view.points[seat] or 0
    now = f"{points} point{'s' * (abs(points) != 1)}"
    trump = view.trumps[seat]
    title = "" if trump is None else CARDS[trump].name
    use = "" if trump is None else USES[trump]
    removed = " ".join(short_relic(relic) for relic in view.removed) if trump == RLYEH_TEXT else "hidden"
    known = _elsewhere(view, seat, people)
    parts = (
        ("This round", here),
        ("You have won", f"{bought}: {now} now"),
        ("Your trump", f"{title}{use}. Out of the game: {removed}"),
        ("Seen elsewhere", known),
    )
    out = removed if trump == RLYEH_TEXT else "?"
    own = ", ".join(one.text for one in won(view, seat)) or "nothing"
    few = (
        f"Your trump: {title}. This round: {short_relic(this)}. You have won {own}: {now} now. Seen {known}. Out {out}."
    )
    letters = "" if trump is None else short_figure(trump)
    brief = f"This {short_relic(this)}. Yours {own} = {points}. {letters}. Seen {known}. Out {out}."
    return Secrets(parts, (few, brief))


def _elsewhere(view: FramView, seat: Seat, people: tuple[Person, ...]) -> str:
    """Treasures that the seat has lawfully seen and that lie with others, are to come, or were thrown away."""
    found = []
    if view.next is not None and view.next.treasure is not None and view.next is not view.last:
        found.append(f"{short_relic(view.next)} next")
    for other, rounds in enumerate(view.taken):
        for number in rounds:
            relic = view.order[number - 1]
            if other != seat and relic.treasure is not None:
                found.append(f"{short_relic(relic)} {people[other].name}")
    if view.thrown is not None and view.order[view.thrown - 1].treasure is not None:
        found.append(f"{short_relic(view.order[view.thrown - 1])} thrown away")
    return ", ".join(found) or "nothing"
