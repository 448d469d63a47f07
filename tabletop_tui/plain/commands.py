"""What can be typed at any moment of plain mode beside a choice: look, log, rules, undo, take back, help, leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesets.contract import Actor, Ask, Seat, Seen
from rulesets.match import NotPossible
from tabletop_tui.plain import words
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.plain.talk import Leave
from tabletop_tui.tables.base import ScreenOption, screen_options_of

HELP = (
    "Type the number of a choice and Enter. A choice can also be typed in words, as in: bid 5.",
    "Everywhere:",
    "- t: the table again.  c: the choices again.",
    "- l: look at what is yours, behind a curtain.  l NAME: the same for somebody who is not asked.",
    "- r: what happened since you last acted.  log: all that may be remembered.",
    "- u: undo, where it is free.  redo: do it again.  back: take a move back, if everybody agrees.",
    "- ?: the rules of this moment.  ? WORD: every rule with that word.  what CARD: what a card or space is.",
    "- screen: go on in the full screen.  q: leave; every move is saved already.",
)

OF_THE_TABLE = ("u", "undo", "redo", "takeback", "screen")
"""Commands that a private page has to be closed for."""


class SwitchToScreen(Exception):
    """The people want the full screen."""


class QuietCommands:
    """Those that only tell something, and so fit any page of a table."""

    def __init__(self, table: PlainTable) -> None:
        self.table = table
        self.sitting = table.sitting
        self.talk = table.talk

    def quiet(self, line: str, seen: Seen, asks: Sequence[Ask]) -> bool:
        """A command of any page; False if the line is none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "h" | "help":
                self.talk.say(*HELP, *[f"- {one.word}: {one.label}, on or off." for one in self._habits])
            case "q" | "quit":
                raise Leave
            case "r" | "recap":
                recap = words.recap_lines(self.sitting.match, self.sitting.names, seen)
                self.talk.say(*(recap or ["Nothing has happened since."]))
            case "log":
                self.talk.say(*words.log_lines(self.sitting.match, self.sitting.names, seen.log))
            case "?" | "rules":
                self._rules(rest, asks[0].decision.rule if asks else "")
            case "what" if rest:
                gloss = self.sitting.game.gloss(seen.view, rest)
                self.talk.say(self.sitting.fill(f"{gloss.name}: {gloss.text}"))
            case _:
                return False
        return True

    def _rules(self, wanted: str, rule: str) -> None:
        book = self.sitting.game.rulebook
        if wanted:
            self.talk.say(*(words.search_lines(book, wanted) or [f'The rules never say "{wanted}".']))
        else:
            self.talk.say(*(words.section_lines(book, rule) or words.rules_lines(book)))

    @property
    def _habits(self) -> tuple[ScreenOption, ...]:
        return screen_options_of(self.sitting.game.meta.id, len(self.sitting.humans))


class Commands(QuietCommands):
    """All commands of a table: those of its public page. One that changes the page leaves `table.stale` set.

    `look` opens the private page of a seat that has come for its own sake; `inside`: the full screen waits behind us.
    """

    def __init__(self, table: PlainTable, look: Callable[[Seat], None], inside: bool) -> None:
        super().__init__(table)
        self._open_private = look
        self._inside = inside

    def public(self, line: str, owner: Actor) -> bool:
        """A command of a public page; False if the line is none."""
        word, _, rest = line.partition(" ")
        seen = self.sitting.see(self.table.viewer)
        match word.casefold():
            case "t" | "table":
                self.table.tell(seen)
            case "l" | "look":
                self._look(rest.strip(), owner)
            case "u" | "undo":
                self._step(self.sitting.undo, "Undone.")
            case "redo":
                self._step(self.sitting.redo, "Done again.")
            case "back" | "takeback":
                self._take_back()
            case "screen":
                if not (self._inside or self.talk.live):
                    self.talk.say("The full screen needs a terminal.")
                else:
                    raise SwitchToScreen
            case habit if habit in [one.word for one in self._habits]:
                self._switch(habit)
            case _:
                return self.quiet(line, seen, seen.view.asks)
        return True

    def _switch(self, word: str) -> None:
        """The other way from now on, which is kept with the save."""
        option = next(one for one in self._habits if one.word == word)
        on = not self.sitting.about.screen.get(option.name)
        self.sitting.set_screen_option(option.name, on)
        self.table.take_up_habits()
        self.table.save()
        self.talk.say(f"{option.label[:1].upper()}{option.label[1:]}: {'on' if on else 'off'}.")
        self.table.stale = True

    def _look(self, who: str, owner: Actor) -> None:
        humans, names = self.sitting.humans, self.sitting.names
        if not self.sitting.handover.covers:
            seen = self.sitting.see(self.table.viewer)
            lines = words.private_lines(self.sitting.game, seen.view)
            self.talk.say(*(map(self.sitting.fill, lines) if lines else ["Nothing is hidden from anybody here."]))
            return
        seat = owner if not who else seat_of(who, humans, names)
        if seat is None or seat not in humans:
            known = words.listed([names[human] for human in humans], "or")
            self.talk.say(f"Who wants to look? Type l and a name: {known}.")
            return
        self._open_private(seat)

    def _step(self, step: Callable[[], object], done: str) -> None:
        try:
            step()
        except NotPossible as why:
            self.talk.say(str(why))
            return
        self.table.told = min(self.table.told, self.sitting.match.length)
        self.table.save()
        self.talk.say(done)
        self.table.news()
        self.table.stale = True

    def _take_back(self) -> None:
        """Ask every person at the table; one no is enough."""
        if self.sitting.take_back_to() is None:
            self.talk.say("There is nothing that could be taken back.")
            return
        self.talk.say("This goes back to before the last move of a person; what nobody knew then is shuffled anew.")
        for seat in self.sitting.humans:
            if not self.talk.yes(f"{self.sitting.names[seat]}, do you agree?"):
                self.talk.say(f"{self.sitting.names[seat]} does not agree: the move stands.")
                return
        self._step(self.sitting.take_back, "Taken back.")


def seat_of(text: str, seats: Sequence[Seat], names: Sequence[str]) -> Seat | None:
    """The seat that a typed name, or a number of the list, means."""
    for number, seat in enumerate(seats, 1):
        if text.casefold() in (names[seat].casefold(), str(number)):
            return seat
    return None
