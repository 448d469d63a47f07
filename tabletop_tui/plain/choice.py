"""Numbered choices and forms for plain mode: from the offers of a view to one action, with a way back at every step."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from rulesets.contract import (
    Action,
    Actor,
    AnyGame,
    Ask,
    BadNotation,
    Field,
    Form,
    Note,
    Number,
    Offer,
    Pick,
    Refusal,
    Skill,
    Stamp,
)
from rulesets.notation import filled, fits, misfit
from tabletop_tui.plain.talk import Talk, as_number

SHORTEST = 3
"""Letters that a shortened word of notation needs, so that no slip of the finger is taken for one."""

SHOWN = 20
"""Characters of a typed word that are said again."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered choice."""

    who: Actor
    offer: Offer
    note: Note


class Choices:
    """The choices of one page. `private` pages give exact reasons, and say what the others will see."""

    def __init__(
        self,
        talk: Talk,
        game: AnyGame,
        view: Any,
        asks: Sequence[Ask],
        fill: Callable[[str], str],
        why_not: Callable[[Actor, Action], Refusal | None],
        private: bool,
    ) -> None:
        self.talk = talk
        self.game = game
        self.view = view
        self.fill = fill
        self.why_not = why_not
        self.private = private
        self.began = monotonic()
        self.entries = [
            Entry(ask.decision.owner, offer, game.explain(view, offer)) for ask in asks for offer in ask.offers
        ]
        self.closed = [(offer, refusal) for ask in asks for offer, refusal in ask.closed]
        self._several = len({ask.decision.owner for ask in asks}) > 1

    # ------------------------------------------------------------------------------------------------------- the list

    def lines(self) -> list[str]:
        """The numbered list, then what is impossible now and why."""
        lines = [f"{number}. {self._entry(entry)}" for number, entry in enumerate(self.entries, 1)]
        for offer, refusal in self.closed:
            why = refusal.reason if self.private else refusal.aloud
            lines.append(f"- Not now: {self._sentence(self.game.explain(self.view, offer).label)} {self.fill(why)}")
        return lines

    def _entry(self, entry: Entry) -> str:
        whose = f"{{{entry.who}}}: " if self._several and entry.who is not None else ""
        text = f"{whose}{self._sentence(entry.note.label)} {entry.note.effect}"
        if self.private and entry.note.others:
            others = self._sentence(entry.note.others)
            text += f" {others}" if others[0].isupper() else f" Others will see {others}"
        return self.fill(text).strip()

    def _sentence(self, text: str) -> str:
        return text if text.endswith((".", "!", "?")) else f"{text}."

    # ---------------------------------------------------------------------------------------------------- one answer

    def take(self, line: str) -> tuple[Actor, Action] | None:
        """The action that a typed line means: a number of the list, or notation. None after saying why it is none."""
        words = line.split()
        if words[0].isascii() and words[0].isdigit() and len(words[0]) < 4:
            return self._take_number(int(words[0]), words[1:])
        return self._take_notation(words)

    def _take_number(self, number: int, rest: Sequence[str]) -> tuple[Actor, Action] | None:
        if not 1 <= number <= len(self.entries):
            self.talk.say(f"There is no choice {number}: type 1 to {len(self.entries)}, or h for help.")
            return None
        entry = self.entries[number - 1]
        if not isinstance(entry.offer, Form):
            if rest:
                self.talk.say(f"Choice {number} takes nothing after its number.")
                return None
            return self._confirmed(entry.who, entry.offer)
        return self._fill_form(entry.who, entry.offer, rest)

    def _take_notation(self, words: Sequence[str]) -> tuple[Actor, Action] | None:
        line = " ".join(words)
        for attempt in (line, self._lengthened(words)):
            if attempt is None:
                continue
            try:
                action = self.game.parse(attempt)
            except BadNotation as bad:
                if attempt == line and self._lengthened(words) is None:
                    self.talk.say(self._not_understood(words[0], bad))
                continue
            return self._offered(action)
        return None

    def _not_understood(self, word: str, bad: BadNotation) -> str:
        """Why a typed line is no choice: its first word is none here, or what follows it does not fit."""
        if word in {self._head(entry.offer).split()[0] for entry in self.entries}:
            return f"{bad} Type a number of the list, or h for help."
        shown = word if len(word) <= SHOWN else f"{word[:SHOWN]}..."
        numbers = "1" if len(self.entries) == 1 else f"a number from 1 to {len(self.entries)}"
        return f'"{shown}" is none of the choices: type {numbers}, or h for help.'

    def _lengthened(self, words: Sequence[str]) -> str | None:
        """The line with its first word made whole, if exactly one choice begins so."""
        if len(words[0]) < SHORTEST:
            return None
        heads = {self._head(entry.offer).split()[0] for entry in self.entries}
        whole = [head for head in heads if head.startswith(words[0].casefold())]
        return " ".join([whole[0], *words[1:]]) if len(whole) == 1 and whole[0] != words[0] else None

    def _head(self, offer: Offer) -> str:
        return offer.head if isinstance(offer, Form) else self.game.text(offer)

    def _offered(self, action: Action) -> tuple[Actor, Action] | None:
        """A typed action, if this page offers it. Judged by the page alone, so that a refusal tells no secret."""
        text = self.game.text(action)
        for entry in self.entries:
            if fits(entry.offer, action, text):
                return self._confirmed(entry.who, action)
        for offer, refusal in self.closed:
            if fits(offer, action, text):
                self.talk.say(self.fill(refusal.reason if self.private else refusal.aloud))
                return None
        self.talk.say(
            "That is not among the choices now."
            if self.private
            else "That is not among the choices on the table; what only your own eyes may decide is behind l (look)."
        )
        return None

    def _confirmed(self, who: Actor, action: Action, ask: bool = False) -> tuple[Actor, Action] | None:
        note = self.game.explain(self.view, action)
        if note.warn and not self.talk.yes(self.fill(self._sentence(note.warn))):
            self.talk.say("Not done.")
            return None
        if ask and not note.warn:
            self.talk.say(self._entry(Entry(who, action, note)))
            answer = self.talk.read("Enter to do it, b to change it: ").casefold()
            if answer:
                return None
        return who, action

    # ---------------------------------------------------------------------------------------------------------- forms

    def _fill_form(self, who: Actor, form: Form, given: Sequence[str]) -> tuple[Actor, Action] | None:
        """Ask field by field; "b" goes back a field, at the first one out of the form."""
        values: list[tuple[str, ...]] = []
        ask_before = any(isinstance(field, Pick) for field in form.fields)
        while True:
            while len(values) < len(form.fields):
                field = form.fields[len(values)]
                words = self._automatic(field)
                if words is None:
                    words = self._read_field(field, given if not values else ())
                    given = ()
                if words is not None:
                    values.append(words)
                elif not self._drop_asked(values, form):
                    return None
            action = self._whole(who, filled(form, values))
            if action is not None:
                done = self._confirmed(who, action, ask=ask_before)
                if done is not None:
                    return done
            if not self._drop_asked(values, form):
                return None

    def _drop_asked(self, values: list[tuple[str, ...]], form: Form) -> bool:
        """Forget the last field that a person filled; False if there is none."""
        while values:
            values.pop()
            if isinstance(form.fields[len(values)], Pick | Number):
                return True
        return False

    def _whole(self, who: Actor, line: str) -> Action | None:
        """The action of a filled form; None after saying why it cannot be."""
        try:
            action = self.game.parse(line)
        except BadNotation as bad:
            self.talk.say(str(bad))
            return None
        # At the table nothing is judged before it is done: an answer to a mere attempt would measure a purse.
        refusal = self.why_not(who, action) if self.private else None
        if refusal is None:
            return action
        self.talk.say(self.fill(refusal.reason))
        return None

    def _automatic(self, field: Field) -> tuple[str, ...] | None:
        """What no person fills in: the time, and a test of skill, which luck stands in for."""
        match field:
            case Stamp(lo=lo):
                return (str(lo + int(1000 * (monotonic() - self.began))),)
            case Skill(lo=lo, hi=hi):
                return (str(lo + secrets.randbelow(hi - lo + 1)),)
            case _:
                return None

    def _read_field(self, field: Field, given: Sequence[str]) -> tuple[str, ...] | None:
        """The words of a field; None = back."""
        if isinstance(field, Pick):
            return self._read_pick(field, given)
        assert isinstance(field, Number)
        upper = f"to {field.hi}" if field.hi is not None else "up"
        while True:
            words = list(given) or self.talk.read(f"{field.name}, a number from {field.lo} {upper} (b: back): ").split()
            given = ()
            if words and words[0].casefold() in ("b", "back"):
                return None
            misfits = misfit(field, words)
            if misfits is None or (field.hi is None and len(words) == 1 and words[0].isascii() and words[0].isdigit()):
                # Too low for an open limit is the game's to refuse, in its own words.
                return tuple(words)
            self.talk.say(misfits)

    def _read_pick(self, field: Pick, given: Sequence[str]) -> tuple[str, ...] | None:
        if not field.items:
            if field.least:
                self.talk.say(f"There is nothing to choose for {field.name}.")
                return None
            return ()
        numbered = not any(item.isdigit() for item in field.items)
        if not given:
            for number, item in enumerate(field.items, 1):
                name = self.fill(self.game.gloss(self.view, item).name)
                self.talk.say(f"{number}. {name} ({item})" if numbered else f"{item}: {name}")
        while True:
            words = list(given) or self.talk.read(self._pick_prompt(field)).replace(",", " ").split()
            given = ()
            if words and words[0].casefold() in ("b", "back"):
                return None
            if words and words[0].casefold() in ("none", "nothing"):
                words = []
            if numbered:
                words = [
                    word if (at := as_number(word, len(field.items))) is None else field.items[at - 1] for word in words
                ]
            misfits = misfit(field, words)
            if misfits is None:
                return tuple(words)
            self.talk.say(misfits)

    def _pick_prompt(self, field: Pick) -> str:
        most = min(field.most, len(field.items))
        count = "one" if field.least == most == 1 else f"{field.least} to {most}"
        if field.least == most > 1:
            count = str(most)
        how = " in order, with spaces between" if field.ordered and most > 1 else ""
        none = "; Enter for none" if field.least == 0 else ""
        return f"{field.name}: choose {count}{how}{none} (b: back): "
