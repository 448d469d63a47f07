"""The one notation: forms, fields and lines."""

from __future__ import annotations

import pytest

from rulesets.contract import BadNotation, Field, Form, Number, Pick
from rulesets.frankenstein.actions import NOTATION, Bid, Loot
from rulesets.frankenstein.components import NUMBER
from rulesets.notation import filled, fits, misfit

CARDS = Pick("cards", ("arm2", "leg5", "mob4a"), 0, 2, ordered=True)
COINS = Number("coins", 3, 9)
NO_LIMIT = Number("coins", 3, None)

MISFITS = [
    (CARDS, [], None),
    (CARDS, ["leg5", "arm2"], None),
    (CARDS, ["leg5", "leg5"], "once"),
    (CARDS, ["head8"], '"head8" is not among'),
    (CARDS, ["arm2", "leg5", "mob4a"], "Choose 0 to 2"),
    (COINS, ["3"], None),
    (COINS, ["2"], "from 3 to 9"),
    (COINS, ["10"], "from 3 to 9"),
    (COINS, ["three"], "whole number"),
    (COINS, ["-4"], "whole number"),
    (COINS, ["99999999999999999"], "from 3 to 9"),
    (COINS, [], "whole number"),
    (NO_LIMIT, ["1000"], None),
    (NO_LIMIT, ["1"], "from 3 up"),
]


@pytest.mark.parametrize(("field", "words", "says"), MISFITS)
def test_misfit(field: Field, words: list[str], says: str | None) -> None:
    found = misfit(field, words)
    assert found == says if says is None else found is not None and says in found


def test_a_filled_form_is_a_line() -> None:
    assert filled(Form("loot 1", (CARDS,)), [["leg5", "arm2"]]) == "loot 1 leg5 arm2"
    assert filled(Form("pay", (CARDS,)), [[]]) == "pay"


def test_fits() -> None:
    form = Form("loot 1", (CARDS,))
    leg = NUMBER["leg5"]
    assert fits(form, Loot(1, (leg,)), "loot 1 leg5")
    assert not fits(form, Loot(0, (leg,)), "loot 0 leg5")
    assert not fits(form, Loot(1, (NUMBER["head8"],)), "loot 1 head8")
    assert fits(Form("bid", (COINS,)), Bid(2), "bid 2")  # how high is the game's to say
    assert fits(Bid(2), Bid(2), "bid 2")


BAD_LINES = [
    ("", "begins with one of draw, loot"),
    ("dance", "begins with one of"),
    ("bid", "takes 1 word"),
    ("bid five", '"five" is not a whole number'),
    ("bid 5 6", "takes 1 word"),
    ("draw now", "takes no words"),
    ("loot 1 arm9", '"arm9" is not a card'),
    ("bid " + "9" * 500, "whole number"),
    ("draw " * 5000, "takes no words"),
]


@pytest.mark.parametrize(("line", "says"), BAD_LINES)
def test_bad_lines(line: str, says: str) -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.parse(line)
    assert says in str(caught.value)
    assert len(str(caught.value)) < 400


def test_equal_lines_give_the_same_shared_action() -> None:
    assert NOTATION.parse("bid 5") is NOTATION.parse("bid 5")
