"""What happens at the table, as data. Nearly all of it is public; what is not is left out of the copies for others.

What turns up something unknown cannot be undone freely; placing, playing and discarding can, until the day is over.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.contract import Beat, Event, Seat, Undo, Viewer
from rulesets.monstrosity.components import CardNo, HeartNo, Slot

Cards = tuple[CardNo, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegan(Event):
    """The hearts are dealt; `start` begins and picks last."""

    start: Seat
    hearts: int
    """How many each seat gets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartPicked(Event):
    """A seat has picked its heart: which one, only the seat itself is told."""

    seat: Seat
    heart: HeartNo | None
    undo: Undo = Undo.CONSENT

    def shown_to(self, viewer: Viewer) -> Event:
        """Others learn that it was picked."""
        return self if viewer == self.seat else replace(self, heart=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class LabsDealt(Event):
    """The deck is shuffled and everybody gets a lab."""

    cards: int
    """Per seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flickers(Event):
    """So many rounds are left, this one included, before the power cut."""

    left: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DayBegan(Event):
    """A seat's day begins, or another day of the same turn."""

    seat: Seat
    extra: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraDayPlayed(Event):
    """An Extra Day is played: after the hand limit, another day."""

    seat: Seat
    card: CardNo
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DayEnded(Event):
    """A seat is done with its day, or its night."""

    seat: Seat
    night: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A card is drawn; only who draws it sees it."""

    seat: Seat
    card: CardNo | None
    undo: Undo = Undo.CONSENT

    def shown_to(self, viewer: Viewer) -> Event:
        """Others see that a card was drawn."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """All of the dumpster but its top card becomes the draw pile."""

    cards: int
    undo: Undo = Undo.CONSENT


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """A card goes into the dumpster, in Seize the Day or down to seven."""

    seat: Seat
    card: CardNo
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Trashed(Event):
    """Trash Day: three cards, the last on top."""

    seat: Seat
    cards: Cards
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Freeganed(Event):
    """The top card of the dumpster is picked up."""

    seat: Seat
    card: CardNo
    discarder: Seat | None
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldGained(Event):
    """The Heart of Gold gains; while it lies face down only its holder is told."""

    seat: Seat
    gold: int
    """What it has gained in all."""
    exposed: bool

    def shown_to(self, viewer: Viewer) -> Event | None:
        """The holder, or everybody once the heart is exposed."""
        return self if self.exposed or viewer == self.seat else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Assembled(Event):
    """A body part is placed; `quick` by Quick Stitch. `fallen` is what came off, in the order of the dumpster."""

    seat: Seat
    monster: Seat
    card: CardNo
    slot: Slot
    on_extension: bool
    fallen: Cards
    quick: CardNo | None
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Exposed(Event):
    """A monster is complete: its heart is turned up."""

    monster: Seat
    heart: HeartNo
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Ribbon(Event):
    """A monster gets a ribbon: purple as the first complete one, orange as the first alive."""

    monster: Seat
    purple: bool
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Attached(Event):
    """A modifier is put on a part; `points` +1 or -1."""

    seat: Seat
    monster: Seat
    part: CardNo
    card: CardNo
    points: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Sabotaged(Event):
    """A sabotage card has taken `part`, or nothing, off the victim's monster; `fallen` in the order of the dumpster."""

    seat: Seat
    card: CardNo
    victim: Seat
    part: CardNo | None
    fallen: Cards
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DogBites(Event):
    """The Guard Dog cancels a sabotage card; both are gone."""

    seat: Seat
    card: CardNo
    victim: Seat
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class TieToBreak(Event):
    """Several limbs of the victim are worth the same: the victim chooses."""

    seat: Seat
    card: CardNo
    victim: Seat
    tied: Cards
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class BladeRaised(Event):
    """The Guillotine stands over a monster."""

    seat: Seat
    card: CardNo
    victim: Seat
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class BladeFell(Event):
    """The blade has come down at a column. There is no way back: it cannot be thrown again."""

    seat: Seat
    victim: Seat
    stop: int
    slot: Slot | None
    undo: Undo = Undo.NEVER
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Ordered(Event):
    """Mail-Order Organs is played."""

    seat: Seat
    card: CardNo
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Swapped(Event):
    """Two parts in the same slot change monsters; the modifiers of both have fallen."""

    seat: Seat
    card: CardNo
    mine: CardNo
    monster: Seat
    theirs: CardNo
    victim: Seat
    fallen: Cards
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Snatched(Event):
    """A limb is taken into the lab; `fallen` is what came off with it."""

    seat: Seat
    card: CardNo
    part: CardNo
    victim: Seat
    fallen: Cards
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Dived(Event):
    """A card is taken out of the dumpster."""

    seat: Seat
    card: CardNo
    taken: CardNo
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DogSet(Event):
    """The Guard Dog lies down at a monster."""

    seat: Seat
    card: CardNo
    monster: Seat
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DogGone(Event):
    """The guarded monster is alive: the dog is no longer needed."""

    monster: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Wiped(Event):
    """A modifier is discarded from a monster."""

    seat: Seat
    card: CardNo
    modifier: CardNo
    part: CardNo
    monster: Seat
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspecting(Event):
    """A lab is looked into: what lies there stands in no event."""

    seat: Seat
    card: CardNo
    victim: Seat
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Confiscated(Event):
    """The inspector throws a card of the inspected lab into the dumpster: the table has seen it then."""

    seat: Seat
    victim: Seat
    card: CardNo
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class TransplantBegan(Event):
    """Hearts are drawn to choose from: which ones stands in no event."""

    seat: Seat
    card: CardNo
    hearts: int
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Transplanted(Event):
    """The choice is made. While the old heart lay face down, nobody else learns whether it was changed."""

    seat: Seat
    old: HeartNo | None
    new: HeartNo | None
    changed: bool | None
    was_up: bool
    is_up: bool
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER

    def shown_to(self, viewer: Viewer) -> Event:
        """What lay or lies face down is left out, and with it, if both do, whether anything changed."""
        if viewer == self.seat:
            return self
        old = self.old if self.was_up else None
        return replace(
            self, old=old, new=self.new if self.is_up else None, changed=self.changed if self.was_up else None
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Reanimated(Event):
    """It lives: the power card, what it is worth, from whom it was stolen, what waking pays, and the new total."""

    seat: Seat
    monster: Seat
    card: CardNo
    charge: int
    victim: Seat | None
    icons: int
    goal: int
    inbred: int
    total: int
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class AllNighter(Event):
    """The all-nighter begins, by a reanimation or by a power cut: one last turn for each of these seats."""

    cut: bool
    seats: tuple[Seat, ...]
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class NightBegan(Event):
    """A seat's night begins."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Final(Event):
    """The result, and what decided in words; no winner if nobody's monster lives."""

    winners: tuple[Seat, ...]
    decided_by: str
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER
