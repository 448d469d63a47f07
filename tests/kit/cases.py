"""Acceptance cases as rows: a position, the moves, and what is then to be seen.

A case is written as the acceptance table writes it, e.g.
``Case("FR-3", table(2, deck="torso6a"), "draw, buy", coins="6/12", bank=6, m0="torso6a", asked="1 turn")``.
A move that begins with "not " must be refused and change nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kit.frankenstein import cards, enter, ids, match_at, state_of
from rulesets.contract import Form, Number
from rulesets.frankenstein.game import GAME
from rulesets.frankenstein.state import NONE, State
from rulesets.match import Match


class Case:
    """One row of the table."""

    def __init__(self, id: str, position: State, moves: str = "", **expected: Any) -> None:
        self.id = id
        self.position = position
        self.moves = [move.strip() for move in moves.split(",")] if moves else []
        self.expected = expected

    def run(self) -> None:
        """Play it and look."""
        match = enter(match_at(self.position), *self.moves)
        seen = look(match)
        for what, value in self.expected.items():
            found = getattr(seen, what) if hasattr(seen, what) else seen.pile(what)
            assert found == value, f"{self.id}: {what} is {found!r}, not {value!r}"


@dataclass(frozen=True)
class Look:
    """A position in the words of the table."""

    match: Match[Any, Any]
    state: State

    @property
    def coins(self) -> str:
        """``6/12``."""
        return "/".join(map(str, self.state.coins))

    @property
    def bank(self) -> int:
        """What has been paid in less what has been paid out."""
        return self.state.bank

    @property
    def asked(self) -> str:
        """``1 turn``; "over" at the end."""
        decisions = self.match.decisions
        return f"{decisions[0].owner} {decisions[0].name}" if decisions else "over"

    @property
    def winner(self) -> int | None:
        """Who won."""
        outcome = self.match.outcome()
        return outcome.winners[0] if outcome else None

    @property
    def alive(self) -> int | None:
        """Whose monster came alive."""
        return None if self.state.alive == NONE else self.state.alive

    @property
    def legal(self) -> str:
        """``buy, sell, auction 1..5``: the exact offers to whoever is asked."""
        (decision,) = self.match.decisions
        return ", ".join([_offer(offer) for offer in GAME.legal(self.state, decision.owner)])

    @property
    def rebuilds(self) -> int:
        """How often the deck has been rebuilt."""
        return self.state.rebuilds

    @property
    def passes(self) -> int:
        """Turns passed in a row."""
        return self.state.passes

    @property
    def score(self) -> str:
        """``52/63``: the last line of the result."""
        outcome = self.match.outcome()
        assert outcome is not None
        return "/".join(map(str, outcome.lines[-1][1]))

    @property
    def up(self) -> str:
        """The card just turned up."""
        return "" if self.state.current == NONE else ids([self.state.current])

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return len(self.state.deck)

    def pile(self, name: str) -> str:
        """``m0`` a mat, ``g0`` a graveyard from bottom to top, ``box``, ``aside``, ``deck`` sorted."""
        if name in ("box", "aside"):
            return ids(getattr(self.state, name))
        if name == "deck":
            return ids(sorted(self.state.deck))
        piles = self.state.mats if name[0] == "m" else self.state.graveyards
        return ids(piles[int(name[1:])])


def look(match: Match[Any, Any]) -> Look:
    """The position of a match in the words of the table."""
    return Look(match, state_of(match))


def mat(words: str) -> str:
    """A mat as `Look` writes it: in display order."""
    return ids(sorted(cards(words)))


def _offer(offer: Any) -> str:
    if not isinstance(offer, Form):
        return GAME.text(offer)
    (field,) = offer.fields
    return (
        f"{offer.head} {field.lo}..{field.hi}"
        if isinstance(field, Number)
        else f"{offer.head} [{' '.join(field.items)}]"
    )
