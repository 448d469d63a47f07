"""The shape of the files is a promise: when it changes, this test says so.

A change is right only together with a higher `VERSION` (the frame) or `rules_version` (the position of a game), and
then the expected shape is written anew: python tests/saves/test_schema.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulesets import shelf
from rulesets.contract import AnyGame
from saves import sealed
from saves.book_model import BookFile
from saves.model import SaveFile, secret_of
from saves.pack import shape_of

FOLDER = Path(__file__).parent / "schemas"


def _frames() -> dict[str, Any]:
    return {"save": SaveFile.model_json_schema(), "book": BookFile.model_json_schema()}


def _position(game: AnyGame) -> dict[str, Any]:
    return {"rules_version": game.meta.rules_version} | secret_of(shape_of(game)).model_json_schema()


@pytest.mark.parametrize("name", ["save", "book"])
def test_the_frame_has_the_shape_that_it_promises(name: str) -> None:
    assert _frames()[name] == json.loads((FOLDER / f"{name}.json").read_text()), __doc__
    assert SaveFile.model_fields["version"].default == sealed.VERSION


@pytest.mark.parametrize("name", shelf.SHELF)
def test_the_position_of_a_game_has_the_shape_of_its_rules_version(name: str) -> None:
    assert _position(shelf.game(name)) == json.loads((FOLDER / f"{name}.json").read_text()), __doc__


if __name__ == "__main__":
    for title, shape in (_frames() | {name: _position(shelf.game(name)) for name in shelf.SHELF}).items():
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{title}.json").write_text(json.dumps(shape, indent=1) + "\n")
