"""The outside of a save file: JSON text with a checksum at its end. Standard library only, so that listings are quick.

The checksum covers every byte before it. The part a passer-by should not read lies in ``packed`` (zlib, then base64):
no encryption, only no accident.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

from saves.errors import Fault, SaveError

FORMAT = "tabletop-tui save"
VERSION = 1
MAX_UNPACKED = 16 << 20
"""Bytes; a packed part that unfolds to more is no game."""
ID = re.compile(r"[a-z][a-z0-9_]{0,23}(-[a-z0-9]{1,12}){1,3}\Z")
"""What names a match, and so its file: nothing that could lead out of the folder."""
_SUM = b'"checksum": "'
_END = b'"\n}\n'
_SIZE = 16
NO_SAVE = "open a file that tabletop-tui has written"
RECOVER = "nothing has been deleted; import a copy of it if you have one"


def seal(text: bytes) -> bytes:
    """Fill in the checksum of a pretty JSON object that ends with an empty one."""
    head, found, tail = text.rpartition(_SUM)
    if not found or tail != b'"\n}':
        raise ValueError("the text does not end with an empty checksum")
    return head + _SUM + _digest(head) + _END


def _digest(head: bytes) -> bytes:
    return blake2b(head, digest_size=_SIZE).hexdigest().encode()


def unseal(raw: bytes, path: Path) -> dict[str, Any]:
    """The object in the bytes of a save, whole and of a version that this program reads. Raises SaveError.

    Only the frame is judged here; what the fields hold is checked by the model when a match is loaded.
    """
    found = _parse(raw, path)
    version = found.get("version")
    if found.get("format") != FORMAT or type(version) is not int or version < 1:
        raise SaveError(path, "this is no save of tabletop-tui", NO_SAVE, Fault.FOREIGN)
    if version > VERSION:
        by = f"tabletop-tui {plain(found.get('app'), 20)}" if found.get("app") else "a newer tabletop-tui"
        reason = f"it was written by {by} in format {version}, and this program reads up to format {VERSION}"
        raise SaveError(path, reason, "update tabletop-tui to play on; the file has been left as it is", Fault.NEWER)
    head, _, tail = raw.replace(b"\r\n", b"\n").rpartition(_SUM)
    if tail.rstrip() != _digest(head) + _END.rstrip():
        reason = "its contents do not fit its checksum, so it has been damaged or edited"
        raise SaveError(path, reason, RECOVER, Fault.DAMAGED)
    return found


def _parse(raw: bytes, path: Path) -> dict[str, Any]:
    if not raw:
        raise SaveError(path, "the file is empty", RECOVER, Fault.DAMAGED)
    if not raw.strip(b"\0"):
        raise SaveError(path, "the file holds nothing but zeros, as after a power failure", RECOVER, Fault.DAMAGED)
    try:
        found = json.loads(raw.decode())
    except UnicodeDecodeError:
        reason = "the file is not text, so it is damaged or something else than a save"
        raise SaveError(path, reason, RECOVER, Fault.DAMAGED) from None
    except RecursionError:
        raise SaveError(path, "it is nested deeper than any save", NO_SAVE, Fault.FOREIGN) from None
    except ValueError:
        if raw.lstrip().startswith(b"{") and not raw.rstrip().endswith(b"}"):
            reason = f"the file is cut short after {len(raw):,} bytes"
        elif FORMAT.encode() in raw[:200]:
            reason = "it has been damaged or edited (it is no valid JSON any more)"
        else:
            reason = "the file is not written as a save is (no valid JSON)"
        raise SaveError(path, reason, RECOVER, Fault.DAMAGED) from None
    if not isinstance(found, dict):
        raise SaveError(path, "this is no save of tabletop-tui", NO_SAVE, Fault.FOREIGN)
    return found


def unpack(packed: str, path: Path) -> bytes:
    """The bytes of a packed part. Raises SaveError; never unfolds more than MAX_UNPACKED."""
    folder = zlib.decompressobj()
    try:
        inner = folder.decompress(base64.b64decode(packed, validate=True), MAX_UNPACKED)
    except (binascii.Error, ValueError, zlib.error):
        raise SaveError(path, "its packed part cannot be unpacked", RECOVER, Fault.DAMAGED) from None
    if not folder.eof or folder.unused_data:
        reason = "its packed part is cut short" if len(inner) < MAX_UNPACKED else "its packed part is far too big"
        raise SaveError(path, reason, RECOVER, Fault.DAMAGED)
    return inner


def in_calendar(time: datetime) -> datetime:
    """The same time, if it can be told in every time zone. Raises ValueError.

    >>> in_calendar(datetime(9999, 12, 31))
    Traceback (most recent call last):
    ...
    ValueError: is no time that a clock shows
    """
    if not 2 <= time.year <= 9998:
        raise ValueError("is no time that a clock shows")
    return time if time.tzinfo else time.replace(tzinfo=UTC)


def plain(value: object, most: int) -> str:
    """Text out of a file as it may be shown: one line, no control characters, not too long."""
    text = str(value)[: most + 1]
    if not text.isprintable():
        text = "".join(char if char.isprintable() else "?" for char in text)
    return text if len(text) <= most else text[: most - 3] + "..."
