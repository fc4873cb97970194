"""Digests of source files, which are read again only where one of them may have changed.

Reading the 650 files that compiled programs depend on takes a fifth of the processor time to the
first result of a process; their statuses take a hundredth.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence

from tenferro.engines.native.runtime.disk.disk_cache import DiskCache, digest
from tenferro.engines.native.runtime.disk.private_directory import object_directory

_BYTES, _ENTRIES = 2**20, 1024
_TICK = 2 * 10**9
"""Nanoseconds: FAT's clock counts in two seconds."""


def files_below(folder: str | os.PathLike[str]) -> Iterator[str]:
    """The files in a folder and the folders in it, in a fixed order."""
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.is_dir():
                yield from files_below(entry.path)
            elif entry.name.endswith(".py"):
                yield entry.path


def contents_digest(files: Sequence[str]) -> str:
    """A digest of the contents of files, in order."""
    return unless_changed(files, lambda: digest(*map(_contents, files)))


def _contents(file: str) -> bytes:
    with open(file, "rb", buffering=0) as opened:  # noqa: PTH123  (a third of a `Path`'s time)
        return opened.read()


def unless_changed(files: Iterable[str | os.PathLike[str]], make: Callable[[], str]) -> str:
    """What `make` returns of the contents of files, kept on disk until one of them changes.

    A file is the same while its path, inode, size and times are. No program sets the time of the
    last change of a status, but a clock may count two changes as one: nothing is kept within
    `_TICK` of a change.
    """
    directory = object_directory()
    if directory is None:
        return make()
    kept = DiskCache(directory.with_name("sources"), _BYTES, _ENTRIES)
    now, every = time.time_ns(), [(file, os.stat(file)) for file in files]  # noqa: PTH116
    texts = [
        f"{file} {x.st_dev} {x.st_ino} {x.st_size} {x.st_mtime_ns} {x.st_ctime_ns}"
        for file, x in every
    ]
    key = digest("\n".join(texts).encode())
    found = kept.get(key)
    if found is None:
        found = make().encode()
        if all(x.st_ctime_ns < now - _TICK for _, x in every):
            kept.put(key, found)
    return found.decode()
