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
from tabletop_tui.widgets.canvas import Canvas, wrap
from tabletop_tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Check:
    """One condition: is it met? None = neither a condition nor a promise."""

    met: bool | None
    text: str


@dataclass(frozen=True, slots=True)
class Ready:
    """What is said of one monster: the verdict first."""

    verdict: str
    good: bool
    checks: tuple[Check, ...]


class ReadyZone(Zone[tuple[Ready, ...]]):
    """Verdict and conditions one behind the other, as many lines as they need."""

    def draw(self, canvas: Canvas, value: tuple[Ready, ...]) -> None:
        row = 0
        for ready in value:
            if row < canvas.height:
                row = self._one(canvas, row, ready)

    def _one(self, canvas: Canvas, row: int, ready: Ready) -> int:
        palette, glyphs = canvas.kit.palette, canvas.kit.glyphs
        verdict = ink(palette.good if ready.good else palette.accent, palette.ground, bold=True)
        at = canvas.clip(1, row, canvas.width - 2, ready.verdict, verdict) + 2
        for check in ready.checks:
            sign = glyphs.bullet if check.met is None else glyphs.tick if check.met else glyphs.cross
            colour = palette.soft if check.met is None else palette.good if check.met else palette.bad
            text = f"{sign} {check.text}"
            if at + len(text) > canvas.width and at > 1:
                row, at = row + 1, 1
            lines = wrap(text, canvas.width - 2)
            for line in lines:
                if line is not lines[0]:
                    row, at = row + 1, 3
                canvas.put(at, row, line, ink(palette.ink, palette.ground))
                if line is lines[0]:
                    canvas.put(at, row, sign, ink(colour, palette.ground, bold=True))
                at += len(line)
            at += 2
        return row + 1


def ready_value(view: MonstrosityView, people: tuple[Person, ...]) -> tuple[Ready, ...]:
    """The viewer's own monster, and the partner's once its heart is up."""
    if view.viewer is None:
        return ()
    mine = view.monsters[view.viewer]
    found = []
    if mine.heart is None:
        found.append(Ready("No heart yet:", False, (Check(None, "pick one; your lab is dealt when all have picked."),)))
    elif mine.alive:
        found.append(Ready(f"It lives! {mine.total} points.", True, (Check(None, HEARTS[mine.heart].name),)))
    found += [_of(view, ready, people) for ready in view.ready]
    return tuple(found)


def _of(view: MonstrosityView, ready: Readiness, people: tuple[Person, ...]) -> Ready:
    own = ready.monster == view.viewer
    monster = view.monsters[ready.monster]
    who = "Can you power" if own else f"Can you power {people[ready.monster].name}’s"
    verdict = f"{who}? {'YES' if ready.wakes else 'Not yet'}"
    return Ready(verdict, ready.wakes, tuple(checks(view, monster, ready)))


def checks(view: MonstrosityView, monster: MonsterView, ready: Readiness) -> Iterator[Check]:
    """Parts, colours, points, power, goal; nothing of a monster whose heart the viewer may not see."""
    if monster.heart is None:
        return
    heart = HEARTS[monster.heart]
    missing = ", ".join([SLOT_NAMES[slot] for slot in ready.missing])
    filled = SLOTS - len(ready.missing)
    yield Check(not missing, f"{filled} of {SLOTS} parts{f', no {missing}' if missing else ''}")
    colours = ", ".join([f"{have} of {need} {colour.word}" for colour, have, need in ready.colours])
    yield Check(ready.suited, f"{heart.name}: {colours or 'no colour needed'}")
    if ready.short > 0:
        yield Check(False, f"{ready.points} of {NEEDED} points, a power card of {ready.short} or more would do")
    else:
        spare = f", a power card may be worth {ready.short}" if ready.short < 0 else ""
        yield Check(True, f"{ready.points} of {NEEDED} points{spare}")
    yield _power(ready)
    if view.advanced and heart.goal is not None:
        yield _goal(monster)


def _power(ready: Readiness) -> Check:
    if not ready.switches:
        return Check(False, "no power card in your lab")
    best = max(ready.switches, key=lambda switch: switch.points)
    return Check(best.points >= NEEDED, f"{SHORT[best.card]} makes it {best.points}")


def _goal(monster: MonsterView) -> Check:
    """What the heart pays beyond its points, and whether it would now; a low power card is still to come."""
    assert monster.heart is not None and monster.heart != NONE
    heart = HEARTS[monster.heart]
    assert heart.goal is not None
    text = f"goal +{heart.goal_points}: {heart.goal.value}"
    if heart.goal is Goal.LOW_POWER:
        return Check(None, text)
    reached = bonus_of(monster.body, monster.mods, monster.heart, 1).goal > 0
    return Check(None, f"{text} ({'as it is now' if reached else 'not yet'})")
