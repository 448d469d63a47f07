"""The game under the names of the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.basics import Basics
from rulesets.box import Rulebook, Setup, Value
from rulesets.contract import Bot, Seat
from rulesets.monstrosity import choices, rules, scoring, turns
from rulesets.monstrosity.actions import NOTATION
from rulesets.monstrosity.bot import CannyBot
from rulesets.monstrosity.box import DRAWN, META
from rulesets.monstrosity.explaining import explain
from rulesets.monstrosity.glossary import gloss
from rulesets.monstrosity.refusals import why_not
from rulesets.monstrosity.resample import resample, stir
from rulesets.monstrosity.rulebook import RULEBOOK
from rulesets.monstrosity.telling import tell
from rulesets.monstrosity.view import headline, view

TEAM_SEATS = 4


class Monstrosity(Basics):
    """The back end: the functions of this package under the names of the contract.

    No clock runs: the blade is the screen's alone. The whole log may be read, as the dumpster may (MO-R10).
    """

    meta = META
    rulebook: Rulebook = RULEBOOK

    def check(self, setup: Setup) -> str | None:
        """Teams need four and the advanced game; who begins has to sit at the table."""
        if setup.options["teams"] == "on":
            if setup.seats != TEAM_SEATS:
                return f"Teams are for {TEAM_SEATS} players, not {setup.seats}: set teams to off."
            if setup.options["mode"] != "advanced":
                return "Teams play the advanced game: set mode to advanced, or teams to off."
        start = setup.options["start"]
        if isinstance(start, int) and start >= setup.seats:
            legal = ", ".join([DRAWN, *map(str, range(setup.seats))])
            return f"There is no seat {start} among {setup.seats} players: set start to one of {legal}."
        return None

    def bot(self, level: str, seat: Seat, options: Mapping[str, Value | tuple[Value, ...]], salt: int) -> Bot:
        """The one level of this game: canny."""
        return CannyBot(seat, salt)

    new = staticmethod(turns.new)
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


GAME = Monstrosity()
