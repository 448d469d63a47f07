"""The shelf as sentences: go on with a game, deal a new one, read rules. Ends in a table, or with good bye."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.box import Value
from rulesets.contract import AnyGame
from rulesets.shelf import SHELF
from rulesets.shelf import game as game_by_id
from tabletop_tui.plain import words
from tabletop_tui.plain.talk import Leave, Talk

if TYPE_CHECKING:
    from saves.people import Person
    from saves.store import Store
    from tabletop_tui.play.sitting import Sitting

SHOWN = 9
"""Unfinished games that are listed; `tabletop-tui saves list` has all."""


def run_home(store: Store, screen: Sequence[str] = ()) -> int:
    """Let people choose, and play; returns the exit code."""
    return _run(store, screen, None)


def run_new_game(store: Store, game: AnyGame, screen: Sequence[str] = ()) -> int:
    """Ask who plays this game, and play; returns the exit code."""
    return _run(store, screen, game)


def _run(store: Store, screen: Sequence[str], game: AnyGame | None) -> int:
    from tabletop_tui.plain.conversation import run_table

    try:
        with Talk() as talk:
            sitting = _choose(talk, store) if game is None else _new_game(talk, store, game)
            while sitting is None:
                sitting = _choose(talk, store)
    except Leave as leave:
        return leave.code
    return run_table(sitting, store, screen)


def _choose(talk: Talk, store: Store) -> Sitting | None:
    """The first page; None = show it again."""
    from saves.errors import SaveError
    from tabletop_tui.play.sitting import Sitting

    open_games = [entry for entry in store.entries() if not entry.over and not entry.problem][:SHOWN]
    games = [game_by_id(name) for name in SHELF]
    entries = [f"Go on: {e.title} with {words.listed(e.names)}, {e.headline}." for e in open_games]
    entries += [f"New game: {game.meta.title}. {game.meta.pitch}" for game in games]
    entries += [f"Rules: {game.meta.title}." for game in games]
    entries.append("Leave.")
    chosen = talk.pick("tabletop-tui, plain mode. What shall it be?", entries, "Choice: ")
    assert chosen is not None
    if chosen < len(open_games):
        try:
            return Sitting.resume(store.load(open_games[chosen].id), store)
        except SaveError as trouble:
            talk.say(str(trouble))
            return None
    chosen -= len(open_games)
    if chosen < len(games):
        return _new_game(talk, store, games[chosen])
    chosen -= len(games)
    if chosen < len(games):
        talk.say(*words.rules_lines(games[chosen].rulebook))
        return None
    raise Leave


def _new_game(talk: Talk, store: Store, game: AnyGame) -> Sitting | None:
    """Names, bots, options and the deal; None = back."""
    from rulesets.deal import BadSetup, make_setup
    from tabletop_tui.play.sitting import Sitting, new_about

    people = _people(talk, game)
    if people is None:
        return None
    options = _options(talk, game)
    screen = _screen_options(talk, game, sum(person.human for person in people))
    seed = talk.read("A seed, if the same deal shall be possible again (Enter: by chance): ").replace(":", " ")
    try:
        make_setup(game, len(people), options, seed or "x")
    except BadSetup as bad:
        talk.say(str(bad))
        return None
    return Sitting.start(new_about(store, game.meta.id, people, options, seed, screen), store)


def _people(talk: Talk, game: AnyGame) -> tuple[Person, ...] | None:
    """Who plays, seat by seat."""
    from rulesets.bots import levels
    from saves.people import SEAT_HUES, Person
    from tabletop_tui.play.names import BOT_NAMES, BadName, clean_name, free_name

    meta = game.meta
    known = levels(meta)
    talk.say(
        f"{meta.title} is for {meta.seats[0]} to {meta.seats[-1]} players. Type the names one after the other; "
        f"for a player of the program type bot and its strength: {words.listed(known, 'or')}.",
        "Enter alone ends the list. b goes back.",
    )
    people: list[Person] = []
    while len(people) < meta.seats[-1]:
        text = talk.read(f"Player {len(people) + 1}: ")
        names = [person.name for person in people]
        hue = SEAT_HUES[len(people) % len(SEAT_HUES)]
        if not text:
            if len(people) in meta.seats:
                break
            talk.say(f"At least {meta.seats[0]} players, please.")
        elif text.casefold() == "b":
            return None
        elif text.casefold() == "bot" or text.casefold().startswith("bot "):
            level = text[4:].strip().casefold() or known[0]
            if level in known:
                name = free_name(BOT_NAMES[len(people) % len(BOT_NAMES)], names)
                people.append(Person(name, hue, level))
                talk.say(f"{name} is a bot ({level}).")
            else:
                talk.say(f'There is no bot "{level}": choose {words.listed(known, "or")}.')
        else:
            try:
                people.append(Person(clean_name(text, names), hue))
            except BadName as bad:
                talk.say(str(bad))
    return tuple(people)


def _options(talk: Talk, game: AnyGame) -> dict[str, Value | tuple[Value, ...]]:
    """The choices of the rules, or the usual ones with one key."""
    from rulesets.deal import BadSetup, read_options
    from tabletop_tui.tables.base import kit_of

    if not game.meta.options:
        return {}
    talk.say("Options:", *words.option_lines(game.meta)[1:])
    race = kit_of(game.meta.id).race
    typed = {name: str(value) for name, value in race.typed.items()} if race else {}
    usual = "the usual ones"
    if typed:
        usual = f"what suits typed lines best ({', '.join(f'{name}={value}' for name, value in typed.items())})"
    if talk.enter(f"Enter for {usual}, b and Enter to choose: "):
        return read_options(game.meta, typed)
    texts: dict[str, str] = {}
    for option in game.meta.options:
        while True:
            proposed = typed.get(option.name, str(option.default))
            text = talk.read(f"{option.name} (Enter: {proposed}): ") or typed.get(option.name, "")
            if not text:
                break
            try:
                read_options(game.meta, {option.name: text})
            except BadSetup as bad:
                talk.say(str(bad))
                continue
            texts[option.name] = text
            break
    return read_options(game.meta, texts)


def _screen_options(talk: Talk, game: AnyGame, humans: int) -> dict[str, str | int | bool]:
    """The habits that so many people can take up at this game's table, one question each."""
    from tabletop_tui.tables.base import screen_options_of

    chosen: dict[str, str | int | bool] = {}
    for option in screen_options_of(game.meta.id, humans):
        answer = talk.pick(option.sentence, [option.says[False], option.says[True]], "1 or 2: ")
        chosen |= {option.name: True} if answer == 1 else {}
    return chosen
