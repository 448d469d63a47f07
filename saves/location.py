"""Where saves and settings live: what was asked for, else the environment, else the system's own place for them."""

from __future__ import annotations

import os
from pathlib import Path

APP = "tabletop-tui"
SAVES = "TABLETOP_SAVES"
SETTINGS = "TABLETOP_SETTINGS"


def save_folder(override: Path | None = None) -> Path:
    """The folder of the saved games; it need not exist yet."""
    chosen = override or _from_environment(SAVES)
    if chosen is not None:
        return _absolute(chosen)
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False) / "saves"


def settings_folder() -> Path:
    """The folder of the settings; it need not exist yet."""
    chosen = _from_environment(SETTINGS)
    if chosen is not None:
        return _absolute(chosen)
    from platformdirs import user_config_path

    return user_config_path(APP, appauthor=False)


def _from_environment(name: str) -> Path | None:
    value = os.environ.get(name, "").strip()
    return Path(value) if value else None


def _absolute(path: Path) -> Path:
    try:
        path = path.expanduser()
    except RuntimeError:
        """No home folder is known: the name stands as it is."""
    return Path.cwd() / path
