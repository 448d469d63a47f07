"""Telling a person who presses a key from a key that is held, a burst that was typed ahead, or a mashed keyboard.

Terminals report presses only, and repeats look like presses. So what commits a move must come alone: not within a
blink of any other key, and not as the quick repeat of itself.
"""

from __future__ import annotations

from collections import deque

BURST = 0.02
"""Seconds: two keys closer than this were not both meant."""
RUSH, RUSH_TIME = 6, 0.3
"""So many keys within so many seconds are a paste, a cat or a sleeve; none of them commits anything."""
CALM = 0.8
"""Seconds without a key after such a rush before anybody can mean one again: a slow machine reads a paste in pieces."""
REPEAT = 0.09
"""Seconds: the same key again within this is the keyboard's doing; people need longer to press twice."""


class KeyGuard:
    """Judges keys by the time at which they arrived (any clock that only goes forward, in seconds)."""

    def __init__(self) -> None:
        self._keys: deque[str] = deque([""] * RUSH, RUSH)
        self._times: deque[float] = deque([float("-inf")] * RUSH, RUSH)
        self._deaf_until = float("-inf")
        self._quiet = 0.0
        self.rushing = False
        """Was the last key one of a rush of different ones?"""
        self.wary = False
        """Has there been such a rush, and no calm since?"""

    def deafen(self, now: float, seconds: float, quiet: float = 0.0) -> None:
        """Hear nothing for `seconds` from `now`, then nothing before `quiet` seconds without a key.

        For moments when the next person takes over: what was typed ahead or is still held down must not count. Being
        told twice makes it the longer of the two.
        """
        self._deaf_until = max(self._deaf_until, now + seconds)
        self._quiet = max(self._quiet, quiet)

    def hears(self, key: str, at: float) -> tuple[bool, bool]:
        """Whether this key counts at all, and whether it is deliberate enough to commit something."""
        gap = at - self._times[-1]
        same = key == self._keys[-1]
        self._keys.append(key)
        self._times.append(at)
        rush = at - self._times[0] <= RUSH_TIME
        self.rushing = rush and len(set(self._keys)) > 1
        self.wary = self.rushing or (self.wary and gap < CALM)
        if at < self._deaf_until or gap < self._quiet:
            return False, False
        self._quiet = 0.0
        return True, gap >= (REPEAT if same else BURST) and not rush
