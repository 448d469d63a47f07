"""Can I power yet? For one pair of eyes: slots, colours, points, power cards, goal, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulesets.monstrosity.components import (
    HEARTS,
    NEEDED,
    NONE,
    SHORT,
    SLOT_NAMES,
    SLOTS,
    Goal,
)
from rulesets.monstrosity.scoring import bonus_of
from rulesets.monstrosity.view import MonsterView, MonstrosityView, Readiness
from saves.people import Person
from tabletop_tui.theme.palette import ink
from tabletop_tui.widgets.canvas import Canvas
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Check:
    """One condition: is it met? None = neither a condition nor a promise."""

    met: bool | None
    text: str
    brief: str = ""
    """The same where there is little room."""


@dataclass(frozen=True, slots=True)
class Ready:
    """What is said of one monster: the verdict first."""

    head: Check
    good: bool
    checks: tuple[Check, ...]


class ReadyZone(Zone[tuple[Ready, ...]]):
    """Verdict and conditions one behind the other; in short words where the long ones need more lines."""

    def draw(self, canvas: Canvas, value: tuple[Ready, ...]) -> None:
        row = 0
        brief = sum([len(_lines(ready, canvas.width - 2, False)) for ready in value]) > canvas.height
        for ready in value:
            for line in _lines(ready, canvas.width - 2, brief):
                self._line(canvas, row, line, ready)
                row += 1

    def _line(self, canvas: Canvas, row: int, line: list[Check], ready: Ready) -> None:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        at = 1
        for check in line:
            if check is ready.head:
                colour = palette.good if ready.good else palette.accent
                at = canvas.put(at, row, check.text, ink(colour, palette.ground, bold=True)) + 2
                continue
            sign = glyphs.bullet if check.met is None else glyphs.tick if check.met else glyphs.cross
            colour = palette.soft if check.met is None else palette.good if check.met else palette.bad
            canvas.put(at, row, sign, ink(colour, palette.ground, bold=True))
            at = canvas.clip(at + 2, row, canvas.width - at - 3, check.text, canvas.plain) + 2


def _lines(ready: Ready, width: int, brief: bool) -> list[list[Check]]:
    """Which checks stand in which line."""
    lines, used = [[ready.head]], len(ready.head.text)
    for check in ready.checks:
        shown = Check(check.met, check.brief, check.brief) if brief and check.brief else check
        if used + 4 + len(shown.text) > width:
            lines.append([])
            used = -2
        lines[-1].append(shown)
        used += 4 + len(shown.text)
    return lines


def ready_value(view: MonstrosityView, people: tuple[Person, ...]) -> tuple[Ready, ...]:
    """The viewer's own monster, and the partner's once its heart is up."""
    if view.viewer is None:
        return ()
    mine = view.monsters[view.viewer]
    found = []
    if mine.heart is None:
        found.append(Ready(Check(None, "No heart yet: your lab is dealt when everybody has picked one."), False, ()))
    elif mine.alive:
        alive = Check(None, f"It lives! {mine.total} points.")
        found.append(Ready(alive, True, (Check(None, HEARTS[mine.heart].name),)))
    found += [_of(view, ready, people) for ready in view.ready]
    return tuple(found)


def _of(view: MonstrosityView, ready: Readiness, people: tuple[Person, ...]) -> Ready:
    own = ready.monster == view.viewer
    monster = view.monsters[ready.monster]
    who = "Can you power" if own else f"Can you power {people[ready.monster].name}'s"
    verdict = f"{who}? {'YES' if ready.wakes else 'Not yet'}"
    return Ready(Check(None, verdict), ready.wakes, tuple(checks(view, monster, ready)))


def checks(view: MonstrosityView, monster: MonsterView, ready: Readiness) -> Iterator[Check]:
    """Parts, colours, points, power, goal; nothing of a monster whose heart the viewer may not see."""
    if monster.heart is None:
        return
    heart = HEARTS[monster.heart]
    missing = ", ".join([SLOT_NAMES[slot] for slot in ready.missing])
    parts = f"{SLOTS - len(ready.missing)} of {SLOTS} parts"
    yield Check(not missing, f"{parts}{f': no {missing}' if missing else ''}", parts)
    colours = ", ".join([f"{colour.word} {min(have, need)} of {need}" for colour, have, need in ready.colours])
    yield Check(ready.suited, f"{heart.name}: {colours or 'no colour needed'}")
    points = f"{ready.points} of {NEEDED} points"
    if ready.short > 0:
        yield Check(False, f"{points}: power {ready.short} or more needed", f"{points}, power {ready.short}+")
    else:
        yield Check(True, f"{points} before any power card", points)
    yield _power(ready)
    if view.advanced and heart.goal is not None:
        yield _goal(monster)


def _power(ready: Readiness) -> Check:
    if not ready.switches:
        return Check(False, "no power card in your lab", "no power card")
    best = max(ready.switches, key=lambda switch: switch.points)
    return Check(
        best.points >= NEEDED, f"{SHORT[best.card]} makes it {best.points}", f"{SHORT[best.card]}: {best.points}"
    )


def _goal(monster: MonsterView) -> Check:
    """What the heart pays beyond its points, and whether it would now; a low power card is still to come."""
    assert monster.heart is not None and monster.heart != NONE
    heart = HEARTS[monster.heart]
    assert heart.goal is not None
    text = f"goal +{heart.goal_points}: {heart.goal.value}"
    brief = f"goal +{heart.goal_points}"
    if heart.goal is Goal.LOW_POWER:
        return Check(None, text, brief)
    reached = bonus_of(monster.body, monster.mods, monster.heart, 1).goal > 0
    return Check(True if reached else None, f"{text}{'' if reached else ', not yet'}", brief)
