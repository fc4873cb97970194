"""Run a program in a process of its own, so that crashes and hangs are outcomes too."""

from __future__ import annotations

import os
import pickle
import select
import signal
import time
from collections.abc import Callable

from whole_programs.ways import Outcome

SECONDS = 60
"""Of wall time; programs take about one."""


def isolated(run: Callable[[], Outcome], where: str = "") -> Outcome:
    """What `run` returns in a fork of this process."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _report(run, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        sent = _read(pipe.fileno(), child)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        name = signal.Signals(os.WTERMSIG(status)).name
        return Outcome("wrong", f"{where}, {'hang' if name == 'SIGKILL' else name}")
    if not sent:
        return Outcome("undecided", where, "the process ended without an outcome")
    return pickle.loads(sent)  # type: ignore[no-any-return]


def _report(run: Callable[[], Outcome], writer: int) -> None:
    try:
        os.write(writer, pickle.dumps(run()))
    finally:
        os._exit(0)


def _read(pipe: int, child: int) -> bytes:
    """All that a child sends; it is killed where it takes too long."""
    found, end = b"", time.monotonic() + SECONDS
    while True:
        if not select.select([pipe], [], [], max(0.0, end - time.monotonic()))[0]:
            os.kill(child, signal.SIGKILL)
            return found
        part = os.read(pipe, 2**16)
        if not part:
            return found
        found += part
