"""A line for each seat that makes a sealed choice by letter: who still has to, who has, and the letter just typed."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.play.hand_codes import LETTERS
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.seat_strip import mark

KEY = "!key:"
"""What the word of a button begins with; the key that it presses follows."""


@dataclass(frozen=True, slots=True)
class LayLine:
    """One seat: its number key, name and hue, what is said of it. `pad`: all letters are offered to the mouse."""

    number: int
    name: str
    hue: int
    status: str
    done: bool
    pad: bool = False
    letter: str = ""


@dataclass(frozen=True, slots=True)
class LayingValue:
    """The question and the lines. `slip` takes the place of the question."""

    prompt: str
    lines: tuple[LayLine, ...]
    slip: str = ""


def draw_laying(canvas: Canvas, value: LayingValue) -> None:
    """Draw it on the ground of the decision bar: the same pad of letters for every seat, whatever it holds."""
    palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
    soft = ink(palette.soft, palette.panel)
    said = f"{glyphs.cross} {value.slip}" if value.slip else value.prompt
    style = ink(palette.bad if value.slip else palette.accent, palette.panel, bold=True)
    canvas.clip(1, 0, canvas.width - 2, said, style)
    names = min(20, max((len(line.name) for line in value.lines), default=0))
    for row, line in enumerate(value.lines, 1):
        word = f"{KEY}{line.number}"
        hue = palette.hues[line.hue]
        style = ink(palette.ground, hue, bold=True) if line.pad else ink(hue, palette.panel, bold=not line.done)
        key = " " if line.done else str(line.number)
        canvas.put(1, row, key, ink(palette.accent, palette.panel, bold=True), word)
        canvas.clip(3, row, names + 4, f" {mark(glyphs, line.hue)} {line.name} ".ljust(names + 4), style, word)
        at = names + 8
        if line.letter:
            at = canvas.put(at, row, f" {line.letter} ", ink(palette.cursor_ink, palette.cursor, bold=True))
            button = ink(palette.ink, palette.face)
            at = canvas.put(at + 1, row, " Enter lays it ", button, f"{KEY}enter")
            canvas.put(at + 1, row, " Backspace clears ", button, f"{KEY}backspace")
        elif line.pad:
            _pad(canvas, at, row, tight=canvas.width - at < 2 * len(LETTERS))
        else:
            says = f"{glyphs.tick} {line.status}" if line.done else line.status
            canvas.clip(at, row, canvas.width - at - 1, says, soft, word)


def _pad(canvas: Canvas, x: int, row: int, tight: bool) -> None:
    palette = canvas.kit.palette
    for letter in LETTERS:
        canvas.put(x, row, letter, ink(palette.accent, palette.panel, bold=True), f"{KEY}{letter.lower()}")
        x += 1 if tight else 2
