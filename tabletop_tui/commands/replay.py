"""`tabletop-tui replay`: the table as it was at a point of a saved game, with the log up to there."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rulesets.contract import Seat, Viewer
from tabletop_tui.commands.common import add_global, open_store
from tabletop_tui.exits import CommandError, usage

if TYPE_CHECKING:
    from saves.unpack import Loaded
    from tabletop_tui.commands.common import Commands

EXAMPLES = """\
examples:
  tabletop-tui replay frankenstein-20261130-owlk             the whole log and the last table
  tabletop-tui replay frankenstein-20261130-owlk --to 40
  tabletop-tui replay evening.json --as Ada                  as Ada saw it (finished games)
  tabletop-tui replay evening.json --as truth --to 12        everything, open (finished games)

A game that is still running is shown as the table sees it, and no further back than its rules let anybody remember.
"""
TABLE, TRUTH = "table", "truth"


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "replay",
        help="look back at a saved game",
        description="Print the table at some point of a saved game, and the log up to there.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("save", metavar="FILE|ID", help="a save file, or an id from: tabletop-tui saves list")
    parser.add_argument("--to", metavar="N", help="the position after N entries (default: the last)")
    parser.add_argument("--as", metavar="WHO", dest="viewer", default=TABLE, help="a name, table (default), or truth")
    add_global(parser, top=False)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print."""
    from tabletop_tui.plain.talk import wrapped

    loaded = _load(args)
    viewers = _viewers(loaded, args.viewer)
    position = _position(loaded, args.to, viewers[0])
    print("\n".join(wrapped(_page(loaded, viewers, position))))
    return 0


def _load(args: argparse.Namespace) -> Loaded:
    from pathlib import Path

    store = open_store(args)
    path = Path(args.save)
    if path.is_file() or path.suffix == ".json" or path.parent != Path():
        from saves.store import read_file

        return read_file(path)
    return store.load(store.find(args.save))


def _viewers(loaded: Loaded, who: str) -> tuple[Viewer, ...]:
    """The eyes to look through; the truth is every seat's view, one after the other, after the table's."""
    names = loaded.about.names
    if who == TABLE:
        return (None,)
    known = {name.casefold(): seat for seat, name in enumerate(names)}
    if who != TRUTH and who.casefold() not in known:
        raise usage(f'Nobody called "{who}" plays in this game: choose {", ".join([*names, TABLE, TRUTH])}.')
    if not loaded.match.over:
        raise CommandError("This game is still running: until it is over, only --as table is possible.")
    return (None, *range(len(names))) if who == TRUTH else (known[who.casefold()],)


def _position(loaded: Loaded, text: str | None, viewer: Viewer) -> int:
    match = loaded.match
    if text is None:
        return match.length
    allowed = match.positions(viewer)
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise usage(f'--to takes a whole number from {allowed[0]} to {allowed[-1]}, not "{text}".')
    if int(text) not in allowed:
        why = "" if match.over else " (a running game looks back only as far as its rules let the table remember)"
        raise usage(f"--to takes {allowed[0]} to {allowed[-1]} here, not {text}{why}.")
    return int(text)


def _page(loaded: Loaded, viewers: tuple[Viewer, ...], position: int) -> list[str]:
    from rulesets.naming import named
    from tabletop_tui.plain.words import log_lines, outcome_lines, private_lines, table_lines

    match, names = loaded.match, loaded.about.names
    game = match.game
    seen = match.see(viewers[0], at=position)
    lines = [f"{game.meta.title}, position {position} of {match.length}, seen by {_eyes(viewers, names)}.", "", "Log:"]
    lines += log_lines(match, names, seen.log) or ["Nothing that may be remembered."]
    lines += ["", "The table:", *[named(line, names) for line in table_lines(game, seen.view)]]
    for viewer in viewers:
        if viewer is not None:
            view: Any = match.see(viewer, at=position).view
            lines += ["", f"{names[viewer]}:", *[named(line, names) for line in private_lines(game, view)]]
    if position == match.length and (outcome := match.outcome()) is not None:
        lines += ["", *outcome_lines(outcome, names)]
    if loaded.note:
        lines += ["", loaded.note]
    return lines


def _eyes(viewers: tuple[Viewer, ...], names: tuple[str, ...]) -> str:
    seat: Seat | None = viewers[0]
    if len(viewers) > 1:
        return "everybody"
    return "the table" if seat is None else names[seat]
