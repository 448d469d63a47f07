"""One window at a time: the second is told, a dead one holds nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kit.saving import about, deal, play, saved, toys
from saves import lock as module
from saves.keeper import Keeper
from saves.lock import Lock, NoLocks
from saves.store import SaveError, Store

HOLDER = """
import pathlib, sys, time
from kit.saving import about, toys
from saves.keeper import Keeper
from saves.store import Store
if sys.argv[2] == "by name":
    from saves import lock
    def none(fd):
        raise lock.NoLocks
    lock._system_lock = none
keeper = Keeper(Store(pathlib.Path(sys.argv[1]), toys), about())
print(keeper.take(), flush=True)
time.sleep(60)
"""


def _holder(folder: Path, how: str) -> subprocess.Popen[str]:
    root = Path(__file__).resolve().parents[2]
    env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
    command = [sys.executable, "-c", HOLDER, str(folder), how]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    assert process.stdout and process.stdout.readline() == "None\n"
    return process


def _no_system_locks(fd: int) -> bool:
    raise NoLocks


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
@pytest.mark.parametrize("how", ["by system", "by name"])
def test_the_second_window_is_told_and_a_killed_one_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    if how == "by name":
        monkeypatch.setattr(module, "_system_lock", _no_system_locks)
    store, of, match = saved(tmp_path)
    holder = _holder(tmp_path, how)
    try:
        keeper = Keeper(store, of)
        told = keeper.take()
        assert told and told.startswith("another window on this computer (since ") and str(holder.pid) in told
        before = store.path(of.id).read_bytes()
        keeper.keep(play(match, 1))
        assert keeper.trouble and "another window" in keeper.trouble
        assert store.path(of.id).read_bytes() == before, "two windows never write the same save"
        with pytest.raises(SaveError, match="open in another window"):
            store.delete(of.id)
        assert store.load(of.id).match.length == 20, "it may look on"
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    keeper.keep(match)
    assert keeper.trouble is None and store.load(of.id).match.length == 21
    keeper.release()
    assert not list(tmp_path.glob("*.lock*"))


@pytest.mark.parametrize("system", [True, False])
def test_two_windows_of_one_process_count_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: bool) -> None:
    if not system:
        monkeypatch.setattr(module, "_system_lock", _no_system_locks)
    one, two = Lock(tmp_path / "a.lock"), Lock(tmp_path / "a.lock")
    assert one.take() is None and one.take() is None
    assert two.take()
    two.release()
    assert two.take(), "releasing what one does not hold frees nothing"
    one.release()
    assert two.take() is None
    assert one.take()
    two.release()
    assert not (tmp_path / "a.lock").exists()


@pytest.mark.parametrize(
    "text", ["", "{}", "garbage", '{"pid": "x", "host": 1, "since": ""}', "[" * 900, '{"pid": 1e999}']
)
def test_a_strange_lock_file_keeps_nobody_out(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.lock").write_text(text)
    lock = Lock(tmp_path / "a.lock")
    assert lock.take() is None
    lock.release()


def test_a_holder_on_another_computer_is_named_without_tricks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_system_lock", _no_system_locks)
    path = tmp_path / "a.lock"
    path.write_text('{"pid": 4242, "host": "attic", "since": "20:15"}')
    assert Lock(path).take() == "another window on the computer attic (since 20:15, process 4242)"
    path.write_text('{"pid": 4242, "host": "a\\u001b[2J", "since": "20:15"}')
    assert Lock(path).take() is None


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_helper_does_not_hold_its_parents_lock(tmp_path: Path) -> None:
    lock, other = Lock(tmp_path / "a.lock"), Lock(tmp_path / "a.lock")
    assert lock.take() is None
    reader, writer = os.pipe()
    ready, born = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(writer)
        os.write(born, b".")
        os.read(reader, 1)
        os._exit(0)
    os.close(reader)
    try:
        os.read(ready, 1)
        assert lock._fd is not None
        os.close(lock._fd)  # as a kill of the parent would
        assert other.take() is None
    finally:
        for fd in (writer, ready, born):
            os.close(fd)
        os.waitpid(child, 0)
        other.release()
        lock._fd = None


def test_a_keeper_in_a_folder_without_locks_says_what_is_wrong_when_it_saves(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("")
    keeper = Keeper(Store(tmp_path / "saves", toys), about())
    assert keeper.take() is None
    keeper.keep(deal(about()))
    assert keeper.trouble
    keeper.release()


@pytest.mark.parametrize("system", [True, False])
@pytest.mark.parametrize("folder_too", [True, False])
def test_a_window_whose_lock_file_was_removed_takes_it_anew_or_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: bool, folder_too: bool
) -> None:
    if not system:
        monkeypatch.setattr(module, "_system_lock", _no_system_locks)
    store, of, match = saved(tmp_path / "saves")
    first = Keeper(store, of)
    assert first.take() is None
    path = store.path(of.id)

    def remove() -> None:
        if folder_too:
            path.parent.rename(tmp_path / f"gone {len(list(tmp_path.iterdir()))}")
            path.parent.mkdir()
        else:
            path.with_suffix(".lock").unlink()

    remove()
    first.keep(play(match, 1))
    assert first.trouble is None and path.with_suffix(".lock").exists()
    remove()
    second = Keeper(Store(path.parent, toys), of)
    assert second.take() is None
    first.keep(play(match, 1))
    assert first.trouble and "open in another window" in first.trouble
    first.release()
    assert path.with_suffix(".lock").exists(), "the lock of the other window is not taken away"
    second.release()


def test_what_another_window_has_played_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    first = Keeper(store, of)
    first.keep(match)
    store.path(of.id).with_suffix(".lock").unlink()
    elsewhere = Store(tmp_path, toys)
    second = Keeper(elsewhere, of)
    second.keep(play(elsewhere.load(of.id).match, 2))
    second.release()
    first.keep(play(match, 1))
    first.keep(match)
    assert first.trouble and "another window has gone on" in first.trouble
    assert store.load(of.id).match.length == 22
    first.release()
