"""Frankenstein: rival scientists bid for body parts behind their screens, until one of them cries "It's alive!"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesets.frankenstein.box import META

if TYPE_CHECKING:
    from rulesets.frankenstein.game import GAME

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Any:
    """`GAME` is loaded when somebody plays: the shelf shows boxes alone."""
    if name == "GAME":
        from rulesets.frankenstein.game import GAME

        return GAME
    raise AttributeError(name)
