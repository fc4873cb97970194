"""Bytes on disk under a key: checked when read, replaced in one step, bounded in size."""

from __future__ import annotations

import os
import stat
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from tenferro.engines.native.runtime.private_directory import distrust

_MAGIC = b"tenferro object\n"
_DIGEST = 32
_SHARDS = 16  # one scan for the size bound reads a sixteenth of the entries
_ABANDONED = 3600.0  # seconds after which a temporary file has no writer any more
_READ = os.O_RDONLY
for _flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
    _READ |= getattr(os, _flag, 0)


@dataclass(frozen=True, slots=True)
class Entry:
    """One file of a disk cache."""

    path: Path
    size: int
    last_used: float


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
    """Entries in a directory that only the user can write: at most `limit` bytes, `most` files.

    The least recently used ones go first. Keys come from `digest`. An entry that is damaged,
    belongs to another key or was not written by this user counts as absent.
    """

    def __init__(self, directory: Path, limit: int, most: int) -> None:
        self.directory = directory
        self.limit = limit
        self.most = most

    def get(self, key: str) -> bytes | None:
        """The bytes kept under `key`, or None."""
        path = self._path(key)
        try:
            sealed = _read(path)
        except FileNotFoundError:
            return None
        payload = None if sealed is None else _unseal(key, sealed)
        if payload is None:
            with suppress(OSError):  # what cannot be removed is refused again next time
                path.unlink()
        return payload

    def has(self, key: str) -> bool:
        """Whether there is an entry for `key`, good or not."""
        return os.path.lexists(self._path(key))

    def put(self, key: str, payload: bytes) -> None:
        """Keep `payload` under `key`. Where that fails, a `RuntimeWarning` says why."""
        path = self._path(key)
        try:
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.parent.mkdir(mode=0o700, exist_ok=True)
            _replace(path, _seal(key, payload))
            self._shrink(path.parent)
        except OSError as error:
            warnings.warn(
                f"native engine: cannot keep a compiled program in {self.directory}: {error}",
                RuntimeWarning,
                stacklevel=2,
            )

    def remove(self, key: str) -> None:
        """Remove the entry of a key, if there is one."""
        with suppress(OSError):  # what cannot be removed goes when room is needed
            self._path(key).unlink()

    def entries(self) -> list[Entry]:
        """All entries, least recently used first."""
        every = [e for shard in self.directory.glob("?") for e in _scan(shard) if not _is_temp(e)]
        return sorted(every, key=lambda entry: entry.last_used)

    def clear(self) -> None:
        """Remove every entry."""
        for shard in self.directory.glob("?"):
            for entry in _scan(shard):
                entry.path.unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        return self.directory / key[0] / f"{key}.o"

    def _shrink(self, shard: Path) -> None:
        entries = sorted(_scan(shard), key=lambda entry: entry.last_used)
        excess = sum(entry.size for entry in entries) - self.limit // _SHARDS
        too_many = len(entries) - self.most // _SHARDS
        old = time.time() - _ABANDONED
        for entry in entries:
            if _is_temp(entry) and entry.last_used > old:
                continue
            if excess <= 0 and too_many <= 0 and not _is_temp(entry):
                break
            entry.path.unlink(missing_ok=True)
            excess -= entry.size
            too_many -= 1


def _seal(key: str, payload: bytes) -> bytes:
    return _MAGIC + bytes.fromhex(key) + bytes.fromhex(digest(payload)) + payload


def _unseal(key: str, sealed: bytes) -> bytes | None:
    head = len(_MAGIC) + 2 * _DIGEST
    payload = sealed[head:]
    return payload if sealed[:head] == _seal(key, payload)[:head] else None


def _read(path: Path) -> bytes | None:
    """The contents of a file of ours, marked as just used; None if it is not to be trusted."""
    try:
        with open(path, "rb", opener=lambda name, _: os.open(name, _READ)) as file:
            status = os.fstat(file.fileno())
            if distrust(status) or not stat.S_ISREG(status.st_mode):
                return None
            os.utime(file.fileno() if os.utime in os.supports_fd else path)
            return file.read()
    except FileNotFoundError:
        raise
    except OSError:
        return None  # a link, a directory or unreadable: an entry to replace


def _replace(path: Path, contents: bytes) -> None:
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(contents)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _scan(shard: Path) -> Iterator[Entry]:
    with os.scandir(shard) as files:
        for file in files:
            try:
                status = file.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue  # removed by another process meanwhile
            yield Entry(Path(file.path), status.st_size, status.st_mtime)


def _is_temp(entry: Entry) -> bool:
    return entry.path.suffix == ".tmp"
