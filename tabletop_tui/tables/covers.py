"""The pictures on the boxes, as data: dots for terminals that can draw half cells, letters for `--ascii`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

WIDTH = 28
HEIGHT = 20


@dataclass(frozen=True, slots=True)
class Cover:
    """`WIDTH` x `HEIGHT` dots, a colour for each letter, and the same picture in `HEIGHT` / 2 lines of characters."""

    dots: tuple[str, ...]
    colours: Mapping[str, str]
    letters: tuple[str, ...]
    hue: int
    """The colour of the box, a place in the palette's hues."""


FRANKENSTEIN = Cover(
    dots=(
        "nnnnnnnnnnnnnnnnnnnnnnnnnnnn",
        "nnnnnynnnnnnnnnnnnnnnnnmmmnn",
        "nnnnyynhhhhhhhhhhhhhhnmmmmmn",
        "nnnyynhhhhhhhhhhhhhhhhmmmmmn",
        "nnyyynhhhhhhhhhhhhhhhhmmmmmn",
        "nnnnyyhhhhhhhhhhhhhhhhnmmmnn",
        "nnnyynhghhgghhhghhghhhnnnnnn",
        "nnyynnngggggggggsggGGnnnnnnn",
        "nyynnnngggggggggssgGGnnnnnnn",
        "nynnnnngGGGGggGGGGsGGnnnnnnn",
        "nnnnnnnggwkkggwkkggGGnnnnnnn",
        "nnnnnbbggwwkggwwkggGGbbnnnnn",
        "nnnnnbbgggggGggggggGGbbnnnnn",
        "nnnnnnnggggGGggggggGGnnnnnnn",
        "nnnnnnnggkggkggkgggGGnnnnnnn",
        "nnnnnnngkkkkkkkkkggGGnnnnnnn",
        "nnnnnnnGgkggkggkggGGGnnnnnnn",
        "nnnnnnccGGggggggGGGGccnnnnnn",
        "nnncccccccGGGGGGGGcccccccnnn",
        "ncccccccccccdGGGdccccccccccn",
    ),
    colours={
        "n": "#26305c",
        "y": "#ffd84a",
        "m": "#f2e8c6",
        "h": "#17151b",
        "g": "#86b568",
        "G": "#587f47",
        "s": "#8c2f39",
        "w": "#f4f1e2",
        "k": "#1d1a1f",
        "b": "#aab0bb",
        "c": "#5a4238",
        "d": "#3a2a24",
    },
    letters=(
        "   //   ______________   __ ",
        "  //   /##############\\ (  )",
        " /_   |################| -- ",
        "  //  |/\\/\\/\\/\\/\\/\\/\\/\\|    ",
        " //    |  ~~~    -+-  |     ",
        " /   _ |  (o)   (o)   | _   ",
        "    [_|      (_        |_]  ",
        "       |  -+--+--+--+  |    ",
        "     ___\\_____________/___  ",
        "   /      \\  \\___/  /     \\ ",
    ),
    hue=3,
)
COVERS: Mapping[str, Cover] = {"frankenstein": FRANKENSTEIN}
"""By game. A box without a picture shows its title alone."""
