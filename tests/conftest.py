"""The derivative-oracle database, where this machine has one; how programs are compiled."""

import gc
import os
import signal
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from zlib import crc32

# BLAS reads it when NumPy is first imported. Workers that each use all cores wait for one another.
os.environ.setdefault("OMP_NUM_THREADS", "1")
# Native code, which would follow, is tested with several threads.
os.environ.setdefault("TENFERRO_NUM_THREADS", str(os.cpu_count() or 1))

import pytest

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts what runs in the background so; tests of interrupts need Python's own handler.
    signal.signal(signal.SIGINT, signal.default_int_handler)

from adoracles import Database, OracleFormatError

collect_ignore_glob = ["*/user_files/*"]
"""What users write, mistakes included: type checkers read it, and workers run it."""

# Most programs of the tests run once, and their final code is what is to be tested.
os.environ.setdefault("TENFERRO_TIERED_COMPILATION", "0")


PROGRAMS = frozenset(
    "contraction conversion debug eager implicit integrate interpolate linalg ndimage nn numpy "
    "optimize passes precision sample semiring signal sparse spatial special stats train "
    "transforms".split()
)
"""Folders that test functions made of other functions, transforms and graphs, and their pages. The
check compiles their programs, which are large and mostly run once, to quick code: the same
operations, in a third of the time. The tests of the engine and of every family, random programs,
and the examples of docstrings run final code, and so do these folders with any other choice of
tests, as `-m long` or `-m "not gpu"`."""
REFERENCE = frozenset(
    f"tests/tenferro/{name}.py"
    for name in (
        "integrate/test_delays integrate/test_events optimize/test_constrained optimize/test_fits "
        "optimize/test_minimize optimize/test_optimize optimize/test_optimize_isometries "
        "optimize/test_programs optimize/test_roots optimize/test_sequential_quadratic "
        "optimize/test_sparse_systems"
    ).split()
)
"""Files that test algorithms, whose programs run once and are the largest: four of five of their
tests run on the reference engine, where they take a third of the time; on the native engine too
with any other choice of tests, as `-m long` or `-m "not gpu"`."""
TESTS = Path(__file__).parent
_quick_code: list[ExitStack] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Run the tests that `REFERENCE` says with the reference engine as the default."""
    listed = item.nodeid.partition("::")[0] in REFERENCE and crc32(item.nodeid.encode()) % 5
    if not listed or "not long" not in item.config.option.markexpr:
        return (yield)
    import numpy as np

    from tenferro import runtime

    before = runtime.get_engine()
    runtime.set_engine("numpy")
    try:
        with np.errstate(all="ignore"):  # as in native code, whose results are tested
            return (yield)
    finally:
        runtime.set_engine(before)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Compile the programs of a test as `PROGRAMS` says; code in memory is of one kind."""
    page = item.name.removeprefix("test_page_runs[docs/").removesuffix(".md]")
    named = {page, *item.path.relative_to(TESTS).parts[:-1]}
    quick = not PROGRAMS.isdisjoint(named) and "not long" in item.config.option.markexpr
    if quick == bool(_quick_code):
        return
    from tenferro import runtime
    from tenferro.engines.native.runtime.code.tiers import quick_code_only

    runtime.clear_programs(disk=False)
    if quick:
        scope = ExitStack()
        scope.enter_context(quick_code_only())
        _quick_code.append(scope)
    else:
        _quick_code.pop().close()


def pytest_sessionfinish() -> None:
    """Leave the scope of quick code, if the last test ran in it."""
    for scope in _quick_code:
        scope.close()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the cases of a test that is `sampled(n)` the first and one in n are checked, others long.

    Which follows from their ids alone. With `sampled(n, "dtype", "mode")`, the first case of each
    dtype and of each mode is checked too.
    """
    seen: set[tuple[object, ...]] = set()
    for item in items:
        marker = item.get_closest_marker("sampled")
        if marker is None or not isinstance(item, pytest.Function):
            continue
        name, _, case = item.nodeid.partition("[")
        one_in, *covered = marker.args
        kinds: set[tuple[object, ...]] = {(name,)}
        kinds |= {(name, p, id(item.callspec.params[p])) for p in covered}
        if kinds <= seen and crc32(case.encode()) % one_in:
            item.add_marker("long")
        else:
            seen |= kinds


gc.disable()  # while tests are collected: what that makes stays until the end


def pytest_collection_finish() -> None:
    """Collect garbage from here on, but not among the tests themselves, which takes a second.

    Rarely: as often as Python does, it takes every twentieth second of the tests.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
    gc.enable()


BESIDE = Path(__file__).parents[2] / "shared" / "oracles"


@pytest.fixture(scope="session")
def shared_database() -> Database:
    """A public database ($TENFERRO_ORACLES, else ../shared/oracles beside the project)."""
    try:
        return Database.open(os.environ.get("TENFERRO_ORACLES") or BESIDE)
    except OracleFormatError as error:
        pytest.skip(str(error))
