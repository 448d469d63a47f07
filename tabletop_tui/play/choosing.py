"""From offers to one line of notation: what the decision bar holds. Knows no game, draws nothing.

Choosing an entry shows what it does; choosing it again, or Enter, does it. A form opens its first field at once,
because filling it in commits nothing; Enter after the last field commits, Backspace goes back. Many offers are narrowed
word by word if the game names the steps (see `narrowing`); a step commits nothing either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import digits

from rulesets.contract import Form, Note, Number, Offer
from tabletop_tui.play.choice import RESERVED, Choice, Done, Entry, Preview, with_keys
from tabletop_tui.play.filling import After, Aim, FormFilling
from tabletop_tui.play.narrowing import BELOW, Steps, first, nearest, rows

ARROWS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


class Choosing:
    """One decision being made.

    `look_up` says what a composed line would do; `name` gives a word in plain language; `steps` names what many offers
    have in common; `aim` says what a running test of skill reads now, None = there is none to see, so chance decides;
    `tell` says what a thing on the board is that was clicked and cannot be chosen, empty = nothing known.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        look_up: Callable[[str], Preview],
        name: Callable[[str], str],
        reserved: str = RESERVED,
        steps: Steps | None = None,
        aim: Aim = lambda: None,
        tell: Callable[[str], str] = lambda word: "",
    ) -> None:
        self._all = tuple(entries)
        self._steps = steps
        self._reserved = reserved
        self._path: list[tuple[str, ...]] = []
        """The groups opened, outermost first."""
        self._look_up = look_up
        self._name = name
        self._aim = aim
        self._tell = tell
        self._told = ""
        self._cursor: int | None = None
        self._form: FormFilling | None = None
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
        field = self._form.shown(self._name) if self._form is not None else None
        return Choice(self.entries, self._cursor, field, self._preview(), self.message, tuple(trail), asks)

    @property
    def filling(self) -> bool:
        """Is a field open? Then all keys belong to it."""
        return self._form is not None

    def _preview(self) -> Preview | None:
        if self._cursor is None:
            return Preview(Note("", self._told, "")) if self._told else None
        entry = self.entries[self._cursor]
        if self._form is None:
            return Preview(entry.note, entry.closed)
        return self._look_up(self._form.line) if self._form.fits else Preview(entry.note)

    # --------------------------------------------------------------------------------------------------------- keys

    def key(self, key: str, character: str | None, deliberate: bool = True) -> Done | None:
        """Take a key; returns the finished line if that was the last of it. Unknown keys change nothing."""
        self.message = self._told = ""
        if self._form is not None:
            return self._form_key(self._form, key, character, deliberate)
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
            self._open(character)
        elif character:
            low = character.casefold()
            for index, entry in enumerate(self.entries):
                if low in (entry.key, entry.digit) and low:
                    return self.choose(index, deliberate)
        return None

    def choose(self, index: int, deliberate: bool = True) -> Done | None:
        """Choose an entry by its place: select it, or do it if it was selected."""
        self.message = self._told = ""
        again = self._cursor == index and self._form is None
        if self.entries[index].opens:
            self._form = None
            self._enter(self.entries[index].words)
            return None
        if not again:
            self._cursor, self._form, self._armed = index, None, False
            if isinstance(self.entries[index].offer, Form) and not self.entries[index].closed:
                self._open()
            return None
        return self._activate(deliberate)

    def click(self, word: str) -> Done | None:
        """A click on something that stands for a word: an item of the open field, or an entry that names it."""
        if self._form is not None:
            self._form.click(word)
            self.message = self._form.message
            return None
        return self._click_place(word) if self._steps else self._click_one(word)

    def _click_one(self, word: str) -> Done | None:
        hits = [i for i, entry in enumerate(self.entries) if word in entry.line.split()]
        return self.choose(hits[0]) if len(hits) == 1 else None

    def _click_place(self, word: str) -> Done | None:
        """What the word is called at this step, or at the next one if only one way leads there."""
        assert self._steps is not None
        first_what = ""
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
                first_what = "Choose first what is to be done there."
        if len(here) == 1:
            return self.choose(here[0])
        told = self._tell(word)
        if told:
            self._cursor, self._armed = None, False
        self._told = f"{told} {first_what}".rstrip() if told else ""
        self.message = "" if told else first_what
        return None

    def back(self) -> bool:
        """Close what is open; False if there was nothing."""
        self.message = self._told = ""
        if self._form is None:
            return self._step_back()
        if self._form.back() is After.CLOSED:
            self._form = None
        return True

    def forget(self) -> None:
        """Nothing is selected and no field is open: what led there was not meant."""
        self._form, self._cursor, self._armed, self.message = None, None, False, ""

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

    def _open(self, typed: str = "") -> None:
        assert self._cursor is not None
        form = self.entries[self._cursor].offer
        assert isinstance(form, Form)
        self._form = FormFilling(form, self._aim, typed, brief=self._number_entry is not None)
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

    def _form_key(self, form: FormFilling, key: str, character: str | None, deliberate: bool) -> Done | None:
        after = form.key(key, character, deliberate)
        self.message = form.message
        if after is After.CLOSED:
            self._form = None
        if after is not After.FULL:
            return None
        preview = self._look_up(form.line)
        if preview.refusal:
            self.message = preview.refusal
            return None
        return self._commit(form.line, preview.note.warn if preview.note else "", deliberate)


def _number_form(offer: Offer) -> bool:
    return isinstance(offer, Form) and bool(offer.fields) and isinstance(offer.fields[0], Number)
