"""How the screens feel, measured in a real pseudo-terminal: key to frame, first paint, memory over many curtains.

    python tests/benchmarks/screens.py

Prints one line each. First paint is a ratio to a minimal Textual app, both in turn in the same run.
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

MINIMAL = """
from textual.app import App
from textual.widgets import Static
class Small(App):
    def compose(self):
        yield Static("ready")
Small().run()
"""
END_OF_FRAME = b"\x1b[?2026l"


def play(game: str) -> list[str]:
    """The words that deal a game to three people."""
    return ["-m", "tabletop_tui", "play", game, "--seat", "Ada", "--seat", "Bo", "--seat", "Cy", "--seed", "s3"]


TO_A_CHOICE = {
    "frankenstein": ("Draw a card", ("d", "d"), "buy, sell"),
    "fram_rlyeh": ("I am alone with it", ("enter",), 'Lead a card for "'),
    "demise": ("takes a die", (), "Choose by key"),
    "monstrosity": ("I am alone with it", ("enter",), "Hearts to choose from"),
}
"""For each game what its table shows first, the keys from there to a choice, and what that shows."""
PLAY = play("frankenstein")


def start(words: list[str], size: tuple[int, int] = (100, 34)) -> Term:
    """A program on a terminal of its own, saves in a folder of their own."""
    folder = tempfile.mkdtemp()
    env = {"TABLETOP_SAVES": f"{folder}/saves", "TABLETOP_SETTINGS": f"{folder}/settings"}
    return Term.start([sys.executable, *words], size=size, env=env)


def frame_after(term: Term, key: str) -> float:
    """Milliseconds from the write of a key to the end of the frame that shows its effect.

    Read without emulating a screen meanwhile, which takes longer than the program does.
    """
    while select.select([term.fd], [], [], 0)[0]:  # what came after the frame before
        os.read(term.fd, 1 << 16)
    read = bytearray()
    at = term.press(key)
    while END_OF_FRAME not in read:
        read += os.read(term.fd, 1 << 16)
    return (time.perf_counter() - at) * 1000


def key_to_frame(game: str, presses: int = 200) -> list[float]:
    """The cursor of a choice moves by one."""
    table, keys, choice = TO_A_CHOICE[game]
    with start(play(game)) as term:
        term.wait_for(table)
        time.sleep(0.9)
        term.press(*keys, delay=0.3)
        term.wait_for(choice)
        term.wait_idle(0.5)
        times = []
        for _ in range(presses):
            times.append(frame_after(term, "tab"))
            time.sleep(0.03)
        return sorted(times)


def first_paint(words: list[str], text: str) -> float:
    """Milliseconds from exec to the first frame that shows `text`."""
    began = time.perf_counter()
    with start(words) as term:
        return (term.wait_for(text) - began) * 1000


def resident(pid: int) -> float:
    """Megabytes of memory in use."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no memory figure")


def curtains(count: int = 200) -> list[float]:
    """Memory after every twenty curtains, each opened and left again."""
    with start(PLAY, (80, 24)) as term:
        term.wait_for("Draw a card")
        time.sleep(0.6)
        figures = [resident(term.process.pid)]
        for number in range(1, count + 1):
            term.press("l")
            term.wait_for("Pass the keyboard")
            time.sleep(0.65)
            term.press("enter")
            term.wait_for("'s screen")
            time.sleep(0.25)
            term.press("q")
            term.wait_for("Draw a card")
            time.sleep(0.1)
            term.send("\x1b[O\x1b[I")  # the window lost its focus: the next look needs its curtain again
            time.sleep(0.1)
            if number % 20 == 0:
                figures.append(resident(term.process.pid))
        return figures


def main() -> None:
    """Measure and print."""
    for game in TO_A_CHOICE:
        times = key_to_frame(game)
        p95 = times[int(len(times) * 0.95)]
        print(f"key to frame, {game}: median {statistics.median(times):.1f} ms, p95 {p95:.1f} ms")
    pairs = [
        (first_paint(["-m", "tabletop_tui"], "THE COLLECTION"), first_paint(["-c", MINIMAL], "ready"))
        for _ in range(10)
    ]
    ratios = [own / small for own, small in pairs]
    print(f"first paint: {statistics.median(own for own, _ in pairs):.0f} ms, ", end="")
    print(f"{statistics.median(ratios):.2f} x a minimal app")
    figures = curtains()
    print("memory over 200 curtains: " + " ".join(f"{figure:.1f}" for figure in figures) + " MB")


if __name__ == "__main__":
    main()
