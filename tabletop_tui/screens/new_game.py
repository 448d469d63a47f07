"""Who plays, and by which rules: one page. Enter, type names, Enter, and the cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rich.cells import cell_len

from rulesets.box import Option
from rulesets.contract import Seat
from rulesets.shelf import game as game_by_id
from saves.people import Person
from tabletop_tui.screens.draft import Draft
from tabletop_tui.screens.new_game_rules import (
    Habit,
    Practise,
    Rules,
    draw_habits,
    draw_practice,
    draw_presets,
    next_bot,
)
from tabletop_tui.screens.page import Page
from tabletop_tui.tables.base import kit_of
from tabletop_tui.widgets.field import TextField
from tabletop_tui.widgets.key_hints import Hint
from tabletop_tui.widgets.pen import Pen, Span, Spot

GROUPS = 3
"""Remembered groups that are offered."""


class Column(Enum):
    """What can be set for a seat."""

    NAME = auto()
    MARK = auto()
    PLAYER = auto()
    COACH = auto()
    PIN = auto()
    REMOVE = auto()


@dataclass(frozen=True, slots=True)
class Cell:
    """One thing about one seat."""

    seat: Seat
    column: Column


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of the game, of one seat if it is one per seat."""

    name: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """People who played here before."""

    number: int


class Other(Enum):
    """The rest of the page."""

    ANOTHER = auto()
    """The empty line behind the last seat: a name typed there is a new seat."""
    ADD_BOT = auto()
    DEAL = auto()
    START = auto()


class NewGameScreen(Page):
    """Set up one game."""

    widest = 84

    def __init__(self, game_id: str) -> None:
        super().__init__()
        kit = kit_of(game_id)
        self.draft = Draft(game_by_id(game_id), kit.screen_options)
        self.race = kit.race
        self.practised = ""
        """What practice has said."""
        self.another = TextField(most=40)
        self.groups: tuple[tuple[Person, ...], ...] = ()
        self.cursor = Cell(0, Column.NAME)

    def on_mount(self) -> None:
        """Remember who played last when the page is on the screen."""
        self.call_after_refresh(lambda: self.run_worker(self._remember, thread=True))

    def _remember(self) -> None:
        from saves.book import load_book

        store = self.tabletop.store
        groups = load_book(store.folder if store else None).groups()
        fitting = tuple(group for group in groups if len(group) in self.draft.meta.seats)
        self.app.call_from_thread(self._recall, fitting[:GROUPS])

    def _recall(self, groups: tuple[tuple[Person, ...], ...]) -> None:
        self.groups = groups
        if groups and not self.touched:
            self.draft.seat_group(groups[0])
            # Beside the names, so that the top of a long page is seen; Enter starts there as well.
            self.cursor = Other.START if self.draft.full else Other.ANOTHER
        self.redraw()

    # ------------------------------------------------------------------------------------------------------ the page

    def heading(self) -> str:
        """Which game."""
        return f"New game · {self.draft.meta.title}"

    def aside(self) -> str:
        """For how many."""
        seats = self.draft.meta.seats
        return f"{seats[0]}–{seats[-1]} players"

    def draw(self, pen: Pen) -> None:
        """Seats, options, deal, start."""
        if pen.height > 20:
            pen.gap()
        self._draw_seats(pen)
        if self.race is not None:
            draw_practice(pen, self.draft, self.race, self.practised)
        draw_presets(pen, self.draft)
        self._draw_options(pen)
        draw_habits(pen, self.draft)
        self._draw_deal(pen)
        wrongs = self.draft.wrongs()
        start = pen.button("Start the game", Other.START)
        told = f"  first mend what is marked {pen.glyphs.cross}" if wrongs and self.draft.asked else ""
        pen.line(pen.pointer(Other.START), start, (told, pen.bad))
        if self.draft.trouble:
            self._wrong(pen, self.draft.trouble)

    def _draw_seats(self, pen: Pen) -> None:
        narrow = pen.width < 70
        name, player, coach = (17, 8, 7) if narrow else (18, 13, 12)
        heads = ("who", "coach", "PIN") if narrow else ("who plays it", "first game?", "PIN (optional)")
        pen.line(
            (f"{'WHO PLAYS?':<{name + 8}}", pen.accent),
            (f"{heads[0]:<{player + 1}}{heads[1]:<{coach + 1}}", pen.soft),
            (heads[2], pen.soft),
        )
        for seat, chair in enumerate(self.draft.chairs):
            own = isinstance(pen.cursor, Cell) and pen.cursor.seat == seat
            space = Span(" ", pen.ink)
            spans = [
                Span(f"{pen.glyphs.pointer} " if own else "  ", pen.accent),
                Span(f"{seat + 1} ", pen.soft),
                self._cell(pen, Cell(seat, Column.MARK), f" {pen.shape(chair.hue)} ", chair.hue),
                *chair.name.spans(pen, Cell(seat, Column.NAME), name, "name"),
                space,
                self._cell(pen, Cell(seat, Column.PLAYER), f"{_player(chair.player, narrow):<{player}}"),
                space,
            ]
            if chair.human:
                help = "yes, help" if chair.first_game else "no"
                spans.append(self._cell(pen, Cell(seat, Column.COACH), f"{help[:coach]:<{coach}}"))
                spans += [space, *chair.pin.spans(pen, Cell(seat, Column.PIN), 8, "none")]
            else:
                spans.append(Span(" " * (coach + 9), pen.ink))
            spans += [space, self._cell(pen, Cell(seat, Column.REMOVE), f" {pen.glyphs.cross} ")]
            pen.line(*spans)
            if wrong := self.draft.wrong_name(seat):
                self._wrong(pen, wrong)
        if not self.draft.full:
            pen.line(
                pen.pointer(Other.ANOTHER),
                (f"{len(self.draft.chairs) + 1} ", pen.soft),
                ("   ", pen.soft),
                *self.another.spans(pen, Other.ANOTHER, name, "+ another player"),
                (" ", pen.ink),
                pen.button("+ bot", Other.ADD_BOT),
                ("  Enter on the empty line starts" if not narrow and pen.cursor == Other.ANOTHER else "", pen.soft),
            )
        if self.groups:
            spans = [Span("  played here: ", pen.soft)]
            for number, group in enumerate(self.groups):
                button = pen.button(", ".join(person.name for person in group), Group(number))
                if sum(cell_len(span.text) for span in spans) + cell_len(button.text) < pen.width:
                    spans += [button, Span(" ", pen.ink)]
            pen.line(*spans)
        pen.gap()

    def _cell(self, pen: Pen, spot: Cell, text: str, hue: int | None = None) -> Span:
        style = pen.marked if spot == pen.cursor else pen.ink if hue is None else pen.hue(hue)
        return Span(text, pen.soft if spot.column is Column.REMOVE and spot != pen.cursor else style, spot)

    def _draw_options(self, pen: Pen) -> None:
        for option in self.draft.shown_options:
            pen.text(option.sentence, pen.soft, indent=2)
            seats: Sequence[Seat | None] = range(len(self.draft.chairs)) if option.per_seat else (None,)
            for seat in seats:
                self._draw_choice(pen, option, seat)
        if self.draft.shown_options:
            pen.gap(1 if pen.height > 17 else 0)

    def _draw_choice(self, pen: Pen, option: Option, seat: Seat | None) -> None:
        spot, value = Choice(option.name, seat), self.draft.value(option, seat)
        arrow = pen.accent if spot == pen.cursor else pen.soft
        widest = max(len(other.word(one)) for other in self.draft.shown_options for one in other.values)
        who = f"{self.draft.chairs[seat].name.text:<16.16} " if seat is not None else ""
        shown = f" {option.word(value):^{widest}} "
        says = option.says.get(value, "")
        column = pen.aside(max(12, pen.width - 8 - widest - len(who)))
        column.text(says, pen.ink if spot == pen.cursor else pen.soft)
        first = column.lines[0].text.rstrip() if column.lines else ""
        style = pen.marked if spot == pen.cursor else pen.bold
        pen.line(
            pen.pointer(spot),
            (who, pen.ink),
            (pen.glyphs.left, arrow),
            (shown, style),
            (pen.glyphs.right, arrow),
            (f"  {first}", pen.ink if spot == pen.cursor else pen.soft),
            spot=spot,
        )
        for line in column.lines[1:]:
            indent = " " * (pen.width - column.width)
            pen.line((f"{indent}{line.text.rstrip()}", pen.ink if spot == pen.cursor else pen.soft), spot=spot)

    def _draw_deal(self, pen: Pen) -> None:
        code, wrong = self.draft.code(), self.draft.wrong_deal()
        words = "Deal: by chance, or any word or deal code:" if pen.width >= 70 else "Deal: any word or code:"
        room = pen.width - 3 - len(words)
        pen.line(
            pen.pointer(Other.DEAL), (f"{words} ", pen.soft), *self.draft.deal.spans(pen, Other.DEAL, room, "by chance")
        )
        if wrong:
            self._wrong(pen, wrong)
        elif code:
            pen.line(*pen.fit([Span("  dealt again at any time as ", pen.soft), Span(code, pen.bold)], pen.width))
        pen.gap()

    def _wrong(self, pen: Pen, words: str) -> None:
        pen.text(words, pen.bad, indent=4, hang=f"{pen.glyphs.cross} ")

    # ------------------------------------------------------------------------------------------------------ the keys

    def hints(self) -> Sequence[Hint]:
        """What Enter does here, and how to move about."""
        typing = self.field(self.cursor) is not None
        letters = (Hint("a", "or type a name", shown="a-z"),) if self.cursor is Other.ANOTHER else ()
        rules = Hint("f1" if typing else "question_mark", "rules", shown="F1" if typing else "?", action="screen.rules")
        return (Hint("enter", self._enter()), Hint("down", "move", shown="↑↓←→"), *letters, rules)

    def _enter(self) -> str:
        match self.cursor:
            case Cell(_, Column.NAME | Column.PIN) | Other.DEAL:
                return "next"
            case Cell(_, Column.REMOVE):
                return "take this seat away"
            case Cell() | Choice() | Habit():
                return "change"
            case Other.ADD_BOT:
                return "add a bot"
            case Practise():
                return "practise"
            case Rules():
                return "these rules"
            case Group():
                return "seat them"
        return "start"

    def field(self, spot: Spot | None) -> TextField | None:
        """Names, PINs and the deal are typed."""
        match spot:
            case Cell(seat, Column.NAME) if seat < len(self.draft.chairs):
                return self.draft.chairs[seat].name
            case Cell(seat, Column.PIN) if seat < len(self.draft.chairs):
                return self.draft.chairs[seat].pin
            case Other.ANOTHER:
                return self.another
            case Other.DEAL:
                return self.draft.deal
        return None

    def moved(self, old: Spot | None) -> None:
        """From the mark "first game" of a seat to another one: a name that is still missing is typed next."""
        match old, self.cursor:
            case Cell(before, Column.COACH), Cell(seat, Column.COACH) if before != seat < len(self.draft.chairs):
                if not self.draft.chairs[seat].name.text:
                    self.cursor = Cell(seat, Column.NAME)

    def typed(self, spot: Spot) -> None:
        """A name on the empty line is one more seat."""
        match spot:
            case Other.ANOTHER if self.another.text:
                seat = self.draft.add()
                self.draft.chairs[seat].name.put(self.another.text)
                self.another.set("")
                self.cursor = Cell(seat, Column.NAME)
            case Other.DEAL:
                self.draft.trouble = ""
                self.draft.take_deal()

    def turn(self, spot: Spot, by: int) -> bool:
        """Left and right change an option."""
        match spot:
            case Choice(name, seat):
                option = next(option for option in self.draft.meta.options if option.name == name)
                self.draft.turn_option(option, by, seat)
                return True
            case Habit(name):
                self.draft.turn_screen_option(name)
                return True
        return False

    def pick(self, spot: Spot) -> None:
        """Enter."""
        match spot:
            case Cell(seat, Column.NAME):
                self._after_name(seat)
            case Cell(seat, Column.MARK):
                self.draft.next_mark(seat)
            case Cell(seat, Column.PLAYER):
                self.draft.next_player(seat)
            case Cell(seat, Column.COACH):
                self.draft.chairs[seat].first_game = not self.draft.chairs[seat].first_game
            case Cell(seat, Column.PIN):
                self.cursor = Cell(seat + 1, Column.NAME) if seat + 1 < len(self.draft.chairs) else Other.START
            case Cell(seat, Column.REMOVE):
                self.draft.remove(seat)
                self.cursor = Cell(min(seat, len(self.draft.chairs) - 1), Column.NAME)
            case Choice() | Habit():
                self.turn(spot, 1)
            case Group(number):
                self.draft.seat_group(self.groups[number])
                self.cursor = Other.START
            case Rules(number):
                self.draft.take_preset(self.draft.meta.presets[number])
            case Practise():
                self.practise()
            case Other.ADD_BOT:
                self.draft.add(player=next_bot(self.draft, self.race))
                self.cursor = Other.START
            case Other.DEAL:
                self.cursor = Other.START
            case Other.ANOTHER | Other.START:
                self.start()

    def _after_name(self, seat: Seat) -> None:
        """To the next empty name, then to the empty line, then start."""
        chairs = self.draft.chairs
        if chairs[seat].name.text.strip() and self.draft.wrong_name(seat):
            return
        empty = [other for other in range(len(chairs)) if not chairs[other].name.text.strip()]
        after = [other for other in empty if other > seat] or [other for other in empty if other != seat]
        if seat in empty and seat == len(chairs) - 1 and len(chairs) > self.draft.meta.seats[0]:
            self.draft.remove(seat)
            self.cursor = Other.ANOTHER
        elif after:
            self.cursor = Cell(after[0], Column.NAME)
        elif seat in empty or self.draft.full:
            self.start()
        else:
            self.cursor = Other.ANOTHER

    def end_hints(self) -> Sequence[Hint]:
        """While a name is being typed, `q` is a letter of it."""
        typing = self.field(self.cursor) is not None
        return (Hint("q", "back", shown="Esc" if typing else "q", action="screen.back"),)

    def action_rules(self) -> None:
        """The rulebook, also while a name is being typed."""
        self.tabletop.open_rules(self.draft.meta.id)

    def press(self, key: str) -> bool:
        """The letters of the bottom line, and digits for marks."""
        match key:
            case "?" | "f1":
                self.action_rules()
            case "x" | "delete" if isinstance(self.cursor, Cell):
                self.pick(Cell(self.cursor.seat, Column.REMOVE))
            case _:
                wanted = [number for number, preset in enumerate(self.draft.meta.presets) if preset.key == key]
                if not wanted:
                    return False
                self.pick(Rules(wanted[0]))
        return True

    # ------------------------------------------------------------------------------------------------------ practice

    def practise(self) -> None:
        """A few turns alone; what they say is set as an option."""
        from tabletop_tui.race.practice import practice_sitting
        from tabletop_tui.screens.practice import PracticeScreen

        practice = self.race.practice if self.race else None
        chair = next((chair for chair in self.draft.chairs if chair.human), None)
        if practice is None or chair is None:
            return
        person = Person(chair.name.text.strip() or "You", chair.hue)
        sitting = practice_sitting(self.draft.game, person, self.draft.options, {})

        def take(result: tuple[int, str] | None) -> None:
            if result is not None:
                self.draft.options[practice.option], self.practised = result
                self.redraw()

        self.app.push_screen(PracticeScreen(sitting), take)

    # --------------------------------------------------------------------------------------------------------- start

    def start(self) -> None:
        """Deal, or go to what is wrong."""
        from tabletop_tui.play.sitting import Sitting

        chairs = self.draft.chairs
        while len(chairs) > self.draft.meta.seats[0] and not chairs[-1].name.text.strip():
            chairs.pop()
        about = self.draft.about(self.tabletop.store)
        if about is None:
            wrong = next((seat for seat in range(len(chairs)) if self.draft.wrong_name(seat)), None)
            if wrong is not None:
                self.cursor = Cell(wrong, Column.NAME)
            elif self.draft.wrong_deal():
                self.cursor = Other.DEAL
            return
        self._note_group(about.people)
        self.tabletop.open_table(Sitting.start(about, self.tabletop.store))

    def _note_group(self, people: tuple[Person, ...]) -> None:
        store = self.tabletop.store

        def note() -> None:
            from saves.book import load_book

            load_book(store.folder if store else None).remember_group(people)

        self.app.run_worker(note, thread=True, exit_on_error=False)


def _player(player: str, narrow: bool) -> str:
    from saves.people import HUMAN

    if player == HUMAN:
        return "person"
    return player if narrow else f"bot: {player}"
