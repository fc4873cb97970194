"""A thread for work that can wait: it runs jobs while nothing else is compiled.

The thread lives only while there are jobs. Whoever compiles holds `exclusive`, because LLVM does
one thing at a time anyway and a fork must not happen meanwhile: the child would find LLVM's lock
taken for good.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition, RLock, Thread

Job = Callable[[], None]

_QUIET_SECONDS, _MOST_SECONDS = 0.1, 5.0
"""How long nothing must have been compiled before a job begins, as more may follow; and how long a
job waits for that."""


class Background:
    """Jobs that run one after another in a thread of their own.

    An exception of a job goes to `threading.excepthook`; the other jobs run nevertheless.
    """

    def __init__(self) -> None:
        self.exclusive = RLock()
        self._state = Condition()
        self._jobs: deque[tuple[float, Job]] = deque()
        self._thread: Thread | None = None
        self._busy = self._closed = False
        self._compiling = self._waiting = 0
        self._quiet_from = 0.0

    def submit(self, job: Job) -> None:
        """Run a job later; not at all if the interpreter ends before its turn."""
        with self._state:
            if not self._closed:
                self._jobs.append((time.monotonic() + _MOST_SECONDS, job))
                self._start()

    @contextmanager
    def foreground(self) -> Iterator[None]:
        """Compile at once, before any job that has not begun."""
        with self._state:
            self._compiling += 1
        try:
            with self.exclusive:
                yield
        finally:
            with self._state:
                self._compiling -= 1
                self._quiet_from = time.monotonic() + _QUIET_SECONDS
                self._state.notify_all()

    def finish(self) -> None:
        """Wait until all jobs have run."""
        with self._state:
            self._waiting += 1
            self._state.notify_all()
            try:
                self._state.wait_for(lambda: not (self._jobs or self._busy))
            finally:
                self._waiting -= 1

    def close(self) -> None:
        """Drop the jobs that have not begun, and wait for the one that runs."""
        with self._state:
            self._closed = True
            self._jobs.clear()
            self._state.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join()

    def before_fork(self) -> None:
        """Wait until nothing is compiled, and let nothing begin."""
        with self._state:
            self._compiling += 1
        self.exclusive.acquire()
        self._state.acquire()

    def after_fork(self) -> None:
        """Go on in the parent."""
        self._compiling -= 1
        self._state.notify_all()
        self._state.release()
        self.exclusive.release()

    def after_fork_in_child(self) -> None:
        """Go on in the child, which has the jobs but none of the threads."""
        self._state, self._thread = Condition(), None
        self._compiling = self._waiting = 0
        self.exclusive.release()
        with self._state:
            self._start()

    def _start(self) -> None:
        if self._thread is None and self._jobs:
            # A daemon, as `close` must be able to drop jobs: Python joins other threads before.
            self._thread = Thread(target=self._work, name="tenferro-compiler", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        try:
            while self._run_next():
                pass
        finally:
            with self._state:
                if self._thread is threading.current_thread():  # a job has failed
                    self._thread = None
                    self._start()

    def _run_next(self) -> bool:
        """Run a job when it is quiet; False, and no thread any more, if there is none."""
        with self._state:
            while self._jobs and (delay := self._delay()) != 0:
                self._state.wait(delay)
        with self.exclusive:
            with self._state:
                if not self._jobs:
                    self._thread = None
                    return False
                if self._delay() != 0:
                    return True
                _, job = self._jobs.popleft()
                self._busy = True
            try:
                job()
            finally:
                del job  # what it holds may belong to LLVM
                with self._state:
                    self._busy = False
                    self._state.notify_all()
        return True

    def _delay(self) -> float | None:
        """Seconds until the next job may begin; None if it is not known yet."""
        if self._compiling:
            return None
        if self._waiting:
            return 0
        latest, _ = self._jobs[0]
        return max(0.0, min(self._quiet_from, latest) - time.monotonic())


background = Background()
"""The jobs of the process."""

atexit.register(background.close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=background.before_fork,
        after_in_parent=background.after_fork,
        after_in_child=background.after_fork_in_child,
    )
