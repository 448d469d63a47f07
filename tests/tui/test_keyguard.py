"""Held keys, bursts and typed-ahead keys are not decisions."""

from __future__ import annotations

from tabletop_tui.play.keyguard import KeyGuard


def test_a_key_alone_is_deliberate() -> None:
    guard = KeyGuard()
    assert guard.hears("enter", 1.0) == (True, True)


def test_two_keys_at_once_count_but_commit_nothing() -> None:
    guard = KeyGuard()
    guard.hears("b", 1.0)
    assert guard.hears("enter", 1.001) == (True, False)


def test_the_repeats_of_a_held_key_commit_nothing() -> None:
    guard = KeyGuard()
    guard.hears("b", 1.0)
    assert [guard.hears("b", 1.5 + n * 0.03)[1] for n in range(1, 20)] == [True] + [False] * 18


def test_a_person_may_press_the_same_key_twice() -> None:
    guard = KeyGuard()
    guard.hears("b", 1.0)
    assert guard.hears("b", 1.15) == (True, True)


def test_more_keys_than_fingers_can_press_commit_nothing() -> None:
    guard = KeyGuard()
    keys = [guard.hears("abcdefghij"[n % 10], 1.0 + n * 0.03)[1] for n in range(40)]
    assert not any(keys[5:])
    assert guard.hears("enter", 3.0) == (True, True)


def test_deaf_at_first_then_until_the_keyboard_is_quiet() -> None:
    guard = KeyGuard()
    guard.deafen(10.0, 0.3, quiet=0.2)
    held = [guard.hears("enter", 10.0 + n * 0.03)[0] for n in range(40)]
    assert not any(held), "a held key opens nothing, however long it is held"
    assert guard.hears("enter", 11.17 + 0.25) == (True, True)


def test_a_paste_that_is_read_in_pieces_leaves_the_guard_wary() -> None:
    """The first key of a later piece comes after a pause, as if somebody had meant it."""
    guard = KeyGuard()
    for piece in range(5):
        for n, key in enumerate("dbpldenter"):
            guard.hears(key, 1.0 + piece * 0.6 + n * 0.001)
            assert guard.wary or (piece == 0 and n < 5)
        assert guard.rushing
    guard.hears("d", 10.0)
    assert not guard.wary
    assert not guard.rushing


def test_a_held_key_is_no_rush() -> None:
    guard = KeyGuard()
    for n in range(60):
        guard.hears("right", 1.0 + n * 0.03)
        assert not guard.rushing or n < 6
    assert not guard.rushing
