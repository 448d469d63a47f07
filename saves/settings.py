"""How the program looks and behaves for whoever sits at it. Read at every start, so without pydantic."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any

from saves import files
from saves.errors import disk_words
from saves.location import settings_folder

FILE = "settings.json"
MAX_SETTINGS = 64 << 10


class Theme(StrEnum):
    """The palette."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


class Pace(StrEnum):
    """How long a bot's move stays to be watched."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults. Change one with `dataclasses.replace`."""

    theme: Theme = Theme.DARK
    animation: bool = True
    ascii: bool = False
    """Draw with plain ASCII characters alone."""
    bell: bool = False
    pace: Pace = Pace.NORMAL
    mouse: bool = True


def load_settings() -> Settings:
    """The settings as saved; what is missing, damaged or unknown takes its default. Never raises."""
    try:
        found = json.loads(files.read_whole(settings_folder() / FILE, MAX_SETTINGS))
    except (OSError, ValueError, RecursionError, files.TooBig, files.NotAFile):
        return Settings()
    return _read(found) if isinstance(found, dict) else Settings()


def _read(found: dict[str, Any]) -> Settings:
    plain = Settings()
    good: dict[str, Any] = {}
    for field in fields(Settings):
        default, value = getattr(plain, field.name), found.get(field.name)
        if isinstance(default, bool):
            good[field.name] = value if isinstance(value, bool) else default
        else:
            kind: type[StrEnum] = type(default)
            good[field.name] = kind(value) if value in list(kind) else default
    return Settings(**good)


def save_settings(settings: Settings) -> str | None:
    """Keep them for next time. None = done, else in one sentence why not and what now."""
    path = settings_folder() / FILE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path, (json.dumps(asdict(settings), indent=2) + "\n").encode())
    except OSError as error:
        reason, advice = disk_words(error)
        return f"The settings hold for now but cannot be kept in {path}: {reason}; {advice}."
    return None
