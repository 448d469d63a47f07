"""The real program in a pseudo-terminal, on a save folder of its own, and what it has saved there."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from kit.plainly import ROOT
from kit.term import Term
from saves.store import Store


def start(folder: Path, words: Sequence[str], size: tuple[int, int] = (80, 24), **env: str | None) -> Term:
    """The program on a command line; saves and settings lie in `folder`."""
    places = {"TABLETOP_SAVES": str(folder / "saves"), "TABLETOP_SETTINGS": str(folder / "settings")}
    argv = [sys.executable, "-m", "tabletop_tui", *words]
    return Term.start(argv, size=size, env={"PYTHONPATH": str(ROOT), **places, **env}, cwd=str(folder))


def moves(folder: Path) -> tuple[str, ...]:
    """The record of the only game that is saved there."""
    store = Store(folder / "saves")
    (entry,) = store.entries()
    return store.load(entry.id).match.record()


def on_disk(folder: Path, lines: Sequence[str]) -> None:
    """Wait until the save has these lines: a move is shown a moment before it is written."""
    end = time.monotonic() + 15
    while (record := moves(folder)) != tuple(lines):
        assert time.monotonic() < end, (record[-2:], lines[-2:])
        time.sleep(0.05)
