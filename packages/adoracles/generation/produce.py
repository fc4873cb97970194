"""A database generated from the table of families, one file each, by several processes.

A file is written whole or not at all, and depends on its family, the seed and the version of the
generator alone: what is there already is not generated again.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TypeAlias

from adoracles.cases.case import Case
from adoracles.families import table
from adoracles.family import Family
from adoracles.files.blocks import SUFFIX, pack, read_blocks
from adoracles.files.own_format import encode_case
from adoracles.generation.family_cases import VERSION, Dropped, generate

Progress: TypeAlias = Callable[[int, int], None]


@dataclass(frozen=True)
class Produced:
    """A family's file: how many cases and probes it has, and why others were left out."""

    label: str
    cases: int
    probes: int
    dropped: Counter[str] = field(default_factory=Counter)


def produce(
    root: Path,
    patterns: Sequence[str] = (),
    seed: int = 0,
    workers: int | None = None,
    progress: Progress = lambda done, total: None,
) -> list[Produced]:
    """Generate the families whose label matches a pattern, by default all, below ``root/cases``.

    Returns what was generated, in the order of the table; families whose file is there already,
    of this seed and version, are left alone.
    """
    wanted = [label for label in table() if not patterns or _matches(label, patterns)]
    todo = [label for label in wanted if not is_there(root, table()[label], seed)]
    found = {}
    progress(len(wanted) - len(todo), len(wanted))
    for made in _made(root, todo, seed, workers or os.cpu_count() or 1):
        found[made.label] = made
        progress(len(wanted) - len(todo) + len(found), len(wanted))
    return [found[label] for label in todo]


def _matches(label: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(name, p) for p in patterns for name in (label, label.split("/")[0]))


def path_of(root: Path, family: Family) -> Path:
    """Return the file of a family."""
    return root / "cases" / family.op / f"{family.name}{SUFFIX}"


def is_there(root: Path, family: Family, seed: int) -> bool:
    """Return whether a family's file is there, of this seed and this version of the generator."""
    path = path_of(root, family)
    if not path.is_file():
        return False
    for _, record in read_blocks(path):
        provenance = record.child("provenance").mapping()
        return provenance.get("seed") == seed and provenance.get("version") == VERSION
    return False


def _made(root: Path, labels: list[str], seed: int, workers: int) -> Iterator[Produced]:
    if workers == 1 or len(labels) < 2:
        yield from (write_family(root, label, seed) for label in labels)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool:
        futures = [pool.submit(write_family, root, label, seed) for label in labels]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def write_family(root: Path, label: str, seed: int) -> Produced:
    """Generate one family and write its file."""
    family = table()[label]
    cases: list[Case] = []
    dropped: Counter[str] = Counter()
    for made in generate(family, seed):
        if isinstance(made, Dropped):
            dropped[made.reason] += 1
        else:
            cases.append(made)
    if cases:
        _write(path_of(root, family), pack(map(encode_case, cases)))
    return Produced(label, len(cases), sum(len(case.probes) for case in cases), dropped)


def _write(path: Path, data: bytes) -> None:
    """Write a file in one step: a reader sees all of it or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)
