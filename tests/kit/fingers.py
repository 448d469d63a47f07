"""Fingers: plays a recorded game in the real program, in a pseudo-terminal, by keyboard or by mouse.

It keeps a replica of the match to know which keys a move takes, and looks at the emulated screen after each of them.
What only one game's page can tell - where a card lies, which letter is on it - a test hands in as an `Eye`.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from string import ascii_lowercase
from typing import Any, Protocol, runtime_checkable

from kit.term import Term
from rulesets.contract import Action, Field, Form, Number, Pick, Seat, Window
from rulesets.notation import fits
from rulesets.record import Move, read_line
from tabletop_tui.play.asking import choosing_for, own_ask, public_ask, question
from tabletop_tui.play.choice import LOOK, Entry
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.play.hand_codes import LOOK_BESIDE
from tabletop_tui.play.moment import Asked, ByLetter, Calling, Moment, Reacting, moment_of
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.tables.base import kit_of

PAUSE = 0.12
"""Between two presses: longer than a keyboard repeats."""
ANSWER = 1.0
"""So long a press waits for something to happen on the screen before the next one follows all the same."""
SETTLED = 0.3
"""After the next person is asked the program is deaf at first; its page is drawn when that has begun."""
CURTAIN = 0.5
"""The same where somebody is called behind a screen."""
WINDOW = 1.05
"""The same after a window has opened."""
SCORED = 0.6
"""The same over a scoring."""


class Eye(Protocol):
    """Reads one game's private page."""

    def spot(self, term: Term, word: str) -> tuple[int, int]:
        """The cell of the card, or of the space of the board, that a word names."""
        ...

    def letter(self, term: Term, word: str) -> str:
        """The hand code on it."""
        ...


@runtime_checkable
class ItemEye(Protocol):
    """One that also finds things to pick where their keys alone would not do."""

    def item(self, term: Term, word: str) -> tuple[int, int]:
        """The cell of a thing that an open field offers."""
        ...


class Fingers:
    """Plays a record in `term`; `secret` must never match what the public table shows."""

    def __init__(
        self,
        term: Term,
        sitting: Sitting,
        secret: re.Pattern[str],
        mouse: bool = False,
        eye: Eye | None = None,
        codes: bool = False,
    ) -> None:
        self.term = term
        self.sitting = sitting
        self.secret = secret
        self.mouse = mouse
        self.eye = eye
        self.codes = codes
        """Hand codes are on: sealed choices are made by letter."""
        self.curtains = 0
        self._kit = kit_of(sitting.game.meta.id)
        self._letters: dict[Seat, dict[str, str]] = {}
        self._inside: Seat | None = None
        """Whose private page is still open after its last answer."""
        self._spoke: Seat | None = None
        """Who gave the last answer, if it was on the public page: nobody is deaf when the same is asked again."""

    def play(self, record: Sequence[str], after: Callable[[int], None] = lambda number: None) -> None:
        """Every line of the record, as the person who owns it would do it."""
        lines = [read_line(self.sitting.game, text) for text in record]
        at = 0
        while at < len(lines):
            line = lines[at]
            assert isinstance(line, Move) and line.who is not None
            moment = self.moment()
            count, spoke = 1, None
            if self._inside == line.who:
                self._choose(line.action, private=True, seat=line.who)
            else:
                self.wait_for_table()
                if isinstance(moment, Reacting):
                    count = self._window(moment.window, lines[at:])
                elif isinstance(moment, Calling):
                    self._called(moment, line.who, line.action)
                elif isinstance(moment, ByLetter):
                    self._by_letter(line.who, line.action)
                elif self._said_aloud(line):
                    if line.who != self._spoke:
                        self.term.rest(SETTLED)
                    self._choose(line.action, private=False, seat=line.who)
                    spoke = line.who
                else:
                    self._behind_the_screen(line.who, line.action)
            since = self.sitting.match.length
            seen_before = len(self.sitting.see(None).log)
            for done in lines[at : at + count]:
                assert isinstance(done, Move)
                self.sitting.act(done.who, done.action)
            last = lines[at + count - 1]
            assert isinstance(last, Move) and last.who is not None
            private = not isinstance(moment, Asked | ByLetter) and not self._waved(moment, last)
            self._inside = last.who if private and self.sitting.stays_private(last.who, since) else None
            self._spoke = spoke
            at += count
            self._count_up(seen_before)
            after(self.sitting.match.length)

    def _count_up(self, since: int) -> None:
        """A scoring may lie over the table: step by step through it."""
        seen = self.sitting.see(None)
        events = [line.event for line in seen.log[since:]]
        count = self._kit.count(seen.view, events) if self._kit.count is not None else None
        if count is None:
            return
        for step in count.steps:
            self.term.wait_for(lambda t, step=step: count.title in t.screen() and step.name in t.screen())
            self.term.rest(SCORED)
            if self.mouse:
                self.term.click(4, 12)
            else:
                self._press("enter")

    def _waved(self, moment: Moment, line: Move) -> bool:
        return isinstance(moment, Reacting) and line.action == moment.window.default

    def moment(self) -> Moment:
        """What the public page must be doing."""
        sealed = self._kit.codes.decision if self.codes and self._kit.codes else ""
        return moment_of(self.sitting, self.sitting.see(None), sealed)

    def wait_for_table(self) -> None:
        """The public page asks what the replica says it asks, and shows nothing secret."""
        sitting = self.sitting
        seen = sitting.see(None)
        moment = self.moment()
        last_line = f"{self._look_key()} look" if sitting.game.meta.secrets else "m more"
        wanted = [seen.view.headline, last_line]
        if isinstance(moment, Asked):
            wanted.append(question(sitting, moment.ask)[:36])
        elif isinstance(moment, Calling):
            wanted += ["I am alone with it", self._call_of(moment.seats[0])]
        elif isinstance(moment, Reacting):
            wanted += [moment.window.default_label, moment.window.label]
        elif isinstance(moment, ByLetter):
            wanted.append("Number of your seat, letter, Enter")
        self.term.wait_for(lambda t: all(text in t.screen() for text in wanted))
        assert not self.secret.search(self.term.screen()), self.term.screen()

    def _look_key(self) -> str:
        """Of the page that the table shows now."""
        return LOOK_BESIDE if isinstance(self.moment(), ByLetter) else LOOK

    def _call_of(self, seat: Seat) -> str:
        """Name and question, as the page puts them beside each other when it calls a seat."""
        asks = self.sitting.see(None).view.asks
        ask = next(ask for ask in asks if ask.decision.owner == seat)
        return f"{self.sitting.names[seat]}  {question(self.sitting, ask)[:20]}"

    def _said_aloud(self, line: Move) -> bool:
        text = self.sitting.game.text(line.action)
        asks = self.sitting.see(None).view.asks
        return any(fits(offer, line.action, text) for ask in asks for offer in ask.offers)

    # -------------------------------------------------------------------------------------------- behind a screen

    def _behind_the_screen(self, seat: Seat, action: Action) -> None:
        self._look(seat)
        self._choose(action, private=True, seat=seat)

    def _look(self, seat: Seat) -> None:
        """The private look of a seat, by its key and, if another seat is called first, its number."""
        curtain = self.sitting.needs_curtain()
        self.term.rest(SETTLED if isinstance(self.moment(), Asked) else CURTAIN)
        self._hint(self._look_key(), f"{self._look_key()} look")
        if curtain:
            self.term.wait_for("q  back to the table")
            self.curtains += 1
            self.term.rest(CURTAIN)
            name = self.sitting.names[seat]
            if f"{name} instead" in self.term.screen():
                self._hint(str(seat + 1), f"{name} instead")
                self.term.wait_for(lambda t: f"{name} instead" not in t.screen())
                self.term.rest(SETTLED)
            self._hint("enter", "I am alone with it")
        self._opened(seat)

    def _called(self, moment: Calling, seat: Seat, action: Action) -> None:
        """The seat that the table names, or another one by its number."""
        self.term.rest(CURTAIN)
        if seat != moment.seats[0]:
            name = self.sitting.names[seat]
            self._hint(str(seat + 1), f"{name} first")
            self.term.wait_for(self._call_of(seat))
            self.term.rest(SETTLED)
        self.curtains += self.sitting.needs_curtain()
        self._hint("enter", "I am alone with it")
        self._opened(seat)
        self._choose(action, private=True, seat=seat)

    def _opened(self, seat: Seat) -> None:
        self.term.wait_for(f"{self.sitting.names[seat]}'s screen")
        self.sitting.looked(seat)
        self.term.wait_idle(PAUSE)

    def _window(self, window: Window, lines: Sequence[Any]) -> int:
        """Let it be for all, or go behind the screen of the one that reacts; returns the lines that this makes."""
        self.term.rest(WINDOW)
        for count, (seat, line) in enumerate(zip(window.seats, lines, strict=False), 1):
            if line.action == window.default:
                continue
            self._hint(window.key, f"{window.key}  {window.label}")
            self._hint(str(seat + 1), f"{seat + 1}  {self.sitting.names[seat]}")
            self.term.wait_for("q  back to the table")
            self.curtains += 1
            self.term.rest(CURTAIN)
            self._hint("enter", "I am alone with it")
            self._opened(seat)
            self._choose(line.action, private=True, seat=seat, ahead=True)
            return count
        self._hint("enter", window.default_label)
        return len(window.seats)

    def _by_letter(self, seat: Seat, action: Action) -> None:
        """Seat number, letter, Enter; before that a look, if the seat has none."""
        word = self.sitting.game.text(action).split()[-1]
        if word not in self._letters.get(seat, {}):
            self._look(seat)
            assert self.eye is not None and self._kit.codes is not None
            words = self._kit.codes.words(self.sitting.see(seat).view)
            self._letters[seat] = {one: self.eye.letter(self.term, one) for one in words}
            self._hint("q", "q back to the table")
            self.term.wait_for("Number of your seat")
            self.term.rest(SETTLED)
        letter = self._letters[seat].pop(word)
        self.term.rest(SETTLED)
        if self.mouse:
            self._click(f" {self.sitting.names[seat]} ", last=True)
            pad = re.compile(rf" {letter}( |$)", re.MULTILINE)
            self.term.wait_for(lambda t: f"{self.sitting.names[seat]}: now" in t.screen() and pad.search(t.screen()))
            self.term.rest(SETTLED)
            x, y = self.term.find(f" {letter} ")
            self.term.click(x + 1, y)
            self.term.rest(SETTLED)
            self._click(" Enter lays it ")
        else:
            self._press(str(seat + 1), letter.lower())
            self.term.wait_for("Enter lays it")
            self._press("enter")

    def look_and_note(self, seat: Seat) -> None:
        """A private look at the letters only."""
        self.wait_for_table()
        self._look(seat)
        assert self.eye is not None and self._kit.codes is not None
        words = self._kit.codes.words(self.sitting.see(seat).view)
        self._letters[seat] = {one: self.eye.letter(self.term, one) for one in words}
        self._hint("q", "q back to the table")

    # ------------------------------------------------------------------------------------------------- choosing

    def _choose(self, action: Action, private: bool, seat: Seat, ahead: bool = False) -> None:
        sitting = self.sitting
        seen = sitting.match.ahead(seat) if ahead else sitting.see(seat if private else None)
        ask = own_ask(seen, seat) if private else public_ask(sitting, seen)
        assert ask is not None
        if private:
            self.term.wait_for(question(sitting, ask)[:30])
        keys, walk = self._kit.keys if private else None, self._kit.walk
        choosing = choosing_for(sitting, seen, ask, private, keys=keys, walk=walk)
        text = sitting.game.text(action)
        if walk is not None:
            self._step_by_step(choosing, action, text)
            if sitting.game.explain(seen.view, action).warn:
                self.term.wait_for("Enter again")
                self._press("enter")
            return
        entry = next(entry for entry in choosing.entries if fits(entry.offer, action, text) and not entry.closed)
        if entry.held:
            self._card(seat, entry, text.split()[-1])
        elif self.mouse:
            self._by_mouse(entry, text)
        else:
            self._by_key(entry, text)

    def _step_by_step(self, choosing: Choosing, action: Action, text: str) -> None:
        """Through the groups of many offers to the one that is meant."""
        while True:
            index, entry = next(
                (index, entry)
                for index, entry in enumerate(choosing.entries)
                if not entry.closed
                and (
                    tuple(text.split()[: len(entry.words)]) == entry.words
                    if entry.opens
                    else fits(entry.offer, action, text)
                )
            )
            if not entry.opens:
                break
            self.term.rest(0.1)
            if self.mouse:
                self._point(entry)
            else:
                self.term.press(*self._way(choosing, index))
            choosing.choose(index)
            self.term.wait_for(f"{choosing.choice().trail[-1]}  \u2190 Backspace")
        if entry.held and self.mouse:
            self.term.rest(SETTLED)
            self._point(entry)
            self.term.wait_for(entry.note.label[:12])
            self.term.rest(0.15)
            self._point(entry)
        elif self.mouse:
            self._by_mouse(entry, text)
        else:
            way = self._way(choosing, index)
            if isinstance(entry.offer, Form):
                self._by_key(entry, text)
            else:
                self._press(*way, *(["enter"] if len(way) > 1 else way))

    def _way(self, choosing: Choosing, index: int) -> list[str]:
        """The key of an entry, or the way to it with the cursor."""
        entry = choosing.entries[index]
        if entry.key or entry.digit:
            return [entry.key or entry.digit]
        return ["tab"] * (index + 1)

    def _point(self, entry: Entry) -> None:
        """A click on a space of the board, or on an entry of the bar."""
        if not entry.held:
            self._click(f" {entry.key or entry.digit} {entry.note.label} ", last=True)
            return
        assert self.eye is not None
        self.term.click(*self.eye.spot(self.term, entry.words[-1]))

    def _card(self, seat: Seat, entry: Entry, word: str) -> None:
        """A card of the hand: its key twice, or two clicks on it."""
        key = entry.key
        if self.codes or self.mouse:
            assert self.eye is not None
        if self.codes and self.eye is not None:
            key = self.eye.letter(self.term, word).lower()
            self._letters.get(seat, {}).pop(word, None)
        if self.mouse and self.eye is not None:
            self.term.rest(SETTLED)
            x, y = self.eye.spot(self.term, word)
            self.term.click(x, y)
            self.term.wait_for(entry.note.label)
            self.term.rest(0.1)
            self.term.click(x, y)
        else:
            self._press(key, key)

    def _by_key(self, entry: Entry, text: str) -> None:
        """An action by its key twice; a number at once; fields one by one, of which the last takes all words left."""
        if not isinstance(entry.offer, Form):
            self._press(entry.key, entry.key)
            return
        words = text.split()[len(entry.offer.head.split()) :]
        fields = entry.offer.fields
        if isinstance(fields[0], Number):
            self._press(*words[0], "enter")
            return
        keys = [entry.key]
        for number, field in enumerate(fields, 1):
            here = words if number == len(fields) else [words.pop(0)]
            keys += [*(_item_key(field, word) for word in here), "enter"]
        self._press(*keys)

    def _by_mouse(self, entry: Entry, text: str) -> None:
        self.term.rest(SETTLED)
        self._click(f"{entry.key} {entry.note.label}")
        if not isinstance(entry.offer, Form):
            self.term.rest(PAUSE)
            self._click(f"{entry.key} {entry.note.label}")
            return
        words = text.split()[len(entry.offer.head.split()) :]
        (field,) = entry.offer.fields
        if isinstance(field, Pick):
            for word in words:
                self.term.rest(PAUSE)
                if isinstance(self.eye, ItemEye):
                    self.term.click(*self.eye.item(self.term, word))
                    continue
                key = _item_key(field, word)
                on_card, in_line = f" {key} ─╮", f" {key} "
                self._click(on_card if on_card in self.term.screen() else in_line)
        else:
            for number in range(field.lo, int(words[0]) + 1):  # type: ignore[union-attr]
                self.term.rest(PAUSE)
                self._click(" + ")
                self.term.wait_for(f" {number}  (")
        self.term.rest(PAUSE)
        self._click(" Enter ")

    def _hint(self, key: str, text: str) -> None:
        if self.mouse:
            self.term.rest(PAUSE)
            self._click(text)
        else:
            self._press(key)

    def _press(self, *keys: str) -> None:
        """Key after key, each when the one before has shown on the screen: no machine is too slow for that."""
        for key in keys:
            self.term.rest(PAUSE)
            written = len(self.term.raw)
            self.term.press(key)
            end = time.monotonic() + ANSWER
            while len(self.term.raw) == written and time.monotonic() < end:
                self.term.pump(0.05)

    def _click(self, text: str, last: bool = False) -> None:
        """Click a text; `last` takes its lowest place on the screen. Spaces at the end of a line count."""

        def places(term: Term) -> list[tuple[int, int]]:
            lines = [f"{line} " for line in term.screen().splitlines()]
            return [(line.index(text), row) for row, line in enumerate(lines) if text in line]

        self.term.wait_for(lambda term: bool(places(term)))
        x, y = places(self.term)[-1 if last else 0]
        self.term.click(x + len(text) // 2, y)


def _item_key(field: Field, word: str) -> str:
    """The letter of a thing to pick."""
    assert isinstance(field, Pick)
    return ascii_lowercase[field.items.index(word)]
