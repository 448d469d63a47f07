"""`tabletop-tui play`: deal a new game and sit down."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulesets.box import Value
from rulesets.contract import AnyGame
from rulesets.shelf import SHELF
from tabletop_tui.commands.common import (
    add_global,
    find_game,
    game_names,
    open_store,
    open_table,
    plain_wanted,
    run_app,
    screen_arguments,
)
from tabletop_tui.exits import usage

if TYPE_CHECKING:
    from saves.people import Person
    from tabletop_tui.commands.common import Commands

EXAMPLES = """\
examples:
  tabletop-tui play frankenstein --seat Ada --seat Bo --seat Cy
  tabletop-tui play frankenstein --seat Ada --bot canny --bot canny --plain
  tabletop-tui play frankenstein --seat Ada --seat Bo --option game=advanced --option memory=open
  tabletop-tui play frankenstein --seat Ada --seat Bo --seed "rainy tuesday"
  tabletop-tui play frankenstein:3:owl-lamp-rye --seat Cy --seat Ada --seat Bo

Seats sit round the table in the order in which they are named. Without seats you are asked who plays.
Any text is a seed; a deal code (game:players:seed) deals the same game again.
"""


class SeatOrder(argparse.Action):
    """Keeps --seat and --bot in the order in which they were written."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        """Note one seat."""
        places = [*(namespace.places or ()), ("bot" if option_string == "--bot" else "seat", str(values))]
        namespace.places = places


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "play",
        help="deal a new game",
        description="Deal a new game and sit down at the table.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help=f"a game ({game_names()}) or a deal code")
    seat = "a person at the table, by name; once for each"
    parser.add_argument("--seat", metavar="NAME", action=SeatOrder, dest="places", default=None, help=seat)
    parser.add_argument("--bot", metavar="LEVEL", action=SeatOrder, dest="places", help="a seat played by the program")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a choice of the rules; see: rules GAME"
    )
    parser.add_argument("--seed", metavar="TEXT", help="any text, or a deal code; without it the deal is by chance")
    add_global(parser, top=False)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Deal and play."""
    name, code = args.game, args.seed
    if ":" in name:
        if code is not None:
            raise usage("A deal code holds its own seed: leave --seed out.")
        name, code = name.partition(":")[0], name
    game = find_game(name)
    people = seat_people(game, args.places or ())
    seats, seed, options = read_deal_words(game, len(people), code, args.option)
    store = open_store(args)
    if not people:
        if args.option or code is not None:
            raise usage(f"Who plays? Name the {seats or 'players'} with --seat NAME and --bot LEVEL.")
        if plain_wanted(args):
            from tabletop_tui.plain.home import run_new_game

            return run_new_game(store, game, screen_arguments(args))
        return run_app(args, store, lambda app: app.open_new_game(game.meta.id))

    from rulesets.deal import make_setup
    from tabletop_tui.play.sitting import Sitting, new_about

    make_setup(game, len(people), options, "x" if seed is None else seed)
    about = new_about(store, game.meta.id, people, options, seed or "")
    return open_table(args, store, Sitting.start(about, store))


def seat_people(game: AnyGame, places: Sequence[tuple[str, str]]) -> tuple[Person, ...]:
    """The people of a table from `("seat", name)` and `("bot", level)`, in order. Raises BadName, UnknownLevel."""
    from rulesets.bots import level_of
    from saves.people import SEAT_HUES, Person
    from tabletop_tui.play.names import BOT_NAMES, clean_names, free_name

    names = list(clean_names([text for kind, text in places if kind == "seat"]))
    people: list[Person] = []
    humans, bots = iter(tuple(names)), iter(BOT_NAMES * 4)
    for hue, (kind, text) in zip(SEAT_HUES, places, strict=False):
        if kind == "seat":
            people.append(Person(next(humans), hue))
        else:
            level = level_of(game.meta, text)
            names.append(free_name(next(bots), names))
            people.append(Person(names[-1], hue, level))
    return tuple(people)


def read_pairs(game: AnyGame, pairs: Sequence[str]) -> dict[str, Value | tuple[Value, ...]]:
    """`--option name=value` words as options of a game. Raises BadSetup or a usage error."""
    from rulesets.deal import read_options

    texts: dict[str, str] = {}
    for pair in pairs:
        name, found, value = pair.partition("=")
        if not found:
            raise usage(f'"{pair}" is no option: write --option NAME=VALUE.')
        if name in texts and texts[name] != value:
            raise usage(f"The option {name} is given twice: {texts[name]} and {value}.")
        texts[name] = value
    return read_options(game.meta, texts)


def read_deal_words(
    game: AnyGame, seats: int, code: str | None, pairs: Sequence[str]
) -> tuple[int, str | None, Mapping[str, Value | tuple[Value, ...]]]:
    """(seats, seed text or None for chance, options) from what the command line says about the deal."""
    from rulesets.deal import read_deal
    from rulesets.shelf import metas

    options = read_pairs(game, pairs)
    if code is None:
        return seats, None, options
    first, colon, _ = code.partition(":")
    if not (colon and first.strip() in SHELF):
        # A colon inside a seed would make its deal code unreadable.
        return seats, code.replace(":", " "), options
    deal = read_deal(code, metas())
    if deal.game != game.meta.id:
        raise usage(f"That deal code is one of {deal.game}, not of {game.meta.id}.")
    if seats and deal.seats != seats:
        raise usage(f"That deal code is for {deal.seats} players; {seats} are seated.")
    for name, value in options.items():
        if deal.options.get(name, value) != value:
            raise usage(f"The deal code says {name}={deal.options[name]} and --option says {name}={value}.")
    return deal.seats, deal.seed, {**deal.options, **options}
