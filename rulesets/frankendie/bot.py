"""Bots that see, count and press like people: a plan with a moment and a chance of error, made from dice they saw.

A bot is given the dice when everybody sees them, and remembers them while they are covered. It is asked again after
every change; between the changes its plan stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

from rulesets.contract import Action, Seat, Seen
from rulesets.frankendie.actions import ROLL, Call, Slap
from rulesets.frankendie.components import BLINK, COUNTS, LIGHTNING, PARTS, Symbol
from rulesets.frankendie.state import Phase
from rulesets.frankendie.view import FrankenDieView


@dataclass(frozen=True, slots=True)
class Level:
    """How quick (a factor on the reference time) and how wrong (per cent) a bot is."""

    pace: float
    errors: int


LEVELS = {"keen": Level(1.0, 8), "dozy": Level(1.3, 14), "fiendish": Level(0.8, 4)}
MORE_ERRORS = 3
"""Per cent for each die above two."""
TO_CALL = 1200
"""A bot calls so long after its pad has opened."""
MOVING = 250
"""A plan within so many milliseconds of the slap that covers is a hand already moving."""
FINDING_BACK = 300
"""Lost after each uncovering, before the search goes on."""
TO_BLOCK = 300
"""A call that brings nothing takes a moment's thought more."""
LATE_KEY = 250
"""A dead key is pressed within so many milliseconds of its coming alive."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Slap at `at`, and call that. Right or wrong was settled when it was made."""

    at: int
    symbol: Symbol
    count: int


class RacingBot:
    """One object per seat and match; its luck is its own, and new with every turn."""

    def __init__(self, seat: Seat, level: Level, ref: int, salt: int) -> None:
        self.seat = seat
        self.level = level
        self.base = ref * level.pace - BLINK
        self.salt = salt
        self.rng = Random(salt)
        self._turn = 0
        self._dice: tuple[Symbol, ...] = ()
        self._plan: Plan | None = None
        self._looked = -1
        """How many hands had been heard when the dice were last looked at."""

    def choose(self, seen: Seen) -> Action | None:
        """What to do, and when; None = nothing before the next change."""
        view: FrankenDieView = seen.view
        match view.phase:
            case Phase.READY:
                return ROLL if view.roller == self.seat else None
            case Phase.RACE if self.seat in view.able:
                self._look(view)
                return self._slap(view.closes_at)
            case Phase.CALLING if view.caller == self.seat:
                return self._call(view)
            case Phase.CALLING if view.echo and self.seat in view.able:
                moving = self._plan is not None and view.turn == self._turn and self._plan.at <= view.cover_at + MOVING
                return self._slap(None) if moving else None
        return None

    def _slap(self, closes_at: int | None) -> Action | None:
        plan = self._plan
        return None if plan is None or (closes_at is not None and plan.at >= closes_at) else Slap(plan.at)

    def _call(self, view: FrankenDieView) -> Action:
        plan = self._plan
        if plan is not None and self._turn == view.turn:
            return Call(plan.symbol, plan.count, TO_CALL)
        lacking = [part for part in range(PARTS) if part not in view.parts[self.seat]]  # it never saw these dice
        return Call(lacking[0] if lacking else LIGHTNING, 1, TO_CALL)

    # ------------------------------------------------------------------------------------------------------ planning

    def _look(self, view: FrankenDieView) -> None:
        """Make a plan when the dice are shown; after each covering find it again, or another one."""
        if view.turn != self._turn:
            self._turn = view.turn
            self._dice = view.dice
            self.rng = Random((self.salt << 10) + view.turn)
            self._plan = None
            self._looked = -1
        if view.heard == self._looked:
            return
        first = self._looked < 0 and view.heard == 0
        self._looked = view.heard
        if first:
            self._plan = self._fresh(view, 0, 1.0)
            return
        back = view.clock + FINDING_BACK
        plan = self._plan
        if plan is not None and plan.symbol not in view.called and not self._outdone(view, plan):
            at = self._alive(view, back + max(0, plan.at - view.cover_at))
            self._plan = Plan(at, plan.symbol, plan.count)
        else:
            self._plan = self._fresh(view, back, 0.5)

    def _outdone(self, view: FrankenDieView, plan: Plan) -> bool:
        """A genius that has heard a correct call has nothing to gain any more."""
        return plan.symbol in self._useful(view) and not self._wanted(view)

    def _useful(self, view: FrankenDieView) -> list[Symbol]:
        """The symbols shown that a correct call would turn into something, were it the first."""
        if view.complete(self.seat):
            return [LIGHTNING] if LIGHTNING in self._dice else []
        own = view.parts[self.seat]
        return [part for part in range(PARTS) if part in self._dice and part not in own]

    def _wanted(self, view: FrankenDieView) -> list[Symbol]:
        """The useful symbols that are still to be had."""
        if self.seat in view.geniuses and self._heard_correct(view):
            return []
        called = view.called
        return [symbol for symbol in self._useful(view) if symbol not in called]

    def _heard_correct(self, view: FrankenDieView) -> bool:
        return any([hand.count == self._dice.count(hand.symbol) for hand in view.hands[: view.heard]])

    def _fresh(self, view: FrankenDieView, since: int, share: float) -> Plan | None:
        """A new plan: the quickest wanted set, or a block, or none. `share` of the time is still needed."""
        wanted = self._wanted(view)
        blocking = 0
        rng = self.rng
        choices = wanted
        if not wanted:
            threat = any([view.complete(seat) for seat in range(view.seats) if seat != self.seat])
            called = view.called
            shown = [symbol for symbol in range(LIGHTNING + 1) if symbol in self._dice and symbol not in called]
            if not shown or (not threat and rng.random() < 0.5):
                return None
            choices = [shown[int(rng.random() * len(shown))]]
            blocking = TO_BLOCK
        few = max(0, 3 - len(wanted))
        effort, symbol = min([(4 + self._dice.count(one) + few + 3 * rng.random(), one) for one in choices])
        time = BLINK + self.base * effort / 6 * exp(0.35 * rng.gauss(0, 1)) + blocking
        at = self._alive(view, since + round(share * time))
        return Plan(at, symbol, self._counted(symbol))

    def _alive(self, view: FrankenDieView, at: int) -> int:
        """Not before anybody could have counted, nor before the own key is alive."""
        dead = view.dead_until[self.seat]
        if at < dead:
            return dead + int(self.rng.random() * (LATE_KEY + 1))
        return max(at, BLINK)

    def _counted(self, symbol: Symbol) -> int:
        """The number of dice, or one off; never 0."""
        count = self._dice.count(symbol)
        rng = self.rng
        if rng.random() * 100 >= self.level.errors + MORE_ERRORS * max(0, count - 2):
            return count
        return count + 1 if count == 1 or (count < COUNTS and rng.random() < 0.5) else count - 1
