"""Run programs in processes of their own, so that crashes and hangs are outcomes too."""

from __future__ import annotations

import os
import pickle
import select
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import BinaryIO

from whole_programs.ways import Outcome

SECONDS = 60
"""Of processor time; programs take one or two."""
WAITING = 600
"""Seconds of wall time, as one that waits for itself takes no processor time. Where others had the
processors, programs took more than 60."""
Run = Callable[[], Outcome]


def isolated(run: Run, where: str = "") -> Outcome:
    """What `run` returns in a fork of this process."""
    return next(each_isolated([run], where))


def each_isolated(runs: Sequence[Run], where: str = "") -> Iterator[Outcome]:
    """What each returns in forks of this process: one for all, and another after each crash."""
    done = 0
    while done < len(runs):
        for found in _forked(runs[done:], where):
            done += 1
            yield found


def _forked(runs: Sequence[Run], where: str) -> Iterator[Outcome]:
    """What the first runs return in one fork; after a crash, what ended it, as the last one."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _report(runs, writer)
    os.close(writer)
    count = 0
    with os.fdopen(reader, "rb", buffering=0) as pipe:
        while count < len(runs) and (found := _read(pipe, child)) is not None:
            count += 1
            yield found
    _, status = os.waitpid(child, 0)
    if count == len(runs):
        return
    if os.WIFSIGNALED(status):
        name = signal.Signals(os.WTERMSIG(status)).name
        hangs = name in ("SIGKILL", "SIGXCPU")
        yield Outcome("wrong", f"{where}, {'hang' if hangs else name}")
    else:
        yield Outcome("undecided", where, "the process ended without an outcome")


def _report(runs: Sequence[Run], writer: int) -> None:
    try:
        for run in runs:
            _limit_time()
            sent = pickle.dumps(run())
            os.write(writer, len(sent).to_bytes(4, "little") + sent)
    finally:
        os._exit(0)


def _limit_time() -> None:
    """Have the system end this process if it computes for so long from now on."""
    import resource  # not on Windows

    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(time.process_time()) + SECONDS, most))


def _read(pipe: BinaryIO, child: int) -> Outcome | None:
    """The next outcome that a child sends; it is killed where that takes too long."""
    end = time.monotonic() + WAITING
    if (size := _bytes(pipe, 4, end)) and (
        sent := _bytes(pipe, int.from_bytes(size, "little"), end)
    ):
        return pickle.loads(sent)  # type: ignore[no-any-return]
    if time.monotonic() > end:
        os.kill(child, signal.SIGKILL)
    return None


def _bytes(pipe: BinaryIO, count: int, end: float) -> bytes:
    """So many bytes; none if the pipe ends before, or there is no more time."""
    found = b""
    while len(found) < count:
        left = max(0.0, end - time.monotonic())
        if not select.select([pipe], [], [], left)[0] or not (
            part := pipe.read(count - len(found))
        ):
            return b""
        found += part
    return found
