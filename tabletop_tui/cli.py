"""The command line: reads the words, runs the command, and turns every failure into one line and an exit code.

Exit codes: 0 done, 1 it could not be done, 2 the command line asks for something impossible, 130 stopped by ctrl+c,
128 + n ended by signal n.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from tabletop_tui import __version__
from tabletop_tui.commands.common import add_global, check_global
from tabletop_tui.exits import FAILED, OK, STOPPED, USAGE, CommandError

EXAMPLES = """\
examples:
  tabletop-tui                                       the shelf: pick a game, or go on with one
  tabletop-tui play frankenstein --seat Ada --seat Bo --seat Cy
  tabletop-tui play frankenstein --seat Ada --bot canny --option game=advanced
  tabletop-tui resume                                go on with the latest game
  tabletop-tui --plain                               everything as numbered sentences
  tabletop-tui simulate frankenstein --seats 4 --bots canny --games 200
"""


class Parser(argparse.ArgumentParser):
    """argparse that says what is wrong on one line."""

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit code 2."""
        if wrong := re.fullmatch(r"argument (.+): invalid choice: '(.*)' \(choose from (.*)\)", message):
            what, typed, known = wrong.groups()
            known = known.replace("'", "")
            message = f'there is no {what.lower()} "{typed}": choose {known}'
        self.exit(USAGE, f"tabletop-tui: {message[:1].upper()}{message[1:]}. See: {self.prog} --help\n")


COMMANDS = ("play", "resume", "saves", "replay", "rules", "simulate", "doctor")
"""Modules of `tabletop_tui.commands`, in the order of the help text."""


def build_parser(words: Sequence[str] | None = None) -> Parser:
    """The command line: all of it, or no more than `words` need, so that the shelf opens at once."""
    parser = Parser(
        prog="tabletop-tui",
        description="Tabletop games for one terminal: one keyboard, secrets kept, every move saved.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"tabletop-tui {__version__}")
    add_global(parser, top=True)
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)
    # Behind an option a command's name may be the option's value, a folder called "saves": only a first word is sure.
    for name in words[:1] if words is not None and (not words or words[0] in COMMANDS) else COMMANDS:
        import_module(f"tabletop_tui.commands.{name}").add(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line; returns the exit code and never lets an exception out."""
    _mend_streams()
    try:
        args = build_parser(sys.argv[1:] if argv is None else argv).parse_args(argv)
    except SystemExit as asked:
        return asked.code if isinstance(asked.code, int) else USAGE
    try:
        check_global(args)
        code: int = (args.run if args.command else _home)(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read our output has gone; the interpreter must not complain about it while it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return STOPPED
    except Exception as error:
        return _failed(error)


def _mend_streams() -> None:
    """A stream that was closed before we began leads nowhere; a letter that its encoding lacks is written as a code."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            # Kept open to the end: no save may get the number of a standard stream, where anybody would print into it.
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8", errors="replace"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper) and mode == "w":
            stream.reconfigure(errors="backslashreplace")


def _failed(error: Exception) -> int:
    """One line about what went wrong, and its exit code."""
    from rulesets.bots import UnknownLevel
    from rulesets.deal import BadSetup
    from rulesets.driver import StuckBot
    from rulesets.shelf import UnknownGame
    from saves.errors import SaveError
    from tabletop_tui.play.names import BadName

    match error:
        case CommandError():
            line, code = str(error), error.code
        case BadSetup() | UnknownGame() | UnknownLevel() | BadName():
            line, code = str(error), USAGE
        case SaveError() | StuckBot():
            line, code = str(error), FAILED
        case OSError():
            line, code = f"{error.filename or 'A file'}: {error.strerror or 'cannot be used'}.", FAILED
        case _:
            # The kind of error only: its text could hold what is in a hand.
            kind = type(error).__name__
            line = f"Something is broken inside the program ({kind}). Saved games are safe; please report it."
            code = FAILED
    print(f"tabletop-tui: {' '.join(line.split())}", file=sys.stderr)
    return code


def _home(args: argparse.Namespace) -> int:
    from tabletop_tui.commands.common import open_store, plain_wanted, run_app, screen_arguments

    if plain_wanted(args):
        from tabletop_tui.plain.home import run_home

        return run_home(open_store(args), screen_arguments(args))
    return run_app(args, open_store(args), None)
