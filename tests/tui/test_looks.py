"""Every text colour can be read on every ground, and nothing is drawn that a terminal might not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulesets
import saves
import tabletop_tui
from rulesets.shelf import SHELF
from tabletop_tui.tables.covers import HEIGHT, WIDTH, cover_of
from tabletop_tui.theme.glyphs import ALLOWED, ASCII, UNICODE, Glyphs
from tabletop_tui.theme.look import plain
from tabletop_tui.theme.palette import CONTRAST, PALETTES, Palette

ENOUGH = 4.5


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pairs(palette: Palette) -> Iterator[tuple[str, str]]:
    """Every text colour with every ground that it is drawn on."""
    texts = (palette.ink, palette.soft, palette.accent, palette.good, palette.bad, *palette.hues)
    for ground in (palette.ground, palette.panel, palette.face, palette.veil):
        yield from ((text, ground) for text in texts)
    yield palette.cursor_ink, palette.cursor
    yield from ((palette.ground, hue) for hue in palette.hues)


TYPED = frozenset("éè²")
"""Keys of a French keyboard, which are typed and never drawn."""


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_text_can_be_read(palette: Palette) -> None:
    poor = [(text, ground, round(contrast(text, ground), 2)) for text, ground in pairs(palette)]
    assert [pair for pair in poor if pair[2] < ENOUGH] == []


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_bars_and_fields_stand_out_from_the_table(palette: Palette) -> None:
    assert len({palette.ground, palette.panel, palette.face}) == 3


def test_high_contrast_is_higher() -> None:
    assert min(contrast(text, ground) for text, ground in pairs(CONTRAST)) >= 7


def sources() -> list[Path]:
    """The modules of the three packages."""
    roots = [Path(str(package.__file__)).parent for package in (rulesets, saves, tabletop_tui)]
    return [path for root in roots for path in sorted(root.rglob("*.py"))]


@pytest.mark.parametrize("path", sources(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_string_is_drawn_with_few_characters(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    known = ALLOWED | TYPED
    odd = {character for text in strings for character in text if not character.isascii() and character not in known}
    assert odd == set()


def test_ascii_has_a_character_for_every_mark() -> None:
    for name in Glyphs.__slots__:
        if name != "ascii":
            assert len(getattr(UNICODE, name)) == len(getattr(ASCII, name)), name
            assert getattr(ASCII, name).isascii(), name
    everything = "".join(sorted(ALLOWED))
    assert plain(everything, ASCII).isascii()
    assert len(plain(everything, ASCII)) == len(everything)
    assert plain(everything, UNICODE) == everything


@pytest.mark.parametrize("game", SHELF)
def test_covers_are_whole(game: str) -> None:
    cover = cover_of(game)
    assert cover is not None
    assert {len(row) for row in cover.dots} == {WIDTH}
    assert len(cover.dots) == HEIGHT
    assert set("".join(cover.dots)) <= set(cover.colours)
    assert {len(row) for row in cover.letters} == {WIDTH}
    assert len(cover.letters) == HEIGHT // 2
    assert "".join(cover.letters).isascii()
