"""Which key is whose in a race: kept with the table, and how keys are written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from textual.keys import key_to_character

from rulesets.contract import Seat
from saves.people import About
from tabletop_tui.play.sitting import Sitting

if TYPE_CHECKING:
    from saves.store import Store

MOUSE = "mouse"
"""The mouse button as a key: for one seat."""
OPTION = "keys"
"""Name of the screen option that holds them."""
LONGEST = 200
"""Characters that a screen option may have."""
_NAMES = {
    "tab": "Tab",
    "space": "Space",
    "backspace": "Backsp",
    "down": "Down",
    "up": "Up",
    "left": "Left",
    "right": "Right",
    "insert": "Ins",
    "delete": "Del",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    MOUSE: "mouse",
}


def key_label(key: str) -> str:
    """A key as it is written, in at most six characters.

    >>> key_label("tab"), key_label("u"), key_label("full_stop"), key_label("f2")
    ('Tab', 'u', '.', 'F2')
    """
    if key in _NAMES:
        return _NAMES[key]
    character = key_to_character(key)
    if character and character.isprintable():
        return character
    return (key.upper() if key[:1] == "f" and key[1:].isdigit() else key.replace("_", " ").capitalize())[:6]


def keys_of(sitting: Sitting) -> dict[Seat, str] | None:
    """The keys that this table has chosen, by seat; None = it has not, or somebody else sits there now."""
    if not sitting.humans:
        return {}
    return _of(sitting, sitting.about)


def _of(sitting: Sitting, about: About) -> dict[Seat, str] | None:
    try:
        by_name = json.loads(str(about.screen.get(OPTION, "{}")))
    except ValueError:
        return None
    if not isinstance(by_name, dict):
        return None
    chosen = {seat: str(by_name.get(sitting.names[seat], "")) for seat in sitting.humans}
    if not all(chosen.values()) or len(set(chosen.values())) < len(chosen):
        return None
    return chosen


def keep_keys(sitting: Sitting, keys: Mapping[Seat, str]) -> None:
    """Remember them with the table: people who change seats keep their keys."""
    by_name = {sitting.names[seat]: key for seat, key in keys.items()}
    text = json.dumps(by_name, ensure_ascii=False, separators=(",", ":"))
    if len(text) <= LONGEST:
        sitting.set_screen_option(OPTION, text)


def remembered_keys(store: Store | None, sitting: Sitting) -> dict[Seat, str] | None:
    """The keys that the same people had in their latest game of this kind, if it is still there. Reads the disk."""
    from saves.errors import SaveError

    people = {sitting.names[seat] for seat in sitting.humans}
    for entry in store.entries() if store is not None else ():
        fits = entry.game == sitting.game.meta.id and entry.id != sitting.about.id and entry.problem is None
        if fits and people <= set(entry.names):
            try:
                return _of(sitting, store.load(entry.id).about) if store is not None else None
            except SaveError:
                return None
    return None
