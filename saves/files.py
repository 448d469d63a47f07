"""Whole files or none: how this program reads and writes to disk. Raises OSError as the system gives it, or TooBig."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path

MAX_FILE = 4 << 20
"""Bytes; the longest game takes a fiftieth of it. Nothing longer is read."""
_BINARY = getattr(os, "O_BINARY", 0)
_QUIET = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS}


class TooBig(Exception):
    """More bytes than any file of ours has; `size` as the folder lists it."""

    def __init__(self, size: int) -> None:
        super().__init__(f"{size} bytes")
        self.size = size


class NotAFile(Exception):
    """A folder, a pipe or a device stands under the name."""


def read_whole(path: Path, limit: int = MAX_FILE) -> bytes:
    """All bytes of an ordinary file of at most `limit` bytes. Raises OSError, TooBig, NotAFile."""
    fd = os.open(path, os.O_RDONLY | _BINARY | _QUIET)
    try:
        found = os.fstat(fd)
        if not stat.S_ISREG(found.st_mode):
            raise NotAFile
        if found.st_size > limit:
            raise TooBig(found.st_size)
        parts, left = [], limit + 1
        while left and (part := os.read(fd, left)):
            parts.append(part)
            left -= len(part)
        if not left:
            raise TooBig(limit + 1)
        return b"".join(parts)
    finally:
        os.close(fd)


def write_flushed(path: Path, data: bytes) -> os.stat_result:
    """Write a file and wait until the disk has it. On any error nothing is left under the name. Raises OSError.

    A file that stands there is written over in its own place, which is quicker than a new one, unless it has other
    names as well: nobody else's copy may change.
    """
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | _BINARY | _QUIET, 0o666)
    try:
        try:
            found = os.fstat(fd)
            if found.st_nlink != 1 or not stat.S_ISREG(found.st_mode):
                os.close(fd)
                path.unlink()
                fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)
            left = memoryview(data)
            while left:
                left = left[os.write(fd, left) :]
            if found.st_size > len(data):
                os.ftruncate(fd, len(data))
            os.fsync(fd)
            written = os.fstat(fd)
            if written.st_size != len(data):
                raise OSError(errno.EIO, "short write")
            return written
        finally:
            os.close(fd)
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def rename(old: Path, new: Path) -> None:
    """Give a file another name, in place of whatever stands there. Raises OSError."""
    os.replace(old, new)  # noqa: PTH105 - Path.replace makes a path of the result, at the price of the renaming itself


def flush_folder(folder: Path) -> None:
    """Wait until the disk has the names in a folder too, where the system can do that. Raises OSError."""
    if os.name == "nt":
        return
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(fd)


def spare(path: Path, mark: str = "") -> Path:
    """A name beside `path` that only this process uses, for a file in the making."""
    return path.with_name(f".{path.name}.{os.getpid()}{mark}.tmp")


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` under a name at once: readers see all of the old file or all of the new one. Raises OSError."""
    making = spare(path)
    write_flushed(making, data)
    try:
        rename(making, path)
    except BaseException:
        with contextlib.suppress(OSError):
            making.unlink()
        raise
    flush_folder(path.parent)


def free_name(path: Path) -> Path:
    """`path`, or the first of path-2, path-3, ... that nothing stands under yet."""
    tried, number = path, 1
    while os.path.lexists(tried):
        number += 1
        tried = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return tried
