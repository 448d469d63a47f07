"""What people read: sentences of the log, notes on choices, cards that explain themselves, the rulebook, refusals."""

from __future__ import annotations

import pytest

from kit.fram_rlyeh import Table, card_of, deal_a, deal_b
from rulesets.contract import BadNotation, Note
from rulesets.fram_rlyeh import GAME
from rulesets.fram_rlyeh.actions import (
    PASS_INTERRUPT,
    PLAY_CARD,
    REPLAY_CARD,
    TAKE_TREASURE,
    USE_TALISMAN,
    USE_TIME_DRUG,
)
from rulesets.fram_rlyeh.components import CARDS, IDS, NUMBER, SUITS, TREASURES, Depth
from rulesets.fram_rlyeh.refusals import HAND
from rulesets.fram_rlyeh.scoring import outcome


def told(table: Table, viewer: int | None) -> list[str]:
    """The log as a viewer reads it."""
    return [GAME.tell(copy) for event in table.events if (copy := event.shown_to(viewer)) is not None]


def test_a_round_in_sentences_for_the_table() -> None:
    table = Table(deal_a())
    table.round(14, 8, 15, 11)
    assert told(table, None) == [
        "{0} leads 14.",
        "{1} lays a card.",
        "{2} lays a card.",
        "{3} lays a card.",
        "The cards are turned up: {0} 14, {1} 8, {2} 15, {3} 11.",
        "{2} wins the round with 15.",
        "{0}'s 14 turns into insanity.",
        "{1}'s 8 turns into insanity.",
        "{3}'s 11 turns into insanity.",
        "{2} takes a shallow treasure and pays 15.",
        "Round 2: {2} deals.",
        "{2} looks at the medium treasure of this round.",
    ]


def test_a_round_in_sentences_for_those_who_know_more() -> None:
    table = Table(deal_a())
    table.round(14, 8, 15, 11)
    assert "{2} lays 15 face down." in told(table, 2)
    assert '{2} takes a shallow treasure, "Slightly Non-Euclidean Teacup" (6), and pays 15.' in told(table, 0)
    assert '{2} looks at the medium treasure of this round, "Jar of Pickled Starlight" (9).' in told(table, 2)
    assert "{2} looks at the medium treasure of this round." in told(table, 0)


def test_the_special_cards_in_sentences() -> None:
    table = Table(deal_b())
    table.play(8, "GM", "ST", "ES", 14)
    table.stop_time(0, 15)
    sentences = told(table, None)
    assert "{0} uses the Time Drug and takes 14 back." in sentences
    assert "{0} plays 15 instead." in sentences
    assert "{3} wins the round with the Shining Trapezohedron (17)." in sentences
    assert "{4}'s Elder Sign (15) turns into insanity." in sentences
    assert "Round 2: {2} deals, having drunk the Golden Mead." in sentences
    assert "{2} looks at the medium treasure of next round." in sentences


def test_ties_and_exorcism_in_sentences() -> None:
    table = Table(deal_a())
    table.round(14, 15, 15, 11)
    assert "{1} wins the round with 15, first from the dealer on." in told(table, None)
    table.round(4, 5, 6, 15)
    table.round(4, 7, 7, 12)
    assert [words for words in told(table, None) if "exorcises" in words] == [
        "{0} exorcises 1 insanity card.",
        "{3} exorcises 2 insanity cards.",
    ]


def test_the_talisman_in_sentences() -> None:
    table = Table(deal_a())
    table.round(4, 5, 15, 6, talisman=True)
    assert "{2} holds up the Elder Sign: a shallow treasure and the 15 leave the game." in told(table, None)
    assert any("Teacup" in sentence and "Elder Sign" in sentence for sentence in told(table, 0))


def test_the_end_in_sentences_and_lines() -> None:
    table = Table(deal_a())
    table.all_lowest(12)
    assert told(table, None)[-1].startswith("Final score: {0} ")
    result = outcome(table.state)
    assert result is not None
    assert result.ending == "The dive is over: {0} kept a clear head and called for help."
    assert result.decided_by.startswith("the highest score, ")
    assert result.places[0] == (0,)
    assert result.notes[-1].startswith("Never in the game: ")


def note(table: Table, seat: int, line: str) -> Note:
    return GAME.explain(table.view(seat), GAME.parse(line))


def test_a_lead_says_what_it_costs_and_gives() -> None:
    table = Table(deal_a())
    told_ = note(table, 0, "play_card coral-9")
    assert told_.label == "Lead 9"
    assert 'you take "Slightly Non-Euclidean Teacup" (6) and pay 9 (-3)' in told_.effect
    assert told_.others == "Everybody sees the card at once."


def test_a_hidden_card_says_whether_it_can_win() -> None:
    table = Table(deal_a())
    table.lead(14)
    assert note(table, 1, "play_card brine-14").effect.startswith("It cannot win: {0}'s 14 wins the tie.")
    assert note(table, 1, "play_card brine-9").effect.startswith("It cannot win: {0}'s 14 beats it.")
    winning = note(table, 1, "play_card brine-15")
    assert winning.effect.startswith("If it wins: you take the shallow treasure and pay 15.")
    assert "not yet which one" in winning.others
    assert "talisman" in note(table, 2, "play_card elder_sign").effect


@pytest.mark.parametrize(
    ("rounds", "words"),
    [(0, "at the one after it"), (9, "look at its treasure."), (10, "You deal the last round."), (11, "no round left")],
)
def test_golden_mead_says_what_it_brings(rounds: int, words: str) -> None:
    table = Table(deal_a())
    table.all_lowest(rounds)
    table.lead(table.highest(table.state.dealer))
    told_ = note(table, 3, "play_card golden_mead")
    assert words in told_.effect
    assert not told_.warn  # one more key to hear would tell what somebody holds


def test_the_choices_after_the_showdown_explain_themselves() -> None:
    table = Table(deal_b())
    table.play(8, 9, 10, 11, 12)
    table.let_be(until=0)
    assert GAME.explain(table.view(0), PASS_INTERRUPT).label == "Settle the round"
    assert GAME.explain(table.view(None), PASS_INTERRUPT) == GAME.explain(table.view(0), PASS_INTERRUPT)
    assert "Your 12 returns" in GAME.explain(table.view(0), USE_TIME_DRUG).effect
    table.stop_time(0, None)
    assert GAME.explain(table.view(0), REPLAY_CARD[card_of(0, 13)]).effect.startswith("It wins: you take")
    assert "beats it" in GAME.explain(table.view(0), REPLAY_CARD[card_of(0, 4)]).effect


def test_a_claim_says_what_taking_and_throwing_away_mean() -> None:
    table = Table(deal_a())
    table.round(9, 5, 4, 6)
    table.play(4, 6, 7, 5)
    table.let_be()
    take, throw = GAME.explain(table.view(2), TAKE_TREASURE), GAME.explain(table.view(2), USE_TALISMAN)
    assert take.effect.startswith('You take "Jar of Pickled Starlight" (9) and pay 7 (+2)')
    assert take.effect.endswith(", and 1 insanity card no longer counts.")
    assert throw.effect.endswith("You deal the next round. Taking it would gain you 3 points.")
    assert not throw.warn


def test_every_card_treasure_suit_and_place_explains_itself() -> None:
    table = Table(deal_a())
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        words = [*IDS, *[treasure.id for treasure in TREASURES], *SUITS, *[depth.word for depth in Depth]]
        words += ["this", "next", "last", "deck", "removed", "insanity", "exorcised", "paid", "dealer", "trump"]
        for word in words:
            gloss = GAME.gloss(view, word)
            assert gloss.name and gloss.text and gloss.text != "No card or place of this game.", word
    assert GAME.gloss(table.view(1), "shining_trapezohedron").text.endswith("It is yours.")
    assert "out of the game" in GAME.gloss(table.view(0), "S4").text
    assert "out of the game" not in GAME.gloss(table.view(1), "S4").text
    assert GAME.gloss(table.view(1), "x").text == "No card or place of this game."


def test_what_hidden_goods_forbid_is_refused_at_the_table_in_the_same_words() -> None:
    table = Table(deal_a())
    table.lead(4)
    for seat, name in ((1, "elder_sign"), (2, "golden_mead"), (3, "shining_trapezohedron")):
        refusal = GAME.why_not(table.state, seat, PLAY_CARD[NUMBER[name]])
        assert refusal is not None
        assert refusal.aloud == HAND
        assert refusal.reason == f"{CARDS[NUMBER[name]].name} is not in your hand."
    for seat, number in ((1, 5), (2, 15), (3, 6)):
        table.lay(seat, number)
    refusal = GAME.why_not(table.state, 1, USE_TIME_DRUG)
    assert refusal is not None and refusal.aloud == HAND
    table.let_be()
    table.state.hands[2] = table.state.hands[2][:-1]
    refusal = GAME.why_not(table.state, 2, USE_TALISMAN)
    assert refusal is not None and refusal.aloud == HAND


def test_the_notation() -> None:
    for card in CARDS:
        assert GAME.parse(f"play_card {card.id}") == PLAY_CARD[card.number]
        assert GAME.text(PLAY_CARD[card.number]) == f"play_card {card.id}"
    for line in ("play_card", "play_card kelp", "replay_card golden_mead", "pass", "take_treasure now", ""):
        with pytest.raises(BadNotation):
            GAME.parse(line)


def test_every_decision_has_a_coach_and_a_section() -> None:
    sections = {section.id for section in GAME.rulebook.sections}
    assert {"dealer", "laying", "time", "claim", "trumps", "end", "old_one"} <= sections
    assert set(GAME.rulebook.coach) == {"dealer_play", "hidden_play", "interrupt", "replay", "claim"}
