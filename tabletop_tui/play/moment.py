"""What the public page is doing now: exactly one of these. Pages and captions match on it."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Ask, Seat, Seen, Window
from tabletop_tui.play.asking import called, own_ask, public_ask
from tabletop_tui.play.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Over:
    """The game is finished."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot is asked. In a window that concerns bots alone nobody is named: there it answers at once."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody, or the table, chooses on this page; `exact` = a lone human, who may read all of its own."""

    ask: Ask
    exact: bool


@dataclass(frozen=True, slots=True)
class Calling:
    """These seats, in calling order, are asked in private: the page is the curtain before the first of them."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Reacting:
    """A window is open: the table lets it be for everybody, or one of these seats goes behind its screen."""

    window: Window
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ByLetter:
    """These seats make a sealed choice by the letters that they have seen behind their screens."""

    seats: tuple[Seat, ...]


Moment = Over | Thinking | Asked | Calling | Reacting | ByLetter


def moment_of(sitting: Sitting, seen: Seen, sealed: str = "") -> Moment:
    """The moment of the public page. `sealed` names the decision that is made by letter, if any is."""
    decisions = sitting.match.decisions
    if not decisions:
        return Over()
    window = sitting.window
    if window is not None:
        return Reacting(window, tuple(seat for seat in window.seats if seat in sitting.humans))
    bot = sitting.bot_to_move()
    if bot is not None:
        return Thinking(None if decisions[0].window else bot)
    ask = public_ask(sitting, seen)
    if ask is not None:
        return Asked(ask, ask.decision.owner is not None and ask.decision.owner == sitting.alone)
    own = own_ask(seen, sitting.alone) if sitting.alone is not None else None
    if own is not None:
        return Asked(own, True)
    seats = called(sitting)
    return ByLetter(seats) if sealed and decisions[0].name == sealed else Calling(seats)


def awaited(moment: Moment) -> tuple[Seat, ...]:
    """The people that the public page waits for."""
    match moment:
        case Asked(ask, _):
            return () if ask.decision.owner is None else (ask.decision.owner,)
        case Calling(seats) | ByLetter(seats) | Reacting(_, seats):
            return seats
    return ()
