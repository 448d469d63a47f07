"""A seat's private page: what it holds, what exactly it can do. It opens behind a curtain and falls without a trace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from rulesets.contract import BadNotation, IllegalAction, Seat
from rulesets.match import NotPossible
from tabletop_tui.asking import choosing_for, own_ask, question
from tabletop_tui.captions import HOW_TO_CHOOSE
from tabletop_tui.choosing import Choosing, Done
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.tables.base import Scene
from tabletop_tui.widgets.decision_bar import BarValue, DecisionBar
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.log import Log, LogPage, LogText
from tabletop_tui.widgets.title_bar import Title, TitleBar
from tabletop_tui.widgets.zone import Zone

if TYPE_CHECKING:
    from tabletop_tui.screens.table import TableScreen

IDLE = 90.0
"""Seconds without a key after which the page falls by itself."""


def open_private(table: TableScreen, seat: Seat) -> None:
    """Open a seat's private page over the table, behind a curtain where one is needed."""
    from tabletop_tui.screens.curtain import CurtainScreen

    sitting = table.sitting
    covers = sitting.handover.covers
    if not sitting.needs_curtain(seat) and not sitting.people[seat].pin:
        table.app.push_screen(PrivateScreen(table, seat))
        return

    def opened(answer: Seat | None) -> None:
        if answer is not None:
            table.app.push_screen(PrivateScreen(table, answer))

    sitting.handover.raised()
    seats = sitting.humans if covers else (seat,)
    table.app.push_screen(CurtainScreen(sitting.people, seat, seats), opened)


class PrivateScreen(Keyed, Screen[None]):
    """One seat's eyes only."""

    deaf = (0.1, 0.08)

    DEFAULT_CSS = """
    PrivateScreen { layout: vertical; overflow: hidden; }
    PrivateScreen #recap { height: 3; }
    """

    def __init__(self, table: TableScreen, seat: Seat) -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self.sitting = table.sitting
        self._choosing: Choosing | None = None
        self._covered = False
        self._last_key = 0.0

    def compose(self) -> ComposeResult:
        """Title, what happened since this seat last looked, the game's panel, what is asked, keys."""
        kit = self._table._kit
        assert kit.panel is not None
        self.title_bar = TitleBar()
        self.recap = Log(id="recap")
        self.panel = kit.panel()
        self.bar = DecisionBar()
        self.hints = KeyHints()
        yield self.title_bar
        yield self.recap
        yield self.panel
        yield self.bar
        yield self.hints

    def on_mount(self) -> None:
        """Open: the view is made only now."""
        self.divide(self.app.size.width, self.app.size.height)
        self._last_key = self.now
        self.set_interval(5.0, self._mind_the_time)
        self.show_seat()
        self.sitting.looked(self._seat)

    def on_resize(self, event: events.Resize) -> None:
        """Divide the room anew."""
        self.divide(event.size.width, event.size.height)

    def divide(self, width: int, height: int) -> None:
        """Heights by the size of the terminal."""
        recap = 2 if height < 24 else 3 if height < 32 else 6
        bar = 6 if height < 24 else 8 if height < 32 else 10
        self.title_bar.styles.height = 1
        self.recap.styles.height = recap
        self.bar.styles.height = bar
        self.panel.divide(width, max(1, height - 2 - recap - bar))

    # ------------------------------------------------------------------------------------------------------ showing

    def show_seat(self) -> None:
        """Show what this seat knows and may do."""
        seen = self.sitting.see(self._seat)
        ask = own_ask(seen, self._seat)
        self._ask = ask
        self._seen = seen
        self._choosing = choosing_for(self.sitting, seen, ask, True) if ask else None
        self._draw()

    def _draw(self) -> None:
        sitting, seen = self.sitting, self._seen
        person = sitting.people[self._seat]
        choice = self._choosing.choice() if self._choosing else None
        texts = tuple(LogText(sitting.say(line.event), line.struck, True) for line in seen.recap[-12:])
        with self.app.batch_update():
            self.title_bar.show(Title(f"{person.name}'s screen", seen.view.headline, "for one pair of eyes"))
            self.recap.show(LogPage(texts))
            self.panel.show(Scene(seen.view, sitting.people, choice))
            self.bar.show(self._bar())
            hints = [Hint("backspace", "back to the table")]
            if seen.free_undo and self._ask:
                hints.append(Hint("u", f"undo ({seen.free_undo})"))
            self.hints.show(hints, [Hint("question_mark", "rules"), Hint("q", "back")])

    def _bar(self) -> BarValue:
        person = self.sitting.people[self._seat]
        if self._ask is None or self._choosing is None:
            return BarValue(person.name, person.hue, "You are not asked now.", hint="Backspace: back to the table.")
        prompt = question(self.sitting, self._ask)
        return BarValue(person.name, person.hue, prompt, self._choosing.choice(), HOW_TO_CHOOSE, items_shown=True)

    # --------------------------------------------------------------------------------------------------------- keys

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Keys for this page."""
        self._last_key = self.now
        if self._covered:
            return
        self.hints.hush()
        choosing = self._choosing
        if choosing is not None and choosing.filling:
            self._answer(choosing.key(key, character, deliberate))
        elif key in ("q", "backspace", "escape"):
            if not (choosing is not None and key != "q" and choosing.back()):
                self.fall()
            else:
                self._draw()
        elif key == "question_mark":
            rule = self._ask.decision.rule if self._ask else ""
            self._table.tabletop.open_rules(self.sitting.game.meta.id, rule)
        elif key == "u" and self._ask and self._seen.free_undo:
            self._undo()
        elif choosing is not None:
            self._answer(choosing.key(key, character, deliberate))

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """A click."""
        from tabletop_tui.screens.table import click_bar

        self._last_key = self.now
        if self._choosing is None or self._covered:
            return
        if isinstance(zone, DecisionBar):
            self._answer(click_bar(self._choosing, word))
        else:
            self._answer(self._choosing.click(word))

    def _undo(self) -> None:
        try:
            self.sitting.undo()
        except NotPossible as no:
            self.hints.say(str(no))
            return
        self._table.keep()
        self.show_seat()

    def _answer(self, done: Done | None) -> None:
        if done is None or self._choosing is None:
            self._draw()
            return
        try:
            action = self.sitting.game.parse(done.line)
            refusal = self.sitting.refusal(self._seat, action, private=True)
            if refusal is None:
                self.sitting.act(self._seat, action)
        except (BadNotation, IllegalAction) as bad:
            refusal = str(bad)
        if refusal is not None:
            self._choosing.refused(refusal)
            self._draw()
            return
        if self.sitting.stays_private(self._seat):
            self._table.keep()
            self.show_seat()
            return
        self.fall(acted=True)

    # -------------------------------------------------------------------------------------------------- the curtain

    def fall(self, acted: bool = False) -> None:
        """Close: everything private is forgotten first, and the table is what is seen next."""
        self.forget()
        self.close()
        if acted:
            self._table.acted()
        else:
            self._table.show_table()

    def forget(self) -> None:
        """Nothing of the seat stays in a widget or in this page."""
        self._covered = True
        self._choosing = None
        self.panel.clear()
        self.recap.show(LogPage(()))
        self.bar.show(BarValue("", None, ""))

    def cover(self) -> None:
        """The window lost its focus, the program is being suspended, the terminal became too small."""
        self.sitting.handover.forget()
        if not self._covered:
            self.forget()
            if self.is_current:
                self.close()
                self._table.show_table()

    def on_screen_resume(self) -> None:
        """Back from the rulebook: if the page was covered meanwhile it stays so."""
        if self._covered:
            self.call_after_refresh(self.close)

    def _mind_the_time(self) -> None:
        if self.now - self._last_key > IDLE:
            self.cover()
