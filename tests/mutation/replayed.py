"""Replay the shipped database in a copy of the tree: which lines it runs, and whether it is right.

    python replayed.py record FOLDER…    prints by file of cases which lines run, and what is wrong
    python replayed.py judge FILE…       exits with status 1 at the first wrong answer

Files are called OP/FAMILY. Cases named in the environment variable KNOWN, a list in JSON, may
be wrong. For `run.py --judge replay`.
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
from adoracles.report import failures
from tenferro.ops.base.registry import forget_all
from tenferro.oracles import library

Lines = dict[str, list[int]]
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


def recorded(file: CaseFile, folders: tuple[str, ...]) -> tuple[str, Lines, list[str]]:
    """What a replay of a file runs, with nothing remembered from others, and what is wrong."""
    forget_all()
    with recording(folders) as found:
        cases = list(wrong(file))
    return name_of(file), {path: sorted(lines) for path, lines in found.items()}, cases


def wrong(file: CaseFile) -> Iterator[str]:
    """The names of the cases of a file with a wrong answer."""
    database = Database.open(SHIPPED)
    replayer = Replayer(library(), database, limit=LIMIT)
    for case in database.read(file):
        if failures([replayer.case(case)]):
            yield case.case_id


def name_of(file: CaseFile) -> str:
    return f"{file.op}/{file.family}"


def record(folders: tuple[str, ...]) -> None:
    """Print what each file runs, and the names of the cases that are wrong."""
    files = Database.open(SHIPPED).files
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        done = list(pool.map(recorded, files, [folders] * len(files), chunksize=8))
    lines = {name: found for name, found, _ in done}
    json.dump({"lines": lines, "wrong": [c for _, _, cases in done for c in cases]}, sys.stdout)


def judge(names: tuple[str, ...], known: frozenset[str]) -> None:
    """Exit at the first wrong answer that is not known."""
    files = {name_of(file): file for file in Database.open(SHIPPED).files}
    for name in names:
        for case in wrong(files[name]):
            if case not in known:
                raise SystemExit(f"wrong: {case}")


if __name__ == "__main__":
    if sys.argv[1] == "record":
        record(tuple(sys.argv[2:]))
    else:
        judge(tuple(sys.argv[2:]), frozenset(json.loads(os.environ["KNOWN"])))
