"""The thread that compiles what can wait."""

import os
import threading
import time

import pytest
from compiling import foreground

from tenferro.engines.native.runtime.jobs.background import Background


@pytest.fixture
def background():
    made = Background()
    yield made
    made.close()


def test_jobs_run_in_order_in_one_thread_that_ends(background):
    ran = []
    with foreground(background):  # the thread begins with all of them
        for i in range(5):
            background.submit(lambda i=i: ran.append((i, threading.current_thread())))
    background.finish()
    assert [i for i, _ in ran] == list(range(5))
    (thread,) = {t for _, t in ran}
    assert thread is not threading.main_thread() and thread.daemon
    thread.join(5)
    assert not thread.is_alive()
    background.submit(lambda: ran.append((5, threading.current_thread())))
    background.finish()
    assert len(ran) == 6


def test_nothing_to_wait_for(background):
    background.finish()


def test_a_job_waits_until_nothing_is_compiled(background):
    ran = threading.Event()
    with foreground(background):
        background.submit(ran.set)
        with foreground(background):
            pass
        assert not ran.wait(0.1)
    assert ran.wait(5)


def test_a_job_does_not_wait_for_ever_while_others_compile_now_and_then(background, monkeypatch):
    monkeypatch.setattr("tenferro.engines.native.runtime.jobs.background._MOST_SECONDS", 0.2)
    ran = threading.Event()
    background.submit(ran.set)
    end = time.monotonic() + 10
    while not ran.wait(0.001) and time.monotonic() < end:
        with foreground(background):
            pass
    assert ran.is_set()


def test_who_compiles_comes_before_the_jobs_that_wait(background):
    begun, order = threading.Event(), []

    def first():
        begun.set()
        while not background._compiling:
            time.sleep(0.001)
        order.append("first job")

    background.submit(first)
    background.submit(lambda: order.append("second job"))
    assert begun.wait(5)
    with foreground(background):
        order.append("foreground")
    background.finish()
    assert order == ["first job", "foreground", "second job"]


def test_a_failure_is_shown_and_stops_no_other_job(background, monkeypatch):
    shown, ran = [], []
    monkeypatch.setattr(threading, "excepthook", lambda given: shown.append(given.exc_value))
    error = RuntimeError("cannot")

    def fail():
        raise error

    for job in (fail, lambda: ran.append(1), fail, lambda: ran.append(2)):
        background.submit(job)
    with pytest.raises(RuntimeError, match="RuntimeError: cannot"):
        background.finish()
    background.finish()
    assert ran == [1, 2] and shown == [error, error]


def test_closing_waits_for_the_job_that_runs_and_drops_the_others(background):
    begun, ran = threading.Event(), []

    def slow():
        begun.set()
        while not background._closed:
            time.sleep(0.001)
        ran.append("slow")

    background.submit(slow)
    background.submit(lambda: ran.append("other"))
    begun.wait()
    background.close()
    background.submit(lambda: ran.append("late"))
    background.finish()
    assert ran == ["slow"]


def test_many_threads_submit_compile_and_wait(background):
    ran = []

    def work():
        for i in range(20):
            background.submit(lambda i=i: ran.append(i))
            with foreground(background):
                pass
        background.finish()

    group = [threading.Thread(target=work) for _ in range(4)]
    for t in group:
        t.start()
    for t in group:
        t.join(30)
    background.finish()
    assert sorted(ran) == sorted(list(range(20)) * 4)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_waits_for_the_job_and_the_child_goes_on_with_the_others(background):
    begun, ended, ran = threading.Event(), [], []

    def slow():
        begun.set()
        while not background._compiling:
            time.sleep(0.001)
        ended.append(True)

    background.submit(slow)
    background.submit(lambda: ran.append(os.getpid()))
    begun.wait()
    background.before_fork()
    assert ended == [True] and not ran
    pid = os.fork()
    if pid == 0:
        background.after_fork_in_child()
        background.finish()
        os._exit(0 if ran == [os.getpid()] and len(ended) == 1 else 1)
    background.after_fork()
    background.finish()
    assert ran == [os.getpid()]
    assert os.waitpid(pid, 0)[1] == 0
