"""What happens at the table, as data. All of it is public: cards are seen as they come and go, amounts are said aloud.

What turns a card up cannot be undone freely: everybody has seen it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Beat, Event, Seat, Undo
from rulesets.frankenstein.components import CardNo


@dataclass(frozen=True, slots=True, kw_only=True)
class StartDraw(Event):
    """One round of the draw for the first turn: who drew what; `starts` is None while there is a tie."""

    drawn: tuple[tuple[Seat, CardNo], ...]
    starts: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event):
    """A card is turned up for a seat."""

    seat: Seat
    card: CardNo
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """The card on the table is bought from the bank."""

    seat: Seat
    card: CardNo
    coins: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(Event):
    """The card on the table is sold to the bank and lies on the seller's graveyard."""

    seat: Seat
    card: CardNo
    coins: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionOpened(Event):
    """The card on the table is auctioned, opening at `amount`."""

    seat: Seat
    card: CardNo
    amount: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMade(Event):
    """A seat outbids."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BidPassed(Event):
    """A seat lets the card go."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionWon(Event):
    """The auction is settled: `payee` None = the bank."""

    seat: Seat
    card: CardNo
    amount: int
    payee: Seat | None
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Looted(Event):
    """The top card of a graveyard is taken for coins and cards, the latter in the order of discarding."""

    seat: Seat
    graveyard: Seat
    card: CardNo
    coins: int
    cards: tuple[CardNo, ...]
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Defended(Event):
    """The villagers are paid; the seat keeps them."""

    seat: Seat
    villager: CardNo
    coins: int
    cards: tuple[CardNo, ...]
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DefenceFailed(Event):
    """The villagers cannot be paid: all `coins` are lost, or else `card`."""

    seat: Seat
    villager: CardNo
    coins: int
    card: CardNo | None
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class VillagerShrugs(Event):
    """There is nothing to lose."""

    seat: Seat
    villager: CardNo
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusTurn(Event):
    """After the villagers, the seat goes on."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class VillagerAside(Event):
    """A second villager of the same turn is set aside."""

    seat: Seat
    villager: CardNo
    undo: Undo = Undo.CONSENT
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRebuilt(Event):
    """The cards below the top of every graveyard make a new deck."""

    cards: int
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class AsidesReturned(Event):
    """The villagers set aside are mixed back into the deck."""

    cards: tuple[CardNo, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFailed(Event):
    """Nothing but villagers was left: the seat may loot or pass."""

    seat: Seat
    undo: Undo = Undo.CONSENT


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A seat passes, since the deck cannot give a card; `passes` in a row so far."""

    seat: Seat
    passes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Alive(Event):
    """It's alive!"""

    seat: Seat
    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Dawn(Event):
    """Everybody passed: the night ends without a monster."""

    beat: Beat = Beat.LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class Final(Event):
    """The result: the winner, and what decided in words."""

    winner: Seat
    decided_by: str
    beat: Beat = Beat.LATER
