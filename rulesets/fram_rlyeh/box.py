"""The back of the box: all that the shelf shows, and no more to load for it."""

from __future__ import annotations

from rulesets.box import Meta

META = Meta(
    id="fram_rlyeh",
    title="Fram R'lyeh",
    seats=range(3, 6),
    options=(),
    bots=("canny",),
    secrets=True,
    minutes=(15, 30),
    weight=2,
    pitch="Bid sealed cards for sunken treasures: the highest wins, pays its own number, and may go mad over it.",
    rules_version=1,
    kind="sealed bids, bluffing",
)
