"""Places that all steps of a loop read and none writes, which are read once before the loop."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import tenferro as te
from tenferro.adoption.functions import adopted_function
from tenferro.transforms.control import fixed_reads
from tenferro.transforms.control.fixed_reads import _Reads

N = 8
RANGES = (
    "range(k + 1, n - 1)", "range(k, n - 1)", "range(1, k)", "range(n - 2, k, -1)",
    "range(1, n - 1)", "range(k + 1, n - 1, 2)", "range(n, n)",
)  # fmt: skip
"""All counters are from 1 to n - 2."""


def _lu(a):
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            a[i, k] /= a[k, k]
            for j in range(k + 1, n):
                a[i, j] -= a[i, k] * a[k, j]
    return a


def random_program(seed, folder):
    """Loops that read a place of the counters around them, which they write in some programs."""
    rng = np.random.default_rng(seed)

    def index(counters):
        counter = str(rng.choice(counters))
        return str(rng.choice([counter, counter, f"{counter} + 1", f"{counter} - 1", "-1", "2"]))

    def place(counters):
        return f"a[{index(counters)}, {index(counters)}]"

    fixed, moving = place(["i", "k"]), place(["i", "j", "k"])
    written = rng.choice(["a[i, j]", "a[j, i]", "a[k, j]", "a[j, j]"])
    over, inner = rng.choice(RANGES[:-1]), rng.choice(RANGES)
    text = f"""
def f(a):
    n = a.shape[0]
    for k in range(1, n - 1):
        for i in {over}:
            a[i, k] *= 0.5 + {place(["k"])}
            for j in {inner}:
                {written} -= 0.3 * {fixed} * {moving}
            a[k, i] += 0.1 * {fixed}
    return a
"""
    path = folder / f"fixed_{seed}.py"
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.f


def loss(f):
    g = adopted_function(f)
    return lambda a: np.sum(np.sin(g(a)))


@pytest.mark.parametrize("seeds", [range(5, 7), pytest.param(range(8), marks=pytest.mark.long)])
def test_random_fixed_reads(seeds, tmp_path, monkeypatch):
    """Values are those of NumPy, and derivatives those of reads in every step."""
    found, numbers = fixed_reads.with_fixed_reads, []

    def counted(trace, loop, operands, starts):
        result = found(trace, loop, operands, starts)
        numbers.append(result[0].consts - loop.consts)
        return result

    monkeypatch.setattr(fixed_reads, "with_fixed_reads", counted)
    a = np.random.default_rng(1).uniform(0.5, 1.0, (N, N))
    for seed in seeds:
        f = random_program(seed, tmp_path)
        wanted = f(a.copy())
        for engine in ("numpy", "native"):
            value = te.jit(adopted_function(f), engine=engine)(a)
            np.testing.assert_allclose(value, wanted, rtol=1e-12, atol=1e-13)
        gradient = te.jit(te.grad(loss(f)), engine="native")(a)
        with monkeypatch.context() as off:
            off.setattr(fixed_reads, "with_fixed_reads", lambda _, loop, own, __: (loop, own))
            expected = te.jit(te.grad(loss(f)), engine="numpy")(a)
        np.testing.assert_allclose(gradient, expected, rtol=1e-9, atol=1e-11)
    assert any(numbers)
    assert not all(numbers)


def test_a_place_that_a_step_writes_is_read_in_every_step(tmp_path, monkeypatch):
    """Without the proof, a loop reads what an earlier step has replaced."""
    text = """
def f(a):
    n = a.shape[0]
    for k in range(n):
        for j in range(k, n):
            a[k, j] -= 0.3 * a[k, k] * a[j, k]
    return a
"""
    path = tmp_path / "replaced.py"
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    a = np.random.default_rng(1).uniform(0.5, 1.0, (N, N))
    wanted = module.f(a.copy())
    value = te.jit(adopted_function(module.f), engine="numpy")(a)
    np.testing.assert_allclose(value, wanted, rtol=1e-12)
    monkeypatch.setattr(fixed_reads, "apart", lambda *_: True)
    value = te.jit(adopted_function(module.f), engine="numpy")(a)
    assert not np.allclose(value, wanted, rtol=1e-3)


def test_the_innermost_loop_of_lu_has_a_constant_factor(monkeypatch):
    found, original = [], _Reads.changed

    def noted(reads):
        found.append(len(reads.found))
        return original(reads)

    monkeypatch.setattr(_Reads, "changed", noted)
    a = np.eye(N) + 0.01
    value = te.jit(adopted_function(_lu), engine="numpy")(a)
    assert found
    np.testing.assert_allclose(value, _lu(a.copy()), rtol=1e-14)
    te.check_grads(te.jit(adopted_function(_lu), engine="numpy"), (a,), order=1)
