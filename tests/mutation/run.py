"""Change one place of the sources at a time, and see whether a test fails: `python …/run.py`.

Draws mutants (see `mutants`) of rules and of the compiler with a seed, puts each into a copy of
the tree, and runs tests until one fails: those that run the changed line, then others that run its
file, the fastest first (see `covering`). What lives is printed with its diff: each survivor is
either equivalent or asks for a test. Not part of the checks: which test runs which line is recorded
first, in twice the time that the tests take; a mutant takes seconds to a minute. Own code because
decorated functions, which all rules are, are left alone by `mutmut`, and `cosmic-ray` runs the same
tests for every file.

    python tests/mutation/run.py --count 150 --seed 1 --area linalg --area passes --map FOLDER

With `--map FOLDER` the record is kept for further runs. Where sources have changed since, lines are
looked up as those that they were.

With `--judge replay` the mutants are of derivative rules alone (see `rules`), and instead of tests
the database that is shipped is replayed: the files of cases that run the changed line, or all files
where none was seen to.

    python tests/mutation/run.py --judge replay --count 150 --workers 2

Which mutants are drawn depends on the seed and on each mutant alone, so a change of the tree leaves
the others drawn. With `--journal FILE` ends are noted, and a mutant that was noticed is not judged
again: a run that was interrupted goes on, and survivors meet the tests or cases of today.
Mutants that `equivalent` lists change no result; they are counted, and drawn others replace
none of them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from difflib import SequenceMatcher
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from covering import ANSWER, Recorded
from equivalent import REASONS
from mutants import Mutant, mutants_of
from rules import Rules

ROOT = Path(__file__).resolve().parents[2]
T = "tests/tenferro"
N = f"{T}/engines/native"
AREAS = {
    "chainrules": ("src/chainrules", f"tests/chainrules {T}/test_primitives.py"),
    "ops": (
        "src/tenferro/ops",
        f"{T}/test_primitives.py {T}/ops {T}/test_every_family.py {T}/test_every_batch.py "
        f"{T}/test_family_arguments.py {T}/test_formulas.py {T}/transforms {T}/numpy",
    ),
    "linalg": (
        "src/tenferro/linalg",
        f"{T}/test_every_family.py {T}/linalg {T}/test_formulas.py {T}/test_every_batch.py "
        f"{T}/test_family_arguments.py",
    ),
    "special": (
        "src/tenferro/special",
        f"{T}/special {T}/nn {T}/test_formulas.py {T}/test_surfaces.py",
    ),
    "passes": (
        "src/tenferro/passes",
        f"{T}/passes {T}/transforms {T}/linalg/test_linalg_gauge.py {N}/test_native_programs.py "
        f"{N}/test_native_random_programs.py {N}/test_native_touched.py",
    ),
    "native": ("src/tenferro/engines/native", f"{N} {T}/test_every_family.py"),
    "xla": ("src/tenferro/engines/xla", f"{T}/engines/xla"),
}
"""By area: the folder that is changed, and the tests that meet the changes, beside its doctests."""
REPLAYED = ("chainrules", "ops", "linalg", "special")
"""The areas with derivative rules."""
FEW = 40
"""Files of cases that are replayed by one process, before the other ones."""


def name_of(mutant: Mutant) -> str:
    """The file, the statement and the change: what a mutant is called from run to run."""
    path = mutant.path.relative_to(ROOT).as_posix()
    return "\n".join((" ".join((path, *mutant.names)), mutant.diff()))


def drawn(
    areas: Sequence[str], count: int, seed: int, of: Callable[[Path], list[Mutant]]
) -> list[tuple[str, Mutant]]:
    """As many mutants of each area, in an order that the seed says."""

    def place(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {name_of(mutant)}".encode()).digest()

    found = []
    for i, area in enumerate(areas):
        paths = sorted((ROOT / AREAS[area][0]).rglob("*.py"))
        every = sorted((m for path in paths for m in of(path)), key=place)
        share = count // len(areas) + (i < count % len(areas))
        found += [(area, m) for m in islice((m for m in every if m.changes()), share)]
    return sorted(found, key=lambda pair: place(pair[1]))


class Copy:
    """A copy of the tree in which tests run."""

    def __init__(self, folder: str, limit: int) -> None:
        self.root, self.limit = Path(folder) / "tree", limit
        self.server: Server | None = None
        self.compiled = str(Path(folder) / "compiled")
        ignored = shutil.ignore_patterns("__pycache__", ".*")
        shutil.copytree(ROOT, self.root, ignore=ignored)

    def run(
        self, *command: str, limit: int | str = "unlimited", **variables: str
    ) -> subprocess.CompletedProcess[str] | None:
        """A module of Python run in the copy, on one thread; None if it takes too long.

        The limit is of processor time, so that a busy machine ends nothing.
        """
        limited = ("sh", "-c", f'ulimit -t {limit}; exec "$0" "$@"', sys.executable, *command)
        with tempfile.TemporaryDirectory() as cache:
            environment = self.environment() | {"TENFERRO_CACHE_DIR": cache} | variables
            done = subprocess.run(
                limited, cwd=self.root, env=environment, capture_output=True, text=True, check=False
            )
        return None if done.returncode == -signal.SIGXCPU else done

    def environment(self) -> dict[str, str]:
        """The variables of a process in the copy."""
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(self.root / x) for x in ("src", "packages")),
            "PYTHONPYCACHEPREFIX": self.compiled,
            "OMP_NUM_THREADS": "1",
        }

    def close(self) -> None:
        """End the process that has loaded tests of the copy."""
        if self.server:
            self.server.close()

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """Have the mutant in the copy."""
        path = self.root / mutant.path.relative_to(ROOT)
        path.write_text(mutant.source())
        try:
            yield
        finally:
            shutil.copy2(mutant.path, path)


NOT_LOADED = "the tests cannot be loaded"


def line_before(old: str, new: str, line: int) -> int:
    """The line of an old source that a line of a new one was, or that it follows if it is new."""
    pair = new.splitlines(), old.splitlines()
    blocks = SequenceMatcher(None, *pair, autojunk=False).get_matching_blocks()
    before = [block for block in blocks if block.a < line]
    return max([1, *(block.b + min(line - block.a, block.size) for block in before[-1:])])


class Tests:
    """Mutants judged by the tests that run what they change."""

    mutants = staticmethod(mutants_of)

    def __init__(self, areas: Sequence[str], copy: Copy, kept: Path) -> None:
        self.as_it_is, self.kept = copy, kept
        kept.mkdir(parents=True, exist_ok=True)
        self.sources = self._recorded_sources()
        pieces = {piece for area in areas for part in AREAS[area] for piece in part.split()}
        self.recorded = Recorded([self._recorded(piece) for piece in sorted(pieces)])

    def _recorded_sources(self) -> dict[str, str]:
        """The sources of which the record is: those of the tree where it begins now."""
        note = self.kept / "sources.json"
        if not note.exists():
            files = (p for folder, _ in AREAS.values() for p in (ROOT / folder).rglob("*.py"))
            note.write_text(json.dumps({str(p.relative_to(ROOT)): p.read_text() for p in files}))
        sources: dict[str, str] = json.loads(note.read_text())
        return sources

    def _recorded(self, piece: str) -> Path:
        """The record of some tests, made where there is none."""
        path = self.kept / piece.replace("/", "-")
        if not path.exists():
            self._refuse_another_tree(piece)
            start = time.perf_counter()
            folders = " ".join(folder for folder, _ in AREAS.values())
            files = [str(p.relative_to(self.as_it_is.root)) for p in self.as_it_is.root.glob(piece)]
            done = self.as_it_is.run(
                COVERING, "record", str(path), folders, *sorted(files), TENFERRO_CACHE_DIR=""
            )
            if done is None or not path.exists():
                raise SystemExit(f"{piece} was not recorded: {done and done.stdout + done.stderr}")
            say(f"{piece} recorded in {time.perf_counter() - start:.0f} s")
        return path

    def _refuse_another_tree(self, piece: str) -> None:
        """Lines that are recorded now have to be those of the whole record."""
        for path, source in self.sources.items():
            if not (ROOT / path).exists() or (ROOT / path).read_text() != source:
                raise SystemExit(
                    f"{self.kept} was recorded of another {path}, without {piece}: name another "
                    "folder"
                )

    def judge(self, copy: Copy, area: str, mutant: Mutant) -> str:
        """How the tests end with the mutant in the copy; "ALIVE" if all pass.

        The functions that are loaded get other code. What ran at import has to run again, so that
        a mutant that lives although its line ran then is imported.
        """
        path = str(mutant.path.relative_to(ROOT))
        line = line_before(self.sources.get(path, ""), mutant.path.read_text(), mutant.line)
        running, beside, imported = self.recorded.tests_of(path, line)
        if not running and not beside:
            return "ALIVE"
        request = (running, beside, mutant.names)
        copy.server = copy.server or self._server(copy, self.recorded.seconds)
        end, by = copy.server.ask(*request, path, mutant.source())
        if by == NOT_LOADED:
            raise SystemExit("the tests as they are cannot be loaded, see above")
        if end == "broken" or (end == "ALIVE" and imported):
            with copy.changed(mutant), closing(self._server(copy, running + beside)) as server:
                end, by = server.ask(*request)
        say(by or "no test fails")
        return end

    def _server(self, copy: Copy, tests: Iterable[str]) -> Server:
        """With files of `tests` first, so that packages are imported before their modules."""
        files = {test.partition("::")[0] for test in tests}
        return Server(copy, sorted((f for f in files if (ROOT / f).exists()), reverse=True))


class Server:
    """A process that has loaded tests of a copy, and runs those that it is asked for."""

    def __init__(self, copy: Copy, files: list[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / COVERING), "judge", str(copy.limit), *files],
            cwd=copy.root,
            env={**copy.environment(), "TENFERRO_CACHE_DIR": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *request: Any) -> tuple[str, str]:
        """How the tests end, and which failed; a process that ends could not load them."""
        assert self.process.stdin and self.process.stdout
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        for line in self.process.stdout:
            if line.startswith(ANSWER):
                end, by = json.loads(line.removeprefix(ANSWER))
                return end, by
        return "failed", NOT_LOADED

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


class Replay:
    """Mutants of rules judged by a replay of the shipped database."""

    def __init__(self, areas: Sequence[str], copy: Copy, kept: Path) -> None:
        folders = [AREAS[area][0] for area in areas]
        self.mutants = Rules(ROOT, folders).of
        self.as_it_is = copy
        self.known: dict[str, str] = {}
        self.asked: set[str] = set()
        recorded = self._printed("record", *(f"{copy.root / f}/" for f in folders))
        self.lines: dict[str, dict[str, list[int]]] = {
            file: {os.path.relpath(path, copy.root): lines for path, lines in found.items()}
            for file, found in recorded.items()
        }
        say(f"{len(self.lines)} files of cases")

    def judge(self, copy: Copy, area: str, mutant: Mutant) -> str:
        """How the replay ends with the mutant in the copy; "ALIVE" if no answer is worse."""
        path = str(mutant.path.relative_to(ROOT))
        runs = [f for f, lines in self.lines.items() if mutant.line in lines.get(path, ())]
        shares = [s for s in (runs[:FEW], runs[FEW:]) if s] or [list(self.lines)]
        with copy.changed(mutant):
            ends = (self._replayed(copy, share) for share in shares)
            return next((end for end in ends if end != "passed"), "ALIVE")

    def _replayed(self, copy: Copy, files: list[str]) -> str:
        """How a replay ends. What is worse than tight is compared with the tree as it is."""
        while True:
            known = json.dumps(self.known)
            done = copy.run(REPLAYED_BY, "judge", *files, KNOWN=known, limit=copy.limit)
            if done is None or not done.returncode:
                return "timeout" if done is None else "passed"
            worse = done.stdout
            if not worse or worse in self.asked:
                return "failed"
            self.known |= self._printed("known", worse)
            self.asked.add(worse)
            files = files[files.index(worse) :]

    def _printed(self, *command: str) -> Any:
        """What `replayed` prints of the tree as it is."""
        done = self.as_it_is.run(REPLAYED_BY, *command)
        if done is None or done.returncode:
            raise SystemExit(f"the replay of the tree as it is: {done and done.stderr}")
        return json.loads(done.stdout)


COVERING = "tests/mutation/covering.py"
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
    parser.add_argument("--limit", type=int, default=300, help="seconds of a run for a mutant")
    parser.add_argument("--area", action="append", choices=AREAS, help="several times for several")
    parser.add_argument("--judge", choices=JUDGES, default="tests", help="what notices a mutant")
    parser.add_argument("--workers", type=int, default=1, help="mutants that run side by side")
    parser.add_argument("--map", type=Path, help="a folder for which test runs which line")
    parser.add_argument("--journal", type=Path, help="a file of ends, to go on from")
    options = parser.parse_args()
    areas = options.area or [*(AREAS if options.judge == "tests" else REPLAYED)]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        copies = [Copy(f"{folder}/{i}", options.limit) for i in range(options.workers)]
        for copy in copies:
            stack.callback(copy.close)
        as_it_is = Copy(f"{folder}/as_it_is", options.limit)
        kept = (options.map or Path(folder, "map")).absolute()
        judge = JUDGES[options.judge](areas, as_it_is, kept)
        found = drawn(areas, options.count, options.seed, judge.mutants)
        ends = Counter(judged(judge, copies, found, Journal(options.journal)))
    for (area, end), n in sorted(ends.items()):
        say(f"{area:12}{end:12}{n}")


class Journal:
    """How mutants ended that were noticed, in a file that is added to; no file, nothing known."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        lines = path.read_text().splitlines() if path and path.exists() else []
        self.ends: dict[str, str] = dict(map(json.loads, lines))

    def note(self, name: str, end: str) -> None:
        """Add how a mutant ended, unless it lives."""
        if self.path and end != "ALIVE":
            with self.path.open("a") as file:
                file.write(json.dumps([name, end]) + "\n")


def judged(
    judge: Tests | Replay, copies: list[Copy], found: list[tuple[str, Mutant]], journal: Journal
) -> Iterator[tuple[str, str]]:
    """How each mutant ends, with its area; each is said as soon as it is known."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def one(area: str, mutant: Mutant) -> tuple[str, str]:
        name = name_of(mutant)
        if known := journal.ends.get(name) or (name in REASONS and "equivalent"):
            return area, known
        copy, start = free.get(), time.perf_counter()
        try:
            end = judge.judge(copy, area, mutant)
        finally:
            free.put(copy)
        journal.note(name, end)
        where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
        say(f"{end:8}{where} ({time.perf_counter() - start:.0f} s)\n{mutant.diff()}")
        return area, end

    with ThreadPoolExecutor(len(copies)) as pool:
        yield from pool.map(one, *zip(*found, strict=True))


if __name__ == "__main__":
    main()
