"""A whole game as the lines that people would type in plain mode, worked out beforehand with bots as the people."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulesets.contract import Action, Seat, Value, Voice
from rulesets.deal import make_setup
from rulesets.match import Match, Move, read_line
from rulesets.notation import fits
from rulesets.shelf import game as game_by_id
from rulesets.simulate import Played, play_out
from tabletop_tui.handover import Handover

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
    handover = Handover(range(seats), game.meta.secrets)
    steps: list[Step] = []
    for text in played.record:
        line = read_line(game, text)
        assert isinstance(line, Move) and line.who is not None
        steps.append(_step(match, handover, line.who, line.action))
        match.act(line.who, line.action)
        handover.entered(line.who)
    return steps, played


def _step(match: Match[object, object], handover: Handover, who: Seat, action: Action) -> Step:
    game = match.game
    notation = game.text(action)
    view = match.see(None).view
    ask = next(ask for ask in view.asks if ask.decision.owner == who)
    spoken = ask.decision.voice is not Voice.PRIVATE and any(fits(offer, action, notation) for offer in ask.offers)
    lines: list[str] = []
    if not spoken:
        names = [decision.owner for decision in match.decisions]
        lines.append("l" if ask.decision.voice is Voice.ALOUD else str(names.index(who) + 1))
        if handover.needs_curtain(who, match.decisions):
            lines.append("")
        view = match.see(who).view
        handover.looked(who)
    lines.append(notation)
    if game.explain(view, action).warn:
        lines.append("yes")
    return Step(tuple(lines), who, not spoken)


def typed(steps: Sequence[Step]) -> str:
    """The lines of some steps as a pipe brings them."""
    return "".join(f"{line}\n" for step in steps for line in step.lines)
