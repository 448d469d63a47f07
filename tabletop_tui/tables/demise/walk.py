"""How the many offers of Demise are narrowed: a die, a space, the block to lift; each step with key and spot."""

from __future__ import annotations

from rulesets.contract import Note
from rulesets.demise.components import (
    BOXES,
    COLUMNS,
    FIRST_C,
    FIRST_M,
    FLATTERED_VP,
    FLATTERER,
    KEY_WORDS,
    KINDS,
    PLACE,
    RESERVE,
    VP_TAKEN,
    WORDS,
)
from rulesets.demise.view import DemiseView
from tabletop_tui.play.choice import Spot
from tabletop_tui.play.narrowing import Step

SQUARE_KEYS = "abcdefgijklnpsvwxyz0"
"""Every square has its own key for the whole game, row by row from G11 to G54; Curator spaces and dice have digits."""
MANY = 8
"""More ways than this to keep one's parts are asked for head by head."""


def walk(view: DemiseView, words: tuple[str, ...]) -> Step | None:
    """The step that offers beginning with these words share; None = they are shown at once."""
    match words:
        case ("take_vp",):
            vp = FLATTERED_VP if FLATTERER in view.cards[view.active] else VP_TAKEN
            return _verb(f"{vp} VP for a die", "Which die do you take away for it? Whoever comes later will miss it.")
        case ("take_build",):
            return _verb("Build a Monster", "Which die do you take away for it?")
        case ("igor_relocate",):
            return _verb("Carry a block", "Which of your blocks does Igor carry?")
        case ("igor_upgrade",):
            return Step(Note("Upgrade a Monster", "Which part do you give?", ""), lead="Upgrade ")
        case ("clinic_place",):
            return _verb("Place a block", f"On which square up to Igor's level {view.igor}?")
        case ("clinic_build",):
            return _verb("Build a Monster", "Which limb do you bring besides head and torso?")
        case ("curate",):
            return _verb("Curator", "Which space do you enter? What it says happens at once.")
        case ("annex",):
            return _verb("Night Pass", "On which open square?")
        case ("take_box" | "take_vp" | "take_build" | "turn_die" as verb, die):
            return _die(verb, int(die))
        case ("take_vp", _, cards):
            return _verb("New cards" if cards == "refresh" else "Cards stay", "")
        case ("take_build", _, skimp):
            return _verb(_skimp(skimp), "Which space of the track?")
        case ("turn_die", _, to):
            return Step(Note(f"into {BOXES[int(to)]}", "", ""), to, _box_spot(int(to)))
        case ("settle", value):
            return Step(Note(KEY_WORDS[int(value)].capitalize(), "", ""), value)
        case ("igor_shift", steps):
            return Step(Note("", "", ""), str(view.igor + int(steps)))
        case ("igor_upgrade", part):
            return _verb(f"For {_one(part)}", "Which Monster moves down the track?")
        case ("clinic_build", limb):
            return _verb(f"With {_one(limb)}", "Which space of the track?")
        case ("buy", slot):
            number = 4 if slot == "deck" else int(slot)
            return Step(Note("", "", ""), str(number), (70, 30 + number))
        case ("keep_parts", heads) if len(view.asks[0].offers) > MANY:
            return _verb(f"Keep {heads} head{'s' * (heads != '1')}", "And what else?")
        case ("igor_relocate" | "clinic_place" | "curate" | "annex", place):
            return _place(place, "Where to?" if words[0] == "igor_relocate" else LIFT)
        case ("igor_upgrade" | "clinic_build", _, place) | ("take_build", _, _, place):
            return _place(place, LIFT)
        case ("igor_relocate" | "clinic_place" | "curate" | "annex", _, place):
            return _place(place)
        case ("clinic_build", _, _, place) | ("take_build", _, _, _, place):
            return _place(place)
    return None


LIFT = "You have no block left in reserve: which one do you lift for it?"


def spot_of(place: int) -> Spot:
    """Where a place lies: columns and lines of no particular size."""
    if place < FIRST_C:
        level, column = divmod(place, COLUMNS)
        return 10 + 6 * column, 10 + 3 * level
    if place < FIRST_M:
        return 45, 8 + 2 * (place - FIRST_C)
    return 70, 10 + 3 * (place - FIRST_M)


def _verb(label: str, question: str) -> Step:
    return Step(Note(label, question, ""))


def _die(verb: str, die: int) -> Step:
    turn = verb == "turn_die"
    questions = {"take_vp": "Have the officer cards that nobody owns shuffled, too?", "take_build": "Out of what?"}
    label = f"Turn a {die}" if turn else BOXES[die]
    return Step(Note(label, questions.get(verb, "Into what?"), ""), str(die), _box_spot(die))


def _box_spot(die: int) -> Spot:
    return 13 * die - 6, 0


def _place(word: str, question: str = "") -> Step:
    place = PLACE[word]
    if place == RESERVE:
        return Step(Note("from the reserve", question, ""))
    key = SQUARE_KEYS[place] if place < FIRST_C else word[1:]
    return Step(Note(word, question, ""), key, spot_of(place), held=True)


def _one(part: str) -> str:
    return f"an {part}" if part == "arm" else f"a {part}"


def _skimp(skimp: str) -> str:
    if skimp == "none":
        return "A whole body"
    return "For 1 gold less" if skimp == "gold" else f"Without {_one(skimp)}"


assert len(set(SQUARE_KEYS)) == FIRST_C and WORDS[FIRST_C] == "C1" and len(KINDS) == 4
