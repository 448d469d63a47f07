"""The back of the box: all that the shelf shows, and no more to load for it."""

from __future__ import annotations

from rulesets.box import Meta, Option

SEATS = range(2, 6)
DRAWN = "drawn"

META = Meta(
    id="monstrosity",
    title="Monstrosity",
    seats=SEATS,
    options=(
        Option(
            name="mode",
            values=("advanced", "beginner"),
            default="advanced",
            sentence="How much of the box is played?",
            says={
                "advanced": "Everything: special items, heart goals and icons, wrong sides, inbreeding, Heart of Gold.",
                "beginner": "Without special items, Heart of Gold, icons, goals, wrong sides and inbreeding.",
            },
        ),
        Option(
            name="teams",
            values=("off", "on"),
            default="off",
            sentence="Do four play in two teams?",
            says={
                "off": "Everybody plays alone.",
                "on": "The first and third seat against the second and fourth, advanced game only.",
            },
        ),
        Option(
            name="start",
            values=(DRAWN, *range(SEATS[-1])),
            default=DRAWN,
            sentence="Who begins?",
            says={DRAWN: "A seat drawn by lot."} | {seat: f"Seat {seat + 1} begins." for seat in range(SEATS[-1])},
            called={DRAWN: "by lot"} | {seat: f"seat {seat + 1}" for seat in range(SEATS[-1])},
        ),
    ),
    bots=("canny",),
    secrets=True,
    minutes=(20, 45),
    weight=2,
    pitch="Stitch six parts together, suit your secret heart, throw the switch, and ruin everybody else's night.",
    rules_version=1,
    kind="tableau, sabotage, teams",
)
