"""Change formulas one at a time, and see whether a test fails: `python tests/mutation/run.py`.

Draws mutants (see `mutants`) of rules, passes and the planner with a seed, puts each into a copy of
the tree, and runs the tests of its area until one fails. What lives is printed with its diff: each
survivor is either equivalent or asks for a test. Not part of the checks: a mutant takes seconds to
a minute. Own code because decorated functions, which all rules are, are left alone by `mutmut`, and
`cosmic-ray` runs the same tests for every file.

    python tests/mutation/run.py --count 150 --seed 1 --area linalg --area passes
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from itertools import islice
from pathlib import Path

from mutants import Mutant, mutants_of

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


def drawn(areas: list[str], count: int, seed: int) -> list[tuple[str, Mutant]]:
    """As many mutants of each area, in an order that the seed says."""
    rng = random.Random(seed)
    found = []
    for i, area in enumerate(areas):
        paths = sorted((ROOT / AREAS[area][0]).rglob("*.py"))
        every = [m for path in paths for m in mutants_of(path)]
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

    def test(self, tests: str, *options: str) -> str:
        """How tests end: "passed", "failed" or "timeout"."""
        with tempfile.TemporaryDirectory() as cache:
            environment = {
                **os.environ,
                "PYTHONPATH": str(self.root / "src"),
                "PYTHONDONTWRITEBYTECODE": "1",
                "TENFERRO_CACHE_DIR": cache,
            }
            command = [sys.executable, "-m", "pytest", *OPTIONS, *options, *tests.split()]
            try:
                done = subprocess.run(
                    command, cwd=self.root, env=environment, capture_output=True, text=True,
                    timeout=self.limit, check=False,
                )  # fmt: skip
            except subprocess.TimeoutExpired:
                return "timeout"
        if done.returncode not in (0, 1, 2, NO_TESTS):
            raise RuntimeError(done.stdout + done.stderr)
        return "failed" if done.returncode in (1, 2) else "passed"

    def test_mutant(self, area: str, mutant: Mutant) -> str:
        """The same with the mutant in the copy; "ALIVE" if all tests pass."""
        _, first, then = AREAS[area]
        stages = [(first, ()), (then, ())]
        if mutant.names:
            stages.insert(0, (first, ("-k", " or ".join(mutant.names))))
        path = self.root / mutant.path.relative_to(ROOT)
        path.write_text(mutant.source())
        try:
            ends = (self.test(tests, *chosen) for tests, chosen in stages)
            return next((end for end in ends if end != "passed"), "ALIVE")
        finally:
            shutil.copy2(mutant.path, path)


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
    options = parser.parse_args()
    areas = options.area or list(AREAS)
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(folder, options.limit)
        for area in areas:
            start = time.perf_counter()
            if (end := copy.test(" ".join(AREAS[area][1:]))) != "passed":
                raise SystemExit(f"the tests of {area} as they are: {end}")
            say(f"{area} as it is: passed in {time.perf_counter() - start:.0f} s")
        ends: Counter[tuple[str, str]] = Counter()
        for area, mutant in drawn(areas, options.count, options.seed):
            start = time.perf_counter()
            end = copy.test_mutant(area, mutant)
            ends[area, end] += 1
            where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
            say(f"{end:8}{where} ({time.perf_counter() - start:.0f} s)\n{mutant.diff()}")
    for (area, end), n in sorted(ends.items()):
        say(f"{area:12}{end:8}{n}")


if __name__ == "__main__":
    main()
