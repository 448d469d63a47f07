"""The table of a game against the clock: whose key is which, what a press does now, what is shown beside the table.

How a race moves on is in `race_driving`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message

from rulesets.contract import Action, Seat
from tabletop_tui.outlet import time
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.race.keys import MOUSE, keep_keys, key_label, keys_of, remembered_keys
from tabletop_tui.race.racing import HELD, Press, Race
from tabletop_tui.screens import captions
from tabletop_tui.screens.race_driving import RaceDriving
from tabletop_tui.tables.base import kit_of
from tabletop_tui.tables.race import RaceScene
from tabletop_tui.widgets.coach import Coach
from tabletop_tui.widgets.key_hints import Hint, KeyHints
from tabletop_tui.widgets.log import Log, LogPage, LogText
from tabletop_tui.widgets.title_bar import TitleBar
from tabletop_tui.widgets.zone import Zone

RETRY = 5.0
"""Seconds after which a save that failed is tried again."""
WIDE = 110
SIDE = 36
"""From so many columns on, the log stands beside the table, so many columns wide."""
PAUSE = ("escape", "p", "q")
"""Keys that stop a race."""


class RaceScreen(RaceDriving):
    """One sitting against the clock."""

    DEFAULT_CSS = """
    RaceScreen { layout: vertical; overflow: hidden; }
    RaceScreen #middle { height: 1fr; }
    RaceScreen #side { width: 36; height: 1fr; display: none; }
    """

    class Pressed(Message):
        """The mouse button, in one queue with the keys."""

        def __init__(self, press: Press) -> None:
            super().__init__()
            self.press = press

    def __init__(self, sitting: Sitting, now: Callable[[], float] = time) -> None:
        self._kit = kit_of(sitting.game.meta.id)
        assert self._kit.race is not None, "a game without a race"
        self._race_kit = self._kit.race
        super().__init__(sitting, Race(sitting, self._race_kit.commands, {}, now))
        self._keys: dict[Seat, str] = {}
        self._entered = (0.0, 0.0)
        """When Enter came in, the last time but one and the last time."""
        self._rung: Seat | None = None
        """Who was asked last."""

    # ------------------------------------------------------------------------------------------------------- the page

    def compose(self) -> ComposeResult:
        """Title, the game's own table with the log beside it, keys."""
        self.title_bar = TitleBar()
        self.table = self._kit.public()
        self.side = Log(id="side")
        self.coach = Coach("")
        self.hints = KeyHints()
        yield self.title_bar
        with Horizontal(id="middle"):
            yield self.table
            yield self.side
        yield self.coach
        yield self.hints

    def on_mount(self) -> None:
        """Find out whose key is which, then begin."""
        self.divide(self.app.size.width, self.app.size.height)
        self.set_interval(RETRY, self._retry)
        keys = keys_of(self.sitting)
        if keys is None:
            self.run_worker(self.ask_for_keys(self.begin), group="keys")
        else:
            self.take_keys(keys)
            self.begin()

    def begin(self) -> None:
        """Show the table; or, if the game was broken off in a race, what can be done about that."""
        self._begun = True
        if self.sitting.note:
            self.hints.say(self.sitting.note)
        if self.race.break_off():
            self._interrupted()
        else:
            self.keep()

    def on_resize(self, event: events.Resize) -> None:
        """Divide the room anew."""
        self.divide(event.size.width, event.size.height)

    def divide(self, width: int, height: int) -> None:
        """The table gets all but two lines, and the coach's where somebody needs one."""
        wide = width >= WIDE
        self.side.display = wide
        coach = 0
        if any(person.first_game for person in self.sitting.people):
            coach = 1 if height < 24 else 2
        self.coach.display = bool(coach)
        self.coach.styles.height = max(1, coach)
        self.table.divide(width - (SIDE if wide else 0), max(1, height - 2 - coach))

    # --------------------------------------------------------------------------------------------------------- keys

    async def _retry(self) -> None:
        """What could not be saved is tried again between two races."""
        if self.sitting.trouble and not self._saving and not self.race.running:
            self.keep()

    async def ask_for_keys(self, then: Callable[[], None]) -> None:
        """Everybody presses the key they want; `then` goes on."""
        from tabletop_tui.screens.choose_keys import ChooseKeysScreen

        def take(keys: dict[Seat, str] | None) -> None:
            if keys is None:
                if not self._begun:
                    self.call_later(self.leave_race)
                return
            self.take_keys(keys)
            then()

        known = keys_of(self.sitting)
        if known is None:
            known = await asyncio.to_thread(remembered_keys, self.tabletop.store, self.sitting)
        self.app.push_screen(ChooseKeysScreen(self.sitting, self._race_kit, known), take)

    def take_keys(self, keys: dict[Seat, str]) -> None:
        """These are the keys from now on; the mouse works for a lone person in any case."""
        if keys != keys_of(self.sitting):
            keep_keys(self.sitting, keys)
        self._keys = keys
        self.race.keys = {key: seat for seat, key in keys.items()}
        if self.sitting.alone is not None:
            self.race.keys = {**self.race.keys, MOUSE: self.sitting.alone}

    def on_key(self, event: events.Key) -> None:
        """Every key, in order, before anything else can take it, with the time at which it came in."""
        event.stop()
        event.prevent_default()
        _, deliberate = self.guard.hears(event.key, event.time)
        if self.on_top and not self._fallen:
            self.pressed(Press(event.key, event.character, event.time), deliberate)

    def _forward_event(self, event: events.Event) -> None:
        """The mouse button is somebody's key: it must not overtake, or be overtaken by, the keys."""
        if (
            isinstance(event, events.MouseDown)
            and not event.is_forwarded
            and MOUSE in self.race.keys
            and self.race.running
            and not self.race.pad_open
            and event.screen_y < self.size.height - 1
        ):
            event._set_forwarded()
            self.post_message(self.Pressed(Press(MOUSE, None, event.time)))
            return
        super()._forward_event(event)

    def on_race_screen_pressed(self, message: Pressed) -> None:
        """The mouse button."""
        message.stop()
        if self.on_top and not self._fallen:
            self.pressed(message.press, True)

    def pressed(self, press: Press, deliberate: bool) -> None:
        """What a key does now. While something is written it waits, with its time."""
        race = self.race
        if press.key == "enter" and press.at > self._entered[1]:
            self._entered = (self._entered[1], press.at)
        if self._saving:
            race.hold(press)
        elif race.running:
            if press.key in PAUSE:
                self.pause()
            elif not self._held(press):
                self._react(race.press(press))
        elif deliberate:
            self._at_rest(press)

    def _held(self, press: Press) -> bool:
        """Is it Enter, still down since the press before? That ends no race and no call."""
        return press.key == "enter" and press.at - self._entered[0] < HELD

    def _at_rest(self, press: Press) -> None:
        self.hints.hush()
        own = press.key.lower() in self.race.keys
        if not own and self._global_key(press.key):
            return
        if self._telling:
            if self.race.rested(press.at):
                self._tell_all()
                self.race.calm(press.at)
        elif self.sitting.match.over:
            if press.key in ("enter", "space", MOUSE) and self.race.rested(press.at):
                self.open_end()
        else:
            self._react(self.race.press(press))

    def _react(self, changed: bool) -> None:
        if self.sitting.match.length != self._shown or (changed and self.race.fresh):
            self._moved()
        elif changed:
            self._draw()
            self.paint_now()
            self._schedule()

    def _global_key(self, key: str) -> bool:
        actions: dict[str, Callable[[], None]] = {
            "q": self.action_leave,
            "question_mark": self.action_rules,
            "h": self.action_history,
            "m": self.action_more,
            "escape": self.action_more,
            "p": self.action_more,
            "k": self.action_keys,
        }
        action = actions.get(key)
        if action is None:
            return False
        action()
        return True

    def chosen(self, zone: Zone[Any], word: str) -> None:
        """A click on something that stands for a key."""
        self.pressed(Press(word, word if len(word) == 1 else None, time()), True)

    def on_click(self, event: events.Click) -> None:
        """Between two races a click anywhere goes on."""
        if not self.race.running and not self._saving and self.on_top:
            self._at_rest(Press("enter", None, event.time))

    # ----------------------------------------------------------------------------------------------------- showing

    def _scene(self) -> RaceScene:
        sitting, race = self.sitting, self.race
        seen = self._seen
        return RaceScene(
            seen.view,
            sitting.people,
            keys=tuple(key_label(self._keys[seat]) if seat in self._keys else "" for seat in range(len(sitting.names))),
            said=race.pad.said if race.pad_open and race.pad is not None else None,
            beats=self._beats[: self._told] if self._telling else None,
            prompt=self._prompt(),
        )

    def _prompt(self) -> str:
        """What goes on between two races, with the keys that do."""
        sitting, race = self.sitting, self.race
        if race.running:
            return ""
        if sitting.match.over:
            return "Enter shows who won, and why."
        seat = sitting.match.decisions[0].owner
        if seat is None or not sitting.humans:
            return ""
        label = sitting.game.explain(self._seen.view, self._seen.view.asks[0].offers[0]).label
        own = key_label(self._keys.get(seat, ""))
        keys = f"Enter or {own}" if own else "Enter"
        return f"{keys}: {sitting.names[seat]} {_third(label)}."

    def _draw(self) -> None:
        sitting = self.sitting
        self._seen = seen = sitting.see(None)
        with self.app.batch_update():
            self.title_bar.show(captions.title(sitting, seen))
            self.table.show(self._scene())
            if self.side.display:
                texts = captions.log_texts(sitting, seen)
                told = texts[: len(texts) - (len(self._beats) - self._told)] if self._telling else texts
                trouble = (LogText(sitting.trouble, bad=True),) if sitting.trouble else ()
                self.side.show(LogPage((*told, *trouble), "What happened"))
            if self.coach.display:
                self.coach.show(self._advice())
            self.hints.show(*self._hints())
        self._ring()
        if sitting.trouble and not self.race.running:
            self.hints.say(sitting.trouble, bad=True)

    def _ring(self) -> None:
        """A person is to call or to roll, and somebody else was before: the bell, for those who want one."""
        race, asked = self.race, None
        if race.running:
            asked = race.caller if race.pad_open else None
        elif self.sitting.match.decisions:
            asked = self.sitting.match.decisions[0].owner
        if self.tabletop.settings.bell and asked in self.sitting.humans and asked != self._rung:
            self.app.bell()
        self._rung = asked if asked is not None else self._rung

    def _advice(self) -> str:
        """The note of this moment, in the first races of somebody who is new."""
        for decision in self.sitting.match.decisions:
            if decision.owner is not None and self.sitting.people[decision.owner].first_game:
                return self.sitting.fill(self.sitting.game.rulebook.coach.get(decision.name, ""))
        return ""

    def _hints(self) -> tuple[list[Hint], list[Hint]]:
        race = self.race
        if race.running:
            hints = [Hint("p", "pause")]
            if race.may_finish:
                hints.insert(0, Hint("enter", "give this call up" if race.pad_open else "nothing more"))
            return hints, []
        hints = [Hint("enter", "go on"), Hint("k", "keys"), Hint("h", "history"), Hint("m", "more")]
        return hints, [Hint("question_mark", "rules"), Hint("q", "leave")]

    # ---------------------------------------------------------------------------------------------------- broken off

    def pause(self) -> None:
        """Cover everything; what can be done then is the clock's and the game's business."""
        if not self.race.running or self.race.halted:
            return
        self.race.halt()
        self._interrupted()

    def look_away(self) -> None:
        """Somebody looks at another window: as if they had asked for a pause."""
        if self._begun:
            self.pause()

    def cover(self) -> None:
        """Somebody went away, or the page can no longer be seen whole."""
        if self._begun and self.race.running and not self.race.halted:
            self.race.break_off()
            self._interrupted()

    def _interrupted(self) -> None:
        from tabletop_tui.screens.interrupted import InterruptedScreen

        self._token += 1
        self._breathe(True)
        self.table.clear()
        self.paint_now()
        self.app.push_screen(InterruptedScreen(self.sitting, self.race.ways_on(), self.race.can_go_on), self._mended)

    def _mended(self, way: Action | str | None) -> None:
        if isinstance(way, Action):
            self.race.mend(way)
            self._moved()
        elif way == "go on":
            self.race.go_on()
            self._present()
        elif way == "leave":
            self.leave_race()

    def leave_race(self) -> None:
        """Away from a race that was stopped: all is saved."""
        self.tabletop.go_home()

    # ------------------------------------------------------------------------------------------------------ actions

    def open_end(self) -> None:
        """Who won."""
        self.tabletop.open_end(self.sitting)

    def action_rules(self) -> None:
        """The rulebook at the rule of this moment."""
        decisions = self.sitting.match.decisions
        self.tabletop.open_rules(self.sitting.game.meta.id, decisions[0].rule if decisions else "")

    def action_history(self) -> None:
        """The log, and the table as it was."""
        from tabletop_tui.screens.history import HistoryScreen

        self.app.push_screen(HistoryScreen(self.sitting))

    def action_more(self) -> None:
        """Settings, plain mode, and what else is rarely needed."""
        from tabletop_tui.screens.more import MoreScreen

        self.app.push_screen(MoreScreen(self.sitting, ""))

    def action_keys(self) -> None:
        """Other keys."""
        self.run_worker(self.ask_for_keys(self._draw), group="keys", exclusive=True)

    def action_leave(self) -> None:
        """Back to the shelf: nothing is asked, because all is saved."""
        if self.sitting.trouble:
            self.hints.say("Not saved, so the game would be lost: Ctrl+Q leaves all the same.", bad=True)
            return
        self.tabletop.go_home()


def _third(label: str) -> str:
    """ "Roll" as what somebody does: "rolls"."""
    verb, _, rest = (label[:1].lower() + label[1:]).partition(" ")
    return f"{verb}s{' ' if rest else ''}{rest}"
