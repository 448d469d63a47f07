"""Drive a full-screen program in a real pseudo-terminal, as a person at a keyboard would.

    with Term.start([sys.executable, "-m", "tabletop_tui"], size=(100, 30)) as t:
        t.wait_for("New game")
        t.press("down", "enter")
        t.wait_for(re.compile(r"Player \\d to move")); t.svg("after.svg")
        t.press("ctrl+q"); assert t.wait_exit() == 0

Needs pyte (from PyPI) and the standard library, on Linux or macOS (Windows has no pty module: skip
these tests there).  No threads: every method that waits also reads what the program wrote.
"""

from __future__ import annotations

import copy
import fcntl
import html
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable
from pathlib import Path
from re import Pattern

import pyte

Want = str | Pattern[str] | Callable[["Term"], object]
ARROWS = {"up": "A", "down": "B", "right": "C", "left": "D", "home": "H", "end": "F"}
KEYS = {
    "enter": "\r",
    "tab": "\t",
    "escape": "\x1b",
    "space": " ",
    "backspace": "\x7f",
    "shift+tab": "\x1b[Z",
    **{name: f"\x1b[{final}" for name, final in ARROWS.items()},
}
KEYS |= {name: f"\x1bO{final}" for name, final in zip(("f1", "f2", "f3", "f4"), "PQRS", strict=True)}
KEYS |= {
    name: f"\x1b[{n}~"
    for name, n in zip(
        "insert delete pageup pagedown f5 f6 f7 f8 f9 f10 f11 f12".split(),
        (2, 3, 5, 6, 15, 17, 18, 19, 20, 21, 23, 24),
        strict=True,
    )
}
MODIFIERS = {"shift": 1, "alt": 2, "ctrl": 4}
ANSI = dict(
    zip(
        "black red green brown blue magenta cyan white".split(),
        "#000000 #cd3131 #0dbc79 #a5a500 #2472c8 #bc3fbc #11a8cd #e5e5e5".split(),
        strict=True,
    )
) | dict(
    zip(
        "brightblack brightred brightgreen brightbrown brightblue brightmagenta brightcyan brightwhite".split(),
        "#767676 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #ffffff".split(),
        strict=True,
    )
)
ANSI["bfightmagenta"] = ANSI["brightmagenta"]  # spelt so in pyte 0.8.2
# What pyte would print as text: private CSI (kitty keyboard, modifyOtherKeys) and mode queries.
UNKNOWN = re.compile(r"\x1b\[[<=>][\d;:]*[A-Za-z]|\x1b\[\??[\d;]*\$p")
PARTIAL = re.compile("\x1b(\\[[<=>?]?[\\d;:]*\\$?)?\\Z|[\udc80-\udcff]{1,3}\\Z")
ALT_SCREEN = re.compile(r"(\x1b\[\?1049[hl])")


def encode(key: str) -> str:
    """Translate a key name ("enter", "ctrl+q", "shift+left", "alt+x", "?") to what a terminal sends."""
    if key in KEYS or len(key) == 1:
        return KEYS.get(key, key)
    *mods, base = key.split("+")
    if base in ARROWS:
        return f"\x1b[1;{1 + sum(MODIFIERS[m] for m in mods)}{ARROWS[base]}"
    code = encode(base).upper() if "shift" in mods else encode(base)
    code = chr(ord(code.upper()) & 0x1F) if "ctrl" in mods else code
    return "\x1b" + code if "alt" in mods else code


class Term:
    """A program running in a pseudo-terminal, with an emulated screen."""

    def __init__(self, process: subprocess.Popen, fd: int, size: tuple[int, int], sync: bool) -> None:
        self.process, self.fd, self.sync = process, fd, sync
        self.emulator = pyte.Screen(*size)
        self.emulator.write_process_input = self.send  # replies to cursor and device queries
        self.stream = pyte.Stream(self.emulator)
        self.raw, self.last_read = bytearray(), 0.0  # every byte written; perf_counter() of the last read
        self._pending, self._saved, self._escape_at = b"", None, 0.0

    @classmethod
    def start(
        cls,
        argv: list[str],
        size: tuple[int, int] = (80, 24),
        env: dict[str, str | None] | None = None,
        cwd: str | None = None,
        sync: bool = True,
    ) -> Term:
        """Run argv on a new terminal of (columns, rows); env adds to the environment (None removes a name);
        sync says whether the terminal claims synchronised output (mode 2026)."""
        full = {
            **os.environ,
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LC_ALL": "C.UTF-8",
            **dict.fromkeys(("NO_COLOR", "TERM_PROGRAM", "TMUX", "COLUMNS", "LINES")),
            **(env or {}),
        }
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        process = subprocess.Popen(
            argv,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            env={k: v for k, v in full.items() if v is not None},
        )
        os.close(slave)
        return cls(process, master, size, sync)

    def pump(self, timeout: float = 0.0) -> bool:
        """Read and emulate what the program wrote, waiting at most timeout seconds; False if nothing."""
        try:
            if not select.select([self.fd], [], [], max(0.0, timeout))[0]:
                return False
            data = os.read(self.fd, 1 << 16)
        except OSError:  # Linux reports EIO once the program closed its side
            data = b""
        if not data:
            return time.sleep(min(0.005, max(0.0, timeout))) or False
        self.last_read = time.perf_counter()
        self.raw += data
        if self.sync and b"\x1b[?2026$p" in data:
            self.send("\x1b[?2026;2$y")
        text, self._pending = (self._pending + data).decode("utf-8", "surrogateescape"), b""
        if cut := PARTIAL.search(text):  # keep an unfinished sequence for the next read
            text, self._pending = text[: cut.start()], cut.group().encode("utf-8", "surrogateescape")
        for part in ALT_SCREEN.split(UNKNOWN.sub("", text)):
            if part == "\x1b[?1049h":
                self._saved = copy.deepcopy(self.emulator.buffer)
                self.stream.feed("\x1b[2J\x1b[H")
            elif part == "\x1b[?1049l" and self._saved is not None:
                self.emulator.buffer, self._saved = self._saved, None
            else:
                self.stream.feed(part)
        return True

    def wait_for(self, want: Want, timeout: float = 10.0) -> float:
        """Wait until want (text, compiled pattern, or a function of this Term) is on the screen.  Returns the
        time.perf_counter() of the read that brought it; raises TimeoutError with the screen."""
        end = time.monotonic() + timeout
        while not self.has(want):
            left = end - time.monotonic()
            if not self.pump(min(left, 0.1)) and (left <= 0 or self.process.poll() is not None):
                raise TimeoutError(f"no {want!r} (exit code {self.process.poll()}) in:\n{self.screen()}")
        return self.last_read

    def wait_idle(self, quiet: float = 0.15, timeout: float = 10.0) -> None:
        """Wait until nothing has been written for quiet seconds."""
        end = time.monotonic() + timeout
        while self.pump(quiet):
            if time.monotonic() > end:
                raise TimeoutError(f"still writing after {timeout} s:\n{self.screen()}")

    def rest(self, seconds: float) -> None:
        """Do nothing for so long, as a person would, but read all the while: a terminal that reads nothing blocks."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.pump(left)

    def has(self, want: Want) -> bool:
        """Is want on the emulated screen, as read so far?"""
        if callable(want):
            return bool(want(self))
        return want in self.screen() if isinstance(want, str) else bool(want.search(self.screen()))

    def screen(self) -> str:
        """The screen as text, one line a row, trailing spaces removed."""
        return "\n".join(line.rstrip() for line in self.emulator.display)

    def find(self, text: str) -> tuple[int, int]:
        """(column, row) of the first cell of text; a wide character counts as two columns."""
        for row in range(self.emulator.lines):
            cells = [self.cell(x, row).data for x in range(self.emulator.columns)]
            if (at := "".join(cells).find(text)) >= 0:
                return next(x for x in range(len(cells)) if sum(map(len, cells[: x + 1])) > at), row
        raise AssertionError(f"no {text!r} in:\n{self.screen()}")

    def cell(self, x: int, y: int) -> pyte.screens.Char:
        """The character at column x, row y, with .data .fg .bg .bold .reverse (colours: rrggbb or a name)."""
        return self.emulator.buffer[y][x]

    def send(self, data: str) -> None:
        """Write raw text to the program, as if typed or pasted."""
        os.write(self.fd, data.encode())

    def press(self, *keys: str, delay: float = 0.0) -> float:
        """Press keys by name, one write each; returns time.perf_counter() just before the last write.
        Only a pause tells a lone escape from the start of a sequence, so one is made after it."""
        at = 0.0
        for key in keys:
            time.sleep(max(delay if at else 0.0, self._escape_at + 0.15 - time.monotonic(), 0.0))
            at = time.perf_counter()
            self.send(encode(key))
            self._escape_at = time.monotonic() if key == "escape" else 0.0
        return at

    def click(self, x: int, y: int, button: int = 0) -> None:
        """Click a cell, counted from 0 (button 0 left, 2 right, 64 and 65 the wheel)."""
        at = f"\x1b[<{button};{x + 1};{y + 1}"
        self.send(at + "M" + ("" if button & 64 else at + "m"))

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the terminal; the kernel sends SIGWINCH."""
        self.emulator.resize(rows, columns)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def kill(self, sig: int = signal.SIGKILL) -> int:
        """Send a signal (kill -9 by default) to the program's own process and return its exit code."""
        self.process.send_signal(sig)
        return self.wait_exit()

    def wait_exit(self, timeout: float = 10.0) -> int:
        """Wait for the program to end, reading its last output; returns its exit code (negative: signal)."""
        end = time.monotonic() + timeout
        while self.process.poll() is None:
            if time.monotonic() > end:
                raise TimeoutError(f"still running after {timeout} s:\n{self.screen()}")
            self.pump(0.02)
        self.wait_idle(0.02)
        return self.process.returncode

    def __enter__(self) -> Term:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
        os.close(self.fd)

    def svg(self, path: str | Path) -> Path:
        """Save the screen as an SVG picture (cairosvg.svg2png makes a PNG of it); no font can shift a column."""
        s, rects, texts = self.emulator, [], []
        for x, y in ((x, y) for y in range(s.lines) for x in range(s.columns)):
            c = self.cell(x, y)
            fg, bg = [ANSI.get(v, d if v == "default" else f"#{v}") for v, d in ((c.fg, "#e0e0e0"), (c.bg, "#121212"))][
                :: -1 if c.reverse else 1
            ]
            rects.append(f'<rect x="{x * 10}" y="{y * 20}" width="10.5" height="20.5" fill="{bg}"/>')
            if c.data.strip():
                bold = ' font-weight="bold"' if c.bold else ""
                texts.append(f'<text x="{x * 10}" y="{y * 20 + 15}" fill="{fg}"{bold}>{html.escape(c.data)}</text>')
        Path(path).write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{s.columns * 10}" height="{s.lines * 20}" '
            'font-size="16.6" '
            f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace">{"".join(rects + texts)}</svg>',
            "utf-8",
        )
        return Path(path)
