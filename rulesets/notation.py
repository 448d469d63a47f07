"""One text notation for every action, both ways, from one table per game.

A game lists its verbs with the codecs of their parameters; this module reads and writes the lines:

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True, slots=True)
... class Bid(Action):
...     amount: int
>>> notation = Notation({"bid": Verb(Bid, WHOLE)})
>>> notation.text(Bid(5)), notation.parse("bid 5")
('bid 5', Bid(amount=5))
>>> notation.parse("bid five")
Traceback (most recent call last):
...
rulesets.contract.BadNotation: "bid five": "five" is not a whole number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rulesets.contract import Action, BadNotation, Field, Form, Offer, Pick


class Word:
    """How one word of a line is read and written."""

    many = False

    def __init__(self, read: Callable[[str], Any], write: Callable[[Any], str] = str) -> None:
        self.read = read
        self.write = write


class Words(Word):
    """The rest of the line as a tuple, possibly empty: the last parameter of a verb."""

    many = True


def _whole(word: str) -> int:
    if not (word.isascii() and word.removeprefix("-").isdigit() and len(word) < 12):
        raise BadNotation(f'"{_short(word)}" is not a whole number.')
    return int(word)


def _reader(words: Sequence[str], what: str) -> Callable[[str], int]:
    at = {word: index for index, word in enumerate(words)}

    def read(word: str) -> int:
        index = at.get(word)
        if index is None:
            raise BadNotation(f'"{_short(word)}" is not {what}.')
        return index

    return read


WHOLE = Word(_whole)


def one_of(words: Sequence[str], what: str) -> Word:
    """A word that stands for its place in `words`; `what` completes "... is not a card of this game"."""
    return Word(_reader(words, what), words.__getitem__)


def some_of(words: Sequence[str], what: str) -> Words:
    """Several such words, to the end of the line, as a tuple of places."""
    return Words(_reader(words, what), words.__getitem__)


def same(words: Iterable[str], what: str) -> Word:
    """A word out of a closed set that stands for itself."""
    known = frozenset(words)

    def read(word: str) -> str:
        if word not in known:
            raise BadNotation(f'"{_short(word)}" is not {what}.')
        return word

    return Word(read)


@dataclass(frozen=True, slots=True, init=False)
class Verb:
    """An action class and how its fields are written, in order."""

    make: Callable[..., Action]
    fields: tuple[Word, ...]

    def __init__(self, make: Callable[..., Action], *fields: Word) -> None:
        object.__setattr__(self, "make", make)
        object.__setattr__(self, "fields", fields)


class Notation:
    """The lines of one game. Parsing keeps the instances it made, so that equal lines give the same shared action.

    Where the parameters hang on the first word after the verb, there is a table of verbs by that word, which stays the
    first parameter of each.
    """

    def __init__(self, verbs: Mapping[str, Verb | Mapping[str, Verb]]) -> None:
        self.verbs = dict(verbs)
        self._names: dict[Callable[..., Action], tuple[str, Verb]] = {}
        for name, verb in self.verbs.items():
            for one in (verb,) if isinstance(verb, Verb) else verb.values():
                self._names[one.make] = name, one
        self.parse = lru_cache(maxsize=4096)(self._parse)

    def text(self, action: Action) -> str:
        """The action as a line."""
        name, verb = self._names[type(action)]
        words = [name]
        slots: Sequence[str] = getattr(type(action), "__slots__", ())
        for slot, field in zip(slots, verb.fields, strict=True):
            value = getattr(action, slot)
            if field.many:
                words.extend(map(field.write, value))
            else:
                words.append(field.write(value))
        return " ".join(words)

    def _parse(self, line: str) -> Action:
        name, *words = line.split()[:200] or [""]
        verb = self.verbs.get(name)
        if verb is None:
            raise BadNotation(f'"{_short(line)}": an action begins with one of {", ".join(self.verbs)}.')
        if not isinstance(verb, Verb):
            shape = verb.get(words[0]) if words else None
            if shape is None:
                raise BadNotation(f'"{_short(line)}": after {name} comes one of {", ".join(verb)}.')
            verb = shape
        many = bool(verb.fields) and verb.fields[-1].many
        fixed = len(verb.fields) - many
        if len(words) < fixed or (len(words) > fixed and not many):
            raise BadNotation(f'"{_short(line)}": {name} takes {_count(fixed, many)}, not {len(words)}.')
        try:
            values = [field.read(word) for field, word in zip(verb.fields[:fixed], words[:fixed], strict=True)]
            if many:
                values.append(tuple(map(verb.fields[-1].read, words[fixed:])))
        except BadNotation as bad:
            raise BadNotation(f'"{_short(line)}": {bad}') from None
        return verb.make(*values)


def _short(line: str) -> str:
    return line if len(line) <= 60 else line[:57] + "..."


def _count(fixed: int, many: bool) -> str:
    words = f"{fixed} word{'s' * (fixed != 1)}" if fixed else "no words"
    return f"{words} or more" if many else words


def filled(form: Form, values: Sequence[Sequence[str]]) -> str:
    """The line that a form becomes with its fields filled: the words of each field, in order."""
    return " ".join([form.head, *(word for words in values for word in words)])


def misfit(field: Field, words: Sequence[str]) -> str | None:
    """Why these words cannot fill a field, in one sentence, or None. Judges the field alone, not the game."""
    if isinstance(field, Pick):
        stray = [word for word in words if word not in field.items]
        if stray:
            return f'"{_short(stray[0])}" is not among: {", ".join(field.items) or "nothing"}.'
        if len(set(words)) < len(words):
            return "Each can be chosen once."
        if not field.least <= len(words) <= field.most:
            return f"Choose {_range(field.least, field.most)}."
        return None
    if len(words) != 1 or not (words[0].isascii() and words[0].removeprefix("-").isdigit()):
        return f"Enter a whole number {_limits(field.lo, field.hi)}."
    number = int(words[0]) if len(words[0]) < 12 else 10**12
    if number < field.lo or (field.hi is not None and number > field.hi):
        return f"Enter a whole number {_limits(field.lo, field.hi)}."
    return None


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _limits(lo: int, hi: int | None) -> str:
    return f"from {lo} up" if hi is None else f"from {lo} to {hi}"


def fits(offer: Offer, action: Action, text: str) -> bool:
    """Is this action, written as `text`, the offer or a filling of its form as far as the form's own limits say?

    Numbers are not measured: a bid that is too low is the game's to refuse, in its own words.
    """
    if not isinstance(offer, Form):
        return offer == action
    head = offer.head.split()
    words = text.split()
    if words[: len(head)] != head:
        return False
    rest = words[len(head) :]
    last = len(offer.fields) - 1
    return all(
        not isinstance(field, Pick) or misfit(field, rest[at:] if at == last else rest[at : at + 1]) is None
        for at, field in enumerate(offer.fields)
    )
