"""`tabletop-tui resume`: go on with a saved game."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tabletop_tui.commands.common import add_global, open_store, open_table
from tabletop_tui.exits import CommandError

if TYPE_CHECKING:
    from tabletop_tui.commands.common import Commands

EXAMPLES = """\
examples:
  tabletop-tui resume                            the game played last
  tabletop-tui resume frankenstein-20261130-owlk
  tabletop-tui resume frankenstein-2026 --plain  a beginning is enough if only one game has it
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "resume",
        help="go on with a saved game",
        description="Go on with a saved game; without ID, with the unfinished one that was played last.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("id", metavar="ID", nargs="?", help="as shown by: tabletop-tui saves list")
    parser.add_argument(
        "--kept", action="store_true", help="from the copy kept one save earlier, if the save is damaged"
    )
    add_global(parser, top=False)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Load and play."""
    from saves.errors import SaveError
    from tabletop_tui.play.sitting import Sitting

    store = open_store(args)
    if args.id is None:
        unfinished = [entry for entry in store.entries() if not entry.over and not entry.problem]
        if not unfinished:
            raise CommandError(f"There is no unfinished game in {store.folder}. Start one: tabletop-tui")
        found = unfinished[0].id
    else:
        found = store.find(args.id)
    try:
        loaded = store.load_kept(found) if args.kept else store.load(found)
    except SaveError as trouble:
        if not trouble.kept:
            raise
        raise CommandError(f"{trouble} Type: tabletop-tui resume {found} --kept") from None
    return open_table(args, store, Sitting.resume(loaded, store))
