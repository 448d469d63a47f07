"""The save file as a model. Imports pydantic, so import this module inside functions only."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from saves import sealed
from saves.people import Person


def _printable(text: str) -> str:
    if not text.isprintable() or text != text.strip():
        raise ValueError("holds characters that no name has")
    return text


Line = Annotated[str, Field(max_length=200), AfterValidator(_printable)]
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_printable)]
Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Place = Annotated[int, Field(ge=0, le=11)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Moment = Annotated[datetime, AfterValidator(sealed.in_calendar)]
Whole = Annotated[int, Field(ge=-(2**53), le=2**53)]


class Strict(BaseModel):
    """Nothing is converted, nothing unknown is let in, nothing changes afterwards."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SavedPerson(Strict):
    """One seat as the people see it."""

    name: Name
    hue: Annotated[int, Field(ge=0, le=7)]
    player: Word
    first_game: bool
    pin: Annotated[str, Field(max_length=200, pattern=r"^[\x21-\x7e]*$")]

    @classmethod
    def of(cls, person: Person) -> SavedPerson:
        """A person as a save keeps it. Raises ValidationError."""
        return cls(name=person.name, hue=person.hue, player=person.player, first_game=person.first_game, pin=person.pin)

    def person(self) -> Person:
        """The inverse of `of`."""
        return Person(self.name, self.hue, self.player, self.first_game, self.pin)


class SaveFile(Strict):
    """What stands in a file, in this order; `packed` holds a `Secret`."""

    format: Literal["tabletop-tui save"] = "tabletop-tui save"
    version: Literal[1] = 1
    app: Line
    game: Word
    rules_version: Annotated[int, Field(ge=1, le=1_000_000)]
    id: Annotated[str, Field(pattern="^" + sealed.ID.pattern.replace(r"\Z", "$"))]
    created: Moment
    changed: Moment
    people: Annotated[tuple[SavedPerson, ...], Field(min_length=1, max_length=12)]
    options: Annotated[
        dict[Word, Line | Whole | Annotated[tuple[Line | Whole, ...], Field(max_length=12)]], Field(max_length=50)
    ]
    screen: Annotated[dict[Word, bool | Whole | Line], Field(max_length=50)]
    chance: bool
    headline: Line
    moves: Count
    asked: Annotated[tuple[Place, ...], Field(max_length=12)]
    """The seats that are asked something."""
    over: bool
    winners: Annotated[tuple[Place, ...], Field(max_length=12)]
    packed: Annotated[str, Field(max_length=4 << 20)]
    checksum: Annotated[str, Field(max_length=64)] = ""


S = TypeVar("S")


class Secret(Strict, Generic[S]):
    """What nobody should read in passing. `state` is the authority; `record` gives replay, recap and undo."""

    seed: Annotated[str, Field(min_length=1, max_length=60)]
    first: Count
    """The position from which the record can be replayed: 0, or where a game of older rules was taken up ..."""
    base: S | None
    """... and the state there; none at 0, which is the deal."""
    record: Annotated[tuple[Annotated[str, Field(max_length=1000)], ...], Field(max_length=100_000)]
    state: S


def secret_of(state: type[Any]) -> type[Secret[Any]]:
    """The model of the packed part of one game, by the class of its state. Made once by pydantic: that is slow."""
    return Secret[state]  # type: ignore[valid-type]


def first_fault(error: ValidationError) -> str:
    """Where a model refused, in words: "people 2 name: String should have at most 40 characters"."""
    found = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = " ".join(str(part) for part in found["loc"]) or "the whole"
    return sealed.plain(f"{where}: {found['msg']}", 120)
