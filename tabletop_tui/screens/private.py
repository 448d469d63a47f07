"""A seat's private page: what it holds, what exactly it can do. It opens behind a curtain and falls without a trace."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from rulesets.contract import Action, BadNotation, IllegalAction, Offer, Seat, Seen
from rulesets.match import NotPossible
from tabletop_tui.play.asking import choosing_for, own_ask, question
from tabletop_tui.play.choice import Done
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.screens.captions import HOW_TO_CHOOSE, private_title, recap_of
from tabletop_tui.screens.clicking import click_bar
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.tables.base import Scene
from tabletop_tui.widgets.decision_bar import BarValue, DecisionBar
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.log import Log, LogPage
from tabletop_tui.widgets.title_bar import TitleBar
from tabletop_tui.widgets.zone import Zone

if TYPE_CHECKING:
    from tabletop_tui.screens.table import TableScreen

IDLE = 90.0
"""Seconds without a key after which the page falls by itself."""


class Purpose(Enum):
    """What a private page is opened for."""

    LOOK = auto()
    """To see; what is asked of the seat can be answered as well, but for a window."""
    ANSWER = auto()
    """The table has called the seat."""
    REACT = auto()
    """To see whether one can react, and to do it: "Back" decides nothing."""


class PrivateScreen(Keyed, Screen[None]):
    """One seat's eyes only."""

    deaf = (0.1, 0.08)

    DEFAULT_CSS = """
    PrivateScreen { layout: vertical; overflow: hidden; }
    PrivateScreen #recap { height: 3; }
    """

    def __init__(self, table: TableScreen, seat: Seat, purpose: Purpose = Purpose.LOOK) -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._purpose = purpose
        self.sitting = table.sitting
        self._choosing: Choosing | None = None
        self._covered = False
        self._letters: dict[str, str] = {}
        self._last_key = 0.0
        assert table.kit.panel is not None
        self.title_bar = TitleBar()
        self.recap = Log(id="recap")
        self.panel = table.kit.panel()
        self.bar = DecisionBar()
        self.hints = KeyHints()

    def compose(self) -> ComposeResult:
        """Title, what happened since this seat last looked, the game's panel, what is asked, keys."""
        yield self.title_bar
        yield self.recap
        yield self.panel
        yield self.bar
        yield self.hints

    def on_mount(self) -> None:
        """Open: the view is made only now, if nobody has gone away meanwhile."""
        if self._covered or not self.app.app_focus:
            self._covered = True
            self.call_after_refresh(self.close)
            return
        self.divide(self.app.size.width, self.app.size.height)
        self._last_key = self.now
        self.set_interval(5.0, self._mind_the_time)
        self.show_seat(look=self._purpose is Purpose.LOOK)
        self.sitting.looked(self._seat)

    def on_resize(self, event: events.Resize) -> None:
        """Divide the room anew."""
        self.divide(event.size.width, event.size.height)

    def divide(self, width: int, height: int) -> None:
        """Heights by the size of the terminal."""
        recap = 2 if height < 24 else 3 if height < 32 else 6
        bar = 6 if height < 24 else 8 if height < 32 else 10
        if self._table.kit.keys is not None or self._table.kit.walk is not None:
            bar = 5 if height < 24 else 6 if height < 32 else 8  # the cards are drawn by the panel
        self.recap.styles.height = recap
        self.bar.styles.height = bar
        self.panel.divide(width, max(1, height - 2 - recap - bar))

    # ------------------------------------------------------------------------------------------------------ showing

    def show_seat(self, look: bool = False) -> None:
        """Show what this seat knows and may do; a look of its own deals its letters anew."""
        seen = self._look()
        ask = own_ask(seen, self._seat)
        if ask is not None and ask.decision.window is not None and self._purpose is not Purpose.REACT:
            ask = None
        self._ask = ask
        self._seen = seen
        codes = self._table.codes
        self._letters = codes.letters(self._seat, seen.view, look) if codes is not None else {}
        keys = self._key_of if self._table.kit.keys is not None else None
        walk, aim = self._table.kit.walk, self.panel.aim
        self._choosing = choosing_for(self.sitting, seen, ask, True, keys=keys, walk=walk, aim=aim) if ask else None
        self._draw()

    def _look(self) -> Seen:
        """The seat's view; in a window as if it were its turn there."""
        if self._purpose is Purpose.REACT and self.sitting.window is not None:
            return self.sitting.match.ahead(self._seat)
        return self.sitting.see(self._seat)

    def _key_of(self, offer: Offer) -> str:
        """A card's key: its letter if it has one, else the one that the game gives it."""
        keys = self._table.kit.keys
        own = keys(offer) if keys is not None else ""
        if not own or not self._letters or not isinstance(offer, Action):
            return own
        words = self.sitting.game.text(offer).split()
        return next((letter.lower() for word, letter in self._letters.items() if word in words), own)

    def _draw(self) -> None:
        sitting, seen = self.sitting, self._seen
        choice = self._choosing.choice() if self._choosing else None
        with self.app.batch_update():
            self.title_bar.show(private_title(sitting, self._seat, seen))
            self.recap.show(LogPage(recap_of(sitting, seen)))
            self.panel.show(Scene(seen.view, sitting.people, choice, letters=self._letters))
            self.bar.show(self._bar())
            hints = []
            if seen.free_undo and self._ask:
                hints.append(Hint("u", f"undo ({seen.free_undo})"))
            if self._table.kit.browses:
                hints.append(Hint("space", self._table.kit.browses))
            self.hints.show(hints, [Hint("question_mark", "rules"), Hint("q", "back to the table")])

    def _bar(self) -> BarValue:
        person = self.sitting.people[self._seat]
        letters = ""
        if self._letters and (self._ask is None or self._ask.decision.name == self._table.sealed):
            letters = f"Note the letters on your cards: at the table {self._seat + 1}, the letter, Enter lays one."
        if self._ask is None or self._choosing is None:
            hint = letters or "q: back to the table."
            return BarValue(person.name, person.hue, "You are not asked now.", hint=hint)
        prompt = question(self.sitting, self._ask)
        hint = f"{letters} Or choose here and now." if letters else HOW_TO_CHOOSE
        return BarValue(person.name, person.hue, prompt, self._choosing.choice(), hint, items_shown=True)

    # --------------------------------------------------------------------------------------------------------- keys

    def mashed(self) -> None:
        """Nothing is selected any more."""
        if self._choosing is not None and not self._covered:
            self._choosing.forget()
            self._draw()

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
        elif key == "space" and self._table.kit.browses:
            self.panel.browse()
        elif key == "u" and self._ask and self._seen.free_undo and "U" not in self._letters.values():
            self._undo()
        elif choosing is not None:
            self._answer(choosing.key(key, character, deliberate))

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """A click."""
        self._last_key = self.now
        if self._covered or self.panel.browse(word) or self._choosing is None:
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
            since = self.sitting.match.length
            refusal = self._do(action)
        except (BadNotation, IllegalAction) as bad:
            refusal = str(bad)
        if refusal is not None:
            self._choosing.refused(refusal)
            self._draw()
        elif self.sitting.match.length == since:
            self.fall()
        elif self.sitting.stays_private(self._seat, since):
            self._table.keep()
            self.show_seat()
        else:
            self.fall(acted=True)

    def _do(self, action: Action) -> str | None:
        """Do it; why not, otherwise. Letting be what the whole table lets be is done there, so here it does nothing."""
        window = self.sitting.window
        if self._purpose is Purpose.REACT and window is not None:
            if action == window.default:
                return None
            if not self.sitting.wave_through(self._seat):
                return None
        refusal = self.sitting.refusal(self._seat, action, private=True)
        if refusal is None:
            self.sitting.act(self._seat, action)
        return refusal

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
        self._letters = {}
        self.panel.clear()
        self.recap.show(LogPage(()))
        self.bar.show(BarValue("", None, ""))

    def cover(self) -> None:
        """The window lost its focus, the program is being suspended, the terminal became too small."""
        if not self._covered:
            self.forget()
            if self.on_top:
                self.close()
                self._table.show_table()

    def on_screen_resume(self) -> None:
        """Back from the rulebook: if the page was covered meanwhile it stays so."""
        if self._covered:
            self.call_after_refresh(self.close)

    def _mind_the_time(self) -> None:
        if self.now - self._last_key > IDLE:
            self.cover()
