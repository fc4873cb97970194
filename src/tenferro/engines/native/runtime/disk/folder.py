"""Directories held open: their files are reached through them, not through their paths.

Any process that can write the directory above may rename a directory and put a link in its place,
at any time. What has been opened and checked stays that directory. Where the system cannot open
directories (Windows), their paths are used.
"""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from tenferro.engines.native.runtime.disk.private_directory import distrust

_HOLDS = os.open in os.supports_dir_fd and os.scandir in os.supports_fd


def _flags(*names: str) -> int:
    """The flags of `os.open` with these names, of those that the system has."""
    return sum(getattr(os, name, 0) for name in names)


_DIRECTORY = os.O_RDONLY | _flags("O_DIRECTORY", "O_NOFOLLOW")
_READ = os.O_RDONLY | _flags("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY")
_WRITE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _flags("O_NOFOLLOW", "O_BINARY")


@dataclass(frozen=True, slots=True)
class Entry:
    """One file of a directory."""

    path: Path
    size: int
    last_used: float


class Folder:
    """A directory that only the user can write, of a path or `within` another one; a context.

    With `make` it is made if it does not exist. Raises OSError if it cannot be opened, is a link,
    belongs to another user, or can be written by others.
    """

    def __init__(self, path: Path, within: Folder | None = None, *, make: bool = False) -> None:
        self.path = path
        place: dict[str, Any] = {"path": path} if within is None else within._at(path.name)
        if make:
            with suppress(FileExistsError):
                os.mkdir(**place, mode=0o700)  # noqa: PTH102  (`Path` takes no descriptor)
        self._descriptor = os.open(**place, flags=_DIRECTORY) if _HOLDS else None
        status = path.lstat() if self._descriptor is None else os.fstat(self._descriptor)
        if complaint := distrust(status):
            self.__exit__()
            raise PermissionError(f"{path} {complaint}")

    def _at(self, name: str) -> dict[str, Any]:
        """A file of the directory, as functions of `os` take it."""
        if self._descriptor is None:
            return {"path": self.path / name}
        return {"path": name, "dir_fd": self._descriptor}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)

    def read(self, name: str) -> bytes | None:
        """The contents of a file, marked as just used; None if it is not to be trusted.

        Raises FileNotFoundError if there is none.
        """
        try:
            with os.fdopen(os.open(**self._at(name), flags=_READ), "rb") as file:
                status = os.fstat(file.fileno())
                if distrust(status) or not stat.S_ISREG(status.st_mode):
                    return None
                os.utime(file.fileno() if os.utime in os.supports_fd else self.path / name)
                return file.read()
        except FileNotFoundError:
            raise
        except OSError:
            return None  # a link, a directory or unreadable: an entry to replace

    def replace(self, name: str, contents: bytes) -> None:
        """Write a file in one step; a process that is killed leaves a file `.*.tmp` at most."""
        part = f".{secrets.token_hex(8)}.tmp"
        source, target = self._at(part), self._at(name)
        descriptor = os.open(**source, flags=_WRITE, mode=0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(contents)
            folders = {"src_dir_fd": self._descriptor, "dst_dir_fd": self._descriptor}
            os.replace(  # noqa: PTH105  (as above)
                source["path"], target["path"], **folders
            )
        except BaseException:
            self.remove(part)
            raise

    def remove(self, name: str) -> None:
        """Remove a file, if there is one. Raises OSError if it cannot be removed."""
        with suppress(FileNotFoundError):
            os.unlink(**self._at(name))

    def entries(self) -> Iterator[Entry]:
        """The files in the directory, in any order."""
        with os.scandir(self.path if self._descriptor is None else self._descriptor) as files:
            for file in files:
                try:
                    status = file.stat(follow_symlinks=False)
                except FileNotFoundError:
                    continue  # removed by another process meanwhile
                yield Entry(self.path / file.name, status.st_size, status.st_mtime)
