import contextlib
import ctypes
import os
import shutil
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from tenferro.engines.native.runtime import build
from tenferro.engines.native.runtime.code import library
from tenferro.engines.native.runtime.code.cache import load_cached
from tenferro.engines.native.runtime.code.target import compile_object, load_object
from tenferro.engines.native.runtime.resources import threads

pytestmark = pytest.mark.skipif(not threads._has_threads(), reason="needs POSIX threads")

TASKS = """
declare void @tenferro_parallel_for(ptr, ptr, i64)
declare ptr @pthread_self()

; context[i] += 1
define internal void @count(ptr %context, i64 %i) {
  %at = getelementptr i64, ptr %context, i64 %i
  %old = load i64, ptr %at
  %new = add i64 %old, 1
  store i64 %new, ptr %at
  ret void
}
define void @count_all(ptr %context, i64 %n) {
  call void @tenferro_parallel_for(ptr @count, ptr %context, i64 %n)
  ret void
}

; context[i] = the thread it ran in, after a while
define internal void @who(ptr %context, i64 %i) {
entry:
  br label %spin
spin:
  %k = phi i64 [ 0, %entry ], [ %next, %spin ]
  %next = add i64 %k, 1
  call void asm sideeffect "", "r"(i64 %next)
  %more = icmp ult i64 %next, 30000
  br i1 %more, label %spin, label %done
done:
  %self = call ptr @pthread_self()
  %at = getelementptr ptr, ptr %context, i64 %i
  store ptr %self, ptr %at
  ret void
}
define void @who_all(ptr %context, i64 %n) {
  call void @tenferro_parallel_for(ptr @who, ptr %context, i64 %n)
  ret void
}

; rows of 100 counters, counted by a parallel_for in each chunk
define internal void @row(ptr %context, i64 %i) {
  %offset = mul i64 %i, 100
  %at = getelementptr i64, ptr %context, i64 %offset
  call void @tenferro_parallel_for(ptr @count, ptr %at, i64 100)
  ret void
}
define void @row_all(ptr %context, i64 %n) {
  call void @tenferro_parallel_for(ptr @row, ptr %context, i64 %n)
  ret void
}

; sums of blocks of 1000 doubles: context is x, n blocks, then the n sums
define internal void @block(ptr %context, i64 %i) {
entry:
  %x = load ptr, ptr %context
  %sums.at = getelementptr ptr, ptr %context, i64 1
  %sums = load ptr, ptr %sums.at
  %first = mul i64 %i, 1000
  br label %head
head:
  %k = phi i64 [ 0, %entry ], [ %next, %head ]
  %sum = phi double [ 0.0, %entry ], [ %sum.next, %head ]
  %j = add i64 %first, %k
  %at = getelementptr double, ptr %x, i64 %j
  %value = load double, ptr %at
  %sum.next = fadd double %sum, %value
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, 1000
  br i1 %more, label %head, label %done
done:
  %sum.at = getelementptr double, ptr %sums, i64 %i
  store double %sum.next, ptr %sum.at
  ret void
}
define void @block_all(ptr %context, i64 %n) {
  call void @tenferro_parallel_for(ptr @block, ptr %context, i64 %n)
  ret void
}
"""
NAMES = ["count_all", "who_all", "row_all", "block_all"]


def functions(symbols=None):
    code = load_cached(TASKS, NAMES, symbols or threads.symbols())
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
    made = {name: kind(code[name]) for name in NAMES}
    made["code"] = code
    return made


@pytest.fixture(scope="module")
def tasks():
    return functions()


@pytest.fixture(params=[1, 2, 3, 8])
def n_threads(request):
    with threads.num_threads(request.param):
        yield request.param


@pytest.mark.parametrize("n", [0, 1, 2, 3, 7, 16, 1000])
def test_each_chunk_runs_once(tasks, n_threads, n):
    counters = np.zeros(n + 1, np.int64)
    for _ in range(300):
        tasks["count_all"](counters.ctypes.data, n)
    assert counters.tolist() == [300] * n + [0]


def test_a_negative_number_of_chunks_is_none(tasks):
    tasks["count_all"](None, -5)


def test_many_short_jobs(tasks):
    counters = np.zeros(3, np.int64)
    with threads.num_threads(8):
        for _ in range(50_000):
            tasks["count_all"](counters.ctypes.data, 3)
    assert counters.tolist() == [50_000] * 3


def test_jobs_after_the_workers_went_to_sleep(tasks):
    counters = np.zeros(8, np.int64)
    with threads.num_threads(4):
        for _ in range(100):
            tasks["count_all"](counters.ctypes.data, 8)
            time.sleep(0.001)
    assert counters.tolist() == [100] * 8


def ran_in(tasks, n=64):
    who = np.zeros(n, np.uint64)
    tasks["who_all"](who.ctypes.data, n)
    assert (who != 0).all()
    return set(who.tolist())


@contextlib.contextmanager
def processors_apart():
    """This thread on one processor and all others on the rest: workers leave that of a caller."""
    if sys.platform != "linux" or len(os.sched_getaffinity(0)) == 1:
        yield
        return
    every = os.sched_getaffinity(0)
    own, first = threading.get_native_id(), {min(every)}
    tasks = {int(task) for task in os.listdir("/proc/self/task")}  # noqa: PTH208
    for task in tasks:
        os.sched_setaffinity(task, first if task == own else every - first)
    try:
        yield
    finally:
        for task in tasks:
            os.sched_setaffinity(task, every)


def helped(tasks):
    """Whether a job is ever shared; a busy machine may keep a worker waiting for long."""
    ran_in(tasks)  # starts the workers
    end = time.monotonic() + 20
    with processors_apart():
        while len(ran_in(tasks)) < 2:
            if time.monotonic() > end:
                return False
    return True


def test_several_threads_work_and_no_more_than_allowed(tasks):
    for allowed in (1, 2, 3):
        with threads.num_threads(allowed):
            assert max(len(ran_in(tasks)) for _ in range(50)) <= allowed
            assert allowed == 1 or helped(tasks)
    assert threads.report().workers >= 2


def test_the_limit_holds_when_more_workers_were_started(tasks):
    with threads.num_threads(6):
        for _ in range(20):
            ran_in(tasks)
    with threads.num_threads(2):
        assert max(len(ran_in(tasks)) for _ in range(100)) <= 2
        assert helped(tasks)


def test_a_parallel_for_inside_another(tasks, n_threads):
    counters = np.zeros((40, 100), np.int64)
    for _ in range(50):
        tasks["row_all"](counters.ctypes.data, 40)
    assert (counters == 50).all()


def test_results_do_not_depend_on_the_number_of_threads(tasks):
    x = np.random.default_rng(0).normal(size=64_000)
    results = []
    for n in (1, 2, 3, 8):
        sums = np.empty(64)
        context = np.array([x.ctypes.data, sums.ctypes.data], np.uint64)
        with threads.num_threads(n):
            tasks["block_all"](context.ctypes.data, 64)
        results.append(sums.tobytes())
    assert len(set(results)) == 1
    np.testing.assert_allclose(sums, x.reshape(64, 1000).sum(1), rtol=1e-11)


def test_calls_from_several_python_threads(tasks):
    arrays = [np.zeros(50, np.int64) for _ in range(6)]

    def work(counters):
        with threads.num_threads(4):
            for _ in range(1000):
                tasks["count_all"](counters.ctypes.data, 50)

    group = [threading.Thread(target=work, args=(a,)) for a in arrays]
    for thread in group:
        thread.start()
    for thread in group:
        thread.join()
    assert all(a.tolist() == [1000] * 50 for a in arrays)


@pytest.fixture
def default():
    before = threads.get_num_threads()
    yield before
    threads.set_num_threads(before)


def test_the_default_and_the_own_number(default):
    threads.set_num_threads(5)
    assert threads.get_num_threads() == 5
    with threads.num_threads(3):
        assert threads.get_num_threads() == 3
        with threads.num_threads(2):
            assert threads.get_num_threads() == 2
        threads.set_num_threads(7)
        assert threads.get_num_threads() == 3
        other = []
        thread = threading.Thread(target=lambda: other.append(threads.get_num_threads()))
        thread.start()
        thread.join()
        assert other == [7]
    assert threads.get_num_threads() == 7
    assert threads.report().threads == 7


def test_an_exception_restores_the_number(default):
    with pytest.raises(ZeroDivisionError), threads.num_threads(default + 1):
        raise ZeroDivisionError
    assert threads.get_num_threads() == default


@pytest.mark.parametrize("n", [0, -1, 1025])
def test_numbers_of_threads_that_make_no_sense(n):
    with pytest.raises(ValueError, match=f"must be from 1 to 1024, got {n}"):
        threads.set_num_threads(n)
    with (
        pytest.raises(ValueError, match=f"must be from 1 to 1024, got {n}"),
        threads.num_threads(n),
    ):
        raise AssertionError


SETUP = f"""
import ctypes, os, pathlib, sys, threading, time
import numpy as np
sys.path.insert(0, {os.path.dirname(__file__)!r})
from tenferro.engines.native.runtime.resources import threads
from test_native_threads import functions, helped, ran_in
tasks = functions()
def check(n=16):
    counters = np.zeros(n, np.int64)
    for _ in range(200):
        tasks["count_all"](counters.ctypes.data, n)
    assert counters.tolist() == [200] * n
"""  # noqa: PTH120


def run_python(script, **changed):
    """Run a script with a changed environment; what is None is not set there."""
    every = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **changed}
    environment = {name: value for name, value in every.items() if value is not None}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", SETUP + script],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=60,
    )


def passes(script, **environment):
    done = run_python(script, **environment)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.long
def test_the_environment_gives_the_number():
    script = "print(threads.get_num_threads())"
    assert passes(script, TENFERRO_NUM_THREADS="3") == "3\n"
    for wrong in ("many", "0", "", "2.5"):
        done = run_python(script, TENFERRO_NUM_THREADS=wrong)
        assert f"must be a number from 1 to 1024, got {wrong!r}" in done.stderr
        assert done.returncode == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("value", "number"), [(" 4 ,2", 4), pytest.param("5000", 1024, marks=pytest.mark.long)]
)
def test_openmp_gives_the_number(value, number):
    script = "print(threads.get_num_threads())"
    unset = {"TENFERRO_NUM_THREADS": None}
    assert passes(script, OMP_NUM_THREADS=value, **unset) == f"{number}\n"
    assert passes(script, OMP_NUM_THREADS=value, TENFERRO_NUM_THREADS="2") == "2\n"


@pytest.mark.parametrize("value", ["0", "-1", "many", "2.5", ","])
def test_a_wrong_number_for_openmp_is_ignored_with_a_warning(value, monkeypatch):
    monkeypatch.setenv("OMP_NUM_THREADS", value)
    monkeypatch.delenv("TENFERRO_NUM_THREADS", raising=False)
    with pytest.warns(RuntimeWarning, match=f"OMP_NUM_THREADS is {value!r}, expected a positive"):
        assert threads._threads_at_start() == threads._available_processors()


@pytest.mark.long
def test_one_thread_starts_no_worker():
    script = "check(); print(threads.report().workers, len(os.listdir('/proc/self/task')))"
    if sys.platform == "linux":
        assert passes(script, TENFERRO_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1") == "0 1\n"


WAIT = """
    seen, status = os.waitpid(pid, 0)
    assert status == 0, status
    check()
    print("done")
"""


@pytest.mark.sampled(6)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("rest", ["pass", "time.sleep(0.01)"])
def test_a_forked_child_has_workers_of_its_own(rest):
    script = f"""
import warnings; warnings.simplefilter("ignore", DeprecationWarning)
threads.set_num_threads(3)
check(); {rest}
for _ in range(5):
    pid = os.fork()
    if pid == 0:
        assert threads.report().workers == 0
        check()
        assert threads.report().workers == 2
        assert helped(tasks)
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
    check()
print("done")
"""
    assert passes(script) == "done\n"


@pytest.mark.long
def test_a_fork_while_other_threads_are_at_work():
    script = """
import warnings; warnings.simplefilter("ignore", DeprecationWarning)
threads.set_num_threads(3)
going = True
def work():
    while going:
        ran_in(tasks)
group = [threading.Thread(target=work) for _ in range(2)]
for t in group: t.start()
for _ in range(20):
    pid = os.fork()
    if pid == 0:
        check(); time.sleep(0.002); check()
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
going = False
for t in group: t.join()
print("done")
"""
    assert passes(script) == "done\n"


@pytest.mark.long
def test_the_interpreter_ends_while_a_daemon_thread_is_at_work():
    script = """
threads.set_num_threads(3)
def work():
    while True:
        ran_in(tasks, 500)
for _ in range(2): threading.Thread(target=work, daemon=True).start()
time.sleep(0.1)
print("done")
"""
    for _ in range(5):
        assert passes(script) == "done\n"


def test_after_the_end_work_is_serial_and_workers_are_gone():
    script = """
import atexit
threads.set_num_threads(3)
check()
assert threads.report().workers == 2
atexit._run_exitfuncs()
check()
assert threads.report().workers == 0
assert len(ran_in(tasks)) == 1
print("done")
"""
    assert passes(script) == "done\n"


@pytest.mark.skipif(sys.platform != "linux", reason="binds threads to a processor")
def test_a_worker_on_the_processor_of_the_caller_takes_no_part():
    script = """
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
threads.set_num_threads(2)
check()
assert all(len(ran_in(tasks)) == 1 for _ in range(300))
print(threads.report().workers)
"""
    assert passes(script) == "1\n"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_short_jobs_do_not_wake_a_sleeping_worker_again_and_again():
    script = """
before = set(os.listdir("/proc/self/task"))
threads.set_num_threads(2)
check()
(task,) = set(os.listdir("/proc/self/task")) - before
assert os.sched_getscheduler(int(task)) == os.SCHED_BATCH
assert os.sched_getscheduler(0) == os.SCHED_OTHER
def sleeps():
    lines = pathlib.Path(f"/proc/self/task/{task}/status").read_text().splitlines()
    return int(next(l for l in lines if l.startswith("voluntary")).split()[1])
counters = np.zeros(8, np.int64)
time.sleep(0.05)
already = sleeps()
for _ in range(200):
    time.sleep(0.001)
    tasks["count_all"](counters.ctypes.data, 8)
print(sleeps() - already < 100)
"""
    assert passes(script) == "True\n"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_workers_take_no_signals():
    script = """
before = set(os.listdir("/proc/self/task"))
threads.set_num_threads(3)
check()
for task in set(os.listdir("/proc/self/task")) - before:
    lines = pathlib.Path(f"/proc/self/task/{task}/status").read_text().splitlines()
    blocked = int(next(l for l in lines if l.startswith("SigBlk")).split()[1], 16)
    assert blocked >> 1 & 1 and blocked >> 14 & 1, hex(blocked)
    print("worker")
import signal
assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
"""
    assert passes(script) == "worker\nworker\n"


def test_a_system_that_gives_no_threads_is_asked_once(monkeypatch, tmp_path):
    kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 4)
    asked = []

    @kind
    def refuse(*_):
        asked.append(1)
        return 11  # EAGAIN

    address = ctypes.cast(refuse, ctypes.c_void_p).value
    copy = shutil.copyfile(
        library.folder() / build.library_name(library.level()), tmp_path / "copy.so"
    )
    own = library.Library(copy, {"pthread_create": address})
    monkeypatch.setattr(threads, "library", lambda: own)
    monkeypatch.setattr(threads.atexit, "register", lambda function: None)
    monkeypatch.setattr(threads.os, "register_at_fork", lambda **functions: None)
    code = threads.started.__wrapped__()
    tasks = functions({"tenferro_parallel_for": code["tenferro_parallel_for"]})
    ctypes.c_int64.from_address(code["tenferro_default"]).value = 4
    counters = np.zeros(16, np.int64)
    for _ in range(100):
        tasks["count_all"](counters.ctypes.data, 16)
    assert counters.tolist() == [100] * 16
    assert len(asked) == 1


def test_without_posix_threads_all_work_is_serial(monkeypatch):
    monkeypatch.setattr(threads, "_has_threads", lambda: False)
    names = ("tenferro_parallel_for", "tenferro_limit", "tenferro_swap_limit")
    code = load_object(compile_object(library.ir_of("serial")), names)
    monkeypatch.setattr(threads, "library", lambda: code)
    monkeypatch.setattr(threads, "started", threads.started.__wrapped__)
    tasks = functions(threads.symbols())
    with threads.num_threads(4):
        assert threads.get_num_threads() == 1
        assert len(ran_in(tasks)) == 1
    assert threads.report() == threads.ThreadReport(1, 0)
    counters = np.zeros((40, 100), np.int64)
    tasks["row_all"](counters.ctypes.data, 40)
    assert (counters == 1).all()
