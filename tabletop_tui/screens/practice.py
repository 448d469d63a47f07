"""Practice: a few turns alone, then what they say about how quick somebody is."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.play.sitting import Sitting
from tabletop_tui.race.racing import Press
from tabletop_tui.screens.race import RaceScreen
from tabletop_tui.tables.race import RaceScene


class PracticeScreen(RaceScreen):
    """Answers with (value, sentence), or with None if it was broken off."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        assert self._race_kit.practice is not None, "a race without practice"
        self._practice = self._race_kit.practice
        self._turns = 0
        self._ran = False

    @property
    def _over(self) -> bool:
        return self._turns >= self._practice.turns or self.sitting.match.over

    def _present(self) -> None:
        if self._ran and not self.race.running:
            self._turns += 1
        self._ran = self.race.running
        super()._present()

    def _at_rest(self, press: Press) -> None:
        if press.key == "q":
            self.action_leave()
        elif self._over and not self._telling and self.race.rested(press.at):
            self._finish()
        else:
            super()._at_rest(press)

    def _finish(self) -> None:
        events = [line.event for line in self.sitting.see(None).log]
        self.close(self._practice.measure(events, self.sitting.humans[0]))

    def _scene(self) -> RaceScene:
        scene = super()._scene()
        left = self._practice.turns - self._turns
        if self.race.running or self._telling:
            return scene
        prompt = f"{scene.prompt} Practice: {left} to go." if left > 0 else "That was it: Enter says how quick you are."
        return replace(scene, prompt=prompt)

    def open_end(self) -> None:
        """The end of practice."""
        self._finish()

    def action_leave(self) -> None:
        """Back to where it was asked for; nothing was kept."""
        self.close(None)

    def leave_race(self) -> None:
        """The same from a stopped race."""
        self.call_later(self.close, None)

    def action_more(self) -> None:
        """Nothing rare can be done here."""

    def action_history(self) -> None:
        """There is nothing to look back at."""
