"""The answers that most games give to the rarer questions of the contract; a game overrides what it does otherwise."""

from __future__ import annotations

from typing import Any

from rulesets.box import Setup
from rulesets.contract import Action, Recall, Timer, Viewer


class Basics:
    """Any combination of options, no clock, nothing to do after a break, and everybody may look back at everything."""

    def check(self, setup: Setup) -> str | None:
        """Every combination of options can be played."""
        return None

    def timers(self, state: Any) -> tuple[Timer, ...]:
        """No clock runs."""
        return ()

    def after_break(self, state: Any) -> tuple[Action, ...]:
        """A game is taken up as it was left."""
        return ()

    def recall(self, state: Any, viewer: Viewer) -> Recall:
        """The whole log, and the public table of every turn."""
        return Recall()
