"""A whole game of people, known beforehand: its record by bots, its command line, and replicas that think along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

from rulesets.record import Move, read_line
from rulesets.shelf import game as game_by_id
from rulesets.simulate import play_out
from saves.people import About, Person
from saves.store import Store
from tabletop_tui.play.sitting import Sitting

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A deal for so many people."""

    game: str
    seats: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def words(self) -> list[str]:
        """The command that deals it."""
        people = [word for name in NAMES[: self.seats] for word in ("--seat", name)]
        chosen = [word for name, value in self.options for word in ("--option", f"{name}={value}")]
        return ["play", self.game, *people, *chosen, "--seed", self.seed]

    @property
    def record(self) -> tuple[str, ...]:
        """How canny bots play it to the end."""
        return _record(self)

    def sitting(self, lines: Sequence[str] = ()) -> Sitting:
        """A replica without a save that stands after these lines."""
        return _after(Sitting.start(self._about, None), lines)

    def saved(self, folder: Path, lines: Sequence[str]) -> Sitting:
        """Save the game as it stands after these lines; returns a replica."""
        store = Store(folder / "saves")
        begun = _after(Sitting.start(replace(self._about, id=store.new_id(self.game)), store), lines)
        begun.save()
        begun.close()
        return self.sitting(lines)

    @property
    def _about(self) -> About:
        people = tuple(Person(name, hue) for hue, name in enumerate(NAMES[: self.seats]))
        return About("replica", self.game, people, dict(self.options), self.seed, False, datetime.now(UTC))


@lru_cache(maxsize=16)
def _record(whole: WholeGame) -> tuple[str, ...]:
    return play_out(game_by_id(whole.game), ["canny"] * whole.seats, whole.seed, dict(whole.options)).record


def _after(sitting: Sitting, lines: Sequence[str]) -> Sitting:
    for text in lines:
        line = read_line(sitting.game, text)
        assert isinstance(line, Move)
        sitting.act(line.who, line.action)
    return sitting
