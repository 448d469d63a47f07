"""From what people enter to a deal: options, seeds, and the code that names a deal.

A deal code is ``game:seats:seed`` with the options that differ from the default after it, as in
``frankenstein:4:owl-lamp-rye`` or ``frankenstein:2:owl-lamp-rye:game=advanced``. Any text is a seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from rulesets.box import Meta, Option, Scope, Setup, Value
from rulesets.chance import seed_of
from rulesets.contract import AnyGame

WORDS = (
    "acorn amber anchor apple arrow ash aster attic badge bagel balm bark barn basil bay beak bean bell bench "
    "berry birch bishop bloom boat bolt bone book boot bowl brass bread brick brook broom bud cake calm candle "
    "cape card cedar chalk chest chime clay cliff cloak clock cloud clove coal coat comb cone coral cork corn "
    "crane creek crow crown dawn deer desk dew dome door dove drum dune dust eagle elm ember fable fern fig finch "
    "fire flag flax flint flute fog fox frost gate ghost glass globe glove goat goose grape grass gull hail harp "
    "hat hawk hazel hearth heron hill honey horn inn iris iron ivy jade jar jay juniper kelp kettle key kite knot "
    "lace ladder lake lamp lark leaf lemon lily linen lock loft loom lute lynx maple mask mast mead mint mirror "
    "mist moon moss moth mule nest nettle north oak oar oat olive onyx opal orchard otter owl oyster paper peach "
    "pear pearl pebble pepper pine pipe plum pond poppy quail quill quilt rain raven reed ring river robin root "
    "rope rose rust rye saddle sage sail salt sand satin shell silk slate sled snow spade spark spoon stag star "
    "steel stone stork straw sugar swan table thorn thyme tide toad torch tower trout tulip vale vane velvet vine "
    "violet walnut wave wheat willow wind wolf wool wren yarn yew "
).split()
MAX_SEED = 60


class BadSetup(ValueError):
    """A set-up that cannot be dealt; the text names the reason and the legal values."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What a deal code says. `seed` is the text as written."""

    game: str
    seats: int
    seed: str
    options: Mapping[str, Value | tuple[Value, ...]]


def fresh_seed() -> str:
    """Three words for a deal by chance: one of 12 million."""
    return "-".join(secrets.choice(WORDS) for _ in range(3))


def plain_seed(seed: str) -> str:
    """A seed as a deal code can hold it: a colon counts as a space, so that every code gives its own deal again."""
    return seed.replace(":", " ").strip()


def seed_number(seed: str) -> int:
    """The number that a seed text stands for."""
    return seed_of(plain_seed(seed))


def make_setup(
    game: AnyGame, seats: int, options: Mapping[str, Value | tuple[Value, ...]] | None = None, seed: str = ""
) -> Setup:
    """A checked set-up: all options present, all values legal. Raises BadSetup: the reason and the legal values."""
    meta = game.meta
    if seats not in meta.seats:
        raise BadSetup(
            f"{meta.title} is for {meta.seats[0]} to {meta.seats[-1]} players, not {seats}: "
            f"choose {', '.join(map(str, meta.seats))}."
        )
    known = {option.name: option for option in meta.options}
    for name in options or ():
        if name not in known:
            raise BadSetup(f'{meta.title} has no option "{name}": {_legal_names(meta)}.')
    chosen = {name: _value(option, (options or {}).get(name, option.default), seats) for name, option in known.items()}
    if not plain_seed(seed):
        raise BadSetup("A seed cannot be empty: any word or number will do.")
    if any(0xD800 <= ord(char) <= 0xDFFF for char in seed):  # how Python hands on a byte that is no text
        raise BadSetup("A seed is text; this one holds a byte that stands for no letter: type it anew.")
    if len(seed) > MAX_SEED:
        raise BadSetup(f"A seed has at most {MAX_SEED} characters, this one has {len(seed)}.")
    setup = Setup(seats, chosen, seed_number(seed))
    if reason := game.check(setup):
        raise BadSetup(reason)
    return setup


def read_options(meta: Meta, pairs: Mapping[str, str]) -> dict[str, Value | tuple[Value, ...]]:
    """Option texts (``game=advanced``, ``handicap=0:1500``) as values. Raises BadSetup."""
    known = {option.name: option for option in meta.options}
    values: dict[str, Value | tuple[Value, ...]] = {}
    for name, text in pairs.items():
        option = known.get(name)
        if option is None:
            raise BadSetup(f'{meta.title} has no option "{name}": {_legal_names(meta)}.')
        parts = text.split(":") if option.per_seat else [text]
        read = tuple(_read(option, part) for part in parts)
        values[name] = read if option.per_seat and len(read) > 1 else read[0]
    return values


def deal_code(meta: Meta, seats: int, seed: str, options: Mapping[str, Value | tuple[Value, ...]]) -> str:
    """The code of a deal, the inverse of `read_deal`."""
    parts = [meta.id, str(seats), plain_seed(seed)]
    for option in meta.options:
        value = options.get(option.name, option.default)
        if option.scope is Scope.RULES and value not in (option.default, (option.default,) * seats):
            text = "/".join(map(str, value)) if isinstance(value, tuple) else str(value)
            parts.append(f"{option.name}={text}")
    return ":".join(parts)


def read_deal(code: str, metas: Mapping[str, Meta]) -> Deal:
    """A deal code taken apart. Raises BadSetup; values are judged by `make_setup`."""
    game, _, rest = code.strip().partition(":")
    if game not in metas:
        raise BadSetup(f'A deal code begins with a game, as in "frankenstein:4:owl-lamp-rye": {", ".join(metas)}.')
    seats, _, rest = rest.partition(":")
    if not (seats.isascii() and seats.isdigit() and len(seats) < 3):
        raise BadSetup(f'"{seats}" is no number of players: a deal code reads game:players:seed.')
    seed, *pairs = rest.split(":")
    texts = {}
    for pair in pairs:
        name, found, value = pair.partition("=")
        if not found:
            raise BadSetup(f'"{pair}" is no option: write name=value after the seed.')
        texts[name] = value.replace("/", ":")
    return Deal(game, int(seats), seed, read_options(metas[game], texts))


def _value(option: Option, value: Value | tuple[Value, ...], seats: int) -> Value | tuple[Value, ...]:
    if option.per_seat:
        each = value if isinstance(value, tuple) else (value,) * seats
        if len(each) != seats:
            raise BadSetup(f"{option.name} takes one value for each of {seats} seats, not {len(each)}.")
        for one in each:
            _legal(option, one)
        return each
    if isinstance(value, tuple):
        raise BadSetup(f"{option.name} takes one value, not {len(value)}.")
    _legal(option, value)
    return value


def _legal(option: Option, value: Value) -> None:
    if value not in option.values:
        raise BadSetup(f'{option.name} cannot be "{value}": {_legal_values(option)}.')


def _read(option: Option, text: str) -> Value:
    for value in option.values:
        if str(value) == text:
            return value
    raise BadSetup(f'{option.name} cannot be "{text}": {_legal_values(option)}.')


def _legal_values(option: Option) -> str:
    values = option.values
    if isinstance(values, range) and len(values) > 8:
        step = f" in steps of {values.step}" if values.step != 1 else ""
        return f"choose {values[0]} to {values[-1]}{step}"
    return f"choose {', '.join(map(str, values))}"


def _legal_names(meta: Meta) -> str:
    names = ", ".join(option.name for option in meta.options)
    return f"it knows {names}" if names else "it has no options"
