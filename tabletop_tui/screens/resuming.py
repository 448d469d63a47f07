"""Going on with a saved game: read beside the drawing, then the table, the result, or a page that says why not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saves.entries import Entry
    from saves.unpack import Loaded
    from tabletop_tui.app import TabletopApp


def resume(app: TabletopApp, ident: str, kept: bool = False) -> None:
    """Open a save, or its kept copy."""

    def read() -> None:
        from textual.worker import get_current_worker

        from saves.errors import SaveError

        worker = get_current_worker()
        try:
            loaded = app.store.load_kept(ident) if kept else app.store.load(ident)
        except SaveError as bad:
            if not worker.is_cancelled:
                app.call_from_thread(app.open_saved, ident, str(bad))
        else:
            if not worker.is_cancelled:
                app.call_from_thread(open_loaded, app, loaded)

    app.tell("Opening the game.")
    app.run_worker(read, thread=True, group="resume", exclusive=True)


def open_loaded(app: TabletopApp, loaded: Loaded) -> None:
    """To the table, or to the result of a finished game."""
    from tabletop_tui.play.sitting import Sitting

    app.open_table(Sitting.resume(loaded, app.store))


def standing(entry: Entry, room: int | None = None) -> str:
    """Where a saved game stands, in a few words; without what is less needed if there is not `room` for it."""
    if entry.over:
        return f"over, {' and '.join(entry.winners)} won" if entry.winners else "over, nobody won"
    whose = f"{entry.turn_of} to move · " if entry.turn_of else ""
    if room is None or len(whose + entry.headline) <= room:
        return whose + entry.headline
    return whose + re.split("[,:] ", entry.headline)[0]
