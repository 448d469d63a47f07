"""The optional PIN of a seat. It holds off a glance, not a thief: whoever owns the file can change it."""

from __future__ import annotations

from hashlib import blake2b

MAX_PIN = 8
"""Digits."""


def pin_digest(pin: str) -> str:
    """What is kept of a PIN; nothing for none."""
    return blake2b(pin.encode(), digest_size=8).hexdigest() if pin else ""
