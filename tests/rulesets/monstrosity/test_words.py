"""What is said: explanations with totals, reasons, log sentences, views of others, the end in words."""

from __future__ import annotations

from random import Random

import pytest

from kit.games import deal, walk
from kit.monstrosity import BASIC_SIX, FIVE, At, Play, table
from rulesets.contract import BadNotation, Form, Note, Voice
from rulesets.deal import BadSetup, make_setup
from rulesets.monstrosity.components import HEART_IDS, IDS, SHORT, SLOT_WORDS, Colour
from rulesets.monstrosity.game import GAME
from rulesets.monstrosity.state import State

NINETEEN = "head G03, torso G06, larm B08, rarm B10, lleg R13, rleg R12"


def note(state: State, line: str, viewer: int | None = 0) -> Note:
    return GAME.explain(GAME.view(state, viewer), GAME.parse(line))


def reasons(state: State) -> dict[str, str]:
    """What is closed to the asked seat, by its line or head."""
    (ask,) = GAME.view(state, state.asked).asks
    return {offer.head if isinstance(offer, Form) else GAME.text(offer): why.reason for offer, why in ask.closed}


# ------------------------------------------------------------------------------------------------------ explanations


def test_assembling_tells_the_new_total_what_it_meets_and_what_comes_off() -> None:
    state = table(At("head G02 U1, larm B07", "B02 G17 R17", "H05"))
    told = note(state, "assemble B02 0 head slot")
    assert told.label == "Deep-Sea Diver: head"
    assert told.effect == (
        "Assembled it is worth 3. 2 of 6 slots filled. Your monster: 9 points, then 8. The heart asks for blue 2 of 3. "
        "Off come Crown of Forks and Bog Librarian."
    )
    assert told.others == "Everybody sees it."


def test_assembling_the_last_part_tells_of_heart_and_ribbon() -> None:
    told = note(table(At(FIVE, "B14", "H04")), "assemble B14 0 rleg slot")
    assert told.effect == (
        "Assembled it is worth 2. All six slots are filled: the heart is turned up, and the purple ribbon is +1. "
        "Your monster: 13 points, then 16. The heart asks for blue 2 of 2: met."
    )
    hole = note(table(At(FIVE, "B14", "H12")), "assemble B14 0 rleg slot")
    assert hole.effect.endswith("Every other monster is worth 1 less from then on.")


def test_assembling_on_a_wrong_side_on_the_extension_and_over_a_pair() -> None:
    assert "Assembled it is worth 2 on its wrong side." in note(table(At(lab="B08")), "assemble B08 0 rarm slot").effect
    told = note(table(At("larm G17", "B08")), "assemble B08 0 larm extension")
    assert told.label == "Lobster Claw: extension"
    assert "Your monster: 2 points, then 5." in told.effect
    pair = note(table(At("lleg R17 U3", "G13")), "assemble G13 0 lleg slot")
    assert pair.effect.endswith("Off come Pogo Foot and Mermaid Tail. The right leg is left empty.")
    assert pair.warn == "Mermaid Tail is worth more than Left Tree Stump: replace it all the same?"


def test_the_switch_tells_what_counts_and_what_waking_pays() -> None:
    state = table(At(BASIC_SIX, "P3 P6"), purple=0)
    told = note(state, "power P3 0")
    assert told.effect == (
        "17 of the 15 points needed. Alive it is worth 19 (orange ribbon +1, goal of the heart +1). "
        "The all-nighter begins at once."
    )


def test_stealing_tells_both_totals() -> None:
    state = table(At(BASIC_SIX, heart="H05", power="P2"), At(NINETEEN, "P9", "H10"), active=1, night=(), purple=0)
    told = note(state, "power P9 1 0", 1)
    assert told.label == "Steal {0}'s power"
    assert told.effect == "24 of the 15 points needed. Alive it is worth 24. {0}'s monster: 21 points, then 18."


@pytest.mark.parametrize(
    ("mine", "theirs", "line", "words"),
    [
        (
            "U2",
            "larm B08",
            "play_card U2 B08",
            "On Left Lobster Claw of {1}'s monster. {1}'s monster: 3 points, then 4",
        ),
        ("D2", "larm B08", "play_card D2 B08", "{1}'s monster: 3 points, then 2"),
        ("S1", "larm B08, rarm R08", "play_card S1 1", "It takes Right Devil Poker. Worth 2 now."),
        ("S1", "larm R07, rarm R08", "play_card S1 1", "are worth the same: {1} chooses which one goes."),
        ("S2", "larm R07", "play_card S2 1", "2 of 16 columns"),
        ("S3", "larm G17 U4, on B08", "play_card S3 1 G17", "With it go Titanium Screws and Left Lobster Claw."),
        ("A07", "larm B08", "play_card A07 B08", "Into your lab. Worth 3 now."),
        ("A12 B02", "head G03", "play_card A12 1", "Look at the 0 cards"),
        ("A09", "", "play_card A09", "Draw up to three cards."),
        ("A10", "", "play_card A10 0", "The next sabotage card against your monster is cancelled"),
        ("A01", "", "play_card A01", "Look at 3 other hearts"),
    ],
)
def test_cards_tell_what_they_do(mine: str, theirs: str, line: str, words: str) -> None:
    assert words in note(table(At(lab=mine), At(theirs)), line).effect


def test_a_card_against_the_wrong_side_of_the_table_is_asked_twice() -> None:
    state = table(At("larm B07", "U2 D2"), At("larm B08"))
    assert note(state, "play_card U2 B08").warn == "That makes an opponent stronger: really?"
    assert note(state, "play_card D2 B07").warn == "That makes your own side weaker: really?"
    assert not note(state, "play_card U2 B07").warn and not note(state, "play_card D2 B08").warn


def test_a_guarded_monster_is_said_to_be_guarded() -> None:
    state = table(At(lab="S3"), At("larm B08"), dog=1)
    assert note(state, "play_card S3 1 B08").effect == "The Guard Dog takes the card away, and nothing else happens."


def test_a_swap_tells_both_totals() -> None:
    told = note(table(At("larm R10 U2", "A06", "H04"), At("larm B08 D2")), "play_card A06 R10 B08")
    assert told.effect == (
        "Your monster: 4 points, then 5. The heart asks for blue 1 of 2. {1}'s monster: 2 points, then 1 "
        "(without its heart). Off come Brass Knuckles and Butterfingers."
    )


def test_the_end_of_a_night_is_asked_twice_while_a_switch_is_left() -> None:
    position = table(At(BASIC_SIX, power="P3"), At(NINETEEN, "P4", "H10"), active=1, night=())
    assert note(position, "end_night", 1).warn == "You could still wake a monster tonight: end the night all the same?"
    after = Play(position).do("power P4 1").state
    assert not note(after, "end_night", 1).warn


def test_a_day_without_a_step_is_asked_twice() -> None:
    state = table(At(lab="U1"))
    assert note(state, "end_day").warn
    assert not note(Play(state).do("draw").state, "end_day").warn


def test_the_transplant_tells_what_fits() -> None:
    state = Play(table(At("head B02, larm B08", "A01", "H04"))).do("play_card A01").state
    words = {line: note(state, f"choose_transplant {line}") for line in ("H04", "H11")}
    assert words["H04"].label == "Keep Cold Heart"
    assert words["H11"].label == "Take Store-Brand Heart"
    assert "It lies face down." in words["H11"].effect
    assert words["H11"].others == "Everybody sees that you have chosen, not what."


def test_every_card_heart_slot_and_place_explains_itself() -> None:
    state = table(At())
    words = [*IDS, *HEART_IDS, *SLOT_WORDS, "dumpster", "pile", "lab", "purple", "orange", "hearts", "heart"]
    for word in [*words, "slot", "extension", "upgrade", "degrade"]:
        gloss = GAME.gloss(GAME.view(state, None), word)
        assert gloss.name and gloss.text and gloss.text != "No card or place of this game.", word
    assert GAME.gloss(GAME.view(state, 0), "H08").text == (
        "3 points. Needs 3 red. Red, for the icons on parts. Matches special items with skate and hat."
    )
    assert GAME.gloss(GAME.view(state, 0), "B07").text == (
        "Blue body part for the left arm, worth 2. In the advanced game also a right arm, for 1 less."
    )
    assert GAME.gloss(GAME.view(state, 0), "x").text == "No card or place of this game."


def test_short_names_leave_room_in_a_label() -> None:
    assert all(len(name.split()) <= 3 for name in SHORT)
    assert all(len(name.split()) <= 2 for name in SHORT[:52])


# ------------------------------------------------------------------------------------------ what is closed, and why


def test_what_is_closed_says_why() -> None:
    told = reasons(table(At(FIVE, "P3 S5 A11 U1 G03 A06"), At("larm B08"), dumpster="S1"))
    assert told == {
        "play_card S5": "No opponent's monster that is not alive has a head.",
        "play_card A11": "No modifier is attached to any monster.",
        "power P3 0": "It is not complete: no right leg.",
        "freegan": "Electric Carver lies on top: a freegan takes body parts and power cards only.",
    }


def test_what_a_spent_day_closes() -> None:
    told = reasons(Play(table(At(FIVE, "P3 U1 G03"))).do("draw").state)
    assert told["draw"] == "A card has been drawn already today."
    assert told["assemble"].startswith("Today is a day to seize")
    assert {"power", "trash_day"} <= told.keys()


@pytest.mark.parametrize(
    ("position", "line", "why"),
    [
        (At(BASIC_SIX, "P3", "H09"), "power P3 0", "Furnace Heart asks for 4 red parts (there is 1)."),
        (At(BASIC_SIX, "P6"), "power P6 0", "That makes 14 points, and 15 are needed."),
        (At(lab="G08"), "assemble G08 0 rarm slot", "Left Vine Lasher cannot be a right arm."),
        (At(lab="R17"), "assemble R17 0 rleg slot", "Mermaid Tail fills both slots: name the left one."),
        (At(lab="B08"), "assemble B08 0 larm extension", "The Middle Bit is not there to connect it to."),
        (At(), "discard G03", "Cabbage of a Hundred Eyes is not in your lab."),
        (At(lab="U1"), "trash_day U1 U2 U3", "Trash Day takes 3 cards, and you have 1."),
        (At("torso R05", "U5"), "play_card U5 R05", "Fresh Coat of Slime is for an anything but a torso"),
    ],
)
def test_a_refusal_says_why_to_the_seat_and_nothing_to_the_table(position: At, line: str, why: str) -> None:
    refusal = GAME.why_not(table(position), 0, GAME.parse(line))
    assert refusal is not None
    assert refusal.reason.startswith(why.replace("an anything", "anything"))
    assert refusal.aloud == "{0} chooses behind the own screen."


def test_the_public_questions_are_refused_in_public() -> None:
    state = Play(table(At(lab="S1"), At("larm R07, rarm R08"))).do("play_card S1 1").state
    refusal = GAME.why_not(state, 1, GAME.parse("choose_loss B02"))
    assert refusal is not None and refusal.reason == refusal.aloud == "Choose among the tied limbs: R07, R08."
    refusal = GAME.why_not(state, 0, GAME.parse("end_day"))
    assert refusal is not None and refusal.aloud == "It is for {1} to answer now."


# --------------------------------------------------------------------------------------------------- what others see


@pytest.mark.parametrize(
    ("position", "moves", "name"),
    [
        (table(At(lab="U1 U2 U3 U4 U5 D1 D2 D3")), "end_day", "discard_down"),
        (table(At(lab="A01")), "play_card A01", "transplant_choice"),
        (table(At(lab="A12"), At(lab="U1")), "play_card A12 1", "inspection_choice"),
        (table(At(lab="A02 U1")), "", "day"),
    ],
)
def test_others_see_only_that_somebody_is_having_a_day(position: State, moves: str, name: str) -> None:
    state = Play(position).do(moves).state
    assert GAME.decisions(state)[0].name == name
    assert GAME.view(state, 0).asks[0].decision.name == name
    for viewer in (None, 1):
        (ask,) = GAME.view(state, viewer).asks
        assert (ask.decision.name, ask.decision.owner, ask.decision.voice) == ("day", 0, Voice.PRIVATE)
        assert (ask.prompt, ask.offers, ask.closed) == ("{0} is having a day.", (), ())
        view = GAME.view(state, viewer)
        assert (view.dealt, view.offered, view.inspected, view.target, view.again) == ((), (), (), None, False)


def test_a_tie_and_the_blade_are_public() -> None:
    tie = Play(table(At(lab="S1 U1"), At("larm R07, rarm R08"))).do("play_card S1 1").state
    for viewer in (None, 0, 1):
        (ask,) = GAME.view(tie, viewer).asks
        assert ask.prompt == "{1} chooses which limb Electric Carver takes."
        assert len(ask.offers) == 2 and ask.decision.voice is Voice.PUBLIC
    blade = Play(table(At(lab="S2"), At("larm R07"))).do("play_card S2 1").state
    (ask,) = GAME.view(blade, None).asks
    assert ask.decision.owner == 0 and ask.prompt == "{0} stops the blade over {1}'s monster."


def test_can_i_power_yet() -> None:
    (ready,) = GAME.view(table(At(FIVE, "P3 P9", "H06")), 0).ready
    assert ready.missing == (5,)
    assert ready.colours == ((Colour.BLUE, 4, 4),) and ready.suited
    assert (ready.points, ready.short) == (17, -2)
    assert [(IDS[switch.card], switch.points, switch.wakes) for switch in ready.switches] == [("P3", 20, False)]
    assert not ready.wakes
    (ready,) = GAME.view(table(At(BASIC_SIX, "P3 P6")), 0).ready
    assert [(IDS[switch.card], switch.points, switch.wakes) for switch in ready.switches] == [
        ("P3", 16, True),
        ("P6", 14, False),
    ]
    assert ready.wakes and ready.short == 2
    assert GAME.view(table(At(BASIC_SIX, "P3 P6")), 1).ready[0].monster == 1
    assert GAME.view(table(At(BASIC_SIX, "P3 P6")), None).ready == ()


def test_the_total_of_others_leaves_out_what_lies_face_down() -> None:
    state = table(At("head B02", heart="H13", gold=4), At("head G03", heart="H06"))
    assert GAME.view(state, None).points == (3, 4)
    assert GAME.view(state, 0).points == (7, 4)
    assert GAME.view(state, 1).points == (3, 10)


# ------------------------------------------------------------------------------------------------------------ the log


def told(play: Play, viewer: int | None = None) -> list[str]:
    return [GAME.tell(copy) for event in play.events if (copy := event.shown_to(viewer)) is not None]


def test_a_day_in_sentences() -> None:
    play = Play(table(At(FIVE, "B14 U2 G03", "H04"), pile="P1 P2"))
    play.do("draw; discard G03; play_card U2 B07; end_day; freegan; end_day; assemble B14 0 rleg slot")
    assert told(play) == [
        "{0} draws a card.",
        "{0} throws Cabbage of a Hundred Eyes into the dumpster.",
        "{0} puts Brass Knuckles (+1) on {0}'s Left Oar.",
        "{0} ends the day.",
        "{1} begins a day.",
        '"I\'m going freegan," says {1} and picks Cabbage of a Hundred Eyes out of the dumpster.',
        "{1} ends the day.",
        "{0} begins a day.",
        "{0} assembles Right Penguin Waddler as right leg.",
        "{0}'s monster is complete and its heart turned up: Cold Heart.",
        "{0}'s monster gets the purple ribbon: the first complete one.",
    ]
    assert "{0} draws Thunderstorm on Retainer." in told(play, 0)


def test_sabotage_in_sentences() -> None:
    play = Play(table(At(lab="S1 S2"), At("larm R07 U2, rarm R08 U4"))).do("play_card S1 1; choose_loss R07")
    assert told(play)[0] == (
        "{0} plays Electric Carver: Left Crab Pincer and Right Devil Poker are worth the same, so {1} chooses."
    )
    assert told(play)[1] == "{0}'s Electric Carver takes Left Crab Pincer off {1}'s monster, with Brass Knuckles."
    play = Play(table(At(lab="S2"), At("larm R07"))).do("play_card S2 1; drop_blade 0")
    assert told(play) == [
        "{0} wheels the Guillotine over {1}'s monster.",
        "The blade falls at column 0: a gap.",
        "Guillotine misses {1}'s monster.",
    ]
    play = Play(table(At(lab="S2"), At("larm R07"), dog=1)).do("play_card S2 1")
    assert told(play) == ["{1}'s Guard Dog chases {0} and Guillotine away."]


def test_the_last_night_in_sentences() -> None:
    play = Play(table(At(BASIC_SIX, "P3"), n=3, purple=0)).do("power P3 0; end_night; end_night")
    assert told(play) == [
        "It lives! {0} wakes the monster with Jumper Cables (+3) (goal of the heart +1): 19 points.",
        "{0}'s monster gets the orange ribbon: the first alive.",
        "The all-nighter begins: one last turn for {1}, {2}.",
        "{1} stays up all night.",
        "{1} ends the night.",
        "{2} stays up all night.",
        "{2} ends the night.",
        "{0} wins: the only monster that lives.",
    ]


# ------------------------------------------------------------------------------------------------------------ the end


def test_the_result_by_category() -> None:
    state = Play(table(At(BASIC_SIX, "P3"), At(heart="H12", exposed=True), purple=0)).do("power P3 0; end_night").state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert dict(outcome.lines) == {
        "body parts": (13, 0),
        "heart": (0, 0),
        "power": (3, 0),
        "ribbons": (2, 0),
        "heart goal": (1, 0),
        "Black Hole": (-1, 0),
        "total": (18, 0),
    }
    assert outcome.lines[-1][0] == "total"
    assert outcome.notes == ("The hearts: {0} Store-Brand Heart, {1} Black Hole.",)
    assert outcome.ending == "The all-nighter is over: 1 monster is alive."


def test_every_bonus_of_waking_has_its_own_line() -> None:
    """Example 3 of the scoring: two icons, a row; and a monster of one colour."""
    greenish = "head G01, torso G06, larm B11, rarm G10, lleg G13, rleg G15"
    inbred = "head B02, torso B06, larm B07, rarm B09, lleg B12, rleg B14"
    state = (
        Play(table(At(greenish, "P7", "H01"), At(inbred, "P6", "H06"), At(heart="H10"), At(), night=(1, 2, 3)))
        .do("power P7 0; end_night; power P6 1; end_night; end_night; end_night")
        .state
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    lines = dict(outcome.lines)
    assert (lines["heart icons"], lines["heart goal"]) == ((4, 0, 0, 0), (2, 0, 0, 0))
    assert lines["inbred"] == (0, 3, 0, 0)
    assert outcome.places[2:] == ((2,), (3,)) and "not alive" in outcome.notes[-1]


def test_the_living_come_first_then_the_fuller_ones() -> None:
    position = table(
        At("head G03, torso G06"),
        At("head B02, torso B04, larm B07"),
        At(BASIC_SIX.replace("B02", "B03").replace("B07", "R07"), power="P3"),
        At("head R03, torso R06"),
        active=3,
        night=(),
    )
    outcome = GAME.outcome(Play(position).do("end_night").state)
    assert outcome is not None
    assert outcome.places == ((2,), (1,), (0,), (3,))
    assert outcome.winners == (2,)


def test_two_living_monsters_are_told_apart() -> None:
    position = table(At(BASIC_SIX, power="P3"), At(NINETEEN, heart="H10", power="P1"), At(), active=2, night=())
    outcome = GAME.outcome(Play(position).do("end_night").state)
    assert outcome is not None
    assert outcome.decided_by == "the most points among the living, 26 against 17"


def test_teams_share_places() -> None:
    position = table(
        At(BASIC_SIX, power="P3"),
        At(),
        At(NINETEEN, heart="H10", power="P1"),
        At(),
        teams=True,
        active=3,
        night=(),
    )
    outcome = GAME.outcome(Play(position).do("end_night").state)
    assert outcome is not None
    assert outcome.places == ((0, 2), (1, 3))
    assert outcome.decided_by == "the only team with two living monsters"
    assert outcome.lines[-1] == ("team", (42, 5, 42, 5))


def test_nobody_wins_without_a_living_monster() -> None:
    outcome = GAME.outcome(Play(table(At(), active=1, round=61, night=())).do("end_night").state)
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.ending == "The lights went out for good, and nobody's monster came alive."


# -------------------------------------------------------------------------------------------------- set-up, notation


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (3, {"teams": "on"}, "Teams are for 4 players"),
        (4, {"teams": "on", "mode": "beginner"}, "the advanced game"),
        (2, {"start": 2}, "no seat 2 among 2 players"),
        (6, {}, "2 to 5 players"),
    ],
)
def test_what_cannot_be_dealt(seats: int, options: dict[str, str | int], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        make_setup(GAME, seats, options, "x")


@pytest.mark.parametrize(
    "line", ["play_card", "play_card A02", "play_card B02", "power B02 0", "power P9 0", "drop_blade 16", "discard x"]
)
def test_what_is_no_line_of_this_game(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(line)


def test_every_decision_has_a_coach_and_a_section() -> None:
    sections = {section.id for section in GAME.rulebook.sections}
    names = {"choose_heart", "day", "discard_down", "sabotage_tie", "guillotine_drop", "night"}
    assert set(GAME.rulebook.coach) == names | {"transplant_choice", "inspection_choice"}
    assert {"hearts", "day", "lab", "sabotage", "guillotine", "transplant", "actions", "night"} <= sections


def test_the_start_can_be_named_or_drawn() -> None:
    assert {deal("monstrosity", 3, {"start": seat}).snapshot().start for seat in range(3)} == {0, 1, 2}
    drawn = {deal("monstrosity", 3, {}, seed).snapshot().start for seed in range(20)}
    assert drawn == {0, 1, 2}


def test_labels_tell_choices_of_one_page_apart() -> None:
    for seed in range(6):
        match = deal("monstrosity", 4, {"teams": "on"} if seed % 2 else {}, f"labels {seed}")
        for _ in walk(match, Random(seed), 150):
            if match.over:
                break
            view = match.see(match.decisions[0].owner).view
            labels = [
                GAME.explain(view, offer).label for ask in view.asks for offer in ask.offers if not twin(view, offer)
            ]
            assert len(set(labels)) == len(labels), labels


def twin(view: object, offer: object) -> bool:
    """One of the two Extra Days or Quick Stitches, which are the same in all but their number."""
    return any(word in ("A03", "A05") for word in (GAME.text(offer).split() if not isinstance(offer, Form) else []))  # type: ignore[arg-type]
