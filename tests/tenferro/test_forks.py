"""Processes made by `os.fork` while other threads work."""

import os
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest

import sources
from computegraph.guard import Guard
from computegraph.request_count import RequestCount
from tenferro import imports

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def run(*command, timeout=120, **environment):
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *command],
        capture_output=True, text=True, timeout=timeout, check=False,
        env={**os.environ, "PYTHONPATH": sources.PATH, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-5000:]
    return done.stdout, done.stderr[-5000:]


def stress(forks, seed, timeout):
    script = Path(__file__).with_name("run_forks.py")
    tiers = "0" if int(seed) % 2 else "1"
    said, errors = run(str(script), forks, seed, timeout=timeout, TENFERRO_TIERED_COMPILATION=tiers)
    assert said == f"0 of {forks} children failed\n", said + errors


def test_children_trace_compile_and_run():
    """Before locks were renewed in children, 20 of 20 hung."""
    stress("2", "0", 300)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_many_children_trace_compile_and_run(seed):
    stress("60", str(seed), 3000)


def in_a_child(work):
    """What the child of a fork returns, as its exit status."""
    pid = os.fork()
    if pid == 0:
        os._exit(int(work()))
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def test_what_is_imported_during_a_fork_takes_part_in_the_next_one(monkeypatch):
    """Another thread may import a module with such functions between the halves of a fork."""
    monkeypatch.setattr(imports, "_hooks", [])
    said = []

    def add(name):
        steps = (f"before {name}", f"parent {name}", f"child {name}")
        imports.around_forks(*(partial(said.append, step) for step in steps))

    add("a")
    imports._before_fork()
    add("b")
    imports._after_fork_in_parent()
    assert said == ["before a", "parent a"]
    imports._before_fork()
    imports._after_fork_in_child()
    assert said[2:] == ["before b", "before a", "child a", "child b"]


def while_held(guard, work):
    """Work while another thread holds a lock."""
    taken, done = threading.Event(), threading.Event()

    def hold():
        with guard.lock:
            taken.set()
            done.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    taken.wait()
    try:
        return work()
    finally:
        done.set()
        thread.join()


def test_a_guard_is_free_in_the_child():
    guard = Guard()
    assert while_held(guard, lambda: in_a_child(lambda: guard.lock.acquire(timeout=5))) == 1


def test_the_child_has_the_askers_of_its_own_thread():
    requests, told = RequestCount(), []
    requests.on_change(told.append)
    thread = threading.Thread(target=lambda: requests.add(2))
    thread.start()
    thread.join()
    requests.add(1)
    assert in_a_child(lambda: requests.count) == 1
    requests.add(-1)
    assert in_a_child(lambda: requests.count + 10 * len(told)) == 20  # told that none asks any more
    assert requests.count == 2
    assert told == [True]


LATE = """
import importlib.abc, os, sys, threading, time
import numpy as np
import tenferro as te

class Slow(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "tenferro.special.softmax":
            begun.set()
            time.sleep(0.5)

begun = threading.Event()
assert "tenferro.special" not in sys.modules
sys.meta_path.insert(0, Slow())
thread = threading.Thread(target=lambda: te.special)
thread.start()
begun.wait()
pid = os.fork()
if pid == 0:
    os._exit(not np.isclose(te.special.logsumexp(np.zeros(2)), np.log(2)))
for _ in range(300):
    ended, status = os.waitpid(pid, os.WNOHANG)
    if ended:
        break
    time.sleep(0.1)
else:
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    sys.exit("the child hangs")
thread.join()
sys.exit(os.waitstatus_to_exitcode(status))
"""


def test_a_fork_waits_for_imports():
    run("-c", LATE)


BEGUN = """
import importlib, os, sys, threading, time

begun, never = threading.Event(), threading.Event()

def hold():
    begun.set()
    never.wait()

def begin_to_look():
    with importlib._bootstrap._ModuleLockManager(WHERE):
        hold()

class Slow:
    asked = 0
    def find_spec(self, name, path, target=None):
        if name != WHERE or self.asked:
            return None
        self.asked += 1
        spec = importlib.util.find_spec(name)
        spec.loader.exec_module = lambda module: hold()
        return spec

def begin_to_execute():
    sys.meta_path.insert(0, Slow())
    importlib.import_module(WHERE)

def begin():
    assert WHERE not in sys.modules
    threading.Thread(target=BEGIN, daemon=True).start()
    begun.wait()

os.register_at_fork(before=begin)  # registered first, so that it is called last
import numpy as np
import tenferro as te

BEGIN = globals()[HOW]
pid = os.fork()
if pid == 0:
    os._exit(not np.isclose(te.special.logsumexp(np.zeros(2)), np.log(2)))
for _ in range(200):
    ended, status = os.waitpid(pid, os.WNOHANG)
    if ended:
        break
    time.sleep(0.1)
else:
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    print("the child hangs", file=sys.stderr)
    status = 256
os._exit(os.waitstatus_to_exitcode(status))
"""


@pytest.mark.sampled(4, "how")
@pytest.mark.parametrize("how", ["begin_to_look", "begin_to_execute"])
@pytest.mark.parametrize("where", ["tenferro.special", "tenferro.special.softmax"])
def test_an_import_that_begins_as_the_process_forks(where, how):
    """The moment after imports were waited for."""
    run("-c", f"WHERE, HOW = {where!r}, {how!r}\n{BEGUN}")
