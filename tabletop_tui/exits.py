"""How a command ends: exit codes, and the error that becomes one clear line."""

from __future__ import annotations

OK, FAILED, USAGE, STOPPED = 0, 1, 2, 130


class CommandError(Exception):
    """A command that cannot go on: one clear line for stderr, and the exit code."""

    def __init__(self, line: str, code: int = FAILED) -> None:
        super().__init__(line)
        self.code = code


def usage(line: str) -> CommandError:
    """The error of a command line that asks for something impossible."""
    return CommandError(line, USAGE)
