"""`tabletop-tui saves`: the saved games from outside."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop_tui.commands.common import add_global, open_store
from tabletop_tui.exits import FAILED, OK, USAGE, CommandError

if TYPE_CHECKING:
    from saves.store import Entry, Store
    from tabletop_tui.commands.common import Commands

EXAMPLES = """\
examples:
  tabletop-tui saves list
  tabletop-tui saves show frankenstein-20261130-owlk
  tabletop-tui saves check
  tabletop-tui saves export frankenstein-20261130-owlk evening.json
  tabletop-tui saves import evening.json
  tabletop-tui saves delete frankenstein-20261130-owlk    into the trash folder beside the saves

The beginning of an id is enough where only one game has it.
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "saves",
        help="list, show, check, export, import or delete saved games",
        description="Look after the saved games.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_global(parser, top=False)
    parser.set_defaults(run=run, action="list", json=False)
    actions = parser.add_subparsers(title="what to do", dest="action", metavar="ACTION")

    def action(name: str, text: str, *words: str) -> None:
        sub = actions.add_parser(name, help=text, description=text.capitalize() + ".", allow_abbrev=False)
        for word in words:
            optional = word.startswith("[")
            sub.add_argument(word.strip("[]"), metavar=word.strip("[]").upper(), nargs="?" if optional else None)
        sub.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="JSON instead of sentences")
        add_global(sub, top=False)

    action("list", "list all saved games, the latest first")
    action("show", "show one saved game: people, options, where it stands", "id")
    action("check", "check that one saved game, or every one, is whole and replays", "[id]")
    action("export", "copy a saved game to a file", "id", "to")
    action("import", "take a save file into the saved games", "file")
    action("delete", "move a saved game to the trash folder", "id")


def run(args: argparse.Namespace) -> int:
    """Do it."""
    store = open_store(args)
    match args.action or "list":
        case "list":
            return _list(store, args.json)
        case "show":
            return _tell(args.json, *_show(store, store.find(args.id)))
        case "check":
            return _check(store, args.id, args.json)
        case "export":
            found = store.find(args.id)
            to = store.export(found, Path(args.to))
            return _tell(args.json, {"id": found, "file": str(to)}, f"{found} is copied to {to}.")
        case "import":
            entry = store.import_file(Path(args.file))
            return _tell(args.json, entry_data(entry), f"Taken in as {entry.id}. Go on: tabletop-tui resume {entry.id}")
        case "delete":
            found = store.find(args.id)
            where = store.delete(found)
            return _tell(args.json, {"id": found, "file": str(where)}, f"{found} is in the trash: {where}")
    raise CommandError(f'"{args.action}" is nothing that can be done with saves.', USAGE)


def _tell(as_json: bool, data: Any, *lines: str) -> int:
    print(json.dumps(data, indent=2) if as_json else "\n".join(lines))
    return OK


def _list(store: Store, as_json: bool) -> int:
    if store.folder.exists() and not store.folder.is_dir():
        raise CommandError(f"{store.folder} is a file, no folder of saved games: choose a folder with --saves.")
    entries = store.entries()
    if as_json:
        return _tell(True, [entry_data(entry) for entry in entries])
    if not entries:
        return _tell(False, None, f"There are no saved games in {store.folder}.")
    ids = max(len(entry.id) for entry in entries)
    names = max(len(", ".join(entry.names)) for entry in entries)
    return _tell(False, None, *(entry_line(entry, ids, names) for entry in entries))


def entry_line(entry: Entry, ids: int, names: int) -> str:
    """A saved game on one line; id and names in columns as wide as given."""
    if entry.problem:
        return f"{entry.id:<{ids}}  {entry.problem}"
    if entry.over:
        stands = f"over, {', '.join(entry.winners)} won" if entry.winners else "over, nobody won"
    else:
        stands = entry.headline + (f", {entry.turn_of} to move" if entry.turn_of else "")
    when = f"{entry.changed.astimezone():%Y-%m-%d %H:%M}"
    return f"{entry.id:<{ids}}  {when}  {', '.join(entry.names):<{names}}  {stands}"


def entry_data(entry: Entry) -> dict[str, Any]:
    """A saved game for programs."""
    return {
        "id": entry.id,
        "file": str(entry.path),
        "game": entry.game,
        "title": entry.title,
        "people": list(entry.names),
        "moves": entry.moves,
        "headline": entry.headline,
        "turn_of": entry.turn_of,
        "created": entry.created.isoformat(),
        "changed": entry.changed.isoformat(),
        "over": entry.over,
        "winners": list(entry.winners),
        "problem": entry.problem,
    }


def _show(store: Store, found: str) -> tuple[Any, ...]:
    from rulesets.deal import deal_code

    loaded = store.load(found)
    about, match = loaded.about, loaded.match
    meta = match.game.meta
    outcome = match.outcome()
    # The code of a running game dealt by chance would tell every card to come.
    code = deal_code(meta, len(about.people), about.seed, about.options) if match.over or not about.chance else None
    data = {
        "id": found,
        "game": about.game,
        "people": [{"name": person.name, "player": person.player} for person in about.people],
        "options": dict(match.setup.options),
        "created": about.created.isoformat(),
        "moves": match.length,
        "headline": match.headline,
        "over": match.over,
        "winners": [about.names[seat] for seat in outcome.winners] if outcome else [],
        "deal_code": code,
    }
    options = [f"{name}={value}" for name, value in match.setup.options.items()]
    lines = [
        f"{meta.title}, {found}",
        "People: " + ", ".join(f"{p.name}{'' if p.human else f' (bot, {p.player})'}" for p in about.people) + ".",
        *([f"Options: {', '.join(options)}."] if options else []),
        f"Begun {about.created.astimezone():%Y-%m-%d %H:%M}, {match.length} moves, {data['headline']}.",
    ]
    if outcome:
        from tabletop_tui.plain.words import outcome_lines

        lines += outcome_lines(outcome, about.names)
    lines.append(f"Deal code: {code}" if code else "The deal came by chance: its code is told when the game is over.")
    if loaded.note:
        lines.append(loaded.note)
    return data, *lines


def _check(store: Store, which: str | None, as_json: bool) -> int:
    from saves.errors import SaveError

    found = [store.find(which)] if which else [entry.id for entry in store.entries()]
    results = []
    for one in found:
        try:
            results.append({"id": one, "ok": True, "text": store.check(one)})
        except SaveError as trouble:
            results.append({"id": one, "ok": False, "text": str(trouble)})
    lines = [f"{'good' if result['ok'] else 'BAD '}  {result['text']}" for result in results]
    _tell(as_json, results, *(lines or [f"There are no saved games in {store.folder}."]))
    return OK if all(result["ok"] for result in results) else FAILED
