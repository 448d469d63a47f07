"""The bots: what they want, when they slap, and that they know no more than was shown to them."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from kit.frankendie import ALL7, Table
from rulesets.contract import Action, Seen
from rulesets.frankendie import GAME
from rulesets.frankendie.actions import ROLL, Call, Slap
from rulesets.frankendie.bot import LEVELS, Level, Plan, RacingBot
from rulesets.frankendie.components import KEYS

SURE = Level(1.0, -100)
"""Never wrong."""


def racer(seat: int = 0, salt: int = 1, level: Level = SURE, ref: int = 1800) -> RacingBot:
    return RacingBot(seat, level, ref, salt)


def ask(bot: RacingBot, table: Table) -> Action | None:
    return bot.choose(Seen(table.view(bot.seat), (), (), 0))


def plans(table: Table, seat: int = 0, tries: int = 60, **kind: Any) -> list[Plan | None]:
    """What many bots would do on seeing these dice."""
    found = []
    for salt in range(tries):
        bot = racer(seat, salt, **kind)
        ask(bot, table)
        found.append(bot._plan)
    return found


def called(found: list[Plan | None]) -> set[str]:
    return {KEYS[plan.symbol] for plan in found if plan is not None}


def test_a_bot_rolls_when_it_is_its_turn_and_keeps_still_in_the_hush() -> None:
    assert ask(racer(), Table(phase="ready")) == ROLL
    assert ask(racer(1), Table(phase="ready")) is None
    assert ask(racer(), Table(phase="hush")) is None


def test_it_wants_parts_that_are_shown_and_that_it_lacks() -> None:
    assert called(plans(Table())) <= set("BTAF")
    assert called(plans(Table(owns={0: "BTA", 1: "BTA"}))) == {"F"}
    assert called(plans(Table(owns={0: ALL7, 1: ALL7}))) == {"L"}


def test_it_counts_right_but_for_its_errors() -> None:
    counts = {plan.symbol: plan.count for plan in plans(Table()) if plan}
    assert all("BBBTTLAF".count(KEYS[symbol]) == count for symbol, count in counts.items())
    wrong = [plan for plan in plans(Table(), tries=80, level=Level(1.0, 100)) if plan]
    assert len(wrong) == 80
    for plan in wrong:
        shown = "BBBTTLAF".count(KEYS[plan.symbol])
        assert plan.count >= 1 and abs(plan.count - shown) == 1


def test_without_a_wish_it_blocks_half_the_time_and_always_against_a_whole_creature() -> None:
    idle = plans(Table(owns={0: "BTAF", 1: "BTAF"}), tries=200)
    blocking = [plan for plan in idle if plan]
    assert 70 < len(blocking) < 130 and called(idle) <= set("BTAFL")
    assert all(plan.at >= 800 for plan in blocking)
    threatened = plans(Table(owns={0: "BTAF", 1: ALL7}))
    assert None not in threatened
    nothing = plans(Table(dice="BBBTTAAF", owns={0: ALL7, 1: "B"}), tries=100)
    assert 25 < len([plan for plan in nothing if plan]) < 75  # whole, and no lightning is shown


def test_it_is_never_earlier_than_anybody_can_be() -> None:
    assert all(plan.at >= 500 for plan in plans(Table(), ref=800) if plan)
    dead = plans(Table(handicaps=(4000, 0, 0)))
    assert all(4000 <= plan.at <= 4250 for plan in dead if plan)
    assert dead


def after_fd_70(plan: Plan | None, calls: str, owns: dict[int, str] | None = None) -> RacingBot:
    """Covered at 1500 by seat 1, uncovered at 1900."""
    table = Table(owns=owns or {})
    bot = racer()
    ask(bot, table)
    bot._plan = plan
    table.run("P1@1500")
    assert ask(bot, table) is None
    table.run(calls)
    ask(bot, table)
    return bot


def test_fd_70_covered_dice_give_no_looking_time() -> None:
    bot = after_fd_70(Plan(1900, 6, 2), "P1: B3")
    assert bot._plan == Plan(2600, 6, 2)


def test_a_symbol_that_has_been_called_is_given_up() -> None:
    bot = after_fd_70(Plan(1900, 1, 3), "P1: B2")
    assert bot._plan is not None and KEYS[bot._plan.symbol] in "TAF" and bot._plan.at >= 1900 + 300 + 250


def test_without_a_plan_it_looks_afresh() -> None:
    bot = after_fd_70(None, "P1: B2")
    assert bot._plan is not None and bot._plan.at >= 1900 + 300 + 250


def test_a_genius_gives_up_after_a_correct_call_or_blocks() -> None:
    wishes = [after_fd_70(Plan(1900, 6, 2), "P1: B3", {0: "EG"})._plan for _ in range(2)]
    assert all(plan is None or plan.at != 2600 for plan in wishes)
    still = after_fd_70(Plan(1900, 6, 2), "P1: B2", {0: "EG"})._plan
    assert still == Plan(2600, 6, 2)


@pytest.mark.parametrize(("at", "moving"), [(1500, True), (1750, True), (1751, False)])
def test_a_hand_already_moving_lands_in_the_echo(at: int, moving: bool) -> None:
    table = Table()
    bot = racer()
    ask(bot, table)
    bot._plan = Plan(at, 6, 2)
    table.run("P1@1500")
    assert ask(bot, table) == (Slap(at) if moving else None)


def test_it_calls_from_memory_after_a_moment() -> None:
    table = Table()
    bot = racer()
    slap = ask(bot, table)
    assert isinstance(slap, Slap)
    plan = bot._plan
    assert plan is not None
    table.act(0, slap)
    assert table.view(0).dice == ()
    assert ask(bot, table) == Call(plan.symbol, plan.count, 1200)


def test_a_bot_that_never_saw_the_dice_does_not_slap_and_calls_a_guess() -> None:
    table = Table(owns={0: "A"}).run("P0@900, P1@1000")
    assert ask(racer(2), table) is None
    assert ask(racer(0), table) == Call(1, 1, 1200)


def test_a_false_start_of_another_does_not_change_its_mind() -> None:
    table = Table()
    bot = racer()
    first = ask(bot, table)
    table.run("P1@100")
    assert ask(bot, table) == first


def test_a_plan_beyond_the_end_of_the_race_is_no_plan() -> None:
    table = Table()
    bot = racer()
    ask(bot, table)
    bot._plan = Plan(15000, 6, 2)
    assert ask(bot, table) is None


@pytest.mark.parametrize(
    ("level", "low", "high"), [("dozy", 2050, 2500), ("keen", 1600, 1950), ("fiendish", 1250, 1600)]
)
def test_the_levels_are_as_quick_as_they_say(level: str, low: int, high: int) -> None:
    rng = Random(4)
    times = []
    for salt in range(300):
        table = Table(phase="ready", seed=rng.getrandbits(40))
        state = table.state
        GAME.apply(state, 0, ROLL)
        GAME.apply(state, None, GAME.parse("reveal"))
        bot = RacingBot(0, LEVELS[level], 1800, salt)
        ask(bot, table)
        times += [bot._plan.at] if bot._plan else []
    assert low < median(times) < high


def test_its_luck_is_its_own_and_new_with_every_turn() -> None:
    one, two, other = racer(0, 5), racer(0, 5), racer(0, 6)
    table = Table()
    assert ask(one, table) == ask(two, table) != ask(other, table)
    later = Table(turn=2)
    assert ask(one, later) == ask(racer(0, 5), later)
