"""The lines of a record, both ways."""

from __future__ import annotations

import pytest

from rulesets.contract import BadNotation
from rulesets.frankenstein.game import GAME
from rulesets.record import actor_of, actor_word, read_line, write_line


@pytest.mark.parametrize("text", ["1 bid 5", "0 loot 1 arm5 leg4a", "2 pass_bid", "! back 12 7731"])
def test_lines_go_both_ways(text: str) -> None:
    assert write_line(GAME, read_line(GAME, text)) == text


def test_who_acts() -> None:
    assert [actor_word(who) for who in (None, 0, 4)] == ["-", "0", "4"]
    assert [actor_of(word) for word in ("-", "0", "4")] == [None, 0, 4]
    for word in ("", "x", "-1", "999"):
        with pytest.raises(BadNotation):
            actor_of(word)
