"""A form being filled in, field by field: the keys of one open field, and what is composed so far.

All keys belong to an open field. Filling it in commits nothing; a form that is full is handed back as one line.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from secrets import randbelow
from string import ascii_lowercase, digits
from typing import TypeAlias

from rulesets.contract import Field, Form, Number, Pick, Skill
from rulesets.notation import filled, misfit
from tabletop_tui.play.choice import CHANCE, Filling, Item

MAX_DIGITS = 6


Aim: TypeAlias = Callable[[], int | None]
"""What a running test of skill reads now; None = there is none to see, so chance decides."""


class After(Enum):
    """What a key did to the form."""

    STAYS = auto()
    CLOSED = auto()
    """Backed out of its first field."""
    FULL = auto()
    """Enter after the last field: `line` is the whole of it; whether the game takes it is not judged here."""


class FormFilling:
    """The fields of one form from the first to the one that is open. `typed` is what a number field begins with.

    With `brief` an emptied number closes the form: a digit opened it, so Backspace takes back both.
    """

    def __init__(self, form: Form, aim: Aim = lambda: None, typed: str = "", brief: bool = False) -> None:
        self._form = form
        self._aim = aim
        self._values: list[list[str]] = [[]]
        self._typed = typed
        self._at = -1
        self._brief = brief
        self.message = ""

    @property
    def field(self) -> Field:
        """The open field."""
        return self._form.fields[len(self._values) - 1]

    @property
    def line(self) -> str:
        """The notation of the form as far as it is filled."""
        return filled(self._form, [*self._values[:-1], self._words])

    @property
    def fits(self) -> bool:
        """Is every field filled, the open one with what it may hold?"""
        return len(self._values) == len(self._form.fields) and not misfit(self.field, self._words)

    @property
    def _words(self) -> list[str]:
        return list(self._values[-1]) if isinstance(self.field, Pick) else [self._typed]

    def shown(self, name: Callable[[str], str]) -> Filling:
        """The open field as the decision bar shows it; `name` gives a word in plain language."""
        field, now = self.field, self._values[-1]
        items: tuple[Item, ...] = ()
        if isinstance(field, Pick):
            items = tuple(
                Item(word, name(word), _item_key(index), now.index(word) + 1 if word in now else 0)
                for index, word in enumerate(field.items)
            )
        return Filling(field, self._typed, items, min(self._at, len(items) - 1))

    def key(self, key: str, character: str | None, deliberate: bool = True) -> After:
        """Take a key. Unknown keys change nothing; only a deliberate one stops a test of skill."""
        self.message = ""
        field = self.field
        if isinstance(field, Skill) and (key in ("enter", "space") or character == CHANCE):
            return self._stop(field, self._aim() if character != CHANCE else None) if deliberate else After.STAYS
        if key == "enter":
            return self._next()
        if key in ("backspace", "escape", "delete"):
            return self._delete(whole=key == "escape")
        if isinstance(field, Pick):
            self._pick_key(field, key, character)
        elif isinstance(field, Number):
            self._number_key(field, key, character)
        return After.STAYS

    def click(self, word: str) -> None:
        """A click on something that stands for a word: an item of the open field."""
        self.message = ""
        field = self.field
        if isinstance(field, Pick) and word in field.items:
            self._toggle(field, field.items.index(word))

    def back(self) -> After:
        """To the field before this one."""
        self.message = ""
        self._values.pop()
        self._typed, self._at = "", -1
        if not self._values:
            return After.CLOSED
        if not isinstance(self.field, Pick):
            self._typed = self._values[-1][0]
        return After.STAYS

    def _stop(self, field: Skill, at: int | None) -> After:
        """A test of skill ends where it is, or where chance has it."""
        self._typed = str(field.lo + randbelow(field.hi - field.lo + 1) if at is None else at)
        return self._next()

    def _delete(self, whole: bool) -> After:
        if whole or not (self._values[-1] if isinstance(self.field, Pick) else self._typed):
            return self.back()
        if isinstance(self.field, Pick):
            self._values[-1].pop()
            return After.STAYS
        self._typed = self._typed[:-1]
        return After.STAYS if self._typed or not self._brief else self.back()

    def _number_key(self, field: Number, key: str, character: str | None) -> None:
        if character and character in digits:
            self._typed = (self._typed + character).lstrip("0")[:MAX_DIGITS] or "0"
        elif key in ("up", "down", "right", "left", "plus", "minus"):
            step = 1 if key in ("up", "right", "plus") else -1
            now = int(self._typed) + step if self._typed else field.lo
            self._typed = str(max(field.lo, now if field.hi is None else min(field.hi, now)))

    def _pick_key(self, field: Pick, key: str, character: str | None) -> None:
        if not field.items:
            return
        if key in ("right", "down", "tab"):
            self._at = (self._at + 1) % len(field.items)
        elif key in ("left", "up", "shift+tab"):
            self._at = (max(0, self._at) - 1) % len(field.items)
        elif key == "space":
            self._toggle(field, max(0, self._at))
        elif character:
            hits = [index for index in range(len(field.items)) if character.casefold() == _item_key(index)]
            if hits:
                self._toggle(field, hits[0])

    def _toggle(self, field: Pick, index: int) -> None:
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

    def _next(self) -> After:
        field, words = self.field, self._words
        if isinstance(field, Pick):
            self.message = misfit(field, words) or ""
        elif not self._typed:
            self.message = "Type a number first."
        if self.message:
            return After.STAYS
        if len(self._values) == len(self._form.fields):
            return After.FULL
        self._values[-1] = words
        self._values.append([])
        self._typed, self._at = "", -1
        return After.STAYS


def _item_key(index: int) -> str:
    """Letters, then digits: fields take every key, so none is reserved."""
    keys = ascii_lowercase + digits
    return keys[index] if index < len(keys) else ""
