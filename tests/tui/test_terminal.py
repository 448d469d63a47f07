"""The real program in a real pseudo-terminal: it starts, and however it ends it leaves the terminal as it was."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pty")
from kit.term import Term

termios = pytest.importorskip("termios")

pytestmark = pytest.mark.pty
ROOT = Path(__file__).parents[2]


@pytest.fixture
def shelf(folder: Path) -> Iterator[Term]:
    """The shelf, at 80x24."""
    argv = [sys.executable, "-m", "tabletop_tui"]
    with Term.start(argv, env={"PYTHONPATH": str(ROOT)}, cwd=str(folder)) as term:
        term.wait_for("q leave", 60)
        term.wait_idle()
        yield term


def restored(term: Term) -> bool:
    """Normal screen, cursor shown, no mouse reports, no bracketed paste."""
    ends = ("?1049", "?25", "?1000", "?1003", "?2004")
    last = {mode: max(b"hl", key=lambda on: term.raw.rfind(f"\x1b[{mode}{chr(on)}".encode())) for mode in ends}
    return {mode: chr(on) for mode, on in last.items()} == dict(zip(ends, "lhlll", strict=True))


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT"])
def test_a_signal_ends_it_cleanly(shelf: Term, name: str) -> None:
    number = signal.Signals[name]
    assert shelf.kill(number) == 128 + number
    assert restored(shelf)
    assert "All is saved" in shelf.screen()
    assert "Traceback" not in shelf.raw.decode("utf-8", "replace")


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_leaving_asks_nothing(shelf: Term, key: str) -> None:
    shelf.press(key)
    assert shelf.wait_exit() == 0
    assert restored(shelf)
    assert "All is saved" in shelf.screen()


def test_ctrl_c_says_how_to_leave(shelf: Term) -> None:
    shelf.press("ctrl+c")
    shelf.wait_for("Ctrl+Q leaves tabletop; all is saved.")
    shelf.press("down")
    shelf.wait_for("q leave")
    assert shelf.process.poll() is None


@pytest.mark.parametrize("quiet", [0.0, 0.3], ids=["while drawing", "at rest"])
def test_a_closed_window_ends_it(folder: Path, quiet: float) -> None:
    term = Term.start([sys.executable, "-m", "tabletop_tui"], env={"PYTHONPATH": str(ROOT)}, cwd=str(folder))
    term.wait_for("q leave", 60)
    if quiet:
        term.wait_idle(quiet)
    os.close(term.fd)
    assert term.process.wait(20) == 128 + signal.SIGHUP


def test_suspended_and_back_it_is_drawn_again(shelf: Term) -> None:
    shelf.press("ctrl+z")
    end = time.monotonic() + 10
    while shelf.raw.rfind(b"\x1b[?1049l") < 0:
        assert shelf.pump(0.1) or time.monotonic() < end
    shelf.wait_idle()
    shelf.emulator.reset()
    shelf.process.send_signal(signal.SIGCONT)
    shelf.wait_for("THE COLLECTION")
    shelf.wait_for("q leave")


def test_stopped_by_force_and_continued_it_is_set_up_once(shelf: Term) -> None:
    """A second set-up would take the terminal of a running program for what it was before, and leave it so."""
    shelf.process.send_signal(signal.SIGSTOP)
    shelf.emulator.reset()
    shelf.process.send_signal(signal.SIGCONT)
    shelf.wait_for("q leave", 20)
    shelf.press("?")
    shelf.wait_for("Rules", 20)
    shelf.process.send_signal(signal.SIGTERM)
    assert shelf.wait_exit(20) == 128 + signal.SIGTERM
    kept = termios.tcgetattr(shelf.fd)[3]
    assert kept & termios.ECHO and kept & termios.ICANON


@pytest.mark.parametrize(
    "env", [{"NO_COLOR": "1"}, {"TERM": "xterm", "COLORTERM": None}], ids=["no colour", "16 colours"]
)
def test_it_can_be_read_with_few_colours(folder: Path, env: dict[str, str | None]) -> None:
    argv = [sys.executable, "-m", "tabletop_tui"]
    with Term.start(argv, env={"PYTHONPATH": str(ROOT), **env}, cwd=str(folder)) as term:
        term.wait_for("q leave", 60)
        column, row = term.find("FRANKENSTEIN")
        cell = term.cell(column, row)
        assert cell.bold
        assert cell.fg != cell.bg


def test_every_size_is_survived(shelf: Term) -> None:
    for size in ((1, 1), (2, 1), (7, 3), (300, 100), (59, 20), (60, 19), (60, 20), (200, 10), (120, 40)):
        shelf.resize(*size)
        shelf.pump(0.1)
    shelf.resize(80, 24)
    shelf.wait_for("THE COLLECTION", 20)
    shelf.press("q")
    assert shelf.wait_exit() == 0
