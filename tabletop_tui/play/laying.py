"""Sealed choices by letter on the public page: seat number, letter, Enter. Knows no game and draws nothing.

`CodedTable` is what both front ends have in common: the letters of one table, for a game that says what has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulesets.contract import Action, Seat
from tabletop_tui.play.hand_codes import LETTERS, HandCodes

if TYPE_CHECKING:
    from tabletop_tui.play.sitting import Sitting
    from tabletop_tui.tables.base import Codes


@dataclass(frozen=True, slots=True)
class Lay:
    """The choice is made: this seat plays the card of this word."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Line:
    """One seat as all may see it. `letter`: typed and not yet confirmed; `open`: the next letter is this seat's."""

    seat: Seat
    laid: bool
    human: bool
    ready: bool
    open: bool
    letter: str


class Laying:
    """One sealed step being answered by letter."""

    def __init__(self, codes: HandCodes, humans: Sequence[Seat]) -> None:
        self._codes = codes
        self._humans = frozenset(humans)
        self._seats: tuple[tuple[Seat, bool], ...] = ()
        self._open: Seat | None = None
        self._letter = ""
        self.slip: Seat | None = None
        """Who has just typed a letter that is not its own."""

    def show(self, seats: Sequence[tuple[Seat, bool]]) -> None:
        """Who has laid by now."""
        self._seats = tuple(seats)
        if self._open is not None and not self._may(self._open):
            self._clear()

    @property
    def open(self) -> bool:
        """Does the next letter belong to a seat?"""
        return self._open is not None

    def takes(self, character: str | None) -> bool:
        """Can this be the letter of anybody?"""
        return bool(character) and str(character).upper() in LETTERS

    def lines(self) -> tuple[Line, ...]:
        """A line for every seat of the step."""
        return tuple(
            Line(
                seat,
                laid,
                seat in self._humans,
                self._codes.ready(seat),
                seat == self._open,
                self._letter if seat == self._open else "",
            )
            for seat, laid in self._seats
        )

    def _may(self, seat: Seat) -> bool:
        return seat in self._humans and (seat, False) in self._seats

    def _clear(self) -> None:
        self._open, self._letter = None, ""

    def choose(self, seat: Seat) -> None:
        """A seat that is still to lay takes its turn; for all others nothing happens."""
        if self._may(seat):
            self._open, self._letter, self.slip = seat, "", None

    def key(self, key: str, character: str | None, deliberate: bool = True) -> Lay | None:
        """Numbers choose a seat, letters are of the open one, Enter lays, Backspace clears."""
        if key == "enter":
            return self._lay() if deliberate else None
        if key in ("backspace", "escape", "delete"):
            if not self._letter:
                self._open = None
            self._letter, self.slip = "", None
            return None
        if character and character.isascii() and character.isdigit():
            self.choose(int(character) - 1)
        elif character and self._open is not None and self.takes(character):
            self._type(self._open, character.upper())
        return None

    def _type(self, seat: Seat, letter: str) -> None:
        self._letter, self.slip = "", None
        if not self._codes.ready(seat):
            return
        if self._codes.try_letter(seat, letter):
            self._letter = letter
        else:
            self.slip = seat

    def _lay(self) -> Lay | None:
        if self._open is None or not self._letter:
            return None
        seat, word = self._open, self._codes.word(self._open, self._letter)
        self._clear()
        self.slip = None
        return Lay(seat, word)


class CodedTable:
    """The hand codes of one table."""

    def __init__(self, sitting: Sitting, game: Codes) -> None:
        self._sitting = sitting
        self._game = game
        self.hands = HandCodes()

    @property
    def decision(self) -> str:
        """The name of the decision that is answered by letter."""
        return self._game.decision

    def laying(self) -> Laying:
        """The sealed step that is open now, as it stands."""
        laying = Laying(self.hands, self._sitting.humans)
        self.follow(laying)
        return laying

    def follow(self, laying: Laying) -> None:
        """Somebody may have laid."""
        laying.show(self._game.seats(self._sitting.see(None).view))

    def spend(self) -> None:
        """The letters of cards that have left a hand."""
        for seat in self._sitting.humans:
            self.hands.keep_only(seat, self._game.words(self._sitting.see(seat).view))

    def letters(self, seat: Seat, view: Any, look: bool) -> dict[str, str]:
        """Card word -> letter, for the private page of a seat; a look deals all of them anew."""
        words = self._game.words(view)
        if look:
            self.hands.look(seat, words)
        self.hands.keep_only(seat, words)
        self.hands.open(seat, words)
        return dict(self.hands.letters(seat))

    def action(self, lay: Lay) -> Action | None:
        """What the seat would have chosen behind its screen."""
        sitting = self._sitting
        asks = [ask for ask in sitting.see(lay.seat).view.asks if ask.decision.owner == lay.seat]
        offers = [offer for ask in asks for offer in ask.offers if lay.word in sitting.game.text(offer).split()]
        return offers[0] if offers and isinstance(offers[0], Action) else None


def coded_table(sitting: Sitting) -> CodedTable | None:
    """With fresh letters, if this table wants hand codes and can have them."""
    from tabletop_tui.tables.base import HAND_CODES, kit_of, screen_options_of

    game = sitting.game.meta.id
    if HAND_CODES not in screen_options_of(game, len(sitting.humans)) or not sitting.about.screen.get(HAND_CODES.name):
        return None
    codes = kit_of(game).codes
    return CodedTable(sitting, codes) if codes is not None else None
