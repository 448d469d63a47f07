"""What can be wrong with a save, as one exception that speaks to people."""

from __future__ import annotations

import errno
import os
from enum import Enum, auto
from pathlib import Path


class Fault(Enum):
    """What kind of trouble it is, and so what may be done about it."""

    DAMAGED = auto()
    """Cut short, overwritten, edited: no use any more."""
    NEWER = auto()
    """Whole, but written by a later version of the program."""
    FOREIGN = auto()
    """Not a save of a game that this program knows."""
    DISK = auto()
    """The disk or the folder does not let us."""
    MISSING = auto()
    """There is no such save."""
    BUSY = auto()
    """Another window has it open."""
    REFUSED = auto()
    """Asked for something that is not done."""


class SaveError(Exception):
    """A save that cannot be read, written or moved: `reason` says why, `advice` what now, `str()` both in one."""

    def __init__(self, path: Path, reason: str, advice: str, fault: Fault, *, kept: bool = False) -> None:
        super().__init__(f"{path.name or path}: {reason}; {advice}.")
        self.path = path
        self.reason = reason
        self.advice = advice
        self.fault = fault
        self.kept = kept
        """A whole copy from the move before lies beside it: `Store.load_kept`."""


_DISK: dict[int, tuple[str, str]] = {
    errno.ENOSPC: ("the disk is full", "free some space"),
    errno.EDQUOT: ("your share of the disk is used up", "free some space"),
    errno.EFBIG: ("the system allows no file of that size", "raise the limit on file sizes"),
    errno.EROFS: ("the disk can only be read", "choose another folder with --saves"),
    errno.EACCES: ("you may not use this file or its folder", "change their permissions or choose another folder"),
    errno.EPERM: ("you may not use this file or its folder", "change their permissions or choose another folder"),
    errno.ENOENT: ("the folder or the file is gone", "bring the folder back or choose another one with --saves"),
    errno.ENOTDIR: ("a file stands where the save folder should be", "choose another folder with --saves"),
    errno.EEXIST: ("a file stands where the save folder should be", "choose another folder with --saves"),
    errno.EISDIR: ("a folder stands where the file should be", "move that folder away"),
    errno.ENOTEMPTY: ("a folder stands where the file should be", "move that folder away"),
    errno.EIO: ("the disk reports an error", "check the disk or choose another folder with --saves"),
    errno.ENODEV: ("the disk is not there any more", "connect it again"),
    errno.ENXIO: ("the disk is not there any more", "connect it again"),
    errno.ESTALE: ("the network folder is not there any more", "connect it again"),
    errno.ETIMEDOUT: ("the network folder does not answer", "connect it again"),
    errno.EMFILE: ("too many files are open", "close some other program"),
    errno.ENFILE: ("too many files are open", "close some other program"),
    errno.ENAMETOOLONG: ("the name of the folder is too long", "choose another folder with --saves"),
    errno.ELOOP: ("the folder leads round in a circle of links", "choose another folder with --saves"),
}


def disk_words(error: OSError) -> tuple[str, str]:
    """Why the system refused, and what now, in plain words.

    >>> disk_words(OSError(errno.ENOSPC, "No space left on device"))
    ('the disk is full', 'free some space')
    """
    known = _DISK.get(error.errno or 0)
    if known:
        return known
    words = os.strerror(error.errno) if error.errno else str(error) or type(error).__name__
    return f"the system says: {words.rstrip('.').lower()}", "choose another folder with --saves"


def disk_error(path: Path, error: OSError) -> SaveError:
    """The same as an exception about `path`."""
    return SaveError(path, *disk_words(error), Fault.DISK)
