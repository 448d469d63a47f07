"""Choosing among many offers: word by word, by key, arrows and click, with a way back from every step."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Action, Note
from tabletop_tui.play.choice import Done, Entry, Preview
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.play.narrowing import Step, nearest


@dataclass(frozen=True, slots=True)
class Plain(Action):
    """An action for these tests."""


KEYS = {"G11": "a", "G12": "b", "G21": "e"}


def steps(words: tuple[str, ...]) -> Step | None:
    """`go` and `from` are steps, and so is every place; what begins with `take` is shown at once."""
    match words:
        case ("go",):
            return Step(Note("Move a block", "Which one?", ""))
        case ("put",):
            return Step(Note("Put a block", "Where?", ""))
        case ("go" | "put", *_, place):
            return Step(Note(place, "Where to?", ""), KEYS[place], (int(place[2]), int(place[1])), held=True)
    return None


def entry(line: str, closed: str = "", warn: str = "") -> Entry:
    return Entry(Plain(), line, Note(f"do {line}", f"{line} happens", "it", warn), closed=closed)


def choosing(*lines: str, closed: dict[str, str] | None = None) -> Choosing:
    entries = [entry(line) for line in lines]
    entries += [entry(line, why) for line, why in (closed or {}).items()]
    told = {"G21": "A dark corner.", "G11": "The gate."}
    return Choosing(entries, lambda line: Preview(None), str.upper, steps=steps, tell=lambda word: told.get(word, ""))


MOVES = ("take 1", "take 2", "go G11 G12", "go G11 G21", "go G12 G11", "go G12 G21", "done")


def press(choice: Choosing, *keys: str) -> Done | None:
    done = None
    for key in keys:
        assert done is None
        done = choice.key(key, key if len(key) == 1 else None)
    return done


def labels(choice: Choosing) -> list[str]:
    return [one.note.label for one in choice.entries]


def test_what_begins_alike_is_one_entry_and_what_is_no_step_is_shown_at_once() -> None:
    assert labels(choosing(*MOVES)) == ["do take 1", "do take 2", "Move a block", "do done"]


def test_step_by_step_and_the_last_one_is_confirmed() -> None:
    choice = choosing(*MOVES)
    assert press(choice, "v") is None
    assert choice.choice().trail == ("Move a block",)
    assert choice.choice().asks == "Which one?"
    assert labels(choice) == ["G11", "G12"]
    assert press(choice, "a") is None
    assert choice.choice().trail == ("Move a block", "G11")
    assert press(choice, "e") is None
    preview = choice.choice().preview
    assert preview is not None and preview.note is not None and preview.note.effect == "go G11 G21 happens"
    assert press(choice, "e") == Done("go G11 G21")


def test_enter_opens_a_group_and_does_a_line() -> None:
    choice = choosing(*MOVES)
    press(choice, "tab", "tab", "tab", "enter")
    assert choice.choice().trail == ("Move a block",)


def test_backspace_goes_a_step_back_and_at_the_beginning_nowhere() -> None:
    choice = choosing(*MOVES)
    press(choice, "v", "b", "e")
    assert choice.back() and choice.choice().cursor is None
    assert choice.back() and choice.choice().trail == ("Move a block",)
    assert choice.choice().selected is not None, "the cursor is where one came from"
    assert choice.back() and choice.back() and choice.choice().trail == ()
    assert choice.back() and choice.choice().cursor is None
    assert not choice.back()


def test_arrows_go_over_the_board() -> None:
    choice = choosing("put G11", "put G12", "put G21")
    press(choice, "right")
    assert choice.choice().selected is choice.entries[0]
    press(choice, "right")
    assert choice.choice().selected is choice.entries[1]
    press(choice, "left", "down")
    assert choice.choice().selected is choice.entries[2]
    assert press(choice, "enter") == Done("put G21")


def test_where_there_is_one_way_it_is_taken_and_none_leads_back() -> None:
    choice = choosing("put G11", "put G12")
    assert labels(choice) == ["do put G11", "do put G12"]
    assert not choice.back()
    assert labels(choosing("go G11 G12")) == ["do go G11 G12"], "a single line needs no step"


def test_a_click_on_a_space_finds_the_offer_that_names_it() -> None:
    choice = choosing(*MOVES)
    assert choice.click("G12") is None
    assert choice.choice().trail == ("Move a block", "G12")
    assert choice.click("G21") is None
    assert choice.click("G21") == Done("go G12 G21")


def test_a_click_that_could_mean_two_things_asks_first() -> None:
    choice = choosing("go G11 G12", "go G12 G11", "put G11", "put G12")
    assert choice.click("G12") is None
    assert choice.choice().trail == ()
    assert choice.message == "Choose first what is to be done there."
    choice.click("G11")
    assert told(choice) == "The gate. Choose first what is to be done there." and not choice.message


def told(choice: Choosing) -> str:
    preview = choice.choice().preview
    return preview.note.effect if preview is not None and preview.note is not None else ""


def test_a_click_on_what_cannot_be_chosen_tells_what_it_is_until_the_next_key() -> None:
    choice = choosing("go G11 G12", "put G12")
    press(choice, "down")
    assert choice.click("G21") is None
    assert told(choice) == "A dark corner." and choice.choice().cursor is None
    assert choice.click("nothing") is None and told(choice) == ""
    choice.click("G21")
    press(choice, "down")
    assert told(choice) != "A dark corner." and choice.choice().cursor is not None


def test_closed_spaces_say_why() -> None:
    choice = choosing("put G11", "put G12", closed={"put G21": "Igor stands too low."})
    press(choice, "right", "down")
    preview = choice.choice().preview
    assert preview is not None and preview.refusal == "Igor stands too low."
    assert press(choice, "enter") is None
    assert choice.message == "Igor stands too low."


def test_a_group_without_anything_open_is_closed_itself() -> None:
    choice = choosing("done", closed={"put G11": "It is taken.", "put G21": "Igor stands too low."})
    assert [(one.note.label, one.closed) for one in choice.entries if one.closed] == [("Put a block", "It is taken.")]


def test_the_cursor_goes_straight_on_rather_than_aside() -> None:
    spots = [(0, 0), (6, 0), (0, 3), (12, 1)]
    assert nearest(spots, (0, 0), 1, 0) == 1
    assert nearest(spots, (0, 0), 0, 1) == 2
    assert nearest(spots, (0, 0), -1, 0) is None


def test_a_single_way_is_called_what_its_first_step_is_called() -> None:
    """Words that are no step lie between the verb and the place: the place is still found on the board."""

    def sparse(words: tuple[str, ...]) -> Step | None:
        match words:
            case ("aim",):
                return Step(Note("Aim", "Where?", ""))
            case ("aim", _, place):
                return Step(Note(place, "", ""), KEYS[place], (1, 1), held=True)
        return None

    entries = [entry("aim 1 G11"), entry("aim 2 G12"), entry("aim 2 G21"), entry("done")]
    choice = Choosing(entries, lambda line: Preview(None), str.upper, steps=sparse)
    press(choice, "a")
    assert [(one.words[-1], one.key, one.held) for one in choice.entries] == [
        ("G11", "a", True),
        ("G12", "b", True),
        ("G21", "e", True),
    ]
