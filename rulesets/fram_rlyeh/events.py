"""What happens at the table, as data, with the secret half of those that have one.

Nothing here is undone freely: every card, once played, was seen or has sealed a choice. There is no event for a pass
and none for looking at what may be looked at any time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.contract import Beat, Event, Seat, Undo, Viewer
from rulesets.fram_rlyeh.components import ROUNDS, CardNo, Depth, TreasureNo


@dataclass(frozen=True, slots=True, kw_only=True)
class FramEvent(Event):
    """Base of the events of this game: the way back is by consent alone."""

    undo: Undo = Undo.CONSENT


@dataclass(frozen=True, slots=True, kw_only=True)
class Rotated(FramEvent):
    """Cards moved from the top of the treasures to the bottom until a shallow one lay on top: their backs."""

    depths: tuple[Depth, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(FramEvent):
    """The seat turns R'lyeh Text up and deals first; all hands by size; the treasure of the last round lies open."""

    seat: Seat
    sizes: tuple[int, ...]
    last: TreasureNo


@dataclass(frozen=True, slots=True, kw_only=True)
class Led(FramEvent):
    """The dealer plays a card face up."""

    seat: Seat
    card: CardNo
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(FramEvent):
    """A seat plays a card face down: which one only that seat knows."""

    seat: Seat
    card: CardNo | None

    def shown_to(self, viewer: Viewer) -> Laid:
        """The card for its player alone."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(FramEvent):
    """All cards of the round are turned up; clockwise from the dealer."""

    cards: tuple[tuple[Seat, CardNo], ...]
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeDrugUsed(FramEvent):
    """A seat takes its card back. Its other card follows behind the same screen, so the table is told with that."""

    seat: Seat
    returned: CardNo
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed(FramEvent):
    """The other card after the Time Drug."""

    seat: Seat
    card: CardNo
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundWon(FramEvent):
    """The highest card; `tied` = others have the same number, farther from the dealer."""

    seat: Seat
    card: CardNo
    tied: bool
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Insanity(FramEvent):
    """A card that did not win becomes insanity: the piles of the table tell it, with the winner's news."""

    seat: Seat
    card: CardNo


@dataclass(frozen=True, slots=True, kw_only=True)
class Exorcised(FramEvent):
    """A treasure covers all uncovered insanity of its taker."""

    seat: Seat
    count: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class TreasureTaken(FramEvent):
    """A treasure goes face down to a seat, the paid card on it. Which one, those know that have seen it."""

    seat: Seat
    card: CardNo
    depth: Depth
    treasure: TreasureNo | None
    seen_by: tuple[Seat, ...]
    beat: Beat = Beat.LATER

    def shown_to(self, viewer: Viewer) -> TreasureTaken:
        """The treasure for those that have seen it; the last one was open all along (RL-R22)."""
        return self if viewer in self.seen_by or self.turn == ROUNDS else replace(self, treasure=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class TalismanUsed(FramEvent):
    """Elder Sign, treasure and played card go out of play. Which treasure, those know that have seen it."""

    seat: Seat
    card: CardNo
    depth: Depth
    treasure: TreasureNo | None
    seen_by: tuple[Seat, ...]
    beat: Beat = Beat.LATER

    def shown_to(self, viewer: Viewer) -> TalismanUsed:
        """The treasure for those that have seen it; the last one was open all along (RL-R22)."""
        return self if viewer in self.seen_by or self.turn == ROUNDS else replace(self, treasure=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerChosen(FramEvent):
    """Who deals the round that begins: the winner, or the one who drank Golden Mead."""

    seat: Seat
    by_mead: bool
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeked(FramEvent):
    """The dealer looks at the treasure of this round, or of the next one: which it is only the dealer knows."""

    seat: Seat
    next_round: bool
    depth: Depth
    treasure: TreasureNo | None

    def shown_to(self, viewer: Viewer) -> Peeked:
        """The treasure for the one who looks."""
        return self if viewer == self.seat else replace(self, treasure=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(FramEvent):
    """Everything is turned up: the scores, the winners, and whether the Old One is awake."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    old_one: bool
    beat: Beat = Beat.LATER
