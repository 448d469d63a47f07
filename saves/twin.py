"""One save and its kept copy, and the order of steps in which a new save replaces an old one.

At every instant a whole save stands under the name (or, on a disk without second names, under the name of the kept
copy). The kept copy is the save before the last; only a save that is known to be whole becomes it. The file that was
the kept copy before is written over by the next save: making and removing files is most of the cost of a save.
"""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from saves import files, sealed
from saves.errors import Fault, SaveError, disk_error

KEPT, DAMAGED = ".kept", ".damaged"
_NO_DISK = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO}
Signature = tuple[int, int, int]


def read_bytes(path: Path) -> bytes:
    """The bytes of a save. Raises SaveError."""
    try:
        return files.read_whole(path)
    except files.TooBig as big:
        reason = f"it has {big.size:,} bytes, and no save has more than {files.MAX_FILE:,}"
        raise SaveError(path, reason, sealed.NO_SAVE, Fault.FOREIGN) from None
    except files.NotAFile:
        raise SaveError(path, "it is no ordinary file", sealed.NO_SAVE, Fault.DISK) from None
    except FileNotFoundError:
        raise SaveError(path, "there is no such file", "choose another one", Fault.MISSING) from None
    except OSError as error:
        raise disk_error(path, error) from None


class Twin:
    """The file `path` and its kept copy."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept = path.with_suffix(KEPT)
        self._making = files.spare(path, "a")
        self._before = files.spare(path, "b")
        self._link = files.spare(self.kept)
        self._good: Signature | None = None
        """What the file looked like when it was last known to be whole."""
        self._unsure = False
        """The last attempt failed somewhere after the new save was on disk."""

    def put(self, data: bytes, game: str) -> None:
        """Replace the save. Raises OSError, or SaveError if what stands there may not be replaced.

        First the new save is on disk, whole and under a name of its own; then the old one gets the name of the kept
        copy; then the new one takes the name; then the folder is on disk too.
        """
        written = files.write_flushed(self._making, data)
        try:
            if self._is_good(game) and not (self._unsure and self._is_kept()):
                self._unsure = True
                self._keep()
            files.rename(self._making, self.path)
        except BaseException:
            with contextlib.suppress(OSError):
                self._making.unlink()
            raise
        files.flush_folder(self.path.parent)
        self._making, self._before = self._before, self._making
        self._good = _signature(written)
        self._unsure = False

    def remember(self) -> None:
        """The file has just been found whole."""
        with contextlib.suppress(OSError):
            self._good = _signature(self.path.stat())

    def overtaken(self) -> bool:
        """Is there a file that is not the one last known here? False if none was known."""
        try:
            return self._good is not None and self._good != _signature(self.path.stat())
        except OSError:
            return False

    def _is_good(self, game: str) -> bool:
        """Does a whole save of the game stand there, to be kept? A damaged one is set aside, with nothing lost."""
        try:
            if self._good == _signature(self.path.stat()):
                return True
        except FileNotFoundError:
            return False
        try:
            if sealed.unseal(read_bytes(self.path), self.path).get("game") == game:
                return True
        except SaveError as bad:
            if bad.fault in (Fault.DISK, Fault.NEWER):
                raise
        self.path.replace(files.free_name(self.path.with_suffix(DAMAGED)))
        return False

    def _keep(self) -> None:
        """Make the old save the kept copy: by a second name for it, so that its own name never points nowhere."""
        with contextlib.suppress(OSError):
            os.link(self.kept, self._before)
        try:
            try:
                os.link(self.path, self._link)
            except FileExistsError:
                self._link.unlink()
                os.link(self.path, self._link)
            files.rename(self._link, self.kept)
        except OSError as error:
            with contextlib.suppress(OSError):
                self._link.unlink()
            if error.errno in _NO_DISK:
                raise
            files.rename(self.path, self.kept)  # a disk without second names

    def _is_kept(self) -> bool:
        """Has an attempt that failed later made the file the kept copy already? (Then one rename more does nothing.)"""
        try:
            kept = self.kept.stat()
        except FileNotFoundError:
            return False
        return kept.st_nlink > 1 and self.kept.samefile(self.path)


def _signature(found: os.stat_result) -> Signature:
    return found.st_ino, found.st_size, found.st_mtime_ns
