"""When the keyboard has to be passed before somebody may look."""

from __future__ import annotations

from tabletop_tui.play.handover import Handover


def test_with_several_people_every_look_from_a_public_page_waits_behind_a_curtain() -> None:
    assert Handover((0, 1, 2), secrets=True).needs_curtain()


def test_straight_from_the_own_private_page_none_is_needed() -> None:
    assert not Handover((0, 1), secrets=True).needs_curtain(straight=True)


def test_nothing_is_covered_for_a_lone_human_or_an_open_game() -> None:
    assert not Handover((1,), secrets=True).needs_curtain()
    assert not Handover((0, 1), secrets=False).needs_curtain()
    assert not Handover((), secrets=True).covers
