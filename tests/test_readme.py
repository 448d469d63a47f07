"""What the README shows is true: its Python runs, and every command line in it is one."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tabletop_tui.cli import build_parser

README = Path(__file__).parents[1] / "README.md"
COMMANDS = [line.strip() for line in README.read_text("utf-8").splitlines() if line.startswith("    tabletop-tui ")]


def test_the_python_of_the_readme_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_shows_every_command() -> None:
    shown = {shlex.split(line)[1] for line in COMMANDS}
    assert shown == {"play", "resume", "saves", "replay", "rules", "simulate", "doctor"}


@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_line_of_the_readme_is_understood(line: str) -> None:
    args = build_parser().parse_args(shlex.split(line)[1:])
    assert callable(args.run)


def test_the_readme_keeps_to_plain_characters() -> None:
    assert re.sub(r"[\n -~]", "", README.read_text("utf-8")) == ""
