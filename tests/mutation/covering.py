"""Which tests run which lines, and a run of those that meet a mutant. For `run.py --judge tests`.

    python covering.py record FILE FOLDERS TEST…   writes which lines each test runs that passes
    python covering.py judge SECONDS FILE          runs the tests that a file lists until one fails

Lines that run while modules are imported belong to no test. Before each test what was derived from
declarations is forgotten, so that a test is seen to run what an earlier one had run for it.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

OPTIONS = "-n0 --no-header --tb=no -p no:cacheprovider"
RECORDING = ("-W", "ignore::coverage.exceptions.CoverageWarning")
SUFFIX = ".coverage"
"""Of the lines, beside the seconds."""
NO_TESTS = pytest.ExitCode.NO_TESTS_COLLECTED
EVERY_CASE = ("-m", "not gpu")
"""Of sampled tests as well, which a row that is not in the sample would pass."""


class Recorder:
    """A plugin that notes the lines of some folders below `src` that each test runs."""

    def __init__(self, path: Path, folders: Sequence[str]) -> None:
        self.path, self.folders = path, folders
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(
            data_file=str(path) + SUFFIX,
            config_file=False,
            include=[f"{folder}/*" for folder in folders],
        )
        self.coverage.set_option("run:relative_files", True)
        self.coverage.start()

    def pytest_collection_finish(self) -> None:
        """Import what a test would import first, and be taken to run."""
        for path in (p for folder in self.folders for p in sorted(Path(folder).rglob("*.py"))):
            module = path.parent if path.stem == "__init__" else path.with_suffix("")
            importlib.import_module(".".join(module.relative_to("src").parts))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Give the lines that run to a test."""
        from tenferro.ops.base.registry import forget_all

        forget_all()
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        found = yield
        if item.nodeid in self.seconds:
            self.seconds[item.nodeid] = time.process_time() - start
        self.coverage.switch_context("")
        return found

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that passes, until its end fails."""
        if report.when == "call" and report.passed:
            self.seconds[report.nodeid] = 0.0
        elif report.failed:
            self.seconds.pop(report.nodeid, None)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write what was noted, if the tests ran to their end."""
        self.coverage.stop()
        self.coverage.save()
        if exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, NO_TESTS):
            self.path.write_text(json.dumps(self.seconds))


class Recorded:
    """What recorders wrote: which tests run a line, and how long each takes."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.seconds: dict[str, float] = {}
        self.data = []
        for path in paths:
            self.seconds |= json.loads(path.read_text())
            self.data.append(CoverageData(str(path) + SUFFIX))
            self.data[-1].read()

    def tests_of(self, path: str, line: int) -> tuple[list[str], list[str]]:
        """The tests that run a line, and those that run another line of its file.

        The fastest come first in both. A line that continues another is none of its own.
        """
        found = [data.contexts_by_lineno(path) for data in self.data]
        known = max((n for lines in found for n in lines if n <= line), default=line)
        running = {test for lines in found for test in lines.get(known, ())}
        beside = {test for lines in found for tests in lines.values() for test in tests}
        return self._passed(running), self._passed(beside - running)

    def _passed(self, tests: set[str]) -> list[str]:
        return sorted(tests & self.seconds.keys(), key=lambda test: (self.seconds[test], test))


def function_of(test: str) -> str:
    """A test without the case of its parameters."""
    return test.partition("[")[0]


class Judge:
    """A plugin that runs chosen tests in their order, while there is processor time.

    After those that run the changed line come all cases of these that the check leaves out, of the
    changed function first; then those that run other lines of the file.
    """

    def __init__(
        self, running: list[str], beside: list[str], names: list[str], seconds: float
    ) -> None:
        self.places = {test: (0, i) for i, test in enumerate(running)}
        self.places |= {test: (3, i) for i, test in enumerate(beside)}
        self.sampled = set(map(function_of, running))
        self.names, self.seconds = names, seconds

    def place(self, item: pytest.Item) -> tuple[int, int] | None:
        """Where a test comes in the order, if it is to run."""
        test = item.nodeid
        if test in self.places or function_of(test) not in self.sampled:
            return self.places.get(test)
        named = any(name in test for name in self.names)
        return (1 if named else 2, 0) if item.get_closest_marker("sampled") else None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Choose and sort."""
        placed = [(place, item) for item in items if (place := self.place(item))]
        items[:] = [item for _, item in sorted(placed, key=lambda pair: pair[0])]

    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Leave a test out once time is over."""
        return time.process_time() > self.seconds or None


def main(what: str, first: str, *rest: str) -> int:
    """The command."""
    if what == "record":
        folders, *tests = rest
        recorder = Recorder(Path(first), folders.split())
        return pytest.main([*OPTIONS.split(), *RECORDING, *tests], plugins=[recorder])
    running, beside, names = json.loads(Path(rest[0]).read_text())
    files = {test.partition("::")[0] for test in running + beside}
    judge = Judge(running, beside, names, float(first))
    return pytest.main([*OPTIONS.split(), *EVERY_CASE, "-x", *sorted(files)], plugins=[judge])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
