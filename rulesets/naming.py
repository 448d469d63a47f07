"""Seats in the texts of a game, and the names of the people on them."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SEAT = re.compile(r"\{(\d+)\}")


def named(text: str, names: Sequence[str]) -> str:
    """Fill the seats of a text in.

    >>> named("{1} bids 5 against {0}.", ["Ada", "Bo"])
    'Bo bids 5 against Ada.'
    """
    return _SEAT.sub(lambda found: names[int(found[1])], text)
