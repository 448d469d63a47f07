"""Positions of FrankenDie as the acceptance table writes them, moves in its short hand, and the invariants.

Moves: ``P0@900`` a slap, ``P0: B3`` a call (``P0: B3 took 5001``), ``P0 timeout``, ``close 6300``, ``bell``, ``roll``,
``reveal``. Symbols are the call keys A B E F G H T L. A move that begins with "not " must be refused.
"""

from __future__ import annotations

import re
from typing import Any

from rulesets.contract import Action, Actor, Event, Seat
from rulesets.frankendie.actions import BELL, REVEAL, ROLL, TIMEOUT, Call, Close, Slap
from rulesets.frankendie.components import (
    BLINK,
    DICE,
    DIE,
    HUSH,
    KEYS,
    LIGHTNING,
    PARTS,
    TOKENS,
    Pace,
    Symbol,
)
from rulesets.frankendie.game import GAME
from rulesets.frankendie.rolling import geniuses
from rulesets.frankendie.state import NONE, Ending, Phase, State, Verdict, complete, opening
from rulesets.frankendie.view import FrankenDieView

STD = "BBBTTLAF"
"""Three brains, two torsos, lightning, arm, foot; no eye, guts, head."""
ALL7 = "ABEFGHT"


def symbols(letters: str) -> tuple[Symbol, ...]:
    """Call keys as symbols."""
    return tuple(KEYS.index(letter) for letter in letters)


def letters(parts: tuple[Symbol, ...]) -> str:
    """The inverse; "-" for none."""
    return "".join(KEYS[part] for part in parts) or "-"


def dice_of(word: str) -> tuple[Symbol, ...]:
    """These faces on the eight dice, each on one that has it."""

    def place(die: int, left: tuple[Symbol, ...]) -> tuple[Symbol, ...] | None:
        if not left:
            return ()
        for face in dict.fromkeys(left):
            if face in DIE[die]:
                at = left.index(face)
                rest = place(die + 1, left[:at] + left[at + 1 :])
                if rest is not None:
                    return (face, *rest)
        return None

    placed = place(0, symbols(word))
    assert placed is not None and len(placed) == DICE, word
    return placed


class Table:
    """A position in a turn that has been rolled and shown, and its moves. `botch` is "scorch" as in the table."""

    def __init__(
        self,
        seats: int = 3,
        *,
        dice: str = STD,
        owns: dict[Seat, str] | None = None,
        phase: str = "race",
        roller: Seat = 0,
        turn: int = 1,
        botch: str = "scorch",
        **options: Any,
    ) -> None:
        state = opening(seats, seed=7)
        state.scorch = botch == "scorch"
        state.roller, state.turn = roller, turn
        for name, value in options.items():
            assert hasattr(state, name), name
            setattr(state, name, value)
        for seat, word in (owns or {}).items():
            for part in symbols(word):
                state.parts[seat] += (part,)
                state.supply[part] -= 1
                state.gains += 1
                state.last_gain[seat] = state.gains
        self.state = state
        self.dice = dice_of(dice)
        self.events: list[Event] = []
        self.lines: list[str] = []
        if phase != "ready":
            self.run("roll")
        if phase == "race":
            self.run("reveal")

    def run(self, moves: str) -> Table:
        """Do all these, separated by commas, each checked."""
        for move in [one.strip() for one in moves.split(",")]:
            refuse = move.startswith("not ")
            who, action = read(move.removeprefix("not "), self.state.roller)
            if refuse:
                self.refuses(who, action, move)
            else:
                self.act(who, action, move)
        return self

    def act(self, who: Actor, action: Action, move: str = "") -> None:
        """A legal action; a roll falls as the table was told."""
        refusal = self.why_not(who, action)
        assert refusal is None, f"{move}: {refusal}"
        GAME.apply(self.state, who, action, self.events)
        self.lines.append(GAME.text(action))
        if action == ROLL:
            self.state.dice = self.dice
        check(self.state)

    def refuses(self, who: Actor, action: Action, move: str = "") -> str:
        """An action that is refused and changes nothing; returns the reason."""
        before = repr(self.state)
        refusal = self.why_not(who, action)
        assert refusal is not None, f"{move} is legal"
        assert repr(self.state) == before
        return refusal

    def why_not(self, who: Actor, action: Action) -> str | None:
        """The reason, or None."""
        refusal = GAME.why_not(self.state, who, action)
        return None if refusal is None else refusal.reason

    def roll_again(self, dice: str) -> Table:
        """The next turn, shown."""
        self.dice = dice_of(dice)
        return self.run("roll, reveal")

    def view(self, viewer: Seat | None = None) -> FrankenDieView:
        """What anybody may know."""
        return GAME.view(self.state, viewer)

    @property
    def parts(self) -> str:
        """``AE/B/-``."""
        return "/".join(letters(parts) for parts in self.state.parts)

    @property
    def verdicts(self) -> str:
        """``wrong part part``, from the bottom up."""
        assert self.state.last is not None
        return " ".join(verdict.name.lower() for verdict in self.state.last.verdicts)

    @property
    def scorched(self) -> str:
        """``1/0/0``."""
        return "/".join(map(str, self.state.scorch_left))

    @property
    def now(self) -> str:
        """``ready 1, turn 2``; ``calling 0, turn 1``; ``race, turn 1``; ``over``."""
        state = self.state
        match state.phase:
            case Phase.OVER:
                return "over"
            case Phase.READY:
                return f"ready {state.roller}, turn {state.turn}"
            case Phase.CALLING:
                return f"calling {state.stack[state.heard].seat}, turn {state.turn}"
        return f"{state.phase.name.lower()}, turn {state.turn}"

    @property
    def queue(self) -> str:
        """Who still has to call, in order."""
        return " ".join(str(hand.seat) for hand in self.state.stack[self.state.heard :])

    @property
    def clock(self) -> int:
        """The race clock."""
        return self.state.clock

    @property
    def closes_at(self) -> int | None:
        """When the race closes."""
        return self.state.closes_at

    @property
    def locked(self) -> tuple[Seat, ...]:
        """Who made a false start."""
        return self.state.locked

    @property
    def geniuses(self) -> tuple[Seat, ...]:
        """Who leads."""
        return self.state.geniuses

    @property
    def supply(self) -> str:
        """Tokens left, in symbol order."""
        return " ".join(map(str, self.state.supply))

    @property
    def result(self) -> str:
        """``alive 0``, ``dawn 0``, ``dawn nobody``, ``running``."""
        if self.state.ending is Ending.RUNNING:
            return "running"
        winner = "nobody" if self.state.winner == NONE else str(self.state.winner)
        return f"{self.state.ending.name.lower()} {winner}"

    @property
    def places(self) -> tuple[tuple[Seat, ...], ...]:
        """The ranking."""
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome.places

    @property
    def told(self) -> list[str]:
        """The names of the events so far."""
        return [type(event).__name__ for event in self.events]


_SLAP = re.compile(r"P(\d)@(-?\d+)")
_CALL = re.compile(r"P(\d): ([A-Z])(\d)(?: took (\d+))?")


def read(move: str, roller: Seat = 0) -> tuple[Actor, Action]:
    """A move of the short hand."""
    if found := _SLAP.fullmatch(move):
        return int(found[1]), Slap(int(found[2]))
    if found := _CALL.fullmatch(move):
        return int(found[1]), Call(KEYS.index(found[2]), int(found[3]), int(found[4] or 1200))
    word, _, rest = move.partition(" ")
    if word == "close":
        return None, Close(int(rest))
    if rest == "timeout":
        return None, TIMEOUT[int(word[1:])]
    if rest == "roll":
        return int(word[1:]), ROLL
    return {"bell": (None, BELL), "reveal": (None, REVEAL), "roll": (roller, ROLL)}[word]


def check(state: State) -> None:
    """What holds after every action."""
    seats = range(len(state.parts))
    _check_tokens(state)
    _check_turn(state)
    if state.phase in (Phase.HUSH, Phase.RACE, Phase.CALLING):
        stacked = [hand.seat for hand in state.stack]
        assert sorted([*stacked, *state.locked, *state.able]) == list(seats)
        assert len(state.dice) == DICE and all(face in DIE[die] for die, face in enumerate(state.dice))
        assert max(map(state.dice.count, state.dice)) <= TOKENS
    else:
        assert state.dice == () == state.stack == state.able == state.locked and not state.hush
    assert (state.phase is Phase.HUSH) == (state.hush in HUSH)
    assert (state.phase is Phase.OVER) == (state.ending is not Ending.RUNNING) == (not GAME.decisions(state))
    won = state.last is not None and Verdict.WIN in state.last.verdicts
    assert (state.ending is Ending.ALIVE) == won
    if won:
        assert complete(state, state.winner)
    assert 1 <= state.turn <= state.dawn and state.roller in seats


def _check_tokens(state: State) -> None:
    owned = [part for parts in state.parts for part in parts]
    assert all(state.supply[part] + owned.count(part) == TOKENS for part in range(PARTS))
    assert all(0 <= left <= TOKENS for left in state.supply)
    for parts in state.parts:
        assert len(set(parts)) == len(parts) <= state.parts_needed
    gains = [gain for gain, parts in zip(state.last_gain, state.parts, strict=True) if parts]
    assert len(set(gains)) == len(gains) and max(gains, default=0) <= state.gains == len(owned)


def _check_turn(state: State) -> None:
    """Hands in the order of time, none too early; at most two rewards; geniuses only by the first correct call."""
    hands = state.stack
    assert 0 <= state.heard <= len(hands)
    assert [hand.at for hand in hands] == sorted(hand.at for hand in hands)
    for hand in hands:
        assert hand.at >= BLINK and hand.at >= state.dead_until[hand.seat]
    assert all(hand.count == hand.symbol == hand.took == NONE for hand in hands[state.heard :])
    correct = [hand for hand in hands[: state.heard] if state.dice.count(hand.symbol) == hand.count]
    assert len(correct) <= 1
    if (last := state.last) is not None:
        assert len(last.verdicts) == len(last.hands)
        assert sum(verdict.correct for verdict in last.verdicts) <= 2
        gained = [
            hand.symbol
            for hand, verdict in zip(last.hands, last.verdicts, strict=True)
            if verdict is Verdict.PART and hand.symbol != LIGHTNING
        ]
        assert len(set(gained)) == len(gained) == list(last.verdicts).count(Verdict.PART)
        assert last.dice == () if last.void else len(last.dice) == DICE
    if state.phase in (Phase.READY, Phase.OVER):
        assert state.geniuses == ()
    elif state.phase is Phase.HUSH:
        assert state.geniuses == geniuses(state)
    assert state.pace in list(Pace)
