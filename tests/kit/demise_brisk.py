"""Whole games of Demise with few keys: everybody hurries the mob along, and does what nobody has done yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random

from rulesets.contract import Form
from rulesets.deal import make_setup
from rulesets.demise.actions import Stitch
from rulesets.demise.components import MOB, PLACE
from rulesets.demise.view import DemiseView
from rulesets.match import Match
from rulesets.shelf import game


@cache
def brisk(seats: int, seed: str, *options: tuple[str, str]) -> tuple[str, ...]:
    """The lines of such a game."""
    return _play(seats, seed, dict(options))


def _play(seats: int, seed: str, options: Mapping[str, str]) -> tuple[str, ...]:
    demise = game("demise")
    match = Match(demise, make_setup(demise, seats, options, seed))
    rng = Random(seed)
    done: Counter[str] = Counter()
    while not match.over:
        view: DemiseView = match.see(None).view
        (ask,) = view.asks
        owner = ask.decision.owner
        assert owner is not None
        texts = [offer.head if isinstance(offer, Form) else demise.text(offer) for offer in ask.offers]
        rng.shuffle(texts)
        text = min(texts, key=lambda text: _wish(view, text, done))
        done[_kind(text)] += 1
        if text.startswith("stitch"):
            form = next(offer for offer in ask.offers if isinstance(offer, Form))
            action = demise.sample(match.snapshot(), owner, form, rng)
            assert isinstance(action, Stitch)
            text = demise.text(action)
        match.enter(owner, text)
    return match.record()


def _kind(text: str) -> str:
    """What counts as the same thing done again."""
    verb, _, rest = text.partition(" ")
    return text if verb in ("take_box", "curate") else f"{verb} {rest[-7:]}" if verb == "take_vp" else verb


COST = {"take_box 1": 3, "take_box 2": 1, "take_box 3": 0, "take_box 4": 2, "take_box 5": 2, "take_box 6": 2, "done": 0}
"""About how many keys more it takes."""


def _wish(view: DemiseView, text: str, done: Counter[str]) -> tuple[bool, bool, int]:
    """Lower is better: what brings the mob, then what has not been done yet, then what takes few keys."""
    urgent = text.startswith(("curate C3", "move_villager +1"))
    if not view.enraged:
        urgent |= text.startswith(("take_box 2", "take_build", "clinic_build", "stitch"))
    if text == "take_box 6" and view.board[PLACE["C3"]] is None and view.rage < MOB - 1:
        urgent = True
    return not urgent, done[_kind(text)] > 0, COST.get(text, 1 + text.startswith("take_vp"))
