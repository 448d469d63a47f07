"""The habits of the screens at one table, of which sealed choices by letter are one."""

from __future__ import annotations

from functools import partial

from tabletop_tui.play.laying import CodedTable, Laying, coded_table
from tabletop_tui.play.moment import ByLetter, Moment
from tabletop_tui.play.sitting import Sitting
from tabletop_tui.screens.driving import Driving
from tabletop_tui.screens.more import Toggle
from tabletop_tui.tables.base import ScreenOption, kit_of, screen_options_of


class Habits(Driving):
    """What this table has chosen for its screens. The page itself is a subclass."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.kit = kit_of(sitting.game.meta.id)
        self.codes: CodedTable | None = None
        self.laying: Laying | None = None
        """The sealed step that is being answered by letter, if one is."""
        self._take_up()

    @property
    def sealed(self) -> str:
        """The name of the decision that is answered by letter, empty = none is."""
        return self.codes.decision if self.codes is not None else ""

    # ------------------------------------------------------------------------------------------------------ switching

    def _take_up(self) -> None:
        """The habits as this table wants them; in any case all letters lapse."""
        self.codes = coded_table(self.sitting)
        self.laying = None

    @property
    def _possible(self) -> tuple[ScreenOption, ...]:
        """Those that these people can take up."""
        return screen_options_of(self.sitting.game.meta.id, len(self.sitting.humans))

    def _is_on(self, option: ScreenOption) -> bool:
        return bool(self.sitting.about.screen.get(option.name))

    def toggles(self) -> tuple[Toggle, ...]:
        """For the page that switches them."""
        return tuple(
            Toggle(one.key, f"{one.label}: {'on' if self._is_on(one) else 'off'}", partial(self.switch, one))
            for one in self._possible
        )

    def switch(self, option: ScreenOption) -> None:
        """The other way from now on, which is kept with the save."""
        self.sitting.set_screen_option(option.name, not self._is_on(option))
        self._take_up()
        self.acted()

    # --------------------------------------------------------------------------------------------------------- laying

    def lay_out(self, moment: Moment) -> None:
        """Letters of cards that have left a hand are spent; the laying screen knows who has laid."""
        if self.codes is None:
            return
        self.codes.spend()
        if not isinstance(moment, ByLetter):
            self.laying = None
        elif self.laying is None:
            self.laying = self.codes.laying()
        else:
            self.codes.follow(self.laying)

    def lay_key(self, laying: Laying, key: str, character: str | None, deliberate: bool) -> bool:
        """The keys of the laying screen; letters only where a seat number has been pressed."""
        digit = bool(character and character.isdecimal())
        if key != "enter" and key != "backspace" and not digit and not (laying.open and laying.takes(character)):
            return False
        lay = laying.key(key, character, deliberate)
        action = self.codes.action(lay) if lay is not None and self.codes is not None else None
        if lay is None or action is None:
            self.redraw()
        else:
            self.sitting.act(lay.seat, action)
            self.acted()
        return True
