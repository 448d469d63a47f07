"""A match with the people round it: what the full screen and plain mode have in common.

It holds the match, who plays which seat, the bots, the hand-over rules and the keeper of the save; it draws nothing,
reads no key and knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rulesets.bots import make_bot
from rulesets.box import Value
from rulesets.chance import fresh_salt
from rulesets.contract import (
    Action,
    Actor,
    AnyGame,
    Beat,
    Bot,
    Event,
    Note,
    Offer,
    Outcome,
    Seat,
    Seen,
    Viewer,
    Voice,
    Window,
)
from rulesets.deal import deal_code, fresh_seed, make_setup
from rulesets.match import Match
from rulesets.naming import named
from rulesets.notation import fits
from rulesets.record import Move
from rulesets.shelf import game as game_by_id
from saves.people import About, Person
from tabletop_tui.play.handover import Handover

if TYPE_CHECKING:
    from saves.keeper import Keeper
    from saves.store import Store
    from saves.unpack import Loaded


def new_about(
    store: Store | None,
    game: str,
    people: tuple[Person, ...],
    options: Mapping[str, Value | tuple[Value, ...]],
    seed: str = "",
    screen: Mapping[str, Value | bool] | None = None,
) -> About:
    """All about a new game of these people, to be dealt with `Sitting.start`; without a seed, by chance."""
    return About(
        id=store.new_id(game) if store else f"{game}-unsaved",
        game=game,
        people=people,
        options=options,
        seed=seed or fresh_seed(),
        chance=not seed,
        created=datetime.now(UTC),
        screen=screen or {},
    )


class Sitting:
    """One match at one table, from the deal or from a save to the day it is put away."""

    def __init__(self, about: About, match: Match[Any, Any], keeper: Keeper | None, note: str | None = None) -> None:
        self.about = about
        self.match = match
        self.keeper = keeper
        self.note = note
        """Something the table should be told once, e.g. that replay stops at move 31."""
        self._noted = match.over
        self.people = about.people
        self.names = about.names
        self.humans: tuple[Seat, ...] = tuple(seat for seat, person in enumerate(about.people) if person.human)
        self.handover = Handover(self.humans, self.game.meta.secrets)
        self._bots: dict[Seat, Bot] = {
            seat: make_bot(self.game, person.player, seat, match.setup)
            for seat, person in enumerate(about.people)
            if not person.human
        }

    @classmethod
    def start(cls, about: About, store: Store | None) -> Sitting:
        """Deal. Raises BadSetup; the save is taken and written when `save` is first called."""
        game = game_by_id(about.game)
        match: Match[Any, Any] = Match(game, make_setup(game, len(about.people), about.options, about.seed))
        return cls(about, match, _keeper(store, about))

    @classmethod
    def resume(cls, loaded: Loaded, store: Store | None) -> Sitting:
        """Go on with a game from a save."""
        return cls(loaded.about, loaded.match, _keeper(store, loaded.about), loaded.note)

    # ------------------------------------------------------------------------------------------------------ the game

    @property
    def bots(self) -> Mapping[Seat, Bot]:
        """The seats that no person plays, with who does."""
        return self._bots

    def replace_bots(self, bots: Mapping[Seat, Bot]) -> None:
        """Other players for the seats that no person plays."""
        self._bots = dict(bots)

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.match.game

    @property
    def alone(self) -> Seat | None:
        """The only human's seat: nothing need be covered from that person. None with several people, or with none."""
        return self.humans[0] if len(self.humans) == 1 else None

    def see(self, viewer: Viewer, at: int | None = None) -> Seen:
        """What a viewer may know, now or at an earlier position."""
        return self.match.see(viewer, at)

    def say(self, event: Event) -> str:
        """An event as a sentence with names."""
        return named(self.match.tell(event), self.names)

    def fill(self, text: str) -> str:
        """A text of the game with names."""
        return named(text, self.names)

    def note_of(self, seen: Seen, offer: Offer) -> Note:
        """What a choice means to that viewer, with names."""
        return self.fill_note(self.game.explain(seen.view, offer))

    def fill_note(self, note: Note) -> Note:
        """A note with names."""
        return Note(*map(self.fill, (note.label, note.effect, note.others, note.warn)))

    def refusal(self, who: Actor, action: Action, private: bool) -> str | None:
        """Why this cannot be done on this page, in words that this page may show; None = it can.

        At the table only what could be said aloud is taken, and what fails on hidden goods alone is refused in the
        game's neutral words, whatever the seat holds.
        """
        if not private:
            text = self.game.text(action)
            asks = self.see(None).view.asks
            if not any(fits(o, action, text) for ask in asks if ask.decision.owner == who for o in ask.offers):
                refusal = self.match.why_not(who, action)
                public = [o for ask in asks for o, _ in ask.closed if o == action]
                return self.fill(refusal.aloud) if refusal and public else "That is answered behind your own screen."
        refusal = self.match.why_not(who, action)
        return None if refusal is None else self.fill(refusal.reason if private else refusal.aloud)

    def act(self, who: Actor, action: Action) -> int:
        """Do it; returns the number of the line; raises IllegalAction. Nothing is on disk before `save`."""
        return self.match.act(who, action)

    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome()

    def code(self) -> str:
        """The deal code: for after the game if the deal came by chance."""
        return deal_code(self.game.meta, len(self.people), self.about.seed, self.about.options)

    @property
    def code_is_open(self) -> bool:
        """May the table know the deal code now? A code of a running chance deal would tell every card."""
        return self.match.over or not self.about.chance

    # ---------------------------------------------------------------------------------------------------- going back

    def undo(self) -> None:
        """One free step back; raises NotPossible."""
        self.match.undo()

    def redo(self) -> int:
        """One step forward again; raises NotPossible."""
        return self.match.redo()

    def take_back_to(self) -> int | None:
        """The position before the last line that a human entered, if the table may still go there by consent."""
        for position in range(self.match.length, self.match.first, -1):
            line = self.match.lines[position - 1]
            if not isinstance(line, Move):
                return None
            if line.who in self.humans and not self._waved(position - 1, line):
                return position - 1 if self.match.can_take_back(position - 1) is None else None
        return None

    def _waved(self, position: int, line: Move) -> bool:
        """Was this line the table's own "let it be" in a window? Nobody takes that back for its own sake."""
        decision = next((d for d in self.match.asked_at(position) if d.owner == line.who), None)
        return decision is not None and decision.window is not None and decision.window.default == line.action

    def take_back(self) -> None:
        """Back to `take_back_to`, all humans having agreed; raises NotPossible."""
        to = self.take_back_to()
        self.match.take_back(self.match.length if to is None else to, fresh_salt())

    # ------------------------------------------------------------------------------------------------------- windows

    @property
    def window(self) -> Window | None:
        """The chance to react that is open now, if a person is among those that are asked."""
        decisions = self.match.decisions
        window = decisions[0].window if decisions else None
        return window if window and any(seat in self.humans for seat in window.seats) else None

    def wave_through(self, until: Seat | None = None) -> bool:
        """Answer for those in the open window, in their order, as far as `until`: persons let it be, bots decide.

        True = it is that seat's turn now; False = everybody has been asked, or a bot has reacted.
        """
        decision = self.match.decisions[0]
        for seat in decision.window.seats if decision.window else ():
            decision = self.match.decisions[0] if self.match.decisions else decision
            window = decision.window
            if window is None or decision.owner != seat:
                return False
            if seat == until:
                return True
            bot = self._bots.get(seat)
            self.act(seat, (bot.choose(self.match.see(seat)) if bot else None) or window.default)
        return False

    # ---------------------------------------------------------------------------------------------------------- bots

    def bot_to_move(self) -> Seat | None:
        """The bot that is asked now; None if nobody is, or a human may answer first."""
        owners = [decision.owner for decision in self.match.decisions]
        return next((owner for owner in owners if owner in self._bots), None)

    def bot_action(self) -> tuple[Seat, Action] | None:
        """What that bot wants to do. May think for a while: call it outside the interface thread, then `act`."""
        seat = self.bot_to_move()
        if seat is None:
            return None
        action = self._bots[seat].choose(self.match.see(seat))
        return None if action is None else (seat, action)

    # ------------------------------------------------------------------------------------------------------ handover

    def needs_curtain(self, straight: bool = False) -> bool:
        """Must a curtain fall before a private page opens? See `Handover`."""
        return self.handover.needs_curtain(straight)

    def stays_private(self, seat: Seat, since: int) -> bool:
        """Does this seat, which has acted behind its screen since that line, go on there?

        Not if the table has to be shown something first, nor into a window, which is the whole table's page.
        """
        decisions = self.match.decisions
        if not decisions or decisions[0].owner != seat or decisions[0].voice is not Voice.PRIVATE:
            return False
        if decisions[0].window is not None:
            return False
        return not any(line.event.beat is Beat.NOW for line in self.match.see(None).log if line.line > since)

    def news(self, since: int) -> tuple[str, ...]:
        """What the people at the table have to be told of the lines after `since`, in sentences."""
        log = self.match.see(self.alone).log
        beats = [line.event for line in log if line.line > since and not line.struck and line.event.beat]
        return tuple(map(self.say, beats))

    def looked(self, seat: Seat) -> None:
        """This seat's private screen is open now."""
        self.match.looked(seat)

    # -------------------------------------------------------------------------------------------------------- saving

    @property
    def trouble(self) -> str | None:
        """Why the game is not being saved, in a sentence; None = all is well."""
        return self.keeper.trouble if self.keeper else None

    def save(self) -> None:
        """Put the match on disk now. Never raises: see `trouble`."""
        if self.keeper:
            self.keeper.keep(self.match)
            self._note_down()

    def _note_down(self) -> None:
        """A finished game goes into the table book, once."""
        outcome = self.match.outcome()
        if outcome is None or self._noted or self.trouble or self.keeper is None:
            return
        from saves.book import load_book

        self._noted = True
        load_book(self.keeper.store.folder).record(self.about, outcome)

    def set_screen_option(self, name: str, value: Value | bool) -> None:
        """A habit of the screens at this table, kept with the save."""
        self.about = replace(self.about, screen={**self.about.screen, name: value})
        if self.keeper:
            self.keeper.about = self.about

    def close(self) -> None:
        """Put the match away: the save is free for another window."""
        if self.keeper:
            self.keeper.release()

    def rematch(
        self,
        store: Store | None,
        same_deal: bool = False,
        options: Mapping[str, Value | tuple[Value, ...]] | None = None,
    ) -> Sitting:
        """The same people again: a fresh deal, or the same one with everybody one seat further round the table.

        `options` are changed for it.
        """
        people = self.people[1:] + self.people[:1] if same_deal else self.people
        about = replace(
            self.about,
            id=store.new_id(self.about.game) if store else self.about.id,
            people=people,
            seed=self.about.seed if same_deal else fresh_seed(),
            chance=not same_deal,
            created=datetime.now(UTC),
            options={**self.about.options, **(options or {})},
        )
        return Sitting.start(about, store)


def _keeper(store: Store | None, about: About) -> Keeper | None:
    if store is None:
        return None
    from saves.keeper import Keeper

    return Keeper(store, about)
