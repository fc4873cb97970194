"""How a long job and the calls of programs share Python's lock.

A job that plans a whole program takes Python seconds. Meanwhile a call would wait for Python's lock
after each array operation that releases it: a Kalman filter of 400 steps took 220 ms, not 24. So a
call runs `ahead`: the job stops where it next calls `give_way`, and continues for as long as the
call took once that is over. No job begins while a program computes its first result. A fork waits
until the job is at such a place, where it holds nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread
from typing import Any, TypeVar

T = TypeVar("T")

_LOOK_SECONDS = 0.001
"""How long a call that waits sleeps between two looks."""
_TURN_SECONDS = 0.01
"""How long a job that waits for its turn sleeps between two looks, each of which takes Python's
lock from a call."""
_LEAST_SECONDS = 0.002
"""How long a turn of the job lasts at least: shorter calls have one together, as going to sleep
takes longer than many of them."""
_PAUSE_SECONDS = 1.0
"""How long the job waits at most for calls that go ahead, one of which may wait for it."""


class _DroppedError(BaseException):
    """Ends a job when the interpreter ends."""


class LockSharing:
    """One long job at a time, and the calls that interrupt it."""

    def __init__(self) -> None:
        self.lock = Lock()
        """Held by the job while it runs Python code, and by forks."""
        self.closed = False
        """Whether a job ends at its next `give_way`."""
        self._thread: Thread | None = None
        self._inside = False
        self._ahead: set[object] = set()
        self._first: set[object] = set()
        self._needs_lock = True
        """Whether the job, if there is one, runs Python code or waits for its turn to do so."""
        self._turn = _taken()
        """Released where a job has its turn."""
        self._owed = 0.0
        """Seconds that calls have taken since the job's last turn."""

    @property
    def has_first(self) -> bool:
        """Whether a program computes its first result."""
        return bool(self._first)

    def run(self, job: Callable[[], None]) -> None:
        """Run a long job in this thread, until its end or until its next `give_way` when
        `closed`."""
        self._thread = threading.current_thread()
        try:
            with self.lock, suppress(_DroppedError):
                self._inside = True
                job()
        finally:
            self._thread, self._inside = None, False

    def is_job(self) -> bool:
        """Whether this is the job's thread."""
        thread = self._thread
        return thread is not None and thread is threading.current_thread()

    def ahead(self, work: Callable[..., T], *args: Any, first: bool = False) -> T:
        """The result of `work`, while no job runs; then a job that has waited runs for as long.

        If it is the first result of a program, no job begins meanwhile.
        """
        if self.is_job():
            return work(*args)
        call, waits = object(), self._thread is not None
        begun = time.monotonic()
        try:
            self._ahead.add(call)
            if first:
                self._first.add(call)
            return work(*args)
        finally:
            self._ahead.discard(call)
            self._first.discard(call)
            if waits and self._needs_lock:
                self._share(time.monotonic() - begun)

    def _share(self, seconds: float) -> None:
        """Leave Python's lock to the job, if there is one, once it is worth it."""
        owed = self._owed + seconds
        self._owed = owed if owed < _LEAST_SECONDS else 0.0
        if self._owed:
            return
        end = time.monotonic() + owed
        with suppress(RuntimeError):  # the job has not seen the last release
            self._turn.release()
        while self._thread and self._needs_lock and (left := end - time.monotonic()) > 0:
            time.sleep(min(left, _LOOK_SECONDS))

    def give_way(self) -> None:
        """Called by jobs between pieces of work; nothing elsewhere."""
        if not self.is_job():
            return
        with self.outside():
            end = time.monotonic() + _PAUSE_SECONDS
            while self._ahead and time.monotonic() < end:
                self._turn.acquire(timeout=_TURN_SECONDS)
        if self.closed:
            raise _DroppedError

    @contextmanager
    def outside(self) -> Iterator[None]:
        """Where a job waits for others, or does what a fork waits for in another way."""
        if not self._inside:
            yield
            return
        self._inside = False
        self.lock.release()
        try:
            yield
        finally:
            self.lock.acquire()
            self._inside = True

    @contextmanager
    def without_lock(self) -> Iterator[None]:
        """Where a job runs no Python code for long: calls do not wait for it."""
        self._needs_lock = not self.is_job()
        try:
            yield
        finally:
            self._needs_lock = True

    def hold(self) -> None:
        """Wait until no job runs Python code, and let none do so."""
        self._ahead.add(self)
        self.lock.acquire()

    def go_on(self) -> None:
        """The end of `hold`."""
        self._ahead.discard(self)
        self.lock.release()

    def forget(self) -> None:
        """Begin anew in a child that was made in `hold`: it has none of the threads."""
        self._thread, self._inside, self._ahead, self._first = None, False, set(), set()
        self._turn, self._needs_lock = _taken(), True
        self.lock.release()


def _taken() -> Lock:
    lock = Lock()
    lock.acquire()
    return lock
