"""Records of inner loops whose number of steps differs, in arrays with room for the most steps."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import tenferro as te
from tenferro.adoption.functions import adopted_function
from tenferro.ops.base.registry import forget_all
from tenferro.ops.loops import padded
from tenferro.ops.loops.finished import Steps

N = 16


def _gauss(a):
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            f = a[i, k] / a[k, k]
            for j in range(k, n):
                a[i, j] -= f * a[k, j]
    return a


ROOM = {
    "range(k + 1, n)": N - 1,
    "range(k - 1, -1, -1)": N - 1,
    "range(k, n, 2)": N // 2,
    "range(k + 2, n)": N - 2,
    "range(k // 2)": (N - 1) // 2,
}
"""Loops, and the most steps that they make: the length of their records."""


def gradient(f, engine):
    return te.jit(te.grad(lambda a: np.sum(np.sin(adopted_function(f)(a)))), engine=engine)


def matrix(seed=0):
    return np.random.default_rng(seed).standard_normal((N, N)) / N + 2.0 * np.eye(N)


@pytest.fixture
def rooms(monkeypatch):
    """The lengths of records that are arrays."""
    found, original = [], padded.padded

    def noted(stacks, steps, most, **options):
        found.append(most)
        return original(stacks, steps, most, **options)

    monkeypatch.setattr(padded, "padded", noted)
    forget_all()
    yield found
    forget_all()


def program(text, name, folder):
    path = folder / f"{name}.py"
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.f


@pytest.mark.sampled(4)
@pytest.mark.parametrize("over", ROOM)
def test_records_are_as_long_as_the_longest_loop(over, rooms, tmp_path):
    text = f"""
import numpy as np

def f(a):
    n = a.shape[0]
    for k in range(n):
        for i in {over}:
            f = np.sin(a[i, k] * a[k, k])
            for j in range(k, n):
                a[i, j] = 0.9 * a[i, j] + 0.1 * f
    return a
"""
    f, a = program(text, f"padded_{[*ROOM].index(over)}", tmp_path), matrix()
    values = [gradient(f, engine)(a) for engine in ("numpy", "native")]
    assert rooms == [ROOM[over]] * len(rooms) != []
    np.testing.assert_allclose(values[0], values[1], rtol=1e-12, atol=1e-13)
    te.check_grads(te.jit(adopted_function(f), engine="numpy"), (a,), order=1)


def test_second_derivatives_and_batches_of_padded_records(rooms):
    f = adopted_function(_gauss)
    a, e = matrix(), matrix(1)

    def along(a):
        return np.sum(np.sin(f(a)))

    gradients = te.jit(te.vmap(te.grad(along)), engine="numpy")(np.stack([a, e]))
    assert rooms
    np.testing.assert_allclose(gradients[0], gradient(_gauss, "numpy")(a), rtol=1e-11)
    np.testing.assert_allclose(gradients[1], gradient(_gauss, "numpy")(e), rtol=1e-11)
    h = 1e-5
    differences = (gradient(_gauss, "numpy")(a + h * e) - gradient(_gauss, "numpy")(a - h * e)) / (
        2 * h
    )
    for engine in ("numpy", "native"):
        back = te.jit(te.grad(lambda a: np.sum(te.grad(along)(a) * e)), engine=engine)(a)
        np.testing.assert_allclose(back, differences, rtol=1e-6, atol=1e-7)
        over = te.jit(lambda a: te.jvp(te.grad(along), (a,), (e,))[1], engine=engine)(a)
        np.testing.assert_allclose(over, differences, rtol=1e-6, atol=1e-7)


def random_program(seed, folder):
    """Loops in which a factor is read of a place that is then written."""
    rng = np.random.default_rng(seed)
    over, inner = rng.choice([*ROOM], 2)
    x, y, z = (f"a[{rng.choice(['i', 'k'])}, {rng.choice(['i', 'k'])}]" for _ in range(3))
    factor = rng.choice([f"{x} / (2.0 + {y} * {y})", f"np.tanh({x} - {y})", f"np.cos({x})"])
    other = rng.choice(["a[k, j]", "(0.1 * j)", "f", z])
    target = rng.choice(["a[i, j]", "a[j, i]", "a[k, j]"])
    text = f"""
import numpy as np

def f(a):
    n = a.shape[0]
    for k in range(n):
        for i in {over}:
            f = {factor}
            for j in {inner}:
                {target} -= 0.2 * f * {other}
            a[i, k] *= f
    return a
"""
    return program(text, f"random_{seed}", folder)


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 6), marks=pytest.mark.long)])
def test_random_loops_with_padded_records(seeds, tmp_path, rooms, monkeypatch):
    """The derivative is that without such records, bit by bit."""
    programs = [random_program(seed, tmp_path) for seed in seeds]
    a = np.random.default_rng(2).uniform(0.5, 1.5, (N, N)) / N + np.eye(N)
    values = [[gradient(f, engine)(a) for engine in ("numpy", "native")] for f in programs]
    assert rooms
    with monkeypatch.context() as off:
        off.setattr(Steps, "room", None)
        forget_all()
        expected = [gradient(f, "numpy")(a) for f in programs]
    for (first, second), wanted in zip(values, expected, strict=True):
        np.testing.assert_array_equal(first, wanted)
        np.testing.assert_allclose(second, wanted, rtol=1e-10, atol=1e-13)
