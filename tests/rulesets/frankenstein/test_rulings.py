"""Every house ruling, by its id."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from kit.cases import Case, look, mat
from kit.frankenstein import P7, cards, enter, match_at, state_of, table
from kit.games import refused, walk
from rulesets.box import Setup
from rulesets.frankenstein.actions import BUY, NOTATION, PASS_BID, PAY_IN_COINS, Auction, Bid, Draw, Loot, Sell
from rulesets.frankenstein.bot import CannyBot
from rulesets.frankenstein.choices import legal
from rulesets.frankenstein.components import NUMBER
from rulesets.frankenstein.deck import _draw_for_start
from rulesets.frankenstein.events import AsidesReturned, BonusTurn, StartDraw
from rulesets.frankenstein.game import GAME
from rulesets.frankenstein.monster import complete, duplicates, values
from rulesets.frankenstein.payment import PURSE, wealth
from rulesets.frankenstein.rules import _EFFECTS
from rulesets.frankenstein.scoring import coins_counted, outcome
from rulesets.frankenstein.state import Phase, opening
from rulesets.match import Match

FULL = f"{P7} foot2"
RICH = table(2, coins="0/12", mats={0: "coffin9a mob4a"}, yards={1: "heart8"})
TWO_LEFT = table(2, deck="mob4a mob6a", exactly=True, yards={0: "arm2"})

CASES = [
    Case(
        "FR-R1 the bank pays out more than the box holds",
        table(2, coins="60/60", deck="brain7a"),
        "draw, sell",
        bank=-99,
    ),
    Case("FR-R4 to the bank", table(3, yards={0: "arm2"}), "loot 0", bank=3, coins="9/12/12"),
    Case("FR-R4 to the auctioneer", table(2, deck="arm2"), "draw, auction 1, bid 2", bank=0, coins="14/10"),
    Case("FR-R5 one action and no pass", table(2, deck="arm2"), "not pass, draw, sell", asked="1 turn"),
    Case("FR-R6 no way back to looting", table(2, deck="arm2", yards={1: "leg2"}), "draw, not loot 1", asked="0 deal"),
    Case(
        "FR-R7 nothing to buy with", table(2, coins="0/12", deck="arm2"), "draw, not buy, not auction 1", legal="sell"
    ),
    Case("FR-R7 sold all the same", table(2, deck="arm2"), "draw, sell", coins="13/12"),
    Case("FR-R8 sold and looted in the next turn", table(2, deck="arm2"), "draw, sell, loot 0", m1="arm2", g0=""),
    Case(
        "FR-R9 not when the last card leaves",
        table(2, deck="leg3a", exactly=True, yards={0: "arm2 hand2"}),
        "draw",
        rebuilds=0,
        g0="arm2 hand2",
    ),
    Case(
        "FR-R10 tops stay, asides and box stay out",
        table(2, deck="mob4a mob6a", exactly=True, yards={0: "arm2 hand2", 1: "leg2"}),
        "draw, pay, draw",
        rebuilds=1,
        g0="hand2",
        g1="leg2",
        up="arm2",
        aside="mob6a",
    ),
    Case("FR-R10 no card is no rebuild", table(2, exactly=True, yards={0: "arm2"}), "not draw", rebuilds=0),
    Case("FR-R11 five times", table(2, exactly=True, rebuilds=4, yards={0: "arm2 hand2"}), "draw", rebuilds=5),
    Case("FR-R11 no sixth", table(2, exactly=True, rebuilds=5, yards={0: "arm2 hand2"}), "not draw", rebuilds=5),
    Case("FR-R12 loot or pass", table(2, exactly=True, yards={0: "arm2"}), legal="loot 0, pass"),
    Case("FR-R12 a loot resets", table(2, exactly=True, yards={0: "arm2"}), "pass, loot 0", passes=0),
    Case("FR-R12 all in a row", table(2, exactly=True, yards={0: "arm2"}), "pass, pass", asked="over"),
    Case(
        "FR-R13 the draw fails",
        TWO_LEFT,
        "draw, pay, draw",
        asked="0 turn",
        aside="mob6a",
        legal="loot 0 [mob4a], pass",
    ),
    Case("FR-R14 above the face", table(2, deck="arm2"), "draw, auction 12", asked="1 bid"),
    Case(
        "FR-R15 equal is too low",
        table(2, deck="arm2"),
        "draw, auction 3, not bid 3, not bid 13, bid 4",
        asked="1 turn",
    ),
    Case("FR-R16 one answer each", table(3, deck="arm2"), "draw, auction 1, bid 2, bid 3", asked="1 turn", m2="arm2"),
    Case("FR-R16 two seats", table(2, deck="arm2"), "draw, auction 1, bid 2", asked="1 turn", m1="arm2"),
    Case("FR-R17 a duplicate", table(5, mats={1: "arm3a"}, deck="arm2"), "draw, auction 1, bid 2", asked="2 bid"),
    Case("FR-R18 asked without the coins", table(2, coins="12/0", deck="arm2"), "draw, auction 1", legal="pass_bid"),
    Case(
        "FR-R19 the offer, not the face",
        table(2, deck="heart8"),
        "draw, auction 1, pass_bid",
        coins="11/12",
        bank=1,
        m0="heart8",
    ),
    Case(
        "FR-R20 alive in another's turn",
        table(2, mats={1: P7}, deck="foot3a"),
        "draw, auction 1, bid 12",
        coins="24/0",
        alive=1,
    ),
    Case(
        "FR-R21 onto the looted graveyard",
        table(2, mats={0: "arm5"}, yards={0: "hand2 leg2"}),
        "not loot 0 leg2, loot 0 arm5",
        g0="hand2 arm5",
        m0="leg2",
    ),
    Case("FR-R22 no change", RICH, "loot 1 coffin9a mob4a", coins="0/12", m0="heart8"),
    Case(
        "FR-R22 needless cards", table(2, mats={0: "arm2 leg5"}, yards={1: "foot2"}), "loot 1 leg5 arm2", coins="12/12"
    ),
    Case("FR-R23 nine and four", RICH, "loot 1 coffin9a mob4a", g0="coffin9a", box="mob4a"),
    Case(
        "FR-R24 the order of discards",
        table(2, coins="0/12", mats={0: "arm2 leg5 mob4a"}, yards={1: "heart6a"}),
        "loot 1 leg5 mob4a arm2",
        g0="leg5 arm2",
        box="mob4a",
    ),
    Case(
        "FR-R25 no slot and no sale",
        table(2, mats={0: f"{P7} mob4a"}, deck="arm2"),
        "draw",
        alive=None,
        legal="buy, sell, auction 1..12",
    ),
    Case(
        "FR-R26 in full, whatever it costs",
        table(2, coins="0/12", mats={0: P7}, deck="mob6a"),
        "draw, not lose_card head5, not lose_coins, pay head5 brain5",
        m0=mat("torso5 heart5 arm2 leg2 hand2 mob6a"),
    ),
    Case(
        "FR-R27 cannot pay for itself",
        table(2, coins="0/12", mats={0: "arm3a"}, deck="mob4a"),
        "draw, not pay mob4a",
        asked="0 defend",
    ),
    Case(
        "FR-R28 a tie is a choice",
        table(2, coins="1/12", mats={0: "arm2 leg2"}, deck="mob6a"),
        "draw",
        legal="lose_coins, lose_card arm2, lose_card leg2",
    ),
    Case(
        "FR-R28 the villager goes", table(2, coins="1/12", deck="mob6a"), "draw, lose_coins", box="mob6a", coins="0/12"
    ),
    Case("FR-R29 nothing to lose", table(2, coins="0/12", deck="mob6a"), "draw", box="mob6a", asked="0 turn"),
    Case(
        "FR-R30 only the first",
        table(2, deck="mob4a mob6a leg2"),
        "draw, pay, draw",
        aside="mob6a",
        up="leg2",
        coins="8/12",
    ),
    Case("FR-R30 bonus loot", table(2, deck="mob4a", yards={1: "arm2"}), "draw, pay, loot 1", asked="1 turn"),
    Case("FR-R31 after a loot", TWO_LEFT, "draw, pay, draw, loot 0", aside="", deck="mob6a"),
    Case("FR-R31 after a pass", TWO_LEFT, "draw, pay, draw, pass", aside="", deck="mob6a"),
    Case(
        "FR-R31 not when the game ends",
        table(2, deck="mob4a mob6a foot2", mats={0: P7}),
        "draw, pay, draw, buy",
        aside="mob6a",
        asked="over",
    ),
    Case(
        "FR-R32 no villager comes back",
        table(2, coins="0/12", deck="mob4a", exactly=True, yards={0: "arm2 leg2"}),
        "draw, draw",
        box="mob4a",
        rebuilds=1,
        up="arm2",
    ),
    Case(
        "FR-R33 alive also when it loses",
        table(2, advanced=True, mats={0: P7, 1: "head8 brain8 torso8 heart8"}, deck="foot2"),
        "draw, buy",
        alive=0,
        winner=1,
    ),
    Case("FR-R34 blocked", table(4, mats={0: f"{P7} arm3a"}, deck="foot2"), "draw, buy", alive=None, asked="1 turn"),
    Case("FR-R34 not with three", table(3, mats={0: f"{P7} arm3a"}, deck="foot2"), "draw, buy", alive=0),
    Case(
        "FR-R34 freed by a defence, before the bonus turn",
        table(4, mats={0: f"{FULL} arm3a"}, deck="mob4a"),
        "draw, pay arm3a",
        alive=0,
        asked="over",
    ),
    Case(
        "FR-R35 a coffin too many",
        table(4, mats={0: f"{P7} coffin9a arm3a"}, yards={1: "leg4a"}),
        "loot 1 arm3a",
        alive=None,
    ),
    Case(
        "FR-R36 duplicates win on points",
        table(4, advanced=True, mats={0: P7, 1: "head8 head7a brain8 torso8 heart8"}, deck="foot2"),
        "draw, buy",
        winner=1,
    ),
    Case(
        "FR-R37 whole in the middle of the payment only",
        table(4, mats={0: f"{FULL} arm3a"}, yards={1: "leg4a"}),
        "loot 1 arm3a",
        alive=None,
        coins="9/12/12/12",
    ),
    Case(
        "FR-R40 no bonus at dawn",
        table(2, advanced=True, exactly=True, mats={0: "arm2"}),
        "pass, pass",
        score="3/0",
        winner=0,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_ruling(case: Case) -> None:
    case.run()


def test_FR_R2_R3_coins_are_whole_numbers_and_never_below_nothing() -> None:
    match, rng = Match(GAME, Setup(4, {"game": "basic", "memory": "strict"}, 5)), Random(2)
    for _ in walk(match, rng, 400):
        assert all(isinstance(coins, int) and coins >= 0 for coins in state_of(match).coins)


def test_FR_R3_there_is_no_action_between_seats_but_an_auction() -> None:
    assert set(NOTATION.verbs) == {
        *("draw", "loot", "pass", "pay", "lose_coins", "lose_card"),
        *("buy", "sell", "auction", "bid", "pass_bid"),
    }


def test_FR_R18_R41_every_seat_is_asked_with_the_same_entries() -> None:
    """Whatever the asked seat holds, the table is shown the same; and the question is put even with one answer left."""
    views = []
    for coins, mats in (("12/0/12", {}), ("12/40/12", {1: "arm3a coffin9a"})):
        match = enter(match_at(table(3, coins=coins, mats=mats, deck="torso6a")), "draw", "auction 3")
        views.append(match.see(None).view.asks)
        assert look(match).asked == "1 bid"
    assert views[0] == views[1]


def test_FR_R33_nobody_is_asked_about_coming_alive() -> None:
    match = enter(match_at(table(2, mats={0: P7}, deck="foot2")), "draw", "buy")
    assert match.over
    (ask_before,) = match_at(table(2, mats={0: P7}, deck="foot2")).see(0).view.asks
    assert "alive" not in ask_before.prompt


def test_FR_R35_coffins_and_villagers_are_never_duplicates() -> None:
    held = tuple(sorted(cards(f"{P7} coffin9a coffin9b coffin10a mob4a mob4b")))
    assert duplicates(held) == ()
    assert complete(held, 5)


def test_FR_R38_a_coffin_takes_the_place_of_the_lowest_slot() -> None:
    assert values(tuple(sorted(cards("head8 brain8 torso8 heart8 arm5 leg5 hand5 foot2 coffin9a")))) == (52 - 5, 9)
    assert values(tuple(sorted(cards(f"{FULL} coffin9a")))) == (28 - 2, 9)


def test_FR_R39_coins_count_up_to_half_the_card_value() -> None:
    held = tuple(sorted(cards("brain7a heart8 torso6a arm2 arm3a")))  # 24: the second arm adds nothing
    assert [coins_counted(held, coins) for coins in (0, 11, 12, 13)] == [0, 11, 12, 12]
    assert coins_counted(tuple(sorted(cards("brain7a"))), 9) == 3


def test_FR_R40_a_dawn_has_a_winner() -> None:
    state = table(3, exactly=True)
    state.phase = Phase.OVER
    result = outcome(state)
    assert result is not None
    assert result.winners == (2,)  # a tie in everything: the latest in turn order
    assert "turn order" in result.decided_by


@pytest.mark.parametrize("memory", ["strict", "open"])
def test_FR_R42_the_log_is_windowed_unless_memory_is_open_and_complete_at_the_end(memory: str) -> None:
    match, rng = Match(GAME, Setup(3, {"game": "basic", "memory": memory}, 5)), Random(2)
    for _ in walk(match, rng):
        turns = [line.event.turn for line in match.see(1).log]
        now = state_of(match).turn_no
        assert turns[0] == (0 if memory == "open" or match.over else max(0, now - 3))
        recap = match.see(1).recap
        assert set(recap) <= set(match.see(1).log)
    assert isinstance(match.see(None).log[0].event, StartDraw)


@pytest.mark.parametrize("memory", ["strict", "open"])
def test_FR_R43_card_counts_and_the_bank_stay_hidden(memory: str) -> None:
    match = match_at(table(2, mats={0: "arm2 leg2"}, memory=memory))
    for viewer in (None, 1):
        view = match.see(viewer).view
        assert view.bank is None and view.mats[0] is None


def test_FR_R44_a_bot_is_given_its_own_view() -> None:
    match = enter(match_at(table(2, coins="9/7", mats={0: "arm2"}, deck="torso6a")), "draw")
    seen = match.see(0)
    assert seen.view.coins == (9, None)
    assert CannyBot(0, 5).choose(seen) is not None
    assert CannyBot(1, 5).choose(match.see(1)) is None


def test_FR_R45_a_deck_too_short_for_the_tied_is_made_whole_first() -> None:
    state = opening(3, seed=1)
    state.deck = [NUMBER[word] for word in ("arm2", "leg2", "hand2", "foot2")]
    events: list[StartDraw] = []
    state.deck.append(NUMBER["coffin9a"])
    starts = _draw_for_start(state, events)  # type: ignore[arg-type]
    assert len(state.deck) == 5
    assert events[-1].starts == starts
    equal = opening(4, seed=1)
    equal.deck = [NUMBER[word] for word in ("head6a", "brain6a", "torso6a", "heart6a", "mob6a", "mob6b", "coffin9a")]
    events.clear()
    _draw_for_start(equal, events)  # type: ignore[arg-type]
    assert len(equal.deck) == 7


@pytest.mark.parametrize("seats", [2, 5])
def test_FR_R46_the_game_always_ends(seats: int) -> None:
    """Also if everybody draws and sells whenever that is possible, and then passes."""
    match = Match(GAME, Setup(seats, {"game": "basic", "memory": "strict"}, 77))
    while not match.over:
        state = state_of(match)
        wishes = (Draw(), Sell(), PAY_IN_COINS, *legal(state, state.asked))
        match.act(state.asked, next(wish for wish in wishes if match.why_not(state.asked, wish) is None))
        assert match.length < 2000
    assert state_of(match).rebuilds == 5


def test_FR_R46_a_loot_lowers_the_wealth_of_the_looter() -> None:
    match, rng = Match(GAME, Setup(4, {"game": "basic", "memory": "strict"}, 5)), Random(2)
    before = state_of(match)
    for who, action in walk(match, rng, 600):
        after = state_of(match)
        if isinstance(action, Loot):
            assert who is not None
            assert wealth(after, who) < wealth(before, who)
        before = after


HIDDEN = [
    ("a bid above the purse", table(3, coins="12/3/12", deck="arm4a"), ("draw", "auction 3"), Bid(4)),
    ("a purchase", table(2, coins="1/12", deck="arm4a"), ("draw",), BUY),
    ("an opening above the purse", table(2, coins="1/12", deck="arm4a"), ("draw",), Auction(2)),
    ("a loot", table(2, coins="1/12", yards={1: "arm4a"}), (), Loot(1)),
    ("a loot with a card that is not there", table(2, yards={1: "arm4a"}), (), Loot(1, cards("leg2"))),
    ("a defence", table(2, coins="1/12", deck="mob6a"), ("draw",), PAY_IN_COINS),
    ("a loss of coins by somebody who can pay", table(2, deck="mob6a"), ("draw",), GAME.parse("lose_coins")),
    (
        "a loss of a card that is not the highest",
        table(2, coins="0/0", mats={0: "arm2 leg3a"}, deck="mob6a"),
        ("draw",),
        GAME.parse("lose_card arm2"),
    ),
]


@pytest.mark.parametrize(("what", "position", "moves", "action"), HIDDEN, ids=[row[0] for row in HIDDEN])
def test_FR_R47_what_hidden_goods_alone_forbid_is_refused_neutrally(what, position, moves, action) -> None:  # type: ignore[no-untyped-def]
    match = enter(match_at(position), *moves)
    who = match.decisions[0].owner
    refusal = refused(match, who, action).refusal
    assert refusal.aloud == PURSE
    assert refusal.reason != PURSE


PUBLIC = [
    ("not above the bid", table(3, deck="arm4a"), ("draw", "auction 3"), Bid(3)),
    ("nothing offered", table(2, deck="arm4a"), ("draw",), Auction(0)),
    ("an empty graveyard", table(2), (), Loot(1)),
    ("no such graveyard", table(2), (), Loot(4)),
    ("a card twice", table(2, yards={1: "arm4a"}), (), Loot(1, cards("leg2 leg2"))),
    ("a pass while there are cards", table(2), (), GAME.parse("pass")),
    ("a bid without an auction", table(2), (), PASS_BID),
    ("a draw in an auction", table(2, deck="arm4a"), ("draw", "auction 3"), Draw()),
]


@pytest.mark.parametrize(("what", "position", "moves", "action"), PUBLIC, ids=[row[0] for row in PUBLIC])
def test_FR_R47_what_everybody_sees_is_refused_with_the_reason(what, position, moves, action) -> None:  # type: ignore[no-untyped-def]
    match = enter(match_at(position), *moves)
    refusal = refused(match, match.decisions[0].owner, action).refusal
    assert refusal.aloud == refusal.reason != PURSE


def test_FR_R30_R31_the_events_of_a_turn_with_villagers() -> None:
    match = enter(match_at(table(2, deck="mob4a mob6a leg2")), "draw", "pay", "draw", "sell")
    kinds = [type(line.event) for line in match.see(None).log]
    assert kinds.count(BonusTurn) == 1 and kinds.count(AsidesReturned) == 1


def test_FR_R48_the_start_seat_comes_from_the_draw_in_every_deal() -> None:
    starts = {Match(GAME, Setup(3, {"game": "basic", "memory": "strict"}, seed)).snapshot().start for seed in range(30)}
    assert starts == {0, 1, 2}


# ------------------------------------------------------------------------------------------- nothing has been left out


def test_every_case_and_every_ruling_is_named_by_a_test() -> None:
    text = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    rulings = {int(found) for found in re.findall(r"FR-R(\d+)", text)}
    for found in re.findall(r"def test_FR((?:_R\d+)+)", text):
        rulings |= {int(number) for number in re.findall(r"\d+", found)}
    cases = {int(found) for found in re.findall(r"FR[-_](\d+)", text)}
    assert rulings >= set(range(1, 49)), sorted(set(range(1, 49)) - rulings)
    assert cases >= set(range(1, 58)), sorted(set(range(1, 58)) - cases)


def test_every_verb_of_the_notation_has_an_effect() -> None:
    assert {verb.make for verb in NOTATION.verbs.values()} == set(_EFFECTS)
