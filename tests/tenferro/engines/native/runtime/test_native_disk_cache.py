import multiprocessing
import os
import time
from itertools import islice
from pathlib import Path

import pytest

from tenferro.engines.native.runtime.disk import disk_cache, folder
from tenferro.engines.native.runtime.disk.disk_cache import DiskCache, digest

KEY = digest(b"program")


@pytest.fixture
def disk(tmp_path):
    return DiskCache(tmp_path / "native", limit=16 * 10_000, most=16 * 100)


def only_file(disk):
    (entry,) = disk.entries()
    return entry.path


def test_what_is_put_is_got(disk):
    assert disk.get(KEY) is None
    disk.put(KEY, b"\x00code\xff")
    assert disk.get(KEY) == b"\x00code\xff"
    assert disk.get(digest(b"other")) is None
    disk.put(KEY, b"")
    assert disk.get(KEY) == b""


def test_files_and_directories_are_private(disk):
    disk.put(KEY, b"code")
    path = only_file(disk)
    assert [p.stat().st_mode & 0o777 for p in (path, path.parent, disk.directory)] == [
        0o600,
        0o700,
        0o700,
    ]


def damages():
    size = len(disk_cache._seal(KEY, b"code" * 10))
    yield from (("truncated to", at) for at in (0, 10, 60, size - 1))
    yield from (("flipped at", at) for at in (0, 20, 50, size - 1))


@pytest.mark.parametrize(("how", "at"), list(damages()))
def test_a_damaged_entry_is_absent_removed_and_replaced(disk, how, at):
    disk.put(KEY, b"code" * 10)
    path = only_file(disk)
    data = bytearray(path.read_bytes())
    if how == "truncated to":
        del data[at:]
    else:
        data[at] ^= 1
    path.write_bytes(data)
    assert disk.get(KEY) is None
    assert not path.exists()
    disk.put(KEY, b"again")
    assert disk.get(KEY) == b"again"


def test_an_entry_of_another_key_is_absent(disk):
    disk.put(KEY, b"code")
    source = only_file(disk)
    other = digest(b"other")
    disk.put(other, b"x")
    disk._path(other).write_bytes(source.read_bytes())
    assert disk.get(other) is None
    assert disk.get(KEY) == b"code"


def test_a_file_that_others_can_write_is_absent(disk):
    disk.put(KEY, b"code")
    only_file(disk).chmod(0o622)
    assert disk.get(KEY) is None


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
def test_a_file_of_another_user_is_absent(disk):
    disk.put(KEY, b"code")
    os.chown(only_file(disk), 12345, -1)
    assert disk.get(KEY) is None


def test_links_and_directories_are_absent(disk, tmp_path):
    disk.put(KEY, b"code")
    path = only_file(disk)
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    assert disk.get(KEY) is None
    path.mkdir()
    assert disk.get(KEY) is None
    with pytest.warns(RuntimeWarning, match="cannot keep a compiled program"):
        disk.put(KEY, b"code")


def keys_of_one_shard(n):
    """Keys of entries that make room."""
    keys = (digest(str(i).encode()) for i in range(100_000))
    return list(islice((key for key in keys if key[0] == "0" and makes_room(key)), n))


def makes_room(key):
    return DiskCache(Path(), 10**9, 10**9)._is_due(key, 0)


def test_the_least_recently_used_entry_goes_first(disk):
    size = 10_000 // 4
    keys = keys_of_one_shard(5)
    payload = bytes(size - len(disk_cache._seal(KEY, b"")))
    for age, key in zip((400, 300, 200, 100), keys, strict=False):
        disk.put(key, payload)
        os.utime(disk._path(key), (time.time() - age,) * 2)
    assert disk.get(keys[0]) == payload  # used again: now the youngest
    disk.put(keys[4], payload)
    assert [disk.get(key) is not None for key in keys] == [True, False, True, True, True]
    assert sum(entry.size for entry in disk.entries()) <= disk.limit // 16


def test_the_size_is_bounded(disk):
    for i in range(200):
        disk.put(digest(str(i).encode()), bytes(3000))
    assert sum(entry.size for entry in disk.entries()) <= disk.limit
    assert len(disk.entries()) >= 30


def test_one_entry_in_sixteen_makes_room(tmp_path, monkeypatch):
    disk, scans = DiskCache(tmp_path / "native", limit=10**9, most=16 * 4), []
    shrink = disk._shrink
    monkeypatch.setattr(disk, "_shrink", lambda shard: scans.append(shrink(shard)))
    for i in range(800):
        disk.put(digest(str(i).encode()), b"code")
    assert 30 < len(scans) < 75
    assert len(disk.entries()) < 16 * (4 + 3 * disk_cache._SCANS)


def test_the_number_of_entries_is_bounded(tmp_path):
    disk = DiskCache(tmp_path / "native", limit=10**9, most=16 * 3)
    keys = keys_of_one_shard(5)
    for age, key in zip((400, 100, 300, 200), keys, strict=False):
        disk.put(key, b"code")
        os.utime(disk._path(key), (time.time() - age,) * 2)
    disk.put(keys[4], b"code")
    assert [disk.has(key) for key in keys] == [False, True, False, True, True]


def test_abandoned_temporary_files_go_and_live_ones_stay(disk):
    disk.put(KEY, b"code")
    shard = only_file(disk).parent
    dead, live = shard / ".dead.tmp", shard / ".live.tmp"
    for path in (dead, live):
        path.write_bytes(b"part")
    os.utime(dead, (time.time() - 7200,) * 2)
    disk.put(KEY, bytes(1000))  # large enough to make room
    assert (dead.exists(), live.exists()) == (False, True)
    assert [entry.path.name for entry in disk.entries()] == [f"{KEY}.o"]


def test_clearing_does_not_take_a_file_from_its_writer(disk, monkeypatch):
    replace = os.replace

    def cleared_meanwhile(*args, **folders):
        disk.clear()
        replace(*args, **folders)

    monkeypatch.setattr(os, "replace", cleared_meanwhile)
    disk.put(KEY, b"code")
    assert disk.get(KEY) == b"code"


def test_a_failed_write_leaves_nothing(disk, monkeypatch):
    def fail(*_, **__):
        raise OSError(28, "No space left on device")

    disk.put(KEY, b"code")
    monkeypatch.setattr(folder.os, "replace", fail)
    with pytest.warns(RuntimeWarning, match="No space left"):
        disk.put(KEY, b"more")
    monkeypatch.undo()
    assert disk.get(KEY) == b"code"
    assert [p.name for p in only_file(disk).parent.iterdir()] == [f"{KEY}.o"]


def test_clear_removes_all(disk):
    for i in range(40):
        disk.put(digest(str(i).encode()), b"code")
    assert len(disk.entries()) == 40
    disk.clear()
    assert disk.entries() == []
    disk.directory.rename(disk.directory.with_name("gone"))
    disk.clear()
    disk.put(KEY, b"code")
    assert disk.get(KEY) == b"code"


@pytest.fixture
def elsewhere(tmp_path):
    """Files of the user in folders that are named like those of the cache."""
    place = tmp_path / "elsewhere"
    for shard in "0123456789abcdef":
        (place / shard).mkdir(parents=True)
        for i in range(200):
            (place / shard / f"{shard}{digest(str(i).encode())[1:]}.o").write_bytes(bytes(100))
    return place


def number_of_files(place):
    return sum(path.is_file() for path in place.rglob("*"))


def use(disk):
    """Everything that a cache may do, with more entries than it keeps."""
    for key in keys_of_one_shard(120):
        disk.put(key, b"code")
    disk.get(KEY)
    disk.remove(keys_of_one_shard(1)[0])
    disk.entries()
    disk.clear()


@pytest.mark.sampled(4)
@pytest.mark.skipif(not folder._HOLDS, reason="directories cannot be opened here")
@pytest.mark.parametrize("which", ["native", "shard", "parent"])
@pytest.mark.filterwarnings("ignore:native engine. cannot keep")
def test_links_in_place_of_directories_are_not_followed(tmp_path, elsewhere, which):
    disk = DiskCache(tmp_path / "cache" / "native", limit=16 * 1000, most=16 * 10)
    use(disk)
    if which == "native":
        disk.directory.rename(tmp_path / "gone")
        disk.directory.symlink_to(elsewhere)
    elif which == "shard":
        for shard in "0123456789abcdef":
            (disk.directory / shard).rename(tmp_path / shard) if shard == "0" else None
            (disk.directory / shard).symlink_to(elsewhere / shard)
    else:
        disk.directory.parent.rename(tmp_path / "gone")
        disk.directory.parent.symlink_to(elsewhere)
    use(disk)
    assert number_of_files(elsewhere) == 16 * 200


@pytest.mark.skipif(not folder._HOLDS, reason="directories cannot be opened here")
def test_a_directory_that_is_swapped_during_a_call_stays_the_same(
    disk, tmp_path, elsewhere, monkeypatch
):
    use(disk)
    disk.limit = 0
    replace = folder.Folder.replace

    def swapping(self, name, contents):
        replace(self, name, contents)
        disk.directory.rename(tmp_path / "gone")
        disk.directory.symlink_to(elsewhere)

    monkeypatch.setattr(folder.Folder, "replace", swapping)
    disk.put(KEY, b"code")  # and no room for it: it is removed again
    assert number_of_files(elsewhere) == 16 * 200
    assert number_of_files(tmp_path / "gone") == 0


def test_other_files_are_left_alone(disk):
    use(disk)
    disk.put(KEY, b"code")
    notes = only_file(disk).parent / "notes.txt"
    notes.write_bytes(bytes(20_000))
    use(disk)
    disk.put(KEY, b"code")
    assert disk.get(KEY) == b"code"
    assert notes.exists()
    assert [entry.path.name for entry in disk.entries()] == [f"{KEY}.o"]


def _write_and_read(directory, seed):
    disk = DiskCache(directory, limit=16 * 10_000, most=16 * 100)
    bad = 0
    for i in range(300):
        key = digest(str((i * seed) % 7).encode())
        disk.put(key, key.encode() * 40)
        got = disk.get(key)
        bad += got is not None and got != key.encode() * 40
    return bad


@pytest.mark.long
def test_processes_may_share_a_directory(disk):
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.starmap(_write_and_read, [(disk.directory, 1), (disk.directory, 3)]) == [0, 0]


def test_keys_tell_sequences_apart():
    assert digest(b"ab", b"c") != digest(b"a", b"bc") != digest(b"abc")
    assert digest(b"a", b"") != digest(b"a")
