"""The back of the box: all that the shelf shows, and no more to load for it."""

from __future__ import annotations

from rulesets.box import Meta, Option

META = Meta(
    id="frankenstein",
    title="Frankenstein",
    seats=range(2, 6),
    options=(
        Option(
            name="game",
            values=("basic", "advanced"),
            default="basic",
            sentence="Who wins?",
            says={
                "basic": "The first to complete a monster wins.",
                "advanced": "When a monster comes alive, the most valuable collection wins.",
            },
        ),
        Option(
            name="memory",
            values=("strict", "open"),
            default="strict",
            sentence="How far back may the log be read?",
            says={
                "strict": "This turn and the round before it: what people paid earlier has to be remembered.",
                "open": "The whole game: every sum can be worked out.",
            },
        ),
    ),
    bots=("canny",),
    secrets=True,
    minutes=(20, 40),
    weight=2,
    pitch="Buy, sell and auction body parts, hold off the villagers, and be the first to wake your monster.",
    rules_version=1,
    kind="auction, set collection",
)
