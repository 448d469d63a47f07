"""How long after a slap nobody can see the dice any more, measured in a real pseudo-terminal.

    python tests/benchmarks/race.py [slaps]

From the write of the first valid slap's byte to the read that ends the frame in which the covers come. Prints one line.
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
COVER = "\u2591\u2591\u2591".encode()
PLAY = ["-m", "tabletop_tui", "play", "frankendie", "--seat", "Ada", "--seat", "Bo", "--option", "pace=brisk"]


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


def slap_to_cover(slaps: int, size: tuple[int, int] = (80, 24)) -> list[float]:
    """One slap a turn; then a wrong call, and the other one's, so that the turn ends."""
    folder = tempfile.mkdtemp()
    env = {"TABLETOP_SAVES": f"{folder}/saves", "TABLETOP_SETTINGS": f"{folder}/settings"}
    times = []
    with Term.start([sys.executable, *PLAY], size=size, env=env) as term:
        for name in ("Ada", "Bo"):
            term.wait_for(f"{name}, which key", 30)
            time.sleep(0.5)
            term.press("enter")
        term.wait_for("Enter starts")
        time.sleep(0.4)
        term.press("enter")
        for number in range(slaps):
            term.wait_for("rolls", 30)
            time.sleep(0.95)
            term.press("enter")
            term.wait_for("LOOK, COUNT")
            pause = time.monotonic() + 0.56 + number % 9 * 0.011
            while (left := pause - time.monotonic()) > 0:
                term.pump(left)
            times.append(covered_after(term, b"\t"))
            for key in ("\x7f", ""):
                term.wait_for("CALL ")
                time.sleep(0.35)
                term.press("8", "l", delay=0.02)
                if key:
                    term.wait_for("EYES UP")
                    time.sleep(0.1)
                    term.send(key)
    return sorted(times)


if __name__ == "__main__":
    found = slap_to_cover(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
    median, high = statistics.median(found), found[int(len(found) * 0.95)]
    print(f"slap to covered frame: median {median:.1f} ms, 95th percentile {high:.1f} ms, most {found[-1]:.1f} ms")
