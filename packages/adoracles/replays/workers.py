"""Worker processes that replay tasks; one that does not return from a case is replaced."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any

from adoracles.errors import ReplayError
from adoracles.replays.outcome import Outcome
from adoracles.replays.replayer import Replayer, Task

PATIENCE = 2.0
"""By how many time limits a case may be late before its process is ended. Within a process a limit
ends only what runs in Python; a library that computes or compiles returns late."""

Start = Callable[[], Replayer]
"""Makes the replayer of a worker process; it can be pickled."""


@dataclass
class Worker:
    """A process, what it works on, and what it has found."""

    process: Any
    connection: Connection
    task: int = -1
    found: list[Outcome] = field(default_factory=list)
    open: Outcome | None = None
    since: float = 0.0


@dataclass
class Workers:
    """A number of processes and the tasks that they share, the first ones first."""

    start: Start
    tasks: Sequence[Task]
    limit: float | None
    running: list[Worker] = field(default_factory=list)

    def run(self, order: Sequence[int], count: int) -> Iterator[tuple[int, list[Outcome]]]:
        """Yield tasks, by number, with their outcomes, as they are done.

        Raises what a worker raises, ReplayError if one dies.
        """
        left = iter(order)
        try:
            for index in islice(left, count):
                self._begin(self._started(), index)
            while self.running:
                for worker in self._spoken():
                    if (done := self._heard(worker)) is not None:
                        yield worker.task, done
                        self._begin(worker, next(left, None))
                self._end_late()
        finally:
            for worker in self.running:
                worker.process.kill()

    def _started(self) -> Worker:
        # Spawned, not forked: libraries under test hold threads.
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there, self.start), daemon=True)
        process.start()
        there.close()
        worker = Worker(process, here)
        self.running.append(worker)
        return worker

    def _begin(self, worker: Worker, index: int | None) -> None:
        worker.found = []
        if index is None:
            worker.connection.send(None)
            self.running.remove(worker)
        else:
            worker.task = index
            worker.connection.send((self.tasks[index], 0))

    def _spoken(self) -> list[Worker]:
        heard = wait([worker.connection for worker in self.running], timeout=1.0)
        return [worker for worker in self.running if worker.connection in heard]

    def _heard(self, worker: Worker) -> list[Outcome] | None:
        """Take one message; return the outcomes of the task if it is done."""
        try:
            message = worker.connection.recv()
        except EOFError:
            names = sorted({self._name(other) for other in self.running})
            raise ReplayError(f"a worker process died on one of: {', '.join(names)}") from None
        if isinstance(message, Exception):
            raise message
        if message is None:
            return worker.found
        if worker.open is None:
            worker.open, worker.since = message, time.monotonic()
        else:
            worker.found.append(message)
            worker.open = None
        return None

    def _name(self, worker: Worker) -> str:
        file, _ = self.tasks[worker.task]
        return f"{file.op}/{file.family}"

    def _end_late(self) -> None:
        """Replace the processes whose case is late; it counts as unsupported."""
        if self.limit is None:
            return
        last = time.monotonic() - PATIENCE * self.limit
        for worker in [w for w in self.running if w.open is not None and w.since < last]:
            worker.process.kill()
            self.running.remove(worker)
            assert worker.open is not None
            why = f"no answer within {self.limit:g} s; its process was ended"
            missing = dict.fromkeys(worker.open.missing, why)
            other = self._started()
            other.task, other.found = (
                worker.task,
                [*worker.found, replace(worker.open, missing=missing)],
            )
            other.connection.send((self.tasks[other.task], len(other.found)))


def _serve(connection: Connection, start: Start) -> None:
    """Replay tasks from a given case on: before each case say which, then its outcome."""
    replayer = start()
    while (job := connection.recv()) is not None:
        task, first = job
        try:
            for case in islice(replayer.cases(task), first, None):
                connection.send(replayer.unanswered(case))
                connection.send(replayer.case(case))
            connection.send(None)
        except Exception as error:  # noqa: BLE001 - it is raised again by the other process
            connection.send(error)
