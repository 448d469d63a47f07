"""What happened, in sentences; seats as ``{2}``."""

from __future__ import annotations

from rulesets.contract import Event
from rulesets.demise import events
from rulesets.demise.components import (
    CARDS,
    CURATOR_NAMES,
    FIRST_C,
    FIRST_M,
    KEY_WORDS,
    KINDS,
    MOB,
    NO_CARD,
    NUMBER,
    RESERVE,
    THE_BOX,
    TRACK_VP,
    WORDS,
    CardNo,
    Parts,
    Place,
)


def tell(event: Event) -> str:
    """One sentence for an event."""
    match event:
        case events.TableLaid(start=start, display=display):
            return f"{{{start}}} gets the beaker. Officer cards on display: {card_list(display)}."
        case events.NightBegan(night=night, holder=seat):
            return f"Night {night} begins; {{{seat}}} has the beaker and rolls first."
        case events.DiceRolled(roller=seat, rolling=rolling, dice=dice):
            return f"Rolling round {rolling}: {{{seat}}} rolls {_dice(dice)}."
        case events.DiceKept(seat=seat):
            return f"{{{seat}}} keeps the roll."
        case events.DieTurned(seat=seat, die=die, to=to):
            return f"{{{seat}}} turns a {die} into a {to}, for {THE_BOX[to]}, with Cavy."
        case events.TurnBegan(seat=seat, take=take, takes=takes, again=again):
            return f"{{{seat}}} takes a die{' again' if again else ''} (take {take} of {takes})."
        case events.DieTaken(seat=seat, die=die):
            return f"{{{seat}}} takes a {die} for {THE_BOX[die]}."
        case events.DieForVp(seat=seat, die=die, vp=vp):
            return f"{{{seat}}} takes a {die} for {vp} VP."
        case events.DieForMonster(seat=seat, die=die):
            return f"{{{seat}}} takes a {die} to build a Monster."
        case events.Refreshed(seat=seat, display=display):
            return f"{{{seat}}} has the officer cards shuffled; now on display: {card_list(display)}."
        case events.Enraged(seat=seat):
            return f"{{{seat}}} enrages the village: rage will rise at the end of the rolling round."
        case events.Rolled(seat=seat, roll=roll, visit=visit):
            return f"{{{seat}}} {'visits the Undertaker and rolls' if visit else 'rolls the Undertaker die:'} {roll}."
        case events.PaidOut():
            return _paid_out(event)
        case events.Picked(seat=seat, parts=parts, spade=spade):
            tool = " with the Resurrection Spade" if spade else ""
            if not any(parts):
                return f"{{{seat}}} finds nothing{tool}: the pool has none left."
            return f"{{{seat}}} takes {part_list(parts)}{tool}."
        case events.GoldTaken(seat=seat, gold=gold, trader=trader):
            where = "at the Trader" if trader else "of petty cash"
            return f"{{{seat}}} takes {gold} gold {where}." if gold else f"{{{seat}}} finds no gold {where}."
        case events.IgorMoved(seat=seat, level=level):
            return f"{{{seat}}} sends Igor to level {level}."
        case events.Relocated(seat=seat, source=source, to=to):
            return f"Igor carries {{{seat}}}'s block from {WORDS[source]} to {place_name(to)}."
        case events.Upgraded(seat=seat, part=part, source=source, to=to):
            gain = TRACK_VP[to - FIRST_M] - TRACK_VP[source - FIRST_M]
            return (
                f"{{{seat}}} gives {one_part(part)}: the Monster on {WORDS[source]} moves to {WORDS[to]}, "
                f"{gain} VP more at scoring."
            )
        case events.Placed(seat=seat, place=place, lift=lift):
            return f"{{{seat}}} places a block on {place_name(place)}{_lifted(lift)}."
        case events.CardPaidVp(seat=seat, card=card, vp=vp):
            return f"{CARDS[card].name} gives {{{seat}}} {vp} VP."
        case events.StockTaken(seat=seat, vp=vp):
            return f"{{{seat}}} takes stock of parts and gold: {vp} VP."
        case events.NoEffect(seat=seat, space=space):
            return f"{{{seat}}}'s block on {place_name(space)} has no effect: it only bars the space."
        case events.Built():
            return _built(event)
        case events.Bought(seat=seat, card=card, price=price):
            return f"{{{seat}}} buys {CARDS[card].name} {_price(price)}."
        case events.Drawn():
            return _drawn(event)
        case events.DeckRenewed(cards=count):
            return f"The officer deck is empty: the {count} discard{'s' * (count != 1)} make a new one."
        case events.VillagerMoved(seat=seat, rage=rage):
            waits = "; the mob waits for the end of the rolling round" if rage == MOB else ""
            return f"{{{seat}}} moves the Villager to {rage}{waits}."
        case events.PartSold(seat=seat, part=part):
            return f"{{{seat}}} sells {one_part(part)} for 1 gold."
        case events.RollBought(seat=seat):
            return f"{{{seat}}} pays 1 gold for a roll."
        case events.Refilled(cards=cards):
            return f"New on display: {card_list(tuple([card for _, card in cards]))}."
        case events.RageRose(rage=rage):
            return f"The village was enraged: rage stands at {rage}."
        case events.MobCame(night=night, why=why):
            return f"Night {night} ends, since {why}: the mob comes, and the labs are scored."
        case events.LabScored(seat=seat, grid=grid, monsters=monsters, jars=jars):
            jar = f", {jars} for jars" if jars else ""
            return f"{{{seat}}} scores {grid} VP on the Grid and {monsters} for Monsters{jar}."
        case events.CreaturesFed():
            return _fed(event)
        case events.LabsBurnt(display=display):
            return (
                "The labs burn: blocks and bodies are cleared away, Igor and the Villager go back to 1. "
                f"Officer cards on display: {card_list(display)}."
            )
        case events.GoldLeft(seat=seat, gold=gold):
            return f"{{{seat}}} leaves {gold} gold behind."
        case events.PartsLeft(seat=seat, kept=kept, lost=lost):
            return f"{{{seat}}} carries away {part_list(kept)} and leaves {part_list(lost)}."
        case events.Final(winners=winners, decided_by=decided_by):
            who = " and ".join([f"{{{seat}}}" for seat in winners])
            return f"{who} win{'s' * (len(winners) == 1)}: {decided_by}."
    raise TypeError(f"no event of this game: {event!r}")


def _paid_out(event: events.PaidOut) -> str:
    shifted = f" shifts {event.roll} to {event.value} and" if event.value != event.roll else ""
    if event.value == 5:
        return f"{{{event.seat}}}{shifted} may take any two parts."
    if not any(event.parts):
        return f"{{{event.seat}}}{shifted} gets nothing: the pool cannot give {KEY_WORDS[event.value]}."
    return f"{{{event.seat}}}{shifted} gets {part_list(event.parts)}."


def _built(event: events.Built) -> str:
    at = f"{WORDS[event.space]} ({TRACK_VP[event.space - FIRST_M]} VP at scoring)"
    if event.cards:
        paid = f"out of {card_list(event.cards)}"
    else:
        gold = f" and {event.gold} gold" if event.gold else ""
        village = " and parts of the pool" if event.own != event.body else ""
        paid = f"with {part_list(event.own)}{gold}{village}"
    return f"{{{event.seat}}} builds a Monster on {at} {paid}{_lifted(event.lift)}."


def _drawn(event: events.Drawn) -> str:
    name = CARDS[event.card].name
    if not event.why:
        return f"{{{event.seat}}} buys the top card of the deck {_price(event.price)}: {name}."
    why = CARDS[NUMBER[event.why]].name if event.why in NUMBER else CURATOR_NAMES[-1]
    return f"{why} gives {{{event.seat}}} the top card of the deck: {name}."


def _fed(event: events.CreaturesFed) -> str:
    gold = f" for {event.gold} gold" if event.gold else ""
    lost = f" {card_list(event.lost)} cannot be fed and must go." if event.lost else ""
    fed = "one creature" if event.fed == 1 else f"{event.fed} creatures"
    return f"{{{event.seat}}} feeds {fed}{gold}: {event.vp} VP.{lost}"


# ------------------------------------------------------------------------------------------------------------- words


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join([" ".join([str(face)] * count) for face, count in enumerate(dice, 1) if count])


def _price(gold: int) -> str:
    return f"for {gold} gold" if gold else "free"


def _lifted(lift: Place) -> str:
    return "" if lift == RESERVE else f", lifted from {WORDS[lift]}"


def one_part(kind: int) -> str:
    """``an arm``."""
    return f"{'an' if KINDS[kind][0] in 'aeiou' else 'a'} {KINDS[kind]}"


def part_list(parts: Parts) -> str:
    """``an arm and 2 legs``.

    >>> part_list((0, 1, 0, 2)), part_list((0, 0, 0, 0))
    ('a torso and 2 legs', 'no parts')
    """
    words = [one_part(kind) if n == 1 else f"{n} {KINDS[kind]}s" for kind, n in enumerate(parts) if n]
    return listed(words) or "no parts"


def short_parts(parts: Parts) -> str:
    """For labels.

    >>> short_parts((1, 0, 2, 1))
    'head, 2 arms, leg'
    """
    return ", ".join([KINDS[kind] if n == 1 else f"{n} {KINDS[kind]}s" for kind, n in enumerate(parts) if n])


def card_list(cards: tuple[CardNo, ...]) -> str:
    """Names of cards."""
    return listed([CARDS[card].name for card in cards if card != NO_CARD]) or "none"


def listed(words: list[str]) -> str:
    """``a, b and c``."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def place_name(place: Place) -> str:
    """``G21``, ``C4 (Petty Cash)``."""
    if FIRST_C <= place < FIRST_M:
        return f"{WORDS[place]} ({CURATOR_NAMES[place - FIRST_C]})"
    return WORDS[place]
