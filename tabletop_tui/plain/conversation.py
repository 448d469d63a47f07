"""Plain mode: a whole game as numbered sentences and typed lines, for screen readers and the plainest terminals.

The second front end over the same contract as the screens. The public page is the normal one; what is private is shown
behind a curtain: the page is wiped, one seat is named, Enter opens, and all is wiped again before anything else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rulesets.contract import Ask, Seen, Voice, Window
from tabletop_tui.exits import CommandError
from tabletop_tui.plain import words
from tabletop_tui.plain.commands import Commands, SwitchToScreen, seat_of
from tabletop_tui.plain.laying import PlainLaying
from tabletop_tui.plain.private import Private
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.plain.talk import BLANK_LINES, Leave, Talk
from tabletop_tui.play.rematch import rematch
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.tables.base import kit_of

if TYPE_CHECKING:
    from saves.store import Store

SWITCH = 75
"""Answer of `play_on` inside the full-screen program: back to the screens."""


def run_table(sitting: Sitting, store: Store | None, screen: Sequence[str] = ()) -> int:
    """Play at a table until it is left; returns the exit code. `screen` are the arguments for the full screen."""
    return play_on(sitting, store, screen)[0]


def play_on(
    sitting: Sitting, store: Store | None, screen: Sequence[str] = (), inside: bool = False
) -> tuple[int, Sitting]:
    """Play until the table is left; returns the exit code, or SWITCH, and the sitting that was on the table last.

    `screen` are the arguments that start the full screen instead; `inside` says that it waits behind us.
    """
    with Talk() as talk:
        conversation = Conversation(sitting, talk, inside)
        try:
            while (again := conversation.sit_down()) is not None:
                sitting.close()
                sitting = rematch(sitting, store, same_deal=again == "same")
                conversation = Conversation(sitting, talk, inside)
            return 0, sitting
        except Leave as leave:
            talk.leave_no_secret()
            conversation.good_bye()
            return leave.code, sitting
        except SwitchToScreen:
            sitting.save()
        finally:
            talk.leave_no_secret()
            if not inside:
                sitting.close()
    if inside:
        return SWITCH, sitting
    os.execv(sys.executable, [sys.executable, "-m", "tabletop_tui", *screen, "resume", sitting.about.id])
    raise AssertionError("the program has been replaced")


class Conversation:
    """One sitting from its first sentence to its last."""

    def __init__(self, sitting: Sitting, talk: Talk, inside: bool = False) -> None:
        self.sitting = sitting
        self.talk = talk
        self.match = sitting.match
        self.game = sitting.game
        self.table = PlainTable(sitting, talk)
        self._private = Private(self.table)
        self._commands = Commands(self.table, partial(self._private.look, fresh=True), inside)
        self._coached: set[str] = set()
        self._declined: str | None = None
        """The name of the reaction window that the table has waved through."""

    # --------------------------------------------------------------------------------------------------- the whole way

    def sit_down(self) -> str | None:
        """Play to the end; then "again" or "same" for a rematch, or None. Raises Leave."""
        self._open()
        while not self.match.over:
            self.talk.check()
            if self.match.timers():
                self._race()
            elif not self._bot_moves():
                self._ask()
        return self._end()

    def good_bye(self) -> None:
        """The last words of a game that goes on another day."""
        self.sitting.save()
        try:
            if self.sitting.trouble:
                self.talk.say("", self.sitting.trouble, "This game is lost when the program ends.")
            elif self.sitting.keeper is None or self.match.over:
                self.talk.say("", "Good bye.")
            else:
                self.talk.say("", f"All is saved. Go on with: tabletop-tui resume {self.sitting.about.id}")
        except Leave:
            return

    def _open(self) -> None:
        keeper = self.sitting.keeper
        if keeper is not None and (other := keeper.take()) is not None:
            ident = self.sitting.about.id
            raise CommandError(
                f"This game is open already in {other}. Close it there, or play on in a copy: "
                f"tabletop-tui saves export {ident} copy.json; tabletop-tui saves import copy.json"
            )
        names = words.listed(self.sitting.names)
        self.talk.say(f"{self.game.meta.title}, with {names}. Type h for help, q to leave; every move is saved.")
        self.table.save()
        if self.sitting.note:
            self.talk.say(self.sitting.note)
        if self.sitting.handover.covers and not self.talk.can_wipe:
            self.talk.say(
                f"This output cannot be cleared: after a private look, {BLANK_LINES} empty lines push it away, "
                "and whoever scrolls back could read it."
            )
        seen = self.sitting.see(self.table.viewer)
        if self.match.length == self.match.first:
            self.talk.say(*words.log_lines(self.match, self.sitting.names, seen.log))
        elif not self.match.over:
            recap = words.recap_lines(self.match, self.sitting.names, seen)
            self.talk.say(*(["What happened last:", *recap] if recap else []))
        for action in self.match.after_break()[:1]:
            note = self.game.explain(self.sitting.see(None).view, action)
            self.talk.say("The game was broken off in the middle of a race.")
            while not self.talk.enter(f"Enter: {self.sitting.fill(note.label)} "):
                self.talk.say("There is no other way on.")
            self.table.do(None, action, False)

    def _end(self) -> str | None:
        outcome = self.match.outcome()
        assert outcome is not None
        self.talk.say("", "The game is over.", *words.outcome_lines(outcome, self.sitting.names))
        self.talk.say("", f"Deal code: {self.sitting.code()}")
        entries = [
            "Leave.",
            "Read the whole log.",
            "Play again with a new deal.",
            "The same deal, everybody one seat on.",
        ]
        while True:
            match self.talk.pick("What now?", entries, "Choice: "):
                case 1:
                    log = self.sitting.see(None).log
                    self.talk.say(*words.log_lines(self.match, self.sitting.names, log))
                case 2:
                    return "again"
                case 3:
                    return "same"
                case _:
                    return None

    # ------------------------------------------------------------------------------------------------------------ races

    def _race(self) -> None:
        """A clock runs: from here to where none does."""
        from tabletop_tui.plain.race import PlainRace

        kit = kit_of(self.game.meta.id).race
        assert kit is not None, "a game with a clock and without a race"
        PlainRace(self.table, kit, self._command).run()

    def _command(self, line: str) -> bool:
        """A command of the public page; False if the line is none."""
        return self._commands.public(line, None)

    # ------------------------------------------------------------------------------------------------------------ bots

    def _bot_moves(self) -> bool:
        """One move of a bot, if one is asked and has an answer."""
        if any(decision.patient and decision.owner not in self.sitting.humans for decision in self.match.decisions):
            self._when_ready()
        move = self.sitting.bot_action()
        if move is None:
            owners = [decision.owner for decision in self.match.decisions]
            if all(owner is not None and owner not in self.sitting.humans for owner in owners):
                raise CommandError("A bot has no answer, so this game cannot go on. It is saved.")
            return False
        self.table.do(*move, private=False)
        return True

    def _when_ready(self) -> None:
        """A bot that would begin something waits until the people are ready."""
        if not self.sitting.humans:
            return
        self.table.tell(self.sitting.see(self.table.viewer))
        owner = self.match.decisions[0].owner
        name = self.sitting.names[owner] if owner is not None else "the table"
        while (line := self.talk.read(f"Enter: {name} goes on. ")) and self._command(line):
            continue

    # ------------------------------------------------------------------------------------------------- asking somebody

    def _ask(self) -> None:
        """Put what is asked now to the people, until one thing is done or the page has to be told anew."""
        seen = self.sitting.see(self.table.viewer)
        asks = [ask for ask in seen.view.asks if ask.decision.owner in (None, *self.sitting.humans)]
        if self._wave_through(asks):
            return
        if self.table.stale or self.table.headline != seen.view.headline:
            self.table.tell(seen)
        spoken = [ask for ask in asks if ask.decision.voice is not Voice.PRIVATE or self.table.viewer is not None]
        if spoken:
            self._coach(spoken)
            self._page(seen, spoken, self.table.viewer is not None)
        else:
            self._call(asks)

    def _coach(self, asks: Sequence[Ask]) -> None:
        for ask in asks:
            owner, name = ask.decision.owner, ask.decision.name
            note = self.game.rulebook.coach.get(name)
            if note and name not in self._coached and owner is not None and self.sitting.people[owner].first_game:
                self._coached.add(name)
                self.talk.say(f"For the first game: {self.sitting.fill(note)}")

    def _page(self, seen: Seen, asks: Sequence[Ask], private: bool) -> None:
        """One page with choices: the table's, or the panel of the only person."""
        choices = self.table.choices(seen, asks, private)
        owner = asks[0].decision.owner
        name = self.sitting.names[owner] if owner is not None and len(asks) == 1 else "Table"

        def tell() -> None:
            self.talk.say("", *[self.sitting.fill(ask.prompt) for ask in asks], *choices.lines())
            if not private and self.sitting.handover.covers:
                self.talk.say("l. Look at what is yours, behind a curtain.")
            if seen.free_undo:
                self.talk.say(f"u. Undo ({seen.free_undo} step{'s' * (seen.free_undo != 1)} free).")

        tell()
        while True:
            line = self.talk.read(f"{name}> ")
            if not line or line.casefold() in ("c", "choices"):
                tell()
            elif self._commands.public(line, owner):
                if self.table.stale:
                    return
            elif (chosen := choices.take(line)) is not None and self.table.do(*chosen, private):
                return

    def _call(self, asks: Sequence[Ask]) -> None:
        """Everything asked is private: name who is asked, and let the one who is ready look."""
        window = asks[0].decision.window
        if window is not None:
            self._open_window(asks[0], window)
            return
        if self.table.codes is not None and asks[0].decision.name == self.table.codes.decision:
            PlainLaying(self.table, self.table.codes, asks, self._command).run()
            return
        seats = [ask.decision.owner for ask in asks if ask.decision.owner is not None]
        names = [self.sitting.names[seat] for seat in seats]
        self.talk.say("", *[self.sitting.fill(ask.prompt) for ask in asks])
        for number, name in enumerate(names, 1):
            self.talk.say(f"{number}. {name} answers, behind a curtain.")
        while True:
            line = self.talk.read(f"{words.listed(names, 'or')} (Enter: {names[0]})> ")
            seat = seats[0] if not line else seat_of(line, seats, self.sitting.names)
            if seat is not None:
                self._private.look(seat)
                return
            if not self._commands.public(line, seats[0]):
                self.talk.say(f"Type a number from 1 to {len(seats)}, or h for help.")
            elif self.table.stale:
                return

    def _open_window(self, ask: Ask, window: Window) -> None:
        """One page for all that may react: let it be for everybody, or one of them goes behind the curtain to see."""
        seats = [seat for seat in window.seats if seat in self.sitting.humans]
        names = [self.sitting.names[seat] for seat in seats]
        default, label = self.sitting.fill(window.default_label), self.sitting.fill(window.label)
        self.talk.say("", self.sitting.fill(ask.prompt), f"Enter or d: {default}, for everybody.")
        for number, name in enumerate(names, 1):
            self.talk.say(f"{number}. {name} wants to {label}: first a look, behind a curtain.")
        while True:
            line = self.talk.read(f"{default} or {label}> ")
            if line.casefold() in ("", "d"):
                self._declined = ask.decision.name
                return
            seat = seat_of(line, seats, self.sitting.names)
            if seat is not None:
                self._private.look(seat, react=True)
                return
            if not self._commands.public(line, seats[0]):
                self.talk.say(f"Press Enter, or type a number from 1 to {len(seats)}, or h for help.")
            elif self.table.stale:
                return

    def _wave_through(self, asks: Sequence[Ask]) -> bool:
        """The table has said no for everybody: answer for the next person in the window."""
        decision = asks[0].decision if asks else None
        if decision is None or decision.window is None or decision.name != self._declined:
            self._declined = None
            return False
        return self.table.do(decision.owner, decision.window.default, False)
