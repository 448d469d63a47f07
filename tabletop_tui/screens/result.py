"""How it ended: who won and why, the points by category, and what to do next."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import Screen

from rulesets.contract import Outcome
from tabletop_tui.play.rematch import rematch, rematch_options
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.keyed import Keyed
from tabletop_tui.tables.base import kit_of
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.score import CurveValue, ScoreCurve, ScoreTable, ScoreValue, Trophies, TrophyValue
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.title_bar import Title, TitleBar
from tabletop_tui.widgets.zone import Zone

CURVE = 8
"""Lines that a curve needs."""
WIDE = 76
"""Columns from which on all keys fit with whole sentences."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The headline of the evening: winners with their hues, and sentences."""

    winners: tuple[tuple[str, int], ...]
    sentences: tuple[str, ...]


class VerdictZone(Zone[Verdict]):
    """Winners large, reasons under them."""

    def draw(self, canvas: Canvas, value: Verdict) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        # What can be left out first is air: below the sentences, above the winners, below them.
        spare = canvas.height - 1 - sum(len(wrap(sentence, canvas.width - 4)) for sentence in value.sentences)
        top = int(spare > 1)
        x = 2
        for name, hue in value.winners:
            style = ink(palette.ground, palette.hues[hue], bold=True)
            x = canvas.put(x, top, f" {glyphs.crown} {mark(glyphs, hue)} {name} ", style) + 1
        says = ("wins." if len(value.winners) == 1 else "win together.") if value.winners else "Nobody wins."
        canvas.put(x, top, says, ink(palette.ink, palette.ground, bold=True))
        row = top + 1 + (spare > 0)
        for sentence in value.sentences:
            row += canvas.paragraph(2, row, canvas.width - 4, max(0, canvas.height - row), sentence)


class ResultScreen(Keyed, Screen[None]):
    """The last page of a game."""

    deaf = (0.4, 0.1)

    DEFAULT_CSS = """
    ResultScreen { layout: vertical; overflow: hidden; }
    ResultScreen ScoreCurve { height: 1fr; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self._warned = False
        self._turned = False
        """Is the curve shown in place of the points, where there is no room for both?"""

    def compose(self) -> ComposeResult:
        """Title, verdict, table, keys."""
        sitting = self._sitting
        outcome = sitting.outcome()
        assert outcome is not None, "the result of a running game"
        said = verdict(sitting, outcome)
        self._sentences = said.sentences
        self.verdict = VerdictZone(said)
        title = TitleBar(Title(sitting.game.meta.title, "the end", f"deal {sitting.code()}"))
        yield title
        yield self.verdict
        self.points = ScoreTable(scores(sitting, outcome))
        yield self.points
        self.trophies: Trophies | None = None
        kit = kit_of(sitting.game.meta.id)
        if kit.trophies is not None:
            shown = kit.trophies(sitting.see(None).view)
            seats = zip(sitting.people, shown, strict=True)
            self.trophies = Trophies(TrophyValue(tuple((p.name, p.hue, things) for p, things in seats)))
            self.trophies.styles.height = len(sitting.people) + 1
            yield self.trophies
        self.curve = ScoreCurve(curve(sitting))
        yield self.curve
        self.hints = KeyHints()
        yield self.hints

    def on_mount(self) -> None:
        """Divide the room."""
        self._divide(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        """Divide it anew."""
        self._divide(event.size)

    def _divide(self, size: Size) -> None:
        """Points and curve one below the other, or by turns; what was won stands where there is room for all of it."""
        outcome = self._sitting.outcome()
        assert outcome is not None
        height, people = size.height, len(self._sitting.people)
        table = len(outcome.lines) + people + 3
        # What is said in words is said to the end, as long as the points have room below it.
        words = sum(len(wrap(sentence, size.width - 4)) for sentence in self._sentences)
        says = min(4 + words, max(1 + words, height - 1 - table))
        if table - 1 > height - 2 - says:  # no room for every bar: then for none, and for more words
            table = len(outcome.lines) + 1
            says = min(4 + words, height - 2 - table)
        self.points.styles.height = table
        room, trophies = height - 2 - says, (people + 1) * (self.trophies is not None)
        beside = trophies <= room - table
        both = room - table - trophies * beside >= CURVE
        turned = self._turned and not both
        if turned and not beside:  # what all have won is shown beside the curve, if need be for fewer words
            says = max(6, min(says, height - 2 - trophies - CURVE))
            room = height - 2 - says
        self.verdict.styles.height = says
        self.points.display = not turned
        if self.trophies is not None:
            self.trophies.display = trophies <= room - CURVE if turned and not beside else beside and not turned
        self.curve.display = both or turned
        turn = [] if both else [Hint("c", "points" if turned else "curve")]
        again = [Hint("n", "new deal"), Hint("s", "same deal, swap seats" if size.width >= WIDE else "swap seats")]
        self.hints.show([*again, *turn, Hint("h", "replay"), Hint("b", "book")], [Hint("q", "shelf")])

    def press(self, key: str, character: str | None, deliberate: bool) -> None:
        """Rematch, same deal, replay, book, shelf."""
        if not deliberate:
            return
        app = self.tabletop
        match key:
            case "n" | "s":
                app.open_table(rematch(self._sitting, app.store, same_deal=key == "s"))
            case "h":
                from tabletop_tui.screens.history import HistoryScreen

                app.push_screen(HistoryScreen(self._sitting))
            case "b":
                app.open_book()
            case "c":
                self._turned = not self._turned
                self._divide(self.app.size)
            case "question_mark":
                app.open_rules(self._sitting.game.meta.id)
            case "q" | "backspace" | "escape" if self._sitting.trouble and not self._warned:
                self._warned = True
                app.tell("This game is not saved: q once more leaves it all the same.", bad=True)
            case "q" | "backspace" | "escape":
                app.go_home()


def verdict(sitting: Sitting, outcome: Outcome) -> Verdict:
    """Who won, and why, in words."""
    winners = tuple((sitting.people[seat].name, sitting.people[seat].hue) for seat in outcome.winners)
    decided = sitting.fill(outcome.decided_by)
    reason = f"Decided by: {decided}." if decided else ""
    notes = tuple(sitting.fill(note) for note in (*outcome.notes, rematch_options(sitting)[1]))
    return Verdict(winners, tuple(filter(None, (sitting.fill(outcome.ending), reason, *notes))))


def curve(sitting: Sitting, most: int = 60) -> CurveValue:
    """The points of every seat from its own view, at up to `most` moments of the game."""
    positions = sitting.match.positions(None)
    step = max(1, len(positions) // most)
    moments = [*positions[::step], positions[-1]]
    points = [
        tuple(sitting.see(seat, at).view.points[seat] or 0 for at in moments) for seat in range(len(sitting.people))
    ]
    people = tuple((person.name, person.hue) for person in sitting.people)
    outcome = sitting.outcome()
    what = outcome.lines[-1][0] if outcome is not None and outcome.lines else "points"
    return CurveValue(people, tuple(points), what, _chapters(sitting, moments))


def _chapters(sitting: Sitting, moments: list[int]) -> tuple[tuple[int, str], ...]:
    """The parts of the game, if it has any, with the number of the moment at which each begins."""
    kit = kit_of(sitting.game.meta.id)
    if kit.chapter is None:
        return ()
    names = [kit.chapter(sitting.see(None, at).view) for at in moments]
    return tuple((number, name) for number, name in enumerate(names) if not number or names[number - 1] != name)


def scores(sitting: Sitting, outcome: Outcome) -> ScoreValue:
    """The score lines with the best seat first."""
    order = [(seat, place) for place, seats in enumerate(outcome.places, 1) for seat in seats]
    people = sitting.people
    return ScoreValue(
        seats=tuple((people[s].name, people[s].hue, place, s in outcome.winners) for s, place in order),
        lines=tuple((name, tuple(numbers[s] for s, _ in order)) for name, numbers in outcome.lines),
    )
