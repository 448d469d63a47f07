"""From the bytes of a save to a match that goes on. The snapshot is the authority; the record gives undo and replay."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesets.bots import UnknownLevel, level_of
from rulesets.box import Setup
from rulesets.contract import AnyGame, BadNotation
from rulesets.deal import BadSetup, make_setup
from rulesets.match import Match
from rulesets.record import BrokenRecord
from rulesets.shelf import Games, UnknownGame
from saves import sealed
from saves.errors import Fault, SaveError
from saves.pack import setup_of, shape_of
from saves.people import About
from saves.trial import can_be_played

if TYPE_CHECKING:
    from saves.model import SaveFile, Secret


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match out of a file. `note` says in a sentence what is not as usual, or is None."""

    about: About
    match: Match[Any, Any]
    note: str | None


def unpack(raw: bytes, path: Path, ident: str, games: Games) -> Loaded:
    """The match in the bytes of a save, under the id `ident`. Raises SaveError and nothing else."""
    from pydantic import ValidationError

    from saves.model import SaveFile, first_fault

    sealed.unseal(raw, path)
    try:
        file = SaveFile.model_validate_json(raw)
    except ValidationError as bad:
        reason = f"it holds what no save holds ({first_fault(bad)})"
        raise SaveError(path, reason, sealed.RECOVER, Fault.DAMAGED) from None
    game = _game(file, path, games)
    secret, sound = _secret(file, path, game)
    notes: list[str] = []
    about = _about(file, ident, secret.seed, game, notes)
    setup = _setup(file, path, game, about)
    about = replace(about, options={name: setup.options[name] for name in about.options if name in setup.options})
    match, note = _match(file, path, game, setup, secret, sound)
    if note:
        notes.append(note)
    return Loaded(about, match, " ".join(notes) or None)


def _game(file: SaveFile, path: Path, games: Games) -> AnyGame:
    try:
        game = games(file.game)
    except UnknownGame:
        reason = f'it is a game of "{file.game}", which this program does not have'
        advice = "update tabletop-tui, or look for the program that wrote it"
        raise SaveError(path, reason, advice, Fault.FOREIGN) from None
    seats = game.meta.seats
    if len(file.people) not in seats:
        reason = f"it has {len(file.people)} players, but {game.meta.title} is for {seats[0]} to {seats[-1]}"
        raise SaveError(path, reason, sealed.RECOVER, Fault.DAMAGED)
    return game


def _secret(file: SaveFile, path: Path, game: AnyGame) -> tuple[Secret[Any], bool]:
    """The packed part, and whether its position is one of this game as it is today."""
    from pydantic import ValidationError

    from saves.model import first_fault, secret_of

    inner = sealed.unpack(file.packed, path)
    try:
        return secret_of(shape_of(game)).model_validate_json(inner), True
    except ValidationError as bad:
        if file.rules_version == game.meta.rules_version:
            reason = f"its packed part holds what no {game.meta.title} holds ({first_fault(bad)})"
            raise SaveError(path, reason, sealed.RECOVER, Fault.DAMAGED) from None
    try:
        return secret_of(object).model_validate_json(inner), False
    except ValidationError:
        raise SaveError(path, "its packed part cannot be read", sealed.RECOVER, Fault.DAMAGED) from None


def _about(file: SaveFile, ident: str, seed: str, game: AnyGame, notes: list[str]) -> About:
    people = tuple(person.person() for person in file.people)
    for seat, person in enumerate(people):
        try:
            person.human or level_of(game.meta, person.player)
        except UnknownLevel:
            level = game.meta.bots[0]
            people = (*people[:seat], replace(person, player=level), *people[seat + 1 :])
            gone = f"The bot {person.player}, which played for {person.name}, is not made any more"
            notes.append(f"{gone}: {level} plays on.")
    return About(ident, file.game, people, dict(file.options), seed, file.chance, file.created, dict(file.screen))


def _setup(file: SaveFile, path: Path, game: AnyGame, about: About) -> Setup:
    """The deal; options that other rules do not know any more are left out."""
    try:
        if file.rules_version == game.meta.rules_version:
            return make_setup(game, len(about.people), about.options, about.seed)
        return setup_of(game, about)
    except BadSetup as bad:
        raise SaveError(path, f"it cannot be dealt ({bad})".replace(".)", ")"), sealed.RECOVER, Fault.DAMAGED) from None


def _match(
    file: SaveFile, path: Path, game: AnyGame, setup: Setup, secret: Secret[Any], sound: bool
) -> tuple[Match[Any, Any], str | None]:
    same = file.rules_version == game.meta.rules_version
    title = game.meta.title
    replayed, moves = _replay(game, setup, secret, sound)
    whole = replayed is not None and moves == len(secret.record)
    if not sound:
        if replayed is None or not whole:
            reason = f"its position was saved under rules {file.rules_version} of {title}, which are not known any more"
            raise SaveError(path, reason, f"play it on with tabletop-tui {file.app}", Fault.FOREIGN)
        return replayed, f"The rules of {title} have changed since: its moves have been played again under today's."
    if same and whole and replayed is not None and replayed.snapshot() == secret.state:
        if secret.base is not None and not can_be_played(replayed):
            raise _impossible(path, game)
        return replayed, None
    resumed = _resume(path, game, setup, secret)
    stops = f"it goes on from where it stood, and replay stops at move {moves}."
    if same:
        return resumed, f"The moves of this game do not lead to its saved position: {stops}"
    return resumed, f"The rules of {title} have changed since this game was last played: {stops}"


def _replay(game: AnyGame, setup: Setup, secret: Secret[Any], sound: bool) -> tuple[Match[Any, Any] | None, int]:
    """The match as far as its record can be played, and how many lines that is."""
    match: Match[Any, Any] | None = None
    try:
        if secret.base is None:
            match = Match(game, setup)
            match.follow(secret.record)
        elif sound:
            match = Match.resume(game, setup, secret.base, secret.record[: secret.first])
            match.follow(secret.record[secret.first :])
        else:
            return None, 0
    except BrokenRecord:
        pass  # as far as it goes
    except Exception:  # a made-up line may ask anything of a game's code; it is no reason to lose the match
        return None, match.length if match else 0
    return match, match.length if match else 0


def _resume(path: Path, game: AnyGame, setup: Setup, secret: Secret[Any]) -> Match[Any, Any]:
    """The match from its snapshot alone."""
    try:
        try:
            match = Match.resume(game, setup, secret.state, secret.record)
        except BadNotation:
            match = Match.resume(game, setup, secret.state, ())
    except Exception:
        raise _impossible(path, game) from None
    if not can_be_played(match):
        raise _impossible(path, game)
    return match


def _impossible(path: Path, game: AnyGame) -> SaveError:
    reason = f"its position is none that {game.meta.title} can be in"
    return SaveError(path, reason, sealed.RECOVER, Fault.DAMAGED)
