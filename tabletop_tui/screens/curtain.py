"""The curtain: it names who is next, shows nothing else, and opens with one deliberate key."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen

from rulesets.contract import Seat
from saves.people import Person
from tabletop_tui.play.pin import MAX_PIN, pin_digest
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.widgets.curtain import Curtain, CurtainValue
from tabletop_tui.widgets.zone import Zone


class CurtainScreen(Keyed, Screen[Seat | None]):
    """Waits for one seat, or for another of `seats` if its number is pressed. Answers with the seat that opened it."""

    deaf = (0.35, 0.2)

    def __init__(self, people: tuple[Person, ...], seat: Seat, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self._people = people
        self._seat = seat
        self._seats = seats
        self._pin = ""
        self._wrong = False
        self._ready = False

    def compose(self) -> ComposeResult:
        """One page, all curtain."""
        self.curtain = Curtain(self._value())
        yield self.curtain

    def _value(self) -> CurtainValue:
        person = self._people[self._seat]
        others = tuple((seat + 1, self._people[seat].name) for seat in self._seats if seat != self._seat)
        pin = bool(person.pin)
        return CurtainValue(person.name, person.hue, others, pin, len(self._pin), self._wrong, self._ready)

    def on_mount(self) -> None:
        """The button lights up when keys are heard."""
        self.set_timer(self.deaf[0], self._listen)

    def _listen(self) -> None:
        self._ready = True
        self.curtain.show(self._value())

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Enter opens; a number calls another seat; q or Backspace goes back to the table."""
        if not deliberate:
            return
        person = self._people[self._seat]
        if key == "enter":
            self._open(person)
        elif person.pin and character and character.isdecimal():
            self._pin = (self._pin + character)[:MAX_PIN]
            self._wrong = False
        elif key == "backspace" and self._pin:
            self._pin = self._pin[:-1]
        elif key in ("q", "backspace", "escape"):
            self.close(None)
            return
        elif key in ("up", "down", "left", "right", "tab"):
            step = 1 if key in ("down", "right", "tab") else -1
            self._call(self._seats[(self._seats.index(self._seat) + step) % len(self._seats)])
        elif key.isdecimal() and int(key) - 1 in self._seats:
            self._call(int(key) - 1)
        self.curtain.show(self._value())

    def _call(self, seat: Seat) -> None:
        self._seat, self._pin, self._wrong = seat, "", False

    def _open(self, person: Person) -> None:
        if person.pin and pin_digest(self._pin) != person.pin:
            self._pin, self._wrong = "", True
            return
        self.close(self._seat)

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """The mouse: the button opens, a name calls that seat."""
        if word == "open":
            self._open(self._people[self._seat])
        elif word == "back":
            self.close(None)
        elif word.isdecimal():
            self._call(int(word) - 1)
        self.curtain.show(self._value())
