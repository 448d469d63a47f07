"""The deck: dealing and the draw for the first turn, turning cards up, rebuilding."""

from __future__ import annotations

from rulesets.box import Setup
from rulesets.chance import shuffle
from rulesets.contract import Event
from rulesets.frankenstein.actions import Draw
from rulesets.frankenstein.components import FACE, KIND, MOB, REBUILDS, CardNo
from rulesets.frankenstein.events import (
    AsidesReturned,
    BonusTurn,
    DeckRebuilt,
    DrawFailed,
    Revealed,
    StartDraw,
    TurnBegan,
    VillagerAside,
    VillagerShrugs,
)
from rulesets.frankenstein.state import DEAL, DEFEND, TURN, State, opening


def new(setup: Setup, out: list[Event] | None = None) -> State:
    """Deal: shuffle, draw for the first turn, shuffle everything again."""
    state = opening(setup.seats, setup.seed)
    state.advanced = setup.options["game"] == "advanced"
    state.open_memory = setup.options["memory"] == "open"
    shuffle(state, state.deck)
    state.start = state.active = state.asked = _draw_for_start(state, out)
    shuffle(state, state.deck)
    if out is not None:
        out.append(TurnBegan(turn=state.turn_no, seat=state.active))
    return state


def _draw_for_start(state: State, out: list[Event] | None) -> int:
    """The highest face value starts; those who tie draw again. Drawn cards end up back in the deck."""
    tied = list(range(len(state.coins)))
    seen: list[CardNo] = []
    while True:
        if len(state.deck) < len(tied):  # FR-R45
            state.deck += seen
            seen.clear()
            shuffle(state, state.deck)
        drawn = [(seat, state.deck.pop()) for seat in tied]
        seen += [card for _, card in drawn]
        best = max([FACE[card] for _, card in drawn])
        tied = [seat for seat, card in drawn if FACE[card] == best]
        if out is not None:
            out.append(StartDraw(turn=0, drawn=tuple(drawn), starts=tied[0] if len(tied) == 1 else None))
        if len(tied) == 1:
            state.deck += seen
            return tied[0]


def can_give(state: State) -> bool:
    """Can the deck give a card, if need be after a rebuild?"""
    return bool(state.deck) or (state.rebuilds < REBUILDS and any([len(yard) > 1 for yard in state.graveyards]))


def _rebuild(state: State, out: list[Event] | None) -> bool:
    """Make a new deck of all that lies below the top of the graveyards (FR-R9 to R11); False if that is not to be."""
    if not can_give(state):
        return False
    state.deck = [card for yard in state.graveyards for card in yard[:-1]]
    for yard in state.graveyards:
        del yard[:-1]
    state.rebuilds += 1
    if out is not None:
        out.append(DeckRebuilt(turn=state.turn_no, cards=len(state.deck)))
    shuffle(state, state.deck)
    return True


def draw(state: State, action: Draw, out: list[Event] | None) -> None:
    """The draw procedure: a card for sale, the first villager of the turn, or nothing."""
    seat = state.active
    state.passes = 0
    while state.deck or _rebuild(state, out):
        card = state.deck.pop()
        if KIND[card] != MOB:
            state.current = card
            state.phase = DEAL
            if out is not None:
                out.append(Revealed(turn=state.turn_no, seat=seat, card=card))
            return
        if not state.defended:
            _meet(state, card, out)
            return
        state.aside += (card,)
        if out is not None:
            out.append(VillagerAside(turn=state.turn_no, seat=seat, villager=card))
    state.phase = TURN  # FR-R13
    if out is not None:
        out.append(DrawFailed(turn=state.turn_no, seat=seat))


def _meet(state: State, villager: CardNo, out: list[Event] | None) -> None:
    """The first villager of a turn: somebody with nothing to lose is left alone (FR-R29)."""
    seat = state.active
    state.defended = True
    if out is not None:
        out.append(Revealed(turn=state.turn_no, seat=seat, card=villager))
    if state.coins[seat] or state.mats[seat]:
        state.current = villager
        state.phase = DEFEND
        return
    state.box += (villager,)
    state.phase = TURN
    if out is not None:
        out.append(VillagerShrugs(turn=state.turn_no, seat=seat, villager=villager))
        out.append(BonusTurn(turn=state.turn_no, seat=seat))


def return_asides(state: State, out: list[Event] | None) -> None:
    """At the end of a turn the villagers set aside are mixed into the whole deck (FR-R31)."""
    if state.aside:
        if out is not None:
            out.append(AsidesReturned(turn=state.turn_no, cards=state.aside))
        state.deck += state.aside
        state.aside = ()
        shuffle(state, state.deck)
