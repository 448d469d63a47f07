"""Positions that fit what everybody knows, and the redrawing of what nobody knows: deck order and luck to come."""

from __future__ import annotations

from random import Random

from rulesets.chance import seed_of, shuffle
from rulesets.contract import Seen
from rulesets.demise.components import CARDS, NO_CARD
from rulesets.demise.state import State
from rulesets.demise.view import DemiseView


def resample(seen: Seen, rng: Random) -> State:
    """A full state that fits the view: the unseen cards in a new order."""
    view: DemiseView = seen.view
    known = {NO_CARD, *view.display, *view.discards}
    for held in view.cards:
        known.update(held)
    deck = [card.number for card in CARDS if card.number not in known]
    rng.shuffle(deck)
    return State(
        seed=rng.getrandbits(53),
        draws=0,
        ninth=view.ninth,
        rounds=view.rounds,
        start=view.start,
        night=view.night,
        rolling=view.rolling,
        take=view.take,
        turn_no=view.turn_no,
        active=view.active,
        igor=view.igor,
        rage=view.rage,
        enraged=view.enraged,
        supply=view.supply,
        vacated=view.vacated,
        dice=view.dice,
        pool=view.pool,
        stack=view.stack,
        bodies=view.bodies,
        display=view.display,
        discards=view.discards,
        scores=list(view.scores),
        gold=list(view.gold),
        parts=list(view.parts),
        blocks=list(view.blocks),
        cards=list(view.cards),
        earned=list(view.earned),
        deck=deck,
    )


def stir(state: State, salt: int) -> None:
    """Redraw what nobody knows, after a take-back."""
    state.seed = seed_of(f"{state.seed}:{state.draws}:{salt}")
    state.draws = 0
    shuffle(state, state.deck)
