"""From what people enter to a deal: options, seeds and deal codes, and what is said to nonsense."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets import shelf
from rulesets.chance import seed_of
from rulesets.deal import (
    MAX_SEED,
    WORDS,
    BadSetup,
    deal_code,
    fresh_seed,
    make_setup,
    plain_seed,
    read_deal,
    read_options,
)

GAME = shelf.game("frankenstein")
METAS = shelf.metas()


def test_a_set_up_has_all_options_and_a_number_for_a_seed() -> None:
    setup = make_setup(GAME, 3, {"game": "advanced"}, "owl-lamp-rye")
    assert setup.options == {"game": "advanced", "memory": "strict"}
    assert setup.seed == seed_of("owl-lamp-rye")


NONSENSE = [
    (1, {}, "owl", "2 to 5 players, not 1: choose 2, 3, 4, 5"),
    (6, {}, "owl", "not 6"),
    (3, {"gmae": "basic"}, "owl", 'no option "gmae": it knows game, memory'),
    (3, {"game": "expert"}, "owl", 'game cannot be "expert": choose basic, advanced'),
    (3, {"game": ("basic", "basic", "basic")}, "owl", "takes one value, not 3"),
    (3, {}, " :: ", "cannot be empty"),
    (3, {}, "x" * (MAX_SEED + 1), f"at most {MAX_SEED}"),
]


@pytest.mark.parametrize(("seats", "options", "seed", "says"), NONSENSE)
def test_nonsense_is_refused_with_the_reason_and_the_legal_values(seats, options, seed, says) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadSetup) as caught:
        make_setup(GAME, seats, options, seed)
    assert says in str(caught.value)


CODES = [
    ("frankenstein:4:owl-lamp-rye", 4, "owl-lamp-rye", {}),
    ("frankenstein:2:owl-lamp-rye:game=advanced", 2, "owl-lamp-rye", {"game": "advanced"}),
    (
        "frankenstein:5:any text is a seed:game=advanced:memory=open",
        5,
        "any text is a seed",
        {"game": "advanced", "memory": "open"},
    ),
]


@pytest.mark.parametrize(("code", "seats", "seed", "options"), CODES)
def test_deal_codes(code: str, seats: int, seed: str, options: dict[str, str]) -> None:
    deal = read_deal(code, METAS)
    assert (deal.game, deal.seats, deal.seed, deal.options) == ("frankenstein", seats, seed, options)
    assert deal_code(METAS["frankenstein"], seats, seed, options) == code


@given(st.text(st.characters(blacklist_categories=["Cs"]), min_size=1, max_size=MAX_SEED).filter(plain_seed))
def test_any_text_is_a_seed_and_comes_back_from_its_code(seed: str) -> None:
    code = deal_code(METAS["frankenstein"], 3, seed, {})
    deal = read_deal(code, METAS)
    assert make_setup(GAME, 3, seed=deal.seed) == make_setup(GAME, 3, seed=seed)


BAD_CODES = [
    ("", "begins with a game"),
    ("chess:2:owl", "begins with a game"),
    ("frankenstein:many:owl", "no number of players"),
    ("frankenstein:3:owl:advanced", "write name=value"),
    ("frankenstein:3:owl:game=expert", "choose basic, advanced"),
    ("frankenstein:3:owl:size=big", "no option"),
]


@pytest.mark.parametrize(("code", "says"), BAD_CODES)
def test_malformed_deal_codes(code: str, says: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_deal(code, METAS)
    assert says in str(caught.value)


def test_options_are_read_from_text() -> None:
    assert read_options(METAS["frankenstein"], {"memory": "open"}) == {"memory": "open"}


def test_a_fresh_seed_is_three_words() -> None:
    words = fresh_seed().split("-")
    assert len(words) == 3 and set(words) <= set(WORDS)
    assert len(WORDS) == len(set(WORDS)) > 200


@pytest.mark.parametrize("name", shelf.SHELF)
def test_the_same_code_is_the_same_deal_and_another_seed_another(name: str) -> None:
    game = shelf.game(name)
    seats = game.meta.seats[0]
    one, two, other = [game.new(make_setup(game, seats, seed=seed)) for seed in ("owl", "owl", "lamp")]
    assert one == two
    assert repr(one) != repr(other)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(shelf.UnknownGame, match="frankenstein"):
        shelf.game("chess")
