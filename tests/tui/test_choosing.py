"""Choosing by key, arrows and click: what selects, what opens, what commits, what goes back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulesets.contract import Action, Form, Note, Number, Pick, Skill
from tabletop_tui.play.choice import Done, Entry, Preview
from tabletop_tui.play.choosing import Choosing


@dataclass(frozen=True, slots=True)
class Plain(Action):
    """An action for these tests."""


def note(label: str, warn: str = "") -> Note:
    return Note(label, f"{label} happens", "it", warn)


def choosing(*extra: Entry, refusal: str = "", number: bool = True) -> Choosing:
    entries = [
        Entry(Plain(), "buy", note("Buy for 7")),
        Entry(Plain(), "sell", note("Sell for 3")),
        *([Entry(Form("auction", (Number("amount", 1, None),)), "auction", note("Auction it"))] if number else []),
        *extra,
    ]
    return Choosing(entries, lambda line: Preview(note(f"do {line}"), refusal), str.upper)


def press(choice: Choosing, *keys: str) -> Done | None:
    done = None
    for key in keys:
        assert done is None
        done = choice.key(key, key if len(key) == 1 else None)
    return done


def test_nothing_is_selected_at_first_and_enter_does_nothing() -> None:
    assert press(choosing(), "enter", "enter") is None


def test_once_selects_and_shows_twice_does_it() -> None:
    choice = choosing()
    assert press(choice, "b") is None
    shown = choice.choice().preview
    assert shown is not None and shown.note == note("Buy for 7")
    assert press(choice, "b") == Done("buy")


def test_enter_does_what_is_selected() -> None:
    assert press(choosing(), "s", "enter") == Done("sell")


def test_capitals_count_as_letters() -> None:
    assert press(choosing(), "S", "enter") == Done("sell")


@pytest.mark.parametrize(("keys", "line"), [(("right", "enter"), "buy"), (("down", "down", "enter"), "sell")])
def test_arrows(keys: tuple[str, ...], line: str) -> None:
    assert press(choosing(), *keys) == Done(line)


def test_digits_open_the_only_number_field_and_fill_it() -> None:
    choice = choosing()
    assert press(choice, "1", "2", "enter") == Done("auction 12")


def test_without_a_number_field_digits_are_keys() -> None:
    assert press(choosing(number=False), "2", "2") == Done("sell")


def test_backspace_takes_digits_back_and_then_closes_the_field() -> None:
    choice = choosing()
    press(choice, "1", "2", "backspace")
    assert choice.choice().filling is not None
    press(choice, "backspace")
    assert choice.choice().filling is None
    assert press(choice, "b", "b") == Done("buy")


def test_plus_and_minus_stay_within_the_limits() -> None:
    choice = choosing()
    press(choice, "a", "up", "up", "up", "down")
    filling = choice.choice().filling
    assert filling is not None and filling.typed == "2"
    press(choice, "down", "down", "down")
    filling = choice.choice().filling
    assert filling is not None and filling.typed == "1"


def test_a_number_below_the_limit_is_left_for_the_game_to_refuse() -> None:
    assert press(choosing(), "0", "enter") == Done("auction 0")


def test_an_empty_number_is_asked_for() -> None:
    choice = choosing()
    assert press(choice, "a", "enter") is None
    assert choice.message


def test_a_burst_selects_but_never_commits() -> None:
    choice = choosing()
    assert choice.key("b", "b", deliberate=False) is None
    assert choice.key("b", "b", deliberate=False) is None
    assert choice.key("enter", None, deliberate=False) is None
    assert press(choice, "enter") == Done("buy")


def test_closed_entries_say_why() -> None:
    choice = choosing(Entry(Plain(), "pass", note("Pass"), closed="The deck can still give a card."))
    press(choice, "p", "p")
    assert choice.message == "The deck can still give a card."


def test_a_warning_is_asked_once_more() -> None:
    choice = choosing(Entry(Plain(), "end", note("End it", warn="Really?")))
    assert press(choice, "e", "enter") is None
    assert choice.message == "Really? Enter again: yes."
    assert press(choice, "enter") == Done("end")


def loot(least: int = 0, ordered: bool = True) -> Entry:
    return Entry(Form("loot 1", (Pick("cards", ("leg2", "arm3", "arm4"), least, 3, ordered),)), "loot 1", note("Dig"))


def test_picking_in_order() -> None:
    choice = choosing(loot())
    assert press(choice, "d", "c", "a") is None
    assert choice.choice().picked == ("arm4", "leg2")
    shown = choice.choice().preview
    assert shown is not None and shown.note == note("do loot 1 arm4 leg2")
    assert press(choice, "enter") == Done("loot 1 arm4 leg2")


def test_picking_nothing_gives_the_bare_head() -> None:
    assert press(choosing(loot()), "d", "enter") == Done("loot 1")


def test_too_few_picks_are_refused() -> None:
    choice = choosing(loot(least=1))
    assert press(choice, "d", "enter") is None
    assert choice.message == "Choose 1 to 3."


def test_space_and_arrows_pick_and_backspace_unpicks() -> None:
    choice = choosing(loot(ordered=False))
    press(choice, "d", "right", "right", "space", "left", "space")
    assert choice.choice().picked == ("leg2", "arm3"), "without order: as offered"
    press(choice, "backspace")
    assert choice.choice().picked == ("leg2",)
    press(choice, "backspace", "backspace")
    assert choice.choice().filling is None


def test_what_the_panel_knows_to_be_refused_stays_open() -> None:
    choice = choosing(loot(), refusal="3 coins are missing.")
    assert press(choice, "d", "a", "enter") is None
    assert choice.message == "3 coins are missing."
    assert choice.choice().picked == ("leg2",)


def test_a_click_on_a_card_picks_it_and_a_click_on_a_space_chooses_its_entry() -> None:
    choice = choosing(loot())
    assert choice.click("buy") is None
    assert choice.click("buy") == Done("buy")
    press(choice, "d")
    choice.click("arm3")
    assert choice.choice().picked == ("arm3",)


def test_several_fields_one_after_another() -> None:
    form = Form("swap", (Pick("mine", ("a1", "a2")), Pick("theirs", ("b1", "b2"))))
    choice = choosing(Entry(form, "swap", note("Xchange")))
    assert press(choice, "x", "b", "enter", "a", "enter") == Done("swap a2 b1")


def test_letters_are_unique_and_never_those_of_the_page() -> None:
    many = [Entry(Plain(), f"e{n}", note("Look up the hut")) for n in range(12)]
    keys = [entry.key for entry in choosing(*many).entries]
    given = [key for key in keys if key]
    assert len(set(given)) == len(given)
    assert not set(given) & set("hlmoqrtu")


BLADE = Form("drop", (Skill("stop", 0, 15),))


def aiming(at: int | None) -> Choosing:
    entries = [Entry(BLADE, "drop", note("Drop it"))]
    return Choosing(entries, lambda line: Preview(note(f"do {line}")), str.upper, aim=lambda: at)


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_test_of_skill_is_what_it_reads_when_the_key_comes(key: str) -> None:
    choice = aiming(7)
    assert press(choice, "d") is None
    assert press(choice, "5", "x") is None, "nobody types the result"
    assert choice.key(key, None, deliberate=False) is None, "and no burst stops it"
    assert press(choice, key) == Done("drop 7")


def test_a_test_of_skill_can_be_left_to_chance_and_left_alone() -> None:
    drawn = set()
    for at, key in [(7, "c"), (None, "enter")] * 40:
        choice = aiming(at)
        press(choice, "d")
        done = press(choice, key)
        assert done is not None
        drawn.add(int(done.line.split()[1]))
    assert drawn <= set(range(16)) and len(drawn) > 8
    choice = aiming(7)
    press(choice, "d", "backspace")
    assert choice.choice().filling is None


def test_what_a_rush_of_keys_has_selected_is_forgotten() -> None:
    choice = choosing()
    for keys in (("b",), ("a",), ("a", "5")):
        press(choice, *keys)
        choice.forget()
        assert (choice.choice().cursor, choice.filling) == (None, False)
    assert press(choice, "enter") is None
