"""The question of the moment as each viewer gets it: with offers and reasons for the asked seat, for others a word."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.contract import Ask, Decision, Form, Offer, Refusal, Seat, Viewer, Voice
from rulesets.monstrosity.actions import DRAW, FREEGAN, power
from rulesets.monstrosity.assembling import buildable
from rulesets.monstrosity.choices import DECISIONS, decisions, legal
from rulesets.monstrosity.components import (
    EXTRA_DAYS,
    FIRST_PLAY,
    FIRST_POWER,
    HAND,
    IDS,
    NAMES,
    STEAL,
)
from rulesets.monstrosity.playing import plays_of
from rulesets.monstrosity.refusals import (
    behind_the_screen,
    closed,
    draw_problem,
    extra_day_problem,
    freegan_problem,
    trash_problem,
)
from rulesets.monstrosity.scoring import victims
from rulesets.monstrosity.state import (
    ASSEMBLED,
    DISCARDED,
    DREW,
    FREEGANED,
    PLAYED,
    POWERED,
    SEIZED,
    TRASHED,
    Phase,
    State,
)
from rulesets.monstrosity.targets import monster_problem, nothing_to_play, power_problem


def asks(state: State, viewer: Viewer) -> tuple[Ask, ...]:
    """What is asked now, as far as this viewer may know."""
    if state.phase is Phase.OVER:
        return ()
    (decision,) = decisions(state)
    if viewer is not None and viewer == state.asked:
        dimmed = tuple([(offer, _refusal(state, why)) for offer, why in _closed(state, viewer)])
        return (Ask(decision, _prompt(state), tuple(legal(state, viewer)), dimmed),)
    if decision.voice is Voice.PUBLIC:
        return (Ask(decision, _prompt(state), tuple(legal(state, state.asked))),)
    return (Ask(_vague(state, decision), _others_prompt(state)),)


def _vague(state: State, decision: Decision) -> Decision:
    """Others learn of a day or a night, not of what is asked in it."""
    if state.phase is Phase.CHOOSE:
        return decision
    return DECISIONS[Phase.NIGHT if state.night else Phase.DAY][state.asked][0]


def _others_prompt(state: State) -> str:
    if state.phase is Phase.CHOOSE:
        return f"{{{state.asked}}} is choosing a heart."
    return f"{{{state.asked}}} is having a {'night' if state.night else 'day'}."


def _prompt(state: State) -> str:
    seat, who = state.asked, f"{{{state.asked}}}"
    match state.phase:
        case Phase.CHOOSE:
            return f"{who}, which heart shall your monster have?"
        case Phase.DAY:
            return f"{who}, {'extra day' if state.extra_used else 'your day'}: {_still(state.used)}"
        case Phase.NIGHT:
            return f"{who}, your last night: everything once, in any order."
        case Phase.DISCARD:
            over = len(state.labs[seat]) - HAND
            return f"{who}, your lab holds {over} card{'s' * (over > 1)} too many: throw one away."
        case Phase.TIE:
            return f"{who} chooses which limb {NAMES[state.pending]} takes."
        case Phase.BLADE:
            return f"{who} stops the blade over {{{state.target}}}'s monster."
        case Phase.TRANSPLANT:
            return f"{who}, keep one of these hearts, or your old one."
        case _:
            return f"{who}, which card of {{{state.target}}}'s lab goes into the dumpster?"


_STEPS = ((DREW, "draw"), (PLAYED, "play"), (DISCARDED, "discard"))


def _still(used: int) -> str:
    """What a day may still hold. Whether it can be done is another matter: each choice says so itself."""
    if not used:
        return "draw, play, discard; or one other thing."
    left = [word for bit, word in _STEPS if not used & bit and not used & ~SEIZED]
    return f"you may still {' or '.join(left)}, or end it." if left else "all done, end it."


# ------------------------------------------------------------------------------------------------ what is impossible

Dimmed = tuple[Offer, str]


def _refusal(state: State, why: str) -> Refusal:
    return Refusal(why, behind_the_screen(state.asked))


def _closed(state: State, seat: Seat) -> Iterator[Dimmed]:
    """What the asked seat cannot do on a day or a night, and why: verb by verb, then card by card."""
    if state.phase not in (Phase.DAY, Phase.NIGHT):
        return
    if why := closed(state, DREW) or draw_problem(state):
        yield DRAW, why
    yield from _closed_plays(state, seat)
    if not state.night and (why := closed(state, DISCARDED)):
        yield Form("discard", ()), why
    yield from _closed_parts(state, seat)
    yield from _closed_powers(state, seat)
    if why := closed(state, FREEGANED) or freegan_problem(state):
        yield FREEGAN, why
    if not state.night and (why := closed(state, TRASHED) or trash_problem(state, seat)):
        yield Form("trash_day", ()), why
    held = [card for card in EXTRA_DAYS if card in state.labs[seat]]
    if held and (why := extra_day_problem(state, state.night)):
        yield Form("extra_day", ()), why


def _closed_plays(state: State, seat: Seat) -> Iterator[Dimmed]:
    if why := closed(state, PLAYED):
        yield Form("play_card", ()), why
        return
    for card in state.labs[seat]:
        if card >= FIRST_PLAY and card not in EXTRA_DAYS and not plays_of(state, seat, card):
            yield Form(f"play_card {IDS[card]}", ()), nothing_to_play(state, seat, card)


def _closed_parts(state: State, seat: Seat) -> Iterator[Dimmed]:
    why = closed(state, ASSEMBLED)
    if not why and not buildable(state, seat):
        why = monster_problem(state, seat, seat)
    if not why and not any([card < FIRST_POWER for card in state.labs[seat]]):
        why = "You hold no body part."
    if why:
        yield Form("assemble", ()), why


def _closed_powers(state: State, seat: Seat) -> Iterator[Dimmed]:
    cards = [card for card in state.labs[seat] if FIRST_POWER <= card < FIRST_PLAY]
    if why := closed(state, POWERED) or (None if cards else "You hold no power card."):
        yield Form("power", ()), why
        return
    for card in cards:
        for monster in buildable(state, seat):
            thieves = victims(state, monster) if card == STEAL else ()
            if card != STEAL:
                if why := power_problem(state, seat, card, monster):
                    yield power(card, monster), why
            elif all([power_problem(state, seat, card, monster, victim) for victim in thieves]):
                best = max(thieves, key=lambda victim: state.charge[victim], default=-1)
                yield Form(f"power {IDS[card]} {monster}", ()), power_problem(state, seat, card, monster, best) or ""
