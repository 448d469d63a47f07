"""What a click on the decision bar means for the choice that is being made: on the table page and behind the screen."""

from __future__ import annotations

from tabletop_tui.play.choice import Done
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.widgets.decision_bar import BACK, CONFIRM, LESS, MORE
from tabletop_tui.widgets.laying_lines import KEY


def click_bar(choosing: Choosing, word: str) -> Done | None:
    """The word of a place on the bar; returns the finished line if that was the last of it."""
    if word == CONFIRM:
        return choosing.confirm()
    if word == BACK:
        choosing.back()
        return None
    if word.startswith(KEY):
        key = word.removeprefix(KEY)
        return choosing.key(key, key)
    if word in (LESS, MORE):
        return choosing.key("plus" if word == MORE else "minus", None)
    if word.startswith("!"):
        return choosing.choose(int(word[1:]))
    return choosing.click(word)
