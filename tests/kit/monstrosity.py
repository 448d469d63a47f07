"""Positions of Monstrosity as the acceptance table writes them, moves in notation, and the invariants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulesets.box import Setup
from rulesets.contract import Event, Form, Offer, Seat
from rulesets.match import Match
from rulesets.monstrosity.components import (
    BLACK_HOLE,
    DOG,
    EXTENSION,
    HEART,
    HEART_IDS,
    HEART_OF_GOLD,
    IDS,
    MODES,
    NONE,
    NUMBER,
    PAIRS,
    POWER_VALUE,
    ROUNDS,
    SLOT_WORDS,
    TORSO,
    CardNo,
)
from rulesets.monstrosity.game import GAME
from rulesets.monstrosity.monster import CONNECTED, Body, colours, complete, fits, parts_on, place, worths
from rulesets.monstrosity.monster import NOTHING as EMPTY
from rulesets.monstrosity.scoring import tally
from rulesets.monstrosity.state import Phase, State, deck_of, hearts_of, opening
from rulesets.monstrosity.turns import DEALT, DEALT_FIVE

BASIC_SIX = "head B02, torso R05, larm B07, rarm B09, lleg B12, rleg B14"
"""Worth 13, five parts blue and one red."""
FIVE = BASIC_SIX.rpartition(",")[0]
HEARTS = ("H11", "H01", "H02", "H07", "H10")
"""What the seats have unless a case says otherwise."""


def numbers(words: str) -> tuple[CardNo, ...]:
    """The cards that a line names, in its order."""
    return tuple([NUMBER[word] for word in words.split()])


def ids(cards: Iterable[CardNo]) -> str:
    """The inverse."""
    return " ".join([IDS[card] for card in cards])


@dataclass
class At:
    """One seat of a position.

    `body` is ``head B02, lleg R17 U3 I5-``: slot, part, its modifiers, an item as a degrade with a minus; the slot
    `on` is the extension. `power` is a card, or ``P2=3`` for its value now.
    """

    body: str = ""
    lab: str = ""
    heart: str = ""
    exposed: bool | None = None
    """By default: if the monster is complete."""
    gold: int = 0
    power: str = ""
    bonus: int = 0
    """What its heart's goal has paid."""


def build(words: str) -> tuple[Body, tuple[tuple[CardNo, CardNo, int], ...]]:
    """A body and its modifiers."""
    body: Body = EMPTY
    mods: list[tuple[CardNo, CardNo, int]] = []
    for one in filter(None, [part.strip() for part in words.split(",")]):
        where, part, *attached = one.split()
        on = where == "on"
        slot = body.index(EXTENSION) if on else SLOT_WORDS.index(where)
        body, _, fallen = place(body, (), NUMBER[part], slot, on)
        assert not fallen, words
        for word in attached:
            modifier = NUMBER[word.rstrip("-")]
            mods.append((NUMBER[part], modifier, -1 if word.endswith("-") else MODES[modifier][0]))
    return body, tuple(mods)


def table(
    *seats: At,
    n: int = 0,
    teams: bool = False,
    beginner: bool = False,
    active: Seat = 0,
    start: Seat = 0,
    night: Iterable[Seat] | None = None,
    round: int = 1,
    dumpster: str = "",
    pile: str | None = None,
    purple: int | None = None,
    orange: int | None = None,
    dog: int = NONE,
    alive: tuple[Seat, ...] = (),
) -> State:
    """A position at the start of a day, or of a night if `night` says who has one after it.

    `dumpster` goes from bottom to top; ``G03/0`` was discarded by seat 0. `pile` names the next card first; without
    it all other cards lie there. Seat 1 has the purple ribbon where a monster is complete already.
    """
    count = n or max(2, len(seats))
    state = opening(count, 7, not beginner, teams)
    laid = [*seats, *[At() for _ in range(count - len(seats))]]
    state.start, state.active, state.asked = start, active, active
    state.round, state.turn_no = round, 1
    state.phase = Phase.DAY if night is None else Phase.NIGHT
    state.night, state.nights = night is not None, tuple(night or ())
    taken = {HEART[seat.heart] for seat in laid if seat.heart}
    free = [HEART[ident] for ident in (*HEARTS, *HEART_IDS) if HEART[ident] not in taken]
    for at, seat in enumerate(laid):
        body, mods = build(seat.body)
        state.bodies[at], state.mods[at] = body, mods
        state.labs[at] = tuple(sorted(numbers(seat.lab)))
        wanted = HEART[HEARTS[at]]
        state.hearts[at] = HEART[seat.heart] if seat.heart else wanted if wanted in free else free[0]
        if state.hearts[at] in free:
            free.remove(state.hearts[at])
        state.exposed[at] = complete(body) if seat.exposed is None else seat.exposed
        state.gold[at] = seat.gold
        if seat.power:
            card, _, value = seat.power.partition("=")
            state.power[at] = NUMBER[card]
            state.charge[at] = int(value) if value else POWER_VALUE[NUMBER[card]]
        state.bonus[at] = 0, seat.bonus, 0
    powered = [at for at, seat in enumerate(laid) if seat.power]
    state.alive = alive or tuple(powered)
    some = any(complete(body) for body in state.bodies)
    state.purple = purple if purple is not None else 1 if some else NONE
    state.orange = orange if orange is not None else state.alive[0] if state.alive else NONE
    state.dog = dog
    for word in dumpster.split():
        card, _, who = word.partition("/")
        state.dumpster.append(NUMBER[card])
        state.discarders.append(int(who) if who else NONE)
    state.heart_deck = tuple([heart for heart in hearts_of(not beginner) if heart not in state.hearts])
    gone = set(everywhere(state, pile=False))
    rest = [card for card in deck_of(not beginner) if card not in gone]
    state.pile = rest if pile is None else list(reversed(numbers(pile)))
    return state


def match_at(state: State) -> Match[Any, Any]:
    """A match that goes on from a position."""
    options = {
        "mode": "advanced" if state.advanced else "beginner",
        "teams": "on" if state.teams else "off",
        "start": state.start,
    }
    return Match.resume(GAME, Setup(len(state.labs), options, state.seed), state.clone(), ())


@dataclass
class Play:
    """A position being played: moves in notation by whoever is asked, separated by semicolons."""

    state: State
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.state.clone()

    def do(self, moves: str) -> Play:
        """Every move is legal and listed; one that begins with "not " is neither."""
        for move in filter(None, [part.strip() for part in moves.split(";")]):
            line = move.removeprefix("not ")
            action, who = GAME.parse(line), self.state.asked
            refusal = GAME.why_not(self.state, who, action)
            listed = is_listed(GAME.legal(self.state, who), line)
            if line == move:
                assert refusal is None, f"{move}: {refusal}"
                assert listed, f"{move} is not listed"
                GAME.apply(self.state, who, action, self.events)
            else:
                assert refusal is not None and not listed, f"{line} should be refused"
        return self

    # What cases look at.

    @property
    def asked(self) -> str:
        """``1 day``; "over" at the end."""
        decisions = GAME.decisions(self.state)
        return f"{decisions[0].owner} {decisions[0].name}" if decisions else "over"

    @property
    def legal(self) -> str:
        """All legal lines; a form by its head."""
        offers = GAME.legal(self.state, self.state.asked)
        return "; ".join([offer.head if isinstance(offer, Form) else GAME.text(offer) for offer in offers])

    @property
    def kinds(self) -> str:
        """The legal verbs, in order."""
        return " ".join(dict.fromkeys([line.split()[0] for line in self.legal.split("; ")]))

    def lines(self, verb: str) -> str:
        """The legal lines of a verb, without it."""
        return "; ".join([line.removeprefix(f"{verb} ") for line in self.legal.split("; ") if line.split()[0] == verb])

    @property
    def dumpster(self) -> str:
        """From bottom to top."""
        return ids(self.state.dumpster)

    @property
    def discarders(self) -> str:
        """``0 -``, in the order of the dumpster."""
        return " ".join(["-" if seat == NONE else str(seat) for seat in self.state.discarders])

    @property
    def total(self) -> str:
        """The totals of all seats."""
        return "/".join([str(tally(self.state, seat).total) for seat in range(len(self.state.labs))])

    @property
    def gold(self) -> str:
        """What all seats have gained."""
        return "/".join(map(str, self.state.gold))

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Who has won, once it is over."""
        outcome = GAME.outcome(self.state)
        return None if outcome is None else outcome.winners

    @property
    def purple(self) -> int:
        """Whose the purple ribbon is."""
        return self.state.purple

    @property
    def orange(self) -> int:
        """Whose the orange ribbon is."""
        return self.state.orange

    @property
    def alive(self) -> tuple[Seat, ...]:
        """In the order of reanimation."""
        return self.state.alive

    @property
    def exposed(self) -> str:
        """Whose hearts are up."""
        return " ".join([str(seat) for seat, up in enumerate(self.state.exposed) if up])

    @property
    def round(self) -> int:
        """The round."""
        return self.state.round

    @property
    def pile(self) -> int:
        """How many cards can be drawn."""
        return len(self.state.pile)

    @property
    def dog(self) -> int:
        """At whose monster the dog lies."""
        return self.state.dog

    def see(self, what: str) -> object:
        """``lab0``, ``body1`` in slot order, ``mods0``, ``bonus0``, ``heart0``, ``slot0_larm``, or one of the above."""
        name, _, rest = what.partition("_")
        if what in ("play_card", "assemble", "power"):
            return self.lines(what)
        if name[-1].isdigit():
            return self._of(name[:-1], int(name[-1]), rest)
        return getattr(self, what)

    def _of(self, what: str, seat: Seat, slot: str) -> object:
        state = self.state
        match what:
            case "lab":
                return ids(state.labs[seat])
            case "body":
                return ids([part for part, _ in parts_on(state.bodies[seat])])
            case "mods":
                return ids([modifier for _, modifier, _ in state.mods[seat]])
            case "bonus":
                return sum(state.bonus[seat])
            case "total":
                return tally(state, seat).total
            case "colours":
                return "/".join(map(str, colours(state.bodies[seat])))
            case "heart":
                return HEART_IDS[state.hearts[seat]]
            case "parts":
                return tally(state, seat).parts
            case _:
                at = SLOT_WORDS.index(slot)
                return sum([value for _, where, value in worths(state.bodies[seat], state.mods[seat]) if where == at])


def is_listed(offers: Iterable[Offer], line: str) -> bool:
    """Is this line one of the offers, or a filling of one?"""
    action = GAME.parse(line)
    for offer in offers:
        if not isinstance(offer, Form):
            if offer == action:
                return True
        elif line.split()[0] == offer.head:
            words, one = line.split()[1:], offer.fields[0]
            if not hasattr(one, "items"):
                return True
            return len(set(words)) == 3 == len(words) and set(words) <= set(one.items)
    return False


class Case:
    """One row of the table: a position, moves, and what is to be seen then."""

    def __init__(self, id: str, position: State, moves: str = "", **expected: Any) -> None:
        self.id = id
        self.position = position
        self.moves = moves
        self.expected: Mapping[str, Any] = expected

    def run(self) -> None:
        """Play it and look."""
        play = Play(self.position).do(self.moves)
        for what, value in self.expected.items():
            found = play.see(what)
            assert found == value, f"{self.id}: {what} is {found!r}, not {value!r}"


# --------------------------------------------------------------------------------------------------- the invariants


def everywhere(state: State, pile: bool = True) -> list[CardNo]:
    """Every deck card on the table, by its places."""
    cards = [*state.dumpster, *[card for lab in state.labs for card in lab]]
    cards += [part for body in state.bodies for part, _ in parts_on(body)]
    cards += [modifier for mods in state.mods for _, modifier, _ in mods]
    cards += [card for card in state.power if card != NONE]
    cards += [DOG] if state.dog != NONE else []
    cards += [state.pending] if state.pending != NONE else []
    return cards + (state.pile if pile else [])


def check(state: State) -> None:
    """What holds after every action of a game that was dealt: the invariants of the rules, by number."""
    seats = range(len(state.labs))
    assert sorted(everywhere(state)) == deck_of(state.advanced)  # 1
    held = [heart for heart in state.hearts if heart != NONE]
    dealt = [heart for hearts in state.dealt for heart in hearts]
    assert sorted([*state.heart_deck, *held, *dealt, *state.offered]) == hearts_of(state.advanced)  # 2
    for seat in seats:
        _check_monster(state, seat)
    for ribbon in (state.purple, state.orange):
        assert ribbon == NONE or ribbon in seats
    assert state.orange == NONE or state.purple != NONE  # 6
    if state.phase is Phase.DAY and not state.used:
        assert len(state.labs[state.active]) <= 7  # 7
    holds_gold = HEART_OF_GOLD in state.hearts
    assert all(gold >= 0 and gold % 2 == 0 for gold in state.gold)  # 8
    assert all(not gold or state.hearts[seat] == HEART_OF_GOLD for seat, gold in enumerate(state.gold))
    assert holds_gold or not any(state.gold)
    assert len(set(state.alive)) == len(state.alive)  # 9
    assert state.teams or state.night or state.phase is Phase.OVER or not state.alive
    assert state.round <= ROUNDS + 1 and 0 <= state.extra_used <= 2  # 10
    assert not set(state.nights) & {state.active} or state.phase is Phase.OVER
    _check_question(state)


def _check_monster(state: State, seat: Seat) -> None:
    body, mods = state.bodies[seat], state.mods[seat]
    for part, slot in parts_on(body):  # 3
        assert fits(part, slot, state.advanced)
        assert all(body[at] == part for at in PAIRS[part])
    joined = body[CONNECTED]
    assert joined == NONE or (EXTENSION in body and not PAIRS[joined] and joined != EXTENSION)
    assert all(value >= 0 for _, _, value in worths(body, mods))  # 4
    on = dict(parts_on(body))
    for part, _, points in mods:
        assert on[part] != TORSO and points in (1, -1)
    assert state.labs[seat] == tuple(sorted(state.labs[seat]))
    if complete(body):
        assert state.exposed[seat]  # 5
    if seat in state.alive:
        assert complete(body) and state.exposed[seat] and state.power[seat] != NONE
        assert state.dog != seat
    else:
        assert (state.power[seat], state.charge[seat], state.bonus[seat]) == (NONE, 0, (0, 0, 0))
        assert state.orange != seat
    if state.hearts[seat] == BLACK_HOLE:
        assert tally(state, seat).hole == 0


def _check_question(state: State) -> None:
    match state.phase:
        case Phase.OVER:
            assert state.asked == NONE and not GAME.decisions(state)
        case Phase.TIE:
            assert state.asked == state.target != state.active and len(state.tied) > 1
        case Phase.BLADE:
            assert state.asked == state.active and state.target not in state.alive
        case Phase.CHOOSE:
            picked = [heart != NONE for heart in state.hearts]
            count = DEALT_FIVE if len(picked) == 5 else DEALT
            assert [len(dealt) for dealt in state.dealt] == [count - one for one in picked]
            assert not any(state.labs)
        case Phase.TRANSPLANT:
            assert state.offered and state.asked == state.active
        case Phase.INSPECTION:
            assert state.labs[state.target] and state.asked == state.active
        case Phase.DISCARD:
            assert len(state.labs[state.asked]) > 7 and not state.night
        case _:
            assert state.asked == state.active
    if state.phase not in (Phase.TIE, Phase.BLADE):
        assert state.pending == NONE and state.tied == ()
    assert (state.phase is Phase.TRANSPLANT) == bool(state.offered)
