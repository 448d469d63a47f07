"""The game under the names of the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.basics import Basics
from rulesets.box import Rulebook, Value
from rulesets.contract import Action, Bot, Recall, Seat, Viewer
from rulesets.frankendie import choices, clocks, rolling, rules, scoring
from rulesets.frankendie.actions import BELL, NOTATION
from rulesets.frankendie.bot import LEVELS, RacingBot
from rulesets.frankendie.box import META
from rulesets.frankendie.explaining import explain
from rulesets.frankendie.glossary import gloss
from rulesets.frankendie.refusals import why_not
from rulesets.frankendie.resample import resample, stir
from rulesets.frankendie.rulebook import RULEBOOK
from rulesets.frankendie.state import Phase, State
from rulesets.frankendie.telling import tell
from rulesets.frankendie.view import headline, view

RUNNING = (Phase.HUSH, Phase.RACE, Phase.CALLING)
"""The phases in which a look too many would help."""


class FrankenDie(Basics):
    """The back end: the functions of this package under the names of the contract."""

    meta = META
    rulebook: Rulebook = RULEBOOK

    def recall(self, state: State, viewer: Viewer) -> Recall:
        """The whole log, which never shows covered dice; but nobody turns back to a race that is running."""
        return Recall(browse=state.phase not in RUNNING)

    def after_break(self, state: State) -> tuple[Action, ...]:
        """A race that was broken off cannot go on: a second look would be too much (FD-R31)."""
        return (BELL,) if state.phase in RUNNING else ()

    def bot(self, level: str, seat: Seat, options: Mapping[str, Value | tuple[Value, ...]], salt: int) -> Bot:
        """A bot of one of the levels, as quick as the table has chosen."""
        ref = options["bot_ref"]
        assert isinstance(ref, int)
        return RacingBot(seat, LEVELS[level], ref, salt)

    check = staticmethod(rolling.check)
    new = staticmethod(rolling.new)
    text = staticmethod(NOTATION.text)
    parse = staticmethod(NOTATION.parse)
    decisions = staticmethod(choices.decisions)
    legal = staticmethod(choices.legal)
    sample = staticmethod(choices.sample)
    why_not = staticmethod(why_not)
    apply = staticmethod(rules.apply)
    headline = staticmethod(headline)
    view = staticmethod(view)
    explain = staticmethod(explain)
    gloss = staticmethod(gloss)
    tell = staticmethod(tell)
    timers = staticmethod(clocks.timers)
    outcome = staticmethod(scoring.outcome)
    resample = staticmethod(resample)
    stir = staticmethod(stir)


GAME = FrankenDie()
