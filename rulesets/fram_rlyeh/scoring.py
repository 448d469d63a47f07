"""What the piles are worth, who wins, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Outcome, Seat
from rulesets.fram_rlyeh.components import POINTS, POWER, TREASURES, CardNo, TreasureNo
from rulesets.fram_rlyeh.state import NONE, Phase, State

DRUG_COST = 2
"""Points that a used Time Drug costs (RL-R7)."""


def minus(paid: Sequence[CardNo], uncovered: int, drug: bool) -> int:
    """What the table can count against a seat: paid cards, uncovered insanity, the Time Drug."""
    return sum([POWER[card] for card in paid]) + uncovered + (DRUG_COST if drug else 0)


def score(taken: Sequence[TreasureNo], paid: Sequence[CardNo], uncovered: int, drug: bool) -> int:
    """Points of a seat.

    >>> from rulesets.fram_rlyeh.components import NUMBER, TREASURE
    >>> score([TREASURE["A18"], TREASURE["M7"]], [NUMBER["shining_trapezohedron"], NUMBER["kelp-6"]], 1, False)
    1
    """
    return sum([POINTS[treasure] for treasure in taken]) - minus(paid, uncovered, drug)


def old_one_wakes(scores: Sequence[int]) -> bool:
    """Is everybody below zero? Zero itself is not (RL-R30)."""
    return max(scores) < 0


def winning(scores: Sequence[int]) -> tuple[Seat, ...]:
    """All with the highest score, or with the lowest when the Old One is awake (RL-R31)."""
    best = min(scores) if old_one_wakes(scores) else max(scores)
    return tuple([seat for seat, points in enumerate(scores) if points == best])


def scores_of(state: State) -> tuple[int, ...]:
    """The score of every seat as the piles lie."""
    return tuple(
        [
            score(state.taken[seat], state.paid[seat], len(state.insanity[seat]), seat == state.drug_user)
            for seat in range(len(state.hands))
        ]
    )


def outcome(state: State) -> Outcome | None:
    """The result; None while the game runs. Whoever shares the best score wins too: nothing else is compared."""
    if state.phase is not Phase.OVER:
        return None
    scores = scores_of(state)
    awake = old_one_wakes(scores)
    ladder = sorted(set(scores), reverse=not awake)
    places = [tuple([seat for seat, points in enumerate(scores) if points == step]) for step in ladder]
    return Outcome(
        winners=winning(scores),
        places=tuple(places),
        lines=_lines(state, scores),
        decided_by=_decided_by(ladder, len(places[0]), awake),
        ending=_ending(scores, awake),
        notes=tuple(_notes(state)),
    )


def _lines(state: State, scores: tuple[int, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    seats = range(len(scores))
    return (
        ("treasures", tuple([sum([POINTS[treasure] for treasure in taken]) for taken in state.taken])),
        ("cards paid", tuple([-sum([POWER[card] for card in paid]) for paid in state.paid])),
        ("insanity", tuple([-len(pile) for pile in state.insanity])),
        ("Time Drug", tuple([-DRUG_COST if seat == state.drug_user else 0 for seat in seats])),
        ("score", scores),
    )


def _decided_by(ladder: list[int], sharing: int, awake: bool) -> str:
    """The one comparison there is, in words."""
    words = "the lowest score" if awake else "the highest score"
    if len(ladder) == 1:
        return f"{words}, {ladder[0]}, which all share"
    shared = f", shared by {sharing}" if sharing > 1 else ""
    return f"{words}, {ladder[0]} against {ladder[1]}{shared}"


def _ending(scores: tuple[int, ...], awake: bool) -> str:
    if awake:
        return "Everybody is below zero: the Old One awakens, and favours the maddest."
    sane = [f"{{{seat}}}" for seat, points in enumerate(scores) if points >= 0]
    if len(sane) == len(scores):
        return "The dive is over, and nobody has joined the cult."
    kept = " and ".join([", ".join(sane[:-1]), sane[-1]] if len(sane) > 1 else sane)
    return f"The dive is over: {kept} kept a clear head and called for help."


def _notes(state: State) -> list[str]:
    """What has come to light at the end."""
    notes: list[str] = []
    if state.thrown != NONE:
        notes.append(f"{{{state.thrower}}} threw away {TREASURES[state.thrown].title} with the Elder Sign.")
    removed = ", ".join([TREASURES[treasure].title for treasure in state.removed])
    notes.append(f"Never in the game: {removed}.")
    return notes
