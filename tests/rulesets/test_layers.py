"""Imports point downward only: screens, then saves, then rules; the rules need nothing but the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from rulesets import shelf

ROOT = Path(__file__).parents[2]
HEAVY = ("pydantic", "textual", "rich", "platformdirs")


def modules(path: Path) -> set[str]:
    """All modules that a file imports, or imports from, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports by dots"
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def imports(path: Path) -> set[str]:
    """The packages of these."""
    return {module.partition(".")[0] for module in modules(path)}


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


@pytest.mark.parametrize("path", files("rulesets"), ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_import_the_standard_library_alone(path: Path) -> None:
    assert imports(path) - set(sys.stdlib_module_names) <= {"rulesets"}


@pytest.mark.parametrize("path", files("saves"), ids=lambda path: str(path.relative_to(ROOT)))
def test_saves_know_no_screen(path: Path) -> None:
    assert not imports(path) & {"tabletop_tui", "textual", "rich"}


@pytest.mark.parametrize("folder", ["play", "race", "plain"])
def test_what_both_front_ends_share_and_the_plain_one_know_no_screen(folder: str) -> None:
    for path in files(f"tabletop_tui/{folder}"):
        drawn = ("tabletop_tui.screens", "tabletop_tui.widgets")
        assert not [module for module in modules(path) if module.startswith(drawn)], path.name


def test_shared_files_name_no_game() -> None:
    for path in (ROOT / "rulesets").glob("*.py"):
        text = path.read_text() if path.name != "shelf.py" else ""
        code = "\n".join(line for line in text.splitlines() if "``" not in line and '"frankenstein:4' not in line)
        assert not [name for name in shelf.SHELF if f"rulesets.{name}" in code or f'"{name}"' in code], path.name


@pytest.mark.parametrize("name", shelf.SHELF)
def test_a_game_starts_without_the_heavy_packages(name: str) -> None:
    code = f"import sys; from rulesets import match, shelf, simulate; shelf.game({name!r}); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {name.partition(".")[0] for name in done.stdout.split()} & {*HEAVY, "saves", "tabletop_tui"}


def test_the_shelf_is_shown_without_loading_a_game() -> None:
    code = "import rulesets.shelf, sys; rulesets.shelf.metas(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not [
        name for name in done.stdout.split() if name.startswith("rulesets.") and name.endswith((".rules", ".state"))
    ]
