"""`tenferro doctor`: what is there is shown, what is missing is said."""

import os
import subprocess
import sys

import numpy as np
import pytest
from click.testing import CliRunner

import tenferro as te
from tenferro.cli import main
from tenferro.coverage import ours
from tenferro.doctor import findings, rates

pytest.importorskip("llvmlite")


def shown(*options):
    """What the command prints, without its frames."""
    done = CliRunner(env={"COLUMNS": "300"}).invoke(main, ["doctor", *options])
    assert done.exit_code == 0, done.output
    return done.output


def in_a_process(code="", **variables):
    """What a fresh process prints in which some Python ran first."""
    call = "from tenferro.cli import main; main(['doctor', '--no-rates'])"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{call}"],
        env={**os.environ, "COLUMNS": "300", **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def row(output, *cells):
    """The row of a table that begins with these cells."""
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in output.splitlines()]
    (found,) = [r for r in rows if tuple(r[: len(cells)]) == cells]
    return found[len(cells) :]


def test_everything_is_shown(monkeypatch, tmp_path):
    pytest.importorskip("jax")
    monkeypatch.setattr(rates, "LEAST", 16)
    monkeypatch.setattr(rates, "MOST", 32)
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    output = shown()
    assert row(output, "numpy", "runs") == []
    assert row(output, "native", "runs; the default") == []
    assert row(output, "numpy", "processor")[0].endswith("GFLOP/s (32)")
    assert all("GFLOP/s (32)" in cell for cell in row(output, "xla", "jax 0 (cpu)"))
    assert row(output, "jax 0", "cpu", "cpu", "0") == [""]
    assert row(output, "compiled programs")[0].startswith(str(tmp_path))
    assert row(output, "threads of the native engine") == [str(te.runtime.get_num_threads())]
    assert row(output, "numpy", np.__version__) == []


def test_rates_are_left_out_where_nobody_wants_them():
    assert "FLOP" not in shown("--no-rates")


def test_a_rate_is_that_of_the_product(monkeypatch):
    monkeypatch.setattr(rates, "LEAST", 64)
    monkeypatch.setattr(rates, "least_time", lambda call: call().shape[0] / 128 * 0.02)
    assert rates.product_rate("numpy", None, np.float64) == (128, 2 * 128**3 / 0.02)


def test_a_device_that_cannot_is_said(monkeypatch):
    def fails(*args):
        raise MemoryError("no room\nfor matrices")

    monkeypatch.setattr(rates, "product_rate", fails)
    assert rates.rates(["numpy"]) == [("numpy", "processor", *["MemoryError: no room"] * 2)]


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_every_family_is_counted_once(engine):
    ((name, *counts),) = findings.coverage([engine])
    assert name == engine
    assert sum(map(int, counts)) == len(ours())


def test_an_engine_that_computes_something_else_does_not_run(monkeypatch):
    monkeypatch.setattr(findings.te, "jit", lambda f, engine: lambda x: f(x) + 1e-9)
    assert all("does not run" in state for _, state in findings.engine_states())


def test_without_jax(monkeypatch):
    monkeypatch.setitem(sys.modules, "jax", None)
    output = shown("--no-rates")
    assert row(output, "jax") == ["not installed"]
    (state,) = row(output, "xla")
    assert "the xla engine needs jax, which is not installed (pip install 'tenferro[xla]'" in state
    assert row(output, "others")[0] == "jax is not installed: pip install 'tenferro[xla]'"


@pytest.mark.long
def test_without_llvmlite():
    output = in_a_process("import sys; sys.modules['llvmlite'] = None")
    assert row(output, "llvmlite") == ["not installed"]
    assert "llvmlite, which is not installed; the numpy engine" in row(output, "native")[0]
    assert row(output, "numpy", "runs") == []
    assert "threads of the native engine" not in output


@pytest.mark.long
def test_wrong_variables_are_said():
    output = in_a_process(TENFERRO_ENGINE="cuda", TENFERRO_NUM_THREADS="many")
    assert "TENFERRO_ENGINE: engine is 'cuda', expected one of" in row(output, "default")[0]
    assert "TENFERRO_NUM_THREADS must be a number" in row(output, "native")[0]
    assert row(output, "TENFERRO_NUM_THREADS") == ["many"]


@pytest.mark.long
def test_a_platform_that_does_not_start_is_said():
    pytest.importorskip("jax")
    output = in_a_process(JAX_PLATFORMS="nonsense")
    assert "nonsense" in row(output, "others")[0]
    assert "does not run: " in row(output, "xla")[0]


@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({}, "XLA takes 0.75 of a GPU's memory when it starts"),
        ({"XLA_CLIENT_MEM_FRACTION": "0.5"}, "XLA takes 0.5 of a GPU's memory"),
        ({"XLA_PYTHON_CLIENT_MEM_FRACTION": ".2"}, "XLA takes .2 of a GPU's memory"),
        ({"XLA_PYTHON_CLIENT_PREALLOCATE": "false"}, "taken as needed"),
        ({"XLA_PYTHON_CLIENT_PREALLOCATE": "true"}, "XLA takes 0.75"),
        ({"XLA_PYTHON_CLIENT_ALLOCATOR": "platform"}, "taken as needed"),
    ],
)
def test_preallocation_is_said(monkeypatch, variables, words):
    pytest.importorskip("jax")
    for name in findings.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert findings.preallocation().startswith(words)
