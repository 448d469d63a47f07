"""The folder of saved games: list, write, load, check, put away, carry out and in.

A match named ID is the file ID.json. Beside it: ID.kept, the last whole save before this one; ID.lock while a window
has it open; ID.damaged, a broken file that was in the way. Nothing here deletes a game: `delete` moves it to trash/.

What writes and reads a match is imported when one is written or read, so that the list is there at once.
"""

from __future__ import annotations

import os
import secrets
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from rulesets import shelf
from rulesets.shelf import Games
from saves import files, sealed
from saves.entries import Entry, entry_of
from saves.errors import Fault, SaveError, disk_error
from saves.lock import Lock
from saves.people import About
from saves.twin import KEPT, Twin, read_bytes

if TYPE_CHECKING:
    from rulesets.match import Match
    from saves.pack import Packer
    from saves.unpack import Loaded

__all__ = ["Entry", "Fault", "SaveError", "Store", "read_file"]

SUFFIX, LOCK = ".json", ".lock"
TRASH = "trash"
NOT_SAVES = frozenset({"book.json"})
"""Other files of this program that may lie in the folder."""
_LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""Without l and o, which look like digits."""


def read_file(path: Path, games: Games = shelf.game) -> Loaded:
    """A match out of any file, wherever it lies. Raises SaveError."""
    from saves.unpack import unpack

    raw = read_bytes(path)
    return unpack(raw, path, _stored_id(raw, path), games)


def _stored_id(raw: bytes, path: Path) -> str:
    found = sealed.unseal(raw, path).get("id")
    if not isinstance(found, str) or not sealed.ID.match(found):
        raise SaveError(path, "it has no proper id", sealed.RECOVER, Fault.DAMAGED)
    return found


class Store:
    """One folder of saves. It is made when the first game is written."""

    def __init__(self, folder: Path, games: Games = shelf.game) -> None:
        self.folder = folder
        self.games = games
        self._made = False
        self._twins: dict[Path, Twin] = {}
        self._packers: WeakKeyDictionary[Match[Any, Any], Packer] = WeakKeyDictionary()
        self._writing = threading.RLock()

    # --------------------------------------------------------------------------------------------------------- names

    def path(self, ident: str) -> Path:
        """The file of a match. Raises SaveError for what is no id."""
        if not sealed.ID.match(ident):
            shown = self.folder / sealed.plain(ident, 40).replace(os.sep, "?")
            advice = 'an id reads like "frankenstein-20261130-bwqk": see the list of saved games'
            raise SaveError(shown, "this is no id of a saved game", advice, Fault.REFUSED)
        return self.folder / f"{ident}{SUFFIX}"

    def lock(self, ident: str) -> Lock:
        """The lock of a match, not taken yet. Raises SaveError for what is no id."""
        return Lock(self.path(ident).with_suffix(LOCK))

    def new_id(self, game: str) -> str:
        """An id that no match has: game, day, four letters."""
        while True:
            word = "".join(secrets.choice(_LETTERS) for _ in range(4))
            ident = f"{game}-{datetime.now():%Y%m%d}-{word}"
            path = self.path(ident)
            if not any(path.with_suffix(suffix).exists() for suffix in (SUFFIX, KEPT, LOCK)):
                return ident

    def find(self, text: str) -> str:
        """The id that a text stands for: an id, or the beginning of just one. Raises SaveError."""
        text = text.strip().removesuffix(SUFFIX)
        known = sorted(set(self._ids()))
        if text in known:
            return text
        hits = [ident for ident in known if text and ident.startswith(text)]
        if len(hits) == 1:
            return hits[0]
        shown = self.folder / (sealed.plain(text, 40).replace(os.sep, "?") or "(nothing)")
        if not known:
            raise SaveError(shown, "there are no saved games", "start one first", Fault.MISSING)
        if not hits:
            reason, listed = "no saved game has an id that begins so", known
        else:
            reason, listed = f"{len(hits)} saved games have ids that begin so", hits
        more = f" and {len(listed) - 5} more" if len(listed) > 5 else ""
        raise SaveError(shown, reason, f"choose one of {', '.join(listed[:5])}{more}", Fault.MISSING)

    def _ids(self) -> Iterator[str]:
        for file in self._files():
            if file.suffix in (SUFFIX, KEPT) and sealed.ID.match(file.stem):
                yield file.stem

    def _files(self) -> list[Path]:
        try:
            return [file for file in self.folder.iterdir() if file.name[0] != "." and file.name not in NOT_SAVES]
        except OSError:
            return []

    # ------------------------------------------------------------------------------------------------------- listing

    def entries(self) -> list[Entry]:
        """All saved games, the latest first; what cannot be read is listed with its problem. Never raises."""
        found = [entry for ident in set(self._ids()) if (entry := self._entry(ident))]
        for file in self._files():
            if file.suffix == SUFFIX and not sealed.ID.match(file.stem):
                reason = "its name is none that this program gives"
                found.append(Entry.broken(file, SaveError(file, reason, "import it to play it", Fault.REFUSED)))
        return sorted(found, key=lambda entry: (entry.changed, entry.id), reverse=True)

    def entry(self, ident: str) -> Entry:
        """One saved game as the list shows it. Raises SaveError if there is none."""
        path = self.path(ident)
        entry = self._entry(ident)
        if entry is None:
            raise SaveError(path, "there is no such save", "see the list of saved games", Fault.MISSING)
        return entry

    def _entry(self, ident: str) -> Entry | None:
        path = self.path(ident)
        try:
            return entry_of(sealed.unseal(read_bytes(path), path), path, self.games)
        except SaveError as bad:
            bad = self._with_kept(path, bad)
            if bad.fault is Fault.MISSING and not bad.kept:
                return None
            return Entry.broken(path, bad)

    # ------------------------------------------------------------------------------------------------------- loading

    def load(self, ident: str) -> Loaded:
        """The match as it was saved last. Raises SaveError, with `kept` set if `load_kept` would work."""
        from saves.unpack import unpack

        path = self.path(ident)
        try:
            raw = read_bytes(path)
            loaded = unpack(raw, path, ident, self.games)
        except SaveError as bad:
            raise self._with_kept(path, bad) from None
        self._twin(path).remember()
        return loaded

    def load_kept(self, ident: str) -> Loaded:
        """The match as it was one save earlier, from the copy kept. Raises SaveError."""
        from saves.unpack import Loaded, unpack

        path = self.path(ident).with_suffix(KEPT)
        loaded = unpack(read_bytes(path), path, ident, self.games)
        note = f"This is the copy kept one save earlier: it stands at move {loaded.match.length}."
        return Loaded(loaded.about, loaded.match, f"{note} {loaded.note}" if loaded.note else note)

    def check(self, ident: str) -> str:
        """What a look into a save says when all is well. Raises SaveError when not."""
        loaded = self.load(ident)
        moves = loaded.match.length
        count = f"{moves} move{'s' * (moves != 1)}"
        return f"{ident} is whole: {count}; {loaded.note or 'they lead to the position that was saved.'}"

    def _with_kept(self, path: Path, bad: SaveError) -> SaveError:
        """The same error with the kept copy offered, if there is a whole one and it would help."""
        kept = path.with_suffix(KEPT)
        if bad.fault in (Fault.NEWER, Fault.BUSY, Fault.REFUSED):
            return bad
        try:
            sealed.unseal(read_bytes(kept), kept)
        except SaveError:
            return bad
        advice = f"the copy kept one save earlier ({kept.name}) is whole and can be resumed instead"
        return SaveError(path, bad.reason, advice, bad.fault, kept=True)

    # ------------------------------------------------------------------------------------------------------- writing

    def write(self, about: About, match: Match[Any, Any]) -> Path:
        """Put a match on disk; when this returns, it is there. Raises SaveError, and then the old save stands.

        The caller holds the lock of the save: `Keeper` does all of it.
        """
        with self._writing:
            packer = self._packer(about, match)
            try:
                data = packer.pack(match)
            except ValueError as bad:
                raise self._unfit(packer.path, bad) from None
            try:
                self.make_folder()
                self._twin(packer.path).put(data, about.game)
            except OSError as error:
                raise disk_error(packer.path, error) from None
        return packer.path

    def _packer(self, about: About, match: Match[Any, Any]) -> Packer:
        from saves.pack import Packer

        packer = self._packers.get(match)
        if packer is None or (packer.about is not about and packer.about != about):
            path = self.path(about.id)
            try:
                packer = self._packers[match] = Packer(about, match, path)
            except ValueError as bad:
                raise self._unfit(path, bad) from None
        return packer

    def _unfit(self, path: Path, bad: ValueError) -> SaveError:
        """What the model refuses on the way out: nothing of it comes to disk."""
        reason = f"the match holds what no save holds ({sealed.plain(bad, 100)})"
        return SaveError(path, reason, "please report this defect", Fault.REFUSED)

    def _twin(self, path: Path) -> Twin:
        if path not in self._twins:
            self._twins[path] = Twin(path)
        return self._twins[path]

    def overtaken(self, ident: str) -> bool:
        """Has another window written this match since it was last read or written here?"""
        return self._twin(self.path(ident)).overtaken()

    def make_folder(self) -> None:
        """Once: a folder that was there and has gone, a disk unplugged, is not made again elsewhere. Raises OSError."""
        if not self._made:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._made = True

    # -------------------------------------------------------------------------------------------- away, out and in

    def delete(self, ident: str) -> Path:
        """Move a match to the trash folder; returns where it lies: `import_file` brings it back. Raises SaveError."""
        path = self.path(ident)
        there = [file for suffix in (SUFFIX, KEPT) if os.path.lexists(file := path.with_suffix(suffix))]
        if not there:
            raise SaveError(path, "there is no such save", "see the list of saved games", Fault.MISSING)
        lock = self.lock(ident)
        try:
            holder = lock.take()
            if holder:
                raise SaveError(path, f"it is open in {holder}", "close it there first", Fault.BUSY)
            trash = self.folder / TRASH
            trash.mkdir(exist_ok=True)
            gone = [files.free_name(trash / file.name) for file in there]
            for file, to in zip(there, gone, strict=True):
                file.replace(to)
            files.flush_folder(trash)
            files.flush_folder(self.folder)
        except OSError as error:
            raise disk_error(path, error) from None
        finally:
            lock.release()
        return gone[0]

    def export(self, ident: str, to: Path) -> Path:
        """Copy a whole save to a new file, or into a folder; returns the file. Raises SaveError."""
        path = self.path(ident)
        raw = read_bytes(path)
        sealed.unseal(raw, path)
        target = to / path.name if to.is_dir() else to
        if os.path.lexists(target):
            raise SaveError(target, "there is such a file already", "choose another name", Fault.REFUSED)
        if not target.parent.is_dir():
            raise SaveError(target.parent, "there is no such folder", "make it first, or name another", Fault.MISSING)
        try:
            files.write_whole(target, raw)
        except OSError as error:
            raise disk_error(target, error) from None
        return target

    def import_file(self, path: Path) -> Entry:
        """Copy a save from anywhere into this folder, checked, under a new id if its own is taken. Raises SaveError."""
        raw = read_bytes(path)
        loaded = read_file(path, self.games)
        ident = loaded.about.id
        target = self.path(ident)
        with self._writing:
            if any(os.path.lexists(target.with_suffix(suffix)) for suffix in (SUFFIX, KEPT)):
                if target.exists() and read_bytes(target) == raw:
                    raise SaveError(path, f"it is here already, as {ident}", "resume that one", Fault.REFUSED)
                target = self.path(self.new_id(loaded.about.game))
            try:
                self.make_folder()
                files.write_whole(target, raw)
            except OSError as error:
                raise disk_error(target, error) from None
        return self.entry(target.stem)
