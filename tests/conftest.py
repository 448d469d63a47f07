"""How the tests are spread over the machine."""

from __future__ import annotations

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two workers a core: the long games wait for a terminal more than they compute."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long games first, so that nobody waits for the last of them at the end."""
    items.sort(key=lambda item: item.get_closest_marker("pty") is None)
