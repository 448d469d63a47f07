"""Which page is on top: the one that keys are for, and the only one that may close."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual._styles_cache import StylesCache
from textual.screen import Screen

if TYPE_CHECKING:
    _Screen = Screen[Any]
else:
    _Screen = object


class OnTop(_Screen):
    """To be mixed into a Screen. Textual's own `is_current` also holds for the page right below the top one."""

    @property
    def on_top(self) -> bool:
        """Does nothing lie over this page?"""
        return self.app.screen_stack[-1:] == [self]

    def on_unmount(self) -> None:
        """Let go of what closed pages have shown: a cache of Textual's keeps the lines of a thousand widgets."""
        StylesCache.get_inner_outer.cache_clear()
