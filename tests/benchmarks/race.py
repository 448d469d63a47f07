"""How long after a slap nobody can see the dice any more, measured in a real pseudo-terminal.

    python tests/benchmarks/race.py [slaps [columns rows [people]]]

From the write of the first valid slap's byte to the read that ends the frame in which the covers come. Everybody else's
slap comes in the same write. Prints one line.
"""

from __future__ import annotations

import os
import select
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from kit.term import Term  # noqa: E402

END_OF_FRAME = b"\x1b[?2026l"
COVER = ("\u2591" * 9).encode()
"""A line of a covered die; the bar of the time has no such run yet."""
KEYS = {"Ada": "\t", "Bo": "\x7f", "Cy": " ", "Di": "\x1b[B", "Eve": "u", "Flo": "x"}


def covered_after(term: Term, byte: bytes) -> float:
    """Milliseconds; nothing is emulated meanwhile, for that would take longer than the frame."""
    raw = b""
    at = time.perf_counter()
    os.write(term.fd, byte)
    while COVER not in raw or END_OF_FRAME not in raw[raw.index(COVER) :]:
        select.select([term.fd], [], [], 5)
        raw += os.read(term.fd, 1 << 16)
    took = (time.perf_counter() - at) * 1000
    term.raw += raw
    term.stream.feed(raw.decode("utf-8", "replace"))
    return took


def slap_to_cover(slaps: int, size: tuple[int, int] = (80, 24), people: int = 2) -> list[float]:
    """One burst of slaps a turn, in milliseconds; then the bell, so that the same seat rolls afresh."""
    folder = tempfile.mkdtemp()
    env = {"TABLETOP_SAVES": f"{folder}/saves", "TABLETOP_SETTINGS": f"{folder}/settings"}
    names = list(KEYS)[:people]
    seats = [word for name in names for word in ("--seat", name)]
    argv = [sys.executable, "-m", "tabletop_tui", "play", "frankendie", *seats]
    times = []
    with Term.start(argv, size=size, env=env) as term:
        for name in names:
            term.wait_for(f"{name}, which key", 30)
            term.rest(0.5)
            term.press("enter")
        term.wait_for("Enter starts")
        term.rest(0.4)
        term.press("enter")
        for number in range(slaps):
            term.wait_for("rolls", 30)
            term.rest(1.1)
            term.press("enter")
            term.wait_for("LOOK, COUNT")
            term.rest(0.56 + number % 9 * 0.011)
            times.append(covered_after(term, "".join(KEYS[name] for name in names).encode()))
            for key, sign in (("p", "Ring the bell"), ("r", "Really"), ("y", "TURN VOID")):
                term.rest(0.5)
                term.press(key)
                term.wait_for(sign)
    return sorted(times)


if __name__ == "__main__":
    slaps, columns, rows, people = (*map(int, sys.argv[1:]), *(60, 80, 24, 2)[len(sys.argv) - 1 :])
    found = slap_to_cover(slaps, (columns, rows), people)
    median, high = statistics.median(found), found[int(len(found) * 0.95)]
    print(
        f"{columns}x{rows}, {people} people, {slaps} slaps: covered after {median:.1f} ms (median), "
        f"{high:.1f} ms (95th percentile), {found[-1]:.1f} ms (most)"
    )
