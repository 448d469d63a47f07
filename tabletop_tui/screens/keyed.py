"""What all pages of the table share: they take every key themselves, judge it by its time, and close only once.

Keys travel through queues. One that was meant for this page may arrive when another page is already open; it is dropped
then, because whoever pressed it saw something else.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from textual import events

from tabletop_tui.play.keyguard import KeyGuard
from tabletop_tui.screens.on_top import OnTop
from tabletop_tui.widgets.zone import Zone

if TYPE_CHECKING:
    from tabletop_tui.app import TabletopApp


class Keyed(OnTop):
    """To be mixed into a Screen, before it. `deaf`: seconds without ears at first, then without a key."""

    deaf = (0.0, 0.0)
    careful = True
    """Is a rush of keys a mishap here? Then none of them is taken, and nothing is committed before there is calm."""

    def __init__(self, *args: Any, **keys: Any) -> None:
        super().__init__(*args, **keys)
        self.guard = KeyGuard()
        self._fallen = False

    @property
    def tabletop(self) -> TabletopApp:
        """The program, with its own type."""
        return cast("TabletopApp", self.app)

    @property
    def now(self) -> float:
        """The clock by which keys are judged, in seconds."""
        return asyncio.get_running_loop().time()

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """A key for this page. `deliberate`: it came alone, so it may commit something."""
        raise NotImplementedError

    def mashed(self) -> None:
        """A rush of keys: whatever they have selected was not meant."""

    def unheard(self) -> None:
        """A key came while the page was deaf."""

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """A click on a place that means something."""

    def close(self, result: Any = None) -> None:
        """Fall, once, however many keys are still on their way."""
        if not self._fallen and self.on_top:
            self._fallen = True
            self.dismiss(result)

    def on_mount(self) -> None:
        """Deaf at first: the key that opened this page must not also answer it."""
        self.guard.deafen(self.now, *self.deaf)

    def on_key(self, event: events.Key) -> None:
        """Every key, in order, with the time at which it arrived."""
        event.stop()
        event.prevent_default()
        counts, deliberate = self.guard.hears(event.key, event.time)
        if not self.on_top or self._fallen:
            return
        if self.careful and self.guard.rushing:
            self.mashed()
        elif counts:
            self.press(event.key, event.character, deliberate and not (self.careful and self.guard.wary))
        else:
            self.unheard()

    def on_zone_chosen(self, message: Zone.Chosen) -> None:
        """Every click that means something, judged like a key: by its time."""
        message.stop()
        counts, deliberate = self.guard.hears(f"click {message.word}", message.at)
        if self.on_top and not self._fallen and counts and deliberate:
            self.chosen(message.zone, message.word)
