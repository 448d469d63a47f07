"""From a match to the bytes of its save, at little cost beside the disk: a packer remembers what it packed before."""

from __future__ import annotations

import base64
import json
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesets.box import Setup
from rulesets.contract import AnyGame
from rulesets.deal import BadSetup, make_setup, seed_number
from rulesets.match import Match
from rulesets.naming import named
from rulesets.record import Line, write_line
from saves import sealed
from saves.errors import Fault, SaveError
from saves.files import MAX_FILE
from saves.people import About
from saves.squeeze import Growing

if TYPE_CHECKING:
    from pydantic import TypeAdapter


@cache
def app_version() -> str:
    """The version of the installed program."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tabletop-tui")
    except PackageNotFoundError:
        return "unknown"


_shapes: dict[type[AnyGame], type[Any]] = {}
_adapters: dict[type[Any], TypeAdapter[Any]] = {}


def shape_of(game: AnyGame) -> type[Any]:
    """The class of a game's states."""
    kind = type(game)
    if kind not in _shapes:
        _shapes[kind] = type(game.new(make_setup(game, game.meta.seats[0], None, "shape")))
    return _shapes[kind]


def adapter_of(kind: type[Any]) -> TypeAdapter[Any]:
    """What writes values of a class as JSON. Made once: making it is slow."""
    from pydantic import TypeAdapter

    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def setup_of(game: AnyGame, about: About) -> Setup:
    """The set-up of a match; an option that the rules of today do not know any more is left out.

    Raises BadSetup if not even that can be dealt.
    """
    seats = len(about.people)
    try:
        return make_setup(game, seats, about.options, about.seed)
    except BadSetup:
        if seats not in game.meta.seats:
            raise
    options = dict(make_setup(game, seats, None, about.seed).options)
    for name in options.keys() & about.options.keys():
        try:
            options[name] = make_setup(game, seats, {name: about.options[name]}, about.seed).options[name]
        except BadSetup:
            continue
    return Setup(seats, options, seed_number(about.seed))


class Packer:
    """Packs one match again and again. Raises SaveError if the match is not the one that `about` tells of."""

    def __init__(self, about: About, match: Match[Any, Any], path: Path) -> None:
        from saves.model import SavedPerson, SaveFile

        game = match.game
        if match.setup != setup_of(game, about):
            raise SaveError(path, "the match is another one than it is said to be", "report this defect", Fault.REFUSED)
        self.about = about
        self.path = path
        self._game = game
        self._writer = adapter_of(SaveFile)
        self._adapter = adapter_of(type(match.snapshot()))
        self._frame = SaveFile(
            app=app_version(),
            game=game.meta.id,
            rules_version=game.meta.rules_version,
            id=about.id,
            created=about.created,
            changed=about.created,
            people=tuple(map(SavedPerson.of, about.people)),
            options=dict(about.options),
            screen=dict(about.screen),
            chance=about.chance,
            headline="",
            moves=0,
            asked=(),
            over=False,
            winners=(),
            packed="",
        )
        self._begin(match)

    def _begin(self, match: Match[Any, Any]) -> None:
        """Start the packed part afresh: the seed and where the record begins."""
        base = match.snapshot(match.first)
        dealt = match.first == 0 and base == self._game.new(match.setup)
        head = f'{{"seed":{json.dumps(self.about.seed)},"first":{match.first},"base":'
        self._text = Growing()
        self._text.add(head.encode())
        self._text.add(b"null" if dealt else self._adapter.dump_json(base, warnings="error"))
        self._text.add(b',"record":[')
        self._count = 0
        self._last: Line | None = None

    def _secret(self, match: Match[Any, Any], state: Any) -> str:
        if self._count and (match.length < self._count or match.lines_after(self._count - 1)[0] is not self._last):
            self._begin(match)  # steps were undone: a line that is still the same object has the same lines before it
        for line in match.lines_after(self._count):
            comma = "," if self._count else ""
            self._text.add((comma + json.dumps(write_line(self._game, line))).encode())
            self._count, self._last = self._count + 1, line
        end = b'],"state":%b}' % self._adapter.dump_json(state, warnings="error")
        return base64.b64encode(self._text.ended(end)).decode()

    def pack(self, match: Match[Any, Any]) -> bytes:
        """The bytes of the save as the match stands now."""
        state = match.snapshot()
        outcome = match.outcome() if match.over else None
        frame = self._frame.model_copy(
            update={
                "changed": datetime.now(UTC),
                "headline": self._headline(match),
                "moves": match.length,
                "asked": tuple(sorted({d.owner for d in match.decisions if d.owner is not None})),
                "over": match.over,
                "winners": outcome.winners if outcome else (),
                "packed": self._secret(match, state),
            }
        )
        data = sealed.seal(self._writer.dump_json(frame, indent=2, warnings="error"))
        if len(data) > MAX_FILE:
            reason = f"the game has grown to {len(data):,} bytes, more than any save has"
            raise SaveError(self.path, reason, "finish it in this sitting and report this defect", Fault.REFUSED)
        return data

    def _headline(self, match: Match[Any, Any]) -> str:
        return sealed.plain(named(match.headline, self.about.names), 200).strip()
