"""Ctrl-C at any point of a call: nothing stays as it was meanwhile, and what follows works."""

import os
import random
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from interruptions import interrupted

import tenferro as te
from tenferro.engines.native.programs import blas_threads
from tenferro.engines.native.runtime.code import target, tiers
from tenferro.engines.native.runtime.code.cache import load_cached
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.runtime.jobs.background import Background, background
from tenferro.engines.native.runtime.jobs.interrupts import uninterrupted
from tenferro.trace import current_trace

MATRIX = np.array([[2.0, 0.3, 0.1], [0.3, 3.0, 0.2], [0.1, 0.2, 5.0]])
VECTOR = np.linspace(0.5, 1.5, 4)

OF_THE_RUNTIME = (
    "blas_threads.py",
    *("runtime/code/cache.py", "runtime/code/kernel_code.py", "runtime/code/target.py"),
    *("runtime/jobs/background.py", "runtime/jobs/interrupts.py", "runtime/jobs/lock_sharing.py"),
    *("runtime/call/stub.py", "runtime/disk/disk_cache.py", "runtime/resources/threads.py"),
    *("transforms/tracing/tracing.py", "ops/base/derived.py", "ffi.py", "orcjit.py", "weakref.py"),
    *("threading.py", "contextlib.py", "computegraph/cache.py"),
)


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    """Programs are compiled quickly at first, and again in the background."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    te.jit(np.sin)(VECTOR)  # the runtime's own parts are compiled once for all
    before = te.runtime.get_tiered_compilation()
    te.runtime.set_tiered_compilation(True)
    yield
    te.runtime.set_tiered_compilation(before)
    te.runtime.wait_for_compilation()


@pytest.fixture(autouse=True)
def python_takes_interrupts():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def blas():
    """The functions that ask for numbers of threads; all are two meanwhile."""
    libraries = blas_threads._libraries()
    before = [get() for get, _ in libraries]
    for _, put in libraries:
        put(2)
    yield [get for get, _ in libraries]
    for (_, put), n in zip(libraries, before, strict=True):
        put(n)


class Calls:
    """Gradients that are traced, planned, compiled and loaded anew at each call."""

    def __init__(self):
        self.number = 1.0

    def __call__(self):
        te.runtime.clear_programs()
        self.number += 1.0
        c = self.number

        def loss(x, a):
            w = np.linalg.eigvalsh(a)
            return np.sum(np.sin(c * x) * x) + np.sum(c * w) + np.linalg.slogdet(a)[1]

        found, _ = te.jit(te.grad(loss, argnums=(0, 1)))(VECTOR, MATRIX)
        expected = np.sin(c * VECTOR) + c * VECTOR * np.cos(c * VECTOR)
        np.testing.assert_allclose(found, expected, rtol=1e-12)


def free(lock):
    """Whether another thread gets a lock."""
    got = []

    def take():
        if lock.acquire(timeout=20):
            lock.release()
            got.append(True)

    thread = threading.Thread(target=take)
    thread.start()
    thread.join()
    return bool(got)


def check_state(blas, where):
    """Nothing of an interrupted call remains."""
    assert current_trace.get() is None, where
    assert {get() for get in blas} <= {2}, where
    assert not blas_threads._one_thread.inside, where
    assert not background._compiling and not background._waiting, where
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler, where


def interrupt_often(blas, files, times, seed):
    """Interrupt calls at points drawn at random; how often it came out as KeyboardInterrupt."""
    call = Calls()
    call(), call()
    points, _, error = interrupted(call, None, files)
    assert error is None and points > 50
    chosen = random.Random(seed)
    seen = 0
    for _ in range(times):
        _, where, error = interrupted(call, chosen.randint(1, points), files)
        seen += error is not None
        check_state(blas, where)
    assert free(background.exclusive) and free(background._lock)
    call()
    te.runtime.wait_for_compilation()
    call()
    return seen


@pytest.fixture
def unraisable(monkeypatch):
    """Python shows, and drops, an interrupt that comes in a callback of a weak reference.

    A file that was open at an interrupt is closed with a warning.
    """
    shown = []
    monkeypatch.setattr("sys.unraisablehook", lambda given: shown.append(given.exc_type))
    yield
    assert set(shown) <= {KeyboardInterrupt, ResourceWarning}


@pytest.mark.long
@pytest.mark.usefixtures("unraisable")
def test_an_interrupt_in_the_runtime_leaves_nothing_behind(blas):
    assert interrupt_often(blas, OF_THE_RUNTIME, 25, seed=1) > 8


@pytest.mark.long
@pytest.mark.usefixtures("unraisable")
def test_an_interrupt_anywhere_leaves_nothing_behind(blas):
    assert interrupt_often(blas, (".py",), 10, seed=2) > 4


def test_an_interrupt_does_not_end_tiered_compilation():
    def call():
        assert tiers.may_be_quick()

    files = ("tiers.py", "interrupts.py", "threading.py")
    points, _, _ = interrupted(call, None, files)
    for at in range(1, points + 1):
        _, where, _ = interrupted(call, at, files)
        assert threading.main_thread().is_alive(), where


@pytest.mark.long
@pytest.mark.usefixtures("unraisable")
@pytest.mark.parametrize("files", [OF_THE_RUNTIME, (".py",)], ids=["runtime", "everywhere"])
def test_many_interrupts_leave_nothing_behind(blas, files):
    assert interrupt_often(blas, files, 5000, seed=3) > 500


@pytest.mark.usefixtures("unraisable")
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
def test_interrupts_by_a_timer_leave_nothing_behind(blas):
    interrupt_by_timer(blas, 20)


@pytest.mark.long
@pytest.mark.usefixtures("unraisable")
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
def test_many_interrupts_by_a_timer_leave_nothing_behind(blas):
    interrupt_by_timer(blas, 10_000)


def interrupt_by_timer(blas, times):
    """Interrupt calls after times drawn at random, as a user does."""

    def stop(number, frame):
        raise KeyboardInterrupt

    call = Calls()
    call(), call()
    start = time.perf_counter()
    call()
    most = time.perf_counter() - start
    chosen = random.Random(4)
    before = signal.signal(signal.SIGALRM, stop)
    try:
        for _ in range(times):
            try:
                signal.setitimer(signal.ITIMER_REAL, chosen.uniform(1e-5, most))
                call()
                signal.setitimer(signal.ITIMER_REAL, 0)
            except KeyboardInterrupt:
                pass
            assert signal.getsignal(signal.SIGALRM) is stop
            check_state(blas, "by a timer")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert free(background.exclusive) and free(background._lock)
    call()


def every_point(call, files, check):
    """Interrupt a call at each of its points in some files."""
    points, _, error = interrupted(call, None, files)
    assert error is None and points > 0
    for at in range(1, points + 1):
        _, where, _ = interrupted(call, at, files)
        check(where)
    return points


def test_blas_gets_its_threads_back_at_every_point(blas):
    if not blas:
        pytest.skip("NumPy's BLAS is no OpenBLAS")
    inside = blas_threads.with_one_thread(lambda: [get() for get in blas])
    assert set(inside()) == {1}
    assert every_point(inside, ("blas_threads.py",), lambda where: check_state(blas, where)) > 8


def test_the_background_goes_on_after_an_interrupt_at_every_point():
    made, ran = Background(), []

    def call():
        made.submit(lambda: ran.append(1))
        made.foreground(lambda: made.submit(lambda: ran.append(2)))
        made.finish()

    def check(where):
        assert not made._compiling and not made._waiting, where
        assert free(made.exclusive) and free(made._lock), where
        made.finish()  # whatever was submitted runs
        assert not made._jobs, where

    assert every_point(call, ("background.py",), check) > 15
    ran.clear()
    call()
    assert ran == [1, 2]
    made.close()


def test_fork_handlers_hold_nothing_after_an_interrupt_at_every_point():
    made = Background()

    def fork():
        made.before_fork()
        made.after_fork()

    def check(where):
        made.after_fork() if made._compiling else None
        assert free(made.exclusive) and free(made._lock), where
        assert not made._compiling, where

    assert every_point(fork, ("background.py",), check) > 4


def test_signals_wait_until_uninterrupted_work_is_over():
    ran = []

    def work():
        signal.raise_signal(signal.SIGINT)
        ran.append(signal.getsignal(signal.SIGINT) is not signal.default_int_handler)
        return 1

    with pytest.raises(KeyboardInterrupt):
        uninterrupted(work)
    assert ran == [True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    with pytest.raises(ZeroDivisionError):
        uninterrupted(lambda: 1 // 0)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_uninterrupted_work_may_be_nested_and_runs_in_every_thread():
    assert uninterrupted(lambda: uninterrupted(lambda: 2)) == 2
    found = []
    thread = threading.Thread(target=lambda: found.append(uninterrupted(lambda: 3)))
    thread.start()
    thread.join()
    assert found == [3]

    def outer():
        with pytest.raises(ZeroDivisionError):
            uninterrupted(lambda: (signal.raise_signal(signal.SIGINT), 1 // 0))
        return "to the end"

    with pytest.raises(KeyboardInterrupt):
        uninterrupted(outer)


@pytest.mark.long
def test_the_main_thread_of_threading_may_be_another_than_that_of_signals():
    script = """
import _thread
done = _thread.allocate_lock()
done.acquire()
def work():
    import threading
    assert threading.current_thread() is threading.main_thread()
    from tenferro.engines.native.runtime.jobs.interrupts import uninterrupted
    print(uninterrupted(lambda: "ran"))
    done.release()
import sys
assert "threading" not in sys.modules
_thread.start_new_thread(work, ())
done.acquire()
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-S", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=60,
    )
    assert done.stdout == "ran\n", done.stderr


def test_every_handler_is_back_at_every_point():
    def check(where):
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler, where

    assert every_point(lambda: uninterrupted(lambda: 1), ("interrupts.py",), check) > 10


SEVEN = "define i64 @seven() { ret i64 7 }"


def test_code_is_unloaded_by_no_finalizer():
    """Dropping code runs no byte code; it is unloaded when other code is loaded."""
    code = target.load_object(target.compile_object(SEVEN), ["seven"])
    tracker, closed = code._handle.tracker, []

    class Watched:
        def close(self):
            closed.append(tracker.close())

    code._handle.tracker = Watched()
    nothing, _, _ = interrupted([None].clear, None)
    held = [code]
    del code
    dropped, _, _ = interrupted(held.clear, None)
    assert dropped == nothing and not closed and len(target._unused) == 1
    target.load_object(target.compile_object(SEVEN), ["seven"])
    assert closed == [None] and tracker.closed


def test_an_interrupted_promotion_is_done_again(monkeypatch):
    first = load_cached(SEVEN, ["seven"])
    better = target.load_object(target.compile_object(SEVEN), ["seven"])
    code = KernelCode(first, lambda: better)
    tables = [np.zeros(1, np.int64) for _ in range(3)]
    for table in tables:
        code.write(table, [(0, "seven")])
    store = KernelCode._store

    def stop(self, table, places):
        if table is tables[1]:
            raise KeyboardInterrupt
        store(self, table, places)

    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(KernelCode, "_store", stop)
        code.promote()
    assert not code.final
    code.promote()
    assert code.final and {int(table[0]) for table in tables} == {better["seven"]}
