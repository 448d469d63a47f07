"""What happened, in sentences; seats as ``{2}``."""

from __future__ import annotations

from rulesets.contract import Event
from rulesets.fram_rlyeh.components import CARDS, TREASURES, Depth, TreasureNo
from rulesets.fram_rlyeh.events import (
    DealerChosen,
    Dealt,
    Exorcised,
    GameOver,
    Insanity,
    Laid,
    Led,
    Peeked,
    Replayed,
    Revealed,
    Rotated,
    RoundWon,
    TalismanUsed,
    TimeDrugUsed,
    TreasureTaken,
)


def tell(event: Event) -> str:
    """One sentence for an event."""
    match event:
        case Rotated(depths=depths):
            backs = ", ".join([depth.word for depth in depths])
            verb = "card goes" if len(depths) == 1 else "cards go"
            return f"{len(depths)} treasure {verb} to the bottom until a shallow one lies on top: {backs}."
        case Dealt(seat=seat, last=last):
            return (
                f"{{{seat}}} turns R'lyeh Text up and deals first. The last treasure will be {TREASURES[last].title}."
            )
        case Led(seat=seat, card=card):
            return f"{{{seat}}} leads {CARDS[card].short}."
        case Laid(seat=seat, card=None):
            return f"{{{seat}}} lays a card."
        case Laid(seat=seat, card=int(card)):
            return f"{{{seat}}} lays {CARDS[card].short} face down."
        case Revealed(cards=cards):
            up = ", ".join([f"{{{seat}}} {CARDS[card].short}" for seat, card in cards])
            return f"The cards are turned up: {up}."
        case TimeDrugUsed(seat=seat, returned=card):
            return f"{{{seat}}} uses the Time Drug and takes {CARDS[card].short} back."
        case Replayed(seat=seat, card=card):
            return f"{{{seat}}} plays {CARDS[card].short} instead."
        case RoundWon(seat=seat, card=card, tied=tied):
            first = ", first from the dealer on" if tied else ""
            return f"{{{seat}}} wins the round with {CARDS[card].short}{first}."
        case Insanity(seat=seat, card=card):
            return f"{{{seat}}}'s {CARDS[card].short.removeprefix('the ')} turns into insanity."
        case Exorcised(seat=seat, count=count):
            return f"{{{seat}}} exorcises {count} insanity card{'s' * (count != 1)}."
        case TreasureTaken(seat=seat, card=card, depth=depth, treasure=treasure):
            return f"{{{seat}}} takes {_treasure(depth, treasure)} and pays {CARDS[card].short}."
        case TalismanUsed(seat=seat, card=card, depth=depth, treasure=treasure):
            what = _treasure(depth, treasure)
            return f"{{{seat}}} holds up the Elder Sign: {what} and the {CARDS[card].short} leave the game."
        case DealerChosen(turn=turn, seat=seat, by_mead=by_mead):
            why = ", having drunk the Golden Mead" if by_mead else ""
            return f"Round {turn}: {{{seat}}} deals{why}."
        case Peeked(seat=seat, next_round=next_round, depth=depth, treasure=treasure):
            which = "next" if next_round else "this"
            seen = "" if treasure is None else f", {TREASURES[treasure].title}"
            return f"{{{seat}}} looks at the {depth.word} treasure of {which} round{seen}."
        case GameOver(scores=scores, winners=winners, old_one=old_one):
            points = ", ".join([f"{{{seat}}} {score}" for seat, score in enumerate(scores)])
            who = " and ".join([f"{{{seat}}}" for seat in winners])
            wins = "wins" if len(winners) == 1 else "win together"
            wakes = "The Old One awakens. " if old_one else ""
            return f"{wakes}Final score: {points}. {who} {wins}."
    raise TypeError(f"no event of this game: {event!r}")


def _treasure(depth: Depth, treasure: TreasureNo | None) -> str:
    """``a medium treasure``, or with its name for those who know it."""
    article = "an" if depth is Depth.ABYSSAL else "a"
    name = "" if treasure is None else f", {TREASURES[treasure].title},"
    return f"{article} {depth.word} treasure{name}"
