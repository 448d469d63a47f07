"""`tabletop-tui rules`: a rulebook on standard output."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tabletop_tui.commands.common import add_global, find_game, game_names
from tabletop_tui.exits import CommandError

if TYPE_CHECKING:
    from tabletop_tui.commands.common import Commands

EXAMPLES = """\
examples:
  tabletop-tui rules frankenstein
  tabletop-tui rules frankenstein --search coffin
  tabletop-tui rules frankenstein | less
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "rules",
        help="read a rulebook",
        description="Print the rules of a game in our own words, and its options.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("--search", metavar="TEXT", help="only the paragraphs with this text (capitals do not count)")
    add_global(parser, top=False)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print."""
    from tabletop_tui.plain.talk import wrapped
    from tabletop_tui.plain.words import option_lines, rules_lines, search_lines

    game = find_game(args.game)
    if args.search is not None:
        wanted = args.search.strip()
        lines = search_lines(game.rulebook, wanted) if wanted else []
        if not lines:
            raise CommandError(f'The rules of {game.meta.title} never say "{wanted}": try a shorter word.')
    else:
        lines = [game.meta.title, "", game.meta.pitch, "", *rules_lines(game.rulebook), "", *option_lines(game.meta)]
    print("\n".join(wrapped(lines)))
    return 0
