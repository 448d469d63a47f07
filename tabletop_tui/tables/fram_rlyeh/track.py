"""The dive: where the treasures lie that are still to come, and how deep each of them was found."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.fram_rlyeh.components import ROUNDS, TREASURES, Depth
from rulesets.fram_rlyeh.state import Phase
from rulesets.fram_rlyeh.view import FramView, Relic
from tabletop_tui.tables.fram_rlyeh.faces import DEPTH_HUES, DEPTH_MARKS, VALUES
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the track: what stands over it, the treasure's depth, and its face if the viewer knows it."""

    title: str
    depth: Depth | None
    points: int | None = None
    name: str = ""
    flavour: str = ""
    empty: str = ""
    """Why nothing lies there."""
    now: bool = False


class TrackZone(Zone[tuple[Place, ...]]):
    """Four treasures side by side, the one that is dived for heavily framed; two lines where there is no room."""

    def draw(self, canvas: Canvas, value: tuple[Place, ...]) -> None:
        count = len(value)
        for index, place in enumerate(value):
            left = index * canvas.width // count
            width = (index + 1) * canvas.width // count - left - 1
            if canvas.height >= 3:
                self._card(canvas, left, width, place)
            else:
                self._lines(canvas, left, width, place)

    def _card(self, canvas: Canvas, x: int, width: int, place: Place) -> None:
        palette = canvas.kit.palette
        height = min(canvas.height, 7)
        soft = ink(palette.soft, palette.ground)
        if place.depth is None:
            canvas.frame(x, 0, width, height, ink(palette.line, palette.ground))
            canvas.clip(x + 2, 0, width - 4, f" {place.title} ", soft)
            canvas.centre(x + 1, height // 2, width - 2, place.empty, soft)
            return
        hue = palette.hues[DEPTH_HUES[place.depth]]
        canvas.fill(x, 0, width, height, ink(palette.ink, palette.face))
        canvas.frame(x, 0, width, height, ink(hue, palette.face, bold=place.now), heavy=place.now)
        title = ink(palette.accent if place.now else palette.soft, palette.face, bold=place.now)
        canvas.clip(x + 2, 0, width - 4, f" {place.title} ", title)
        strong = ink(hue, palette.face, bold=True)
        points = "" if place.points is None else str(place.points)
        head = f"{DEPTH_MARKS[place.depth]} {place.depth.word}"
        if len(head) > width - 4 - len(points) - bool(points):
            head = DEPTH_MARKS[place.depth]
        canvas.put(x + 2, 1, head, strong)
        canvas.put(x + width - 2 - len(points), 1, points, ink(palette.ink, palette.face, bold=True))
        if height < 4:
            return
        body = VALUES[place.depth] if place.points is None else place.name
        rows = canvas.paragraph(x + 2, 2, width - 4, height - 3, body, ink(palette.ink, palette.face))
        if place.flavour and height - 3 - rows > 0:
            style = ink(palette.soft, palette.face)
            canvas.paragraph(x + 2, 2 + rows, width - 4, height - 3 - rows, place.flavour, style)

    def _lines(self, canvas: Canvas, x: int, width: int, place: Place) -> None:
        palette = canvas.kit.palette
        style = ink(palette.accent if place.now else palette.soft, palette.ground, bold=place.now)
        canvas.clip(x + 1, 0, width - 1, place.title, style)
        if place.depth is None:
            canvas.clip(x + 1, 1, width - 1, place.empty, ink(palette.soft, palette.ground))
            return
        points = place.depth.word if place.points is None else str(place.points)
        hue = ink(palette.hues[DEPTH_HUES[place.depth]], palette.ground, bold=True)
        canvas.clip(x + 1, 1, width - 1, f"{DEPTH_MARKS[place.depth]} {points}", hue)


def track(view: FramView) -> tuple[Place, ...]:
    """Last, deck, next, this: as a diver comes to them, from the right."""
    now = view.round
    over = view.phase is Phase.OVER
    last = _place("last", view.last) if now < ROUNDS - 1 else Place("last", None, empty="moved up")
    top = view.deck_top
    deck = Place("deck", None, empty="empty") if top is None else _place(f"deck {view.deck}", top)
    if view.next is None:
        ahead = Place("next", None, empty="nothing")
    else:
        ahead = _place("next: last" if now == ROUNDS - 1 else "next", view.next)
    this = _place(f"round {now}", view.this, now=not over)
    return last, deck, ahead, this


def _place(title: str, relic: Relic, now: bool = False) -> Place:
    if relic.treasure is None:
        return Place(title, relic.depth, now=now)
    treasure = TREASURES[relic.treasure]
    return Place(title, treasure.depth, treasure.points, treasure.name, treasure.flavour, now=now)
