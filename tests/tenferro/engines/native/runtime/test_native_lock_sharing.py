"""How a long job and the calls of programs share Python's lock."""

import os
import threading
import time

import pytest

from tenferro.engines.native.runtime.jobs.background import Background


@pytest.fixture
def background():
    made = Background()
    yield made
    made.close()


class Counting:
    """A long job that gives way again and again."""

    def __init__(self, background):
        self.lock_sharing = background.lock_sharing
        self.count = 0
        self.begun, self.enough = threading.Event(), False

    def __call__(self):
        self.begun.set()
        while not self.enough:
            self.count += 1
            self.lock_sharing.give_way()
            time.sleep(0.0002)


@pytest.fixture
def job(background):
    made = Counting(background)
    background.submit(made, is_long=True)
    assert made.begun.wait(5)
    yield made
    made.enough = True
    background.finish()


def test_a_long_job_does_not_go_on_while_a_call_is_ahead(background, job):
    def work():
        time.sleep(0.02)  # until it gives way
        before = job.count
        time.sleep(0.1)
        return before, job.count

    before, after = background.lock_sharing.ahead(work)
    assert before == after > 0


def test_a_long_job_goes_on_for_as_long_as_the_call_took(background, job):
    before = job.count
    begun = time.monotonic()
    background.lock_sharing.ahead(lambda: time.sleep(0.1))
    assert time.monotonic() - begun >= 0.2
    assert job.count > before + 5


def test_short_calls_have_one_turn_of_the_job_together(background, job, monkeypatch):
    slept = []
    module = "tenferro.engines.native.runtime.jobs.lock_sharing"
    monkeypatch.setattr(f"{module}._LEAST_SECONDS", 1e6)
    monkeypatch.setattr(background.lock_sharing, "give_way", lambda: None)
    monkeypatch.setattr(f"{module}.time.sleep", slept.append)
    for _ in range(100):
        assert background.lock_sharing.ahead(pow, 2, 5) == 32
    assert not slept
    monkeypatch.setattr(f"{module}._LEAST_SECONDS", 0.0)
    background.lock_sharing.ahead(pow, 2, 5)
    assert slept


def test_a_job_has_its_turn_as_soon_as_calls_leave_it(background, job, monkeypatch):
    module = "tenferro.engines.native.runtime.jobs.lock_sharing"
    monkeypatch.setattr(f"{module}._TURN_SECONDS", 5.0)  # nothing but the turn wakes it
    background.lock_sharing.ahead(lambda: time.sleep(0.05))
    before, begun = job.count, time.monotonic()
    for _ in range(10):
        background.lock_sharing.ahead(lambda: time.sleep(0.02))
    assert job.count > before + 5 and time.monotonic() - begun < 2.0


def test_calls_do_not_wait_for_machine_code(background):
    begun, enough = threading.Event(), threading.Event()

    def job():
        with background.lock_sharing.without_lock():
            begun.set()
            enough.wait(5)

    background.submit(job, is_long=True)
    assert begun.wait(5)
    start = time.monotonic()
    for _ in range(3):
        background.lock_sharing.ahead(lambda: time.sleep(0.1))
    assert time.monotonic() - start < 0.5
    enough.set()
    background.finish()
    assert background.lock_sharing._needs_lock


def test_a_call_takes_no_longer_without_a_long_job(background):
    begun = time.monotonic()
    assert background.lock_sharing.ahead(lambda: time.sleep(0.2) or 3) == 3
    assert time.monotonic() - begun < 0.39


def test_a_long_job_begins_after_the_first_result(background):
    job = Counting(background)

    def work():
        background.submit(job, is_long=True)
        return job.begun.wait(0.4)

    begun = time.monotonic()
    assert not background.lock_sharing.ahead(work, first=True)
    assert time.monotonic() - begun < 0.7  # no job has waited that is to run for as long
    assert job.begun.wait(5)
    job.enough = True
    background.finish()


def test_a_long_job_does_not_wait_for_a_first_result_if_it_is_waited_for(background):
    job = Counting(background)
    job.enough = True

    def work():
        background.submit(job, is_long=True)
        background.finish()
        return job.begun.is_set()

    assert background.lock_sharing.ahead(work, first=True)


def test_a_failing_call_holds_up_nothing(background, job):
    with pytest.raises(ZeroDivisionError):
        background.lock_sharing.ahead(lambda: 1 / 0)
    before = job.count
    time.sleep(0.1)
    assert job.count > before


def test_a_call_that_waits_for_the_job_ends(background, job, monkeypatch):
    monkeypatch.setattr("tenferro.engines.native.runtime.jobs.lock_sharing._PAUSE_SECONDS", 0.02)

    def work():
        before = job.count
        while job.count < before + 3:
            time.sleep(0.001)
        return True

    assert background.lock_sharing.ahead(work)


def test_others_compile_while_a_long_job_runs(background, job):
    before = job.count
    for _ in range(20):
        assert background.foreground(lambda: 7) == 7
    time.sleep(0.05)
    assert job.count > before


def test_a_long_job_compiles_in_its_turn(background):
    found = []

    def plan():
        found.append(background.foreground(lambda: free(background.exclusive)))
        found.append(free(background.exclusive))

    background.submit(plan, is_long=True)
    background.finish()
    assert found == [False, True]


def free(lock):
    """Whether another thread can take a lock."""
    found = []

    def take():
        found.append(lock.acquire(timeout=0.2))
        if found[0]:
            lock.release()

    thread = threading.Thread(target=take)
    thread.start()
    thread.join()
    return found[0]


def test_jobs_keep_their_order(background):
    ran = []
    background.submit(lambda: ran.append("long"), is_long=True)
    background.submit(lambda: ran.append("short"))
    background.submit(lambda: ran.append("another"), is_long=True)
    background.finish()
    assert ran == ["long", "short", "another"]


def test_a_failure_of_a_long_job_is_shown(background, monkeypatch):
    shown = []
    monkeypatch.setattr(threading, "excepthook", lambda given: shown.append(given.exc_type))
    background.submit(lambda: 1 / 0, is_long=True)
    with pytest.raises(RuntimeError, match="ZeroDivisionError: division by zero"):
        background.finish()
    assert shown == [ZeroDivisionError]
    assert background.lock_sharing.lock.acquire(timeout=1)
    background.lock_sharing.lock.release()


def test_closing_cuts_a_long_job(background):
    job = Counting(background)
    background.submit(job, is_long=True)
    assert job.begun.wait(5)
    background.close()
    count = job.count
    time.sleep(0.02)
    assert job.count == count


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_waits_until_a_long_job_gives_way_and_the_child_begins_it_anew(background):
    inside, begun, parent, enough = [False], [], os.getpid(), threading.Event()

    def plan():
        begun.append(os.getpid())
        while os.getpid() == parent and not enough.is_set():
            inside[0] = True
            time.sleep(0.005)
            inside[0] = False
            background.lock_sharing.give_way()

    background.submit(plan, is_long=True)
    while not begun:
        time.sleep(0.001)
    for _ in range(5):
        background.before_fork()
        assert not inside[0]
        pid = os.fork()
        if pid == 0:
            background.after_fork_in_child()
            background.finish()
            os._exit(0 if begun == [parent, os.getpid()] else 1)
        background.after_fork()
        assert os.waitpid(pid, 0)[1] == 0
    enough.set()
    background.finish()
    assert begun == [parent]
