"""One window at a time on a save. The system's own file locks are used, which die with the process that holds them.

Where a disk knows no such locks (some network folders), the lock file itself is the lock, and it is taken over when
the process named in it is gone.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import socket
import sys
from datetime import datetime
from pathlib import Path
from typing import Any
from weakref import WeakSet

from saves.files import read_whole

_FAR = 1 << 20
"""On Windows a locked byte cannot be read by others: lock one that is never written."""
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
_TRIES = 5


class NoLocks(Exception):
    """This disk knows no file locks."""


if sys.platform == "win32":
    import msvcrt

    def _system_lock(fd: int) -> bool:
        os.lseek(fd, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
            raise NoLocks from None
        return True

else:
    import fcntl

    def _system_lock(fd: int) -> bool:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
            raise NoLocks from None
        return True


class Lock:
    """The lock of one save: the file `path` says who has it, and is gone when nobody has."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._fd: int | None = None
        self._own_file: tuple[int, int, int] | None = None
        """Where there are no locks: what the file looked like when we made it."""

    @property
    def held(self) -> bool:
        """Was it ours when it was last asked for?"""
        return self._fd is not None or self._own_file is not None

    @property
    def lost(self) -> bool:
        """Was it ours, and has somebody removed the file since? Then another window may have made its own."""
        if self._fd is not None:
            return not self._still_there(self._fd)
        return self._own_file is not None and self._own_file != self._looks()

    def _looks(self) -> tuple[int, int, int] | None:
        try:
            found = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return None
        return found.st_ino, found.st_dev, found.st_mtime_ns

    def take(self) -> str | None:
        """Try to take it. None = ours, else who has it: "another window on this computer (...)". Raises OSError."""
        if self.lost:
            self._drop()
        if self.held:
            return None
        for _ in range(_TRIES):
            fd = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                if not _system_lock(fd):
                    os.close(fd)
                    return self._holder()
            except NoLocks:
                os.close(fd)
                return self._take_by_name()
            if self._still_there(fd):
                self._fd = fd
                _held.add(self)
                self._sign(fd)
                return None
            os.close(fd)
        return self._holder()

    def release(self) -> None:
        """Give it back; nothing happens if it is not ours. Never raises."""
        with contextlib.suppress(OSError):
            if not self.held or self.lost:
                self._drop()
                return
            if os.name != "nt":
                self.path.unlink()  # while it is still locked, so that nobody's new lock is taken away
        self._drop()
        if os.name == "nt":
            with contextlib.suppress(OSError):
                self.path.unlink()

    def _drop(self) -> None:
        """Let go without touching what is under the name."""
        fd, self._fd = self._fd, None
        self._own_file = None
        if fd is not None:
            _held.discard(self)
            with contextlib.suppress(OSError):
                os.close(fd)

    def _still_there(self, fd: int) -> bool:
        """Is the locked file the one under the name? Its last holder may have removed it meanwhile."""
        if os.name == "nt":
            return True
        try:
            named, ours = self.path.stat(), os.fstat(fd)
        except (FileNotFoundError, NotADirectoryError):
            return False
        return (named.st_ino, named.st_dev) == (ours.st_ino, ours.st_dev)

    def _sign(self, fd: int) -> None:
        with contextlib.suppress(OSError):  # a full disk: locked all the same, only nobody learns by whom
            os.ftruncate(fd, 0)
            os.pwrite(fd, _signature(), 0) if hasattr(os, "pwrite") else os.write(fd, _signature())

    def _take_by_name(self) -> str | None:
        signed = _read_signature(self.path)
        if signed and _alive(signed):
            return self._holder()
        making = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        try:
            making.write_bytes(_signature())
            making.replace(self.path)
        finally:
            with contextlib.suppress(OSError):
                making.unlink()
        self._own_file = self._looks()
        return None

    def _holder(self) -> str:
        signed = _read_signature(self.path)
        if not signed:
            return "another window"
        where = "on this computer" if signed["host"] == _host() else f"on the computer {signed['host']}"
        return f"another window {where} (since {signed['since']}, process {signed['pid']})"


def _host() -> str:
    return socket.gethostname()


def _signature() -> bytes:
    signed = {"pid": os.getpid(), "host": _host(), "since": datetime.now().strftime("%H:%M")}
    return json.dumps(signed).encode()


def _read_signature(path: Path) -> dict[str, Any] | None:
    try:
        found = json.loads(read_whole(path, 1000))
        pid, host, since = found["pid"], found["host"], found["since"]
    except Exception:  # whatever stands in that file, it is no signature
        return None
    if type(pid) is not int or not (isinstance(host, str) and host.isprintable() and isinstance(since, str)):
        return None
    return {"pid": pid, "host": host[:40], "since": since[:5] if since.isprintable() else "?"}


def _alive(signed: dict[str, Any]) -> bool:
    """May that process still run? One on another computer may; one of this computer is asked."""
    if signed["host"] != _host() or os.name == "nt":
        return True
    try:
        os.kill(signed["pid"], 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


_held: WeakSet[Lock] = WeakSet()


def _forget_in_child() -> None:
    """A forked child must not keep its parent's locks alive after the parent is gone."""
    for lock in list(_held):
        if lock._fd is not None:
            with contextlib.suppress(OSError):
                os.close(lock._fd)
            lock._fd = None
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_in_child)
