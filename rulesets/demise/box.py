"""The back of the box."""

from __future__ import annotations

from rulesets.box import Meta, Option

META = Meta(
    id="demise",
    title="The Demise of Dr. Frankenstein",
    seats=range(2, 5),
    options=(
        Option(
            name="ninth_space",
            values=("off", "on"),
            default="off",
            sentence="Has the Curator Area a ninth space?",
            says={
                "off": "No: eight, as printed.",
                "on": "Yes: in the Reading Room you take the top officer card, free.",
            },
        ),
        Option(
            name="short_nights",
            values=("off", "on"),
            default="off",
            sentence="Are long nights cut short?",
            says={
                "off": "No: a night lasts while the village stays calm, up to 15 rolling rounds.",
                "on": "Yes: after 6 rolling rounds, for a shorter, tighter game.",
            },
        ),
    ),
    bots=("canny",),
    secrets=False,
    minutes=(45, 75),
    weight=3,
    pitch="Take dice, bribe the village, dig up parts and stitch Monsters, before the mob burns your laboratory.",
    rules_version=1,
    kind="dice placement",
)
