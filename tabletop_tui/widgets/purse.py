"""Somebody's coins, as a heap one can count at a glance and as a number."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class PurseValue:
    """Coins held, and other figures worth a word ("cards worth 23")."""

    coins: int
    notes: tuple[str, ...] = ()


class Purse(Zone[PurseValue]):
    """Fives in brackets, ones in parentheses, then the sum."""

    def draw(self, canvas: Canvas, value: PurseValue) -> None:
        palette = canvas.kit.palette
        gold = ink(palette.accent, palette.ground, bold=True)
        at = canvas.put(1, 0, f"{value.coins} coin{'s' * (value.coins != 1)}", gold)
        fives, ones = divmod(value.coins, 5)
        heap = " ".join(["[5]"] * fives + ["(1)"] * ones)
        notes = "   ".join(value.notes)
        room = canvas.width - at - 4
        if canvas.height > 1:
            canvas.clip(at + 2, 0, room, heap, ink(palette.soft, palette.ground))
            canvas.clip(1, 1, canvas.width - 2, notes, ink(palette.soft, palette.ground))
        else:
            both = f"{heap}   {notes}" if len(heap) + len(notes) + 3 <= room else notes
            canvas.clip(at + 2, 0, room, both, ink(palette.soft, palette.ground))
