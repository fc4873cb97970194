"""Small matrices are factorized by one thread, and nothing of it remains."""

import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.programs import blas_threads, in_python


@pytest.mark.skipif(os.environ.get("OMP_NUM_THREADS") != "1", reason="asked for more threads")
def test_tests_run_on_one_thread():
    assert {get() for get, _ in blas_threads._libraries()} <= {1}


@pytest.fixture
def counts():
    """The numbers of threads as a function; two each at the start."""
    libraries = blas_threads._libraries()
    if not libraries:
        pytest.skip("NumPy's BLAS is no OpenBLAS")
    before = [get() for get, _ in libraries]
    for _, put in libraries:
        put(2)
    yield lambda: [get() for get, _ in libraries]
    for (_, put), n in zip(libraries, before, strict=True):
        put(n)


def test_one_thread_inside_and_as_before_after(counts):
    inside = blas_threads.with_one_thread(counts)
    assert set(inside()) == {1} and set(counts()) == {2}


def test_an_error_restores_the_numbers(counts):
    def fail():
        raise np.linalg.LinAlgError

    with pytest.raises(np.linalg.LinAlgError):
        blas_threads.with_one_thread(fail)()
    assert set(counts()) == {2}


def test_the_last_of_several_threads_restores_the_numbers(counts):
    entered, leave = threading.Barrier(2), threading.Event()

    def wait():
        entered.wait(5)
        leave.wait(5)

    thread = threading.Thread(target=blas_threads.with_one_thread(wait))
    thread.start()
    entered.wait(5)
    blas_threads.with_one_thread(lambda: None)()
    assert set(counts()) == {1}
    leave.set()
    thread.join()
    assert set(counts()) == {2}


@pytest.mark.parametrize(("n", "threads"), [(8, 1), (300, 2)])
def test_small_matrices_only(counts, monkeypatch, n, threads):
    seen = []
    monkeypatch.setattr(in_python, "kernel", lambda *_: lambda a: seen.append(counts()) or a)
    te.runtime.clear_programs(disk=False)
    te.jit(te.linalg.sqrtm)(np.eye(n))
    te.runtime.clear_programs(disk=False)
    assert [set(found) for found in seen] == [{threads}]


def test_programs_without_linear_algebra_load_none():
    code = (
        "import sys, numpy as np, tenferro as te\n"
        "te.jit(te.grad(lambda x: np.sum(np.tanh(x @ x.T))))(np.ones((3, 3)))\n"
        "print('scipy.linalg' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"
