"""A thread for deferred work: it runs jobs while nothing is compiled in the foreground.

The thread lives only while there are jobs. Every compilation holds `exclusive`, because LLVM does
one thing at a time anyway and a fork may not happen meanwhile: the child would find LLVM's lock
taken for good. A long job, which plans programs, holds it only where it compiles (see
`lock_sharing`).
"""

from __future__ import annotations

import atexit
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Condition, RLock, Thread
from typing import TypeVar

from tenferro.engines.native.runtime.jobs.interrupts import uninterrupted
from tenferro.engines.native.runtime.jobs.lock_sharing import LockSharing
from tenferro.imports import around_forks

Job = Callable[[], None]
"""What runs in the thread."""
T = TypeVar("T")

_QUIET_SECONDS, _MOST_SECONDS = 0.1, 5.0
"""How long nothing must have been compiled before a job begins, as more may follow; and how long a
job waits for that."""
_FIRST_SECONDS = 0.01
"""How long a long job sleeps between two looks at whether a first result is there."""
_LOOK_SECONDS = 0.001
"""How long who waits for all jobs sleeps between two looks."""


FAILED = "native engine: optimized code cannot be compiled, and the program keeps its first code"
"""How messages about a job that failed begin."""


@dataclass(frozen=True, slots=True)
class _Submitted:
    """A job, and when it begins at the latest."""

    job: Job
    latest: float
    is_long: bool


class Background:
    """Jobs that run one after another in a thread of their own.

    An exception of a job is passed to `threading.excepthook`, and the first one is raised by who
    waits for all jobs; the other jobs run nevertheless.

    The handler of a signal may raise in the main thread between any two byte codes. So there,
    locks are taken by `with` and are C's own (those of `Condition` are Python's), what ends a
    section is one operation, and a waiting thread does not rely on a notification.
    """

    def __init__(self) -> None:
        self.exclusive = RLock()
        self._lock = RLock()
        self._changed = Condition(self._lock)
        self.lock_sharing = LockSharing()
        self._jobs: deque[_Submitted] = deque()
        self._long: _Submitted | None = None
        self._thread: Thread | None = None
        self._busy = self._closed = False
        self._failure: Exception | None = None
        self._compiling: set[object] = set()
        self._waiting: set[object] = set()
        self._quiet_from = 0.0

    def submit(self, job: Job, *, is_long: bool = False) -> None:
        """Run a job later; not at all if the interpreter ends before its turn."""
        with self._lock:
            if not self._closed:
                now = time.monotonic()
                self._jobs.append(_Submitted(job, now + _MOST_SECONDS, is_long))
                if is_long:  # what it is for runs now
                    self._quiet_from = now + _QUIET_SECONDS
                self._start()

    def foreground(self, work: Callable[[], T]) -> T:
        """The result of `work`, which compiles: immediately, before any job that has not begun."""
        if self.lock_sharing.is_job():
            with self.lock_sharing.outside(), self.exclusive:
                return work()
        call = object()
        try:
            self._compiling.add(call)
            with self.exclusive:
                return work()
        finally:
            self._compiling.discard(call)
            self._quiet_from = time.monotonic() + _QUIET_SECONDS
            self._tell()

    def finish(self) -> None:
        """Wait until all jobs have run; RuntimeError if one of them failed since the last wait."""
        call = object()
        try:
            self._waiting.add(call)
            self._tell()
            while not self.is_idle():
                time.sleep(_LOOK_SECONDS)
        finally:
            self._waiting.discard(call)
        failure, self._failure = self._failure, None
        if failure is not None:
            raise RuntimeError(f"{FAILED}: {type(failure).__name__}: {failure}") from failure

    def is_idle(self) -> bool:
        """Whether all jobs have run."""
        with self._lock:
            if self._jobs:
                self._start()
            return not (self._jobs or self._busy or self._long)

    def _tell(self) -> None:
        with self._lock:
            self._changed.notify_all()

    def close(self) -> None:
        """Drop the jobs that have not begun, and wait for the one that runs, cut if it is long."""
        with self._lock:
            self._closed = self.lock_sharing.closed = True
            self._jobs.clear()
            self._changed.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join()

    def before_fork(self) -> None:
        """Wait until nothing is compiled, and let nothing begin."""
        uninterrupted(self._hold)

    def _hold(self) -> None:
        self._compiling.add(self)
        self.exclusive.acquire()
        self.lock_sharing.hold()
        self._lock.acquire()

    def after_fork(self) -> None:
        """Go on in the parent."""
        uninterrupted(self._go_on)

    def _go_on(self) -> None:
        self._compiling.discard(self)
        self._changed.notify_all()
        self._lock.release()
        self.lock_sharing.go_on()
        self.exclusive.release()

    def after_fork_in_child(self) -> None:
        """Go on in the child, with all jobs but none of the threads; a long one begins anew."""
        uninterrupted(self._go_on_in_child)

    def _go_on_in_child(self) -> None:
        self._lock, self._thread = RLock(), None
        self._changed = Condition(self._lock)
        self._compiling, self._waiting = set(), set()
        if self._long is not None:
            self._jobs.appendleft(self._long)
            self._long = None
        self.lock_sharing.forget()
        self.exclusive.release()
        self._start()

    def _start(self) -> None:
        if self._thread is None and self._jobs:
            uninterrupted(self._start_thread)

    def _start_thread(self) -> None:
        # A daemon, as `close` must be able to drop jobs: Python joins other threads before.
        self._thread = Thread(target=self._work, name="tenferro-compiler", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        try:
            while self._run_next():
                pass
        finally:
            with self._lock:
                if self._thread is threading.current_thread():  # a job has failed
                    self._thread = None
                    self._start()

    def _run_next(self) -> bool:
        """Run a job when it is quiet; False, and no thread any more, if there is none."""
        with self._lock:
            while self._jobs and (delay := self._delay()) != 0:
                self._changed.wait(delay)
            if self._jobs and self._jobs[0].is_long:
                self._long = self._jobs.popleft()
        return self._run_short() if self._long is None else self._run_long(self._long.job)

    def _run_long(self, job: Job) -> bool:
        try:
            self.lock_sharing.run(job)
        except Exception as error:
            self._note(error)
            raise
        finally:
            del job
            with self._lock:
                self._long = None
        return True

    def _run_short(self) -> bool:
        with self.exclusive:
            with self._lock:
                if not self._jobs:
                    self._thread = None
                    return False
                if self._delay() != 0 or self._jobs[0].is_long:
                    return True
                job = self._jobs.popleft().job
                self._busy = True
            try:
                job()
            except Exception as error:
                self._note(error)
                raise
            finally:
                del job  # what it holds may belong to LLVM
                with self._lock:
                    self._busy = False
        return True

    def _note(self, error: Exception) -> None:
        if self._failure is None:
            self._failure = error

    def _delay(self) -> float:
        """Seconds until the next job may begin, or until one should look again."""
        if self._compiling:
            return _QUIET_SECONDS
        if self._waiting:
            return 0
        if self._jobs[0].is_long and self.lock_sharing.has_first:
            return min(_FIRST_SECONDS, max(0.0, self._jobs[0].latest - time.monotonic()))
        return max(0.0, min(self._quiet_from, self._jobs[0].latest) - time.monotonic())


background = Background()
"""The jobs of the process."""

atexit.register(background.close)
around_forks(background.before_fork, background.after_fork, background.after_fork_in_child)
