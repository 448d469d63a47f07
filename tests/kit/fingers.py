"""Fingers: plays a recorded game in the real program, in a pseudo-terminal, by keyboard or by mouse.

It keeps a replica of the match to know which keys a move takes, and looks at the emulated screen after each of them.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from kit.term import Term
from rulesets.contract import Action, Form, Pick, Seat
from rulesets.match import Match, Move, read_line
from rulesets.notation import fits
from tabletop_tui.asking import choosing_for, own_ask, public_ask, question
from tabletop_tui.choosing import Entry
from tabletop_tui.sitting import Sitting

PAUSE = 0.2
"""Between two presses of the same key: longer than a keyboard repeats."""
SETTLED = 0.4
"""After a curtain has fallen or the next person is asked: the program is deaf at first."""


class Fingers:
    """Plays `record` in `term`; `secret` must never match what the public table shows."""

    def __init__(self, term: Term, sitting: Sitting, secret: re.Pattern[str], mouse: bool = False) -> None:
        self.term = term
        self.sitting = sitting
        self.secret = secret
        self.mouse = mouse
        self.curtains = 0

    def play(self, record: Sequence[str], after: Callable[[int], None] = lambda number: None) -> None:
        """Every line of the record, as the person who owns it would do it."""
        for number, text in enumerate(record, self.sitting.match.length + 1):
            line = read_line(self.sitting.game, text)
            assert isinstance(line, Move) and line.who is not None
            self.wait_for_table()
            if self._said_aloud(line):
                self._choose(line.action, private=False, seat=line.who)
            else:
                self._behind_the_screen(line.who, line.action)
            self.sitting.act(line.who, line.action)
            after(number)

    def wait_for_table(self) -> None:
        """The public page asks what the replica says it asks, and shows nothing secret."""
        sitting = self.sitting
        ask = public_ask(sitting, sitting.see(None))
        assert ask is not None and ask.decision.owner is not None
        want = question(sitting, ask)[:36]
        headline = sitting.see(None).view.headline
        last_line = "l look"
        self.term.wait_for(lambda t: all(text in t.screen() for text in (headline, want, last_line)))
        assert not self.secret.search(self.term.screen()), self.term.screen()

    def _said_aloud(self, line: Move) -> bool:
        text = self.sitting.game.text(line.action)
        asks = self.sitting.see(None).view.asks
        return any(fits(offer, line.action, text) for ask in asks for offer in ask.offers)

    def _behind_the_screen(self, seat: Seat, action: Action) -> None:
        name = self.sitting.names[seat]
        curtain = self.sitting.needs_curtain(seat)
        self._hint("l", "l look")
        if curtain:
            self.term.wait_for("Pass the keyboard to")
            self.curtains += 1
            self.rest(2 * SETTLED)
            self._hint("enter", "I am alone with it")
        self.term.wait_for(f"{name}'s screen")
        self.sitting.looked(seat)
        self.term.wait_idle(0.25)
        self._choose(action, private=True, seat=seat)

    def _choose(self, action: Action, private: bool, seat: Seat) -> None:
        sitting = self.sitting
        seen = sitting.see(seat if private else None)
        ask = own_ask(seen, seat) if private else public_ask(sitting, seen)
        assert ask is not None
        choosing = choosing_for(sitting, seen, ask, private)
        text = sitting.game.text(action)
        entry = next(entry for entry in choosing.entries if fits(entry.offer, action, text) and not entry.closed)
        if self.mouse:
            self._by_mouse(entry, text)
        else:
            self._by_key(entry, text)

    def _by_key(self, entry: Entry, text: str) -> None:
        if not isinstance(entry.offer, Form):
            self._press(entry.key, entry.key)
            return
        words = text.split()[len(entry.offer.head.split()) :]
        (field,) = entry.offer.fields
        if isinstance(field, Pick):
            self._press(entry.key, *("abcdefghijklmnopqrstuvwxyz"[field.items.index(word)] for word in words), "enter")
        else:
            self._press(*words[0], "enter")

    def _by_mouse(self, entry: Entry, text: str) -> None:
        self.rest(SETTLED)
        self._click(f"{entry.key} {entry.note.label}")
        if not isinstance(entry.offer, Form):
            self.term.wait_idle(0.1)
            self._click(f"{entry.key} {entry.note.label}")
            return
        words = text.split()[len(entry.offer.head.split()) :]
        (field,) = entry.offer.fields
        if isinstance(field, Pick):
            for word in words:
                self.term.wait_idle(0.1)
                key = "abcdefghijklmnopqrstuvwxyz"[field.items.index(word)]
                on_card, in_line = f" {key} ─╮", f" {key} "
                self._click(on_card if on_card in self.term.screen() else in_line)
        else:
            for _ in range(int(words[0]) - field.lo + 1):  # type: ignore[union-attr]
                self._click(" + ")
                self.term.wait_idle(0.03)
        self.term.wait_idle(0.1)
        self._click(" Enter ")

    def _hint(self, key: str, text: str) -> None:
        self.rest(0.3)
        if self.mouse:
            self._click(text)
        else:
            self._press(key)

    def rest(self, seconds: float) -> None:
        """Wait as a person would, reading all the while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.term.pump(left)

    def _press(self, *keys: str) -> None:
        self.rest(0.3)
        self.term.press(*keys, delay=PAUSE)

    def _click(self, text: str) -> None:
        self.term.wait_for(text)
        x, y = self.term.find(text)
        self.term.click(x + len(text) // 2, y)


def replica(sitting: Sitting) -> Sitting:
    """The same match without a save: what `Fingers` thinks with."""
    match: Match[Any, Any] = Match(sitting.game, sitting.match.setup)
    return Sitting(sitting.about, match, None)
