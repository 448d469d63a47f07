"""When the keyboard has to be passed before somebody may look: one owner of that question for every front end."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Seat


class Handover:
    """`humans` are the seats played by people; `secrets` says whether the game has any.

    The key that asks for a look is the table's, so nobody can know whose finger pressed it: with several people every
    private page that is opened from a public one waits behind a curtain that names the seat. Without secrets, or with
    one human alone, nothing is ever covered.
    """

    def __init__(self, humans: Sequence[Seat], secrets: bool) -> None:
        self.humans = tuple(humans)
        self.covers = secrets and len(self.humans) > 1
        self.count = 0
        """Curtains raised so far in this sitting."""

    def needs_curtain(self, straight: bool = False) -> bool:
        """Must a curtain fall first? Not if the seat's own private page is what is shown now (`straight`)."""
        return self.covers and not straight

    def raised(self) -> None:
        """A curtain is shown."""
        self.count += 1
