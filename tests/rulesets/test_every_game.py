"""What holds for every game of the shelf, whatever its rules: checked along games played by chance."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.games import (
    LONGEST,
    NAMES,
    check_rules,
    choices,
    covers,
    deal,
    fill,
    option_sets,
    refused,
    setups,
    step,
    the_game,
    viewers,
    walk,
)
from kit.values import check_value, shared_parts
from rulesets.bots import levels, make_bot
from rulesets.box import Scope, Setup
from rulesets.contract import Action, BadNotation, Form, IllegalAction, Pick, Undo, Voice
from rulesets.driver import play
from rulesets.match import Match, NotPossible
from rulesets.naming import named
from tabletop_tui.theme.glyphs import ALLOWED

SEEDS = st.integers(0, 2**40)
EVERY_SETUP = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(map(str, options.values())) or 'plain'}")
    for name in NAMES
    for seats, options in setups(the_game(name))
]
every_game = pytest.mark.parametrize("name", NAMES)
every_setup = pytest.mark.parametrize(("name", "seats", "options"), EVERY_SETUP)
few = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))


def some_match(name: str, seed: int, steps: int | None = None) -> tuple[Match[Any, Any], Random]:
    """A match of some set-up, played by chance for some time."""
    rng = Random(seed)
    seats, options = rng.choice(setups(the_game(name)))
    match = deal(name, seats, options, seed)
    for _ in walk(match, rng, rng.randrange(120) if steps is None else steps):
        pass
    return match, rng


def candidates(match: Match[Any, Any], rng: Random, seed: int) -> list[Action]:
    """Actions that are legal at some time somewhere: most are not legal here."""
    other = deal(match.game.meta.id, match.setup.seats, dict(match.setup.options), f"other {seed}")
    return list({action for _, action in walk(other, rng, 80)})


# ---------------------------------------------------------------------------------------------------------- the rules


@every_setup
def test_a_game_by_chance_keeps_the_invariants_and_ends(name: str, seats: int, options: dict[str, Any]) -> None:
    match, rng = deal(name, seats, options, "to the end"), Random(5)
    check_rules(name, match.snapshot())
    for _ in walk(match, rng):
        check_rules(name, match.snapshot())
        assert (match.outcome() is None) == (not match.over)
    assert match.over, f"not over after {LONGEST} lines"
    outcome = match.outcome()
    assert outcome is not None
    assert sorted(seat for place in outcome.places for seat in place) == list(range(seats))
    assert all(len(numbers) == seats for _, numbers in outcome.lines)
    assert set(outcome.winners) <= set(range(seats))
    assert outcome.decided_by and outcome.ending


@every_game
@given(seed=SEEDS)
@few
def test_every_listed_offer_can_be_done(name: str, seed: int) -> None:
    match, rng = some_match(name, seed)
    for _ in range(6):
        if match.over:
            return
        state = match.snapshot()
        every = choices(match.game, state)
        assert every, "somebody is asked and nothing can be done"
        for choice in every:
            for _ in range(3 if isinstance(choice.offer, Form) else 1):
                action = fill(match.game, state, choice, rng)
                assert covers(choice.offer, action, match.game.text(action))
                assert match.why_not(choice.who, action) is None
                after = state.clone()
                match.game.apply(after, choice.who, action)
                check_rules(name, after)
        step(match, rng)


@every_game
@given(seed=SEEDS)
@few
def test_what_is_not_listed_is_refused_and_changes_nothing(name: str, seed: int) -> None:
    match, rng = some_match(name, seed)
    owners = {decision.owner for decision in match.decisions}
    for action in candidates(match, rng, seed):
        for who in [None, *range(match.setup.seats)]:
            text = match.game.text(action)
            listed = who in owners and any(
                covers(choice.offer, action, text)
                for choice in choices(match.game, match.snapshot())
                if choice.who == who
            )
            if match.why_not(who, action) is None:
                assert listed, f"{who} {text} is legal and not listed"
            else:
                refused(match, who, action)


@every_game
@given(seed=SEEDS)
@few
def test_events_are_made_on_demand_and_change_nothing(name: str, seed: int) -> None:
    match, rng = some_match(name, seed, 0)
    with_events = match.snapshot()
    for who, action in walk(match, rng, 150):
        match.game.apply(with_events, who, action, [])
        assert repr(with_events) == repr(match.snapshot())


@every_game
def test_a_combination_of_options_is_refused_with_a_reason_or_can_be_dealt(name: str) -> None:
    game = the_game(name)
    for seats in game.meta.seats:
        for options in option_sets(game):
            why = game.check(Setup(seats, options, 1))
            assert why is None or why.strip()


# ---------------------------------------------------------------------------------------------- the state and the match


@every_game
@given(seed=SEEDS)
@few
def test_a_clone_is_equal_and_independent(name: str, seed: int) -> None:
    match, rng = some_match(name, seed)
    state = match.snapshot()
    copy = state.clone()
    assert copy == deepcopy(state) == state
    assert shared_parts(copy, state) == []
    before = repr(state)
    for _ in range(20):
        every = choices(match.game, copy)
        if not every:
            break
        choice = rng.choice(every)
        match.game.apply(copy, choice.who, fill(match.game, copy, choice, rng), [])
    assert repr(state) == before


@every_game
@given(seed=SEEDS)
@few
def test_a_record_replays_to_the_same_state_and_log(name: str, seed: int) -> None:
    match, _ = some_match(name, seed)
    again = Match.replay(match.game, match.setup, match.record())
    assert again.digest() == match.digest()
    assert again.record() == match.record()
    for viewer in viewers(match):
        assert again.see(viewer).log == match.see(viewer).log
        assert again.see(viewer).view == match.see(viewer).view


@every_game
@given(seed=SEEDS)
@few
def test_undo_and_redo_come_back_to_the_same(name: str, seed: int) -> None:
    match, rng = some_match(name, seed)
    digests = [match.digest()]
    for _ in walk(match, rng, 25):
        digests.append(match.digest())
        free = match.free_undo
        assert free <= match.length
        log = match.see(None).log
        for back in range(1, min(free, len(digests) - 1) + 1):
            match.undo()
            assert match.digest() == digests[-1 - back]
        while match.free_redo:
            match.redo()
        assert match.digest() == digests[-1]
        assert match.see(None).log == log
        assert match.free_undo == free


@every_game
@given(seed=SEEDS)
@few
def test_nothing_is_undone_freely_past_another_owner_luck_or_an_event_that_forbids(name: str, seed: int) -> None:
    match, rng = some_match(name, seed)
    for _ in range(30):
        if match.over:
            return
        before, draws = [decision.owner for decision in match.decisions], match.snapshot().draws
        state = match.snapshot()
        who, action = step(match, rng)
        events: list[Any] = []
        match.game.apply(state, who, action, events)
        after = [decision.owner for decision in match.decisions]
        barred = any(event.undo is not Undo.FREE for event in events)
        if before != after or draws != match.snapshot().draws or barred:
            assert match.free_undo == 0
            with pytest.raises(NotPossible):
                match.undo()
        else:
            assert match.free_undo > 0


@every_game
@given(seed=SEEDS)
@few
def test_a_take_back_goes_to_the_place_and_redraws_what_nobody_knew(name: str, seed: int) -> None:
    match, rng = some_match(name, seed, 30)
    to = rng.randrange(match.length)
    if match.can_take_back(to) is not None:
        return
    earlier = Match.replay(match.game, match.setup, match.record()[:to])
    match.take_back(to, 99)
    for viewer in viewers(match):
        assert match.see(viewer).view == earlier.see(viewer).view
    again = Match.replay(match.game, match.setup, match.record())
    assert again.digest() == match.digest()
    for _ in walk(match, rng, 30):
        check_rules(name, match.snapshot())


# ------------------------------------------------------------------------------------------------------------ the views


@every_game
@given(seed=SEEDS)
@few
def test_views_are_values(name: str, seed: int) -> None:
    match, rng = some_match(name, seed)
    for _ in range(5):
        for viewer in viewers(match):
            seen = match.see(viewer)
            check_value(seen.view)
            check_value(seen.log, "log")
            check_value(seen.recap, "recap")
            assert seen.view.viewer == viewer
            assert seen.view.headline == match.headline
        if match.over:
            return
        step(match, rng)


@every_game
@given(seed=SEEDS)
@few
def test_nothing_leaks(name: str, seed: int) -> None:
    """Whatever a viewer cannot know is changed, and everything that the viewer is given stays the same."""
    match, rng = some_match(name, seed)
    game = match.game
    tries = candidates(match, rng, seed)
    for _ in range(5):
        state = match.snapshot()
        for viewer in viewers(match):
            seen = match.see(viewer)
            other = game.resample(seen, rng)
            assert game.view(other, viewer) == seen.view
            assert repr(game.view(other, viewer)) == repr(seen.view)
            assert game.recall(other, viewer) == game.recall(state, viewer)
            assert list(game.legal(other, viewer)) == list(game.legal(state, viewer))
            for action in tries:
                assert game.why_not(other, viewer, action) == game.why_not(state, viewer, action)
                for owner in {decision.owner for decision in game.decisions(state)} - {viewer}:
                    one, two = game.why_not(state, owner, action), game.why_not(other, owner, action)
                    if one is not None and two is not None and viewer is None:
                        assert one.aloud == two.aloud
        if match.over:
            return
        step(match, rng)


@every_game
@given(seed=SEEDS)
@few
def test_stirring_changes_nothing_that_anybody_sees(name: str, seed: int) -> None:
    match, _ = some_match(name, seed)
    state = match.snapshot()
    before = [match.game.view(state, viewer) for viewer in viewers(match)]
    match.game.stir(state, 4711)
    assert [match.game.view(state, viewer) for viewer in viewers(match)] == before
    assert match.over or repr(state) != repr(match.snapshot())


@every_game
@given(seed=SEEDS)
@few
def test_what_is_asked_aloud_looks_the_same_to_all_who_are_not_asked(name: str, seed: int) -> None:
    match, _ = some_match(name, seed)
    views = [match.see(viewer).view for viewer in viewers(match)]
    for at, decision in enumerate(match.decisions):
        if decision.voice is Voice.ALOUD:
            others = [view.asks[at] for view in views if view.viewer != decision.owner]
            assert all(ask == others[0] for ask in others)
        if decision.voice is Voice.PRIVATE:
            assert not any(view.asks[at].offers for view in views if view.viewer != decision.owner)


@every_game
@given(seed=SEEDS)
@few
def test_a_running_game_is_looked_back_at_as_the_public_table_only(name: str, seed: int) -> None:
    match, _ = some_match(name, seed)
    for viewer in viewers(match):
        positions = match.positions(viewer)
        assert positions[-1] == match.length
        if match.over:
            assert positions == range(match.first, match.length + 1)
            match.see(viewer, 0)
        elif viewer is not None:
            assert len(positions) == 1
        outside = positions[0] - 1
        if outside >= 0:
            with pytest.raises(NotPossible):
                match.see(viewer, outside)


@every_game
@given(seed=SEEDS)
@few
def test_a_log_never_goes_further_back_than_its_viewer_may_recall(name: str, seed: int) -> None:
    match, _ = some_match(name, seed)
    for viewer in viewers(match):
        since = match.game.recall(match.snapshot(), viewer).since
        assert all(line.event.turn >= since for line in match.see(viewer).log)
    if match.over:
        assert all(match.game.recall(match.snapshot(), viewer).since == 0 for viewer in viewers(match))


# ------------------------------------------------------------------------------------------------------ notation, words


@every_game
@given(seed=SEEDS)
@few
def test_the_notation_goes_both_ways(name: str, seed: int) -> None:
    match, rng = some_match(name, seed, 0)
    for _, action in walk(match, rng, 200):
        line = match.game.text(action)
        assert match.game.parse(line) == action
        assert line.isascii() and line == " ".join(line.split())


@every_game
@given(line=st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_what_is_no_notation_is_refused_with_a_sentence(name: str, line: str) -> None:
    game = the_game(name)
    try:
        action = game.parse(line)
    except BadNotation as bad:
        why = str(bad)
    else:
        why = "none" if game.parse(game.text(action)) == action else ""
    assert why.strip()


@every_game
@given(seed=SEEDS)
@few
def test_every_choice_explains_itself(name: str, seed: int) -> None:
    match, rng = some_match(name, seed)
    for _ in range(5):
        for viewer in viewers(match):
            view = match.see(viewer).view
            for ask in view.asks:
                assert ask.prompt.strip()
                plain_words(ask.prompt)
                for offer in [*ask.offers, *[offer for offer, _ in ask.closed]]:
                    note = match.game.explain(view, offer)
                    assert note.label and len(note.label.split()) <= 5
                    assert note.effect
                    plain_words(note.label + note.effect + note.others + note.warn)
                    for word in words_of(offer):
                        gloss = match.game.gloss(view, word)
                        assert gloss.name and gloss.text
                for _, refusal in ask.closed:
                    plain_words(refusal.reason + refusal.aloud)
        if match.over:
            return
        before = match.snapshot()
        who, action = step(match, rng)
        for viewer in (None, who):
            note = match.game.explain(match.game.view(before, viewer), action)
            assert note.label and note.effect


def words_of(offer: Any) -> list[str]:
    """The words that a form lets people pick."""
    if not isinstance(offer, Form):
        return []
    return [word for field in offer.fields if isinstance(field, Pick) for word in field.items]


def plain_words(text: str) -> None:
    """Nothing that a terminal cannot draw, no seat but in braces, and no name of the program's insides."""
    assert all(char.isascii() or char in ALLOWED for char in text), text
    assert not re.search(r"\bNone\b|\b__|<[a-z]+ object", text), text


@every_game
@given(seed=SEEDS)
@few
def test_every_event_is_told_in_one_sentence(name: str, seed: int) -> None:
    match, rng = some_match(name, seed, 0)
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
    for _ in walk(match, rng, 120):
        pass
    for viewer in viewers(match):
        for line in match.see(viewer).log:
            sentence = named(match.tell(line.event), names)
            assert sentence.strip().endswith((".", "!", "?", '"')), sentence
            assert not re.search(r"\b[Yy]ou(r|rs)?\b", re.sub('".*?"', "", sentence)), sentence
            plain_words(sentence)


@every_game
def test_the_box_and_the_rulebook_are_complete(name: str) -> None:
    game = the_game(name)
    meta, book = game.meta, game.rulebook
    sections = [section.id for section in book.sections]
    assert len(set(sections)) == len(sections)
    for section in book.sections:
        assert section.title and section.text
        plain_words(section.title + "".join(section.text))
    for option in meta.options:
        assert option.sentence and option.default in option.values
        assert set(option.says) <= set(option.values)
        words = {option.word(value) for value in option.values}
        assert set(option.called) <= set(option.values) and len(words) == len(option.values)
    assert meta.title and meta.pitch and meta.bots
    rng = Random(1)
    names = set()
    for seats, options in setups(game):
        match = deal(name, seats, options)
        for _ in walk(match, rng, 150):
            for decision in match.decisions:
                assert decision.rule in sections
                names.add(decision.name)
    if name != "toy":
        assert names <= set(book.coach)


# ----------------------------------------------------------------------------------------------------------------- bots

BOTS = [
    pytest.param(name, level, id=f"{name}-{level}")
    for name in NAMES
    for level in levels(the_game(name).meta)
    if level != "scholar"
]


@pytest.mark.parametrize(("name", "level"), BOTS)
def test_bots_play_whole_games_by_the_rules(name: str, level: str) -> None:
    game = the_game(name)
    for seats in game.meta.seats:
        options = Random(seats).choice([options for number, options in setups(game) if number == seats])
        match = deal(name, seats, options, f"bots {seats}")
        try:
            play(match, {seat: make_bot(game, level, seat, match.setup) for seat in range(seats)})
        except IllegalAction as illegal:
            raise AssertionError(f"{match.decisions[0].name}: {illegal}") from None
        assert match.over


@pytest.mark.parametrize(("name", "level"), BOTS)
def test_a_bot_that_is_not_asked_says_nothing_and_equal_bots_choose_alike(name: str, level: str) -> None:
    game = the_game(name)
    match = deal(name, game.meta.seats[-1], {}, "alike")
    for _ in walk(match, Random(2), 10):
        owners = {decision.owner for decision in match.decisions}
        for seat in range(match.setup.seats):
            one, two = [make_bot(game, level, seat, match.setup).choose(match.see(seat)) for _ in range(2)]
            assert one == two
            assert (one is None) or seat in owners


@every_game
def test_options_for_bots_alone_are_no_part_of_the_deal(name: str) -> None:
    game = the_game(name)
    for option in game.meta.options:
        if option.scope is Scope.BOTS:
            for value in list(option.values)[:3]:
                plain = deal(name, game.meta.seats[0], {})
                other = deal(name, game.meta.seats[0], {option.name: value})
                assert plain.digest() == other.digest()


@every_game
def test_states_carry_no_text_and_no_log(name: str) -> None:
    match = deal(name, the_game(name).meta.seats[0], {})
    state = match.snapshot()
    assert {"seed", "draws"} <= {field.name for field in fields(state)}
    for field in fields(state):
        assert field.name not in ("log", "names")
        assert not isinstance(getattr(state, field.name), str)
