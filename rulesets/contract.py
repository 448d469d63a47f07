"""What a game answers: the one small set of verbs that every front end, bot, save and test is written against.

Read it top down: people, choices, what is asked, what happened, what a viewer gets, the end, the game.
A text made by a game may name a seat as ``{2}``; `naming` fills the names in, so that rules need not know them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from random import Random
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from rulesets.box import Meta, Rulebook, Setup, Value

Seat: TypeAlias = int
"""A place at the table, 0..n-1 clockwise."""
Viewer: TypeAlias = int | None
"""Whose eyes: a seat, or None for what anyone at the table may see."""
Actor: TypeAlias = int | None
"""Who acts: a seat, or None for the table itself (its clock, its bell)."""


class Voice(Enum):
    """Where an answer is given."""

    PUBLIC = auto()
    """On the table screen; every offer and limit is public."""
    ALOUD = auto()
    """On the table screen against public limits; the exact offers are in the seat's own panel."""
    PRIVATE = auto()
    """In the seat's private screen alone."""


class Undo(IntEnum):
    """How far back an event lets the table go: freely, with everybody's consent, or never."""

    FREE = 0
    CONSENT = 1
    NEVER = 2


class Beat(IntEnum):
    """When the table is shown an event: not specially, at the next public page, or at once (a private screen falls)."""

    NONE = 0
    LATER = 1
    NOW = 2


# ------------------------------------------------------------------------------------------------------------- choices


@dataclass(frozen=True, slots=True)
class Action:
    """One move, as a value: hashable, compared by ``==``, one shared instance where the set is small."""

    @property
    def moment(self) -> int | None:
        """The milliseconds of the running timer at which it happens; None for all that is no race."""
        return None


@dataclass(frozen=True, slots=True)
class Pick:
    """`least`..`most` different words out of `items`; their order counts when `ordered`."""

    name: str
    items: tuple[str, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number `lo`..`hi`; `hi` None = no limit that this viewer may know."""

    name: str
    lo: int
    hi: int | None


@dataclass(frozen=True, slots=True)
class Stamp:
    """Milliseconds on the timer of that name: filled in by the program on receipt, never by a person, never clamped.

    `lo` == `hi`: that number, whatever the clock says, because the time itself is a secret.
    """

    name: str
    timer: str
    lo: int
    hi: int | None


@dataclass(frozen=True, slots=True)
class Skill:
    """The result of a test of dexterity on the screen, or drawn uniformly `lo`..`hi`; never typed by a person."""

    name: str
    lo: int
    hi: int


Field: TypeAlias = Pick | Number | Stamp | Skill


@dataclass(frozen=True, slots=True)
class Form:
    """One legal entry with parameters: `head` plus the filled fields is a line of notation for ``parse``.

    Only the last field may take a varying number of words; none at all gives the bare head.
    """

    head: str
    fields: tuple[Field, ...]


Offer: TypeAlias = Action | Form
"""One entry of a list of legal choices: an action, or a form that becomes one."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not: `reason` for that seat's eyes, `aloud` for the table (the same words whatever the seat holds)."""

    reason: str
    aloud: str


class IllegalAction(ValueError):
    """An action that is not legal now. Nothing has changed; `refusal` says why, for both kinds of ears."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class BadNotation(ValueError):
    """A line that is no action of this game; the text says what was expected."""


# ------------------------------------------------------------------------------------------------------ what is asked


@dataclass(frozen=True, slots=True)
class Window:
    """A chance to react, put to several seats on one public page, so that nobody learns who could."""

    seats: tuple[Seat, ...]
    """The seats still to be asked, in order: a public fact."""
    default: Action
    """What one public key answers for every human among them, each in its turn."""
    default_label: str
    key: str
    """The key that asks "who?" and then opens that seat's private screen, where `default` is drawn as "Back"."""
    label: str


@dataclass(frozen=True, slots=True)
class Decision:
    """One question to one owner. Several at once: any may answer; list order is calling order and breaks ties."""

    name: str
    owner: Actor
    voice: Voice
    rule: str
    """Id of the rulebook section of this moment."""
    window: Window | None = None
    patient: bool = False
    """If people play, a bot's answer waits until one of them says that the table is ready."""
    settle: int = 0
    """Milliseconds after its page has been drawn in which keys count for nothing: hands come to rest."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision as one viewer gets it: with the offers and dimmed entries that this viewer may know.

    A game may call its decision by a vaguer name for others than the owner. Asks of the table (owner None) list only
    what people may press, never what the program's clock posts.
    """

    decision: Decision
    prompt: str
    """A question or a sentence; where a seat is asked it begins with its name: "{1}, bid or pass?"."""
    offers: tuple[Offer, ...] = ()
    closed: tuple[tuple[Offer, Refusal], ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """Said before a choice is made, from the view alone. `warn` is asked once more on commit."""

    label: str
    """Two to five words for the decision bar: "Buy for 7"."""
    effect: str
    others: str
    """What the others will see, as a sentence: "Everybody sees the card."."""
    warn: str = ""


@dataclass(frozen=True, slots=True)
class Gloss:
    """A card, space or symbol that explains itself: its name and one or two sentences."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Timer:
    """For the program's clock, never in a view: from `start` ms, when its frame is out, to `end`, then `post`.

    `end` None: never by itself. A name is used once in a match: "pad 2".
    """

    name: str
    start: int
    end: int | None
    post: Action | None
    quiet: bool = False
    """No disk write meanwhile."""
    runs_on: bool = False
    """Takes over the running clock and waits for no frame."""
    early: bool = False
    """`post` comes at once when nobody can want anything more, and when the only person who could says so."""
    halts: bool = False
    """Can be stopped and gone on with. Stopping any other timer leaves `Game.after_break` alone to do."""
    deaf: int = 0
    """So many milliseconds after its start keys count for nothing."""


# ------------------------------------------------------------------------------------------------------ what happened


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What happened, as data; games subclass it."""

    turn: int
    """The game's own counter, which `Recall` refers to."""
    undo: Undo = Undo.FREE
    """May not hang on anything that is hidden from the actor."""
    beat: Beat = Beat.NONE

    def shown_to(self, viewer: Viewer) -> Event | None:
        """The copy without what the viewer may not know; None = nothing at all."""
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Event):
    """The table agreed to go back `moves` lines, to the one after line `to`; what nobody knew then was redrawn."""

    to: int
    moves: int


@dataclass(frozen=True, slots=True)
class Recall:
    """How far a viewer may look back: events of `turn` >= `since`; the public table of those turns only if `browse`."""

    since: int = 0
    browse: bool = True


# ------------------------------------------------------------------------------------------------- what a viewer gets


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one viewer may know, as values only: base of every game's own view."""

    viewer: Viewer
    asks: tuple[Ask, ...]
    headline: str
    """The game's `headline`."""
    points: tuple[int | None, ...]
    """What this viewer may count for each seat; None = nothing."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event as one viewer may know it, with the line of the record it belongs to (0 = the deal)."""

    line: int
    event: Event
    struck: bool = False
    """Taken back by consent; kept, so that nobody wonders."""


@dataclass(frozen=True, slots=True)
class Seen:
    """All that a screen or a bot ever gets: a view, and the log and recap that the game lets this viewer recall."""

    view: Any
    log: tuple[LogLine, ...]
    recap: tuple[LogLine, ...]
    """What happened since the viewer last looked; for the table since the seat that is asked last acted or looked."""
    free_undo: int
    """How many steps can be undone without asking anybody."""


# ------------------------------------------------------------------------------------------------------------ the end


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended. Places best first; ties and teams share one; winners may be none, several, or the lowest."""

    winners: tuple[Seat, ...]
    places: tuple[tuple[Seat, ...], ...]
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    """Score by category, the total last: its name, and a number for each seat."""
    decided_by: str
    """The comparison that decided, in words: "more slots filled, 7 against 6"."""
    ending: str
    """How the game ended, in words."""
    notes: tuple[str, ...] = ()
    """Other things worth telling on the last page."""


# ----------------------------------------------------------------------------------------------------------- the game

S = TypeVar("S", bound="State")
V = TypeVar("V", bound=View)


class State(Protocol):
    """The whole position. `seed` and `draws` are the whole random source; no log, no names and no text in a state."""

    seed: int
    draws: int

    def clone(self) -> Self:
        """An independent copy, quick enough to be made at every move."""
        ...


class Bot(Protocol):
    """One object per seat and match, with its own random source. It is given views, never a state."""

    def choose(self, seen: Seen) -> Action | None:
        """What to do now; None = nothing before the next change (races only)."""
        ...


class Game(Protocol[S, V]):
    """The back end of one game: constants and functions, always called, never calling."""

    @property
    def meta(self) -> Meta:
        """The back of the box."""
        ...

    @property
    def rulebook(self) -> Rulebook:
        """The rules retold for players."""
        ...

    def check(self, setup: Setup) -> str | None:
        """Why this combination is refused (each single value has been checked before), or None."""
        ...

    def new(self, setup: Setup, out: list[Event] | None = None) -> S:
        """Deal. Same set-up, same deal, on every machine. Tests build other positions directly as a state."""
        ...

    def decisions(self, state: S) -> Sequence[Decision]:
        """What is asked now; empty = the game is over. Only a game skips a forced choice, nobody else."""
        ...

    def legal(self, state: S, who: Actor) -> Sequence[Offer]:
        """The exact offers of that actor, in a stable order; empty where nothing is asked of it."""
        ...

    def sample(self, state: S, who: Actor, form: Form, rng: Random) -> Action:
        """One legal filling of a form out of `legal`."""
        ...

    def why_not(self, state: S, who: Actor, action: Action) -> Refusal | None:
        """None = legal now. Lists nothing, so that a replay stays quick."""
        ...

    def apply(self, state: S, who: Actor, action: Action, out: list[Event] | None = None) -> None:
        """The one way a state changes: in place, unchecked. Events are made only if `out` is given."""
        ...

    def headline(self, state: S) -> str:
        """Where the game stands, as everybody may know: "Round 4 of 12"."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """All that this viewer may know. A PRIVATE ask shows its offers to its owner alone."""
        ...

    def explain(self, view: V, offer: Offer) -> Note:
        """What a choice is called, costs, gives, and what others will see: from the view alone. Also a filled form."""
        ...

    def gloss(self, view: V, word: str) -> Gloss:
        """A word of the notation (a card, a space) in plain language."""
        ...

    def tell(self, event: Event) -> str:
        """One sentence for a copy made by `shown_to`; seats as ``{n}``, never "you"."""
        ...

    def text(self, action: Action) -> str:
        """The action in notation, ``bid 5``; the inverse of `parse`."""
        ...

    def parse(self, line: str) -> Action:
        """The action of a line of notation; BadNotation if there is none. Does not judge legality."""
        ...

    def recall(self, state: S, viewer: Viewer) -> Recall:
        """The memory rule of the game; after the end everything."""
        ...

    def timers(self, state: S) -> tuple[Timer, ...]:
        """Run one after another; empty = no clock."""
        ...

    def after_break(self, state: S) -> tuple[Action, ...]:
        """After a load or a suspension only these, on a page without the view; empty = go on as before."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """None while the game runs."""
        ...

    def resample(self, seen: Seen, rng: Random) -> S:
        """A full state that fits all that this viewer knows: what honest bots think with, what the leak test swaps."""
        ...

    def stir(self, state: S, salt: int) -> None:
        """Redraw in place everything that nobody knows (deck order, hidden dice, the seed), after a take-back."""
        ...

    def bot(self, level: str, seat: Seat, options: Mapping[str, Value | tuple[Value, ...]], salt: int) -> Bot:
        """A player of one of the levels in `meta.bots`; its luck comes from `salt`, which tells nothing of the deal."""
        ...


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose state and view nobody needs to know: what generic code holds."""
