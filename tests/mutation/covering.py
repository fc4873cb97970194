"""Which tests run which lines, and a run of those that meet a mutant. For `run.py --judge tests`.

    python covering.py record FILE FOLDERS TEST…   writes which lines each test runs that passes
    python covering.py judge SECONDS TEST…         answers which test fails first for a change

Lines that run while modules are imported belong to no test. Before each test what was derived from
declarations is forgotten, so that a test is seen to run what an earlier one had run for it.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import TextIO

import pytest
from coverage import Coverage, CoverageData

OPTIONS = "-n0 --no-header --tb=no -p no:cacheprovider"
RECORDING = ("-W", "ignore::coverage.exceptions.CoverageWarning")
SUFFIX = ".coverage"
"""Of the lines, beside the seconds."""
ANSWER = "answer: "
"""What sets an answer apart from what pytest prints."""
NO_TESTS = pytest.ExitCode.NO_TESTS_COLLECTED
EVERY_CASE = ("-m", "not gpu")
"""Of sampled tests as well, which a row that is not in the sample would pass."""


def _forget() -> None:
    """Forget what is remembered of earlier calls. Imported late, so that recorders see imports."""
    from tenferro.ops.base.registry import forget_all

    forget_all()


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
        _forget()
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

    def tests_of(self, path: str, line: int) -> tuple[list[str], list[str], bool]:
        """The tests that run a line, those that run another of its file; if it runs at import.

        The fastest come first in both. A line that continues another is none of its own.
        """
        found = [data.contexts_by_lineno(path) for data in self.data]
        known = max((n for lines in found for n in lines if n <= line), default=line)
        running = {test for lines in found for test in lines.get(known, ())}
        beside = {test for lines in found for tests in lines.values() for test in tests}
        return self._passed(running), self._passed(beside - running), "" in running

    def _passed(self, tests: set[str]) -> list[str]:
        return sorted(tests & self.seconds.keys(), key=lambda test: (self.seconds[test], test))


def function_of(test: str) -> str:
    """A test without the case of its parameters."""
    return test.partition("[")[0]


def replace(path: str, source: str) -> None:
    """Give the functions that were loaded from a file the code that another source has for them."""
    file = str(Path(path).absolute())
    codes = (
        compile(text, file, "exec", dont_inherit=True) for text in (Path(path).read_text(), source)
    )
    code_of = dict(_pairs(*codes))
    gc.unfreeze()  # what is frozen is not among the objects below
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == file:
            function.__code__ = code_of[function.__code__]


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    yield old, new
    inner = ([c for c in code.co_consts if isinstance(c, CodeType)] for code in (old, new))
    for pair in zip(*inner, strict=True):
        yield from _pairs(*pair)


class Judge:
    """A plugin that runs the tests that it is asked for until one fails, in a fork each time.

    A request is a line of JSON: the tests that run a changed line, those that run others of its
    file, names, and the file with its changed source where that is not loaded. The answer is a line
    of JSON after ANSWER: how the tests end, and which failed.
    """

    def __init__(self, seconds: int, requests: TextIO, answers: TextIO) -> None:
        self.seconds, self.requests, self.answers = seconds, requests, answers
        self.failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Answer requests until there are no more; where tests cannot be loaded, none."""
        if session.testsfailed:
            return None
        for line in self.requests:
            if child := os.fork():
                _, status = os.waitpid(child, 0)
                if os.WIFSIGNALED(status):
                    timeout = os.WTERMSIG(status) == signal.SIGXCPU
                    self._answer("timeout" if timeout else "failed", str(status))
                elif status:
                    self._answer("broken", "")
                continue
            try:
                resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, resource.RLIM_INFINITY))
                self._run(session.items, *json.loads(line))
            except BaseException:  # noqa: BLE001 - the rest of the session is the parent's
                os._exit(1)
            os._exit(0)
        return True

    def _answer(self, end: str, by: str) -> None:
        self.answers.write(f"\n{ANSWER}{json.dumps([end, by])}\n")
        self.answers.flush()

    def _run(
        self,
        items: list[pytest.Item],
        running: list[str],
        beside: list[str],
        names: list[str],
        *changed: str,
    ) -> None:
        if changed:
            replace(*changed)
            _forget()
        loaded = time.process_time()
        chosen = ordered(items, running, beside, names)
        for item, following in zip(chosen, [*chosen[1:], None], strict=False):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed or time.process_time() - loaded > self.seconds / 2:
                break
        self._answer("failed" if self.failed else "ALIVE", self.failed)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed:
            self.failed = report.nodeid


def ordered(
    items: list[pytest.Item], running: list[str], beside: list[str], names: list[str]
) -> list[pytest.Item]:
    """The tests that run a line, then cases that the check leaves out, then others of its file.

    First such cases are those of the changed function, then those of tests that run the line.
    """
    places = {test: (0, i) for i, test in enumerate(running)}
    places |= {test: (3, i) for i, test in enumerate(beside)}
    sampled = {function_of(test): 4 for test in beside} | {function_of(t): 2 for t in running}

    def place(item: pytest.Item) -> tuple[int, int] | None:
        test = item.nodeid
        if test in places or function_of(test) not in sampled:
            return places.get(test)
        named = any(name in test for name in names)
        stage = 1 if named else sampled[function_of(test)]
        return (stage, 0) if item.get_closest_marker("sampled") else None

    placed = [(found, i) for i, item in enumerate(items) if (found := place(item))]
    return [items[i] for _, i in sorted(placed)]


def main(what: str, first: str, *rest: str) -> int:
    """The command."""
    if what == "record":
        folders, *tests = rest
        recorder = Recorder(Path(first), folders.split())
        return pytest.main([*OPTIONS.split(), *RECORDING, *tests], plugins=[recorder])
    with os.fdopen(os.dup(0)) as requests, os.fdopen(os.dup(1), "w") as answers:
        judge = Judge(int(first), requests, answers)
        return pytest.main([*OPTIONS.split(), *EVERY_CASE, *rest], plugins=[judge])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
