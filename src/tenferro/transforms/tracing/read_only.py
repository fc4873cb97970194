"""NumPy arrays that are read-only for as long as a function is traced, in every thread."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import numpy as np

from computegraph.guard import Guard

_guard = Guard()
_held: dict[int, tuple[np.ndarray[Any, Any], int]] = {}
"""Arrays that were writeable, by id, and how many functions that are being traced read them."""
_waiting: list[np.ndarray[Any, Any]] = []
"""Views that no function reads any more, of arrays that are still held."""


def hold(arrays: Iterable[np.ndarray[Any, Any]]) -> list[np.ndarray[Any, Any]]:
    """Make arrays read-only, and return those that `release` must be called with.

    Arrays that could not be made writeable again, as their memory belongs to another library, stay
    as they are.
    """
    with _guard.lock:
        kept = [x for x in arrays if id(x) in _held or (x.flags.writeable and _is_ours(x))]
        for x in kept:
            _held[id(x)] = x, _held.get(id(x), (x, 0))[1] + 1
            x.flags.writeable = False
    return kept


def release(arrays: Iterable[np.ndarray[Any, Any]]) -> None:
    """Make arrays writeable that no other function holds."""
    with _guard.lock:
        for x in arrays:
            _, count = _held.pop(id(x), (x, 0))  # a forked process has let go of all
            if count > 1:
                _held[id(x)] = x, count - 1
            elif count:
                _waiting.append(x)
        _make_writeable()


def is_held(x: Any) -> bool:
    """Whether an array, or the one whose memory it shows, is read-only for now."""
    while isinstance(x, np.ndarray):
        if id(x) in _held:
            return True
        x = x.base
    return False


def _is_ours(x: np.ndarray[Any, Any]) -> bool:
    """Whether a writeable array could be made writeable again."""
    return x.flags.owndata or is_held(x.base) or _made_writeable(x)


def _made_writeable(x: np.ndarray[Any, Any]) -> bool:
    try:
        x.flags.writeable = True
    except ValueError:
        return False
    return True


def _make_writeable() -> None:
    """Views after the arrays whose memory they show; those of arrays that are held stay."""
    _waiting.sort(key=lambda x: x.base is not None)
    _waiting[:] = [x for x in _waiting if not _made_writeable(x) and is_held(x.base)]


def _after_fork() -> None:
    """The threads that traced functions are not in this process."""
    release([x for x, count in list(_held.values()) for _ in range(count)])


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
