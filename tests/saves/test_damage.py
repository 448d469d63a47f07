"""Every way a save can be spoilt gives one clear sentence, offers the kept copy, and deletes nothing."""

from __future__ import annotations

import base64
import json
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.saving import about, doctored, play, saved, secret_part
from saves import files, sealed
from saves.errors import Fault
from saves.keeper import Keeper
from saves.store import SaveError, Store


def _newer(path: Path) -> None:
    path.write_text('{"format": "tabletop-tui save", "version": 2, "app": "9.1", "more": {}}')


def _flip(path: Path) -> None:
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 4
    path.write_bytes(raw)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(50 << 20)


def _bomb(path: Path) -> None:
    squeezed = zlib.compress(b" " * (sealed.MAX_UNPACKED + 1), 9)
    doctored(path, {"packed": base64.b64encode(squeezed).decode()})


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _without(path: Path, field: str) -> None:
    found = json.loads(path.read_bytes())
    del found[field]
    found["checksum"] = ""
    path.write_bytes(sealed.seal(json.dumps(found, indent=2).encode()))


def _more(path: Path) -> None:
    found = {"extra": 1} | json.loads(path.read_bytes()) | {"checksum": ""}
    path.write_bytes(sealed.seal(json.dumps(found, indent=2).encode()))


def _named(path: Path, name: str) -> None:
    people = json.loads(path.read_bytes())["people"]
    doctored(path, {"people": [people[0] | {"name": name}, *people[1:]]})


def _people(path: Path, count: int) -> None:
    doctored(path, {"people": json.loads(path.read_bytes())["people"][:1] * count})


def _state(path: Path, **changes: Any) -> None:
    doctored(path, inside={"state": secret_part(path)["state"] | changes})


def _base(path: Path) -> None:
    """A record from an impossible position on, which leads just there."""
    state = secret_part(path)["state"] | {"hands": [[1]]}
    doctored(path, inside={"state": state, "base": state, "record": [], "first": 0})


LAST_TIME = "9999-12-31T23:59:59-12:00"
SPOILT: dict[str, tuple[Callable[[Path], Any], str, Fault]] = {
    "truncated": (lambda path: os.truncate(path, 700), "cut short after 700 bytes", Fault.DAMAGED),
    "one byte flipped": (_flip, "damaged or edited", Fault.DAMAGED),
    "empty": (lambda path: os.truncate(path, 0), "empty", Fault.DAMAGED),
    "zeros": (lambda path: path.write_bytes(bytes(path.stat().st_size)), "zeros", Fault.DAMAGED),
    "newer format": (_newer, "tabletop-tui 9.1 in format 2", Fault.NEWER),
    "other game": (lambda path: doctored(path, {"game": "chess"}), 'game of "chess"', Fault.FOREIGN),
    "50 MB": (_huge, "52,428,800 bytes", Fault.FOREIGN),
    "nested 10,000 deep": (lambda path: path.write_text("[" * 10_000 + "]" * 10_000), "nested", Fault.FOREIGN),
    "nested objects": (lambda path: path.write_text('{"a":' * 100_000), "nested|cut short", Fault.FOREIGN),
    "not JSON": (lambda path: path.write_text("Dear diary"), "no valid JSON", Fault.DAMAGED),
    "another JSON": (lambda path: path.write_text('{"name": "x"}'), "no save of tabletop-tui", Fault.FOREIGN),
    "a list": (lambda path: path.write_text("[1, 2]"), "no save of tabletop-tui", Fault.FOREIGN),
    "a giant number": (lambda path: path.write_text("9" * 10_000), "no valid JSON", Fault.DAMAGED),
    "not UTF-8": (lambda path: path.write_bytes(b"\xff\xfe{\x80}"), "not text", Fault.DAMAGED),
    "decompression bomb": (_bomb, "far too big", Fault.DAMAGED),
    "packed nonsense": (lambda path: doctored(path, {"packed": "AAAA"}), "cannot be unpacked", Fault.DAMAGED),
    "packed emoji": (lambda path: doctored(path, {"packed": "\u00e9"}), "cannot be unpacked", Fault.DAMAGED),
    "a folder": (_folder, "no ordinary file|folder", Fault.DISK),
    "a pipe": (_pipe, "no ordinary file", Fault.DISK),
    "deleted": (lambda path: path.unlink(), "no such file", Fault.MISSING),
    "a field missing": (lambda path: _without(path, "people"), "people", Fault.DAMAGED),
    "a field too many": (_more, "extra", Fault.DAMAGED),
    "a name too long": (lambda path: _named(path, "x" * 41), "people 0 name", Fault.DAMAGED),
    "a name of control characters": (lambda path: _named(path, "a\x1b[2J"), "people 0 name", Fault.DAMAGED),
    "no players": (lambda path: doctored(path, {"people": []}), "people", Fault.DAMAGED),
    "too few players": (lambda path: _people(path, 1), "2 to 5", Fault.DAMAGED),
    "too many players": (lambda path: _people(path, 12), "2 to 5", Fault.DAMAGED),
    "hundreds of players": (lambda path: _people(path, 500), "people", Fault.DAMAGED),
    "an unknown option": (lambda path: doctored(path, {"options": {"speed": 3}}), 'no option "speed"', Fault.DAMAGED),
    "an illegal option": (lambda path: doctored(path, {"options": {"rounds": 99}}), "rounds", Fault.DAMAGED),
    "text for a number": (lambda path: doctored(path, {"moves": "20"}), "moves", Fault.DAMAGED),
    "no seed": (lambda path: doctored(path, inside={"seed": ""}), "seed", Fault.DAMAGED),
    "a state that is none": (lambda path: doctored(path, inside={"state": {"seed": 1}}), "state", Fault.DAMAGED),
    "a state of text": (lambda path: _state(path, turn="2"), "state turn", Fault.DAMAGED),
    "a state no game reaches": (lambda path: _state(path, hands=[[1]]), "none that High Card", Fault.DAMAGED),
    "a base no game reaches": (_base, "none that High Card", Fault.DAMAGED),
    "a time that no clock shows": (lambda path: doctored(path, {"changed": LAST_TIME}), "changed", Fault.DAMAGED),
    "a path for an id": (lambda path: doctored(path, {"id": "../../x"}), "id", Fault.DAMAGED),
}


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_spoilt_save_says_what_is_wrong_and_offers_the_kept_copy(tmp_path: Path, spoil: str) -> None:
    store, of, _ = saved(tmp_path)
    path = store.path(of.id)
    do, words, fault = SPOILT[spoil]
    do(path)
    before = _fingerprint(tmp_path)
    with pytest.raises(SaveError, match=words) as caught:
        store.load(of.id)
    bad = caught.value
    assert bad.fault is fault or spoil == "nested objects"
    assert bad.path == path and path.name in str(bad) and "\n" not in str(bad) and len(str(bad)) < 400
    assert str(bad).isprintable()
    assert bad.kept is (fault is not Fault.NEWER)
    if bad.kept:
        assert f"{of.id}.kept" in str(bad)
    assert store.load_kept(of.id).match.length == 19
    with pytest.raises(SaveError):
        store.check(of.id)
    (entry,) = store.entries()
    assert entry.id == of.id
    assert _fingerprint(tmp_path) == before, "looking changes nothing"


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_spoilt_save_is_never_overwritten_and_the_kept_copy_stays_good(tmp_path: Path, spoil: str) -> None:
    store, of, match = saved(tmp_path)
    path = store.path(of.id)
    SPOILT[spoil][0](path)
    spoilt = path.read_bytes() if path.is_file() else None
    keeper = Keeper(store, of)
    keeper.keep(play(match, 1))
    keeper.release()
    if spoil in ("newer format", "a folder", "a pipe"):
        assert keeper.trouble and "Not being saved" in keeper.trouble
        assert not path.is_file() or path.read_bytes() == spoilt
        assert store.load_kept(of.id).match.length == 19
        return
    assert keeper.trouble is None
    assert store.load(of.id).match.length == 21
    assert any(file.read_bytes() == spoilt for file in tmp_path.iterdir()) or spoilt is None
    if list(tmp_path.glob("*.damaged")):
        assert store.load_kept(of.id).match.length == 19


def test_both_copies_spoilt_offers_nothing_and_deletes_nothing(tmp_path: Path) -> None:
    store, of, _ = saved(tmp_path)
    for suffix in (".json", ".kept"):
        store.path(of.id).with_suffix(suffix).write_bytes(b"\0" * 100)
    with pytest.raises(SaveError) as caught:
        store.load(of.id)
    assert not caught.value.kept and "nothing has been deleted" in str(caught.value)
    with pytest.raises(SaveError):
        store.load_kept(of.id)


def test_an_unreadable_save_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, of, _ = saved(tmp_path)

    def refuse(*_: object, **__: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files.os, "open", refuse)
    with pytest.raises(SaveError, match="may not use this file"):
        store.load(of.id)
    (entry,) = store.entries()
    assert entry.problem


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Store, str, bytes]:
    store, of, _ = saved(tmp_path_factory.mktemp("saves"))
    return store, of.id, store.path(of.id).read_bytes()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, 10**6), bit=st.integers(0, 7), cut=st.booleans())
def test_no_flipped_bit_and_no_cut_goes_unnoticed(
    whole: tuple[Store, str, bytes], at: int, bit: int, cut: bool
) -> None:
    store, ident, raw = whole
    at %= len(raw)
    spoilt = bytearray(raw[:at] if cut else raw)
    if not cut:
        spoilt[at] ^= 1 << bit
    store.path(ident).write_bytes(spoilt)
    if bytes(spoilt).strip() == raw.strip():
        return
    try:
        loaded = store.load(ident)
    except SaveError:
        assert store.entries()[0].problem
    else:
        assert loaded.note is None and raw.strip() == bytes(spoilt).strip(), "only white space at the end may differ"


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    raw=st.one_of(
        st.binary(max_size=300), st.text(max_size=100).map(lambda text: json.dumps({"format": text}).encode())
    )
)
def test_any_bytes_at_all_are_refused_calmly(whole: tuple[Store, str, bytes], raw: bytes) -> None:
    store, ident, _ = whole
    store.path(ident).write_bytes(raw)
    with pytest.raises(SaveError):
        store.load(ident)
    assert store.entries()[0].problem


_JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), junk=_JUNK)
def test_a_sealed_forgery_is_refused_or_harmless(
    whole: tuple[Store, str, bytes], data: st.DataObject, junk: Any
) -> None:
    store, ident, raw = whole
    path = store.path(ident)
    path.write_bytes(raw)
    inside = data.draw(st.booleans())
    fields = list(secret_part(path)["state"]) if inside else list(json.loads(raw))[2:-1]
    field = data.draw(st.sampled_from(fields))
    if inside:
        _state(path, **{field: junk})
    else:
        doctored(path, {field: junk})
    (entry,) = store.entries()
    assert all(text.isprintable() for text in (entry.headline, entry.turn_of, entry.title, *entry.names))
    try:
        loaded = store.load(ident)
    except SaveError:
        pass
    else:
        for viewer in (None, 0, 1, 2):
            loaded.match.see(viewer)


@pytest.mark.parametrize("time", [LAST_TIME, "9999-12-31T23:59:59Z", "0001-01-01T00:00:00+12:00", "0001-01-01"])
def test_one_strange_file_does_not_take_the_list_away(tmp_path: Path, time: str) -> None:
    store, of, _ = saved(tmp_path)
    saved(tmp_path, ident="toy-20261130-good")
    doctored(store.path(of.id), {"changed": time})
    entries = {entry.id: entry for entry in store.entries()}
    assert entries["toy-20261130-good"].problem is None
    assert entries[of.id].problem
    assert all(entry.changed.astimezone() for entry in entries.values())


def test_a_game_of_another_sort_leaves_the_list_intact(tmp_path: Path) -> None:
    store, of, _ = saved(tmp_path)
    doctored(store.path(of.id), {"game": "chess"})
    (entry,) = store.entries()
    assert entry.names == about().names and entry.problem and "chess" in entry.problem


def _fingerprint(folder: Path) -> dict[str, bytes | None]:
    return {file.name: file.read_bytes() if file.is_file() else None for file in folder.iterdir()}
