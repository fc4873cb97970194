"""Where compiled objects are kept on disk, and who may write there.

Loading an object means executing it. So the directory must be one that only the user can write,
and every file in it one that the user wrote; others are refused.
"""

from __future__ import annotations

import os
import stat
import warnings
from functools import cache
from pathlib import Path

_WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def object_directory() -> Path | None:
    """The directory for compiled objects, made if need be; None where there is none to trust.

    `TENFERRO_CACHE_DIR` names the parent; set but empty, it turns the disk cache off. Otherwise it
    is `tenferro` in `XDG_CACHE_HOME`, in `LOCALAPPDATA` on Windows, or in `~/.cache`. A directory
    that others own or can write is bypassed with a `RuntimeWarning`, and so is the cache of a user
    without a home directory.
    """
    parent = os.environ.get("TENFERRO_CACHE_DIR")
    if parent is not None:
        return _private(Path(parent) / "native") if parent else None
    cache = _user_cache()
    return None if cache is None else _private(cache / "tenferro" / "native")


def _user_cache() -> Path | None:
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        value = os.environ.get(variable, "")
        if Path(value).is_absolute():
            return Path(value)
    try:
        return Path("~/.cache").expanduser()
    except RuntimeError:  # neither HOME nor the list of users names one
        _warn_without_home()
        return None


@cache
def _warn_without_home() -> None:
    warnings.warn(
        "native engine: this user has no home directory, so compiled programs are not kept on "
        "disk. Set TENFERRO_CACHE_DIR to a directory to keep them, or to nothing to end this "
        "warning.",
        RuntimeWarning,
        stacklevel=4,
    )


@cache
def _private(directory: Path) -> Path | None:
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        complaint = distrust(directory.lstat())
    except OSError as error:
        complaint = f"cannot be used ({error.strerror})"
    if complaint is None:
        return directory
    warnings.warn(
        f"native engine: the cache directory {directory} {complaint}; compiled programs are not "
        "kept on disk. Make it yours with mode 700 or set TENFERRO_CACHE_DIR.",
        RuntimeWarning,
        stacklevel=2,
    )
    return None


def distrust(status: os.stat_result) -> str | None:
    """Why a file or directory of the cache may not be used, or None if only the user writes it.

    >>> distrust(os.stat(__file__)) is None or os.stat(__file__).st_mode & 0o022 != 0
    True
    """
    if stat.S_ISLNK(status.st_mode):
        return "is a symbolic link"
    if not hasattr(os, "geteuid"):
        return None  # Windows: the profile directory carries its own access list
    if status.st_uid != os.geteuid():
        return f"belongs to another user (uid {status.st_uid})"
    if status.st_mode & _WRITABLE_BY_OTHERS:
        return f"can be written by others (mode {stat.S_IMODE(status.st_mode):o})"
    return None
