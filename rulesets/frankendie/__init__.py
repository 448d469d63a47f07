"""FrankenDie: rival scientists race for body parts, and shout as they slap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesets.frankendie.box import META

if TYPE_CHECKING:
    from rulesets.frankendie.game import GAME

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Any:
    """`GAME` is loaded when somebody plays: the shelf shows boxes alone."""
    if name == "GAME":
        from rulesets.frankendie.game import GAME

        return GAME
    raise AttributeError(name)
