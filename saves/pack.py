"""From a match to the bytes of its save, at little cost beside the disk: a packer remembers what it packed before."""

from __future__ import annotations

import base64
import json
import zlib
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesets.contract import AnyGame, Setup, named
from rulesets.deal import BadSetup, make_setup, seed_number
from rulesets.match import Line, Match, write_line
from saves import sealed
from saves.errors import Fault, SaveError
from saves.files import MAX_FILE
from saves.people import About

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_WINDOW, _MEMORY = 12, 5
"""A small compressor: quick to copy, and as good on texts of this size."""


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
        self._squeeze = zlib.compressobj(6, zlib.DEFLATED, _WINDOW, _MEMORY)
        self._done = self._squeeze.compress(head.encode())
        self._done += self._squeeze.compress(b"null" if dealt else self._adapter.dump_json(base, warnings="error"))
        self._done += self._squeeze.compress(b',"record":[')
        self._count = 0
        self._last: Line | None = None

    def _secret(self, match: Match[Any, Any], state: Any) -> str:
        if self._count and (match.length < self._count or match.lines_after(self._count - 1)[0] is not self._last):
            self._begin(match)  # steps were undone: a line that is still the same object has the same lines before it
        lines = match.lines_after(self._count)
        if lines:
            texts = [json.dumps(write_line(self._game, line)) for line in lines]
            more = ("," if self._count else "") + ",".join(texts)
            self._done += self._squeeze.compress(more.encode())
            self._count, self._last = match.length, lines[-1]
        rest = self._squeeze.copy()
        end = b'],"state":' + self._adapter.dump_json(state, warnings="error") + b"}"
        return base64.b64encode(self._done + rest.compress(end) + rest.flush()).decode()

    def pack(self, match: Match[Any, Any]) -> bytes:
        """The bytes of the save as the match stands now."""
        state = match.snapshot()
        outcome = match.outcome() if match.over else None
        frame = self._frame.model_copy(
            update={
                "changed": datetime.now(UTC),
                "headline": self._headline(state),
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

    def _headline(self, state: Any) -> str:
        return sealed.plain(named(self._game.view(state, None).headline, self.about.names), 200).strip()
