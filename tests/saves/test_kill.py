"""Killed at any step of a write, at most the choice that was not committed is lost."""

from __future__ import annotations

import os
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
from saves.pack import adapter_of, shape_of
from saves.store import Store

write, count, step, when = os.write, 0, 0, ""

def watched(real):
    def call(*args, **more):
        global count
        count += 1
        now = count
        if now == step and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        if now == step and when == "half" and real is write:
            real(args[0], args[1][: len(args[1]) // 2])
            os.kill(os.getpid(), signal.SIGKILL)
        try:
            return real(*args, **more)
        finally:
            if now == step:
                os.kill(os.getpid(), signal.SIGKILL)
    return call

def move(folder):
    global count
    store = Store(folder, toys)
    match = store.load(about().id).match
    keeper = Keeper(store, about())
    assert keeper.take() is None
    for _ in range(int(sys.argv[2])):
        keeper.keep(play(match, 1))
    for name in ("open", "write", "fsync", "close", "link", "unlink", "fstat", "ftruncate", "replace"):
        setattr(os, name, watched(getattr(os, name)))
    if sys.argv[1]:
        def no_links(*_):
            raise OSError(1, "Operation not permitted")
        os.link = watched(no_links)
    count = 0
    keeper.keep(play(match, 1))

adapter_of(shape_of(toys("toy")))  # a fifth of a second, once instead of in every child
for folder in map(pathlib.Path, sys.argv[3:]):
    number, _, when = folder.name.partition("-")
    step = int(number)
    child = os.fork()
    if child == 0:
        move(folder)
        print(count, flush=True)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert step == 0 or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL), (folder, status)
"""


def _run(how: str, moves: int, *folders: Path) -> str:
    """Make `moves` moves in each folder and then one more, in a process that dies at the step of the folder's name."""
    root = Path(__file__).resolve().parents[2]
    env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
    command = [sys.executable, "-c", PLAYER, how, str(moves), *map(str, folders)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("moves", [1, 4], ids=["making files", "writing over the copy before"])
@pytest.mark.parametrize("disk", ["", "no second names"])
def test_killed_at_every_step(tmp_path: Path, disk: str, moves: int) -> None:
    saved(tmp_path / "0-count")
    steps = int(_run(disk, moves, tmp_path / "0-count"))
    assert steps >= 9
    folders = [tmp_path / f"{step}-{when}" for step in range(1, steps + 1) for when in ("before", "half", "after")]
    for folder in folders:
        saved(folder)
    _run(disk, moves, *folders)
    lengths = []
    for folder in folders:
        store, ident = Store(folder, toys), about().id
        if disk and not store.path(ident).exists():
            assert store.entries()[0].kept
            loaded = store.load_kept(ident)
        else:
            loaded = store.load(ident)
            assert loaded.note is None
            assert store.load_kept(ident).match.length in (19 + moves, 20 + moves), "and the kept copy is whole too"
        lengths.append(loaded.match.length)
        keeper = Keeper(store, about())
        assert keeper.take() is None, "the lock died with its holder"
        assert not list(folder.glob(".*.tmp")), "what was half written is cleared away"
        keeper.release()
    assert lengths == sorted(lengths) and set(lengths) == {20 + moves, 21 + moves}
