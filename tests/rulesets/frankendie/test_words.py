"""What the game says: the log of a turn, notes before a choice, refusals, glosses, the set-up page."""

from __future__ import annotations

import pytest

from kit.frankendie import ALL7, Table
from rulesets.deal import deal_code, make_setup, read_deal
from rulesets.frankendie import GAME, META
from rulesets.frankendie.actions import BELL, EARLY, REVEAL, ROLL, Call, Slap
from rulesets.frankendie.components import LIGHTNING, SYMBOLS, Pace
from rulesets.match import Match
from rulesets.naming import named

NAMES = ["Ada", "Bo", "Cy"]


def told(table: Table) -> list[str]:
    return [named(GAME.tell(event), NAMES) for event in table.events]


def test_the_log_of_fd_7() -> None:
    table = Table().run("P0@900, P0: B3, P1@2000, P1: T2")
    assert told(table) == [
        "Turn 1: Ada rolls.",
        "The dice are shown.",
        "Ada slaps at 0.90 s, lowest hand in the stack.",
        "Ada calls 3 brains.",
        "Bo slaps at 2.00 s, second hand in the stack.",
        "Bo calls 2 torsos.",
        f"The dice: {', '.join(_faces(table))}.",
        "Ada's 3 brains: right, and Ada takes a brain.",
        "Bo's 2 torsos: right, and Bo takes a torso.",
    ]


def _faces(table: Table) -> list[str]:
    return [SYMBOLS[face] for face in table.dice]


@pytest.mark.parametrize(
    ("owns", "moves", "last"),
    [
        ({}, "P0@900, P0: G1, close 6300", ["Ada's 1 guts: wrong.", "Ada's key is scorched for 1 turn."]),
        ({}, "P0@900, P0 timeout, close 6300", ["Ada has called nothing: the hand is wasted."]),
        ({}, "P0@900, P1@950, P0: B3, P1: B3", ["Bo's 3 brains: right, but a hand below was quicker with brains."]),
        ({0: "AE"}, "P1@900, P1: B3, P0@1400, P0: T2", ["Ada's 2 torsos: right, but a genius has to be first."]),
        ({}, "P0@900, P0: L1, close 6300", ["Ada's 1 lightning: right, but there is no whole Creature to strike."]),
        ({0: "B"}, "P0@900, P0: B3, close 6300", ["Ada's 3 brains: right, but Ada needs none."]),
        ({0: ALL7}, "P0@900, P1@950, P0: L1", ["Ada's 1 lightning: right, and the Creature opens its eyes."]),
        ({0: ALL7}, "P0@900, P1@950, P0: L1", ["Bo's hand is not needed any more."]),
        ({0: ALL7}, "P0@900, P0: L1", ["Ada wins: lightning called right for a whole Creature."]),
        ({0: "AEFGHT"}, "P0@900, P0: B3, close 6300", ["Beware: Ada has a whole Creature, and waits for lightning."]),
        ({}, "bell", ["The bell rings: turn 1 is void."]),
        ({}, "P0@120", ["Ada slaps at 0.12 s, before anybody can have counted: out for this turn."]),
    ],
)
def test_verdicts_in_words(owns: dict[int, str], moves: str, last: list[str]) -> None:
    sentences = told(Table(owns=owns).run(moves))
    assert [sentence for sentence in last if sentence not in sentences] == []


def test_geniuses_are_named_at_the_roll() -> None:
    assert told(Table(owns={0: "AE"}))[0] == "Turn 1: Ada rolls; Ada must be first with a correct call."
    assert told(Table(phase="hush").run("P1@-1"))[-1] == "Bo slaps before the dice are shown: out for this turn."


def test_a_call_is_explained_alike_whether_it_is_right_or_wrong() -> None:
    view = Table(owns={0: "B"}).run("P0@900").view(0)
    notes = {GAME.explain(view, Call(3, count, 0)).effect for count in range(1, 9)}
    assert notes == {"If the dice show exactly that and no call below yours was correct, you take a foot."}
    assert "no such part" in GAME.explain(view, Call(1, 3, 0)).effect
    assert "cannot use lightning" in GAME.explain(view, Call(LIGHTNING, 1, 0)).effect
    whole = Table(owns={0: ALL7}).run("P0@900").view()
    assert "you win" in GAME.explain(whole, Call(LIGHTNING, 1, 0)).effect
    assert "no such part" in GAME.explain(whole, Call(1, 1, 0)).effect


def test_every_action_has_a_note() -> None:
    hush, race = Table(phase="hush").view(), Table().view()
    assert "out for this turn" in GAME.explain(hush, EARLY).effect
    assert "covered" in GAME.explain(race, Slap(900)).effect
    assert GAME.explain(race, BELL).warn
    for view, line in ((hush, "reveal"), (race, "close 15000"), (race, "timeout 1"), (race, "roll")):
        note = GAME.explain(view, GAME.parse(line))
        assert note.label and note.effect and note.others
    assert GAME.explain(race, Call(1, 3, 0)).effect.startswith("If that is exactly")


@pytest.mark.parametrize(
    ("moves", "who", "line", "reason"),
    [
        ("", 1, "roll", "The dice are to be seen: slap the Graveyard, or let the others."),
        ("", None, "slap 900", "The table has no hand: a seat slaps."),
        ("", None, "close 900", "The race is open until 15.00 s."),
        ("", 0, "close 15000", "No seat does that: it is for the whole table."),
        ("P0@100", 0, "slap 900", "{0} slapped too early and is out for this turn."),
        ("P0@900", 0, "slap 950", "{0}'s hand lies in the stack already: one slap a turn."),
        ("P0@900", 1, "slap 1301", "The dice have been covered for more than 0.40 s."),
        ("P0@900", 1, "call brain 3 100", "It is {0} who calls now."),
        ("P0@900", 0, "call brain 3 -1", "The pad was not open yet."),
        ("P0@900", 0, "call brain 3 5001", "The call came too late."),
        ("P0@900", None, "timeout 1", "It is {0} who is to call."),
        ("P0@900, P1@950, P0: B2", 2, "slap 980", "Too late for this covering: the dice will be uncovered again."),
        ("P0@900, P0: B2", 1, "slap 1000", "The clock stands at 1.30 s already, and time does not run backwards."),
        ("P0@900, P0: B2", None, "reveal", "The dice are to be seen: slap the Graveyard, or let the others."),
        ("bell", None, "bell", "No race is running: first the dice are rolled."),
    ],
)
def test_refusals_name_the_reason(moves: str, who: int | None, line: str, reason: str) -> None:
    table = Table()
    if moves:
        table.run(moves)
    assert table.refuses(who, GAME.parse(line)) == reason


def test_a_dead_key_is_shown_with_its_reason() -> None:
    table = Table(phase="hush", handicaps=(1000, 0, 0))
    ask = table.view().asks[0]
    ((form, refusal),) = ask.closed
    assert ask.offers == () and refusal.reason == "{0}'s key is dead for the first 1.00 s of this race."
    assert GAME.explain(table.view(), form).label == "Slap"
    table.run("reveal, P1@550")
    (echo,) = [ask for ask in table.view().asks if ask.decision.owner == 0]
    assert echo.decision.name == "echo" and echo.offers == () and len(echo.closed) == 1
    assert table.refuses(0, Slap(600)) == refusal.reason


def test_what_the_table_may_press() -> None:
    race = Table()
    assert race.view().asks[-1].offers == (BELL,)
    untimed = Table(pace=Pace.UNTIMED)
    heads = [offer.head for offer in untimed.view().asks[-1].offers if hasattr(offer, "head")]
    assert heads == ["close"]
    untimed.run("P0@900")
    assert [GAME.text(offer) for offer in untimed.view().asks[-1].offers] == ["timeout 0", "bell"]  # type: ignore[arg-type]
    assert Table(phase="hush").view().asks[-1].offers == (BELL,)
    assert REVEAL in GAME.legal(Table(phase="hush").state, None)
    assert Table(phase="ready").view().asks[0].offers == (ROLL,)


def test_glosses_say_what_a_symbol_means_for_the_viewer() -> None:
    table = Table(owns={0: ALL7, 1: "B"})
    assert GAME.gloss(table.view(0), "lightning").text.endswith("It is all you need.")
    assert GAME.gloss(table.view(1), "lightning").text.endswith("Yours is not whole yet.")
    assert GAME.gloss(table.view(1), "brain").text.endswith("You have one.")
    assert GAME.gloss(table.view(2), "brain").text.endswith("You have none yet.")
    assert "4 of 6 are left" in GAME.gloss(table.view(), "brain").text
    assert GAME.gloss(table.view(), "genius").name == "Genius"
    assert "No symbol" in GAME.gloss(table.view(), "spleen").text


def test_the_headline() -> None:
    assert Table().view().headline == "Turn 1"
    assert Table(dawn=20, turn=4).view().headline == "Turn 4 of 20"
    assert Table(owns={0: ALL7}).run("P0@900, P0: L1").view().headline == "It's alive!"
    assert Table(dawn=20, turn=20).run("close 15000").view().headline == "Dawn"


def test_presets_name_options_that_exist() -> None:
    options = {option.name: option for option in META.options}
    for preset in META.presets:
        for name, value in preset.options.items():
            assert value in options[name].values
    assert [preset.key for preset in META.presets] == ["p", "h"]


def test_a_deal_code_carries_handicaps_and_leaves_the_bots_out() -> None:
    options = {"handicap": (0, 1500, 0), "bot_ref": 2500, "botch": "scorch"}
    code = deal_code(META, 3, "owl", options)
    assert code == "frankendie:3:owl:botch=scorch:handicap=0/1500/0"
    deal = read_deal(code, {"frankendie": META})
    match = Match(GAME, make_setup(GAME, deal.seats, deal.options, deal.seed))
    assert match.snapshot().handicaps == (0, 1500, 0)


def test_the_coach_knows_every_decision_and_the_rules_every_moment() -> None:
    sections = {section.id for section in GAME.rulebook.sections}
    for moves in ("", "P0@900"):
        table = Table()
        if moves:
            table.run(moves)
        for decision in GAME.decisions(table.state):
            assert decision.rule in sections and decision.name in GAME.rulebook.coach
