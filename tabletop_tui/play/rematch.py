"""The same people again: a rematch, and what the game proposes to change for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulesets.box import Value
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.tables.base import kit_of

if TYPE_CHECKING:
    from saves.store import Store


def rematch_options(sitting: Sitting) -> tuple[Mapping[str, Value], str]:
    """What a rematch would change, and a sentence about it."""
    outcome, kit = sitting.outcome(), kit_of(sitting.game.meta.id)
    if outcome is None or kit.race is None or kit.race.again is None:
        return {}, ""
    return kit.race.again(sitting.about, outcome)


def rematch(sitting: Sitting, store: Store | None, same_deal: bool) -> Sitting:
    """The same people again, with what the game proposes for it."""
    return sitting.rematch(store, same_deal, {} if same_deal else rematch_options(sitting)[0])
