"""The bot of Demise answers every kind of question, from the view alone."""

from __future__ import annotations

from kit.demise import base, enter, match_at
from rulesets.demise.bot import CannyBot


def test_the_bot_plays_the_moment_of_every_kind() -> None:
    moments = {
        "tamper": (base(cards="O06", start=3, dice="1"), ("take_vp 1 leave",)),
        "stitch": (base(cards="O21 O22 O23 O24 O08"), ("take_box 6", "curate C5 -")),
        "stitch_without_reserve": (
            base(cards="O21 O22 O23 O24", blocks="G11 G12 G13 G14 C1 C2"),
            ("take_box 6", "curate C5 G11"),
        ),
        "pawn": (base(), ("take_box 6", "curate C7 -")),
        "trim": (base(parts="1/1/2/1", dice="1", rage=4), ("take_vp 1 leave",)),
        "rumour": (base(rage=2), ("take_box 6", "curate C3 -")),
    }
    for name, (position, moves) in moments.items():
        match = enter(match_at(position), *moves)
        assert match.decisions[0].name == name.split("_")[0]
        action = CannyBot(0, 1).choose(match.see(0))
        assert action is not None and match.why_not(0, action) is None
        assert CannyBot(1, 1).choose(match.see(1)) is None


def test_the_bot_does_not_look_into_the_deck_or_at_coming_rolls() -> None:
    one = base(display="O21 O22 O23", deck="O05 O06")
    other = one.clone()
    other.deck.reverse()
    other.seed = 99
    moves = [CannyBot(0, 3).choose(match_at(state).see(0)) for state in (one, other)]
    assert moves[0] == moves[1]
