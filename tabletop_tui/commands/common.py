"""What the commands share: the global options, how a command fails, and how a table is opened."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from rulesets.shelf import SHELF, UnknownGame
from rulesets.shelf import game as game_by_id
from tabletop_tui.exits import OK, usage

if TYPE_CHECKING:
    from rulesets.contract import AnyGame
    from saves.settings import Settings
    from saves.store import Store
    from tabletop_tui.app import TabletopApp
    from tabletop_tui.play.sitting import Sitting

    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

THEMES = ("dark", "light", "contrast")


def add_global(parser: argparse.ArgumentParser, top: bool) -> None:
    """The options that every command takes, before or after its name."""
    group = parser.add_argument_group("options of every command")

    def option(name: str, text: str, default: object, metavar: str | None = None) -> None:
        shown = default if top else argparse.SUPPRESS
        if metavar:
            group.add_argument(name, metavar=metavar, help=text, default=shown)
        else:
            group.add_argument(name, action="store_true", help=text, default=shown)

    option("--saves", "where the saved games are (also: TABLETOP_SAVES)", None, "DIR")
    option("--plain", "numbered sentences instead of the full screen", False)
    option("--ascii", "draw with letters and signs of the plain keyboard only", False)
    option("--no-animation", "nothing moves", False)
    option("--no-mouse", "leave the mouse to the terminal", False)
    option("--theme", f"colours: {', '.join(THEMES)}", None, "THEME")


def check_global(args: argparse.Namespace) -> None:
    """Refuse values of global options that cannot be."""
    if args.theme is not None and args.theme not in THEMES:
        raise usage(f'There is no theme "{args.theme}": choose {", ".join(THEMES)}.')


def find_game(name: str) -> AnyGame:
    """A game by its id or a beginning that only one has, or a usage error that lists the shelf."""
    begun = [ident for ident in SHELF if name and ident.startswith(name.casefold())]
    try:
        return game_by_id(name if name in SHELF or len(begun) != 1 else begun[0])
    except UnknownGame as unknown:
        raise usage(str(unknown)) from None


def game_names() -> str:
    """The ids of the games, for help texts."""
    return ", ".join(SHELF)


def open_store(args: argparse.Namespace) -> Store:
    """The saved games that this command line means."""
    from saves.location import save_folder
    from saves.store import Store

    return Store(save_folder(Path(args.saves) if args.saves else None))


def settings_of(args: argparse.Namespace) -> Settings:
    """The remembered settings, with what the command line says instead."""
    from saves.settings import load_settings

    settings = load_settings()
    if args.ascii:
        settings = replace(settings, ascii=True)
    if args.no_animation:
        settings = replace(settings, animation=False)
    if args.no_mouse:
        settings = replace(settings, mouse=False)
    if args.theme:
        settings = replace(settings, theme=args.theme)
    return settings


def plain_wanted(args: argparse.Namespace) -> bool:
    """Plain mode, or the full screen? Raises CommandError where only plain mode is possible and was not asked for."""
    if args.plain:
        return True
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise usage("The full screen needs a terminal on both ends: add --plain for numbered sentences.")
    return os.environ.get("TERM", "") in ("dumb", "unknown", "")


def open_table(args: argparse.Namespace, store: Store, sitting: Sitting) -> int:
    """Sit down at a table, on the full screen or in plain mode; returns the exit code."""
    if plain_wanted(args):
        from tabletop_tui.plain.conversation import run_table

        return run_table(sitting, store, screen_arguments(args))
    return run_app(args, store, lambda app: app.open_table(sitting))


def run_app(args: argparse.Namespace, store: Store, start: Callable[[TabletopApp], None] | None) -> int:
    """Run the full screen; returns the exit code."""
    from tabletop_tui.app import TabletopApp

    settings = settings_of(args)
    app = TabletopApp(store, settings, start)
    app.run(mouse=settings.mouse)
    return app.return_code or OK


def screen_arguments(args: argparse.Namespace) -> list[str]:
    """The global options of this command line but --plain, for starting the full screen from plain mode."""
    words: list[str] = []
    if args.saves:
        words += ["--saves", str(Path(args.saves).absolute())]
    words += [f"--{name.replace('_', '-')}" for name in ("ascii", "no_animation", "no_mouse") if getattr(args, name)]
    if args.theme:
        words += ["--theme", args.theme]
    return words
