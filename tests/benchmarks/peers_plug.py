"""Our games as peers of other projects' rules layers, for a table of random playouts measured side by side.

Each game of the shelf is one entry of `PEERS`, at its largest number of seats. A step is what the random bot of a
playout does: list the legal offers, pick one, fill it if it is a form, apply it. A form counts as one offer.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rulesets.box import Setup
from rulesets.contract import Actor, Decision, Form
from rulesets.deal import make_setup
from rulesets.shelf import SHELF, game


class Mine:
    """One of our games behind the verbs of the comparison, which asks `over` before `legal` before `apply`."""

    note = "clone(), dump=pickle"
    cap = 5000
    load = staticmethod(pickle.loads)

    over: Callable[[Any], bool]
    legal: Callable[[Any], Sequence[Any]]
    apply: Callable[[Any, Any], None]

    def __init__(self, name: str, seats: int = 0) -> None:
        self.game = game(name)
        self.setup = make_setup(self.game, seats or self.game.meta.seats[-1], seed="bench")
        self.name = f"ours {name}, {self.setup.seats} seats"
        self.rng = Random(7)
        self._bind_several()
        if self._warm_up() == 1:
            self._bind_one()

    def _bind_one(self) -> None:
        """For games that never ask two at once. Closures, so that the adapter itself costs little."""
        decisions, list_legal, sample, act = self.game.decisions, self.game.legal, self.game.sample, self.game.apply
        who: Actor = None
        rng = self.rng

        def over(state: Any) -> bool:
            nonlocal who
            for one in decisions(state):
                who = one.owner
                return False
            return True

        def legal(state: Any) -> Sequence[Any]:
            return list_legal(state, who)

        def apply(state: Any, offer: Any) -> None:
            act(state, who, sample(state, who, offer, rng) if type(offer) is Form else offer)

        self.over, self.legal, self.apply = over, legal, apply

    def _bind_several(self) -> None:
        """For games that ask several at once: anybody may be the next."""
        decisions, list_legal, sample, act = self.game.decisions, self.game.legal, self.game.sample, self.game.apply
        asked: Sequence[Decision] = ()
        rng = self.rng

        def over(state: Any) -> bool:
            nonlocal asked
            asked = decisions(state)
            return not asked

        def legal(state: Any) -> Sequence[Any]:
            return [(one.owner, offer) for one in asked for offer in list_legal(state, one.owner)]

        def apply(state: Any, owned: Any) -> None:
            who, offer = owned
            act(state, who, sample(state, who, offer, rng) if type(offer) is Form else offer)

        self.over, self.legal, self.apply = over, legal, apply

    def _warm_up(self, games: int = 40) -> int:
        """Fill, by playing, what rules keep for speed: the steady state is compared. Returns the most asked at once."""
        most = 1
        for _ in range(games):
            state = self.new(self.rng)
            steps = 0
            while not self.over(state) and steps < self.cap:
                most = max(most, len(self.game.decisions(state)))
                offers = self.legal(state)
                self.apply(state, offers[int(self.rng.random() * len(offers))])
                steps += 1
        return most

    def new(self, rng: Random) -> Any:
        """Deal. Who is asked is noted here too: the comparison asks `legal` next, without `over`."""
        state = self.game.new(Setup(self.setup.seats, self.setup.options, rng.getrandbits(50)))
        self.over(state)
        return state

    def clone(self, state: Any) -> Any:
        """The game's own copy."""
        return state.clone()

    def dump(self, state: Any) -> bytes:
        """Saves are pydantic's; here only the size counts."""
        return pickle.dumps(state, 5)


def _maker(name: str) -> Callable[[], Mine]:
    return lambda: Mine(name)


PEERS = {f"mine-{name}": _maker(name) for name in SHELF}
