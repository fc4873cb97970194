"""Bytes on disk under a key: checked when read, replaced in one step, bounded in size."""

from __future__ import annotations

import re
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path

from tenferro.engines.native.runtime.disk.folder import Entry, Folder

_MAGIC = b"tenferro object\n"
_DIGEST = 32
_SHARDS = "0123456789abcdef"  # one scan for the size bound reads a sixteenth of the entries
_SCANS = 16
"""One in so many entries that are written makes room: one that looks through 512 files takes
5 ms of processor time, and 70 ms beside a busy thread, as each file may cost a wait for the GIL;
with one in 16, a write takes 0.4 ms and 4 to 10 ms (AMD EPYC, under load)."""
_ABANDONED = 3600.0  # seconds after which a temporary file has no writer any more
_OURS = re.compile(rf"[0-9a-f]{{{2 * _DIGEST}}}\.o|\.\w+\.tmp")
"""Names of files that this module writes; no other file is counted or removed."""


def digest(*parts: bytes) -> str:
    """The key of a sequence of byte strings: equal only for equal sequences.

    >>> digest(b"ab", b"c") == digest(b"a", b"bc")
    False
    """
    state = blake2b(digest_size=_DIGEST)
    for part in parts:
        state.update(len(part).to_bytes(8, "little"))
        state.update(part)
    return state.hexdigest()


class DiskCache:
    """Entries in a directory that only the user can write: about `limit` bytes, `most` files.

    The least recently used ones go first, when an entry is written whose key says so, or a large
    one: on average `_SCANS` entries more are there in each of the folders, of at most a
    `_SCANS`-th of its bytes each. Keys come from `digest`. An entry that is damaged,
    belongs to another key or was not written by this user counts as absent.
    """

    def __init__(self, directory: Path, limit: int, most: int) -> None:
        self.directory = directory
        self.limit = limit
        self.most = most

    def get(self, key: str) -> bytes | None:
        """The bytes kept under `key`, or None."""
        with suppress(OSError), self._shard(key) as shard:  # absent, or not to be trusted
            sealed = shard.read(_name(key))
            payload = None if sealed is None else _unseal(key, sealed)
            if payload is None:
                shard.remove(_name(key))
            return payload
        return None

    def has(self, key: str) -> bool:
        """Whether there is an entry for `key`, good or not."""
        return self._path(key).exists()

    def put(self, key: str, payload: bytes) -> None:
        """Keep `payload` under `key`. Where that fails, a `RuntimeWarning` says why."""
        try:
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._shard(key, make=True) as shard:
                shard.replace(_name(key), _seal(key, payload))
                if self._is_due(key, len(payload)):
                    self._shrink(shard)
        except OSError as error:
            warnings.warn(
                f"native engine: cannot keep a compiled program in {self.directory}: {error}",
                RuntimeWarning,
                stacklevel=2,
            )

    def remove(self, key: str) -> None:
        """Remove the entry of a key, if there is one."""
        with suppress(OSError), self._shard(key) as shard:  # what stays goes when room is needed
            shard.remove(_name(key))

    def entries(self) -> list[Entry]:
        """All entries, least recently used first."""
        every = [e for shard in self._shards() for e in _files(shard) if not _is_temp(e)]
        return sorted(every, key=lambda entry: entry.last_used)

    def clear(self) -> None:
        """Remove every entry but those that are being written."""
        for shard in self._shards():
            for entry in _files(shard):
                if not _is_being_written(entry):
                    shard.remove(entry.path.name)

    def _path(self, key: str) -> Path:
        return self.directory / key[0] / _name(key)

    @contextmanager
    def _shard(self, key: str, *, make: bool = False) -> Iterator[Folder]:
        """The folder of a key. Raises OSError where there is none that only the user can write."""
        with Folder(self.directory) as whole, Folder(self._path(key).parent, whole, make=make) as f:
            yield f

    def _shards(self) -> Iterator[Folder]:
        """The folders that there are, each open until the next."""
        for name in _SHARDS:
            with suppress(OSError), self._shard(name) as shard:
                yield shard

    def _is_due(self, key: str, size: int) -> bool:
        """Whether this entry makes room: its size or its key, which is a digest, says so."""
        share = self.limit // len(_SHARDS)
        return size * _SCANS > share or int(key[1:9], 16) % _SCANS == 0

    def _shrink(self, shard: Folder) -> None:
        entries = sorted(_files(shard), key=lambda entry: entry.last_used)
        excess = sum(entry.size for entry in entries) - self.limit // len(_SHARDS)
        too_many = len(entries) - self.most // len(_SHARDS)
        for entry in entries:
            if _is_being_written(entry):
                continue
            if excess <= 0 and too_many <= 0 and not _is_temp(entry):
                break
            shard.remove(entry.path.name)
            excess -= entry.size
            too_many -= 1


def _name(key: str) -> str:
    return f"{key}.o"


def _seal(key: str, payload: bytes) -> bytes:
    return _MAGIC + bytes.fromhex(key) + bytes.fromhex(digest(payload)) + payload


def _unseal(key: str, sealed: bytes) -> bytes | None:
    head = len(_MAGIC) + 2 * _DIGEST
    payload = sealed[head:]
    return payload if sealed[:head] == _seal(key, payload)[:head] else None


def _files(shard: Folder) -> Iterator[Entry]:
    return (entry for entry in shard.entries() if _OURS.fullmatch(entry.path.name))


def _is_temp(entry: Entry) -> bool:
    return entry.path.suffix == ".tmp"


def _is_being_written(entry: Entry) -> bool:
    return _is_temp(entry) and entry.last_used > time.time() - _ABANDONED
