"""What an action does. What is legal stands in `choices`, and why something is not in `refusals`."""

from __future__ import annotations

from rulesets.contract import Action, Actor, Event, Seat
from rulesets.fram_rlyeh import events
from rulesets.fram_rlyeh.actions import (
    PassInterrupt,
    PlayCard,
    ReplayCard,
    TakeTreasure,
    UseTalisman,
    UseTimeDrug,
)
from rulesets.fram_rlyeh.components import (
    DEPTH,
    ELDER_SIGN,
    FIRST_TRUMP,
    GOLDEN_MEAD,
    POWER,
    ROUNDS,
    CardNo,
)
from rulesets.fram_rlyeh.scoring import outcome
from rulesets.fram_rlyeh.state import NONE, Phase, State, clockwise, everybody, seats_in

DEALER_PLAY, HIDDEN_PLAY, INTERRUPT, REPLAY, CLAIM, OVER = Phase


def apply(state: State, who: Actor, action: Action, out: list[Event] | None = None) -> None:
    """Do it, in place and unchecked."""
    assert who is not None
    match action:
        case PlayCard(card):
            _play(state, who, card, out)
        case PassInterrupt():
            state.asked = state.asked[1:]
            if not state.asked:
                _resolve(state, out)
        case TakeTreasure():
            _take(state, out)
        case UseTimeDrug():
            _use_time_drug(state, who, out)
        case ReplayCard(card):
            _replay(state, who, card, out)
        case UseTalisman():
            _use_talisman(state, out)


# ------------------------------------------------------------------------------------------------------ playing cards


def _play(state: State, seat: Seat, card: CardNo, out: list[Event] | None) -> None:
    """The dealer's card is open at once; the last of the others turns all of them up."""
    _from_hand(state, seat, card)
    state.cards[seat] = card
    state.laid |= 1 << seat
    if state.phase is DEALER_PLAY:
        if card >= FIRST_TRUMP:
            state.shown |= 1 << seat
        state.phase = HIDDEN_PLAY
        if out is not None:
            out.append(events.Led(turn=state.round, seat=seat, card=card))
        return
    if out is not None:
        out.append(events.Laid(turn=state.round, seat=seat, card=card))
    if state.laid == everybody(len(state.cards)):
        _reveal(state, out)


def _from_hand(state: State, seat: Seat, card: CardNo) -> None:
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]


def _reveal(state: State, out: list[Event] | None) -> None:
    """All cards up. The window opens on public grounds alone (RL-R5, R8, R9)."""
    seats = len(state.cards)
    for seat, card in enumerate(state.cards):
        if card >= FIRST_TRUMP:
            state.shown |= 1 << seat
    if out is not None:
        cards = tuple([(seat, state.cards[seat]) for seat in clockwise(seats, state.dealer)])
        out.append(events.Revealed(turn=state.round, cards=cards))
    if state.round < ROUNDS and state.drug_user == NONE:
        state.asked = clockwise(seats, state.dealer, state.shown)
        if state.asked:
            state.phase = INTERRUPT
            return
    _resolve(state, out)


def _use_time_drug(state: State, seat: Seat, out: list[Event] | None) -> None:
    """The card comes back; nobody else is asked any more."""
    card = state.cards[seat]
    state.hands[seat] = tuple(sorted([*state.hands[seat][:-1], card]))
    state.cards[seat] = NONE
    state.returned = card
    state.drug_user = seat
    state.shown |= 1 << seat
    state.asked = ()
    state.phase = REPLAY
    if out is not None:
        out.append(events.TimeDrugUsed(turn=state.round, seat=seat, returned=card))


def _replay(state: State, seat: Seat, card: CardNo, out: list[Event] | None) -> None:
    _from_hand(state, seat, card)
    state.cards[seat] = card
    state.returned = NONE
    if out is not None:
        out.append(events.Replayed(turn=state.round, seat=seat, card=card))
    _resolve(state, out)


# ------------------------------------------------------------------------------------------------- settling the round


def _resolve(state: State, out: list[Event] | None) -> None:
    """The highest card wins, the nearest to the dealer if several are; the others turn into insanity."""
    cards = state.cards
    order = clockwise(len(cards), state.dealer)
    best = winner = NONE
    for seat in order:
        power = POWER[cards[seat]]
        if power > best:
            best, winner = power, seat
    if out is not None:
        _tell_winner(state, winner, out)
    state.last_dealer = state.dealer
    state.last_winner = state.winner = winner
    state.last_cards = tuple(cards)
    for seat in order:
        card = cards[seat]
        if card == GOLDEN_MEAD:
            state.mead = seat
        if seat != winner:
            state.insanity[seat] += (card,)
            cards[seat] = NONE
    state.seen_by[state.order[state.round - 1]] |= 1 << winner
    if state.shown >> winner & 1 or _sign_is_public(state):
        _take(state, out)
    else:
        state.phase = CLAIM


def _tell_winner(state: State, winner: Seat, out: list[Event]) -> None:
    turn, cards = state.round, state.cards
    tied = [POWER[card] for card in cards].count(POWER[cards[winner]]) > 1
    out.append(events.RoundWon(turn=turn, seat=winner, card=cards[winner], tied=tied))
    others = clockwise(len(cards), state.dealer, 1 << winner)
    out.extend([events.Insanity(turn=turn, seat=seat, card=cards[seat]) for seat in others])


def _sign_is_public(state: State) -> bool:
    """Has the table seen the Elder Sign? Then no winner can have it, and none is asked."""
    return any([trump == ELDER_SIGN and state.shown >> seat & 1 for seat, trump in enumerate(state.trumps)])


def _take(state: State, out: list[Event] | None) -> None:
    """Treasure and card go to the winner; all uncovered insanity is exorcised (RL-R20), the paid card is none (R21)."""
    winner = state.winner
    card = state.cards[winner]
    treasure = state.order[state.round - 1]
    covered = state.insanity[winner]
    if out is not None:
        if covered:
            out.append(events.Exorcised(turn=state.round, seat=winner, count=len(covered)))
        seen_by = seats_in(state.seen_by[treasure])
        taken = events.TreasureTaken(
            turn=state.round, seat=winner, card=card, depth=DEPTH[treasure], treasure=treasure, seen_by=seen_by
        )
        out.append(taken)
    if covered:
        state.exorcised[winner] += covered
        state.insanity[winner] = ()
    state.paid[winner] += (card,)
    state.taken[winner] += (treasure,)
    _shift(state, out)


def _use_talisman(state: State, out: list[Event] | None) -> None:
    """Nothing is taken and nothing exorcised (RL-R18)."""
    winner = state.winner
    treasure = state.order[state.round - 1]
    _from_hand(state, winner, ELDER_SIGN)
    state.shown |= 1 << winner
    state.thrower = winner
    state.thrown = treasure
    state.thrown_card = state.cards[winner]
    if out is not None:
        seen_by = seats_in(state.seen_by[treasure])
        used = events.TalismanUsed(
            turn=state.round,
            seat=winner,
            card=state.thrown_card,
            depth=DEPTH[treasure],
            treasure=treasure,
            seen_by=seen_by,
        )
        out.append(used)
    _shift(state, out)


def _shift(state: State, out: list[Event] | None) -> None:
    """The next treasure, and its dealer: Golden Mead goes before winning and talisman (RL-R15)."""
    winner, mead = state.winner, state.mead
    state.cards[winner] = NONE
    state.laid = 0
    state.winner = state.mead = NONE
    if state.round == ROUNDS:
        state.phase = OVER
        if out is not None:
            _tell_result(state, out)
        return
    by_mead = mead != NONE
    dealer = mead if by_mead else winner
    state.dealer = dealer
    state.round += 1
    state.phase = DEALER_PLAY
    if out is not None:
        out.append(events.DealerChosen(turn=state.round, seat=dealer, by_mead=by_mead))
    _peek(state, 0, out)
    if by_mead and state.round < ROUNDS:
        _peek(state, 1, out)


def _peek(state: State, ahead: int, out: list[Event] | None) -> None:
    """The dealer sees the treasure of this round, or of the next one; the last one is open anyway."""
    place = state.round - 1 + ahead
    treasure = state.order[place]
    state.seen_by[treasure] |= 1 << state.dealer
    if out is not None and place < ROUNDS - 1:
        depth = DEPTH[treasure]
        out.append(
            events.Peeked(turn=state.round, seat=state.dealer, next_round=bool(ahead), depth=depth, treasure=treasure)
        )


def _tell_result(state: State, out: list[Event]) -> None:
    result = outcome(state)
    assert result is not None
    scores = result.lines[-1][1]
    over = events.GameOver(turn=ROUNDS, scores=scores, winners=result.winners, old_one=max(scores) < 0)
    out.append(over)
