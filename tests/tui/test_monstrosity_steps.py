"""Choosing in Monstrosity: every offer is reached step by step, things are chosen where they lie; its sentences."""

from __future__ import annotations

import pytest

from kit.monstrosity import BASIC_SIX, FIVE, At, table
from kit.monstrosity_table import BUSY, at, choosing, record, sitting
from rulesets.contract import Form, Seat
from tabletop_tui.play.asking import own_ask
from tabletop_tui.play.choice import RESERVED
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.tables.monstrosity.plain import private_lines, table_lines


@pytest.mark.parametrize(("seats", "teams", "bot"), [(5, False, "random"), (4, True, "canny"), (2, False, "canny")])
def test_every_step_of_every_kind_of_choice_has_its_own_keys(seats: int, teams: bool, bot: str) -> None:
    """Whatever is asked in a whole game: every open offer is reached, and no key stands for two things."""
    made = sitting(seats, "k7", 0, teams, bot)
    for number, line in enumerate(record(seats, "k7", teams, bot)):
        seat = int(line.split()[0])
        if number % 3 == 0 or line.split()[1] in ("drop_blade", "choose_loss", "choose_transplant", "power"):
            ask = own_ask(made.see(seat), seat)
            assert ask is not None
            open_lines = {offer.head if isinstance(offer, Form) else made.game.text(offer) for offer in ask.offers}
            assert reached(made, seat, [], 0) == open_lines, line
        made.match.enter(seat, line.partition(" ")[2])


def reached(made: Sitting, seat: Seat, way: list[int], depth: int) -> set[str]:
    """The lines at the end of all ways of choosing."""
    assert depth < 6
    choice = choosing(made, seat)
    for index in way:
        choice.choose(index)
    keys = [one.key for one in choice.entries if one.key and not one.closed]
    assert len(keys) == len(set(keys)) and not set(keys) & set(RESERVED), keys
    found: set[str] = set()
    for index, one in enumerate(choice.entries):
        assert not one.held or one.at is not None
        if one.opens:
            found |= reached(made, seat, [*way, index], depth + 1)
        elif not one.closed:
            found.add(one.line)
    return found


@pytest.mark.parametrize(
    ("lab", "keys", "places"),
    [
        ("A04 B14 G13", "p", ["G13", "B14"]),
        ("A04 B14 G13", "p2", ["lleg", "rleg"]),
        ("G17", "a", ["larm", "rarm", "lleg", "rleg"]),
        ("U4", "p", ["B07", "B09", "B12", "R07", "R15"]),
        ("I3", "p", ["B07", "B09", "R07", "R15"]),
        ("A06", "p", ["B07", "B09"]),
        ("S3", "p", ["R07", "R15"]),
        ("A07", "p", ["R07", "R15"]),
        ("A02 A03", "e", ["A02", "A03"]),
    ],
)
def test_cards_parts_and_slots_are_chosen_where_they_lie(lab: str, keys: str, places: list[str]) -> None:
    made = at(table(At(FIVE, lab, "H04"), At("larm R07, rarm R15", "", "H01")))
    choice = choosing(made, 0)
    for key in keys:
        choice.key(key, key)
    assert [one.words[-1] for one in choice.entries if one.held] == places
    assert len({one.at for one in choice.entries if one.held}) == len(places)
    assert all(one.key for one in choice.entries)


@pytest.mark.parametrize(
    ("body", "lab", "label"),
    [(FIVE, "G13", "Assemble Tree Stump: left leg"), (BASIC_SIX, "P2", "Throw the switch: Somebody Else's Reactor")],
)
def test_the_only_way_to_do_something_says_what_it_is(body: str, lab: str, label: str) -> None:
    made = at(table(At(body, lab, "H04"), At()))
    assert label in [one.note.label for one in choosing(made, 0).entries if not one.closed and not one.opens]


def test_in_teams_it_is_said_first_on_which_monster() -> None:
    made = at(table(At(FIVE, "B14", "H04"), At(), At("head B03"), At(), teams=True))
    choice = choosing(made, 0)
    choice.key("a", "a")
    assert [one.note.label for one in choice.entries] == ["your monster", "Cy's monster"]
    choice.key("c", "c")
    choice.key("enter", None)
    shown = choice.choice()
    assert shown.trail[-1] == "Cy's monster" and {one.words[-1] for one in shown.entries} == {"lleg", "rleg"}


def test_sentences_name_every_part_and_tell_the_same_to_all() -> None:
    made = at(table(*BUSY, dog=0, purple=3, orange=3, dumpster="S5 G18"))
    told = "\n".join(table_lines(made.see(None).view))
    for words in (
        "Monster of {0}: 11 points without its heart, 5 of 6 parts, 7 cards in the lab.",
        "left arm green The Middle Bit 3 with Brass Knuckles +1; on the extension, left arm blue Left Lobster Claw 2",
        "both legs red Mermaid Tail 5 with Pogo Foot +1",
        "both arms red Buttoned-Up Straitjacket 4",
        "{0}'s monster: heart face down, Guard Dog.",
        "{3}'s monster: heart Heart of the Iceberg, purple ribbon, orange ribbon, power Dynamo of a Tired Hamster",
        "Dumpster, top card: Hill-Troll Undercarriage.",
        "Below it, from the top: Overenthusiastic Barber.",
    ):
        assert words in told, told
    for seat in range(5):
        assert "\n".join(table_lines(made.see(seat).view)) == told
    own = "\n".join(private_lines(made.see(0).view))
    assert "Your heart, face down: Cold Heart." in own and "With it your monster is worth 13 points." in own
    assert "Can you power your monster? Not yet: 5 of 6 parts: no right leg; Cold Heart: blue 2 of 2;" in own
    assert "It has gained 4." in "\n".join(private_lines(made.see(2).view))


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_public_sentences_are_the_same_whoever_hears_them(seats: int) -> None:
    made = sitting(seats, "k7", 0, seats == 4)
    for line in record(seats, "k7", seats == 4):
        made.match.enter(int(line.split()[0]), line.partition(" ")[2])
        told = table_lines(made.see(None).view)
        assert all(table_lines(made.see(seat).view) == told for seat in range(seats)), line
