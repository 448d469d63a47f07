"""What happened, in sentences; seats as ``{2}``."""

from __future__ import annotations

from rulesets.contract import Event
from rulesets.frankenstein.components import CARDS, FACE
from rulesets.frankenstein.events import (
    Alive,
    AsidesReturned,
    AuctionOpened,
    AuctionWon,
    BidMade,
    BidPassed,
    BonusTurn,
    Bought,
    Dawn,
    DeckRebuilt,
    DefenceFailed,
    Defended,
    DrawFailed,
    Final,
    Looted,
    Passed,
    Revealed,
    Sold,
    StartDraw,
    TurnBegan,
    VillagerAside,
    VillagerShrugs,
)
from rulesets.frankenstein.payment import coin_word, paid


def tell(event: Event) -> str:
    """One sentence for an event."""
    match event:
        case StartDraw(drawn=drawn, starts=starts):
            cards = ", ".join([f"{{{seat}}} {CARDS[card].short}" for seat, card in drawn])
            result = "a tie, they draw again" if starts is None else f"{{{starts}}} starts"
            return f"Draw for the first turn: {cards}: {result}."
        case TurnBegan(turn=turn, seat=seat):
            return f"Turn {turn}: {{{seat}}}."
        case Revealed(seat=seat, card=card):
            return f"{{{seat}}} turns up {CARDS[card].title} ({FACE[card]})."
        case Bought(seat=seat, card=card, coins=coins):
            return f"{{{seat}}} buys {CARDS[card].short} for {coin_word(coins)}."
        case Sold(seat=seat, card=card, coins=coins):
            return f"{{{seat}}} sells {CARDS[card].short} for {coin_word(coins)}; it lies on {{{seat}}}'s graveyard."
        case AuctionOpened(seat=seat, card=card, amount=amount):
            return f"{{{seat}}} auctions {CARDS[card].short} and offers {coin_word(amount)}."
        case BidMade(seat=seat, amount=amount):
            return f"{{{seat}}} bids {amount}."
        case BidPassed(seat=seat):
            return f"{{{seat}}} passes on the card."
        case AuctionWon(seat=seat, card=card, amount=amount, payee=payee):
            to = "the bank" if payee is None else f"{{{payee}}}"
            return f"{{{seat}}} wins {CARDS[card].short} and pays {coin_word(amount)} to {to}."
        case Looted(seat=seat, graveyard=at, card=card, coins=coins, cards=cards):
            where = "their own graveyard" if at == seat else f"{{{at}}}'s graveyard"
            return f"{{{seat}}} loots {CARDS[card].short} from {where} for {paid(coins, cards)}."
        case Defended(seat=seat, villager=villager, coins=coins, cards=cards):
            return f"{{{seat}}} pays off {CARDS[villager].short} with {paid(coins, cards)} and keeps them."
        case DefenceFailed(seat=seat, villager=villager, coins=coins, card=card):
            lost = f"all coins ({coins})" if card is None else CARDS[card].short
            return f"{{{seat}}} cannot pay off {CARDS[villager].short} and loses {lost}."
        case VillagerShrugs(seat=seat, villager=villager):
            return f"{{{seat}}} has nothing to lose: {CARDS[villager].short} shrug and leave the game."
        case BonusTurn(seat=seat):
            return f"{{{seat}}} gets a bonus turn."
        case VillagerAside(villager=villager):
            return f"More villagers: {CARDS[villager].short} are set aside until the turn ends."
        case DeckRebuilt(cards=count):
            return f"The deck is empty: {count} card{'s' * (count != 1)} out of the graveyards make a new one."
        case AsidesReturned(cards=cards):
            return f"The villagers set aside ({len(cards)}) are shuffled back into the deck."
        case DrawFailed(seat=seat):
            return f"Only villagers were left to draw: {{{seat}}} may loot or pass."
        case Passed(seat=seat, passes=passes):
            return f"{{{seat}}} passes ({passes} in a row)."
        case Alive(seat=seat):
            return f'{{{seat}}} cries "It\'s alive!"'
        case Dawn():
            return "Everybody has passed: dawn breaks over unfinished work."
        case Final(winner=winner, decided_by=decided_by):
            return f"{{{winner}}} wins: {decided_by}."
    raise TypeError(f"no event of this game: {event!r}")
