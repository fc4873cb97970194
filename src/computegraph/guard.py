"""Locks that a forked process finds free."""

from __future__ import annotations

import os
from threading import RLock

from computegraph.weak import WeakObjects


class Guard:
    """A lock for short sections, taken by `with guard.lock:`.

    A process made by `os.fork` has one thread and the locks of all others: without a new lock it
    would wait for a thread that it does not have. The thread that holds a lock may take it again,
    because finalizers of other objects may run within a section.

    >>> guard = Guard()
    >>> with guard.lock:
    ...     with guard.lock:
    ...         pass
    """

    __slots__ = ("__weakref__", "lock")

    def __init__(self) -> None:
        self.lock = RLock()
        _guards.add(self)


_guards: WeakObjects[Guard] = WeakObjects()


def _renew() -> None:
    for guard in _guards:
        guard.lock = RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_renew)
