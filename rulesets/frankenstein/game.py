"""The game under the names of the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.basics import Basics
from rulesets.box import Rulebook, Value
from rulesets.contract import Bot, Recall, Seat, Viewer
from rulesets.frankenstein import choices, deck, rules, scoring
from rulesets.frankenstein.actions import NOTATION
from rulesets.frankenstein.bot import CannyBot
from rulesets.frankenstein.box import META
from rulesets.frankenstein.explaining import explain
from rulesets.frankenstein.glossary import gloss
from rulesets.frankenstein.refusals import why_not
from rulesets.frankenstein.resample import resample, stir
from rulesets.frankenstein.rulebook import RULEBOOK
from rulesets.frankenstein.state import Phase, State
from rulesets.frankenstein.telling import tell
from rulesets.frankenstein.view import headline, view


class Frankenstein(Basics):
    """The back end: the functions of this package under the names of the contract."""

    meta = META
    rulebook: Rulebook = RULEBOOK

    def recall(self, state: State, viewer: Viewer) -> Recall:
        """With strict memory the running turn and as many before it as there are seats; after the end everything."""
        if state.open_memory or state.phase is Phase.OVER:
            return Recall()
        return Recall(since=max(0, state.turn_no - len(state.coins)))

    def bot(self, level: str, seat: Seat, options: Mapping[str, Value | tuple[Value, ...]], salt: int) -> Bot:
        """The one level of this game: canny."""
        return CannyBot(seat, salt)

    new = staticmethod(deck.new)
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
    outcome = staticmethod(scoring.outcome)
    resample = staticmethod(resample)
    stir = staticmethod(stir)


GAME = Frankenstein()
