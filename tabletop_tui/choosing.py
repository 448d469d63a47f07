"""From offers to one line of notation: what the decision bar holds. Knows no game, draws nothing.

Choosing an entry shows what it does; choosing it again, or Enter, does it. A form opens its first field at once,
because filling it in commits nothing; Enter after the last field commits, Backspace goes back. Many offers are narrowed
word by word if the game names the steps (see `narrowing`); a step commits nothing either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from secrets import randbelow
from string import ascii_lowercase, digits

from rulesets.contract import Action, Field, Form, Note, Number, Offer, Pick, Skill
from rulesets.notation import filled, misfit
from tabletop_tui.narrowing import BELOW, Spot, Steps, first, nearest, rows

RESERVED = "hlmoqrtu"
"""Letters that mean the same on every page and are never given to an entry: see `screens/table.py`."""
LOOK = "l"
"""The one of them that a game without secrets has no use for."""
MAX_DIGITS = 6
CHANCE = "c"
"""The key that leaves a test of skill to chance."""
ARROWS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be chosen."""

    offer: Offer
    line: str
    """The notation of the action, or the head of the form."""
    note: Note
    key: str = ""
    digit: str = ""
    closed: str = ""
    """Why it cannot be chosen now; empty = it can."""
    held: bool = False
    """The game's own part of the page draws it, with its key: a card in the hand, a space of the board."""
    words: tuple[str, ...] = ()
    """The words that it stands for among many offers; the last of them is what it is called on a board."""
    opens: bool = False
    """It is a group: choosing it commits nothing and shows what is in it."""
    at: Spot | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a field offers to pick."""

    word: str
    name: str
    key: str
    order: int = 0
    """1 = picked first ...; 0 = not picked."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a line that is being composed would do: said before Enter."""

    note: Note | None
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class Filling:
    """A field that is open."""

    field: Field
    typed: str
    items: tuple[Item, ...]
    at: int
    """The item under the cursor; -1 = none yet."""


@dataclass(frozen=True, slots=True)
class Choice:
    """All that the decision bar shows. `cursor` None = nothing selected yet."""

    entries: tuple[Entry, ...]
    cursor: int | None
    filling: Filling | None
    preview: Preview | None
    message: str = ""
    trail: tuple[str, ...] = ()
    """The steps taken so far through many offers, and what they lead to as a question in `asks`."""
    asks: str = ""

    @property
    def selected(self) -> Entry | None:
        """The entry that has been chosen once."""
        return None if self.cursor is None else self.entries[self.cursor]

    @property
    def picked(self) -> tuple[str, ...]:
        """The words picked so far in the open field, in order."""
        if self.filling is None:
            return ()
        return tuple(item.word for item in sorted(self.filling.items, key=lambda item: item.order) if item.order)

    @property
    def pointed(self) -> str:
        """The word under the cursor of the open field."""
        filling = self.filling
        return filling.items[filling.at].word if filling and 0 <= filling.at < len(filling.items) else ""


@dataclass(frozen=True, slots=True)
class Done:
    """The choice is made: this line of notation."""

    line: str


def with_keys(entries: Sequence[Entry], reserved: str = RESERVED, number: bool = False) -> tuple[Entry, ...]:
    """Give every entry a letter out of its label, and a digit unless digits open the only number field.

    An entry that comes with a key keeps that one alone.
    """
    own = {entry.key for entry in entries if entry.key}
    taken = own | set(reserved)
    keyed = []
    for index, entry in enumerate(entries):
        if entry.key:
            keyed.append(entry)
            continue
        letters = [c for c in entry.note.label.casefold() if c in ascii_lowercase] + list(ascii_lowercase)
        key = next((c for c in letters if c not in taken), "")
        taken.add(key)
        digit = digits[(index + 1) % 10] if index < 10 and not number else ""
        keyed.append(replace(entry, key=key, digit="" if digit in own else digit))
    return tuple(keyed)


class Choosing:
    """One decision being made.

    `look_up` says what a composed line would do; `name` gives a word in plain language; `steps` names what many offers
    have in common; `aim` says what a running test of skill reads now, None = there is none to see, so chance decides.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        look_up: Callable[[str], Preview],
        name: Callable[[str], str],
        reserved: str = RESERVED,
        steps: Steps | None = None,
        aim: Callable[[], int | None] = lambda: None,
    ) -> None:
        self._all = tuple(entries)
        self._steps = steps
        self._reserved = reserved
        self._path: list[tuple[str, ...]] = []
        """The groups opened, outermost first."""
        self._look_up = look_up
        self._name = name
        self._aim = aim
        self._cursor: int | None = None
        self._values: list[list[str]] | None = None
        self._typed = ""
        self._at = -1
        self._armed = False
        self.message = ""
        self._narrow()

    def _narrow(self) -> None:
        """The entries of the step that is open."""
        found = list(self._all)
        if self._steps is not None:
            start = self._path.pop() if self._path else ()
            path, found = first(self._all, start, self._steps)
            if path:
                self._path.append(path)
        forms = [i for i, e in enumerate(found) if _number_form(e.offer) and not e.closed]
        self._number_entry = forms[0] if len(forms) == 1 else None
        self.entries = with_keys(found, self._reserved, self._number_entry is not None)
        self._cursor, self._armed = None, False

    # ------------------------------------------------------------------------------------------------------ showing

    def choice(self) -> Choice:
        """What to show now."""
        trail, asks = [], ""
        if self._steps is not None and self._path:
            at = self._path[-1]
            notes = [step.note for n in range(1, len(at) + 1) if (step := self._steps(at[:n])) is not None]
            trail = [note.label for note in notes]
            asks = notes[-1].effect if notes else ""
        return Choice(self.entries, self._cursor, self._filling(), self._preview(), self.message, tuple(trail), asks)

    @property
    def filling(self) -> bool:
        """Is a field open? Then all keys belong to it."""
        return self._values is not None

    def _field(self) -> Field:
        assert self._cursor is not None and self._values is not None
        offer = self.entries[self._cursor].offer
        assert isinstance(offer, Form)
        return offer.fields[len(self._values) - 1]

    def _filling(self) -> Filling | None:
        if self._values is None:
            return None
        field = self._field()
        items: tuple[Item, ...] = ()
        if isinstance(field, Pick):
            now = self._values[-1]
            items = tuple(
                Item(word, self._name(word), _item_key(index), now.index(word) + 1 if word in now else 0)
                for index, word in enumerate(field.items)
            )
        return Filling(field, self._typed, items, min(self._at, len(items) - 1))

    def _preview(self) -> Preview | None:
        if self._cursor is None:
            return None
        entry = self.entries[self._cursor]
        if self._values is None:
            return Preview(entry.note, entry.closed)
        assert isinstance(entry.offer, Form)
        values = self._composed()
        if values is None or len(values) < len(entry.offer.fields):
            return Preview(entry.note)
        return self._look_up(filled(entry.offer, values))

    def _composed(self) -> list[list[str]] | None:
        """The values so far with what is typed; None if the open field is not filled yet."""
        assert self._values is not None
        values = [*self._values[:-1], [self._typed] if not isinstance(self._field(), Pick) else self._values[-1]]
        return None if misfit(self._field(), values[-1]) else values

    # --------------------------------------------------------------------------------------------------------- keys

    def key(self, key: str, character: str | None, deliberate: bool = True) -> Done | None:
        """Take a key; returns the finished line if that was the last of it. Unknown keys change nothing."""
        self.message = ""
        if self._values is not None:
            return self._field_key(key, character, deliberate)
        if key in ARROWS and any(entry.at is not None for entry in self.entries):
            self._go(*ARROWS[key])
        elif key in ("right", "down", "tab"):
            self._move(1)
        elif key in ("left", "up", "shift+tab"):
            self._move(-1)
        elif key == "enter":
            return self._activate(deliberate) if self._cursor is not None else None
        elif character and character in digits and self._number_entry is not None:
            self._cursor = self._number_entry
            self._open()
            self._typed = character
        elif character:
            low = character.casefold()
            for index, entry in enumerate(self.entries):
                if low in (entry.key, entry.digit) and low:
                    return self.choose(index, deliberate)
        return None

    def choose(self, index: int, deliberate: bool = True) -> Done | None:
        """Choose an entry by its place: select it, or do it if it was selected."""
        self.message = ""
        again = self._cursor == index and self._values is None
        if self.entries[index].opens:
            self._values = None
            self._enter(self.entries[index].words)
            return None
        if not again:
            self._cursor, self._values, self._armed = index, None, False
            if isinstance(self.entries[index].offer, Form) and not self.entries[index].closed:
                self._open()
            return None
        return self._activate(deliberate)

    def click(self, word: str) -> Done | None:
        """A click on something that stands for a word: an item of the open field, or an entry that names it."""
        if self._values is not None:
            field = self._field()
            if isinstance(field, Pick) and word in field.items:
                return self._toggle(field.items.index(word))
            return None
        return self._click_place(word) if self._steps else self._click_one(word)

    def _click_one(self, word: str) -> Done | None:
        hits = [i for i, entry in enumerate(self.entries) if word in entry.line.split()]
        return self.choose(hits[0]) if len(hits) == 1 else None

    def _click_place(self, word: str) -> Done | None:
        """What the word is called at this step, or at the next one if only one way leads there."""
        assert self._steps is not None
        here = [index for index, entry in enumerate(self.entries) if entry.words[-1:] == (word,)]
        if not here:
            ways = [
                entry.words
                for entry in self.entries
                if entry.opens and any(one.words[-1:] == (word,) for one in rows(self._all, entry.words, self._steps))
            ]
            if len(ways) == 1:
                self._enter(ways[0])
                here = [index for index, entry in enumerate(self.entries) if entry.words[-1:] == (word,)]
            elif ways:
                self.message = "Choose first what is to be done there."
        return self.choose(here[0]) if len(here) == 1 else None

    def back(self) -> bool:
        """Close what is open; False if there was nothing."""
        self.message = ""
        if self._values is None:
            return self._step_back()
        self._values.pop()
        self._typed = ""
        self._at = -1
        if not self._values:
            self._values = None
        else:
            self._typed = "" if isinstance(self._field(), Pick) else self._values[-1][0]
        return True

    def confirm(self) -> Done | None:
        """Enter, from the mouse."""
        return self.key("enter", None)

    def refused(self, why: str) -> None:
        """The line was not accepted: say why, keep the field open so that it can be mended."""
        self.message = why
        self._armed = False

    def _enter(self, words: tuple[str, ...]) -> None:
        self._path.append(words)
        self._narrow()

    def _step_back(self) -> bool:
        """From what is selected to nothing, and then out of the group."""
        if self._cursor is not None:
            self._cursor, self._armed = None, False
            return True
        if self._path:
            left = self._path.pop()
            self._narrow()
            if self._path[-1:] != [left]:  # where there is but one way in there is none out
                self._cursor = next((i for i, entry in enumerate(self.entries) if entry.words == left), None)
                return True
        return False

    def _go(self, across: int, down: int) -> None:
        """To the next spot of the board in that direction; the bar lies below the board."""
        spots = [entry.at or (6 * index, BELOW) for index, entry in enumerate(self.entries)]
        to: int | None = None
        if self._cursor is None:
            to = next((index for index, entry in enumerate(self.entries) if not entry.closed), 0)
        elif spots[self._cursor][1] == BELOW and down > 0:
            to = None
        else:
            to = nearest(spots, spots[self._cursor], across, down)
        if to is not None:
            self._cursor, self._armed = to, False

    def _move(self, step: int) -> None:
        if self.entries:
            now = self._cursor
            first = 0 if step > 0 else len(self.entries) - 1
            self._cursor = first if now is None else (now + step) % len(self.entries)
            self._armed = False

    def _open(self) -> None:
        self._values = [[]]
        self._typed = ""
        self._at = -1
        self._armed = False

    def _activate(self, deliberate: bool) -> Done | None:
        assert self._cursor is not None
        entry = self.entries[self._cursor]
        if entry.closed:
            self.message = entry.closed
            return None
        if entry.opens:
            self._enter(entry.words)
            return None
        if isinstance(entry.offer, Form):
            self._open()
            return None
        return self._commit(entry.line, entry.note.warn, deliberate)

    def _commit(self, line: str, warn: str, deliberate: bool) -> Done | None:
        if not deliberate:
            return None
        if warn and not self._armed:
            self._armed = True
            self.message = f"{warn} Enter again: yes."
            return None
        return Done(line)

    def _field_key(self, key: str, character: str | None, deliberate: bool) -> Done | None:
        field = self._field()
        if isinstance(field, Skill) and (key in ("enter", "space") or character == CHANCE):
            return self._stop(field, self._aim() if character != CHANCE else None, deliberate)
        if key == "enter":
            return self._next(deliberate)
        if key in ("backspace", "escape", "delete"):
            self._delete(field, whole=key == "escape")
        elif isinstance(field, Pick):
            return self._pick_key(field, key, character)
        elif isinstance(field, Number):
            self._number_key(field, key, character)
        return None

    def _stop(self, field: Skill, at: int | None, deliberate: bool) -> Done | None:
        """A test of skill ends where it is, or where chance has it."""
        if not deliberate:
            return None
        self._typed = str(field.lo + randbelow(field.hi - field.lo + 1) if at is None else at)
        return self._next(deliberate)

    def _delete(self, field: Field, whole: bool) -> None:
        assert self._values is not None
        picks = isinstance(field, Pick)
        if whole or not (self._values[-1] if picks else self._typed):
            self.back()
        elif picks:
            self._values[-1].pop()
        else:
            self._typed = self._typed[:-1]
            if not self._typed and self._number_entry is not None:
                self.back()

    def _number_key(self, field: Number, key: str, character: str | None) -> None:
        if character and character in digits:
            self._typed = (self._typed + character).lstrip("0")[:MAX_DIGITS] or "0"
        elif key in ("up", "down", "right", "left", "plus", "minus"):
            step = 1 if key in ("up", "right", "plus") else -1
            now = int(self._typed) + step if self._typed else field.lo
            self._typed = str(max(field.lo, now if field.hi is None else min(field.hi, now)))

    def _pick_key(self, field: Pick, key: str, character: str | None) -> Done | None:
        if not field.items:
            return None
        if key in ("right", "down", "tab"):
            self._at = (self._at + 1) % len(field.items)
        elif key in ("left", "up", "shift+tab"):
            self._at = (max(0, self._at) - 1) % len(field.items)
        elif key == "space":
            return self._toggle(max(0, self._at))
        elif character:
            for index in range(len(field.items)):
                if character.casefold() == _item_key(index):
                    return self._toggle(index)
        return None

    def _toggle(self, index: int) -> Done | None:
        field = self._field()
        assert isinstance(field, Pick) and self._values is not None
        word, now = field.items[index], self._values[-1]
        self._at = index
        if word in now:
            now.remove(word)
        elif field.most == 1:
            now[:] = [word]
        elif len(now) < field.most:
            now.append(word)
            if not field.ordered:
                now.sort(key=field.items.index)
        else:
            self.message = f"That is {field.most} already: take one back first."
        return None

    def _next(self, deliberate: bool) -> Done | None:
        assert self._cursor is not None and self._values is not None
        offer = self.entries[self._cursor].offer
        assert isinstance(offer, Form)
        field = self._field()
        words = self._values[-1] if isinstance(field, Pick) else [self._typed]
        if not isinstance(field, Pick) and not self._typed:
            self.message = "Type a number first."
            return None
        if isinstance(field, Pick) and (why := misfit(field, words)):
            self.message = why
            return None
        self._values[-1] = list(words)
        if len(self._values) < len(offer.fields):
            self._values.append([])
            self._typed, self._at = "", -1
            return None
        line = filled(offer, self._values)
        preview = self._look_up(line)
        if preview.refusal:
            self.message = preview.refusal
            return None
        return self._commit(line, preview.note.warn if preview.note else "", deliberate)


def _number_form(offer: Offer) -> bool:
    return isinstance(offer, Form) and bool(offer.fields) and isinstance(offer.fields[0], Number)


def _item_key(index: int) -> str:
    """Letters, then digits: fields take every key, so none is reserved."""
    keys = ascii_lowercase + digits
    return keys[index] if index < len(keys) else ""


def entry_of(offer: Offer, line: str, note: Note, closed: str = "") -> Entry:
    """An entry before it gets its keys."""
    assert isinstance(offer, Action | Form)
    return Entry(offer, line, note, closed=closed)
