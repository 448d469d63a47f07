"""A game that is being set up: what has been typed so far, what is wrong with it, and the match it becomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesets.bots import levels
from rulesets.box import Option, Preset, Scope, Value
from rulesets.contract import AnyGame, Seat
from rulesets.deal import MAX_SEED, BadSetup, Deal, deal_code, make_setup, read_deal
from rulesets.shelf import metas
from saves.people import HUMAN, SEAT_HUES, About, Person
from tabletop_tui.play.names import BOT_NAMES, clean_names, free_name, why_not_name
from tabletop_tui.play.pin import MAX_PIN, pin_digest
from tabletop_tui.widgets.field import TextField

if TYPE_CHECKING:
    from saves.store import Store
    from tabletop_tui.tables.base import ScreenOption

HUES = len(SEAT_HUES)


@dataclass(slots=True)
class Chair:
    """One seat as it is being filled in."""

    name: TextField
    hue: int
    player: str = HUMAN
    first_game: bool = False
    pin: TextField = field(default_factory=lambda: TextField(most=MAX_PIN, secret=True, digits=True))

    @property
    def human(self) -> bool:
        """Is it a person?"""
        return self.player == HUMAN


class Draft:
    """The set-up page as values. Every method keeps it in a state that can be drawn."""

    def __init__(self, game: AnyGame, screen_options: Sequence[ScreenOption] = ()) -> None:
        self.game = game
        self.meta = game.meta
        self.screen_options = tuple(screen_options)
        self.screen: dict[str, bool] = {}
        """Habits of the screens that have been chosen."""
        self.chairs: list[Chair] = []
        self.options: dict[str, Value | tuple[Value, ...]] = {}
        self.deal = TextField(most=120)
        self.asked = False
        """Somebody wanted to start: from then on empty names are errors, too."""
        self.trouble = ""
        """What the rules say against the whole."""
        for _ in range(self.meta.seats[0]):
            self.add()

    # --------------------------------------------------------------------------------------------------------- seats

    @property
    def full(self) -> bool:
        """Is there no room for another seat?"""
        return len(self.chairs) >= self.meta.seats[-1]

    def add(self, name: str = "", player: str = HUMAN) -> Seat:
        """One more seat at the end."""
        used = {chair.hue for chair in self.chairs}
        hue = next((hue for hue in SEAT_HUES if hue not in used), len(self.chairs) % HUES)
        self.chairs.append(Chair(TextField(name, most=40), hue, player))
        if player != HUMAN:
            self._christen(len(self.chairs) - 1)
        return len(self.chairs) - 1

    def remove(self, seat: Seat) -> None:
        """Take a seat away; the fewest that the game needs stay, emptied."""
        if len(self.chairs) > self.meta.seats[0]:
            del self.chairs[seat]
        else:
            self.chairs[seat].name.set("")
            self.chairs[seat].player = HUMAN

    def next_player(self, seat: Seat, by: int = 1) -> None:
        """Person, then each strength of bot, and round again."""
        kinds = (HUMAN, *levels(self.meta))
        chair = self.chairs[seat]
        chair.player = kinds[(kinds.index(chair.player) + by) % len(kinds)]
        if not chair.human:
            chair.first_game = False
            chair.pin.set("")
            self._christen(seat)
        elif chair.name.text in BOT_NAMES:
            chair.name.set("")

    def next_mark(self, seat: Seat, by: int = 1) -> None:
        """The next mark that nobody has."""
        used = {chair.hue for chair in self.chairs}
        chair = self.chairs[seat]
        steps = ((chair.hue + by * step) % HUES for step in range(1, HUES))
        chair.hue = next((hue for hue in steps if hue not in used), chair.hue)

    def seat_group(self, group: tuple[Person, ...]) -> None:
        """Seat people who have played here before."""
        kinds = levels(self.meta)
        self.chairs = []
        for person in group[: self.meta.seats[-1]]:
            player = person.player if person.human or person.player in kinds else kinds[0]
            self.chairs.append(Chair(TextField(person.name, most=40), person.hue % HUES, player))
        while len(self.chairs) < self.meta.seats[0]:
            self.add()

    def _christen(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        if not chair.name.text.strip():
            others = [other.name.text for other in self.chairs if other is not chair]
            taken = set(others)
            wish = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
            chair.name.set(free_name(wish, others))

    # -------------------------------------------------------------------------------------------------------- wrongs

    def wrong_name(self, seat: Seat) -> str | None:
        """What is wrong with a name, or None. Nothing is, while it is still empty."""
        text = self.chairs[seat].name.text
        if not text.strip() and not self.asked:
            return None
        return why_not_name(text, [chair.name.text for chair in self.chairs[:seat]])

    def read_deal(self) -> Deal | None:
        """The deal code that was typed, None if it is a plain seed or nothing. Raises BadSetup."""
        text = self.deal.text.strip()
        known = metas()
        if text.partition(":")[0] not in known or ":" not in text:
            return None
        return read_deal(text, known)

    def wrong_deal(self) -> str | None:
        """What is wrong with the deal that was typed, or None."""
        try:
            deal = self.read_deal()
        except BadSetup as bad:
            return str(bad)
        if deal is None:
            text = self.deal.text.strip()
            return (
                f"A seed has at most {MAX_SEED} characters, this one has {len(text)}." if len(text) > MAX_SEED else None
            )
        if deal.game != self.meta.id:
            return f"This deal is one of {metas()[deal.game].title}; this page sets up {self.meta.title}."
        if deal.seats not in self.meta.seats:
            first, last = self.meta.seats[0], self.meta.seats[-1]
            return f"{self.meta.title} is for {first} to {last} players: this deal says {deal.seats}."
        if deal.seats != len(self.chairs):
            return f"This deal is for {deal.seats} players, and {len(self.chairs)} are seated."
        return None

    def take_deal(self) -> None:
        """Let a deal code fill in what it says: seats, as far as they are empty, and options."""
        try:
            deal = self.read_deal()
        except BadSetup:
            return
        if deal is None or deal.game != self.meta.id or deal.seats not in self.meta.seats:
            return
        while len(self.chairs) < deal.seats:
            self.add()
        while len(self.chairs) > deal.seats and not self.chairs[-1].name.text.strip():
            self.chairs.pop()
        self.options = dict(deal.options)

    def wrongs(self) -> list[str]:
        """Everything that is wrong now, in the order of the page."""
        found = [wrong for seat in range(len(self.chairs)) if (wrong := self.wrong_name(seat))]
        return found + [wrong for wrong in (self.wrong_deal(), self.trouble or None) if wrong]

    # ------------------------------------------------------------------------------------------------------- options

    @property
    def shown_options(self) -> list[Option]:
        """The options that matter: those for bots only if one sits here."""
        bots = any(not chair.human for chair in self.chairs)
        return [option for option in self.meta.options if option.scope is Scope.RULES or bots]

    @property
    def shown_screen_options(self) -> list[ScreenOption]:
        """The habits of the screens that so many people can take up."""
        humans = sum(chair.human for chair in self.chairs)
        return [option for option in self.screen_options if humans >= option.people]

    def turn_screen_option(self, name: str) -> None:
        """The other way."""
        self.screen[name] = not self.screen.get(name, False)

    def value(self, option: Option, seat: Seat | None = None) -> Value:
        """What is chosen now."""
        chosen = self.options.get(option.name, option.default)
        if isinstance(chosen, tuple):
            return chosen[seat] if seat is not None and seat < len(chosen) else option.default
        return chosen

    def turn_option(self, option: Option, by: int, seat: Seat | None = None) -> None:
        """The next value, round and round."""
        values = option.values
        value = values[(values.index(self.value(option, seat)) + by) % len(values)]  # type: ignore[arg-type]
        if seat is None:
            self.options[option.name] = value
        else:
            each = [self.value(option, other) for other in range(len(self.chairs))]
            each[seat] = value
            self.options[option.name] = tuple(each)
        self.trouble = ""

    def take_preset(self, preset: Preset) -> None:
        """Several options at once."""
        self.options |= preset.options
        self.trouble = ""

    def stands(self, preset: Preset) -> bool:
        """Is everything as this preset wants it?"""
        return all(self.options.get(name, self._default(name)) == value for name, value in preset.options.items())

    def departures(self) -> list[str]:
        """The options that are not as the first preset has them."""
        first = self.meta.presets[0].options if self.meta.presets else {}
        return [name for name, value in first.items() if self.options.get(name, self._default(name)) != value]

    def _default(self, name: str) -> Value:
        return next(option.default for option in self.meta.options if option.name == name)

    # --------------------------------------------------------------------------------------------------------- start

    def code(self) -> str:
        """The deal code of what is typed now; empty while the deal is left to chance."""
        text = self.deal.text.strip()
        if not text or self.wrong_deal():
            return ""
        deal = self.read_deal()
        return deal_code(self.meta, len(self.chairs), deal.seed if deal else text, self._options())

    def _options(self) -> dict[str, Value | tuple[Value, ...]]:
        chosen: dict[str, Value | tuple[Value, ...]] = {}
        for option in self.meta.options:
            if option.name in self.options:
                seats = range(len(self.chairs))
                each = tuple(self.value(option, seat) for seat in seats)
                chosen[option.name] = each if option.per_seat else self.value(option)
        return chosen

    def people(self) -> tuple[Person, ...]:
        """Who sits where. Raises BadName."""
        names = clean_names(chair.name.text for chair in self.chairs)
        return tuple(
            Person(name, chair.hue, chair.player, chair.first_game, pin_digest(chair.pin.text))
            for name, chair in zip(names, self.chairs, strict=True)
        )

    def about(self, store: Store | None) -> About | None:
        """The match to deal; None = something is wrong and can be read in `wrongs`."""
        from tabletop_tui.play.sitting import new_about

        self.asked, self.trouble = True, ""
        if self.wrongs():
            return None
        text = self.deal.text.strip()
        deal = self.read_deal()
        seed = deal.seed if deal else text
        try:
            make_setup(self.game, len(self.chairs), self._options(), seed if text else "x")
        except BadSetup as bad:
            self.trouble = str(bad)
            return None
        screen = {one.name: True for one in self.shown_screen_options if self.screen.get(one.name)}
        return new_about(store, self.meta.id, self.people(), self._options(), seed, screen)
