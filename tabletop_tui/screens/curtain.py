"""The curtain: it names who is next, shows nothing else, and opens with one deliberate key."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from rulesets.contract import Seat
from saves.people import Person
from tabletop_tui.keyguard import KeyGuard
from tabletop_tui.pin import MAX_PIN, pin_digest
from tabletop_tui.widgets.curtain import Curtain, CurtainValue

if TYPE_CHECKING:
    from tabletop_tui.app import TabletopApp

DEAF = (0.35, 0.2)
"""Seconds without ears after the curtain has fallen, and then without a key, before one counts."""


class CurtainScreen(Screen[Seat | None]):
    """Waits for one seat, or for another of `seats` if its number is pressed. Answers with the seat that opened it."""

    def __init__(self, people: tuple[Person, ...], seat: Seat, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self._people = people
        self._seat = seat
        self._seats = seats
        self._pin = ""
        self._wrong = False
        self.guard = KeyGuard()

    def compose(self) -> ComposeResult:
        """One page, all curtain."""
        self.curtain = Curtain(self._value())
        yield self.curtain

    def on_mount(self) -> None:
        """Deaf at first: what was typed ahead or is still held down opens nothing."""
        self.guard.deafen(asyncio.get_running_loop().time(), *DEAF)

    def _value(self) -> CurtainValue:
        person = self._people[self._seat]
        others = tuple((seat + 1, self._people[seat].name) for seat in self._seats if seat != self._seat)
        return CurtainValue(person.name, person.hue, others, bool(person.pin), len(self._pin), self._wrong)

    def on_key(self, event: events.Key) -> None:
        """Enter opens; a number calls another seat; q or Backspace goes back to the table."""
        event.stop()
        event.prevent_default()
        counts, deliberate = self.guard.hears(event.key, event.time)
        if not counts or not deliberate:
            return
        person = self._people[self._seat]
        if event.key == "question_mark":
            cast("TabletopApp", self.app).tell("The page behind the curtain belongs to one person.")
        elif event.key == "enter":
            self._open(person)
        elif person.pin and event.character and event.character.isdigit():
            self._pin = (self._pin + event.character)[:MAX_PIN]
            self._wrong = False
        elif event.key == "backspace" and self._pin:
            self._pin = self._pin[:-1]
        elif event.key in ("q", "backspace", "escape"):
            self.dismiss(None)
            return
        elif event.key.isdigit() and int(event.key) - 1 in self._seats:
            self._call(int(event.key) - 1)
        self.curtain.show(self._value())

    def _call(self, seat: Seat) -> None:
        self._seat, self._pin, self._wrong = seat, "", False

    def _open(self, person: Person) -> None:
        if person.pin and pin_digest(self._pin) != person.pin:
            self._pin, self._wrong = "", True
            return
        self.dismiss(self._seat)

    def on_zone_chosen(self, message: Curtain.Chosen) -> None:
        """The mouse: the button opens, a name calls that seat."""
        message.stop()
        if message.word == "open":
            self._open(self._people[self._seat])
        elif message.word == "back":
            self.dismiss(None)
        elif message.word.isdigit():
            self._call(int(message.word) - 1)
        if self.is_current:
            self.curtain.show(self._value())
