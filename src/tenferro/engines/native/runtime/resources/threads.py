"""The threads of compiled programs: a separate pool, `source/threads.c`.

Emitted code calls `parallel_for`; how work is cut into chunks depends on its size only, so results
do not depend on the number of threads. Without POSIX threads, all work runs in the
calling thread.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from tenferro.engines.native.runtime.code.library import Library, library
from tenferro.engines.native.runtime.shared import MOST_THREADS


@dataclass(frozen=True, slots=True)
class ThreadReport:
    """How many threads a job of the calling thread may use, and how many workers were started."""

    threads: int
    workers: int


def _has_threads() -> bool:
    return os.name == "posix" and hasattr(signal, "pthread_sigmask")


@cache
def started() -> Library:
    """The library of the runtime, whose functions may use threads."""
    code = library()
    if _has_threads():
        code.set(_parameters())
        _start(code)
    return code


def _parameters() -> dict[str, int]:
    return {
        "set_mask": int(signal.SIG_SETMASK),
        "clock_number": time.CLOCK_MONOTONIC,
        "usual_policy": getattr(os, "SCHED_OTHER", 0),
        "batch_policy": getattr(os, "SCHED_BATCH", getattr(os, "SCHED_OTHER", 0)),
    }


def _start(code: Library) -> None:
    if ctypes.CFUNCTYPE(ctypes.c_int)(code["tenferro_make_key"])():
        raise RuntimeError("native engine: the system has no key for thread-local values")
    reset = ctypes.CFUNCTYPE(None)(code["tenferro_reset"])
    reset()
    _variable(code, "tenferro_default").value = _threads_at_start()
    os.register_at_fork(after_in_child=reset)
    atexit.register(ctypes.CFUNCTYPE(None)(code["tenferro_stop"]))


def _variable(code: Library, name: str) -> ctypes.c_int64:
    return ctypes.c_int64.from_address(code[name])


def _threads_at_start() -> int:
    given = os.environ.get("TENFERRO_NUM_THREADS")
    if given is None:
        return min(_openmp_threads() or _available_processors(), MOST_THREADS)
    try:
        return _checked(int(given))
    except ValueError:
        raise ValueError(
            f"TENFERRO_NUM_THREADS must be a number from 1 to {MOST_THREADS}, got {given!r}"
        ) from None


def _openmp_threads() -> int | None:
    """What `OMP_NUM_THREADS` asks for; None where it is not set, or wrong.

    A list has a number for each level of nesting (OpenMP 5.2, 21.1.2).
    """
    given = os.environ.get("OMP_NUM_THREADS", "")
    first = given.partition(",")[0].strip()
    if first.isdecimal() and int(first) > 0:
        return int(first)
    if given:
        warnings.warn(
            f"native engine: OMP_NUM_THREADS is {given!r}, expected a positive integer; it is "
            "ignored",
            RuntimeWarning,
            stacklevel=2,
        )
    return None


def _available_processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _checked(n: int) -> int:
    if not 1 <= n <= MOST_THREADS:
        raise ValueError(f"the number of threads must be from 1 to {MOST_THREADS}, got {n}")
    return n


def symbols() -> dict[str, int]:
    """`void tenferro_parallel_for(ptr task, ptr context, i64 n)` by name, for code that calls it.

    It runs `void task(ptr context, i64 i)` for each `i` below `n`, in any order and any thread of
    the pool, and returns when all have run. Within a task, or while another thread is in a
    parallel_for, it runs all of them in the calling thread. Neither GIL nor Python is needed.
    `i64 tenferro_limit()` says how many threads it may use.
    """
    return {name: started()[name] for name in ("tenferro_parallel_for", "tenferro_limit")}


def get_num_threads() -> int:
    """How many threads programs called from this thread may use, itself included.

    >>> set_num_threads(2)
    >>> get_num_threads()
    2
    """
    limit: int = ctypes.CFUNCTYPE(ctypes.c_int64)(started()["tenferro_limit"])()
    return limit


def set_num_threads(n: int) -> None:
    """Let programs use up to `n` threads, in every thread that does not set its own number.

    At the start it is `TENFERRO_NUM_THREADS`, or `OMP_NUM_THREADS`, or the number of processors
    of this process. Raises `ValueError` if `n` is not from 1 to 1024.

    >>> set_num_threads(0)
    Traceback (most recent call last):
    ValueError: the number of threads must be from 1 to 1024, got 0
    """
    _checked(n)
    if _has_threads():
        _variable(started(), "tenferro_default").value = n


@contextmanager
def num_threads(n: int) -> Iterator[None]:
    """Let programs called from this thread, in this context, use up to `n` threads.

    Raises `ValueError` if `n` is not from 1 to 1024.

    >>> with num_threads(1):
    ...     get_num_threads()
    1
    """
    _checked(n)
    swap = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(started()["tenferro_swap_limit"])
    before = swap(n)
    try:
        yield
    finally:
        swap(before)


def report() -> ThreadReport:
    """The state of the pool."""
    if not _has_threads():
        return ThreadReport(1, 0)
    return ThreadReport(get_num_threads(), _variable(started(), "tenferro_workers").value)
