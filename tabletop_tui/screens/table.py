"""The table itself: public, always safe to look at together. It asks, passes the keyboard on, lets bots move, saves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.timer import Timer

from rulesets.contract import Ask, BadNotation, IllegalAction, Seat, Viewer
from rulesets.match import NotPossible
from tabletop_tui import captions
from tabletop_tui.asking import called, choosing_for, public_ask
from tabletop_tui.choosing import Choosing, Done
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.sitting import Sitting
from tabletop_tui.tables.base import Scene, kit_of
from tabletop_tui.widgets.decision_bar import BACK, CONFIRM, LESS, MORE, DecisionBar
from tabletop_tui.widgets.graveyard import PILE
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.log import Log, LogPage, LogText
from tabletop_tui.widgets.seat_strip import SeatStrip
from tabletop_tui.widgets.title_bar import TitleBar
from tabletop_tui.widgets.zone import Zone

PACE = {"slow": 2.0, "normal": 0.9, "fast": 0.15}
"""Seconds that a bot waits before it moves."""
HANDOVER = (0.25, 0.08)
"""Seconds without ears, and without a key, when the next human takes over."""
RETRY = 5.0
"""Seconds after which a save that failed is tried again."""
WIDE = 110
SIDE = 36
"""From so many columns on, the log stands beside the table, so many columns wide."""


class TableScreen(Keyed, Screen[None]):
    """One sitting."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; overflow: hidden; }
    TableScreen #middle { height: 1fr; }
    TableScreen #side { width: 36; height: 1fr; display: none; }
    TableScreen #recap { height: 2; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._choosing: Choosing | None = None
        self._ask: Ask | None = None
        self._owner: Seat | None = None
        self._bot_timer: Timer | None = None
        self._busy = False
        self._waiting: list[tuple[str, str | None, bool]] = []
        self._coached: set[tuple[Seat, str]] = set()
        self._kit = kit_of(sitting.game.meta.id)

    @property
    def viewer(self) -> Viewer:
        """Whose eyes the page is for: a lone human's own, else everybody's."""
        return self.sitting.alone

    def compose(self) -> ComposeResult:
        """Title, seats, the game's own table with the log beside it, what happened, what is asked, keys."""
        self.title_bar = TitleBar()
        self.strip = SeatStrip()
        self.table = self._kit.public()
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
        self.set_interval(RETRY, self._retry)
        self.keep()

    def on_resize(self, event: events.Resize) -> None:
        """Divide the room anew."""
        self.divide(event.size.width, event.size.height)
        if self.is_mounted:
            self._draw()

    def divide(self, width: int, height: int) -> None:
        """Heights by the size of the terminal."""
        wide = width >= WIDE
        strip = 1 if height < 24 else 2
        recap = 0 if wide else 1 if height < 24 else 2 if height < 32 else 4
        bar = 5 if height < 32 else 8
        self.title_bar.styles.height = 1
        self.strip.styles.height = strip
        self.recap.styles.height = recap
        self.bar.styles.height = bar
        self.side.display = wide
        room = max(1, height - 2 - strip - recap - bar)
        self.table.divide(width - (SIDE if wide else 0), room)

    # ------------------------------------------------------------------------------------------------------ showing

    def show_table(self) -> None:
        """Show the position, ask what is asked, and let the next bot think."""
        sitting = self.sitting
        seen = sitting.see(self.viewer)
        self._ask = public_ask(sitting, seen) if self._human_is_next() else None
        owner = self._ask.decision.owner if self._ask else None
        if owner != self._owner and owner is not None:
            self.guard.deafen(self.now, *HANDOVER)
        self._owner = owner
        exact = owner is not None and owner == self.viewer
        self._choosing = choosing_for(sitting, seen, self._ask, exact) if self._ask else None
        self._seen = seen
        self._draw()
        self._call_bot()

    def _human_is_next(self) -> bool:
        return self.sitting.bot_to_move() is None

    def _draw(self) -> None:
        sitting, seen, kit = self.sitting, self._seen, self._kit
        choice = self._choosing.choice() if self._choosing else None
        with self.app.batch_update():
            self.title_bar.show(captions.title(sitting, seen))
            self.strip.show(captions.seat_tags(sitting, kit, seen))
            texts = captions.log_texts(sitting, seen)
            earlier = () if self.side.display else tuple(line.text for line in texts[-9:-2] if not line.struck)
            self.table.show(Scene(seen.view, sitting.people, choice, earlier))
            trouble = (LogText(sitting.trouble, bad=True),) if sitting.trouble else ()
            self.recap.show(LogPage((*texts[-12:], *trouble)))
            if self.side.display:
                self.side.show(LogPage((*texts, *trouble), "What happened"))
            self.bar.show(captions.table_bar(sitting, seen, self._ask, self._choosing, self._coach()))
            hints = captions.table_hints(sitting, kit, seen)
            self.hints.show(hints, [Hint("question_mark", "rules"), Hint("q", "leave")])

    def _coach(self) -> str:
        """The note for a newcomer who is asked this for the first time."""
        if self._ask is None or self._owner is None or not self.sitting.people[self._owner].first_game:
            return ""
        name = self._ask.decision.name
        known = (self._owner, name) in self._coached
        return "" if known else self.sitting.fill(self.sitting.game.rulebook.coach.get(name, ""))

    # --------------------------------------------------------------------------------------------------------- keys

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """A key counts when the last move is on disk; until then it waits."""
        if self._busy:
            self._waiting.append((key, character, deliberate))
        else:
            self._take(key, character, deliberate)

    def _take(self, key: str, character: str | None, deliberate: bool) -> None:
        self.hints.hush()
        self.table.end_animation()
        if self._bot_timer is not None and self.sitting.bot_to_move() is not None and key not in ("q", "question_mark"):
            self._bot_timer.stop()
            self._bot_timer = None
            self.run_worker(self._bot(), exclusive=True, group="bot")
            return
        choosing = self._choosing
        if choosing is not None and choosing.filling:
            self._answer(choosing.key(key, character, deliberate))
            return
        if self._global_key(key):
            return
        if self.sitting.match.over:
            if key == "enter" and deliberate:
                self.tabletop.open_result(self.sitting)
            return
        if choosing is not None and key == "backspace":
            choosing.back()
            self._draw()
        elif choosing is not None:
            self._answer(choosing.key(key, character, deliberate))
        elif deliberate:
            self._call_seat(key)

    def _global_key(self, key: str) -> bool:
        actions = {
            "q": self.action_leave,
            "question_mark": self.action_rules,
            "l": self.action_look,
            "u": self.action_undo,
            "r": self.action_redo,
            "t": self.action_take_back,
            "h": self.action_history,
            "m": self.action_more,
            "o": self.action_spread,
        }
        action = actions.get(key)
        if action is None:
            return False
        action()
        return True

    def _call_seat(self, key: str) -> None:
        """Enter opens the private page of the seat that is called, its number that of another."""
        seats = called(self.sitting)
        if not seats:
            return
        if key == "enter":
            self.open_private(seats[0])
        elif key.isdigit() and int(key) - 1 in seats:
            self.open_private(int(key) - 1)

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """A click on the bar or on the table."""
        choosing = self._choosing
        if self._busy or choosing is None:
            return
        if isinstance(zone, DecisionBar):
            self._answer(click_bar(choosing, word))
        elif self._kit.spread is not None and word.startswith(PILE):
            self.action_spread()
        else:
            self._answer(choosing.click(word))

    def on_click(self, event: events.Click) -> None:
        """A click beside everything: opens what waits to be opened."""
        if self.sitting.match.over:
            self.tabletop.open_result(self.sitting)
        elif self.sitting.bot_to_move() is None and self._choosing is None:
            self._call_seat("enter")

    def _answer(self, done: Done | None) -> None:
        """Something about the choice changed, or it is made."""
        if done is None or self._choosing is None or self._ask is None:
            self._draw()
            return
        owner = self._ask.decision.owner
        try:
            action = self.sitting.game.parse(done.line)
            refusal = self.sitting.refusal(owner, action, private=owner is not None and owner == self.viewer)
            if refusal is None:
                self.sitting.act(owner, action)
        except (BadNotation, IllegalAction) as bad:
            refusal = str(bad)
        if refusal is not None:
            self._choosing.refused(refusal)
            self._draw()
            return
        if owner is not None:
            self._coached.add((owner, self._ask.decision.name))
        self.acted()

    # ------------------------------------------------------------------------------------------- after every action

    def acted(self) -> None:
        """Something was done: show it, and have it on disk before the next key counts."""
        self.show_table()
        self.keep()

    def keep(self) -> None:
        """Have the match on disk before the next key counts."""
        self._busy = True
        self.run_worker(self._save(), group="save")

    async def _save(self) -> None:
        before = self.sitting.trouble
        await asyncio.to_thread(self.sitting.save)
        self._busy = False
        if self.sitting.trouble != before:
            self._draw()
        waiting, self._waiting = self._waiting, []
        for key, character, deliberate in waiting:
            if self._busy:
                self._waiting.append((key, character, deliberate))
            elif self.is_current:
                self._take(key, character, deliberate)

    async def _retry(self) -> None:
        """What could not be saved is tried again even while nobody moves."""
        if self.sitting.trouble and not self._busy:
            self.keep()

    def _call_bot(self) -> None:
        if self._bot_timer is not None:
            self._bot_timer.stop()
            self._bot_timer = None
        if self.sitting.bot_to_move() is not None:
            pace = PACE.get(self.tabletop.settings.pace, PACE["normal"])
            log = self._seen.log
            pace *= 1 + 0.4 * sum(line.line == log[-1].line for line in log[-4:])  # more happened: more to read
            self._bot_timer = self.set_timer(pace, lambda: self.run_worker(self._bot(), exclusive=True, group="bot"))

    async def _bot(self) -> None:
        """A bot thinks outside the interface and moves when the disk has the last move."""
        length = self.sitting.match.length
        answer = await asyncio.to_thread(self.sitting.bot_action)
        while self._busy:
            await asyncio.sleep(0.005)
        if answer is None or self.sitting.match.length != length:
            return
        self.sitting.act(*answer)
        self.acted()

    # ------------------------------------------------------------------------------------------------------ actions

    def action_look(self) -> None:
        """The seat that is asked looks behind its screen; from the curtain any other human may."""
        if not self.sitting.game.meta.secrets or not self.sitting.humans:
            return
        owner = self._ask.decision.owner if self._ask else None
        seat = owner if owner is not None else (called(self.sitting) or self.sitting.humans)[0]
        self.open_private(seat)

    def open_private(self, seat: Seat) -> None:
        """The seat's private page, behind a curtain where one is needed."""
        from tabletop_tui.screens.private import open_private

        open_private(self, seat)

    def action_undo(self) -> None:
        """One free step back."""
        self._step_back(self.sitting.undo)

    def action_redo(self) -> None:
        """One step forward again."""
        self._step_back(self.sitting.redo)

    def _step_back(self, step: Callable[[], object]) -> None:
        try:
            step()
        except NotPossible as no:
            self.hints.say(str(no))
            return
        self.acted()

    def action_take_back(self) -> None:
        """Ask the table whether the last move may be taken back."""
        if self.sitting.take_back_to() is None:
            self.hints.say("There is nothing that could be taken back.")
            return
        from tabletop_tui.screens.consent import ConsentScreen

        self.app.push_screen(ConsentScreen(self.sitting), self._taken_back)

    def _taken_back(self, agreed: bool | None) -> None:
        if agreed:
            self.sitting.take_back()
            self.acted()

    def action_rules(self) -> None:
        """The rulebook at the rule of this moment."""
        decisions = self.sitting.match.decisions
        self.tabletop.open_rules(self.sitting.game.meta.id, decisions[0].rule if decisions else "")

    def action_history(self) -> None:
        """The log, and the table as it was."""
        from tabletop_tui.screens.history import HistoryScreen

        self.app.push_screen(HistoryScreen(self.sitting))

    def action_spread(self) -> None:
        """The open piles, card by card."""
        if self._kit.spread is not None:
            from tabletop_tui.screens.spread import SpreadScreen

            piles = self._kit.spread(self._seen.view, self.sitting.people)
            self.app.push_screen(SpreadScreen(self._kit.spread_label, piles))

    def action_more(self) -> None:
        """Settings, plain mode, and what else is rarely needed."""
        from tabletop_tui.screens.more import MoreScreen

        self.app.push_screen(MoreScreen(self.sitting, self._kit.spread_label), self._more)

    def _more(self, key: str | None) -> None:
        self._global_key(key or "")

    def cover(self) -> None:
        """Somebody went away: whoever looks next passes a curtain."""
        self.sitting.handover.forget()

    def action_leave(self) -> None:
        """Back to the shelf: nothing is asked, because all is saved."""
        if self.sitting.trouble:
            self.hints.say("Not saved, so the game would be lost: Ctrl+Q leaves all the same.", bad=True)
            return
        self.tabletop.go_home()


def click_bar(choosing: Choosing, word: str) -> Done | None:
    """What a click on the decision bar means."""
    if word == CONFIRM:
        return choosing.confirm()
    if word == BACK:
        choosing.back()
        return None
    if word in (LESS, MORE):
        return choosing.key("plus" if word == MORE else "minus", None)
    if word.startswith("!"):
        return choosing.choose(int(word[1:]))
    return choosing.click(word)
