"""How many ask for something that costs time, in all threads."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from threading import get_ident
from typing import Any

from computegraph.guard import Guard
from computegraph.weak import WeakObjects

Change = Callable[[bool], Any]


class RequestCount:
    """A number of threads that request something, and a callback for when there are any.

    >>> requests = RequestCount()
    >>> @requests.on_change
    ... def change(any_asks):
    ...     print("requested" if any_asks else "not requested")
    >>> requests.add(1)
    requested
    >>> requests.add(-1)
    not requested
    """

    def __init__(self) -> None:
        self.count = 0
        self._changes: list[Change] = []
        self._by_thread: Counter[int] = Counter()
        self._guard = Guard()
        _every.add(self)

    def on_change(self, change: Change) -> Change:
        """Have `change(True)` called when the first begins, `change(False)` when the last ends."""
        self._changes.append(change)
        return change

    def add(self, number: int) -> None:
        """Count one more, or one less."""
        with self._guard.lock:
            thread = get_ident()
            self._by_thread[thread] += number
            if not self._by_thread[thread]:
                del self._by_thread[thread]
            self._recount()

    def keep_this_thread(self) -> None:
        """Forget the other threads, which a forked process does not have."""
        own = self._by_thread[get_ident()]
        self._by_thread = Counter({get_ident(): max(own, 0)})
        self._recount()

    def _recount(self) -> None:
        before, self.count = self.count, self._by_thread.total()
        if bool(before) != bool(self.count):
            for change in self._changes:
                change(bool(self.count))


_every: WeakObjects[RequestCount] = WeakObjects()


def _keep_this_thread() -> None:
    for requests in _every:
        requests.keep_this_thread()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_keep_this_thread)
