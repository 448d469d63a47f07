"""What may be the name of a person at the table, in one place for the screens, plain mode and the command line.

A name must take a known number of cells in every terminal, must not be taken for an order to the terminal or for a
placeholder in a text, and must differ from the other names at the table also when it is read out.
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import bidirectional, normalize

from rich.cells import cell_len

MAX_CELLS = 16
MARKS = " .'\u2019-_&+!?#"
"""What a name may hold beside letters and digits."""

BOT_NAMES = ("Otto", "Greta", "Hugo", "Ida", "Karl", "Lotte")
"""What bots are called unless somebody names them."""


class BadName(ValueError):
    """A name that cannot be used; the text says why and what can."""


def clean_name(text: str, others: Iterable[str] = ()) -> str:
    """The name as it will be shown: spaces tidied, accents in one piece. Raises BadName.

    >>> clean_name("  Ada   Byron ")
    'Ada Byron'
    >>> clean_name("ADA", ["Ada", "Bo"])
    Traceback (most recent call last):
    ...
    tabletop_tui.play.names.BadName: The name "ADA" is taken: every name at the table must differ (capitals do not count).
    """  # noqa: E501 - the sentence as it is said
    name = " ".join(normalize("NFC", text).split(" ")).strip()
    while "  " in name:
        name = name.replace("  ", " ")
    if not name:
        raise BadName("A name cannot be empty: one letter will do.")
    for number, character in enumerate(name, 1):
        if not _fits(character):
            raise BadName(
                f"A name is made of letters, digits, spaces and any of {MARKS.strip()} "
                f"(nothing that takes two columns, no emoji): {_shown(character, number)} is not possible."
            )
    if not any(character.isalnum() for character in name):
        raise BadName("A name needs at least one letter or digit, so that it can be read out.")
    if cell_len(name) > MAX_CELLS:
        raise BadName(f"A name has at most {MAX_CELLS} characters; this one has {cell_len(name)}.")
    if sameness(name) in map(sameness, others):
        raise BadName(f'The name "{name}" is taken: every name at the table must differ (capitals do not count).')
    return name


def clean_names(texts: Iterable[str]) -> tuple[str, ...]:
    """The names of a whole table, each checked against those before it. Raises BadName."""
    names: list[str] = []
    for text in texts:
        names.append(clean_name(text, names))
    return tuple(names)


def why_not_name(text: str, others: Iterable[str] = ()) -> str | None:
    """Why this cannot be the name, in a sentence, or None: for a field that is being typed in."""
    try:
        clean_name(text, others)
    except BadName as bad:
        return str(bad)
    return None


def free_name(wish: str, taken: Iterable[str]) -> str:
    """The wish, or the wish with the first number that makes it free: for bots.

    >>> free_name("Igor", ["Ada", "igor", "Igor 2"])
    'Igor 3'
    """
    used = set(map(sameness, taken))
    name, number = wish, 1
    while sameness(name) in used:
        number += 1
        name = f"{wish[: MAX_CELLS - 1 - len(str(number))]} {number}"
    return name


def sameness(name: str) -> str:
    """What two names share when people would call them the same."""
    return normalize("NFKC", name).casefold()


def _fits(character: str) -> bool:
    if character in MARKS:
        return True
    # Right-to-left letters are turned round by some terminals and not by others; fillers are letters without ink.
    return (
        character.isalnum()
        and cell_len(character) == 1
        and bidirectional(character) in ("L", "EN")
        and normalize("NFKC", character).isalnum()
        and cell_len(normalize("NFKC", character)) == 1
    )


def _shown(character: str, number: int) -> str:
    return (
        f'"{character}"'
        if character.isprintable() and character.isascii()
        else f"character {number} (U+{ord(character):04X})"
    )
