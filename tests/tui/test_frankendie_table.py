"""What the table of FrankenDie draws, from views alone: covers, verdicts one by one, laurels, warnings, dead keys."""

from __future__ import annotations

from typing import Any

from kit.frankendie import ALL7, Table
from rulesets.contract import Beat
from saves.people import Person
from tabletop_tui.tables.frankendie.creatures import SIZE, draw_creature
from tabletop_tui.tables.frankendie.faces import COVER, FACES
from tabletop_tui.tables.frankendie.scenes import seats, shown_verdicts, status, yard
from tabletop_tui.tables.race import RaceScene
from tabletop_tui.theme.glyphs import ASCII
from tabletop_tui.theme.palette import DARK
from tabletop_tui.widgets.canvas import Canvas, Kit

PEOPLE = tuple(Person(name, hue) for hue, name in enumerate(("Ada", "Bo", "Cy")))


def scene(table: Table, **more: Any) -> RaceScene:
    return RaceScene(table.view(), PEOPLE, keys=("Tab", "u", "x"), **more)


def test_fd_6_dice_are_drawn_in_the_race_and_covers_before_and_after() -> None:
    table = Table(phase="hush")
    assert set(yard(scene(table), 0, 0).dice) == {COVER}
    table.run("reveal")
    assert yard(scene(table), 0, 0).dice == tuple(FACES[symbol] for symbol in table.dice)
    table.run("P0@900")
    assert set(yard(scene(table), 0, 0).dice) == {COVER}
    assert not (COVER.letter or COVER.label or COVER.picture or COVER.large)


def test_verdicts_come_from_the_bottom_one_by_one_and_parts_with_them() -> None:
    table = Table().run("P0@900, P1@950, P0: B2, P1: T2, P2@2000, P2: A1")
    beats = tuple(event for event in table.events if event.beat is Beat.NOW)
    seen = []
    for told in range(1, len(beats) + 1):
        now = scene(table, beats=beats[:told])
        count = shown_verdicts(now)
        marks = "".join("?" if hand.right is None else "+-"[not hand.right] for hand in yard(now, count, 0).stack)
        owned = "".join(letter for row in seats(now, count, None) for letter, _, there in row.parts if there)
        seen.append((marks, owned, status(now, count, None).says))
    assert seen == [
        ("???", "", "The dice are uncovered."),
        ("-??", "", "Ada (0.90 s): 2 brains is wrong"),
        ("-+?", "T", "Bo (0.95 s): 2 torsos is right: takes a torso"),
        ("-++", "TA", "Cy (2.00 s): 1 arm is right: takes an arm"),
    ]


def test_laurels_and_the_warning_stand_from_the_roll_to_the_end_of_the_turn() -> None:
    table = Table(owns={0: ALL7, 1: "B"}, phase="ready")
    assert status(scene(table), 0, None).warning == "BEWARE! Ada waits for lightning."
    assert not any(row.laurel for row in seats(scene(table), 0, None))
    table.run("roll")
    assert [row.laurel for row in seats(scene(table), 0, None)] == [True, False, False]
    table.run("reveal, P1@900")
    assert [row.laurel for row in seats(scene(table), 0, None)] == [True, False, False]
    assert "Ada" in status(scene(table), 0, None).warning


def test_a_dead_key_is_a_bar_that_shrinks() -> None:
    table = Table(handicaps=(0, 2000, 0))
    assert [row.dead for row in seats(scene(table), 0, 500)] == [None, 0.75, None]
    assert [row.dead for row in seats(scene(table), 0, 2000)] == [None, None, None]


def test_before_the_first_roll_the_graveyard_says_what_to_do() -> None:
    table = Table(phase="ready")
    alone = RaceScene(table.view(), PEOPLE, keys=("Space", "", ""))
    assert [advice.word for advice in yard(alone, 0, 0).how] == ["HANDS OFF", "LOOK", "SLAP", "CALL", ""]
    assert "with Space" in yard(alone, 0, 0).how[2].says and "your own key" in yard(scene(table), 0, 0).how[2].says
    assert yard(scene(Table()), 0, 0).how == ()


def test_a_creature_is_drawn_part_by_part() -> None:
    def drawn(owned: str) -> str:
        canvas = Canvas(*SIZE, Kit(DARK, ASCII))
        draw_creature(canvas, 0, 0, tuple((letter, 0, letter in owned) for letter in ALL7))
        return "\n".join(strip.text for strip in canvas.strips())

    assert set(drawn("")) == {" ", ".", "\n"}
    steps = [drawn(ALL7[:count]) for count in range(8)]
    assert len(set(steps)) == 8 and steps[-1].count(".") == 2, "the shoulders are dots in any case"
