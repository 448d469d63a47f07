"""The one choice that is a form: four officer cards for a Paper Monster, where it goes, and which block it takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random

from rulesets.contract import Action, Actor, Form, Pick, Seat
from rulesets.demise.actions import Stitch
from rulesets.demise.components import ENGINEER, IDS, NUMBER, PLACE, STITCH_CARDS, WORDS, CardNo, Place
from rulesets.demise.reach import lifts, track_choices
from rulesets.demise.state import State, owner


def stitch_spaces(state: State, seat: Seat) -> tuple[Place, ...]:
    """Where a Paper Monster may go: the Engineer helps only if it need not be discarded (DM-R35)."""
    spaces = track_choices(state, seat)
    return spaces if len(state.cards[seat]) > STITCH_CARDS else spaces[:1]


@lru_cache(maxsize=1 << 10)
def stitch_form(spaces: tuple[Place, ...], sources: tuple[Place, ...], cards: tuple[CardNo, ...]) -> Form:
    """Any four own cards; where the block goes and comes from is asked only if there is a choice."""
    hand = Pick("cards", tuple([IDS[card] for card in cards]), STITCH_CARDS, STITCH_CARDS)
    if len(spaces) == len(sources) == 1:
        return Form(f"stitch {WORDS[spaces[0]]} {WORDS[sources[0]]}", (hand,))
    return Form(
        "stitch",
        (
            Pick("space", tuple([WORDS[space] for space in spaces])),
            Pick("block", tuple([WORDS[lift] for lift in sources])),
            hand,
        ),
    )


def sample(state: State, who: Actor, form: Form, rng: Random) -> Action:
    """One legal filling of the one form there is: space, block, then any four cards that still allow the space."""
    seat = owner(state)
    spaces = stitch_spaces(state, seat)
    space = spaces[int(rng.random() * len(spaces))]
    sources = lifts(state, seat, state.stack[-1][1])
    lift = sources[int(rng.random() * len(sources))]
    hands = [
        hand for hand in combinations(state.cards[seat], STITCH_CARDS) if space == spaces[0] or ENGINEER not in hand
    ]
    return Stitch(space, lift, hands[int(rng.random() * len(hands))])


def filled_stitch(form: Form, cards: Sequence[CardNo], space: Place | None = None, lift: Place | None = None) -> Stitch:
    """The form with these cards, and its first space and block unless others are given."""
    words = form.head.split()
    if len(words) == 3:
        return Stitch(PLACE[words[1]], PLACE[words[2]], tuple(cards))
    first = [field.items[0] for field in form.fields[:2] if isinstance(field, Pick)]
    return Stitch(PLACE[first[0]] if space is None else space, PLACE[first[1]] if lift is None else lift, tuple(cards))


def cards_of(form: Form) -> tuple[CardNo, ...]:
    """The cards that a stitch may discard."""
    hand = form.fields[-1]
    return tuple([NUMBER[word] for word in hand.items]) if isinstance(hand, Pick) else ()
