"""The private side of plain mode: a curtain, one seat's own page, and nothing left of it afterwards."""

from __future__ import annotations

from dataclasses import replace

from rulesets.contract import Action, Actor, Ask, Offer, Seat, Seen
from tabletop_tui.plain import words
from tabletop_tui.plain.commands import OF_THE_TABLE, QuietCommands
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.plain.talk import Covered
from tabletop_tui.play.pin import pin_digest


class Private:
    """Looks behind the curtain, for one table."""

    def __init__(self, table: PlainTable) -> None:
        self.table = table
        self.sitting = table.sitting
        self.talk = table.talk
        self._commands = QuietCommands(table)

    def look(self, seat: Seat, react: bool = False, fresh: bool = False) -> None:
        """A seat looks at what is its own, and may act there; then all is wiped.

        `react`: it is one of those that the open window asks, and wants to see what it can do. `fresh`: it has come
        for its own sake, and its letters are dealt anew.
        """
        try:
            self._pages(seat, react, fresh)
        except Covered:
            self.talk.forget_typed()
        if self.sitting.handover.covers:
            self.talk.wipe()
        self.table.stale = True
        self.table.news()

    def _pages(self, seat: Seat, react: bool, fresh: bool) -> None:
        """The curtain where one is needed, then one private page after the other while the seat goes on acting."""
        straight = False
        while not self.sitting.needs_curtain(straight) or self._curtain(seat):
            # The view is made only now, with the curtain on the screen.
            seen = self.sitting.match.ahead(seat) if react else self.sitting.see(seat)
            self.sitting.looked(seat)
            if not self._panel(seat, seen, react, fresh) or not self.sitting.stays_private(seat, self.table.told):
                break
            straight, react, fresh = True, False, False

    def _curtain(self, seat: Seat) -> bool:
        name = self.sitting.names[seat]
        self.sitting.handover.raised()
        self.talk.wipe()
        self.talk.say(f"Curtain. Pass the keyboard to {name}; everybody else looks away.")
        if not self.talk.enter(f"{name}, press Enter to look (b and Enter: back to the table): "):
            return False
        pin = self.sitting.people[seat].pin
        while pin:
            typed = self.talk.read_hidden("PIN (b: back to the table): ")
            if typed.casefold() in ("b", "back"):
                return False
            if pin_digest(typed) == pin:
                break
            self.talk.say("That is not the PIN of this seat.")
        self.talk.forget_typed()
        return True

    def _panel(self, seat: Seat, seen: Seen, react: bool, fresh: bool) -> bool:
        """What is this seat's own, and its exact choices if it is asked; True if it has acted."""
        name = self.sitting.names[seat]
        covers = self.sitting.handover.covers
        asks = [ask for ask in seen.view.asks if ask.decision.owner == seat]
        if react:  # letting it be is for the whole table, on its own page
            asks = [replace(ask, offers=tuple(o for o in ask.offers if not _lets_be(ask, o))) for ask in asks]
        elif covers:
            asks = [ask for ask in asks if ask.decision.window is None]
        choices = self.table.choices(seen, asks, True)
        codes = self._letters(seat, seen, fresh)
        recap = words.recap_lines(self.sitting.match, self.sitting.names, seen)

        def tell() -> None:
            lines = [f"For {name} alone."]
            if recap:
                lines += ["Since you last looked:", *recap]
            lines += map(self.sitting.fill, words.private_lines(self.sitting.game, seen.view))
            lines += [codes] if codes else []
            lines += [self.sitting.fill(ask.prompt) for ask in asks]
            self.talk.secret(*lines, *choices.lines())

        tell()
        while True:
            line = self.talk.read(f"{name}, in private (Enter: close)> ")
            if not line or line.casefold() in ("b", "back", "close"):
                return False
            if line.casefold() in ("c", "choices", "l", "look", "t", "table"):
                tell()
            elif self._commands.quiet(line, seen, asks):
                continue
            elif line.casefold() in OF_THE_TABLE:
                self.talk.say(f'"{line}" is for the table: press Enter first, which closes this page.')
            elif not asks:
                self.talk.say("Nothing is asked of you now: Enter closes this page.")
            elif (chosen := choices.take(line)) is not None and self._do(*chosen, react):
                self._for_own_eyes(seat)
                return True

    def _letters(self, seat: Seat, seen: Seen, fresh: bool) -> str:
        """The letters of the hand as a sentence; empty without hand codes."""
        if self.table.codes is None:
            return ""
        game = self.sitting.game
        letters = self.table.codes.letters(seat, seen.view, fresh)
        told = ", ".join(f"{letter} for {game.gloss(seen.view, word).name}" for word, letter in letters.items())
        return f"Your letters: {told}."

    def _do(self, who: Actor, action: Action, react: bool) -> bool:
        if react and who is not None:
            return self.table.react(who, action)
        return self.table.do(who, action, private=True)

    def _for_own_eyes(self, seat: Seat) -> None:
        """What the last action showed to its owner alone must be read before the page is wiped."""
        number = self.sitting.match.length
        public = {self.sitting.say(n.event) for n in self.sitting.see(None).log if n.line == number}
        own = [self.sitting.say(n.event) for n in self.sitting.see(seat).log if n.line == number]
        only = [line for line in own if line not in public]
        if only:
            self.talk.secret("For your eyes:", *only)
            self.talk.read("Enter to go on: ")


def _lets_be(ask: Ask, offer: Offer) -> bool:
    """Is this what the table can do for everybody?"""
    return ask.decision.window is not None and offer == ask.decision.window.default
