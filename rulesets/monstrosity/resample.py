"""Positions that fit what a viewer knows, and the redrawing of what nobody knows."""

from __future__ import annotations

from random import Random

from rulesets.chance import seed_of, shuffle
from rulesets.contract import Seat, Seen
from rulesets.monstrosity.components import DOG, HEART_OF_GOLD, NONE, CardNo, HeartNo
from rulesets.monstrosity.memory import Memory, remember
from rulesets.monstrosity.state import Phase, State, deck_of, hearts_of
from rulesets.monstrosity.turns import DEALT, DEALT_FIVE
from rulesets.monstrosity.view import MonsterView, MonstrosityView

TRIES = 50


def resample(seen: Seen, rng: Random) -> State:
    """A full state that fits view and log: unseen cards and hearts dealt anew."""
    view: MonstrosityView = seen.view
    memory = remember(seen)
    monsters = view.monsters
    hearts, dealt, heart_deck = _deal_hearts(view, memory, rng)
    labs, pile = _deal_cards(view, memory, rng)
    return State(
        seed=rng.getrandbits(53),
        draws=0,
        advanced=view.advanced,
        teams=view.teams,
        phase=view.phase,
        start=view.start,
        active=view.active,
        asked=view.asks[0].decision.owner if view.asks and view.asks[0].decision.owner is not None else NONE,
        round=view.round,
        turn_no=view.turn_no,
        used=view.used,
        extra_used=view.extra_used,
        again=view.again,
        night=view.night,
        nights=view.nights,
        pending=_or_none(view.pending),
        target=_or_none(view.target),
        tied=view.tied,
        offered=view.offered,
        purple=_first([monster.purple for monster in monsters]),
        orange=_first([monster.orange for monster in monsters]),
        dog=_first([monster.dog for monster in monsters]),
        alive=view.alive,
        bodies=[monster.body for monster in monsters],
        mods=[monster.mods for monster in monsters],
        hearts=hearts,
        exposed=[monster.exposed for monster in monsters],
        gold=[_gold(monster, hearts[monster.seat], memory) for monster in monsters],
        power=[_or_none(monster.power) for monster in monsters],
        charge=[monster.charge for monster in monsters],
        bonus=[monster.bonus for monster in monsters],
        labs=labs,
        dealt=dealt,
        heart_deck=heart_deck,
        dumpster=list(view.dumpster),
        discarders=list(view.discarders),
        pile=pile,
    )


def _or_none(number: int | None) -> int:
    return NONE if number is None else number


def _first(marks: list[bool]) -> Seat:
    return marks.index(True) if True in marks else NONE


def _gold(monster: MonsterView, heart: HeartNo, memory: Memory) -> int:
    if monster.gold is not None:
        return monster.gold
    return memory.gold[monster.seat] if heart == HEART_OF_GOLD else 0


# ------------------------------------------------------------------------------------------------------------ hearts


def _deal_hearts(
    view: MonstrosityView, memory: Memory, rng: Random
) -> tuple[list[HeartNo], list[tuple[HeartNo, ...]], tuple[HeartNo, ...]]:
    """Hearts of the seats, what is left of those dealt, and the heart deck."""
    known = [_or_none(monster.heart) for monster in view.monsters]
    unseen = [
        heart
        for heart in hearts_of(view.advanced)
        if heart not in known and heart not in view.dealt and heart not in view.offered
    ]
    for _ in range(TRIES):
        rng.shuffle(unseen)
        left = unseen[:]
        hearts = known[:]
        for monster in view.monsters:
            if monster.picked and monster.heart is None:
                allowed = [heart for heart in left if heart not in memory.barred[monster.seat]]
                if not allowed:
                    break
                hearts[monster.seat] = allowed[0]
                left.remove(allowed[0])
        else:
            return hearts, *_spread_dealt(view, left)
    raise ValueError("no deal of hearts fits this view")


def _spread_dealt(view: MonstrosityView, left: list[HeartNo]) -> tuple[list[tuple[HeartNo, ...]], tuple[HeartNo, ...]]:
    """While hearts are chosen, those dealt lie with their seats, but for the one picked."""
    dealt: list[tuple[HeartNo, ...]] = [()] * view.seats
    if view.phase is not Phase.CHOOSE:
        return dealt, tuple(left)
    count = DEALT_FIVE if view.seats == 5 else DEALT
    for monster in view.monsters:
        if view.dealt and monster.seat == view.viewer:
            dealt[monster.seat] = view.dealt
            continue
        lies = count - monster.picked
        dealt[monster.seat] = tuple(left[:lies])
        del left[:lies]
    return dealt, tuple(left)


# ------------------------------------------------------------------------------------------------------------- cards


def _deal_cards(view: MonstrosityView, memory: Memory, rng: Random) -> tuple[list[tuple[CardNo, ...]], list[CardNo]]:
    """Labs and draw pile: known cards stay where they are, all others are dealt anew."""
    seen: set[CardNo] = {*view.dumpster, *view.inspected, _or_none(view.pending)}
    for monster in view.monsters:
        seen.update(monster.body, [modifier for _, modifier, _ in monster.mods], monster.lab or ())
        seen.add(_or_none(monster.power))
        if monster.dog:
            seen.add(DOG)
    held: list[list[CardNo]] = [list(monster.lab or ()) for monster in view.monsters]
    if view.inspected and view.target is not None:
        held[view.target] = list(view.inspected)
    for card, seat in memory.cards.items():
        if card not in seen and len(held[seat]) < view.monsters[seat].cards:
            held[seat].append(card)
            seen.add(card)
    unseen = [card for card in deck_of(view.advanced) if card not in seen]
    if view.phase is Phase.CHOOSE:  # nothing is shuffled yet
        return [()] * view.seats, unseen
    rng.shuffle(unseen)
    for monster in view.monsters:
        cards = held[monster.seat]
        while len(cards) < monster.cards:
            cards.append(unseen.pop())
    return [tuple(sorted(cards)) for cards in held], unseen


# ---------------------------------------------------------------------------------------------------------- stirring


def stir(state: State, salt: int) -> None:
    """Redraw what nobody knows, after a take-back: draw pile, heart deck, hearts nobody has looked at, luck to come."""
    state.seed = seed_of(f"{state.seed}:{state.draws}:{salt}")
    state.draws = 0
    deck = list(state.heart_deck)
    if state.phase is not Phase.CHOOSE:
        shuffle(state, state.pile)
        shuffle(state, deck)
        state.heart_deck = tuple(deck)
        return
    waiting = [seat for seat, heart in enumerate(state.hearts) if heart == NONE and seat != state.asked]
    for seat in waiting:
        deck += state.dealt[seat]
    shuffle(state, deck)
    for seat in waiting:
        state.dealt[seat] = tuple([deck.pop() for _ in state.dealt[seat]])
    state.heart_deck = tuple(deck)
