"""The game under the names of the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.bots import UnknownLevel
from rulesets.contract import (
    Action,
    Bot,
    Event,
    Recall,
    Rulebook,
    Seat,
    Setup,
    Timer,
    Value,
    Viewer,
)
from rulesets.demise import choices, flow, rules, scoring
from rulesets.demise.actions import NOTATION
from rulesets.demise.bot import CannyBot
from rulesets.demise.box import META
from rulesets.demise.explaining import explain
from rulesets.demise.glossary import gloss
from rulesets.demise.refusals import why_not
from rulesets.demise.resample import resample, stir
from rulesets.demise.rulebook import RULEBOOK
from rulesets.demise.state import State
from rulesets.demise.telling import tell
from rulesets.demise.view import view


class Demise:
    """The back end: the functions of this package under the names of the contract."""

    meta = META
    rulebook: Rulebook = RULEBOOK

    def check(self, setup: Setup) -> str | None:
        """Every combination of options can be played."""
        return None

    def new(self, setup: Setup, out: list[Event] | None = None) -> State:
        """Shuffle, deal, draw the start seat, and roll."""
        return flow.new(setup, out)

    def timers(self, state: State) -> tuple[Timer, ...]:
        """No clock."""
        return ()

    def after_break(self, state: State) -> tuple[Action, ...]:
        """A game is taken up as it was left."""
        return ()

    def recall(self, state: State, viewer: Viewer) -> Recall:
        """Nothing is ever hidden, so everybody may read back to the beginning."""
        return Recall()

    def parse(self, line: str) -> Action:
        """The action of a line of notation."""
        return NOTATION.parse(line)

    def text(self, action: Action) -> str:
        """The action in notation."""
        return NOTATION.text(action)

    def bot(self, level: str, seat: Seat, options: Mapping[str, Value | tuple[Value, ...]], salt: int) -> Bot:
        """The one level of this game: canny."""
        if level not in META.bots:
            raise UnknownLevel(f'{META.title} has no bot "{level}": choose {", ".join(META.bots)}.')
        return CannyBot(seat, salt)

    decisions = staticmethod(choices.decisions)
    legal = staticmethod(choices.legal)
    sample = staticmethod(choices.sample)
    why_not = staticmethod(why_not)
    apply = staticmethod(rules.apply)
    view = staticmethod(view)
    explain = staticmethod(explain)
    gloss = staticmethod(gloss)
    tell = staticmethod(tell)
    outcome = staticmethod(scoring.outcome)
    resample = staticmethod(resample)
    stir = staticmethod(stir)


GAME = Demise()
