"""The acceptance table, row by row."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import TypeAdapter

from kit.cases import Case, look, mat
from kit.frankenstein import P7, cards, enter, ids, match_at, state_of, table
from kit.games import refused
from rulesets.box import Setup
from rulesets.contract import Form
from rulesets.frankenstein.actions import DRAW, PAY_IN_COINS, Bid, Loot
from rulesets.frankenstein.components import CARDS, FACE, KINDS, NUMBER, PARTS
from rulesets.frankenstein.events import BidMade, StartDraw, TurnBegan
from rulesets.frankenstein.game import GAME
from rulesets.frankenstein.monster import complete
from rulesets.frankenstein.payment import PURSE
from rulesets.frankenstein.scoring import score
from rulesets.frankenstein.state import State
from rulesets.match import Match

FULL = f"{P7} foot2"
DEFENDED_WITH_ASIDE = table(2, deck="mob4a mob6a", exactly=True, yards={0: "arm2"})
BROKE = table(2, coins="0/12", mats={0: "arm2 leg2"}, deck="mob6a")

CASES = [
    # ------------------------------------------------------------------------------------------- buy, sell, auction
    Case("FR-3", table(2, deck="torso6a"), "draw, buy", coins="6/12", bank=6, m0="torso6a", asked="1 turn"),
    Case("FR-4", table(2, coins="5/12", deck="torso6a"), "draw, not buy", legal="sell, auction 1..5"),
    Case("FR-5", table(2, deck="brain7a"), "draw, sell", coins="15/12", bank=-3, g0="brain7a", asked="1 turn"),
    Case("FR-6 asked", table(2, coins="0/12", deck="arm2"), "draw", legal="sell"),
    Case("FR-6 sold", table(2, coins="0/12", deck="arm2"), "draw, sell", coins="1/12"),
    Case(
        "FR-7",
        table(4, deck="brain7a"),
        "draw, auction 2, pass_bid, bid 4, bid 5",
        coins="17/12/12/7",
        m3="brain7a",
        bank=0,
        asked="1 turn",
    ),
    Case(
        "FR-8",
        table(4, deck="brain7a"),
        "draw, auction 2, pass_bid, pass_bid, pass_bid",
        coins="10/12/12/12",
        bank=2,
        m0="brain7a",
    ),
    Case("FR-9", table(3, deck="brain7a"), "draw, auction 4, not bid 4", asked="1 bid", legal="pass_bid, bid 5..12"),
    Case("FR-10", table(3, coins="12/3/12", deck="arm4a"), "draw, auction 3", asked="1 bid", legal="pass_bid"),
    Case("FR-10 next", table(3, coins="12/3/12", deck="arm4a"), "draw, auction 3, pass_bid", asked="2 bid"),
    Case(
        "FR-11",
        table(3, coins="12/3/12", deck="arm4a"),
        "draw, auction 3, pass_bid, bid 12",
        coins="24/3/0",
        m2="arm4a",
    ),
    Case("FR-12 refused", table(2, deck="arm2"), "draw, not auction 13, not auction 0", asked="0 deal"),
    Case("FR-12", table(2, deck="arm2"), "draw, auction 12, pass_bid", coins="0/12", m0="arm2"),
    # ------------------------------------------------------------------------------------------------ coming alive
    Case(
        "FR-13",
        table(3, mats={1: P7}, deck="foot3a"),
        "draw, auction 1, bid 2, pass_bid",
        alive=1,
        winner=1,
        coins="14/10/12",
        asked="over",
    ),
    Case(
        "FR-14",
        table(2, mats={0: "head5 brain5 torso5 heart5 arm2 coffin9a coffin10a"}, deck="coffin9b"),
        "draw, buy",
        alive=0,
        winner=0,
    ),
    Case("FR-15", table(3, mats={0: f"{P7} arm3a"}, deck="foot2"), "draw, buy", alive=0, winner=0),
    Case("FR-16", table(4, mats={0: f"{P7} arm3a"}, deck="foot2"), "draw, buy", alive=None, asked="1 turn"),
    Case(
        "FR-17",
        table(4, mats={0: "head5 brain5 torso5 heart5 arm2 leg2 coffin9a"}, deck="hand2"),
        "draw, buy",
        alive=0,
        winner=0,
    ),
    Case(
        "FR-18",
        table(4, coins="1/12/12/12", mats={0: f"{FULL} arm3a"}, deck="mob4a"),
        "draw, pay arm3a",
        alive=0,
        asked="over",
        coins="0/12/12/12",
        g0="arm3a",
        m0=mat(f"{FULL} mob4a"),
    ),
    Case(
        "FR-19",
        table(4, coins="8/12/12/12", mats={0: f"{FULL} arm5"}, yards={1: "coffin9a"}),
        "loot 1 arm5",
        coins="0/12/12/12",
        alive=0,
        winner=0,
    ),
    Case(
        "FR-20",
        table(4, mats={0: f"{FULL} arm3a arm4a"}, yards={1: "hand3a"}),
        "loot 1 arm3a arm4a",
        alive=None,
        m0=mat(f"{FULL} hand3a"),
        g0="arm3a arm4a",
        coins="12/12/12/12",
    ),
    # ----------------------------------------------------------------------------------------------------- looting
    Case(
        "FR-21",
        table(2, yards={1: "brain7a"}),
        "loot 1",
        coins="2/12",
        bank=10,
        m0="brain7a",
        g1="",
        asked="1 turn",
    ),
    Case(
        "FR-22",
        table(2, coins="3/12", mats={0: "arm5 leg4a"}, yards={1: "brain7a"}),
        "not loot 1 arm5, loot 1 arm5 leg4a",
        coins="2/12",
        g0="arm5 leg4a",
    ),
    Case(
        "FR-23",
        table(2, coins="0/12", mats={0: "head8 leg4a"}, yards={0: "arm2"}),
        "loot 0 head8 leg4a",
        coins="0/12",
        m0="arm2",
        g0="head8 leg4a",
    ),
    Case(
        "FR-24",
        table(2, coins="5/12", mats={0: "mob6a"}, yards={1: "hand5"}),
        "loot 1 mob6a",
        coins="4/12",
        box="mob6a",
        g0="",
        m0="hand5",
    ),
    Case("FR-25", table(2, yards={0: "hand2"}), "not loot 0 hand2", g0="hand2"),
    Case("FR-26", table(2), "not loot 1", asked="0 turn"),
    Case("FR-27", table(2), "not pass", asked="0 turn"),
    # --------------------------------------------------------------------------------------------------- villagers
    Case("FR-28 paid", table(2, deck="mob6a leg3a"), "draw, pay", coins="6/12", m0="mob6a", asked="0 turn"),
    Case("FR-28", table(2, deck="mob6a leg3a"), "draw, pay, draw, sell", coins="7/12", asked="1 turn"),
    Case(
        "FR-29",
        table(2, coins="2/12", mats={0: "head5 coffin9a"}, deck="mob6a"),
        "draw, not lose_coins, pay coffin9a",
        coins="2/12",
        g0="coffin9a",
    ),
    Case(
        "FR-30",
        table(2, coins="2/12", mats={0: "arm3a"}, deck="mob6a"),
        "draw, not pay arm3a, lose_coins",
        coins="0/12",
        box="mob6a",
        m0="arm3a",
        asked="0 turn",
    ),
    Case(
        "FR-31",
        BROKE,
        "draw, not lose_coins, lose_card leg2",
        g0="leg2",
        m0="arm2",
        box="mob6a",
    ),
    Case(
        "FR-32",
        table(2, coins="1/12", mats={0: "mob4a"}, deck="mob6a"),
        "draw, lose_card mob4a",
        box="mob4a mob6a",
        m0="",
        coins="1/12",
    ),
    Case(
        "FR-33",
        table(2, coins="0/12", mats={0: "arm2 leg3a"}, deck="mob6a"),
        "draw, not lose_card arm2",
        legal="lose_card leg3a",
    ),
    Case("FR-34", table(2, coins="0/12", deck="mob6a leg3a"), "draw", box="mob6a", asked="0 turn"),
    Case(
        "FR-35",
        table(2, deck="mob4a mob6a mob4b leg3a"),
        "draw, pay, draw",
        aside="mob6a mob4b",
        up="leg3a",
        asked="0 deal",
        coins="8/12",
    ),
    Case(
        "FR-36",
        table(2, deck="mob4a mob6a mob4b leg3a"),
        "draw, pay, draw, sell",
        aside="",
        asked="1 turn",
        deck_size=60 - 2,
    ),
    # ------------------------------------------------------------------------------------------- the deck runs out
    Case(
        "FR-37",
        DEFENDED_WITH_ASIDE,
        "draw, pay, draw",
        asked="0 turn",
        legal="loot 0 [mob4a], pass",
        aside="mob6a",
    ),
    Case(
        "FR-38",
        DEFENDED_WITH_ASIDE,
        "draw, pay, draw, not draw, loot 0 mob4a",
        coins="8/12",
        box="mob4a",
        deck="mob6a",
        asked="1 turn",
    ),
    Case(
        "FR-39",
        table(2, deck="leg3a", exactly=True, yards={0: "arm2 hand2 foot2", 1: "head5"}),
        "draw",
        rebuilds=0,
        up="leg3a",
    ),
    Case(
        "FR-39 rebuilt",
        table(2, deck="leg3a", exactly=True, yards={0: "arm2 hand2 foot2", 1: "head5"}),
        "draw, sell, draw",
        rebuilds=1,
        g0="leg3a",
        g1="head5",
        deck_size=2,
    ),
    Case(
        "FR-40",
        table(2, exactly=True, rebuilds=5, yards={0: "arm2 hand2", 1: "head5"}),
        "not draw, pass, pass",
        asked="over",
        alive=None,
    ),
    Case(
        "FR-41",
        table(3, exactly=True, yards={0: "arm2", 1: "head5"}),
        "pass, loot 0, pass, pass",
        asked="1 turn",
        passes=2,
    ),
    Case(
        "FR-41 dawn",
        table(3, exactly=True, yards={0: "arm2", 1: "head5"}),
        "pass, loot 0, pass, pass, pass",
        asked="over",
        alive=None,
    ),
    # ------------------------------------------------------------------------------------------------- the reckoning
    Case(
        "FR-42",
        table(
            4,
            exactly=True,
            mats={0: "head5 head6a brain5 torso5", 1: "head7a brain7a", 2: "arm2 leg2", 3: "hand2 foot2"},
        ),
        "pass, pass, pass, pass",
        winner=1,
    ),
    Case(
        "FR-43",
        table(3, exactly=True, mats={0: "head5 head6a brain5 torso5", 1: "head7a brain7a", 2: "arm2 leg2"}),
        "pass, pass, pass",
        winner=0,
    ),
    Case(
        "FR-44",
        table(
            2,
            advanced=True,
            coins="7/11",
            mats={
                0: "head7a brain6a torso5 heart8 arm3a leg4a coffin9a",
                1: "head8 head5 brain7a torso7a heart6a arm5 coffin10a coffin9b",
            },
            deck="hand2",
        ),
        "draw, buy",
        alive=0,
        coins="5/11",
        score="52/63",
        winner=1,
    ),
    Case(
        "FR-46",
        table(
            2,
            advanced=True,
            coins="4/10",
            mats={0: "head5 brain5 torso5 heart5 arm5 leg5 hand3a", 1: "head8 brain8 torso8 heart6a"},
            deck="foot3a",
        ),
        "draw, buy",
        alive=0,
        score="40/40",
        winner=0,
    ),
    Case(
        "FR-49",
        table(2, yards={0: "head5 arm2"}),
        "loot 0",
        m0="arm2",
        coins="9/12",
        g0="head5",
    ),
    Case(
        "FR-50",
        table(2, mats={0: "mob4a"}, deck="torso6a"),
        "draw",
        legal="buy, sell, auction 1..12",
    ),
    Case(
        "FR-51",
        table(4, advanced=True, mats={0: P7, 1: "head8 head7a brain8 torso8 heart8"}, deck="foot2"),
        "draw, buy",
        alive=0,
        score="41/44/0/0",
        winner=1,
    ),
    Case("FR-56", table(3, deck="torso6a", yards={0: "arm2", 2: "leg2"}), legal="draw, loot 0, loot 2"),
    Case(
        "FR-56 drawn",
        table(3, deck="torso6a", yards={0: "arm2", 2: "leg2"}),
        "draw",
        legal="buy, sell, auction 1..12",
    ),
    Case(
        "FR-57",
        table(2, exactly=True, rebuilds=4, yards={0: "arm2 hand2"}),
        "draw",
        rebuilds=5,
        up="arm2",
        g0="hand2",
        asked="0 deal",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    case.run()


def test_FR_1_a_new_game() -> None:
    match = Match(GAME, Setup(5, {"game": "basic", "memory": "strict"}, 3))
    seen = look(match)
    draws = [line.event for line in match.see(None).log if isinstance(line.event, StartDraw)]
    last = draws[-1]
    assert seen.coins == "12/12/12/12/12"
    assert seen.deck_size == 60
    assert [seat for seat, _ in draws[0].drawn] == [0, 1, 2, 3, 4]
    assert last.starts == max(last.drawn, key=lambda pair: FACE[pair[1]])[0] == seen.state.start
    assert seen.asked == f"{last.starts} turn"


def test_FR_2_the_card_table() -> None:
    by_kind = {kind: [card.face for card in CARDS if card.kind == kind] for kind in KINDS}
    assert len({card.id for card in CARDS}) == 60
    assert [by_kind[kind] for kind in PARTS] == [[5, 6, 6, 7, 7, 8]] * 4 + [[2, 3, 3, 4, 4, 5]] * 4
    assert by_kind["coffin"] == [9, 9, 9, 10, 10, 10]
    assert by_kind["mob"] == [4, 4, 4, 6, 6, 6]
    assert sum(FACE) == 327
    brain = CARDS[NUMBER["brain7a"]]
    assert (brain.sell, brain.loot) == (3, 10)


def test_FR_16_no_view_but_the_owners_shows_the_full_mat() -> None:
    match = enter(match_at(table(4, mats={0: f"{P7} arm3a"}, deck="foot2")), "draw", "buy")
    assert [match.see(viewer).view.mats[0] is not None for viewer in (None, 0, 1, 2, 3)] == [False, True] + [False] * 3


def test_FR_36_both_villagers_are_in_the_deck_again() -> None:
    match = enter(match_at(table(2, deck="mob4a mob6a mob4b leg3a")), "draw", "pay", "draw", "sell")
    assert {NUMBER["mob6a"], NUMBER["mob4b"]} <= set(state_of(match).deck)


def test_FR_39_the_new_deck_is_what_lay_below_the_tops() -> None:
    start = table(2, deck="leg3a", exactly=True, yards={0: "arm2 hand2 foot2", 1: "head5"})
    match = enter(match_at(start), "draw", "sell", "draw")
    state = state_of(match)
    assert set(ids([state.current, *state.deck]).split()) == {"arm2", "hand2", "foot2"}


SCORES = [
    ("FR-45 example 2", "brain7a heart8 torso6a", 30, 31),
    ("FR-45 example 3", "head5 brain5 torso6a heart6a arm3a arm4a leg2 hand2 foot4a coffin10a", 9, 51),
    ("FR-45 example 4", "coffin9a coffin9b coffin9c coffin10a coffin10b coffin10c brain7a brain8 head5", 50, 105),
]


@pytest.mark.parametrize(("id", "words", "coins", "points"), SCORES, ids=[row[0] for row in SCORES])
def test_score(id: str, words: str, coins: int, points: int) -> None:
    held = tuple(sorted(cards(words)))
    assert score(held, coins, alive=False) == points
    if "3" in id:
        assert not complete(held, 4)


def test_FR_47_no_other_view_shows_a_mat_its_size_or_coins() -> None:
    match = enter(match_at(table(2, mats={0: "arm2"}, active=1, deck="torso6a")), "draw")
    for viewer in (1, None):
        seen = match.see(viewer)
        assert seen.view.coins[0] is None and seen.view.mats[0] is None and seen.view.points[0] is None
        assert seen.view.bank is None
        assert "arm2" not in repr(seen) and f"{NUMBER['arm2']}," not in repr(seen.view.mats)


def test_FR_48_saved_and_loaded_in_the_middle_of_an_auction() -> None:
    match = enter(match_at(table(5, deck="heart8")), "draw", "auction 3", "bid 6")
    box = TypeAdapter(State)
    loaded = box.validate_json(box.dump_json(state_of(match)))
    assert loaded == state_of(match)
    again = match_at(loaded)
    seen = look(again)
    assert (seen.asked, loaded.high) == ("2 bid", 6)
    Case("FR-48", loaded, "pass_bid, bid 7, pass_bid", coins="19/12/12/5/12", m3="heart8").run()


def test_FR_49_a_loot_names_a_graveyard_and_never_a_card_in_it() -> None:
    offers = GAME.legal(table(2, yards={0: "head5 arm2"}), 0)
    assert offers[1] == Loot(0)


@pytest.mark.parametrize(("memory", "first"), [("strict", TurnBegan), ("open", StartDraw)])
def test_FR_52_where_the_log_begins(memory: str, first: type) -> None:
    match = Match(GAME, Setup(2, {"game": "basic", "memory": memory}, 11))
    rng = Random(1)
    while state_of(match).turn_no < 6:
        state = state_of(match)
        offers = GAME.legal(state, state.asked)
        offer = DRAW if DRAW in offers else rng.choice(offers)
        match.act(state.asked, GAME.sample(state, state.asked, offer, rng) if isinstance(offer, Form) else offer)
    for viewer in (0, None):
        event = match.see(viewer).log[0].event
        assert isinstance(event, first)
        assert event.turn == (4 if memory == "strict" else 0)


# The three cases of the table screen, as far as the rules go: the same entries, a neutral refusal, nothing changed.


def test_FR_53_a_bid_above_the_purse_is_refused_neutrally() -> None:
    match = enter(match_at(table(3, coins="12/3/12", deck="arm4a")), "draw", "auction 3")
    public = refused(match, 1, Bid(3)).refusal
    hidden = refused(match, 1, Bid(4)).refusal
    assert "must be above" in public.aloud and public.aloud == public.reason
    assert hidden.aloud == PURSE
    assert "3 coins" in hidden.reason
    assert look(match).asked == "1 bid"
    assert not any(isinstance(line.event, BidMade) for line in match.see(None).log)
    assert look(enter(match, "pass_bid")).asked == "2 bid"


def test_FR_54_an_auction_is_offered_to_the_whole_table() -> None:
    match = match_at(table(4, deck="brain7a"))
    for said in ("draw", "auction 2", "pass_bid", "bid 4", "bid 5"):
        (ask,) = match.see(None).view.asks
        heads = [offer.head if isinstance(offer, Form) else GAME.text(offer) for offer in ask.offers]
        assert said.split()[0] in heads
        enter(match, said)
    assert look(match).coins == "17/12/12/7" and look(match).pile("m3") == "brain7a"


def test_FR_55_a_defence_without_the_coins_is_refused_neutrally_and_the_panel_offers_what_to_lose() -> None:
    match = enter(match_at(table(2, coins="2/12", mats={0: "arm3a"}, deck="mob6a")), "draw")
    (aloud,) = match.see(None).view.asks
    assert aloud.offers == (PAY_IN_COINS,) and not aloud.closed
    assert refused(match, 0, PAY_IN_COINS).refusal.aloud == PURSE
    (own,) = match.see(0).view.asks
    assert [GAME.text(offer) for offer in own.offers if not isinstance(offer, Form)] == [
        "lose_coins",
        "lose_card arm3a",
    ]
    assert [offer for offer, _ in own.closed] == [PAY_IN_COINS]
