"""The table of plain mode: what is told of it, what is done at it, and what of both is still to be said."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.contract import Action, Actor, Ask, IllegalAction, Seat, Seen, Viewer
from tabletop_tui.plain import words
from tabletop_tui.plain.choice import Choices
from tabletop_tui.plain.talk import Talk
from tabletop_tui.play.laying import coded_table
from tabletop_tui.play.sitting import Sitting


class PlainTable:
    """One sitting, told on one terminal."""

    def __init__(self, sitting: Sitting, talk: Talk) -> None:
        self.sitting = sitting
        self.talk = talk
        self.match = sitting.match
        self.game = sitting.game
        self.stale = True
        """Has the table moved on, or been wiped, since it was last told?"""
        self.told = self.match.length
        """The line of the record up to which the news are told."""
        self.headline = ""
        """Where the game stood when the table was last told."""
        self._trouble: str | None = None
        self.take_up_habits()

    def take_up_habits(self) -> None:
        """As this table wants them; in any case all letters lapse."""
        self.codes = coded_table(self.sitting)

    @property
    def viewer(self) -> Viewer:
        """Whose eyes are at the table: nobody's in particular, or the only person's."""
        return self.sitting.alone

    # -------------------------------------------------------------------------------------------------------- telling

    def tell(self, seen: Seen) -> None:
        """The table in sentences, and what is the only person's own."""
        self.stale = False
        self.headline = seen.view.headline
        self.talk.say("", *map(self.sitting.fill, words.table_lines(self.game, seen.view)))
        if self.viewer is not None:
            self.talk.say(*map(self.sitting.fill, words.private_lines(self.game, seen.view)))

    def news(self) -> None:
        """Tell what has happened since it was last told."""
        log = [line for line in self.sitting.see(self.viewer).log if line.line > self.told]
        self.told = self.match.length
        self.talk.say(*words.log_lines(self.match, self.sitting.names, log))

    def choices(self, seen: Seen, asks: Sequence[Ask], private: bool) -> Choices:
        """The numbered choices of a page."""
        return Choices(self.talk, self.game, seen.view, asks, self.sitting.fill, self.match.why_not, private)

    # ---------------------------------------------------------------------------------------------------------- doing

    def do(self, who: Actor, action: Action, private: bool) -> bool:
        """Act, save, tell; False after a refusal, in the words that fit the ears."""
        try:
            self.sitting.act(who, action)
        except IllegalAction as refused:
            self.talk.say(self.sitting.fill(refused.refusal.reason if private else refused.refusal.aloud))
            return False
        if self.codes is not None:
            self.codes.spend()
        if not any(timer.quiet for timer in self.match.timers()):
            self.save()
        if not private or self.viewer is not None:
            self.news()
        return True

    def react(self, seat: Seat, action: Action) -> bool:
        """What a seat does in an open window, after all before it have let it be; False if it came to nothing."""
        return self.sitting.wave_through(seat) and self.do(seat, action, True)

    def save(self) -> None:
        """Put the game on disk, and say it once when that stops or works again."""
        self.sitting.save()
        if self.sitting.trouble != self._trouble:
            self._trouble = self.sitting.trouble
            self.talk.say(self._trouble or "The game is being saved again.")
