"""A text that only grows, as a zlib stream that is cheap to make again after every small addition."""

from __future__ import annotations

import zlib

_BATCH = 512
"""Bytes: so much of a text is squeezed together, and never again."""
_LEVEL, _WINDOW, _MEMORY = 6, 12, 5
"""A small compressor, as good as a big one on texts of this size."""
_STORED, _RAW = 0, -9


class Growing:
    """Squeezed as far as it has grown in whole batches; the rest stands in the stream as it is.

    Squeezing the few hundred bytes at the end anew for every save took longer than all other packing.
    """

    def __init__(self) -> None:
        self._squeeze = zlib.compressobj(_LEVEL, zlib.DEFLATED, _WINDOW, _MEMORY)
        self._squeezed = self._squeeze.flush(zlib.Z_SYNC_FLUSH)  # the header
        self._sum = zlib.adler32(b"")
        self._rest = b""

    def add(self, text: bytes) -> None:
        """Let it grow."""
        self._rest += text
        if len(self._rest) >= _BATCH:
            self._squeezed += self._squeeze.compress(self._rest) + self._squeeze.flush(zlib.Z_SYNC_FLUSH)
            self._sum = zlib.adler32(self._rest, self._sum)
            self._rest = b""

    def ended(self, end: bytes) -> bytes:
        """The zlib stream of all that was added, and of an end that is not: the next one may be another."""
        rest = self._rest + end
        store = zlib.compressobj(_STORED, zlib.DEFLATED, _RAW, 1)
        return self._squeezed + store.compress(rest) + store.flush() + zlib.adler32(rest, self._sum).to_bytes(4)
