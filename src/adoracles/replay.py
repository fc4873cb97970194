"""Run a library over the database, in worker processes."""

from __future__ import annotations

import importlib
import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TypeAlias

from adoracles.adapter import Library
from adoracles.errors import ReplayError
from adoracles.load import CaseFile, Database, Selection
from adoracles.outcome import Outcome
from adoracles.replayer import Replayer, Task

# A share of a file is one task; small enough that workers finish together.
SHARE_BYTES = 128 * 2**10

Progress: TypeAlias = Callable[[int, int], None]


def replay(
    library: str | Library,
    database: Database,
    selection: Selection | None = None,
    *,
    workers: int | None = None,
    second_orders: bool = False,
    limit: float | None = None,
    progress: Progress | None = None,
) -> list[Outcome]:
    """Replay the selected cases; return their outcomes by operation, family and case id.

    `library` is a factory ``module:function``, which every worker process calls for itself, or
    a library, which is replayed in this process. `workers` defaults to the machine's processors.
    `limit` is the time in seconds that a case may take before it counts as unsupported.
    `progress` is called with the bytes replayed and the bytes in all.

    Raises OracleFormatError if a file is broken, ReplayError if a worker process dies.
    """
    selection = selection or Selection()
    first = load_library(library) if isinstance(library, str) else library
    here = Replayer(first, database, selection, second_orders, limit)
    tasks = plan(database.select(selection))
    workers = (os.cpu_count() or 1) if workers is None else workers
    if isinstance(library, str) and workers > 1 and len(tasks) > 1:
        done = _in_workers(library, here, tasks, workers)
    else:
        done = ((index, here.run(task)) for index, task in enumerate(tasks))
    return _collect(done, tasks, progress or (lambda done, total: None))


def load_library(path: str) -> Library:
    """Return the library that the factory ``module:function`` makes.

    Raises ValueError if the path has another form, ImportError or AttributeError if there is no
    such module or function.
    """
    module, colon, function = path.partition(":")
    if not (module and colon and function):
        raise ValueError(f"{path!r}: expected a factory as 'module:function'")
    library: Library = getattr(importlib.import_module(module), function)()
    return library


def plan(files: Sequence[CaseFile]) -> list[Task]:
    """Divide files into shares of about equal size."""
    return [
        (file, (share, count))
        for file in files
        for count in (-(-file.size // SHARE_BYTES) or 1,)
        for share in range(count)
    ]


def _collect(
    done: Iterator[tuple[int, list[Outcome]]], tasks: list[Task], progress: Progress
) -> list[Outcome]:
    sizes = [file.size // count for file, (_, count) in tasks]
    collected: list[Outcome] = []
    finished = 0
    progress(0, sum(sizes))
    for index, outcomes in done:
        collected += outcomes
        finished += sizes[index]
        progress(finished, sum(sizes))
    return sorted(collected, key=lambda outcome: (outcome.op, outcome.family, outcome.case_id))


# The replayer of this worker process; spawned workers share nothing with their parent.
_worker: Replayer | None = None


def _start(
    library: str,
    root: Path,
    selection: Selection,
    second_orders: bool,
    schema: bool,
    limit: float | None,
) -> None:
    global _worker
    database = Database.open(root, schema=schema)
    _worker = Replayer(load_library(library), database, selection, second_orders, limit)


def _run(task: Task) -> list[Outcome]:
    if _worker is None:
        raise ReplayError("the worker process was not started by a replay")
    return _worker.run(task)


def _in_workers(
    library: str, here: Replayer, tasks: list[Task], workers: int
) -> Iterator[tuple[int, list[Outcome]]]:
    with_schema = here.database.schema is not None
    own = (here.selection, here.second_orders, with_schema, here.limit)
    settings = (library, here.database.root, *own)
    # Spawned, not forked: libraries under test hold threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _start, settings) as pool:
        indices = {pool.submit(_run, task): index for index, task in _largest_first(tasks)}
        try:
            for future in as_completed(indices):
                yield indices[future], future.result()
        except BrokenProcessPool as error:
            raise ReplayError(
                f"a worker process died on one of: {_open(indices, tasks)}"
            ) from error
        finally:
            pool.shutdown(cancel_futures=True)


def _largest_first(tasks: list[Task]) -> list[tuple[int, Task]]:
    return sorted(enumerate(tasks), key=lambda numbered: -numbered[1][0].size)


def _open(indices: Mapping[Future[list[Outcome]], int], tasks: list[Task]) -> str:
    broken = [i for f, i in indices.items() if not f.done() or f.exception() is not None]
    names = sorted({f"{tasks[i][0].op}/{tasks[i][0].family}" for i in broken})
    return ", ".join(names[:8]) + (", …" if len(names) > 8 else "")
