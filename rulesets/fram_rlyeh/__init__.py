"""Fram R'lyeh: sealed bids for sunken treasures; the winner pays the bid, and only the dealer knows for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesets.fram_rlyeh.box import META

if TYPE_CHECKING:
    from rulesets.fram_rlyeh.game import GAME

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Any:
    """`GAME` is loaded when somebody plays: the shelf shows boxes alone."""
    if name == "GAME":
        from rulesets.fram_rlyeh.game import GAME

        return GAME
    raise AttributeError(name)
