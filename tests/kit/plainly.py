"""A whole game as the lines that people would type in plain mode, worked out beforehand with bots as the people."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulesets.box import Value
from rulesets.contract import Action, Beat, Seat, Voice
from rulesets.deal import make_setup
from rulesets.match import Match
from rulesets.notation import fits
from rulesets.record import Move, read_line
from rulesets.shelf import game as game_by_id
from rulesets.simulate import Played, play_out

ROOT = Path(__file__).parents[2]
PROGRAM = (sys.executable, "-m", "tabletop_tui")


@dataclass(frozen=True, slots=True)
class Step:
    """One move: the lines that make it, and whether they open a private page."""

    lines: tuple[str, ...]
    seat: Seat
    private: bool


def run(*words: str, saves: Path, typed: str = "", timeout: float = 120) -> subprocess.CompletedProcess[str]:
    """Run the program as a person in a shell would, with a pipe for a terminal."""
    env = {**os.environ, "TABLETOP_SAVES": str(saves), "PYTHONPATH": str(ROOT), "TERM": "xterm-256color"}
    return subprocess.run(
        [*PROGRAM, *words], input=typed, capture_output=True, text=True, timeout=timeout, env=env, cwd=saves
    )


def game_script(
    game_id: str, seats: int, seed: str, options: Mapping[str, Value | tuple[Value, ...]] | None = None
) -> tuple[list[Step], Played]:
    """All humans, who happen to play like the canny bot."""
    game = game_by_id(game_id)
    played = play_out(game, ["canny"] * seats, seed, options)
    match = Match(game, make_setup(game, seats, options, seed))
    steps: list[Step] = []
    lines = [read_line(game, text) for text in played.record]
    at, inside = 0, None
    while at < len(lines):
        line = lines[at]
        assert isinstance(line, Move) and line.who is not None
        window, count, since = match.decisions[0].window, 1, match.length
        entered: tuple[str, ...] = ("d",)
        private = window is None
        if window is None:
            step = _step(match, line.who, line.action, straight=inside == line.who)
            entered, private = step.lines, step.private
        else:
            count = len(window.seats)
            for place, one in enumerate(lines[at : at + count]):
                assert isinstance(one, Move)
                if one.action != window.default:
                    entered, private, count = (str(place + 1), "", game.text(one.action)), True, place + 1
                    break
        last = lines[at + count - 1]
        assert isinstance(last, Move) and last.who is not None
        for done in lines[at : at + count]:
            assert isinstance(done, Move)
            match.act(done.who, done.action)
        if private and _only_own(match, last.who):
            entered += ("",)
        inside = last.who if private and _goes_on(match, last.who, since) else None
        steps.append(Step(entered, last.who, private))
        at += count
    return steps, played


def _only_own(match: Match[object, object], seat: Seat) -> bool:
    """Has the last line told its owner something that the table was not told? Then it waits until that is read."""
    number = match.length
    public = {match.tell(line.event) for line in match.see(None).log if line.line == number}
    return any(match.tell(line.event) not in public for line in match.see(seat).log if line.line == number)


def _goes_on(match: Match[object, object], seat: Seat, since: int) -> bool:
    """Does the private page stay open for the next question?"""
    if not any(d.owner == seat and d.voice is Voice.PRIVATE and d.window is None for d in match.decisions):
        return False
    return not any(line.event.beat is Beat.NOW for line in match.see(None).log if line.line > since)


def _step(match: Match[object, object], who: Seat, action: Action, straight: bool) -> Step:
    game = match.game
    notation = game.text(action)
    view = match.see(None).view
    ask = next(ask for ask in view.asks if ask.decision.owner == who)
    spoken = ask.decision.voice is not Voice.PRIVATE and any(fits(offer, action, notation) for offer in ask.offers)
    lines: list[str] = []
    if straight:
        view = match.see(who).view
    elif not spoken:
        names = [decision.owner for decision in match.decisions]
        lines.append("l" if ask.decision.voice is Voice.ALOUD else str(names.index(who) + 1))
        lines.extend([""] * game.meta.secrets)
        view = match.see(who).view
    lines.append(notation)
    if game.explain(view, action).warn:
        lines.append("yes")
    return Step(tuple(lines), who, not spoken)


def typed(steps: Sequence[Step]) -> str:
    """The lines of some steps as a pipe brings them."""
    return "".join(f"{line}\n" for step in steps for line in step.lines)
