"""Slap keys and the call pad of FrankenDie: the cases that live on the screen."""

from __future__ import annotations

import pytest

from tabletop_tui.tables.frankendie.keys import MOUSE, PROPOSED, Pad, proposed, why_no_slap_key


@pytest.mark.parametrize(
    ("key", "character"),
    [
        ("b", "b"),
        ("B", "B"),
        ("3", "3"),
        ("quotation_mark", '"'),
        ("enter", "\r"),
        ("escape", None),
        ("p", "p"),
        ("q", "q"),
        ("question_mark", "?"),
        ("ctrl+a", "\x01"),
        ("shift+tab", None),
        ("left_shift", None),
        ("caps_lock", None),
        ("tab", "\t"),
    ],
)
def test_fd_56_keys_that_cannot_be_slap_keys(key: str, character: str | None) -> None:
    why = why_no_slap_key(key, character, taken=("tab",))
    assert why is not None and why.endswith(("key.", "one."))


@pytest.mark.parametrize(("key", "character"), [("z", "z"), ("9", "9"), ("f2", None), (MOUSE, None), ("plus", "+")])
def test_fd_56_keys_that_can(key: str, character: str | None) -> None:
    assert why_no_slap_key(key, character, taken=("tab",)) is None
    assert why_no_slap_key(key, character, taken=(key,)) is not None


def test_fd_56_the_proposed_keys_are_free_for_all() -> None:
    assert proposed(1) == ("space",) and proposed(6) == PROPOSED and proposed(3) == PROPOSED[:3]
    for key in PROPOSED:
        character = key if len(key) == 1 else " " if key == "space" else None
        assert why_no_slap_key(key, character, taken=set(PROPOSED) - {key}) is None


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("3b", (("brain",), ("3",))),
        ("b3", (("brain",), ("3",))),
        ("bt2", (("torso",), ("2",))),
        ('B"', (("brain",), ("3",))),
        ("b23", (("brain",), ("2",))),
        ("1\u00e8 zl", (("lightning",), ("7",))),
        ("b0983", (("brain",), ("8",))),
    ],
)
def test_fd_57_the_call_pad(keys: str, words: tuple[tuple[str], tuple[str]]) -> None:
    pad = Pad()
    for key in keys:
        pad.press(key, 1000)
    assert pad.complete and pad.words() == words


def test_fd_67_the_pad_is_deaf_at_first() -> None:
    pad = Pad()
    assert not pad.press("b", 299) and pad.symbol is None
    assert pad.press("b", 300) and not pad.complete
    assert pad.press("3", 301) and pad.complete
    assert not pad.press("t", 400)
