"""`tabletop-tui simulate`: many games between bots on all cores, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING

from rulesets.box import Value
from rulesets.contract import Seat
from tabletop_tui.commands.common import add_global, find_game, game_names
from tabletop_tui.exits import usage

if TYPE_CHECKING:
    from tabletop_tui.commands.common import Commands

EXAMPLES = """\
examples:
  tabletop-tui simulate frankenstein --seats 4 --bots canny --games 200
  tabletop-tui simulate frankenstein --seats 3 --bots canny,random,random --games 100 --json
  tabletop-tui simulate frankenstein --seats 2 --option game=advanced --seed tuesday

One level for all seats, or one for each. The same seed gives the same games on every machine; game k is dealt from
the seed text "SEED k". A win shared by several seats counts as a part of a win for each: half, a third ...
"""
MAX_GAMES = 1_000_000
BATCH = 8
"""Games sent to a process at a time: enough to make the sending cheap, few enough for a steady bar."""


@dataclass(frozen=True, slots=True)
class Job:
    """What all games of a run have in common."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Value | tuple[Value, ...]]
    seed: str


@dataclass(frozen=True, slots=True)
class Line:
    """What is kept of one game."""

    winners: tuple[Seat, ...]
    actions: int


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games and print who won how often, and how long the games were.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("--seats", metavar="N", help="number of players (default: one for each of --bots, or the most)")
    parser.add_argument("--bots", metavar="LEVELS", default="canny", help="one level, or one for each seat with commas")
    parser.add_argument("--games", metavar="N", default="100", help="how many games (default 100)")
    parser.add_argument("--seed", metavar="TEXT", default="simulate", help='any text (default "simulate")')
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a choice of the rules")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of sentences")
    add_global(parser, top=False)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    from rulesets.bots import level_of
    from rulesets.deal import make_setup
    from tabletop_tui.commands.play import read_pairs

    game = find_game(args.game)
    words = [word.strip() for word in args.bots.split(",")]
    levels = [level_of(game.meta, word) for word in words]
    default = len(levels) if len(levels) > 1 else game.meta.seats[-1]
    seats = default if args.seats is None else _whole("--seats", args.seats, game.meta.seats[0], game.meta.seats[-1])
    if len(levels) not in (1, seats):
        raise usage(f"--bots names {len(levels)} levels for {seats} seats: give one for all, or one for each.")
    games = _whole("--games", args.games, 1, MAX_GAMES)
    options = read_pairs(game, args.option)
    if not args.seed.strip():
        raise usage("A seed cannot be empty: any word or number will do.")
    make_setup(game, seats, options, _seed(args.seed, games - 1))
    job = Job(game.meta.id, tuple(levels * seats if len(levels) == 1 else levels), options, args.seed)
    began = perf_counter()
    lines = [line for _, line in sorted(_with_bar(job, games), key=lambda numbered: numbered[0])]
    report = summary(job, lines, perf_counter() - began)
    print(json.dumps(report, indent=2) if args.json else "\n".join(sentences(game.meta.title, report)))
    return 0


def _whole(name: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most):
        raise usage(f'{name} takes a whole number from {least} to {most}, not "{text}".')
    return int(text)


def _seed(seed: str, number: int) -> str:
    return f"{seed} {number}"


def play_batch(job: Job, first: int, count: int) -> list[tuple[int, Line]]:
    """Games `first` .. `first + count - 1` of a run; in a process of its own."""
    from rulesets.shelf import game as game_by_id
    from rulesets.simulate import play_out

    game = game_by_id(job.game)
    lines = []
    for number in range(first, first + count):
        played = play_out(game, job.bots, _seed(job.seed, number), job.options)
        lines.append((number, Line(played.outcome.winners, len(played.record))))
    return lines


def play_all(job: Job, games: int) -> Iterator[tuple[int, Line]]:
    """All games on all cores, as they are finished."""
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    workers = min(os.cpu_count() or 1, len(batches))
    if workers == 1:
        for first, count in batches:
            yield from play_batch(job, first, count)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_parent) as pool:
        waiting: set[Future[list[tuple[int, Line]]]] = set()
        try:
            for first, count in batches:
                waiting.add(pool.submit(play_batch, job, first, count))
                # A short queue keeps a stop by ctrl+c quick and the memory small, however many games are asked for.
                if len(waiting) > 2 * workers:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield from future.result()
            for future in waiting:
                yield from future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _with_bar(job: Job, games: int) -> Iterator[tuple[int, Line]]:
    """`play_all` with a progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield from play_all(job, games)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Playing", total=games)
        for line in play_all(job, games):
            progress.advance(task)
            yield line


def summary(job: Job, lines: Sequence[Line], seconds: float) -> dict[str, object]:
    """The figures of a run. `wins` may be broken numbers: a shared win is divided among its winners."""
    wins = [0.0] * len(job.bots)
    for line in lines:
        for seat in line.winners:
            wins[seat] += 1 / len(line.winners)
    actions = sorted(line.actions for line in lines)
    return {
        "game": job.game,
        "seats": len(job.bots),
        "bots": list(job.bots),
        "options": dict(job.options),
        "seed": job.seed,
        "games": len(lines),
        "finished": len(lines),
        "wins": [round(won, 3) for won in wins],
        "win_shares": [round(won / len(lines), 4) for won in wins],
        "nobody": sum(not line.winners for line in lines),
        "shared": sum(len(line.winners) > 1 for line in lines),
        "actions": {"mean": round(fmean(actions), 1), "p95": percentile(actions, 95), "max": actions[-1]},
        "seconds": round(seconds, 2),
    }


def percentile(ordered: Sequence[int], percent: int) -> int:
    """The smallest value that at least `percent` % of the ordered values do not exceed.

    >>> percentile([1, 2, 3, 4], 50), percentile([1, 2, 3, 4], 95)
    (2, 4)
    """
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def sentences(title: str, report: Mapping[str, object]) -> list[str]:
    """The figures for people."""
    bots, shares, wins = report["bots"], report["win_shares"], report["wins"]
    actions = report["actions"]
    assert isinstance(bots, list) and isinstance(shares, list) and isinstance(wins, list) and isinstance(actions, dict)
    games = f"{report['games']} game{'s' * (report['games'] != 1)}"
    lines = [
        f"{title}: {games} by {report['seats']} bots in {report['seconds']} seconds, {report['finished']} finished."
    ]
    for seat, (level, won, share) in enumerate(zip(bots, wins, shares, strict=True), 1):
        lines.append(f"Seat {seat} ({level}) won {won:g}, which is {share:.1%}.")
    if report["shared"]:
        lines.append(f"Shared wins: {report['shared']}; each sharer counts for its part.")
    if report["nobody"]:
        lines.append(f"Games that nobody won: {report['nobody']}.")
    lines.append(f"A game took {actions['mean']} actions on average; 95 % took at most {actions['p95']}.")
    return lines
