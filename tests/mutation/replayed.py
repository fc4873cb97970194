"""Replay the shipped database in a copy of the tree: which lines it runs, and whether it is right.

    python replayed.py record FOLDER…   prints which lines each file runs, and what is not tight
    python replayed.py judge FILE…      exits with status 1 at the first answer that is worse

Files are called OP/FAMILY. The environment variable KNOWN has the status of each case that was not
tight, as JSON. For `run.py --judge replay`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from types import FrameType
from typing import Any

from adoracles import Database
from adoracles.load import SHIPPED, CaseFile
from adoracles.replayer import Replayer
from tenferro.ops.base.registry import forget_all
from tenferro.oracles import library

Lines = dict[str, list[int]]
STATUSES = ("tight", "right", "excluded", "unsupported", "wrong")
"""From the best to the worst."""
LIMIT = 60
"""Seconds for a case."""


@contextmanager
def recording(folders: tuple[str, ...]) -> Iterator[dict[str, set[int]]]:
    """The lines of files below the folders that run in the block."""
    found: dict[str, set[int]] = {}

    def entered(frame: FrameType, event: str, argument: Any) -> Any:
        path = frame.f_code.co_filename
        if not path.startswith(folders):
            return None
        lines = found.setdefault(path, set())
        lines.add(frame.f_lineno)

        def line(frame: FrameType, event: str, argument: Any) -> Any:
            lines.add(frame.f_lineno)
            return line

        return line

    sys.settrace(entered)
    try:
        yield found
    finally:
        sys.settrace(None)


def recorded(file: CaseFile, folders: tuple[str, ...]) -> tuple[str, Lines, dict[str, str]]:
    """What a replay of a file runs, with nothing remembered from others, and what is not tight."""
    forget_all()
    with recording(folders) as found:
        cases = {case: status for case, status in statuses(file) if status != STATUSES[0]}
    return name_of(file), {path: sorted(lines) for path, lines in found.items()}, cases


def statuses(file: CaseFile) -> Iterator[tuple[str, str]]:
    """The names of the cases of a file, and how the answers are."""
    database = Database.open(SHIPPED)
    replayer = Replayer(library(), database, limit=LIMIT)
    for case in database.read(file):
        yield case.case_id, replayer.case(case).status


def name_of(file: CaseFile) -> str:
    return f"{file.op}/{file.family}"


def record(folders: tuple[str, ...]) -> None:
    """Print what each file runs, and the status of the cases that are not tight."""
    files = Database.open(SHIPPED).files
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        done = list(pool.map(recorded, files, [folders] * len(files), chunksize=8))
    lines = {name: found for name, found, _ in done}
    known = dict(pair for _, _, cases in done for pair in cases.items())
    json.dump({"lines": lines, "known": known}, sys.stdout)


def judge(names: tuple[str, ...], known: dict[str, str]) -> None:
    """Exit at the first answer that is worse than it was."""
    files = {name_of(file): file for file in Database.open(SHIPPED).files}
    for name in names:
        for case, status in statuses(files[name]):
            if STATUSES.index(status) > STATUSES.index(known.get(case, STATUSES[0])):
                raise SystemExit(f"{status}: {case}")


if __name__ == "__main__":
    if sys.argv[1] == "record":
        record(tuple(sys.argv[2:]))
    else:
        judge(tuple(sys.argv[2:]), json.loads(os.environ["KNOWN"]))
