"""The table itself: public, always safe to look at together. It asks, passes the keyboard on, lets bots move, saves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal

from rulesets.contract import BadNotation, Event, IllegalAction, Seat, Viewer
from tabletop_tui.play.asking import choosing_for
from tabletop_tui.play.choice import Done
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.play.hand_codes import LOOK_BESIDE
from tabletop_tui.play.moment import Asked, ByLetter, Calling, Moment, Over, Reacting, awaited, moment_of
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens import captions
from tabletop_tui.screens.clicking import click_bar
from tabletop_tui.screens.driving import RETRY
from tabletop_tui.screens.table_actions import TableActions
from tabletop_tui.tables.base import Scene
from tabletop_tui.widgets.decision_bar import DecisionBar
from tabletop_tui.widgets.graveyard import PILE
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.laying_lines import KEY
from tabletop_tui.widgets.log import Log, LogPage, LogText
from tabletop_tui.widgets.seat_strip import SeatStrip
from tabletop_tui.widgets.title_bar import TitleBar
from tabletop_tui.widgets.zone import Zone

HANDOVER = (0.25, 0.08)
"""Seconds without ears, and without a key, when the next human takes over."""
CALL = (0.4, 0.2)
"""The same where the page is the curtain before a private one."""
WINDOW = (1.0, 0.08)
"""The same when a window opens, always: nobody is hurried past it."""
WIDE = 110
SIDE = 36
"""From so many columns on, the log stands beside the table, so many columns wide."""


class TableScreen(TableActions):
    """One sitting."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; overflow: hidden; }
    TableScreen #middle { height: 1fr; }
    TableScreen #side { width: 36; height: 1fr; display: none; }
    TableScreen #recap { height: 2; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._choosing: Choosing | None = None
        self._moment: Moment = Over()
        self._called: Seat | None = None
        self._who = False
        self._recap_lines = 2
        self._heard_from = 0.0
        """The time from which on keys and clicks count."""
        self._told = sitting.match.length
        """The line up to which the people at the table have been told the news."""
        self._shown = sitting.match.length
        """The line up to which the page has shown what happened."""
        self._texts: tuple[LogText, ...] = ()
        self._news: tuple[str, ...] = ()
        """The log in sentences, and what of it has to be told: put together once a position, not at every key."""
        self._fresh: tuple[Event, ...] = ()
        """What the last of these lines brought."""
        self._coached: set[tuple[Seat, str]] = set()

    @property
    def viewer(self) -> Viewer:
        """Whose eyes the page is for: a lone human's own, else everybody's."""
        return self.sitting.alone

    def compose(self) -> ComposeResult:
        """Title, seats, the game's own table with the log beside it, what happened, what is asked, keys."""
        self.title_bar = TitleBar()
        self.strip = SeatStrip()
        self.table = self.kit.public()
        self.side = Log(id="side")
        self.recap = Log(id="recap")
        self.bar = DecisionBar()
        self.hints = KeyHints()
        yield self.title_bar
        yield self.strip
        with Horizontal(id="middle"):
            yield self.table
            yield self.side
        yield self.recap
        yield self.bar
        yield self.hints

    def on_mount(self) -> None:
        """Begin: write the deal to disk, show the table, let a bot move if it begins."""
        self.divide(self.app.size.width, self.app.size.height)
        self.show_table()
        if self.sitting.note:
            self.hints.say(self.sitting.note)
        self.set_interval(RETRY, self.retry)
        self.keep()

    def on_resize(self, event: events.Resize) -> None:
        """Divide the room anew."""
        self.divide(event.size.width, event.size.height)
        if self.is_mounted:
            self.redraw()

    def divide(self, width: int, height: int) -> None:
        """Heights by the size of the terminal."""
        wide = width >= WIDE
        strip = 0 if self.kit.heads else 1 if height < 24 else 2
        recap = 0 if wide else 1 if height < 24 else 2 if height < 32 else 4
        bar = 5 if height < 32 else 8
        if self.kit.walk is not None and not wide and height >= 24:
            recap, bar = recap - 1, bar + 1  # spaces of a board need words more than the log does
        self.strip.styles.height = strip
        self.strip.display = strip > 0
        self.recap.styles.height = self._recap_lines = recap
        self.bar.styles.height = bar
        self.side.display = wide
        room = max(1, height - 2 - strip - recap - bar)
        self.table.divide(width - (SIDE if wide else 0), room)

    # ------------------------------------------------------------------------------------------------------ showing

    def show_table(self) -> None:
        """Show the position, ask what is asked, and let the next bot think."""
        sitting = self.sitting
        seen = sitting.see(self.viewer)
        before, moment = self._moment, moment_of(sitting, seen, self.sealed)
        self._moment, self._seen, self._who = moment, seen, False
        since, self._shown = self._shown, sitting.match.length
        self._fresh = tuple(line.event for line in seen.log if line.line > since)
        self._texts, self._news = captions.log_texts(sitting, seen), sitting.news(self._told)
        self._choosing = None
        if isinstance(moment, Asked):
            keys = self.kit.keys if moment.exact else None
            walk, aim = self.kit.walk, self.table.aim
            self._choosing = choosing_for(sitting, seen, moment.ask, moment.exact, keys=keys, walk=walk, aim=aim)
        self._called = moment.seats[0] if isinstance(moment, Calling) else None
        self._deafen(before, moment)
        self._ring(before, moment)
        self.lay_out(moment)
        self.redraw()
        self.call_bot()
        self._count_up()

    def _count_up(self) -> None:
        """A scoring has just happened: show it step by step, and let no bot move meanwhile."""
        if self.kit.count is None or not self._fresh:
            return
        count = self.kit.count(self._seen.view, self._fresh)
        if count is not None:
            from tabletop_tui.screens.counting import CountScreen

            self.stop_bot()
            screen = CountScreen(self.sitting.game.meta.title, count, self.sitting.people)
            self.app.push_screen(screen, lambda _: self._counted())

    def _counted(self) -> None:
        """All have read the scoring: it is no news any more."""
        self._told, self._news = self.sitting.match.length, ()
        self.redraw()
        self.call_bot()

    def _deafen(self, before: Moment, moment: Moment) -> None:
        """Keys that were meant for the page before do not count on this one."""
        deaf = (0.0, 0.0)
        match moment:
            case Reacting() if not isinstance(before, Reacting):
                deaf = WINDOW
            case Calling():
                deaf = CALL
            case Asked(ask, _):
                was = before.ask.decision.owner if isinstance(before, Asked) else None
                if ask.decision.owner is not None and ask.decision.owner != was:
                    deaf = HANDOVER
            case ByLetter() if not isinstance(before, ByLetter):
                deaf = HANDOVER
        if deaf != (0.0, 0.0):
            self.guard.deafen(self.now, *deaf)
            self._heard_from = max(self._heard_from, self.now + deaf[0])
            self.set_timer(deaf[0] + 0.02, self.redraw)

    def _ring(self, before: Moment, moment: Moment) -> None:
        """Somebody else is asked: the bell, for those who want one. It follows the public page and nothing else."""
        if self.tabletop.settings.bell and awaited(moment) not in ((), awaited(before)):
            self.app.bell()

    def redraw(self) -> None:
        """Draw everything; what has not changed costs nothing."""
        sitting, seen, kit, moment = self.sitting, self._seen, self.kit, self._moment
        choice = self._choosing.choice() if self._choosing else None
        with self.app.batch_update():
            self.title_bar.show(captions.title(sitting, seen))
            tags = captions.seat_tags(sitting, kit, seen)
            self.strip.show(tags)
            texts = self._texts
            last = self._recap_lines
            earlier = (
                () if self.side.display else tuple(line.text for line in texts[-7 - last : -last] if not line.struck)
            )
            self.table.show(Scene(seen.view, sitting.people, choice, earlier, self._fresh, tags=tags))
            trouble = (LogText(sitting.trouble, bad=True),) if sitting.trouble else ()
            self.recap.show(LogPage((*texts[-12:], *trouble)))
            if self.side.display:
                self.side.show(LogPage((*texts, *trouble), "What happened"))
            bar = captions.table_bar(
                sitting, seen, moment, self._choosing, self._coach(), self._news, self._called, self._who
            )
            if self.laying is not None:
                bar = replace(bar, laying=captions.laying_lines(sitting, seen, self.laying))
            self.bar.show(replace(bar, ready=self.now >= self._heard_from))
            hints = captions.table_hints(sitting, kit, seen, moment)
            self.hints.show(hints, [Hint("question_mark", "rules"), Hint("q", "leave")])

    def _newcomers(self) -> set[tuple[Seat, str]]:
        """Those in their first game who are asked something for the first time, and what."""
        match self._moment:
            case Asked(ask, _):
                seats: tuple[Seat | None, ...] = (ask.decision.owner,)
                name = ask.decision.name
            case Calling():
                seats, name = (self._called,), self.sitting.match.decisions[0].name
            case Reacting(_, called):
                seats, name = called, self.sitting.match.decisions[0].name
            case _:
                return set()
        people = self.sitting.people
        return {(seat, name) for seat in seats if seat is not None and people[seat].first_game} - self._coached

    def _coach(self) -> str:
        """The note for newcomers."""
        names = {name for _, name in self._newcomers()}
        return self.sitting.fill(self.sitting.game.rulebook.coach.get(min(names), "")) if names else ""

    # --------------------------------------------------------------------------------------------------------- keys

    def mashed(self) -> None:
        """Nothing is selected any more."""
        self.unheard()
        if self._choosing is not None:
            self._choosing.forget()
            self.redraw()

    def unheard(self) -> None:
        """A key that comes too early still ends what moves."""
        self.table.end_animation()

    def take_key(self, key: str, character: str | None, deliberate: bool) -> None:
        """A key for whatever the page is doing."""
        self.hints.hush()
        self.table.end_animation()
        moment, choosing = self._moment, self._choosing
        if key not in ("q", "question_mark") and not isinstance(moment, Reacting) and self.hurry_bot():
            return
        if choosing is not None and choosing.filling:
            self._answer(choosing.key(key, character, deliberate))
            return
        if isinstance(moment, Reacting) and self._react(moment, key, deliberate):
            return
        if self.laying is not None and self.lay_key(self.laying, key, character, deliberate):
            return
        if self.global_key(key):
            return
        if choosing is not None:
            self._choose_key(choosing, key, character, deliberate)
        elif key == LOOK_BESIDE and self.laying is not None:
            self.action_look()
        elif isinstance(moment, Over) and key == "enter" and deliberate:
            self.tabletop.open_end(self.sitting)
        elif isinstance(moment, Calling) and deliberate:
            self._call_seat(moment, key)

    def _choose_key(self, choosing: Choosing, key: str, character: str | None, deliberate: bool) -> None:
        """A key for the choice that is being made here."""
        if key == "backspace":
            choosing.back()
            self.redraw()
        else:
            self._answer(choosing.key(key, character, deliberate))

    def _call_seat(self, moment: Calling, key: str) -> None:
        """Enter opens the private page of the seat that is called; a number calls another one."""
        from tabletop_tui.screens.calling import call

        if key == "enter" and self._called is not None:
            self.told()
            call(self, self._called)
        elif key.isdecimal() and int(key) - 1 in moment.seats:
            self._called = int(key) - 1
            self.guard.deafen(self.now, 0.0, CALL[1])
            self.redraw()

    def _react(self, moment: Reacting, key: str, deliberate: bool) -> bool:
        """The keys of a window: let it be for everybody, or ask who wants to react."""
        from tabletop_tui.screens.calling import react

        window = moment.window
        if self._who:
            if key in ("backspace", "escape"):
                self._who = False
            elif deliberate and key.isdecimal() and int(key) - 1 in moment.seats:
                react(self, int(key) - 1)
                return True
            self.redraw()
            return key != "q"
        if key == window.key:
            if self.sitting.alone is not None:
                react(self, self.sitting.alone)
            elif deliberate:
                self._who = True
                self.redraw()
            return True
        if key == "enter":
            if deliberate:
                self.told()
                self.stop_bot()
                self.sitting.wave_through()
                self.acted()
            return True
        return False

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """A click on the bar or on the table."""
        choosing = self._choosing
        if self._busy:
            return
        if word.startswith(KEY) and self.now >= self._heard_from:
            key = word.removeprefix(KEY)
            self.take_key(key, key if len(key) == 1 else None, True)
        elif self.kit.spread is not None and word.startswith(PILE):
            self.action_spread()
        elif self.table.browse(word) or choosing is None:
            return
        elif isinstance(zone, DecisionBar):
            self._answer(click_bar(choosing, word))
        else:
            self._answer(choosing.click(word))

    def on_click(self, event: events.Click) -> None:
        """A click beside everything shows the result when the game is over."""
        if isinstance(self._moment, Over):
            self.tabletop.open_end(self.sitting)

    def _answer(self, done: Done | None) -> None:
        """Something about the choice changed, or it is made."""
        if done is None or self._choosing is None or not isinstance(self._moment, Asked):
            self.redraw()
            return
        decision, exact = self._moment.ask.decision, self._moment.exact
        owner = decision.owner
        try:
            action = self.sitting.game.parse(done.line)
            refusal = self.sitting.refusal(owner, action, private=exact)
            if refusal is None:
                self.told()
                self.sitting.act(owner, action)
        except (BadNotation, IllegalAction) as bad:
            refusal = str(bad)
        if refusal is not None:
            self._choosing.refused(refusal)
            self.redraw()
            return
        self.acted()

    def told(self) -> None:
        """Somebody has answered on this page, or opened another: its news are old."""
        self._told, self._news = self.sitting.match.length, ()
        self._coached |= self._newcomers()

    # ------------------------------------------------------------------------------------------------------ actions

    def action_look(self) -> None:
        """Any human looks behind its screen: the curtain names the one that is asked, numbers call the others."""
        from tabletop_tui.screens.calling import look

        if not self.sitting.game.meta.secrets or not self.sitting.humans:
            return
        match self._moment:
            case Asked(ask, _) if ask.decision.owner is not None:
                seat = ask.decision.owner
            case Calling(seats) | ByLetter(seats):
                seat = seats[0]
            case _:
                seat = self.sitting.humans[0]
        look(self, seat)
