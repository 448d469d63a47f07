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
            sentence="How many spaces has the Curator Area?",
            says={
                "off": "Eight, as printed.",
                "on": "Nine: in the Reading Room you take the top officer card, free.",
            },
        ),
        Option(
            name="short_nights",
            values=("off", "on"),
            default="off",
            sentence="How long can a night last?",
            says={
                "off": "As long as the village stays calm, up to 15 rolling rounds.",
                "on": "6 rolling rounds at most: a shorter, tighter game.",
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
