"""Racers: play a game of FrankenDie in the real program, in a pseudo-terminal, from what stands on the screen alone."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from contextlib import suppress

from kit.term import Term, encode
from rulesets.frankendie.components import KEYS, SYMBOLS
from tabletop_tui.tables.frankendie.faces import FACES

LABELS = re.compile(rf"[╰─] ?({'|'.join(SYMBOLS)}) ?[─╯]")
ART = tuple(line.encode() for face in FACES for line in (face.picture[1], face.large[2]))
"""A line of each drawing, small and large, that stands nowhere but on an open die."""
FRAME = b"\x1b[?2026l"
COVERED = (b"HANDS OFF", b"SLAPPED", b"CALL ")
OPEN = (b"LOOK, COUNT, SLAP", b"EYES UP", b" OVER", b"ALII")
ROLLS = re.compile(r"(Enter.*): (\w+) rolls")
HUSHED = re.compile(r"^ +HANDS OFF", re.MULTILINE)
OVER = "Enter shows who won"


class Racers:
    """People at one keyboard: `keys` by name. `mouse`: everything by button, for a lone person."""

    def __init__(self, term: Term, keys: Mapping[str, str], mouse: bool = False) -> None:
        self.term = term
        self.keys = keys
        self.mouse = mouse
        self.turns = 0
        self.calls: dict[str, tuple[str, int]] = {}

    def take_keys(self) -> None:
        """Accept, or press, everybody's key on the page before the race."""
        if len(self.keys) > 1:
            for name, key in self.keys.items():
                self.term.wait_for(f"{name}, which key", 30)
                self.term.rest(0.5)
                self.term.press(key)
        self.term.wait_for("Enter starts", 30)
        self.term.rest(0.6)
        self.term.press("enter")
        self.term.wait_for("READY")

    def has(self, *words: str) -> bool:
        return any(word in self.term.screen() for word in words)

    def dice(self) -> list[str]:
        """The open dice."""
        return [symbol for line in self.term.screen().splitlines() for symbol in LABELS.findall(line)]

    def needs(self, name: str) -> list[str]:
        """The parts that somebody lacks; lightning for whoever has enough of them."""
        warning = next((line for line in self.term.screen().splitlines() if "BEWARE!" in line), "")
        if re.search(rf"\b{name}\b", warning):
            return ["lightning"]
        line = next(line for line in self.term.screen().splitlines() if re.match(rf".[^A-Za-z]*{name}\b", line))
        owned = re.findall(r"(?<![A-Za-z])[ABEFGHT](?![A-Za-z])", line.split(name, 1)[1])
        lacking = [symbol for key, symbol in zip(KEYS[:7], SYMBOLS, strict=False) if key not in owned]
        return lacking or ["lightning"]

    # ------------------------------------------------------------------------------------------------------- playing

    def play(self, most: int = 200, seconds: float = 150) -> None:
        """To the end, or so many turns."""
        end = time.monotonic() + seconds
        while not self.has(OVER) and self.turns < most:
            assert time.monotonic() < end, self.term.screen()
            self.step()

    def step(self) -> None:
        """Whatever there is to do now."""
        screen = self.term.screen()
        if ROLLS.search(screen):
            self.roll()
        elif self.has("LOOK, COUNT, SLAP", "EYES UP") and len(self.dice()) == 8:
            self.race()
        elif self.has(" CALL "):
            self.call()
        else:
            self.term.pump(0.05)

    def hold(self, key: str, until: str, on: float = 0.0) -> None:
        """Hold a key down, as terminals report it, until something is on the screen and for a while longer."""
        stop = time.monotonic() + 20
        while until not in self.term.screen():
            assert time.monotonic() < stop, self.term.screen()
            self.term.press(key)
            self.term.rest(0.033)
        for _ in range(round(on / 0.033)):
            self.term.press(key)
            self.term.rest(0.033)

    def roll(self) -> None:
        """The roller is ready."""
        self.turns += 1
        for _ in range(6):
            self.term.rest(0.9)
            if self.mouse:
                self.term.click(*self.term.find("rolls"))
            else:
                self.term.press("enter")
            with suppress(TimeoutError):  # the table may have come to rest a little later than we have
                self.term.wait_for(HUSHED, 2)
                return
        raise AssertionError(self.term.screen())

    def plans(self) -> dict[str, tuple[str, int]]:
        """What everybody would call: the smallest set of what is needed and has not been called."""
        dice, called = self.dice(), re.findall(r"[0-9] (\w+?)s?[,.]", self.status())
        plans = {}
        for name in self.keys:
            if self.spent(name):
                continue
            wanted = [symbol for symbol in self.needs(name) if symbol in dice and symbol not in called]
            taken = [symbol for symbol, _ in plans.values()]
            wanted = [symbol for symbol in wanted if symbol not in taken] or wanted
            if wanted:
                plans[name] = (wanted[0], dice.count(wanted[0]))
        return plans

    def status(self) -> str:
        return self.term.screen().splitlines()[2] + self.term.screen().splitlines()[1]

    def spent(self, name: str) -> bool:
        """Has this person's hand been used, or lost?"""
        line = next(line for line in self.term.screen().splitlines() if re.match(rf".[^A-Za-z]*{name}\b", line))
        return any(word in line for word in ("called", "too early", "stack", "dead"))

    def race(self) -> None:
        """Look, count, slap: all who have a plan within one write."""
        self.term.rest(0.6)
        if not self.has("LOOK, COUNT, SLAP", "EYES UP") or len(self.dice()) != 8:
            return  # somebody was quicker
        plans = self.plans()
        if not plans:
            self.nothing()
            return
        self.calls |= plans
        if self.mouse:
            self.term.click(5, 10)
        else:
            self.term.send("".join(encode(self.keys[name]) for name in plans))
        self.term.rest(0.15)

    def nothing(self) -> None:
        """Nobody finds anything: wait, or say so where that ends it."""
        if self.has("nothing more"):
            self.term.press("enter")
        self.term.rest(0.3)

    def call(self) -> None:
        """Enter the call of whoever is asked, if that is one of us."""
        who = re.search(r" CALL +(\w+):", self.term.screen())
        name = who[1] if who else ""
        if name not in self.keys:
            self.term.pump(0.1)
            return
        self.term.rest(0.4)
        symbol, count = self.calls.get(name, ("arm", 1))
        letter = KEYS[SYMBOLS.index(symbol)]
        if self.mouse:
            self.term.click(*self.term.find(f"{letter} {symbol}"))
            self.term.rest(0.1)
            row = self.term.find(" 1     2     3")
            self.term.click(row[0] + 1 + 6 * (count - 1), row[1])
        else:
            keys = [letter.lower(), str(count)]
            self.term.press(*(keys if self.turns % 2 else keys[::-1]), delay=0.05)
        self.term.wait_for(lambda t: not re.search(rf" CALL +{name}:", t.screen()))


def assert_no_face_while_covered(raw: bytes) -> int:
    """No drawing of a face is on the wire from a covering until dice come up; returns how many times it held."""
    frames = raw.split(FRAME)
    covered, spans, pending, shown = True, 0, 0, 0
    for frame in frames:
        faces = any(art in frame for art in ART)
        shown += faces
        if any(word in frame for word in OPEN):
            covered, pending = False, 0
        elif any(word in frame for word in COVERED):
            assert not faces, "faces in a covering frame"
            assert not pending, "faces while the dice were covered"
            covered, spans = True, spans + 1
        elif covered and faces:
            pending += 1
            assert pending < 2, "faces while the dice were covered"
    assert shown > 1, "no face was ever seen: nothing was tested"
    return spans
