"""When the keyboard has to be passed before somebody may look."""

from __future__ import annotations

from rulesets.contract import Decision, Voice
from tabletop_tui.handover import Handover

ALOUD_1 = (Decision("bid", 1, Voice.ALOUD, "auction"),)
PRIVATE_1 = (Decision("day", 1, Voice.PRIVATE, "day"),)


def test_the_first_look_needs_a_curtain() -> None:
    assert Handover((0, 1), secrets=True).needs_curtain(1, ALOUD_1)


def test_the_asked_seat_looks_again_while_nobody_else_has_entered_anything() -> None:
    hands = Handover((0, 1, 2), secrets=True)
    hands.looked(1)
    assert not hands.needs_curtain(1, ALOUD_1)
    hands.entered(1)
    assert not hands.needs_curtain(1, ALOUD_1)
    hands.entered(3)
    assert not hands.needs_curtain(1, ALOUD_1), "a bot's move passes no keyboard"
    hands.entered(0)
    assert hands.needs_curtain(1, ALOUD_1)
    hands.entered(1)
    assert hands.needs_curtain(1, ALOUD_1), "the privilege does not come back by acting"


def test_a_private_question_from_a_public_page_always_waits_behind_a_curtain() -> None:
    hands = Handover((0, 1), secrets=True)
    hands.looked(1)
    assert hands.needs_curtain(1, PRIVATE_1)
    assert not hands.needs_curtain(1, PRIVATE_1, straight=True)


def test_a_seat_that_is_not_asked_always_passes_a_curtain() -> None:
    hands = Handover((0, 1), secrets=True)
    hands.looked(0)
    assert hands.needs_curtain(0, ALOUD_1)


def test_a_lost_focus_forgets_who_sat_there() -> None:
    hands = Handover((0, 1), secrets=True)
    hands.looked(1)
    hands.forget()
    assert hands.needs_curtain(1, ALOUD_1)


def test_nothing_is_covered_for_a_lone_human_or_an_open_game() -> None:
    assert not Handover((1,), secrets=True).needs_curtain(1, PRIVATE_1)
    assert not Handover((0, 1), secrets=False).needs_curtain(1, PRIVATE_1)
    assert not Handover((), secrets=True).covers
