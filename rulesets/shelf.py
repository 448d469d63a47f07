"""The games of the collection, in the order in which they stand on the shelf."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias, cast

from rulesets.box import Meta

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesets.contract import AnyGame

SHELF = ("frankenstein", "fram_rlyeh", "frankendie", "demise", "monstrosity")
"""Package names under `rulesets`; each has `META` in its module `box`, quick to load, and a constant `GAME`."""
Games: TypeAlias = "Callable[[str], AnyGame]"
"""A game by its id; raises UnknownGame."""


class UnknownGame(LookupError):
    """No such game; the text lists those there are."""


@cache
def game(name: str) -> AnyGame:
    """The back end of a game by its id. Raises UnknownGame."""
    if name not in SHELF:
        raise UnknownGame(f'There is no game "{name}" on the shelf: {", ".join(SHELF)}.')
    return cast("AnyGame", import_module(f"rulesets.{name}").GAME)


def metas() -> dict[str, Meta]:
    """The back of every box, by id, in shelf order."""
    return {name: import_module(f"rulesets.{name}.box").META for name in SHELF}
