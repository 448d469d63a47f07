"""What happens at the table, as data. Everything is public but the order of the deck.

A die rolled, a card turned up and the end of a turn close the way back: from there on it takes everybody's consent.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Beat, Event, Seat, Undo
from rulesets.demise.components import CardNo, Kind, Parts, Place, PlaceSet


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLaid(Event):
    """The game begins: who gets the beaker, and the first officer cards."""

    start: Seat
    display: tuple[CardNo, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NightBegan(Event):
    """A game round begins."""

    night: int
    holder: Seat
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(Event):
    """The influence dice lie in their boxes: how many in 1..6."""

    roller: Seat
    rolling: int
    dice: tuple[int, ...]
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceKept(Event):
    """The roller leaves the dice alone."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DieTurned(Event):
    """The roller turns a die with Cavy."""

    seat: Seat
    die: int
    to: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A seat's turn begins, and so the one before is over; `again` at the corner of the snake."""

    seat: Seat
    take: int
    """From 1."""
    takes: int
    again: bool
    undo: Undo = Undo.CONSENT


@dataclass(frozen=True, slots=True, kw_only=True)
class DieTaken(Event):
    """A die is taken for its box."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DieForVp(Event):
    """A die is taken for VP."""

    seat: Seat
    die: int
    vp: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DieForMonster(Event):
    """A die is taken to build a Monster."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refreshed(Event):
    """All cards that nobody owns are shuffled, and new ones lie in the display."""

    seat: Seat
    display: tuple[CardNo, ...]
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Enraged(Event):
    """Rage will rise at the end of the rolling round."""

    seat: Seat
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    """The Undertaker die."""

    seat: Seat
    roll: int
    visit: bool
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidOut(Event):
    """The Undertaker die is settled on a value: what the pool gives for it (nothing yet if the seat may choose)."""

    seat: Seat
    roll: int
    value: int
    parts: Parts
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked(Event):
    """Parts chosen from the pool; none if it has none. `spade`: the extra limb of the Resurrection Spade."""

    seat: Seat
    parts: Parts
    spade: bool
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldTaken(Event):
    """Gold from the supply, at the Trader or on the space C4."""

    seat: Seat
    gold: int
    trader: bool
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class IgorMoved(Event):
    """Igor stands on another level."""

    seat: Seat
    level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Relocated(Event):
    """Igor carries a block."""

    seat: Seat
    source: Place
    to: Place
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Upgraded(Event):
    """A Monster moves down the track for a part."""

    seat: Seat
    part: Kind
    source: Place
    to: Place
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Event):
    """A block arrives on the Grid or in the Curator Area."""

    seat: Seat
    place: Place
    lift: Place
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPaidVp(Event):
    """VP at once from an officer card."""

    seat: Seat
    card: CardNo
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StockTaken(Event):
    """VP at once for all parts and gold held."""

    seat: Seat
    vp: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class NoEffect(Event):
    """What a space orders cannot be done: the block only bars it."""

    seat: Seat
    space: Place
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Built(Event):
    """A Monster stands on the track; `body` is what lies there, `cards` what was discarded for it."""

    seat: Seat
    space: Place
    lift: Place
    body: Parts
    own: Parts
    """What the seat itself brought."""
    gold: int
    cards: tuple[CardNo, ...]
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """An officer card out of the display."""

    seat: Seat
    card: CardNo
    price: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """An officer card from the top of the deck: bought, or free by the card or space that `why` names."""

    seat: Seat
    card: CardNo
    price: int
    why: str
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRenewed(Event):
    """The deck was empty: the discards are shuffled."""

    cards: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class VillagerMoved(Event):
    """The Villager is moved at the Rumour Mill."""

    seat: Seat
    rage: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class PartSold(Event):
    """A part goes to the pool for 1 gold."""

    seat: Seat
    part: Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class RollBought(Event):
    """1 gold is paid for a roll of the Undertaker die."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Refilled(Event):
    """New cards in the display, slot by slot."""

    cards: tuple[tuple[int, CardNo], ...]
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class RageRose(Event):
    """The end of a rolling round in which somebody enraged the village."""

    rage: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class MobCame(Event):
    """The night ends in scoring."""

    night: int
    why: str
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class LabScored(Event):
    """What a seat scores for Grid, Monsters and jars."""

    seat: Seat
    blocks: PlaceSet
    """Where its blocks stand, so that the sums can be followed once they are cleared away."""
    parts: int
    grid: int
    monsters: int
    jars: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class CreaturesFed(Event):
    """What a seat pays for and scores for its creatures, and which of them it must let go."""

    seat: Seat
    fed: int
    gold: int
    vp: int
    lost: tuple[CardNo, ...]
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class LabsBurnt(Event):
    """Blocks come back, bodies go to the pool, Igor and the Villager to 1, and the officer cards are shuffled."""

    display: tuple[CardNo, ...]
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldLeft(Event):
    """Gold above the limit stays behind."""

    seat: Seat
    gold: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class PartsLeft(Event):
    """Parts above the limit stay behind."""

    seat: Seat
    kept: Parts
    lost: Parts
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Final(Event):
    """The result: who wins, and what decided in words."""

    winners: tuple[Seat, ...]
    decided_by: str
    beat: Beat = Beat.LATER
