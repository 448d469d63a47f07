"""Keeps one match on disk while it is played. It never stands in the way of the game: what is wrong, it says."""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from rulesets.match import Match
from saves.errors import SaveError, disk_words
from saves.people import About
from saves.store import Store


class Keeper:
    """The save of one match in one window. May be called from any thread, one call at a time gets through."""

    def __init__(self, store: Store, about: About) -> None:
        self.store = store
        self.about = about
        self.trouble: str | None = None
        """Why the game is not being saved and what now, in a sentence; None = all is well."""
        self._lock = store.lock(about.id)
        self._last: Match[Any, Any] | None = None
        self._busy = threading.Lock()
        self._overtaken = False
        """Another window has played this game on while our lock was gone: writing ours would lose what it did."""

    def take(self) -> str | None:
        """Take the save for this window. None = ours, else who has it: "another window on this computer (...)".

        A folder that cannot be written has no locks: then it is ours, and `keep` will say what is wrong.
        """
        with self._busy:
            return self._take()

    def _take(self) -> str | None:
        try:
            lost = self._lock.lost
            if self._lock.held and not lost:
                return None
            self.store.make_folder()
            holder = self._lock.take()
        except OSError:
            return None
        if holder is None:
            self._overtaken |= lost and self.store.overtaken(self.about.id)
            self._sweep()
        return holder

    def _sweep(self) -> None:
        """Clear away what a killed window left half written: nobody else writes while the lock is ours."""
        with contextlib.suppress(OSError):
            for left in list(self.store.folder.glob(f".{self.about.id}.*.tmp")):
                left.unlink()

    def release(self) -> None:
        """Free the save for other windows. Never raises."""
        with self._busy:
            with contextlib.suppress(OSError):
                if self._lock.held and not self._lock.lost:
                    self._sweep()
            self._lock.release()

    def keep(self, match: Match[Any, Any]) -> None:
        """Put the match on disk as it stands; returns when it is there, or when `trouble` says why it is not."""
        with self._busy:
            self._last = match
            self._write(match)

    def retry(self) -> None:
        """Try again to save what could not be saved."""
        with self._busy:
            if self.trouble and self._last is not None:
                self._write(self._last)

    def _write(self, match: Match[Any, Any]) -> None:
        try:
            holder = self._take()
            if holder:
                self.trouble = f"Not saved here: the game is open in {holder}; close it there, or copy it to go on."
                return
            if self._overtaken:
                self.trouble = "Not saved here: another window has gone on with this game; leave, and resume it anew."
                return
            self.store.write(self.about, match)
        except SaveError as bad:
            self.trouble = f"Not being saved: {bad.reason}; {bad.advice}. Play goes on, every move tries again."
        except OSError as error:
            reason, advice = disk_words(error)
            self.trouble = f"Not being saved: {reason}; {advice}. Play goes on, every move tries again."
        except Exception as defect:  # a defect here must not end somebody's game
            self.trouble = f"Not being saved: the program made a mistake ({type(defect).__name__}); please report it."
        else:
            self.trouble = None
