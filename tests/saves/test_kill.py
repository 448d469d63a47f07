"""Killed at any step of a write, at most the choice that was not committed is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from kit.saving import about, saved, toys

from saves.keeper import Keeper
from saves.store import Store

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")

PLAYER = """
import os, pathlib, signal, sys
from kit.saving import about, play, toys
from saves.keeper import Keeper
from saves.store import Store

folder, step, when = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
store = Store(folder, toys)
match = store.load(about().id).match
keeper = Keeper(store, about())
assert keeper.take() is None
keeper.keep(play(match, 1))
count = 0

def watched(real):
    def call(*args, **more):
        global count
        count += 1
        if count == step and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        if count == step and when == "half" and real is write:
            real(args[0], args[1][: len(args[1]) // 2])
            os.kill(os.getpid(), signal.SIGKILL)
        now = count
        try:
            return real(*args, **more)
        finally:
            if now == step:
                os.kill(os.getpid(), signal.SIGKILL)
    return call

write = os.write
for name in ("open", "write", "fsync", "close", "link", "unlink", "fstat"):
    setattr(os, name, watched(getattr(os, name)))
pathlib.Path.replace = watched(pathlib.Path.replace)
if len(sys.argv) > 4:
    def no_links(*_):
        raise OSError(1, "Operation not permitted")
    os.link = watched(no_links)
keeper.keep(play(match, 1))
print(count)
"""


def _run(folder: Path, step: int, when: str, *more: str) -> subprocess.CompletedProcess[str]:
    root = Path(__file__).resolve().parents[2]
    env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
    command = [sys.executable, "-c", PLAYER, str(folder), str(step), when, *more]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=60)


@pytest.mark.parametrize("disk", ["", "no second names"])
def test_killed_at_every_step(tmp_path: Path, disk: str) -> None:
    more = (disk,) if disk else ()
    saved(tmp_path / "count")
    steps = int(_run(tmp_path / "count", 0, "before", *more).stdout)
    assert steps >= 9
    lengths = []
    for step in range(1, steps + 1):
        for when in ("before", "after", "half")[: 3 if step < 4 else 2]:
            folder = tmp_path / f"{step}-{when}"
            store, of, _ = saved(folder)
            assert _run(folder, step, when, *more).returncode == -signal.SIGKILL
            store = Store(folder, toys)
            if disk and not store.path(of.id).exists():
                assert store.entries()[0].kept
                loaded = store.load_kept(of.id)
            else:
                loaded = store.load(of.id)
                assert loaded.note is None
            lengths.append(loaded.match.length)
            assert loaded.match.length in (21, 22)
            keeper = Keeper(store, about())
            assert keeper.take() is None, "the lock died with its holder"
            assert not list(folder.glob(".*.tmp")), "what was half written is cleared away"
            keeper.release()
    assert lengths == sorted(lengths) and {21, 22} == set(lengths)
