"""The rules retold for players."""

from __future__ import annotations

from rulesets.contract import Rulebook, Section

RULEBOOK = Rulebook(
    sections=(Section("goal", "The goal", ("x",)),),
    coach={},
)
