"""Several processes of several devices each: the numbers of one, and carrying on after a crash."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("jax")
EXAMPLE = Path(__file__).parents[4] / "examples" / "train_on_many.py"
RUN = [sys.executable, EXAMPLE, "--steps", "8"]


def environment(devices):
    flag = f"--xla_force_host_platform_device_count={devices}"
    return {**os.environ, "XLA_FLAGS": flag, "JAX_PLATFORMS": "cpu", "PYTHONUNBUFFERED": "1"}


def losses(text):
    return dict(re.findall(r"step (\d+): loss ([\d.]+)", text))


def alone(devices, *options):
    done = subprocess.run(
        [*RUN, *options], env=environment(devices), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return losses(done.stdout)


def free_port():
    with socket.create_server(("", 0)) as server:
        return server.getsockname()[1]


def started(count, *options):
    where = ["--processes", str(count), "--coordinator", f"localhost:{free_port()}"]
    return [
        subprocess.Popen(
            [*RUN, *where, "--process", str(i), *options], env=environment(2), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        for i in range(count)
    ]  # fmt: skip


def ended(processes):
    ends = [p.communicate(timeout=300) for p in processes]
    for process, (_, errors) in zip(processes, ends, strict=True):
        assert process.returncode == 0, errors
    return [losses(text) for text, _ in ends]


@pytest.fixture(scope="module")
def expected():
    """The losses on one device."""
    return alone(1)


def close(a, b):
    assert set(a) <= set(b)
    for k in a:
        assert abs(float(a[k]) - float(b[k])) < 1e-10, (k, a[k], b[k])


@pytest.mark.long
def test_one_process_of_eight_devices(expected):
    found = alone(8, "--model", "2")
    assert len(found) == 8
    close(found, expected)


@pytest.mark.parametrize("count", [2, pytest.param(4, marks=pytest.mark.long)])
def test_several_processes(expected, count):
    for found in ended(started(count, "--model", "2")):
        assert len(found) == 8
        close(found, expected)


def at_step_5(*options, count=2):
    """Processes that have made a few steps."""
    run = started(count, *options)
    for line in run[0].stdout:
        if line.startswith("step 5"):
            return run
    raise AssertionError(run[0].communicate())


def killed(*options):
    """Start two processes, and kill them after a few steps."""
    run = at_step_5(*options)
    for process in run:
        process.send_signal(signal.SIGKILL)
        process.communicate()


@pytest.mark.long
def test_a_killed_run_carries_on(expected, tmp_path):
    pytest.importorskip("orbax.checkpoint")
    options = ["--checkpoints", str(tmp_path / "kept"), "--every", "2"]
    killed(*options)
    for found in ended(started(2, *options)):
        assert min(map(int, found)) in (5, 7)
        assert max(map(int, found)) == 8
        close(found, expected)


@pytest.mark.long
def test_a_killed_run_carries_on_from_the_last_checkpoint_that_is_whole(expected, tmp_path):
    pytest.importorskip("orbax.checkpoint")
    options = ["--checkpoints", str(tmp_path / "kept"), "--every", "2"]
    killed(*options)
    last, before = sorted(int(path.name) for path in (tmp_path / "kept").iterdir())[:-3:-1]
    files = [path for path in (tmp_path / "kept" / str(last)).rglob("*") if path.is_file()]
    largest = max(files, key=lambda path: path.stat().st_size)
    data = bytearray(largest.read_bytes())
    data[len(data) // 2] ^= 1
    largest.write_bytes(data)
    for found in ended(started(2, *options)):
        assert min(map(int, found)) == before + 1
        assert max(map(int, found)) == 8
        close(found, expected)


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 3])
def test_a_killed_process_is_named_by_the_others(count):
    first, *others, last = at_step_5("--steps", "100000", count=count)
    last.send_signal(signal.SIGKILL)
    last.communicate()
    for process in (first, *others):
        errors = process.communicate(timeout=60)[1]
        assert f"process {count - 1} of {count} has ended; operations that" in errors
        # The first raises; jax aborts who still waits when it has ended.
        assert process.returncode == 1 or (process in others and process.returncode == -6), errors
        assert process in others or "Error" in errors


@pytest.mark.long
def test_processes_that_are_done_are_not_missed():
    for process in started(2):
        errors = process.communicate(timeout=120)[1]
        assert process.returncode == 0 and "has ended" not in errors, errors


@pytest.mark.long
def test_who_is_missing_is_named():
    code = "import sys, tenferro as te; te.sharding.connect(sys.argv[1], 3, int(sys.argv[2]), 6)"
    where = f"localhost:{free_port()}"
    both = [
        subprocess.Popen(
            [sys.executable, "-c", code, where, number], text=True, stderr=subprocess.PIPE,
            env=environment(1),
        )
        for number in "01"
    ]  # fmt: skip
    first, second = (p.communicate(timeout=100)[1] for p in both)
    assert "connect: processes [2] of 3 are missing after 6 s" in first
    assert "connect: process 1 did not connect to all others" in second
    assert all(p.returncode == 1 for p in both)


def test_addresses_and_numbers():
    from tenferro.sharding import connect

    with pytest.raises(ValueError, match="'localhost', expected 'host:port'"):
        connect("localhost", 2, 0)
    with pytest.raises(ValueError, match="process is 2, expected one of 0 to 1"):
        connect("localhost:1", 2, 2)
