"""Change formulas one at a time, and see whether a test fails: `python tests/mutation/run.py`.

Draws mutants (see `mutants`) of rules, passes and the planner with a seed, puts each into a copy of
the tree, and runs the tests of its area until one fails. What lives is printed with its diff: each
survivor is either equivalent or asks for a test. Not part of the checks: a mutant takes seconds to
a minute. Own code because decorated functions, which all rules are, are left alone by `mutmut`, and
`cosmic-ray` runs the same tests for every file.

    python tests/mutation/run.py --count 150 --seed 1 --area linalg --area passes

With `--judge replay` the mutants are of derivative rules alone (see `rules`), and instead of tests
the database that is shipped is replayed: the files of cases that run the changed line, or all files
where none was seen to.

    python tests/mutation/run.py --judge replay --count 150 --workers 2
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

from mutants import Mutant, mutants_of
from rules import Rules

ROOT = Path(__file__).resolve().parents[2]
T = "tests/tenferro"
N = f"{T}/engines/native"
AREAS = {
    "chainrules": ("src/chainrules", "tests/chainrules", f"{T}/test_primitives.py"),
    "ops": (
        "src/tenferro/ops",
        f"{T}/test_primitives.py {T}/ops",
        f"{T}/test_every_family.py {T}/test_every_batch.py {T}/test_family_arguments.py "
        f"{T}/test_formulas.py {T}/transforms {T}/numpy",
    ),
    "linalg": (
        "src/tenferro/linalg",
        f"{T}/test_every_family.py",
        f"{T}/linalg {T}/test_formulas.py {T}/test_every_batch.py {T}/test_family_arguments.py",
    ),
    "special": (
        "src/tenferro/special",
        f"{T}/special/test_special_derivatives.py",
        f"{T}/special {T}/nn {T}/test_formulas.py {T}/test_surfaces.py",
    ),
    "passes": (
        "src/tenferro/passes",
        f"{T}/passes",
        f"{T}/transforms {T}/linalg/test_linalg_gauge.py {N}/test_native_programs.py "
        f"{N}/test_native_random_programs.py",
    ),
    "plan": (
        "src/tenferro/engines/native/plan",
        f"{N}/test_native_planning.py {N}/test_native_fusion.py {N}/test_native_layouts.py "
        f"{N}/test_native_reductions.py {N}/test_native_buffers.py",
        f"{N}",
    ),
}
"""By area: the folder that is changed, the tests that notice most, and those survivors meet."""
NO_TESTS = 5
"""How pytest exits where a name chooses none."""
OPTIONS = "-x -q -n0 --no-header --tb=no -p no:cacheprovider".split()


REPLAYED = ("chainrules", "ops", "linalg", "special")
"""The areas with derivative rules."""
FEW = 40
"""Files of cases that are replayed by one process, before the other ones."""


def drawn(
    areas: Sequence[str], count: int, seed: int, of: Callable[[Path], list[Mutant]]
) -> list[tuple[str, Mutant]]:
    """As many mutants of each area, in an order that the seed says."""
    rng = random.Random(seed)
    found = []
    for i, area in enumerate(areas):
        paths = sorted((ROOT / AREAS[area][0]).rglob("*.py"))
        every = [m for path in paths for m in of(path)]
        share = count // len(areas) + (i < count % len(areas))
        rng.shuffle(every)
        found += [(area, m) for m in islice((m for m in every if m.changes()), share)]
    rng.shuffle(found)
    return found


class Copy:
    """A copy of the tree in which tests run."""

    def __init__(self, folder: str, limit: float) -> None:
        self.root, self.limit = Path(folder) / "tree", limit
        ignored = shutil.ignore_patterns("__pycache__", ".*")
        shutil.copytree(ROOT, self.root, ignore=ignored)

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str] | None:
        """A module of Python run in the copy, on one thread; None if it takes too long."""
        with tempfile.TemporaryDirectory() as cache:
            environment = {
                **os.environ,
                "PYTHONPATH": str(self.root / "src"),
                "PYTHONDONTWRITEBYTECODE": "1",
                "TENFERRO_CACHE_DIR": cache,
                "OMP_NUM_THREADS": "1",
                **variables,
            }
            try:
                return subprocess.run(
                    [sys.executable, *command], cwd=self.root, env=environment,
                    capture_output=True, text=True, timeout=self.limit, check=False,
                )  # fmt: skip
            except subprocess.TimeoutExpired:
                return None

    def test(self, tests: str, *options: str) -> str:
        """How tests end: "passed", "failed" or "timeout"."""
        done = self.run("-m", "pytest", *OPTIONS, *options, *tests.split())
        if done is None:
            return "timeout"
        if done.returncode not in (0, 1, 2, NO_TESTS):
            raise RuntimeError(done.stdout + done.stderr)
        return "failed" if done.returncode in (1, 2) else "passed"

    def first_end(self, mutant: Mutant, ends: Iterator[str]) -> str:
        """How the first of some runs ends that notices the mutant in the copy, or "ALIVE"."""
        path = self.root / mutant.path.relative_to(ROOT)
        path.write_text(mutant.source())
        try:
            return next((end for end in ends if end != "passed"), "ALIVE")
        finally:
            shutil.copy2(mutant.path, path)


class Tests:
    """Mutants judged by the tests of their area."""

    mutants = staticmethod(mutants_of)

    def __init__(self, areas: Sequence[str], copy: Copy) -> None:
        for area in areas:
            start = time.perf_counter()
            if (end := copy.test(" ".join(AREAS[area][1:]))) != "passed":
                raise SystemExit(f"the tests of {area} as they are: {end}")
            say(f"{area} as it is: passed in {time.perf_counter() - start:.0f} s")

    def judge(self, copy: Copy, area: str, mutant: Mutant) -> str:
        """How the tests end with the mutant in the copy; "ALIVE" if all pass."""
        _, first, then = AREAS[area]
        stages: list[tuple[str, tuple[str, ...]]] = [(first, ()), (then, ())]
        if mutant.names:
            stages.insert(0, (first, ("-k", " or ".join(mutant.names))))
        return copy.first_end(mutant, (copy.test(tests, *chosen) for tests, chosen in stages))


class Replay:
    """Mutants of rules judged by a replay of the shipped database."""

    def __init__(self, areas: Sequence[str], copy: Copy) -> None:
        folders = [AREAS[area][0] for area in areas]
        self.mutants = Rules(ROOT, folders).of
        done = copy.run(REPLAYED_BY, "record", *(f"{copy.root / f}/" for f in folders))
        if done is None or done.returncode:
            raise SystemExit(f"the replay of the tree as it is: {done and done.stderr}")
        recorded = json.loads(done.stdout)
        self.known = json.dumps(recorded["known"])
        self.lines: dict[str, dict[str, list[int]]] = {
            file: {os.path.relpath(path, copy.root): lines for path, lines in found.items()}
            for file, found in recorded["lines"].items()
        }
        say(f"as it is: {len(recorded['known'])} cases are not tight, of {len(self.lines)} files")

    def judge(self, copy: Copy, area: str, mutant: Mutant) -> str:
        """How the replay ends with the mutant in the copy; "ALIVE" if no answer is worse."""
        path = str(mutant.path.relative_to(ROOT))
        runs = [f for f, lines in self.lines.items() if mutant.line in lines.get(path, ())]
        shares = [s for s in (runs[:FEW], runs[FEW:]) if s] or [list(self.lines)]
        return copy.first_end(mutant, (self._replayed(copy, share) for share in shares))

    def _replayed(self, copy: Copy, files: list[str]) -> str:
        done = copy.run(REPLAYED_BY, "judge", *files, KNOWN=self.known)
        return "timeout" if done is None else "failed" if done.returncode else "passed"


REPLAYED_BY = "tests/mutation/replayed.py"
JUDGES = {"tests": Tests, "replay": Replay}


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=0, help="of what is drawn")
    parser.add_argument("--limit", type=float, default=300, help="seconds for a mutant's tests")
    parser.add_argument("--area", action="append", choices=AREAS, help="several times for several")
    parser.add_argument("--judge", choices=JUDGES, default="tests", help="what notices a mutant")
    parser.add_argument("--workers", type=int, default=1, help="mutants that run side by side")
    options = parser.parse_args()
    areas = options.area or [*(AREAS if options.judge == "tests" else REPLAYED)]
    with tempfile.TemporaryDirectory() as folder:
        copies = [Copy(f"{folder}/{i}", options.limit) for i in range(options.workers)]
        judge = JUDGES[options.judge](areas, copies[0])
        ends = Counter(
            judged(judge, copies, drawn(areas, options.count, options.seed, judge.mutants))
        )
    for (area, end), n in sorted(ends.items()):
        say(f"{area:12}{end:8}{n}")


def judged(
    judge: Tests | Replay, copies: list[Copy], found: list[tuple[str, Mutant]]
) -> Iterator[tuple[str, str]]:
    """How each mutant ends, with its area; each is said as soon as it is known."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def one(area: str, mutant: Mutant) -> tuple[str, str]:
        copy, start = free.get(), time.perf_counter()
        try:
            end = judge.judge(copy, area, mutant)
        finally:
            free.put(copy)
        where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
        say(f"{end:8}{where} ({time.perf_counter() - start:.0f} s)\n{mutant.diff()}")
        return area, end

    with ThreadPoolExecutor(len(copies)) as pool:
        yield from pool.map(one, *zip(*found, strict=True))


if __name__ == "__main__":
    main()
