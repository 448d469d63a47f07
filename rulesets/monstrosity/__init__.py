"""Monstrosity: mad scientists stitch monsters out of found parts, and one of them throws the switch first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesets.monstrosity.box import META

if TYPE_CHECKING:
    from rulesets.monstrosity.game import GAME

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Any:
    """`GAME` is loaded when somebody plays: the shelf shows boxes alone."""
    if name == "GAME":
        from rulesets.monstrosity.game import GAME

        return GAME
    raise AttributeError(name)
