"""The game under the names of the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.basics import Basics
from rulesets.box import Rulebook, Value
from rulesets.contract import Bot, Seat
from rulesets.fram_rlyeh import choices, deck, rules, scoring
from rulesets.fram_rlyeh.actions import NOTATION
from rulesets.fram_rlyeh.bot import CannyBot
from rulesets.fram_rlyeh.box import META
from rulesets.fram_rlyeh.explaining import explain
from rulesets.fram_rlyeh.glossary import gloss
from rulesets.fram_rlyeh.refusals import why_not
from rulesets.fram_rlyeh.resample import resample
from rulesets.fram_rlyeh.rulebook import RULEBOOK
from rulesets.fram_rlyeh.telling import tell
from rulesets.fram_rlyeh.view import headline, view


class FramRlyeh(Basics):
    """The back end: the functions of this package under the names of the contract.

    The whole log may be read: what a seat has lawfully seen it may look up (RL-R25).
    """

    meta = META
    rulebook: Rulebook = RULEBOOK

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
    stir = staticmethod(deck.stir)


GAME = FramRlyeh()
