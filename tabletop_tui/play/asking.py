"""From what a viewer is asked to a choice that can be made: for the table page and the private page alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulesets.contract import Ask, BadNotation, Form, Note, Offer, Seat, Seen, Voice
from tabletop_tui.play.choice import LOOK, RESERVED, Entry, Preview
from tabletop_tui.play.choosing import Choosing
from tabletop_tui.play.narrowing import Step
from tabletop_tui.play.sitting import Sitting

BACK = Note("Back", "Back to the table. Nothing is decided by that, and nobody learns why you came.", "")
"""What letting it be is called on the private page of a window: the whole table does it, with one key."""
Keys = Callable[[Offer], str]
"""The key of an offer that the game's own part of the page draws; empty = the bar draws it."""
Walk = Callable[[Any, tuple[str, ...]], Step | None]
"""From a view and the first words of some offers to the step that they have in common: see `narrowing`."""


def entries_of(sitting: Sitting, seen: Seen, ask: Ask, keys: Keys | None = None) -> list[Entry]:
    """The offers, then what is closed, each with what it means."""
    entries = [_entry(sitting, seen, offer) for offer in ask.offers]
    entries += [_entry(sitting, seen, offer, refusal.reason) for offer, refusal in ask.closed]
    window = ask.decision.window
    if window is not None:
        entries = [replace(one, note=BACK) if one.offer == window.default else one for one in entries]
    if keys is not None:
        entries = [replace(one, key=key, held=True) if (key := keys(one.offer)) else one for one in entries]
    return entries


def _entry(sitting: Sitting, seen: Seen, offer: Offer, closed: str = "") -> Entry:
    note = sitting.note_of(seen, offer)
    line = offer.head if isinstance(offer, Form) else sitting.game.text(offer)
    return Entry(offer, line, note, closed=sitting.fill(closed))


def choosing_for(
    sitting: Sitting,
    seen: Seen,
    ask: Ask,
    private: bool,
    reserved: str = RESERVED,
    keys: Keys | None = None,
    walk: Walk | None = None,
    aim: Callable[[], int | None] = lambda: None,
) -> Choosing:
    """A choice among the offers of an ask.

    Only with `private` may the exact reasons be shown while something is composed: at the table a hint of them would
    tell what a seat holds.
    """
    owner = ask.decision.owner

    def look_up(line: str) -> Preview:
        try:
            action = sitting.game.parse(line)
        except BadNotation as bad:
            return Preview(None, str(bad))
        refusal = sitting.match.why_not(owner, action) if private else None
        return Preview(sitting.note_of(seen, action), sitting.fill(refusal.reason) if refusal else "")

    def name(word: str) -> str:
        return sitting.fill(sitting.game.gloss(seen.view, word).name)

    def tell(word: str) -> str:
        gloss = sitting.game.gloss(seen.view, word)
        return "" if gloss.name == word else sitting.fill(f"{gloss.name}: {gloss.text}")

    def steps(words: tuple[str, ...]) -> Step | None:
        step = walk(seen.view, words) if walk is not None else None
        return step and replace(step, note=sitting.fill_note(step.note))

    if not sitting.game.meta.secrets:
        reserved = reserved.replace(LOOK, "")
    return Choosing(entries_of(sitting, seen, ask, keys), look_up, name, reserved, steps if walk else None, aim, tell)


def question(sitting: Sitting, ask: Ask) -> str:
    """The prompt for a place where the name of who is asked stands beside it."""
    owner = ask.decision.owner
    text = sitting.fill(ask.prompt)
    if owner is not None:
        name = sitting.names[owner]
        if text.startswith(f"{name} "):  # "Ada takes a die": the name beside it is the subject
            return text.removeprefix(f"{name} ")
        text = text.removeprefix(f"{name}, ")
    return text[:1].upper() + text[1:]


def public_ask(sitting: Sitting, seen: Seen) -> Ask | None:
    """The first ask that a human, or the table, answers on the public page."""
    asks: tuple[Ask, ...] = seen.view.asks
    for ask in asks:
        owner = ask.decision.owner
        if ask.decision.voice is not Voice.PRIVATE and (owner is None or owner in sitting.humans):
            return ask
    return None


def own_ask(seen: Seen, seat: Seat) -> Ask | None:
    """What this seat is asked, exactly, if anything."""
    asks: tuple[Ask, ...] = seen.view.asks
    return next((ask for ask in asks if ask.decision.owner == seat), None)


def called(sitting: Sitting) -> tuple[Seat, ...]:
    """The human seats that are asked in private now, in calling order."""
    return tuple(
        d.owner
        for d in sitting.match.decisions
        if d.voice is Voice.PRIVATE and d.owner is not None and d.owner in sitting.humans
    )
