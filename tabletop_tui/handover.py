"""When the keyboard has to be passed before somebody may look: one owner of that question for every front end."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Actor, Decision, Seat, Voice


class Handover:
    """Who looked last, and whether anybody else has touched the keyboard since.

    `humans` are the seats played by people; `secrets` says whether the game has any. Without secrets, or with one
    human alone, nothing is ever covered.
    """

    def __init__(self, humans: Sequence[Seat], secrets: bool) -> None:
        self.humans = tuple(humans)
        self.covers = secrets and len(self.humans) > 1
        self._last_looker: Seat | None = None
        self.count = 0
        """Curtains raised so far in this sitting."""

    def needs_curtain(self, seat: Seat, decisions: Sequence[Decision], straight: bool = False) -> bool:
        """Must a curtain fall before this seat's private screen opens?

        `straight`: the seat's own private screen is what is shown now. From a public page a seat may open its screen
        by its own key only where it is asked aloud and was the last to look, with no other human's entry since: a
        private question is asked with all eyes on the table, so it always waits behind a curtain.
        """
        if not self.covers or straight:
            return False
        asked_aloud = any(d.owner == seat and d.voice is Voice.ALOUD for d in decisions)
        return not (asked_aloud and self._last_looker == seat)

    def raised(self) -> None:
        """A curtain is shown."""
        self.count += 1

    def looked(self, seat: Seat) -> None:
        """This seat's private screen is open."""
        self._last_looker = seat

    def entered(self, who: Actor) -> None:
        """Somebody acted. Only another human's entry ends the looker's privilege."""
        if who != self._last_looker and who in self.humans:
            self._last_looker = None

    def forget(self) -> None:
        """A load, a lost focus, a suspension, a long pause: nobody knows who sits at the keyboard."""
        self._last_looker = None
