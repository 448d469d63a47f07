"""Before a race: everybody presses the key that is to be theirs, and all try whether the keyboard lets them through."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from rulesets.contract import Seat
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.race.keys import MOUSE, key_label
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.tables.race_kit import RaceKit
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.title_bar import Title, TitleBar
from tabletop_tui.widgets.zone import Zone

TRIES = 3
"""So many times all press together."""
TOGETHER = 1.0
"""Seconds from the first press of a try to its end."""
RELEASED = 0.4
"""Seconds without a key, when all have come, to the end of a try."""
SAID = 2
"""Lines kept free for what is said, so that nothing jumps."""
CAP = re.compile(r"\[([^\]]+)\]")
"""A key in the picture of the keyboard."""


@dataclass(frozen=True, slots=True)
class Row:
    """One person: name, hue, the key as it is written, what came in at the tries; None = it may still come."""

    name: str
    hue: int
    key: str
    came: tuple[bool | None, ...]


@dataclass(frozen=True, slots=True)
class KeysValue:
    """The page. `at`: whose key is asked for, None = all are chosen. `testing`: which try runs, 0 = none."""

    button: str
    rows: tuple[Row, ...]
    at: int | None
    testing: int
    message: str
    bad: bool
    advice: tuple[str, ...]
    picture: tuple[str, ...] = ()


class KeysZone(Zone[KeysValue]):
    """Names and keys, and what to do now."""

    DEFAULT_CSS = """
    KeysZone { height: 1fr; }
    """

    def draw(self, canvas: Canvas, value: KeysValue) -> None:
        palette = canvas.kit.palette
        width = min(76, canvas.width - 4)
        x = (canvas.width - width) // 2
        step, picture, gap = self._layout(value, width, canvas.height)
        canvas.clip(x, 1, width, self._headline(value), ink(palette.accent, palette.ground, bold=True))
        y = 3
        for index, row in enumerate(value.rows):
            self._row(canvas, (x, y), width, index, row, index == value.at)
            y += step
        y += step == 1
        style = ink(palette.bad if value.bad else palette.ink, palette.ground, bold=True)
        y += max(SAID, canvas.paragraph(x, y, width, 3, value.message, style)) + gap
        if picture:
            for line in value.picture:
                self._keyboard(canvas, x + 2, y, line, value.rows)
                y += 1
            y += gap
        for text in value.advice:
            y += canvas.paragraph(x, y, width, max(0, canvas.height - y), text, ink(palette.soft, palette.ground))

    def _layout(self, value: KeysValue, width: int, height: int) -> tuple[int, bool, int]:
        """Lines from one person to the next, whether the keyboard is drawn, and the gaps: what there is room for."""
        said = max(SAID, len(wrap(value.message, width))) + sum(len(wrap(text, width)) for text in value.advice)
        for step, picture, gap in ((2, True, 1), (1, True, 1), (1, True, 0), (2, False, 1)):
            if value.picture or not picture:
                lines = 3 + step * len(value.rows) + (step == 1) + said + gap
                if lines + picture * (len(value.picture) + gap) <= height:
                    return step, picture, gap
        return 1, False, 1

    def _row(self, canvas: Canvas, at: tuple[int, int], width: int, index: int, row: Row, own: bool) -> None:
        """Somebody's key, and what came of it in the test."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        x, y = at
        who = ink(palette.hues[row.hue], palette.ground, bold=True)
        canvas.put(x, y, glyphs.pointer if own else " ", ink(palette.accent, palette.ground, bold=True))
        canvas.clip(x + 2, y, 18, f"{mark(glyphs, row.hue)} {row.name}", who, f"!{index}")
        cap = ink(palette.cursor_ink, palette.cursor, bold=True) if own else ink(palette.ink, palette.face, bold=True)
        canvas.put(x + 21, y, f" {row.key:^8} ", cap, f"!{index}")
        column = x + 33
        for came in row.came:
            sign = " " if came is None else glyphs.tick if came else glyphs.cross
            good = ink(palette.good if came else palette.bad, palette.ground, bold=True)
            column = canvas.put(column, y, f"{sign} ", good)
        if not row.came and own:
            canvas.clip(column, y, x + width - column, "press it, or Enter", ink(palette.soft, palette.ground))
        elif False in row.came:
            canvas.clip(column, y, x + width - column, "did not arrive", ink(palette.bad, palette.ground))

    def _keyboard(self, canvas: Canvas, x: int, y: int, line: str, rows: tuple[Row, ...]) -> None:
        """A line of the keyboard, its keys in the colours of those who have them."""
        palette = canvas.kit.palette
        canvas.put(x, y, line, ink(palette.soft, palette.ground))
        for cap in CAP.finditer(line):
            for row in rows:
                if row.key == cap[1].strip():
                    canvas.put(x + cap.start(), y, cap[0], ink(palette.ground, palette.hues[row.hue], bold=True))

    def _headline(self, value: KeysValue) -> str:
        if value.testing:
            return f"All together now: press your keys ({value.testing} of {TRIES})"
        if value.at is None:
            return "These are your keys" if len(value.rows) > 1 else "This is your key"
        return f"{value.rows[value.at].name}, which key will you {value.button} with?"


class ChooseKeysScreen(Keyed, Screen[dict[Seat, str] | None]):
    """Answers with everybody's key, or with None if the table does not want to play."""

    deaf = (0.3, 0.1)
    careful = False
    """Everybody presses at once here."""

    DEFAULT_CSS = """
    ChooseKeysScreen { layout: vertical; overflow: hidden; }
    """

    def __init__(self, sitting: Sitting, kit: RaceKit, known: dict[Seat, str] | None = None) -> None:
        super().__init__()
        self._sitting = sitting
        self._kit = kit
        self._seats = sitting.humans
        self._known = known is not None
        proposed = dict(zip(self._seats, kit.proposed(len(self._seats)), strict=True))
        self._keys: dict[Seat, str] = known or proposed
        self._at: int | None = None if self._known or len(self._seats) == 1 else 0
        self._came: list[set[Seat]] = []
        self._testing = 0
        self._message, self._bad = "", False
        self._end: Timer | None = None

    def compose(self) -> ComposeResult:
        """Title, page, keys."""
        title = TitleBar(Title(self._sitting.game.meta.title, "whose key is which", ""))
        self.page = KeysZone()
        self.hints = KeyHints()
        yield title
        yield self.page
        yield self.hints

    def on_mount(self) -> None:
        """Show who has which key."""
        self._draw()

    # --------------------------------------------------------------------------------------------------------- keys

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """A key for the person who is asked, or one of the page's own."""
        if self._testing:
            self._try(key)
        elif self._at is not None:
            self._choose(key, character)
        elif deliberate:
            self._own_key(key, character)
        self._draw()

    def _own_key(self, key: str, character: str | None) -> None:
        match key:
            case "enter":
                self.close(dict(self._keys))
            case "t" if len(self._seats) > 1:
                self._came, self._testing = [], 1
                self._say("Tap, do not hold: a key that is held can block another one.")
            case "c":
                self._at = 0
                self._came = []
                self._say("")
            case "q" | "escape":
                self.close(None)
            case _ if len(self._seats) == 1:
                self._at = 0
                self._choose(key, character)

    def _choose(self, key: str, character: str | None) -> None:
        assert self._at is not None
        seat = self._seats[self._at]
        others = [self._keys[other] for other in self._seats if other != seat and self._is_settled(other)]
        if key in ("q", "escape"):
            self.close(None)
            return
        wish = self._keys[seat] if key == "enter" else key.lower()
        why = self._kit.why_not(wish, character if key != "enter" else None, others)
        if why is not None:
            self._say(why, bad=True)
            return
        self._keys[seat] = wish
        self._free_for_the_rest()
        self._say("")
        self._at = self._at + 1 if self._at + 1 < len(self._seats) else None
        if self._at is None and len(self._seats) > 1:
            self._say("Enter starts. Or t: try first whether the keyboard lets all of you through at once.")

    def _is_settled(self, seat: Seat) -> bool:
        return self._at is not None and self._seats.index(seat) < self._at

    def _free_for_the_rest(self) -> None:
        """Who is still to choose is not proposed a key that somebody has taken."""
        assert self._at is not None
        taken = [self._keys[seat] for seat in self._seats[: self._at + 1]]
        for seat in self._seats[self._at + 1 :]:
            if self._keys[seat] in taken:
                free = [key for key in self._kit.proposed(6) if key not in taken and key not in self._keys.values()]
                self._keys[seat] = free[0] if free else self._keys[seat]
            taken.append(self._keys[seat])

    def _say(self, text: str, bad: bool = False) -> None:
        self._message, self._bad = text, bad

    # --------------------------------------------------------------------------------------------------------- mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A click is a key as well, for one seat."""
        if self._testing:
            self._try(MOUSE)
        elif self._at is not None and not event.style.meta and event.screen_y < self.app.size.height - 1:
            self._choose(MOUSE, None)
        self._draw()

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """A click on somebody's key: choose another one."""
        if word.startswith("!") and not self._testing:
            self._at = int(word[1:])
            self._came = []
            self._say("")
            self._draw()

    # ---------------------------------------------------------------------------------------------------------- test

    def _try(self, key: str) -> None:
        if key in ("escape", "q"):
            self._finish()
            return
        seat = next((seat for seat in self._seats if self._keys[seat] == key.lower()), None)
        if seat is None:
            return
        if len(self._came) < self._testing:
            self._came.append(set())
            self._end = self.set_timer(TOGETHER, self._tried)
        self._came[-1].add(seat)
        if len(self._came[-1]) == len(self._seats) and self._end is not None:
            self._end.stop()  # once more with every repeat of a key that is held down
            self._end = self.set_timer(RELEASED, self._tried)

    def _tried(self) -> None:
        if not self._testing:
            return
        if self._testing < TRIES:
            self._testing += 1
        else:
            self._finish()
        self._draw()

    def _arrived(self, seat: Seat, number: int, came: set[Seat]) -> bool | None:
        """Did a key come in at this try? While the try goes on it still may."""
        return seat in came or (None if number == self._testing else False)

    def _finish(self) -> None:
        self._testing = 0
        missing = [seat for seat in self._seats if any(seat not in came for came in self._came)]
        if not self._came:
            self._say("Nothing was tried. Enter starts.")
        elif not missing:
            self._say("Every key arrived, every time. Enter starts.")
        else:
            names = " and ".join(f"{self._sitting.names[seat]}'s {key_label(self._keys[seat])}" for seat in missing)
            advice = "Take other keys (c), a second keyboard, or the mouse for one of you; then try again (t)."
            self._say(f"{names} did not arrive every time: this keyboard drops keys. {advice}", bad=True)

    # ------------------------------------------------------------------------------------------------------- showing

    def _draw(self) -> None:
        people = self._sitting.people
        rows = tuple(
            Row(
                people[seat].name,
                people[seat].hue,
                key_label(self._keys[seat]),
                tuple(self._arrived(seat, number, came) for number, came in enumerate(self._came, 1)),
            )
            for seat in self._seats
        )
        message = self._message
        if not message and self._at is None and len(rows) == 1:
            message = f"Enter starts. Another key: press it. You can also {self._kit.button} with the mouse button."
        elif not message and self._at is None:
            message = "Enter starts. Or t: try first whether the keyboard lets all of you through at once."
        self.page.show(
            KeysValue(
                self._kit.button,
                rows,
                self._at,
                self._testing,
                message,
                self._bad,
                self._advice(),
                self._kit.picture if len(rows) > 2 else (),
            )
        )
        if self._testing:
            self.hints.show([Hint("escape", "end of the test", shown="Esc")])
        elif self._at is not None:
            self.hints.show([Hint("enter", "take the proposed key")], [Hint("q", "back")])
        else:
            several = [Hint("t", "test"), Hint("c", "choose other keys")] if len(rows) > 1 else []
            self.hints.show([Hint("enter", "start"), *several], [Hint("q", "back")])

    def _advice(self) -> tuple[str, ...]:
        crowd = "Five or six? Add a keyboard, or give one the mouse."
        return (*((crowd,) if len(self._seats) > 4 else ()), *self._kit.advice)
