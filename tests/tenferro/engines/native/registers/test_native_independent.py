"""Loops whose steps are independent but for elements that all of them read or add to."""

import random

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.registers import bounds
from tenferro.pytree import leaves

PLACES = {
    "row": lambda i, j, k, m: (i, j),
    "other row": lambda i, j, k, m: (k, j),
    "fixed": lambda i, j, k, m: (i, k),
    "corner": lambda i, j, k, m: (k, k),
    "before": lambda i, j, k, m: (i, j - 1),
    "from the end": lambda i, j, k, m: (i, m - 1 - j),
    "column": lambda i, j, k, m: (j, k),
}
COMMON = ("row", "other row", "fixed")


def random_program(seed):
    """Steps that write one array at random places, in a loop in a loop; and their bounds."""
    r = random.Random(seed)
    n = r.randint(41, 47)
    low, high = sorted(r.sample(range(1, n + 1), 2)) if r.random() < 0.2 else (1, n)
    scaled, rows = r.random() < 0.3, r.randint(2, 4)

    def place():
        return PLACES[r.choice(COMMON if r.random() < 0.85 else [*PLACES])]

    statements = [
        (r.choice(["set", "add", "least"]), place(), place(), place(), r.uniform(0.1, 0.4))
        for _ in range(r.randint(1, 2))
    ]

    def program(a, b, c, k):
        def step(i, j, a):
            for kind, to, x, y, weight in statements:
                at = to(i, j, k, n)
                new = weight * a[x(i, j, k, n)] * b[j]
                new = new + 0.3 * a[y(i, j, k, n)] * (c if scaled else 1.0)
                if kind == "add":
                    a[at] += new
                else:
                    a[at] = new if kind == "set" else np.where(new < a[at], new, a[at])
            return a

        def row(i, a):
            return te.fori_loop(low, high, lambda j, a: step(i, j, a), a)

        return te.fori_loop(0, rows, row, a)

    return program, n


@pytest.fixture
def independent(monkeypatch, tmp_path):
    """How each loop whose indices are within bounds was found to be; no code is on disk."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    found = []
    original = bounds.independent_steps

    def noted(*args):
        found.append(original(*args))
        return found[-1]

    monkeypatch.setattr(bounds, "independent_steps", noted)
    with te.runtime.tiered_compilation(False):  # no first result by NumPy
        yield found


def assert_close(found, expected, message):
    scale = max(float(np.max(np.abs(expected))), 1.0)
    np.testing.assert_allclose(found / scale, expected / scale, rtol=0, atol=1e-12, err_msg=message)


def test_random_steps_have_the_values_and_gradients_of_the_reference(independent):
    for seed in range(16):
        program, n = random_program(seed)
        rng = np.random.default_rng(seed)
        a, b, weights = rng.standard_normal((n, n)), rng.random(n), rng.standard_normal((n, n))

        def value(a, b, c, k, program=program, weights=weights):
            return np.sum(weights * program(a, b, c, k))

        both = [(te.jit(f, engine="native"), te.jit(f, engine="numpy")) for f in (program,)]
        slopes = te.grad(value, argnums=(0, 1, 2))
        both.append((te.jit(slopes, engine="native"), te.jit(slopes, engine="numpy")))
        for k in (1, n - 1):
            for native, reference in both:
                found, expected = (f(a, b, 0.9, np.int64(k)) for f in (native, reference))
                for got, want in zip(leaves(found), leaves(expected), strict=True):
                    assert_close(got, want, f"seed {seed}, k {k}")
    own = [x for x in independent if x is not None]
    assert len(own) >= 6 and len(own) < len(independent)
    assert any(x.reads for x in own) and any(x.sums for x in own) and any(x.meetings for x in own)


@te.adopt
def outer(a, x):
    """Each row scaled by a number, of which the cotangent is a sum over the row."""
    total = np.zeros(a.shape)
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            total[i, j] = np.sin(a[i, j]) * x[i]
    return total


def test_cotangents_of_numbers_that_all_steps_read_are_added_up(independent):
    rng = np.random.default_rng(1)
    a, x = rng.standard_normal((50, 61)), rng.standard_normal(50)
    found = te.jit(te.grad(lambda a, x: np.sum(outer(a, x) ** 2), argnums=(0, 1)))(a, x)
    np.testing.assert_allclose(found[1], 2 * x * np.sum(np.sin(a) ** 2, axis=1), rtol=1e-13)
    np.testing.assert_allclose(found[0], np.sin(2 * a) * x[:, None] ** 2, rtol=1e-12, atol=1e-14)


@te.adopt
def shortest(d):
    n = d.shape[0]
    for k in range(n):
        for i in range(n):
            for j in range(n):
                if d[i, k] + d[k, j] < d[i, j]:
                    d[i, j] = d[i, k] + d[k, j]
    return d


@pytest.mark.parametrize("n", [1, 5, 16, pytest.param(50, marks=pytest.mark.long)])
def test_the_gradient_of_shortest_paths_is_that_of_differences(n):
    rng = np.random.default_rng(n)
    d, weights = rng.random((n, n)), rng.standard_normal((n, n))

    @te.jit
    def value(d):
        return np.sum(weights * shortest(d) ** 2)

    slope = te.jit(te.grad(value))(d)
    for _ in range(2):
        way = rng.standard_normal((n, n))
        h = 1e-7
        difference = (value(d + h * way) - value(d - h * way)) / (2 * h)
        assert np.isclose(np.sum(slope * way), difference, rtol=1e-6, atol=1e-6)


def test_the_sum_of_what_steps_add_is_the_same_in_quick_and_optimized_code():
    rng = np.random.default_rng(0)
    d = rng.random((50, 50))
    gradient = te.grad(lambda d: np.sum(shortest(d.copy()) ** 2))
    with te.runtime.tiered_compilation(True):
        program = te.jit(gradient)
        early = program(d)
        te.runtime.wait_for_compilation()
        assert np.array_equal(program(d), early)
