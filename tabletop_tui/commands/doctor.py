"""`tabletop-tui doctor`: is this terminal, this folder, this machine good for playing?"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import randint, random
from typing import TYPE_CHECKING

from tabletop_tui.commands.common import add_global
from tabletop_tui.exits import FAILED, OK
from tabletop_tui.sizes import COMFORTABLE, SMALLEST

if TYPE_CHECKING:
    from tabletop_tui.commands.common import Commands

EXAMPLES = """\
examples:
  tabletop-tui doctor
  tabletop-tui doctor --saves /media/stick/games
  tabletop-tui doctor --json

The self-test plays games into a folder of its own, ends them by force at a random moment, and goes on with each.
"""
ROUNDS = 3
"""Games that are killed and resumed."""
LONGEST_WAIT = 60
"""Moves that a game is let to play at most before it is killed; games of three bots are longer."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `ok` None = fit to play, but not at its best."""

    name: str
    ok: bool | None
    text: str


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "doctor",
        help="check the terminal, the save folder, and that a killed game can be resumed",
        description="Check the terminal, the save folder, and that a game that is killed can be resumed.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--json", action="store_true", help="JSON instead of sentences")
    parser.add_argument("--play-into", metavar="DIR", help=argparse.SUPPRESS)
    add_global(parser, top=False)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look at everything; 0 if one can play."""
    if args.play_into:
        play_into(Path(args.play_into))
        return OK
    checks: tuple[Callable[[], Finding], ...] = (
        _python,
        _terminal,
        _size,
        _colours,
        _width,
        lambda: _save_folder(args),
        _kill_and_resume,
    )
    findings = []
    for check in checks:
        finding = check()
        findings.append(finding)
        if not args.json:
            mark = {True: "good", None: "note", False: "BAD "}[finding.ok]
            print(f"{mark}  {finding.name}: {finding.text}", flush=True)
    fit = all(finding.ok is not False for finding in findings)
    if args.json:
        print(json.dumps({"ok": fit, "findings": [{"name": f.name, "ok": f.ok, "text": f.text} for f in findings]}))
    else:
        print("All is well: have a good game." if fit else "Something above needs your attention.")
    return OK if fit else FAILED


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    return Finding("Python", True, f"{version} on {sys.platform}.")


def _on_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _terminal() -> Finding:
    term = os.environ.get("TERM", "")
    if not _on_terminal():
        return Finding("Terminal", None, "none here (input or output is a pipe): only --plain works this way.")
    if term in ("", "dumb", "unknown"):
        return Finding("Terminal", None, f'"{term}" cannot draw: the game starts in plain mode.')
    return Finding("Terminal", True, f"{term}.")


def _size() -> Finding:
    columns, rows = shutil.get_terminal_size((80, 24))
    if not _on_terminal():
        return Finding("Size", None, "not known without a terminal.")
    at = f"{columns} columns and {rows} rows"
    if columns < SMALLEST[0] or rows < SMALLEST[1]:
        return Finding("Size", None, f"{at}: too small. Make the window at least {SMALLEST[0]} x {SMALLEST[1]}.")
    if columns < COMFORTABLE[0] or rows < COMFORTABLE[1]:
        return Finding("Size", None, f"{at}: enough to play; {COMFORTABLE[0]} x {COMFORTABLE[1]} shows more.")
    return Finding("Size", True, f"{at}.")


def _colours() -> Finding:
    if "NO_COLOR" in os.environ:
        return Finding("Colours", True, "none, as NO_COLOR asks; marks and letters tell everything.")
    term = os.environ.get("TERM", "")
    if os.environ.get("COLORTERM", "") in ("truecolor", "24bit"):
        return Finding("Colours", True, "16 million.")
    count = "256" if "256" in term else "16"
    return Finding("Colours", True, f"{count}: fewer shades, nothing is lost.")


def _width() -> Finding:
    """Print our widest-risk character and ask the terminal where the cursor is then."""
    name = "Characters"
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if encoding != "utf8":
        return Finding(name, None, f"the output is {encoding or 'unknown'}, not UTF-8: use --ascii.")
    if not _on_terminal() or os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        return Finding(name, None, "widths cannot be measured without a terminal.")
    from tabletop_tui.theme.glyphs import ALLOWED

    signs = "".join(sorted(ALLOWED))
    column = _measured(signs)
    if column is None:
        return Finding(name, None, "the terminal does not tell where its cursor is; if frames look torn, use --ascii.")
    if column != len(signs):
        return Finding(name, None, "this terminal draws some signs two columns wide: use --ascii.")
    return Finding(name, True, f"all {len(signs)} special signs are one column wide here.")


def _measured(text: str) -> int | None:
    """How many columns the terminal takes for a text; None if it does not answer within half a second."""
    try:
        import select
        import termios
        import tty
    except ImportError:
        return None
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    answer = b""
    try:
        tty.setcbreak(descriptor)
        sys.stdout.write(f"\r{text}\x1b[6n")
        sys.stdout.flush()
        until = time.monotonic() + 0.5
        while not answer.endswith(b"R") and (left := until - time.monotonic()) > 0:
            if select.select([descriptor], [], [], left)[0]:
                answer += os.read(descriptor, 32)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
        sys.stdout.write("\r\x1b[2K")
        sys.stdout.flush()
    found = re.search(rb"\x1b\[\d+;(\d+)R", answer)
    return int(found[1]) - 1 if found else None


def _save_folder(args: argparse.Namespace) -> Finding:
    """Write, flush and remove a small file where the games are kept."""
    from saves.location import save_folder

    folder = save_folder(Path(args.saves) if args.saves else None)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".doctor-") as file:
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return Finding("Save folder", False, f"{folder} cannot be written ({error.strerror}); choose one with --saves.")
    if free < 10 << 20:
        return Finding("Save folder", None, f"{folder} has only {free >> 10} KB left.")
    return Finding("Save folder", True, f"{folder} can be written.")


# -------------------------------------------------------------------------------------------------------- the self-test


def _kill_and_resume() -> Finding:
    """End games by force at random moments; each must go on where it was."""
    name = "Kill and resume"
    moves = 0
    with _quiet_folder() as folder:
        for round_ in range(ROUNDS):
            home = folder / str(round_)
            home.mkdir()
            argv = [sys.executable, "-m", "tabletop_tui", "doctor", "--play-into", str(home)]
            said = b""
            child = subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
            try:
                assert child.stdout is not None
                said += b"".join([child.stdout.readline() for _ in range(randint(1, LONGEST_WAIT))])
                time.sleep(random() * 0.005)
            finally:
                child.kill()
                said += child.stdout.read() if child.stdout else b""
                child.wait()
            # The child tells a move only when it is on disk, so every whole line it wrote must be found again.
            told = [int(line) for line in said.splitlines(keepends=True) if line.endswith(b"\n")]
            problem, found = _resumed(home, told[-1] if told else 1)
            if problem:
                return Finding(name, False, problem)
            moves += found
    return Finding(
        name, True, f"{ROUNDS} games were ended by force; all {moves} moves were there again, and they went on."
    )


@contextmanager
def _quiet_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="tabletop-doctor-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _resumed(home: Path, at_least: int) -> tuple[str | None, int]:
    """(what is wrong or None, moves found) after a kill; plays on to the end."""
    from saves.errors import SaveError
    from saves.store import Store
    from tabletop_tui.play.sitting import Sitting

    store = Store(home)
    entries = store.entries()
    if len(entries) != 1:
        return f"after a kill there were {len(entries)} saved games instead of 1.", 0
    try:
        sitting = Sitting.resume(store.load(entries[0].id), None)
    except SaveError as trouble:
        return str(trouble), 0
    found = sitting.match.length
    if found < at_least:
        return f"after a kill, move {found} was the last on disk, although move {at_least} had been saved.", found
    while not sitting.match.over and (move := sitting.bot_action()) is not None:
        sitting.act(*move)
    return None if sitting.match.over else "a game did not go on after a kill.", found


def play_into(folder: Path) -> None:
    """Play a game between bots into a folder and tell each move that is on disk; for the self-test."""
    from rulesets.shelf import SHELF
    from saves.people import Person
    from saves.store import Store
    from tabletop_tui.play.sitting import Sitting, new_about

    with suppress(AttributeError, ValueError):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    store = Store(folder)
    people = tuple(Person(name, hue, "canny") for hue, name in enumerate(("Otto", "Greta", "Hugo")))
    sitting = Sitting.start(new_about(store, SHELF[0], people, {}), store)
    while (move := sitting.bot_action()) is not None:
        sitting.act(*move)
        sitting.save()
        if sitting.trouble:
            return
        print(sitting.match.length, flush=True)
