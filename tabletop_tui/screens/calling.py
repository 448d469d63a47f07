"""From the table to a private page: who has to pass a curtain, and what the page is opened for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.contract import Seat
from tabletop_tui.screens.curtain import CurtainScreen
from tabletop_tui.screens.private import PrivateScreen, Purpose

if TYPE_CHECKING:
    from tabletop_tui.screens.table import TableScreen


def look(table: TableScreen, seat: Seat) -> None:
    """A private look, behind a curtain where one is needed; there any other human may be called instead."""
    sitting = table.sitting
    if not sitting.needs_curtain() and not sitting.people[seat].pin:
        _open(table, seat, Purpose.LOOK)
    else:
        _curtain(table, seat, sitting.humans if sitting.handover.covers else (seat,), Purpose.LOOK)


def call(table: TableScreen, seat: Seat) -> None:
    """The seat that the table called: the line over the table was its curtain, unless it has a PIN."""
    sitting = table.sitting
    if sitting.people[seat].pin:
        _curtain(table, seat, (seat,), Purpose.ANSWER)
        return
    if sitting.needs_curtain():
        sitting.handover.raised()
    _open(table, seat, Purpose.ANSWER)


def react(table: TableScreen, seat: Seat) -> None:
    """Somebody who is asked in the open window wants to see what it can do."""
    sitting = table.sitting
    if sitting.needs_curtain() or sitting.people[seat].pin:
        _curtain(table, seat, (seat,), Purpose.REACT)
    else:
        _open(table, seat, Purpose.REACT)


def _open(table: TableScreen, seat: Seat, purpose: Purpose) -> None:
    table.app.push_screen(PrivateScreen(table, seat, purpose))


def _curtain(table: TableScreen, seat: Seat, seats: tuple[Seat, ...], purpose: Purpose) -> None:
    def opened(answer: Seat | None) -> None:
        if answer is not None:
            _open(table, answer, purpose)

    table.sitting.handover.raised()
    table.app.push_screen(CurtainScreen(table.sitting.people, seat, seats), opened)
