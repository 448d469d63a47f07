"""What a monster is worth, what waking it pays, who wins, and which comparison decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rulesets.contract import Outcome, Seat
from rulesets.monstrosity.components import (
    HEART_NAMES,
    HEARTS,
    ICON,
    INBRED,
    MATCHING,
    NEEDED,
    NONE,
    POWER_VALUE,
    RIBBON,
    ROUNDS,
    STEAL,
    CardNo,
    Goal,
    HeartNo,
)
from rulesets.monstrosity.monster import Body, Mods, complete, filled, icons, inbred, row, suits, worth, wrong_sided
from rulesets.monstrosity.state import MINE, Phase, State, hole_against, mine

# ------------------------------------------------------------------------------------------------- what one is worth


@dataclass(frozen=True, slots=True)
class Score:
    """A monster's points by category. A heart that the viewer may not see counts as 0."""

    parts: int
    heart: int
    gold: int
    power: int
    ribbons: int
    bonus: tuple[int, int, int]
    """Icons, goal, inbred."""
    items: int
    hole: int

    @property
    def total(self) -> int:
        """All together."""
        cards = self.parts + self.heart + self.gold + self.power + self.ribbons
        return cards + sum(self.bonus) + self.items + self.hole


def items_of(heart: HeartNo, alive: bool) -> tuple[CardNo, ...]:
    """The special items that match: those of a living monster's heart (MO-R52)."""
    return MATCHING[heart] if alive and heart != NONE else ()


def matching_upgrades(mods: Mods, items: tuple[CardNo, ...]) -> int:
    """The further points for matching items that were played as upgrades."""
    return sum([modifier in items and points > 0 for _, modifier, points in mods])


def heart_points(heart: HeartNo) -> int:
    """What the heart itself is worth; an unseen or unchosen one nothing."""
    return 0 if heart == NONE else HEARTS[heart].points


def tally(state: State, seat: Seat, heart_known: bool = True) -> Score:
    """The points of a monster, all of them, or without the heart and its gold."""
    alive = seat in state.alive
    heart = state.hearts[seat] if heart_known else NONE
    items = items_of(heart, alive)
    body, mods = state.bodies[seat], state.mods[seat]
    return Score(
        parts=worth(body, mods, items),
        heart=heart_points(heart),
        gold=state.gold[seat] if heart_known else 0,
        power=state.charge[seat],
        ribbons=RIBBON * ((seat == state.purple) + (seat == state.orange)),
        bonus=state.bonus[seat],
        items=matching_upgrades(mods, items) if items else 0,
        hole=-hole_against(state, seat),
    )


# ---------------------------------------------------------------------------------------------------------- waking it


def points_for_power(state: State, seat: Seat) -> int:
    """What counts for the 15 points without the power card (MO-R21): the monster is not alive, so it holds no more."""
    return (
        worth(state.bodies[seat], state.mods[seat])
        + heart_points(state.hearts[seat])
        + state.gold[seat]
        + (RIBBON if seat == state.purple else 0)
        - hole_against(state, seat)
    )


def strong_enough(state: State, seat: Seat, charge: int) -> bool:
    """Complete, suited to its heart, and worth 15 points with a power card of that value? (MO-R21, R22)"""
    body = state.bodies[seat]
    return (
        complete(body)
        and suits(body, HEARTS[state.hearts[seat]].needs)
        and points_for_power(state, seat) + charge >= NEEDED
    )


def victims(state: State, seat: Seat) -> list[Seat]:
    """The living monsters whose power can be stolen for this seat's monster (MO-R26)."""
    return [other for other in state.alive if other != seat and state.charge[other] > 0]


def charge_of(state: State, card: CardNo, victim: Seat = NONE) -> int:
    """What a power card would be worth: printed, or stolen."""
    return state.charge[victim] if card == STEAL else POWER_VALUE[card]


@dataclass(frozen=True, slots=True)
class Bonus:
    """What reanimation pays beyond the cards, computed once (MO-R25)."""

    icons: int
    goal: int
    inbred: int

    @property
    def total(self) -> int:
        """All together."""
        return self.icons + self.goal + self.inbred


NO_BONUS = Bonus(0, 0, 0)


@lru_cache(maxsize=4096)
def bonus_of(body: Body, mods: Mods, heart: HeartNo, charge: int) -> Bonus:
    """Heart bonus icons, the heart's goal, and inbreeding, in the advanced game."""
    kind = HEARTS[heart]
    match kind.goal:
        case Goal.ROW:
            reached = row(body, kind.colour)
        case Goal.WRONG:
            reached = wrong_sided(body)
        case Goal.MODS:
            reached = len(mods) >= 2
        case Goal.LOW_POWER:
            reached = charge <= 0
        case Goal.CLEAN:
            reached = not mods
        case None:
            reached = False
    return Bonus(
        icons=ICON * icons(body, kind.colour),
        goal=kind.goal_points if reached else 0,
        inbred=INBRED if inbred(body) else 0,
    )


# ------------------------------------------------------------------------------------------------------------ the end


NOBODY = "nobody's monster is alive"


def outcome(state: State) -> Outcome | None:
    """The result; None while the game runs."""
    if state.phase is not Phase.OVER:
        return None
    return _of_teams(state) if state.teams else _of_singles(state)


def _of_singles(state: State) -> Outcome:
    seats = len(state.labs)
    totals = [tally(state, seat).total for seat in range(seats)]
    living = sorted(state.alive, key=lambda seat: (-totals[seat], state.alive.index(seat)))
    rest = sorted(
        [seat for seat in range(seats) if seat not in state.alive],
        key=lambda seat: (-filled(state.bodies[seat]), -totals[seat], (seat - state.start) % seats),
    )
    return Outcome(
        winners=tuple(living[:1]),
        places=tuple([(seat,) for seat in (*living, *rest)]),
        lines=_lines(state),
        decided_by=_decided(living, totals),
        ending=_ending(state),
        notes=(*_hearts(state), *_order(len(rest))),
    )


def _order(dead: int) -> tuple[str, ...]:
    return ("Those not alive stand in the order of their parts, then points.",) if dead > 1 else ()


def _decided(living: Sequence[Seat], totals: Sequence[int]) -> str:
    if not living:
        return NOBODY
    if len(living) == 1:
        return "the only monster that lives"
    best, second = totals[living[0]], totals[living[1]]
    if best > second:
        return f"the most points among the living, {best} against {second}"
    return f"after a tie at {best} points, the monster that was reanimated first"


def _of_teams(state: State) -> Outcome:
    """Two living monsters come first, then the sum, then the earlier second reanimation (MO-R63)."""
    totals = [tally(state, seat).total for seat in range(len(state.labs))]
    ranks: list[tuple[tuple[int, int, int], tuple[Seat, ...]]] = []
    for team in MINE[True][len(state.labs)][:2]:
        woken = [state.alive.index(seat) for seat in team if seat in state.alive]
        second = -max(woken) if len(woken) == len(team) else 0
        ranks.append(((len(woken), sum([totals[seat] for seat in team]), second), team))
    ranks.sort(key=lambda rank: rank[0], reverse=True)
    (best, first), (worse, last) = ranks
    won = best[0] == len(first)
    return Outcome(
        winners=first if won else (),
        places=(first + last,) if best == worse else (first, last),
        lines=(*_lines(state), ("team", tuple([sum([totals[s] for s in mine(state, seat)]) for seat in range(4)]))),
        decided_by=_decided_teams(best, worse) if won else "no team has two living monsters",
        ending=_ending(state),
        notes=_hearts(state),
    )


def _decided_teams(best: tuple[int, int, int], worse: tuple[int, int, int]) -> str:
    if best[0] > worse[0]:
        return "the only team with two living monsters"
    if best[1] > worse[1]:
        return f"the higher sum of two living monsters, {best[1]} against {worse[1]}"
    return f"after a tie at {best[1]} points, the team whose second monster was reanimated earlier"


def _lines(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    scores = [tally(state, seat) for seat in range(len(state.labs))]
    rows = {
        "body parts": [score.parts for score in scores],
        "heart": [score.heart for score in scores],
        "gold": [score.gold for score in scores],
        "power": [score.power for score in scores],
        "ribbons": [score.ribbons for score in scores],
        "heart icons": [score.bonus[0] for score in scores],
        "heart goal": [score.bonus[1] for score in scores],
        "inbred": [score.bonus[2] for score in scores],
        "special items": [score.items for score in scores],
        "Black Hole": [score.hole for score in scores],
    }
    always = ("body parts", "heart", "power", "ribbons")
    lines = [(name, tuple(row)) for name, row in rows.items() if name in always or any(row)]
    return (*lines, ("total", tuple([score.total for score in scores])))


def _ending(state: State) -> str:
    if state.round > ROUNDS:
        after = "and nobody's monster came alive" if not state.alive else "and that was the last night"
        return f"The lights went out for good, {after}."
    if not state.alive:
        return "The all-nighter is over, and nobody's monster is alive."
    count = len(state.alive)
    return f"The all-nighter is over: {count} monster{'s are' if count > 1 else ' is'} alive."


def _hearts(state: State) -> tuple[str, ...]:
    """All hearts are turned up."""
    hearts = [f"{{{seat}}} {HEART_NAMES[heart]}" for seat, heart in enumerate(state.hearts)]
    return (f"The hearts: {', '.join(hearts)}.",)
