"""The game under the names of the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.basics import Basics
from rulesets.box import Rulebook, Value
from rulesets.contract import Bot, Seat
from rulesets.demise import choices, flow, rules, scoring
from rulesets.demise.actions import NOTATION
from rulesets.demise.bot import CannyBot
from rulesets.demise.box import META
from rulesets.demise.explaining import explain
from rulesets.demise.glossary import gloss
from rulesets.demise.refusals import why_not
from rulesets.demise.resample import resample, stir
from rulesets.demise.rulebook import RULEBOOK
from rulesets.demise.stitching import sample
from rulesets.demise.telling import tell
from rulesets.demise.view import headline, view


class Demise(Basics):
    """The back end: the functions of this package under the names of the contract."""

    meta = META
    rulebook: Rulebook = RULEBOOK

    def bot(self, level: str, seat: Seat, options: Mapping[str, Value | tuple[Value, ...]], salt: int) -> Bot:
        """The one level of this game: canny."""
        return CannyBot(seat, salt)

    new = staticmethod(flow.new)
    text = staticmethod(NOTATION.text)
    parse = staticmethod(NOTATION.parse)
    decisions = staticmethod(choices.decisions)
    legal = staticmethod(choices.legal)
    sample = staticmethod(sample)
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


GAME = Demise()
