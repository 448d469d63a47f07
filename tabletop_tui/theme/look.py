"""What a widget draws with: palette and characters of the running program, and its colours as Textual themes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop_tui.theme.glyphs import ASCII, UNICODE, Glyphs
from tabletop_tui.theme.palette import DARK, PALETTES, Palette

if TYPE_CHECKING:
    from textual.app import App
    from textual.dom import DOMNode
    from textual.theme import Theme

ROLES = ("ground", "panel", "face", "ink", "soft", "line", "accent", "good", "bad", "cursor", "cursor_ink", "veil")
_TO_ASCII = str.maketrans(
    {
        have: instead
        for name in Glyphs.__slots__
        if name != "ascii"
        for have, instead in zip(getattr(UNICODE, name), getattr(ASCII, name), strict=True)
    }
    | {"’": "'", "“": '"', "”": '"', "·": "-"}
)


def palette_of(node: DOMNode) -> Palette:
    """The colours of the program that a widget or screen belongs to."""
    return getattr(node.app, "palette", DARK)


def glyphs_of(node: DOMNode) -> Glyphs:
    """The characters of the program that a widget or screen belongs to."""
    return getattr(node.app, "glyphs", UNICODE)


def plain(text: str, glyphs: Glyphs) -> str:
    """The text in this character set: every mark beyond ASCII replaced if need be, cell for cell."""
    return text.translate(_TO_ASCII) if glyphs.ascii else text


def variables(palette: Palette) -> dict[str, str]:
    """The roles of a palette as style-sheet variables: ``$ground``, ``$cursor-ink`` ..."""
    return {role.replace("_", "-"): getattr(palette, role) for role in ROLES}


def register_themes(app: App[Any]) -> None:
    """Make the palettes known to Textual under the names of `PALETTES`."""
    for name, palette in PALETTES.items():
        app.register_theme(_theme(name, palette))


def _theme(name: str, palette: Palette) -> Theme:
    from textual.theme import Theme

    return Theme(
        name=name,
        primary=palette.accent,
        secondary=palette.hues[5],
        warning=palette.accent,
        error=palette.bad,
        success=palette.good,
        accent=palette.accent,
        foreground=palette.ink,
        background=palette.ground,
        surface=palette.panel,
        panel=palette.panel,
        boost=palette.face,
        dark=palette.dark,
        text_alpha=1.0,
        variables=variables(palette),
    )
