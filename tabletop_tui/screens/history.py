"""Looking back: the log, and the table as it was. While the game runs only as far as it lets the table recall.

After the end from any seat's eyes, and as it truly was: every seat's screen at once.
"""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from rulesets.contract import Viewer
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.tables.base import Scene, TableWidget, kit_of
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.log import Log, LogPage, LogText
from tabletop_tui.widgets.title_bar import Title, TitleBar


class HistoryScreen(Keyed, Screen[None]):
    """The public table at an earlier position over the log up to there."""

    DEFAULT_CSS = """
    HistoryScreen { layout: vertical; overflow: hidden; }
    HistoryScreen #log { height: 8; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self._kit = kit_of(sitting.game.meta.id)
        self._at = sitting.match.length
        self._viewer: Viewer = None
        self._back = 0

    def compose(self) -> ComposeResult:
        """Title, table or a seat's panel, log, keys."""
        self.title_bar = TitleBar()
        self.table: TableWidget = self._kit.public()
        self.panel: TableWidget | None = self._kit.panel() if self._kit.panel else None
        self.log_zone = Log(id="log")
        self.hints = KeyHints()
        yield self.title_bar
        yield self.table
        if self.panel is not None:
            yield self.panel
        yield self.log_zone
        yield self.hints

    def on_mount(self) -> None:
        """Begin where the game stands."""
        self.divide(self.app.size.width, self.app.size.height)
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        """Divide the room anew."""
        self.divide(event.size.width, event.size.height)

    def divide(self, width: int, height: int) -> None:
        """The log takes what the table leaves."""
        log = 6 if height < 24 else 8 if height < 32 else 12
        self.log_zone.styles.height = log
        for widget in (self.table, self.panel):
            if widget is not None:
                widget.divide(width, max(1, height - 2 - log))

    def _show(self) -> None:
        sitting = self._sitting
        seen = sitting.see(self._viewer, self._at)
        if self.panel is not None:
            self.panel.display = self._viewer is not None
        self.table.display = self._viewer is None or self.panel is None
        scene = Scene(seen.view, sitting.people)
        with self.app.batch_update():
            (self.panel if self._viewer is not None and self.panel is not None else self.table).show(scene)
            whose = "the table, " if self._viewer is None else f"{sitting.names[self._viewer]}'s screen, "
            eyes = whose if sitting.match.over else ""  # while the game runs there is nothing but the table
            where = f"{eyes}move {self._at} of {sitting.match.length}"
            self.title_bar.show(Title("Looking back", where, seen.view.headline))
            lines = tuple(LogText(sitting.say(line.event), line.struck, line.line == self._at) for line in seen.log)
            if not lines:
                lines = (LogText("Nothing that the table may still recall."),)
            self.log_zone.show(LogPage(lines, "", self._back))
            hints = [Hint("left", "back", "←"), Hint("right", "on", "→"), Hint("up", "scroll the log", "↑↓")]
            if sitting.match.over:
                hints.append(Hint("v", "whose eyes"))
            self.hints.show(hints, [Hint("q", "back")])

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Arrows step and scroll, Home and End jump, v changes eyes, q goes back."""
        positions = self._sitting.match.positions(self._viewer)
        match key:
            case "left":
                self._at = max(positions[0], self._at - 1)
            case "right":
                self._at = min(positions[-1], self._at + 1)
            case "home":
                self._at = positions[0]
            case "end":
                self._at = positions[-1]
            case "pageup":
                self._at = max(positions[0], self._at - 10)
            case "pagedown":
                self._at = min(positions[-1], self._at + 10)
            case "up":
                self._back += 1
            case "down":
                self._back = max(0, self._back - 1)
            case "v" if self._sitting.match.over:
                seats = len(self._sitting.people)
                self._viewer = 0 if self._viewer is None else self._viewer + 1 if self._viewer + 1 < seats else None
            case "question_mark":
                self.tabletop.open_rules(self._sitting.game.meta.id)
                return
            case "q" | "backspace" | "escape" | "h" | "enter":
                self.close()
                return
        if key in ("left", "right", "home", "end", "pageup", "pagedown"):
            self._back = 0
        self._show()

    def on_mouse_scroll_up(self) -> None:
        """The wheel scrolls the log."""
        self._back += 1
        self._show()

    def on_mouse_scroll_down(self) -> None:
        """The wheel scrolls the log."""
        self._back = max(0, self._back - 1)
        self._show()
