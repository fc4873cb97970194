"""Run the programs of a range of seeds, and print those that fail, made smaller."""

from __future__ import annotations

import argparse
import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path

from whole_programs.isolated import each_isolated, isolated
from whole_programs.shrink import shrunken
from whole_programs.ways import WAYS, Outcome, outcome
from whole_programs.writer import WholeProgram, program_of


@dataclass
class Report:
    """The outcomes of programs, counted, and the first failing program of each kind."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: dict[tuple[str, str], tuple[WholeProgram, Outcome]] = field(default_factory=dict)

    def add(self, program: WholeProgram, found: Outcome) -> bool:
        """Whether a failure is the first one of its kind."""
        self.counts[found.signature] += 1
        if found.kind != "wrong" or found.signature in self.failures:
            return False
        self.failures[found.signature] = program, found
        return True

    def __str__(self) -> str:
        lines = [f"{count:6} {' '.join(what)}" for what, count in self.counts.most_common()]
        return "\n".join([f"{self.counts.total()} programs", *lines])


BATCH = 200
"""Programs that follow each other in one process: a new one takes a second for its first."""


def outcomes_of(programs: Sequence[WholeProgram]) -> Iterator[tuple[WholeProgram, Outcome]]:
    """Outcomes in processes that programs share, or alone where one is wrong.

    What is wrong only after other programs is marked so.
    """
    with own_cache():
        runs = [partial(outcome, program) for program in programs]
        found = list(each_isolated(runs))
        for i, again in zip(range(0, len(found), STORED), stored(programs[::STORED]), strict=True):
            found[i] = again if found[i].kind == "right" else found[i]
    for program, result in zip(programs, found, strict=True):
        alone = outcome_of(program) if result.kind == "wrong" else result
        if alone.kind != result.kind:
            alone = replace(result, where=f"{result.where}, after seeds from {programs[0].seed}")
        yield program, alone


STORED = 4
"""Of so many programs one is run by another process too, from code on the disk."""


@contextmanager
def own_cache() -> Iterator[None]:
    """Store compiled programs in a directory of their own, that is removed."""
    before = os.environ.get("TENFERRO_CACHE_DIR")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TENFERRO_CACHE_DIR"] = folder
        try:
            yield
        finally:
            os.environ.pop("TENFERRO_CACHE_DIR")
            if before is not None:
                os.environ["TENFERRO_CACHE_DIR"] = before


def stored(programs: Sequence[WholeProgram]) -> list[Outcome]:
    """Outcomes in a new process that loads the code that is stored."""
    command = [sys.executable, "-m", "whole_programs.stored"]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        command, env=variables, input=pickle.dumps(programs), stdout=subprocess.PIPE, check=False
    )
    if done.returncode:
        return [Outcome("wrong", f"code from disk, the process ends with {done.returncode}")] * len(
            programs
        )
    return pickle.loads(done.stdout)  # type: ignore[no-any-return]


def outcome_of(program: WholeProgram) -> Outcome:
    """The outcome in a process of its own; after a crash, way by way, which one crashes."""
    found = isolated(lambda: outcome(program))
    if found.where.startswith(", "):
        for way in WAYS:
            alone = isolated(lambda way=way: outcome(program, way), way)  # type: ignore[misc]
            if alone.kind == "wrong":
                return alone
    return found


def smaller(program: WholeProgram, found: Outcome, seconds: float) -> WholeProgram:
    """The program with as little as fails in the same way."""
    way = found.where.split(",")[0]

    def fails(candidate: WholeProgram) -> bool:
        again = isolated(lambda: outcome(candidate, way), way)
        return again.signature == found.signature

    return shrunken(program, fails, seconds)


def run(seeds: Iterable[int], done: Path | None, shrink: float) -> Report:
    """The report of the seeds that the file `done` does not list."""
    finished = set(map(int, done.read_text().split())) if done and done.exists() else set()
    report = Report()
    for batch in batched((seed for seed in seeds if seed not in finished), BATCH):
        for program, found in outcomes_of(list(map(program_of, batch))):
            if report.add(program, found):
                print(f"seed {program.seed}: {found.where}: {found.detail}", flush=True)  # noqa: T201
                print(smaller(program, found, shrink), flush=True)  # noqa: T201
            if done is not None:
                with done.open("a") as file:
                    file.write(f"{program.seed}\n")
    return report


def batched(seeds: Iterable[int], size: int) -> Iterator[list[int]]:
    left = iter(seeds)
    while batch := list(islice(left, size)):
        yield batch


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m whole_programs", description=__doc__)
    parser.add_argument("--seeds", default="0:100", help="a range, such as 0:100")
    parser.add_argument("--resume", type=Path, help="a file of the seeds that are done")
    parser.add_argument("--shrink", type=float, default=60.0, help="seconds for a failing program")
    given = parser.parse_args()
    first, last = map(int, given.seeds.split(":"))
    start = time.perf_counter()
    report = run(range(first, last), given.resume, given.shrink)
    print(f"{report}\n{time.perf_counter() - start:.0f} s")  # noqa: T201
    sys.exit(bool(report.failures))
