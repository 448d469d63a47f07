"""What happens by itself: bots that move, clocks that run out. One driver for every game, with or without a race.

The driver knows no screen and waits for nothing. It says what is due next and at what reading of the running timer;
whoever owns the clock (a screen its real one, `play` a counted one) lets the time come and then has it done. People's
keys come in between, with the reading at which they were received:

- a person goes before a bot of the same millisecond, and of two bots the one whose decision is listed first;
- a bot's plan carries its moment. Any change drops all plans, and every bot that is asked is asked again;
- a timer whose `early` is set ends as soon as no bot has a plan and no person can act, or the only one who can says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from rulesets.contract import (
    Action,
    Actor,
    AnyGame,
    Bot,
    Decision,
    Form,
    IllegalAction,
    Offer,
    Seat,
    Seen,
    Stamp,
    Timer,
)
from rulesets.match import Match
from rulesets.notation import filled, fits


class StuckBot(RuntimeError):
    """A bot that is asked gave no answer, and nothing else will happen: a defect of that bot."""


class Clock(Protocol):
    """Milliseconds on the running timer, from whatever source."""

    def begin(self, timer: Timer) -> None:
        """The frame of this timer is out: it reads `timer.start` now."""
        ...

    def read(self) -> int:
        """What it reads."""
        ...


class CountedClock:
    """A clock that stands still until it is moved: for simulation and tests."""

    def __init__(self) -> None:
        self.now = 0

    def begin(self, timer: Timer) -> None:
        """Read the start of this timer."""
        self.now = timer.start

    def read(self) -> int:
        """The reading it was moved to."""
        return self.now

    def move(self, to: int) -> None:
        """Let time pass; never backwards."""
        self.now = max(self.now, to)


@dataclass(frozen=True, slots=True)
class Due:
    """What happens next if nobody acts before. `at`: the reading at which it does; None = at once."""

    at: int | None
    who: Actor = None
    action: Action | None = None
    """None: nothing is posted, the next timer begins."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """What a bot means to do; `place` = during which of the timers, `order` = its decision's place in the list."""

    place: int
    at: int | None
    order: int
    who: Seat
    action: Action


class Driver:
    """Drives one match. `bots` has the seats that no person plays. After each change, also one made past it: `look`."""

    def __init__(self, match: Match[Any, Any], bots: Mapping[Seat, Bot], clock: Clock) -> None:
        self.match = match
        self.bots = bots
        self.clock = clock
        self._timers: tuple[Timer, ...] = ()
        self._at = 0
        self._fresh = False
        self._ready = False
        self._forget()
        self.look()

    # ------------------------------------------------------------------------------------------------ where time stands

    def look(self) -> None:
        """Something has changed: other timers, other plans. A timer whose name still stands just goes on."""
        running = self.timer
        self._timers = self.match.timers()
        names = [timer.name for timer in self._timers]
        if running is not None and running.name in names:
            self._at = names.index(running.name)
        else:
            self._enter(0)
        self._ready = False
        self._forget()

    def _forget(self) -> None:
        self._plans: list[_Plan] | None = None
        self._answers: list[Due] | None = None
        self._people: dict[Actor, list[Offer]] = {}

    def _enter(self, place: int) -> None:
        self._at = place
        timer = self.timer
        self._fresh = timer is not None and not timer.runs_on

    @property
    def timer(self) -> Timer | None:
        """The running timer, or the one that waits for its frame; None = no clock runs."""
        return self._timers[self._at] if self._at < len(self._timers) else None

    @property
    def fresh(self) -> bool:
        """Does the timer wait for its frame to be drawn, and then for `begin`?"""
        return self._fresh

    def begin(self) -> None:
        """The frame is out: the timer runs."""
        if self._fresh and self.timer is not None:
            self.clock.begin(self.timer)
            self._fresh = False

    # -------------------------------------------------------------------------------------------------- what comes next

    def due(self) -> Due | None:
        """What happens by itself next. None = nothing: a person has to act, or (see `waits`) to be ready."""
        timer = self.timer
        if timer is None:
            return self._answer()
        plan = self._next_plan(timer)
        if plan is not None:
            return Due(plan.at, plan.who, plan.action)
        if timer.early and not self.wanting():
            return Due(None, None, timer.post)
        return None if timer.end is None else Due(timer.end, None, timer.post)

    def waits(self) -> bool:
        """Is a bot's answer held back until a person says that the table is ready (`go_on`)?"""
        decision = self._first_bot()
        return self.timer is None and decision is not None and self._held(decision)

    def go_on(self) -> None:
        """A person is ready."""
        self._ready = True
        self._answers = None

    def do(self, due: Due) -> None:
        """Have it done, when its time has come."""
        if due.action is None:
            self._enter(self._at + 1)
        else:
            self.act(due.who, due.action)

    def catch_up(self, before: int | None = None) -> int:
        """Do all that the clock has made due before this reading (None: up to now); returns how much it was."""
        done = 0
        while self.timer is not None and not self._fresh and (due := self.due()) is not None:
            if due.at is not None and not (due.at <= self.clock.read() if before is None else due.at < before):
                break
            self.do(due)
            done += 1
        return done

    # ------------------------------------------------------------------------------------------------------------- bots

    def _answer(self) -> Due | None:
        """Without a clock: the first bot that is asked and has an answer. It is asked once."""
        if self._answers is None:
            self._answers = list(islice(self._ask_in_turn(), 1))
        return self._answers[0] if self._answers else None

    def _ask_in_turn(self) -> Iterator[Due]:
        for decision in self.match.decisions:
            seat = decision.owner
            if seat is not None and seat in self.bots and not self._held(decision):
                action = self.bots[seat].choose(self.match.see(seat))
                if action is not None:
                    yield Due(None, seat, action)

    def _first_bot(self) -> Decision | None:
        return next((decision for decision in self.match.decisions if decision.owner in self.bots), None)

    def _held(self, decision: Decision) -> bool:
        return decision.patient and not self._ready and len(self.bots) < self.match.setup.seats

    def _next_plan(self, timer: Timer) -> _Plan | None:
        """The earliest plan within the running timer."""
        if self._plans is None:
            self._plans = self._ask_all()
        now = [plan for plan in self._plans if plan.place == self._at]
        due = [plan for plan in now if plan.at is None or timer.end is None or plan.at <= timer.end]
        return min(due, key=lambda plan: (-1 if plan.at is None else plan.at, plan.order), default=None)

    def _ask_all(self) -> list[_Plan]:
        plans: list[_Plan] = []
        for order, decision in enumerate(self.match.decisions):
            seat = decision.owner
            if seat is None or seat not in self.bots:
                continue
            seen = self.match.see(seat)
            action = self.bots[seat].choose(seen)
            if action is not None:
                plans.append(self._planned(seen, seat, action, order))
        return plans

    def _planned(self, seen: Seen, seat: Seat, action: Action, order: int) -> _Plan:
        clock = _clock_of(self.match.game, _offers(seen, seat), action)
        if clock is None:
            return _Plan(self._at, None, order, seat, action)
        place = [timer.name for timer in self._timers].index(clock)
        return _Plan(place, action.moment, order, seat, action)

    # ----------------------------------------------------------------------------------------------------------- people

    def act(self, who: Actor, action: Action) -> None:
        """Do what needs no clock, or has its time already. Raises IllegalAction."""
        self.match.act(who, action)
        self.look()

    def answer(self, who: Actor, head: str, words: Sequence[Sequence[str]] = (), at: int | None = None) -> bool:
        """A person fills the form `head`: `words` for each field but the times, which are `at` on the running timer.

        Bots whose moment was earlier go first. False = ignored: too early, too late, or not to be done now.
        """
        timer = self.timer
        if timer is None or self._fresh:
            return False
        at = self.clock.read() if at is None else at
        if at < timer.start + timer.deaf:
            return False
        self.catch_up(at)
        timer = self.timer
        if timer is None or self._fresh:
            return False
        for offer in self._offers(who):
            if not isinstance(offer, Form) or offer.head != head or not _runs(offer, timer):
                continue
            try:
                self.act(who, self.match.game.parse(filled(offer, _with_times(offer, words, at))))
            except IllegalAction:
                return False
            return True
        return False

    def _offers(self, who: Actor) -> list[Offer]:
        """What a person, or anybody for the table, is offered."""
        if who not in self._people:
            self._people[who] = _offers(self.match.see(who), who)
        return self._people[who]

    def wanting(self) -> tuple[Seat, ...]:
        """The people who could still act on the running timer."""
        timer = self.timer
        people = [decision.owner for decision in self.match.decisions if decision.owner not in self.bots]
        return tuple(
            [
                seat
                for seat in people
                if seat is not None and (timer is None or any([_runs(offer, timer) for offer in self._offers(seat)]))
            ]
        )

    def may_end(self, seat: Seat) -> bool:
        """Can this person end the timer, being the only one who could still want something?

        Not where people alone play and the time ends it anyhow: whoever says so may be somebody else.
        """
        timer = self.timer
        if timer is None or self._fresh or not timer.early or (timer.end is not None and not self.bots):
            return False
        return self.wanting() == (seat,) and self._next_plan(timer) is None

    def end(self, seat: Seat) -> bool:
        """A person says "nothing more for me", which ends the timer if it was theirs to say. False = ignored."""
        timer = self.timer
        if timer is None or timer.post is None or not self.may_end(seat):
            return False
        self.act(None, timer.post)
        return True


def _offers(seen: Seen, who: Actor) -> list[Offer]:
    return [offer for ask in seen.view.asks if ask.decision.owner == who for offer in ask.offers]


def _stamps(form: Form) -> list[Stamp]:
    return [field for field in form.fields if isinstance(field, Stamp)]


def _clock_of(game: AnyGame, offers: Sequence[Offer], action: Action) -> str | None:
    """The timer on which an action counts its moment; None = it has none."""
    if action.moment is None:
        return None
    text = game.text(action)
    clocks = [
        stamp.timer
        for offer in offers
        if isinstance(offer, Form) and fits(offer, action, text)
        for stamp in _stamps(offer)
    ]
    return clocks[0] if clocks else None


def _runs(offer: Offer, timer: Timer) -> bool:
    """Can this be done on that timer?"""
    stamps = _stamps(offer) if isinstance(offer, Form) else []
    return all([stamp.timer == timer.name for stamp in stamps])


def _with_times(form: Form, words: Sequence[Sequence[str]], at: int) -> list[Sequence[str]]:
    """The words of all fields: the given ones, and the time where one is wanted."""
    given = iter(words)
    values: list[Sequence[str]] = []
    for field in form.fields:
        if isinstance(field, Stamp):
            values.append((str(field.lo if field.lo == field.hi else at),))
        else:
            values.append(next(given, ()))
    return values


def play(match: Match[Any, Any], bots: Mapping[Seat, Bot]) -> None:
    """Play a match between bots to its end on a counted clock. Raises StuckBot."""
    clock = CountedClock()
    driver = Driver(match, bots, clock)
    while not match.over:
        driver.begin()
        due = driver.due()
        if due is None:
            decision = match.decisions[0]
            raise StuckBot(f"The bot of seat {decision.owner} has no answer to {decision.name}.")
        if due.at is not None:
            clock.move(due.at)
        driver.do(due)
