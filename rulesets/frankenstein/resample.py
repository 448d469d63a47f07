"""Positions that fit what a viewer knows, and the redrawing of what nobody knows."""

from __future__ import annotations

from random import Random

from rulesets.chance import seed_of, shuffle
from rulesets.contract import Seat, Seen
from rulesets.frankenstein.components import CARDS, COINS, KIND, CardNo
from rulesets.frankenstein.memory import Memory, remember
from rulesets.frankenstein.monster import complete, with_card
from rulesets.frankenstein.state import NONE, Phase, State
from rulesets.frankenstein.view import FrankensteinView

TRIES = 20


def resample(seen: Seen, rng: Random) -> State:
    """A full state that fits view and log: unseen cards dealt anew to the other mats and the deck, new purses."""
    view: FrankensteinView = seen.view
    auction = view.auction
    memory = remember(seen, view.seats)
    coins = [_purse(view, memory, seat, rng) if held is None else held for seat, held in enumerate(view.coins)]
    mats, deck = _deal_unseen(view, memory, rng)
    if view.phase is Phase.DEFEND and not coins[view.active] and not mats[view.active]:
        coins[view.active] = 1  # somebody with nothing to lose is not asked
    return State(
        seed=rng.getrandbits(53),
        draws=0,
        advanced=view.advanced,
        open_memory=view.open_memory,
        phase=view.phase,
        start=view.start,
        active=view.active,
        asked=_asked(view),
        turn_no=view.turn_no,
        defended=view.defended,
        passes=view.passes,
        rebuilds=view.rebuilds,
        current=NONE if view.current is None else view.current,
        high=auction.high if auction else 0,
        high_seat=auction.high_seat if auction else NONE,
        bids=auction.bids if auction else (),
        bank=COINS * view.seats - sum(coins),
        alive=NONE if view.alive is None else view.alive,
        aside=view.aside,
        box=view.box,
        coins=coins,
        mats=mats,
        graveyards=[list(yard) for yard in view.graveyards],
        deck=deck,
    )


def _asked(view: FrankensteinView) -> Seat:
    """Whose answer is awaited."""
    if view.phase is Phase.OVER:
        return NONE
    return (view.active + (len(view.auction.bids) if view.auction else 0)) % view.seats


def _purse(view: FrankensteinView, memory: Memory, seat: Seat, rng: Random) -> int:
    """The coins that the log gives, or some: no fewer than it proves, nor than the running auction does."""
    purse = memory.purses[seat]
    if purse.known is not None:
        return purse.known
    bid = 0
    if view.auction is not None:
        place = (seat - view.active) % view.seats
        bid = view.auction.bids[place] if place < len(view.auction.bids) else 0
    return max(bid, purse.least, int(rng.triangular(0, 2 * COINS + 1, COINS)))


def _deal_unseen(view: FrankensteinView, memory: Memory, rng: Random) -> tuple[list[tuple[CardNo, ...]], list[CardNo]]:
    """Mats and deck. Nobody's monster may be complete; if chance finds no such deal, whole kinds stay together."""
    seen = {*view.aside, *view.box, view.current}
    seen.update(*view.graveyards, *[mat for mat in view.mats if mat is not None])
    others = [seat for seat, mat in enumerate(view.mats) if mat is None]
    held = [() if mat is None else mat for mat in view.mats]
    for card, seat in memory.cards.items():
        if card not in seen and seat in others:
            held[seat] = with_card(held[seat], card)
            seen.add(card)
    unseen = [card.number for card in CARDS if card.number not in seen]
    for attempt in range(TRIES):
        last = attempt == TRIES - 1
        rng.shuffle(unseen)
        if last:
            kinds = [KIND[card] for card in unseen]
            unseen.sort(key=lambda card: (-kinds.count(KIND[card]), KIND[card]))
        mats = held[:]
        deck = _spread(unseen, len(unseen) - view.deck, others, mats, rng, together=last)
        if len(deck) == view.deck and (view.phase is Phase.OVER or not _any_complete(mats)):
            rng.shuffle(deck)
            return mats, deck
    raise ValueError("no deal fits this view")


def _any_complete(mats: list[tuple[CardNo, ...]]) -> bool:
    return any([complete(mat, len(mats)) for mat in mats])


def _spread(
    cards: list[CardNo],
    wanted: int,
    others: list[Seat],
    mats: list[tuple[CardNo, ...]],
    rng: Random,
    together: bool,
) -> list[CardNo]:
    """Put `wanted` of the cards on the mats of the others, in place; what is left is the deck."""
    left: list[CardNo] = []
    for card in cards:
        for seat in others if together else rng.sample(others, len(others)):
            mat = with_card(mats[seat], card)
            if wanted and not complete(mat, len(mats)):
                mats[seat] = mat
                wanted -= 1
                break
        else:
            left.append(card)
    return left


def stir(state: State, salt: int) -> None:
    """Redraw what nobody knows, after a take-back: the order of the deck and all luck to come."""
    state.seed = seed_of(f"{state.seed}:{state.draws}:{salt}")
    state.draws = 0
    shuffle(state, state.deck)
