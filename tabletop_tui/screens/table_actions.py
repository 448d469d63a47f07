"""What can be done at any table at any time: step back, read the rules, turn the pages back, see the piles, leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.match import NotPossible
from tabletop_tui.play.choice import LOOK
from tabletop_tui.screens.by_letter import Habits
from tabletop_tui.tables.base import TableWidget
from tabletop_tui.widgets.key_hints import KeyHints


class TableActions(Habits):
    """The keys that mean the same at every table. The page itself is a subclass."""

    hints: KeyHints
    table: TableWidget
    _seen: Any

    def action_look(self) -> None:
        """Any human looks behind its screen."""
        raise NotImplementedError

    def global_key(self, key: str) -> bool:
        """Take a key of these; False if it is none."""
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
            "space": self.action_browse,
        }
        action = actions.get(key)
        if action is None or (key == LOOK and not self.sitting.game.meta.secrets):
            return False
        action()
        return True

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
        if self.kit.spread is not None:
            from tabletop_tui.screens.spread import SpreadScreen

            piles = self.kit.spread(self._seen.view, self.sitting.people)
            self.app.push_screen(SpreadScreen(self.kit.spread_label, self.kit.spread_order, piles))

    def action_browse(self) -> None:
        """Show the next thing of the table large."""
        if self.kit.browses:
            self.table.browse()

    def action_more(self) -> None:
        """Settings, plain mode, and what else is rarely needed."""
        from tabletop_tui.screens.more import MoreScreen

        self.app.push_screen(MoreScreen(self.sitting, self.kit.spread_label, self.toggles()), self._more)

    def _more(self, key: str | None) -> None:
        self.global_key(key or "")

    def action_leave(self) -> None:
        """Back to the shelf: nothing is asked, because all is saved."""
        if self.sitting.trouble:
            self.hints.say("Not saved, so the game would be lost: Ctrl+Q leaves all the same.", bad=True)
            return
        self.tabletop.go_home()
