"""Programs run while another thread is importing jax."""

import os
import subprocess
import sys

import pytest

import sources

HALFWAY = """
import threading

begun, go_on = threading.Event(), threading.Event()
begun.set()
go_on.wait()
"""
WHILE_IMPORTING = """
import sys, threading, time
import numpy as np
import tenferro as te

def f(x, scale=1.0):
    return np.sum(x * scale)

def check():
    assert te.jit(f)(np.ones(3), scale=2.0) == 6.0
    assert te.jit(f)(np.ones(3), 2) == 6.0
    assert te.grad(f)(2.0) == 1.0
    assert te.tensor([1.0, 2.0]).sum() == 3.0

thread = threading.Thread(target=lambda: __import__("jax"), daemon=True)
thread.start()
while not hasattr(sys.modules.get("jax"), "begun"):
    time.sleep(0.001)
sys.modules["jax"].begun.wait()
check()
"""
FIRST_CALLS = """
import threading
import numpy as np
import tenferro as te

failed, barrier = [], threading.Barrier(16)

def call(n):
    barrier.wait()
    try:
        f = te.jit(lambda x, scale: np.sum(np.tanh(x) * scale), engine="xla")
        assert f(np.zeros(n), scale=2.0) == 0
    except BaseException as error:
        failed.append(repr(error))

threads = [threading.Thread(target=call, args=(n,)) for n in range(16)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert not failed, failed
"""


def run(script, *folders):
    paths = [*map(str, folders), sources.PATH]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True, text=True, timeout=120, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.long
def test_calls_while_another_thread_imports_jax(tmp_path):
    (tmp_path / "jax").mkdir()
    (tmp_path / "jax" / "__init__.py").write_text(HALFWAY)
    run(WHILE_IMPORTING, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("trial", range(5))
def test_first_calls_of_the_xla_engine_in_many_threads(trial):
    pytest.importorskip("jax")
    run(FIRST_CALLS)
