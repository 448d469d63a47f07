"""The middle end, written once: the checked way into a game, its record, undo, the log, and what each viewer is given.

A match knows no game, no screen and no file. What it keeps is the deal and the lines of its `record`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import islice
from typing import Generic

from rulesets.box import Setup
from rulesets.contract import (
    Action,
    Actor,
    BadNotation,
    Beat,
    Decision,
    Event,
    Game,
    IllegalAction,
    LogLine,
    Outcome,
    Refusal,
    S,
    Seat,
    Seen,
    TakenBack,
    Timer,
    Undo,
    V,
    Viewer,
    Voice,
)
from rulesets.record import Back, BrokenRecord, Line, Move, read_line, write_line

CHECKPOINT = 8
"""A copy of the state is kept after every so many lines; the others are reached from there."""


class NotPossible(RuntimeError):
    """Nothing to undo, or no way back; the text says why."""


class Match(Generic[S, V]):
    """One game being played. Lines are counted from 1; position n is the one after n lines, position 0 the deal."""

    def __init__(self, game: Game[S, V], setup: Setup) -> None:
        opening: list[Event] = []
        self._begin(game, setup, game.new(setup, opening), ())
        self._told.extend([LogLine(0, event) for event in opening])

    def _begin(self, game: Game[S, V], setup: Setup, state: S, lines: Iterable[Line]) -> None:
        self.game = game
        self.setup = setup
        self._state = state
        self._lines: list[Line] = list(lines)
        self._first = len(self._lines)
        self._kept = {self._first: state.clone()}
        self._told: list[LogLine] = []
        self._free = [False] * self._first
        self._teller = state.clone()
        self._undone: list[Move] = []
        self._last_act = [self._first] * setup.seats
        self._last_look = [self._first] * setup.seats
        self._ask()

    @classmethod
    def replay(cls, game: Game[S, V], setup: Setup, record: Iterable[str]) -> Match[S, V]:
        """The match that a record tells of, every line checked. Raises BrokenRecord."""
        match = cls(game, setup)
        match.follow(record)
        return match

    def follow(self, record: Iterable[str]) -> None:
        """Do what further lines of a record say, every one checked. Raises BrokenRecord: up to there it is done."""
        for text in record:
            try:
                line = read_line(self.game, text)
                if isinstance(line, Back):
                    self.take_back(line.to, line.salt)
                else:
                    self._act_checked(line)
            except (BadNotation, IllegalAction, NotPossible) as bad:
                raise BrokenRecord(len(self._lines) + 1, str(bad)) from None

    @classmethod
    def resume(cls, game: Game[S, V], setup: Setup, state: S, record: Iterable[str]) -> Match[S, V]:
        """Go on from a state whose record cannot be replayed (other rules): no log and no way back before this point.

        Raises BadNotation if a line cannot even be read.
        """
        match = cls.__new__(cls)
        match._begin(game, setup, state, [read_line(game, text) for text in record])
        return match

    # ------------------------------------------------------------------------------------------------ what is asked

    def _ask(self) -> None:
        self._decisions = tuple(self.game.decisions(self._state))

    @property
    def _owners(self) -> list[Actor]:
        return [decision.owner for decision in self._decisions]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is asked now, in calling order; empty = over."""
        return self._decisions

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return not self._decisions

    @property
    def headline(self) -> str:
        """Where the game stands, as everybody may know."""
        return self.game.headline(self._state)

    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        return self.game.outcome(self._state)

    def why_not(self, who: Actor, action: Action) -> Refusal | None:
        """Why this actor cannot do this now; None = it can."""
        for decision in self._decisions:
            if decision.owner == who:
                return self.game.why_not(self._state, who, action)
        reason = "The game is over." if self.over else "Somebody else is asked now."
        return Refusal(reason, reason)

    def timers(self) -> tuple[Timer, ...]:
        """Which clock runs: for the program alone, never for a screen."""
        return self.game.timers(self._state)

    def after_break(self) -> tuple[Action, ...]:
        """What a load or a suspension leaves to do; empty = go on as before."""
        return self.game.after_break(self._state)

    # ------------------------------------------------------------------------------------------------------- acting

    def act(self, who: Actor, action: Action) -> int:
        """Do it; returns the number of the new line. Raises IllegalAction, and then nothing has changed.

        What happened is read from the log of `see`, which shows each viewer no more than it may know.
        """
        return self._act_checked(Move(who, action))

    def _act_checked(self, move: Move) -> int:
        refusal = self.why_not(move.who, move.action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if self._undone:
            self._undone.clear()
        return self._act(move)

    def _act(self, move: Move) -> int:
        state, who = self._state, move.who
        self.game.apply(state, who, move.action)
        self._lines.append(move)
        self._decisions = tuple(self.game.decisions(state))
        number = len(self._lines)
        if who is not None:
            self._last_act[who] = number
        if number % CHECKPOINT == 0:
            self._kept[number] = state.clone()
        return number

    def enter(self, who: Actor, line: str) -> int:
        """`act` by notation. Raises BadNotation or IllegalAction."""
        return self.act(who, self.game.parse(line))

    # ----------------------------------------------------------------------------------------------------- the telling

    def _tell(self) -> None:
        """Bring the log and the free steps up to date. Events are made only when somebody looks: a replay is quick."""
        state = self._teller
        for number in range(len(self._free) + 1, len(self._lines) + 1):
            move = self._lines[number - 1]
            assert isinstance(move, Move)
            draws, owners = state.draws, [decision.owner for decision in self.game.decisions(state)]
            events: list[Event] = []
            self.game.apply(state, move.who, move.action, events)
            same = state.draws == draws and [decision.owner for decision in self.game.decisions(state)] == owners
            self._free.append(same and not any([event.undo for event in events]))
            self._told.extend([LogLine(number, event) for event in events])

    @property
    def _log(self) -> list[LogLine]:
        if len(self._free) < len(self._lines):
            self._tell()
        return self._told

    # ---------------------------------------------------------------------------------------------------- going back

    @property
    def free_undo(self) -> int:
        """How many steps can be undone without asking anybody."""
        self._tell()
        count = 0
        for free in reversed(self._free):
            if not free:
                break
            count += 1
        return count

    @property
    def free_redo(self) -> int:
        """How many undone steps can be done again."""
        return len(self._undone)

    def undo(self) -> None:
        """One free step back, without a trace: it may have been private. Raises NotPossible at the barrier."""
        if not self.free_undo:
            raise NotPossible("Others have seen it: only the table can take it back.")
        number = len(self._lines)
        move = self._lines.pop()
        assert isinstance(move, Move)
        self._undone.append(move)
        self._free.pop()
        self._kept.pop(number, None)
        self._state = self._state_at(number - 1)
        self._teller = self._state.clone()
        while self._told and self._told[-1].line == number:
            self._told.pop()
        self._ask()

    def redo(self) -> int:
        """Do the step undone last again; returns the number of its line. Raises NotPossible."""
        if not self._undone:
            raise NotPossible("There is nothing to do again.")
        return self._act(self._undone.pop())

    def can_take_back(self, to: int) -> str | None:
        """Why the table cannot go back to position `to` even if all agree; None = it can."""
        if not self._first <= to < len(self._lines):
            return "There is no such position to go back to."
        if any(line.line > to and line.event.undo is Undo.NEVER and not line.struck for line in self._log):
            return "What happened since then cannot be taken back, not even by consent."
        return None

    def take_back(self, to: int, salt: int) -> None:
        """By consent of the table: position `to` again, with all that nobody knew then redrawn. Raises NotPossible."""
        if (why := self.can_take_back(to)) is not None:
            raise NotPossible(why)
        log = [line if line.line <= to else LogLine(line.line, line.event, True) for line in self._log]
        turn = next((line.event.turn for line in reversed(log) if not line.struck), 0)
        self._state = state = self._state_at(to)
        self.game.stir(state, salt)
        self._undone.clear()
        self._lines.append(Back(to, salt))
        self._free.append(False)
        number = len(self._lines)
        self._kept[number] = state.clone()
        self._teller = state.clone()
        event = TakenBack(turn=turn, undo=Undo.CONSENT, beat=Beat.LATER, to=to, moves=number - 1 - to)
        log.append(LogLine(number, event))
        self._told = log
        self._ask()

    def _state_at(self, position: int) -> S:
        """An own copy of an earlier state."""
        start = position
        while start not in self._kept:
            start -= 1
        state = self._kept[start].clone()
        for line in islice(self._lines, start, position):
            assert isinstance(line, Move)
            self.game.apply(state, line.who, line.action)
        return state

    # ------------------------------------------------------------------------------------------------ what is shown

    def see(self, viewer: Viewer, at: int | None = None) -> Seen:
        """The only door to front ends and bots. `at` looks back at an earlier position.

        A running game looks back as the public table only, and no further than it lets the table recall.
        Raises NotPossible.
        """
        log = self._log_of(viewer)
        if at is None or at == len(self._lines):
            return Seen(self.game.view(self._state, viewer), log, self._recap(viewer, log), self._undo_known_to(viewer))
        if at not in self.positions(viewer):
            raise NotPossible("The table may not look back that far." if viewer is None else "Not while the game runs.")
        log = tuple([line for line in log if line.line <= at])
        return Seen(self.game.view(self._state_at(at), viewer), log, (), 0)

    def ahead(self, seat: Seat) -> Seen:
        """What a seat of an open window gets if all before it let it be: its page may open out of turn.

        Nothing changes. Raises NotPossible if the window does not reach that seat.
        """
        state = self._state.clone()
        while (asked := self.game.decisions(state)) and asked[0].owner != seat:
            window = asked[0].window
            if window is None or seat not in window.seats:
                break
            self.game.apply(state, asked[0].owner, window.default)
        if not asked or asked[0].window is None or asked[0].owner != seat:
            raise NotPossible("That seat is not asked any more.")
        log = self._log_of(seat)
        return Seen(self.game.view(state, seat), log, self._recap(seat, log), 0)

    def asked_at(self, position: int) -> tuple[Decision, ...]:
        """What was asked at an earlier position: who had to answer, and where, is public."""
        return tuple(self.game.decisions(self._state_at(position)))

    def _undo_known_to(self, viewer: Viewer) -> int:
        """How often a seat has acted in its private screen is its own business."""
        private = all(decision.voice is Voice.PRIVATE for decision in self._decisions)
        return 0 if private and viewer not in self._owners else self.free_undo

    def positions(self, viewer: Viewer) -> range:
        """The positions that this viewer may look back at, the running one included."""
        now = len(self._lines)
        if self.over:
            return range(self._first, now + 1)
        recall = self.game.recall(self._state, None)
        if viewer is not None or not recall.browse:
            return range(now, now + 1)
        log = self._log_of(None)
        return range(max(self._first, min([line.line for line in log if not line.struck], default=now)), now + 1)

    def looked(self, seat: Seat) -> None:
        """Note that a seat has looked: its next recap begins here. No part of the state, the record or the digest."""
        self._last_look[seat] = len(self._lines)

    def _log_of(self, viewer: Viewer) -> tuple[LogLine, ...]:
        since = self.game.recall(self._state, viewer).since
        shown: list[LogLine] = []
        for line in reversed(self._log):
            event = line.event
            if event.turn < since:
                if line.struck:
                    continue
                break
            copy = event.shown_to(viewer)
            if copy is event:
                shown.append(line)
            elif copy is not None:
                shown.append(LogLine(line.line, copy, line.struck))
        shown.reverse()
        return tuple(shown)

    def _recap(self, viewer: Viewer, log: tuple[LogLine, ...]) -> tuple[LogLine, ...]:
        if viewer is not None:
            last = self._last_look[viewer]
        else:
            asked = next((owner for owner in self._owners if owner is not None), None)
            if asked is None:
                return ()
            last = max(self._last_act[asked], self._last_look[asked])
        return tuple([line for line in log if line.line > last and not line.struck])

    def tell(self, event: Event) -> str:
        """One sentence for an event out of a log."""
        if isinstance(event, TakenBack):
            return f"The table takes back {event.moves} move{'s' * (event.moves != 1)}."
        return self.game.tell(event)

    # --------------------------------------------------------------------------------------------------- the record

    @property
    def lines(self) -> Sequence[Line]:
        """The record as values; undone steps are not in it."""
        return tuple(self._lines)

    def lines_after(self, position: int) -> Sequence[Line]:
        """The end of the record, without a copy of all of it."""
        return self._lines[position:]

    @property
    def length(self) -> int:
        """The number of lines of the record, which is the number of the running position."""
        return len(self._lines)

    @property
    def first(self) -> int:
        """The earliest position that can be reached: 0, or where a game of older rules was taken up."""
        return self._first

    def record(self) -> tuple[str, ...]:
        """The record as text, what a save keeps."""
        return tuple(write_line(self.game, line) for line in self._lines)

    def snapshot(self, at: int | None = None) -> S:
        """A copy of the full state, now or at an earlier position: for saves alone."""
        return self._state.clone() if at is None else self._state_at(at)

    def digest(self) -> str:
        """A fingerprint of the state alone: the log, its order, looks and screens do not enter."""
        return blake2b(repr(self._state).encode(), digest_size=12).hexdigest()
