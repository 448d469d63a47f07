"""Looks and habits: every change is seen at once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from saves.settings import Pace, Settings, Theme, save_settings
from tabletop_tui.screens.page import Page
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.pen import Pen, Span, Spot


class Item(Enum):
    """The settings, by the name of their field."""

    THEME = "theme"
    ASCII = "ascii"
    ANIMATION = "animation"
    PACE = "pace"
    BELL = "bell"
    MOUSE = "mouse"


@dataclass(frozen=True, slots=True)
class Line:
    """One setting in words: its values with what each is called and means."""

    item: Item
    label: str
    values: tuple[tuple[object, str, str], ...]


LINES = (
    Line(
        Item.THEME,
        "Colours",
        (
            (Theme.DARK, "dark", "lamplight on a dark table"),
            (Theme.LIGHT, "light", "paper by day"),
            (Theme.CONTRAST, "high contrast", "black, white and a few strong colours"),
        ),
    ),
    Line(
        Item.ASCII,
        "Characters",
        (
            (False, "lines and marks", "frames, blocks and shapes"),
            (True, "plain ASCII", "for terminals that draw others badly"),
        ),
    ),
    Line(
        Item.ANIMATION,
        "Animation",
        ((True, "on", "cards flip over; any key ends it"), (False, "off", "everything is there at once")),
    ),
    Line(
        Item.PACE,
        "Bots play",
        (
            (Pace.SLOW, "slowly", "time to read every move"),
            (Pace.NORMAL, "at ease", "time to see every move"),
            (Pace.FAST, "fast", "hardly any wait"),
        ),
    ),
    Line(Item.BELL, "Bell", ((False, "off", "silent"), (True, "on", "rings when a person is asked after a bot"))),
    Line(
        Item.MOUSE,
        "Mouse",
        ((True, "on", "click whatever can be chosen"), (False, "off", "the terminal keeps it for marking text")),
    ),
)


BESIDE = 76
"""Columns from which on it is said beside a value what it means; with fewer, below it."""
AIRY = 20
"""Lines beyond which there is room for an empty one after each setting."""


class SettingsScreen(Page):
    """The settings."""

    widest = 84

    def heading(self) -> str:
        """The page."""
        return "Settings"

    def draw(self, pen: Pen) -> None:
        """One line each, and a sample of what it looks like."""
        pen.gap()
        for line in LINES:
            _, name, says = self._now(line)
            chosen = line.item == pen.cursor
            arrow = pen.accent if chosen else pen.soft
            style = pen.marked if chosen else pen.bold
            spans = [
                pen.pointer(line.item),
                Span(f"{line.label:<12}", pen.ink),
                Span(pen.glyphs.left, arrow),
                Span(f" {name:^15} ", style),
                Span(pen.glyphs.right, arrow),
            ]
            if pen.width >= BESIDE:
                pen.line(*spans, Span(f"  {says}", pen.soft), spot=line.item)
            else:
                pen.line(*spans, spot=line.item)
                pen.line((f"{'':16}{says}", pen.soft), spot=line.item)
            if pen.height > AIRY:
                pen.gap()
        if pen.height <= AIRY:
            pen.gap()
        marks = [Span(f"{pen.shape(hue)} ", pen.hue(hue)) for hue in range(8)]
        pen.line(("  looks like  ", pen.soft), *marks)
        words = [Span("  plain ", pen.ink), Span("quiet ", pen.soft), Span("important ", pen.accent)]
        words += [Span("good ", pen.good), Span("bad ", pen.bad), Span(" chosen ", pen.marked)]
        pen.line(("            ", pen.soft), *words)

    def _now(self, line: Line) -> tuple[object, str, str]:
        value = getattr(self.tabletop.settings, line.item.value)
        return next((one for one in line.values if one[0] == value), line.values[0])

    def hints(self) -> Sequence[Hint]:
        """Change."""
        return (Hint("enter", "change", shown="Enter ←→"), Hint("down", "move", shown="↑↓"))

    def pick(self, spot: Spot) -> None:
        """The next value."""
        self.turn(spot, 1)

    def turn(self, spot: Spot, by: int) -> bool:
        """Another value: seen at once, and kept."""
        line = next((line for line in LINES if line.item == spot), None)
        if line is None:
            return False
        at = line.values.index(self._now(line))
        value = line.values[(at + by) % len(line.values)][0]
        settings: Settings = replace(self.tabletop.settings, **{line.item.value: value})  # type: ignore[arg-type]
        self.tabletop.apply(settings)
        if trouble := save_settings(settings):
            self.say(trouble, bad=True)
        return True
