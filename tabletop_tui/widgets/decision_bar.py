"""What is asked, of whom, what can be done, what each choice means, and what the others will see of it."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.contract import Number, Pick, Skill
from tabletop_tui.play.choice import CHANCE, Choice, Filling
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.laying_lines import KEY, LayingValue, draw_laying
from tabletop_tui.widgets.seat_strip import mark
from tabletop_tui.widgets.zone import Zone

CONFIRM = "!confirm"
BACK = "!back"
LESS = "!less"
MORE = "!more"
"""Words of the places in the bar that can be clicked besides the entries (which are "!0", "!1" ...)."""


@dataclass(frozen=True, slots=True)
class Button:
    """A key and what it does, as something to click."""

    key: str
    cap: str
    label: str


@dataclass(frozen=True, slots=True)
class BarValue:
    """`who` and `hue`: the person asked (hue None = nobody is). `others` is the heading of what others will see."""

    who: str
    hue: int | None
    prompt: str
    choice: Choice | None = None
    hint: str = ""
    """Said while nothing is selected."""
    buttons: tuple[Button, ...] = ()
    ready: bool = True
    """Are keys heard already? Until then the first button is not lit."""
    items_shown: bool = False
    """The things to pick lie on the page with their keys, so the bar need not list them."""
    news: tuple[str, ...] = ()
    """What has to be told first, in sentences; stays until something is selected."""
    laying: LayingValue | None = None
    """Sealed choices by letter; then nothing else is shown."""
    open: bool = False
    """Everybody sees everything anyway: what a choice does counts more than who sees it."""


class DecisionBar(Zone[BarValue]):
    """Prompt; entries; then what the selected one means."""

    def draw(self, canvas: Canvas, value: BarValue) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        ground = palette.panel
        canvas.ground = ground
        canvas.plain = ink(palette.ink, ground)
        canvas.fill(0, 0, canvas.width, canvas.height, canvas.plain)
        if value.laying is not None:
            draw_laying(canvas, value.laying)
            return
        hue = palette.hues[value.hue] if value.hue is not None else palette.soft
        strong = ink(palette.ground, hue, bold=True)
        label = f" {mark(glyphs, value.hue)} {value.who} " if value.hue is not None else f" {value.who} "
        choice = value.choice
        full = choice is not None and not choice.filling and _wanted(choice, canvas.width - 2) > canvas.height - 2
        first = int(not full)
        if first:  # else what is selected needs the line of the question, too, to be said to the end
            at = canvas.put(0, 0, label, strong) if value.who else 0
            lines = wrap(value.prompt, canvas.width - at - 2)
            prompt = value.prompt if len(lines) > 1 else "".join(lines)
            canvas.clip(at + 1, 0, canvas.width - at - 2, prompt, canvas.plain)
        if choice is None:
            row = self._buttons(canvas, 1, value.buttons, value.ready)
        elif choice.filling is not None:
            row = self._field(canvas, 1, choice, choice.filling, value.items_shown)
        else:
            row = self._entries(canvas, self._trail(canvas, first, choice), choice)
        if choice is None or (choice.preview is None and not choice.message):
            row = self._news(canvas, row, value)
            hint = value.hint if choice is None or choice.preview is None else ""
            if choice is not None and choice.asks:
                hint = f"{choice.asks} Choose by key, arrows or a click on the table."
                hint = hint if len(wrap(hint, canvas.width - 2)) <= canvas.height - row else choice.asks
            canvas.paragraph(1, row, canvas.width - 2, canvas.height - row, hint, ink(palette.soft, ground))
            return
        self._meaning(canvas, row, choice, value.open)

    def _news(self, canvas: Canvas, row: int, value: BarValue) -> int:
        """Sentences one behind the other; where there is no room for all, the last ones count most."""
        room = canvas.height - row
        width = canvas.width - 2
        news = list(value.news)
        while len(news) > 1 and len(wrap(" ".join(news), width)) > room:
            del news[0]
        return row + canvas.paragraph(1, row, width, room, " ".join(news)) if news else row

    def _buttons(self, canvas: Canvas, row: int, buttons: tuple[Button, ...], ready: bool) -> int:
        palette = canvas.kit.palette
        x = 1
        for number, button in enumerate(buttons):
            text = f" {button.cap}  {button.label} "
            if x + len(text) > canvas.width and x > 1:
                x, row = 1, row + 1
            word = f"{KEY}{button.key}"
            if not ready:
                canvas.put(x, row, text, ink(palette.soft, palette.face))
            elif number == 0:
                canvas.put(x, row, text, ink(palette.cursor_ink, palette.cursor, bold=True), word)
            else:
                canvas.put(x, row, text, ink(palette.ink, palette.face), word)
                canvas.put(x + 1, row, button.cap, ink(palette.accent, palette.face, bold=True), word)
            x += len(text) + 1
        return row + bool(buttons)

    def _trail(self, canvas: Canvas, row: int, choice: Choice) -> int:
        """The steps taken through many offers and what is selected on the board, with the ways on and back."""
        if not choice.trail:
            return row
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        back, enter = f" {glyphs.left} Backspace ", " Enter "
        held = choice.selected is not None and choice.selected.held
        room = canvas.width - len(back) - 3 - held * (len(enter) + 1)
        label = f" {choice.selected.note.label} " if held and choice.selected is not None else ""
        trail = f" {glyphs.right} ".join(choice.trail)
        at = canvas.clip(1, row, room - len(label), trail, ink(palette.accent, palette.panel, bold=True))
        button = ink(palette.ink, palette.face)
        if held:
            at = canvas.put(at + 1, row, label, ink(palette.cursor_ink, palette.cursor, bold=True), CONFIRM)
            if choice.selected is not None and not choice.selected.closed:
                at = canvas.put(at + 1, row, enter, button, CONFIRM)
        canvas.put(at + 1, row, back, button, BACK)
        return row + 1

    def _entries(self, canvas: Canvas, row: int, choice: Choice) -> int:
        """All entries; where they leave no room for what the selected one means, the lines around that one."""
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        ground = palette.panel
        placed: list[tuple[int, int, int, str]] = []
        x, line = 1, 0
        for index, entry in enumerate(choice.entries):
            if entry.held:
                continue
            keys = glyphs.cross if entry.closed else entry.key or entry.digit
            text = f" {keys} {entry.note.label} "
            if x + len(text) > canvas.width and x > 1:
                x, line = 1, line + 1
            placed.append((index, x, line, text))
            x += len(text) + 1
        if not placed:
            return row
        room = max(1, canvas.height - row - _wanted(choice, canvas.width - 2))
        at = next((line for index, _, line, _ in placed if index == choice.cursor), 0)
        top = max(0, min(at - room // 2, placed[-1][2] + 1 - room))
        for index, x, line, text in placed:
            if not top <= line < top + room:
                continue
            entry = choice.entries[index]
            word, y = f"!{index}", row + line - top
            if index == choice.cursor:
                canvas.put(x, y, text, ink(palette.cursor_ink, palette.cursor, bold=True), word)
            elif entry.closed:
                canvas.put(x, y, text, ink(palette.soft, ground), word)
            else:
                canvas.put(x, y, text, ink(palette.ink, palette.face), word)
                keys = entry.key or entry.digit
                canvas.put(x + 1, y, keys, ink(palette.accent, palette.face, bold=True), word)
        if top:
            canvas.put(0, row, glyphs.up, ink(palette.accent, ground, bold=True))
        if top + room <= placed[-1][2]:
            canvas.put(0, row + room - 1, glyphs.down, ink(palette.accent, ground, bold=True))
        return row + min(room, placed[-1][2] + 1)

    def _field(self, canvas: Canvas, row: int, choice: Choice, filling: Filling, shown: bool) -> int:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        ground = palette.panel
        assert choice.cursor is not None
        label = choice.entries[choice.cursor].note.label
        accent = ink(palette.accent, ground, bold=True)
        button = ink(palette.ink, palette.face)
        at = canvas.put(1, row, f"{label}: ", accent)
        field = filling.field
        if isinstance(field, Pick):
            at = canvas.put(at, row, f"{len(choice.picked)} {field.name} chosen ", canvas.plain)
            at = canvas.put(at + 1, row, " Enter ", button, CONFIRM)
            canvas.put(at + 1, row, f" {glyphs.left} Backspace ", button, BACK)
            return row + 1 if shown else self._items(canvas, row + 1, filling)
        if isinstance(field, Skill):
            at = canvas.put(at, row, " Enter ", ink(palette.cursor_ink, palette.cursor, bold=True), CONFIRM)
            at = canvas.put(at + 1, row, "stops it ", canvas.plain)
            at = canvas.put(at + 1, row, f" {CHANCE} ", ink(palette.accent, palette.face, bold=True), KEY + CHANCE)
            at = canvas.put(at + 1, row, "leaves it to chance ", canvas.plain)
            canvas.put(at + 1, row, f" {glyphs.left} Backspace ", button, BACK)
            return row + 1
        typed = filling.typed or "_"
        at = canvas.put(at, row, f" {typed} ", ink(palette.cursor_ink, palette.cursor, bold=True))
        if isinstance(field, Number):
            limits = f"{field.lo} or more" if field.hi is None else f"{field.lo} to {field.hi}"
            at = canvas.put(at + 1, row, f"({limits}) ", ink(palette.soft, ground))
            at = canvas.put(at, row, f" {glyphs.dash} ", button, LESS)
            at = canvas.put(at + 1, row, " + ", button, MORE)
        at = canvas.put(at + 1, row, " Enter ", button, CONFIRM)
        canvas.put(at + 1, row, f" {glyphs.left} Backspace ", button, BACK)
        return row + 1

    def _items(self, canvas: Canvas, row: int, filling: Filling) -> int:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        room = max(1, canvas.height - row - 2)
        width = min(canvas.width // 2, max([len(item.name) for item in filling.items], default=0) + 6)
        columns = max(1, min(len(filling.items), (canvas.width - 2) // max(1, width)))
        rows = -(-len(filling.items) // columns)
        first = max(0, min(filling.at // columns - room // 2, rows - room))
        for index, item in enumerate(filling.items):
            line, column = divmod(index, columns)
            if not first <= line < first + room:
                continue
            style = ink(palette.ink, palette.panel)
            if index == filling.at:
                style = ink(palette.cursor_ink, palette.cursor, bold=True)
            box = f"{glyphs.tick}{item.order}" if item.order else f" {item.key}"
            canvas.clip(1 + column * width, row + line - first, width - 1, f"{box} {item.name} ", style, item.word)
        return row + min(rows, room)

    def _meaning(self, canvas: Canvas, row: int, choice: Choice, all_open: bool) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        soft = ink(palette.soft, palette.panel)
        width = canvas.width - 2
        if choice.message:
            strong = ink(palette.bad, palette.panel, bold=True)
            canvas.paragraph(1, row, width, canvas.height - row, f"{glyphs.cross} {choice.message}", strong)
            return
        preview = choice.preview
        if preview is None:
            return
        named = bool(choice.trail)
        if choice.selected is not None and choice.selected.held and not named and row < canvas.height - 1:
            label = choice.selected.note.label
            strong = ink(palette.cursor_ink, palette.cursor, bold=True)
            at = canvas.put(1, row, f" {label} ", strong, CONFIRM)
            if not choice.selected.closed:
                how = "the same key again, or Enter, does it"
                room = canvas.width - at - 2
                canvas.clip(at + 1, row, room, how if len(how) <= room else "again, or Enter: done", soft)
            row += 1
        if preview.refusal:
            text = f"{glyphs.cross} {preview.refusal}"
            row += canvas.paragraph(1, row, width, canvas.height - row, text, ink(palette.bad, palette.panel))
            if choice.filling is None and (choice.selected is None or not choice.selected.held):
                return
        note = preview.note
        if note is None:
            return
        left = canvas.height - row
        if all_open:
            canvas.paragraph(1, row, width, left, f"{note.effect} {note.others}")
            return
        others = wrap(f"{glyphs.right} {note.others}", width) if note.others and not preview.refusal else []
        flow = f"{note.effect} {glyphs.right} {note.others}"
        if others and len(wrap(note.effect, width)) + len(others) > left >= len(wrap(flow, width)):
            canvas.paragraph(1, row, width, left, flow)
            return
        for_others = min(len(others), max(0, left - 1))
        row += canvas.paragraph(1, row, width, max(0, left - for_others), note.effect)
        canvas.paragraph(1, row, width, canvas.height - row, " ".join(others), soft)


def _wanted(choice: Choice, width: int) -> int:
    """The lines that what is selected needs to say, with what others see of it."""
    if choice.message:
        return len(wrap(choice.message, width - 2))
    if choice.preview is None:
        return 0
    note = choice.preview.note
    said = f"{note.effect} > {note.others}".removesuffix(" > ") if note is not None else ""
    return len(wrap(choice.preview.refusal or said, width))
