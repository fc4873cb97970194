"""Run a library over the database, in worker processes."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from adoracles.files.database import CaseFile, Database, Selection
from adoracles.operations.adapter import Library
from adoracles.replays.kept import KeptOutcomes
from adoracles.replays.outcome import Outcome
from adoracles.replays.replayer import Replayer, Task
from adoracles.replays.workers import Workers

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
    resume: Path | None = None,
    progress: Progress | None = None,
) -> list[Outcome]:
    """Replay the selected cases; return their outcomes by operation, family and case id.

    `library` is a factory ``module:function``, which every worker process calls for itself, or
    a library, which is replayed in this process. `workers` defaults to the machine's processors.
    `limit` is the time in seconds that a case may take before it counts as unsupported; a worker
    process that does not return by then is ended, and another one continues.
    `resume` is a file in which outcomes are kept; those that it has are not computed again, unless
    the cases have changed. Remove it when the library changes.
    `progress` is called with the bytes replayed and the bytes in all.

    Raises OracleFormatError if a file is broken, ReplayError if a worker process dies.
    """
    selection = selection or Selection()
    source = {"library": library if isinstance(library, str) else library.name}
    options = {"dtypes": selection.dtypes, "second_orders": second_orders, "limit": limit}
    kept = KeptOutcomes.open(resume, source | {k: v for k, v in options.items() if v})
    planned = plan(database.select(selection))
    tasks = [task for task in planned if kept.get(task) is None]
    before = [outcome for task in planned for outcome in kept.get(task) or ()]
    workers = (os.cpu_count() or 1) if workers is None else workers
    if isinstance(library, str) and workers > 1 and len(tasks) > 1:
        schema = database.schema is not None
        start = Start(library, database.root, selection, second_orders, schema, limit)
        done = Workers(start, tasks, limit).run(_largest_first(tasks), workers)
    else:
        here = load_library(library) if isinstance(library, str) else library
        replayer = Replayer(here, database, selection, second_orders, limit)
        done = ((index, replayer.run(task)) for index, task in enumerate(tasks))
    return _collect(
        _noted(done, tasks, kept), tasks, before, progress or (lambda done, total: None)
    )


def load_library(path: str) -> Library:
    """Return the library that the factory ``module:function`` makes; see `load_object`."""
    library: Library = load_object(path)
    return library


def load_object(path: str) -> Any:
    """Return what the factory ``module:function`` makes.

    Raises ValueError if the path has another form, ImportError or AttributeError if there is no
    such module or function.
    """
    module, colon, function = path.partition(":")
    if not (module and colon and function):
        raise ValueError(f"{path!r}: expected a factory as 'module:function'")
    return getattr(importlib.import_module(module), function)()


def plan(files: Sequence[CaseFile]) -> list[Task]:
    """Divide files into shares of about equal size."""
    return [
        (file, (share, count))
        for file in files
        for count in (-(-file.size // SHARE_BYTES) or 1,)
        for share in range(count)
    ]


def _noted(
    done: Iterator[tuple[int, list[Outcome]]], tasks: list[Task], kept: KeptOutcomes
) -> Iterator[tuple[int, list[Outcome]]]:
    """The same, kept as they are found."""
    for index, outcomes in done:
        kept.add(tasks[index], outcomes)
        yield index, outcomes


def _collect(
    done: Iterator[tuple[int, list[Outcome]]],
    tasks: list[Task],
    before: list[Outcome],
    progress: Progress,
) -> list[Outcome]:
    sizes = [file.size // count for file, (_, count) in tasks]
    collected = [*before]
    finished = 0
    progress(0, sum(sizes))
    for index, outcomes in done:
        collected += outcomes
        finished += sizes[index]
        progress(finished, sum(sizes))
    return sorted(collected, key=lambda outcome: (outcome.op, outcome.family, outcome.case_id))


@dataclass(frozen=True)
class Start:
    """What a worker process makes its replayer of; it shares nothing with its parent."""

    library: str
    root: Path
    selection: Selection
    second_orders: bool
    schema: bool
    limit: float | None

    def __call__(self) -> Replayer:
        database = Database.open(self.root, schema=self.schema)
        library = load_library(self.library)
        return Replayer(library, database, self.selection, self.second_orders, self.limit)


def _largest_first(tasks: Sequence[Task]) -> list[int]:
    return sorted(range(len(tasks)), key=lambda index: -tasks[index][0].size)
