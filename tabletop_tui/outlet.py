"""The way out to the terminal: what a closed window does to it, and when all drawn so far has left."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TextIO

from textual.message import Message


def time() -> float:
    """Seconds on the clock by which keys are stamped when they come in."""
    return Message().time


class Written(str):
    """Nothing to write, but a place in what is written: `done` is called when all before it has left."""

    done: Callable[[float], None]


class Outlet:
    """The terminal to write to. Textual's writing thread would die of a closed window, and the program wait for it."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write, if anybody still looks."""
        if isinstance(text, Written):
            self.flush()
            text.done(time())
            return 0
        with suppress(OSError):
            return self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush, if anybody still looks."""
        with suppress(OSError):
            self._file.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
