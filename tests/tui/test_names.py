"""Names of people: what can be shown in every terminal and told apart at the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tabletop_tui.play.names import MAX_CELLS, BadName, clean_name, clean_names, free_name, why_not_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Bo  ", "Bo"),
        ("Mary   Ann", "Mary Ann"),
        ("O'Brien-Smith", "O'Brien-Smith"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("Ольга", "Ольга"),
        ("Player 1", "Player 1"),
        ("x" * 16, "x" * 16),
        ("Dr. No & Co!", "Dr. No & Co!"),
    ],
)
def test_good_names_are_kept_and_tidied(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "cannot be empty"),
        ("   ", "cannot be empty"),
        ("x" * 17, "at most 16 characters; this one has 17"),
        ("x" * 30, "this one has 30"),
        ("Ada \U0001f9df", "U+1F9DF"),
        ("\u2764\ufe0f", "U+2764"),
        ("\u5c0f\u660e", "U+5C0F"),
        ("A\u0301\u0302da", "U+0302"),
        ("Ada\u200b", "U+200B"),
        ("Ada\x1b[2J", "U+001B"),
        ("Ada\nBo", "U+000A"),
        ("Ada\tBo", "U+0009"),
        ("\u05d3\u05d5\u05d3", "U+05D3"),
        ("\uffa0\uffa0", "U+FFA0"),
        ("\u1160", "U+1160"),
        ("{0}", '"{"'),
        ("[b]Bo[/b]", '"["'),
        ("...", "at least one letter or digit"),
    ],
)
def test_bad_names_are_refused_with_the_reason(typed: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert why in str(refused.value)
    assert why_not_name(typed) == str(refused.value)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    ("first", "second"), [("Ada", "Ada"), ("Ada", "aDA "), ("Zoë", "ZOE\u0308"), ("Ada", "\uff21da")]
)
def test_a_name_is_given_once_whatever_its_capitals(first: str, second: str) -> None:
    with pytest.raises(BadName):
        clean_names([first, second])


def test_a_whole_table() -> None:
    assert clean_names(["Ada ", " Bo", "Cy"]) == ("Ada", "Bo", "Cy")
    assert why_not_name("Cy", ["Ada", "Bo"]) is None


def test_bots_get_a_free_name_that_is_a_good_one() -> None:
    taken: list[str] = []
    for _ in range(12):
        taken.append(free_name("Sixteen letters!", taken))
    assert clean_names(taken) == tuple(taken)


@given(st.text(max_size=30))
def test_whatever_is_typed_a_name_keeps_its_columns(typed: str) -> None:
    why = why_not_name(typed)
    if why is not None:
        assert why.isprintable()
        return
    name = clean_name(typed)
    assert 1 <= cell_len(name) == len(name) <= MAX_CELLS
    assert clean_name(name) == name
    assert name.isprintable()
