"""What the save says, as soon as it says so."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from saves.store import Store


def on_disk(folder: Path, lines: Sequence[str]) -> None:
    """Wait until the save has these lines: a move is shown a moment before it is written."""
    store = Store(folder / "saves")
    end = time.monotonic() + 15
    while True:
        (entry,) = store.entries()
        record = store.load(entry.id).match.record()
        if record == tuple(lines):
            return
        assert time.monotonic() < end, (record[-2:], lines[-2:])
        time.sleep(0.05)
