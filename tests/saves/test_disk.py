"""A disk that refuses: the game goes on, one sentence says why, the save on disk stays whole, and a retry heals it."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kit.saving import about, deal, play, saved, toys
from saves import files
from saves.keeper import Keeper
from saves.store import Store

CALLS = ("open", "write", "fsync", "close", "replace", "link", "fstat", "ftruncate")


def _failing(real: Callable[..., Any], number: int, code: int) -> Callable[..., Any]:
    left = number

    def call(*args: Any, **more: Any) -> Any:
        nonlocal left
        left -= 1
        if left == 0:
            if real is os.close:
                os.dup2(os.open(os.devnull, os.O_RDONLY), args[0])
            raise OSError(code, os.strerror(code))
        return real(*args, **more)

    return call


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES, errno.EDQUOT])
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("moves", [0, 4], ids=["making files", "writing over the copy before"])
def test_whatever_step_fails_a_whole_save_stays_and_a_retry_heals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int, call: str, number: int, code: int
) -> None:
    store, of, match = saved(tmp_path)
    keeper = Keeper(store, of)
    assert keeper.take() is None
    for _ in range(moves):
        keeper.keep(play(match, 1))
    play(match, 1)
    with monkeypatch.context() as patch:
        patch.setattr(files.os, call, _failing(getattr(os, call), number, code))
        keeper.keep(match)
    fresh = Store(tmp_path, toys)
    found = [load(of.id).match.length for load in (fresh.load, fresh.load_kept) if _works(load, of.id)]
    assert found and max(found) >= 20 + moves
    assert not list(tmp_path.glob("*.damaged"))
    if keeper.trouble:
        assert keeper.trouble.startswith("Not being saved: ") and keeper.trouble.isprintable()
        keeper.retry()
    assert keeper.trouble is None
    assert fresh.load(of.id).match.length == 21 + moves
    assert fresh.load_kept(of.id).match.length in (20 + moves, 21 + moves)
    keeper.release()
    assert not list(tmp_path.glob(".*.tmp"))


def _works(load: Callable[[str], Any], ident: str) -> bool:
    from saves.store import SaveError

    try:
        load(ident)
    except SaveError:
        return False
    return True


def test_a_disk_without_second_names_still_keeps_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    store, of, match = saved(tmp_path)
    store.write(of, play(match, 1))
    assert store.load(of.id).match.length == 21
    assert store.load_kept(of.id).match.length == 20


def test_a_folder_that_cannot_flush_its_names_is_good_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fsync

    def only_files(fd: int) -> None:
        import stat

        if stat.S_ISDIR(os.fstat(fd).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        real(fd)

    monkeypatch.setattr(os, "fsync", only_files)
    store, of, _ = saved(tmp_path)
    assert store.load(of.id).note is None


def test_short_writes_are_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    monkeypatch.setattr(files.os, "write", lambda fd, data: real(fd, bytes(data[:100])))
    store, of, _ = saved(tmp_path)
    assert store.load(of.id).note is None


def test_a_backup_of_second_names_is_never_written_over(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path / "saves")
    path, backup = store.path(of.id), tmp_path / "backup"
    backup.mkdir()
    copies: list[tuple[Path, bytes]] = []
    for number in range(6):
        for file in (path, path.with_suffix(".kept")):
            copy = backup / f"{number}{file.suffix}"
            os.link(file, copy)
            copies.append((copy, copy.read_bytes()))
        store.write(of, play(match, 1))
    for copy, data in copies:
        assert copy.read_bytes() == data


def test_a_save_that_gets_shorter_has_no_old_end(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    long = about(of.id, people=tuple(replace(person, name=person.name * 13) for person in of.people))
    for about_it in (long, long, long, of, of, of, long, of):
        store.write(about_it, match)
        assert store.load(of.id).about == about_it


def test_deleted_while_playing_comes_back_with_the_next_move(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    keeper = Keeper(store, of)
    keeper.keep(match)
    for file in tmp_path.iterdir():
        file.unlink()
    keeper.keep(play(match, 1))
    assert keeper.trouble is None and store.load(of.id).match.length == 21


def test_a_vanished_folder_is_not_made_again_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "stick" / "saves"
    store, of, match = saved(folder)
    keeper = Keeper(store, of)
    keeper.take()
    (tmp_path / "stick").rename(tmp_path / "unplugged")
    keeper.keep(play(match, 1))
    assert keeper.trouble and "gone" in keeper.trouble and "--saves" in keeper.trouble
    assert not folder.exists()
    keeper.keep(play(match, 1))
    assert keeper.trouble
    (tmp_path / "unplugged").rename(tmp_path / "stick")
    keeper.retry()
    assert keeper.trouble is None and store.load(of.id).match.length == 22


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("mine")
    of = about()
    for folder in (tmp_path / "saves", tmp_path / "saves" / "deeper"):
        keeper = Keeper(Store(folder, toys), of)
        assert keeper.take() is None
        keeper.keep(deal(of))
        assert keeper.trouble and keeper.trouble.startswith("Not being saved: ")
    assert (tmp_path / "saves").read_text() == "mine"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a user whom permissions bind")
def test_a_read_only_folder(tmp_path: Path) -> None:
    store, of, match = saved(tmp_path)
    tmp_path.chmod(0o500)
    try:
        keeper = Keeper(store, of)
        keeper.keep(play(match, 1))
        assert keeper.trouble and "may not use" in keeper.trouble
        assert store.load(of.id).match.length == 20
    finally:
        tmp_path.chmod(0o700)
    keeper.retry()
    assert keeper.trouble is None


@pytest.mark.skipif(os.name == "nt", reason="needs limits on file sizes")
def test_a_limit_on_file_sizes_is_met_with_a_sentence(tmp_path: Path) -> None:
    _, of, _ = saved(tmp_path)
    code = (
        "import resource, sys, pathlib\n"
        "from kit.saving import about, play, toys\n"
        "from saves.keeper import Keeper\n"
        "from saves.store import Store\n"
        "store = Store(pathlib.Path(sys.argv[1]), toys)\n"
        "match = store.load(about().id).match\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))\n"
        "keeper = Keeper(store, about())\n"
        "keeper.keep(play(match, 1))\n"
        "print(keeper.trouble)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, env=_env())
    assert "no file of that size" in done.stdout, done.stderr
    assert Store(tmp_path, toys).load(of.id).match.length == 20


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KB, where the system lets us have one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)]
    try:
        made = subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        made = False
    if not made:
        pytest.skip("no right to mount a disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk_and_then_room_again(small_disk: Path) -> None:
    store, of, match = saved(small_disk)
    (small_disk / "hog").write_bytes(b"")
    with pytest.raises(OSError), (small_disk / "hog").open("wb") as hog:  # noqa: PT012
        while True:
            hog.write(bytes(4096))
            hog.flush()
    keeper = Keeper(store, of)
    keeper.keep(play(match, 1))
    assert keeper.trouble == (
        "Not being saved: the disk is full; free some space. Play goes on, every move tries again."
    )
    assert Store(small_disk, toys).load(of.id).match.length == 20
    (small_disk / "hog").unlink()
    keeper.retry()
    assert keeper.trouble is None and Store(small_disk, toys).load(of.id).match.length == 21
    keeper.release()


def _env() -> dict[str, str]:
    root = Path(__file__).resolve().parents[2]
    return {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
