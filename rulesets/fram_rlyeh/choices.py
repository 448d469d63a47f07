"""What is asked now, and what is legal. Why something is not legal stands in `refusals`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rulesets.contract import Action, Actor, Decision, Form, Offer, Seat, Voice, Window
from rulesets.fram_rlyeh.actions import (
    PASS_INTERRUPT,
    PLAY_CARD,
    REPLAY_CARD,
    TAKE_TREASURE,
    USE_TALISMAN,
    USE_TIME_DRUG,
)
from rulesets.fram_rlyeh.components import ELDER_SIGN, FIRST_TRUMP, TIME_DRUG, CardNo
from rulesets.fram_rlyeh.state import Phase, State, clockwise

DEALER_PLAY, HIDDEN_PLAY, INTERRUPT, REPLAY, CLAIM, OVER = Phase
_KEEP = 1 << 16


@lru_cache(maxsize=128)
def _one(name: str, seat: Seat, rule: str) -> tuple[Decision, ...]:
    return (Decision(name, seat, Voice.PRIVATE, rule),)


@lru_cache(maxsize=1024)
def _to_lay(seats: int, dealer: Seat, laid: int) -> tuple[Decision, ...]:
    """One for each seat that has not laid, clockwise from the dealer: any of them may be the next (RL-R35)."""
    return tuple([Decision("hidden_play", seat, Voice.PRIVATE, "laying") for seat in clockwise(seats, dealer, laid)])


@lru_cache(maxsize=1024)
def _to_stop_time(asked: tuple[Seat, ...]) -> tuple[Decision, ...]:
    """The first of the window. The table sees the same page whoever holds the Time Drug, if anybody (RL-R9)."""
    window = Window(asked, PASS_INTERRUPT, "settle the round", "t", "stop time")
    return (Decision("interrupt", asked[0], Voice.PRIVATE, "time", window),)


def decisions(state: State) -> tuple[Decision, ...]:
    """What is asked now; nothing is skipped, because a skipped question would tell what somebody holds."""
    phase = state.phase
    if phase is HIDDEN_PLAY:
        return _to_lay(len(state.hands), state.dealer, state.laid)
    if phase is DEALER_PLAY:
        return _one("dealer_play", state.dealer, "dealer")
    if phase is INTERRUPT:
        return _to_stop_time(state.asked)
    if phase is CLAIM:
        return _one("claim", state.winner, "claim")
    if phase is REPLAY:
        return _one("replay", state.drug_user, "time")
    return ()


def legal(state: State, who: Actor) -> Sequence[Offer]:
    """The exact offers to a seat: power cards by number, then the trump; passing and taking come first."""
    phase = state.phase
    if who is None:
        return ()
    if phase is HIDDEN_PLAY:
        return plays(state.hands[who]) if not state.laid >> who & 1 else ()
    if phase is DEALER_PLAY:
        return plays(state.hands[who]) if who == state.dealer else ()
    if phase is INTERRUPT:
        return interrupts(state.hands[who]) if who == state.asked[0] else ()
    if phase is CLAIM:
        return claims(state.hands[who]) if who == state.winner else ()
    if phase is REPLAY:
        return replays(state.hands[who], state.returned) if who == state.drug_user else ()
    return ()


@lru_cache(maxsize=_KEEP)
def plays(hand: tuple[CardNo, ...]) -> tuple[Offer, ...]:
    """All of a hand but the Time Drug; R'lyeh Text is in no hand."""
    return tuple([PLAY_CARD[card] for card in hand if card != TIME_DRUG])


@lru_cache(maxsize=_KEEP)
def replays(hand: tuple[CardNo, ...], returned: CardNo) -> tuple[Offer, ...]:
    """Any other power card (RL-R4)."""
    return tuple([REPLAY_CARD[card] for card in hand if card < FIRST_TRUMP and card != returned])


_LET_BE: tuple[Offer, ...] = (PASS_INTERRUPT,)
_LET_BE_OR_NOT: tuple[Offer, ...] = (PASS_INTERRUPT, USE_TIME_DRUG)
_TAKE: tuple[Offer, ...] = (TAKE_TREASURE,)
_TAKE_OR_NOT: tuple[Offer, ...] = (TAKE_TREASURE, USE_TALISMAN)


def interrupts(hand: tuple[CardNo, ...]) -> tuple[Offer, ...]:
    """With the Time Drug, and a power card to play instead, time can be stopped."""
    return _LET_BE_OR_NOT if TIME_DRUG in hand and hand[0] < FIRST_TRUMP else _LET_BE


def claims(hand: tuple[CardNo, ...]) -> tuple[Offer, ...]:
    """With the Elder Sign in hand the treasure can be declined."""
    return _TAKE_OR_NOT if ELDER_SIGN in hand else _TAKE


def sample(state: State, who: Actor, form: Form, rng: Random) -> Action:
    """This game has no entries with parameters."""
    raise TypeError(f"no form of this game: {form!r}")
