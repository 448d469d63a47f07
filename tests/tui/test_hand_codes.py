"""Hand codes: letters, slips and what they never touch (RL-51 to RL-56)."""

from __future__ import annotations

from random import Random

from kit.fram_rlyeh import deal_b, lay
from rulesets.contract import Seat
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import PLAY_CARD
from rulesets.fram_rlyeh.components import FIRST_TRUMP, NUMBER
from rulesets.fram_rlyeh.state import State
from tabletop_tui.play.hand_codes import LETTERS, HandCodes
from tabletop_tui.play.laying import Lay, Laying
from tabletop_tui.tables.fram_rlyeh.table import coded, sealed_seats


def words(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(coded(GAME.view(state, seat)))


def codes_for(state: State, *seats: Seat) -> HandCodes:
    codes = HandCodes(Random(1))
    for seat in seats:
        codes.look(seat, words(state, seat))
    return codes


def letter(codes: HandCodes, seat: Seat, word: str) -> str:
    return codes.letters(seat)[word]


def laying(state: State, codes: HandCodes) -> Laying:
    page = Laying(codes, range(5))
    page.show(sealed_seats(GAME.view(state, None)))
    return page


def press(page: Laying, *keys: str) -> Lay | None:
    done = None
    for key in keys:
        assert done is None
        done = page.key(key, key if len(key) == 1 else None)
    return done


def play(state: State, seat: Seat, card: int | str) -> None:
    GAME.apply(state, seat, PLAY_CARD[card if isinstance(card, int) else NUMBER[card]], None)


def no_letter_of(codes: HandCodes, seat: Seat) -> str:
    return next(one for one in LETTERS if one not in codes.letters(seat).values())


def test_rl_52_every_playable_card_has_a_letter_and_the_time_drug_has_none() -> None:
    state = deal_b()
    codes = codes_for(state, 0, 3)
    assert len(codes.letters(0)) == 12 and "time_drug" not in codes.letters(0)
    assert len(codes.letters(3)) == 13
    for seat in (0, 3):
        letters = list(codes.letters(seat).values())
        assert len(set(letters)) == len(letters)
        assert not set(letters) & set("IOPQT")
    assert len(LETTERS) == 21 and not set(LETTERS) & set("IOPQT")


def test_rl_53_two_slips_void_all_letters() -> None:
    state = deal_b()
    codes = codes_for(state, 0)
    play(state, 1, "brine-8")
    before = repr(state)
    own = letter(codes, 0, "coral-5")
    page = laying(state, codes)
    wrong = no_letter_of(codes, 0)
    assert press(page, "1", wrong.lower(), "enter") is None
    assert page.slip == 0
    assert codes.ready(0)
    another = next(one for one in LETTERS if one not in codes.letters(0).values() and one != wrong)
    press(page, another.lower())
    assert page.slip == 0 and not codes.ready(0), "look first"
    assert press(page, own.lower(), "enter") is None, "now its own letters are refused, too"
    line = next(line for line in page.lines() if line.seat == 0)
    assert (line.ready, line.letter, line.laid) == (False, "", False)
    assert repr(state) == before


def test_rl_54_a_letter_can_be_cleared_stays_valid_and_is_spent_when_laid() -> None:
    state = deal_b()
    codes = codes_for(state, 0)
    play(state, 1, "brine-8")
    page = laying(state, codes)
    twelve, five = letter(codes, 0, "coral-12"), letter(codes, 0, "coral-5")
    press(page, "1", twelve.lower())
    assert next(line for line in page.lines() if line.seat == 0).letter == twelve
    press(page, "backspace")
    assert next(line for line in page.lines() if line.seat == 0).letter == ""
    assert press(page, five.lower(), "enter") == Lay(0, "coral-5")
    play(state, 0, "coral-5")
    codes.keep_only(0, words(state, 0))
    assert codes.try_letter(0, twelve)
    assert codes.word(0, twelve) == "coral-12"
    assert not codes.try_letter(0, five), "the letter of a card that has gone is a slip"


def test_rl_55_a_look_deals_anew_and_other_pages_leave_the_letters_alone() -> None:
    state = deal_b()
    codes = codes_for(state, 3)
    before = dict(codes.letters(3))
    digest = repr(state)
    codes.open(3, words(state, 3))
    assert codes.letters(3) == before
    codes.look(3, words(state, 3))
    after = codes.letters(3)
    assert after != before and set(after) == set(before)
    lapsed = set(before.values()) - set(after.values())
    assert all(not codes_for(state).try_letter(3, one) for one in lapsed)
    assert repr(state) == digest


def test_a_card_that_comes_back_has_no_letter_until_the_next_private_page() -> None:
    codes = HandCodes(Random(3))
    codes.look(2, ["a", "b", "c"])
    codes.keep_only(2, ["a", "c"])
    codes.keep_only(2, ["a", "b", "c"])
    assert set(codes.letters(2)) == {"a", "c"}
    spent = set(LETTERS) - {*codes.letters(2).values()}
    kept = dict(codes.letters(2))
    codes.open(2, ["a", "b", "c"])
    assert {word: codes.letters(2)[word] for word in kept} == kept
    assert codes.letters(2)["b"] in spent


def test_a_spent_letter_is_not_given_again_before_the_next_look() -> None:
    for seed in range(40):
        codes = HandCodes(Random(seed))
        codes.look(0, list("abcdefghijklm"))
        gone = letter(codes, 0, "a")
        codes.keep_only(0, list("bcdefghijklm"))
        codes.open(0, list("abcdefghijklm"))
        assert letter(codes, 0, "a") != gone


def test_for_a_seat_without_letters_any_private_page_counts_as_a_look() -> None:
    codes = HandCodes(Random(5))
    codes.open(4, ["a", "b"])
    assert codes.ready(4)
    for _ in range(2):
        codes.try_letter(4, no_letter_of(codes, 4))
    assert not codes.ready(4)
    codes.open(4, ["a", "b"])
    assert codes.ready(4)
    assert not codes.try_letter(4, no_letter_of(codes, 4))
    assert codes.ready(4), "the slips before the look are forgotten"


def test_the_numbers_of_dealer_bots_and_seats_that_have_laid_do_nothing() -> None:
    state = deal_b()
    play(state, 1, "brine-8")
    play(state, 2, "kelp-8")
    page = Laying(codes_for(state, 0, 1, 2, 3, 4), (0, 1, 2, 3))
    page.show(sealed_seats(GAME.view(state, None)))
    for key in ("2", "3", "5", "9", "0"):
        press(page, key)
        assert not page.open
    press(page, "4")
    assert [line.open for line in page.lines()] == [False, True, False, False]


def test_a_seat_that_has_not_looked_can_type_nothing() -> None:
    state = deal_b()
    play(state, 1, "brine-8")
    page = laying(state, HandCodes())
    assert press(page, "1", "a", "b", "c", "enter") is None
    assert page.slip is None
    assert not any(line.letter for line in page.lines())


def test_the_letters_stay_out_of_reports() -> None:
    state = deal_b()
    codes = codes_for(state, 0)
    assert repr(codes) == "HandCodes(...)"


def pages_of(deal: str) -> list[object]:
    """The lines after every key of one laying, the power cards having the same letters in every deal."""
    state = lay(deal, "S4 M7 A0", "S6 M9 A14 S8 M13 A18 S10 M15 A20 S12 M17 A22")
    play(state, 0, "coral-14")
    codes = HandCodes(Random(9))
    for seat in (1, 2, 3):
        codes.look(seat, [word for word in words(state, seat) if NUMBER[word] < FIRST_TRUMP])
        codes.open(seat, words(state, seat))
    page = laying(state, codes)
    seen: list[object] = [page.lines()]
    for seat, word in ((3, "amber-11"), (1, "brine-8"), (2, "kelp-15")):
        for key in (str(seat + 1), letter(codes, seat, word).lower()):
            assert press(page, key) is None
            seen.append(page.lines())
        assert press(page, "enter") == Lay(seat, word)
        play(state, seat, word)
        page.show(sealed_seats(GAME.view(state, None)))
        seen.append(page.lines())
    return seen


def test_rl_56_the_lines_are_the_same_whatever_trump_a_seat_holds() -> None:
    assert pages_of("RT ST ES TD") == pages_of("RT TD ES ST")
