"""Sentences out, typed lines in: the terminal as plain mode uses it, with a page that can be wiped for secrets.

Nothing here knows a game. Input is read line by line without an editing library, so that no history keeps a secret.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import sys
import textwrap
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from types import FrameType
from typing import Any, TextIO

try:
    import termios
except ImportError:  # a system without terminals of this kind: typed-ahead lines cannot be dropped there
    termios = None  # type: ignore[assignment]

WIPE = "\x1b[2J\x1b[H\x1b[3J"
"""Clears the screen, then what has been scrolled out of it."""
BLANK_LINES = 60
REST, QUIET = 0.35, 0.2
"""Seconds that a curtain is deaf, and then until nothing has been typed for so long: a held Enter opens nothing."""
PATIENCE = 90.0
"""Seconds without a line after which a private page closes by itself."""
MOST_READ = 400
"""Characters of a typed line that are looked at; a pasted novel is no answer."""


class Leave(Exception):
    """The people want to go, or the terminal has gone; `signal` is the signal's number, 0 for none."""

    def __init__(self, number: int = 0) -> None:
        super().__init__("leave")
        self.signal = number

    @property
    def code(self) -> int:
        """The exit code: all is saved, so leaving is no failure; only a signal shows."""
        return 128 + self.signal if self.signal else 0


class Covered(Exception):
    """A private page has to close: the program was suspended, or nobody has typed for a long time."""


class Talk:
    """A conversation on a terminal or a pipe."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.live = self.source.isatty() and self.sink.isatty()
        """Is there a terminal on both ends?"""
        self.can_wipe = self.sink.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")
        self._secret_shown = False
        self._reading = False
        self._asked_to_leave: int | None = None
        self._before: dict[int, Any] = {}
        for stream in (self.source, self.sink):
            # Once read from, a stream refuses to be set up, even to what it is already.
            if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
                stream.reconfigure(errors="replace")

    # -------------------------------------------------------------------------------------------------------- signals

    def __enter__(self) -> Talk:
        r"""From now on ctrl+c, ctrl+\\, SIGTERM and SIGHUP end the conversation as calmly as quitting does."""
        for name in ("SIGINT", "SIGQUIT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            with suppress(ValueError):  # not in the main thread: the program round us has its own handlers
                if number is not None:
                    self._before[number] = signal.signal(number, self._signalled)
        if hasattr(signal, "SIGTSTP"):
            with suppress(ValueError):
                self._before[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, self._suspended)
        return self

    def __exit__(self, *_: object) -> None:
        self.leave_no_secret()
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        # Only a wait for input is broken off: a save that is being written must be finished.
        self._asked_to_leave = 0 if number == signal.SIGINT else number
        if self._reading:
            raise Leave(self._asked_to_leave)

    def _suspended(self, number: int, frame: FrameType | None) -> None:
        """Ctrl+Z: no secret stays on the screen meanwhile, and none is there on return."""
        covered = self._secret_shown
        self.leave_no_secret()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        # Here the program goes on again.
        signal.signal(number, self._suspended)
        if covered and self._reading:
            raise Covered

    def check(self) -> None:
        """Raise Leave if a signal came while nobody was asked anything."""
        if self._asked_to_leave is not None:
            raise Leave(self._asked_to_leave)

    # --------------------------------------------------------------------------------------------------------- output

    def say(self, *lines: str) -> None:
        """Print lines, wrapped between words on a terminal."""
        width = self._width()
        try:
            for line in lines:
                print("\n".join(wrapped([line], width)), file=self.sink)
            self.sink.flush()
        except (OSError, ValueError):
            raise Leave from None

    def _width(self) -> int:
        return min(shutil.get_terminal_size((80, 24)).columns, 100) if self.sink.isatty() else 0

    def wipe(self) -> None:
        """Take everything off the screen, and out of what can be scrolled back to."""
        with suppress(OSError, ValueError):
            self.sink.write(WIPE if self.can_wipe else "\n" * BLANK_LINES)
            self.sink.flush()
        self._secret_shown = False

    def secret(self, *lines: str) -> None:
        """Print lines that must be wiped before anything else is shown."""
        self._secret_shown = True
        self.say(*lines)

    def leave_no_secret(self) -> None:
        """Wipe if a secret is on the screen: whatever happens, this is the last thing done."""
        if self._secret_shown:
            self.wipe()

    # ---------------------------------------------------------------------------------------------------------- input

    def read(self, prompt: str, rested: bool = False) -> str:
        """One typed line without outer spaces. Raises Leave at the end of input, and on a private page Covered.

        `rested`: what is typed before the prompt has been there for a moment, or by a key held down, does not count.
        """
        self._reading = True
        try:
            self.check()
            self.sink.write(prompt)
            self.sink.flush()
            while rested and self._drained(REST):
                self.sink.write(prompt)
                self.sink.flush()
            if self.live and self._secret_shown and not select.select([self.source], [], [], PATIENCE)[0]:
                raise Covered
            line = self._line()
            if rested and line and self._drained(0):  # the first of a row: a key held down
                return self.read(prompt, rested)
        except (OSError, ValueError):
            raise Leave from None
        finally:
            self._reading = False
        if not self.source.isatty():
            self.say("")
        if not line:
            raise Leave
        return "".join(c if c.isprintable() else " " for c in line[:MOST_READ]).strip()

    def _line(self) -> str:
        """The next line, or as much of it as is looked at: no more is ever held, even if the line has no end."""
        line = part = self.source.readline(MOST_READ)
        while len(part) == MOST_READ and not part.endswith("\n"):
            part = self.source.readline(MOST_READ)
        return line

    def show_prompt(self, prompt: str) -> None:
        """Show that a line is awaited, before `ready` and `read`."""
        with suppress(OSError, ValueError):
            self.sink.write(prompt)
            self.sink.flush()

    def ready(self, seconds: float) -> bool:
        """Is there a line to read, within so many seconds? A pipe is always read at once."""
        self.check()
        if not self.live:
            return True
        try:
            return bool(select.select([self.source], [], [], seconds)[0])
        except (OSError, ValueError):
            raise Leave from None

    def read_hidden(self, prompt: str) -> str:
        """`read` without showing what is typed, where there is a terminal."""
        if not self.live or not termios:
            return self.read(prompt)
        descriptor = self.source.fileno()
        before = termios.tcgetattr(descriptor)
        silent = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
        try:
            termios.tcsetattr(descriptor, termios.TCSAFLUSH, silent)
            return self.read(prompt)
        finally:
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
            self.say("")

    def forget_typed(self) -> None:
        """Throw away what was typed before it was asked for; a pipe cannot be emptied and is left alone."""
        if self.source.isatty() and termios:
            with suppress(OSError, ValueError, termios.error):
                termios.tcflush(self.source.fileno(), termios.TCIFLUSH)

    def _drained(self, rest: float) -> bool:
        """Throw away what is typed until the time is up and all is quiet; was there anything?"""
        if not (self.source.isatty() and termios):
            return False
        dropped = False
        until = time.monotonic() + max(rest, QUIET)
        while (left := until - time.monotonic()) > 0:
            if select.select([self.source], [], [], left)[0]:
                try:
                    termios.tcflush(self.source.fileno(), termios.TCIFLUSH)
                except termios.error:  # the terminal has gone
                    raise Leave from None
                dropped = True
                until = max(until, time.monotonic() + QUIET)
        return dropped

    def enter(self, prompt: str) -> bool:
        """Wait for Enter alone: True; or for "b", to go back: False. Anything else is asked again."""
        while True:
            self.forget_typed()
            match self.read(prompt, rested=True).casefold():
                case "":
                    return True
                case "b" | "back":
                    return False
                case _:
                    self.say("Enter alone, please; or b and Enter to go back.")

    def yes(self, question: str) -> bool:
        """A question that is answered yes or no."""
        while True:
            match self.read(f"{question} Type yes or no: ").casefold():
                case "yes" | "y":
                    return True
                case "no" | "n":
                    return False

    def pick(self, title: str, entries: Sequence[str], prompt: str, back: str = "") -> int | None:
        """One of a numbered list, counted from 0; None for "b" if `back` says what that does."""
        self.say(title, *[f"{number}. {entry}" for number, entry in enumerate(entries, 1)])
        if back:
            self.say(f"b. {back}")
        while True:
            word = self.read(prompt).casefold()
            if back and word in ("b", "back"):
                return None
            if word in ("q", "quit"):
                raise Leave
            if (chosen := as_number(word, len(entries))) is not None:
                return chosen - 1
            self.say(f"Type a number from 1 to {len(entries)}{', or b' if back else ''}, and Enter.")


def as_number(word: str, most: int) -> int | None:
    """The number 1..`most` that a typed word is; None if it is none.

    >>> as_number("2", 3), as_number("4", 3), as_number("two", 3)
    (2, None, None)
    """
    found = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
    return found if 1 <= found <= most else None


def wrapped(lines: Iterable[str], width: int | None = None) -> list[str]:
    """Lines broken between words; a list entry hangs. Width None = the terminal's, 0 = do not break."""
    if width is None:
        width = min(shutil.get_terminal_size((80, 24)).columns, 100) if sys.stdout.isatty() else 0
    if not width:
        return list(lines)
    broken: list[str] = []
    for line in lines:
        hang = "  " if line.startswith("- ") else ""
        broken += textwrap.wrap(line, max(width - 1, 20), subsequent_indent=hang, break_on_hyphens=False) or [""]
    return broken
