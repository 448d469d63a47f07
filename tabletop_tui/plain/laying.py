"""Sealed choices by letter in plain mode: a seat and one of its letters on a line, typed in the open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesets.contract import Ask
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play.laying import CodedTable, Laying, Line


class PlainLaying:
    """The page of one sealed step. What it says is public, and the same whatever a seat holds.

    `command` does a line that is a command of a public page; False if it is none.
    """

    def __init__(
        self, table: PlainTable, codes: CodedTable, asks: Sequence[Ask], command: Callable[[str], bool]
    ) -> None:
        self.table = table
        self.talk = table.talk
        self.codes = codes
        self.asks = asks
        self.command = command
        self.names = table.sitting.names

    def run(self) -> None:
        """Until a card is laid, or the page has to be told anew."""
        laying = self.codes.laying()
        self._tell(laying)
        while True:
            typed = self.talk.read("Number of your seat, then your letter> ")
            if not typed or typed.casefold() in ("c", "choices"):
                self._tell(laying)
            elif self._takes(laying, typed) or self.table.stale:
                return

    def _tell(self, laying: Laying) -> None:
        self.talk.say("", *[self.table.sitting.fill(ask.prompt) for ask in self.asks])
        self.talk.say(*[f"{line.seat + 1}. {self.names[line.seat]}: {self._status(line)}." for line in laying.lines()])

    def _status(self, line: Line) -> str:
        if line.laid:
            return "laid"
        return "to lay" if line.ready or not line.human else f"look first, with l {self.names[line.seat]}"

    def _takes(self, laying: Laying, typed: str) -> bool:
        """Has this line laid a card?"""
        who, _, letter = typed.partition(" ")
        numbers = {str(line.seat + 1): line.seat for line in laying.lines()}
        numbers |= {self.names[seat].casefold(): seat for seat in numbers.values()}
        seat = numbers.get(who.casefold())
        if seat is None or not (len(letter.strip()) == 1 and laying.takes(letter.strip())):
            if not self.command(typed):
                self.talk.say("Type a number and a letter, as in: 3 k. l and a name: look at the letters. h: help.")
            return False
        laying.choose(seat)
        line = next(line for line in laying.lines() if line.seat == seat)
        if not line.open:
            self.talk.say(f"{self.names[seat]} has nothing to lay now.")
        elif not line.ready:
            self.talk.say(f"{self.names[seat]}: {self._status(line)}.")
        else:
            laying.key(letter.strip(), letter.strip())
            lay = laying.key("enter", None)
            action = self.codes.action(lay) if lay is not None else None
            if lay is not None and action is not None:
                return self.table.do(lay.seat, action, private=False)
            self.talk.say(f"Not one of {self.names[seat]}'s letters.")
            if not self.codes.hands.ready(seat):
                self.talk.say(f"{self.names[seat]}: look first, with l {self.names[seat]}.")
        return False
