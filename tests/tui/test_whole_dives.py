"""Whole games of Fram R'lyeh by three to five people, in the real program, in a pseudo-terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("pty")

from kit.fingers import Fingers
from kit.fram_eye import FramEye
from kit.program import moves, on_disk, start
from kit.term import Term
from kit.whole import NAMES, WholeGame
from rulesets.contract import Action
from rulesets.fram_rlyeh.actions import TakeTreasure, UseTalisman, UseTimeDrug
from rulesets.fram_rlyeh.events import Led
from rulesets.record import Move, read_line
from saves.store import Store

pytestmark = [pytest.mark.pty, pytest.mark.timeout(600)]

GAMES = {seats: WholeGame("fram_rlyeh", seats, seed) for seats, seed in ((3, "f283"), (4, "f89"), (5, "f51"))}
"""Short deals in which time is stopped and Golden Mead is drunk; with four seats the Elder Sign is held up, with three
and five the Old One awakens."""
SECRET = re.compile(r"one pair of eyes|Your trump|points now|Seen elsewhere|Seen nothing|Out \?|Out S")
"""What stands on nobody's page but a seat's own."""
ROUNDS = 12


def extra_sittings(seats: int, lines: Sequence[str]) -> tuple[int, int]:
    """Hand-overs beyond one for each seat and round: claims that are not folded into a lead, and stopped time."""
    played = GAMES[seats].sitting().match
    alone = stopped = 0
    for text in lines:
        line = read_line(played.game, text)
        assert isinstance(line, Move) and line.who is not None
        action: Action = line.action
        played.act(line.who, action)
        if isinstance(action, TakeTreasure | UseTalisman):
            alone += not played.decisions or played.decisions[0].owner != line.who
        stopped += isinstance(action, UseTimeDrug)
    return alone, stopped


def end(fingers: Fingers, term: Term) -> None:
    """From the last move to the shelf, over the page of the Old One where it has woken."""
    term.wait_for("shows who won")
    term.rest(0.5)
    term.press("enter")
    outcome = fingers.sitting.outcome()
    assert outcome is not None
    if max(outcome.lines[-1][1]) < 0:
        term.wait_for("THE OLD ONE AWAKENS")
        term.rest(1.0)
        term.press("enter")
    term.wait_for("cards paid")
    first = outcome.winners[0]
    assert NAMES[first] in term.screen() and "win" in term.screen()
    term.rest(1.0)
    term.press("q")
    term.wait_for("THE COLLECTION")
    term.press("q")
    assert term.wait_exit() == 0


@pytest.mark.parametrize(
    ("seats", "hand", "size"),
    [
        (3, "keyboard", (80, 24)),
        (4, "keyboard", (60, 20)),
        (5, "keyboard", (80, 24)),
        (3, "mouse", (80, 24)),
    ],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else str(value),
)
def test_a_whole_game_hands_the_keyboard_over_once_for_each_seat_and_round(
    seats: int, hand: str, size: tuple[int, int], tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    lines = GAMES[seats].record
    with start(tmp_path, GAMES[seats].words, size) as term:
        fingers = Fingers(term, GAMES[seats].sitting(), SECRET, mouse=hand == "mouse", eye=FramEye())
        fingers.play(lines)
        alone, stopped = extra_sittings(seats, lines)
        counted = f"{fingers.curtains} = {seats} x {ROUNDS} rounds + {alone} claims alone + {stopped} with time stopped"
        record_property("hand-overs", f"{seats} seats by {hand}, {counted}")
        assert fingers.curtains == seats * ROUNDS + alone + stopped
        end(fingers, term)
    assert moves(tmp_path) == lines


@pytest.mark.parametrize("hand", ["keyboard", "mouse"])
def test_with_hand_codes_nobody_passes_the_keyboard_to_lay(
    hand: str, tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    """RL-51: the same actions as without. A seat looks when it has no letter; the sealed cards cost no hand-over."""
    seats = 3
    lines = GAMES[seats].record
    with start(tmp_path, GAMES[seats].words) as term:
        term.wait_for("I am alone with it")
        fingers = Fingers(term, GAMES[seats].sitting(), SECRET, mouse=hand == "mouse", eye=FramEye(), codes=True)
        term.rest(0.8)
        term.press("m")
        term.wait_for("no passing): off")
        term.press("c")
        term.wait_for("I am alone with it")
        term.rest(0.5)
        for seat in range(seats):
            fingers.look_and_note(seat)
        looks = fingers.curtains
        if hand == "mouse":  # a few rounds show it: all else of a whole game by mouse is played above
            lines = lines[: _whole_window(GAMES[seats], lines, 0, 19)]
        fingers.play(lines)
        alone, stopped = extra_sittings(seats, lines)
        leads = sum(isinstance(line.event, Led) for line in fingers.sitting.see(None).log)
        sealed = fingers.curtains - looks - leads - alone - stopped
        counted = f"{looks} looks + {leads} leads + {alone} claims alone + {stopped} with time stopped + {sealed} more"
        record_property("hand-overs", f"{seats} seats by {hand} and letter, {fingers.curtains} = {counted}")
        assert 0 <= sealed <= 1, "one look more at most: a card that came back with the Time Drug has no letter"
        if hand == "keyboard":
            end(fingers, term)
        else:
            fingers.wait_for_table()
            term.rest(0.5)
    store = Store(tmp_path / "saves")
    (entry,) = store.entries()
    loaded = store.load(entry.id)
    assert loaded.match.record() == lines
    assert loaded.about.screen == {"hand_codes": True}


def test_killed_between_sealed_cards_it_goes_on_with_what_was_laid(tmp_path: Path) -> None:
    rng = random.Random(7)
    seats = 3
    lines = GAMES[seats].record
    store = Store(tmp_path / "saves")
    done = 0
    words = GAMES[seats].words
    for count in (2, 1, 3, 1, 2, 4, 1, 1):
        with start(tmp_path, words) as term:
            fingers = Fingers(term, GAMES[seats].sitting(lines[:done]), SECRET, eye=FramEye())
            fingers.play(lines[done : _whole_window(GAMES[seats], lines, done, count)])
            done = fingers.sitting.match.length
            on_disk(tmp_path, lines[:done])
            term.press(rng.choice(["4", "enter", "l", "1", "g"]))
            term.rest(rng.random() * 0.15)
            term.kill()
        (entry,) = store.entries()
        match = store.load(entry.id).match
        assert match.record() == lines[:done], "the last committed action and nothing else"
        public = match.see(None)
        assert public == fingers.sitting.match.see(None), "RL-44: what is laid stays hidden"
        words = ["resume"]


def _whole_window(game: WholeGame, lines: Sequence[str], done: int, count: int) -> int:
    """The table answers a window in one go: stop after it, not in it."""
    trial = game.sitting().match
    stop = 0
    for at, text in enumerate(lines, 1):
        trial.enter(int(text.split()[0]), text.partition(" ")[2])
        inside = trial.decisions and trial.decisions[0].window and "pass" in text
        if at >= done + count and not inside:
            stop = at
            break
    return stop
