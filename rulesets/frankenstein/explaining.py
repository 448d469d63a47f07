"""What a choice costs and gives, and what the others will see: from a view alone."""

from __future__ import annotations

from rulesets.contract import Action, Form, Note, Number, Offer
from rulesets.frankenstein.actions import (
    Auction,
    Bid,
    Buy,
    Draw,
    Loot,
    LoseCard,
    LoseCoins,
    Pass,
    PassBid,
    Pay,
    Sell,
)
from rulesets.frankenstein.components import CARDS, FACE, KIND, LOOT, MOB, Card, CardNo
from rulesets.frankenstein.payment import coin_word, paid
from rulesets.frankenstein.view import FrankensteinView


def explain(view: FrankensteinView, offer: Offer) -> Note:
    """Cost, gain and what the others will see, from the view alone."""
    match offer:
        case Form() if offer.head == "auction":
            return Note("Auction it", _auction_effect(view, offer.fields[0]), "Everybody hears your opening offer.")
        case Form() if offer.head == "bid":
            low = offer.fields[0].lo if isinstance(offer.fields[0], Number) else 1
            return Note("Bid", f"Bid {low} or more{_limit(offer.fields[0])}. You bid once only.", "Everybody hears it.")
        case Form() if offer.head == "pay":
            return Note(f"Pay the villagers {_demand(view)}", _pay_effect(view, None), _OPEN_PAYMENT)
        case Form():
            at = int(offer.head.split()[1])
            return Note(_loot_label(view, at), _loot_effect(view, at, None), _OPEN_PAYMENT)
        case Action():
            return _explain_action(view, offer)


_OPEN_PAYMENT = "Everybody sees the card, the coins and the cards that you pay."


def _explain_action(view: FrankensteinView, action: Action) -> Note:
    card = None if view.current is None else CARDS[view.current]
    match action:
        case Draw():
            effect = f"Turn up the top card of the deck ({view.deck} left). Then there is no way back to looting."
            return Note("Draw a card", effect, "Everybody sees the card.")
        case Pass():
            left = view.seats - view.passes
            effect = "End your turn." if left > 1 else "End the game: everybody has passed."
            return Note("Pass", f"{effect} Dawn comes when all pass in a row.", "Everybody sees it.")
        case Loot(at, cards):
            return Note(
                _loot_label(view, at),
                _loot_effect(view, at, cards),
                _OPEN_PAYMENT,
                _warn(LOOT[_top(view, at).number], cards),
            )
        case Pay(cards):
            cost = 0 if card is None else card.face
            return Note(
                f"Pay the villagers {_demand(view)}", _pay_effect(view, cards), _OPEN_PAYMENT, _warn(cost, cards)
            )
        case LoseCoins():
            coins = _purse(view)
            effect = "Give all your coins to the bank" + ("" if coins is None else f" ({coin_word(coins)})")
            return Note("Lose all coins", f"{effect}. The villagers leave the game.", "Everybody sees how many.")
        case LoseCard(lost):
            where = "leaves the game" if KIND[lost] == MOB else "goes on top of your graveyard"
            effect = f"{_upper(CARDS[lost].title)} {where}. The villagers leave the game."
            return Note(f"Lose {CARDS[lost].short}", effect, "Everybody sees the card.")
        case Buy():
            price = 0 if card is None else card.face
            effect = f"Pay {coin_word(price)} to the bank{_leaves(view, price)}. The card goes behind your screen."
            return Note(f"Buy for {price}", effect, "Everybody sees the price.")
        case Sell():
            price = 0 if card is None else card.sell
            effect = f"Take {coin_word(price)} from the bank. The card lies on your graveyard, for anyone to loot."
            return Note(f"Sell for {price}", effect, "Everybody sees it.")
        case Auction(amount):
            effect = (
                f"Everybody else may outbid you once, and would pay you. If nobody does, you pay {amount} to the bank."
            )
            return Note(f"Auction, offer {amount}", effect, "Everybody hears your offer.", _price_warning(view, amount))
        case Bid(amount):
            to = f"{{{view.active}}}"
            effect = (
                f"If nobody goes higher you pay {coin_word(amount)} to {to}{_leaves(view, amount)} and take the card."
            )
            return Note(f"Bid {amount}", effect, "Everybody hears it.", _price_warning(view, amount))
        case PassBid():
            return Note("Pass", "Let this card go. You are not asked again for it.", "Everybody hears it.")
    raise TypeError(f"no action of this game: {action!r}")


def _purse(view: FrankensteinView) -> int | None:
    """The coins of the asked seat, if this is its own view."""
    own = any([ask.decision.owner == view.viewer for ask in view.asks])
    return view.coins[view.viewer] if own and view.viewer is not None else None


def _leaves(view: FrankensteinView, price: int) -> str:
    coins = _purse(view)
    return "" if coins is None or coins < price else f" (leaves {coins - price})"


def _top(view: FrankensteinView, at: int) -> Card:
    return CARDS[view.graveyards[at][-1]]


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _limit(field: object) -> str:
    return f", up to your {field.hi}" if isinstance(field, Number) and field.hi is not None else ""


def _auction_effect(view: FrankensteinView, field: object) -> str:
    return (
        f"Offer 1 coin or more{_limit(field)}. Everybody else may outbid you once and would pay you; "
        "if nobody does, you pay your offer to the bank and take the card."
    )


def _loot_label(view: FrankensteinView, at: int) -> str:
    return f"Loot {_top(view, at).short} for {_top(view, at).loot}"


def _loot_effect(view: FrankensteinView, at: int, cards: tuple[CardNo, ...] | None) -> str:
    top = _top(view, at)
    if cards:
        return _payment(view, top.loot, cards)
    return f"Take {top.title} from {{{at}}}'s graveyard. {_payment(view, top.loot, cards)}"


def _pay_effect(view: FrankensteinView, cards: tuple[CardNo, ...] | None) -> str:
    face = _demand(view)
    if cards:
        return _payment(view, face, cards)
    return f"{_payment(view, face, cards)} Keep the villagers as money and take a bonus turn."


def _payment(view: FrankensteinView, cost: int, cards: tuple[CardNo, ...] | None) -> str:
    """In the middle of a sentence or a form: what is paid in coins, what in cards."""
    if cards is None:
        return f"It costs {cost}: choose cards in the order of discarding, the last lies on top; coins pay the rest."
    rest = max(0, cost - sum([FACE[card] for card in cards]))
    text = f"Pay {paid(rest, cards)}{_leaves(view, rest)}."
    over = sum([FACE[card] for card in cards]) - cost
    if not cards and _purse(view) is None:
        return f"{text} With cards it is paid behind the screen."
    return f"{text} That is {over} too much, and there is no change." if over > 0 else text


def _warn(cost: int, cards: tuple[CardNo, ...]) -> str:
    """Cards that need not be paid are worth a second thought."""
    over = sum([FACE[card] for card in cards]) - cost
    needless = [card for card in cards if FACE[card] <= over]
    return f"{_upper(CARDS[needless[0]].short)} is more than needed: discard it all the same?" if needless else ""


def _price_warning(view: FrankensteinView, amount: int) -> str:
    """Twice the face value looks like a slip of the finger."""
    face = 0 if view.current is None else FACE[view.current]
    return f"That is more than twice the face value {face}: really {amount}?" if amount > 2 * face else ""


def _demand(view: FrankensteinView) -> int:
    """What the villagers want."""
    return 0 if view.current is None else FACE[view.current]
