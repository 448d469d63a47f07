"""How the tests are spread over the machine, and what their report tells beside passed and failed."""

from __future__ import annotations

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Three workers a core: the long games wait for a terminal much more than they compute."""
    return 3 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long games first, so that nobody waits for the last of them at the end."""
    items.sort(key=lambda item: item.get_closest_marker("pty") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was counted on the way and deserves to be read: the properties that tests have recorded."""
    told = [
        f"{name}: {value}"
        for report in terminalreporter.getreports("passed")
        for name, value in getattr(report, "user_properties", ())
    ]
    if told:
        terminalreporter.section("counted")
        terminalreporter.write_line("\n".join(sorted(told)))
