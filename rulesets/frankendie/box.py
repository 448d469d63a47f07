"""The back of the box: all that the shelf shows, and no more to load for it."""

from __future__ import annotations

from rulesets.box import Meta, Option, Preset, Scope

SEATS = range(2, 7)

META = Meta(
    id="frankendie",
    title="FrankenDie",
    seats=SEATS,
    options=(
        Option(
            name="parts_needed",
            values=(7, 6, 5),
            default=7,
            sentence="How many different body parts make a Creature?",
            says={7: "All seven, as printed.", 6: "Any six: a shorter game.", 5: "Any five: the shortest game."},
        ),
        Option(
            name="pace",
            values=("normal", "brisk", "relaxed", "untimed"),
            default="normal",
            sentence="How long may a call and a race take?",
            says={
                "normal": "5 seconds for a call; a race ends after 15 seconds without a hand.",
                "brisk": "3 seconds for a call; a race ends after 10 seconds without a hand.",
                "relaxed": "9 seconds for a call; a race ends after 30 seconds without a hand.",
                "untimed": "Nothing runs out: you say yourselves when nobody finds anything more.",
            },
        ),
        Option(
            name="botch",
            values=("none", "scorch"),
            default="none",
            sentence="What does a wrong call cost?",
            says={
                "none": "Nothing but the hand, as printed.",
                "scorch": "Your key is dead for the first 3 seconds of your next turn (next two with 4 to 6 players).",
            },
        ),
        Option(
            name="handicap",
            values=range(0, 4001, 100),
            default=0,
            sentence="Handicap, in ms: how long is a key dead at first?",
            per_seat=True,
        ),
        Option(
            name="dawn",
            values=(99, 40, 20),
            default=99,
            sentence="After which turn does the night end without a winner?",
            says={99: "Turn 99, far beyond any real game.", 40: "Turn 40.", 20: "Turn 20: a game with a bell."},
        ),
        Option(
            name="first_roller",
            values=("seeded", *range(SEATS[-1])),
            default="seeded",
            sentence='Who rolls first? Cry "It\'s Aliiiiive!", all of you.',
            says={
                "seeded": "Chance decides.",
                **{seat: f"Seat {seat + 1}, who cried most convincingly." for seat in range(SEATS[-1])},
            },
            called={"seeded": "by lot", **{seat: f"seat {seat + 1}" for seat in range(SEATS[-1])}},
        ),
        Option(
            name="bot_ref",
            values=range(800, 6001, 100),
            default=1800,
            sentence="How quick are the bots? Milliseconds to find a set.",
            scope=Scope.BOTS,
        ),
    ),
    presets=(
        Preset(
            "As printed",
            "p",
            "As printed: a wrong call costs nothing.",
            {"parts_needed": 7, "botch": "none", "dawn": 99},
        ),
        Preset(
            "Scorched keys",
            "h",
            "House rule, not in the rulebook: after a wrong call your key is dead for the first 3 seconds of your next "
            "turn (next two with 4 to 6 players). Take it if somebody slaps before looking.",
            {"botch": "scorch"},
        ),
    ),
    bots=("keen", "dozy", "fiendish"),
    secrets=False,
    minutes=(4, 12),
    weight=1,
    pitch="Eight dice, one Graveyard: count a set, slap, shout it, and give your Creature life before the others do.",
    rules_version=1,
    kind="speed, dice",
)
