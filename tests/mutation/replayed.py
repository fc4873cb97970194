"""Replay the shipped database in a copy of the tree: which lines it runs, and whether it is right.

    python replayed.py record FOLDER…   prints which lines each file runs
    python replayed.py known FILE       prints which cases are not tight, and their status
    python replayed.py judge FILE…      exits at the first answer that is worse, prints its file

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
from types import CodeType, FrameType

from adoracles import Database
from adoracles.files.database import SHIPPED, CaseFile
from adoracles.replays.replayer import Replayer
from tenferro.ops.base.registry import forget_all
from tenferro.oracles import library

Lines = dict[str, list[int]]
STATUSES = ("tight", "right", "excluded", "unsupported", "wrong")
"""From the best to the worst."""
LIMIT = 60
"""Seconds for a case."""


@contextmanager
def recording(folders: tuple[str, ...]) -> Iterator[dict[str, set[int]]]:
    """The lines of the functions of files below the folders that are called in the block."""
    codes: dict[int, CodeType] = {}
    found: dict[str, set[int]] = {}

    def called(frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        codes[id(code)] = code

    sys.settrace(called)
    try:
        yield found
    finally:
        sys.settrace(None)
        for code in codes.values():
            if code.co_filename.startswith(folders):
                lines = found.setdefault(code.co_filename, set())
                lines |= {line for _, _, line in code.co_lines() if line is not None}


def recorded(file: CaseFile, folders: tuple[str, ...]) -> tuple[str, Lines]:
    """What a replay of a file runs, with nothing remembered from others.

    Rules run when a function is traced, so one case of each function and form is enough.
    """
    forget_all()
    cases = {case.signature: case for case in Database.open(SHIPPED).read(file)}
    with recording(folders) as found:
        for case in cases.values():
            _replayer().case(case)
    return name_of(file), {path: sorted(lines) for path, lines in found.items()}


def statuses(file: CaseFile) -> Iterator[tuple[str, str]]:
    """The names of the cases of a file, and how the answers are."""
    replayer = _replayer()
    for case in replayer.database.read(file):
        done = replayer.case(case)
        yield case.case_id, f"{done.status} {len(done.missing)}" if done.missing else done.status


def rank(status: str) -> tuple[int, int]:
    """How bad a status is: what it is, then how many parts are missing."""
    word, _, missing = status.partition(" ")
    return STATUSES.index(word), int(missing or 0)


def _replayer() -> Replayer:
    return Replayer(library(), Database.open(SHIPPED), limit=LIMIT)


def name_of(file: CaseFile) -> str:
    return f"{file.op}/{file.family}"


def record(folders: tuple[str, ...]) -> None:
    """Print what each file runs."""
    files = Database.open(SHIPPED).files
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        done = pool.map(recorded, files, [folders] * len(files), chunksize=8)
        json.dump(dict(done), sys.stdout)


def known(name: str) -> None:
    """Print the status of the cases of a file that are not tight."""
    (file,) = (file for file in Database.open(SHIPPED).files if name_of(file) == name)
    json.dump({case: s for case, s in statuses(file) if s != STATUSES[0]}, sys.stdout)


def judge(names: tuple[str, ...], before: dict[str, str]) -> None:
    """Exit at the first answer that is worse than it was."""
    files = {name_of(file): file for file in Database.open(SHIPPED).files}
    for name in names:
        for case, status in statuses(files[name]):
            if rank(status) > rank(before.get(case, STATUSES[0])):
                sys.stdout.write(name)
                raise SystemExit(f"{status}: {case}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["record", *folders]:
            record(tuple(folders))
        case ["known", name]:
            known(name)
        case ["judge", *names]:
            judge(tuple(names), json.loads(os.environ["KNOWN"]))
