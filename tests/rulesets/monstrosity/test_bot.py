"""What the canny bot does in plain situations, what it remembers, and how it fares against chance."""

from __future__ import annotations

from random import Random

import pytest

from kit.games import deal, walk
from kit.monstrosity import BASIC_SIX, FIVE, At, Play, ids, match_at, numbers, table
from rulesets.contract import Action, Form
from rulesets.monstrosity.actions import NOTATION, DropBlade
from rulesets.monstrosity.actions import Play as PlayAction
from rulesets.monstrosity.bot import CannyBot
from rulesets.monstrosity.components import COLUMNS, FIRST_PLAY, HEART, HEART_IDS, IDS, NUMBER, SLOT_WORDS
from rulesets.monstrosity.game import GAME
from rulesets.monstrosity.memory import remember
from rulesets.monstrosity.resample import resample
from rulesets.monstrosity.state import State
from rulesets.simulate import play_out

NINETEEN = "head G03, torso G06, larm B08, rarm B10, lleg R13, rleg R12"


def choice(state: State, salt: int = 1) -> str:
    """What the bot of the asked seat does."""
    match = match_at(state)
    seat = match.decisions[0].owner
    assert seat is not None
    action = CannyBot(seat, salt).choose(match.see(seat))
    assert action is not None
    return GAME.text(action)


def test_it_is_silent_when_it_is_not_asked() -> None:
    match = match_at(table(At(), At()))
    assert CannyBot(1, 1).choose(match.see(1)) is None


def test_it_picks_the_heart_that_has_done_best() -> None:
    match = deal("monstrosity", 2, {"start": 0}, "hearts")
    action = CannyBot(1, 1).choose(match.see(1))
    assert action is not None and NOTATION.text(action).startswith("choose_heart")


def test_it_fills_a_slot_rather_than_draw() -> None:
    assert choice(table(At("head B02", "G06 U1"))) == "assemble G06 0 torso slot"


def test_it_throws_the_switch_when_nobody_can_answer() -> None:
    assert choice(table(At(BASIC_SIX, "P3"))) == "power P3 0"


def test_it_waits_a_little_for_an_opponent_near_completion() -> None:
    state = table(At(BASIC_SIX, "P3"), At("head G03, torso G06, larm G08, rarm G10, lleg G13", heart="H03"))
    bot, match = CannyBot(0, 1), match_at(state)
    first = bot.choose(match.see(0))
    assert first is not None and not GAME.text(first).startswith("power")
    for turn in (2, 3, 4):
        state.turn_no = turn
        last = bot.choose(match_at(state).see(0))
    assert last is not None and GAME.text(last) == "power P3 0"


def test_it_goes_freegan_for_the_part_that_it_needs() -> None:
    assert choice(table(At(FIVE, "P3"), dumpster="B14")) == "freegan"


def test_it_keeps_sabotage_while_everybody_is_far_off() -> None:
    far = Play(table(At(lab="S3"), At("larm G08"))).do("draw")
    assert choice(far.state) == "end_day"
    near = Play(table(At(lab="S3"), At("larm G08, head G03, torso G06, lleg G13, rarm G10"))).do("draw")
    assert choice(near.state).startswith("play_card S3 1")


def test_it_discards_one_card_too_many() -> None:
    full = table(At(lab="U1 U2 U3 U4 U5 D1 D2"), pile="P1")
    play = Play(full).do("draw")
    assert choice(play.state).startswith("discard ")
    play.do("end_day")
    assert choice(play.state).startswith("discard_down ")
    assert choice(play.state) != "discard_down P1"


def test_it_lays_bait_for_the_heart_of_gold() -> None:
    state = Play(table(At("head G03", "B03 G01", "H13"), At("torso G06"))).do("draw").state
    assert choice(state) in ("discard B03", "discard G01")


def test_it_loses_the_limb_that_its_heart_needs_least() -> None:
    state = Play(table(At(lab="S1"), At("larm R07, rarm B09", heart="H04"))).do("play_card S1 1").state
    assert choice(state) == "choose_loss R07"


def test_it_throws_the_best_card_of_an_inspected_lab_away() -> None:
    state = Play(table(At(lab="A12"), At(FIVE, "P1 U1 D1"))).do("play_card A12 1").state
    assert choice(state) == "choose_inspected P1"


def test_it_takes_the_heart_that_its_monster_suits() -> None:
    state = table(At(BASIC_SIX, "A01", "H09"), At(heart="H12"))
    offered = Play(state).do("play_card A01")
    assert len(offered.state.offered) == 3
    assert choice(offered.state) != "choose_transplant H09"


def test_its_blade_is_pure_chance() -> None:
    state = Play(table(At(lab="S2"), At("larm R07"))).do("play_card S2 1").state
    stops = {NOTATION.parse(choice(state, salt)) for salt in range(200)}
    assert stops == {DropBlade(stop) for stop in range(COLUMNS)}


def test_its_night_ends_with_the_switch() -> None:
    position = table(At(BASIC_SIX, power="P3"), At(FIVE.replace("B02", "B03"), "B14 P3", "H04"), active=1, night=())
    play, done = Play(position), []
    while play.asked == "1 night":
        done.append(choice(play.state))
        play.do(done[-1])
    assert done[0] == "draw" and done[-1] == "end_night"
    assert "power P3 1" in done and done.index("assemble B14 1 rleg slot") < done.index("power P3 1")


@pytest.mark.parametrize("seed", range(4))
def test_it_beats_chance(seed: int) -> None:
    played = play_out(GAME, ["canny", "random", "random"], f"strength {seed}")
    assert played.outcome.winners == (0,)


# ------------------------------------------------------------------------------------------------- what it remembers


def test_a_card_picked_up_in_the_open_is_known_to_lie_in_that_lab() -> None:
    match = match_at(table(At(lab="U1"), At(lab="D1 D2"), At(), dumpster="G03 P1"))
    match.enter(0, "freegan")
    match.enter(0, "end_day")
    assert {IDS[card]: seat for card, seat in remember(match.see(2)).cards.items()} == {"P1": 0}
    for salt in range(10):
        assert NUMBER["P1"] in resample(match.see(2), Random(salt)).labs[0]
    for line in ("end_day", "end_day", "discard P1"):
        match.enter(match.decisions[0].owner or 0, line)
    assert remember(match.see(2)).cards == {}


def test_a_heart_seen_to_go_back_is_with_nobody_who_has_not_chosen_since() -> None:
    match = match_at(table(At("head B02", "A01", "H04", exposed=True), At(), At()))
    match.enter(0, "play_card A01")
    match.enter(0, "choose_transplant H11")
    barred = remember(match.see(None)).barred
    assert [sorted(hearts) for hearts in barred] == [[HEART["H04"]]] * 3
    for salt in range(20):
        assert HEART["H04"] in resample(match.see(1), Random(salt)).heart_deck


def test_gold_is_what_the_freegans_made_it() -> None:
    match = match_at(table(At(heart="H13"), At(), At(), active=1, dumpster="G03/0"))
    match.enter(1, "freegan")
    found = {
        (state.hearts[0] == HEART["H13"], state.gold[0])
        for salt in range(80)
        for state in [resample(match.see(2), Random(salt))]
    }
    assert found == {(True, 2), (False, 0)}


# ------------------------------------------------------------------------------------------------- listed = not refused


def universe() -> list[Action]:
    """Every line that could be legal somewhere."""
    parts, seats = IDS[:52], range(3)
    lines = ["draw", "freegan", "end_day", "end_night"]
    lines += [f"{verb} {card}" for card in IDS for verb in ("discard", "discard_down", "choose_inspected", "extra_day")]
    lines += [f"choose_loss {part}" for part in parts] + [f"choose_transplant {heart}" for heart in HEART_IDS]
    lines += [f"power {card} {seat}" for card in IDS[52:60] for seat in seats]
    lines += [f"power P9 {seat} {victim}" for seat in seats for victim in seats]
    places = [f"{slot} {onto}" for slot in SLOT_WORDS for onto in ("slot", "extension")]
    lines += [f"assemble {part} {seat} {place}" for part in parts for seat in seats for place in places]
    lines += [f"play_card A04 {part} {seat} {place}" for part in parts for seat in seats for place in places]
    for card in IDS[FIRST_PLAY:]:
        if card in ("S1", "S2", "S7", "A10", "A12"):
            lines += [f"play_card {card} {seat}" for seat in seats]
        elif card[0] == "S":
            lines += [f"play_card {card} {seat} {part}" for seat in seats for part in parts]
        elif card[0] in "UD" or card == "A07":
            lines += [f"play_card {card} {part}" for part in parts]
        elif card[0] == "I":
            lines += [f"play_card {card} {part} {mode}" for part in parts for mode in ("upgrade", "degrade")]
        elif card in ("A01", "A09"):
            lines.append(f"play_card {card}")
        elif card == "A08":
            lines += [f"play_card A08 {scrap}" for scrap in IDS]
        elif card == "A11":
            lines += [f"play_card A11 {modifier}" for modifier in IDS[68:84]]
        elif card == "A06":
            lines += [f"play_card A06 {one} {other}" for one in parts[::3] for other in parts[::3]]
    return [NOTATION.parse(line) for line in lines]


EVERY = universe()


@pytest.mark.parametrize("seed", range(10))
def test_what_is_not_refused_is_listed_and_the_other_way_round(seed: int) -> None:
    match, rng = deal("monstrosity", 3, {}, f"every {seed}"), Random(seed)
    bots = [CannyBot(seat, seed) for seat in range(3)]
    for _ in walk(match, rng, 3):
        pass
    for step in range(12 * (seed + 1)):
        if match.over:
            break
        seat = match.decisions[0].owner
        assert seat is not None
        action = bots[seat].choose(match.see(seat))
        assert action is not None
        match.act(seat, action)
        if step % 12 == 0 and not match.over:
            state = match.snapshot()
            listed = {offer for offer in GAME.legal(state, state.asked) if not isinstance(offer, Form)}
            allowed = {action for action in EVERY if GAME.why_not(state, state.asked, action) is None}
            assert allowed <= listed
            assert {a for a in listed if not GAME.text(a).startswith(("play_card A05", "play_card A06"))} <= allowed


def test_the_order_of_the_list_is_that_of_the_rules() -> None:
    state = table(At("head B02", "A09 U1 B03 P3 G04 S3 I1 A02"), At("head G03, larm R18, rleg G15"), dumpster="P8")
    lines = Play(state).legal.split("; ")
    verbs = list(dict.fromkeys([line.split()[0] for line in lines]))
    assert verbs == ["draw", "play_card", "discard", "assemble", "freegan", "trash_day", "extra_day", "end_day"]
    assert [line for line in lines if line.startswith("play_card")] == [
        "play_card S3 1 R18",
        "play_card U1 G03",
        "play_card U1 B02",
        "play_card I1 G03 upgrade",
        "play_card I1 G03 degrade",
        "play_card I1 B02 upgrade",
        "play_card I1 B02 degrade",
        "play_card A09",
    ]
    assert [line.split()[1] for line in lines if line.startswith("discard")] == ids(
        sorted(numbers("A09 U1 B03 P3 G04 S3 I1 A02"))
    ).split()


def test_actions_are_made_once() -> None:
    state = table(At("head B02", "A09 U1 B03 G04"), At("head G03"))
    one, two = GAME.legal(state, 0), GAME.legal(state.clone(), 0)
    assert all(a is b for a, b in zip(one, two, strict=True))
    assert PlayAction(NUMBER["A09"]) in one
