"""The Demise of Dr. Frankenstein: mad scientists bribe, dig and stitch until a mob burns their laboratories down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesets.demise.box import META

if TYPE_CHECKING:
    from rulesets.demise.game import GAME

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Any:
    """`GAME` is loaded when somebody plays: the shelf shows boxes alone."""
    if name == "GAME":
        from rulesets.demise.game import GAME

        return GAME
    raise AttributeError(name)
