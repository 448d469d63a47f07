"""The pictures on the boxes, as data: dots for terminals that can draw half cells, letters for `--ascii`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

WIDTH = 28
HEIGHT = 20


@dataclass(frozen=True, slots=True)
class Cover:
    """`WIDTH` x `HEIGHT` dots, a colour for each letter, and the same picture in `HEIGHT` / 2 lines of characters."""

    dots: tuple[str, ...]
    colours: Mapping[str, str]
    letters: tuple[str, ...]
    hue: int
    """The colour of the box, a place in the palette's hues."""


@cache
def cover_of(game_id: str) -> Cover | None:
    """The picture of a game, from its table's folder; None = the box shows its title alone."""
    name = f"tabletop_tui.tables.{game_id}.cover"
    return cast(Cover, import_module(name).COVER) if find_spec(name) else None
