"""The bottom line: what the keys do here. Each entry can be clicked. It also says short passing sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.keys import key_to_character
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from tabletop_tui.theme.glyphs import Glyphs
from tabletop_tui.theme.look import glyphs_of, palette_of, plain
from tabletop_tui.theme.palette import ink

GAP = 2


@dataclass(frozen=True, slots=True)
class Hint:
    """One key and what it does. A click runs `action` of the screen, or else presses the key."""

    key: str
    """As Textual names it: "enter", "q", "question_mark"."""
    label: str
    shown: str = ""
    """What is written for the key, where its name would not do: "1-4"."""
    action: str = ""

    def cap(self, glyphs: Glyphs) -> str:
        """The key as it is written."""
        names = {"enter": "Enter", "space": "Space", "question_mark": "?", "slash": "/", "backspace": "Backspace"}
        arrows = {"up": glyphs.up, "down": glyphs.down, "left": glyphs.left, "right": glyphs.right}
        return plain(self.shown, glyphs) or names.get(self.key) or arrows.get(self.key) or self.key


class KeyHints(Widget):
    """One line of hints: those from the left that there is room for, `ends` always, on the right."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "KeyHints { dock: bottom; height: 1; width: 1fr; }"

    def __init__(self, hints: Sequence[Hint] = (), ends: Sequence[Hint] = (), *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._hints = tuple(hints)
        self._ends = tuple(ends)
        self._saying: tuple[str, bool] | None = None
        self._timer: Timer | None = None

    def show(self, hints: Sequence[Hint], ends: Sequence[Hint] = ()) -> None:
        """Show these from now on."""
        new = (tuple(hints), tuple(ends))
        if new != (self._hints, self._ends):
            self._hints, self._ends = new
            self.refresh()

    def say(self, sentence: str, bad: bool = False, seconds: float = 5.0) -> None:
        """Say something in place of the hints for a while, or until the next `hush`."""
        self._saying = (sentence, bad)
        if self._timer:
            self._timer.stop()
        self._timer = self.set_timer(seconds, self.hush)
        self.refresh()

    def hush(self) -> None:
        """Back to the hints."""
        if self._saying:
            self._saying = None
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """The line."""
        palette, glyphs, width = palette_of(self), glyphs_of(self), self.size.width
        quiet = ink(palette.soft, palette.panel)
        if self._saying:
            sentence, bad = self._saying
            style = ink(palette.bad if bad else palette.ink, palette.panel, bold=True)
            return Strip([Segment(set_cell_size(f" {plain(sentence, glyphs)}", width), style)], width)
        key, label = ink(palette.accent, palette.panel, bold=True), ink(palette.ink, palette.panel)
        right = [
            self._draw(hint, glyphs, key, label, index + len(self._hints)) for index, hint in enumerate(self._ends)
        ]
        room = width - 2 - sum(_width(part) + GAP for part in right) + GAP
        left: list[list[Segment]] = []
        for index, hint in enumerate(self._hints):
            part = self._draw(hint, glyphs, key, label, index)
            if sum(_width(one) + GAP for one in left) + _width(part) + GAP <= room:
                left.append(part)
        gap, segments = Segment(" " * GAP, quiet), [Segment(" ", quiet)]
        for number, part in enumerate(left):
            segments += [gap, *part] if number else part
        ends = [segment for part in right for segment in (gap, *part)]
        ends.append(Segment(" ", quiet))
        segments.append(Segment(" " * max(0, width - _width(segments) - _width(ends)), quiet))
        return Strip(segments + ends).adjust_cell_length(width, quiet)

    def _draw(self, hint: Hint, glyphs: Glyphs, key: Style, label: Style, index: int) -> list[Segment]:
        meta = Style(meta={"hint": index})
        return [Segment(hint.cap(glyphs), key + meta), Segment(f" {plain(hint.label, glyphs)}", label + meta)]

    async def on_click(self, event: events.Click) -> None:
        """Do what the hint says."""
        index: Any = event.style.meta.get("hint")
        hints = (*self._hints, *self._ends)
        event.stop()
        if self._saying:
            self.hush()
        elif isinstance(index, int) and index < len(hints):
            hint = hints[index]
            if hint.action:
                await self.screen.run_action(hint.action)
            else:
                self.app.post_message(events.Key(hint.key, key_to_character(hint.key)))


def _width(segments: Sequence[Segment]) -> int:
    return sum(cell_len(segment.text) for segment in segments)
