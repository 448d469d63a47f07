"""When the program itself fails: a report without secrets, and a calm sentence instead of a page of code.

A value of a running game may be a card that nobody at the table may know, and the text of an error often quotes one.
So the report holds kinds of errors, files, lines and names of functions: never a message, never a local variable.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from traceback import walk_tb

EXIT_CODE = 70
"""Internal software error, as in sysexits.h."""


def report_text(error: BaseException, page: str = "", size: tuple[int, int] = (0, 0)) -> str:
    """What may be told of an error."""
    import platform

    lines = [
        "tabletop-tui crash report: no cards, no names, no deals are in it.",
        f"when      {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"version   {_version('tabletop-tui')}, Textual {_version('textual')}, Python {platform.python_version()}",
        f"system    {platform.system()}, terminal {size[0]}x{size[1]}",
        f"page      {page or 'unknown'}",
    ]
    link: BaseException | None = error
    seen: set[int] = set()
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        lines += ["", f"{type(link).__module__}.{type(link).__qualname__}"]
        for frame, number in walk_tb(link.__traceback__):
            code = frame.f_code
            lines.append(f"  {_module(code.co_filename)}:{number} in {code.co_qualname}")
        link = getattr(link, "error", None) or link.__cause__ or link.__context__
    return "\n".join(lines) + "\n"


def write_report(text: str, folder: Path) -> Path | None:
    """Put the report into the folder; None if that is not possible."""
    path = folder / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return path


def sorry(report: Path | None, trouble: str | None = None) -> str:
    """What people read after a crash."""
    saved = (
        f"The last moves are not saved: {trouble}"
        if trouble
        else "Your game is saved up to the last finished move: `tabletop-tui resume` goes on with it."
    )
    told = f"A report without any card or name is in {report}" if report else "No report could be written."
    return f"tabletop-tui had to stop: a fault in the program, not in your game.\n{saved}\n{told}"


def _module(filename: str) -> str:
    """The file from its package on: where somebody keeps their programs is nobody's business."""
    parts = Path(filename).parts
    for root in ("tabletop_tui", "saves", "rulesets", "site-packages", "tests"):
        if root in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(root) :])
    return parts[-1] if parts else filename


def _version(package: str) -> str:
    if package == "tabletop-tui":
        return sys.modules["tabletop_tui"].__version__ if "tabletop_tui" in sys.modules else "?"
    from importlib.metadata import PackageNotFoundError, version  # slow to load, and hardly ever needed

    try:
        return version(package)
    except PackageNotFoundError:
        return "?"
